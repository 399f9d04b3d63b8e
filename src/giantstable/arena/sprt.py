"""When enough was played: Wald's sequential test, on blocks of games that share a seed.

The hypotheses are shares of the victory: H0, the share is ``share0``; H1, it is ``share1``. The
blocks are taken in the order of their seeds, so that the verdict does not depend on who played
faster. The likelihood ratio is the usual approximation for a mean with a variance from the sample
(the generalised SPRT of chess engines), which needs no model of draws, seats or seeds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from giantstable.kernel.fields import Fields

FEWEST = 10  # blocks, before the variance of a sample means anything
UNDECIDED, REJECTED, ACCEPTED = "undecided", "rejected", "accepted"  # what is told of H1


@dataclass(frozen=True)
class Sprt:
    """Two hypotheses, and how often one may be wrong about each."""

    share0: float
    share1: float
    alpha: float = 0.05
    beta: float = 0.05

    def bounds(self) -> tuple[float, float]:
        """Return the log-likelihood ratios at which H0 or H1 is taken."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )


@dataclass(frozen=True)
class Verdict:
    """How a test stands after so many blocks."""

    outcome: str
    blocks: int
    ratio: float


def judge(sprt: Sprt, blocks: Sequence[float]) -> Verdict:
    """Return the verdict on blocks, each the mean share of its games, in the order of seeds."""
    low, high = sprt.bounds()
    total = squares = ratio = 0.0
    for n, share in enumerate(blocks, 1):
        total += share
        squares += share * share
        if n < FEWEST:
            continue
        mean = total / n
        # One imagined block, far off: a sample without any spread is not yet certainty.
        variance = (squares - n * mean * mean + 0.25) / (n + 1)
        middle = (sprt.share0 + sprt.share1) / 2
        ratio = n * (sprt.share1 - sprt.share0) * (mean - middle) / variance
        if ratio <= low:
            return Verdict(REJECTED, n, ratio)
        if ratio >= high:
            return Verdict(ACCEPTED, n, ratio)
    return Verdict(UNDECIDED, len(blocks), ratio)


def share_of(elo: float) -> float:
    """Return the share of two that goes with a difference of Elo points."""
    return 1 / (1 + 10 ** (-elo / 400))


def read_sprt(fields: Fields, most_seats: int, fewest_seats: int) -> Sprt:
    """Read a test: ``elo0`` and ``elo1`` where two play, else ``share0`` and ``share1``."""
    if fields.has("elo0") or fields.has("elo1"):
        if (fewest_seats, most_seats) != (2, 2):
            raise fields.refuse("elo0", "sprt-elo")
        low, high = (share_of(read_number(fields, name, -2000, 2000)) for name in ("elo0", "elo1"))
        names = ("elo0", "elo1")
    else:
        low, high = (read_number(fields, name, 0, 1) for name in ("share0", "share1"))
        names = ("share0", "share1")
    if low >= high:
        raise fields.refuse(names[1], "sprt-order", low=names[0])
    alpha, beta = (read_number(fields, name, 0.0001, 0.4999, 0.05) for name in ("alpha", "beta"))
    fields.done()
    return Sprt(low, high, alpha, beta)


def read_number(
    fields: Fields, name: str, low: float, high: float, default: float | None = None
) -> float:
    """Take a number between two bounds, with or without a fraction."""
    if default is not None and not fields.has(name):
        return default
    value = fields.raw(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise fields.refuse(name, "field-number", found=str(value), low=low, high=high)
    return float(value)
