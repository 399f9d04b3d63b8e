"""The theatre of a battle: all that stays as it is while the battle is fought."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from giantstable.games.heroscape.box.cards import ArmyCard, Glyph
from giantstable.games.heroscape.box.scenario import AT_A_STEP, Scenario, Seat
from giantstable.games.heroscape.ground.adjacency import Adjacency
from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import Body
from giantstable.games.heroscape.ground.flights import Flights, Landings
from giantstable.games.heroscape.ground.hexes import STEPS
from giantstable.games.heroscape.ground.passage import Passage
from giantstable.games.heroscape.ground.ranges import Ranges
from giantstable.games.heroscape.ground.sight import Sight
from giantstable.games.heroscape.ground.steps import WET, Stances, Steps
from giantstable.games.heroscape.ground.vistas import Vistas
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.masks import members

# How the armies come about (HS-M-ARMY-01).
DRAFTED: Final = 0
PRE_MADE: Final = 1
ARMIES: Final = ["draft", "pre-made"]


class House:
    """The switches for what a table may agree on, or see otherwise."""

    def __init__(self) -> None:
        self.ask_swipes = False  # else every passing swipe is taken (R-LEAVE-02)
        self.high_at_ten = False  # +2 dice from 10 levels, base to base (R-HGT-01)
        self.markers_in_turn = False  # the competitive placement (HS-M-OM-08)
        self.tie_break = False  # equal points: figures, then wounds (R-SCORE-01)
        self.first_rulings = False  # as records of 0.1.0 were played (R-LOS-06, R-FALL-07)


class Ground:
    """A battlefield with everything that can be worked out about it before a battle."""

    def __init__(self, field: Battlefield, first_rulings: bool = False) -> None:
        self.field = field
        self.ranges = Ranges(field)
        self.adjacency = Adjacency(field)
        self.passage = Passage(field)
        self.stances = Stances(field)
        self.flights = Flights(field, self.passage)
        self.around: list[list[int]] = [members(near) for near in field.near]
        self.itself = vec[i64](range(field.size))  # what a stance is, for one space
        self.waters = vec[i64]([WET if field.water >> s & 1 else 0 for s in range(field.size)])
        self.step_tables: dict[int, Steps] = {}
        self.landing_tables: dict[int, Landings] = {}
        self.sight = Sight(field, first_rulings)
        self.vistas = Vistas(field, self.sight)
        self.lobs: dict[int, bool] = {}  # what ``lob`` has worked out
        self.lines: dict[int, list[int]] = {}

    def table(self, height: int, basic: bool, mud: int, mud_moves: int) -> int:
        """Return the number of the tables of a Height, for the Basic or the Master Game."""
        key = ((height * 16 + mud + 1) * 16 + mud_moves) * 2 + (1 if basic else 0)
        if key not in self.step_tables:
            steps = Steps(self.field, self.passage, self.stances, height, basic, mud, mud_moves)
            self.step_tables[key] = steps
            self.landing_tables[key] = Landings(self.flights, steps)
        return key

    def weight(self) -> int:
        """Return about how many bytes it takes by now: it grows as it is asked."""
        size = self.field.size
        mask = size // 8 + 60  # a set of spaces, and what refers to it
        adjacency = 2 * len(self.adjacency.tables) + len(self.adjacency.lists)
        passage = len(self.passage.walks) + len(self.passage.flights)
        tables = (2 + adjacency + passage) * size * mask
        steps = (1 + len(self.step_tables) + len(self.landing_tables)) * size * 1000
        distances = self.ranges.counted * len(self.field.columns) * 8
        looks = len(self.vistas.known) * (300 + 2 * mask)
        return tables + steps + distances + looks + 200 * (len(self.lobs) + len(self.lines))

    def line(self, start: int, direction: int, length: int) -> list[int]:
        """Return the spaces on so many hexes in a straight line, on all levels, nearest first.

        Where the battlefield has a gap the line goes on behind it.
        """
        key = (start * 6 + direction) * 1000 + length
        if key not in self.lines:
            field = self.field
            q, r = field.hex_of(start)
            spaces: list[int] = []
            for _ in range(length):
                q += STEPS[direction][0]
                r += STEPS[direction][1]
                column = field.column_at((q, r))
                if column != NOWHERE:
                    first = field.first[column]
                    spaces.extend(range(first, first + field.count[column]))
            self.lines[key] = spaces
        return self.lines[key]


class Theatre:
    """Scenario, seats, ground, cards and glyphs.

    A unit is one Army Card that exists, and a number; figures are numbered unit by unit. With two
    sets there are two units of each card.
    """

    def __init__(
        self,
        scenario: Scenario,
        seats: list[Seat],
        ground: Ground,
        cards: list[ArmyCard],
        glyphs: list[Glyph],
        armies: int,
        house: House,
    ) -> None:
        self.scenario = scenario
        self.basic = scenario.basic
        self.seats = seats
        self.ground = ground
        self.field = ground.field
        self.glyphs = glyphs
        self.armies = armies
        self.house = house
        self.sides: list[int] = [0] * max(seat.side for seat in seats)  # masks of seats
        for number, seat in enumerate(seats):
            self.sides[seat.side - 1] |= 1 << number
        # Whether a step can decide the battle, so that other battles need not ask after each.
        self.steps_matter = any(goal.name in AT_A_STEP for goal in scenario.victory)
        self.units: list[ArmyCard] = cards * scenario.sets
        self.first_figure: list[int] = []  # of each unit
        self.end_figure: list[int] = []  # of each unit: the one after its last
        self.unit_of: list[int] = []  # of each figure
        self.bodies: list[Body] = []
        self.unit_ids: list[str] = []  # finn; from the second set finn#2
        self.figure_ids: list[str] = []  # finn, marro-warriors.3
        for unit, card in enumerate(self.units):
            copy = unit // len(cards) + 1
            self.unit_ids.append(card.id if copy == 1 else f"{card.id}#{copy}")
            self.first_figure.append(len(self.unit_of))
            for n in range(card.figures):
                self.unit_of.append(unit)
                self.bodies.append(card.body)
                name = self.unit_ids[unit]
                self.figure_ids.append(name if card.figures == 1 else f"{name}.{n + 1}")
            self.end_figure.append(len(self.unit_of))
        self.heights: list[int] = sorted({body.height for body in self.bodies})
        self.height_kind: list[int] = [self.heights.index(b.height) for b in self.bodies]
        self.eyes: list[int] = [ground.vistas.eye_of(b) for b in self.bodies]
        self.forms: list[int] = [ground.vistas.form_of(b) for b in self.bodies]
        storm = scenario.rule("storm") is not None
        self.talents = Talents(self.units, self.basic, storm)
        self.rivals: list[int] = [  # of each seat, the seats of other sides, truce or not
            sum(1 << b for b, other in enumerate(seats) if other.side != seat.side)
            for seat in seats
        ]
        mud = scenario.rule("mud")
        terrain, moves = (NOWHERE, 1) if mud is None else (mud.terrain, mud.numbers["moves"])
        tables = [ground.table(h, scenario.basic, terrain, moves) for h in self.heights]
        # Of each kind of Height:
        self.steps: list[Steps] = [ground.step_tables[table] for table in tables]
        self.landings: list[Landings] = [ground.landing_tables[table] for table in tables]
        self._note_movers(scenario)

    def _note_movers(self, scenario: Scenario) -> None:
        """Note what stops movers."""
        # Glyphs stop whoever enters; in the Basic Game only where they are gathered (HS-S-COMF-04).
        self.glyphs_stop = not scenario.basic or scenario.rule("gathering") is not None
        self.goals_of: list[list[int]] = []  # of each seat: the spaces it only has to reach
        for seat in self.seats:
            goals = [g for g in scenario.victory if g.name == "reach" and seat.side in g.sides]
            self.goals_of.append([goal.space for goal in goals])

    def card_of(self, figure: int) -> ArmyCard:
        """Return the card of a figure."""
        return self.units[self.unit_of[figure]]

    def figures_of(self, unit: int) -> range:
        """Return the figures of a unit."""
        return range(self.first_figure[unit], self.end_figure[unit])
