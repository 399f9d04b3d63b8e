"""Effects and conditions: everything that cards, leaders, spells and events can say.

A content file names an effect and gives its numbers and words; an engine switches on ``kind``.
Nothing that has a consequence in play is written as a sentence.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1  # no marker, region, unit or command

# Resource Cards (AG-RES-01, AG-RES-10).
FOOD: Final = 0
ORE: Final = 1
ARTIFACT: Final = 2
WEAPONRY: Final = 3
RUNE_JOURNEY: Final = 4
RUNE_BLOOD: Final = 5
RUNE_ENEMY: Final = 6
RESOURCES: Final = [
    "food", "ore", "artifact", "weaponry", "rune-journey", "rune-blood", "rune-enemy",
]  # fmt: skip
RUNES: Final = ["rune-journey", "rune-blood", "rune-enemy"]

# Story Markers (AG-COMP-13).
RAVAGE: Final = 0
RAID: Final = 1
FROZEN: Final = 2
FORGE: Final = 3
SLAIN_DRAGON: Final = 4
ALLIANCE: Final = 5
MARKERS: Final = ["ravage", "raid", "frozen", "forge", "slain-dragon", "alliance"]

# Commands: eight that every race has, and its own (AG-CMD-01 .. AG-CMD-03).
MOVE: Final = 0
PLUNDER: Final = 1
TRADE: Final = 2
RECRUIT: Final = 3
LEADER: Final = 4
MAGIC: Final = 5
ATTACK: Final = 6
REST: Final = 7
UNIQUE: Final = 8
COMMANDS: Final = [
    "move", "plunder", "trade", "recruit", "leader", "magic", "attack", "rest", "unique",
]  # fmt: skip

# How far units are carried: next door, or into any Small Folk Region.
ADJACENT: Final = 0
SMALL_FOLK: Final = 1
REACHES: Final = ["adjacent", "small-folk"]

# The kinds of effects. Those of Command Cards first; many of them leaders and events have too.
MANEUVERS: Final = 0
DRAW_RESOURCES: Final = 1
DRAW_FROM_REGIONS: Final = 2
EXCHANGE: Final = 3
RECRUIT_POINTS: Final = 4
LEADER_ABILITY: Final = 5
RETURN_LEADER: Final = 6
LEADER_REROLL: Final = 7
DRAW_SPELLS: Final = 8
TOP_SPELL: Final = 9
ARCANE_TO_BLOCKS: Final = 10
ARCANE_TO_HITS: Final = 11
BATTLE: Final = 12
SHIFT: Final = 13
HEAL: Final = 14
SLAYER_ACTIONS: Final = 15
TAKE_BACK: Final = 16
TAKE_DISCARDED: Final = 17
MARKER_INCOME: Final = 18
PLACE_MARKER: Final = 19
SPEND_FOR_POINTS: Final = 20
SPEND_FOR_MARKER: Final = 21
SPEND_FOR_CARDS: Final = 22
MOVE_CASTLE: Final = 23
HITS_ABROAD: Final = 24  # leaders
RELOCATE: Final = 25
IGNORE_BLOCKS: Final = 26
MULTIPLY: Final = 27
HITS: Final = 28  # in a battle
BLOCKS: Final = 29
REROLL: Final = 30
SET_DICE: Final = 31
STRENGTH: Final = 32
WEAKEN: Final = 33
NO_REROLLS: Final = 34
NO_CONVERSIONS: Final = 35
REROLL_ENEMY: Final = 36
HEAL_REGION: Final = 37  # spells outside battles
WOUND: Final = 38
DAMAGE: Final = 39
ADVANCED_SPELL: Final = 40  # resources
PAY_EVENT: Final = 41
PLACE_UNIT: Final = 42  # rewards of events
MARK_REGION: Final = 43
FREE_ADVANCED: Final = 44  # rewards that last to the end of the game
MORE_LEFT: Final = 45
MARKER_WORTH: Final = 46
ABROAD_MOST: Final = 47

# Every effect that content can name, in the order of the kinds, with the fields that it needs. A
# field that ends in "?" may be left out.
EFFECTS: Final[dict[str, list[str]]] = {
    "maneuvers": ["by"],  # so many Unit Maneuvers (AG-MOVE-02)
    "draw-resources": ["by"],  # from the Resource Deck (AG-PLUNDER-01)
    "draw-from-regions": ["by"],  # one for an occupied Small Folk Region (AG-PLUNDER-02)
    "exchange": ["by"],  # so many cards may be given in the one trade (AG-TRADE-01)
    "recruit-points": ["by"],  # AG-RECRUIT-01, AG-RES-04
    "leader-ability": [],  # AG-LEADER-01
    "return-leader": [],  # wounded, to the Starting Region, free (AG-LEADER-05, AG-LEADER-06)
    "leader-reroll": ["by"],  # dice, in battles where the leader takes part (AG-LEADER-07)
    "draw-spells": ["by", "keep"],  # keep so many of them (AG-MAGIC-01)
    "top-spell": [],  # take the uppermost discarded spell (AG-MAGIC-02)
    "arcane-to-blocks": ["by", "into"],  # results, blocks each (AG-MAGIC-04, AG-NPC-11)
    "arcane-to-hits": ["by", "into"],  # results, hits each (AG-ATTACK-07, AG-SLAYER-22)
    "battle": [],  # attack one adjacent enemy region (AG-ATTACK-01)
    "shift": [],  # any units of a region into one adjacent empty region (AG-ATTACK-03)
    "heal": ["by"],  # so many own wounded units (AG-REST-02)
    "slayer-actions": ["by"],  # AG-REST-05
    "take-back": [],  # all commands to hand (AG-REST-07)
    "take-discarded": ["by", "resources"],  # from the Resource Discard Pile (AG-SPECIAL-01)
    "marker-income": ["marker", "points"],  # for each region marked before (AG-SPECIAL-05)
    "place-marker": ["marker", "points"],  # in an occupied region without it (AG-SPECIAL-06)
    "spend-for-points": ["resource", "points"],  # AG-SPECIAL-02, AG-SPECIAL-26
    "spend-for-marker": ["resource", "marker"],  # a counter, not in a region (AG-SPECIAL-15)
    "spend-for-cards": ["resource", "by"],  # AG-SPECIAL-16
    "move-castle": [],  # Lyn Armaal and its passengers (AG-SPECIAL-21 .. AG-SPECIAL-24)
    "hits-abroad": ["by", "most"],  # for each own unit starting away from home (AG-LEADER-13)
    "relocate": ["by", "reach", "heal?"],  # to an empty or friendly region (AG-LEADER-16)
    "ignore-blocks": ["by"],  # when attacking (AG-LEADER-23)
    "multiply": ["resource", "by"],  # what the card gives in battle (AG-LEADER-26)
    "hits": ["by"],
    "blocks": ["by"],
    "reroll": ["by"],  # up to so many own dice (AG-SLAYER-21, AG-NPC-10)
    "set-dice": ["by"],  # turn up to so many own dice to any face
    "strength": ["by"],  # dice more, the maximum stays (AG-BATTLE-09)
    "weaken": ["champions?"],  # one enemy Giant in the battle has Strength 0
    "no-rerolls": [],  # for the opponent
    "no-conversions": [],  # for the opponent
    "reroll-enemy": [],  # all their dice, before they modify them (AG-SLAYER-23)
    "heal-region": [],  # all own wounded units of one region
    "wound": ["by", "champions?"],  # healthy enemy Giants next to an own unit
    "damage": ["by"],  # to an enemy army next to an own unit, assigned as in battle
    "advanced-spell": [],  # AG-RES-09
    "pay-event": [],  # AG-RES-10
    "place-unit": ["unit"],  # at home (AG-EVENT-24, AG-EVENT-26)
    "mark-region": ["marker"],  # where the unit that the event asks for stands (AG-EVENT-23)
    "free-advanced": [],  # advanced spells need no Artifact
    "more-left": ["command", "by"],  # it counts so many cards more to its left
    "marker-worth": ["marker", "points"],  # placing one gives so many points
    "abroad-most": ["by"],  # the new most of hits-abroad
}  # fmt: skip
EFFECT_NAMES: Final = list(EFFECTS)

# Effects on one named enemy Giant: no giantslayer can be meant (AG-SLAYER-29, R104).
TARGETS_GIANT: Final = [WEAKEN, WOUND]

# What can stand where; an engine need not expect anything else.
BY_COMMAND: Final = [  # in the order of COMMANDS
    [MANEUVERS],
    [DRAW_RESOURCES, DRAW_FROM_REGIONS],
    [EXCHANGE],
    [RECRUIT_POINTS],
    [LEADER_ABILITY, RETURN_LEADER, LEADER_REROLL],
    [DRAW_SPELLS, TOP_SPELL, ARCANE_TO_BLOCKS],
    [BATTLE, SHIFT, ARCANE_TO_HITS],
    [HEAL, SLAYER_ACTIONS, TAKE_BACK],
    [
        TAKE_DISCARDED, MARKER_INCOME, PLACE_MARKER, SPEND_FOR_POINTS, SPEND_FOR_MARKER,
        SPEND_FOR_CARDS, MOVE_CASTLE,
    ],
]  # fmt: skip
BY_LEADER_NOW: Final = [MANEUVERS, BATTLE, TAKE_DISCARDED, TOP_SPELL, RELOCATE]
BY_LEADER_LASTING: Final = [HITS_ABROAD, IGNORE_BLOCKS, MULTIPLY]
BY_SPELL: Final = [  # in the order of SPELL_TIMES
    [HITS, BLOCKS, STRENGTH, WEAKEN, NO_REROLLS, NO_CONVERSIONS],
    [HITS, BLOCKS, REROLL, SET_DICE],
    [HEAL, HEAL_REGION, RELOCATE, WOUND, DAMAGE],
]
BY_RESOURCE: Final = [  # in the order of USES
    [RECRUIT_POINTS],
    [HITS, BLOCKS],
    [HITS, BLOCKS],
    [ADVANCED_SPELL],
    [PAY_EVENT],
]
BY_SLAYER: Final = [REROLL_ENEMY, ARCANE_TO_HITS, REROLL]
BY_NPC: Final = [REROLL, ARCANE_TO_BLOCKS]
BY_EVENT: Final = [DRAW_RESOURCES, DRAW_SPELLS, HEAL, TAKE_DISCARDED, PLACE_UNIT, MARK_REGION]
BY_EVENT_LASTING: Final = [FREE_ADVANCED, MORE_LEFT, MARKER_WORTH, ABROAD_MOST]


class Effect:
    """One effect: what it does, and its numbers; what it does not need is 0 or ``NOTHING``."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.by = 0  # how many, or how much
        self.into = 0  # blocks or hits that one arcane result becomes
        self.keep = 0
        self.most = 0
        self.points = 0  # Ordning Points each
        self.resource = NOTHING  # the lowest of ``resources``
        self.resources = 0  # bit mask
        self.marker = NOTHING
        self.unit = NOTHING
        self.command = NOTHING
        self.reach = NOTHING
        self.heal = False  # units carried are healed
        self.champions = False  # a Champion may be meant

    @property
    def name(self) -> str:
        """The name that content files have for it."""
        return EFFECT_NAMES[self.kind]


# What an event can ask for.
HAS_MARKERS: Final = 0
UNIT_IN: Final = 1
ANY_UNIT_IN: Final = 2
CASTLE_HELD: Final = 3
OWNS: Final = 4
ON_BOARD: Final = 5
UNIT_AMONG_SMALL_FOLK: Final = 6
FED: Final = 7

CONDITIONS: Final[dict[str, list[str]]] = {
    "has-markers": ["marker", "least"],  # AG-EVENT-21, -22, -24, -26
    "unit-in": ["units", "region"],  # at least one of these units in the region
    "any-unit-in": ["region"],  # AG-EVENT-14, AG-EVENT-27, R31
    "castle-held": [],  # Lyn Armaal in a Small Folk Region, with a cloud giant there
    "owns": ["resource", "least"],  # cards shown, not spent
    "on-board": ["unit"],
    "unit-among-small-folk": ["unit", "marked?", "unmarked?"],  # in a region with, without a marker
    "fed": ["least"],  # Food cards discarded for points so far
}
CONDITION_NAMES: Final = list(CONDITIONS)


class Condition:
    """One thing that an event asks for; what it does not need is 0 or ``NOTHING``."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.least = 0
        self.marker = NOTHING
        self.marked = NOTHING  # a marker that the region must have
        self.unmarked = NOTHING  # a marker that it must not have
        self.resource = NOTHING
        self.region = NOTHING
        self.unit = NOTHING  # the lowest of ``units``
        self.units = 0  # bit mask of unit kinds

    @property
    def name(self) -> str:
        """The name that content files have for it."""
        return CONDITION_NAMES[self.kind]
