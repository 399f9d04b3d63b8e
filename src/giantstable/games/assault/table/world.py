"""The world of one game: the box, who plays, and what was agreed. It never changes in play."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.board import Board
from giantstable.games.assault.box.box import Box
from giantstable.games.assault.box.pieces import CHAMPION, Race
from giantstable.games.assault.box.stock import Seating
from giantstable.games.assault.table.army import MOST, ONE, soldier_of

NOBODY: Final = -1  # no race, no seat


class House:
    """The switches for rulings that a table may see otherwise."""

    def __init__(self) -> None:
        self.cloud_leader_at_castle = False  # R56: else the Evermoors
        self.reroll_needs_healthy_leader = False  # R54
        self.free_modifier_order = False  # R66: spells and resources between the commands
        self.castle_may_enter_homes = True  # R93: also before the Final Ordning
        self.open_scores = False  # R43
        self.npc_auto = False  # R105: a fixed policy decides for NPCs
        self.marker_cap = False  # R114: the Story Markers of the box are all there are
        self.first_rulings = False  # R118: as games of 0.1.0 were played
        self.round_cap = 0  # R45: the game is stopped after so many rounds; 0 for never


class World:
    """Box, seating and agreements; and what is asked so often that it is kept ready."""

    def __init__(self, box: Box, seats: int, house: House) -> None:
        self.box = box
        self.board: Board = box.board
        self.seating: Seating = box.stock.seating(seats)
        self.seats = seats
        self.house = house
        # Of each race, by kind of its own units (see ``army``): what its numbers are.
        self.first_unit: list[int] = [race.units[0].index for race in box.races]
        self.strength: list[list[int]] = [[u.strength for u in r.units] for r in box.races]
        self.fortitude: list[list[int]] = [[u.fortitude for u in r.units] for r in box.races]
        self.value: list[list[int]] = [[u.value for u in r.units] for r in box.races]
        self.rank: list[list[int]] = [[u.rank for u in r.units] for r in box.races]
        self.champions: list[int] = [champions_of(r) for r in box.races]  # bits of an army
        self.limit: list[int] = [race.limit for race in box.races]
        self.home: list[int] = [race.home for race in box.races]
        self.home_of: list[int] = [region.race for region in self.board.regions]


def champions_of(race: Race) -> int:
    """Return the bits of an army of that race that count champions."""
    bits = 0
    for kind, unit in enumerate(race.units):
        if unit.rank == CHAMPION:
            bits |= MOST * ONE[soldier_of(kind)]
    return bits
