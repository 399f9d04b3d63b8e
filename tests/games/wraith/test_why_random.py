"""Pointing at everything, all the time: it is an option, or a rule forbids it.

And whatever is said tells no secret.
"""

from __future__ import annotations

from typing import Any, cast

import giantstable as gt
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from giantstable.kernel.message import Why
from tests.conformance import chance, checks
from tests.conformance.setups import setups
from tests.strength import at_random

Thing = dict[str, str]


def things(match: Match) -> list[Thing]:
    """Return everything that somebody could point at."""
    printed = cast(dict[str, Any], match.game.reference(match.setup))
    fearless = cast(dict[str, Any], match.view(0)["wraith"])["fearless"]
    found: list[Thing] = [{"place": place["name"]} for place in printed["giant"]["body"]["places"]]
    found += [{"card": card["id"]} for card in printed["wraith"]["cards"]]
    found += [{"giant_card": card["id"]} for card in printed["giant"]["cards"]]
    found += [{"skill": skill["id"]} for skill in printed["wraith"]["skills"]]
    found += [{"fearless": each["action"]} for each in fearless]
    found += [{"deck": "wraith"}, {"deck": "giant"}, {"discard": "wraith"}, {"rage": ""}]
    return [*found, {"row": "top"}, {"row": "bottom"}]


def is_option(thing: Thing, pointed_at: list[dict[str, str | int]]) -> bool:
    """Return whether some option points at the thing."""
    if "fearless" in thing:
        wanted = {"do": "fearless", "effect": thing["fearless"]}
        return any(wanted.items() <= facts.items() for facts in pointed_at)
    return any(thing.items() <= facts.items() for facts in pointed_at)


def reasons(match: Match, known: list[Thing]) -> list[Why | None]:
    """Return the answers to all that can be pointed at now."""
    decision: Decision | None = match.pending[0] if match.pending else None
    return [match.game.why_not(match.table, 0, decision, thing) for thing in known]


@at_random(200, parts=8)
def test_everything_is_an_option_or_has_a_reason(seed: int) -> None:
    rules = checks.rule_ids("wraith")
    known_setups = setups("wraith")
    given = known_setups[seed * 5 % len(known_setups)]
    match = chance.begin(gt.game("wraith"), given, seed, quiet=True)
    known = things(match)
    with chance.telling(match, given, seed):
        step = 0
        for _ in chance.play_out(match, chance.Chooser(match.game, seed)):
            pointed_at = [o.facts for d in match.pending for o in d.options]
            found = reasons(match, known)
            for thing, why in zip(known, found, strict=True):
                if is_option(thing, pointed_at):
                    assert why is None, f"{thing} can be chosen"
                    continue
                assert why is not None, f"{thing} has no reason"
                assert why.rule in rules, f"{thing}: {why}"
                checks.can_be_said(why.text)
            if step % 4 == 0 and not match.over:
                twin = checks.imagined(match, 0, step)
                assert list(map(repr, reasons(twin, known))) == list(map(repr, found))
            step += 1
