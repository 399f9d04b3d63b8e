"""Games that are over before a test begins."""

from __future__ import annotations

from giantstable import library
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.kernel.match import start_match
from giantstable.server.schema import Entry, now
from giantstable.server.store import CHOICE
from giantstable.server.tables import new_table
from giantstable.server.wire import SeatWish
from tests.server.guests import Guest
from tests.server.house import House


def finished(house: House, guest: Guest, game: str = "wraith", most: int = 10_000) -> str:
    """Return a table of somebody's that bots have played to its end, or nearly."""
    guest.opens()  # so that the guest is known
    store = house.office.store
    visitor = store.visitor(guest.key)
    assert visitor is not None
    rules = library.game(game)
    many = rules.seats(rules.settle({}))
    wishes = [SeatWish(kind="me"), *[SeatWish(kind="bot", level="greedy")] * (many - 1)]
    table, seats = new_table(rules, {}, visitor, wishes)
    match = start_match(rules, rules.settle({}), table.seed)
    play_on(
        match, [bot("easy" if many == 1 else "greedy", rules, seat) for seat in range(many)], most
    )
    chosen = list(zip(match.choosers, match.choices, strict=True))
    if match.over:
        table.outcome = match.outcome()
    store.add_table(table, seats)
    with store.transaction() as session:
        for number, (seat, written) in enumerate(chosen, start=1):
            notation = written.partition(": ")[2] if many > 1 else written
            session.add(
                Entry(
                    table_id=table.id, seq=number, seat=seat, kind=CHOICE, notation=notation,
                    nonce="", at=now(),
                )
            )  # fmt: skip
    return table.id
