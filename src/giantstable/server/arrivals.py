"""A request must come as a whole, in time: half of one holds no place for ever."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 64 * 1024  # bytes, the first line and all headers


class Arrival(HttpToolsProtocol):
    """One connection. Between two requests uvicorn counts the time itself."""

    late: asyncio.TimerHandle | None = None
    head = 0  # bytes that came while it was not whole; -1 when it is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to count: who connects has something to say."""
        super().connection_made(transport)
        self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        self._whole()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what comes, but no endless headers."""
        if self.head >= 0:
            self.head += len(data)
        super().data_received(data)
        if self.head > LONGEST_HEAD:
            self.transport.close()

    def on_message_begin(self) -> None:
        """Count anew for the next request."""
        self._count()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self.head = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole: from now on it is we who take our time."""
        self._whole()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection is somebody else's from now on."""
        self._whole()
        super().handle_websocket_upgrade()

    def _count(self) -> None:
        self._whole()
        self.head = 0
        seconds = self.config.app.state.settings.request_seconds  # type: ignore[union-attr]
        self.late = self.loop.call_later(seconds, self._hang_up)

    def _whole(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _hang_up(self) -> None:
        self.late = None
        if not self.transport.is_closing():
            self.transport.close()
