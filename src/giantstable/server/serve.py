"""Run the server until somebody stops it."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import structlog
import uvicorn
from sqlalchemy import Engine

from giantstable.kernel.errors import BadSetup
from giantstable.server.app import create_app
from giantstable.server.arrivals import Arrival
from giantstable.server.database import opened
from giantstable.server.metrics import Metrics
from giantstable.server.settings import Settings
from giantstable.server.unread import LiveSocket
from giantstable.server.workers import Line, Workers
from giantstable.text import words

log = structlog.get_logger()

SHORT = 0.0005  # seconds for which a thread keeps the loop waiting; usual is ten times that
NEVER = 1_000_000  # looks at the middle generation before one at everything


class Complaints(logging.Handler):
    """What uvicorn complains of is a line of our log like any other: no trace, and no paths."""

    def emit(self, record: logging.LogRecord) -> None:
        """Say the first line of it, and what sort of error it was."""
        error = record.exc_info[0] if record.exc_info else None
        said = record.getMessage().partition("\n")[0]
        log.warning("uvicorn", said=said, error=error.__name__ if error else "")


def speak(json_lines: bool, worker: int = 0) -> None:
    """Write the log to stderr: one JSON object a line, or for the eye where one looks on.

    Of several workers each says in each line which it is.
    """

    def number(_logger: object, _name: str, line: structlog.typing.EventDict) -> Any:
        return {**line, "worker": worker} if worker else line

    shape: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if json_lines else structlog.dev.ConsoleRenderer()
    )
    complaining = logging.getLogger("uvicorn.error")
    complaining.handlers = [Complaints(logging.WARNING)]
    complaining.propagate = False
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            number,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.INFO if json_lines else logging.WARNING
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class TableServer(uvicorn.Server):
    """Uvicorn that says goodbye to the tables before it hangs up."""

    line: Line | None = None  # of one of several workers: to who watches over them

    async def on_tick(self, counter: int) -> bool:
        """Say that we live, ten times a second; close where nobody watches over us any more."""
        if self.line is not None and not self.line.hold():
            return True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every client, then close."""
        office = getattr(self.config.app.state, "office", None)  # type: ignore[union-attr]
        if office is not None:
            await office.hall.farewell()
        await super().shutdown(sockets)


def uvicorn_config(settings: Settings, engine: Engine | None = None) -> uvicorn.Config:
    """Return how uvicorn runs our application."""
    return uvicorn.Config(
        create_app(settings, engine),
        http=Arrival,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=LiveSocket,
        ws_max_size=settings.frame_limit * 4,
        ws_per_message_deflate=True,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, host: str, port: int, open_page: bool, workers: int = 1) -> None:
    """Serve until a signal comes, in this process or in several."""
    speak(json_lines=not sys.stderr.isatty())
    if workers > 1 and settings.database().get_backend_name() != "postgresql":
        raise BadSetup("workers-need-postgresql", workers=workers)
    # Opened here and not when the application starts: what is wrong is one sentence, not a trace.
    engine = opened(settings.database())
    server: TableServer | None = None
    if workers == 1:
        server = _server(settings, engine)
    else:
        engine.dispose()  # each worker has connections of its own
        for number in range(1, workers + 1 if settings.metrics_port else 1):
            _listening(settings.metrics_host, settings.metrics_port + number - 1).close()
    with _listening(host, port) as listening:
        address = _address(host, listening.getsockname()[1])
        if not (settings.client / "index.html").is_file():
            sys.stderr.write(words("cli-serve-no-client") + "\n")
        sys.stdout.write(words("cli-serving", {"address": address}) + "\n")
        sys.stdout.flush()
        if open_page:
            with suppress(webbrowser.Error):
                webbrowser.open(address)
        if server is not None:
            _run(server, listening)
        else:
            gc.freeze()  # what all workers have read is in memory once
            Workers(workers, partial(_work, settings, listening)).run()


def _server(settings: Settings, engine: Engine) -> TableServer:
    """Return a server on a database, its metrics at their port."""
    server = TableServer(uvicorn_config(settings, engine))
    if settings.metrics_port:
        metrics: Metrics = server.config.app.state.metrics  # type: ignore[union-attr]
        metrics.serve(settings.metrics_host, settings.metrics_port)
    return server


def _work(settings: Settings, listening: socket.socket, line: socket.socket, number: int) -> None:
    """Be one of several workers."""
    speak(json_lines=not sys.stderr.isatty(), worker=number)
    if settings.metrics_port:  # each has its own
        settings = replace(settings, metrics_port=settings.metrics_port + number - 1)
    try:
        server = _server(settings, opened(settings.database()))
    except BadSetup as refusal:  # the database is away: we are started again
        log.error("worker cannot begin", code=refusal.key)
        sys.exit(2)
    server.line = Line(line)
    _run(server, listening)


def _run(server: TableServer, listening: socket.socket) -> None:
    # Uvicorn closes in good order, and then raises the signal again: that is no failure.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    _keep_what_stays()
    sys.setswitchinterval(SHORT)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _keep_what_stays() -> None:
    """Keep the collector from looking at everything while people wait for an answer.

    A full look takes a fifth of a second where some hundred tables are in memory, and finds next
    to nothing: the hall has one made where it let many tables go (``Hall.sweep``).
    """
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


def _address(host: str, port: int) -> str:
    if host in ("127.0.0.1", "0.0.0.0", "::1", "::", ""):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)  # the address is told next: whoever comes early waits at the door
    except OSError as error:
        listening.close()
        raise BadSetup(
            "port", host=host, port=str(port), why=error.strerror or str(error)
        ) from None
    return listening
