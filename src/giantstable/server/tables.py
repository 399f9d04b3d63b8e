"""Tables, from the outside: how one is opened, and what a visitor is told of it."""

from __future__ import annotations

from datetime import UTC, datetime

from giantstable.bots import bot
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import Game, Setup
from giantstable.server import keys
from giantstable.server.live import seats_json
from giantstable.server.moment import status
from giantstable.server.office import Office
from giantstable.server.schema import GameTable, Seat, Visitor, now
from giantstable.server.store import BOT, HUMAN, TableRow
from giantstable.server.wire import SeatWish, TableInfo


def table_info(office: Office, row: TableRow, visitor: Visitor | None) -> TableInfo:
    """Return a table as a visitor is told of it."""
    live = office.hall.tables.get(row.id)
    here = {client.seat for client in list(live.clients)} if live is not None else set()
    known = visitor.id if visitor is not None else None
    return TableInfo.model_validate(
        {
            "id": row.id,
            "game": row.game,
            "setup": row.setup,
            "seats": seats_json(row.seats, known, here),
            "status": status(row.outcome is not None, row.waits),
            "outcome": row.outcome,
            "choices": row.choices,
            "created": _moment(row.created),
            "changed": _moment(row.changed),
            "host": known == row.host,
            "campaign": row.campaign,
        }
    )


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


def new_table(
    game: Game,
    given: dict[str, object],
    visitor: Visitor,
    wishes: list[SeatWish],
    campaign: str = "",
) -> tuple[GameTable, list[Seat]]:
    """Return a new table and its seats, to be entered into the store."""
    setup, wishes = check_table(game, given, wishes)
    id_ = keys.new_table_id()
    table = GameTable(
        id=id_,
        game=game.name,
        setup=dict(setup),
        seed=keys.new_seed(),
        content=game.fingerprint(setup),
        host=visitor.id,
        created=now(),
        outcome=None,
        campaign=campaign,
        reported=False,
    )
    return table, [_seat(id_, number, wish, game, visitor) for number, wish in enumerate(wishes)]


def check_table(
    game: Game, given: dict[str, object], wishes: list[SeatWish]
) -> tuple[Setup, list[SeatWish]]:
    """Return the whole setup and who is to sit where; refuse what makes no table."""
    setup = game.settle(given)
    seats = game.seats(setup)
    if not wishes:
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (seats - 1)]
    if len(wishes) != seats:
        raise BadSetup("seat-count", found=len(wishes), seats=seats)
    for wish in wishes:
        level_of(wish.kind, wish.level, game)
    return setup, wishes


def _seat(id_: str, number: int, wish: SeatWish, game: Game, visitor: Visitor) -> Seat:
    if wish.kind == "me":
        return Seat(table_id=id_, seat=number, kind=HUMAN, level="", name=visitor.name)
    level = level_of(wish.kind, wish.level, game)
    return Seat(table_id=id_, seat=number, kind=wish.kind, level=level, name="")


def level_of(kind: str, level: str, game: Game) -> str:
    """Return the bot of a seat; refuse one that we do not have."""
    if kind != BOT:
        return ""
    bot(level, game)
    return level
