"""How long things take: what every game is measured by, and what its own measures are made of."""

from __future__ import annotations

import time
from collections.abc import Callable

from giantstable import library
from giantstable.arena.simulate import Series, simulate
from giantstable.bots import GREEDY, RANDOM, bot
from giantstable.bots.chair import Chair
from giantstable.kernel.match import Match, new_match


def random_play(seconds: float, game: str, setup: dict[str, object]) -> float:
    """Return decisions a second of random play, best of five stretches."""
    best = 0.0
    for stretch in range(5):
        games = 5
        while True:
            report = simulate(Series(game, setup, (RANDOM,), games, f"bench {stretch}"))
            spent = float(str(report["seconds"]))
            if spent >= seconds / 5:
                break
            games = max(games * 2, int(games * seconds / 5 / max(spent, 0.001) * 1.1))
        best = max(best, float(str(report["decisions_per_second"])))
    return best


def greedy_play(games: int, game: str, setup: dict[str, object]) -> float:
    """Return games a second of a game's own bot against itself."""
    report = simulate(Series(game, setup, (GREEDY,), games, "bench"))
    return float(str(report["games_per_second"]))


def two_processes(seconds: float, game: str, setup: dict[str, object]) -> float:
    """Return how many times as fast two processes play as one, their start included."""
    games = 20
    while True:
        series = Series(game, setup, (RANDOM,), games, "bench")
        alone = float(str(simulate(series)["seconds"]))
        if alone >= seconds * 2:
            return alone / float(str(simulate(series, jobs=2)["seconds"]))
        games = max(games * 2, int(games * seconds * 2 / max(alone, 0.001) * 1.1))


def at_every_choice(
    seconds: float,
    game: str,
    act: Callable[[Match], object],
    setup: dict[str, object] | None = None,
    name: str = RANDOM,
) -> float:
    """Return the mean microseconds of something done at every choice of the games of a bot."""
    spent = 0.0
    times = 0
    number = 0
    while times == 0 or spent < seconds:
        match = new_match(library.game(game), setup or {}, number)
        players = [bot(name, match.game, f"{number}/{seat}") for seat in range(match.seats)]
        while not match.over:
            began = time.perf_counter()
            for _ in range(20):
                act(match)
            spent += time.perf_counter() - began
            times += 20
            decision = match.next_decision()
            match.answer(decision, players[decision.seat].choose(Chair(match, decision)))
        number += 1
    return spent / times * 1e6


def timed(seconds: float, act: Callable[[], object]) -> float:
    """Return the mean microseconds of something."""
    times = 0
    began = time.perf_counter()
    while times == 0 or time.perf_counter() - began < seconds:
        for _ in range(20):
            act()
        times += 20
    return (time.perf_counter() - began) / times * 1e6
