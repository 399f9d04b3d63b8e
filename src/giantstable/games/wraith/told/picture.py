"""A fight as a picture for notebooks: the Giant with the Wraith on it, and its row of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.kernel.drawing import INK, Drawing

if TYPE_CHECKING:
    from giantstable.games.wraith.told import shapes

SIZE: Final = 4.2  # of a hundredth of the body
LEFT: Final = 20.0
TOP: Final = 46.0
CARD: Final = 172.0
CARD_HEIGHT: Final = 76.0
BESIDE: Final = 470.0  # where the row of cards begins

STONE: Final = "#cfc4ac"
FOOTHOLD: Final = "#fffaf0"
DANGER: Final = "#e9a05a"
WEAK: Final = "#c0392b"
WRAITH: Final = "#3c2a6b"
SCARRED: Final = "#8d8778"


def picture(seen: shapes.View, printed: shapes.Reference) -> str:
    """Return a fight as a spectator sees it."""
    giant, wraith = seen["giant"], seen["wraith"]
    state = seen["result"] or f"round {seen['round']}, {seen['step']}"
    drawing = Drawing(BESIDE + CARD + 20, 520, f"{wraith['name']} against {giant['name']}: {state}")
    drawing.words(
        20, 22, f"{wraith['name']} against {giant['name']}", 18, anchor="start", bold=True
    )
    drawing.words(BESIDE + CARD, 22, state, 14, anchor="end")
    _body(drawing, seen, printed)
    _row(drawing, seen, printed)
    return drawing.svg()


def _body(drawing: Drawing, seen: shapes.View, printed: shapes.Reference) -> None:
    body = printed["giant"]["body"]
    for outline in body["outline"]:
        drawing.polygon([(_x(x), _y(y)) for x, y in outline], STONE, "#b3a88f")
    places = {place["name"]: place for place in body["places"]}
    for place in body["places"]:
        for up in place["up"]:
            there = places[up]
            x, y = _x(there["x"]), _y(there["y"])
            drawing.line(_x(place["x"]), _y(place["y"]), x, y, "#7d7460", 2)
    weak = _weak_spots(seen, printed)
    for place in body["places"]:
        x, y, name = _x(place["x"]), _y(place["y"]), place["name"]
        fill = DANGER if name in seen["giant"]["dangers"] else FOOTHOLD
        drawing.circle(x, y, 13, fill, WEAK if name in weak else INK)
        drawing.words(x, y, "–" if name == "ground" else name, 10.5)
    here = places[seen["wraith"]["place"]]
    x, y = _x(here["x"]) + 15, _y(here["y"]) - 12
    drawing.polygon(
        [(x, y - 13), (x + 9, y + 9), (x, y + 4), (x - 9, y + 9)], WRAITH, "#ffffff", 1.5
    )


def _weak_spots(seen: shapes.View, printed: shapes.Reference) -> list[str]:
    """Return the footholds where a card of the row can be hit."""
    found: list[str] = []
    open_cards = [lying["card"] for lying in seen["giant"]["row"] if not lying["scarred"]]
    for card in printed["giant"]["cards"]:
        if card["id"] in open_cards:
            found += card["footholds"]
    return found


def _row(drawing: Drawing, seen: shapes.View, printed: shapes.Reference) -> None:
    giant, wraith = seen["giant"], seen["wraith"]
    cards = {card["id"]: card for card in printed["giant"]["cards"]}
    y = TOP
    for lying in giant["row"]:
        card = cards[lying["card"]]
        fill = SCARRED if lying["scarred"] else "#fffaf0"
        drawing.rectangle(BESIDE, y, CARD, CARD_HEIGHT - 8, fill)
        drawing.words(BESIDE + 10, y + 16, card["name"], 13, anchor="start", bold=True)
        if lying["scarred"]:
            drawing.words(BESIDE + 10, y + 44, "a Scar", 12, anchor="start")
        else:
            wounds = f"Wounds {lying['wounds']} of {card['wound_limit']}"
            drawing.words(BESIDE + 10, y + 36, wounds, 12, anchor="start")
            weak = f"weak: {', '.join(card['footholds'])}"
            drawing.words(BESIDE + 10, y + 54, weak, 11, WEAK, anchor="start")
        y += CARD_HEIGHT
    hand = wraith["hand"]
    held = hand if isinstance(hand, int) else len(hand)
    told = [
        f"life {giant['life']} · Scars {giant['scars']} of {giant['scars_limit']}"
        f" · Rage {giant['rage']}",
        f"her Wounds {wraith['wounds']} of {wraith['wound_limit']}"
        f" · hand {held} · deck {wraith['deck']}",
    ]
    for n, line in enumerate(told):
        drawing.words(BESIDE + CARD, 450 + 22 * n, line, 13, anchor="end")


def _x(x: float) -> float:
    return LEFT + SIZE * x


def _y(y: float) -> float:
    return TOP + SIZE * y
