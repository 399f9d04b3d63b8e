"""The room of the terminal game: its colours, and its signs in Unicode and in ASCII."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Charcoal and ember. Inks reach a contrast of 4.5 on the ground of the room.
BACKDROP: Final = "#171412"
PAPER: Final = "#ddd4c4"
QUIET: Final = "#988e7f"
BRASS: Final = "#e6b84f"
EMBER: Final = "#f0803c"
BLOOD: Final = "#ef6a5a"
LIGHT: Final = "#fff3c4"
WARD: Final = "#8cc4de"
MOSS: Final = "#9dbb6b"
BAR: Final = "#241f1b"  # the ground under titles


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a screen. Each differs from all others by shape, not by colour alone."""

    pawn: str
    reach: str
    strike: str
    danger: str
    token: str
    no_token: str
    scar: str
    spell: str
    dot: str
    bar: str
    prompt: str
    news: str
    full: str  # a stretch of a gauge, and what is left of it
    empty: str
    slots: str
    box: str  # corners, then the horizontal and vertical line
    hatch: str
    minus: str


UNICODE: Final = Signs(
    pawn="✦",
    reach="▸",
    strike="!",
    danger="×",
    token="●",
    no_token="○",
    scar="╳",
    spell="✶",
    dot="·",
    bar="─",
    prompt="›",
    news="▎",
    full="━",
    empty="─",
    slots="¹²³⁴⁵⁶⁷⁸⁹",
    box="╭╮╰╯─│",
    hatch="╱",
    minus="−",
)
ASCII: Final = Signs(
    pawn="@",
    reach=">",
    strike="!",
    danger="x",
    token="*",
    no_token=".",
    scar="X",
    spell="+",
    dot="-",
    bar="-",
    prompt=">",
    news="|",
    full="#",
    empty="-",
    slots="123456789",
    box="++++-|",
    hatch="/",
    minus="-",
)


@dataclass(frozen=True, slots=True)
class Look:
    """What a terminal can show."""

    color: bool = True
    unicode: bool = True

    @property
    def signs(self) -> Signs:
        """The signs that the terminal can show."""
        return UNICODE if self.unicode else ASCII


def mixed(first: str, second: str, part: float) -> str:
    """Return the colour that lies so far on the way from the first to the second."""
    part = min(1.0, max(0.0, part))
    numbers = [
        round(int(first[i : i + 2], 16) * (1 - part) + int(second[i : i + 2], 16) * part)
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{number:02x}" for number in numbers)
