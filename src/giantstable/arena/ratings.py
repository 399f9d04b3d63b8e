"""One number a bot: Bradley-Terry where two play, Plackett-Luce skill where more do."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from giantstable.arena.entrants import BadTournament, Entrant
from giantstable.arena.standings import SURE, Row, Standings

try:
    import choix
    from openskill.models import PlackettLuce
except ImportError:
    raise BadTournament("missing-extra", extra="arena") from None

ELO = 400 / math.log(10)  # Elo points of one unit of log-strength
PRIOR = 0.01  # of Bradley-Terry: who never loses is not infinitely strong
RESAMPLES = 200
GAMES = 40_000  # of Plackett-Luce in all resamples together: it goes game by game


@dataclass(frozen=True)
class Rating:
    """A rating with its interval."""

    bot: Entrant
    games: int
    points: float
    low: float
    high: float


def ratings(standings: Standings) -> list[Rating]:
    """Return the ratings of a contest, the best first; none where everybody plays alone."""
    rows = [row for row in standings.rows if len(row.fixture.edge.lineup) > 1]
    bots = [bot for bot in standings.bots if any(bot in r.fixture.edge.lineup for r in rows)]
    if len(bots) < 2:
        return []
    two = all(len(row.fixture.edge.lineup) == 2 for row in rows)
    points, again = (_strengths if two else _skills)(rows, bots)
    low, high = np.quantile(again, [(1 - SURE) / 2, (1 + SURE) / 2], axis=0)
    found: list[Rating] = []
    for i, bot in enumerate(bots):
        won = _won(rows, bot)  # who wins all, or none, has no bound on that side
        least = -math.inf if max(won) == 0 else float(low[i])
        most = math.inf if min(won) == 1 else float(high[i])
        found.append(Rating(bot, len(won), float(points[i]), least, most))
    return sorted(found, key=lambda rating: -rating.points)


def _won(rows: list[Row], bot: Entrant) -> list[float]:
    """Return the share of a bot in each of its games, all its seats together."""
    return [
        max(s for s, who in zip(row.outcome.shares, seated, strict=True) if who == bot)
        for row in rows
        if bot in (seated := row.fixture.bout.entrants)
    ]


def _draws(blocks: int, times: int) -> NDArray[np.int64]:
    """Return how often each block is drawn in each resample; always the same."""
    rng = np.random.default_rng(20_240_229)
    return rng.multinomial(blocks, np.full(blocks, 1 / blocks), size=times)


def _strengths(
    rows: list[Row], bots: list[Entrant]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return Elo points by Bradley-Terry, around a mean of 0, and those of every resample."""
    numbers = sorted({row.fixture.number for row in rows})
    won = np.zeros((len(numbers), len(bots), len(bots)))  # by seed: i's share of games against j
    for row in rows:
        seats = [bots.index(bot) for bot in row.fixture.bout.entrants]
        if seats[0] != seats[1]:
            at = numbers.index(row.fixture.number)
            for i, j, share in zip(seats, seats[::-1], row.outcome.shares, strict=True):
                won[at, i, j] += share

    def fitted(matrix: NDArray[np.float64]) -> NDArray[np.float64]:
        strengths = choix.ilsr_pairwise_dense(matrix, alpha=PRIOR)
        return np.asarray(strengths - strengths.mean()) * ELO

    again = [fitted(np.tensordot(drawn, won, axes=1)) for drawn in _draws(len(numbers), RESAMPLES)]
    return fitted(won.sum(axis=0)), np.array(again)


def _skills(
    rows: list[Row], bots: list[Entrant]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return skills by openskill's Plackett-Luce, game by game in the order of seeds."""
    blocks: dict[int, list[Row]] = {}
    for row in sorted(rows, key=lambda row: row.fixture.number):
        blocks.setdefault(row.fixture.number, []).append(row)
    found = list(blocks.values())
    times = max(20, min(RESAMPLES, GAMES // len(rows)))
    again = [
        _skill([row for n, block in zip(drawn, found, strict=True) for row in block * n], bots)
        for drawn in _draws(len(found), times)
    ]
    return _skill([row for block in found for row in block], bots), np.array(again)


def _skill(rows: list[Row], bots: list[Entrant]) -> NDArray[np.float64]:
    model = PlackettLuce()
    skills = {bot: model.rating(name=bot.label) for bot in bots}
    for row in rows:
        seated = row.fixture.bout.entrants
        teams = [[skills[bot]] for bot in seated]
        rated = model.rate(teams, ranks=[-share for share in row.outcome.shares])
        for bot in set(seated):
            own = [rated[seat][0] for seat, each in enumerate(seated) if each == bot]
            skills[bot] = model.rating(
                mu=sum(each.mu for each in own) / len(own),
                sigma=sum(each.sigma for each in own) / len(own),
                name=bot.label,
            )
    return np.array([skills[bot].mu for bot in bots])
