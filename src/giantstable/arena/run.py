"""Play a tournament: what is not yet in its ledger, until all is played or enough is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from giantstable.arena.crews import CHUNK, Chunk, Crew
from giantstable.arena.field import Edge, Fixture, count, fixtures, share
from giantstable.arena.ledger import Ledger, alone
from giantstable.arena.ring import RULES, Key, Outcome
from giantstable.arena.sprt import UNDECIDED, Verdict, judge
from giantstable.arena.tournament import Tournament

Progress = Callable[[int], None]


@dataclass
class Ran:
    """What came of a run."""

    games: int = 0  # of the tournament
    played: int = 0  # in this run
    known: int = 0  # before
    spared: int = 0  # since enough was known of their edge
    faults: dict[str, int] = field(default_factory=dict)  # of this run, by sort
    broken: list[str] = field(default_factory=list)  # where the rules themselves failed


class Watch:
    """Keeps the score of every edge that has a test, and says which need no more games."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.of: dict[Key, Fixture] = {}
        self.due: dict[tuple[Edge, int], int] = {}  # games of an edge on a seed
        self.shares: dict[tuple[Edge, int], list[float]] = {}
        self.verdicts: dict[Edge, Verdict] = {}

    def expect(self, fixture: Fixture) -> None:
        """Take note of a game to come."""
        if self.tournament.contests[fixture.edge.contest].sprt is not None:
            block = (fixture.edge, fixture.number)
            self.of[fixture.bout.key] = fixture
            self.due[block] = self.due.get(block, 0) + 1

    def note(self, outcome: Outcome) -> None:
        """Take note of a result; look at the test whenever a block is whole."""
        fixture = self.of.get(outcome.key)
        if fixture is None:
            return
        block = (fixture.edge, fixture.number)
        shares = self.shares.setdefault(block, [])
        shares.append(share(fixture.bout, outcome, fixture.edge.challenger))
        if len(shares) == self.due[block]:
            self._judge(fixture.edge)

    def _judge(self, edge: Edge) -> None:
        contest = self.tournament.contests[edge.contest]
        assert contest.sprt is not None
        if not self.decided(edge):
            self.verdicts[edge] = judge(contest.sprt, list(self._row(edge)))

    def _row(self, edge: Edge) -> Iterator[float]:
        """Yield the blocks that are whole, up to the first that is not."""
        for number in self.tournament.contests[edge.contest].seeds:
            shares = self.shares.get((edge, number), [])
            if len(shares) < self.due.get((edge, number), 1):
                return
            yield sum(shares) / len(shares)

    def decided(self, edge: Edge) -> bool:
        """Return whether enough is known."""
        verdict = self.verdicts.get(edge)
        return verdict is not None and verdict.outcome != UNDECIDED


def run(
    tournament: Tournament, crew: Crew, *, retry: bool = False, progress: Progress | None = None
) -> Ran:
    """Play what is missing, and write every game down as soon as it is played."""
    ran = Ran(games=count(tournament))
    with alone(tournament.ledger), Ledger(tournament.ledger) as ledger:
        if retry:
            ledger.strike_faults()
        known = ledger.keys()
        watch = Watch(tournament)
        for fixture in fixtures(tournament) if _tested(tournament) else ():
            watch.expect(fixture)
        if watch.of:
            for outcome in ledger.outcomes():
                watch.note(outcome)
        tell = progress or _nothing
        for outcome in crew.play(_chunks(tournament, known, watch, ran, tell)):
            ledger.write([outcome])
            watch.note(outcome)
            _count(ran, outcome)
            tell(1)
    return ran


def _tested(tournament: Tournament) -> bool:
    return any(contest.sprt is not None for contest in tournament.contests)


def _nothing(_done: int) -> None:
    pass


def _count(ran: Ran, outcome: Outcome) -> None:
    ran.played += 1
    if outcome.fault:
        ran.faults[outcome.fault] = ran.faults.get(outcome.fault, 0) + 1
    if outcome.fault == RULES:
        ran.broken.append(f"{outcome.key}: {outcome.note}")


def _chunks(
    tournament: Tournament, known: set[Key], watch: Watch, ran: Ran, tell: Progress
) -> Iterator[Chunk]:
    """Yield what is to be played, asked for only when there are hands for it."""
    chunk: Chunk = []
    size = CHUNK if ran.games - len(known) > 8 * CHUNK else 1 + (ran.games - len(known)) // 16
    for fixture in fixtures(tournament):
        key = fixture.bout.key
        if key in known:
            ran.known += 1
            tell(1)
        elif watch.decided(fixture.edge):
            ran.spared += 1
            tell(1)
        else:
            known.add(key)  # a lineup may stand twice in a file
            chunk.append(fixture.bout)
            if len(chunk) >= size:
                yield chunk
                chunk = []
    if chunk:
        yield chunk
