"""A claim of strength, and whether it holds: what it says is played again, all of it.

``docs/claims`` has ours; docs/arena.md tells how to write one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from giantstable.arena.crews import Chunk, Crew
from giantstable.arena.entrants import Entrant
from giantstable.arena.field import count, fixtures
from giantstable.arena.plots import between, percent
from giantstable.arena.ring import Outcome
from giantstable.arena.sprt import read_number
from giantstable.arena.standings import Cell, Row, Standings, cell, fair, standings
from giantstable.arena.tournament import (
    Contest,
    Entry,
    Lineup,
    Tournament,
    read_limits,
    read_seeds,
    read_setups,
    read_yaml,
)
from giantstable.library import game as game_named
from giantstable.library import games
from giantstable.text import words

CHUNK = 10
MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class Claim:
    """That a bot is so strong: each number is a bound on the lower end of a 95 % interval."""

    text: str
    bot: Entrant
    over: Entrant | None
    share: float | None  # of the victory, in all games together
    each: float | None  # of the victory, in each setup alone
    gain: float | None  # where one plays alone: how much more it wins than the other
    tournament: Tournament


@dataclass(frozen=True)
class Verdict:
    """Whether a claim holds, and in one sentence why."""

    holds: bool
    sentence: str


def read_claim(file: Path, content: str | None = None) -> Claim:
    """Read a claim; refuse in one sentence what claims nothing or cannot be played."""
    top = read_yaml(file)
    text = top.text("claim")
    name = top.choice("game", games())
    game = game_named(name, content)
    facets, setups = read_setups(top, game)
    entry = Entry(top, "bot", name, str(file.resolve().parent))
    bot = entry.one(top.raw("bot"), top.path("bot"))
    over = entry.one(top.raw("over"), top.path("over")) if top.has("over") else None
    bounds = [
        read_number(top, field, low, 1) if top.has(field) else None
        for field, low in (("share", 0), ("each", 0), ("gain", -1))
    ]
    if all(bound is None for bound in bounds):
        raise top.refuse("share", "claim-nothing")
    seats = {game.seats(setup) for _, setup in setups}
    if over is None and (seats != {1} or bounds[2] is not None):
        raise top.error("field-missing", field=top.path("over"))
    if bounds[2] is not None and seats != {1}:
        raise top.refuse("gain", "claim-gain")
    contest = Contest(
        name,
        content,
        facets,
        setups,
        _lineups(bot, over, seats),
        read_seeds(top.sub("seeds")),
        read_limits(top),
        None,
    )
    tournament = Tournament(text, file, file, (contest,))
    said, found = top.whole("games", 1, MOST_GAMES), count(tournament)
    if said != found:
        raise top.refuse("games", "claim-games", said=said, found=found)
    top.done()
    share, each, gain = bounds
    return Claim(text, bot, over, share, each, gain, tournament)


def _lineups(bot: Entrant, over: Entrant | None, seats: set[int]) -> tuple[Lineup, ...]:
    found: list[Lineup] = []
    for n in sorted(seats):
        if n == 1:
            found += [(each,) for each in (bot, over) if each is not None]
        elif over is not None:
            found.append((bot, *[over] * (n - 1)))
    return tuple(found)


def verify(claim: Claim, crew: Crew, progress: Callable[[int], None] | None = None) -> Verdict:
    """Play all that a claim is about, and return whether it holds."""
    bouts = [fixture.bout for fixture in fixtures(claim.tournament)]
    chunks: list[Chunk] = [bouts[at : at + CHUNK] for at in range(0, len(bouts), CHUNK)]
    outcomes: list[Outcome] = []
    for outcome in crew.play(chunks):
        outcomes.append(outcome)
        if progress is not None:
            progress(1)
    (found,) = standings(claim.tournament, outcomes)
    return judged(claim, found)


def judged(claim: Claim, found: Standings) -> Verdict:
    """Return whether the games bear a claim out."""
    told: dict[str, object]
    for row in found.faults:
        seat = row.outcome.culprit
        if seat < 0 or row.fixture.bout.entrants[seat] != claim.bot:
            # A victory over a bot that fell over says nothing of strength.
            who = row.fixture.bout.entrants[seat].label if seat >= 0 else "-"
            told = {"claim": claim.text, "bot": who, "seed": row.fixture.bout.seed}
            told["fault"] = words(f"cli-arena-fault-{row.outcome.fault}")
            return Verdict(False, words("cli-claim-faults", told))
    edges = [edge for edge in found.edges if edge.challenger == claim.bot]
    rows = [row for row in found.rows if row.fixture.edge in edges]
    told = {}
    for sort, bound, measured in _measured(claim, found, rows):
        if bound is None or measured is None:
            continue
        told = {
            "claim": claim.text,
            "what": sort,
            "bound": percent(bound),
            "found": percent(measured.share),
            "interval": between(measured),
            "games": measured.games,
        }
        if measured.low < bound:
            return Verdict(False, words("cli-claim-fails", told))
    return Verdict(True, words("cli-claim-holds", told))


def _measured(
    claim: Claim, found: Standings, rows: list[Row]
) -> list[tuple[str, float | None, Cell | None]]:
    """Return what a claim is about, the whole last, so that it is what is told if all holds."""
    setups = claim.tournament.contests[0].setups

    def shares(kept: list[Row]) -> Cell | None:
        return cell(kept, lambda row: row.challenger, fair(kept))

    measured: list[tuple[str, float | None, Cell | None]] = [
        (name, claim.each, shares([row for row in rows if row.fixture.setup == i]))
        for i, (name, _) in enumerate(setups)
    ]
    if claim.over is not None:
        gain = found.gain(claim.bot, claim.over, lambda _: True)
        measured.append((words("cli-claim-gain"), claim.gain, gain))
    measured.append((words("cli-claim-share"), claim.share, shares(rows)))
    return measured
