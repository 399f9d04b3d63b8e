"""How many bytes a live table sends: ``make bytes``.

Whole games are played before every seat's and a spectator's eyes, each scenario of HeroScape and
each other game once, and every frame is weighed as it is and as the WebSocket compresses it.
Snapshots are taken now and then, as of somebody who comes back.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast

import orjson
from rich.console import Console
from rich.table import Table as Grid

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.game import Game
from giantstable.server.live import Client, LiveTable
from giantstable.server.schema import GameTable
from giantstable.server.scribe import Line, Scribe
from giantstable.server.store import HUMAN, SeatRow, TableRow

COMES_BACK: Final = 20  # steps between two snapshots
LONGEST: Final = 3000  # choices of a game
# As uvicorn compresses: see its ``websockets_sansio_impl``.
WINDOW_BITS: Final = 12
MEMORY: Final = 5
TAIL: Final = 4  # bytes of every compressed frame that are not sent


class Wire:
    """What one connection compresses, frame after frame, with what came before in mind."""

    def __init__(self) -> None:
        self.deflate = zlib.compressobj(wbits=-WINDOW_BITS, memLevel=MEMORY)

    def weigh(self, frame: bytes) -> tuple[int, int]:
        """Return how long a frame is, as it is and on the wire."""
        sent = self.deflate.compress(frame) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
        return len(frame), len(sent) - TAIL


@dataclass
class Weights:
    """What was weighed in one game."""

    name: str
    choices: int = 0
    steps: list[tuple[int, int]] = field(default_factory=list)
    snapshots: list[tuple[int, int]] = field(default_factory=list)
    options: int = 0  # of the largest question
    asked: tuple[int, int] = (0, 0)  # the step that asked it

    def report(self) -> dict[str, Any]:
        """Return the numbers."""
        return {
            "game": self.name,
            "choices": self.choices,
            "step": _of(self.steps),
            "snapshot": _of(self.snapshots),
            "options": self.options,
            "asked": self.asked,
        }


def _of(weights: list[tuple[int, int]]) -> dict[str, int]:
    raw = [each[0] for each in weights]
    sent = [each[1] for each in weights]
    return {
        "median": int(statistics.median(raw)),
        "median_sent": int(statistics.median(sent)),
        "largest": max(raw),
        "largest_sent": max(sent),
    }


class NoScribe:
    """Writes nothing, and says that it has."""

    async def write(self, line: Line) -> bool:
        """Say that a line is written."""
        return True


def laid(game: Game, given: dict[str, object], seed: int) -> LiveTable:
    """Return a table with people on all seats."""
    setup = game.settle(given)
    row = TableRow(
        GameTable(
            id="bytes",
            game=game.name,
            setup=dict(setup),
            seed=str(seed),
            content=game.fingerprint(setup),
            host=1,
            created=0,
            outcome=None,
            campaign="",
            reported=False,
            closed=0,
            begun=0,
        ),
        [SeatRow(HUMAN, "", "", [1]) for _ in range(game.seats(setup))],
        0,
        None,
    )
    return LiveTable(row, [], cast(Scribe, NoScribe()), None)


async def weighed(name: str, given: dict[str, object], player: str, seed: int) -> Weights:
    """Play a game to its end and weigh all that is sent."""
    game = gt.game(name)
    table = laid(game, given, seed)
    match = table.match
    found = Weights(" ".join([name, *[str(value) for value in given.values()]]))
    clients = {Client(viewer, 1): Wire() for viewer in [*range(match.seats), None]}
    table.clients.update(clients)
    bots: list[Bot] = [bot(player, game, seat) for seat in range(match.seats)]
    for client, wire in clients.items():
        found.snapshots.append(wire.weigh(table.snapshot(client)))
    while not match.over and found.choices < LONGEST:
        decision = match.next_decision()
        code = bots[decision.seat].choose(Chair(match, decision))
        decision.bind(game, match.table)
        await table.choose(decision.seat, table.version, game.notation(decision, code), "")
        match = table.match
        found.choices += 1
        for client, wire in clients.items():
            _weigh_step(found, client, wire)
            if found.choices % COMES_BACK == 0:
                found.snapshots.append(Wire().weigh(table.snapshot(client)))
    return found


def _weigh_step(found: Weights, client: Client, wire: Wire) -> None:
    frame = client.outbox.get_nowait()
    assert isinstance(frame, bytes)
    weight = wire.weigh(frame)
    found.steps.append(weight)
    decision = orjson.loads(frame)["decision"]
    if decision is not None and len(decision["options"]) > found.options:
        found.options = len(decision["options"])
        found.asked = weight


def games() -> Iterator[tuple[str, dict[str, object]]]:
    """Return what is played: each choice of a game's first option that is a choice, or the game."""
    for name in gt.games():
        choices = [each for each in gt.game(name).setup_options() if each.name == "scenario"]
        if choices:
            for choice in choices[0].choices:
                yield name, {"scenario": choice}
        else:
            yield name, {}


def main() -> None:
    """Weigh, and print a table or JSON."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--bot", default="random", help="who plays (random)")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", default="", help="games whose name has this in it")
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    reports: list[dict[str, Any]] = []
    for name, setup in games():
        if given.only in " ".join([name, *map(str, setup.values())]):
            reports.append(asyncio.run(weighed(name, setup, given.bot, given.seed)).report())
    if given.json:
        print(orjson.dumps(reports, option=orjson.OPT_INDENT_2).decode())
        return
    grid = Grid(
        "game", "choices", "step: median", "largest", "snapshot: median", "largest", "asked"
    )
    for each in reports:
        grid.add_row(
            each["game"],
            str(each["choices"]),
            *[
                f"{each[frame][size]:,} / {each[frame][f'{size}_sent']:,}"
                for frame in ("step", "snapshot")
                for size in ("median", "largest")
            ],
            f"{each['options']}: {each['asked'][0]:,} / {each['asked'][1]:,}",
        )
    Console(width=150).print(grid)


if __name__ == "__main__":
    main()
