"""What people say to each other at a table: words from a short list, and nothing else.

It is no part of the game: nobody writes it down, and who comes later hears the last of it only
while the table is in memory.
"""

from __future__ import annotations

from collections import deque
from typing import Final, get_args

from giantstable.server import frames
from giantstable.server.limits import Bucket
from giantstable.server.refusals import Refused
from giantstable.server.schema import now
from giantstable.server.settings import Rate
from giantstable.server.times import moment_of

REMEMBERED: Final = 20  # words that who comes later is told
SAY: Final = "say:"
WORDS: Final[tuple[frames.Word, ...]] = get_args(frames.Word)


class Chatter:
    """What is said at one table."""

    def __init__(self) -> None:
        self.said: deque[frames.Said] = deque(maxlen=REMEMBERED)
        self._buckets: dict[tuple[str, int], Bucket] = {}

    def allow(self, what: str, seat: int, rate: Rate) -> None:
        """Refuse who talks or asks too much; a seat counts, from however many devices."""
        if not self._buckets.setdefault((what, seat), Bucket(rate)).take():
            raise Refused("too-many")

    def hear(self, seat: int, word: frames.Word) -> frames.Said:
        """Note what somebody has said."""
        said: frames.Said = {
            "type": "said",
            "seat": seat,
            "word": word,
            "at": moment_of(now()),
            "past": False,
        }
        self.said.append({**said, "past": True})
        return said


def spoken(what: str) -> tuple[int, frames.Word] | None:
    """Return what another worker tells us was said, by its notice; None for any other."""
    if not what.startswith(SAY):
        return None
    seat, _, word = what.removeprefix(SAY).partition(":")
    return next(((int(seat), each) for each in WORDS if each == word), None)


def notice_of(seat: int, word: frames.Word) -> str:
    """Return the notice by which other workers learn what was said."""
    return f"{SAY}{seat}:{word}"
