"""Whole games of random choices, with the laws checked at every step."""

from __future__ import annotations

from collections import Counter

from giantstable.games.assault.rules import turns
from giantstable.games.assault.rules.setup import new_realm
from giantstable.games.assault.table import laws
from giantstable.games.assault.table.happenings import SCORED, TURN_BEGAN
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House, World
from giantstable.kernel.decision import Checkpoint, Decision
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import GameOver
from tests.games.assault.table import box

MOST_DECISIONS = 100_000  # of one game: random players do come to an end

# Whoever holds a Spell Card is asked the first three even if there is nothing to cast (R70). A
# price is asked for before it is paid, even if there is no other way (R47); which of like spells to
# keep, so that nobody can tell that they are alike (R119).
ALWAYS_ASKED = ("act", "start-spell", "totals", "passage", "keep")


class Walk:
    """One game, and what was asked in it."""

    def __init__(self, realm: Realm, chooser: Rng, checked: bool = True) -> None:
        self.realm = realm
        self.chooser = chooser
        self.checked = checked
        self.decisions = 0
        self.over = False
        self.kinds: Counter[str] = Counter()  # of questions
        self.told: Counter[str] = Counter()  # of happenings
        self.turns: Counter[int] = Counter()  # by seat
        self.scored = [0] * len(realm.points)  # as it was told
        realm.events = []

    def go(self, decisions: int = MOST_DECISIONS) -> Walk:
        """Answer by chance until the game is over, or so many questions were answered."""
        realm = self.realm
        play = turns.play(realm)
        asked = next(play)
        try:
            while self.decisions < decisions:
                if isinstance(asked, Checkpoint):
                    self._rest()
                    asked = play.send(0)
                    continue
                assert isinstance(asked, Decision)
                asked = play.send(self._choose(asked))
        except GameOver:
            self.over = True
            self._rest()
        return self

    def _rest(self) -> None:
        """Look at the table between two turns."""
        if self.checked:
            laws.check(self.realm)
        assert self.realm.events is not None
        for event in self.realm.events:
            if event.kind is SCORED:
                self.scored[event.a] += event.b
            elif event.kind is TURN_BEGAN:
                self.turns[event.seat] += 1
            self.told[event.kind.name] += 1
        self.realm.events = []

    def _choose(self, asked: Decision) -> int:
        codes = asked.codes
        assert len(codes) > 1 or asked.kind in ALWAYS_ASKED, asked.kind
        assert len(set(codes)) == len(codes), asked.kind
        assert 0 <= asked.seat < self.realm.world.seats
        if self.checked:
            laws.check_always(self.realm)
        self.decisions += 1
        self.kinds[asked.kind] += 1
        codes = self.prefer(asked)
        return codes[self.chooser.below(len(codes))]

    def prefer(self, asked: Decision) -> list[int]:
        """Return the answers that come into question: all of them."""
        return asked.codes


def walk(seats: int, seed: int, house: House | None = None, checked: bool = True) -> Walk:
    """Play a whole game of random choices."""
    realm = new_realm(World(box(), seats, house or House()), seeded(f"realm {seed}"))
    return Walk(realm, seeded(f"choices {seed}"), checked).go()
