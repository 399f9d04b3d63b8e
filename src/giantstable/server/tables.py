"""Tables, from the outside: how one is opened, and what a visitor is told of it."""

from __future__ import annotations

from datetime import UTC, datetime

from anyio import from_thread

from giantstable import library
from giantstable.kernel.errors import GiantsError
from giantstable.kernel.game import Game
from giantstable.server import keys
from giantstable.server.live import seats_json
from giantstable.server.moment import status
from giantstable.server.office import Office
from giantstable.server.refusals import Refused
from giantstable.server.schema import GameTable, Seat, Visitor, now
from giantstable.server.store import BOT, HUMAN, TableRow
from giantstable.server.surveys import ME, Plan, Survey, Wish, plan_of
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
    game: Game, given: dict[str, object], visitor: Visitor, wishes: list[SeatWish]
) -> tuple[GameTable, list[Seat]]:
    """Return a new table and its seats; refuse what makes no table."""
    return table_of(game, plan_of(game, given, _wishes(wishes)), visitor)


def table_of(
    game: Game, plan: Plan, visitor: Visitor, campaign: str = ""
) -> tuple[GameTable, list[Seat]]:
    """Return the table of a plan and its seats, to be entered into the store."""
    id_ = keys.new_table_id()
    table = GameTable(
        id=id_,
        game=game.name,
        setup=dict(plan.setup),
        seed=keys.new_seed(),
        content=plan.content,
        host=visitor.id,
        created=now(),
        outcome=None,
        campaign=campaign,
        reported=False,
    )
    seats = [_seat(id_, number, wish, visitor) for number, wish in enumerate(plan.wishes)]
    return table, seats


def _seat(id_: str, number: int, wish: Wish, visitor: Visitor) -> Seat:
    if wish.kind == ME:
        return Seat(table_id=id_, seat=number, kind=HUMAN, level="", name=visitor.name)
    level = wish.level if wish.kind == BOT else ""
    return Seat(table_id=id_, seat=number, kind=wish.kind, level=level, name="")


def survey_of(
    office: Office, game: str, given: dict[str, object], wishes: list[SeatWish]
) -> Survey:
    """Return the question whether a table could be opened."""
    return Survey(library.known(game).name, office.settings.content, given, _wishes(wishes))


def _wishes(wishes: list[SeatWish]) -> tuple[Wish, ...]:
    return tuple(Wish(wish.kind, wish.level) for wish in wishes)


def surveyed(office: Office, survey: Survey, address: str) -> tuple[list[int], Plan | GiantsError]:
    """Return how many may sit down, and the plan of a table or why there is none. Blocks."""
    if not survey.dubious:
        return survey()
    if not office.limits.surveys.take(address):
        raise Refused("too-many")
    return from_thread.run(office.surveyors.look, survey, address)


def planned(office: Office, survey: Survey, address: str) -> Plan:
    """Return the plan of a table, or refuse it."""
    _, found = surveyed(office, survey, address)
    if isinstance(found, GiantsError):
        raise found
    return found
