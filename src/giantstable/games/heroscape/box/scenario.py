"""Scenarios: a battlefield, who plays, what lies and stands where, and how it is won.

Special rules and goals are named clauses with parameters, so a person's own scenario is a file.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import Battlefield

# What a clause needs, by name. A name that ends in "?" may be left out.
SPECIAL_RULES: Final[dict[str, list[str]]] = {
    "captive": ["card", "space"],  # a figure that takes no part (HS-S-RESC-06)
    "gas": ["highest", "wounds"],  # rises a level a round (HS-S-MIST-04)
    "gathering": ["glyphs"],  # such glyphs are kept, others removed (HS-S-COMF-05, -06)
    "initiative": ["seat", "plus", "rounds"],  # in the first rounds (HS-S-TEMP-10)
    "mud": ["terrain", "moves"],  # such spaces cost so many moves (HS-S-BARR-05)
    "reinforcements": ["points", "first_rounds", "first_roll", "roll"],  # HS-S-WINT-05
    "secret-scout": ["seat", "glyph"],  # HS-S-TEMP-06
    "storm": [],  # no flying, no drop (HS-S-TEMP-08, -09)
    "truce": ["seats"],  # friendly until one attacks another (HS-S-FORT-08)
}
GOALS: Final[dict[str, list[str]]] = {
    "collect": ["glyphs", "number"],  # HS-S-COMF-07
    "free-captive": ["sides"],  # HS-S-RESC-08
    "hold": ["sides", "space"],  # at the end of a round (HS-S-FORT-10)
    "last-standing": ["sides?"],  # the others have no figures left (HS-S-CLASH-05)
    "most-points": ["sides?"],  # at the end of the last round (HS-S-CLASH-06)
    "nobody": [],  # when all lose their last figures at once (HS-S-MIST-09)
    "outlast": ["sides"],  # at the end of the last round, even without figures (HS-S-TEMP-14)
    "reach": ["sides", "space"],  # with any figure, at once (HS-S-DIVE-05)
    "scout-arrives": ["sides", "space"],  # HS-S-TEMP-12
    "scout-destroyed": ["sides"],  # HS-S-TEMP-13
}
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "first_roll": (1, 20),
    "first_rounds": (0, 99),
    "highest": (0, 60),
    "moves": (1, 9),
    "number": (1, 10),
    "plus": (1, 99),
    "points": (1, 9999),
    "roll": (1, 20),
    "rounds": (1, 99),
    "wounds": (1, 9),
}
# A goal or rule that makes sense only beside a special rule.
NEEDS: Final[dict[str, str]] = {
    "collect": "gathering",
    "free-captive": "captive",
    "scout-arrives": "secret-scout",
    "scout-destroyed": "secret-scout",
}
TIMED: Final = ["most-points", "outlast"]  # these need a last round
AT_A_STEP: Final = ["collect", "free-captive", "reach", "scout-arrives"]  # a step can reach these


class Clause:
    """A special rule or a goal, with its parameters."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.numbers: dict[str, int] = {}
        self.seats: list[int] = []  # from 0
        self.sides: list[int] = []  # from 1, as written; empty: all
        self.space = -1
        self.card = ""
        self.glyphs: list[str] = []
        self.terrain = -1


class Seat:
    """What one player has: a side, points or a given army or both, and where it may start."""

    def __init__(
        self, side: int, name: str, points: int, army: list[str], zones: list[str]
    ) -> None:
        self.side = side
        self.name = name
        self.points = points  # to draft or bring (HS-M-ARMY-01); 0: nothing is chosen
        self.army = army  # cards that the seat has anyway
        self.zones = zones  # it starts in one of these


class Station:
    """Where figures of a card stand at the start."""

    def __init__(self, seat: int, card: str, places: list[list[int]]) -> None:
        self.seat = seat  # from 0
        self.card = card
        self.places = places  # of each figure: its space, or its two with the head first


class Scenario:
    """A scenario that can be played."""

    def __init__(self, id_: str, name: str, basic: bool, field: Battlefield) -> None:
        self.id = id_
        self.name = name
        self.basic = basic  # the Basic Game; else the Master Game
        self.field = field
        self.rounds = 0  # 0: no last round
        self.sets = 1
        self.seatings: list[list[Seat]] = []
        self.zones: dict[str, list[int]] = {}
        self.glyphs: list[tuple[str, int]] = []  # power-side up: which, and on which space
        self.hidden: list[tuple[list[str], list[int]]] = []  # symbol-side up: shuffled from, onto
        self.stations: list[Station] = []
        self.special: list[Clause] = []
        self.victory: list[Clause] = []

    def with_sets(self, sets: int) -> Scenario:
        """Return the same scenario, played with so many sets (HS-X-GEN-01)."""
        other = Scenario(self.id, self.name, self.basic, self.field)
        other.rounds = self.rounds
        other.sets = sets
        other.seatings = self.seatings
        other.zones = self.zones
        other.glyphs = self.glyphs
        other.hidden = self.hidden
        other.stations = self.stations
        other.special = self.special
        other.victory = self.victory
        return other

    def seating(self, players: int) -> list[Seat] | None:
        """Return the seats for so many players, if it can be played by so many (HS-C-PLAY-01)."""
        for seats in self.seatings:
            if len(seats) == players:
                return seats
        return None

    def rule(self, name: str) -> Clause | None:
        """Return the special rule of that name, if it has one."""
        for clause in self.special:
            if clause.name == name:
                return clause
        return None
