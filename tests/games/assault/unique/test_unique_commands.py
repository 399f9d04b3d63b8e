"""Unique commands are found by their names, and read their cards and no others."""

from __future__ import annotations

from pkgutil import iter_modules

import pytest

from giantstable.games.assault.box.effects import BY_COMMAND, MARKER_INCOME, UNIQUE
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.commands import unique
from tests.games.assault.realms import Army, cards, race, realm
from tests.games.assault.table import box, content, opened
from tests.games.assault.unique.played import play, points

SHARED = {"spending", "story_markers", "unique_command"}


def card(name: str) -> str:
    """Return the name of a race's unique command, as a module has it."""
    return box().races[race(name)].commands[UNIQUE].name.lower().replace(" ", "_")


def test_every_unique_command_has_a_module_and_every_module_a_command() -> None:
    modules = {module.name for module in iter_modules(unique.__path__)}
    assert modules == {card(name) for name in RACES} | SHARED


@pytest.mark.parametrize("name", RACES)
def test_the_command_of_a_race_is_found_by_its_name(name: str) -> None:
    command = unique.COMMANDS[race(name)]
    assert type(command).__module__ == f"{unique.__name__}.{card(name)}"


@pytest.mark.parametrize("name", RACES)
def test_a_command_reads_all_that_its_card_says(name: str) -> None:
    parts = box().races[race(name)].commands[UNIQUE].parts
    printed = {effect.kind for part in parts for effect in part.choices}
    assert printed == set(unique.COMMANDS[race(name)].reads)


def test_every_effect_is_served_and_by_the_own_command_if_it_can() -> None:
    for name in RACES:
        own = unique.COMMANDS[race(name)]
        for kind in BY_COMMAND[UNIQUE]:
            serving = unique.SERVING[race(name)][kind]
            assert kind in serving.reads
            assert serving is own or kind not in own.reads
    assert unique.SERVING[race("fire")][MARKER_INCOME] is unique.COMMANDS[race("fire")]


def test_an_owner_may_give_a_race_what_only_another_had() -> None:
    documents = content()
    commands = documents["races/hill.yaml"]["commands"]
    assert isinstance(commands, list)
    stuff_stuff = next(entry for entry in commands if entry["command"] == "unique")
    stuff_stuff["parts"] = [
        {"do": [{"effect": "marker-income", "marker": "ravage", "points": 2}]},
        {
            "per": "left",
            "do": [
                {"effect": "spend-for-cards", "resource": "food", "by": 1},
                {"effect": "spend-for-marker", "resource": "ore", "marker": "forge"},
            ],
        },
    ]
    armies: dict[str, Army] = {"high-moor": ("hill", {"hill-regular": 1})}
    table = realm(
        armies=armies,
        marked={"ravage": ["anauroch"]},
        resources={"hill": {"food": 1, "ore": 1}},
        deck=["artifact"],
        opened=opened(documents),
    )
    sitting = play(table, "hill", 2)
    assert points(table, "hill") == 2
    assert sitting.kind == "forge"
    sitting.answer(0, 1).end()
    assert cards(table, "hill") == {"artifact": 1}
    assert table.forged == 1
