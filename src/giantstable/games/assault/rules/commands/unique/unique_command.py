"""What there is to know of a command that only one race has."""

from __future__ import annotations

from giantstable.games.assault.box.cards import Part
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, DecisionKind, Play
from giantstable.kernel.message import Facts, Why


class UniqueCommand:
    """One unique command: what its card says, what it asks about regions, and what it forbids."""

    def __init__(self, reads: list[int], asks: list[DecisionKind]) -> None:
        self.reads = reads  # the kinds of effects on its card
        self.asks = asks  # its questions that are answered with a region

    def part(self, realm: Realm, race: int, part: Part, times: int) -> Play:
        """Carry out one part of the card, so many times."""
        raise TypeError

    def why_not(self, realm: Realm, race: int, d: Decision, region: int, facts: Facts) -> Why:
        """Return why a region is none of the answers; ``facts`` name it."""
        raise TypeError
