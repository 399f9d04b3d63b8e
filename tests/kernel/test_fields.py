"""Reading what people write: taken field by field, refused in one sentence that names the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from giantstable.kernel.errors import BadContent, BadPosition, GiantsError
from giantstable.kernel.fields import Fields, shown

DOCUMENT: dict[str, object] = {
    "n": 4,
    "yes": True,
    "word": "leap",
    "list": ["climb", "leap"],
    "maps": [{"a": 1}, {"a": 2}],
    "map": {"inner": 3},
}
MOVES = ["climb", "leap", "drop"]


def fields(document: object = DOCUMENT, where: str = "") -> Fields:
    return Fields(BadPosition, where, document)


def test_each_kind_of_field_is_taken_as_it_is() -> None:
    f = fields()
    assert f.whole("n", 0, 9) == 4
    assert f.flag("yes") is True
    assert f.text("word") == "leap"
    assert f.choice("word", MOVES) == "leap"
    assert f.index("word", MOVES) == 1
    assert f.items("list") == ["climb", "leap"]
    assert f.choices("list", MOVES) == [0, 1]
    assert [sub.whole("a", 0, 9) for sub in f.subs("maps")] == [1, 2]
    assert f.sub("map").whole("inner", 0, 9) == 3
    f.done()


def test_what_is_missing_is_as_usual_where_there_is_a_usual() -> None:
    f = fields({})
    assert f.whole("n", 0, 9, 7) == 7
    assert f.flag("yes", False) is False
    assert f.text("word", "none") == "none"
    assert f.choice("word", MOVES, "drop") == "drop"
    assert f.index("word", MOVES, "drop") == 2
    assert f.items("list", optional=True) == []
    assert f.choices("list", MOVES, optional=True) == []
    assert f.subs("maps", optional=True) == []
    f.done()


@pytest.mark.parametrize(
    ("take", "sentence"),
    [
        (lambda f: f.whole("gone", 0, 9), "The field gone is missing."),
        (lambda f: f.sub("gone"), "The field gone is missing."),
        (
            lambda f: f.whole("n", 5, 9),
            "The field n must be a whole number from 5 to 9, not 4.",
        ),
        (
            lambda f: f.whole("yes", 0, 9),
            "The field yes must be a whole number from 0 to 9, not True.",
        ),
        (lambda f: f.flag("n"), "The field n must be true or false, not 4."),
        (lambda f: f.text("n"), "The field n must be a text, not 4."),
        (
            lambda f: f.choice("word", ["climb", "drop"]),
            "The field word cannot be “leap”; it can be: climb, drop.",
        ),
        (
            lambda f: f.choices("list", ["climb"]),
            "The field list[1] cannot be “leap”; it can be: climb.",
        ),
        (lambda f: f.items("word"), "The field word must be a list, not “leap”."),
        (
            lambda f: f.sub("map").whole("inner", 0, 1),
            "The field map.inner must be a whole number from 0 to 1, not 3.",
        ),
        (
            lambda f: f.subs("list"),
            "The field list[0] must be a mapping of names to values, not “climb”.",
        ),
        (
            lambda f: f.subs("maps")[1].text("a"),
            "The field maps[1].a must be a text, not 2.",
        ),
    ],
)
def test_what_is_wrong_is_said_with_the_name_of_the_field(
    take: Callable[[Fields], object], sentence: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        take(fields())
    assert str(refusal.value) == sentence


def test_a_field_that_nobody_took_is_refused() -> None:
    f = fields({"wounds": 1, "wuonds": 2})
    f.whole("wounds", 0, 9)
    with pytest.raises(BadPosition) as refusal:
        f.done()
    assert str(refusal.value) == "There is no field wuonds; known here are: wounds."


def test_a_name_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadPosition) as refusal:
        fields({"map": {3: "x"}}).sub("map").names()
    assert str(refusal.value) == "A name in map is 3 instead of a text."


def test_a_file_is_named_before_its_fields() -> None:
    with pytest.raises(BadContent) as refusal:
        Fields(BadContent, "giants/earth.yaml:", {}).whole("health", 1, 9)
    assert str(refusal.value) == "The field giants/earth.yaml: health is missing."


@pytest.mark.parametrize("document", [None, [], "text", 3, True])
def test_a_document_that_is_no_mapping_is_refused(document: object) -> None:
    with pytest.raises(BadPosition) as refusal:
        fields(document)
    said = str(refusal.value)
    assert "must be a mapping" in said
    assert shown(document) in said
    assert "  " not in said, "there is no name of a field to say"


def test_a_reason_of_the_game_names_the_field_too() -> None:
    refusal: GiantsError = fields(where="table").refuse("rng", "position-rng", found=3)
    assert isinstance(refusal, BadPosition)
    assert str(refusal) == "The field table.rng has 3 numbers instead of four."


@pytest.mark.parametrize(
    ("value", "picture"),
    [
        (None, "null"),
        ("leap", "“leap”"),
        (3, "3"),
        (["a"], "['a']"),
        ("x" * 100, "“" + "x" * 56 + "..."),
    ],
)
def test_a_wrong_value_is_pictured_in_short(value: object, picture: str) -> None:
    assert shown(value) == picture
