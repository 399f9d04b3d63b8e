"""Sitting down by a link. The token comes in the body: ways are logged, bodies are not."""

from __future__ import annotations

from collections.abc import Awaitable

from anyio import from_thread
from fastapi import APIRouter

from giantstable.server.accord import Accord
from giantstable.server.office import TOLD_TO_ALL, Address, KnownVisitor, MaybeVisitor, TheOffice
from giantstable.server.tables import table_info
from giantstable.server.wire import Accept, Invited, Look, Seated

router = APIRouter(prefix="/api/invitations", tags=["invitations"])


@router.post("/look")
def look(look: Look, visitor: MaybeVisitor, office: TheOffice) -> Invited:
    """What an invitation is for."""
    id_, seat = office.store.invitation(look.token)
    return Invited(table=table_info(office, office.store.table(id_), visitor), seat=seat)


@router.post("/accept")
def accept(accept: Accept, visitor: KnownVisitor, office: TheOffice, address: Address) -> Seated:
    """Sit down."""
    office.charge(address, TOLD_TO_ALL)
    id_, own = office.store.invitation(accept.token)
    if accept.name is not None:
        office.rename(visitor, accept.name, address)
    if not office.store.table(id_).logs_seats:
        id_, seat = office.store.sit_down(accept.token, accept.seat, visitor.id, visitor.name)
        from_thread.run(office.hall.sat_down, id_)
    else:

        def arrive(accord: Accord) -> Awaitable[int]:
            if own is not None:
                return accord.take_along(own, visitor.id, visitor.name, accept.token)
            return accord.arrive(accept.seat, visitor.id, visitor.name)

        seat = from_thread.run(office.hall.of_begun, id_, arrive)
    return Seated(table=table_info(office, office.store.table(id_), visitor), seat=seat)
