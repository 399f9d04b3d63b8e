"""Reading scenarios: the printed ones, and those that people write themselves."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import UNIQUE, ArmyCard, Glyph
from giantstable.games.heroscape.box.reader import MOST, a_space, spaces
from giantstable.games.heroscape.box.scenario import (
    GOALS,
    NEEDS,
    NUMBERS,
    SPECIAL_RULES,
    TIMED,
    Clause,
    Scenario,
    Seat,
    Station,
)
from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.tiles import TERRAINS
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import ContentReader, Provenance

MODES: Final = ["basic", "master"]
MOST_SEATS: Final = 6
KELDA: Final = "kelda"


class ScenarioReader:
    """Reads one scenario file."""

    def __init__(
        self,
        file: str,
        document: object,
        fields: dict[str, Battlefield],
        cards: dict[str, ArmyCard],
        glyphs: dict[str, Glyph],
        ledger: list[Provenance],
        own: Battlefield | None = None,
    ) -> None:
        self.reader = ContentReader(file, document, ledger, MOST)
        self.top = self.reader.top
        self.cards = cards
        self.glyphs = glyphs
        id_ = self.top.text("id")
        name = self.top.text("name")
        basic = self.top.choice("game", MODES) == "basic"
        field = fields[self._battlefield(list(fields), own)]
        self.field = field
        self.scenario = Scenario(id_, name, basic, field)

    def _battlefield(self, known: list[str], own: Battlefield | None) -> str:
        """Take the id of the battlefield; who brings one of his own need not name it by its id."""
        if own is None:
            return self.top.choice("battlefield", known)
        named = self.top.text("battlefield", own.id)
        return named if named in known else own.id

    def read(self) -> Scenario:
        """Return the scenario."""
        top = self.top
        scenario = self.scenario
        scenario.rounds = top.whole("rounds", 1, 99, 0)
        scenario.sets = top.whole("sets", 1, 50, 1)
        self._zones()
        for fields in top.subs("seatings"):
            self._seating(fields)
        if not scenario.seatings:
            raise top.refuse("seatings", "content-empty")
        top.distinct("seatings", [f"{len(seats)} seats" for seats in scenario.seatings])
        self._glyphs()
        for fields in top.subs("figures", optional=True):
            scenario.stations.append(self._station(fields))
        self._stations()
        for fields in top.subs("special", optional=True):
            scenario.special.append(self._clause(fields, "rule", SPECIAL_RULES))
        for fields in top.subs("victory"):
            scenario.victory.append(self._clause(fields, "goal", GOALS))
        self._victory()
        self.reader.sourced(top, scenario.name)
        if self.reader.ledger[-1].source != "rulebook":  # HS-G-KEL-03: a scenario of one's own
            for pool, _ in scenario.hidden:
                if KELDA in pool:
                    raise top.refuse("glyphs", "scenario-hidden-kelda")
        return scenario

    # -- who plays ----------------------------------------------------------------------------

    def _zones(self) -> None:
        if not self.top.has("zones"):
            return
        zones = self.top.sub("zones")
        taken: list[int] = []
        for name in zones.names():
            fields = zones.sub(name)
            found = spaces(fields, "spaces", self.field)
            for space in found:
                if space in taken:
                    raise zones.refuse(name, "scenario-zones", space=self.field.names[space])
            taken.extend(found)
            self.reader.sourced(fields, f"zone {name}", str(len(found)))
            self.scenario.zones[name] = found

    def _seating(self, fields: Fields) -> None:
        seats = [self._seat(seat) for seat in fields.subs("seats")]
        if not 2 <= len(seats) <= MOST_SEATS:  # HS-C-PLAY-01
            raise fields.refuse("seats", "scenario-seats", found=len(seats), most=MOST_SEATS)
        sides = sorted({seat.side for seat in seats})
        if sides != list(range(1, len(sides) + 1)) or len(sides) < 2:
            raise fields.refuse("seats", "scenario-sides")
        owned: list[str] = []
        for seat in seats:
            owned.extend(seat.army)
        for card in owned:
            if owned.count(card) > self.scenario.sets and self.cards[card].rarity == UNIQUE:
                raise fields.refuse("seats", "content-twice", found=card)
        fields.done()
        self.scenario.seatings.append(seats)

    def _seat(self, fields: Fields) -> Seat:
        side = fields.whole("side", 1, MOST_SEATS)
        name = fields.text("name", "")
        points = fields.whole("points", 1, 9999, 0)
        known = list(self.cards)
        army = [known[i] for i in fields.choices("army", known, optional=True)]
        fields.distinct("army", army)
        names = list(self.scenario.zones)
        zones = [names[i] for i in fields.choices("zones", names, optional=True)]
        if self.scenario.basic and points:  # HS-B-SET-02: nothing is drafted
            raise fields.refuse("points", "scenario-basic-points")
        if not points and not army:
            raise fields.refuse("points", "field-missing")
        if points and not zones:
            raise fields.refuse("zones", "field-missing")
        self.reader.sourced(fields, f"seat of side {side}", str(points) if points else "")
        return Seat(side, name, points, army, zones)

    # -- what lies and stands there -----------------------------------------------------------

    def _glyphs(self) -> None:
        scenario = self.scenario
        names = list(self.glyphs)
        used: list[str] = []
        places: list[int] = []
        for fields in self.top.subs("glyphs", optional=True):
            if fields.has("hidden"):
                pool = [names[i] for i in fields.choices("hidden", names)]
                found = spaces(fields, "at", self.field)
                if len(pool) < len(found):
                    raise fields.refuse("hidden", "scenario-few-glyphs", found=len(found))
                scenario.hidden.append((pool, found))
                used.extend(pool)
            else:
                glyph = fields.choice("glyph", names)
                found = [a_space(fields, fields.raw("at"), fields.path("at"), self.field)]
                scenario.glyphs.append((glyph, found[0]))
                used.append(glyph)
            for space in found:
                if space in places:
                    raise fields.refuse("at", "content-twice", found=self.field.names[space])
            places.extend(found)
            self.reader.sourced(fields, "glyph", self.field.names[found[0]] if found else "")
        for glyph in names:
            most = self.glyphs[glyph].copies * scenario.sets
            if used.count(glyph) > most:  # HS-C-BOX-07
                raise self.top.refuse("glyphs", "scenario-many-glyphs", glyph=glyph, most=most)

    def _station(self, fields: Fields) -> Station:
        seat = fields.whole("seat", 1, min(len(seats) for seats in self.scenario.seatings)) - 1
        card = fields.choice("card", list(self.cards))
        places = [
            self._footing(fields, self.cards[card], item, f"{fields.path('at')}[{i}]")
            for i, item in enumerate(fields.items("at"))
        ]
        for seats in self.scenario.seatings:
            if card not in seats[seat].army:
                raise fields.refuse("card", "scenario-not-owned", card=card, seat=seat + 1)
        self.reader.sourced(fields, card, f"x{len(places)}")
        return Station(seat, card, places)

    def _footing(self, fields: Fields, card: ArmyCard, item: object, where: str) -> list[int]:
        """Take where a figure stands: one space, or two level neighbours (R-SETUP-05)."""
        field = self.field
        items = item if isinstance(item, list) else [item]
        found = [a_space(fields, each, where, field) for each in items]
        names = ", ".join(field.names[space] for space in found)
        if len(found) != card.spaces:
            raise fields.refuse("at", "scenario-spaces", card=card.name, spaces=card.spaces)
        for space in found:
            if not field.fits(space, card.height):
                raise fields.refuse("at", "scenario-too-low", card=card.name, space=names)
        if card.spaces == 2:
            apart = field.direction(found[0], found[1]) == NOWHERE
            if apart or field.level[found[0]] != field.level[found[1]]:
                raise fields.refuse("at", "scenario-uneven", card=card.name, space=names)
        return found

    def _stations(self) -> None:
        """Refuse two figures on one space, more than there are, or in a Basic game fewer."""
        scenario = self.scenario
        taken: list[str] = []
        count: dict[str, int] = {}
        for station in scenario.stations:
            for place in station.places:
                taken.extend([self.field.names[space] for space in place])
            owner = f"{station.card} {station.seat}"
            count[owner] = count.get(owner, 0) + len(station.places)
        self.top.distinct("figures", taken)
        for i, seat in enumerate(scenario.seatings[0]):
            for card in seat.army:
                found = count.get(f"{card} {i}", 0)
                figures = self.cards[card].figures
                if found > figures or (scenario.basic and found < figures):  # HS-B-SET-03
                    raise self.top.refuse(
                        "figures", "scenario-figures", card=card, found=found, figures=figures
                    )

    # -- special rules and goals --------------------------------------------------------------

    def _clause(self, fields: Fields, kind: str, known: dict[str, list[str]]) -> Clause:
        clause = Clause(fields.choice(kind, list(known)))
        seats = max(len(each) for each in self.scenario.seatings)
        for part in known[clause.name]:
            name = part.removesuffix("?")
            if name != part and not fields.has(name):
                continue
            if name in NUMBERS:
                low, high = NUMBERS[name]
                clause.numbers[name] = fields.whole(name, low, high)
            elif name in ("seat", "seats", "sides"):
                self._people(fields, clause, name, seats)
            elif name == "space":
                where = fields.path(name)
                clause.space = a_space(fields, fields.raw(name), where, self.field)
            elif name == "card":
                clause.card = fields.choice(name, list(self.cards))
            elif name == "terrain":
                clause.terrain = fields.index(name, TERRAINS)
            else:
                names = list(self.glyphs)
                if name == "glyph":
                    clause.glyphs = [fields.choice(name, names)]
                else:
                    clause.glyphs = [names[i] for i in fields.choices(name, names)]
        self.reader.sourced(fields, clause.name)
        return clause

    def _people(self, fields: Fields, clause: Clause, name: str, seats: int) -> None:
        """Take a seat, seats or sides; they are written from 1."""
        if name == "seat":
            clause.seats = [fields.whole(name, 1, seats) - 1]
            return
        where = fields.path(name)
        found = [
            fields.a_whole(item, f"{where}[{i}]", 1, seats)
            for i, item in enumerate(fields.items(name))
        ]
        if not found:
            raise fields.refuse(name, "content-empty")
        fields.distinct(name, [str(number) for number in found])
        if name == "seats":
            clause.seats = [number - 1 for number in found]
            return
        sides = max(seat.side for seat in self.scenario.seatings[0])
        if max(found) > sides:
            raise fields.refuse(name, "scenario-no-side", found=max(found))
        clause.sides = found

    def _victory(self) -> None:
        """Refuse goals that nobody could reach."""
        scenario = self.scenario
        if not scenario.victory:
            raise self.top.refuse("victory", "content-empty")
        for clause in scenario.victory:
            needed = NEEDS.get(clause.name, "")
            if needed and scenario.rule(needed) is None:
                raise self.top.refuse(
                    "victory", "scenario-needs-rule", goal=clause.name, rule=needed
                )
            if clause.name in TIMED and not scenario.rounds:
                raise self.top.refuse("victory", "scenario-needs-rounds", goal=clause.name)
