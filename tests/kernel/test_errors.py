"""Refusals: every one has its sentence, every sentence its refusal."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from giantstable import text
from giantstable.kernel import errors
from giantstable.kernel.errors import VOICE, BadSetup, GiantsError
from tests.every import every

SOURCES = Path(__file__).parent.parent.parent / "src" / "giantstable"
PREFIX = "refused-"
REFUSALS = [
    "Refused",  # the server's own
    *(
        name
        for name, thing in vars(errors).items()
        if isinstance(thing, type) and issubclass(thing, GiantsError)
    ),
]


class Refused:
    """A place in the code that refuses: the key, and the facts it gives."""

    def __init__(self, where: str, key: str, facts: set[str] | None) -> None:
        self.where = where
        self.key = key
        self.facts = facts  # None: known only when it happens


@cache
def refused() -> list[Refused]:
    """Return every place in the code that refuses with a key written there."""
    found: list[Refused] = []
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                found.extend(_refusal(f"{file.name}:{node.lineno}", node))
    return found


def _refusal(where: str, call: ast.Call) -> Iterator[Refused]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if ast.unparse(call.func) == "log.error":  # a line of the log refuses nothing
        return
    name = call.func.id if isinstance(call.func, ast.Name) else name
    facts = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    given = None if any(keyword.arg is None for keyword in call.keywords) else facts
    if name in REFUSALS or name == "error":
        key = call.args[0] if call.args else None
    elif name == "refuse" and len(call.args) == 2:
        key = call.args[1]
        given = given | {"field"} if given is not None else None
    else:
        return
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        yield Refused(where, key.value, given)


@cache
def literals() -> set[str]:
    """Return every text written in the code."""
    return {
        node.value
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def files(language: str) -> list[Traversable]:
    """Return the Fluent files of a language."""
    return text.pages(language)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language, each with the facts it speaks of."""
    found: dict[str, set[str]] = {}
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = set(re.findall(r"\$(\w+)", file_text(file, entry)))
    return found


def file_text(file: Traversable, entry: ftl.Message) -> str:
    """Return a message as it is written."""
    assert entry.span is not None
    return file.read_text(encoding="utf-8")[entry.span.start : entry.span.end]


@pytest.mark.parametrize("language", text.languages())
def test_every_line_of_the_fluent_files_can_be_read(language: str) -> None:
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name} has junk:\n{entry.content}"


def test_every_refusal_in_the_code_has_its_sentence() -> None:
    assert len(refused()) > 60
    for refusal in refused():
        assert PREFIX + refusal.key in messages("en"), f"{refusal.where} refuses {refusal.key}"


def test_every_refusal_gives_the_facts_of_its_sentence() -> None:
    for refusal in refused():
        if refusal.facts is not None:
            blanks = messages("en").get(PREFIX + refusal.key, set())
            missing = blanks - refusal.facts
            assert not missing, f"{refusal.where} refuses {refusal.key} without {missing}"


def test_every_sentence_belongs_to_a_refusal() -> None:
    keys = {name.removeprefix(PREFIX) for name in messages("en") if name.startswith(PREFIX)}
    assert [key for key in sorted(keys) if not {key, PREFIX + key} & literals()] == []


def test_every_refusal_is_one_sentence() -> None:
    with every() as each:
        for key in sorted(k for k in messages("en") if k.startswith(PREFIX)):
            facts: dict[str, object] = dict.fromkeys(messages("en")[key], "this")
            with each.one(key):
                if "why" in facts and ". " not in text.words(key, facts | {"why": "It is so."}):
                    facts["why"] = "It is so"
                said = text.words(key, facts)
                assert one_sentence(said if said.endswith(".") else said + "."), said
                assert said[0].isupper() or said.startswith(("“", "this"))


def one_sentence(said: str) -> bool:
    """Return whether a text is one sentence."""
    return said.endswith(".") and not said.endswith("..") and not re.search(r"[.!?]\s+[A-Z]", said)


def test_a_refusal_without_a_voice_still_says_what_it_is() -> None:
    speaker = VOICE.speaker
    VOICE.speaker = None
    try:
        assert str(GiantsError("undo-start", n=1)) == "undo-start {'n': 1}"
    finally:
        VOICE.speaker = speaker
    assert str(GiantsError("undo-start")) == "There is no choice to take back."


def test_a_refusal_stays_on_one_line_whatever_it_quotes() -> None:
    said = str(GiantsError("field-text", field="table", found="“two\n\tlines”"))
    assert said == "The field table must be a text, not “two lines”."


def test_a_refusal_has_a_key_and_facts_for_programs() -> None:
    refusal = GiantsError("field-missing", field="table.rng")
    assert refusal.key == "field-missing"
    assert refusal.facts == {"field": "table.rng"}


def test_a_refusal_travels_with_its_facts() -> None:
    refusal = pickle.loads(pickle.dumps(BadSetup("unknown-game", game="chess")))
    assert type(refusal) is BadSetup
    assert (refusal.key, refusal.facts) == ("unknown-game", {"game": "chess"})
