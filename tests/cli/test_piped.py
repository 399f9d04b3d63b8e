"""The command itself, with answers from a pipe."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.terminal.at_table import files


def giants(*words: str, answers: str, home: Path, **environment: str) -> tuple[int, str, str]:
    """Run the command and return its exit code, what it wrote, and what it complained about."""
    done = subprocess.run(
        [sys.executable, "-c", "from giantstable.cli.main import app; app()", *words],
        input=answers.encode(),
        capture_output=True,
        env={**os.environ, "GIANTS_HOME": str(home), **environment},
        timeout=120,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_a_piped_game_is_saved_at_the_end_of_input_and_resumed(tmp_path: Path) -> None:
    words = ["play", "wraith", "--giant", "earth", "--wraith", "young", "--seed", "3"]
    code, shown, complaint = giants(*words, answers="1\n", home=tmp_path)
    assert (code, complaint) == (0, "")
    assert "\x1b" not in shown
    assert max(len(line) for line in shown.split("\n")) <= 80
    assert files(tmp_path) == ["current/wraith-single.json"]
    saved = json.loads((tmp_path / "current" / "wraith-single.json").read_text(encoding="utf-8"))
    assert len(saved["choices"]) == 1
    code, shown, complaint = giants("play", "--resume", answers="log\n", home=tmp_path)
    assert (code, complaint) == (0, "")
    assert "WG-ROUND-01" in shown


def test_where_letters_are_ascii_so_is_the_game(tmp_path: Path) -> None:
    code, shown, complaint = giants(
        "play", "wraith", answers="cards\n", home=tmp_path, PYTHONIOENCODING="ascii"
    )
    assert (code, complaint) == (0, "")
    assert "The Hill Gets Up" in shown
    assert shown.isascii()


def test_a_damaged_save_is_one_sentence_and_exit_code_two(tmp_path: Path) -> None:
    (tmp_path / "current").mkdir()
    saved = tmp_path / "current" / "wraith-single.json"
    saved.write_text("{", encoding="utf-8")
    code, _, complaint = giants("play", "--resume", answers="", home=tmp_path)
    assert code == 2
    assert complaint.count("\n") == 1
    assert "Traceback" not in complaint
    assert saved.read_text(encoding="utf-8") == "{"
