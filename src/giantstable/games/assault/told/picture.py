"""A game as a picture for notebooks: the map by its own lines, with armies, markers and slayers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.kernel.drawing import INK, Drawing

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

SCALE: Final = 0.75
HEAD: Final = 40.0
FOOT: Final = 26.0  # of each seat

GROUNDS: Final[dict[str, str]] = {
    "sea-ice": "#dfe9ee",
    "tundra": "#e5e6da",
    "mountains": "#cfc8ba",
    "moor": "#d3cfae",
    "forest": "#bfd0ae",
    "woodland": "#cbd8b5",
    "sea": "#bcd3de",
    "farmland": "#e4dcaf",
    "hills": "#d8cba4",
    "coast": "#e3dcc4",
    "desert": "#eadbb0",
}
RACES: Final[dict[str, str]] = {
    "storm": "#4b3f91",
    "cloud": "#5e93b8",
    "fire": "#c0392b",
    "frost": "#3d7f8f",
    "stone": "#6f6a60",
    "hill": "#8a6d2f",
}


def picture(seen: shapes.View, printed: shapes.Reference) -> str:
    """Return a game as a spectator sees it."""
    board = printed["board"]
    width, height = SCALE * board["width"], SCALE * board["height"]
    state = seen["result"] or f"round {seen['round']}, {seen['stage']}"
    whole = HEAD + height + FOOT * len(seen["seats"]) + 10
    drawing = Drawing(width, whole, f"Assault of the Giants: {state}")
    drawing.words(14, 20, "Assault of the Giants", 18, anchor="start", bold=True)
    pools = " and ".join([str(pool) for pool in seen["pools"]])
    drawing.words(width - 14, 20, f"{state} · pools {pools}", 14, anchor="end")
    for region in board["regions"]:
        outline = [(_x(x), _y(y)) for x, y in region["outline"]]
        drawing.polygon(outline, GROUNDS.get(region["ground"], "#e6dfcc"), "#7d7460", 1.5)
    for region in board["regions"]:
        _region(drawing, region, seen["regions"][region["id"]])
    _wanderers(drawing, seen, board)
    _seats(drawing, seen, HEAD + height + 16)
    return drawing.svg()


def _region(drawing: Drawing, region: shapes.Region, state: shapes.RegionState) -> None:
    x, y = region["label"]
    drawing.words(_x(x), _y(y), region["name"], 11)
    if state["race"]:
        x, y = region["anchors"]["army"]
        healthy = sum([n for unit, n in state["units"].items() if not unit.endswith("!")])
        wounded = sum(state["units"].values()) - healthy
        drawing.circle(_x(x), _y(y), 15, RACES[state["race"]], "#ffffff")
        drawing.words(_x(x), _y(y), f"{healthy}+{wounded}" if wounded else str(healthy), 12, "#fff")
    if state["markers"]:
        x, y = region["anchors"]["markers"]
        for n, marker in enumerate(state["markers"]):
            drawing.words(_x(x), _y(y) + 11 * n, marker, 9.5, "#7a2e1d")


def _wanderers(drawing: Drawing, seen: shapes.View, board: shapes.Board) -> None:
    regions = {region["id"]: region for region in board["regions"]}
    if seen["castle"]:
        x, y = regions[seen["castle"]]["anchors"]["castle"]
        drawing.rectangle(_x(x) - 22, _y(y) - 8, 44, 16, "#ffffff")
        drawing.words(_x(x), _y(y), "castle", 10)
    count: dict[str, int] = {}
    for name, slayer in seen["slayers"].items():
        if slayer["region"]:
            n = count.get(slayer["region"], 0)
            count[slayer["region"]] = n + 1
            x, y = regions[slayer["region"]]["anchors"]["slayers"]
            word = f"{name}!" if slayer["wounded"] else name
            drawing.words(_x(x), _y(y) + 12 * n, word, 10, INK, bold=True)


def _seats(drawing: Drawing, seen: shapes.View, y: float) -> None:
    for n, seat in enumerate(seen["seats"]):
        at = y + FOOT * n
        drawing.circle(24, at, 8, RACES[seat["race"]], "#ffffff")
        points = seat["points"]
        told = "hidden" if points is None else str(points)
        cards = sum(seat["resources"].values())
        row = ", ".join(seat["row"]) or "none"
        line = (
            f"{seat['race']}: points {told} · regions {seat['regions']} · resources {cards}"
            f" · spells {seat['spells']} · commands played: {row}"
        )
        drawing.words(40, at, line, 13, anchor="start", bold=seat["race"] == seen["active"])


def _x(x: float) -> float:
    return SCALE * x


def _y(y: float) -> float:
    return HEAD + SCALE * y
