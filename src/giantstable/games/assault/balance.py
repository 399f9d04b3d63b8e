"""Write docs/assault-balance.md: how the races fare when greedy bots play all of them."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.box.stock import FEWEST_SEATS, MOST_SEATS
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.match import new_match

PAGE = Path("docs") / "assault-balance.md"
CHUNK = 25

HEAD = """\
# Assault of the Giants: how the races fare

Greedy bots on all seats, {games} games for each number of players, seed `{seed}`. Which seat plays
which race is drawn anew for every game, as the rules have it. A shared victory counts in parts.
Made by `make balance`; the same seed gives the same tables.
"""

TABLE = """
## {seats} players

Games of {turns:.1f} turns a seat on average, from {shortest:.0f} to {longest:.0f}; {decisions:.0f}
decisions each. A fair share is {fair:.1f} %.

| Race | wins | points on average |
|---|---|---|
{rows}
"""


@dataclass
class Tally:
    """What came out of some games with one number of players."""

    games: int = 0
    decisions: int = 0
    turns: list[float] = field(default_factory=list)  # a seat, by game
    wins: dict[str, float] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        for race in other.points:
            self.wins[race] = self.wins.get(race, 0.0) + other.wins.get(race, 0.0)
            self.points[race] = self.points.get(race, 0) + other.points[race]


def play_some(seats: int, seed: str, first: int, count: int) -> Tally:
    """Play some games and count."""
    game = gt.game("assault")
    tally = Tally()
    for number in range(first, first + count):
        name = f"{seed}/{seats}/{number}"
        match = new_match(game, {"seats": seats}, name, quiet=True)
        bots = [bot("greedy", game, f"{name}/{seat}") for seat in range(seats)]
        tally.decisions += play_on(match, bots)
        assert match.over, f"game {name} found no end"
        realm = match.table
        assert isinstance(realm, Realm)
        tally.games += 1
        tally.turns.append(realm.turns / seats)
        for seat, scored in enumerate(match.scores):
            race = RACES[realm.race_of[seat]]
            share = 1.0 / len(match.winners) if seat in match.winners else 0.0
            tally.wins[race] = tally.wins.get(race, 0.0) + share
            tally.points[race] = tally.points.get(race, 0) + scored
    return tally


def table(seats: int, games: int, seed: str, pool: ProcessPoolExecutor) -> str:
    """Return the table of one number of players, made by playing."""
    parts = [
        pool.submit(play_some, seats, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    tally = Tally()
    for part in parts:
        tally.add(part.result())
    rows: list[str] = []
    for race in RACES:
        if race in tally.points:
            wins = 100 * tally.wins[race] / tally.games
            rows.append(f"| {race} | {wins:.1f} % | {tally.points[race] / tally.games:.1f} |")
    sys.stderr.write(f"{seats} players:\n" + "\n".join(rows) + "\n")
    return TABLE.format(
        seats=seats,
        turns=sum(tally.turns) / tally.games,
        shortest=min(tally.turns),
        longest=max(tally.turns),
        decisions=tally.decisions / tally.games,
        fair=100 / seats,
        rows="\n".join(rows),
    )


def page(games: int, seed: str, jobs: int) -> str:
    """Return the page, made by playing; what is below the tables stays as it was written."""
    made = HEAD.format(games=games, seed=seed)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            made += table(seats, games, seed, pool)
    return made + kept()


MARK = "\n## What was tuned\n"


def kept() -> str:
    """Return the part of the page that people write."""
    if not PAGE.exists():
        return MARK
    return MARK + PAGE.read_text(encoding="utf-8").partition(MARK)[2]


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    PAGE.write_text(page(chosen.games, chosen.seed, chosen.jobs), encoding="utf-8")


if __name__ == "__main__":
    main()
