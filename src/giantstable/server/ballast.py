"""What live tables keep in memory because people have brought it along, and who goes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from giantstable.server.live import LiveTable

MEGABYTE = 1024 * 1024


class Field:
    """What somebody has brought along, and the tables on it: it lies in memory once."""

    def __init__(self) -> None:
        self.tables: list[LiveTable] = []
        self.weight = 0
        self.touched = 0.0
        self.addresses: set[str] = set()  # of those who look at it

    def add(self, table: LiveTable) -> None:
        """Take a table in."""
        self.tables.append(table)
        self.weight = max(self.weight, table.match.game.ballast(table.match.table))
        self.touched = max(self.touched, table.touched)
        self.addresses |= {client.address for client in table.clients}


def overboard(tables: Iterable[LiveTable], megabytes: int) -> list[LiveTable]:
    """Return the tables that must go so that no more is kept than so much.

    First what nobody looks at, the least used first. Then of the address that has the most, so that
    who fills the memory loses their own.
    """
    fields: dict[str, Field] = {}
    for table in tables:
        if table.match.game.brings_content(table.row.setup):
            fields.setdefault(table.row.content, Field()).add(table)
    left = list(fields.values())
    gone: list[LiveTable] = []
    while sum(field.weight for field in left) > megabytes * MEGABYTE:
        unseen = [field for field in left if not field.addresses]
        first = min(unseen or _of_the_heaviest(left), key=lambda field: field.touched)
        left.remove(first)
        gone += first.tables
    return gone


def _of_the_heaviest(fields: list[Field]) -> list[Field]:
    held: Counter[str] = Counter()
    for field in fields:
        for address in field.addresses:
            held[address] += field.weight
    [(heaviest, _)] = held.most_common(1)
    return [field for field in fields if heaviest in field.addresses]
