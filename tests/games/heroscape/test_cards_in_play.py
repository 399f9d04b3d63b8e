"""What is printed on the pieces, in play: sides of cards, Life, powers, glyphs, own scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

import giantstable as gt
from giantstable.games.heroscape.rules.attack import harm, strength
from giantstable.games.heroscape.rules.movement import destinations
from giantstable.games.heroscape.table.codes import first_of
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING
from giantstable.games.heroscape.told.view import view
from tests.conformance import chance
from tests.games.heroscape.fields import acts, figure, fray_on, run, space
from tests.games.heroscape.ground import content

ROW = "g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-C-CARD-01")
@pytest.mark.parametrize("basic", [True, False])
def test_only_the_side_of_the_mode_counts(basic: bool) -> None:
    fray = fray_on(ROW, {"mimring": (0, "A1 B1"), "syvarris": (1, "E1")}, basic=basic)
    dragon, elf = figure(fray, "mimring"), figure(fray, "syvarris")
    card = fray.theatre.card_of(dragon)
    side = card.basic if basic else card.master
    assert card.basic.attack != card.master.attack
    assert strength.attack_dice(fray, dragon, elf) == side.attack
    assert strength.reach(fray, dragon) == side.range
    assert destinations.allowance(fray, dragon) == side.move
    run(harm.wound(fray, elf, 1))
    assert fray.fate[elf] == (DESTROYED if basic else STANDING), "the Basic side has no Life"


@pytest.mark.rule("HS-C-CARD-07")
def test_life_is_how_many_wounds_it_takes() -> None:
    fray = fray_on(ROW, {"syvarris": (0, "A1"), "finn": (0, "B1"), "raelin": (1, "F1")})
    elf = figure(fray, "syvarris")
    assert fray.theatre.card_of(elf).master.life == 4
    run(harm.wound(fray, elf, 3))
    assert (fray.fate[elf], fray.wounds[elf]) == (STANDING, 3)
    run(harm.wound(fray, elf, 1))
    assert fray.fate[elf] == DESTROYED


@pytest.mark.rule("HS-C-CARD-12")
def test_a_power_breaks_the_rule_that_it_names() -> None:
    """Nobody moves through enemies, but a ghost does."""
    beyond = {}
    for name in ("agent-carr", "finn"):
        fray = fray_on(ROW, {name: (0, "A1"), "zettian-guards": (1, "B1")})
        acts(fray, name)
        ends = [first_of(code) for code in destinations.offered(fray, figure(fray, name)).codes]
        beyond[name] = space(fray, "C1") in ends
    assert beyond == {"agent-carr": True, "finn": False}


@pytest.mark.rule("HS-C-GKEY-02")
@pytest.mark.parametrize(("basic", "more"), [(True, 0), (False, 1)])
def test_glyphs_have_powers_in_the_master_game_alone(basic: bool, more: int) -> None:
    who = {"finn": (0, "A1"), "grimnak": (1, "E1 F1")}
    dice = [
        strength.defense_dice(fray, figure(fray, "grimnak"), figure(fray, "finn"))
        for fray in (
            fray_on(ROW, who, basic=basic),
            fray_on(ROW, who, basic=basic, glyphs={"A1": "gerda"}),
        )
    ]
    assert dice[1] - dice[0] == more


@pytest.mark.rule("HS-M-ATK-02")
def test_everybody_sees_where_everybody_stands() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "syvarris": (1, "C1"), "raelin": (2, "F1")})
    seen = [view(fray, seat)["figures"] for seat in (0, 1, 2, None)]
    assert all(figures == seen[0] for figures in seen)
    assert isinstance(seen[0], list)
    assert [each["space"] for each in seen[0]] == ["F1", "A1", "C1"]


@pytest.mark.rule("HS-B-END-02")
def test_a_scenario_of_ones_own_is_played_like_any_other(tmp_path: Path) -> None:
    """A file laid beside ours is enough."""
    own = {**content()["scenarios/attack-at-dawn.yaml"]}
    own["id"] = "my-own-war"
    own["name"] = "My own war"
    folder = tmp_path / "heroscape" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "my-own-war.yaml").write_text(yaml.safe_dump(own), encoding="utf-8")
    game = gt.game("heroscape", tmp_path)
    match = chance.begin(game, {"scenario": "my-own-war"}, 5)
    for _ in chance.play_out(match, chance.Chooser(game, 5)):
        game.check(match.table)
    assert match.over
    with pytest.raises(gt.BadSetup):
        gt.new("heroscape", scenario="my-own-war")
