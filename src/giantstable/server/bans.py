"""Who is not let in: visitors by their key, addresses by their network, for ever or for a while.

The database has them all; a server keeps them in memory and reads them anew when a host has changed
something.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

from sqlalchemy import ColumnElement, and_, delete, select
from starlette.types import Scope

from giantstable.kernel.errors import BadSetup
from giantstable.server.refusals import Refused
from giantstable.server.schema import Ban, Visitor, now
from giantstable.server.store import Store
from giantstable.server.wake import BANS, wake

FOR_EVER = 0


@dataclass(frozen=True)
class Whom:
    """Whom a ban is about: a visitor by number, or everybody at an address or in a network."""

    visitor: int | None = None
    network: str = ""

    def __str__(self) -> str:
        return self.network if self.visitor is None else str(self.visitor)


def whom(word: str) -> Whom:
    """Return whom a host means by a number of a visitor, an address or a network."""
    if word.isascii() and word.isdigit():
        return Whom(visitor=int(word))
    try:
        return Whom(network=str(ip_network(word, strict=False)))
    except ValueError:
        raise BadSetup("ban-whom", found=word) from None


def ban(store: Store, one: Whom, until: int = FOR_EVER) -> None:
    """Let somebody in no more; all servers hear of it, and end what connections there are."""
    with store.transaction() as session:
        if one.visitor is not None and session.get(Visitor, one.visitor) is None:
            raise Refused("no-such-visitor", visitor=one.visitor)
        session.execute(delete(Ban).where(_about(one)))
        session.add(Ban(visitor_id=one.visitor, network=one.network, until=until, created=now()))
        wake(session.connection(), store.worker, "", BANS)


def lift(store: Store, one: Whom) -> None:
    """Let somebody in again."""
    with store.transaction() as session:
        gone = session.execute(delete(Ban).where(_about(one)).returning(Ban.id)).all()
        if not gone:
            raise Refused("not-banned", whom=str(one))
        wake(session.connection(), store.worker, "", BANS)


def _about(one: Whom) -> ColumnElement[bool]:
    return and_(Ban.visitor_id == one.visitor, Ban.network == one.network)


def every_ban(store: Store) -> list[Ban]:
    """Return all bans that hold, the oldest first."""
    holds = (Ban.until == FOR_EVER) | (Ban.until > now())
    with store.session() as session:
        return list(session.scalars(select(Ban).where(holds).order_by(Ban.created, Ban.id)))


class Bans:
    """The bans that hold now, quick to look up."""

    def __init__(self) -> None:
        self._visitors: dict[int, int] = {}
        # By version and length of a prefix: the prefixes, each with the time until which it holds.
        self._networks: dict[tuple[int, int], dict[int, int]] = {}

    def read(self, store: Store) -> None:
        """Take over what the database has. Blocks."""
        visitors: dict[int, int] = {}
        networks: dict[tuple[int, int], dict[int, int]] = {}
        for each in every_ban(store):
            if each.visitor_id is not None:
                visitors[each.visitor_id] = each.until
            else:
                found = ip_network(each.network)
                rest = found.max_prefixlen - found.prefixlen
                prefixes = networks.setdefault((found.version, rest), {})
                prefixes[int(found.network_address) >> rest] = each.until
        self._visitors, self._networks = visitors, networks

    def visitor(self, number: int | None) -> bool:
        """Return whether a visitor is banned."""
        return number is not None and _holds(self._visitors.get(number))

    def address(self, address: str) -> bool:
        """Return whether an address is banned, by itself or with its network."""
        if not self._networks:
            return False
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        number = int(found)
        return any(
            _holds(prefixes.get(number >> rest))
            for (version, rest), prefixes in self._networks.items()
            if version == found.version
        )


def _holds(until: int | None) -> bool:
    return until is not None and (until == FOR_EVER or until > now())


def exact_address(scope: Scope) -> str:
    """Return the address a request comes from, all of it."""
    client = scope.get("client")
    return str(client[0]) if client else ""
