"""Saved games: where they are, that they survive, and that a damaged one is left alone."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.cli.play import play
from giantstable.home import home
from giantstable.kernel.errors import BadRecord
from giantstable.kernel.match import Match
from giantstable.terminal.saves import Saves, write
from tests.terminal.at_table import Watched, files


def started() -> Match:
    """Return a fight two choices old."""
    match = gt.new("wraith", seed=6, giant="earth")
    match.choose(match.pending[0].options[0])
    match.choose(match.pending[0].options[0])
    return match


# -- where -----------------------------------------------------------------------------------------


def test_games_wait_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GIANTS_HOME", str(tmp_path / "mine"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert home() == tmp_path / "mine"
    monkeypatch.delenv("GIANTS_HOME")
    assert home() == tmp_path / "share" / "giantstable"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home() == tmp_path / ".local" / "share" / "giantstable"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    assert home() == tmp_path / "roaming" / "giantstable"


def test_a_saved_game_is_a_record_with_one_choice_a_line(tmp_path: Path) -> None:
    match = started()
    path = Path(Saves(tmp_path).keep(match, "single"))
    text = path.read_text(encoding="utf-8")
    assert all(f'    "{choice}"' in text.split("\n")[i] for i, choice in _lines(text, match))
    assert gt.replay(json.loads(text)).view(0) == match.view(0)


def _lines(text: str, match: Match) -> list[tuple[int, str]]:
    start = text.split("\n").index('  "choices": [') + 1
    return list(enumerate(match.choices, start))


# -- that it survives ------------------------------------------------------------------------------


def test_when_the_disk_is_full_the_old_file_stays_and_nothing_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    path = Path(saves.keep(started(), "single"))
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadRecord, match="No space left on device"):
        saves.keep(gt.new("wraith", seed=8), "single")
    assert path.read_bytes() == before
    assert files(tmp_path) == ["current/wraith-single.json"]


def test_a_folder_that_cannot_be_made_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    with pytest.raises(BadRecord, match="cannot be written"):
        write(tmp_path / "taken" / "x.json", {})


def test_a_game_left_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = Watched(["1", "quit"])
    play("wraith", setup={"giant": "water"}, seed=3, terminal=first, saves=saves)
    left = saves.waiting("wraith", "single")
    assert left is not None
    assert len(left.choices) == 1
    second = Watched(["undo", "quit"])
    play(resume=True, terminal=second, saves=saves)
    assert "Water Giant" in second.screens[0]
    assert second.screens[-1].split("\n")[:9] == first.screens[0].split("\n")[:9]


def test_resume_takes_what_was_played_last(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for mode in ("campaign", "single"):
        path = Path(saves.keep(started(), mode))
        os.utime(path, (1000 + len(mode), 1000 + len(mode)))
    assert saves.latest() == ("wraith", "campaign")


def test_without_a_saved_game_resume_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no saved game"):
        play(resume=True, terminal=Watched([]), saves=Saves(tmp_path))


def test_a_finished_game_is_kept_and_no_longer_waits(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(started(), "single")
    play(resume=True, terminal=Watched(to_the_end(saves)), saves=saves)
    found = files(tmp_path)
    assert len(found) == 1
    assert found[0].startswith("finished/")
    record = json.loads((tmp_path / found[0]).read_text(encoding="utf-8"))
    assert gt.replay(record).over


def to_the_end(saves: Saves) -> list[str]:
    """Return answers that bring the waiting game to its end without being Fearless, and Enter."""
    match = saves.waiting("wraith", "single")
    assert match is not None
    answers: list[str] = []
    while not match.over:
        tame = [n for n in match.pending[0].notations() if not n.startswith("fearless")]
        answers.append(tame[0])
        match.choose(tame[0])
    return [*answers, ""]


def test_a_new_fight_moves_the_unfinished_one_aside(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for seed in (3, 4):
        play("wraith", setup={"giant": "water"}, seed=seed, terminal=Watched(["1"]), saves=saves)
    found = files(tmp_path)
    assert found[0] == "current/wraith-single.json"
    assert found[1].startswith("unfinished/")


# -- damage ----------------------------------------------------------------------------------------

DAMAGE: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "another file": lambda text: "[1, 2, 3]",
    "an impossible choice": lambda text: text.replace('"play', '"eat'),
    "other content": lambda text: text.replace('"content": "', '"content": "0'),
}


@pytest.mark.parametrize("damage", sorted(DAMAGE))
def test_a_damaged_save_is_reported_in_one_sentence_and_left_untouched(
    damage: str, tmp_path: Path
) -> None:
    saves = Saves(tmp_path)
    path = Path(saves.keep(started(), "single"))
    path.write_text(DAMAGE[damage](path.read_text(encoding="utf-8")), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(BadRecord) as refusal:
        play(resume=True, terminal=Watched(["1", "1"]), saves=saves)
    assert str(path) in str(refusal.value)
    assert "left untouched" in str(refusal.value)
    assert path.read_bytes() == before
    assert files(tmp_path) == ["current/wraith-single.json"]


def test_bytes_that_are_no_text_are_reported_too(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = Path(saves.keep(started(), "single"))
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="left untouched"):
        play(resume=True, terminal=Watched([]), saves=saves)
    assert path.read_bytes() == b"\xff\xfe\x00"


def test_a_new_fight_does_not_destroy_a_damaged_one(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    path = Path(saves.keep(started(), "single"))
    path.write_text("{half", encoding="utf-8")
    play("wraith", setup={"giant": "earth"}, seed=1, terminal=Watched([]), saves=saves)
    aside = [name for name in files(tmp_path) if name.startswith("unfinished/")]
    assert (tmp_path / aside[0]).read_text(encoding="utf-8") == "{half"
