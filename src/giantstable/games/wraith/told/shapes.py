"""The shapes of what is told of a fight.

The client's own types are made of them (``make types``).
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from giantstable.games.wraith.box.pieces import CardKind, SkillSymbol
from giantstable.games.wraith.table.fight import Step

# -- the fight as a seat sees it -----------------------------------------------------------------


class View(TypedDict):
    """A fight as the player or a spectator sees it."""

    round: int
    step: Step
    played: int
    result: str
    """Empty while the fight goes on."""
    wraith: WraithSide
    giant: GiantSide


class WraithSide(TypedDict):
    """The Wraith's half of the table."""

    id: str
    name: str
    place: str
    wounds: int
    wound_limit: int
    stunned: bool
    shield: int
    hand_lost: bool
    hand: list[HandCard] | int
    """A spectator knows only how many."""
    deck: int
    discard: list[str]
    removed: int
    rows: ActionRows
    fearless: list[Fearless]
    skills: list[SkillPool]


class HandCard(TypedDict):
    """A card in hand, with what its actions would be worth in the next row."""

    card: str
    values: list[int | None]


class ActionRows(TypedDict):
    """Both action rows."""

    top: ActionRow
    bottom: ActionRow


class ActionRow(TypedDict):
    """An action row, and how many of each symbol it shows."""

    cards: list[PlacedCard]
    symbols: SymbolCounts


class PlacedCard(TypedDict):
    """A card in an action row; a spectator does not know one that lies face down."""

    card: str | None
    face_down: bool


class SymbolCounts(TypedDict):
    """How many of each symbol."""

    hand: int
    foot: int
    eye: int
    breath: int


class Fearless(TypedDict):
    """A Fearless Action, its value and what it costs now."""

    action: str
    value: int | None
    price: int


class SkillPool(TypedDict):
    """A skill and the tokens on it."""

    id: str
    name: str
    pool: int
    tokens: int


class GiantSide(TypedDict):
    """The Giant's half of the table."""

    id: str
    name: str
    health: int
    life: int
    scars: int
    scars_limit: int
    rage: int
    row: list[RowCard]
    above: list[str]
    deck: int
    gone: list[str]
    suppressed: bool
    dangers: list[str]
    foothold_card: str | None


class RowCard(TypedDict):
    """A card in the Giant's row."""

    card: str
    wounds: int
    scarred: bool


# -- what is known of an option ------------------------------------------------------------------


class Show(TypedDict):
    """Among what Wounds or tokens are shared out; question by question, but meant as one."""

    things: list[str]
    """Cards of the Giant, or skills, in the order in which they are asked about."""
    settled: int
    """So many of the first have theirs already."""
    ways: list[list[int]]
    """Every way to share them out that loses as little as can be: how many for each thing."""


# -- what is printed on the pieces -----------------------------------------------------------------


class Reference(TypedDict):
    """What is printed on the boards and cards of a fight."""

    giant: Giant
    wraith: Wraith


class Giant(TypedDict):
    """A Giant's board and deck."""

    id: str
    name: str
    health: int
    scars_limit: int
    rage_track: list[list[str]]
    body: Body
    cards: list[GiantCard]
    foothold_effect: str
    foothold_cards: list[FootholdCard]


class Body(TypedDict):
    """How a Giant looks, and where one can stand on it."""

    places: list[Place]
    outline: list[list[tuple[float, float]]]


class Place(TypedDict):
    """The Ground or a foothold."""

    name: str
    part: str
    x: float
    y: float
    up: list[str]


class GiantCard(TypedDict):
    """A card of the Giant's deck."""

    id: str
    name: str
    kind: CardKind
    weak_spot: str
    footholds: list[str]
    wound_limit: int
    symbols: list[str]
    attack: NotRequired[Strike]
    always: NotRequired[Always]


class Strike(TypedDict):
    """An attack: where it reaches, as printed and place by place, and what it does."""

    area: list[str]
    reach: list[str]
    wounds: int
    cards: int
    stun: bool
    push: Push | None


class Push(TypedDict):
    """A forced move: so many steps up or down, or to a place."""

    way: Literal["up", "down", "to"]
    by: int | str


class Always(TypedDict):
    """What works as long as its card lies in the row."""

    effect: str
    actions: NotRequired[list[str]]
    by: NotRequired[int]
    area: NotRequired[list[str]]
    reach: NotRequired[list[str]]
    push: NotRequired[Push | None]


class FootholdCard(TypedDict):
    """Where the tokens of the Dangerous Footholds lie."""

    id: str
    name: str
    spots: list[str]


class Wraith(TypedDict):
    """A Wraith's board and deck."""

    id: str
    name: str
    wound_limit: int
    health_modifier: int
    hand_size: int
    foothold_tokens: int
    skills: list[Skill]
    cards: list[WraithCard]


class Skill(TypedDict):
    """A special skill."""

    id: str
    name: str
    colour: str
    pool: int
    effects: list[Effect]


class WraithCard(TypedDict):
    """An Action card."""

    id: str
    notation: str
    name: str
    copies: int
    symbols: list[SkillSymbol]
    actions: list[Effect]
    spell: NotRequired[Spell]


class Spell(TypedDict):
    """A spell below the actions of a card."""

    id: str
    name: str
    requires: str
    effects: list[Effect]


class Effect(TypedDict):
    """An action or effect."""

    type: str
    value: str
    """As printed: "2", "hand", "1+foot", "hand&eye", "breath<=2"; empty where there is none."""
