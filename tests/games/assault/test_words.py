"""Every question, event and reason of Assault has its words, met or not."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

import giantstable as gt
from giantstable import text
from giantstable.games.assault.box.box import Box
from giantstable.games.assault.box.cards import ADVANCED, BASIC
from giantstable.games.assault.box.effects import (
    COMMANDS,
    CONDITION_NAMES,
    EFFECTS,
    MARKERS,
    RESOURCES,
    Effect,
)
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table import asks, happenings
from giantstable.games.assault.table.nouns import (
    cast_name,
    event_name,
    region_name,
    slayer_name,
    unit_name,
)
from giantstable.games.assault.table.realm import realm_on
from giantstable.games.assault.table.world import World
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.event import Event, EventKind
from giantstable.kernel.message import Facts, Message
from tests.conformance import checks

SOURCES = Path(__file__).parent.parent.parent.parent / "src" / "giantstable" / "games" / "assault"


def questions() -> list[DecisionKind]:
    """Return every sort of question."""
    return [value for value in vars(asks).values() if isinstance(value, DecisionKind)]


def events(module: ModuleType = happenings) -> list[EventKind]:
    """Return every sort of event."""
    return [value for value in vars(module).values() if isinstance(value, EventKind)]


def test_every_question_has_words_and_a_rule() -> None:
    for kind in questions():
        assert kind.rule in checks.rule_ids("assault"), f"{kind.name} cites {kind.rule}"
        assert text.phrases("en").has_message(f"assault-ask-{kind.name}"), kind.name


RANGES: dict[str, list[int]] = {
    "race": [0, 5],
    "to-race": [1, 4],
    "resource": list(range(len(RESOURCES))),
    "region": [0, 15],
    "to": [1, 7],
    "soldier": [0, 3, 6],
    "kind": [0, 3],
    "spell": [0, 8],
    "event": [0, 8],
    "command": list(range(9)),
    "marker": list(range(len(MARKERS))),
    "slayer": [0, 2],
    "slayers": [1, 6, 7],
    "face": [0, 3, 4, 5],
    "hits": [0, 3],
    "blocks": [1, 2],
    "rolled_again": [1, 6],
    "partner": [0, 5],
    "trade": [0, 1, 2],
    "limit": [1, 4],
    "n": [0, 1, 5],
}


@pytest.mark.parametrize("kind", events(), ids=lambda kind: kind.name)
def test_every_event_can_be_told_to_everybody(kind: EventKind) -> None:
    match = gt.new("assault", seed=1, seats=6)
    realm = realm_on(match.table)
    assert kind.rule in checks.rule_ids("assault")
    for facts in product(*[RANGES[name] for name in kind.facts]):
        if kind.name == "cast" and facts[-1] > 1:
            continue
        values = [*facts, 0, 0, 0, 0]
        seat = realm.seat_of[values[0]] if kind.facts[:1] == ("race",) else 2
        event = Event(kind, seat, values[0], values[1], values[2], values[3])
        for viewer in (seat, (seat + 1) % 6, None):
            seen = event.seen_by(viewer)
            said = checks.can_be_said(match.game.event_text(realm, seen, viewer))
            assert said[0].isupper() or said[0].isdigit() or said[0] == "“", said
            hidden = viewer != seat and bool(kind.private)
            assert ("" in match.game.event_facts(realm, seen).values()) == hidden


def test_giantslayers_are_told_of_as_a_side() -> None:
    match = gt.new("assault", seed=1)
    event = Event(happenings.TOTALS, 0, -1, 4, 0)
    said = text.say(match.game.event_text(match.table, event, None))
    assert said == "Giantslayers: hits 4, blocks 0"
    assert match.game.event_facts(match.table, event)["race"] == "giantslayers"


def test_every_reason_can_be_given_and_every_reason_given_has_words() -> None:
    written = (SOURCES / "locale" / "en" / "game.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^assault-why-([a-z-]+) =", written, re.MULTILINE)
    assert len(keys) > 50
    files = [*SOURCES.glob("told/why/*.py"), *SOURCES.glob("rules/**/*.py")]
    code = "".join(f.read_text(encoding="utf-8") for f in files)
    by_need = {f"need-{name}" for name in CONDITION_NAMES}
    assert [key for key in keys if f'"{key}"' not in code and key not in by_need] == []
    given = set(re.findall(r'why\(\s*"([a-z-]+)"', code)) | by_need
    assert given <= set(keys)


def test_every_race_marker_and_resource_has_a_name_of_its_own() -> None:
    for fact, names in (("race", RACES), ("marker", MARKERS), ("resource", RESOURCES)):
        for language in text.languages():
            said = {text.words(f"assault-{fact}", {fact: name}, language) for name in names}
            assert len(said) == len(names)


def printed_effects(box: Box) -> list[Effect]:
    """Return every effect that is printed on a card or a piece."""
    races = box.races
    commands = [command for race in races for command in race.commands]
    leaders = [leader for race in races for leader in race.leaders]
    events = [*box.universal_events, *box.special_events]
    return [
        *(effect for command in commands for part in command.parts for effect in part.choices),
        *(effect for leader in leaders for effect in [*leader.now, *leader.lasting]),
        *(effect for event in events for effect in [*event.rewards, *event.lasting]),
        *(effect for spell in box.spells for level in spell.effects for effect in level),
        *(effect for resource in box.resources for effect in resource.effects),
        *(slayer.power for slayer in box.slayers),
        *box.stock.npc_defence,
    ]


@pytest.mark.parametrize("language", text.languages())
def test_every_effect_and_condition_of_the_content_has_words(language: str) -> None:
    box = realm_on(gt.new("assault", seed=1, seats=6).table).world.box
    events = [*box.universal_events, *box.special_events]
    met = {effect.name for effect in printed_effects(box)}
    asked = {need.name for event in events for need in [*event.needs, *event.waivers]}
    assert len(met) > 40
    assert len(asked) == len(CONDITION_NAMES)
    for name in met | set(EFFECTS):
        assert text.phrases(language).has_message(f"assault-effect-{name}"), name
    for name in asked | set(CONDITION_NAMES):
        assert text.phrases(language).has_message(f"assault-need-{name}"), name


def place_name(place: str) -> Message:
    """Return a place for people as the map in the browser does: by its printed name."""
    id_ = re.sub("[^a-z]+", "-", place.lower())
    return Message("assault-place-name", {"place": id_, "name": place})


def named(world: World) -> list[tuple[Message, str]]:
    """Return all that has a name for people, and the name that content has for it."""
    box, regions = world.box, world.board.regions
    found = [(region_name(region), region.name) for region in regions]
    found += [(place_name(place.name), place.name) for each in regions for place in each.places]
    found += [(unit_name(unit), unit.name) for unit in box.units]
    found += [(slayer_name(slayer), slayer.name) for slayer in box.slayers]
    events = [*box.universal_events, *box.special_events]
    found += [(event_name(event), event.name) for event in events]
    for spell in box.spells:
        found += [(cast_name(spell, level), spell.names[level]) for level in (BASIC, ADVANCED)]
    for race in box.races:
        for command in race.commands:
            facts: Facts = {"command": COMMANDS[command.kind], "race": RACES[race.index]}
            found.append((Message("assault-command", facts), command.name))
        for leader in race.leaders:
            facts = {"unit": box.units[leader.unit].id, "name": leader.name}
            found.append((Message("assault-leader-ability", facts), leader.name))
    return found


def test_a_name_is_the_one_that_content_has_for_it() -> None:
    world = realm_on(gt.new("assault", seed=1, seats=6).table).world
    for message, name in named(world):
        assert text.say(message) == name


@pytest.mark.parametrize("language", text.languages())
def test_every_name_has_words_of_its_own_and_no_two_are_alike(language: str) -> None:
    world = realm_on(gt.new("assault", seed=1, seats=6).table).world
    by_key: dict[str, dict[str, str]] = {}
    for message, name in named(world):
        said = text.words(message.key, {**message.facts, "name": "by its content"}, language)
        assert said != "by its content", name
        others = by_key.setdefault(message.key, {})
        assert others.setdefault(said, name) == name, said


@pytest.mark.parametrize("language", text.languages())
def test_options_events_and_reasons_call_a_region_by_its_name(language: str) -> None:
    armies = {"sumber-hills": {"hill-regular": 2}, "ice-spires": {"fire-regular": 2}}
    table = {"stage": "normal", "active": "hill", "armies": armies}
    match = gt.load("assault", {"setup": {"seats": 3}, "table": table})
    match.choose("move")
    asked = match.pending[0]
    regions = realm_on(match.table).world.board.regions
    names = {each.id: text.say(region_name(each), language) for each in regions}
    assert (names["sumber-hills"] == "Sumber Hills") == (language == "en")
    for option in asked.options:
        if "to" in option.facts:
            said = text.say(option.text, language)
            assert names[str(option.facts["region"])] in said
            assert names[str(option.facts["to"])] in said
    reason = match.game.why_not(match.table, asked.seat, asked, {"region": "ice-spires"})
    assert reason is not None
    assert names["ice-spires"] in text.say(reason.text, language)
    told = Event(happenings.MOVED, asked.seat, 0, 0, 1)
    said = text.say(match.game.event_text(match.table, told, None), language)
    assert names[regions[0].id] in said
    assert names[regions[1].id] in said


def test_a_region_of_ones_own_goes_by_the_name_that_content_has_for_it() -> None:
    facts: dict[str, object] = {"region": "the-moon", "name": "The Moon"}
    said = {text.words("assault-region-name", facts, language) for language in text.languages()}
    assert said == {"The Moon"}
