"""Run the server until somebody stops it."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import webbrowser
from contextlib import suppress

import structlog
import uvicorn
from sqlalchemy import Engine

from giantstable.kernel.errors import BadSetup
from giantstable.server.app import create_app
from giantstable.server.arrivals import Arrival
from giantstable.server.database import opened
from giantstable.server.settings import Settings
from giantstable.text import words

NEVER = 1_000_000  # looks at the middle generation before one at everything


def speak(json_lines: bool) -> None:
    """Write the log to stderr: one JSON object a line, or for the eye where one looks on."""
    shape: structlog.typing.Processor = (
        structlog.processors.JSONRenderer() if json_lines else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.INFO if json_lines else logging.WARNING
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


class TableServer(uvicorn.Server):
    """Uvicorn that says goodbye to the tables before it hangs up."""

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
        ws="websockets-sansio",
        ws_max_size=settings.frame_limit * 4,
        ws_per_message_deflate=True,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, host: str, port: int, open_page: bool) -> None:
    """Serve until a signal comes."""
    speak(json_lines=not sys.stderr.isatty())
    # Opened here and not when the application starts: what is wrong is one sentence, not a trace.
    server = TableServer(uvicorn_config(settings, opened(settings.database())))
    with _listening(host, port) as listening:
        address = _address(host, listening.getsockname()[1])
        if not (settings.client / "index.html").is_file():
            sys.stderr.write(words("cli-serve-no-client") + "\n")
        sys.stdout.write(words("cli-serving", {"address": address}) + "\n")
        sys.stdout.flush()
        if open_page:
            with suppress(webbrowser.Error):
                webbrowser.open(address)
        # Uvicorn closes in good order, and then raises the signal again: that is no failure.
        signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
        _keep_what_stays()
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


def _keep_what_stays() -> None:
    """Keep the collector from looking at everything while people wait for an answer.

    A full look takes a fifth of a second where some hundred tables are in memory, and finds next
    to nothing: the hall has one made each time it lets tables go (``Hall.sweep``).
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
