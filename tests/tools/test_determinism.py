"""The determinism check catches each forbidden thing and lets its innocent neighbours pass."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tools import determinism


def found(source: str) -> list[str]:
    return [finding.what for finding in determinism.check([("rules.py", dedent(source))])]


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import datetime as d",
        "from time import perf_counter",
        "def f() -> None:\n    from datetime import date",
    ],
)
def test_clock_is_caught(source: str) -> None:
    assert len(found(source)) == 1
    assert "clock" in found(source)[0]


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import shuffle",
        "import secrets",
        "from uuid import uuid4",
        "import numpy.random",
        "from numpy import random",
    ],
)
def test_chance_is_caught(source: str) -> None:
    assert len(found(source)) == 1
    assert "chance" in found(source)[0]


@pytest.mark.parametrize(
    "source",
    [
        "open('x')",
        "print('x')",
        "answer = input()",
        "import os",
        "import os.path",
        "from pathlib import Path",
        "import io",
        "import socket",
        "import subprocess",
        "import importlib.resources",
        "from sys import stdout",
        "import sys\nsys.stdin.read()",
        "import sys\nsys.stdout.write('x')",
    ],
)
def test_io_is_caught(source: str) -> None:
    assert len(found(source)) == 1
    assert "I/O" in found(source)[0]


@pytest.mark.parametrize("source", ["hash('x')", "id(object())", "x = [id(o) for o in (1, 2)]"])
def test_what_differs_between_processes_is_caught(source: str) -> None:
    assert len(found(source)) == 1
    assert "differs" in found(source)[0]


@pytest.mark.parametrize(
    "source",
    [
        "for x in {1, 2}: pass",
        "for x in {y for y in 'ab'}: pass",
        "for x in set('ab'): pass",
        "for x in frozenset('ab'): pass",
        "x = [y for y in {1, 2}]",
        "x = {y: 1 for y in {1, 2}}",
        "x = tuple(y for y in set('ab'))",
        "x = list({1, 2})",
        "x = tuple({1, 2})",
        "x = next(iter({1, 2}))",
        "x = dict.fromkeys({1, 2})",
        "for i, x in enumerate({1, 2}): pass",
        "x = ', '.join({'a', 'b'})",
        "x = [*{1, 2}]",
        "a, b = {1, 2}",
        "x = [1]\nx += {2, 3}",
        "x = [1]\nx.extend({2, 3})",
        "def f():\n    yield from {1, 2}",
        "x = sorted({'a', 'b'}, key=len)",
        "x = max({'a', 'b'}, key=len)",
        "seen = set()\nfor x in seen: pass",
        "seen: set[int] = g()\nfor x in seen: pass",
        "seen: 'frozenset[int]' = g()\nfor x in seen: pass",
        "seen: set[int] | None = g()\nfor x in seen or (): pass",
        "from typing import Final\nSEEN: Final = frozenset({1})\nfor x in SEEN: pass",
        "SEEN: Final[frozenset[int]] = g()\nfor x in SEEN: pass",
        "def f(seen: set[int]):\n    for x in seen: pass",
        "def f(seen: AbstractSet[int]):\n    return [x for x in seen]",
        "def f(a: set[int], b: set[int]):\n    for x in a | b: pass",
        "def f(a: set[int], b: set[int]):\n    for x in a.union(b): pass",
        "def f(a: set[int], b: set[int]):\n    for x in (a if b else b): pass",
        "def f(a: dict[str, int], b: dict[str, int]):\n    for x in a.keys() & b.keys(): pass",
        "def f(a: set[int]):\n    return a.pop()",
        "def g() -> set[int]: ...\nfor x in g(): pass",
        "if (seen := {1, 2}):\n    for x in seen: pass",
        "match 1:\n    case 1:\n        seen = {1}\n        for x in seen: pass",
        "class T:\n    seen: set[int]\ndef f(t: T):\n    for x in t.seen: pass",
        "class T:\n    def f(self):\n        self.seen: set[int] = set()\n        list(self.seen)",
    ],
)
def test_order_of_a_set_is_caught(source: str) -> None:
    assert len(found(source)) == 1
    assert "set" in found(source)[0]


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nx = sys.intern('a')",
        "from collections.abc import Iterator",
        "from giantstable.kernel.time import hour",
        "def f(id: str, hash: int):\n    return id, hash",
        "def f(door):\n    door.open(); door.print()",
        "for x in [1, 2]: pass",
        "for x in sorted({1, 2}): pass",
        "x = sorted(set('ab'), reverse=True)",
        "x = sorted(y + 1 for y in {1, 2})",
        "x = len({1, 2}) + sum({1, 2}) + min({1, 2})",
        "x = any(y for y in {1, 2}) or all(y for y in {1, 2})",
        "x = {y + 1 for y in {1, 2}}",
        "x = 1 in {1, 2}",
        "seen = set()\nseen.add(1)\nseen |= {2}\nseen.discard(1)",
        "for x in {'a': 1}: pass",
        "for x in {'a': 1}.keys(): pass",
        "def f(row: list[int]):\n    return row.pop()",
        "seen = {1}\ndef f(seen: list[int]):\n    for x in seen: pass",
        "def f(rows: list[set[int]]):\n    for x in rows: pass",
        "class A:\n    row: set[int]\nclass B:\n    row: list[int]\ndef f(b: B):\n    list(b.row)",
    ],
)
def test_neighbours_pass(source: str) -> None:
    assert found(source) == []


def test_annotations_of_one_file_are_known_in_another() -> None:
    table = "class Table:\n    wet: set[int]\n"
    rules = "def flood(t: Table):\n    for hex in t.wet: pass\n"
    findings = determinism.check([("table.py", table), ("flood.py", rules)])
    assert [str(f) for f in findings] == ["flood.py:2: for walks a set: sort it first"]


def test_command_prints_file_and_line_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text("\nimport time\n", encoding="utf-8")
    assert determinism.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{rules}:2: time: the clock\n"


def test_command_is_content_with_clean_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rules.py").write_text("x = 1\n", encoding="utf-8")
    assert determinism.main([str(tmp_path)]) == 0
    assert "1 files" in capsys.readouterr().out


def test_command_refuses_a_missing_directory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert determinism.main([str(tmp_path / "nowhere")]) == 2
    assert "no directory" in capsys.readouterr().err
