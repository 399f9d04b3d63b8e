"""Keep what this version makes: records, positions, saves and a server's tables.

``tests/kept/VERSION`` then proves that every later version still reads them, and plays them to the
same end. Run it once a release, before the version changes: ``make keep``.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from typing import Any

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.match import Match
from tests.server.guests import Guest, Live, Refusal
from tests.server.house import House, usual

KEPT = Path(__file__).parent.parent / "tests" / "kept"
Json = dict[str, Any]

WRAITHS = ("young", "adult", "elder")
GIANTS = ("earth", "air", "water", "fire")


def games() -> Iterator[tuple[str, Json, str]]:
    """Yield what is played: a game, its setup, and the bot on every seat."""
    for wraith in WRAITHS:
        for giant in GIANTS:
            footholds = giant in ("water", "fire")
            yield "wraith", {"wraith": wraith, "giant": giant, "footholds": footholds}, "greedy"
    yield "wraith", {"gauntlet": "insane"}, "random"
    scenarios = gt.game("heroscape").setup_options()[0].choices
    for n, scenario in enumerate(scenarios):
        yield "heroscape", {"scenario": scenario}, "greedy"
        switches = {"markers_in_turn": n % 2 == 0, "ask_swipes": n % 3 == 0}
        yield "heroscape", {"scenario": scenario, **switches}, "random" if n % 2 else "greedy"
    for seats in (3, 4, 5, 6):
        yield "assault", {"seats": seats}, "greedy"
        yield "assault", {"seats": seats, "round_cap": 30}, "random"


# What frames, views and happenings of a game have got since a version, by name: that one did not
# tell it. A name may say within what. Since 0.1.0 more can be taken back ("undo").
ADDED = {
    "0.1.0": {
        "wraith": {"undo", "decision.facts"},
        "heroscape": {
            "undo", "decision.facts", "faces", "engaged", "auras", "goals", "moving", "budget",
        },
        "assault": {
            # How sentences are put together has changed too, so that every card has its own name in
            # each language: what they are about stands in the facts of options and happenings.
            "text.facts", "prompt.facts",
            "undo", "decision.facts", "price", "ends", "left", "trade", "limit", "partner", "roll",
            "strength", "totals", "allowances", "rerolled", "damage", "damage_left", "rolled_again",
            *(f"offer.{name}" for name in ("by", "to", "kind", "limit")),
            *(
                f"seats.{name}"
                for name in ("row_right", "commands", "progress", "regions", "leaders")
            ),
        },
    },
}  # fmt: skip

# Names that are messages now, so that each language can say them; 0.1.0 told what is printed.
NAMES = {"wraith-name", "heroscape-power-name"}


def as_told_by(version: str, game: str, told: Any, within: str = "") -> Any:
    """Return what is told of a game without what a version did not tell yet."""
    added = ADDED[version][game] if version else set()
    if isinstance(told, dict):
        if version == "0.1.0" and told.get("key") in NAMES:
            return told["facts"]["name"]
        return {
            name: as_told_by(version, game, told[name], name)
            for name in told
            if name not in added and f"{within}.{name}" not in added
        }
    if isinstance(told, list | tuple):
        return [as_told_by(version, game, each, within) for each in told]
    return told


def without_markers_being_laid(match: Match) -> None:
    """Let nobody see the order markers that he is just laying, as it was up to 0.1.0."""
    if isinstance(match.table, Fray):
        match.table.laying = []


def seen(match: Match, version: str = "") -> str:
    """Return a digest of all that anybody knows of a match: every view, every happening.

    Of what an earlier version knew, where one is named.
    """
    if version == "0.1.0":
        without_markers_being_laid(match)
    digest = hashlib.sha256()
    viewers: list[int | None] = [None, *range(match.game.seats(match.setup))]
    for viewer in viewers:
        told: list[object] = [match.view(viewer), match.result, match.scores, match.winners]
        for event in match.events(viewer):
            facts = match.game.event_facts(match.table, event)
            told.append([event.kind.name, event.kind.rule, event.seat, facts])
        for decision in match.pending:
            told.append([decision.seat, decision.kind, decision.rule, decision.notations()])
            told.append([option.facts for option in decision.options])
        digest.update(json.dumps(as_told_by(version, match.game.name, told)).encode())
    return digest.hexdigest()


def played(name: str, setup: Json, player: str, seed: str) -> Json:
    """Play a game to its end; return its record, and positions on the way."""
    match = gt.new(name, seed=seed, **setup)
    bots = [bot(player, match.game, f"{seed}/{n}") for n in range(match.game.seats(match.setup))]
    positions: list[Json] = []
    while not match.over and len(match.choices) < 4000:
        at = len(match.choices)
        if at in (3, 40, 150):
            positions.append({"position": match.position(), "seen": seen(at_position(match))})
        decision = match.next_decision()
        match.answer(decision, bots[decision.seat].choose(Chair(match, decision)))
    return {"record": match.record(), "seen": seen(match), "positions": positions}


def at_position(match: Match) -> Match:
    """Return the match as somebody has it who starts from its position."""
    return gt.load(match.game.name, match.position())


def keep_games(folder: Path) -> None:
    """Play the games and write them down."""
    lines: list[str] = []
    for n, (name, setup, player) in enumerate(games()):
        lines.append(json.dumps(played(name, setup, player, f"kept/{n}")))
        sys.stderr.write(f"{name} {setup} {player}: {len(lines[-1])}\n")
    (folder / "games.jsonl.gz").write_bytes(packed("\n".join(lines)))


def packed(text: str) -> bytes:
    """Return a text zipped, the same every time."""
    return gzip.compress(f"{text}\n".encode(), 9, mtime=0)


def unpacked(path: Path) -> str:
    """Return the text of a zipped file."""
    return gzip.decompress(path.read_bytes()).decode()


# -- the tables of a server ------------------------------------------------------------------------


def keep_tables(folder: Path) -> None:
    """Let guests open tables on a server, play some of each, and keep its database."""
    database = folder / "tables.sqlite"
    database.unlink(missing_ok=True)
    house = House(usual(f"sqlite:///{database}", folder))
    try:
        expected = [
            a_table(house, "wraith", 60, giant="earth", wraith="young"),
            a_table(house, "wraith", 9, giant="fire", wraith="elder", footholds=True),
            a_table(house, "heroscape", 200, scenario="clashing-fronts"),
            a_table(house, "heroscape", 40, scenario="winter-holdout"),
            a_table(house, "assault", 120, seats=3),
            a_table(house, "assault", 30, seats=6),
            a_campaign(house),
        ]
    finally:
        house.stop()
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    connection.close()
    (folder / "tables.json.gz").write_bytes(packed(json.dumps(expected)))


def a_table(house: House, game: str, choices: int, **setup: Any) -> Json:
    """Play a table by one person and random bots; return what the person and others then see."""
    host = Guest(house.address)
    seats = gt.game(game).seats(gt.game(game).settle(dict(setup)))
    others = [{"kind": "bot", "level": "random"} for _ in range(seats - 1)]
    chairs = [{"kind": "me"}, *others]
    id_ = str(host.post("/api/tables", game=game, setup=setup, seats=chairs)["id"])
    with host.sits(id_) as seat:
        for n in range(choices):
            wait_for(seat)
            if seat.over:
                break
            a_move(seat, n)
        wait_for(seat)
        if seat.scene["undo"]:
            seat.undo()
    return looked_at(host, id_)


def a_move(seat: Live, number: int) -> None:
    """Choose one of the options of a seat."""
    try:
        seat.choose(seat.options[(number * 7 + 3) % len(seat.options)])
    except Refusal as refusal:
        if refusal.code != "stale":  # a bot answered at the same time: ask again
            raise


def wait_for(seat: Live) -> None:
    """Wait until a seat is asked, or the game is over."""
    while not seat.over and not seat.options:
        seat.hear()


def a_campaign(house: House) -> Json:
    """Begin a campaign and its first fight."""
    host = Guest(house.address)
    host.is_called("Wanderer")
    host.post("/api/campaigns/wraith/begin", mode="campaign", footholds=False, first="young")
    id_ = str(host.post("/api/campaigns/wraith/fight", mode="campaign")["id"])
    with host.sits(id_) as seat:
        seat.choose(seat.options[0])
    return {**looked_at(host, id_), "campaign": host.get("/api/campaigns/wraith")}


def looked_at(host: Guest, id_: str) -> Json:
    """Return what the host and a spectator see of a table once nobody moves there any more."""
    with host.sits(id_) as own:
        wait_for(own)
        with Guest(host.address).watches(id_) as spectator:
            spectator.until_version(own.scene["version"])
            frames = {"host": known(own), "spectator": known(spectator)}
    return {"id": id_, "key": host.key, "seen": frames}


def known(live: Live) -> Json:
    """Return what somebody at a table knows of the game, whoever else looks on."""
    names = ("version", "status", "view", "decision", "waiting_for", "undo", "outcome")
    return {**{name: live.scene[name] for name in names}, "happenings": live.log}


# -- games left in the terminal --------------------------------------------------------------------


def keep_saves(folder: Path) -> None:
    """Play some choices of each game in the terminal, and leave: what waits there is kept."""
    home = folder / "home"
    shutil.rmtree(home, ignore_errors=True)
    answers = "\n".join(["1"] * 30 + ["quit"]) + "\n"
    ways = (["wraith"], ["wraith", "--giant", "air"], ["heroscape"], ["assault", "--seats", "3"])
    for way in ways:
        command = [sys.executable, "-m", "giantstable.cli.main", "play", *way, "--seed", "kept"]
        environment = {**os.environ, "GIANTS_HOME": str(home)}
        subprocess.run(command, input=answers, text=True, env=environment, check=True, stdout=PIPE)


def main() -> None:
    """Keep what this version makes."""
    folder = KEPT / gt.__version__
    folder.mkdir(parents=True, exist_ok=True)
    keep_games(folder)
    keep_tables(folder)
    keep_saves(folder)


if __name__ == "__main__":
    main()
