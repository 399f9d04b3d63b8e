"""What is remembered of who is asking: shown, taken to another browser, handed over, forgotten.

Nobody can ask for anybody else. A token comes in the body: ways are logged, bodies are not.
"""

from __future__ import annotations

from anyio import from_thread
from fastapi import APIRouter, Request, Response

from giantstable.server.forgetting import export_of, forget
from giantstable.server.names import shown
from giantstable.server.office import (
    COOKIE,
    Address,
    KnownVisitor,
    MaybeVisitor,
    TheOffice,
    hand_over,
)
from giantstable.server.profiles import (
    MINUTES,
    count_played,
    look_at_finished,
    move,
    new_move,
    offered,
    profile_of,
)
from giantstable.server.wire import Export, Look, Me, MoveLink, MoveOffer, Profile

DEAR = 20  # all that one has is looked through

router = APIRouter(prefix="/api/me", tags=["people"])


@router.get("/profile")
def profile(
    visitor: MaybeVisitor,
    office: TheOffice,
    address: Address,
    request: Request,
    response: Response,
) -> Profile:
    """What is remembered of who is asking; ask again while games are left to be looked at."""
    content = office.settings.content
    response.headers["cache-control"] = "no-store"
    if visitor is None:
        return profile_of(office.store, None, 0, content)
    hand_over(request.cookies[COOKIE], request, response)  # who comes back is known for longer
    with office.effort(address):
        left = look_at_finished(office.store, visitor.id, content)
        return profile_of(office.store, visitor, left, content)


@router.post("/moves", status_code=201)
def offer_move(visitor: KnownVisitor, office: TheOffice, address: Address) -> MoveLink:
    """A token by which another browser becomes mine too: good once, and for some minutes."""
    office.charge(address, DEAR)
    return MoveLink(token=new_move(office.store, visitor.id), minutes=MINUTES)


@router.post("/moves/look")
def look_at_move(look: Look, office: TheOffice, address: Address) -> MoveOffer:
    """Whose this browser would become."""
    office.charge(address, 1)
    visitor = offered(office.store, look.token)
    return MoveOffer(name=shown(visitor.name), played=count_played(office.store, visitor.id))


@router.post("/moves/accept")
def accept_move(
    look: Look, office: TheOffice, address: Address, request: Request, response: Response
) -> Me:
    """Become the visitor who made the token; who this browser was before is left behind."""
    office.charge(address, DEAR)
    visitor, key = move(office.store, look.token)
    hand_over(key, request, response)
    return Me(name=shown(visitor.name))


@router.get("/export")
def export(
    visitor: KnownVisitor, office: TheOffice, address: Address, response: Response
) -> Export:
    """All that is known of who is asking."""
    response.headers["cache-control"] = "no-store"
    with office.effort(address, DEAR):
        return export_of(office, visitor)


@router.delete("")
def forget_me(visitor: MaybeVisitor, office: TheOffice, address: Address, response: Response) -> Me:
    """Forget all that is known of who is asking; their other browsers are strangers then too."""
    if visitor is not None:
        with office.effort(address, DEAR):
            for id_ in forget(office.store, visitor.id):
                from_thread.run(office.hall.catch_up, id_, True)
    response.delete_cookie(COOKIE)
    return Me(name="")
