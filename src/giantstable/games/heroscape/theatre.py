"""The theatre of a battle: all that stays as it is while the battle is fought."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.adjacency import Adjacency
from giantstable.games.heroscape.battlefield import Battlefield
from giantstable.games.heroscape.cards import ArmyCard, Glyph
from giantstable.games.heroscape.figures import Body
from giantstable.games.heroscape.passage import Passage
from giantstable.games.heroscape.ranges import Ranges
from giantstable.games.heroscape.scenario import AT_A_STEP, Scenario, Seat
from giantstable.games.heroscape.sight import Sight

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


class Ground:
    """A battlefield with everything that can be worked out about it before a battle."""

    def __init__(self, field: Battlefield) -> None:
        self.field = field
        self.ranges = Ranges(field)
        self.adjacency = Adjacency(field)
        self.passage = Passage(field)
        self.sight = Sight(field)


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
        self.heights: list[int] = sorted({body.height for body in self.bodies})
        self.height_kind: list[int] = [self.heights.index(b.height) for b in self.bodies]

    def card_of(self, figure: int) -> ArmyCard:
        """Return the card of a figure."""
        return self.units[self.unit_of[figure]]

    def figures_of(self, unit: int) -> range:
        """Return the figures of a unit."""
        first = self.first_figure[unit]
        return range(first, first + self.units[unit].figures)
