"""Play many games of greedy and random bots together: all must end, and no bot may sit and sit.

    python -m tools.mixed --games 10000 --jobs 2

Each game has other seats for other bots; seed and number of players say which. A choice may take as
long as a server lets a bot think. Prints what came out, and fails if a game did not end.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context

import giantstable as gt
from giantstable.bots import GREEDY, RANDOM, bot
from giantstable.bots.chair import Chair
from giantstable.kernel.match import new_match
from giantstable.server.settings import Settings

MOST = 100_000  # choices; a game that asks more often runs in circles
SECONDS = Settings().bot_seconds
CHUNK = 25  # games


@dataclass(frozen=True)
class Course:
    """How one game went."""

    seed: int
    setup: dict[str, object]
    bots: tuple[str, ...]
    choices: int
    over: bool
    longest: float  # seconds for one choice of a bot


@dataclass
class Sum:
    """How many games went."""

    games: int = 0
    choices: int = 0
    longest: float = 0.0
    bad: list[Course] = field(default_factory=list)  # did not end, or sat too long
    slow: list[Course] = field(default_factory=list)

    def add(self, course: Course) -> None:
        """Count a game."""
        self.games += 1
        self.choices += course.choices
        self.longest = max(self.longest, course.longest)
        if not course.over:
            self.bad.append(course)
        if course.longest > SECONDS:
            self.slow.append(course)


def seated(seed: int, seats: int) -> tuple[str, ...]:
    """Return who sits where: never only one sort of bots, and over many seeds every mixture."""
    mixture = 1 + seed % ((1 << seats) - 2)
    return tuple(GREEDY if mixture >> seat & 1 else RANDOM for seat in range(seats))


def setup_for(name: str, seats: int) -> dict[str, object]:
    """Return the usual setup of a game for so many."""
    for option in gt.game(name).setup_options():
        if option.seats:
            return {option.name: seats}
    return {}


def played(name: str, setup: dict[str, object], names: tuple[str, ...], seed: int) -> Course:
    """Play one game to its end."""
    game = gt.game(name)
    match = new_match(game, setup, seed, quiet=True)
    bots = [bot(each, game, f"{seed}-{seat}") for seat, each in enumerate(names)]
    longest = 0.0
    choices = 0
    while not match.over and choices < MOST:
        decision = match.next_decision()
        began = time.perf_counter()
        code = bots[decision.seat].choose(Chair(match, decision))
        longest = max(longest, time.perf_counter() - began)
        match.answer(decision, code)
        choices += 1
    return Course(seed, setup, names, choices, match.over, longest)


def mixed(name: str, seed: int) -> Course:
    """Play the mixed game of a seed."""
    game = gt.game(name)
    seats = max(2, game.min_seats) + seed % (game.max_seats - max(2, game.min_seats) + 1)
    return played(name, setup_for(name, seats), seated(seed, seats), seed)


def main() -> int:
    """Play, and tell what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="assault")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    total = Sum()
    began = time.perf_counter()
    seeds = range(given.seed, given.seed + given.games)
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        for course in pool.map(partial(mixed, given.game), seeds, chunksize=CHUNK):
            total.add(course)
            if total.games % 500 == 0:
                print(f"{total.games} games, {time.perf_counter() - began:.0f} s", flush=True)
    for course in total.bad:
        print("did not end:", course)
    for course in total.slow:
        print(f"a bot took more than {SECONDS:.0f} s:", course)
    print(
        f"{total.games} games of {given.game}, {total.choices} choices: "
        f"{len(total.bad)} did not end, {len(total.slow)} had a bot take over {SECONDS:.0f} s, "
        f"the longest choice took {1000 * total.longest:.0f} ms"
    )
    return 1 if total.bad or total.slow else 0


if __name__ == "__main__":
    sys.exit(main())
