"""What the games of a tournament say: shares of the victory, with intervals.

An interval is 95 % by resampling blocks: games that share a seed are drawn together, so what a
seed gives to all of them (a good map, a bad deal, the first seat) is no evidence twice.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from giantstable.arena.entrants import BadTournament, Entrant
from giantstable.arena.field import Edge, Fixture, fixtures, share
from giantstable.arena.ring import Key, Outcome
from giantstable.arena.run import Watch
from giantstable.arena.sprt import Verdict
from giantstable.arena.tournament import Contest, Tournament

try:
    import numpy as np
except ImportError:
    raise BadTournament("missing-extra", extra="arena") from None

RESAMPLES = 4000
SURE = 0.95
Z = 1.959964  # of a normal distribution, for 95 %

Block = tuple[int, float]  # the number of a seed, and a share


@dataclass(frozen=True)
class Cell:
    """One share with its interval."""

    games: int
    seeds: int
    share: float
    low: float
    high: float
    fair: float  # what a share would be if all were equally strong

    @property
    def clear(self) -> int:
        """1 or -1 where the whole interval is above or below what is fair, else 0."""
        return 1 if self.low > self.fair else -1 if self.high < self.fair else 0


def interval(blocks: dict[int, list[float]]) -> tuple[float, float, float]:
    """Return a mean and its interval, of values by the seed they share."""
    sums = np.array([sum(values) for values in blocks.values()])
    counts = np.array([len(values) for values in blocks.values()])
    games = int(counts.sum())
    mean = float(sums.sum() / games)
    means = sums / counts
    if np.ptp(means) < 1e-12:  # nothing to resample: what a few games of one kind can tell
        low, high = wilson(mean, games)
        return mean, low, high
    # Always the same draws: a table made twice is the same.
    drawn = np.random.default_rng(20_240_229).multinomial(
        len(sums), np.full(len(sums), 1 / len(sums)), size=RESAMPLES
    )
    again = (drawn @ sums) / (drawn @ counts)
    low, high = np.quantile(again, [(1 - SURE) / 2, (1 + SURE) / 2])
    return mean, float(low), float(high)


def wilson(mean: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of a share; of a difference from -1 to 1 it is the wider one."""
    if mean < 0:
        low, high = wilson(-mean, games)
        return -high, -low
    spread = Z * math.sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games))
    middle, scale = mean + Z * Z / (2 * games), 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def cell(rows: Iterable[Row], value: Callable[[Row], float], fair: float) -> Cell | None:
    """Return the share of some games; None of none."""
    blocks: dict[int, list[float]] = {}
    for row in rows:
        blocks.setdefault(row.fixture.number, []).append(value(row))
    if not blocks:
        return None
    mean, low, high = interval(blocks)
    return Cell(sum(len(b) for b in blocks.values()), len(blocks), mean, low, high, fair)


@dataclass(frozen=True)
class Row:
    """One game that was played: what it was for, and how it ended."""

    fixture: Fixture
    outcome: Outcome

    @property
    def challenger(self) -> float:
        """The share of the bot whose strength is measured."""
        return share(self.fixture.bout, self.outcome, self.fixture.edge.challenger)


@dataclass
class Standings:
    """The games of one contest that count."""

    contest: Contest
    rows: list[Row] = field(default_factory=list)
    due: int = 0  # games it would have
    verdicts: dict[Edge, Verdict] = field(default_factory=dict)

    @property
    def edges(self) -> list[Edge]:
        """The lineups that were played, in the order of the file."""
        return list(dict.fromkeys(row.fixture.edge for row in self.rows))

    @property
    def bots(self) -> list[Entrant]:
        """The bots that were played, in the order of the file."""
        return list(dict.fromkeys(bot for edge in self.edges for bot in edge.lineup))

    def of(self, edge: Edge, keep: Callable[[Row], bool] = lambda _: True) -> Cell | None:
        """Return the share of an edge's challenger, in all its games or some of them."""
        rows = [row for row in self.rows if row.fixture.edge == edge and keep(row)]
        return cell(rows, lambda row: row.challenger, fair(rows))

    def value(self, row: Row, facet: str) -> str:
        """Return what an option of the setup was in a game."""
        return str(self.contest.setups[row.fixture.setup][1][facet])

    def values(self, facet: str) -> list[str]:
        """Return all that an option was, in the order of the file."""
        return list(dict.fromkeys(str(setup[facet]) for _, setup in self.contest.setups))

    def gain(self, one: Entrant, other: Entrant, keep: Callable[[Row], bool]) -> Cell | None:
        """Return how much more of its games alone a bot wins than another on the same seeds."""
        shares: dict[tuple[int, int], dict[Entrant, float]] = {}
        for row in self.rows:
            if len(row.fixture.edge.lineup) == 1 and keep(row):
                place = (row.fixture.number, row.fixture.setup)
                shares.setdefault(place, {})[row.fixture.edge.challenger] = row.challenger
        blocks: dict[int, list[float]] = {}
        for (number, _), found in shares.items():
            if one in found and other in found:
                blocks.setdefault(number, []).append(found[one] - found[other])
        if not blocks:
            return None
        mean, low, high = interval(blocks)
        return Cell(sum(len(b) for b in blocks.values()), len(blocks), mean, low, high, 0.0)

    def by_role(self, who: Entrant) -> dict[str, Cell]:
        """Return the share of a bot by what it played: a race, a side of a scenario."""
        found: dict[str, dict[int, list[float]]] = {}
        fairs: dict[str, list[float]] = {}
        for row in self.rows:
            for seat, entrant in enumerate(row.fixture.bout.entrants):
                role = row.outcome.roles[seat]
                if entrant == who and role:
                    blocks = found.setdefault(role, {})
                    blocks.setdefault(row.fixture.number, []).append(row.outcome.shares[seat])
                    fairs.setdefault(role, []).append(1 / len(set(row.outcome.sides)))
        cells: dict[str, Cell] = {}
        for role in sorted(found):
            mean, low, high = interval(found[role])
            games = sum(len(each) for each in found[role].values())
            even = sum(fairs[role]) / len(fairs[role])
            cells[role] = Cell(games, len(found[role]), mean, low, high, even)
        return cells

    def speed(self, who: Entrant) -> tuple[int, float]:
        """Return how many decisions a bot made, and how many a second of its thinking."""
        made, spent = 0, 0.0
        for row in self.rows:
            for seat, entrant in enumerate(row.fixture.bout.entrants):
                if entrant == who:
                    made += row.outcome.decisions[seat]
                    spent += row.outcome.seconds[seat]
        return made, made / spent if spent else 0.0

    @property
    def faults(self) -> list[Row]:
        """The games that broke off."""
        return [row for row in self.rows if row.outcome.fault]


def fair(rows: list[Row]) -> float:
    """Return the share that a seat has if all play equally well; alone there is no such thing."""
    if not rows or len(rows[0].fixture.edge.lineup) == 1:
        return math.nan
    return sum(1 / len(set(row.outcome.sides)) for row in rows) / len(rows)


def standings(tournament: Tournament, outcomes: Iterable[Outcome]) -> list[Standings]:
    """Return what counts of every contest.

    Of games that share a seed and a setup, all rotations of a lineup count or none. Where a test
    decided, what was played beyond does not count: it depends on who was faster.
    """
    known: dict[Key, Outcome] = {outcome.key: outcome for outcome in outcomes}
    found = [Standings(contest) for contest in tournament.contests]
    watch = Watch(tournament)
    blocks: dict[tuple[Edge, int, int], list[Fixture]] = {}
    for fixture in fixtures(tournament):
        watch.expect(fixture)
        found[fixture.edge.contest].due += 1
        blocks.setdefault((fixture.edge, fixture.number, fixture.setup), []).append(fixture)
    for key in watch.of:
        if key in known:
            watch.note(known[key])
    for (edge, number, _), games in blocks.items():
        if any(game.bout.key not in known for game in games):
            continue
        verdict = watch.verdicts.get(edge)
        contest = tournament.contests[edge.contest]
        if verdict and watch.decided(edge) and number - contest.seeds.first >= verdict.blocks:
            continue
        found[edge.contest].rows += [Row(game, known[game.bout.key]) for game in games]
    for edge, verdict in watch.verdicts.items():
        found[edge.contest].verdicts[edge] = verdict
    return found
