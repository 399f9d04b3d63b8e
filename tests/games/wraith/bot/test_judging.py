"""The judge of a fight sees an end that is at hand, says what strikes, and knows how fights end."""

from __future__ import annotations

import giantstable as gt
from giantstable.bots import judge
from giantstable.games.wraith.bot.danger import danger_here
from giantstable.games.wraith.table.fight import fight_on
from giantstable.kernel.judge import FEAR, HOPE, Judge
from giantstable.kernel.match import Match
from tests.games.wraith.scene import row

HAND = ["young-scramble", "young-hop-across", "young-wild-swing", "young-snap-shot", "young-squib"]


def fight(**told: object) -> Match:
    """Return a fight with some of everything in hand."""
    table: dict[str, object] = {"hand": HAND, "row": row("earth", "01 05 08 10 12"), **told}
    return gt.load("wraith", {"table": table})


def wise() -> Judge:
    """Return the judge of fights."""
    found = judge("wraith")
    assert found is not None
    return found


def reasons(match: Match, notation: str) -> list[tuple[str, str]]:
    """Return the tones and names of what is said of an option."""
    decision = match.pending[0]
    code = decision.codes[decision.notations().index(notation)]
    found = wise().reasons(match.table, decision, code)
    return [(each.tone, each.text.key.removeprefix("wraith-reason-")) for each in found]


def test_a_blow_that_wins_is_worth_most_and_says_so() -> None:
    match = fight(pawn="A1", health=1)
    decision = match.pending[0]
    worths = wise().worths(match.table, decision)
    best = decision.notations()[worths.index(max(worths))]
    assert reasons(match, best) == [(HOPE, "win")]
    assert reasons(match, "play wild-swing") == [(HOPE, "win")]


def test_a_fearless_action_that_kills_is_feared() -> None:
    match = fight(pawn="A1", wounds=6)
    assert reasons(match, "fearless climb") == [(FEAR, "end")]
    decision = match.pending[0]
    worths = wise().worths(match.table, decision)
    assert worths[decision.notations().index("fearless climb")] == min(worths)


def test_a_wound_on_the_leftmost_card_holds_it_back() -> None:
    match = fight(pawn="A1")
    assert (HOPE, "held") in reasons(match, "play wild-swing")
    assert (HOPE, "hit") in reasons(match, "play wild-swing")


def test_the_leftmost_card_strikes_for_certain_where_it_reaches() -> None:
    here = danger_here(fight_on(fight(pawn="A1").table))
    assert here.odds == 1.0
    away = danger_here(fight_on(fight(pawn="C3").table))
    assert 0.0 < away.odds < 1.0
    assert away.fatal == 0.0
    brink = danger_here(fight_on(fight(pawn="A1", wounds=6).table))
    assert brink.fatal == 1.0


def test_wounds_of_hers_lower_the_chance_and_wounds_of_the_giant_raise_it() -> None:
    chances = [
        wise().chances(fight(wounds=wounds, health=health).table)[0]
        for wounds, health in ((5, 25), (1, 25), (1, 5))
    ]
    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[2]
