"""Records that somebody brings along in a file, and the table that is made of one.

A record is read and played through beside the server, within limits: it may bring content of its
own and choices without end. At its table who brought it holds every seat, as they know it all.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from giantstable import library
from giantstable.kernel.errors import BadRecord, GiantsError
from giantstable.kernel.game import Setup
from giantstable.kernel.match import ANEW, Match
from giantstable.kernel.record import game_of, read_record
from giantstable.kernel.shapes import Outcome
from giantstable.server.office import Office
from giantstable.server.schema import Entry, Visitor, now
from giantstable.server.store import CHOICE, FORK
from giantstable.server.surveys import ME, Plan, Wish
from giantstable.server.tables import table_of

SEED: Final = 64  # characters of one


@dataclass(frozen=True)
class Told:
    """What a record tells, once the rules have followed it."""

    setup: Setup
    content: str
    seed: str
    seats: int
    lines: tuple[tuple[str, int, str], ...]  # kind, seat, and notation
    outcome: Outcome | None


@dataclass(frozen=True)
class Brought:
    """A record that was not looked at yet."""

    document: dict[str, object]
    content: str | None

    @property
    def game(self) -> str:
        """The name of its game; refuses what is no record of a game that we have."""
        return library.known(game_of(self.document)).name

    def __call__(self) -> Told | GiantsError:
        """Return what it tells, or why it tells nothing."""
        try:
            return _read(self.document, self.game, self.content)
        except GiantsError as refusal:
            return refusal


def _read(document: dict[str, object], name: str, content: str | None) -> Told:
    game = library.game(name, content)
    if "start" in document:
        raise BadRecord("record-from-position")
    match = read_record(game, document, quiet=True)
    seed = str(match.seed)
    if len(seed) > SEED or not seed.isprintable():
        raise BadRecord("record-seed", field="seed", found=seed[:SEED])
    return Told(
        match.setup,
        game.fingerprint(match.setup),
        seed,
        match.seats,
        tuple(_lines(match)),
        match.outcome() if match.over else None,
    )


def _lines(match: Match) -> list[tuple[str, int, str]]:
    found: list[tuple[str, int, str]] = []
    for seat, written in zip(match.choosers, match.choices, strict=True):
        if written.startswith(ANEW):
            found.append((FORK, seat, written.rpartition(" ")[2]))
        else:
            notation = written.partition(": ")[2] if match.seats > 1 else written
            found.append((CHOICE, seat, notation))
    return found


def opened_record(office: Office, brought: Brought, told: Told, visitor: Visitor) -> str:
    """Lay a record on a table of its own; return its name. One that is not over rests there."""
    game = library.game(brought.game, brought.content)
    plan = Plan(told.setup, tuple([Wish(ME)] * told.seats), told.content)
    table, seats = table_of(game, plan, visitor)
    at = now()
    table.seed = told.seed
    table.outcome = told.outcome
    if told.outcome is None:
        table.closed = at
    entries = [
        Entry(
            table_id=table.id, seq=number, seat=seat, kind=kind, notation=notation, nonce="", at=at
        )
        for number, (kind, seat, notation) in enumerate(told.lines, start=1)
    ]
    office.store.add_table(table, seats, entries)
    return table.id
