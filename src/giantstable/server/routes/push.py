"""Being told of one's turns while one is elsewhere."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from giantstable.server.office import Address, KnownVisitor, MaybeVisitor, TheOffice
from giantstable.server.outside import place_of, refuse_inside
from giantstable.server.refusals import Refused
from giantstable.server.sealing import from_text, read_public
from giantstable.server.subscriptions import subscribe, unsubscribe
from giantstable.server.wire import NewSubscription, OldSubscription, PushKey, Subscribed

LOOKED_UP = 20  # a name that a stranger has chosen

router = APIRouter(prefix="/api/me/push", tags=["people"])


@router.get("")
def push_key(office: TheOffice) -> PushKey:
    """The key by which a browser subscribes."""
    return PushKey(key=office.hall.heralds.signet.public if office.settings.push else "")


@router.put("")
async def tell_me(
    new: NewSubscription, visitor: KnownVisitor, office: TheOffice, address: Address
) -> Subscribed:
    """Tell this browser when it is its visitor's turn and nobody looks."""
    if not office.settings.push:
        raise Refused("no-push")
    office.charge(address, LOOKED_UP)
    loopback = office.settings.push_loopback
    place = place_of(new.endpoint, loopback)
    try:
        key, auth = from_text(new.p256dh), from_text(new.auth)
        read_public(key)
    except ValueError:
        raise Refused("bad-push") from None
    if len(key) != 65 or len(auth) != 16:
        raise Refused("bad-push")
    with office.limits.one_at_a_time(address):
        await refuse_inside(place, loopback)
    await asyncio.to_thread(
        subscribe, office.store, visitor.id, new.endpoint, key, auth, new.language
    )
    return Subscribed(told=True)


@router.post("/off")
def tell_me_no_more(old: OldSubscription, visitor: MaybeVisitor, office: TheOffice) -> Subscribed:
    """Do not tell this browser any more."""
    if visitor is not None:
        unsubscribe(office.store, visitor.id, old.endpoint)
    return Subscribed(told=False)
