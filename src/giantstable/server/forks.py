"""Play on from any moment of a finished game, against bots.

Whoever plays on sits down at one chair and knows what it knew. All that it could not know, and all
chance to come, is dealt anew: nothing that the rest of the replay has shown is of any use.
"""

from __future__ import annotations

import secrets

from giantstable.kernel.match import WORDS
from giantstable.server.matches import begun, lesson_of, settled, take
from giantstable.server.office import Office
from giantstable.server.refusals import Refused
from giantstable.server.schema import Entry, Visitor, now
from giantstable.server.store import BOT, CHOICE, FORK, TableRow, effective
from giantstable.server.surveys import ME, Plan, Wish, level_of
from giantstable.server.tables import table_of
from giantstable.server.wire import Fork


def forked(office: Office, row: TableRow, visitor: Visitor, wish: Fork, address: str) -> str:
    """Open a table that goes on from a choice of a finished game; return its name."""
    if row.stranded is not None:
        raise Refused("stranded")
    if not row.told_to_all:
        raise Refused("not-over")
    if lesson_of(row) is not None:
        raise Refused("no-fork")
    if wish.seat >= len(row.seats):
        raise Refused("no-such-seat", seat=wish.seat)
    content = office.settings.content
    office.charge(address, 1 + wish.step / 20)
    with office.effort(address):
        game, setup = settled(row, content)
        log = _until(effective(office.store.entries(row.id)), wish.step)
        log.append(Entry(seat=wish.seat, kind=FORK, notation=str(secrets.randbelow(WORDS))))
        wishes = [
            Wish(ME) if seat == wish.seat else Wish(BOT, level_of(BOT, wish.level, game))
            for seat in range(len(row.seats))
        ]
        plan = Plan(setup, tuple(wishes), row.content)
        table, seats = table_of(game, plan, visitor)
        table.seed = row.seed
        at = now()
        for number, entry in enumerate(log, start=1):
            entry.table_id, entry.seq, entry.at, entry.nonce = table.id, number, at, ""
        match = begun(row, content)
        for entry in log[:-1]:
            take(match, entry, entry.seq)
        if match.over:
            raise Refused("game-is-over")
        take(match, log[-1], log[-1].seq)
    office.store.add_table(table, seats, log)
    return table.id


def _until(kept: list[Entry], step: int) -> list[Entry]:
    """Return new entries for the first choices of a game, and where it was dealt anew."""
    log: list[Entry] = []
    made = 0
    for entry in kept:
        if made == step and entry.kind == CHOICE:
            return log
        made += entry.kind == CHOICE
        log.append(Entry(seat=entry.seat, kind=entry.kind, notation=entry.notation))
    return log
