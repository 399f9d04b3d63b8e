"""Games are found by looking: what all games share knows none of them by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import giantstable as gt
from giantstable import titles as module
from giantstable.bots import bots
from giantstable.kernel.errors import BadSetup
from giantstable.titles import Title, parts, titles

ROOT = Path(__file__).parents[1]
OURS = sorted(name for name, title in titles().items() if title.ours)


def finding(monkeypatch: pytest.MonkeyPatch, *entries: EntryPoint) -> dict[str, Title]:
    """Return the games that are found where these packages are installed."""
    monkeypatch.setattr(module, "entry_points", lambda group: entries)
    return titles.__wrapped__()


def entry(name: str, package: str) -> EntryPoint:
    """Return how an installed package names itself a game."""
    return EntryPoint(name, package, "giantstable.games")


def test_every_folder_of_ours_with_a_game_is_one() -> None:
    folders = [file.parent.name for file in ROOT.glob("src/giantstable/games/*/game.py")]
    assert sorted(folders) == OURS
    assert len(OURS) >= 3


def test_an_installed_package_is_a_game_as_long_as_it_has_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = finding(
        monkeypatch,
        entry("giants", "giantstable.games.wraith"),
        entry("gone", "somebody.took.it.away"),
        entry("empty", "giantstable.arena"),
    )
    assert sorted(found) == sorted([*OURS, "giants"])


def test_a_package_that_cannot_be_imported_takes_no_other_along(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    home = tmp_path / "torn_game"
    home.mkdir()
    home.joinpath("__init__.py").touch()
    home.joinpath("game.py").write_text("x = (", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert sorted(finding(monkeypatch, entry("torn", "torn_game"))) == OURS
    assert "The game torn (torn_game) is left out: SyntaxError" in caplog.text


def test_nobody_takes_the_name_of_a_game_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    found = finding(monkeypatch, entry(OURS[0], "giantstable.games.wraith"))
    assert found[OURS[0]].package == f"giantstable.games.{OURS[0]}"


def test_a_part_that_a_game_lacks_has_a_plain_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(titles(), "bare", Title("bare", "giantstable.arena"))
    assert not titles()["bare"].has("bot")
    assert bots("bare") == ["random"]
    assert "bare" not in parts("terminal")


def test_a_game_that_nobody_has_is_refused_by_name() -> None:
    with pytest.raises(BadSetup) as refusal:
        gt.game("chess")
    assert refusal.value.key == "unknown-game"


# -- who knows whom --------------------------------------------------------------------------------


def names_in(code: str) -> Iterator[str]:
    """Return every name and text of a module, without what only people read."""
    tree = ast.parse(code)
    told = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Constant) and id(node) not in told:
            yield str(node.value)


def shared() -> list[Path]:
    """Return the modules that all games share."""
    package = ROOT / "src" / "giantstable"
    games = package / "games"
    files = [file for file in package.rglob("*.py") if games not in file.parents]
    tests = [*ROOT.glob("tests/conformance/*.py"), *ROOT.glob("tests/plugins/rules_*.py")]
    return [*files, *tests, ROOT / "hatch_build.py"]


@pytest.mark.parametrize("file", shared(), ids=lambda file: str(file.relative_to(ROOT)))
def test_what_all_games_share_names_none(file: Path) -> None:
    for name in names_in(file.read_text(encoding="utf-8")):
        for game in OURS:
            assert game not in name.casefold(), f"{file} names {game}: {name}"


@pytest.mark.parametrize("file", ["Makefile", "pyproject.toml"])
def test_what_builds_all_games_lists_none(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8").casefold()
    assert [game for game in OURS if game in text] == []
