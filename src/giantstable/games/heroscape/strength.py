"""How many dice, and how far: numbers on cards, height, powers near by, spirits and glyphs.

Everything that counts is counted, so nobody can forget it (HS-M-ATK-06, R-ATK-03).
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape import glyphs, lookout
from giantstable.games.heroscape.asks import NORMAL
from giantstable.games.heroscape.battle import STANDING, Battle
from giantstable.games.heroscape.cards import ATTACK_EFFECT, DEFENSE_EFFECT, RANGE_EFFECT
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.talents import Aura

MUCH_HIGHER: Final = 10  # levels from which height is worth two dice (HS-M-HGT-02)


def attack_dice(battle: Battle, attacker: int, target: int, using: int = NORMAL) -> int:
    """Return how many dice a figure rolls against another.

    Special attacks have the number on the card and nothing else (HS-P-SPEC-01).
    """
    theatre = battle.theatre
    unit = theatre.unit_of[attacker]
    if using != NORMAL:
        return theatre.units[unit].powers[using - 1].numbers["attack"]
    talents = theatre.talents
    dice = talents.attack[unit] + height_dice(battle, attacker, target)
    if theatre.basic:
        return dice
    if battle.glyphs & battle.occupied:
        dice += glyphs.bonus(battle, battle.owner[unit], ATTACK_EFFECT)  # HS-G-AST-01
    dice += battle.attack_spirits[unit]
    for aura in talents.attack_auras:
        if helps(battle, aura, attacker):
            if aura.only_range == 0 or aura.only_range == reach(battle, attacker):
                dice += aura.attack
    if talents.adjacent_dice[unit]:
        if theatre.ground.adjacency.figures_adjacent(battle.figures, attacker, target):
            dice += talents.adjacent_dice[unit]
    if talents.same_target[unit] and target in battle.targets:
        if battle.struck & ~(1 << attacker):  # another one did (HS-P-ZETT-01, R-ZETT-01)
            dice += talents.same_target[unit]
    return dice


def defense_dice(battle: Battle, attacker: int, target: int) -> int:
    """Return how many dice a figure rolls for its defense, against attacks of any kind.

    Its own bonuses count against special attacks too (HS-P-SPEC-02, R-HGT-03).
    """
    return defense_number(battle, target) + height_dice(battle, target, attacker)


def defense_number(battle: Battle, target: int) -> int:
    """Return the defense dice of a figure without those for height."""
    theatre = battle.theatre
    unit = theatre.unit_of[target]
    talents = theatre.talents
    dice = talents.defense[unit]
    if theatre.basic:
        return dice
    if battle.glyphs & battle.occupied:
        dice += glyphs.bonus(battle, battle.owner[unit], DEFENSE_EFFECT)  # HS-G-GER-01
    dice += battle.defense_spirits[unit]
    for aura in talents.defense_auras:
        if helps(battle, aura, target):
            if aura.only_range == 0 or aura.only_range == reach(battle, target):
                dice += aura.defense
    return dice


def reach(battle: Battle, figure: int) -> int:
    """Return the Range number of a figure for normal attacks."""
    unit = battle.theatre.unit_of[figure]
    talents = battle.theatre.talents
    printed = talents.range[unit]
    if battle.theatre.basic:
        return printed
    spaces = printed
    for aura in talents.range_auras:
        if helps(battle, aura, figure):
            spaces += aura.range
    if battle.glyphs & battle.occupied:
        spaces += _range_glyphs(battle, battle.owner[unit], printed)
    return spaces


def _range_glyphs(battle: Battle, seat: int, printed: int) -> int:
    """Return what Ivor adds: something only to Range numbers that are high (HS-G-IVO-01)."""
    least = 0
    for kind in battle.theatre.glyphs:
        if kind.effect == RANGE_EFFECT:
            least = max(least, kind.least)
    return glyphs.bonus(battle, seat, RANGE_EFFECT) if printed >= least else 0


def height_dice(battle: Battle, figure: int, other: int) -> int:
    """Return the dice that a figure gets for standing higher than another; both stand.

    Only the bases count (HS-M-HGT-03); in the Basic Game it is one die at most (HS-B-HGT-03).
    """
    rise = battle.level_of(figure) - battle.level_of(other)
    if rise <= 0:
        return 0
    if battle.theatre.basic:
        return 1
    much = MUCH_HIGHER
    if not battle.theatre.house.high_at_ten:
        much += battle.theatre.bodies[other].height  # R-HGT-01: above its head
    return 2 if rise >= much else 1


def helps(battle: Battle, aura: Aura, figure: int) -> bool:
    """Return whether an aura reaches a figure: another one than its source (R-AURA-01)."""
    theatre = battle.theatre
    if not aura.meant >> theatre.unit_of[figure] & 1:
        return False
    giver = battle.owner[aura.unit]
    seat = battle.seat_of(figure)
    if giver == NOBODY or seat == NOBODY:
        return False
    if aura.own:
        if giver != seat:
            return False
    elif not battle.friends[giver] >> seat & 1:
        return False
    for source in theatre.figures_of(aura.unit):
        if source != figure and battle.fate[source] == STANDING:
            if _near(battle, aura, source, figure):
                return True
    return False


def _near(battle: Battle, aura: Aura, source: int, figure: int) -> bool:
    ground = battle.theatre.ground
    if aura.spaces == 0:
        return ground.adjacency.figures_adjacent(battle.figures, source, figure)
    if ground.ranges.apart(battle.figures, source, figure) > aura.spaces:
        return False
    return lookout.sees(battle, source, figure, True)  # HS-P-CLEAR-01
