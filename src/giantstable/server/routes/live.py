"""One WebSocket a client: the table as it changes, and what the client does there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress

import orjson
import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from giantstable.kernel.errors import GiantsError
from giantstable.server import frames
from giantstable.server.bans import exact_address
from giantstable.server.database import AWAY
from giantstable.server.doorkeeper import same_origin
from giantstable.server.limits import Bucket, address_of
from giantstable.server.live import (
    BANNED,
    NO_SUCH_TABLE,
    NOT_YOUR_SEAT,
    STRANDED,
    TOO_MANY,
    TRY_LATER,
    Client,
    LiveTable,
    refused_frame,
)
from giantstable.server.matches import Stranded
from giantstable.server.mishaps import note
from giantstable.server.moment import PAGE, log_length
from giantstable.server.office import Office, office_of
from giantstable.server.refusals import Refused
from giantstable.server.talk import TAKE_BACK
from giantstable.server.wire import (
    CLIENT_FRAME,
    Agree,
    AnyFrame,
    Ask,
    AskHint,
    AskOlder,
    AskPreview,
    AskShow,
    AskWhy,
    Back,
    Choose,
    Doing,
    OtherDoing,
    Ping,
    Resign,
    Rest,
    Say,
    Undo,
)

log = structlog.get_logger()
router = APIRouter()

OTHER_ORIGIN = 4403
SEATS = [str(number) for number in range(16)]
DROP = 0.002  # seconds of thinking for an answer that cost as much as a frame
SLOW = 20.0  # seconds in which a client must take what is sent to it


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str, seat: str | None = None) -> None:
    """Look at a table from a seat of one's own, or from none."""
    office = office_of(socket)
    await socket.accept()
    try:
        await _look(socket, office, id, seat)
    except AWAY as error:  # no answer of HTTP's fits here
        note(error)
        with suppress(RuntimeError):  # it may have ended already
            await socket.close(TRY_LATER)


async def _look(socket: WebSocket, office: Office, id: str, seat: str | None) -> None:
    if not same_origin(socket.headers, office.settings.origins):
        await socket.close(OTHER_ORIGIN)
        return
    address = address_of(socket.scope)
    if not office.limits.efforts.take(address):
        await socket.close(TOO_MANY)
        return
    try:
        visitor = await asyncio.to_thread(office.visitor, socket)
    except Refused:
        await socket.close(BANNED)
        return
    known_here = office.hall.knows(id)
    known = visitor.id if visitor is not None else None
    try:
        table = await office.hall.table(id)
    except Stranded:
        await socket.close(STRANDED)
        return
    except GiantsError:
        await socket.close(NO_SUCH_TABLE)
        return
    number = int(seat) if seat in SEATS else None
    if seat is not None and (
        number is None or number >= len(table.seats) or known not in table.seats[number].holders
    ):
        await socket.close(NOT_YOUR_SEAT)
        return
    # What a long table is read anew for, and told, is dear.
    read = 0 if known_here else table.version / 20
    office.limits.efforts.take(address, told_effort(min(log_length(table.match), PAGE)) + read)
    if not office.limits.has_place(address):
        office.hall.metrics.came_to("places")
        await socket.close(TOO_MANY)
        return
    if not table.has_room(number, office.settings):
        office.hall.metrics.came_to("watchers" if number is None else "devices")
        await socket.close(TOO_MANY)
        return
    client = Client(number, known, exact_address(socket.scope))
    with office.limits.place(address):
        await _stay(socket, client, table, office, address)


async def _stay(
    socket: WebSocket, client: Client, table: LiveTable, office: Office, address: str
) -> None:
    """Let a client look on until the connection ends."""
    try:
        await office.hall.enter(table, client)
    except Stranded:  # it had to be read anew
        await socket.close(STRANDED)
        return
    both = {
        asyncio.create_task(_send(socket, client)),
        asyncio.create_task(_receive(socket, client, table, office, address)),
    }
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        office.hall.leave(table, client)
        for task in both:
            task.cancel()
        for end in await asyncio.gather(*both, return_exceptions=True):
            if isinstance(end, Exception):
                raise end


async def _send(socket: WebSocket, client: Client) -> None:
    """Send what is on its way until the connection ends, or the other end reads no more."""
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while True:
            frame = await client.next()
            async with asyncio.timeout(SLOW):
                if isinstance(frame, int):
                    await socket.close(frame)
                    return
                await socket.send({"type": "websocket.send", "text": frame.decode()})


def told_effort(lines: int) -> float:
    """Return what it costs to tell so many lines of a log, in ordinary requests."""
    return lines / 50


async def _receive(
    socket: WebSocket, client: Client, table: LiveTable, office: Office, address: str
) -> None:
    bucket = Bucket(office.settings.frames)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not (bucket.take() and office.limits.frames.take(address)):
            office.hall.metrics.came_to("frames")
            client.let_go(TOO_MANY)
            await asyncio.sleep(SLOW)  # no more is read; who sends ends the connection
            return
        text = message.get("text") or ""  # a frame of bytes is none of ours
        nonce = ""
        try:
            frame = _frame(text, office.settings.frame_limit)
            nonce = frame.id
            # A hint takes seconds of thinking: the table goes on meanwhile.
            if isinstance(frame, AskHint):
                if client.hinted is not None and not client.hinted.done():
                    raise Refused("too-many")
                client.hinted = office.hall.start(_hint(frame, client, table, office))
            elif isinstance(frame, AskPreview | AskShow | AskWhy):
                with office.effort(address, 0.0):  # whoever has spent too much waits with it
                    began = time.thread_time()
                    _tell(frame, client, table)
                    bucket.spend((time.thread_time() - began) / DROP)
            elif isinstance(frame, AskOlder):
                office.charge(address, told_effort(PAGE))
                found = await office.hall.older(table, client, frame.before)
                _answer(client, {"type": "answer", "id": frame.id, "page": found})
            elif isinstance(frame, Say):
                await office.hall.say(table, _own(client), frame.word)
                _answer(client, {"type": "answer", "id": frame.id})
            else:
                await _do(frame, client, table, office)
        except GiantsError as refusal:
            _refuse(nonce, refusal, client, office)
        except AWAY as error:  # nothing was done: it may be sent again
            note(error)
            _refuse(nonce, Refused("database-away"), client, office)


def _frame(text: str, limit: int) -> AnyFrame:
    if len(text) > limit:
        raise Refused("too-large", limit=limit)
    try:
        return CLIENT_FRAME.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("bad-request", field=where or "frame", why=first["msg"]) from None


async def _do(frame: Doing | Ping, client: Client, table: LiveTable, office: Office) -> None:
    if isinstance(frame, Ping):
        pong: frames.Pong = {"type": "pong", "id": frame.id}
        client.send(orjson.dumps(pong))
        return
    seat = _own(client)
    # What is being written is finished and told to the others, even if this client goes now.
    hall = office.hall
    if isinstance(frame, Ask | Rest) or (isinstance(frame, Undo) and table.asked_by(seat)):
        table.chatter.allow("wish", seat, office.settings.wishes)
    if isinstance(frame, Choose):
        doing = hall.choose(table, seat, frame.version, frame.option, frame.id)
    elif isinstance(frame, Undo) or (isinstance(frame, Agree) and frame.key == TAKE_BACK):
        doing = hall.do_once(table, _doing(frame, seat, table), seat, frame.id)
    else:
        doing = hall.insist(table, lambda: _doing(frame, seat, table))
    number = await asyncio.shield(hall.start(doing))
    accepted: frames.Accepted = {"type": "accepted", "id": frame.id, "version": number}
    client.send(orjson.dumps(accepted))


def _doing(frame: OtherDoing, seat: int, table: LiveTable) -> Awaitable[int]:
    """Return what a frame asks to be done, under way."""
    accord = table.accord
    match frame:
        case Undo():
            return table.undo(seat, frame.version, frame.id)
        case Agree():
            return accord.agree(seat, frame.key, frame.version, frame.yes, frame.id)
        case Ask():
            return accord.ask(seat, frame.about, frame.whom, frame.id)
        case Rest():
            return accord.rest(seat, frame.id)
        case Back():
            return accord.back(seat, frame.id)
        case Resign():
            return accord.resign(seat, frame.id)


def _tell(frame: AskPreview | AskShow | AskWhy, client: Client, table: LiveTable) -> None:
    """Answer what changes nothing."""
    if isinstance(frame, AskWhy):
        why = table.why(client.seat, frame.version, frame.thing)
        _answer(client, {"type": "answer", "id": frame.id, "why": why})
    elif isinstance(frame, AskPreview):
        found = table.preview(_own(client), frame.version, frame.option)
        _answer(client, {"type": "answer", "id": frame.id, "preview": found})
    else:
        shown = table.show(_own(client), frame.version, frame.option)
        _answer(client, {"type": "answer", "id": frame.id, "show": shown})


async def _hint(frame: AskHint, client: Client, table: LiveTable, office: Office) -> None:
    try:
        hint, advice = await office.hall.bots.hint(table, _own(client), frame.version)
    except GiantsError as refusal:
        _refuse(frame.id, refusal, client, office)
    except Exception as error:  # whoever asks is answered
        note(error)
        _refuse(frame.id, Refused("server-error"), client, office)
    else:
        _answer(client, {"type": "answer", "id": frame.id, "hint": hint, "advice": advice})


def _refuse(nonce: str, refusal: GiantsError, client: Client, office: Office) -> None:
    office.hall.metrics.refused(refusal.key)
    client.send(refused_frame(nonce, refusal))


def _own(client: Client) -> int:
    if client.seat is None:
        raise Refused("only-watching")
    return client.seat


def _answer(client: Client, frame: frames.Answer) -> None:
    client.send(orjson.dumps(frame))
