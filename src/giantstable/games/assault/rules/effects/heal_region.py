"""Heal all own wounded units of one region, by a spell before the command."""

from __future__ import annotations

from giantstable.games.assault.box.effects import Effect
from giantstable.games.assault.rules.commands.rest import heal_one, wounded
from giantstable.games.assault.rules.effects.turn_effect import Aimed
from giantstable.games.assault.table.army import BITS, MOST
from giantstable.games.assault.table.codes import REGION, number_of, region_of
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.reasons import why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


class HealRegion(Aimed):
    """A whole army at once."""

    def aims(self, realm: Realm, race: int, effect: Effect) -> list[int]:
        """Return the regions with wounded units of the race."""
        codes: list[int] = []
        for code in wounded(realm, race):
            region = REGION * region_of(code)
            if region not in codes:
                codes.append(region)
        return codes

    def strike(self, realm: Realm, race: int, effect: Effect, code: int) -> Play:
        """Heal everybody there."""
        region = region_of(code)
        for sick in wounded(realm, race):
            if region_of(sick) == region:
                while realm.army[region] >> (BITS * number_of(sick)) & MOST:
                    heal_one(realm, race, number_of(sick), region)
        yield from ()

    def why_not(self, d: Decision, facts: Facts) -> Why:
        """Return that nobody is wounded there."""
        return why("no-wounded", d.rule, facts)
