"""One WebSocket a client: the table as it changes, and what the client does there."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import orjson
import structlog
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from giantstable.kernel.errors import GiantsError
from giantstable.server import frames
from giantstable.server.doorkeeper import same_origin
from giantstable.server.limits import Bucket, address_of
from giantstable.server.live import (
    NO_SUCH_TABLE,
    NOT_YOUR_SEAT,
    TOO_MANY,
    Client,
    LiveTable,
    refused_frame,
)
from giantstable.server.mishaps import note
from giantstable.server.moment import log_length
from giantstable.server.office import Office, office_of
from giantstable.server.refusals import Refused
from giantstable.server.wire import (
    CLIENT_FRAME,
    Agree,
    AnyFrame,
    AskHint,
    AskPreview,
    AskShow,
    AskWhy,
    Choose,
    Ping,
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
    if not same_origin(socket.headers, office.settings.origins):
        await socket.close(OTHER_ORIGIN)
        return
    address = address_of(socket.scope)
    if not office.limits.efforts.take(address):
        await socket.close(TOO_MANY)
        return
    visitor = await asyncio.to_thread(office.visitor, socket)
    known_here = office.hall.knows(id)
    known = visitor.id if visitor is not None else None
    try:
        table = await office.hall.table(id)
    except GiantsError:
        await socket.close(NO_SUCH_TABLE)
        return
    number = int(seat) if seat in SEATS else None
    if seat is not None and (
        number is None or number >= len(table.seats) or known not in table.seats[number].holders
    ):
        await socket.close(NOT_YOUR_SEAT)
        return
    # What a long table is read anew for, and told as a whole, is dear.
    effort = log_length(table.match) / 50 + (0 if known_here else table.version / 20)
    office.limits.efforts.take(address, effort)
    if not table.has_room(number, office.settings):
        await socket.close(TOO_MANY)
        return
    client = Client(number, known)
    await office.hall.enter(table, client)
    both = {
        asyncio.create_task(_send(socket, client)),
        asyncio.create_task(_receive(socket, client, table, office)),
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
            frame = await client.outbox.get()
            async with asyncio.timeout(SLOW):
                if isinstance(frame, int):
                    await socket.close(frame)
                    return
                await socket.send({"type": "websocket.send", "text": frame.decode()})


async def _receive(socket: WebSocket, client: Client, table: LiveTable, office: Office) -> None:
    bucket = Bucket(office.settings.frames)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take():
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
                began = time.thread_time()
                _tell(frame, client, table)
                bucket.spend((time.thread_time() - began) / DROP)
            else:
                await _do(frame, client, table, office)
        except GiantsError as refusal:
            client.send(refused_frame(nonce, refusal))


def _frame(text: str, limit: int) -> AnyFrame:
    if len(text) > limit:
        raise Refused("too-large", limit=limit)
    try:
        return CLIENT_FRAME.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("bad-request", field=where or "frame", why=first["msg"]) from None


async def _do(
    frame: Choose | Undo | Agree | Ping, client: Client, table: LiveTable, office: Office
) -> None:
    if isinstance(frame, Ping):
        pong: frames.Pong = {"type": "pong", "id": frame.id}
        client.send(orjson.dumps(pong))
        return
    seat = _own(client)
    # What is being written is finished and told to the others, even if this client goes now.
    hall = office.hall
    if isinstance(frame, Choose):
        doing = hall.choose(table, seat, frame.version, frame.option, frame.id)
    elif isinstance(frame, Agree):
        doing = hall.agree(table, seat, frame.version, frame.yes, frame.id)
    else:
        doing = hall.undo(table, seat, frame.version, frame.id)
    number = await asyncio.shield(hall.start(doing))
    accepted: frames.Accepted = {"type": "accepted", "id": frame.id, "version": number}
    client.send(orjson.dumps(accepted))


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
        found = await office.hall.bots.hint(table, _own(client), frame.version)
    except GiantsError as refusal:
        client.send(refused_frame(frame.id, refusal))
    except Exception as error:  # whoever asks is answered
        note(error)
        client.send(refused_frame(frame.id, Refused("server-error")))
    else:
        _answer(client, {"type": "answer", "id": frame.id, "hint": found})


def _own(client: Client) -> int:
    if client.seat is None:
        raise Refused("only-watching")
    return client.seat


def _answer(client: Client, frame: frames.Answer) -> None:
    client.send(orjson.dumps(frame))
