"""The one source of chance: sfc32, small, exact, and the same on every machine."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from giantstable.kernel.fields import Fields

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x7FFFFFFF


class Rng:
    """Chris Doty-Humphrey's sfc32. Four 32-bit words, so its state is readable JSON.

    No step needs more than 53 bits: the compiled build never leaves machine integers.
    """

    def __init__(self, a: int, b: int, c: int, drawn: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.drawn = drawn  # counts up with every number: "has chance spoken since?"

    def next(self) -> int:
        """Return the next 32 random bits."""
        b = self.b
        c = self.c
        drawn = self.drawn
        out = (self.a + b + drawn) & WORD
        self.drawn = (drawn + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        if n > HALF:
            return self._below_many(n)
        word: i64 = self.next()  # tagged integers multiply slowly beyond 31 bits
        product = word * n
        low = product & WORD
        if low < n:  # Lemire: only here can a draw be unfair, and only then is it repeated
            floor = (WORD + 1 - n) % n
            while low < floor:
                word = self.next()
                product = word * n
                low = product & WORD
        return product >> 32

    def _below_many(self, n: int) -> int:
        """Do the same where the product has more than 63 bits."""
        product = self.next() * n
        floor = (WORD + 1 - n) % n
        while product & WORD < floor:
            product = self.next() * n
        return product >> 32

    def shuffle(self, pile: list[int]) -> None:
        """Put the pile into a random order, in place."""
        i = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            swap = pile[i]
            pile[i] = pile[j]
            pile[j] = swap
            i -= 1

    def copy(self) -> Rng:
        """Return a generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.drawn)

    def become(self, other: Rng) -> None:
        """Go on as the other would."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.drawn = other.drawn

    def state(self) -> list[int]:
        """Return the four words."""
        return [self.a, self.b, self.c, self.drawn]


def seeded(seed: int | str) -> Rng:
    """Return the generator of a seed: any whole number, or any text."""
    digest = hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(3)]
    return Rng(words[0], words[1], words[2], 1)  # the digest is mixed well enough to start with


def rng_in(fields: Fields) -> Rng:
    """Take the generator of a position: its four words."""
    words = [
        fields.a_whole(word, f"{fields.path('rng')}[{i}]", 0, WORD)
        for i, word in enumerate(fields.items("rng"))
    ]
    if len(words) != 4:
        raise fields.refuse("rng", "position-rng", found=len(words))
    return Rng(words[0], words[1], words[2], words[3])
