"""The shapes of what is told of a game.

The client's own types are made of them (``make types``).
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from giantstable.games.assault.box.board import Ground, Landmark, RegionKind
from giantstable.games.assault.box.pieces import Rank
from giantstable.games.assault.table.codes import Trade
from giantstable.games.assault.table.realm import Stage
from giantstable.games.assault.table.remaining import Remaining
from giantstable.games.assault.told.pieces.shapes import Cards, Effect, Share, Units
from giantstable.games.assault.told.show.shapes import (
    AttackLosses,
    AttackOdds,
    AttackShow,
    AttackSide,
    AttackSides,
    Can,
    CardsShow,
    ClaimShow,
    CommandShow,
    ConquestShow,
    DamageShow,
    DiceShow,
    LossShow,
    Marks,
    Onward,
    Outcome,
    RecruitShow,
    Room,
    SentBack,
    Show,
    SlayersShow,
    SpellShow,
    TradeShow,
    Turned,
    WayShow,
)

# What an option would do is written down with the chapters that find it out.
__all__ = [
    "AttackLosses",
    "AttackOdds",
    "AttackShow",
    "AttackSide",
    "AttackSides",
    "Can",
    "Cards",
    "CardsShow",
    "ClaimShow",
    "CommandShow",
    "ConquestShow",
    "DamageShow",
    "DiceShow",
    "Effect",
    "LossShow",
    "Marks",
    "Onward",
    "Outcome",
    "RecruitShow",
    "Room",
    "SentBack",
    "Share",
    "Show",
    "SlayersShow",
    "SpellShow",
    "TradeShow",
    "Turned",
    "Units",
    "WayShow",
]

Point = tuple[int, int]

# -- the game as a seat sees it ------------------------------------------------------------------


class View(TypedDict):
    """A game as a seat or a spectator sees it."""

    stage: Stage
    result: str
    """Empty while the game goes on."""
    round: int
    turns: int
    turns_to_come: int | None
    """In the Endgame: after this one."""
    first: int
    active: str
    """A race, empty for nobody."""
    claimed: bool
    commanded: bool
    pools: list[int]
    regions: dict[str, RegionState]
    castle: str
    """A region, empty for none."""
    forged: int
    fed: int
    slayers: dict[str, SlayerState]
    on_the_way: OnTheWay | None
    event_row: list[str]
    event_deck: int
    resource_deck: int
    resource_discard: list[str]
    """The uppermost first."""
    spell_deck: int
    spell_discard: list[str]
    """The uppermost first."""
    spells_gone: list[str]
    face_up: list[str]
    offer: Offer | None
    left: Left | None
    """What is left of what is being done; None where nothing is counted."""
    battle: Battle | None
    seats: list[SeatState]


class RegionState(TypedDict):
    """Who and what is in a region."""

    race: str
    units: Units
    markers: list[str]
    events: list[str]
    paid: bool
    """The price of passage, this turn."""


class SlayerState(TypedDict):
    """Where a giantslayer stands, and how."""

    region: str
    wounded: bool


class OnTheWay(TypedDict):
    """The unit that is passing through a region and stands in none."""

    unit: str
    region: str


class Left(TypedDict):
    """How much a race has left of what it is using up."""

    of: Remaining
    race: str
    n: int


class Offer(TypedDict):
    """The trade that is being put together."""

    by: str
    to: str
    """A race, empty for the deck."""
    kind: Trade
    limit: int
    """How many cards may be given."""
    gives: Cards
    wants: Cards


class SeatState(TypedDict):
    """What a player has; None is what the viewer may not know."""

    seat: int
    race: str
    points: int | None
    row: list[str]
    row_right: list[int]
    """For each card of the row: how many lie to its right."""
    hand: list[str]
    commands: dict[str, Coming]
    """For each command in hand: what it comes to if it is played now."""
    resources: Cards
    spells: int
    spell_hand: list[str] | None
    event: str
    """The race's Event that lies open, empty when all are done."""
    progress: dict[str, Progress]
    """By Event: how far it is with its own that lies open, and with those of the event row."""
    completed: list[str]
    claimed: list[str]
    supply: Units
    waiting: list[str]
    regions: int
    """How many it holds."""
    leaders: list[LeaderState]


class Coming(TypedDict):
    """What a command comes to if it is played now."""

    left: int
    """The cards to its left as it counts them."""
    parts: list[int]
    """For each part of the card: how much of its effect, how often, or the points it pays."""


class Progress(TypedDict):
    """How far a race is with an Event."""

    needs: list[Need]
    """In the order of the card."""
    rune: Literal["owned", "spared", "missing"]
    ready: bool
    """Whether it has all that the Event asks for."""


class Need(TypedDict):
    """One thing that an Event asks for: how much of it a race has."""

    met: bool
    have: int
    need: int


class LeaderState(TypedDict):
    """A leader: where it is, and whether its lasting ability works now."""

    unit: str
    state: Literal["healthy", "wounded", "fallen", "waiting"]
    region: str
    """Empty for one that is not on the board."""
    works: bool


class Battle(TypedDict):
    """The battle that is being fought."""

    step: str
    by_attack_card: bool
    cards_left: int
    attacker: Side
    defender: Side


class Side(TypedDict):
    """One side of a battle."""

    race: str
    seat: int
    region: str
    units: Units
    slayers: list[str]
    special: int | None
    """The face of the special die."""
    dice: list[int]
    picked: list[int]
    hits: int
    blocks: int
    arcane: int
    used: list[str]
    may_reroll: bool
    may_convert: bool
    weakened: Units
    fallen: Units
    fallen_slayers: list[str]
    roll: int
    """How many dice it rolls, the special one included."""
    strength: list[Share]
    """What these are made of."""
    totals: list[Share]
    """What hits and blocks are made of, in the order in which it came; ignored blocks last."""
    allowances: dict[str, int]
    """By modifier, usable now or not: how many dice or results it is good for."""
    rerolled: list[int]
    """The dice that show a second roll: their places in ``dice``, -1 for the special one."""
    damage: int | None
    """What it takes, once that is known."""
    damage_left: int


# -- what is printed on the pieces ---------------------------------------------------------------


class Reference(TypedDict):
    """What anybody may read at any time."""

    board: Board
    seating: Seating
    races: list[Race]
    events: list[EventCard]
    spells: list[SpellCard]
    resources: list[ResourceCard]
    slayers: list[Slayer]
    slayer_prices: dict[str, int]
    """What each deed of theirs costs, in actions."""
    npc_defence: list[Effect]
    npc_decides: Literal["neighbour", "rule"]
    """Who decides for them: whoever sits to the right of the attacker, or a fixed rule."""
    die: Die
    most_dice: int
    modifiers: list[str]
    markers: list[MarkerToken]
    draft: int
    face_up_events: int


class Board(TypedDict):
    """The map."""

    width: int
    height: int
    regions: list[Region]
    borders: list[Border]


class Region(TypedDict):
    """A region of the map."""

    id: str
    name: str
    kind: RegionKind
    race: str
    ground: Ground
    label: Point
    anchors: Anchors
    places: list[Place]
    outline: list[Point]
    beside: list[str]


class Anchors(TypedDict):
    """Where the middle of what lies in a region is drawn."""

    army: Point
    events: Point
    markers: Point
    slayers: Point
    castle: Point


class Place(TypedDict):
    """A town or a landmark."""

    name: str
    at: Point
    mark: Landmark


class Border(TypedDict):
    """A line that two regions share, or an edge of one that leads nowhere."""

    between: list[str]
    line: list[Point]


class Catalogue(TypedDict):
    """Who plays with how many, for those who set up a game."""

    seatings: list[Seating]


class Seating(TypedDict):
    """Who plays in a game of so many."""

    seats: int
    races: list[str]
    npcs: list[str]
    pools: list[int]


class Race(TypedDict):
    """A race, its units and its cards."""

    id: str
    name: str
    ordning: int
    home: str
    limit: int
    die: RaceDie
    units: list[Unit]
    leaders: list[Leader]
    commands: list[Command]
    events: list[EventCard]


class RaceDie(TypedDict):
    """A die by its faces."""

    id: str
    faces: list[Face]


class Die(RaceDie):
    """The standard die, and how many there are."""

    count: int


class Face(TypedDict):
    """What a face of a die shows."""

    hits: int
    blocks: int
    arcane: int


class Unit(TypedDict):
    """A kind of unit."""

    id: str
    name: str
    rank: Rank
    strength: int
    fortitude: int
    value: int
    copies: int
    waits: bool
    displaces: bool


class Leader(TypedDict):
    """What a leader can do."""

    unit: str
    name: str
    now: list[Effect]
    lasting: list[Effect]


class Command(TypedDict):
    """A Command Card."""

    id: str
    name: str
    parts: list[CommandPart]


class CommandPart(TypedDict):
    """One part of a Command Card: how often, and what; of several effects one is chosen."""

    per: str
    does: list[Effect]


class EventCard(TypedDict):
    """An Event Card."""

    id: str
    name: str
    race: str
    region: str
    needs: list[Condition]
    rune: str
    without_rune: list[Condition]
    points: int
    rewards: list[Effect]
    lasting: list[Effect]
    repeatable: bool


class SpellCard(TypedDict):
    """A Spell Card."""

    id: str
    copies: int
    time: str
    basic: SpellHalf
    advanced: SpellHalf


class SpellHalf(TypedDict):
    """One of the two spells on a card."""

    name: str
    does: list[Effect]


class ResourceCard(TypedDict):
    """A kind of Resource Card."""

    id: str
    name: str
    copies: int
    use: str
    does: list[Effect]


class Slayer(TypedDict):
    """A giantslayer."""

    id: str
    name: str
    strength: int
    fortitude: int
    power: Effect


class MarkerToken(TypedDict):
    """A Story Marker, both sides."""

    sides: list[str]
    copies: int


class Condition(TypedDict):
    """What an Event asks for as content files write it: what it does not need is not there."""

    needs: str
    least: NotRequired[int]
    marker: NotRequired[str]
    marked: NotRequired[str]
    unmarked: NotRequired[str]
    resource: NotRequired[str]
    region: NotRequired[str]
    unit: NotRequired[str]
    units: NotRequired[list[str]]
