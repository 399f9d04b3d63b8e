"""What every request passes: limits, the origin check, security headers, one line in the log."""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext, suppress
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

import orjson
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from giantstable.server.bans import exact_address
from giantstable.server.limits import Limits, address_of
from giantstable.server.live import BANNED, BROKEN, TOO_MANY
from giantstable.server.metrics import Metrics
from giantstable.server.mishaps import note
from giantstable.server.refusals import Refused, refusal_json, status_of
from giantstable.server.settings import Settings
from giantstable.titles import parts

log = structlog.get_logger()

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
TABLE_BYTES = 8 * 1024  # a setup that is so long counts as another table
CHANGING = ("POST", "PUT", "PATCH", "DELETE")


def same_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Return whether a request comes from our own page, from an allowed one, or from none."""
    origin = headers.get("origin")
    if origin is None:
        return True  # no browser: it has no cookie that another page could borrow
    if origin in origins:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return place != "" and place == headers.get("host")


class Hosts:
    """By which names we may be asked for.

    A page elsewhere can let its own name lead to us, and would then be our own page to a browser.
    Addresses, this machine's own names and those that the owner has settled cannot be its name.
    """

    def __init__(self, settings: Settings) -> None:
        here = gethostname().lower()
        pages = [urlsplit(origin).hostname or "" for origin in settings.origins]
        self.names = {"localhost", here, f"{here}.local", *pages, *settings.hosts} - {""}
        self.any = "*" in settings.hosts

    def know(self, headers: Headers) -> bool:
        """Return whether a request asks for us."""
        given = headers.getlist("host")
        if len(given) != 1:
            return False
        try:
            name = urlsplit(f"//{given[0]}").hostname or ""
        except ValueError:
            return False
        if given[0].rpartition("]")[2][:1] not in ("", ":") and "]" in given[0]:
            return False  # more than an address in brackets, and its port
        if self.any or name in self.names or name.endswith(".localhost"):
            return True
        try:
            ip_address(name.partition("%")[0])
        except ValueError:
            return False
        return True


class Doorkeeper:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limits = limits
        self.hosts = Hosts(settings)
        self.opening = opening_ways()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it at the door."""
        if scope["type"] == "websocket":
            await self._let_look(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                # As uvicorn has it: of a proxy that FORWARDED_ALLOW_IPS trusts, what it says.
                if scope["scheme"] == "https" and self.settings.hsts_seconds:
                    age = f"max-age={self.settings.hsts_seconds}"
                    headers.setdefault("strict-transport-security", age)
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                self.metrics.refused(refusal.key)
                if refusal.key == "too-many":
                    await asyncio.sleep(self.settings.penance_seconds)
                await refuse(refusal, sending)
            else:
                # The page itself costs no thread, and who loads it slowly must not hold up a
                # neighbour of the same address.
                worked_at = scope["path"].startswith("/api/")
                async with self.limits.turn(address_of(scope)) if worked_at else nullcontext():
                    await self._pass_on(scope, receive, sending)
        except Exception as error:
            note(error)
            if status == 0:
                self.metrics.refused("server-error")
                await refuse(Refused("server-error"), sending)
        finally:
            route = scope.get("route")
            # The way's pattern, not the way itself: names of tables stay out of the log.
            path = getattr(route, "path", "-")
            took = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", method=scope["method"], path=path, status=status, ms=took)

    async def _let_look(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a connection to a live table in."""
        if not self.hosts.know(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": BROKEN})
            return
        banned = _banned(scope)
        if banned or not self.limits.requests.take(address_of(scope)):
            await receive()
            await asyncio.sleep(self.settings.penance_seconds)
            await send({"type": "websocket.accept"})  # a browser learns a code only after this
            await send({"type": "websocket.close", "code": BANNED if banned else TOO_MANY})
            return
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            note(error)
            with suppress(Exception):
                await send({"type": "websocket.close", "code": BROKEN})

    def _refusal(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        address = address_of(scope)
        if not self.limits.requests.take(address):
            return Refused("too-many")
        if not self.hosts.know(headers):
            return Refused("other-host")
        if scope["path"].startswith("/api/") and _banned(scope):
            return Refused("banned")  # the page itself may come: it says this in their language
        if scope["method"] not in CHANGING:
            return None  # looks on, or will be refused further in
        if not same_origin(headers, self.settings.origins):
            return Refused("other-origin")
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length) > self.settings.body_limit:
            return Refused("too-large", limit=self.settings.body_limit)
        cost = 1 + int(length) // TABLE_BYTES  # what comes with a table is kept with it
        opens = scope["path"] in self.opening or scope["path"].endswith(("/rematch", "/forks"))
        if opens and not self.limits.new_tables.take(address, cost):
            return Refused("too-many")
        if length == "0" and "transfer-encoding" not in headers:
            return None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":  # a form of another page cannot send this
            return Refused("only-json")
        return None

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on, counting the body of those who did not say how long it is."""
        left = self.settings.body_limit

        async def counting() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:  # the only sort that comes through FastAPI's reading of a body unchanged
                raise HTTPException(413)
            return message

        await self.app(scope, counting, send)


def _banned(scope: Scope) -> bool:
    banned: bool = scope["app"].state.office.hall.bans.address(exact_address(scope))
    return banned


def opening_ways() -> set[str]:
    """Return the ways that open a table: our own, and those that games bring along."""
    theirs = [getattr(part, "OPENS", ()) for part in parts("server").values()]
    return {
        "/api/tables",
        "/api/lessons",
        "/api/records",
        *[way for ways in theirs for way in ways],
    }


async def refuse(refusal: Refused, send: Send) -> None:
    """Answer with a refusal."""
    body = orjson.dumps({"error": refusal_json(refusal)})
    await send(
        {
            "type": "http.response.start",
            "status": status_of(refusal),
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
    )
    await send({"type": "http.response.body", "body": body})
