"""A table that somebody looks at: its match in memory, and everybody who is told."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict

import orjson
import structlog

from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import BadRecord, GiantsError, NothingToUndo
from giantstable.kernel.game import Shaped
from giantstable.kernel.match import Match
from giantstable.server import frames
from giantstable.server.matches import begun
from giantstable.server.moment import happenings, log_length, moment, preview_json
from giantstable.server.names import shown
from giantstable.server.refusals import Refused, refusal_json
from giantstable.server.schema import Entry, EntryKind
from giantstable.server.scribe import Line, Scribe
from giantstable.server.settings import Settings
from giantstable.server.store import (
    AGREE,
    ASK,
    BOT,
    CHOICE,
    DECLINE,
    HUMAN,
    OPEN,
    UNDO,
    SeatRow,
    TableRow,
)
from giantstable.server.thinking import Question
from giantstable.server.watch import Watch

log = structlog.get_logger()

OUTBOX = 256  # frames a client may be behind
REMEMBERED = 32  # accepted choices that a client may send once more

GOING_AWAY = 1001
BROKEN = 1011
# Why else a connection is ended, in the range that is free for applications.
NOT_YOUR_SEAT = 4401
NO_SUCH_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429


class Client:
    """One connection: who looks, from which seat, and what is on its way to them."""

    __slots__ = ("hinted", "outbox", "seat", "visitor")

    def __init__(self, seat: int | None, visitor: int | None) -> None:
        self.seat = seat
        self.visitor = visitor
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)
        self.hinted: asyncio.Task[None] | None = None  # one hint at a time

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; a client that cannot follow is let go (it comes back)."""
        try:
            self.outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.let_go(TOO_SLOW)

    def finish(self, code: int) -> None:
        """End the connection after all that is on its way."""
        try:
            self.outbox.put_nowait(code)
        except asyncio.QueueFull:
            self.let_go(code)

    def let_go(self, code: int) -> None:
        """Drop all that is on its way and end the connection."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)


class Request:
    """What a seat asks of others: to take a choice back by which they lose their answers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed: set[int] = set()


class LiveTable:
    """A match, its place in the log, and its clients. The log is the truth, this its shadow.

    ``version`` is the number of the last entry. Whoever changes anything holds ``lock``.
    """

    def __init__(
        self, row: TableRow, entries: list[Entry], scribe: Scribe, content: str | None
    ) -> None:
        self.row = row
        self.content = content
        self.scribe = scribe
        self.seats: list[SeatRow] = row.seats
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.touched = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        # The match, played from its start to the end of the log.
        self.match: Match = begun(row, content)
        self.request: Request | None = None
        self.version = 0
        self.accepted: OrderedDict[tuple[int, str], int] = OrderedDict()
        for entry in entries:
            self.repeat(entry)

    def become(self, fresh: LiveTable) -> None:
        """Go on from where the log, read anew, has led."""
        self.match = fresh.match
        self.request = fresh.request
        self.version = fresh.version
        self.accepted = fresh.accepted

    def repeat(self, entry: Entry) -> None:
        """Take an entry of the log over into the match."""
        if entry.seq != self.version + 1:
            raise BadRecord("log-gap", table=self.row.id, seq=entry.seq)
        if entry.kind == CHOICE:
            self.match.choose(entry.notation, entry.seat)
        elif entry.kind == UNDO:
            self.match.undo()
        self._hear(entry.kind, entry.seat)
        self.version += 1
        self._remember(entry.seat, entry.nonce)

    def _hear(self, kind: EntryKind, seat: int) -> None:
        """Note what was said of an undo; the game that moves on ends all talk of it."""
        if kind == ASK:
            self.request = Request(seat)
        elif kind == AGREE and self.request is not None:
            self.request.agreed.add(seat)
        else:
            self.request = None

    def _remember(self, seat: int, nonce: str) -> None:
        if nonce:
            self.accepted[seat, nonce] = self.version
            if len(self.accepted) > REMEMBERED:
                self.accepted.popitem(last=False)

    @property
    def waits(self) -> bool:
        """Whether somebody must still sit down."""
        return any(seat.kind == OPEN for seat in self.seats)

    # -- what clients are told ----------------------------------------------------------------

    def snapshot(self, client: Client) -> bytes:
        """Return the whole table as a client may know it."""
        assert not self.lost
        viewer = client.seat
        frame: frames.Snapshot = {
            "type": "snapshot",
            "version": self.version,
            "you": viewer,
            "seats": self.seats_json(client.visitor),
            "spectators": self.spectators,
            "view": self.match.view(viewer),
            "happenings": happenings(self.match, viewer),
            **self._moment(viewer),
        }
        return orjson.dumps(frame)

    def _moment(self, viewer: int | None) -> frames.Moment:
        asked = self._asked_by(viewer)
        told = moment(self.match, viewer, self.waits, asked == [])
        if asked:
            told["undo_asks"] = asked
        if self.request is not None:
            seat = self.request.seat
            told["request"] = {"seat": seat, "waits_for": self._to_agree(self.request)}
        return told

    def _asked_by(self, viewer: int | None) -> list[int] | None:
        """Return who must agree before a viewer's choice is taken back; None if it cannot be."""
        if viewer is None or self.waits or self.match.over:
            return None
        try:
            return self._losers(viewer)
        except NothingToUndo:
            return None

    def _losers(self, seat: int) -> list[int]:
        """Return the people whose answers are gone if a seat takes its last choice back.

        Bots do not mind, and nobody asks himself from one chair to another.
        """
        own = self.seats[seat].holders
        return [
            other
            for other in sorted(self.match.way_back(seat).others)
            if self.seats[other].kind == HUMAN and own.isdisjoint(self.seats[other].holders)
        ]

    def _to_agree(self, request: Request) -> list[int]:
        return [seat for seat in self._losers(request.seat) if seat not in request.agreed]

    @property
    def spectators(self) -> int:
        """How many look on from no seat."""
        return sum(1 for client in self.clients if client.seat is None)

    def seats_json(self, visitor: int | None) -> list[frames.SeatInfo]:
        """Return who sits where, as a visitor is told."""
        here = {client.seat for client in self.clients}
        return seats_json(self.seats, visitor, here)

    def has_room(self, seat: int | None, settings: Settings) -> bool:
        """Return whether one more may look from a seat, or from none."""
        if seat is None:
            return self.spectators < settings.watchers
        return sum(1 for each in self.clients if each.seat == seat) < settings.clients_per_seat

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        told: dict[int | None, bytes] = {}
        for client in self.clients:
            if client.visitor not in told:
                frame: frames.Presence = {
                    "type": "presence",
                    "seats": self.seats_json(client.visitor),
                    "spectators": self.spectators,
                }
                told[client.visitor] = orjson.dumps(frame)
            client.send(told[client.visitor])

    def tell_everything(self) -> None:
        """Tell everybody the whole table: somebody sat down, left, or the log was read anew."""
        for client in self.clients:
            client.send(self.snapshot(client))

    def watch(self) -> Watch:
        """Return somebody who looks on for all clients while the match goes one step on."""
        return Watch(self.match, {client.seat for client in self.clients})

    def tell_step(
        self, kind: EntryKind, seat: int, notation: str, heard: int, watch: Watch
    ) -> None:
        """Tell everybody what the last entry has changed; ``heard`` lines of the log stay."""
        told: dict[int | None, bytes] = {}
        for client in self.clients:
            viewer = client.seat
            if viewer not in told:
                frame: frames.Step = {
                    "type": "step",
                    "version": self.version,
                    # A choice may name what others must not see.
                    "entry": {
                        "seat": seat,
                        "kind": kind,
                        "notation": notation if viewer == seat and kind == CHOICE else None,
                    },
                    "from": heard,
                    "happenings": happenings(self.match, viewer, heard),
                    "patches": watch.patches(viewer),
                    **self._moment(viewer),
                }
                told[viewer] = orjson.dumps(frame)
            client.send(told[viewer])

    # -- what clients do ----------------------------------------------------------------------

    async def choose(self, seat: int, version: int, option: str, nonce: str) -> int:
        """Make a seat's choice; return its number in the log. Told to all once it is written."""
        async with self.lock:
            known = self.accepted.get((seat, nonce)) if nonce else None
            if known is not None:
                return known
            self.refuse_stale(version)
            if self.waits:
                raise Refused("table-waits")
            heard = log_length(self.match)
            with self.watch() as watch:
                try:
                    self.match.choose(option, seat)
                except GiantsError:  # nothing was done
                    raise
                except BaseException:
                    self.version = -1  # nobody knows how far it came: it must be read anew
                    raise
            return await self._write(CHOICE, seat, option, nonce, heard, watch)

    async def undo(self, seat: int, version: int, nonce: str) -> int:
        """Take a seat's last choice back, or ask those who would lose an answer by it."""
        async with self.lock:
            known = self.accepted.get((seat, nonce)) if nonce else None
            if known is not None:
                return known
            self.refuse_stale(version)
            if self.waits:
                raise Refused("table-waits")
            if self.match.over:  # its end is written down, and others may count on it
                raise Refused("game-is-over")
            if not self._losers(seat):
                return await self._take_back(seat, seat, nonce)
            if self.request is not None:
                raise Refused("undo-asked")
            return await self._say(ASK, seat, nonce)

    async def agree(self, seat: int, version: int, yes: bool, nonce: str) -> int:
        """Let another take a choice back, or not; who asks for it may withdraw."""
        async with self.lock:
            known = self.accepted.get((seat, nonce)) if nonce else None
            if known is not None:
                return known
            self.refuse_stale(version)
            request = self.request
            if request is None:
                raise Refused("undo-not-asked")
            waits_for = self._to_agree(request)
            if seat not in waits_for and (yes or seat != request.seat):
                raise Refused("undo-not-asked")
            if not yes:
                return await self._say(DECLINE, seat, nonce)
            if waits_for != [seat]:
                return await self._say(AGREE, seat, nonce)
            return await self._take_back(request.seat, seat, nonce)

    async def _say(self, kind: EntryKind, seat: int, nonce: str) -> int:
        """Say something of an undo: nothing happens at the table."""
        with self.watch() as watch:
            pass
        return await self._write(kind, seat, "", nonce, log_length(self.match), watch)

    async def _take_back(self, seat: int, by: int, nonce: str) -> int:
        """Take a seat's last choice back, one entry for each that goes; ``by`` said the word."""
        way = self.match.way_back(seat)
        for n in range(way.choices):
            with self.watch() as watch:
                self.match.undo()
            said = nonce if n == 0 and by == seat else ""
            await self._write(UNDO, seat, "", said, log_length(self.match), watch)
        for other, notation in way.again:
            heard = log_length(self.match)
            with self.watch() as watch:
                self.match.choose(notation, other)
            await self._write(CHOICE, other, notation, "", heard, watch)
        self._remember(by, nonce)
        return self.version

    def refuse_stale(self, version: int) -> None:
        """Refuse what was decided when the table was another."""
        if version != self.version:
            raise Refused("stale", found=version, expected=self.version)

    async def _write(
        self, kind: EntryKind, seat: int, notation: str, nonce: str, heard: int, watch: Watch
    ) -> int:
        self.version += 1
        outcome = self.match.outcome() if self.match.over else None
        line = Line(self.row.id, self.version, seat, kind, notation, nonce, outcome)
        try:
            written = await self.scribe.write(line)
        except BaseException:
            self.version = -1  # the match is ahead of the log: it must be read anew
            raise
        if not written:
            self.version = -1
            raise Refused("stale", found=line.seq - 1, expected=line.seq)
        self._hear(kind, seat)
        self._remember(seat, nonce)
        self.touched = time.monotonic()
        self.tell_step(kind, seat, notation, heard, watch)
        return self.version

    @property
    def lost(self) -> bool:
        """Whether the match went another way than the log, and must be read anew."""
        return self.version < 0

    def preview(self, seat: int, version: int, option: str) -> frames.Preview | None:
        """Return what an option would lead to, as far as nothing is revealed by it."""
        decision, code = self._open_option(seat, version, option)
        found = self.match.preview(decision, code)
        return preview_json(found) if found is not None else None

    def show(self, seat: int, version: int, option: str) -> Shaped | None:
        """Return all that is known of an option before chance speaks."""
        decision, code = self._open_option(seat, version, option)
        return self.match.show(decision, code)

    def _open_option(self, seat: int, version: int, option: str) -> tuple[Decision, int]:
        self.refuse_stale(version)
        decision = self._decision(seat, option)
        for code in decision.codes:
            if self.match.game.notation(decision, code) == option:
                return decision, code
        raise Refused("not-pending", choice=option, options=", ".join(decision.notations()))

    def why(self, seat: int | None, version: int, thing: dict[str, str]) -> frames.Why:
        """Return which rule forbids a thing somebody pointed at."""
        self.refuse_stale(version)
        pending = [] if self.waits else self.match.pending
        own = next((each for each in pending if each.seat == seat), None)
        found = self.match.game.why_not(self.match.table, seat, own, thing)
        if found is None:
            raise Refused("no-reason")
        return {"text": found.text.to_json(), "rule": found.rule, "things": found.things}

    def _decision(self, seat: int, option: str) -> Decision:
        if self.waits:
            raise Refused("table-waits")
        for decision in self.match.pending:
            if decision.seat == seat:
                return decision
        raise Refused("not-your-turn", choice=option, seat=str(seat), seats="")

    # -- bots ---------------------------------------------------------------------------------

    def bot_to_ask(self) -> int | None:
        """Return a bot's seat that must choose now."""
        if self.lost or self.waits or self.request is not None:
            return None
        for decision in self.match.pending:
            if self.seats[decision.seat].kind == BOT:
                return decision.seat
        return None

    def question(self, seat: int, bot: str) -> Question:
        """Return the question to a seat in a form that another process understands."""
        choices = tuple(zip(self.match.choosers, _bare(self.match), strict=True))
        setup = dict(self.match.setup)
        return Question(self.row.game, setup, self.row.seed, choices, seat, bot, self.content)


def _bare(match: Match) -> list[str]:
    """Return the choices so far without the seats that a record writes before them."""
    if match.seats == 1:
        return match.choices
    return [written.partition(": ")[2] for written in match.choices]


def seats_json(
    seats: list[SeatRow], visitor: int | None, here: set[int | None]
) -> list[frames.SeatInfo]:
    """Return who sits where, as a visitor is told."""
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": shown(seat.name),
            "level": seat.level,
            "mine": visitor is not None and visitor in seat.holders,
            "here": number in here,
        }
        for number, seat in enumerate(seats)
    ]


def refused_frame(nonce: str, refusal: GiantsError) -> bytes:
    """Return the frame that refuses what a client sent."""
    frame: frames.RefusedFrame = {"type": "refused", "id": nonce, **refusal_json(refusal)}
    return orjson.dumps(frame)
