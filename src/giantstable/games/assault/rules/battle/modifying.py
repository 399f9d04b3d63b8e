"""Modifying dice: re-rolls and conversions, each once a battle (AG-BATTLE-17 .. -21).

Players have them from the commands in their row, giantslayers from their powers, NPC giants from
the rules (AG-NPC-10, AG-NPC-11). The same questions serve them all.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import Command
from giantstable.games.assault.box.effects import (
    ARCANE_TO_BLOCKS,
    ARCANE_TO_HITS,
    ATTACK,
    LEADER,
    LEADER_REROLL,
    MAGIC,
    NOTHING,
    REROLL,
    Effect,
)
from giantstable.games.assault.box.pieces import LEADER_RANK
from giantstable.games.assault.rules.battle.rolling import (
    all_dice,
    free_dice,
    roll_again,
    worst_dice,
)
from giantstable.games.assault.table import asks, remaining
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import count, count_kind, soldier_of
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.combat import (
    BY_ATTACK,
    BY_LEADER,
    BY_LINE,
    BY_MAGIC,
    BY_MODIFIER,
    BY_NPC_BLOCKS,
    BY_NPC_REROLL,
    BY_SINKER,
    Combat,
    Share,
    Side,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, Play

OF_PLAYERS: Final = [BY_LEADER, BY_MAGIC, BY_ATTACK]
OF_SLAYERS: Final = [BY_SINKER, BY_LINE]
OF_NPCS: Final = [BY_NPC_REROLL, BY_NPC_BLOCKS]
# By modifier: the effect that it is.
EFFECT: Final = [
    LEADER_REROLL, ARCANE_TO_BLOCKS, ARCANE_TO_HITS, REROLL, ARCANE_TO_HITS, REROLL,
    ARCANE_TO_BLOCKS,
]  # fmt: skip
# By number: the ways to say how many results are converted.
AMOUNTS: Final[list[list[int]]] = [list(range(1, most + 1)) for most in range(15)]


def is_npc(realm: Realm, side: Side) -> bool:
    """Return whether a side are giants that nobody plays."""
    return side.race != NOBODY and realm.seat_of[side.race] == NOBODY


def known_modifiers(realm: Realm, side: Side) -> list[int]:
    """Return the modifiers that such a side can ever have."""
    if side.race == NOBODY:
        return OF_SLAYERS  # AG-SLAYER-35
    return OF_NPCS if is_npc(realm, side) else OF_PLAYERS  # AG-NPC-13


def modifiers(realm: Realm, combat: Combat, side: Side) -> list[int]:
    """Return the modifiers that a side can use now."""
    found: list[int] = []
    for modifier in known_modifiers(realm, side):
        if side.used >> modifier & 1:
            continue  # AG-BATTLE-19
        if rerolls(modifier):
            if not side.may_reroll or (side.special_face == NOBODY and not side.faces):
                continue
        elif not side.may_convert or side.arcane == 0:
            continue
        if allowance(realm, combat, side, modifier) == 0:
            continue
        if rerolls(modifier) and not free_dice(realm, side):
            continue
        found.append(modifier)
    return found


def allowance(realm: Realm, combat: Combat, side: Side, modifier: int) -> int:
    """Return how many dice or results a modifier is good for in this battle."""
    times = 1
    if modifier == BY_LEADER:
        times = realm.to_the_right(side.race, LEADER) if led(realm, side) else 0
    elif modifier == BY_MAGIC:
        times = realm.to_the_right(side.race, MAGIC)  # AG-MAGIC-04
    elif modifier == BY_ATTACK:
        if not combat.by_attack_card or side is not combat.attacker:
            return 0  # AG-BATTLE-26, AG-LEADER-21
        times = combat.cards_left  # AG-ATTACK-07
    if times == 0:
        return 0
    effect = source(realm, side, modifier)
    return effect.by * times if effect is not None else 0


def source(realm: Realm, side: Side, modifier: int) -> Effect | None:
    """Return what gives a side a modifier: a printed effect, if there is one."""
    box = realm.world.box
    kind = EFFECT[modifier]
    if modifier == BY_LEADER:
        return _printed(box.races[side.race].commands[LEADER], kind)
    if modifier == BY_MAGIC:
        return _printed(box.races[side.race].commands[MAGIC], kind)
    if modifier == BY_ATTACK:
        return _printed(box.races[side.race].commands[ATTACK], kind)
    if side.race == NOBODY:
        return power(realm, side, kind)
    for effect in box.stock.npc_defence:
        if effect.kind == kind:
            return effect
    return None


def led(realm: Realm, side: Side) -> bool:
    """Return whether a leader of the side takes part (AG-LEADER-08, R54, R58)."""
    rank = realm.world.rank[side.race]
    healthy = realm.world.house.reroll_needs_healthy_leader
    for kind in range(len(rank)):
        if rank[kind] == LEADER_RANK:
            n = count(side.army, soldier_of(kind)) if healthy else count_kind(side.army, kind)
            if n > 0:
                return True
    return False


def power(realm: Realm, side: Side, kind: int) -> Effect | None:
    """Return the power of a healthy giantslayer who takes part (AG-SLAYER-25, R97)."""
    for slayer in realm.world.box.slayers:
        fit = side.slayers & ~realm.slayers_wounded
        if fit >> slayer.index & 1 and slayer.power.kind == kind:
            return slayer.power
    return None


def modify(realm: Realm, combat: Combat, side: Side) -> Play:
    """Let a side use its modifiers, in any order (R66)."""
    if is_npc(realm, side) and realm.world.house.npc_auto:
        _as_policy_has_it(realm, combat, side)
        return
    while True:
        codes = modifiers(realm, combat, side)
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(side.seat, asks.MODIFY, codes, side.race)
        if code == DONE:
            return
        yield from use(realm, combat, side, code)


def use(realm: Realm, combat: Combat, side: Side, modifier: int) -> Play:
    """Use a modifier: all its dice together (AG-BATTLE-20)."""
    n = allowance(realm, combat, side, modifier)
    side.used |= 1 << modifier
    if rerolls(modifier):
        yield from reroll(realm, side, n)
        return
    most = min(n, side.arcane)
    chosen = most
    if most > 1:
        chosen = yield Decision(side.seat, asks.CONVERT, AMOUNTS[most], side.race, modifier)
    _convert(realm, side, modifier, chosen)


def reroll(realm: Realm, side: Side, most: int) -> Play:
    """Choose up to so many dice of a side, at least one, and roll them again."""
    side.picked.clear()
    while len(side.picked) < most:
        codes = free_dice(realm, side)
        if not codes:
            break
        if side.picked:
            codes.append(DONE)
        die = codes[0]
        if len(codes) > 1:
            left = most - len(side.picked)
            realm.count(remaining.DICE, side.race, left)
            die = yield Decision(side.seat, asks.REROLL, codes, side.race, left)
        if die == DONE:
            break
        side.picked.append(die)
    realm.counted = NOTHING
    chosen = side.picked.copy()
    side.picked.clear()
    roll_again(realm, side, chosen)


def _convert(realm: Realm, side: Side, modifier: int, n: int) -> None:
    """Make hits or blocks of arcane results; each of them only once (AG-BATTLE-21)."""
    effect = source(realm, side, modifier)
    assert effect is not None
    side.arcane -= n
    side.converted += n
    if effect.kind == ARCANE_TO_HITS:
        side.hits += n * effect.into
        side.note(Share(BY_MODIFIER, modifier, 0, n * effect.into, 0))
        realm.tell(h.CONVERTED_TO_HITS, side.race, n, 0, side.seat)
    else:
        side.blocks += n * effect.into
        side.note(Share(BY_MODIFIER, modifier, 0, 0, n * effect.into))
        realm.tell(h.CONVERTED_TO_BLOCKS, side.race, n, 0, side.seat)


def _as_policy_has_it(realm: Realm, combat: Combat, side: Side) -> None:
    """Decide for NPC giants: the worst dice again, then all the blocks there are (R105)."""
    box = realm.world.box
    blocks = source(realm, side, BY_NPC_BLOCKS)
    each = blocks.into if blocks is not None and side.may_convert else 0
    useful = blocks.by if blocks is not None else 0
    if BY_NPC_REROLL in modifiers(realm, combat, side):
        most = allowance(realm, combat, side, BY_NPC_REROLL)
        special = box.races[side.race].die
        chosen = worst_dice(all_dice(side), box.stock.die, special, most, each, useful)
        if chosen:
            side.used |= 1 << BY_NPC_REROLL
            roll_again(realm, side, chosen)
    if BY_NPC_BLOCKS in modifiers(realm, combat, side):
        side.used |= 1 << BY_NPC_BLOCKS
        _convert(realm, side, BY_NPC_BLOCKS, min(useful, side.arcane))


def rerolls(modifier: int) -> bool:
    """Return whether a modifier rolls dice again, and does not convert any."""
    return modifier in (BY_LEADER, BY_SINKER, BY_NPC_REROLL)


def _printed(command: Command, kind: int) -> Effect | None:
    for part in command.parts:
        for effect in part.choices:
            if effect.kind == kind:
                return effect
    return None
