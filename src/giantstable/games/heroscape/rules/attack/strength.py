"""How many dice, and how far: numbers on cards, height, powers near by, spirits and glyphs.

Everything that counts is counted, so nobody can forget it (HS-M-ATK-06, R-ATK-03).
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import ATTACK_EFFECT, DEFENSE_EFFECT, RANGE_EFFECT
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.powers.auras import helper
from giantstable.games.heroscape.rules.powers.sword_of_reckoning import adjacent_dice
from giantstable.games.heroscape.rules.powers.zettian_targeting import same_target_dice
from giantstable.games.heroscape.table.codes import NORMAL
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.talents import Aura
from giantstable.games.heroscape.table.tally import (
    ATTACK_SPIRIT,
    AURA,
    DEFENSE_SPIRIT,
    HEIGHT,
    PRINTED,
    SPECIAL,
    Tally,
)

# What powers of the attacker's own add, for a tally.
SWORD: Final = "sword-of-reckoning"
TARGETING: Final = "zettian-targeting"
MUCH_HIGHER: Final = 10  # levels from which height is worth two dice (HS-M-HGT-02)


def attack_dice(
    fray: Fray, attacker: int, target: int, using: int = NORMAL, tally: Tally | None = None
) -> int:
    """Return how many dice a figure rolls against another; a tally is told what they are for.

    Special attacks have the number on the card and nothing else (HS-P-SPEC-01).
    """
    theatre = fray.theatre
    unit = theatre.unit_of[attacker]
    if using != NORMAL:
        dice = theatre.units[unit].powers[using - 1].numbers["attack"]
        if tally is not None:
            tally.note(SPECIAL, dice)
        return dice
    talents = theatre.talents
    higher = height_dice(fray, attacker, target)
    dice = talents.attack[unit] + higher
    if tally is not None:
        tally.note(PRINTED, talents.attack[unit])
        tally.note(HEIGHT, higher)
        tally.note(ATTACK_SPIRIT, fray.attack_spirits[unit])
    if theatre.basic:
        return dice
    if fray.glyphs & fray.occupied:
        dice += glyphs.bonus(fray, fray.owner[unit], ATTACK_EFFECT, tally)  # HS-G-AST-01
    dice += fray.attack_spirits[unit]
    for aura in talents.attack_auras:
        source = helper(fray, aura, attacker)
        if source != NOBODY:
            if aura.only_range == 0 or aura.only_range == reach(fray, attacker):
                dice += aura.attack
                if tally is not None:
                    _note_aura(fray, aura, source, aura.attack, tally)
    beside = adjacent_dice(fray, attacker, target)
    again = same_target_dice(fray, attacker, target)
    if tally is not None:
        tally.note(SWORD, beside)
        tally.note(TARGETING, again)
    return dice + beside + again


def defense_dice(fray: Fray, attacker: int, target: int, tally: Tally | None = None) -> int:
    """Return how many dice a figure rolls for its defense, against attacks of any kind.

    Its own bonuses count against special attacks too (HS-P-SPEC-02, R-HGT-03).
    """
    higher = height_dice(fray, target, attacker)
    dice = defense_number(fray, target, tally)
    if tally is not None:
        tally.note(HEIGHT, higher)
    return dice + higher


def defense_number(fray: Fray, target: int, tally: Tally | None = None) -> int:
    """Return the defense dice of a figure without those for height."""
    theatre = fray.theatre
    unit = theatre.unit_of[target]
    talents = theatre.talents
    dice = talents.defense[unit]
    if tally is not None:
        tally.note(PRINTED, dice)
        tally.note(DEFENSE_SPIRIT, fray.defense_spirits[unit])
    if theatre.basic:
        return dice
    if fray.glyphs & fray.occupied:
        dice += glyphs.bonus(fray, fray.owner[unit], DEFENSE_EFFECT, tally)  # HS-G-GER-01
    dice += fray.defense_spirits[unit]
    for aura in talents.defense_auras:
        source = helper(fray, aura, target)
        if source != NOBODY:
            if aura.only_range == 0 or aura.only_range == reach(fray, target):
                dice += aura.defense
                if tally is not None:
                    _note_aura(fray, aura, source, aura.defense, tally)
    return dice


def _note_aura(fray: Fray, aura: Aura, source: int, n: int, tally: Tally) -> None:
    tally.note(AURA + fray.theatre.units[aura.unit].id, n, figure=source)


def reach(fray: Fray, figure: int, tally: Tally | None = None) -> int:
    """Return the Range number of a figure for normal attacks."""
    unit = fray.theatre.unit_of[figure]
    talents = fray.theatre.talents
    printed = talents.range[unit]
    if tally is not None:
        tally.note(PRINTED, printed)
    if fray.theatre.basic:
        return printed
    spaces = printed
    for aura in talents.range_auras:
        source = helper(fray, aura, figure)
        if source != NOBODY:
            spaces += aura.range
            if tally is not None:
                _note_aura(fray, aura, source, aura.range, tally)
    if fray.glyphs & fray.occupied:
        spaces += _range_glyphs(fray, fray.owner[unit], printed, tally)
    return spaces


def _range_glyphs(fray: Fray, seat: int, printed: int, tally: Tally | None) -> int:
    """Return what Ivor adds: something only to Range numbers that are high (HS-G-IVO-01)."""
    least = 0
    for kind in fray.theatre.glyphs:
        if kind.effect == RANGE_EFFECT:
            least = max(least, kind.least)
    return glyphs.bonus(fray, seat, RANGE_EFFECT, tally) if printed >= least else 0


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
