"""Heal own wounded units: a spell before the command, or an Event's reward (AG-REST-02)."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.commands.rest import heal, heal_one, wounded
from giantstable.games.assault.rules.effects.turn_effect import (
    BY_EVENT,
    Aimed,
    Occasion,
    aim_and_strike,
)
from giantstable.games.assault.table.asks import HEAL_EVENT
from giantstable.games.assault.table.codes import number_of, region_of
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.reasons import why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


class Heal(Aimed):
    """So many units, wherever they stand."""

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Heal all it can by a spell, as many as the race likes by an Event."""
        if occasion.by == BY_EVENT:
            yield from heal(realm, race, effect.by, HEAL_EVENT)
        else:
            yield from aim_and_strike(self, realm, race, effect)

    def aims(self, realm: Realm, race: int, effect: Effect) -> list[int]:
        """Return the wounded units of the race."""
        return wounded(realm, race)

    def times(self, effect: Effect) -> int:
        """Return how many units are healed."""
        return effect.by

    def strike(self, realm: Realm, race: int, effect: Effect, code: int) -> Play:
        """Heal a unit."""
        heal_one(realm, race, number_of(code), region_of(code))
        yield from ()

    def why_not(self, d: Decision, facts: Facts) -> Why:
        """Return that nobody is wounded there."""
        return why("no-wounded", d.rule, facts)
