"""The box: all that the content files describe, read once, checked, and with its sources."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.board import Board
from giantstable.games.assault.box.cards import EventCard, Resource, Spell
from giantstable.games.assault.box.pieces import RACES, Race, Slayer, Unit
from giantstable.games.assault.box.reading_board import read_board
from giantstable.games.assault.box.reading_cards import (
    read_resources,
    read_slayers,
    read_spells,
    read_universal_events,
)
from giantstable.games.assault.box.reading_races import RaceReader
from giantstable.games.assault.box.reading_stock import read_stock
from giantstable.games.assault.box.stock import Stock
from giantstable.kernel.errors import BadContent
from giantstable.kernel.provenance import Provenance

BOARD: Final = "board.yaml"
STOCK: Final = "stock.yaml"
RESOURCES_FILE: Final = "resources.yaml"
SPELLS: Final = "spells.yaml"
EVENTS: Final = "events.yaml"
SLAYERS: Final = "giantslayers.yaml"


class Box:
    """Board, races, cards and stock; each list in the order of the numbers that engines use."""

    def __init__(self, documents: dict[str, object]) -> None:
        self.ledger: list[Provenance] = []
        ledger = self.ledger
        race_files = [f"races/{race}.yaml" for race in RACES]
        for file in (BOARD, STOCK, RESOURCES_FILE, SPELLS, EVENTS, SLAYERS, *race_files):
            if file not in documents:
                raise BadContent("content-missing", file=file)
        self.board: Board = read_board(BOARD, documents[BOARD], ledger)
        regions = [region.id for region in self.board.regions]
        self.stock: Stock = read_stock(STOCK, documents[STOCK], ledger, regions)
        self.resources: list[Resource] = read_resources(
            RESOURCES_FILE, documents[RESOURCES_FILE], ledger
        )
        self.spells: list[Spell] = read_spells(SPELLS, documents[SPELLS], ledger)
        self.slayers: list[Slayer] = read_slayers(SLAYERS, documents[SLAYERS], ledger)
        self.universal_events: list[EventCard] = read_universal_events(
            EVENTS, documents[EVENTS], ledger, regions
        )
        self.races: list[Race] = []
        self.units: list[Unit] = []  # of all races
        self.special_events: list[EventCard] = []  # of all races
        for i, file in enumerate(race_files):
            race = RaceReader(
                file, documents[file], self.board, self.units, len(self.special_events), ledger
            ).read()
            if race.index != i:
                raise BadContent("content-race-file", file=file, found=race.id)
            self.races.append(race)
            self.units.extend(race.units)
            self.special_events.extend(race.events)
        for file in documents:
            if file.startswith("races/") and file not in race_files:
                raise BadContent("content-file", file=file)
        for i in range(1, len(self.races)):
            if self.races[i].ordning >= self.races[i - 1].ordning:  # AG-SETUP-08
                raise BadContent(
                    "race-ordning",
                    field=f"{race_files[i]}: ordning.value",
                    found=self.races[i].ordning,
                    other=self.races[i - 1].name,
                )

    def race(self, id_: str) -> Race:
        """Return a race by its id."""
        return self.races[RACES.index(id_)]

    def unit(self, id_: str) -> Unit:
        """Return a kind of unit by its id."""
        return next(unit for unit in self.units if unit.id == id_)

    def event(self, id_: str) -> EventCard:
        """Return an Event, special or universal, by its id."""
        events = self.special_events + self.universal_events
        return next(event for event in events if event.id == id_)
