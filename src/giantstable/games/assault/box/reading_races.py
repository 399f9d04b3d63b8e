"""Reading the races: units, leaders, forces, commands and special events of each."""

from __future__ import annotations

from giantstable.games.assault.box.board import Board
from giantstable.games.assault.box.effects import BY_LEADER_LASTING, BY_LEADER_NOW
from giantstable.games.assault.box.pieces import (
    CHAMPION,
    ELITE,
    LEADER_RANK,
    RACES,
    RANKS,
    REGULAR,
    Force,
    Leader,
    Race,
    Unit,
)
from giantstable.games.assault.box.reader import Reader
from giantstable.games.assault.box.reading_cards import read_commands, read_special_events
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import Provenance


class RaceReader:
    """Reads the file of one race; units and events go on counting from the races before it."""

    def __init__(
        self,
        file: str,
        document: object,
        board: Board,
        units: list[Unit],
        events: int,
        ledger: list[Provenance],
    ) -> None:
        regions = [region.id for region in board.regions]
        self.reader = Reader(file, document, ledger, regions, len(units))
        self.taken = [unit.id for unit in units]
        self.top = self.reader.top
        self.board = board
        self.first_unit = len(units)
        self.first_event = events
        self.units: list[Unit] = []
        self.limit = 0

    def read(self) -> Race:
        """Return the race that the file describes."""
        reader = self.reader
        top = self.top
        id_ = top.choice("id", RACES)
        index = RACES.index(id_)
        name = top.text("name")
        ordning = reader.number(top, "ordning", 1, len(RACES))
        self.limit = reader.number(top, "stacking_limit", 1, 20)
        die = reader.die(top, "die")
        home = 0
        for i, region in enumerate(self.board.regions):
            if region.race == index:
                home = i
        self._read_units(index)
        leaders = self._leaders()
        opening = self._force(top.sub("opening"), home)
        guard = [self._guard(fields) for fields in top.subs("npc")]
        self._enough(guard)
        commands = read_commands(reader, top)
        events = read_special_events(reader, top, index, self.first_event)
        reader.sourced(top, name)
        return Race(
            index,
            id_,
            name,
            ordning,
            home,
            self.limit,
            die,
            self.units,
            leaders,
            opening,
            guard,
            commands,
            events,
        )

    def _read_units(self, race: int) -> None:
        """Take the units: one regular and one elite kind, leaders and champions."""
        top = self.top
        for fields in top.subs("units"):
            self.units.append(self._unit(fields, race))
            self.reader.units.append(self.units[-1].id)
        top.distinct("units", self.taken + self.reader.units)
        counts = [0] * len(RANKS)
        for unit in self.units:
            counts[unit.rank] += 1
        for rank, found in enumerate(counts):
            most = 1 if rank in (REGULAR, ELITE) else 2
            if not 1 <= found <= most:
                raise top.refuse("units", "race-ranks", rank=RANKS[rank], found=found, most=most)
        regular = self._only(REGULAR)
        elite = self._only(ELITE)
        if regular.value >= elite.value:  # AG-SETUP-15
            raise top.refuse("units", "race-regular", regular=regular.value, elite=elite.value)

    def _only(self, rank: int) -> Unit:
        return next(unit for unit in self.units if unit.rank == rank)

    def _unit(self, fields: Fields, race: int) -> Unit:
        id_ = fields.text("id")
        name = fields.text("name")
        rank = fields.index("rank", RANKS)
        strength = fields.whole("strength", 0, 20)
        fortitude = fields.whole("fortitude", 1, 20)
        value = fields.whole("value", 0, 20)
        copies = fields.whole("copies", 1, 1 if rank == LEADER_RANK else 99)
        waits = fields.flag("waits", False)
        if waits and rank in (REGULAR, ELITE):
            raise fields.refuse("waits", "race-waits", rank=RANKS[rank])
        displaces = fields.flag("displaces", False)
        if displaces and rank != CHAMPION:
            raise fields.refuse("displaces", "race-waits", rank=RANKS[rank])
        self.reader.sourced(fields, name, f"{strength}/{fortitude}/{value}")
        index = self.first_unit + len(self.units)
        return Unit(
            index, id_, name, race, rank, strength, fortitude, value, copies, waits, displaces
        )

    def _leaders(self) -> list[Leader]:
        """Take one Leader Card for each leader (AG-COMP-17)."""
        ids = [unit.id for unit in self.units if unit.rank == LEADER_RANK]
        leaders: list[Leader] = []
        found: list[str] = []
        for fields in self.top.subs("leaders"):
            id_ = fields.choice("unit", ids)
            name = fields.text("name")
            now = self.reader.effects(fields, "now", BY_LEADER_NOW, optional=True)
            lasting = self.reader.effects(fields, "lasting", BY_LEADER_LASTING, optional=True)
            self.reader.sourced(fields, name)
            unit = self.first_unit + self.reader.units.index(id_)
            leaders.append(Leader(unit, name, now, lasting))
            found.append(id_)
        self.top.distinct("leaders", found)
        if len(found) != len(ids):
            raise self.top.refuse("leaders", "race-leaders", found=len(found), units=len(ids))
        return leaders

    def _guard(self, fields: Fields) -> Force:
        return self._force(fields, self.reader.region(fields, "region"))

    def _force(self, fields: Fields, region: int) -> Force:
        """Take units of the race that stand in a region together and may do so."""
        units = fields.sub("units")
        kinds: list[int] = []
        counts: list[int] = []
        champions = 0
        for unit in self.units:
            if units.has(unit.id):
                count = units.whole(unit.id, 1, unit.copies)
                if unit.waits:
                    raise units.refuse(unit.id, "race-waits-opening")
                if unit.rank == CHAMPION:
                    champions += count
                kinds.append(unit.index)
                counts.append(count)
        units.done()
        force = Force(region, kinds, counts)
        if not 1 <= force.size <= self.limit:  # AG-STACK-16
            raise fields.refuse("units", "race-stack", found=force.size, most=self.limit)
        if champions > 1:  # AG-STACK-04
            raise fields.refuse("units", "race-champions")
        self.reader.sourced(fields, self.board.regions[region].name, str(force.size))
        return force

    def _enough(self, guard: list[Force]) -> None:
        """Refuse forces of NPC giants that share a region or need more tokens than there are."""
        regions = [self.board.regions[force.region].id for force in guard]
        self.top.distinct("npc", regions)
        for unit in self.units:
            needed = 0
            for force in guard:
                if unit.index in force.units:
                    needed += force.counts[force.units.index(unit.index)]
            if needed > unit.copies:
                raise self.top.refuse(
                    "npc", "race-tokens", unit=unit.id, found=needed, most=unit.copies
                )
