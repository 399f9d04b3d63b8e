"""The shelf: which games there are, their rules, and how the server is."""

from __future__ import annotations

from functools import cache

import orjson
from fastapi import APIRouter, Response

from giantstable import library
from giantstable.bots import levels, usual
from giantstable.kernel.errors import GiantsError
from giantstable.kernel.game import Game, Shaped
from giantstable.lessons import offered
from giantstable.server.health import health_of
from giantstable.server.office import Address, TheOffice, written
from giantstable.server.refusals import refusal_json
from giantstable.server.tables import survey_of, surveyed
from giantstable.server.wire import (
    Fitting,
    GameInfo,
    GameWords,
    Health,
    Rule,
    SetupOption,
    TableWish,
)
from giantstable.text import FALLBACK, for_browsers

READ = 4  # what it costs to tell all rules or words of a game

router = APIRouter(prefix="/api", tags=["shelf"])


@router.get("/health", responses={503: {"model": Health, "description": "No database answers"}})
def health(office: TheOffice, response: Response) -> Health:
    """How the server is; it has asked the database."""
    found = health_of(office.hall)
    if not found.database.answers:
        response.status_code = 503
    return found


@router.get("/games")
def games(office: TheOffice) -> list[GameInfo]:
    """The games, with what is to be settled before each."""
    return [game_info(library.game(name, office.settings.content)) for name in library.games()]


def game_info(game: Game) -> GameInfo:
    """Return what a form for a new table needs to know."""
    return GameInfo(
        name=game.name,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[
            SetupOption.model_validate(
                {
                    "name": option.name,
                    "kind": option.kind,
                    "default": option.default,
                    "choices": list(option.choices),
                    "low": option.low,
                    "high": option.high,
                    "house": option.house,
                    "seats": option.seats,
                }
            )
            for option in game.setup_options()
        ],
        bots=levels(game.name),
        usual_bot=usual(game.name),
        results=game.results(),
        lessons=offered(game),
    )


@router.get("/games/{game}/catalogue", response_model=Shaped)
def catalogue(game: str, office: TheOffice, address: Address) -> Response:
    """What can be chosen from before a game: pieces, sheets, maps, in the game's own shape."""
    office.charge(address, READ)
    return written(_catalogue(game, office.settings.content), "max-age=300")


@cache
def _catalogue(game: str, content: str | None) -> bytes:
    return orjson.dumps(library.game(game, content).catalogue())


@router.post("/games/{game}/fitting")
def fitting(game: str, wish: TableWish, office: TheOffice, address: Address) -> Fitting:
    """Whether such a table could be opened; nothing is."""
    survey = survey_of(office, game, dict(wish.setup), wish.seats)
    seats, found = surveyed(office, survey, address)
    refusal = refusal_json(found) if isinstance(found, GiantsError) else None
    return Fitting(seats=seats, refusal=refusal)


@router.get("/games/{game}/rules")
def rules(
    game: str, office: TheOffice, address: Address, response: Response, language: str = FALLBACK
) -> list[Rule]:
    """The numbered rules of a game, in the order of the rulebook; English where one lacks."""
    office.charge(address, READ)
    response.headers["cache-control"] = "max-age=300"
    return [
        Rule(
            id=str(rule["id"]),
            title=str(rule["title"]),
            rule=str(rule["rule"]),
            page=str(rule["page"]),
            kind=str(rule["kind"]),
            see=_list(rule.get("see")),
        )
        for rule in library.rules(game, language)
    ]


@router.get("/games/{game}/words/{language}")
def words(
    game: str, language: str, office: TheOffice, address: Address, response: Response
) -> GameWords:
    """What a game says in a language, for a client that was built without it."""
    office.charge(address, READ)
    response.headers["cache-control"] = "max-age=300"
    return GameWords(fluent=for_browsers(library.known(game).name, language))


def _list(value: object) -> list[str]:
    if value is None:
        return []
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]
