"""Tables, from the outside: how one is opened, and what a visitor is told of it."""

from __future__ import annotations

from typing import Final

from anyio import from_thread

from giantstable import library
from giantstable.bots import usual
from giantstable.kernel.errors import GiantsError
from giantstable.kernel.game import Game
from giantstable.lessons import Lesson
from giantstable.server import keys
from giantstable.server.frames import Status
from giantstable.server.live import seats_json
from giantstable.server.matches import NOTHING, version_of
from giantstable.server.moment import status
from giantstable.server.office import Office
from giantstable.server.refusals import Refused
from giantstable.server.schema import GameTable, Seat, Terms, Visitor, now
from giantstable.server.store import BOT, HUMAN, OPEN, TableRow, begin
from giantstable.server.surveys import ME, Plan, Survey, Wish, plan_of
from giantstable.server.times import DAY, moment_of
from giantstable.server.wire import SeatWish, Stranding, TableInfo, TermsWish

RULES = 32  # characters of a version that are kept
LISTED: Final = 50  # tables that are told
LISTED_DAYS: Final = 7
SHORT: Final = 100  # characters of a value of the setup


def table_info(office: Office, row: TableRow, visitor: Visitor | None) -> TableInfo:
    """Return a table as a visitor is told of it."""
    known = visitor.id if visitor is not None else None
    return TableInfo.model_validate(
        {
            "id": row.id,
            "game": row.game,
            "setup": row.setup,
            "seats": seats_json(row.seats, known, office.hall.here(row.id)),
            "status": status_of(row),
            "outcome": row.outcome,
            "choices": row.choices,
            "created": moment_of(row.created),
            "changed": moment_of(row.changed),
            "host": known == row.host,
            "campaign": row.campaign,
            "stranding": stranding_of(row),
            "listed": row.listed,
            "begun": row.begun is not None,
            "terms": row.terms,
            "rematch": row.rematch or "",
        }
    )


def listed_tables(office: Office, visitor: Visitor | None) -> list[TableInfo]:
    """Return the tables of the last week at which anybody may sit down, the newest first."""
    found = office.store.listed_tables(now() - LISTED_DAYS * DAY, LISTED)
    infos = [
        table_info(office, row, visitor)
        for row in found
        if status_of(row) == "waiting" and not office.hall.bans.visitor(row.host)
    ]
    for info in infos:  # what somebody brought along is read at the table
        info.setup = {
            name: value
            for name, value in info.setup.items()
            if not isinstance(value, str) or len(value) <= SHORT
        }
    return infos


def status_of(row: TableRow) -> Status:
    """Return whether a table is over, was closed, waits for people, or is being played."""
    if row.stranded is not None:
        return "stranded"
    return status(row.outcome is not None, row.waits, row.closed)


def stranding_of(row: TableRow) -> Stranding | None:
    """Return what players are told of a table whose log the rules do not follow."""
    if row.stranded is None:
        return None
    return Stranding(begun=row.rules, here=version_of(row.game), readable=row.stranded > NOTHING)


def new_table(
    game: Game, given: dict[str, object], visitor: Visitor, wishes: list[SeatWish]
) -> tuple[GameTable, list[Seat]]:
    """Return a new table and its seats; refuse what makes no table."""
    return table_of(game, plan_of(game, given, _wishes(wishes)), visitor)


def table_of(
    game: Game,
    plan: Plan,
    visitor: Visitor,
    campaign: str = "",
    listed: bool = False,
    terms: Terms | None = None,
) -> tuple[GameTable, list[Seat]]:
    """Return the table of a plan and its seats, to be entered into the store."""
    id_ = keys.new_table_id()
    table = GameTable(
        id=id_,
        game=game.name,
        setup=dict(plan.setup),
        seed=keys.new_seed(),
        content=plan.content,
        rules=version_of(game.name)[:RULES],
        host=visitor.id,
        created=now(),
        outcome=None,
        campaign=campaign,
        reported=False,
        listed=listed and any(wish.kind == OPEN for wish in plan.wishes),
        terms=terms or {},
    )
    if all(wish.kind != OPEN for wish in plan.wishes):
        begin(table)
    seats = [_seat(id_, number, wish, visitor) for number, wish in enumerate(plan.wishes)]
    return table, seats


def lesson_table(game: Game, lesson: Lesson, visitor: Visitor) -> tuple[GameTable, list[Seat]]:
    """Return a table at which a first game is played, against bots that know their parts."""
    match = lesson.begin(game)
    wishes = [Wish(BOT, usual(game.name))] * match.seats
    wishes[lesson.learner] = Wish(ME)
    plan = Plan(match.setup, tuple(wishes), game.fingerprint(match.setup))
    return table_of(game, plan, visitor, terms={"lesson": lesson.name})


def terms_of(wish: TermsWish | None, seats: int) -> Terms:
    """Return what a table agrees on; who plays alone has nobody to agree with."""
    terms: Terms = {}
    if wish is None or seats < 2:
        return terms
    if wish.clock != "none":
        terms["clock"] = wish.clock
        terms["minutes"] = wish.minutes
    if wish.away:
        terms["away"] = wish.away
    return terms


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
