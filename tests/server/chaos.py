"""``kill -9`` at random moments over tables of all games: nothing accepted is lost or done twice.

People play on as their clients would: they come back, and send again what was not answered. In the
end the log is read: all that was accepted stands in it once, under the number that was told.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from os import kill
from pathlib import Path
from signal import SIGKILL
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from giantstable.server import care
from giantstable.server.database import opened
from giantstable.server.settings import Settings
from giantstable.server.store import Store
from tests.server.guests import Guest, Live
from tests.server.postgres import Cluster
from tests.server.running import NURSERY, SplitOff

STUCK = 15.0  # seconds in which a table must go on
MOMENTS = 0.06  # seconds into a round at which somebody dies, at the latest
LONG = 120  # entries after which a table makes room for another
RANDOM = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
GAMES: dict[str, list[dict[str, str]]] = {
    "wraith": [ME],
    "heroscape": [ME, RANDOM],
    "assault": [RANDOM, ME, RANDOM],
}
AWAY = (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError)


@dataclass
class Sent:
    """Something a client has sent, and the number under which it was accepted."""

    frame: dict[str, Any]
    accepted: int | None = None
    refused: str = ""


@dataclass
class Seat:
    """A person's place at a table."""

    table: str
    seat: int
    sent: list[Sent] = field(default_factory=list)
    over: bool = False
    version: int = 0


class Stuck(AssertionError):
    """A table did not go on."""


class Chaos:
    """A server on one kind of database, its tables, and somebody who kills."""

    def __init__(self, home: Path, seed: int, cluster: Cluster | None = None) -> None:
        self.home = home
        self.chance = random.Random(seed)
        self.cluster = cluster
        if cluster is None:
            self.database = f"sqlite:///{home / 'tables.db'}"
        else:
            self.database = cluster.new_database()
        self.server = self._served()
        self.guest = Guest(self.server.address)
        self.seats: list[Seat] = []
        self.places: dict[str, Seat] = {}
        self.deaths: Counter[str] = Counter()
        self.longest = 0.0  # seconds for which a table did not go on
        self.numbers = 0

    def _served(self, port: int = 0) -> SplitOff:
        words = ["--workers", "2"] if self.cluster is not None else []
        return SplitOff(self.home, port, {"GIANTS_DATABASE_URL": self.database}, words)

    # -- deaths -------------------------------------------------------------------------------

    def kinds(self) -> dict[str, tuple[int, Callable[[], None]]]:
        """Return who may die, and how often rather than others."""
        if self.cluster is None:
            return {"server": (3, self.kill_server), "bots": (2, self.kill_bots)}
        return {
            "worker": (8, self.kill_worker),
            "bots": (4, self.kill_bots),
            "server": (2, self.kill_server),
            "database": (2, self.kill_database),
        }

    def kill_server(self) -> None:
        """Let the whole server die, and another take its place."""
        self.server.kill()
        self.server = self._served(self.server.port)

    def kill_worker(self) -> None:
        """Let one of the workers die."""
        self._shoot(self.server.workers)

    def kill_bots(self) -> None:
        """Let a process die in which bots think."""
        self._shoot(NURSERY.bots([self.server]))

    def kill_database(self) -> None:
        """Let PostgreSQL die, and start it anew."""
        assert self.cluster is not None
        self.cluster.kill()
        self.cluster.start()

    def _shoot(self, pids: list[int]) -> None:
        if pids:
            with suppress(ProcessLookupError):
                kill(self.chance.choice(pids), SIGKILL)

    # -- play ---------------------------------------------------------------------------------

    def round(self) -> None:
        """Play a little at one table while somebody dies at a random moment."""
        game = self.chance.choice(list(GAMES))
        place = self._place(game)
        kinds = self.kinds()
        kind = self.chance.choices(list(kinds), [weight for weight, _ in kinds.values()])[0]
        moment = self.chance.random() * MOMENTS
        failed: list[BaseException] = []

        def dying() -> None:
            time.sleep(moment)
            try:
                kinds[kind][1]()
            except BaseException as error:
                failed.append(error)

        death = threading.Thread(target=dying, name="death")
        self.deaths[kind] += 1
        live = self._back(place)
        death.start()
        try:
            for _ in range(4):
                live = self._act(place, live)
        finally:
            death.join()
            live.socket.close()
        if failed:
            raise failed[0]

    def _place(self, game: str) -> Seat:
        """Return a place at a table of a game that is not over."""
        place = self.places.get(game)
        if place is None or place.over or place.version > LONG:
            seats = GAMES[game]
            place = Seat(self._opened(game, seats), seats.index(ME))
            self.places[game] = place
            self.seats.append(place)
        return place

    def _opened(self, game: str, seats: list[dict[str, str]]) -> str:
        until = time.monotonic() + STUCK
        while True:
            with suppress(httpx.HTTPError):
                answer = self.guest.asks(
                    "POST", "/api/tables", {"game": game, "setup": {}, "seats": seats}
                )
                if answer.status_code == 201:
                    return str(answer.json()["id"])
            if time.monotonic() > until:
                raise Stuck("no table can be opened")
            time.sleep(0.02)

    def _back(self, place: Seat) -> Live:
        """Come to a table, or come back to it."""
        until = time.monotonic() + STUCK
        while True:
            try:
                live = self.guest.sits(place.table, place.seat)
            except AWAY:
                live = None
            if live is not None:
                try:
                    live.until(lambda frame: frame["type"] == "snapshot")
                    return live
                except AWAY:
                    live.socket.close()
            if time.monotonic() > until:
                raise Stuck(f"nobody is let in to {place.table}")
            time.sleep(0.02)

    def _act(self, place: Seat, live: Live) -> Live:
        """Wait until we are asked, and choose or take back; return the line we have then."""
        live = self._until_asked(place, live)
        if live.over or not live.options:
            return live
        fields: dict[str, Any] = {"version": live.scene["version"], "id": f"sent-{self.numbers}"}
        self.numbers += 1
        if live.scene["undo"] and self.chance.random() < 0.15:
            sent = Sent({"type": "undo", **fields})
        else:
            option = self.chance.choice(live.options)
            sent = Sent({"type": "choose", "option": option, **fields})
        place.sent.append(sent)
        until = time.monotonic() + STUCK
        while True:
            if time.monotonic() > until:
                raise Stuck(f"no answer at {place.table} to {sent.frame}")
            try:
                live.send(**sent.frame)
                answer = live.answer_to(sent.frame["id"])
            except AWAY:
                live.socket.close()
                live = self._back(place)
                continue
            if answer["type"] == "accepted":
                sent.accepted = answer["version"]
                return live
            if answer["code"] != "database-away":
                sent.refused = answer["code"]  # somebody was quicker
                return live
            time.sleep(0.05)

    def _until_asked(self, place: Seat, live: Live) -> Live:
        """Wait until the bots have played and it is our turn."""
        moved = time.monotonic()
        while not live.over and not live.options:
            version = live.scene["version"]
            try:
                live.hear(patience=1.0)
            except TimeoutError:
                pass
            except AWAY:
                live.socket.close()
                live = self._back(place)
            if live.scene["version"] != version:
                moved = time.monotonic()
            waited = time.monotonic() - moved
            self.longest = max(self.longest, waited)
            if waited > STUCK:
                raise Stuck(f"{place.table} is at {version} for {waited:.0f} s")
        place.over = live.over
        place.version = live.scene["version"]
        return live

    # -- the end ------------------------------------------------------------------------------

    def close(self) -> None:
        """End everything."""
        self.guest.close()
        self.server.kill()

    def every_table_goes_on(self) -> None:
        """Look at all tables: each asks, or is over."""
        for place in self.seats:
            self._until_asked(place, self._back(place)).socket.close()

    def judge(self) -> int:
        """Compare the log with what was told; return how much was accepted."""
        engine = opened(Settings(self.database).database())
        store = Store(engine)
        broken = [(row.id, why) for row, why in care.broken(store, None, lambda _: None)]
        assert broken == []
        accepted = 0
        for place in self.seats:
            entries = store.entries(place.table)
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            named = [entry for entry in entries if entry.nonce]
            assert max(Counter(entry.nonce for entry in named).values(), default=1) == 1, "twice"
            written = {entry.nonce: entry for entry in named}
            for sent in place.sent:
                entry = written.pop(sent.frame["id"], None)
                if sent.accepted is None:
                    assert entry is None, f"refused ({sent.refused}) and written"
                    continue
                accepted += 1
                assert entry is not None, f"lost: {sent}"
                kind = "undo" if sent.frame["type"] == "undo" else "choice"
                assert (entry.kind, entry.seat) == (kind, place.seat), sent
                assert entry.notation == sent.frame.get("option", ""), sent
                if kind == "choice":
                    assert entry.seq == sent.accepted, sent
            assert written == {}, "never sent"
        engine.dispose()
        return accepted
