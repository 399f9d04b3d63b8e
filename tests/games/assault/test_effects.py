"""The vocabulary of effects: complete, numbered as it is named, and all of it used."""

from __future__ import annotations

from pkgutil import iter_modules

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
from giantstable.games.assault.rules import effects as modules
from giantstable.games.assault.rules.effects import in_battle, in_turn
from giantstable.games.assault.rules.effects.battle_effect import BattleEffect
from giantstable.games.assault.rules.effects.turn_effect import TurnEffect
from tests.games.assault.table import box

ABOUT_ALL = {"battle_effect", "in_battle", "in_turn", "turn_effect"}
# What commands have too is in their chapters: dice that giantslayers and NPCs convert, for example.
CHAPTERS = [effects.ARCANE_TO_BLOCKS, effects.ARCANE_TO_HITS]


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


def module_of(kind: int) -> str:
    return EFFECT_NAMES[kind].replace("-", "_")


def test_every_effect_of_leaders_spells_and_events_has_a_module_and_every_module_an_effect() -> (
    None
):
    groups = [BY_LEADER_NOW, BY_LEADER_LASTING, *BY_SPELL, BY_EVENT, BY_EVENT_LASTING]
    groups += [BY_SLAYER, BY_NPC]
    named = {module_of(kind) for group in groups for kind in group if kind not in CHAPTERS}
    assert {module.name for module in iter_modules(modules.__path__)} == named | ABOUT_ALL


def test_an_effect_is_found_by_its_name_wherever_it_works() -> None:
    in_turn_kinds = {*BY_LEADER_NOW, *BY_SPELL[cards.OWN_TURN], *BY_EVENT}
    in_battle_kinds = {*BY_SPELL[cards.BATTLE_START], *BY_SPELL[cards.BATTLE_TOTALS]}
    for kind in range(len(EFFECT_NAMES)):
        by_name = f"{modules.__name__}.{module_of(kind)}"
        assert (type(in_turn.KINDS[kind]) is not TurnEffect) == (kind in in_turn_kinds)
        assert (type(in_battle.KINDS[kind]) is not BattleEffect) == (kind in in_battle_kinds)
        if kind in in_turn_kinds:
            assert type(in_turn.KINDS[kind]).__module__ == by_name
        if kind in in_battle_kinds:
            assert type(in_battle.KINDS[kind]).__module__ == by_name
