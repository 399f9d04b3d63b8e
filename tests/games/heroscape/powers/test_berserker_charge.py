"""Berserker Charge (HS-P-TARN)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.powers.berserker_charge import BERSERKER_CHARGE
from giantstable.games.heroscape.rules.round.master_turn import after_moving
from giantstable.games.heroscape.table.asks import CHARGE
from giantstable.games.heroscape.table.codes import DONE, first_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO, YES
from tests.games.heroscape.fields import (
    figure,
    fray_on,
    run,
    space,
    unit,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import odds_of, told

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def vikings() -> Fray:
    return fray_on(
        ROW,
        {
            "tarn-viking-warriors 1": (0, "A1"),
            "tarn-viking-warriors 2": (0, "B1"),
            "syvarris": (1, "H1"),
        },
        acting="tarn-viking-warriors",
    )


@pytest.mark.rule("HS-P-TARN-01")
def test_a_roll_of_15_moves_the_whole_squad_again_and_14_does_not() -> None:
    fray = vikings()
    fray.moved = 3 << figure(fray, "tarn-viking-warriors")
    load(fray, ["d20 15"])
    asked = run(after_moving(fray), YES, DONE, NO)
    assert [d.kind for d in asked] == ["charge", "mover", "charge"]
    assert asked[0].kind_of is CHARGE
    assert asked[0].subject == unit(fray, "tarn-viking-warriors")
    both = [figure(fray, f"tarn-viking-warriors {n}") for n in (1, 2)]
    assert asked[1].codes == [*both, DONE]  # each has a fresh move
    assert told(fray, "charged") == [[unit(fray, "tarn-viking-warriors"), 15, 1]]

    fray = vikings()
    load(fray, ["d20 14"])
    assert len(run(after_moving(fray), YES)) == 1
    assert told(fray, "charged")[0][1:] == [14, 0]


@pytest.mark.rule("HS-P-TARN-02")
def test_a_charge_may_be_repeated_until_it_fails_or_is_declined() -> None:
    fray = vikings()
    load(fray, ["d20 17", "d20 15", "d20 9"])
    asked = run(after_moving(fray), YES, DONE, YES, DONE, YES)
    assert [d.kind for d in asked].count("mover") == 2
    assert [n for _, _, n in told(fray, "charged")] == [1, 1, 0]

    assert len(run(after_moving(vikings()), NO)) == 1


@pytest.mark.rule("HS-P-TARN-03")
def test_a_charge_follows_the_rules_of_leaving_an_engagement() -> None:
    fray = fray_on(
        ROW,
        {
            "tarn-viking-warriors": (0, "C1"),
            "grimnak": (1, "D1 E1"),
        },
        acting="tarn-viking-warriors",
    )
    load(fray, ["d20 15", "0 skulls of 1"])
    play = after_moving(fray)
    next(play)
    asked = play.send(YES)
    assert isinstance(asked, Decision)
    there = space(fray, "B1")
    [away] = [code for code in asked.codes if code != DONE and first_of(code) == there]
    play.send(away)
    assert [facts[:3] for facts in told(fray, "swiped")] == [
        [figure(fray, "grimnak"), figure(fray, "tarn-viking-warriors"), 0]
    ]


def test_six_rolls_of_twenty_are_foretold_to_win() -> None:
    fray = vikings()
    squad = unit(fray, "tarn-viking-warriors")
    assert odds_of(BERSERKER_CHARGE, fray, squad, YES).wins == [14, 6]
    assert BERSERKER_CHARGE.odds(fray, squad, NO) is None
