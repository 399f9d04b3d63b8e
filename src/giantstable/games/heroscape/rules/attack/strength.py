"""How many dice, and how far: numbers on cards, height, powers near by, spirits and glyphs.

Everything that counts is counted, so nobody can forget it (HS-M-ATK-06, R-ATK-03).
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import ATTACK_EFFECT, DEFENSE_EFFECT, RANGE_EFFECT
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.powers.auras import helps
from giantstable.games.heroscape.rules.powers.sword_of_reckoning import adjacent_dice
from giantstable.games.heroscape.rules.powers.zettian_targeting import same_target_dice
from giantstable.games.heroscape.table.codes import NORMAL
from giantstable.games.heroscape.table.fray import Fray

MUCH_HIGHER: Final = 10  # levels from which height is worth two dice (HS-M-HGT-02)


def attack_dice(fray: Fray, attacker: int, target: int, using: int = NORMAL) -> int:
    """Return how many dice a figure rolls against another.

    Special attacks have the number on the card and nothing else (HS-P-SPEC-01).
    """
    theatre = fray.theatre
    unit = theatre.unit_of[attacker]
    if using != NORMAL:
        return theatre.units[unit].powers[using - 1].numbers["attack"]
    talents = theatre.talents
    dice = talents.attack[unit] + height_dice(fray, attacker, target)
    if theatre.basic:
        return dice
    if fray.glyphs & fray.occupied:
        dice += glyphs.bonus(fray, fray.owner[unit], ATTACK_EFFECT)  # HS-G-AST-01
    dice += fray.attack_spirits[unit]
    for aura in talents.attack_auras:
        if helps(fray, aura, attacker):
            if aura.only_range == 0 or aura.only_range == reach(fray, attacker):
                dice += aura.attack
    dice += adjacent_dice(fray, attacker, target)
    return dice + same_target_dice(fray, attacker, target)


def defense_dice(fray: Fray, attacker: int, target: int) -> int:
    """Return how many dice a figure rolls for its defense, against attacks of any kind.

    Its own bonuses count against special attacks too (HS-P-SPEC-02, R-HGT-03).
    """
    return defense_number(fray, target) + height_dice(fray, target, attacker)


def defense_number(fray: Fray, target: int) -> int:
    """Return the defense dice of a figure without those for height."""
    theatre = fray.theatre
    unit = theatre.unit_of[target]
    talents = theatre.talents
    dice = talents.defense[unit]
    if theatre.basic:
        return dice
    if fray.glyphs & fray.occupied:
        dice += glyphs.bonus(fray, fray.owner[unit], DEFENSE_EFFECT)  # HS-G-GER-01
    dice += fray.defense_spirits[unit]
    for aura in talents.defense_auras:
        if helps(fray, aura, target):
            if aura.only_range == 0 or aura.only_range == reach(fray, target):
                dice += aura.defense
    return dice


def reach(fray: Fray, figure: int) -> int:
    """Return the Range number of a figure for normal attacks."""
    unit = fray.theatre.unit_of[figure]
    talents = fray.theatre.talents
    printed = talents.range[unit]
    if fray.theatre.basic:
        return printed
    spaces = printed
    for aura in talents.range_auras:
        if helps(fray, aura, figure):
            spaces += aura.range
    if fray.glyphs & fray.occupied:
        spaces += _range_glyphs(fray, fray.owner[unit], printed)
    return spaces


def _range_glyphs(fray: Fray, seat: int, printed: int) -> int:
    """Return what Ivor adds: something only to Range numbers that are high (HS-G-IVO-01)."""
    least = 0
    for kind in fray.theatre.glyphs:
        if kind.effect == RANGE_EFFECT:
            least = max(least, kind.least)
    return glyphs.bonus(fray, seat, RANGE_EFFECT) if printed >= least else 0


def height_dice(fray: Fray, figure: int, other: int) -> int:
    """Return the dice that a figure gets for standing higher than another; both stand.

    Only the bases count (HS-M-HGT-03); in the Basic Game it is one die at most (HS-B-HGT-03).
    """
    rise = fray.level_of(figure) - fray.level_of(other)
    if rise <= 0:
        return 0
    if fray.theatre.basic:
        return 1
    much = MUCH_HIGHER
    if not fray.theatre.house.high_at_ten:
        much += fray.theatre.bodies[other].height  # R-HGT-01: above its head
    return 2 if rise >= much else 1
