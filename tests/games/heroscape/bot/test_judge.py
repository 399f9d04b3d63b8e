"""What the HeroScape judge thinks: every option weighed as greedy does, reasons, and chances."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.bots import bot, judge
from giantstable.bots.chair import Chair
from giantstable.games.heroscape.rules.attack.prospects import strike
from giantstable.games.heroscape.table.asks import ATTACK as ATTACKS
from giantstable.games.heroscape.table.asks import MOVE_TO as MOVES
from giantstable.games.heroscape.table.codes import DONE, attack_code, place_code
from giantstable.games.heroscape.table.fray import ATTACK, Fray
from giantstable.games.heroscape.table.fray import fray_on as battle_of
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import FEAR, HOPE, Judge, Reason
from giantstable.kernel.match import Match
from giantstable.text import say
from tests.games.heroscape.fields import acts, clause, figure, fray_on, space
from tests.games.heroscape.ground import box

SCENARIOS = list(box().scenarios)
FLAT = "\n".join(["g1 " * 10] * 7)
# Where greedy has whims, or cares for nothing but the order: the judge may think otherwise.
WHIMS = ["marker", "card", "zone", "draft", "reinforce", "scout"]


def heroscape_judge() -> Judge:
    """Return the judge."""
    found = judge("heroscape")
    assert found is not None
    return found


def played(scenario: str, seed: str, most: int = 400) -> list[tuple[Match, Decision, int]]:
    """Return a match of greedy bots question by question: the match as it was, and the answer."""
    match = gt.new("heroscape", seed=seed, quiet=True, scenario=scenario)
    players = [bot("greedy", match.game, f"{seed} {seat}") for seat in range(match.seats)]
    found: list[tuple[Match, Decision, int]] = []
    while not match.over and len(found) < most:
        decision = match.next_decision()
        code = players[decision.seat].choose(Chair(match, decision))
        found.append((match.copy(quiet=True), decision, code))
        match.answer(decision, code)
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_chooses_what_the_judge_holds_best(scenario: str) -> None:
    """Without whims: those of an endless battle's moves and of orders are left out."""
    endless = box().scenarios[scenario].rounds == 0
    wise = heroscape_judge()
    compared = 0
    for match, decision, code in played(scenario, "best", 250):
        if decision.kind in WHIMS or (endless and decision.kind == "move"):
            continue
        worths = wise.worths(match.table, decision)
        assert len(worths) == len(decision.codes)
        best = decision.codes[worths.index(max(worths))]
        if len(decision.codes) > 1:
            compared += 1
            assert best == code, (decision.kind, worths)
    assert compared > 5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_leaves_the_table_as_it_is_and_says_nothing_without_words(scenario: str) -> None:
    wise = heroscape_judge()
    seen: set[str] = set()
    for match, decision, code in played(scenario, "words")[::7]:
        before = match.game.table_json(match.table)
        wise.worths(match.table, decision)
        reasons = wise.reasons(match.table, decision, code)
        chances = wise.chances(match.table)
        assert match.game.table_json(match.table) == before
        assert [r.weight for r in reasons] == sorted((r.weight for r in reasons), reverse=True)
        assert all(reason.weight > 0.0 for reason in reasons)
        assert sides_sum(match, chances) == pytest.approx(1.0)
        for reason in reasons:
            if reason.text.key not in seen:
                seen.add(reason.text.key)
                for language in ("en", "cs", "ru"):
                    said = say(reason.text, language)
                    assert said
                    assert "{" not in said
                    assert reason.text.key not in said
    assert seen


def sides_sum(match: Match, chances: list[float]) -> float:
    """Return the chances of all sides together, each counted once."""
    of_side: dict[int, float] = {}
    for seat, given in enumerate(battle_of(match.table).theatre.seats):
        assert 0.0 <= chances[seat] <= 1.0
        of_side[given.side] = chances[seat]
    return sum(of_side.values())


# -- reasons --------------------------------------------------------------------------------------


def told(reasons: list[Reason], tone: str) -> list[str]:
    """Return the keys of the hopes or of the fears."""
    start = "heroscape-reason-"
    return [r.text.key.removeprefix(start) for r in reasons if r.tone == tone]


def why_attack(fray: Fray, attacker: str, target: str) -> list[Reason]:
    """Return what is said of an attack."""
    acts(fray, attacker, ATTACK)
    code = attack_code(figure(fray, attacker), figure(fray, target))
    asked = Decision(fray.seat, ATTACKS, [code, DONE], fray.unit)
    return heroscape_judge().reasons(fray, asked, code)


def test_an_attack_from_above_is_told_with_its_odds() -> None:
    field = FLAT.replace("g1", "g3", 1)
    fray = fray_on(field, {"syvarris": (0, "A1"), "marro-warriors": (1, "D1")})
    reasons = why_attack(fray, "syvarris", "marro-warriors")
    assert told(reasons, HOPE)[0] == "destroys"
    assert "from-above" in told(reasons, HOPE)
    target = figure(fray, "marro-warriors")
    odds = strike(fray, figure(fray, "syvarris"), target)
    assert reasons[0].text.facts["n"] == round(100 * odds.destroys(target))


def test_a_counter_strike_is_feared() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    assert "strikes-back" in told(why_attack(fray, "finn", "izumi-samurai"), FEAR)


def why_move(fray: Fray, name: str, at: str) -> list[Reason]:
    """Return what is said of a move."""
    acts(fray, name)
    code = place_code(space(fray, at))
    asked = Decision(fray.seat, MOVES, [code, DONE], figure(fray, name))
    return heroscape_judge().reasons(fray, asked, code)


def test_a_move_is_told_by_danger_glyph_and_goal() -> None:
    enemies = {"grimnak": (1, "G3 H3"), "thorgrim": (1, "G1"), "raelin": (1, "G5")}
    fray = fray_on(FLAT, {"syvarris": (0, "B3"), **enemies}, glyphs={"A1": "astrid"}, rounds=12)
    assert "danger" in told(why_move(fray, "syvarris", "E3"), FEAR)
    assert "glyph" in told(why_move(fray, "syvarris", "A1"), HOPE)
    fray.theatre.scenario.victory.append(clause("reach", space=space(fray, "J1"), sides=[1]))
    assert "goal" in told(why_move(fray, "syvarris", "D2"), HOPE)
    assert told(why_move(fray, "syvarris", "J1"), HOPE)[0] == "wins"


# -- chances --------------------------------------------------------------------------------------


def test_who_has_more_left_is_likely_to_win() -> None:
    few = {"finn": (0, "A1"), "syvarris": (1, "J1"), "raelin": (1, "J3"), "thorgrim": (1, "J5")}
    fray = fray_on(FLAT, few)
    chances = heroscape_judge().chances(fray)
    assert chances[0] < 0.3 < chances[1]
    fray.wounds[figure(fray, "finn")] = 3
    assert heroscape_judge().chances(fray)[0] < chances[0]


def test_a_battle_that_is_over_has_no_chances_left() -> None:
    match = gt.new("heroscape", seed="over", quiet=True, scenario="attack-at-dawn")
    players = [bot("greedy", match.game, seat) for seat in range(2)]
    while not match.over:
        decision = match.next_decision()
        match.answer(decision, players[decision.seat].choose(Chair(match, decision)))
    assert heroscape_judge().chances(match.table) == [
        1.0 if seat in match.winners else 0.0 for seat in range(2)
    ]
