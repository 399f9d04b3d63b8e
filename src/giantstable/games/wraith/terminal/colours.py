"""The colours of the giants, and the signs of what they do."""

from __future__ import annotations

from typing import Final

from giantstable.terminal.look import ASCII, UNICODE, Look, Signs

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
ATTACK_SIGNS: Final = {UNICODE: ("◎", "∞", "▼", "ϟ"), ASCII: ("R", "K", "F", "B")}


def attack_sign(signs: Signs, name: str) -> str:
    """Return the sign of an attack symbol; an unknown one is shown by its first letter."""
    if name in ATTACK_SYMBOLS:
        return ATTACK_SIGNS[signs][ATTACK_SYMBOLS.index(name)]
    return name[:1].upper()


def eye_sign(look: Look, large: bool, left: bool) -> str:
    """Return an eye; of a giant drawn large, its left or right one."""
    if not large:
        return "●" if look.unicode else "o"
    if look.unicode:
        return "▜▄" if left else "▄▛"
    return "\\O" if left else "O/"
