"""Loaded dice: states of the source of chance from which the wanted faces come next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.codes import SPECIAL_DIE
from giantstable.kernel.rng import WORD, Rng, seeded
from giantstable.kernel.table import Table
from tests.games.assault.table import box

STANDARD: Final = "standard"
MOST: Final = 10  # dice at once: each beyond the third is found by trying, six times as long


def load(table: Table, *dice: str) -> None:
    """Let the next dice of a table fall like this, in the order in which they are rolled.

    A die is written ``fire:3h``, ``2h``, ``b``, ``2a`` or ``-``: whose special die (none for a
    standard one), then what it shows: hits, blocks, arcane results, or a miss. A side rolls its
    special die first; then come its standard dice.
    """
    table.rng.become(_found(dice).copy())


def face(written: str) -> int:
    """Return the first face that a die, written as for ``load``, can show."""
    return _faces(written)[0]


def die(written: str) -> int:
    """Return the code of a die that shows this, written as for ``load``."""
    return SPECIAL_DIE + face(written) if ":" in written else face(written)


def dice_from(rng: Rng, n: int) -> list[int]:
    """Return the faces of the next so many dice, and leave the source of chance as it is."""
    later = rng.copy()
    return [later.below(FACES) for _ in range(n)]


def _faces(die: str) -> list[int]:
    race, colon, shown = die.rpartition(":")
    printed = _die(race if colon else STANDARD)
    wanted = [0, 0, 0]
    if shown != "-":
        wanted["hba".index(shown[-1])] = int(shown[:-1] or 1)
    found = [
        i for i in range(FACES) if [printed.hits[i], printed.blocks[i], printed.arcane[i]] == wanted
    ]
    assert found, f"no face of the die shows {die}"
    return found


def _die(name: str) -> Die:
    return box().stock.die if name == STANDARD else box().races[RACES.index(name)].die


@cache
def _found(dice: tuple[str, ...]) -> Rng:
    assert len(dice) <= MOST, "too many dice to load at once"
    if not dice:
        return seeded("no dice")
    rng = _search([_faces(die) for die in dice])
    for die, shown in zip(dice, dice_from(rng, len(dice)), strict=True):
        assert shown in _faces(die)
    return rng


def _search(wanted: Sequence[Sequence[int]]) -> Rng:
    """Try states until one gives the wanted faces.

    The first three faces are had for nothing: a word of the state is chosen for each of them. What
    follows mirrors ``Rng.next`` in plain numbers, because it is done very often.
    """
    guess = seeded("loaded dice")
    spread = (WORD + 1) // FACES
    targets = [faces[0] * spread + spread // 2 for faces in wanted[:3]]
    targets += [spread // 2] * (3 - len(targets))
    ninth = pow(9, -1, WORD + 1)
    while True:
        # out1 = a + b + 1;  out2 = (b ^ b >> 9) + 9 c + 2;
        # out3 = (9 c ^ 9 c >> 9) + 9 (rotated c + out1) + 3
        b = guess.next()
        c = (targets[1] - 2 - (b ^ (b >> 9))) * ninth & WORD
        next_b = 9 * c & WORD
        rotated = ((c << 21) & WORD) | (c >> 11)
        out = ((targets[2] - 3 - (next_b ^ (next_b >> 9))) * ninth - rotated) & WORD
        if out * FACES >> 32 not in wanted[0]:
            continue
        a = (out - b - 1) & WORD
        if _gives(wanted, a, b, c):
            return Rng(a, b, c, 1)


def _gives(wanted: Sequence[Sequence[int]], a: int, b: int, c: int) -> bool:
    drawn = 1
    for faces in wanted:
        out = (a + b + drawn) & WORD
        if out * FACES >> 32 not in faces:
            return False
        drawn += 1
        a = b ^ (b >> 9)
        b = 9 * c & WORD
        c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
    return True
