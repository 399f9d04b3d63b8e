"""Combat dice: what their faces show."""

from __future__ import annotations

from typing import Final

FACES: Final = 6
MOST_HITS: Final = 4  # on one face (AG-BATTLE-13)
MOST_BLOCKS: Final = 2  # AG-BATTLE-15
MOST_ARCANE: Final = 2  # AG-BATTLE-16


class Die:
    """A die; a face shows hits, blocks or arcane results, or it is a miss."""

    def __init__(self, hits: list[int], blocks: list[int], arcane: list[int]) -> None:
        self.hits = hits  # by face
        self.blocks = blocks
        self.arcane = arcane
        # By face: the first one that shows the same. Dice are told apart by nothing else.
        self.alike: list[int] = [self._first_like(face) for face in range(FACES)]

    def _first_like(self, face: int) -> int:
        for i in range(face):
            if (
                self.hits[i] == self.hits[face]
                and self.blocks[i] == self.blocks[face]
                and self.arcane[i] == self.arcane[face]
            ):
                return i
        return face

    @property
    def misses(self) -> int:
        """How many faces show nothing (AG-BATTLE-14)."""
        return sum(1 for i in range(FACES) if self.hits[i] + self.blocks[i] + self.arcane[i] == 0)
