"""What an owner of a server may settle. Every field can be given by its variable."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from giantstable.home import home
from giantstable.kernel.errors import BadSetup

SCHEMES = "sqlite:///, postgresql://"


def packaged_client() -> Path:
    """Return where an installed package carries the built client."""
    return Path(str(resources.files("giantstable.server"))) / "client"


@dataclass(frozen=True)
class Rate:
    """So many at once, then so many a second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database_url: str = ""  # GIANTS_DATABASE_URL; empty: SQLite in the user's folder
    client: Path = field(default_factory=packaged_client)  # GIANTS_CLIENT: the built web client
    content: str | None = None  # GIANTS_CONTENT: an owner's corrected files
    origins: tuple[str, ...] = ()  # GIANTS_ORIGINS: pages besides our own that may talk to us
    hosts: tuple[str, ...] = ()  # GIANTS_HOSTS: by which names we go besides addresses; *: any
    bot_workers: int = 1  # GIANTS_BOT_WORKERS
    metrics_port: int = 0  # GIANTS_METRICS_PORT: where Prometheus may ask; 0: nowhere
    metrics_host: str = "127.0.0.1"  # GIANTS_METRICS_HOST
    bot_seconds: float = 10.0  # a bot that thinks longer plays the first thing that comes
    hint_seconds: float = 10.0
    warm_seconds: float = 60.0  # beside that, in all: what must be built for a field first
    again_seconds: float = 0.5  # before a bot's table that failed is tried again, then longer
    tend_seconds: float = 2.0  # between looks at whether a table owes a bot's move
    resume_hours: float = 24.0  # tables that owe one are looked for when we open: how far back
    own_megabytes: int = 1024  # for a process that works on content which a setup brings along
    own_live_megabytes: int = 128  # for all live tables on such content: least used goes first
    survey_seconds: float = 5.0  # for reading, building and checking such content
    idle_seconds: float = 300.0  # a table that nobody looks at leaves memory after this
    sweep_seconds: float = 60.0
    notice_seconds: float = 1.0  # between looks at what a host has changed in a SQLite
    body_limit: int = 64 * 1024
    frame_limit: int = 4 * 1024
    watchers: int = 200  # of one table
    clients_per_seat: int = 16  # devices and tabs: watchers cannot take their places
    clients_per_address: int = 256  # at all tables: a system has only so many connections
    disk_megabytes: int = 200  # a host should know when less is free beside a SQLite
    hsts_seconds: int = 365 * 24 * 3600  # GIANTS_HSTS_SECONDS: how long browsers insist on HTTPS
    request_seconds: float = 10.0  # in which a request must have come as a whole
    half_sent: int = 64  # requests of one address that have not, at once
    at_work: int = 4  # requests of one address that are worked at, at once; the others wait
    penance_seconds: float = 2.0  # before who asks too often is told so: they ask again at once
    requests: Rate = Rate(120, 40)  # of one address
    new_tables: Rate = Rate(60, 1)  # of one address
    new_visitors: Rate = Rate(300, 1)  # of one address
    surveys: Rate = Rate(30, 1)  # of one address: content of its own to be looked at
    efforts: Rate = Rate(2000, 40)  # of one address, in ordinary requests: what is dear to answer
    reviews: Rate = Rate(8, 0.02)  # of one address: finished games of 400 choices to be looked at
    push: bool = True  # GIANTS_PUSH, 0: nobody is told of their turn through a push service
    push_contact: str = ""  # GIANTS_PUSH_CONTACT: mailto: or https:, for who runs such a service
    push_seconds: float = 5.0  # after which who is not back at the table is told of their turn
    push_timeout: float = 10.0  # for a push service to take a message
    push_loopback: bool = False  # for tests: a push service on this machine, without TLS
    talk: Rate = Rate(4, 0.2)  # of one seat: words from the list to all at the table
    wishes: Rate = Rate(10, 0.1)  # of one seat: what it asks of the others
    frames: Rate = Rate(120, 60)  # of one connection
    all_frames: Rate = Rate(1200, 240)  # of one address
    listings: Rate = Rate(6, 0.01)  # of one address: tables shown to all who come

    def database(self) -> URL:
        """Return the address of the database, SQLite in the user's folder unless named."""
        url = self.database_url
        if not url:
            folder = home()
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadSetup("database", why=str(error)) from None
            return URL.create("sqlite", database=str(folder / "tables.db"))
        for scheme in ("postgres://", "postgresql://"):
            if url.startswith(scheme):
                url = "postgresql+psycopg://" + url.removeprefix(scheme)
        if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise BadSetup("database-url", schemes=SCHEMES)
        try:
            return make_url(url)
        except (ArgumentError, ValueError):
            raise BadSetup("database-url", schemes=SCHEMES) from None


def settings_from(environment: dict[str, str] | os._Environ[str]) -> Settings:
    """Return the settings that the environment asks for."""
    client = environment.get("GIANTS_CLIENT", "")
    return Settings(
        database_url=environment.get("GIANTS_DATABASE_URL", ""),
        client=Path(client) if client else packaged_client(),
        content=environment.get("GIANTS_CONTENT") or None,
        origins=_names(environment.get("GIANTS_ORIGINS", "")),
        hosts=tuple(name.lower() for name in _names(environment.get("GIANTS_HOSTS", ""))),
        bot_workers=_whole(environment, "GIANTS_BOT_WORKERS", 1),
        metrics_port=port_of(_whole(environment, "GIANTS_METRICS_PORT", 0, low=0)),
        hsts_seconds=_whole(environment, "GIANTS_HSTS_SECONDS", Settings.hsts_seconds, low=0),
        metrics_host=environment.get("GIANTS_METRICS_HOST") or "127.0.0.1",
        push=_whole(environment, "GIANTS_PUSH", 1, low=0) > 0,
        push_contact=environment.get("GIANTS_PUSH_CONTACT", ""),
    )


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def port_of(number: int) -> int:
    """Return a port; refuse what is none."""
    if not 0 <= number <= 65535:
        raise BadSetup("port-number", port=str(number))
    return number


def _whole(
    environment: dict[str, str] | os._Environ[str], name: str, usual: int, low: int = 1
) -> int:
    word = environment.get(name, "")
    if not word:
        return usual
    if not (word.isascii() and word.isdigit()) or int(word) < low:
        raise BadSetup("number", option=name, low=low, found=word)
    return int(word)
