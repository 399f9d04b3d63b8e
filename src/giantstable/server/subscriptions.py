"""Browsers that want to be told when it is their visitor's turn. Everything here blocks."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from sqlalchemy import Insert, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from giantstable.server.schema import Holder, HostKey, Subscription, now
from giantstable.server.sealing import new_secret
from giantstable.server.store import Store

MOST: Final = 8  # browsers of one visitor; the oldest is forgotten
PUSH: Final = "push"


def host_secret(store: Store) -> bytes:
    """Return the secret key of this host; made once, and the same for all workers."""
    found = select(HostKey.secret).where(HostKey.name == PUSH)
    with store.session() as session:
        known = session.scalar(found)
    if known is None:
        with store.transaction() as session:
            session.execute(_insert_once(store).values(name=PUSH, secret=new_secret()))
            known = session.scalar(found)
    assert known is not None
    return known


def _insert_once(store: Store) -> Insert:
    if store.engine.dialect.name == "postgresql":
        return postgresql.insert(HostKey).on_conflict_do_nothing()
    return sqlite.insert(HostKey).on_conflict_do_nothing()


def name_of(endpoint: str) -> bytes:
    """Return by what a subscription is known; of its length an index would break."""
    return hashlib.sha256(endpoint.encode()).digest()


def subscribe(
    store: Store, visitor: int, endpoint: str, key: bytes, auth: bytes, language: str
) -> None:
    """Let a browser be told; whoever had it before is told there no more."""
    row = Subscription(
        name=name_of(endpoint),
        visitor_id=visitor,
        endpoint=endpoint,
        key=key,
        auth=auth,
        language=language,
        created=now(),
    )
    with store.transaction() as session:
        session.merge(row)
        session.flush()
        newest = (
            select(Subscription.name)
            .where(Subscription.visitor_id == visitor)
            .order_by(Subscription.created.desc(), Subscription.name)
            .offset(MOST)
        )
        old = session.scalars(newest).all()
        session.execute(delete(Subscription).where(Subscription.name.in_(old)))


def unsubscribe(store: Store, visitor: int, endpoint: str) -> None:
    """Let one of a visitor's browsers not be told any more."""
    with store.transaction() as session:
        session.execute(
            delete(Subscription).where(
                Subscription.name == name_of(endpoint), Subscription.visitor_id == visitor
            )
        )


def forget(store: Store, names: Iterable[bytes]) -> None:
    """Forget subscriptions that are there no more."""
    with store.transaction() as session:
        session.execute(delete(Subscription).where(Subscription.name.in_(list(names))))


def of_seat(store: Store, table: str, seat: int) -> list[Subscription]:
    """Return the browsers of those who hold a seat."""
    holders = select(Holder.visitor_id).where(Holder.table_id == table, Holder.seat == seat)
    with store.session() as session:
        found = select(Subscription).where(Subscription.visitor_id.in_(holders))
        return list(session.scalars(found))
