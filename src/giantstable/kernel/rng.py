"""The one source of chance: sfc32, small, exact, and the same on every machine.

A sealed seed has another stream: SHA-256 of a key and a counter. Who has seen all its dice so far
knows nothing of the next, which is what people who play for something may ask of a server.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from giantstable.kernel.fields import Fields

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x7FFFFFFF
SEALED: Final = "sealed:"  # so begins the seed of a stream that cannot be foreseen
KEY_WORDS: Final = 8


class Rng:
    """Chris Doty-Humphrey's sfc32. Four 32-bit words, so its state is readable JSON.

    No step needs more than 53 bits: the compiled build never leaves machine integers. With a key it
    is the stream of a sealed seed, and the first three words mean nothing.
    """

    def __init__(self, a: int, b: int, c: int, drawn: int, key: bytes | None = None) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.key = key
        self.drawn = drawn  # counts up with every number: "has chance spoken since?"

    def next(self) -> int:
        """Return the next 32 random bits."""
        if self.key is not None:
            return self._sealed(self.key)
        b = self.b
        c = self.c
        drawn = self.drawn
        out = (self.a + b + drawn) & WORD
        self.drawn = (drawn + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def _sealed(self, key: bytes) -> int:
        block = hashlib.sha256(key + self.drawn.to_bytes(4, "big")).digest()
        self.drawn = (self.drawn + 1) & WORD
        return int.from_bytes(block[:4], "big")

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
        return Rng(self.a, self.b, self.c, self.drawn, self.key)

    def become(self, other: Rng) -> None:
        """Go on as the other would."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.drawn = other.drawn
        self.key = other.key

    def state(self) -> list[int]:
        """Return the four words; of a sealed seed those of its key behind them."""
        key = self.key or b""
        return [self.a, self.b, self.c, self.drawn, *_words(key)]


def seeded(seed: int | str) -> Rng:
    """Return the generator of a seed: any whole number, or any text."""
    text = str(seed)
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    if text.startswith(SEALED):
        return Rng(0, 0, 0, 1, digest)
    words = _words(digest[:12])
    return Rng(words[0], words[1], words[2], 1)  # the digest is mixed well enough to start with


def rng_in(fields: Fields) -> Rng:
    """Take the generator of a position: its four words, or those with a key."""
    words = [
        fields.a_whole(word, f"{fields.path('rng')}[{i}]", 0, WORD)
        for i, word in enumerate(fields.items("rng"))
    ]
    if len(words) not in (4, 4 + KEY_WORDS):
        raise fields.refuse("rng", "position-rng", found=len(words))
    key = b"".join([word.to_bytes(4, "big") for word in words[4:]])
    return Rng(words[0], words[1], words[2], words[3], key or None)


def _words(key: bytes) -> list[int]:
    return [int.from_bytes(key[at : at + 4], "big") for at in range(0, len(key), 4)]
