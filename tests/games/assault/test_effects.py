"""The vocabulary of effects: complete, numbered as it is named, and all of it used."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box import cards, effects
from giantstable.games.assault.box.effects import (
    BY_COMMAND,
    BY_EVENT,
    BY_EVENT_LASTING,
    BY_LEADER_LASTING,
    BY_LEADER_NOW,
    BY_NPC,
    BY_RESOURCE,
    BY_SLAYER,
    BY_SPELL,
    COMMANDS,
    CONDITION_NAMES,
    EFFECT_NAMES,
    MARKERS,
    RESOURCES,
    Effect,
)
from tests.games.assault.table import box


def spoken(name: str) -> str:
    return name.replace("-", "_").upper()


@pytest.mark.parametrize(
    "names", [EFFECT_NAMES, CONDITION_NAMES, RESOURCES, MARKERS, COMMANDS], ids=lambda n: n[0]
)
def test_every_name_has_a_constant_with_its_number(names: list[str]) -> None:
    for number, name in enumerate(names):
        assert getattr(effects, spoken(name)) == number


def test_places_for_effects_are_as_many_as_what_they_belong_to() -> None:
    assert len(BY_COMMAND) == len(COMMANDS)
    assert len(BY_SPELL) == len(cards.SPELL_TIMES)
    assert len(BY_RESOURCE) == len(cards.USES)


def in_the_box() -> list[Effect]:
    """Return every effect that is printed on anything."""
    found: list[Effect] = [*box().stock.npc_defence, *(slayer.power for slayer in box().slayers)]
    for race in box().races:
        found += [e for command in race.commands for part in command.parts for e in part.choices]
        found += [e for leader in race.leaders for e in leader.now + leader.lasting]
    for event in box().special_events + box().universal_events:
        found += event.rewards + event.lasting
    found += [e for spell in box().spells for side in spell.effects for e in side]
    found += [e for resource in box().resources for e in resource.effects]
    return found


def test_nothing_in_the_vocabulary_is_without_use() -> None:
    allowed = [*BY_COMMAND, *BY_SPELL, *BY_RESOURCE]
    allowed += [BY_EVENT, BY_EVENT_LASTING, BY_LEADER_LASTING, BY_LEADER_NOW, BY_NPC, BY_SLAYER]
    kinds = {effect.kind for effect in in_the_box()}
    assert kinds == set(range(len(EFFECT_NAMES)))
    assert kinds == {kind for group in allowed for kind in group}
    events = box().special_events + box().universal_events
    asked = {c.kind for event in events for c in event.needs + event.waivers}
    assert asked == set(range(len(CONDITION_NAMES)))


def test_effects_know_their_names() -> None:
    assert {effect.name for effect in in_the_box()} == set(EFFECT_NAMES)
    needs = box().event("the-biggest-giant").needs
    assert [condition.name for condition in needs] == ["fed", "on-board"]
