"""A realm that was kept stays as it was, whatever becomes of the game and of what is imagined."""

from __future__ import annotations

from giantstable import new
from giantstable.bots.chair import Chair
from giantstable.bots.chance import RandomBot
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.games.assault.told import position, secrets
from giantstable.kernel.rng import seeded


def test_a_kept_realm_does_not_change() -> None:
    match = new("assault", seed=3, quiet=True, seats=6)
    bot = RandomBot(3)
    kept: list[tuple[Realm, dict[str, object]]] = []
    turns = -1
    while not match.over:
        realm = realm_on(match.table)
        if realm.turns > turns:  # the start of a turn: all of the table can be written down
            turns = realm.turns
            twin = realm.copy()
            kept.append((twin, position.written(twin)))
            secrets.deal_anew(realm.copy(), 0, seeded(turns))
        decision = match.next_decision()
        match.answer(decision, bot.choose(Chair(match, decision)))
    assert len(kept) > 100
    for realm, as_it_was in kept:
        assert position.written(realm) == as_it_was
