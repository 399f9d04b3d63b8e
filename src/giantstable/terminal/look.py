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

# Bodies: the dark of the edge and the light of the middle, one stone for each giant.
BODIES: Final = {
    "earth": ("#2b2721", "#5f5541"),
    "air": ("#242c36", "#52667e"),
    "water": ("#172c2e", "#33676a"),
    "fire": ("#301b16", "#83371f"),
}
STONE: Final = ("#282521", "#564f45")
EYES: Final = {"earth": "#f3c26b", "air": "#d9f1ff", "water": "#b8f5d8", "fire": "#ffe08a"}
LAVA: Final = "#c65a1e"  # what glows between the plates of the Fire Giant
GLOW: Final = "#c08a2c"  # what the small light throws on the body
ROCK_LINE: Final = "#b3a58c"

ATTACK_SYMBOLS: Final = ("ring", "knot", "fang", "bolt")


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
    attack: tuple[str, str, str, str]
    hatch: str
    eye: str
    left_eye: str  # of a giant drawn large
    right_eye: str
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
    attack=("◎", "∞", "▼", "ϟ"),
    hatch="╱",
    eye="●",
    left_eye="▜▄",
    right_eye="▄▛",
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
    attack=("R", "K", "F", "B"),
    hatch="/",
    eye="o",
    left_eye="\\O",
    right_eye="O/",
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


def attack_sign(signs: Signs, name: str) -> str:
    """Return the sign of an attack symbol; an unknown one is shown by its first letter."""
    if name in ATTACK_SYMBOLS:
        return signs.attack[ATTACK_SYMBOLS.index(name)]
    return name[:1].upper()


def mixed(first: str, second: str, part: float) -> str:
    """Return the colour that lies so far on the way from the first to the second."""
    part = min(1.0, max(0.0, part))
    numbers = [
        round(int(first[i : i + 2], 16) * (1 - part) + int(second[i : i + 2], 16) * part)
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{number:02x}" for number in numbers)
