"""What the routes work with: one server's store, hall and settings."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from anyio import from_thread
from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from giantstable.server import keys
from giantstable.server.hall import Hall
from giantstable.server.limits import Limits, address_of
from giantstable.server.refusals import Refused
from giantstable.server.reviews import Reviews
from giantstable.server.schema import Visitor
from giantstable.server.settings import Settings
from giantstable.server.store import Store
from giantstable.server.surveys import Surveyors

COOKIE = "giants_key"
ORDINARY = 0.001  # seconds of the processor for an ordinary request
TOLD_TO_ALL = 20  # efforts: everybody at a table is told it anew
RENAMED = 10  # all who sit at a table with who has another name now are told
YEAR = 365 * 24 * 3600


class Office:
    """One server."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        hall: Hall,
        surveyors: Surveyors,
        reviews: Reviews,
        limits: Limits,
    ) -> None:
        self.settings = settings
        self.store = store
        self.hall = hall
        self.surveyors = surveyors
        self.reviews = reviews
        self.limits = limits

    def charge(self, address: str, effort: float) -> None:
        """Refuse what an address has no right to any more; measured in ordinary requests."""
        if not self.limits.efforts.take(address, effort):
            raise Refused("too-many")

    @contextmanager
    def effort(self, address: str, least: float = 1.0) -> Iterator[None]:
        """Charge an address for something by the time that it takes in this thread."""
        self.charge(address, least)
        began = time.thread_time()
        try:
            yield
        finally:
            self.limits.efforts.pay(address, (time.thread_time() - began) / ORDINARY)

    def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """Return who is asking, if they have been here before. Blocks."""
        key = connection.cookies.get(COOKIE, "")
        found = self.store.visitor(key) if 20 <= len(key) <= 64 else None
        if found is not None and self.hall.bans.visitor(found.id):
            raise Refused("banned")
        return found

    def rename(self, visitor: Visitor, name: str, address: str) -> None:
        """Let a visitor go by another name, and tell it where they sit. Blocks."""
        if name == visitor.name:
            return
        self.charge(address, RENAMED + self.store.seats_of(visitor.id))
        for id_ in self.store.rename(visitor.id, name):
            if self.hall.knows(id_):
                from_thread.run(self.hall.seats_changed, id_)
        visitor.name = name


def written(document: bytes, cache: str) -> Response:
    """Return JSON that is written already: to check its shape anew would be the dearest part."""
    return Response(document, media_type="application/json", headers={"cache-control": cache})


def office_of(connection: HTTPConnection) -> Office:
    """Return the server that a request came to."""
    office: Office = connection.app.state.office
    return office


def hand_over(key: str, request: Request, response: Response) -> None:
    """Let a browser keep a key, for a year from now."""
    response.set_cookie(
        COOKIE,
        key,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _visitor(request: Request) -> Visitor | None:
    return office_of(request).visitor(request)


def _known_visitor(request: Request, response: Response) -> Visitor:
    """Return who is asking; somebody new is given a key."""
    office = office_of(request)
    found = office.visitor(request)
    if found is None:
        if not office.limits.visitors.take(address_of(request.scope)):
            raise Refused("too-many")
        key = keys.new_key()
        found = office.store.new_visitor(key)
        hand_over(key, request, response)
    return found


def _address(request: Request) -> str:
    return address_of(request.scope)


Address = Annotated[str, Depends(_address)]
TheOffice = Annotated[Office, Depends(office_of)]
MaybeVisitor = Annotated[Visitor | None, Depends(_visitor)]
KnownVisitor = Annotated[Visitor, Depends(_known_visitor)]

Responses = dict[int | str, dict[str, Any]]
