"""Damaged records and positions: refused in one sentence or played, never a crash."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import giantstable as gt
from giantstable.kernel.match import Match
from tests.conformance import chance
from tests.kernel import damage
from tests.strength import examples

Doc = dict[str, object]

WHOLE = 999
SCENES = [("young", "earth", 11), ("elder", "air", 25), ("adult", "fire", WHOLE)]


@cache
def fights() -> list[Match]:
    """Return some fights: in the middle of a turn, and at the end."""
    found: list[Match] = []
    for wraith, giant, choices in SCENES:
        setup: Doc = {"wraith": wraith, "giant": giant, "footholds": True}
        found.append(next(m for m in attempts(setup, choices) if m.over == (choices == WHOLE)))
    return found


def attempts(setup: Doc, choices: int) -> Iterator[Match]:
    """Play so many choices of one fight after the other: some end before that."""
    for seed in range(12, 100):
        match = chance.begin(gt.game("wraith"), setup, seed)
        for _ in chance.play_out(match, chance.Chooser(match.game, "a"), choices):
            pass
        yield match


def records() -> list[Doc]:
    """Return records, one of them of a fight that began from a position."""
    from_position = gt.load("wraith", fights()[0].position())
    return [match.record() for match in [*fights(), from_position]]


def positions() -> list[Doc]:
    """Return positions, one of them made by hand."""
    by_hand: Doc = {
        "setup": {"giant": "water", "wraith": "adult"},
        "table": {"pawn": "A1", "wounds": 2, "rage": 1, "seed": "puzzle"},
    }
    return [*[match.position() for match in fights()], by_hand]


def on_paper(document: object) -> Doc:
    """Return a document as it comes from a file."""
    return cast(Doc, json.loads(json.dumps(document)))


def replayed(document: object) -> Match:
    """Read a record."""
    return gt.replay(document)


def loaded(document: object) -> Match:
    """Read a position."""
    return gt.load("wraith", document)


@pytest.mark.parametrize("which", range(4))
def test_a_damaged_record_is_refused_in_one_sentence_or_played(which: int) -> None:
    record = on_paper(records()[which])
    damage.all_refused_or_read(replayed, record)


@pytest.mark.parametrize("which", range(4))
def test_a_damaged_position_is_refused_in_one_sentence_or_played(which: int) -> None:
    position = on_paper(positions()[which])
    damage.all_refused_or_read(loaded, position)


MUST_BE_THERE = ["format", "version", "game", "setup", "seed"]


@pytest.mark.parametrize("name", MUST_BE_THERE)
def test_a_record_without_a_field_is_refused_by_its_name(name: str) -> None:
    record = records()[0]
    del record[name]
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(record)
    assert str(refusal.value) == f"The field {name} is missing."


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("format", "giantstable-position", "format"),
        ("version", 2, "version"),
        ("version", "1", "version"),
        ("content", "000000000000", "content"),
        ("setup", {"giant": "cloud"}, "setup"),
        ("setup", {"gaint": "earth"}, "setup"),
        ("seed", None, "seed"),
        ("seed", 1.5, "seed"),
        ("seed", True, "seed"),
        ("choices", ["play nothing"], "choices[0]"),
        ("choices", [3], "choices[0]"),
        ("choices", "end", "choices"),
    ],
)
def test_a_wrong_field_of_a_record_is_named(field: str, value: object, named: str) -> None:
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(records()[0] | {field: value})
    assert f"field {named} " in str(refusal.value) + " "


def test_a_record_has_a_seed_or_a_position_to_start_from_and_not_both() -> None:
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(gt.new("wraith", seed=1).record() | {"start": {}})
    assert str(refusal.value).startswith("There is no field seed")


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(gt.GiantsError) as refusal:
        gt.replay(records()[0] | {"game": "chess"})
    assert "chess" in str(refusal.value)


@pytest.mark.parametrize(
    ("claimed", "key"),
    [
        ({"result": "win-scars"}, "record-result"),
        ({"scores": [5]}, "record-result"),
        ({"winners": [0]}, "record-result"),
        ({"luck": 1}, "field-unknown"),
    ],
)
def test_a_record_that_claims_another_end_is_refused(claimed: Doc, key: str) -> None:
    record = on_paper(records()[2])
    record["result"] = cast(Doc, record["result"]) | claimed
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(record)
    assert refusal.value.key == key
    if key == "record-result":  # whoever does not ask for proof may have it
        assert gt.replay(record, verify=False).over


def test_a_record_that_claims_an_end_before_it_is_refused() -> None:
    record = records()[2]
    record["choices"] = cast(list[str], record["choices"])[:-1]
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(record)
    assert refusal.value.key == "record-unfinished"


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = records()[2]
    choices = cast(list[str], record["choices"])
    record["choices"] = [*choices, "end"]
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(record)
    assert refusal.value.key == "record-after-end"
    assert f"choices[{len(choices)}]" in str(refusal.value)


@pytest.mark.parametrize(
    ("table", "named"),
    [
        ({"hand": ["young-nothing"]}, "table.hand[0]"),
        ({"hand": ["young-first-aid"] * 9}, "table.hand["),
        ({"pawn": "Z9"}, "table.pawn"),
        ({"pawn": 3}, "table.pawn"),
        ({"wounds": 99}, "table.wounds"),
        ({"wounds": -1}, "table.wounds"),
        ({"rage": 99}, "table.rage"),
        ({"round": 0}, "table.round"),
        ({"step": "dance"}, "table.step"),
        ({"played": 3}, "table.played"),
        ({"row": []}, "table.row"),
        ({"row": [{"card": "earth-01"}] * 5}, "table.row[1].card"),
        ({"row": [{"card": "air-01"}] * 5}, "table.row[0].card"),
        ({"dangers": ["ground"]}, "table.dangers"),
        ({"foothold_card": "air-f1"}, "table.foothold_card"),
        ({"health": 0, "spent": 99}, "table.spent"),
        ({"health": 1, "spent": 0}, "table.health"),
        ({"health": 0}, "table.health"),
        ({"pools": [1]}, "table.pools"),
        ({"result": "win-scars"}, "table.result"),
        ({"rng": [1, 2, 3]}, "table.rng"),
        ({"rng": [1, 2, 3, 2**32]}, "table.rng[3]"),
        ({"deck": [], "removed": []}, "table.deck"),
        ({"giant_deck": [], "set_aside": []}, "table.giant_deck"),
        ({"wuonds": 1}, "table.wuonds"),
        ({"stunned": "yes"}, "table.stunned"),
    ],
)
def test_a_wrong_field_of_a_position_is_named(table: Doc, named: str) -> None:
    with pytest.raises(gt.BadPosition) as refusal:
        gt.load("wraith", {"setup": {"giant": "earth", "wraith": "young"}, "table": table})
    assert f"field {named}" in str(refusal.value)


def test_a_text_that_cannot_be_written_down_is_a_seed_like_any_other() -> None:
    """JSON can spell half a character; a file with one must not crash us."""
    record = gt.new("wraith", seed=1).record() | {"seed": json.loads('"\\ud800"')}
    damage.read_or_refuse(replayed, "half a character for a seed", record)


# -- whatever else may happen to a file -----------------------------------------------------------

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["earth-01", "young-first-aid", "A1", "end", "keep", "win-scars"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=5,
)


def broken_somewhere(data: st.DataObject, document: object) -> object:
    """Return the document with a few things changed at random."""
    for _ in range(data.draw(st.integers(1, 3))):
        known = list(damage.paths(document))
        if not known:
            break
        path = data.draw(st.sampled_from(known))
        if data.draw(st.booleans()):
            document = damage.replaced(document, path, data.draw(ANYTHING))
        else:
            document = damage.dropped(document, path)
    return document


@examples(150)
@given(st.data())
def test_no_record_crashes_us(data: st.DataObject) -> None:
    record = on_paper(data.draw(st.sampled_from(records())))
    damage.read_or_refuse(replayed, "a record", broken_somewhere(data, record))


@examples(150)
@given(st.data())
def test_no_position_crashes_us(data: st.DataObject) -> None:
    position = on_paper(data.draw(st.sampled_from(positions())))
    damage.read_or_refuse(loaded, "a position", broken_somewhere(data, position))


@examples(150)
@given(ANYTHING)
def test_nothing_crashes_us(document: object) -> None:
    assert damage.read_or_refuse(replayed, "anything", document)
    assert damage.read_or_refuse(loaded, "anything", document)
