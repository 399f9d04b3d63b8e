"""The shapes of what is told of a battle.

The client's own types are made of them (``make types``).
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from giantstable.games.heroscape.ground.shapes import Ruin, Space
from giantstable.games.heroscape.table.fray import Action, Fate, Phase
from giantstable.games.heroscape.told.show.shapes import (
    Aim,
    Area,
    DiceReason,
    Fall,
    Hindrance,
    Odds,
    Recruit,
    Roll,
    Show,
    SightLine,
    Strike,
    Way,
)

# What an option would do is written down with the chapters that find it out.
__all__ = [
    "Aim",
    "Area",
    "DiceReason",
    "Fall",
    "Hindrance",
    "Odds",
    "Recruit",
    "Roll",
    "Show",
    "SightLine",
    "Strike",
    "Way",
]

# -- the battle as a seat sees it ----------------------------------------------------------------


class View(TypedDict):
    """A battle as a seat or a spectator sees it."""

    phase: Phase
    round: int
    result: str
    """Empty while the battle goes on."""
    turn: Turn
    gathering: Gathering | None
    """While armies are drafted and placed."""
    seats: list[SeatState]
    units: list[UnitState]
    figures: list[FigureState]
    glyphs: list[LyingGlyph]
    gas: int
    truce: bool
    captive: str
    """A figure, empty if there is none."""
    engaged: list[tuple[str, str]]
    """Pairs of figures that are engaged with each other."""
    auras: list[AuraAtWork]
    goals: list[GoalState]


class AuraAtWork(TypedDict):
    """A figure that another one helps by an aura, as they stand."""

    figure: str
    helps: str
    gives: Literal["attack", "defense", "range"]
    n: int


class GoalState(TypedDict):
    """How far a side is with a goal of the scenario: what it has of what it needs."""

    id: str
    side: int
    have: int
    need: int
    """Of "most-points" what the best of the others has."""
    space: NotRequired[str]
    """Where it is decided, if it is at a place."""
    away: NotRequired[int]
    """How many spaces the side's nearest figure is away from there."""


class Turn(TypedDict):
    """Whose turn it is, and what has been done in it."""

    first: int | None
    turn: int
    seat: int | None
    unit: str
    action: Action
    moved: list[str]
    struck: list[str]
    targets: list[str]
    moving: Moving | None


class Moving(TypedDict):
    """A figure on its move: the points it has, and how many of them it has spent."""

    figure: str
    points: int
    spent: int


class Budget(TypedDict):
    """The points that an army may cost, and what is spent and left of them."""

    points: int
    spent: int
    left: int


class Gathering(TypedDict):
    """How far the draft and the placing are."""

    first: int | None
    picks: int
    seat: int | None
    to_place: list[str]


class SeatState(TypedDict):
    """What a player has."""

    side: int
    zone: str
    points: int
    army_complete: bool
    plants: int
    reinforced: bool
    budget: NotRequired[Budget]
    """While armies are drafted."""
    scout: NotRequired[str]
    """The unit that is the secret scout, for those who may know it."""


class UnitState(TypedDict):
    """An Army Card, in an army or still in the box."""

    unit: str
    seat: int | None
    in_play: bool
    markers: list[Marker]
    attack_spirits: NotRequired[int]
    defense_spirits: NotRequired[int]
    grenades_thrown: NotRequired[bool]
    under: NotRequired[str]
    """The glyph under the scout's card, "?" for those who may not know it."""


class Marker(TypedDict):
    """An order marker on a card; one that is hidden from the viewer is "?"."""

    marker: str
    shown: bool


class FigureState(TypedDict):
    """A figure; one of two spaces has its head on the first."""

    figure: str
    seat: int | None
    fate: Fate
    wounds: int
    space: NotRequired[str]
    space2: NotRequired[str]


class LyingGlyph(TypedDict):
    """A glyph on the battlefield; one that lies symbol-side up is "?"."""

    space: str
    glyph: str


# -- what is printed -----------------------------------------------------------------------------

Clause = dict[str, str | int | list[int] | list[str]]
"""A special rule or a goal: ``id``, and whatever belongs to it."""

Power = dict[str, str | int]
"""A special power: ``id``, ``name``, and its own numbers and words."""


class Reference(TypedDict):
    """What is known to all and never changes."""

    scenario: Scenario
    seats: list[PrintedSeat]
    battlefield: Battlefield
    cards: list[ArmyCard]
    units: list[Unit]
    glyphs: list[Glyph]
    directions: list[str]
    ends: list[str]
    markers: list[str]


class Scenario(TypedDict):
    """The sheet of a scenario."""

    id: str
    name: str
    game: Literal["basic", "master"]
    rounds: int
    """0: there is no last one."""
    sets: int
    zones: list[Zone]
    special: list[Clause]
    victory: list[Clause]


class Zone(TypedDict):
    """A start zone."""

    id: str
    spaces: list[str]


class PrintedSeat(TypedDict):
    """What a player is given."""

    side: int
    name: str
    points: int
    army: list[str]
    zones: list[str]


class Battlefield(TypedDict):
    """The battlefield for those who draw it."""

    id: str
    name: str
    tiles: list[Tile]
    ruins: list[Ruin]
    walls: list[Wall]
    spaces: list[Space]


class Tile(TypedDict):
    """A tile and the hexes that it covers."""

    terrain: str
    size: int
    layer: int
    turn: int
    hexes: list[tuple[int, int]]


class Wall(TypedDict):
    """A wall of a ruin, on an edge between two hexes."""

    ruin: int
    hex: str
    q: int
    r: int
    direction: str
    base: int
    top: int


# Python has a word of its own for ``class``.
CardClass = TypedDict("CardClass", {"class": str})


class ArmyCard(CardClass):
    """What is printed on an Army Card, both sides, and how its figures stand there."""

    id: str
    name: str
    figures: int
    general: str
    species: str
    rarity: str
    kind: str
    personality: str
    size: str
    height: int
    spaces: int
    master: MasterSide
    basic: BasicSide
    powers: list[Power]
    body: FigureBody


class BasicSide(TypedDict):
    """The numbers of the Basic side."""

    move: int
    range: int
    attack: int
    defense: int


class MasterSide(BasicSide):
    """The numbers of the Master side."""

    life: int
    points: int


class FigureBody(TypedDict):
    """How a figure stands: breadths in hundredths of a space, heights in thousandths of a level."""

    breadth: int
    top: int
    target_point: int
    hit_zone: tuple[int, int]
    hit_breadth: int


class Unit(TypedDict):
    """One copy of an Army Card, with its figures."""

    id: str
    card: str
    figures: list[str]


class Glyph(TypedDict):
    """What is printed on a glyph."""

    id: str
    name: str
    letter: str
    copies: int
    lasting: str
    effect: str
    by: int
    least: int
    roll: int


# -- what can be chosen from before a battle -----------------------------------------------------

Hex = tuple[int, int]


class Catalogue(TypedDict):
    """The cards, the scenarios and the battlefields, for those who set up a battle."""

    cards: list[ArmyCard]
    scenarios: list[Sheet]
    maps: list[Map]


class Sheet(TypedDict):
    """A scenario before anybody has sat down."""

    id: str
    name: str
    game: Literal["basic", "master"]
    rounds: int
    """0: there is no last one."""
    battlefield: str
    seatings: list[list[PrintedSeat]]
    """One for each number of players."""
    drafts: list[list[list[list[str]]]]
    """For each seating: armies that go together, of every seat the cards besides those it has."""
    special: list[Clause]
    victory: list[Clause]
    zones: list[ZoneOnMap]
    glyphs: list[Hex]
    figures: list[tuple[int, int, int]]
    """Where figures stand from the start: ``q``, ``r`` and the seat."""


class ZoneOnMap(TypedDict):
    """A start zone as its hexes."""

    id: str
    hexes: list[Hex]


class Map(TypedDict):
    """A battlefield from above: of each hex the highest surface."""

    id: str
    name: str
    hexes: list[tuple[int, int, int, str]]
    """``q``, ``r``, level and terrain."""
