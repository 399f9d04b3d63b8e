"""How a server is: its bots, its database and the disk beneath it, as bad as the worst of them."""

from __future__ import annotations

import shutil
from typing import Final

import giantstable
from giantstable.server.database import AWAY, File
from giantstable.server.hall import Hall
from giantstable.server.mishaps import note
from giantstable.server.wire import Condition, DatabaseHealth, DiskHealth, Health

MEGABYTE: Final = 1024 * 1024
PATIENCE: Final = 5.0  # seconds that an entry may wait to be written


def health_of(hall: Hall) -> Health:
    """Ask everything how it is. Blocks."""
    bots = hall.bots.health()
    database = _database(hall)
    disk = _disk(hall)
    others = hall.fellows.states
    parts: list[Condition] = [bots.status, database.status, disk.status]
    parts += ["troubled" for each in others if each.troubled]
    return Health(
        status="troubled" if "troubled" in parts else "ok",
        version=giantstable.__version__,
        workers=1 + len(others),
        tables=len(hall.tables) + sum(each.tables for each in others),
        clients=hall.clients + sum(each.clients for each in others),
        stranded=hall.store.count_stranded() if database.answers else 0,
        bots=bots,
        database=database,
        disk=disk,
    )


def _database(hall: Hall) -> DatabaseHealth:
    scribe = hall.scribe
    answers = True
    try:
        hall.store.check()
    except AWAY as error:
        note(error)
        answers = False
    well = answers and not scribe.failing and scribe.waits < PATIENCE
    return DatabaseHealth(
        status="ok" if well else "troubled",
        kind="postgresql" if hall.store.engine.dialect.name == "postgresql" else "sqlite",
        answers=answers,
        writes=not scribe.failing,
        waiting=scribe.wishes.qsize(),
    )


def _disk(hall: Hall) -> DiskHealth:
    file = File.of(hall.store.engine)
    if file is None:
        return DiskHealth(status="ok", free_megabytes=None)
    try:
        free = shutil.disk_usage(file.path.parent).free // MEGABYTE
    except OSError as error:
        note(error)
        return DiskHealth(status="troubled", free_megabytes=None)
    low = free < hall.settings.disk_megabytes
    return DiskHealth(status="troubled" if low else "ok", free_megabytes=free)
