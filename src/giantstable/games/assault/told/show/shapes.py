"""The shapes of what is known of an option before chance speaks.

The client's own types are made of them (``make types``).
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from giantstable.games.assault.table.realm import Stage
from giantstable.games.assault.told.pieces.shapes import Cards, Effect, Share, Units

Price = Literal["none", "card", "wound", "death"]
"""What a passage costs at least: the dearest thing that the cheapest way through asks for."""

Ends = Literal["stop", "pass"]
"""Whether a unit may stop where it goes, or only pass through."""


class Show(TypedDict, total=False):
    """Everything known of an option before chance speaks; what it has nothing of is left out."""

    command: CommandShow
    claim: ClaimShow
    way: WayShow
    recruit: RecruitShow
    attack: AttackShow
    trade: TradeShow
    cards: CardsShow
    dice: DiceShow
    loss: LossShow
    spell: SpellShow
    slayers: SlayersShow
    turned: list[Turned]
    """Units that are turned to their other side: healed, or wounded."""
    sent_back: SentBack
    conquest: ConquestShow
    marks: Marks
    region: str
    """Where it is about: of a leader that returns, a castle, an army that a spell is aimed at."""
    room: Room
    """Who has to go for those who come there."""
    can: list[Can]
    """What it could do now."""
    points: int
    """The Ordning Points that it gives at once."""
    left: int
    """How many of what is being done are left after it: maneuvers, healing, actions ..."""


# -- the turn ------------------------------------------------------------------------------------


class CommandShow(TypedDict):
    """A command, if it were played now."""

    command: str
    left: int
    """The cards to its left, as the rules count them."""
    parts: list[int]
    """What each printed part comes to."""
    can: list[Can]
    """What it could do now, in the order of its parts."""
    empty: bool
    """It would do nothing, and only lie in the row."""


class Can(TypedDict):
    """What an effect could do now."""

    does: str
    """An effect, as cards name it."""
    n: int
    """How many or how much at most, as things are."""
    regions: NotRequired[list[str]]
    """Where: of maneuvers and attacks where they lead, else where something can be done."""
    units: NotRequired[list[str]]
    """Who: units to be recruited, healed, carried; leaders to return."""
    races: NotRequired[list[str]]
    """With whom."""
    cards: NotRequired[list[str]]
    """Which Resource Cards."""
    spell: NotRequired[str]
    points: NotRequired[int]
    """The Ordning Points for all of it."""


class ClaimShow(TypedDict):
    """An Event that is claimed."""

    event: str
    points: int
    pools: list[int]
    """How many of the points come from each pool; the rest comes from the box."""
    stage: Stage
    """How far the game is after that."""
    rune: str
    """The Resource Card that it costs, empty if that is spared."""
    rewards: list[Effect]
    lasting: list[Effect]


# -- units ---------------------------------------------------------------------------------------


class WayShow(TypedDict):
    """A unit that goes from one region to another."""

    unit: str
    """As it sets out: ``hill-regular!`` is wounded."""
    region: str
    to: str
    ends: Ends
    price: Price
    """Of the whole way until it may stop."""
    onward: list[Onward]
    """Where it can come to stop if it has to go on."""
    left: int
    """The maneuvers left after this step; 0 where none are counted."""
    room: Room


class Onward(TypedDict):
    """A region where a passage can end."""

    region: str
    price: Price
    """Of the whole way to it."""
    left: int
    """The most maneuvers that can be left there."""


class Room(TypedDict):
    """Who has to go back to the supply where an army would be larger than its limit."""

    n: int
    """How many; 0 if there is room."""
    units: list[str]
    """Who comes into question."""


class SentBack(TypedDict):
    """A unit that goes back to the supply."""

    unit: str
    region: str
    left: int
    """How many have to go after it."""


class Turned(TypedDict):
    """A unit that is turned to its other side."""

    unit: str
    """As it lies before."""
    region: str
    n: int
    """How many like it."""
    wounded: bool
    """Which side it shows then."""


class RecruitShow(TypedDict):
    """A unit that is recruited."""

    unit: str
    region: str
    price: int
    left: int
    """The Recruit Points left."""
    room: Room


class Marks(TypedDict):
    """A Story Marker that is placed."""

    marker: str
    region: str
    """Empty for Forge Markers, which are only counted."""


# -- cards ---------------------------------------------------------------------------------------


class TradeShow(TypedDict):
    """An exchange of Resource Cards."""

    partner: str
    """A race, empty for the deck."""
    kind: Literal["friendly", "forced", "deck"]
    limit: int
    """The most cards that can be given."""
    gives: Cards
    """What is given so far, this option included; what there is none of is left out."""
    wants: Cards
    """What is wanted, or returned, so far."""
    may_give: Cards
    """What else could be given."""
    may_want: Cards
    """What else could be wanted, or returned."""


class CardsShow(TypedDict):
    """Resource Cards or spells that come and go."""

    gains: Cards
    spends: Cards
    draws: int
    """From the top of a deck: which, nobody knows."""
    keeps: NotRequired[int]
    """So many of them are kept, where not all are."""
    shuffles: bool
    """The deck has too few: the discard pile is shuffled."""
    spells: list[str]
    """Spell Cards that are kept or taken."""
    discards: list[str]
    """Spell Cards that are discarded for them."""


# -- battle --------------------------------------------------------------------------------------


class AttackShow(TypedDict):
    """A battle before the dice."""

    region: str
    to: str
    sides: AttackSides
    odds: AttackOdds


class AttackSides(TypedDict):
    """Both sides of a battle."""

    attacker: AttackSide
    defender: AttackSide


class AttackSide(TypedDict):
    """One side of a battle before the dice."""

    race: str
    units: Units
    slayers: list[str]
    strength: list[Share]
    """What its dice are made of."""
    roll: int
    """How many it rolls, the special one included."""
    allowances: dict[str, int]
    """By modifier: how many dice or results it is good for."""


class AttackOdds(TypedDict):
    """What a battle would bring, if both play sensibly and cast and spend nothing more."""

    conquest: float
    """Giantslayers conquer nothing."""
    attacker_falls: float
    """The chance that nobody of the attackers is left."""
    defender_falls: float
    attacker_points: float
    """Expected Ordning Points."""
    defender_points: float
    cards: float
    """Expected Resource Cards of the defender, for giantslayers who fall."""
    losses: AttackLosses


class AttackLosses(TypedDict):
    """What may be left of both sides, the likeliest first."""

    attacker: list[Outcome]
    defender: list[Outcome]


class Outcome(TypedDict):
    """What may be left of a side, and how likely that is."""

    units: NotRequired[Units]
    """Giantslayers too: ``hook!`` is wounded. Without them: everything else together."""
    chance: float


class DiceShow(TypedDict):
    """The dice of a side after an option, and what would come of them."""

    race: str
    hits: int
    blocks: int
    arcane: int
    most: int
    """How many dice or results it is good for, where more is to be chosen; else 0."""
    again: list[int]
    """The faces of standard dice that would be rolled again; -1 for the special one."""
    damage: DamageShow


class DamageShow(TypedDict):
    """What both sides would take if it ended there."""

    attacker: int
    defender: int


class LossShow(TypedDict):
    """A unit that takes damage."""

    race: str
    unit: str
    """Or a giantslayer."""
    region: str
    becomes: Literal["unharmed", "wounded", "defeated"]
    takes: int
    left: int
    """The damage left for others."""
    points: int
    """What the enemy gets for it."""


class ConquestShow(TypedDict):
    """Who stays where they attacked from, and who moves into the conquered region."""

    region: str
    stays: Units
    to: str
    goes: Units
    left: int
    """How many more may stay."""


class SpellShow(TypedDict):
    """A spell that is cast."""

    spell: str
    half: Literal["basic", "advanced"]
    does: list[Effect]
    pays: str
    """The Resource Card that it costs, empty for none."""
    can: list[Can]
    """What it could do now."""


class SlayersShow(TypedDict):
    """Giantslayers that come, go, or attack."""

    slayers: list[str]
    region: str
    left: int
    """The actions left."""
