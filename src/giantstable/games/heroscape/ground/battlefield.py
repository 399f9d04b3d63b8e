"""A battlefield as it is built: its spaces, what lies beside them, what stands between them.

A space is a surface that figures can stand on, and a number: row by row, in a row from west to
east, over one hex from the lowest up. A column is a hex with everything that lies on it. A set of
spaces is a bit mask. All tables are computed once, when the battlefield is built.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.hexes import STEPS, Hex, column_of, edge_of, name_of, named
from giantstable.games.heroscape.ground.tiles import WATER, Ruin, Tile
from giantstable.kernel.masks import mask_of

NO_ROOF: Final = 1000  # the headroom under the open sky
NOWHERE: Final = -1
MARGIN: Final = 2  # empty hexes round the grid: lines of sight may leave the battlefield


class Battlefield:
    """Tiles and ruins as laid, and all that the rules ask of them."""

    def __init__(
        self,
        id_: str,
        name: str,
        tiles: list[Tile],
        ruins: list[Ruin],
        ruin_height: int,
        order: int = 9999,
    ) -> None:
        self.id = id_
        self.name = name
        self.order = order  # in lists
        self.tiles = tiles
        self.ruins = ruins
        self.ruin_height = ruin_height
        layers = _layers(tiles)
        self.columns: list[Hex] = sorted(layers, key=_place_on_map)
        self._lay_grid()
        # Of each column: its first space, how many, and what is solid: bottom, top, bottom ...
        self.first: list[int] = []
        self.count: list[int] = []
        self.slabs: list[list[int]] = []
        # Of each space: its column, and what the rules ask about it.
        self.column: list[int] = []
        self.level: list[int] = []
        self.terrain: list[int] = []
        self.headroom: list[int] = []
        self.names: list[str] = []
        for column, place in enumerate(self.columns):
            self._stack(column, place, layers[place])
        self.size = len(self.level)
        self.everywhere = (1 << self.size) - 1
        self.water = mask_of([s for s in range(self.size) if self.terrain[s] == WATER])
        self.next_column: list[int] = []  # column * 6 + direction
        self.beside: list[list[int]] = []  # space * 6 + direction: the spaces of that column
        self.near: list[int] = []  # of each space: all spaces of the six columns round it
        self._link()
        self._raise_walls()

    # -- what others ask ----------------------------------------------------------------------

    def space(self, name: str) -> int:
        """Return the space of that name, or NOWHERE.

        A hex alone means its highest space; ``J8@1`` means the one at level 1.
        """
        place, _, level = name.partition("@")
        column = self.column_at(named(place))
        if column == NOWHERE:
            return NOWHERE
        top = self.first[column] + self.count[column] - 1
        if "@" not in name:
            return top
        for space in range(self.first[column], top + 1):
            if str(self.level[space]) == level:
                return space
        return NOWHERE

    def column_at(self, place: Hex | None) -> int:
        """Return the column over a hex, or NOWHERE."""
        if place is None:
            return NOWHERE
        q = place[0] - self.west
        r = place[1] - self.north
        if not (0 <= q < self.stride and 0 <= r < self.rows):
            return NOWHERE
        return self.grid[r * self.stride + q]

    def hex_of(self, space: int) -> Hex:
        """Return the hex that a space is over."""
        return self.columns[self.column[space]]

    def fits(self, space: int, height: int) -> bool:
        """Return whether a figure of that Height has room there (HS-M-OVH-02, R-OVH-01)."""
        return height <= self.headroom[space]

    def open_sky(self, space: int) -> bool:
        """Return whether nothing is above a space."""
        return self.headroom[space] == NO_ROOF

    def direction(self, a: int, b: int) -> int:
        """Return the direction from one space to a space of a neighbouring column, or NOWHERE."""
        for d in range(6):
            if self.next_column[self.column[a] * 6 + d] == self.column[b]:
                return d
        return NOWHERE

    def wall(self, space: int, direction: int) -> int:
        """Return the number of the wall on that edge of the space's column, or NOWHERE."""
        return self.wall_on[self.cell[self.column[space]] * 6 + direction]

    # -- building -----------------------------------------------------------------------------

    def _lay_grid(self) -> None:
        """Number the cells of a field that holds all columns, with a margin round it."""
        places = self.columns.copy()
        for ruin in self.ruins:
            places.extend(ruin.hexes)
        self.west = min([q for q, _ in places], default=0) - MARGIN
        self.north = min([r for _, r in places], default=0) - MARGIN
        self.stride = max([q for q, _ in places], default=0) + MARGIN + 1 - self.west
        self.rows = max([r for _, r in places], default=0) + MARGIN + 1 - self.north
        self.grid: list[int] = [NOWHERE] * (self.stride * self.rows)
        self.cell: list[int] = []  # of each column
        for column, (q, r) in enumerate(self.columns):
            cell = (r - self.north) * self.stride + q - self.west
            self.grid[cell] = column
            self.cell.append(cell)
        self.steps: list[int] = [q + r * self.stride for q, r in STEPS]  # from cell to cell

    def _stack(self, column: int, place: Hex, layers: list[tuple[int, int]]) -> None:
        """Make the spaces of a column from its tiles, lowest first."""
        slabs: list[int] = []
        spaces: list[tuple[int, int, int]] = []  # level, terrain, headroom
        for i, (layer, terrain) in enumerate(layers):
            if terrain != WATER:  # a water tile is flat
                if slabs and slabs[-1] == layer - 1:
                    slabs[-1] = layer
                else:
                    slabs.extend([layer - 1, layer])
            level = layer - 1 if terrain == WATER else layer
            headroom = NO_ROOF
            if i + 1 < len(layers):
                above, what = layers[i + 1]
                headroom = above - 1 - level
                if what == WATER and above == layer + 1:
                    headroom = 0  # water lies on it
            if headroom > 0:
                spaces.append((level, terrain, headroom))
        self.slabs.append(slabs)
        self.first.append(len(self.level))
        self.count.append(len(spaces))
        for i, (level, terrain, headroom) in enumerate(spaces):
            self.column.append(column)
            self.level.append(level)
            self.terrain.append(terrain)
            self.headroom.append(headroom)
            top = i == len(spaces) - 1
            self.names.append(name_of(place) if top else f"{name_of(place)}@{level}")

    def _link(self) -> None:
        for cell in self.cell:
            self.next_column.extend([self.grid[cell + step] for step in self.steps])
        for space in range(self.size):
            near = 0
            for d in range(6):
                column = self.next_column[self.column[space] * 6 + d]
                spaces: list[int] = []
                if column != NOWHERE:
                    first = self.first[column]
                    spaces = list(range(first, first + self.count[column]))
                near |= mask_of(spaces)
                self.beside.append(spaces)
            self.near.append(near)

    def _raise_walls(self) -> None:
        """Stand the ruins on their edges; an edge is found from both of its hexes."""
        self.wall_on: list[int] = [NOWHERE] * (len(self.grid) * 6)  # cell * 6 + direction
        self.wall_ruin: list[int] = []
        self.wall_base: list[int] = []
        self.wall_top: list[int] = []
        self.wall_edge: list[tuple[Hex, int]] = []
        for i, ruin in enumerate(self.ruins):
            for place, d in ruin.edges:
                wall = len(self.wall_ruin)
                cell = (place[1] - self.north) * self.stride + place[0] - self.west
                self.wall_on[cell * 6 + d] = wall
                self.wall_on[(cell + self.steps[d]) * 6 + (d + 3) % 6] = wall
                self.wall_ruin.append(i)
                self.wall_base.append(ruin.level)
                self.wall_top.append(ruin.level + self.ruin_height)
                self.wall_edge.append(edge_of(place, d))


def _layers(tiles: list[Tile]) -> dict[Hex, list[tuple[int, int]]]:
    """Return what lies over each hex, lowest first: layer and terrain."""
    found: dict[Hex, list[tuple[int, int]]] = {}
    for tile in tiles:
        for place in tile.hexes:
            found.setdefault(place, []).append((tile.layer, tile.terrain))
    for layers in found.values():
        layers.sort()
    return found


def _place_on_map(place: Hex) -> tuple[int, int]:
    return place[1], column_of(place)
