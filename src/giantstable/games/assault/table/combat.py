"""A battle under way: the two sides, their dice, and what they have made of them so far."""

from __future__ import annotations

from typing import Final, Literal

from giantstable.games.assault.table.army import NONE
from giantstable.games.assault.table.world import NOBODY

# The nine steps (AG-BATTLE-01).
DECLARE: Final = 1
START_SPELLS: Final = 2
ATTACKER_TOTALS: Final = 3
DEFENDER_TOTALS: Final = 4
DEFENDER_LOSSES: Final = 5
ATTACKER_LOSSES: Final = 6
POINTS: Final = 7
CONQUEST: Final = 8
END: Final = 9

ATTACKER: Final = 0
DEFENDER: Final = 1

# Modifiers, each once a battle for one side (AG-BATTLE-19).
BY_LEADER: Final = 0  # re-roll
BY_MAGIC: Final = 1  # arcane to blocks
BY_ATTACK: Final = 2  # arcane to hits
BY_SINKER: Final = 3
BY_LINE: Final = 4
BY_NPC_REROLL: Final = 5
BY_NPC_BLOCKS: Final = 6
MODIFIERS: Final = ["leader", "magic", "attack", "sinker", "line", "npc-reroll", "npc-blocks"]

# What adds to the dice or the totals of a side (see ``Share``).
BY_UNIT: Final = 0
BY_SLAYER: Final = 1
BY_SPELL: Final = 2
BY_RESOURCE: Final = 3
BY_MODIFIER: Final = 4
BY_LASTING: Final = 5  # an ability of a leader, while it lasts
BY_DICE: Final = 6
BY_LIMIT: Final = 7  # no side rolls more dice than there are, or fewer than none
Reason = Literal["unit", "slayer", "spell", "resource", "modifier", "lasting", "dice", "limit"]
REASONS: Final[list[Reason]] = [
    "unit", "slayer", "spell", "resource", "modifier", "lasting", "dice", "limit",
]  # fmt: skip


class Share:
    """What one thing adds to the dice or to the totals of a side, or takes from them."""

    def __init__(self, by: int, which: int, dice: int = 0, hits: int = 0, blocks: int = 0) -> None:
        self.by = by
        self.which = which  # what it is, by ``by``: a spell as it is cast, a resource, modifier ...
        self.dice = dice
        self.hits = hits
        self.blocks = blocks
        self.unit = NOBODY  # whom it is about, or who helps: a unit of all races


NO_SHARES: Final[list[Share]] = []


class Side:
    """One side of a battle."""

    def __init__(self, race: int, seat: int, region: int, army: int) -> None:
        self.race = race  # NOBODY: giantslayers
        self.seat = seat  # who decides for it
        self.region = region  # where it stands
        self.army = army  # who takes part; losses are taken off
        self.scorer = race  # who gets the points; of giantslayers, who controls them
        self.slayers = 0  # a mask, for giantslayers
        self.special_face = NOBODY  # of the special die, NOBODY without it
        self.faces: list[int] = []  # of the standard dice
        self.picked: list[int] = []  # dice chosen so far that will be rolled again together
        self.hits = 0
        self.blocks = 0
        self.arcane = 0  # results that are not converted
        self.converted = 0  # results that were, so that their dice lie still (R67)
        self.used = 0  # a mask of MODIFIERS
        self.strength = 0  # dice more or fewer, by spells
        self.weakened = NONE  # soldiers whose Strength is 0 in this battle
        self.may_reroll = True  # spells of the enemy can forbid it
        self.may_convert = True
        self.fallen = NONE  # soldiers lost
        self.fallen_slayers = 0
        self.shares = NO_SHARES  # what adds, besides units and dice; replaced, never changed
        self.before_dice = 0  # so many of them came before the roll
        self.rerolled = 0  # a mask of dice that show a second roll: the special one, the others
        self.ignored = 0  # blocks that the enemy ignores, noted among the shares
        self.damage = NOBODY  # that it takes, once that is known
        self.damage_left = 0

    def note(self, share: Share) -> None:
        """Note what adds to the dice or totals of the side."""
        if share.dice or share.hits or share.blocks:
            self.shares = [*self.shares, share]

    def copy(self) -> Side:
        """Return an equal side."""
        side = Side(self.race, self.seat, self.region, self.army)
        side.scorer = self.scorer
        side.slayers = self.slayers
        side.special_face = self.special_face
        side.faces = self.faces.copy()
        side.picked = self.picked.copy()
        side.hits = self.hits
        side.blocks = self.blocks
        side.arcane = self.arcane
        side.converted = self.converted
        side.used = self.used
        side.strength = self.strength
        side.weakened = self.weakened
        side.may_reroll = self.may_reroll
        side.may_convert = self.may_convert
        side.fallen = self.fallen
        side.fallen_slayers = self.fallen_slayers
        side.shares = self.shares
        side.before_dice = self.before_dice
        side.rerolled = self.rerolled
        side.ignored = self.ignored
        side.damage = self.damage
        side.damage_left = self.damage_left
        return side


class Combat:
    """A battle."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        self.attacker = attacker
        self.defender = defender
        self.step = DECLARE
        self.by_attack_card = False  # only then arcane results become hits (AG-LEADER-21)
        self.cards_left = 0  # commands to the left of the Attack card
        self.staying = 0  # conquerors who do not move in, an army

    def side(self, which: int) -> Side:
        """Return one of the sides."""
        return self.attacker if which == ATTACKER else self.defender

    def other(self, side: Side) -> Side:
        """Return the enemy of a side."""
        return self.defender if side is self.attacker else self.attacker

    def copy(self) -> Combat:
        """Return an equal battle."""
        combat = Combat(self.attacker.copy(), self.defender.copy())
        combat.step = self.step
        combat.by_attack_card = self.by_attack_card
        combat.cards_left = self.cards_left
        combat.staying = self.staying
        return combat
