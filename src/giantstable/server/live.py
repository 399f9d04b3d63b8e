"""A table that somebody looks at: its match in memory, and everybody who is told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

import orjson
import structlog

from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import GiantsError, NothingToUndo
from giantstable.kernel.game import Shaped
from giantstable.kernel.match import ANEW, Match
from giantstable.kernel.shapes import Outcome
from giantstable.lessons import Line as LessonLine
from giantstable.server import frames
from giantstable.server.accord import OWN, Accord
from giantstable.server.chatter import Chatter
from giantstable.server.clock import MINUTE, Clock
from giantstable.server.fellows import Crowd
from giantstable.server.matches import begun, lesson_of, take
from giantstable.server.moment import (
    happenings,
    lesson_step,
    log_length,
    moment,
    page,
    preview_json,
)
from giantstable.server.names import shown
from giantstable.server.refusals import Refused, refusal_json
from giantstable.server.roster import NOTED, Roster
from giantstable.server.schema import Entry, EntryKind, now
from giantstable.server.scribe import Line, Scribe
from giantstable.server.settings import Settings
from giantstable.server.store import (
    ASK,
    BACK,
    BOT,
    CHOICE,
    COMING,
    HUMAN,
    OPEN,
    RESIGN,
    STAND_IN,
    UNDO,
    Deed,
    SeatRow,
    TableRow,
    eyes,
)
from giantstable.server.talk import BESIDE, TAKE_BACK, Talk
from giantstable.server.thinking import Question
from giantstable.server.watch import Watch

log = structlog.get_logger()

OUTBOX = 256  # frames a client may be behind
BEHIND = 1024 * 1024  # bytes of them; one frame may always wait, however long it is
REMEMBERED = 32  # accepted choices that a client may send once more

GOING_AWAY = 1001
BROKEN = 1011
TRY_LATER = 1013
# Why else a connection is ended, in the range that is free for applications.
NOT_YOUR_SEAT = 4401
NO_SUCH_TABLE = 4404
STRANDED = 4410
TOO_SLOW = 4408
BANNED = 4423
TOO_MANY = 4429


class Client:
    """One connection: who looks, from which seat, and what is on its way to them."""

    __slots__ = ("address", "behind", "hinted", "outbox", "seat", "visitor")

    def __init__(self, seat: int | None, visitor: int | None, address: str = "") -> None:
        self.seat = seat
        self.visitor = visitor
        self.address = address
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)
        self.behind = 0  # bytes that wait in it
        self.hinted: asyncio.Task[None] | None = None  # one hint at a time

    def send(self, frame: bytes) -> None:
        """Put a frame on its way; a client that cannot follow is let go (it comes back)."""
        self.behind += len(frame)
        if self.outbox.full() or (self.behind > BEHIND and not self.outbox.empty()):
            self.let_go(TOO_SLOW)
        else:
            self.outbox.put_nowait(frame)

    async def next(self) -> bytes | int:
        """Return what is to be sent next, or the code with which the connection ends."""
        found = await self.outbox.get()
        if isinstance(found, bytes):
            self.behind -= len(found)
        return found

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
        self.behind = 0
        self.outbox.put_nowait(code)


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
        self.closed = row.closed
        self.reseated = False  # seats have changed hands in the database
        self.accord = Accord(self)
        self.left_at: dict[int, int] = {}  # when the last who held a seat went away
        self.opened_at = now()
        self.hinting: list[int] = []  # seats for which a hint is thought of
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.gone = False  # deleted, or stranded: nothing is to be done here any more
        self.elsewhere: Crowd = Counter()  # who looks on at other workers
        self.chatter = Chatter()
        self.touched = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.calls: Callable[[LiveTable, Iterable[int]], None] | None = None  # people to choose
        self.thought_of_elsewhere = False  # when we last looked
        self.behind = False  # another worker has written what nobody here wanted to know yet
        # The match, played from its start to the end of the log.
        self.match: Match = begun(row, content)
        self.lesson = lesson_of(row)
        self.talk = Talk()
        self.roster = Roster(row.seats, entries, self.match)
        self.clock = Clock(row.terms, len(row.seats), row.begun or 0)
        if row.begun is not None:
            self.clock.begin(row.begun, self._thinking())
        self.version = 0
        self.moved = 0  # when the game, or who plays it, was last another
        self.accepted: OrderedDict[tuple[int, str], int] = OrderedDict()
        for entry in entries:
            self.repeat(entry)

    def become(self, fresh: LiveTable) -> None:
        """Go on from where the log, read anew, has led."""
        self.match = fresh.match
        self.talk = fresh.talk
        self.roster = fresh.roster
        self.clock = fresh.clock
        self.version = fresh.version
        self.moved = fresh.moved
        self.accepted = fresh.accepted

    def repeat(self, entry: Entry) -> None:
        """Take an entry of the log over into the match."""
        take(self.match, entry, self.version + 1)
        self.version += 1
        self._hear(entry.kind, entry.seat, entry.notation, entry.at, entry.spare)
        self._remember(entry.seat, entry.nonce)

    def _hear(self, kind: EntryKind, seat: int, notation: str, at: int, spare: int) -> None:
        """Note what an entry changes beside the match."""
        if kind not in BESIDE:
            self.moved = self.version
        self.talk.hear(kind, seat, notation)
        self.roster.hear(kind, seat, notation, log_length(self.match))
        if self.over:
            self.talk = Talk()
        chose = seat if kind == CHOICE else None
        late = seat if kind == STAND_IN and not notation.endswith(OWN) else None
        self.clock.go_on(at, self._thinking(), self._asked, chose, spare, kind == UNDO, late)

    @property
    def _asked(self) -> set[int]:
        """The seats that must choose now, whoever plays there."""
        return {decision.seat for decision in self.match.pending}

    def _thinking(self) -> set[int]:
        """Return the people who must choose now."""
        if self.over or self.rests:
            return set()
        return {seat for seat in self._asked if self.roster.plays(seat)}

    def known(self, seat: int, nonce: str) -> int | None:
        """Return the number of what was accepted before under the same name."""
        return self.accepted.get((seat, nonce)) if nonce else None

    def _remember(self, seat: int, nonce: str) -> None:
        if nonce:
            self.accepted[seat, nonce] = self.version
            if len(self.accepted) > REMEMBERED:
                self.accepted.popitem(last=False)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, row in enumerate(self.seats) if row.kind == HUMAN]

    @property
    def waits(self) -> bool:
        """Whether somebody must still sit down, as far as the log has been read."""
        return OPEN in self.roster.kinds or COMING in self.roster.kinds

    @property
    def over(self) -> bool:
        """Whether the game is over, by its own rules or because people have ended it."""
        return self.match.over or self.roster.ended is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.match.outcome() if self.match.over else self.roster.ended

    @property
    def pending(self) -> list[Decision]:
        """The questions that stand."""
        return [] if self.rests or self.over else self.match.pending

    def eyes(self, seat: int | None) -> int | None:
        """Return as whom who sits there may look."""
        return None if seat is None else eyes(self.row.begun, self.seats, seat)

    def bot_at(self, seat: int) -> str:
        """Return the bot that chooses at a seat; none where a person does."""
        row = self.seats[seat]
        return row.level if row.kind == BOT else self.roster.stand_ins.get(seat, "")

    def look_up(self, row: TableRow) -> None:
        """Take over what the database has of the table beside its log."""
        self.seats = row.seats
        self.closed = row.closed
        self.row.rematch = row.rematch
        self.roster.kinds = [seat.kind for seat in row.seats]
        if self.row.begun is None and row.begun is not None:  # every seat is taken at last
            self.row.begun = row.begun
            self.clock.begin(row.begun, self._thinking())

    @property
    def standing(self) -> tuple[object, ...]:
        """All that everybody is told anew if it is another: who sits there, and whether it goes."""
        return self.row.begun, self.closed, [seat.place for seat in self.seats]

    @property
    def rests(self) -> bool:
        """Whether nobody may choose, whoever is asked."""
        return self.closed or self.waits

    @property
    def busy(self) -> bool:
        """Whether somebody is here, or something is under way."""
        return bool(self.clients) or self.thinking is not None or self.lock.locked()

    # -- what clients are told ----------------------------------------------------------------

    def snapshot(self, client: Client) -> bytes:
        """Return the whole table as a client may know it."""
        assert not self.lost
        viewer = self.eyes(client.seat)
        frame: frames.Snapshot = {
            "type": "snapshot",
            "version": self.version,
            "you": client.seat,
            "seats": self.seats_json(client.visitor),
            "spectators": self.spectators,
            "view": self.match.view(viewer),
            "notes": self.roster.notes,
            **page(self.match, viewer),
            **self._onward(),
            **self._moment(viewer),
        }
        return orjson.dumps(frame)

    def _onward(self) -> frames.Onward:
        return {"rematch": self.row.rematch} if self.row.rematch else {}

    def _moment(self, viewer: int | None) -> frames.Moment:
        asked = self.asked_by(viewer)
        told = moment(self.match, viewer, self.waits, self.closed, asked == [])
        if viewer in self.roster.stand_ins or self.roster.ended is not None:
            told["decision"] = None
        if self.roster.ended is not None:
            told["status"] = "over"
            told["waiting_for"] = []
            told["outcome"] = self.roster.ended
        if asked:
            told["undo_asks"] = asked
        if self.talk.requests:
            told["requests"] = self.accord.shown()
        if self.clock.kind is not None:
            told["clocks"] = self.clock.shown(now())
        if self.lesson is not None:
            told["lesson"] = lesson_step(self.lesson, len(self.match.choosers), viewer)
        return told

    def asked_by(self, viewer: int | None) -> list[int] | None:
        """Return who must agree before a viewer's choice is taken back; None if it cannot be."""
        if viewer is None or self.rests or self.over or self.bot_at(viewer):
            return None
        try:
            return self.losers(viewer)
        except NothingToUndo:
            return None

    def losers(self, seat: int) -> list[int]:
        """Return the people whose answers are gone if a seat takes its last choice back.

        Bots do not mind, and nobody asks himself from one chair to another.
        """
        own = self.seats[seat].holders
        return [
            other
            for other in sorted(self.match.way_back(seat).others)
            if not self.bot_at(other) and own.isdisjoint(self.seats[other].holders)
        ]

    @property
    def spectators(self) -> int:
        """How many look on from no seat."""
        return self._looking(None)

    @property
    def crowd(self) -> Crowd:
        """Who looks on here."""
        return Counter(client.seat for client in self.clients)

    def _looking(self, seat: int | None) -> int:
        here = sum(1 for client in self.clients if client.seat == seat)
        return here + self.elsewhere[seat]

    def seats_json(self, visitor: int | None) -> list[frames.SeatInfo]:
        """Return who sits where, as a visitor is told."""
        here = {client.seat for client in self.clients}
        told = seats_json(self.seats, visitor, here | set(self.elsewhere))
        for seat in told:
            number = seat["seat"]
            if number in self.roster.stand_ins:
                seat["stand_in"] = self.roster.stand_ins[number]
            if number in self.roster.resigned:
                seat["resigned"] = True
        return told

    def is_here(self, seat: int) -> bool:
        """Return whether somebody who holds a seat is looking at the table, at any worker."""
        return seat in self.elsewhere or any(client.seat == seat for client in self.clients)

    def has_room(self, seat: int | None, settings: Settings) -> bool:
        """Return whether one more may look from a seat, or from none."""
        most = settings.watchers if seat is None else settings.clients_per_seat
        return self._looking(seat) < most

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        told: dict[int | None, bytes] = {}
        for client in self.clients:
            if client.visitor not in told:
                frame: frames.Presence = {
                    "type": "presence",
                    "seats": self.seats_json(client.visitor),
                    "spectators": self.spectators,
                    **self._onward(),
                }
                told[client.visitor] = orjson.dumps(frame)
            client.send(told[client.visitor])

    def tell_said(self, seat: int, word: frames.Word) -> None:
        """Tell everybody what somebody has said."""
        frame = orjson.dumps(self.chatter.hear(seat, word))
        for client in self.clients:
            client.send(frame)

    def tell_everything(self) -> None:
        """Tell everybody the whole table: somebody sat down, left, or the log was read anew."""
        for client in self.clients:
            client.send(self.snapshot(client))

    def watch(self) -> Watch:
        """Return somebody who looks on for all clients while the match goes one step on."""
        return Watch(self.match, {self.eyes(client.seat) for client in self.clients})

    def tell_step(
        self, kind: EntryKind, seat: int, notation: str, heard: int, watch: Watch
    ) -> None:
        """Tell everybody what the last entry has changed; ``heard`` lines of the log stay."""
        note = self.roster.notes[-1] if kind in NOTED else None
        told: dict[int | None, bytes] = {}
        for client in self.clients:
            viewer = self.eyes(client.seat)
            if viewer not in told:
                more: frames.Noted = {"note": note} if note is not None else {}
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
                    **more,
                    **self._moment(viewer),
                }
                told[viewer] = orjson.dumps(frame)
            client.send(told[viewer])
        if kind in (STAND_IN, BACK, RESIGN):
            self.tell_presence()

    # -- what clients do ----------------------------------------------------------------------

    async def choose(self, seat: int, version: int, option: str, nonce: str) -> int:
        """Make a seat's choice; return its number in the log. Told to all once it is written."""
        async with self.lock:
            known = self.known(seat, nonce)
            if known is not None:
                return known
            self.refuse_stale(version)
            self._refuse_rest()
            if nonce:  # a bot has no name for what it does
                self._refuse_stand_in(seat)
                if self.late(seat, now()):
                    raise Refused("time-is-up")
            self._refuse_other(seat, option)
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
            known = self.known(seat, nonce)
            if known is not None:
                return known
            self.refuse_stale(version)
            self._refuse_rest()
            if self.match.over:  # its end is written down, and others may count on it
                raise Refused("game-is-over")
            self._refuse_stand_in(seat)
            if not self.losers(seat):
                return await self.take_back(seat, seat, nonce)
            if self.talk.undo is not None:
                raise Refused("undo-asked")
            return await self.say(ASK, seat, TAKE_BACK, nonce)

    @property
    def taught(self) -> LessonLine | None:
        """The choice that a lesson wants to see now."""
        return None if self.lesson is None else self.lesson.line(len(self.match.choosers))

    def _refuse_other(self, seat: int, option: str) -> None:
        """Refuse, in a lesson, what it does not show: chance would not fall as it is taught."""
        taught = self.taught
        if taught is not None and (taught.seat, taught.notation) != (seat, option):
            raise Refused("lesson-other")

    def _refuse_stand_in(self, seat: int) -> None:
        """Refuse to play where a bot does."""
        if self.bot_at(seat):
            raise Refused("bot-plays")

    async def say(
        self,
        kind: EntryKind,
        seat: int,
        words: str,
        nonce: str,
        deed: Deed | None = None,
        by: int | None = None,
    ) -> int:
        """Write down what happens beside the match; ``by`` said it, unless the seat did."""
        with self.watch() as watch:
            pass
        own = nonce if by is None or by == seat else ""
        heard = log_length(self.match)
        number = await self._write(kind, seat, words, own, heard, watch, deed)
        if by is not None:
            self._remember(by, nonce)
        return number

    async def take_back(self, seat: int, by: int, nonce: str) -> int:
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

    def _refuse_rest(self) -> None:
        """Refuse what must wait, or comes too late."""
        if self.roster.ended is not None:
            raise Refused("game-is-over")
        self.refuse_closed()
        if self.waits:
            raise Refused("table-waits")

    def refuse_closed(self) -> None:
        """Refuse whatever is done at a table that the server's host has closed."""
        if self.closed:
            raise Refused("table-closed")

    def refuse_stale(self, version: int) -> None:
        """Refuse what was decided when the table was another.

        What others have asked for since, beside the game, makes it no other.
        """
        if not self.moved <= version <= self.version:
            raise Refused("stale", found=version, expected=self.version)

    def refuse_lost(self) -> None:
        """Refuse what would be written after a log that must be read anew first."""
        if self.lost:
            raise Refused("stale", found=self.version, expected=self.version)

    async def _write(
        self,
        kind: EntryKind,
        seat: int,
        notation: str,
        nonce: str,
        heard: int,
        watch: Watch,
        deed: Deed | None = None,
    ) -> int:
        self.version += 1
        at = max(now(), self.clock.at)
        spare = self.clock.spare[seat] if kind == CHOICE else 0
        before = set(self.clock.since)
        # Should it not be written, the log is read anew, and with it all this.
        self._hear(kind, seat, notation, at, spare)
        line = Line(
            self.row.id,
            self.version,
            seat,
            kind,
            notation,
            nonce,
            self.outcome,
            at,
            spare,
            self.clock.due,
            self.clock.kind is not None,
            deed,
        )
        try:
            written = await self.scribe.write(line)
        except BaseException:
            self.version = -1  # the match is ahead of the log: it must be read anew
            raise
        if not written:
            self.version = -1
            raise Refused("stale", found=line.seq - 1, expected=line.seq)
        self.reseated = self.reseated or deed is not None
        self._remember(seat, nonce)
        self.touched = time.monotonic()
        self.tell_step(kind, seat, notation, heard, watch)
        if self.calls is not None:
            self.calls(self, self.clock.since.keys() - before)
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
        viewer = self.eyes(seat)
        own = next((each for each in self.pending if each.seat == viewer), None)
        found = self.match.game.why_not(self.match.table, viewer, own, thing)
        if found is None:
            raise Refused("no-reason")
        return {"text": found.text.to_json(), "rule": found.rule, "things": found.things}

    def _decision(self, seat: int, option: str) -> Decision:
        self._refuse_rest()
        for decision in self.pending:
            if decision.seat == seat and not self.bot_at(seat):
                return decision
        raise Refused("not-your-turn", choice=option, seat=str(seat), seats="")

    # -- bots ---------------------------------------------------------------------------------

    def bot_to_ask(self) -> int | None:
        """Return a bot's seat that must choose now."""
        if self.lost or self.talk.undo is not None:
            return None
        taught = self.taught
        for decision in self.pending:
            mine = taught is None or taught.seat == decision.seat
            if mine and self.bot_at(decision.seat):
                return decision.seat
        return None

    # -- time ---------------------------------------------------------------------------------

    def late(self, seat: int, at: int) -> bool:
        """Return whether a seat has thought for too long; waiting for a hint is no thinking."""
        return seat in self.clock.since and seat not in self.hinting and self.clock.out(seat, at)

    def away(self, at: int) -> list[int]:
        """Return who is away for longer than the table agreed to wait for them."""
        limit = self.row.terms.get("away", 0) * MINUTE
        if not limit or self.lost:
            return []
        return [
            seat
            for seat in self.clock.since
            if not self.is_here(seat) and self.clock.waited(seat, at) >= limit
            and at - self.left_at.get(seat, self.opened_at) >= limit
        ]  # fmt: skip

    def question(self, seat: int, bot: str) -> Question:
        """Return the question to a seat in a form that another process understands."""
        choices = tuple(zip(self.match.choosers, _bare(self.match), strict=True))
        setup = dict(self.match.setup)
        return Question(self.row.game, setup, self.row.seed, choices, seat, bot, self.content)


def _bare(match: Match) -> list[str]:
    """Return the choices so far without the seats that a record writes before them."""
    if match.seats == 1:
        return match.choices
    return [
        written if written.startswith(ANEW) else written.partition(": ")[2]
        for written in match.choices
    ]


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
