"""Write docs/wraith-balance.md: how the greedy bot fares against every Giant at every age."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import giantstable as gt
from giantstable.arena.simulate import Series, simulate
from giantstable.games.wraith.game import WraithGame

PAGE = Path("docs") / "wraith-balance.md"

HEAD = """\
# Wraith & the Giants: how well the greedy bot does

Wins of the `greedy` bot in {games} fights each, seed `{seed}`. It looks ahead to the end of its
own turn, with sampled futures, and sees no more than a player does. Made by `make balance`; the
same seed gives the same table.

| | {giants} |
|---|{rules}|
"""

TAIL = """
How the fights ended:

| Wraith | Giant | {results} | decisions a fight |
|---|---|{rules}---|
{rows}

A person who plans further than one turn does better. What is marked `reconstructed` in the content
files was tuned so that Young against Earth is won somewhat more often than lost, and that it gets
harder from Earth to Fire and from Young to Elder; see [CHANGELOG](../CHANGELOG.md) for what was
changed. Facts of the rulebook were left alone.
"""


def page(games: int, seed: str, jobs: int) -> str:
    """Return the page, made by playing."""
    game = gt.game("wraith")
    assert isinstance(game, WraithGame)
    giants = [giant.name for giant in game.giants]
    table = HEAD.format(
        games=games, seed=seed, giants=" | ".join(giants), rules="|".join(["---"] * len(giants))
    )
    rows: list[str] = []
    for wraith in game.wraiths:
        cells: list[str] = []
        for giant in game.giants:
            setup: dict[str, object] = {"wraith": wraith.id, "giant": giant.id}
            report = simulate(Series("wraith", setup, ("greedy",), games, seed), jobs)
            wins, results = report["wins"], report["results"]
            assert isinstance(wins, list)
            assert isinstance(results, dict)
            assert report["errors"] == 0, report
            cells.append(f"{100 * wins[0] / games:.1f} %")
            ends = " | ".join(str(results.get(result, 0)) for result in game.results())
            decisions = report["mean_decisions_per_game"]
            rows.append(f"| {wraith.name} | {giant.name} | {ends} | {decisions} |")
            sys.stderr.write(f"{wraith.name} x {giant.name}: {cells[-1]}\n")
        table += f"| {wraith.name} | {' | '.join(cells)} |\n"
    results_names = " | ".join(game.results())
    rules = "---|" * len(game.results())
    return table + TAIL.format(results=results_names, rules=rules, rows="\n".join(rows))


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    PAGE.write_text(page(chosen.games, chosen.seed, chosen.jobs), encoding="utf-8")


if __name__ == "__main__":
    main()
