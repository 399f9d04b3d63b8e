"""Every sort of question and event the game can make has its words and its rule, met or not."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

import giantstable as gt
from giantstable import text
from giantstable.games.wraith.box import pieces
from giantstable.games.wraith.table import asks, happenings
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.event import Event, EventKind
from tests.conformance import checks
from tests.conformance.words import YOU, kinds


def test_kinds_have_names_of_their_own_and_rules_that_exist() -> None:
    for module in (asks, happenings):
        found = kinds(module)
        assert len(found) > 10
        # The same happening may have several causes, each with its rule.
        assert len({(kind.name, kind.rule) for kind in found}) == len(found)
        for kind in found:
            assert kind.rule in checks.rule_ids("wraith"), f"{kind.name} cites {kind.rule}"


@pytest.mark.parametrize("name", sorted({kind.name for kind in kinds(happenings)}))
def test_every_event_can_be_told_to_everybody(name: str) -> None:
    kind = next(kind for kind in kinds(happenings) if kind.name == name)
    assert isinstance(kind, EventKind)
    match = gt.new("wraith", seed=1, wraith="elder", giant="fire")
    table = match.table
    assert isinstance(table, Fight)
    ranges = {
        "card": range(len(table.wraith.cards)),
        "giant_card": range(len(table.giant.cards)),
        "place": range(table.giant.body.size),
        "from": range(table.giant.body.size),
        "row": range(2),
        "skill": range(len(table.wraith.skills)),
        "effect": range(len(pieces.EFFECTS)),
        "n": range(12),
    }
    for facts in product(*[ranges[fact] for fact in kind.facts]):
        values = [*facts, 0, 0, 0]
        event = Event(kind, 0, values[0], values[1], values[2])
        for viewer in (0, 1, None):  # her player, somebody at another seat, a spectator
            seen = event.seen_by(viewer)
            said = checks.can_be_said(match.game.event_text(table, seen, viewer))
            assert said[0].isupper() or said[0].isdigit(), said
            assert viewer == 0 or not YOU.search(said), f"others are told: {said}"
            hidden = viewer != 0 and bool(kind.private)
            assert ("" in match.game.event_facts(table, seen).values()) == hidden


@pytest.mark.parametrize("kind", [kind.name for kind in kinds(asks)])
def test_every_question_has_words(kind: str) -> None:
    assert text.phrases("en").has_message(f"wraith-ask-{kind}")


def test_every_sentence_of_a_reason_can_be_given() -> None:
    """The other way round is proved by pointing at everything: see ``test_why_random.py``."""
    folder = Path(__file__).parents[4] / "src" / "giantstable" / "games" / "wraith"
    written = (folder / "locale" / "en" / "game.ftl").read_text(encoding="utf-8")
    files = [*folder.glob("told/why/*.py"), *folder.glob("rules/**/*.py")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    keys = re.findall(r"^wraith-why-([a-z-]+) =", written, re.MULTILINE)
    assert len(keys) > 60
    by_kind = {f"first-{kind.name}" for kind in kinds(asks)}
    assert [key for key in keys if f'"{key}"' not in code and key not in by_kind] == []


@pytest.mark.parametrize("effect", pieces.EFFECTS)
def test_every_effect_has_words(effect: str) -> None:
    assert text.phrases("en").has_message(f"wraith-do-{effect.replace('_', '-')}")


def test_no_two_effects_have_the_same_word() -> None:
    words = {text.words("wraith-effect", {"effect": effect}) for effect in pieces.EFFECTS}
    assert len(words) == len(pieces.EFFECTS)
