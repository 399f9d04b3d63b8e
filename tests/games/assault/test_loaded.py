"""Loaded dice fall as wanted."""

from __future__ import annotations

import pytest

from giantstable.kernel.rng import seeded
from giantstable.kernel.table import Table
from tests.games.assault.loaded import dice_from, face, load
from tests.games.assault.table import box


def test_the_special_die_and_all_standard_dice_fall_as_wanted() -> None:
    table = Table(seeded(1))
    wanted = ("fire:3h", "b", "-", "a", "2h", "h", "-")
    load(table, *wanted)
    fire = box().race("fire").die
    faces = dice_from(table.rng, len(wanted))
    assert fire.hits[faces[0]] == 3
    assert faces[1:4] == [face("b"), face("-"), face("a")]
    standard = box().stock.die
    assert [standard.hits[i] for i in faces[4:]] == [2, 1, 0]


def test_a_few_dice_are_enough() -> None:
    table = Table(seeded(1))
    load(table, "storm:2a")
    assert box().race("storm").die.arcane[dice_from(table.rng, 1)[0]] == 2


def test_a_face_that_no_die_has_is_refused() -> None:
    with pytest.raises(AssertionError, match="no face"):
        face("hill:4h")
