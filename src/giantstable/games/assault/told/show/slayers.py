"""Giantslayers: where they go or attack, and the actions left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.stock import MOVE_SLAYER, RECRUIT_SLAYER, SLAYER_ATTACK
from giantstable.games.assault.rules.giantslayers import assault
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import number_of, region_of
from giantstable.games.assault.table.nouns import band
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told.ids import region_id
from giantstable.games.assault.told.show.attack import battle
from giantstable.kernel.decision import Decision

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def action(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    """Return an action of giantslayers."""
    prices = realm.world.box.stock.slayer_prices
    attacks = d.kind_of is asks.SLAYER_ATTACK
    mask = number_of(code) if attacks else 1 << number_of(code)
    price = prices[SLAYER_ATTACK] * mask.bit_count()
    if d.kind_of is asks.SLAYER_RECRUIT:
        price = prices[RECRUIT_SLAYER]
    elif d.kind_of is asks.SLAYER_MOVE:
        price = prices[MOVE_SLAYER]
    shown: shapes.Show = {
        "slayers": {
            "slayers": [slayer.id for slayer in band(realm, mask)],
            "region": region_id(realm, region_of(code)),
            "left": d.about - price,
        }
    }
    if attacks:
        shown["attack"] = battle(realm, assault(realm, race, mask, region_of(code)))
    return shown
