"""Double Attack (HS-P-SYVA)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.table.codes import DONE
from tests.games.heroscape.fields import (
    figure,
    fray_on,
    run,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.striking import attack, dice_of

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-P-SYVA-01")
def test_syvarris_attacks_twice_and_not_three_times() -> None:
    fray = fray_on(
        ROW, {"syvarris": (0, "A1"), "finn": (1, "C1"), "grimnak": (1, "E1 F1")}, acting="syvarris"
    )
    load(fray, ["1 skull of 3", "0 shields of 4", "2 skulls of 3", "1 shield of 4"])
    codes = [attack(fray, "syvarris", "finn"), attack(fray, "syvarris", "grimnak")]
    asked = run(attack_action(fray), *codes)
    assert codes[0] in asked[1].codes  # the same figure again, or another
    assert fray.wounds[figure(fray, "finn")] == 1
    assert fray.wounds[figure(fray, "grimnak")] == 1
    assert len(dice_of(fray, "rolled-attack")) == 2


@pytest.mark.rule("HS-P-SYVA-02")
def test_the_second_attack_looks_for_targets_anew() -> None:
    places = {
        "syvarris": (0, "A1"),
        "marro-warriors": (1, "B1"),
        "grimnak": (1, "E1 F1"),
    }
    fray = fray_on(ROW, places, acting="syvarris")
    near, far = attack(fray, "syvarris", "marro-warriors"), attack(fray, "syvarris", "grimnak")
    load(fray, ["1 skull of 3", "0 shields of 3", "0 skulls of 3"])
    asked = run(attack_action(fray), near, far)
    assert asked[0].codes == [near, DONE]  # engaged: only that one
    assert asked[1].codes == [far, DONE]  # not any more

    fray = fray_on(ROW, places, acting="syvarris")
    load(fray, ["0 skulls of 3", "0 skulls of 3"])
    asked = run(attack_action(fray), near, near)
    assert asked[1].codes == [near, DONE]
