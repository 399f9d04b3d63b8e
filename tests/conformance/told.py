"""What lies on the table at the very moment a happening is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.kernel.table import Ear
from tests.conformance.chance import Chooser, begin
from tests.conformance.setups import Given

Json = dict[str, Any]


@dataclass
class Told:
    """A happening, and what its own seat saw before it and when it was told."""

    kind: str
    facts: Json
    before: Json
    now: Json


class Listener(Ear):
    """Writes down what each happening finds on the table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.views = [self.seen()]
        self.told: list[Told] = []

    def seen(self) -> list[Json]:
        """Return the views of all seats, on paper."""
        views: list[Json] = orjson.loads(
            orjson.dumps([self.match.view(seat) for seat in range(self.match.seats)])
        )
        return views

    def hear(self) -> None:
        """Look."""
        match = self.match
        assert match.table.events is not None
        event = match.table.events[-1]
        facts = match.game.event_facts(match.table, event)
        self.views.append(self.seen())
        before, now = (views[event.seat] for views in self.views[-2:])
        self.told.append(Told(event.kind.name, facts, before, now))


def happenings(name: str, given: Given, seed: int, choices: int) -> Iterator[Told]:
    """Play a random game and return everything that happens in it."""
    match = begin(gt.game(name), given, seed)
    chooser = Chooser(match.game, seed)
    for _ in range(choices):
        if match.over:
            return
        decision, code = chooser.pick(match)
        listener = Listener(match)
        match.table.ear = listener
        match.answer(decision, code)
        match.table.ear = None
        yield from listener.told
