"""The totals of a side, by counting every way its dice can fall: what odds are held against."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.rules.battle.rolling import worst_dice
from giantstable.games.assault.table.codes import SPECIAL_DIE, face_of, is_special
from giantstable.games.assault.told.odds import Means
from tests.games.assault.table import box

Totals = dict[tuple[int, int], Fraction]  # hits and blocks, and how likely they are


def every_roll(means: Means) -> Totals:
    """Return the chances of all totals of a side."""
    found: Totals = {}
    for likely, totals in every_first_roll(means):
        for shown, chance in totals.items():
            found[shown] = found.get(shown, Fraction(0)) + likely * chance
    return found


def every_first_roll(means: Means) -> list[tuple[Fraction, Totals]]:
    """Return how likely each first roll is, and the totals that can come of it."""
    special = 0 if means.special is None else 1
    falls: Counter[tuple[int, ...]] = Counter()
    for faces in product(range(FACES), repeat=means.dice):
        standard = sorted(box().stock.die.alike[face] for face in faces[special:])
        if means.special is not None:
            standard.insert(0, SPECIAL_DIE + means.special.alike[faces[0]])
        falls[tuple(standard)] += 1
    ways = FACES**means.dice
    return [(Fraction(n, ways), settled(means, list(dice))) for dice, n in falls.items()]


def settled(means: Means, dice: list[int]) -> Totals:
    """Return the totals that can come of dice as they have fallen at first."""
    standard = box().stock.die
    each = means.hits_each if means.to_hits else means.blocks_each if means.to_blocks else 0
    useful = means.to_hits + means.to_blocks
    again = worst_dice(dice, standard, means.special or standard, means.rerolls, each, useful)
    for die in again:
        dice.remove(die)
    found: Totals = {}
    for faces in product(range(FACES), repeat=len(again)):
        fallen = [
            face + SPECIAL_DIE * is_special(die) for die, face in zip(again, faces, strict=True)
        ]
        totals = _count(means, [*dice, *fallen])
        found[totals] = found.get(totals, Fraction(0)) + Fraction(1, FACES ** len(again))
    return found


def _count(means: Means, dice: list[int]) -> tuple[int, int]:
    hits, blocks, arcane = means.more_hits, means.more_blocks, 0
    for die in dice:
        printed: Die = means.special if means.special and is_special(die) else box().stock.die
        hits += printed.hits[face_of(die)]
        blocks += printed.blocks[face_of(die)]
        arcane += printed.arcane[face_of(die)]
    turned = min(arcane, means.to_hits)
    held = min(arcane - turned, means.to_blocks)
    return hits + turned * means.hits_each, blocks + held * means.blocks_each
