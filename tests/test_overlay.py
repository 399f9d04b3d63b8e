"""An owner's corrected files, laid over ours: DIR/wraith/giants/earth.yaml hides our own."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
import yaml

import giantstable as gt
from giantstable.games.wraith.table.fight import Fight
from tests.games.wraith.scene import Doc, document
from tests.kernel.damage import is_one_sentence


def lay(folder: Path, kind: str, name: str, text: str | bytes) -> Path:
    """Write a file of an owner's folder; return the folder."""
    file = folder / "wraith" / kind / f"{name}.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def corrected(health: int) -> str:
    """Return our Earth Giant with another health."""
    earth = document("giants", "earth")
    cast(Doc, earth["health"])["value"] = health
    return yaml.safe_dump(earth, sort_keys=False)


def life(match: gt.Match) -> int:
    """Return all the Wounds the Giant can take."""
    assert isinstance(match.table, Fight)
    return match.table.life()


def refused(folder: Path) -> str:
    """Return the sentence with which an owner's folder is refused."""
    with pytest.raises(gt.BadContent) as refusal:
        gt.new("wraith", seed=1, content=folder)
    assert is_one_sentence(str(refusal.value)), str(refusal.value)
    return str(refusal.value)


def test_an_owners_file_takes_the_place_of_ours(tmp_path: Path) -> None:
    usual = life(gt.new("wraith", seed=1, giant="earth"))
    modifier = usual - cast(int, cast(Doc, document("giants", "earth")["health"])["value"])
    folder = lay(tmp_path, "giants", "earth", corrected(77))
    assert life(gt.new("wraith", seed=1, giant="earth", content=folder)) == 77 + modifier
    assert life(gt.new("wraith", seed=1, giant="earth", content=str(folder))) == 77 + modifier
    assert life(gt.new("wraith", seed=1, giant="earth")) == usual, "ours is untouched"


def test_what_the_owner_left_out_stays_ours(tmp_path: Path) -> None:
    folder = lay(tmp_path, "giants", "earth", corrected(77))
    for giant in ("air", "water", "fire"):
        ours = gt.new("wraith", seed=1, giant=giant)
        theirs = gt.new("wraith", seed=1, giant=giant, content=folder)
        assert theirs.record() == ours.record()


def test_the_environment_can_name_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = lay(tmp_path / "mine", "giants", "earth", corrected(77))
    monkeypatch.setenv("GIANTS_CONTENT", str(folder))
    by_environment = gt.new("wraith", seed=1, giant="earth")
    monkeypatch.delenv("GIANTS_CONTENT")
    assert life(by_environment) == life(gt.new("wraith", seed=1, giant="earth", content=folder))
    assert life(by_environment) != life(gt.new("wraith", seed=1, giant="earth"))


def test_a_folder_that_is_named_goes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIANTS_CONTENT", str(lay(tmp_path / "a", "giants", "earth", corrected(77))))
    other = lay(tmp_path / "b", "giants", "earth", corrected(55))
    difference = life(gt.new("wraith", giant="earth")) - life(
        gt.new("wraith", giant="earth", content=other)
    )
    assert difference == 22


def test_an_empty_environment_names_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIANTS_CONTENT", "")
    assert gt.new("wraith", seed=1).record()["seed"] == 1


def test_a_record_is_refused_where_other_content_lies(tmp_path: Path) -> None:
    """The choices might fit, and lead to another game: that must not pass for the same one."""
    folder = lay(tmp_path, "giants", "earth", corrected(77))
    record = gt.new("wraith", seed=1, giant="earth", content=folder).record()
    assert gt.replay(record, content=folder).record() == record
    with pytest.raises(gt.BadRecord) as refusal:
        gt.replay(record)
    assert refusal.value.key == "other-content"
    position = gt.new("wraith", seed=1, giant="earth", content=folder).position()
    with pytest.raises(gt.BadPosition) as refused_position:
        gt.load("wraith", position)
    assert refused_position.value.key == "other-content"


def test_a_giant_of_the_owner_joins_ours(tmp_path: Path) -> None:
    frost = document("giants", "earth") | {"id": "frost", "name": "Frost Giant", "order": 9}
    folder = lay(tmp_path, "giants", "frost", yaml.safe_dump(frost, sort_keys=False))
    match = gt.new("wraith", seed=1, giant="frost", content=folder)
    assert cast(Doc, match.view(0)["giant"])["name"] == "Frost Giant"


def test_a_folder_for_other_games_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "assault").mkdir()
    assert gt.new("wraith", seed=1, content=tmp_path).record() == gt.new("wraith", seed=1).record()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert str(tmp_path / "gone") in refused(tmp_path / "gone")
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in refused(tmp_path / "file")


def test_a_damaged_file_is_named_with_its_field(tmp_path: Path) -> None:
    text = corrected(77).replace("value: 77", "value: many")
    said = refused(lay(tmp_path, "giants", "earth", text))
    assert said == (
        "The field giants/earth.yaml: health.value must be a whole number from 1 to 99, not “many”."
    )


def test_a_file_of_no_kind_is_named(tmp_path: Path) -> None:
    assert "dragons/red.yaml" in refused(lay(tmp_path, "dragons", "red", "id: red"))


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("health: [1, 2", id="a bracket left open"),
        pytest.param("a: b: c", id="two colons"),
        pytest.param(b"\xff\xfe\x00", id="not text at all"),
        pytest.param(b"name: \xe9t\xe9", id="letters in another encoding"),
        pytest.param("\tid: earth", id="a tab"),
        pytest.param("id: *nobody", id="an anchor that is not there"),
        pytest.param("!!python/object:os.system {}", id="a tag of Python"),
        pytest.param("note: 2024-13-45", id="a date that is none"),
        pytest.param("note: 0b_", id="a number that is none"),
        pytest.param("? [a, b]\n: c", id="a list for a name"),
        pytest.param("id: earth\n---\nid: air", id="two documents"),
        pytest.param("", id="nothing"),
        pytest.param("just words", id="just words"),
        pytest.param("- a\n- list", id="a list"),
    ],
)
def test_a_file_that_is_no_yaml_of_ours_is_named(tmp_path: Path, text: str | bytes) -> None:
    assert "giants/earth.yaml" in refused(lay(tmp_path, "giants", "earth", text))
