"""The dice, and the loaded dice of the tests."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.table import dice
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import Table
from tests.games.heroscape.loaded import load


@pytest.mark.rule("HS-C-DIE-01")
def test_attack_and_defense_roll_the_same_dice() -> None:
    for seed in range(200):
        attack = seeded(seed)
        defense = attack.copy()
        skulls = dice.skulls(attack, 6)
        shields = dice.shields(defense, 6)
        assert skulls + shields <= 6  # of one and the same roll
        assert attack.state() == defense.state()


@pytest.mark.rule("HS-C-DIE-02")
def test_a_die_has_three_skulls_and_two_shields() -> None:
    rng = seeded("faces")
    skulls = 0
    shields = 0
    for _ in range(50_000):
        skulls += dice.skulls(rng, 6)
        shields += dice.shields(rng, 6)
    assert abs(skulls / 300_000 - 1 / 2) < 0.005
    assert abs(shields / 300_000 - 1 / 3) < 0.005


def test_every_roll_of_two_dice_comes_as_often_as_its_faces_say() -> None:
    rng = seeded("pairs")
    seen = [0, 0, 0]
    for _ in range(36_000):
        seen[dice.shields(rng, 2)] += 1
    for count, ways in zip(seen, [16, 16, 4], strict=True):
        assert abs(count / 36_000 - ways / 36) < 0.01


@pytest.mark.rule("HS-C-DIE-03")
def test_wrong_faces_never_count() -> None:
    for seed in range(200):
        # One die shows one thing: never a skull to the attacker and a shield to the defender.
        attack = seeded(seed)
        defense = attack.copy()
        assert dice.skulls(attack, 1) + dice.shields(defense, 1) <= 1


def test_no_dice_draw_nothing() -> None:
    rng = seeded("none")
    before = rng.state()
    assert dice.skulls(rng, 0) == 0
    assert dice.shields(rng, 0) == 0
    assert rng.state() == before


def test_many_dice_are_all_rolled() -> None:
    rng = seeded("many")
    most = max(dice.skulls(rng, 12) for _ in range(20_000))
    assert 8 < most <= 12


@pytest.mark.rule("HS-C-DIE-02")
def test_a_throw_has_the_face_of_every_die() -> None:
    rng = seeded("faces")
    for count in (0, 1, 3, 8, 9, 20):
        thrown = dice.throw(rng, count)
        faces = dice.faces_of(thrown)
        assert len(faces) == count
        assert faces.count("k") == dice.skulls_in(thrown)
        assert faces.count("s") == dice.shields_in(thrown)
        assert set(faces) <= set("ksb")


def test_the_d20_shows_1_to_20() -> None:
    rng = seeded("d20")
    assert {dice.d20(rng) for _ in range(2_000)} == set(range(1, 21))


def test_loaded_dice_give_what_is_wanted() -> None:
    table = Table(seeded("loaded"))
    load(table, ["3 skulls of 4", "1 shield of 3", "d20 16", "any of 2", "d20 15+"])
    assert dice.skulls(table.rng, 4) == 3
    assert dice.shields(table.rng, 3) == 1
    assert dice.d20(table.rng) == 16
    dice.skulls(table.rng, 2)
    assert dice.d20(table.rng) >= 15
