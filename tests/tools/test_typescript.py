"""The client's types are those of the shapes in Python, and nobody can forget it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tools import typescript

SHAPES = "giantstable.games.wraith.told.shapes"
SOURCE = typescript.ROOT / "src" / f"{SHAPES.replace('.', '/')}.py"


def changed(monkeypatch: pytest.MonkeyPatch, folder: Path, old: str, new: str) -> None:
    """Let the game's shapes be a copy in which something is called otherwise."""
    text = SOURCE.read_text(encoding="utf-8")
    assert old in text
    copy = folder / "shapes.py"
    copy.write_text(text.replace(old, new), encoding="utf-8")
    spec = spec_from_file_location(SHAPES, copy)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, SHAPES, module)
    spec.loader.exec_module(module)


def test_a_field_that_is_renamed_in_python_alone_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(monkeypatch, tmp_path, "    hand_lost: bool\n", "    hand_gone: bool\n")
    assert typescript.main(["--check"]) == 1
    first, *diff = capsys.readouterr().out.splitlines()
    assert first.endswith("run `make types`.")
    assert [line for line in diff if line.startswith(("+", "-"))] == [
        "--- web/src/games/wraith/shapes.ts",
        "+++ the shapes in Python",
        "-      hand_lost: boolean;",
        "+      hand_gone: boolean;",
    ]  # and all other types are in order


def test_two_shapes_of_one_name_do_not_meet_in_one_file() -> None:
    one = {"Fight": {"type": "object"}, "Giant": {"type": "string"}}
    assert typescript.together(one, {"Giant": {"type": "string"}}) == one
    with pytest.raises(SystemExit, match="Fight"):
        typescript.together(one, {"Fight": {"type": "string"}})


def test_a_game_need_not_write_its_shapes_down() -> None:
    assert typescript.shapes_of("cairns") == {}
