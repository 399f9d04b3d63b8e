"""Moving about on a Giant that only stands there."""

from __future__ import annotations

from functools import cache
from typing import cast

from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.match import Match
from tests.games.wraith.scene import (
    Doc,
    document,
    happened,
    options,
    place,
    play,
    practice,
    scene,
    wraith_card,
)

GIANTS = ["earth", "air", "water", "fire"]
MOVES = ["climbed", "fell", "dropped", "leapt"]
# The lines of the Earth Giant, from below to above.
EARTH = {
    "ground": ["A1", "A3", "C4"],
    "A1": ["A2"],
    "A2": ["B1"],
    "A3": ["B3"],
    "B1": ["B2"],
    "B2": ["B4"],
    "B3": ["B2"],
    "B4": ["C1", "D2"],
    "C1": ["D1"],
    "C2": ["D2"],
    "C3": ["C2"],
    "C4": ["C3"],
    "D1": [],
    "D2": ["D1"],
}
DECK = [
    wraith_card("drop", drop=None),
    wraith_card("drop-and-cut", drop=None, sword=1),
    wraith_card("haul", climb="breath"),
    wraith_card("jump-slash", leap="foot", sword="hand"),
    wraith_card("hand", "hand", climb=0),
    *[wraith_card(f"climb-{n}", climb=n) for n in range(1, 6)],
    *[wraith_card(f"leap-{n}", leap=n) for n in range(1, 6)],
]


@cache
def playground(giant: str) -> WraithGame:
    """Return a Giant that only stands there, and a Wraith who can move."""
    return practice(DECK, giant=giant, deck_size=60)


def standing(
    pawn: str, card: str, giant: str = "earth", setup: Doc | None = None, wounds: int = 0
) -> Match:
    """Return a fight in which she stands there with the card in hand."""
    hand = [f"young-{card}", *["young-idle"] * 4]
    game = playground(giant)
    return scene(giant, setup=setup, game=game, pawn=pawn, hand=hand, wounds=wounds)


def ends(pawn: str, card: str, giant: str = "earth", setup: Doc | None = None) -> set[str]:
    """Return where the card can take the pawn, each end tried; nothing if it cannot move it."""
    m = standing(pawn, card, giant, setup)
    play(m, f"play {card}")
    if m.pending[0].kind == "play":  # there was nothing to choose
        return {place(m)} if any(move in happened(m) for move in MOVES) else set()
    reached = {place(play(m.copy(), option)) for option in options(m)}
    assert reached == {option.split()[1] for option in options(m)}
    return reached


def lines(giant: str) -> dict[str, list[str]]:
    """Return the lines as the content file draws them, from below to above."""
    board = document("giants", giant)
    places = {"ground": cast(Doc, board["ground"]), **cast(dict[str, Doc], board["footholds"])}
    return {name: cast(list[str], drawn["up"]) for name, drawn in places.items()}
