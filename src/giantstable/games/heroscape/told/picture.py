"""A battle as a picture for notebooks: the battlefield from above, its glyphs and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.kernel.drawing import INK, Drawing

if TYPE_CHECKING:
    from giantstable.games.heroscape.ground import shapes as ground
    from giantstable.games.heroscape.told import shapes

RADIUS: Final = 21.0
HALF: Final = 18.19  # of a hex across: its radius times the root of 3, halved
HEAD: Final = 44.0
EDGE: Final = 26.0

TERRAINS: Final[dict[str, str]] = {
    "grass": "#a9c48a",
    "rock": "#b9b2a3",
    "sand": "#e6d6a4",
    "water": "#9cc3d8",
}
OTHER_TERRAIN: Final = "#d5cfc0"
SEATS: Final = ["#b03a2e", "#2e5f8a", "#6d4c8f", "#2f7d4f"]
NOBODYS: Final = "#6b675e"


def picture(seen: shapes.View, printed: shapes.Reference) -> str:
    """Return a battle as a spectator sees it."""
    spaces = printed["battlefield"]["spaces"]
    where = {space["name"]: (_x(space["q"], space["r"]), _y(space["r"])) for space in spaces}
    left = min([x for x, _ in where.values()]) - HALF - EDGE
    top = min([y for _, y in where.values()]) - RADIUS - HEAD - EDGE
    points = {name: (x - left, y - top) for name, (x, y) in where.items()}
    width = max([x for x, _ in points.values()]) + HALF + EDGE
    bottom = max([y for _, y in points.values()]) + RADIUS + EDGE
    name = printed["scenario"]["name"]
    state = seen["result"] or f"{seen['phase']}, round {seen['round']}"
    drawing = Drawing(width, bottom + 24 * len(seen["seats"]) + 8, f"{name}: {state}")
    drawing.words(18, 22, name, 18, anchor="start", bold=True)
    drawing.words(width - 18, 22, state, 14, anchor="end")
    for space in sorted(spaces, key=lambda space: space["level"]):
        _space(drawing, space, points[space["name"]])
    for lying in seen["glyphs"]:
        x, y = points[lying["space"]]
        drawing.rectangle(x - 18, y - 8, 36, 16, "#f2e3ff")
        drawing.words(x, y, lying["glyph"][:6], 9)
    _figures(drawing, seen, printed, points)
    _seats(drawing, seen, bottom)
    return drawing.svg()


def _space(drawing: Drawing, space: ground.Space, at: tuple[float, float]) -> None:
    x, y = at
    corners = [
        (x, y - RADIUS),
        (x + HALF, y - RADIUS / 2),
        (x + HALF, y + RADIUS / 2),
        (x, y + RADIUS),
        (x - HALF, y + RADIUS / 2),
        (x - HALF, y - RADIUS / 2),
    ]
    drawing.polygon(corners, TERRAINS.get(space["terrain"], OTHER_TERRAIN), "#8d8672", 0.8)
    drawing.words(x, y + RADIUS - 7, str(space["level"]), 7.5, "#5c574b")


def _figures(
    drawing: Drawing,
    seen: shapes.View,
    printed: shapes.Reference,
    points: dict[str, tuple[float, float]],
) -> None:
    cards = {card["id"]: card["name"] for card in printed["cards"]}
    name_of: dict[str, str] = {}
    for unit in printed["units"]:
        for n, figure in enumerate(unit["figures"]):
            short = _initials(cards[unit["card"]])
            name_of[figure] = short if len(unit["figures"]) == 1 else f"{short}{n + 1}"
    for each in seen["figures"]:
        if "space" not in each:
            continue
        seat = each["seat"]
        fill = NOBODYS if seat is None else SEATS[seat]
        x, y = points[each["space"]]
        if "space2" in each:
            x2, y2 = points[each["space2"]]
            drawing.line(x, y, x2, y2, fill, 15)
        drawing.circle(x, y, 13, fill, "#ffffff")
        drawing.words(x, y, name_of[each["figure"]], 9.5, "#ffffff", bold=True)
        if each["wounds"]:
            drawing.circle(x + 11, y - 11, 6.5, "#ffffff", INK)
            drawing.words(x + 11, y - 11, str(each["wounds"]), 9)


def _initials(name: str) -> str:
    """Return two letters for a card: of two words the first of each."""
    words = [word for word in name.replace("-", " ").split() if word[0].isupper()]
    return words[0][0] + words[-1][0] if len(words) > 1 else name[:2]


def _seats(drawing: Drawing, seen: shapes.View, y: float) -> None:
    for n, seat in enumerate(seen["seats"]):
        at = y + 24 * n
        drawing.circle(26, at, 8, SEATS[n], "#ffffff")
        standing = [f for f in seen["figures"] if f["seat"] == n and "space" in f]
        line = f"player {n + 1}: side {seat['side']} · figures {len(standing)}"
        drawing.words(42, at, f"{line} · points {seat['points']}", 13, anchor="start")


def _x(q: int, r: int) -> float:
    return 2 * HALF * (q + r / 2)


def _y(r: int) -> float:
    return 1.5 * RADIUS * r
