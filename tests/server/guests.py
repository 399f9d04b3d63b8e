"""Somebody with a browser: opens tables, sits down, plays. Tests read like play.

ann = Guest(address)
id_ = ann.opens("wraith", giant="fire")
with ann.sits(id_) as seat:
    seat.choose("leap A1")
"""

from __future__ import annotations

import itertools
import json
import random
import secrets
import ssl
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from giantstable.server.description import SERVER_FRAME
from giantstable.server.patches import patched

Json = dict[str, Any]
Ear = Callable[[str, bytes], None]  # hears every byte that comes: from where, and what

PATIENCE = 30.0
# Our servers speak plain HTTP: reading the world's certificates takes longer than most tests.
NOTHING_TRUSTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
# A server takes a frame under a name that it has accepted before for the same frame, and a kept
# database has the names of those who once played there.
NAMED = secrets.token_hex(6)
_ids = itertools.count(1)


class Refusal(Exception):
    """The server's no: its status, its code, and the facts of the case."""

    def __init__(self, status: int, refusal: Json) -> None:
        super().__init__(f"{status} {refusal}")
        self.status = status
        self.code: str = refusal["code"]
        self.facts: Json = refusal["message"]["facts"]
        assert refusal["message"]["key"] == f"refused-{self.code}"


class Guest:
    """A browser with its cookie."""

    def __init__(self, address: str, hears: Ear | None = None) -> None:
        self.address = address
        self.hears = hears
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, trust_env=False, verify=NOTHING_TRUSTED
        )

    def close(self) -> None:
        """Close the browser."""
        self.http.close()

    # -- HTTP ---------------------------------------------------------------------------------

    def asks(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request and return what came back, whatever it is."""
        content = None if body is None else json.dumps(body)
        headers = dict(more.pop("headers", {}))
        if method not in ("GET", "HEAD"):
            headers.setdefault("content-type", "application/json")
        answer = self.http.request(method, path, content=content, headers=headers, **more)
        if self.hears is not None:
            told = "\n".join(f"{name}: {value}" for name, value in answer.headers.multi_items())
            self.hears(f"{method} {path} headers", told.encode())
            self.hears(f"{method} {path}", answer.content)
        return answer

    def _gets(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        answer = self.asks(method, path, body, **more)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json()["error"])
        return answer.json()

    def get(self, path: str, **query: Any) -> Any:
        """Get something, or the refusal."""
        return self._gets("GET", path, params=query)

    def post(self, path: str, **body: Any) -> Any:
        """Post something, or get the refusal."""
        return self._gets("POST", path, body)

    def put(self, path: str, **body: Any) -> Any:
        """Put something, or get the refusal."""
        return self._gets("PUT", path, body)

    def is_called(self, name: str) -> None:
        """Go by a name."""
        self._gets("PATCH", "/api/me", {"name": name})

    @property
    def key(self) -> str:
        """The key in the cookie, empty before there is one."""
        return str(self.http.cookies.get("giants_key", ""))

    def opens(self, game: str = "wraith", seats: list[Json] | None = None, **setup: Any) -> str:
        """Open a table and return its id."""
        table = self.post("/api/tables", game=game, setup=setup, seats=seats or [])
        return str(table["id"])

    def table(self, id_: str) -> Json:
        """Return what a table is."""
        found: Json = self.get(f"/api/tables/{id_}")
        return found

    def invites(self, id_: str, seat: int | None = None) -> str:
        """Return the token of a fresh invitation."""
        return str(self.post(f"/api/tables/{id_}/invitations", seat=seat)["token"])

    def accepts(self, token: str, **wishes: Any) -> int:
        """Sit down by an invitation; return the seat."""
        return int(self.post("/api/invitations/accept", token=token, **wishes)["seat"])

    # -- live ---------------------------------------------------------------------------------

    def sits(self, id_: str, seat: int | str | None = 0, **headers: str) -> Live:
        """Look at a table from a seat of one's own."""
        where = self.address.replace("http", "ws", 1) + f"/api/tables/{id_}/live"
        if seat is not None:
            where += f"?seat={quote(str(seat))}"
        if self.key:
            headers.setdefault("Cookie", f"giants_key={self.key}")
        opening = connect(
            where,
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=5,
            compression=None,
            proxy=None,
            max_size=None,
            ping_interval=None,
        )
        socket = opening.__enter__()  # Live closes it
        if self.hears is not None and socket.response is not None:
            self.hears("handshake", str(socket.response.headers).encode())
        return Live(socket, self.hears)

    def watches(self, id_: str) -> Live:
        """Look at a table from no seat."""
        return self.sits(id_, None)


class Live:
    """A connection to a table.

    ``scene`` is the newest snapshot or step and the view it led to (``scenes`` all of them),
    ``views`` what was to be seen on the way there, ``log`` all happenings: what the snapshot left
    out is asked for when somebody wants to read it. ``notes`` is what became of seats.
    """

    def __init__(self, socket: ClientConnection, hears: Ear | None = None) -> None:
        self.socket = socket
        self.hears = hears
        self.begins = 0  # how many lines were before those that are known
        self.lines: list[Json] = []
        self.notes: list[Json] = []
        self.steps: list[Json] = []
        self.frames: list[Json] = []
        self.scene: Json = {}
        self.scenes: list[Json] = []
        self.views: list[Json] = []
        self.seats: list[Json] = []
        self.spectators = 0

    def __enter__(self) -> Self:
        self.until(lambda frame: frame["type"] == "snapshot")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.close()

    # -- what comes ---------------------------------------------------------------------------

    def hear(self, patience: float = PATIENCE) -> Json:
        """Wait for the next frame and take it in."""
        data = self.socket.recv(timeout=patience)
        assert isinstance(data, str)
        if self.hears is not None:
            self.hears("frame", data.encode())
        frame: Json = json.loads(data)
        SERVER_FRAME.validate_python(frame, strict=True)
        self._take_in(frame)
        return frame

    def _take_in(self, frame: Json) -> None:
        self.frames.append(frame)
        kind = frame["type"]
        if kind == "snapshot":
            self.begins = frame["from"]
            self.lines = list(frame["happenings"])
            self.notes = list(frame["notes"])
            self.scene = frame
            self.scenes.append(self.scene)
        elif kind == "step":
            assert frame["from"] <= self.begins + len(self.lines), "a gap in the log"
            assert len(frame["patches"]) == max(1, len(frame["happenings"]))
            kept = self.lines[: max(0, frame["from"] - self.begins)]
            self.begins = min(self.begins, frame["from"])
            self.lines = kept + frame["happenings"]
            self.views = views_after(self.scene["view"], frame["patches"])
            self.scene = {**frame, "view": self.views[-1]}
            self.scenes.append(self.scene)
            self.steps.append(self.scene)
            self.notes += [frame["note"]] if "note" in frame else []
        if kind in ("snapshot", "presence"):
            self.seats = frame["seats"]
            self.spectators = frame["spectators"]

    def until(self, found: Callable[[Json], bool]) -> Json:
        """Wait for a certain frame, taking in all before it."""
        while True:
            frame = self.hear()
            if found(frame):
                return frame

    def answer_to(self, name: str) -> Json:
        """Wait for the answer to a frame that was sent."""
        return self.until(lambda frame: frame.get("id") == name)

    def until_version(self, version: int) -> Json:
        """Wait until the table is at a version."""
        while self.scene["version"] < version:
            self.hear()
        return self.scene

    def closed(self) -> int:
        """Wait for the end of the connection; return its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            self.socket.close()
            return end.rcvd.code if end.rcvd is not None else 1006

    # -- what is done -------------------------------------------------------------------------

    def send(self, **frame: Any) -> str:
        """Send a frame; return its id."""
        frame.setdefault("id", f"{NAMED}-{next(_ids)}")
        self.socket.send(json.dumps(frame))
        return str(frame["id"])

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a frame and wait for its answer; raise what refuses it."""
        if kind not in ("ping", "older", "ask", "rest", "back", "resign"):
            fields.setdefault("version", self.scene["version"])
        name = self.send(type=kind, **fields)
        answer = self.answer_to(name)
        if answer["type"] == "refused":
            raise Refusal(0, {"code": answer["code"], "message": answer["message"]})
        return answer

    def older(self) -> Json:
        """Ask for what happened before the lines that are known."""
        page: Json = self.ask("older", before=self.begins)["page"]
        if self.begins == page["from"] + len(page["happenings"]):  # nothing was taken back since
            self.begins = page["from"]
            self.lines = page["happenings"] + self.lines
        return page

    @property
    def log(self) -> list[Json]:
        """Everything that has happened."""
        while self.begins:
            self.older()
        return self.lines

    def choose(self, option: str, **fields: Any) -> int:
        """Make a choice; return its number in the log."""
        answer = self.ask("choose", option=option, **fields)
        assert answer["type"] == "accepted"
        return int(answer["version"])

    def undo(self, **fields: Any) -> int:
        """Take the last choice back."""
        answer = self.ask("undo", **fields)
        assert answer["type"] == "accepted"
        return int(answer["version"])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.scene["status"] == "over")

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        decision = self.scene["decision"]
        return [option["notation"] for option in decision["options"]] if decision else []

    def play(self, chance: random.Random, most: int = 100_000) -> int:
        """Choose at random, as often as there is something to choose; return how often."""
        for done in range(most):
            if not self.options:
                return done
            self.choose(chance.choice(self.options))
        return most


def views_after(view: Any, patches: list[Any]) -> list[Any]:
    """Return what is to be seen after each patch."""
    return [view := patched(view, changes) for changes in patches]
