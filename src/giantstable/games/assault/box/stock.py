"""What all players share: seats and pools, dice, markers, and what NPC giants may do."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.dice import Die
from giantstable.games.assault.box.effects import Effect

FEWEST_SEATS: Final = 3  # AG-SETUP-01
MOST_SEATS: Final = 6


class Seating:
    """One number of players: who is played and what there is to win."""

    def __init__(self, seats: int, races: list[int], npcs: list[int], pools: list[int]) -> None:
        self.seats = seats
        self.races = races  # played, by seat in turn order (AG-SETUP-07)
        self.npcs = npcs
        self.pools = pools  # Ordning Points in Pool 1 and in Pool 2


class Markers:
    """Story Markers of one printing: two kinds may be the two sides of one marker."""

    def __init__(self, kinds: list[int], copies: int) -> None:
        self.kinds = kinds
        self.copies = copies


class Stock:
    """The common part of the box."""

    def __init__(
        self,
        seatings: list[Seating],
        die: Die,
        dice: int,
        most_dice: int,
        point_tokens: list[int],
        markers: list[Markers],
        draft: int,
        face_up: int,
        slayer_prices: list[int],
        npc_defence: list[Effect],
        castle: int,
    ) -> None:
        self.seatings = seatings  # 3, 4, 5 and 6 seats
        self.die = die  # the standard die
        self.dice = dice  # standard dice in the box
        self.most_dice = most_dice  # that giants roll, the special die included (AG-BATTLE-09)
        self.point_tokens = point_tokens  # tokens worth 1, 2, 3, 4
        self.markers = markers
        self.draft = draft  # Resource Cards that each player begins with
        self.face_up = face_up  # universal Events
        self.slayer_prices = slayer_prices  # actions to recruit, to move one step, to attack
        self.npc_defence = npc_defence  # each once a battle (AG-NPC-12)
        self.castle = castle  # the region where Lyn Armaal begins

    def seating(self, seats: int) -> Seating:
        """Return the seating for a number of players."""
        return self.seatings[seats - FEWEST_SEATS]

    @property
    def points(self) -> int:
        """All Ordning Points in the box."""
        return sum((i + 1) * count for i, count in enumerate(self.point_tokens))


RECRUIT_SLAYER: Final = 0  # AG-SLAYER-05
MOVE_SLAYER: Final = 1  # AG-SLAYER-10
SLAYER_ATTACK: Final = 2  # AG-SLAYER-13
SLAYER_DEEDS: Final = ["recruit", "move", "attack"]
