"""What can be left of what is being done; ``Realm.count`` says how much of it, for all to see."""

from __future__ import annotations

from typing import Final, Literal

MANEUVERS: Final = 0
RECRUIT_POINTS: Final = 1
EXCHANGE: Final = 2  # cards that can still be given, wanted or returned
RELOCATIONS: Final = 3  # units that can still be carried
HEALING: Final = 4  # units that can still be healed
WOUNDS: Final = 5  # units that a spell can still wound
DAMAGE: Final = 6
DICE: Final = 7  # that can still be chosen to be rolled again or turned
ACTIONS: Final = 8  # of giantslayers
SPELLS: Final = 9  # that can still be kept
RIDERS: Final = 10  # units that can still come with the castle
MARKERS: Final = 11  # that can still be placed
CARDS: Final = 12  # that can still be spent or taken by a command

Remaining = Literal[
    "maneuvers", "recruit-points", "exchange", "relocations", "healing", "wounds", "damage",
    "dice", "actions", "spells", "riders", "markers", "cards",
]  # fmt: skip
REMAINING: Final[list[Remaining]] = [
    "maneuvers", "recruit-points", "exchange", "relocations", "healing", "wounds", "damage",
    "dice", "actions", "spells", "riders", "markers", "cards",
]  # fmt: skip
