"""Lessons: a table at which a first game is played."""

from __future__ import annotations

from fastapi import APIRouter

from giantstable import library
from giantstable.lessons import lessons, offered
from giantstable.server.office import Address, KnownVisitor, TheOffice
from giantstable.server.refusals import Refused
from giantstable.server.tables import lesson_table, table_info
from giantstable.server.wire import NewLesson, TableInfo

READ = 5  # what it costs: a position is read

router = APIRouter(prefix="/api/lessons", tags=["tables"])


@router.post("", status_code=201)
def open_lesson(
    new: NewLesson, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Open a table at which a first game is played, against bots that know their parts."""
    office.charge(address, READ)
    game = library.game(new.game, office.settings.content)
    if new.lesson not in offered(game):
        raise Refused("no-such-lesson", lesson=new.lesson)
    table, seats = lesson_table(game, lessons(new.game)[new.lesson], visitor)
    office.store.add_table(table, seats)
    return table_info(office, office.store.table(table.id), visitor)
