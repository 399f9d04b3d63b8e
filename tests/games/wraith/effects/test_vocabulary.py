"""The vocabulary of effects: each has a module by its name, and content names no other."""

from __future__ import annotations

from pkgutil import iter_modules

import pytest

from giantstable.games.wraith.box.pieces import (
    AIMED_AT,
    EFFECTS,
    GIANT_CARD,
    NOTHING,
    OWN_PLACE,
    VALUED,
    Effect,
)
from giantstable.games.wraith.rules import effects
from giantstable.games.wraith.rules.effects.effect_type import NOWHERE
from giantstable.games.wraith.rules.effects.vocabulary import TYPES, targets
from tests.games.wraith.scene import fight
from tests.games.wraith.workshop import bout

ABOUT_ALL = {"effect_type", "vocabulary"}


def test_every_effect_has_a_module_and_every_module_an_effect() -> None:
    assert {module.name for module in iter_modules(effects.__path__)} == {*EFFECTS, *ABOUT_ALL}


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_found_by_its_name(name: str) -> None:
    of = type(TYPES[EFFECTS.index(name)])
    assert of.__module__ == f"{effects.__name__}.{name}"
    assert of.__name__ == name.title().replace("_", "")


def test_there_are_as_many_types_as_names() -> None:
    assert len(TYPES) == len(EFFECTS) == len(AIMED_AT)


@pytest.mark.parametrize("name", EFFECTS)
def test_what_is_worth_nothing_is_impossible_and_what_has_no_value_needs_none(name: str) -> None:
    t = fight(bout("A2/9:1 A/7:5", "sword 3", pawn="A2"))
    t.wounds = t.rage = 1
    t.discard.append(0)
    type_ = EFFECTS.index(name)
    worthless = Effect(type_, 0, [])
    if type_ not in VALUED:
        assert targets(t, worthless)
    else:
        assert targets(t, worthless) == NOWHERE
        assert targets(t, Effect(type_, 1, []))


@pytest.mark.parametrize("name", EFFECTS)
def test_what_an_effect_is_aimed_at_is_what_its_targets_are(name: str) -> None:
    t = fight(bout("A2/9:1 A/7:5", "sword 3", pawn="A2"))
    t.wounds = t.rage = 1
    type_ = EFFECTS.index(name)
    aims = targets(t, Effect(type_, 1, []))
    if AIMED_AT[type_] == GIANT_CARD:
        assert set(aims) <= set(t.row)
    elif AIMED_AT[type_] == NOTHING:
        assert len(aims) == 1
    else:
        assert t.pawn in aims if AIMED_AT[type_] == OWN_PLACE else t.pawn not in aims
