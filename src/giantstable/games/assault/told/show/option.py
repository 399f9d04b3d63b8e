"""What an option would do, whatever is asked.

Nothing that its seat may not know goes into it: neither the order of a deck nor the spells of
others, and nothing that chance has not said yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.assault.box.cards import EventCard
from giantstable.games.assault.box.effects import (
    MARK_REGION,
    MARKERS,
    MOVE_CASTLE,
    PLACE_UNIT,
    RELOCATE,
    SHIFT,
    Effect,
)
from giantstable.games.assault.rules.commands.unique.search_for_treasures import float_to
from giantstable.games.assault.rules.leader_abilities import return_to
from giantstable.games.assault.rules.region_limits import champion_fits
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import (
    NONE,
    ONE,
    SOLDIERS,
    count,
    kind_of,
    size,
    soldier_of,
    soldiers,
)
from giantstable.games.assault.table.codes import (
    ALL,
    CAST,
    CLAIM,
    DONE,
    EAT,
    RETURN_HOME,
    SHIFT_TO,
    effect_of,
    leader_card_of,
    number_of,
    region_of,
    to_of,
)
from giantstable.games.assault.table.nouns import event_card
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told.ids import region_id
from giantstable.games.assault.told.show import attack, cards, dice, loss, slayers, spell, way
from giantstable.games.assault.told.show.claim import claim
from giantstable.games.assault.told.show.command import command
from giantstable.games.assault.told.show.could import could
from giantstable.games.assault.told.show.told import (
    asked_first,
    come_and_go,
    region_ids,
    room,
    unit_id,
    unit_ids,
)
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.form import NO

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

DISCARDED: Final[list[DecisionKind]] = [
    asks.PICK, asks.PICK_BACK, asks.EVENT_CARD, asks.LEADER_CARD, asks.SCAVENGE,
]  # fmt: skip
TRADES: Final[list[DecisionKind]] = [asks.GIVE, asks.GIVE_DECK, asks.WANT, asks.RETURN]
SLAYERS: Final[list[DecisionKind]] = [asks.SLAYER_RECRUIT, asks.SLAYER_MOVE, asks.SLAYER_ATTACK]


def show(realm: Realm, d: Decision, code: int) -> shapes.Show | None:
    """Return everything known of an option; None where nothing more is."""
    race = realm.race_of[d.seat]
    kind = d.kind_of
    if kind is asks.ACT or kind is asks.COMMAND:
        return _turn(realm, race, code)
    if realm.combat is not None:
        return _in_battle(realm, d, code)
    if kind in TRADES:
        return {"trade": cards.choice(realm, d, code)}
    if kind is asks.TAKE:
        return {"cards": cards.take(realm, d, code)}
    if code == DONE:
        return None
    if kind in DISCARDED:
        return {"cards": come_and_go(gains=code)}
    if kind in SLAYERS:
        return slayers.action(realm, race, d, code)
    shown = _units(realm, race, d, code)
    return _cards(realm, race, d, code) if shown is None else shown


def _turn(realm: Realm, race: int, code: int) -> shapes.Show:
    if code < CLAIM:
        return {"command": command(realm, race, code)}
    if code < CAST:
        return {"claim": claim(realm, race, code)}
    return {"spell": spell.spell(realm, race, code)}


# -- units and regions ---------------------------------------------------------------------------


def _units(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show | None:
    """Return what becomes of units; None if it is about something else."""
    kind = d.kind_of
    if kind is asks.MANEUVER:
        return way.maneuver(realm, race, d, code)
    if kind is asks.ONWARD:
        return way.onward(realm, race, d, code)
    if kind is asks.PASSAGE:
        return way.passage(realm, race, d, code)
    if kind is asks.ROOM:
        return {"sent_back": _sent_back(realm, race, d.subject, code)}
    if kind is asks.RECRUIT:
        return cards.eat(realm, d) if code == EAT else _recruit(realm, race, d, code)
    if kind is asks.RELOCATE or kind is asks.RELOCATE_SPELL:
        return _relocate(realm, race, d, code)
    if kind is asks.HEAL or kind is asks.HEAL_EVENT:
        sick = spell.turned(realm, race, number_of(code), region_of(code))
        return {"turned": [sick], "left": d.about - 1}
    if kind is asks.SPELL_AIM:
        return spell.aim(realm, race, d, code)
    if kind is asks.CASUALTY:  # by a spell in somebody's turn
        return {"loss": loss.casualty(realm, d, code)}
    if kind is asks.ATTACK and number_of(code) != SHIFT_TO:
        return {"attack": attack.attack(realm, race, code)}
    if kind is asks.ATTACK:
        here = realm.army[region_of(code)]
        can: shapes.Can = {"does": Effect(SHIFT).name, "n": size(here)}
        can["units"] = unit_ids(realm, race, soldiers(here))
        return {"region": region_id(realm, to_of(code)), "can": [can]}
    if kind is asks.SHIFT:
        return _goes(realm, race, code, d.subject, d.about)
    if kind is asks.RIDE:
        return _goes(realm, race, code, d.about, d.subject)
    return None


def _sent_back(realm: Realm, race: int, region: int, soldier: int) -> shapes.SentBack:
    then = realm.copy()
    then.put_army(region, race, then.army[region] - ONE[soldier])
    return {
        "unit": unit_id(realm, race, soldier),
        "region": region_id(realm, region),
        "left": room(then, race, region, 0)["n"],
    }


def _recruit(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    unit = number_of(code)
    region = region_of(code)
    price = realm.world.value[race][unit]
    return {
        "recruit": {
            "unit": unit_id(realm, race, soldier_of(unit)),
            "region": region_id(realm, region),
            "price": price,
            "left": d.about - price,
            "room": _room_for(realm, race, soldier_of(unit), region),
        }
    }


def _room_for(realm: Realm, race: int, soldier: int, region: int) -> shapes.Room:
    """Return who has to go for a unit that comes from the supply."""
    then = realm.copy()
    then.supply[race] -= ONE[soldier & ~1]
    then.put_army(region, race, then.army[region] + ONE[soldier])
    return room(then, race, region, ONE[soldier])


def _relocate(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show:
    soldier = number_of(code)
    here, there = region_of(code), to_of(code)
    shown: shapes.Show = {"way": way.carried(realm, race, soldier, here, there, d.about - 1)}
    if d.kind_of is asks.RELOCATE and soldier & 1 and _heals(realm, race):  # AG-LEADER-17
        shown["turned"] = [spell.turned(realm, race, soldier, there)]
    return shown


def _heals(realm: Realm, race: int) -> bool:
    """Return whether those whom a leader carries are healed."""
    for leader in realm.world.box.races[race].leaders:
        for effect in leader.now:
            if effect.kind == RELOCATE and effect.heal:
                return True
    return False


def _goes(realm: Realm, race: int, code: int, here: int, there: int) -> shapes.Show:
    """Return a unit, or all, that go along with an army or a castle."""
    if code < SOLDIERS:
        return {"way": way.carried(realm, race, code, here, there, 0)}
    assert code == ALL
    then = realm.copy()
    army = then.army[here]
    gone = NONE
    for soldier in soldiers(army):
        for _ in range(count(army, soldier)):
            if champion_fits(then, race, kind_of(soldier), there):
                then.put_army(here, race, then.army[here] - ONE[soldier])
                then.put_army(there, race, then.army[there] + ONE[soldier])
                gone += ONE[soldier]
    return {"region": region_id(realm, there), "room": room(then, race, there, gone)}


# -- cards, leaders, markers ---------------------------------------------------------------------


def _cards(realm: Realm, race: int, d: Decision, code: int) -> shapes.Show | None:
    kind = d.kind_of
    if kind is asks.PARTNER:
        return {"trade": cards.partner(realm, race, d, code)}
    if kind is asks.AGREE:
        return None if code == NO else {"trade": cards.agreed(realm)}
    if kind is asks.LEADER_DO:
        return _leader(realm, race, code)
    if kind is asks.RETURN_TO:
        soldier = soldier_of(d.subject, True)
        return {
            "region": region_id(realm, code),
            "room": _room_for(realm, race, soldier, code),
        }
    if kind is asks.PLUNDER:
        return {"cards": cards.plundered(realm, d, code)}
    if kind is asks.SPELLS:
        return {"cards": cards.study(realm, race, code)}
    if kind is asks.KEEP:
        return {"cards": cards.keep(realm, d, code)}
    if kind is asks.MARK:
        return cards.mark(realm, race, d, code)
    if kind is asks.FEED or kind is asks.SELL:
        return cards.spend(d, code)
    if kind is asks.FORGE:
        return cards.forge(realm, race, d, code)
    if kind is asks.CASTLE:
        return _castle(realm, race, code)
    if kind is asks.EVENT_REGION:
        return _rewarded(realm, race, event_card(realm, d.subject), code)
    return None


def _rewarded(realm: Realm, race: int, event: EventCard, region: int) -> shapes.Show:
    """Return where the marker of an Event goes, or its unit comes, and who makes room for it."""
    shown: shapes.Show = {"region": region_id(realm, region)}
    for reward in event.rewards:
        if reward.kind == MARK_REGION:
            shown["marks"] = {"marker": MARKERS[reward.marker], "region": shown["region"]}
        elif reward.kind == PLACE_UNIT:
            newcomer = ONE[soldier_of(reward.unit - realm.world.first_unit[race])]
            then = realm.copy()
            then.put_army(region, race, then.army[region] + newcomer)
            shown["room"] = room(then, race, region, newcomer)
    return shown


def _castle(realm: Realm, race: int, to: int) -> shapes.Show:
    """Return where Lyn Armaal would float, and who could ride along."""
    asked = asked_first(float_to(realm.copy(), race, to))
    riders: list[int] = []
    if asked is not None and asked.kind_of is asks.RIDE:
        riders = [code for code in asked.codes if code < SOLDIERS]
    can: shapes.Can = {
        "does": Effect(MOVE_CASTLE).name,
        "n": len(riders),
        "units": unit_ids(realm, race, riders),
    }
    return {"region": region_id(realm, to), "can": [can]}


def _leader(realm: Realm, race: int, code: int) -> shapes.Show:
    """Return what a leader would do, or where one returns."""
    if code < RETURN_HOME:
        leader = realm.world.box.races[race].leaders[leader_card_of(code)]
        return {"can": [could(realm, race, leader.now[effect_of(code)])]}
    regions = return_to(realm, race)
    names = region_ids(realm, regions)
    soldier = soldier_of(code - RETURN_HOME, True)
    shown: shapes.Show = {
        "can": [{"does": "return-leader", "n": 1, "regions": names}],
    }
    if len(names) == 1:
        region = regions.bit_length() - 1
        shown["region"] = names[0]
        shown["room"] = _room_for(realm, race, soldier, region)
    return shown


# -- battle --------------------------------------------------------------------------------------


def _in_battle(realm: Realm, d: Decision, code: int) -> shapes.Show | None:
    """Return what an option of a battle comes to."""
    kind = d.kind_of
    if kind is asks.HOLD_BACK:
        return {"attack": attack.held_back(realm, code)}
    if kind is asks.WEAKEN:
        return spell.weaken(realm, d, code)
    if kind is asks.TOTALS or kind is asks.START_SPELL:
        if CAST <= code < DONE:
            return spell.in_battle(realm, d, code)
        return dice.totals(realm, d, code) if kind is asks.TOTALS else _as_it_is(realm)
    if kind is asks.REROLL:
        return {"dice": dice.reroll(realm, d, code)}
    if kind is asks.SET_DIE:
        return {"dice": dice.set_die(realm, d, code)}
    if kind is asks.MODIFY:
        return dice.totals(realm, d, DONE) if code == DONE else _modify(realm, d, code)
    if kind is asks.CONVERT:
        return {"dice": dice.convert(realm, d, code)}
    if kind is asks.HOOK:
        return None if code == NO else {"dice": dice.hook(realm)}
    if kind is asks.CASUALTY:
        return {"loss": loss.casualty(realm, d, code)}
    if kind is asks.SLAYER_CASUALTY:
        return {"loss": loss.slayer_casualty(realm, d, code)}
    if kind is asks.STAY_BEHIND:
        return {"conquest": attack.conquest(realm, d, code)}
    return None


def _as_it_is(realm: Realm) -> shapes.Show:
    assert realm.combat is not None
    return {"attack": attack.battle(realm, realm.combat)}


def _modify(realm: Realm, d: Decision, code: int) -> shapes.Show:
    return {"dice": dice.modifier(realm, d.subject, code)}
