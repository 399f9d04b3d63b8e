"""Records out of files."""

from __future__ import annotations

from anyio import from_thread
from fastapi import APIRouter

from giantstable.kernel.errors import GiantsError
from giantstable.server.office import Address, KnownVisitor, TheOffice
from giantstable.server.opened import Brought, opened_record
from giantstable.server.refusals import Refused
from giantstable.server.tables import table_info
from giantstable.server.wire import Json, TableInfo

router = APIRouter(prefix="/api/records", tags=["tables"])


@router.post("", status_code=201)
def open_record(
    document: Json, visitor: KnownVisitor, office: TheOffice, address: Address
) -> TableInfo:
    """Lay a record on a table, to be replayed, looked at and played on from."""
    if not office.limits.surveys.take(address):
        raise Refused("too-many")
    brought = Brought(document, office.settings.content)
    told = from_thread.run(office.surveyors.do, brought, brought.game, address)
    if isinstance(told, GiantsError):
        raise told
    id_ = opened_record(office, brought, told, visitor)
    return table_info(office, office.store.table(id_), visitor)
