"""Loaded dice: a battle whose next rolls come out as a test wants them."""

from __future__ import annotations

from giantstable.games.heroscape.table import dice
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

TRIES = 3_000_000


def load(table: Table, rolls: list[str]) -> None:
    """Turn the table's chance to a state that gives these rolls, one after another.

    A roll is ``3 skulls of 4``, ``1 shield of 3``, ``d20 16``, ``d20 15+`` (that or more), or
    ``any of 4`` and ``d20 any`` for one that does not matter. States are searched, so a long list
    of unlikely rolls is not found: split the test.
    """
    wanted = [_read(roll) for roll in rolls]
    for state in range(1, TRIES):
        # Words far apart: chance that begins with neighbours goes on with strangers.
        found = Rng(state * 0x9E3779B1 & 0xFFFFFFFF, state * 0x85EBCA6B & 0xFFFFFFFF, state, 1)
        if _gives(found.copy(), wanted):
            table.rng.become(found)
            return
    raise AssertionError(f"no state gives {rolls}: ask for fewer rolls")


def _read(roll: str) -> tuple[str, int, int, int]:
    """Return what is rolled, with how many dice, and the least and the most it may give."""
    words = roll.split()
    if words[0] == "d20":
        if words[1] == "any":
            return "d20", 1, 1, 20
        least = int(words[1].removesuffix("+"))
        return "d20", 1, least, 20 if words[1].endswith("+") else least
    if words[0] == "any":
        return "skulls", int(words[2]), 0, int(words[2])
    assert words[1].removesuffix("s") in ("skull", "shield"), roll
    assert words[2] == "of", roll
    number = int(words[0])
    return words[1].removesuffix("s") + "s", int(words[3]), number, number


def _gives(rng: Rng, wanted: list[tuple[str, int, int, int]]) -> bool:
    for kind, count, least, most in wanted:
        if kind == "d20":
            rolled = dice.d20(rng)
        elif kind == "skulls":
            rolled = dice.skulls(rng, count)
        else:
            rolled = dice.shields(rng, count)
        if not least <= rolled <= most:
            return False
    return True
