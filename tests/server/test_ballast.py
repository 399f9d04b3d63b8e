"""Who goes first when fields of people's own fill the memory."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from giantstable.kernel.game import Game
from giantstable.kernel.table import Table
from giantstable.server import ballast
from giantstable.server.live import LiveTable


def test_who_fills_the_memory_with_fields_loses_their_own() -> None:
    mine, theirs = [field_of("a", 5.0)], [field_of("b", float(n)) for n in range(6, 9)]
    for most, left in ((4, 4), (3, 3), (2, 2)):
        gone = ballast.overboard([*mine, *theirs], most)
        assert len(gone) == 4 - left
        assert mine[0] not in gone, "though nothing was touched there for longest"
    assert ballast.overboard(mine, 0) == mine


class OneField(Game):
    """A game whose tables all weigh a megabyte."""

    def brings_content(self, given: dict[str, object]) -> bool:
        return True

    def ballast(self, table: Table) -> int:
        return ballast.MEGABYTE


def field_of(address: str, touched: float) -> LiveTable:
    """Return a table on a field of its own that somebody looks at."""
    game = OneField("field", 1, 1)
    looks = [SimpleNamespace(address=address)]
    return cast(
        LiveTable,
        SimpleNamespace(
            match=SimpleNamespace(game=game, table=None),
            row=SimpleNamespace(setup={}, content=f"{address} {touched}"),
            clients=looks,
            touched=touched,
        ),
    )
