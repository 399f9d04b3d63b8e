"""The shapes of what is known of an option before chance speaks.

The client's own types are made of them (``make types``).
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Point = tuple[float, float, float]
"""``q`` and ``r`` of a place, in parts of a hex, and how high it is, in levels."""


class Show(TypedDict, total=False):
    """Everything known of an option before chance speaks; what it has nothing of is left out."""

    figure: str
    """Who does it, or to whom it is done."""
    way: Way
    attack: Aim
    area: Area
    rolls: list[Roll]
    stands: list[str]
    """The spaces that the figure would stand on; of two, its head's first."""
    reach: list[str]
    """The spaces that come into question next: where a mover may end, where a squad may land."""
    recruit: Recruit
    adds: list[DiceReason]
    """The dice that it gives for good, as a spirit does."""


class Way(TypedDict):
    """A move from where the figure stands to where it ends."""

    kind: Literal["walk", "fly", "grapple", "stay"]
    spaces: list[str]
    """Where its head is, from the start to the end; a flight has only these two."""
    spaces2: NotRequired[list[str]]
    """The same for the tail of a figure of two spaces."""
    price: int
    """The move points that it spends; of a grapple all."""
    points: int
    """The move points that it has."""
    strikes: list[Strike]
    falls: list[Fall]
    stops: str
    """What stops it at the end, whatever points are left: "", "water", "glyph" or "goal"."""
    odds: NotRequired[Odds]
    """Of the mover, if all swipe who may, where it has strikes or falls to fear."""


class Strike(TypedDict):
    """A passing swipe of an enemy that is left behind, if he takes it."""

    by: str
    at: str
    """The space of the mover that is left."""
    dice: int
    chance: float
    """That it wounds."""


class Fall(TypedDict):
    """A fall on the way."""

    at: str
    """Where it ends."""
    kind: Literal["fall", "far", "deep"]
    levels: int
    dice: int
    """Combat dice; 0 for a deep fall, which is a roll of the d20."""
    chance: float
    """That it wounds."""


class Aim(TypedDict):
    """An attack of a figure on another."""

    figure: str
    target: str
    distance: int
    range: int
    ranges: list[DiceReason]
    """What the range is made of, in spaces."""
    adjacent: bool
    attack: list[DiceReason]
    defense: list[DiceReason]
    sight: SightLine
    odds: Odds
    dodges: NotRequired[int]
    """So many shields block everything, where a power of the target says so."""


class DiceReason(TypedDict):
    """Some dice of a roll, and what they are for: ``printed``, ``height``, ``glyph:gerda`` ..."""

    reason: str
    n: int
    figure: NotRequired[str]
    """Who helps."""
    space: NotRequired[str]
    """Where the glyph lies."""


class SightLine(TypedDict):
    """A look from an eye at the part of a target that it sees best, and all that is in the way."""

    eye: Point
    aim: Point
    clear: bool
    needed: bool
    """Adjacent figures are attacked without a look, and grenades fly without one."""
    low: NotRequired[float]
    """What is seen of the target, in levels: from here ..."""
    high: NotRequired[float]
    """... up to here."""
    hindrances: list[Hindrance]


class Hindrance(TypedDict):
    """A thing in the way of a look, and where the look meets it."""

    kind: Literal["terrain", "overhang", "ruin", "figure"]
    at: Point
    space: NotRequired[str]
    figure: NotRequired[str]
    ruin: NotRequired[int]


class Area(TypedDict):
    """What an attack on a place covers, and whom it meets."""

    spaces: list[str]
    victims: list[str]
    aims: list[Aim]


class Roll(TypedDict):
    """A roll that decides something: what for, what is needed at least, how likely that is."""

    what: str
    die: Literal["d20", "combat"]
    needs: int
    chance: float
    figure: NotRequired[str]
    """Whom it is about."""
    dice: NotRequired[list[DiceReason]]
    """The combat dice that are rolled."""
    odds: NotRequired[Odds]


class Recruit(TypedDict):
    """A card that would join an army: what it costs, and what is spent and left after that."""

    points: int
    spent: int
    left: int


class Odds(TypedDict):
    """How likely it is that a figure takes 0, 1, 2 ... wounds, and that it is destroyed."""

    wounds: list[float]
    destroys: float
    counter: NotRequired[list[float]]
    """The same for wounds that the attacker gets back."""
