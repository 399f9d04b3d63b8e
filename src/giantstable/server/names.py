"""Names as others are shown them: no mark in one may change what stands round it."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

MOST_MARKS = 2  # accents on one letter: no language piles up more
LONGEST = 40
# Marks of direction, letters of no width and of private use, ends of lines and paragraphs.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters that show nothing


@lru_cache(maxsize=4096)
def shown(name: str) -> str:
    """Return a name without what cannot be seen, and without towers of accents."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        if kind in UNSEEN or letter in BLANK:
            continue
        if kind in ("Mn", "Me", "Mc"):
            marks += 1
            if marks > MOST_MARKS or not found or found[-1] == " ":
                continue
        else:
            marks = 0
        found.append(" " if kind == "Zs" else letter)
    return " ".join("".join(found).split())[:LONGEST]
