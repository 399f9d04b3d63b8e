"""Why not: the rule that forbids a thing somebody points at."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable import text
from giantstable.games.assault.box.effects import COMMANDS, RESOURCES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.combat import MODIFIERS
from giantstable.games.assault.told.why.battle import DICE
from giantstable.kernel.match import Match
from giantstable.kernel.message import Why
from tests.conformance import checks
from tests.conformance.chance import Chooser
from tests.games.assault.table import game
from tests.strength import at_random

HILL: dict[str, object] = {
    "stage": "normal",
    "active": "hill",
    "armies": {
        "sumber-hills": {"hill-regular": 2},
        "waterdeep": {"hill-regular!": 1},
        "high-forest": {"frost-regular": 2},
        "ice-spires": {"fire-regular": 2},
    },
    "resources": {"hill": {"food": 1}},
    "rows": {"hill": ["plunder"]},
    "event_row": ["triboar-burns", "city-of-splendors", "siege-of-bryn-shander"],
    "claimed": {"fire": ["gates-of-silverymoon"]},
    "spells": {"hill": ["fog"]},
}


def hill(*choices: str, **changes: object) -> Match:
    """Return a match in which the hill giants have a turn, after some choices of theirs."""
    match = gt.load("assault", {"setup": {"seats": 3}, "table": {**HILL, **changes}})
    for choice in choices:
        match.choose(choice)
    return match


def why(match: Match, **thing: str) -> tuple[str, str]:
    """Return the rule and the sentence for a thing that whoever is asked points at."""
    asked = match.pending[0]
    found = match.game.why_not(match.table, asked.seat, asked, thing)
    assert found is not None
    return found.rule, text.say(found.text)


def things(match: Match, **thing: str) -> list[dict[str, str | int]]:
    """Return what is in the way of a thing that whoever is asked points at."""
    asked = match.pending[0]
    found = match.game.why_not(match.table, asked.seat, asked, thing)
    assert found is not None
    return found.things


def test_what_is_in_the_way_can_be_shown() -> None:
    turn = hill()
    assert things(turn, command="plunder") == [{"command": "plunder"}]
    assert things(turn, event="triboar-burns") == [{"region": "dessarin-valley"}]
    assert things(turn, event="city-of-splendors") == [{"resource": "rune-enemy"}]
    assert things(turn, event="gates-of-silverymoon") == [{"race": "fire"}]
    assert things(turn, slayer="hook") == [{"command": "rest"}]
    move = hill("move")
    assert things(move, region="ice-spires") == [
        {"region": "sumber-hills"},
        {"region": "waterdeep"},
    ]
    assert things(hill("recruit"), region="waterdeep") == [{"region": "sumber-hills"}]
    assert things(hill("attack"), region="ice-spires") == [
        {"region": "sumber-hills"},
        {"region": "waterdeep"},
    ]


CASES: list[tuple[list[str], dict[str, str], str, str]] = [
    ([], {"command": "plunder"}, "AG-CMD-10", "row"),
    ([], {"event": "triboar-burns"}, "AG-EVENT-04", "Dessarin Valley"),
    ([], {"event": "city-of-splendors"}, "AG-EVENT-04", "Rune of the Enemy"),
    ([], {"event": "gates-of-silverymoon"}, "AG-EVENT-15", "Fire Giants"),
    ([], {"event": "shadow-of-dragonspear"}, "AG-EVENT-16", "not turned up"),
    ([], {"event": "find-the-ring"}, "AG-EVENT-02", "Frost Giants"),
    ([], {"event": "the-biggest-giant"}, "AG-EVENT-04", "Guh"),
    ([], {"spell": "fog"}, "AG-MAGIC-08", "start of a battle"),
    ([], {"spell": "cure"}, "AG-MAGIC-01", "do not hold"),
    ([], {"resource": "ore"}, "AG-RES-03", "Ore"),
    ([], {"resource": "food"}, "AG-RES-12", "Recruit"),
    ([], {"region": "waterdeep"}, "AG-TURN-03", "play a command"),
    ([], {"slayer": "hook"}, "AG-SLAYER-01", "rests"),
    (["move"], {"region": "anauroch"}, "AG-MOVE-02", "borders on no region"),
    (["move"], {"unit": "guh"}, "AG-MOVE-02", "nowhere"),
    (["move"], {"unit": "fire-regular"}, "AG-MOVE-05", "Fire Giants"),
    (["recruit"], {"region": "waterdeep"}, "AG-RECRUIT-17", "at home"),
    (["recruit"], {"unit": "hill-champion"}, "", ""),
    (["attack"], {"region": "ice-spires"}, "AG-ATTACK-01", "borders on no region"),
    (["trade"], {"race": "storm"}, "AG-TRADE-04", "Nobody plays"),
    (["trade"], {"race": "fire"}, "AG-TRADE-04", "no army next to"),
    (["rest"], {"region": "sumber-hills"}, "AG-REST-02", "wounded"),
]


@pytest.mark.parametrize(("choices", "thing", "rule", "word"), CASES)
def test_the_rule_that_forbids_it_is_named(
    choices: list[str], thing: dict[str, str], rule: str, word: str
) -> None:
    match = hill(*choices)
    if not rule:
        asked = match.pending[0]
        assert match.game.why_not(match.table, asked.seat, asked, thing) is None
        return
    found, said = why(match, **thing)
    assert found == rule, said
    assert word in said


def test_homes_of_others_are_closed_before_the_final_ordning() -> None:
    armies = {"silver-marches": {"hill-regular": 2}, "sumber-hills": {"hill-regular": 1}}
    match = hill("move", armies=armies)
    there = True
    while match.pending[0].about > 1:  # with more than one maneuver it could be crossed
        way = "sumber-hills>dessarin-valley" if there else "dessarin-valley>sumber-hills"
        match.choose(f"hill-regular {way}")
        there = not there
    assert why(match, region="ice-spires")[0] == "AG-MOVE-26"
    assert why(hill("attack", armies=armies), region="ice-spires")[0] == "AG-ATTACK-06"
    guarded = {**armies, "ice-spires": {"fire-regular": 1}}
    assert why(hill("attack", armies=guarded), region="ice-spires")[0] == "AG-ATTACK-11"


def test_units_that_cannot_be_recruited_say_why() -> None:
    assert why(hill("recruit", rows={}), unit="guh")[0] == "AG-RECRUIT-03"
    armies = {"sumber-hills": {"hill-champion": 1}}
    match = hill("recruit", armies=armies, rows={"hill": ["move", "trade", "magic"]})
    assert why(match, unit="hill-champion")[0] == "AG-RECRUIT-11"


def fight(*choices: str, **changes: object) -> Match:
    """Return a battle of the hill giants against the frost giants, after some choices."""
    armies = {
        "sumber-hills": {"hill-regular": 2, "guh": 1},
        "dessarin-valley": {"frost-regular": 1, "frost-champion": 1},
    }
    rows = {"hill": ["leader", "magic", "move"], "frost": ["attack", "magic", "move"]}
    return hill(
        "attack", "sumber-hills>dessarin-valley", *choices, armies=armies, rows=rows, **changes
    )


def test_what_cannot_be_used_in_a_battle_says_why() -> None:
    assert why(hill(), modifier="leader")[0] == "AG-BATTLE-17"
    match = fight("guh", "done")
    assert match.pending[0].kind == "start-spell"
    assert why(match, modifier="leader")[0] == "AG-LEADER-08"  # Guh stays out
    assert why(match, modifier="line")[0] == "AG-BATTLE-17"
    assert "not rolled" in why(match, modifier="magic")[1]
    assert why(match, die="special")[0] == "AG-BATTLE-06"  # first the spell


def test_who_stays_out_of_a_battle_is_no_casualty_of_it() -> None:
    armies = {
        "sumber-hills": {"hill-regular": 2, "hill-elite": 1, "guh": 1},
        "dessarin-valley": {"frost-champion": 1, "frost-elite": 3},
    }
    for seed in range(9):
        table = {**HILL, "armies": armies, "rows": {"hill": ["trade"]}, "seed": seed}
        match = gt.load("assault", {"setup": {"seats": 3}, "table": table})
        for choice in ("attack", "sumber-hills>dessarin-valley", "guh", "done"):
            match.choose(choice)
        while match.pending[0].kind not in ("casualty", "act"):
            match.answer(match.pending[0], match.pending[0].codes[-1])
        if match.pending[0].kind == "casualty":
            assert why(match, unit="guh")[0] == "AG-BATTLE-45"
            return
    raise AssertionError("nobody took damage in nine battles")


def test_who_is_not_asked_is_told_so() -> None:
    match = hill()
    asked = match.pending[0]
    other = (asked.seat + 1) % 3
    for seat, word in ((other, "Others"), (None, "watches")):
        found = match.game.why_not(match.table, seat, None, {"command": "move"})
        assert found is not None
        assert word in text.say(found.text)


@at_random(1)
def test_pointing_at_anything_at_any_time_is_answered_by_a_rule_there_is(seed: int) -> None:
    """Point at every thing at every step of random games: None, or a sentence and its rule."""
    ids = checks.rule_ids("assault")
    box = game().box
    things = [
        *[("region", region.id) for region in box.board.regions],
        *[("command", name) for name in COMMANDS],
        *[("event", event.id) for event in box.special_events + box.universal_events],
        *[("spell", spell.id) for spell in box.spells],
        *[("resource", name) for name in RESOURCES],
        *[("unit", unit.id) for unit in box.units],
        *[("race", name) for name in RACES],
        *[("slayer", slayer.id) for slayer in box.slayers],
        *[("modifier", name) for name in MODIFIERS],
        *[("die", name) for name in DICE],
    ]
    given: set[str] = set()
    for seats in range(3, 7):
        match = gt.new("assault", seed=seats + seed, seats=seats)
        chooser = Chooser(match.game, seats + seed)
        step = 0
        while not match.over:
            asked = match.pending[0]
            for kind, id_ in things[step % 5 :: 5]:
                found: Why | None = match.game.why_not(match.table, asked.seat, asked, {kind: id_})
                if found is not None:
                    assert found.rule in ids
                    checks.can_be_said(found.text)
                    given.add(found.text.key)
            match.answer(*chooser.pick(match))
            step += 1 if step < 400 else 7
    assert len(given) > 40, sorted(given)
