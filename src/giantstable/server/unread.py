"""Who does not read what is sent to them is let go: what waits for them takes memory and places."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD = 30.0  # seconds in which somebody at a table must read on; a sleeping phone comes back


class Deadline:
    """Ends a connection whose other end has not read on in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self.loop = loop
        self.seconds = seconds
        self._late: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """Begin to count: more is on its way than may be."""
        if self._late is None:
            self._late = self.loop.call_later(self.seconds, transport.abort)

    def end(self) -> None:
        """Stop counting: it was read."""
        if self._late is not None:
            self._late.cancel()
            self._late = None


class LiveSocket(WebSocketsSansIOProtocol):
    """A WebSocket that waits for nobody: neither for a handshake that is none, nor for readers."""

    unread: Deadline | None = None

    def data_received(self, data: bytes) -> None:
        """Take what comes; who asks for no WebSocket after all is neither heard nor kept."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer a ping, but let nobody pile up answers that they do not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """End at once: to take leave of who has fallen silent would wait for them."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """Wait for who does not read, but not for long."""
        super().pause_writing()
        if self.unread is None:
            self.unread = Deadline(self.loop, UNREAD)
        self.unread.begin(self.transport)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._read_on()
        super().connection_lost(exc)

    def _read_on(self) -> None:
        if self.unread is not None:
            self.unread.end()
