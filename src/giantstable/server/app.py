"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import structlog
from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy import Engine
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route

import giantstable
from giantstable.kernel.errors import GiantsError
from giantstable.server.chatter import spoken
from giantstable.server.client_files import ClientFiles
from giantstable.server.database import AWAY, opened
from giantstable.server.description import Described
from giantstable.server.doorkeeper import Doorkeeper
from giantstable.server.hall import Hall
from giantstable.server.limits import Limits
from giantstable.server.metrics import Metrics
from giantstable.server.mishaps import note
from giantstable.server.office import Office
from giantstable.server.refusals import Refused, refusal_json, status_of
from giantstable.server.reviews import Reviews
from giantstable.server.routes import (
    invitations,
    lessons,
    live,
    people,
    profile,
    push,
    records,
    shelf,
    tables,
)
from giantstable.server.scribe import Scribe
from giantstable.server.settings import Settings
from giantstable.server.store import Store
from giantstable.server.surveys import Surveyors
from giantstable.server.thinkers import Thinkers
from giantstable.server.wake import BANS, SEATS, Listener, last_notice, notices
from giantstable.server.wire import ErrorBody
from giantstable.titles import parts

log = structlog.get_logger()

# Every way may refuse, and says it in the same form.
REFUSALS = {
    status: {"model": ErrorBody, "description": what}
    for status, what in (
        (403, "Not allowed to who is asking"),
        (404, "Not there"),
        (409, "Not possible now"),
        (413, "Too large"),
        (415, "Not JSON"),
        (422, "Not understood"),
        (429, "Too many"),
        (500, "Our fault"),
        (503, "The database is away, or there is too much to do"),
    )
}


@cache
def routers() -> list[APIRouter]:
    """Return all ways to the server: our own, and those that games bring along."""
    ours = [
        shelf.router,
        people.router,
        profile.router,
        push.router,
        tables.router,
        lessons.router,
        records.router,
        invitations.router,
        live.router,
    ]
    return [*ours, *[part.router for part in parts("server").values()]]


def create_app(settings: Settings, engine: Engine | None = None) -> FastAPI:
    """Return the application; a database that is not given is opened when it starts."""
    app = Described(
        title="Giants' Table",
        version=giantstable.__version__,
        summary="Tables, seats and live play. How frames of a live table are used: docs/server.md.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # /api-docs/ is a page of the client: nothing comes from elsewhere
        redoc_url=None,
        lifespan=_lifespan,
        responses=REFUSALS,  # type: ignore[arg-type]
    )
    app.state.settings = settings
    app.state.engine = engine
    app.state.half = Counter()  # requests of each address that have not come as a whole
    app.state.turned_away = Counter()  # connections of each address that were too many
    app.state.metrics = Metrics()
    for router in routers():
        app.include_router(router)
    app.state.files = ClientFiles(settings.client)
    app.add_exception_handler(GiantsError, _refused)
    for away in AWAY:
        app.add_exception_handler(away, _away)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(GZipMiddleware, minimum_size=2048, compresslevel=5)
    app.state.limits = Limits(settings, app.state.metrics.came_to)
    app.add_middleware(
        Doorkeeper, settings=settings, metrics=app.state.metrics, limits=app.state.limits
    )
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    engine: Engine = app.state.engine or await asyncio.to_thread(opened, settings.database())
    worker = secrets.token_hex(8)
    scribe = Scribe(engine, worker)
    thinkers = Thinkers(settings)
    hall = Hall(Store(engine, worker), scribe, thinkers, settings, app.state.metrics)
    hall.metrics.watch(hall)
    surveyors = Surveyors(settings)
    reviews = Reviews(hall, thinkers, app.state.limits)
    app.state.office = Office(settings, hall.store, hall, surveyors, reviews, app.state.limits)
    listener: Listener | None = None
    if engine.dialect.name == "postgresql":
        loop = asyncio.get_running_loop()
        hall.fellows.limits = app.state.limits
        app.state.limits.share(hall.fellows.spent)
        listener = Listener(
            engine,
            worker,
            loop,
            lambda id_, what: _catch_up(hall, id_, what),
            hall.fellows.hear,
            hall.knows,
            hall.claims.close,
        )
        hall.start(hall.fellows.talk())
    else:
        hall.start(_look_for_notices(hall, await asyncio.to_thread(last_notice, engine)))
    await asyncio.to_thread(hall.bans.read, hall.store)
    hall.start(hall.sweep())
    hall.start(hall.bots.tend())
    hall.start(hall.timekeeper.tend())
    hall.start(hall.bots.resume(settings.resume_hours))
    hall.start(hall.refloat())
    log.info("open", database=engine.dialect.name)
    try:
        yield
    finally:
        await hall.close()
        await hall.fellows.bye()
        if listener is not None:
            await asyncio.to_thread(listener.stop)
        await asyncio.to_thread(scribe.stop)  # everything accepted is written
        await thinkers.stop()
        await surveyors.stop()
        engine.dispose()
        log.info("closed")


async def _look_for_notices(hall: Hall, last: int) -> None:
    """Hear what a host has changed in a SQLite; for ever, until cancelled."""
    while True:
        await asyncio.sleep(hall.settings.notice_seconds)
        try:
            for number, table, what in await asyncio.to_thread(notices, hall.store.engine, last):
                last = number
                _catch_up(hall, table, what)
        except AWAY as error:
            note(error)


def _catch_up(hall: Hall, id_: str, what: str) -> None:
    """Take over what was changed elsewhere; without any word of it, everything."""
    if what == BANS or not (id_ or what):
        hall.start(hall.bans_changed())
    if what == BANS:
        return
    said = spoken(what)
    if said is not None:
        if id_ in hall.tables:
            hall.tables[id_].tell_said(*said)
        return
    if not id_:
        hall.fellows.hello()
    for each in [id_] if id_ else list(hall.tables):
        if hall.knows(each):
            hall.start(hall.hear_of(each, what == SEATS or not id_))


# -- refusals ---------------------------------------------------------------------------------


def _answer(request: Request, refusal: GiantsError) -> JSONResponse:
    request.app.state.metrics.refused(refusal.key)
    return JSONResponse({"error": refusal_json(refusal)}, status_of(refusal))


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, GiantsError)
    return _answer(request, error)


async def _away(request: Request, error: Exception) -> JSONResponse:
    note(error)
    return _answer(request, Refused("database-away"))


async def _not_understood(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(request, Refused("bad-request", field=where, why=first["msg"]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return _page(request)
    if error.status_code == 405:
        answer = _answer(request, Refused("bad-method"))
        answer.headers["allow"] = ", ".join(_methods(request))
        return answer
    if error.status_code == 413:
        limit = request.app.state.settings.body_limit
        return _answer(request, Refused("too-large", limit=limit))
    return _answer(request, Refused("bad-request", field="body", why=str(error.detail)))


def _methods(request: Request) -> list[str]:
    """Return what can be done at a way: one route alone knows only its own method."""
    return sorted(
        method
        for router in routers()
        for route in router.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    )


def _page(request: Request) -> Response:
    """Return the client's page: every way that is nobody else's is one of the client's."""
    path = request.url.path
    if path.startswith("/api/") or request.method not in ("GET", "HEAD"):
        return _answer(request, Refused("no-such-page"))
    files: ClientFiles = request.app.state.files
    try:
        return files.response(path, request)
    except Refused as refusal:
        return _answer(request, refusal)
