"""A request must come as a whole, in time: half of one holds no place for ever.

Nor are there many halves of one address at once: each takes a connection that others need.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from giantstable.server.limits import unmapped
from giantstable.server.settings import Settings
from giantstable.server.unread import Deadline

TURNED_AWAY = 2.0  # seconds for which who comes too often is kept waiting: who is not comes again
KEPT_WAITING = 256  # of one address; those beyond are sent away at once
LONGEST_HEAD = 64 * 1024  # bytes, the first line and all headers


def speaks_for_many(peer: str, trusted: str | list[str]) -> bool:
    """Return whether a connection is a proxy's: by its address, or by the network it is in."""
    peer = unmapped(peer)
    names = trusted.split(",") if isinstance(trusted, str) else trusted
    for name in map(str.strip, names):
        if name in ("*", peer):
            return True
        with suppress(ValueError):
            if "/" in name and ip_address(peer) in ip_network(name):
                return True
    return False


class Arrival(HttpToolsProtocol):
    """One connection. Between two requests uvicorn counts the time itself."""

    late: asyncio.TimerHandle | None = None
    peer = ""
    turned_away: asyncio.TimerHandle | None = None
    unread: Deadline | None = None
    head = 0  # bytes that came while it was not whole; -1 when it is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to count: who connects has something to say."""
        super().connection_made(transport)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        if self._too_many():
            self._turn_away(transport)
        else:
            self._count()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting."""
        self._whole()
        if self.unread is not None:
            self.unread.end()
        if self.turned_away is not None:
            self.turned_away.cancel()
            self._note(self._waiting, -1)
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

    def pause_writing(self) -> None:
        """Wait for who does not read our answer, as long as for a request."""
        super().pause_writing()
        if self.unread is None:
            self.unread = Deadline(self.loop, self._settings.request_seconds)
        self.unread.begin(self.transport)

    def resume_writing(self) -> None:
        """Go on: it was read."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.end()

    def _count(self) -> None:
        self._whole()
        self.head = 0
        self.late = self.loop.call_later(self._settings.request_seconds, self._hang_up)
        self._note(self._half, 1)

    def _note(self, count: Counter[str], more: int) -> None:
        count[self.peer] += more
        if not count[self.peer]:
            del count[self.peer]

    def _turn_away(self, transport: asyncio.Transport) -> None:
        """End a connection, unread, after a while: it costs least while it only waits."""
        if self._waiting[self.peer] >= KEPT_WAITING:
            transport.abort()
            return
        transport.pause_reading()
        self._note(self._waiting, 1)
        self.turned_away = self.loop.call_later(TURNED_AWAY, transport.abort)

    def _whole(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None
            self._note(self._half, -1)

    def _hang_up(self) -> None:
        self._whole()
        if not self.transport.is_closing():
            self.transport.close()

    def _too_many(self) -> bool:
        """Return whether an address has too much to say at once; a proxy speaks for many."""
        return self._half[self.peer] >= self._settings.half_sent and not speaks_for_many(
            self.peer, self.config.forwarded_allow_ips or ""
        )

    @property
    def _settings(self) -> Settings:
        settings: Settings = self.config.app.state.settings  # type: ignore[union-attr]
        return settings

    @property
    def _waiting(self) -> Counter[str]:
        waiting: Counter[str] = self.config.app.state.turned_away  # type: ignore[union-attr]
        return waiting

    @property
    def _half(self) -> Counter[str]:
        half: Counter[str] = self.config.app.state.half  # type: ignore[union-attr]
        return half
