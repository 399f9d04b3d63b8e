"""Every question, event and reason of Assault has its words, met or not."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

import giantstable as gt
from giantstable import text
from giantstable.games.assault.box.effects import CONDITION_NAMES, MARKERS, RESOURCES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table import asks, happenings
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.decision import DecisionKind
from giantstable.kernel.event import Event, EventKind
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
        assert text.bundle("en").has_message(f"assault-ask-{kind.name}"), kind.name


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
        values = [*facts, 0, 0, 0]
        seat = realm.seat_of[values[0]] if kind.facts[:1] == ("race",) else 2
        event = Event(kind, seat, values[0], values[1], values[2])
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
