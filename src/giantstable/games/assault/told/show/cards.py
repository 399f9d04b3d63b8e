"""Cards that change hands: trades, discarded cards, what is spent for points, and spells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from giantstable.games.assault.box.effects import (
    DRAW_SPELLS,
    FOOD,
    MAGIC,
    MARKERS,
    PLACE_MARKER,
    RECRUIT_POINTS,
    SPEND_FOR_MARKER,
    UNIQUE,
    Effect,
)
from giantstable.games.assault.rules.commands.trade import WANTED, originals
from giantstable.games.assault.rules.effects.marker_worth import marker_worth
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import ALL, DECK, DONE, TOP, is_friendly, partner_of
from giantstable.games.assault.table.realm import KINDS_OF_CARDS, Realm, without
from giantstable.games.assault.told.ids import region_id
from giantstable.games.assault.told.show.told import cards, come_and_go
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

# -- trade ---------------------------------------------------------------------------------------


def partner(realm: Realm, race: int, d: Decision, code: int) -> shapes.TradeShow:
    """Return a trade before anything is chosen."""
    empty = [0] * (2 * KINDS_OF_CARDS)
    return _trade(realm, race, code, d.about, empty)


def choice(realm: Realm, d: Decision, code: int) -> shapes.TradeShow:
    """Return the trade that is put together, with one card more."""
    offer = realm.offer.copy()
    if code != DONE:
        given = d.kind_of is asks.GIVE or d.kind_of is asks.GIVE_DECK
        offer[code if given else WANTED + code] += 1
    return _trade(realm, realm.active, realm.partner, realm.limit, offer)


def agreed(realm: Realm) -> shapes.TradeShow:
    """Return the trade that was offered."""
    return _trade(realm, realm.active, realm.partner, realm.limit, realm.offer)


def _trade(realm: Realm, race: int, code: int, limit: int, offer: list[int]) -> shapes.TradeShow:
    kind: Literal["friendly", "forced", "deck"] = "deck"
    theirs = [0] * KINDS_OF_CARDS
    if code != DECK:
        other = partner_of(code)
        theirs = _owned(realm, other)
        kind = "friendly" if is_friendly(code) else "forced"
        if kind == "forced":
            theirs = originals(realm, other)
            limit = min(limit, sum(theirs))  # AG-TRADE-09
    mine = _owned(realm, race)
    return {
        "partner": "" if code == DECK else realm.world.box.races[partner_of(code)].id,
        "kind": kind,
        "limit": limit,
        "gives": cards(offer[:WANTED]),
        "wants": cards(offer[WANTED:]),
        "may_give": cards([mine[i] - offer[i] for i in range(KINDS_OF_CARDS)]),
        "may_want": cards([theirs[i] - offer[WANTED + i] for i in range(KINDS_OF_CARDS)]),
    }


def _owned(realm: Realm, race: int) -> list[int]:
    return [realm.owns(race, kind) for kind in range(KINDS_OF_CARDS)]


def take(realm: Realm, d: Decision, code: int) -> shapes.CardsShow:
    """Return what comes back for what was discarded: one from the pile, the rest from the deck."""
    if code == DONE:
        return come_and_go(draws=d.about, shuffles=d.about > len(realm.deck))
    return come_and_go(gains=code, draws=d.about - 1, shuffles=d.about - 1 > len(realm.deck))


def plundered(realm: Realm, d: Decision, code: int) -> shapes.CardsShow:
    """Return what one draws of the bonus: one card, or all."""
    drawn = min(d.about if code == ALL else 1, len(realm.deck) + len(realm.discard))
    return come_and_go(draws=drawn, shuffles=drawn > len(realm.deck))


# -- unique commands -----------------------------------------------------------------------------


def _printed(realm: Realm, race: int, kind: int) -> Effect:
    """Return an effect of a race's unique command."""
    for part in realm.world.box.races[race].commands[UNIQUE].parts:
        for effect in part.choices:
            if effect.kind == kind:
                return effect
    raise ValueError(kind)


def spend(d: Decision, code: int) -> shapes.Show | None:
    """Return a card that is fed or sold for points."""
    return None if code == NO else {"cards": come_and_go(spends=d.subject), "points": d.about}


def forge(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    """Return Ore for a Forge Marker, or for a new card."""
    effect = realm.world.box.races[race].commands[UNIQUE].parts[d.subject].choices[code]
    if effect.kind == SPEND_FOR_MARKER:
        return {
            "cards": come_and_go(spends=effect.resource),
            "marks": {"marker": MARKERS[effect.marker], "region": ""},
        }
    drawn = min(effect.by, len(realm.deck) + len(realm.discard) + 1)
    return {
        "cards": come_and_go(spends=effect.resource, draws=drawn, shuffles=drawn > len(realm.deck))
    }


def mark(realm: Realm, race: int, d: Decision, region: int) -> shapes.Show:
    """Return a Story Marker of a command, and its points."""
    effect = _printed(realm, race, PLACE_MARKER)
    return {
        "marks": {
            "marker": MARKERS[d.subject],
            "region": region_id(realm, region),
        },
        "points": marker_worth(realm, race, effect),
    }


def eat(realm: Realm, d: Decision) -> shapes.Show:
    """Return Food for Recruit Points."""
    meal = 0
    for effect in realm.world.box.resources[FOOD].effects:
        if effect.kind == RECRUIT_POINTS:
            meal = effect.by
    return {"cards": come_and_go(spends=FOOD), "left": d.about + meal}


# -- spells --------------------------------------------------------------------------------------


def study(realm: Realm, race: int, code: int) -> shapes.CardsShow:
    """Return spells that are drawn, or the one that was discarded last."""
    found = come_and_go()
    if code == TOP:
        found["spells"] = [realm.world.box.spells[realm.spell_discard[-1]].id]
        return found
    lie = len(realm.spell_deck) + len(realm.spell_discard)
    for part in realm.world.box.races[race].commands[MAGIC].parts:
        for effect in part.choices:
            if effect.kind == DRAW_SPELLS:
                found["draws"] = min(effect.by, lie)
                found["keeps"] = min(effect.keep, lie)
    found["shuffles"] = found["draws"] > len(realm.spell_deck)
    return found


def keep(realm: Realm, d: Decision, code: int) -> shapes.CardsShow:
    """Return the spell that is kept, and those that are discarded for it if it is the last."""
    found = come_and_go()
    spells = realm.world.box.spells
    found["spells"] = [spells[code].id]
    if d.about == 1:
        found["discards"] = [spells[other].id for other in without(realm.drawn, code)]
    return found
