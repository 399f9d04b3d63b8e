"""How long it takes to look at a finished game again, for every game, in seconds of one core.

python -m tools.review_time [--level easy] [--choices 400]

Games are played by bots of a level until there are enough choices; beginners make the most work, as
whatever a better bot would have done otherwise is tried in many futures.
"""

from __future__ import annotations

import argparse
import time

from rich.progress import Progress

from giantstable import library
from giantstable.bots import bot, bots, judge, reviewer
from giantstable.bots.chair import Chair
from giantstable.bots.review import glance
from giantstable.kernel.match import new_match
from giantstable.titles import titles


def main() -> None:
    """Measure, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="easy")
    parser.add_argument("--choices", type=int, default=400)
    wish = parser.parse_args()
    for name in titles():
        if judge(name) is not None and wish.level in bots(name):
            took, missed, played = _measured(name, wish.level, wish.choices)
            print(
                f"{name}: {wish.choices} choices of {wish.level} bots in {played} games: "
                f"{took:.1f} s, {missed} missed"
            )


def _measured(name: str, level: str, choices: int) -> tuple[float, int, int]:
    game, by = library.game(name), judge(name)
    assert by is not None
    seconds, missed, played, done = 0.0, 0, 0, 0
    with Progress(transient=True) as progress:
        bar = progress.add_task(name, total=choices)
        while done < choices:
            match = new_match(game, {}, f"review time {played}", quiet=True)
            players = [bot(level, game, f"{played}/{seat}") for seat in range(match.seats)]
            played += 1
            while not match.over and done < choices:
                decision = match.pending[0]
                made = players[decision.seat].choose(Chair(match, decision))
                began = time.process_time()
                friend = reviewer(match.game, done)
                assert friend is not None
                missed += glance(match, decision, made, by, friend, done).missed is not None
                seconds += time.process_time() - began
                match.answer(decision, made)
                done += 1
                progress.update(bar, completed=done)
    return seconds, missed, played


if __name__ == "__main__":
    main()
