"""Who is asking."""

from __future__ import annotations

from fastapi import APIRouter

from giantstable.server.names import shown
from giantstable.server.office import Address, KnownVisitor, MaybeVisitor, TheOffice
from giantstable.server.tables import table_info
from giantstable.server.wire import Me, NewName, TableInfo

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("")
def me(visitor: MaybeVisitor) -> Me:
    """The name of who is asking; empty for somebody new."""
    return Me(name=shown(visitor.name) if visitor is not None else "")


@router.patch("")
def rename(new: NewName, visitor: KnownVisitor, office: TheOffice, address: Address) -> Me:
    """Go by another name."""
    office.rename(visitor, new.name, address)
    return Me(name=new.name)


@router.get("/tables")
def my_tables(visitor: MaybeVisitor, office: TheOffice, address: Address) -> list[TableInfo]:
    """The tables of who is asking, the last played first."""
    if visitor is None:
        return []
    with office.effort(address):  # their logs are counted
        return [table_info(office, row, visitor) for row in office.store.tables_of(visitor.id)]
