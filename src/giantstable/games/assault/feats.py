"""What is remembered of a game: whose race one led, and how far it came."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match

TALLIES: Final = ("race",)

AHEAD: Final = "ahead"
WIDE: Final = "wide"
FULFILLED: Final = "fulfilled"
EVERY_RACE: Final = "every-race"
FEATS: Final = (AHEAD, WIDE, FULFILLED, EVERY_RACE)

LEAD: Final = 10  # Ordning Points more than anybody else
REGIONS: Final = 10  # held at the end


def kinds(match: Match, seat: int) -> dict[str, str]:
    """Return which race a seat led."""
    return {"race": match.game.role(match.table, seat)}


def done(match: Match, seat: int) -> list[str]:
    """Return how a game was won that few are won like."""
    realm = realm_on(match.table)
    race = realm.race_of[seat]
    others = [realm.points[other] for other in realm.race_of if other != race]
    found: list[str] = []
    if realm.points[race] >= max(others) + LEAD:
        found.append(AHEAD)
    if realm.held[race].bit_count() >= REGIONS:
        found.append(WIDE)
    once = [event for event in realm.world.box.races[race].events if not event.repeatable]
    if realm.special[race] >= len(once):  # AG-EVENT-11
        found.append(FULFILLED)
    return found


def gathered(game: Game) -> dict[str, tuple[str, list[str]]]:
    """Return what many games are one feat of."""
    return {EVERY_RACE: ("race", list(RACES))}
