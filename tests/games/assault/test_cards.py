"""Events, spells, resources, giantslayers and dice, as far as the rulebooks give them."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.cards import (
    ADVANCED,
    BASIC,
    IN_ATTACK,
    IN_BATTLE,
    IN_EVENT,
    IN_RECRUIT,
    IN_SPELL,
    UNIVERSAL,
)
from giantstable.games.assault.box.effects import (
    ALLIANCE,
    ANY_UNIT_IN,
    ARTIFACT,
    FOOD,
    FORGE,
    FROZEN,
    HAS_MARKERS,
    MARK_REGION,
    NOTHING,
    ORE,
    PLACE_UNIT,
    RAID,
    RAVAGE,
    RESOURCES,
    RUNE_BLOOD,
    RUNE_ENEMY,
    RUNE_JOURNEY,
    SLAIN_DRAGON,
    WEAPONRY,
)
from tests.games.assault.table import box, region

RUNES = [RUNE_JOURNEY, RUNE_BLOOD, RUNE_ENEMY]


@pytest.mark.rule("AG-EVENT-20")
def test_nineteen_events() -> None:
    assert (len(box().universal_events), len(box().special_events)) == (9, 10)


@pytest.mark.rule("AG-EVENT-09")
def test_special_events_of_the_races() -> None:
    assert [len(race.events) for race in box().races] == [2, 1, 3, 2, 1, 1]
    for race in box().races:
        assert [event.number for event in race.events] == list(range(1, len(race.events) + 1))
        assert {event.race for event in race.events} == {race.index}
    for i, event in enumerate(box().special_events):
        assert event.index == i
        assert event.region == NOTHING


def test_the_last_events_of_frost_and_fire_can_be_repeated() -> None:
    repeatable = [event.id for event in box().special_events if event.repeatable]
    assert repeatable == ["titan-of-death", "ice-that-never-melts"]
    assert box().race("fire").events[-1].repeatable
    assert box().race("frost").events[-1].repeatable


@pytest.mark.parametrize(
    ("event", "marker", "brings"),
    [
        ("pox-on-the-land", RAVAGE, ""),
        ("find-the-ring", RAID, ""),
        ("forge-vonindod", FORGE, "vonindod"),
        ("rescue-hekaton", ALLIANCE, "hekaton"),
    ],
)
def test_events_that_depend_on_markers(event: str, marker: int, brings: str) -> None:
    (needs,) = box().event(event).needs
    assert (needs.kind, needs.marker) == (HAS_MARKERS, marker)
    placed = [box().units[e.unit].id for e in box().event(event).rewards if e.kind == PLACE_UNIT]
    assert placed == ([brings] if brings else [])


@pytest.mark.rule("AG-EVENT-23", "AG-EVENT-25")
@pytest.mark.parametrize(
    ("event", "marker"), [("ice-that-never-melts", FROZEN), ("titan-of-death", SLAIN_DRAGON)]
)
def test_the_one_source_of_frozen_and_slain_dragon_markers(event: str, marker: int) -> None:
    (reward,) = box().event(event).rewards
    assert (reward.kind, reward.marker) == (MARK_REGION, marker)
    for race in box().races:
        for command in race.commands:
            for part in command.parts:
                for effect in part.choices:
                    assert effect.marker != marker or effect.name == "marker-income"
    others = [e for e in box().special_events if e.id != event]
    assert marker not in [reward.marker for other in others for reward in other.rewards]


def test_fire_needs_its_rune_or_a_unit_at_gauntlgrym() -> None:
    first = box().race("fire").events[0]
    assert first.rune in RUNES
    (waiver,) = first.waivers
    assert (waiver.kind, waiver.region) == (ANY_UNIT_IN, region("neverwinter-wood"))
    wood = box().board.regions[waiver.region]
    assert "Gauntlgrym" in [place.name for place in wood.places]


def test_universal_events_ask_for_a_unit_in_a_region_and_a_rune() -> None:
    for i, event in enumerate(box().universal_events):
        (needs,) = event.needs
        assert (event.index, event.race) == (i, UNIVERSAL)
        assert (needs.kind, needs.region) == (ANY_UNIT_IN, event.region)
        assert box().board.small_folk >> event.region & 1
        assert event.rune in RUNES
    regions = [event.region for event in box().universal_events]
    assert len(set(regions)) == len(regions)  # so every Event Token has a region of its own


@pytest.mark.rule("AG-COMP-15")
def test_eighteen_spell_cards_with_two_spells_each() -> None:
    assert sum(spell.copies for spell in box().spells) == 18
    for i, spell in enumerate(box().spells):
        assert spell.index == i
        assert len(spell.names) == len(spell.effects) == 2
        assert all(spell.effects)


def test_which_spells_can_only_mean_a_giant() -> None:
    meant = {
        spell.names[side]
        for spell in box().spells
        for side in (BASIC, ADVANCED)
        if spell.targets_giant[side]
    }
    assert meant == {"Slow", "Hold Monster", "Ice Storm"}


@pytest.mark.rule("AG-RES-01")
def test_forty_eight_resource_cards() -> None:
    assert [resource.kind for resource in box().resources] == list(range(len(RESOURCES)))
    assert sum(resource.copies for resource in box().resources) == 48


def test_what_resource_cards_do() -> None:
    """By the Czech list of cards; the engine's tests show that they do it."""
    printed = {
        r.kind: (r.use, [(e.name, e.by) for e in r.effects])
        for r in box().resources
        if r.kind not in RUNES
    }
    assert printed == {
        FOOD: (IN_RECRUIT, [("recruit-points", 1)]),
        ORE: (IN_ATTACK, [("hits", 2)]),
        ARTIFACT: (IN_SPELL, [("advanced-spell", 0)]),
        WEAPONRY: (IN_BATTLE, [("hits", 1), ("blocks", 1)]),
    }
    for rune in RUNES:
        assert box().resources[rune].use == IN_EVENT


def test_hook_line_and_sinker() -> None:
    powers = {s.name: (s.power.name, s.power.by, s.power.into) for s in box().slayers}
    assert powers == {
        "Hook": ("reroll-enemy", 0, 0),
        "Line": ("arcane-to-hits", 2, 2),
        "Sinker": ("reroll", 2, 0),
    }
    assert sum(slayer.strength for slayer in box().slayers) <= box().stock.dice  # R69


@pytest.mark.rule("AG-COMP-14")
def test_twelve_dice() -> None:
    stock = box().stock
    assert stock.dice + len({id(race.die) for race in box().races}) == 12
    assert (stock.dice, stock.most_dice) == (6, 7)


def test_faces_show_what_the_rulebook_allows_and_a_triple_hit_is_there() -> None:
    dice = [box().stock.die, *(race.die for race in box().races)]
    for die in dice:
        assert max(die.hits) <= 4
        assert max(die.blocks) <= 2
        assert max(die.arcane) <= 2
        for face in range(6):
            shown = (die.hits[face], die.blocks[face], die.arcane[face])
            assert sum(1 for n in shown if n) <= 1
        empty = [f for f in range(6) if not die.hits[f] | die.blocks[f] | die.arcane[f]]
        assert die.misses == len(empty)
    assert 3 in box().race("fire").die.hits
