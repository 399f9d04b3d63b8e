"""A command, if it were played now: what its parts come to, and what they could do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.cards import LEFT, Command
from giantstable.games.assault.box.effects import (
    ARCANE_TO_HITS,
    BATTLE,
    COMMANDS,
    DRAW_FROM_REGIONS,
    DRAW_RESOURCES,
    DRAW_SPELLS,
    EXCHANGE,
    HEAL,
    LEADER_ABILITY,
    MANEUVERS,
    RECRUIT_POINTS,
    RETURN_LEADER,
    SHIFT,
    SLAYER_ACTIONS,
    TAKE_BACK,
    TOP_SPELL,
    UNIQUE,
    Effect,
)
from giantstable.games.assault.rules.battle.nine_steps import attack_command
from giantstable.games.assault.rules.commands import leader, recruit, trade
from giantstable.games.assault.rules.commands.move import maneuvers
from giantstable.games.assault.rules.commands.plunder import small_folk_regions
from giantstable.games.assault.rules.commands.rest import wounded
from giantstable.games.assault.rules.commands.worth import cards_left, comes_to
from giantstable.games.assault.rules.leader_abilities import lasting, return_to
from giantstable.games.assault.table.army import count, soldier_of
from giantstable.games.assault.table.codes import (
    DECK,
    DONE,
    EAT,
    RETURN_HOME,
    SHIFT_TO,
    leader_card_of,
    number_of,
    partner_of,
    region_of,
    to_of,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told.show.could import could
from giantstable.games.assault.told.show.told import asked_first, region_ids, unit_ids
from giantstable.kernel.decision import Play
from giantstable.kernel.masks import mask_of

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def command(realm: Realm, race: int, kind: int) -> shapes.CommandShow:
    """Return what a command would come to."""
    then = realm.copy()
    card = realm.world.box.races[race].commands[kind]
    left = cards_left(realm, race, kind)
    before = len(then.row[race])
    then.row[race] = [*then.row[race], kind]
    can = _parts(then, race, card, left) if kind != UNIQUE else _unique(then, race, card, left)
    idle = [ARCANE_TO_HITS] if before else [ARCANE_TO_HITS, TAKE_BACK]
    words = [Effect(effect).name for effect in idle]
    return {
        "command": COMMANDS[kind],
        "left": left,
        "parts": [comes_to(realm, race, part, left) for part in card.parts],
        "can": can,
        "empty": not any(each["n"] > 0 for each in can if each["does"] not in words),
    }


def _parts(then: Realm, race: int, card: Command, left: int) -> list[shapes.Can]:
    """Return what the effects of a card that every race has could do."""
    found: list[shapes.Can] = []
    seen: list[int] = []
    for part in card.parts:
        for effect in part.choices:
            if effect.kind in seen:
                continue  # "6, and 1 for each card to the left" are one number
            seen.append(effect.kind)
            n = card.base(effect.kind) + card.bonus(effect.kind) * left
            found.extend(_effect(then, race, effect, n, left))
    return found


def _effect(then: Realm, race: int, effect: Effect, n: int, left: int) -> list[shapes.Can]:
    """Return what one of them could do; what only lies there for later is left out."""
    kind = effect.kind
    name = effect.name
    if kind == MANEUVERS:
        codes = _codes(maneuvers(then, race, n))
        to = mask_of([to_of(code) for code in codes])
        return [_where(then, name, n if codes else 0, to)]
    if kind == DRAW_RESOURCES:
        return [{"does": name, "n": min(n, len(then.deck) + len(then.discard))}]
    if kind == DRAW_FROM_REGIONS:
        reached = min(n, small_folk_regions(then, race))
        most = max(0, len(then.deck) + len(then.discard) - 2)
        held = then.held[race] & then.world.board.small_folk
        return [_where(then, name, min(reached, most), held)]
    if kind == EXCHANGE:
        return [_partners(then, race, name, n)]
    if kind == RECRUIT_POINTS:
        return [_recruits(then, race, name, n)]
    if kind == LEADER_ABILITY:
        return _abilities(then, race, left)
    if kind == RETURN_LEADER:
        return [_return(then, race, name, left)]
    if kind == DRAW_SPELLS:
        lie = len(then.spell_deck) + len(then.spell_discard)
        return [{"does": name, "n": min(effect.by, lie)}]
    if kind == TOP_SPELL:
        return [could(then, race, effect)]
    if kind in (BATTLE, SHIFT):
        number = SHIFT_TO if kind == SHIFT else 0
        codes = _codes(attack_command(then, race, left))
        to = mask_of([to_of(code) for code in codes if number_of(code) == number])
        return [_where(then, name, to.bit_count(), to)]
    if kind == ARCANE_TO_HITS:
        return [{"does": name, "n": n}]
    if kind == HEAL:
        sick = wounded(then, race)
        units = unit_ids(then, race, [number_of(code) for code in sick])
        lie = sum(count(then.army[region_of(code)], number_of(code)) for code in sick)
        can = _where(then, name, min(n, lie), mask_of([region_of(code) for code in sick]))
        can["units"] = units
        return [can]
    if kind == SLAYER_ACTIONS:
        return [{"does": name, "n": n}]
    if kind == TAKE_BACK:
        return [{"does": name, "n": len(then.row[race])}]
    return []


def _codes(play: Play) -> list[int]:
    """Return what the rules would offer first, without being done."""
    asked = asked_first(play)
    return [] if asked is None else [code for code in asked.codes if code != DONE]


def _where(then: Realm, name: str, n: int, regions: int) -> shapes.Can:
    return {"does": name, "n": n, "regions": region_ids(then, regions)}


def _partners(then: Realm, race: int, name: str, n: int) -> shapes.Can:
    races: list[str] = []
    codes = trade.partners(then, race, True)
    for code in codes:
        if code != DECK and then.world.box.races[partner_of(code)].id not in races:
            races.append(then.world.box.races[partner_of(code)].id)
    return {"does": name, "n": n if codes else 0, "races": races}


def _recruits(then: Realm, race: int, name: str, n: int) -> shapes.Can:
    offered = _codes(recruit.recruit(then, race, n))  # at least Food that can be eaten
    codes = [code for code in offered if code != EAT]
    can = _where(then, name, n if offered else 0, mask_of([region_of(code) for code in codes]))
    can["units"] = unit_ids(then, race, [soldier_of(number_of(code)) for code in codes])
    return can


def _abilities(then: Realm, race: int, left: int) -> list[shapes.Can]:
    """Return what healthy leaders can do at once, and what lasts."""
    found: list[shapes.Can] = []
    leaders = then.world.box.races[race].leaders
    for code in _codes(leader.lead(then.copy(), race, left)):
        if code < RETURN_HOME:
            card = leaders[leader_card_of(code)]
            can = could(then, race, card.now[number_of(code)])
            can["units"] = [then.world.box.units[card.unit].id]
            found.append(can)
    for card in leaders:
        for ability in card.lasting:
            if lasting(then, race, ability.kind) is ability:
                units = [then.world.box.units[card.unit].id]
                found.append({"does": ability.name, "n": ability.by, "units": units})
    return found


def _return(then: Realm, race: int, name: str, left: int) -> shapes.Can:
    codes = _codes(leader.lead(then.copy(), race, left))
    kinds = [code - RETURN_HOME for code in codes if code >= RETURN_HOME]
    can = _where(then, name, 1 if kinds else 0, return_to(then, race) if kinds else 0)
    can["units"] = unit_ids(then, race, [soldier_of(kind, True) for kind in kinds])
    return can


def _unique(then: Realm, race: int, card: Command, left: int) -> list[shapes.Can]:
    """Return what the command that only one race has could do."""
    found: list[shapes.Can] = []
    for part in card.parts:
        times = left if part.arrow == LEFT else 1
        for effect in part.choices:
            found.append(could(then, race, effect, times))
    return found
