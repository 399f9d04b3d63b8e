"""Play many games with bots and count what came out."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context

from giantstable.batch import batch, collect_seldom
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import Match, start_match
from giantstable.library import game as game_named

Progress = Callable[[int], None]

# A game whose rules know no last round can go on for ever if nobody tries to win. Where a game has
# this option, a series stops it after so many rounds unless told otherwise: far more than even
# random players need.
CAP = "round_cap"
ROUNDS = 500


@dataclass(frozen=True)
class Series:
    """So many games of one kind between the same bots."""

    game: str
    setup: dict[str, object]
    bots: tuple[str, ...]
    games: int
    seed: int | str = 0
    content: str | None = None

    def settled(self) -> Setup:
        """Return the whole setup of every game."""
        return settled(game_named(self.game, self.content), self.setup)

    def seed_of(self, number: int) -> str:
        """Return the seed of one game: ``giants play --seed`` takes it too."""
        return f"{self.seed}/{number}"


def settled(game: Game, given: dict[str, object]) -> Setup:
    """Return the whole setup of a game among bots, with the safeguard against an endless one."""
    capped = any(option.name == CAP for option in game.setup_options())
    return game.settle({CAP: ROUNDS, **given} if capped else given)


@dataclass
class Tally:
    """What came out of some games."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    results: dict[str, int] = field(default_factory=dict)
    errors: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.errors += other.errors
        self.failures = (self.failures + other.failures)[:10]
        self.wins = [
            a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)
        ] or self.wins
        for result, count in other.results.items():
            self.results[result] = self.results.get(result, 0) + count


def seated(series: Series) -> tuple[str, ...]:
    """Return the name of the bot on each seat; one name alone sits everywhere."""
    game = game_named(series.game, series.content)
    seats = game.seats(series.settled())
    names = series.bots * seats if len(series.bots) == 1 else series.bots
    if len(names) != seats:
        raise BadSetup("bot-count", found=len(names), seats=seats)
    for name in names:
        bot(name, game)  # refuses an unknown one before anything starts
    return names


def play_some(series: Series, first: int, count: int) -> Tally:
    """Play some games of a series. A game that breaks is counted and told, never hidden."""
    game = game_named(series.game, series.content)
    setup = series.settled()
    names = seated(series)
    tally = Tally(wins=[0] * len(names))
    for number in range(first, first + count):
        seed = series.seed_of(number)
        match: Match | None = None
        try:
            match = start_match(game, setup, seed, quiet=True)
            bots = [bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
            tally.decisions += play_on(match, bots)
            if not match.over:
                raise RuntimeError("the game found no end")
            tally.results[match.result] = tally.results.get(match.result, 0) + 1
            for winner in match.winners:
                tally.wins[winner] += 1
        except Exception:
            tally.errors += 1
            choices = match.choices if match is not None else []
            tally.failures.append(f"seed {seed}: {traceback.format_exc()}\nchoices: {choices}")
        tally.games += 1
    return tally


def simulate(series: Series, jobs: int = 1, progress: Progress | None = None) -> dict[str, object]:
    """Play a series and return the report, ready for JSON."""
    seated(series)
    total = Tally()
    began = time.perf_counter()
    for tally in _tallies(series, jobs):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - began
    report: dict[str, object] = {
        "game": series.game,
        "setup": dict(series.settled()),
        "bots": list(seated(series)),
        "seed": series.seed,
        "games": total.games,
        "errors": total.errors,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds) if seconds else 0,
        "games_per_second": round(total.games / seconds, 2) if seconds else 0,
        "wins": total.wins,
        "results": dict(sorted(total.results.items())),
        "mean_decisions_per_game": round(total.decisions / max(1, total.games), 2),
    }
    if total.failures:
        report["failures"] = total.failures
    return report


def _tallies(series: Series, jobs: int) -> Iterator[Tally]:
    chunk = max(1, min(50, series.games // (jobs * 4) or 1))
    starts = range(0, series.games, chunk)
    if jobs <= 1:
        with batch():
            for first in starts:
                yield play_some(series, first, min(chunk, series.games - first))
        return
    # Spawned, not forked: the same on every system, and no lock is inherited half-held.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=collect_seldom) as pool:
        parts = [
            pool.submit(play_some, series, first, min(chunk, series.games - first))
            for first in starts
        ]
        for part in as_completed(parts):
            yield part.result()
