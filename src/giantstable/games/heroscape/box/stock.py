"""The stock of one Master Set, and whether a battlefield can be built from so many sets."""

from __future__ import annotations

from giantstable.games.heroscape.ground.tiles import RUINS, SIZES, TERRAINS, Ruin, Tile
from giantstable.kernel.errors import BadContent


class Stock:
    """Tiles, ruins, markers and dice of one set (HS-C-BOX-02 .. HS-C-BOX-08)."""

    def __init__(
        self,
        tiles: list[list[int]],
        ruins: list[int],
        ruin_height: int,
        markers: dict[str, int],
        dice: dict[str, int],
    ) -> None:
        self.tiles = tiles  # by terrain, then by the size's place in SIZES
        self.ruins = ruins  # by length
        self.ruin_height = ruin_height  # HS-M-ENG-05
        self.markers = markers
        self.dice = dice

    def count(self, terrain: int, size: int) -> int:
        """Return how many tiles of a kind one set has."""
        return self.tiles[terrain][SIZES.index(size)]

    @property
    def total(self) -> int:
        """How many tiles one set has."""
        return sum(sum(row) for row in self.tiles)


def used(tiles: list[Tile]) -> list[list[int]]:
    """Return how many tiles of each terrain and size a battlefield takes."""
    counts = [[0] * len(SIZES) for _ in TERRAINS]
    for tile in tiles:
        counts[tile.terrain][SIZES.index(tile.size)] += 1
    return counts


def sets_needed(tiles: list[Tile], ruins: list[Ruin], stock: Stock) -> int:
    """Return how many sets a battlefield takes; 0 if no number of sets has its pieces."""
    needed = 1
    counts = used(tiles)
    for terrain in range(len(TERRAINS)):
        for size in range(len(SIZES)):
            needed = max(needed, _sets(counts[terrain][size], stock.tiles[terrain][size]))
    for length in range(len(RUINS)):
        standing = sum(1 for ruin in ruins if ruin.length == length)
        needed = max(needed, _sets(standing, stock.ruins[length]))
    return 0 if needed > len(tiles) + len(ruins) else needed


def _sets(found: int, each: int) -> int:
    if found == 0:
        return 1
    return (found + each - 1) // each if each else 1_000_000


def stock_faults(
    file: str, tiles: list[Tile], ruins: list[Ruin], stock: Stock, sets: int
) -> list[BadContent]:
    """Return what so many sets do not have (HS-C-BOX-02 .. -06, HS-X-GEN-01), a refusal each."""
    faults: list[BadContent] = []
    counts = used(tiles)
    for terrain, name in enumerate(TERRAINS):
        for i, size in enumerate(SIZES):
            most = stock.tiles[terrain][i] * sets
            if counts[terrain][i] > most:
                faults.append(
                    BadContent(
                        "stock-tiles",
                        file=file,
                        terrain=name,
                        size=size,
                        found=counts[terrain][i],
                        most=most,
                        sets=sets,
                    )
                )
    for length, name in enumerate(RUINS):
        standing = sum(1 for ruin in ruins if ruin.length == length)
        most = stock.ruins[length] * sets
        if standing > most:
            faults.append(
                BadContent(
                    "stock-ruins", file=file, length=name, found=standing, most=most, sets=sets
                )
            )
    return faults
