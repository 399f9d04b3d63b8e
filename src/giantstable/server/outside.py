"""Servers out there that a stranger has named: never one of our own network, and not for long."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from giantstable.server.refusals import Refused

HTTPS: Final = 443
LOOKUPS: Final = 4  # names that are looked up at once
LOOKING_UP: Final = 5.0  # seconds
ADDRESS: Final = re.compile(r"https?://[\x21-\x7e]+")
# An address of the old kind inside one of the new is none of the new kind's own.
TRANSLATED: Final = (
    IPv6Network("64:ff9b::/96"),
    IPv6Network("64:ff9b:1::/48"),
    IPv6Network("::/96"),
)
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")


@dataclass(frozen=True)
class Place:
    """Where something is sent to."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The server, as it calls itself."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = HTTPS if self.secure else 80
        port = "" if self.port == usual else f":{self.port}"
        return f"{'https' if self.secure else 'http'}://{host}{port}"


def place_of(address: str, loopback: bool) -> Place:
    """Read an address; refuse what is no HTTPS at its usual port. ``loopback``: plain HTTP too."""
    try:
        parts = urlsplit(address if ADDRESS.fullmatch(address) else "")
        port = parts.port
    except ValueError:
        raise Refused("bad-push") from None
    secure = parts.scheme == "https"
    port = port or (HTTPS if secure else 80)
    named = bool(parts.hostname) and parts.username is None and parts.password is None
    if not named or parts.fragment or not (loopback or (secure and port == HTTPS)):
        raise Refused("bad-push")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(secure, parts.hostname or "", port, path)


def is_outside(address: str) -> bool:
    """Return whether an address belongs to the world, and not to a network that we stand in."""
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and ip.is_site_local:
        return False
    return ip.is_global and not ip.is_multicast and not _hides_another(ip)


def _hides_another(ip: IPv4Address | IPv6Address) -> bool:
    if isinstance(ip, IPv4Address):
        return False
    carried = ip.ipv4_mapped or ip.sixtofour or ip.teredo
    return carried is not None or any(ip in network for network in TRANSLATED)


def checked(found: list[str], loopback: bool) -> str:
    """Return the address of a server to be asked; refuse it where any of them is not out there."""
    for address in found:
        if not is_outside(address) and not (loopback and ip_address(address).is_loopback):
            raise Refused("bad-push")
    if not found:
        raise Refused("bad-push")
    return found[0]


async def refuse_inside(place: Place, loopback: bool) -> None:
    """Refuse a place whose name does not lead out of our own network, or not soon.

    Who answers for a name may take as long as they like, so nobody else waits for these threads.
    """
    loop = asyncio.get_running_loop()
    ask = partial(socket.getaddrinfo, place.host, place.port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(LOOKING_UP):
            found = await loop.run_in_executor(_lookups(), ask)
    except (OSError, UnicodeError, TimeoutError):
        raise Refused("bad-push") from None
    checked([str(each[4][0]) for each in found], loopback)


@cache
def _lookups() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(LOOKUPS, "lookup")


async def address_of(place: Place, loopback: bool) -> str:
    """Return where a place is now; refuse what has moved into our own network."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    return checked([str(each[4][0]) for each in found], loopback)


async def post(place: Place, address: str, headers: dict[str, str], body: bytes) -> int:
    """Send something, and return the status of the answer; nobody is sent on to elsewhere.

    It goes to the very address that was checked: a name may lead elsewhere a moment later.
    """
    reader, writer = await asyncio.open_connection(
        address,
        place.port,
        ssl=_trusted() if place.secure else None,
        server_hostname=place.host if place.secure else None,
        limit=4096,
    )
    try:
        given = {"Host": place.origin.partition("//")[2], "Content-Length": str(len(body))}
        lines = [f"{name}: {value}\r\n" for name, value in {**given, **headers}.items()]
        head = f"POST {place.path} HTTP/1.1\r\n{''.join(lines)}Connection: close\r\n\r\n"
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        said = STATUS.match(await reader.readline())
        if said is None:
            raise ConnectionError("no HTTP")
        return int(said[1])
    finally:
        writer.transport.abort()


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()
