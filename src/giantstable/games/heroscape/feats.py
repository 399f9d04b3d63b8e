"""What is remembered of a battle: where it was fought, and who came back from it."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray, fray_on
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match

TALLIES: Final = ("scenario",)
OWN: Final = "own"  # a scenario out of a file

UNBROKEN: Final = "unbroken"
LAST_ONE: Final = "last-one"
DRAGON: Final = "dragon"
EVERY_FIELD: Final = "every-field"
FEATS: Final = (UNBROKEN, LAST_ONE, DRAGON, EVERY_FIELD)

MIMRING: Final = "mimring"


def kinds(match: Match, seat: int) -> dict[str, str]:
    """Return the scenario of a battle, and its battlefield if it is one of the box."""
    if match.setup["own_scenario"]:
        return {"scenario": OWN}
    found = {"scenario": str(match.setup["scenario"])}
    if not match.setup["own_battlefield"]:
        found["battlefield"] = fray_on(match.table).theatre.field.id
    return found


def done(match: Match, seat: int) -> list[str]:
    """Return how a battle was won that few are won like."""
    fray = fray_on(match.table)
    theatre = fray.theatre
    side = theatre.seats[seat].side
    fates = [
        fray.fate[figure]
        for figure in range(len(theatre.bodies))
        if fray.seat_of(figure) == seat and figure != fray.captive
    ]
    found: list[str] = []
    if DESTROYED not in fates:
        found.append(UNBROKEN)
    elif fates.count(STANDING) == 1:
        found.append(LAST_ONE)
    if _dragon_fell(fray, side):
        found.append(DRAGON)
    return found


def _dragon_fell(fray: Fray, side: int) -> bool:
    """Return whether Mimring fought for others, and was destroyed."""
    theatre = fray.theatre
    for unit, card in enumerate(theatre.units):
        owner = fray.owner[unit]
        if card.id == MIMRING and owner != NOBODY and theatre.seats[owner].side != side:
            if any(fray.fate[figure] == DESTROYED for figure in theatre.figures_of(unit)):
                return True
    return False


def gathered(game: Game) -> dict[str, tuple[str, list[str]]]:
    """Return what many battles are one feat of."""
    assert isinstance(game, HeroscapeGame)
    fields: list[str] = []
    for scenario in game.scenarios:
        if scenario.field.id not in fields:
            fields.append(scenario.field.id)
    return {EVERY_FIELD: ("battlefield", fields)}
