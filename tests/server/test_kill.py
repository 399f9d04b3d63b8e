"""``kill -9`` at fifty random points of one game: nothing accepted is lost, nothing is doubled.

The game is planned first, on a match of our own: the same seed and the same chance lead through the
same choices. So whatever the server forgets or does twice shows.
"""

from __future__ import annotations

import random
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import giantstable as gt
from giantstable.kernel.match import new_match
from tests.server.guests import Guest, Live
from tests.server.running import SplitOff
from tests.strength import at_random

KILLS = 50
SEED = "0123456789abcdef0123456789abcdef"
SETUP: dict[str, Any] = {"giant": "water", "wraith": "elder"}
# Reckless players die young, and fifty kills want a long game.
HABIT = {"fearless": 1, "play": 80, "discard": 40}

# When the process dies, as the client sees it.
BEFORE = "before it is sent"
SENT = "after it was sent, before the answer"
ANSWERED = "while the answer is on its way"
AFTER = "after the answer"


@dataclass
class Entry:
    """A line of the log to be: a choice, or an undo where there is none; and who dies when."""

    option: str | None
    deaths: list[str] = field(default_factory=list)


def planned(chance: random.Random) -> tuple[list[Entry], list[str]]:
    """Return what is to be sent, and the choices that stand at the end."""
    match = new_match(gt.game("wraith"), dict(SETUP), SEED)
    plan: list[Entry] = []
    while not match.over:
        if match.can_undo and chance.random() < 0.15:
            match.undo()
            plan.append(Entry(None))
            continue
        options = match.pending[0].notations()
        weights = [HABIT.get(option.split()[0], 20) for option in options]
        option = chance.choices(options, weights)[0]
        match.choose(option)
        plan.append(Entry(option))
    for _ in range(KILLS):
        chance.choice(plan).deaths.append(chance.choice([BEFORE, SENT, SENT, ANSWERED, AFTER]))
    return plan, match.choices


class Survivor:
    """A client that outlives its servers."""

    def __init__(self, home: Path, chance: random.Random) -> None:
        self.home = home
        self.chance = chance
        self.kills = 0
        self.server = SplitOff(home, SEED)
        self.guest = Guest(self.server.address)
        self.table = self.guest.opens(**SETUP)
        self.live: Live = self.guest.sits(self.table).__enter__()

    def kill(self) -> None:
        """Let the server die and another take its place; come back to the table."""
        self.server.kill()
        self.kills += 1
        self.live.closed()
        self.server = SplitOff(self.home, SEED, self.server.port)
        self.live = self.guest.sits(self.table).__enter__()

    def send(self, number: int, entry: Entry) -> str:
        """Send an entry. Its id and its version are the same however often it is sent."""
        fields = {"id": f"entry-{number}", "version": number}
        if entry.option is None:
            return self.live.send(type="undo", **fields)
        return self.live.send(type="choose", option=entry.option, **fields)

    def die(self, number: int, entry: Entry, death: str) -> None:
        """Let the server die in the middle of an entry."""
        if death != BEFORE:
            self.send(number, entry)
        if death == SENT:
            time.sleep(self.chance.random() * 0.01)  # unread, being written, or just answered
        if death == ANSWERED:
            self.live.until(lambda frame: frame["type"] in ("step", "accepted"))
        self.kill()
        written = self.live.scene["version"]
        assert written in (number, number + 1)
        assert death != ANSWERED or written == number + 1, "a step was told before it was written"

    def close(self) -> None:
        """End everything."""
        self.live.socket.close()
        self.guest.close()
        self.server.kill()


@at_random(1)
def test_fifty_deaths_in_one_game_lose_nothing_and_double_nothing(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(4 + seed)
    plan, stands = planned(chance)
    home = tmp_path / str(seed)
    survivor = Survivor(home, chance)
    try:
        for number, entry in enumerate(plan):
            for death in entry.deaths:
                if death != AFTER:
                    survivor.die(number, entry, death)
            name = survivor.send(number, entry)
            answer = survivor.live.answer_to(name)
            assert answer == {"type": "accepted", "id": name, "version": number + 1}
            for death in entry.deaths:
                if death == AFTER:
                    survivor.kill()
                    assert survivor.live.scene["version"] == number + 1
        assert survivor.kills == KILLS
        assert survivor.live.until_version(len(plan))["status"] == "over"
        record = survivor.guest.get(f"/api/tables/{survivor.table}/record")
        outcome = survivor.live.scene["outcome"]
    finally:
        survivor.close()

    assert record["choices"] == stands
    assert gt.replay(record, verify=True).outcome() == outcome == record["result"]
    rows = sqlite3.connect(home / "tables.db")
    written = rows.execute("SELECT seq, kind, notation, nonce FROM entries ORDER BY seq").fetchall()
    rows.close()
    assert written == [
        (n, "undo" if entry.option is None else "choice", entry.option or "", f"entry-{n - 1}")
        for n, entry in enumerate(plan, 1)
    ]
