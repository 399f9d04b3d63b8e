"""The things of a battle that numbers stand for: their ids, and their names for people."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import (
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.table.codes import (
    attack_code,
    attacker_of,
    first_of,
    place_code,
    second_of,
    using_of,
)
from giantstable.games.heroscape.table.dice import faces_of
from giantstable.games.heroscape.table.fray import fray_on
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.kernel.event import Event
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import Ids, Listed, Noun, Pieces
from giantstable.kernel.table import Table

DIRECTIONS: Final = ["e", "se", "sw", "w", "nw", "ne"]
ENDS: Final = ["head", "tail"]
MARKER_NAMES: Final = ["1", "2", "3", "X"]  # HS-M-OM-01
PRICES: Final = ["swipes", "falls", "major", "extreme"]  # of a move


# -- figures and cards ---------------------------------------------------------------------------


def figure_name(theatre: Theatre, figure: int) -> str:
    """Return a figure for people: the name of its card, of a squad with its number."""
    unit = theatre.unit_of[figure]
    name = unit_name(theatre, unit)
    if theatre.units[unit].figures == 1:
        return name
    return f"{name} {figure - theatre.first_figure[unit] + 1}"


def unit_name(theatre: Theatre, unit: int) -> str:
    """Return a card for people; a second one of its kind has its number."""
    name = theatre.units[unit].name
    _, second, copy = theatre.unit_ids[unit].partition("#")
    return f"{name} #{copy}" if second else name


class FigureNoun(Noun):
    """A figure; an attack may be aimed at none."""

    def id(self, table: Table, n: int) -> str:
        return "" if n == NOBODY else fray_on(table).theatre.figure_ids[n]

    def name(self, table: Table, n: int) -> str:
        return "" if n == NOBODY else figure_name(fray_on(table).theatre, n)

    def every(self, table: Table) -> list[int]:
        return list(range(len(fray_on(table).theatre.figure_ids)))


class UnitNoun(Noun):
    """An army card with its figures."""

    def id(self, table: Table, n: int) -> str:
        return fray_on(table).theatre.unit_ids[n]

    def name(self, table: Table, n: int) -> str:
        return unit_name(fray_on(table).theatre, n)

    def every(self, table: Table) -> list[int]:
        return list(range(len(fray_on(table).theatre.units)))


def power_name(name: str) -> Message:
    """Return a power for people: ours are translated, an owner's are as printed."""
    id_ = name.lower().replace("'", "").replace(" ", "-")
    return Message("heroscape-power-name", {"id": id_, "name": name})


class PowerNoun(Noun):
    """A power that is used to attack; its number is the code of any such attack."""

    def id(self, table: Table, n: int) -> str:
        using = using_of(n)
        if not using:
            return ""
        return fray_on(table).theatre.card_of(attacker_of(n)).powers[using - 1].kind

    def name(self, table: Table, n: int) -> Message:
        powers = fray_on(table).theatre.card_of(attacker_of(n)).powers
        return power_name(powers[using_of(n) - 1].name)

    def told(self, table: Table, event: Event, n: int) -> int:
        return attack_code(event.a, 0, n)


# -- the battlefield -----------------------------------------------------------------------------


def place_name(theatre: Theatre, code: int) -> str:
    """Return a place as notation writes it: ``C5``, or ``C5-D5`` with the head first."""
    names = theatre.field.names
    second = second_of(code)
    name = names[first_of(code)]
    return name if second == NOWHERE else f"{name}-{names[second]}"


class PlaceNoun(Noun):
    """Where a figure stands, by its code; facts have its one or two spaces."""

    def id(self, table: Table, n: int) -> str:
        return place_name(fray_on(table).theatre, n)

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        names = fray_on(table).theatre.field.names
        facts["space"] = names[first_of(n)]
        if second_of(n) != NOWHERE:
            facts["space2"] = names[second_of(n)]

    def every(self, table: Table) -> list[int]:
        theatre = fray_on(table).theatre
        places = list(range(theatre.field.size))  # the code of one space is its number
        if max([body.spaces for body in theatre.bodies]) > 1:
            stances = theatre.ground.stances
            for stance in range(stances.size):
                if stances.even[stance]:
                    places.append(place_code(stances.lead[stance], stances.trail[stance]))
        return places


class SpaceNoun(Noun):
    """A space; the second one of a figure may be none."""

    def id(self, table: Table, n: int) -> str:
        return "" if n == NOWHERE else fray_on(table).theatre.field.names[n]


class SecondSpaceNoun(SpaceNoun):
    """The second space of a large figure: people are told of both in one word."""

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        if n != NOWHERE:
            blanks["space"] = f"{blanks['space']}-{self.id(table, n)}"


def zone_name(theatre: Theatre, zone: int) -> Message:
    """Return a start zone for people: its colour."""
    return Message("heroscape-zone", {"zone": list(theatre.scenario.zones)[zone]})


class ZoneNoun(Noun):
    """A start zone, by its place among those of the scenario."""

    def id(self, table: Table, n: int) -> str:
        return list(fray_on(table).theatre.scenario.zones)[n]

    def name(self, table: Table, n: int) -> Message:
        return zone_name(fray_on(table).theatre, n)

    def every(self, table: Table) -> list[int]:
        return list(range(len(fray_on(table).theatre.scenario.zones)))


def prices(price: int) -> list[int]:
    """Return what a price is made of: swipes, falls, major falls, extreme falls."""
    return [swipes_of(price), falls_of(price), major_falls_of(price), extreme_falls_of(price)]


class PriceNoun(Noun):
    """What a move may cost the figure, as ``swipes:2 falls:1``."""

    def notation(self, table: Table, n: int) -> str:
        return " ".join([f"{PRICES[i]}:{each}" for i, each in enumerate(prices(n)) if each])

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        for i, each in enumerate(prices(n)):
            if each:
                facts[PRICES[i]] = each

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        for i, each in enumerate(prices(n)):
            blanks[PRICES[i]] = each


class FacesNoun(Noun):
    """What combat dice show, one letter each: ``k`` a skull, ``s`` a shield, ``b`` nothing."""

    def id(self, table: Table, n: int) -> str:
        return faces_of(n)


FIGURE: Final[Noun] = FigureNoun("figure")
TARGET: Final[Noun] = FigureNoun("target")
UNIT: Final[Noun] = UnitNoun("unit")
POWER: Final[PowerNoun] = PowerNoun("power")
PLACE: Final[Noun] = PlaceNoun("space")
ZONE: Final[Noun] = ZoneNoun("zone")
END: Final[Noun] = Listed("end", ENDS)
DIRECTION: Final[Noun] = Listed("direction", DIRECTIONS)
MARKER: Final[Noun] = Listed("marker", MARKER_NAMES)
PRICE: Final[Noun] = PriceNoun("price")
FACES: Final[Noun] = FacesNoun("faces")
BY: Final[Noun] = FigureNoun("by")  # who brings somebody
SKULLS: Final[Noun] = Noun("skulls")
POINTS: Final[Noun] = Noun("points")
ROLL: Final[Noun] = Noun("roll")

# What the facts of events stand for; all others are numbers.
NOUNS: Final[dict[str, Noun]] = {
    "figure": FIGURE,
    "target": TARGET,
    "unit": UNIT,
    "power": POWER,
    "space": SpaceNoun("space"),
    "space2": SecondSpaceNoun("space2"),
    "glyph": Pieces("glyph", lambda table: fray_on(table).theatre.glyphs),
    "marker": MARKER,
    "zone": ZONE,
    "direction": DIRECTION,
    "faces": FACES,
}
