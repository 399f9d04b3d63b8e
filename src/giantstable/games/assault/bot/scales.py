"""The scales: options and their worths beside each other, in Ordning Points."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.table.codes import DONE

NEVER: Final = -1000.0
ABOVE: Final = 0.01  # how far a plan's own step is put above what looks best by itself


def best_of(codes: list[int], worths: list[float]) -> int:
    """Return the option that is worth most; of equals DONE, else the first."""
    best = 0
    most = NEVER - 1.0
    for i, code in enumerate(codes):
        if code == DONE:
            best = i
            most = worths[i]
    for i, worth in enumerate(worths):
        if worth > most:
            best = i
            most = worth
    return codes[best]


def crowned(codes: list[int], worths: list[float], chosen: int) -> list[float]:
    """Return the worths with the option highest that a plan or a rule of thumb has chosen."""
    if best_of(codes, worths) != chosen:
        worths[codes.index(chosen)] = max(worths) + ABOVE
    return worths
