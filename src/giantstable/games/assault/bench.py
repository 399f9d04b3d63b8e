"""How fast Assault of the Giants tells the odds of an attack, before anybody has rolled.

Nothing is remembered from one attack to the next: this is what the first question costs.
"""

from __future__ import annotations

import time

from giantstable import new
from giantstable.bots.chair import Chair
from giantstable.bots.chance import RandomBot
from giantstable.games.assault.rules.battle import nine_steps
from giantstable.games.assault.table.asks import region_of, to_of
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.games.assault.told.odds import odds

SETUP: dict[str, object] = {"seats": 6}
ATTACKS = 100

Attack = tuple[Realm, int, int]  # from where, and on which region


def measure(seconds: float) -> dict[str, float]:
    """Return what this build does, in microseconds: of an attack in the mean, and of the worst."""
    attacks = sample(ATTACKS)
    spent = [0.0] * len(attacks)
    rounds = 0
    while rounds == 0 or sum(spent) < seconds / 2:
        for i, (realm, source, target) in enumerate(attacks):
            began = time.perf_counter()
            odds(realm, source, target, realm.army[source])
            spent[i] += time.perf_counter() - began
        rounds += 1
    return {
        "assault-odds": sum(spent) / len(spent) / rounds * 1e6,
        "assault-odds-worst": max(spent) / rounds * 1e6,
    }


def sample(count: int) -> list[Attack]:
    """Return so many attacks that could be made in random games."""
    found: list[Attack] = []
    number = 0
    while len(found) < count:
        match = new("assault", seed=number, quiet=True, seats=6)
        bot = RandomBot(number)
        while not match.over and len(found) < count:
            decision = match.next_decision()
            if decision.kind == "attack":
                realm = realm_on(match.table.copy())
                for code in nine_steps.targets(realm, realm.active):
                    found.append((realm, region_of(code), to_of(code)))
            match.answer(decision, bot.choose(Chair(match, decision)))
        number += 1
    return found[:count]
