"""The build compiles what changed and nothing else, and never ends half done."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from hatch_build import GROUP, Cache, needed, own_literals, untangle

HOOK = Path(__file__).parents[2] / "hatch_build.py"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "small"
version = "1"
requires-python = ">=3.11"
[tool.hatch.build.targets.wheel]
packages = ["src/small"]
[tool.hatch.build.targets.wheel.hooks.custom]
include = ["src/small/**/*.py"]
exclude = ["src/small/*/screen.py"]
mypy-args = ["--config-file=", "--follow-imports=skip"]
opt-level = "0"
"""
SOURCES = {
    "__init__.py": "",
    "dice.py": "def sides() -> int:\n    return 6\n",
    "cup.py": (
        "from small.dice import sides\n\n"
        'def shaken(n: int) -> str:\n    return "rattle " * n + str(n * sides())\n'
    ),
    "table/__init__.py": "",
    "table/screen.py": "import rich\n",
}


class Project:
    """A package of two modules, built by the hook with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.src = folder / "src" / "small"
        (folder / "pyproject.toml").write_text(PROJECT)
        (folder / HOOK.name).write_bytes(HOOK.read_bytes())
        for name, text in SOURCES.items():
            path = self.src / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
            cwd=self.folder,
            env={**os.environ, "GIANTS_BUILD_CACHE": str(self.cache), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def built(self, **environment: str) -> set[str]:
        """Build; return the names of the objects that had to be made."""
        before = set(self.cache.glob("*.o"))
        done = self.build(**environment)
        assert done.returncode == 0, done.stdout + done.stderr
        return {path.name for path in set(self.cache.glob("*.o")) - before}

    def wheels(self) -> list[str]:
        return sorted(path.name for path in (self.folder / "dist").glob("*"))

    def says(self, expression: str) -> str:
        """Return what an expression gives where nothing but the wheel can be imported."""
        away = self.folder / "away"
        [wheel] = self.wheels()
        zipfile.ZipFile(self.folder / "dist" / wheel).extractall(away)
        code = f"from small import cup; print(cup.__file__.rpartition('.')[2], {expression})"
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=away, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()


def test_a_change_compiles_one_object_and_none_does_not_even_run_mypyc(tmp_path: Path) -> None:
    project = Project(tmp_path)
    assert len(project.built()) > 4  # two modules, two packages, what mypyc brings along
    assert project.says("cup.shaken(2)") == "so rattle rattle 12"
    sources = {str(path.relative_to(project.src)) for path in project.src.rglob("*.*")}
    assert sources == set(SOURCES)
    [wheel] = project.wheels()
    packed = zipfile.ZipFile(tmp_path / "dist" / wheel).namelist()
    compiled = {name.partition(".")[0] for name in packed if name.endswith(".so")}
    modules = {"small/__init__", "small/cup", "small/dice", "small/table/__init__"}
    assert compiled == {*modules, f"{GROUP}__mypyc"}
    assert not [name for name in packed if name.endswith((".c", ".h", ".o", ".json"))]

    broken = tmp_path / "broken" / "mypyc" / "__init__.py"
    broken.parent.mkdir(parents=True)
    broken.write_text("raise ImportError('mypyc was asked')\n")
    assert project.built(PYTHONPATH=str(broken.parents[1])) == set()
    for library in project.cache.glob("*.so"):
        library.unlink()
    assert project.built() == set()  # a listing whose libraries are gone is made anew, of objects
    assert project.says("cup.shaken(1)") == "so rattle 6"

    (project.src / "dice.py").write_text("def sides() -> int:\n    return 20\n")
    assert len(project.built()) == 1
    assert project.says("cup.shaken(1)") == "so rattle 20"
    (project.src / "dice.py").write_text("def sides() -> int:\n    return len('quite new')\n")
    assert len(project.built()) == 2  # and the one that makes all literals
    assert project.says("cup.shaken(1)") == "so rattle 9"
    assert (
        "mypyc was asked"
        in project.build(PYTHONPATH=str(broken.parents[1]), CFLAGS="-DOTHER").stderr
    )  # other flags, another build


@pytest.mark.parametrize("missing", ["compiler", "headers"])
def test_without_a_compiler_the_wheel_is_pure_and_says_why(tmp_path: Path, missing: str) -> None:
    project = Project(tmp_path)
    compiler = tmp_path / "compiler"
    if missing == "headers":
        compiler.write_text("#!/bin/sh\nexit 1\n")
        compiler.chmod(0o755)
    done = project.build(CC=str(compiler))
    assert done.returncode == 0
    assert str(compiler) in done.stderr
    assert "Traceback" not in done.stderr
    assert project.wheels() == ["small-1-py3-none-any.whl"]
    assert project.says("cup.shaken(2)") == "py rattle rattle 12"


def test_what_mypyc_refuses_ends_the_build(tmp_path: Path) -> None:
    project = Project(tmp_path)
    (project.src / "dice.py").write_text("def sides() -> int:\n    return 'six'\n")
    done = project.build()
    assert done.returncode != 0
    assert "dice.py:2: error: Incompatible return value" in done.stdout + done.stderr
    assert project.wheels() == []


def test_what_the_compiler_refuses_ends_the_build(tmp_path: Path) -> None:
    project = Project(tmp_path)
    compiler = tmp_path / "compiler"
    compiler.write_text('#!/bin/sh\ncase "$*" in *___dice.c*) exit 1 ;; esac\nexec cc "$@"\n')
    compiler.chmod(0o755)
    done = project.build(CC=str(compiler))
    assert done.returncode != 0
    assert project.wheels() == []
    compiler.write_text('#!/bin/sh\nexec cc "$@"\n')
    assert project.built(CC=str(compiler))  # nothing of it was taken for whole
    assert project.says("cup.shaken(1)") == "so rattle 6"


def test_a_file_counts_only_its_own_literals() -> None:
    body = "a = CPyStatics[71]; b = CPyStatics[9]; c = CPyStatics[71]; d = CPyStatics_Other;\n"
    text, literals = own_literals(body, "Mine")
    assert literals == ["0", "71", "9"]
    assert text == (
        "extern PyObject *Mine[];\na = Mine[1]; b = Mine[2]; c = Mine[1]; d = CPyStatics_Other;\n"
    )
    # Wherever its literals stand among all, the file stays the same.
    moved, _ = own_literals(body.replace("71", "72").replace("[9]", "[10]"), "Mine")
    assert moved == text


def test_a_file_holds_the_declarations_it_uses_and_what_these_use() -> None:
    declared = [
        ("Die", "typedef struct {\n    int n;\n} Die;\n"),
        ("Cup", "typedef struct {\n    Die die;\n} Cup;\n"),
        ("shake", "extern int shake(Cup *cup);\n"),
        ("spill", "extern int spill(Cup *cup);\n"),
        ("other", "extern int other;\n"),
    ]
    assert needed("x = shake(y);", declared) == "".join(text for _, text in declared[:3])
    assert needed("nothing", declared) == ""


def test_c_that_makes_literals_in_an_unknown_way_is_refused(tmp_path: Path) -> None:
    for name in (f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h", f"__native_{GROUP}.c"):
        (tmp_path / name).write_text("int all;\n")
    with pytest.raises(ValueError, match="literals"):
        untangle(tmp_path)


def test_the_cache_keeps_whole_files_or_none(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")

    def broken(folder: Path) -> Path:
        (folder / "half").write_text("half")
        raise OSError("disk full")

    def whole(folder: Path) -> Path:
        (folder / "file").write_text("whole")
        return folder / "file"

    with pytest.raises(OSError, match="disk full"):
        cache.take(".o", "parts", broken)
    assert list(cache.folder.iterdir()) == []
    path = cache.take(".o", "parts", whole)
    assert path.read_text() == "whole"
    assert cache.take(".o", "parts", broken) == path  # not made again
    assert cache.take(".o", "other parts", whole) != path


def test_the_cache_lets_go_what_was_not_taken_for_the_longest_time(tmp_path: Path) -> None:
    def made(folder: Path) -> Path:
        (folder / "file").write_text("12345")
        return folder / "file"

    cache = Cache(tmp_path)
    old, older, new = (cache.take(".o", name, made) for name in ("old", "older", "new"))
    killed, running = tmp_path / "of a build that was killed", tmp_path / "of one that runs"
    killed.mkdir()
    running.mkdir()
    for hours, path in [(1, running), (2, new), (3, old), (4, older), (25, killed)]:
        os.utime(path, (time.time() - hours * 3600,) * 2)
    assert cache.take(".o", "old", made) == old  # which makes it the youngest
    Cache(tmp_path, room=10 + running.stat().st_size)
    assert set(tmp_path.iterdir()) == {running, old, new}
