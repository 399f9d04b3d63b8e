"""Who plays whom: every game of a tournament, in an order in which it can be stopped anywhere.

All that share a seed stand together, so that a tournament that is broken off has played all its
bots on the same seeds, in all seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from giantstable.arena.entrants import Entrant
from giantstable.arena.ring import Bout, Outcome
from giantstable.arena.tournament import Contest, Lineup, Tournament
from giantstable.library import game as game_named


@dataclass(frozen=True)
class Edge:
    """One lineup of one contest: what a tournament measures."""

    contest: int
    lineup: Lineup

    @property
    def challenger(self) -> Entrant:
        """Whose strength is measured."""
        return self.lineup[0]


@dataclass(frozen=True)
class Fixture:
    """One game, and which edge, seed and setup it is for."""

    edge: Edge
    number: int  # of the seed
    setup: int  # of the contest's setups
    bout: Bout


def rotations(lineup: Lineup) -> list[Lineup]:
    """Return all ways to sit in that order round the table; none twice."""
    found: list[Lineup] = []
    for turn in range(len(lineup)):
        seated = lineup[turn:] + lineup[:turn]
        if seated not in found:
            found.append(seated)
    return found


def fixtures(tournament: Tournament) -> Iterator[Fixture]:
    """Yield every game of a tournament, seed by seed."""
    contests = tournament.contests
    tables = [_tables(contest) for contest in contests]
    numbers = sorted({number for contest in contests for number in contest.seeds})
    for number in numbers:
        for i, contest in enumerate(contests):
            if not contest.seeds.first <= number <= contest.seeds.last:
                continue
            seed = contest.seeds.seed(number)
            for setup, settled, fingerprint, lineup, seated in tables[i]:
                bout = Bout(
                    contest.game,
                    settled,
                    seated,
                    seed,
                    fingerprint,
                    contest.content,
                    contest.limits,
                )
                yield Fixture(Edge(i, lineup), number, setup, bout)


_Table = tuple[int, tuple[tuple[str, str | int | bool], ...], str, Lineup, Lineup]


def _tables(contest: Contest) -> list[_Table]:
    """Return what is played on every seed: setup by setup, lineup by lineup, seat by seat."""
    game = game_named(contest.game, contest.content)
    return [
        (i, tuple(setup.items()), game.fingerprint(setup), lineup, seated)
        for i, (_, setup) in enumerate(contest.setups)
        for lineup in contest.lineups
        if len(lineup) == game.seats(setup)
        for seated in rotations(lineup)
    ]


def count(tournament: Tournament) -> int:
    """Return how many games a tournament has."""
    return sum(len(contest.seeds) * len(_tables(contest)) for contest in tournament.contests)


def share(bout: Bout, outcome: Outcome, who: Entrant) -> float:
    """Return a bot's share of the victory, the mean of its seats."""
    seats = [seat for seat, entrant in enumerate(bout.entrants) if entrant == who]
    return sum(outcome.shares[seat] for seat in seats) / len(seats)
