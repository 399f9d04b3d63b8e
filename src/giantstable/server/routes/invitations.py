"""Sitting down by a link. The token comes in the body: ways are logged, bodies are not."""

from __future__ import annotations

from anyio import from_thread
from fastapi import APIRouter

from giantstable.server.office import KnownVisitor, MaybeVisitor, TheOffice
from giantstable.server.tables import table_info
from giantstable.server.wire import Accept, Invited, Look, Seated

router = APIRouter(prefix="/api/invitations", tags=["invitations"])


@router.post("/look")
def look(look: Look, visitor: MaybeVisitor, office: TheOffice) -> Invited:
    """What an invitation is for."""
    id_, seat = office.store.invitation(look.token)
    return Invited(table=table_info(office, office.store.table(id_), visitor), seat=seat)


@router.post("/accept")
def accept(accept: Accept, visitor: KnownVisitor, office: TheOffice) -> Seated:
    """Sit down."""
    if accept.name is not None:
        office.rename(visitor, accept.name)
    id_, seat = office.store.sit_down(accept.token, accept.seat, visitor.id, visitor.name)
    from_thread.run(office.hall.seats_changed, id_)
    return Seated(table=table_info(office, office.store.table(id_), visitor), seat=seat)
