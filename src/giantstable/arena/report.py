"""The report of a tournament: who is how strong, where, how sure that is, and what went wrong."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median

from giantstable.arena.field import Edge
from giantstable.arena.paper import Entry, Paper, Told
from giantstable.arena.plots import bars, between, histogram, percent, whiskers
from giantstable.arena.ratings import Rating, ratings
from giantstable.arena.ring import rules_version
from giantstable.arena.sprt import Sprt, Verdict
from giantstable.arena.standings import Cell, Row, Standings
from giantstable.arena.tournament import Tournament
from giantstable.text import title_of, words

MOST_FAULTS = 50  # shown one by one


def report(tournament: Tournament, found: list[Standings], today: datetime | None = None) -> Paper:
    """Write the report of a tournament."""
    paper = Paper(tournament.name)
    date = (today or datetime.now(UTC)).date().isoformat()
    # As it was called, so that it can be called again; but nobody's folders are told.
    file = tournament.file.name if tournament.file.is_absolute() else str(tournament.file)
    paper.say(_w("made", file=file, date=date))
    paper.say(_w("intervals"))
    for standings in found:
        Chapter(paper, standings).write()
    return paper


def _w(key: str, **facts: object) -> str:
    return words(f"cli-arena-{key}", facts)


def _told(cell: Cell | None) -> Entry:
    if cell is None:
        return "–"
    sort = "" if math.isnan(cell.fair) else ("even", "above", "below")[cell.clear]
    return Told(percent(cell.share), between(cell), sort)


def versus(edge: Edge) -> str:
    """Return a lineup in words: a bot alone, against another, or against a table of others."""
    first, *others = edge.lineup
    if not others:
        return first.label
    rest: list[str] = []
    for bot in dict.fromkeys(others):
        times = others.count(bot)
        rest.append(f"{times} x {bot.label}" if times > 1 else bot.label)
    return _w("versus", bot=first.label, others=", ".join(rest))


class Chapter:
    """What is written of one contest."""

    def __init__(self, paper: Paper, standings: Standings) -> None:
        self.paper = paper
        self.standings = standings
        self.contest = standings.contest

    def write(self) -> None:
        """Write all there is to say."""
        standings, paper, contest = self.standings, self.paper, self.contest
        paper.heading(title_of(contest.game))
        seeds = contest.seeds
        paper.say(
            _w(
                "played",
                played=len(standings.rows),
                due=standings.due,
                first=seeds.seed(seeds.first),
                last=seeds.seed(seeds.last),
                setups=len(contest.setups),
                rules=rules_version(contest.game),
            )
        )
        trusted = [bot.label for bot in standings.bots if bot.source and bot.trusted]
        if trusted:
            paper.say(_w("trusted", bots=", ".join(trusted)))
        if not standings.rows:
            return
        self._ratings()
        self._edges()
        self._tests()
        for seats in sorted({len(edge.lineup) for edge in standings.edges}):
            self._matrix(seats)
        for facet in contest.facets:
            self._facet(facet)
        if len(contest.facets) == 2:
            self._grid()
        self._roles()
        self._lengths()
        self._speeds()
        self._faults()

    def _ratings(self) -> None:
        found = ratings(self.standings)
        if not found:
            return
        two = all(len(edge.lineup) == 2 for edge in self.standings.edges)
        self.paper.heading(_w("ratings"), 3)
        self.paper.say(_w("ratings-elo" if two else "ratings-skill"))
        digits = 0 if two else 1
        self.paper.table(
            [_w("bot"), _w("games"), _w("rating"), _w("interval")],
            [_rating(rating, digits) for rating in found],
        )

    def _edges(self) -> None:
        """Every lineup in one line: its share, its interval, what is fair."""
        cells = [(edge, self.standings.of(edge)) for edge in self.standings.edges]
        known = [(edge, cell) for edge, cell in cells if cell is not None]
        self.paper.heading(_w("shares"), 3)
        self.paper.table(
            [_w("lineup"), _w("games"), _w("seeds"), _w("share"), _w("fair")],
            [
                [
                    versus(edge),
                    str(cell.games),
                    str(cell.seeds),
                    _told(cell),
                    "–" if math.isnan(cell.fair) else percent(cell.fair),
                ]
                for edge, cell in known
            ],
        )
        self.paper.plot(whiskers([(versus(edge), cell) for edge, cell in known]))

    def _tests(self) -> None:
        sprt = self.contest.sprt
        if sprt is None:
            return
        self.paper.heading(_w("tests"), 3)
        self.paper.say(
            _w(
                "tests-of",
                share0=percent(sprt.share0),
                share1=percent(sprt.share1),
                alpha=f"{sprt.alpha:g}",
                beta=f"{sprt.beta:g}",
            )
        )
        rows = [
            _test(versus(edge), verdict, sprt) for edge, verdict in self.standings.verdicts.items()
        ]
        self.paper.table([_w("lineup"), _w("verdict"), _w("seeds"), _w("ratio")], rows)

    def _matrix(self, seats: int) -> None:
        """Who does how well against whom, where two kinds of bots meet; alone: who gains what."""
        bots = self.standings.bots
        pairs: dict[tuple[str, str], Cell] = {}
        alone = seats == 1
        for one in bots:
            for other in bots:
                if one == other:
                    continue
                found = (
                    self.standings.gain(one, other, lambda _: True)
                    if alone
                    else self._met(one.label, other.label, seats)
                )
                if found is not None:
                    pairs[one.label, other.label] = found
        if len(bots) < 2 or not pairs:
            return
        names = [bot.label for bot in bots]
        self.paper.heading(_w("gains") if alone else _w("matrix", seats=seats), 3)
        self.paper.say(_w("gains-how" if alone else "matrix-how"))
        self.paper.table(
            ["", *names],
            [[one, *(_told(pairs.get((one, other))) for other in names)] for one in names],
        )

    def _met(self, one: str, other: str, seats: int) -> Cell | None:
        """Return the share of a bot at tables where only the other sits besides."""
        for edge in self.standings.edges:
            labels = [bot.label for bot in edge.lineup]
            if len(labels) == seats and labels[0] == one and set(labels[1:]) == {other}:
                return self.standings.of(edge)
        for edge in self.standings.edges if seats == 2 else ():
            if [bot.label for bot in edge.lineup] == [other, one]:
                found = self.standings.of(edge)
                if found is not None:
                    return Cell(
                        found.games,
                        found.seeds,
                        1 - found.share,
                        1 - found.high,
                        1 - found.low,
                        found.fair,
                    )
        return None

    def _facet(self, facet: str) -> None:
        standings = self.standings
        cells: list[tuple[str, Cell]] = []
        rows: list[list[Entry]] = []
        edges = standings.edges
        for value in standings.values(facet):
            row: list[Entry] = [value]
            for edge in edges:
                found = standings.of(edge, _where(standings, {facet: value}))
                row.append(_told(found))
                if found is not None:
                    name = f"{value}: {versus(edge)}" if len(edges) > 1 else value
                    cells.append((name, found))
            rows.append(row)
        self.paper.heading(_w("by", facet=facet), 3)
        self.paper.table([facet, *(versus(edge) for edge in edges)], rows)
        self.paper.plot(whiskers(cells))

    def _grid(self) -> None:
        """Both options at once, a table a lineup."""
        standings = self.standings
        across, down = self.contest.facets
        for edge in standings.edges:
            rows: list[list[Entry]] = []
            for below in standings.values(down):
                row: list[Entry] = [below]
                for beside in standings.values(across):
                    here = _where(standings, {across: beside, down: below})
                    row.append(_told(standings.of(edge, here)))
                rows.append(row)
            self.paper.heading(f"{versus(edge)}: {across}, {down}", 3)
            self.paper.table(["", *standings.values(across)], rows)

    def _roles(self) -> None:
        found = {bot.label: self.standings.by_role(bot) for bot in self.standings.bots}
        roles = sorted({role for cells in found.values() for role in cells})
        if len(roles) < 2:
            return
        self.paper.heading(_w("roles"), 3)
        self.paper.table(
            [_w("role"), *found],
            [[role, *(_told(cells.get(role)) for cells in found.values())] for role in roles],
        )
        self.paper.plot(
            whiskers(
                [
                    (f"{role}: {bot}", cells[role])
                    for role in roles
                    for bot, cells in found.items()
                    if role in cells
                ]
            )
        )

    def _lengths(self) -> None:
        self.paper.heading(_w("lengths"), 3)
        rows: list[list[Entry]] = []
        every: list[int] = []
        for edge in self.standings.edges:
            made = sorted(
                sum(row.outcome.decisions)
                for row in self.standings.rows
                if row.fixture.edge == edge
            )
            every += made
            rows.append([versus(edge), *(str(n) for n in (made[0], int(median(made)), made[-1]))])
        self.paper.table([_w("lineup"), _w("shortest"), _w("median"), _w("longest")], rows)
        self.paper.plot(histogram(every))

    def _speeds(self) -> None:
        self.paper.heading(_w("speeds"), 3)
        self.paper.say(_w("speeds-how"))
        found = [(bot.label, *self.standings.speed(bot)) for bot in self.standings.bots]
        self.paper.table(
            [_w("bot"), _w("decisions"), _w("a-second")],
            [[name, f"{made:,}", f"{fast:,.0f}"] for name, made, fast in found],
        )
        self.paper.plot(bars([(name, fast, f"{fast:,.0f}") for name, _, fast in found]))

    def _faults(self) -> None:
        faults = self.standings.faults
        self.paper.heading(_w("faults"), 3)
        if not faults:
            self.paper.say(_w("no-faults"))
            return
        self.paper.say(_w("faults-how", n=len(faults)))
        self.paper.table(
            [_w("bot"), _w("fault"), _w("seed"), _w("note")],
            [
                [
                    _culprit(row),
                    _w(f"fault-{row.outcome.fault}"),
                    row.fixture.bout.seed,
                    row.outcome.note.splitlines()[-1] if row.outcome.note else "",
                ]
                for row in faults[:MOST_FAULTS]
            ],
        )


def _where(standings: Standings, wanted: dict[str, str]) -> Callable[[Row], bool]:
    """Return whether a game is one of those whose setup had these values."""
    return lambda row: all(standings.value(row, name) == v for name, v in wanted.items())


def _culprit(row: Row) -> str:
    seat = row.outcome.culprit
    if seat < 0:
        return _w("nobody", bots=", ".join(bot.label for bot in row.fixture.bout.entrants))
    return row.fixture.bout.entrants[seat].label


def _rating(rating: Rating, digits: int) -> list[Entry]:
    low = "…" if math.isinf(rating.low) else f"{rating.low:.{digits}f}"
    high = "…" if math.isinf(rating.high) else f"{rating.high:.{digits}f}"
    points = f"{rating.points:.{digits}f}"
    return [rating.bot.label, str(rating.games), points, f"{low} – {high}"]


def _test(lineup: str, verdict: Verdict, sprt: Sprt) -> list[Entry]:
    low, high = sprt.bounds()
    ratio = f"{verdict.ratio:.2f} ({low:.2f} – {high:.2f})"
    return [lineup, _w(f"verdict-{verdict.outcome}"), str(verdict.blocks), ratio]
