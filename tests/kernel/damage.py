"""Damaging documents: every field dropped, every value replaced, lists too long, names unknown."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

from giantstable.kernel.errors import GiantsError
from giantstable.kernel.match import Match
from tests.conformance import chance, checks

Path = tuple[str | int, ...]
Damaged = tuple[str, object]  # what was done, and the document after it

# What people and programs leave in the place of something right.
JUNK: list[object] = [
    None,
    True,
    -1,
    0,
    10**12,
    3.5,
    float("nan"),
    "",
    "nonsense",
    "two\nlines",
    [],
    ["nonsense"],
    [[]],
    {},
    {"nonsense": 1},
]


def paths(document: object, here: Path = ()) -> Iterator[Path]:
    """Yield the path of every part of a document; of a long list only the ends and the middle."""
    if isinstance(document, dict):
        for name, part in document.items():
            yield (*here, name)
            yield from paths(part, (*here, name))
    elif isinstance(document, list):
        last = len(document) - 1
        for i in sorted({0, last // 2, last} if document else set()):
            yield (*here, i)
            yield from paths(document[i], (*here, i))


def part(document: object, path: Path) -> object:
    """Return a part of a document."""
    for step in path:
        assert isinstance(document, dict | list)
        document = document[step]  # type: ignore[index]
    return document


def replaced(document: object, path: Path, value: object) -> object:
    """Return the document with another value at a path; what lies beside it is not copied."""
    if not path:
        return copy.deepcopy(value)
    changed = _opened(document)
    if len(path) > 1:
        changed[path[0]] = replaced(changed[path[0]], path[1:], value)
    else:
        changed[path[0]] = copy.deepcopy(value)
    return changed


def dropped(document: object, path: Path) -> object:
    """Return the document without what is at a path."""
    changed = _opened(document)
    if len(path) > 1:
        changed[path[0]] = dropped(changed[path[0]], path[1:])
    else:
        del changed[path[0]]
    return changed


def _opened(document: object) -> Any:
    assert isinstance(document, dict | list)
    return document.copy()


def damaged(document: object) -> Iterator[Damaged]:
    """Yield the document with one thing wrong, in every way we can think of."""
    for junk in JUNK:
        yield f"{junk!r} instead of all", junk
    for path in [(), *paths(document)]:
        here = part(document, path)
        where = ".".join(str(step) for step in path) or "the document"
        if path:
            yield f"{where} dropped", dropped(document, path)
            for junk in JUNK:
                yield f"{where} is {junk!r}", replaced(document, path, junk)
        if isinstance(here, dict):
            yield f"{where} has one more", replaced(document, path, here | {"nonsense": 1})
            yield f"{where} has a number for a name", replaced(document, path, here | {3: 1})
        elif isinstance(here, list) and here:
            yield f"{where} has its first twice", replaced(document, path, [here[0], *here])
            yield f"{where} is thrice as long", replaced(document, path, here * 3)
            yield f"{where} is turned around", replaced(document, path, here[::-1])
        elif isinstance(here, bool):
            yield f"{where} is flipped", replaced(document, path, not here)
        elif isinstance(here, int):
            yield f"{where} is one more", replaced(document, path, here + 1)


def is_one_sentence(said: str) -> bool:
    """Return whether a refusal is one sentence on one line."""
    return said.endswith(".") and "\n" not in said and not re.search(r"\.\s+[A-Z]", said)


def read_or_refuse(read: Callable[[object], Match], what: str, document: object) -> str:
    """Read a damaged document; return the one sentence that refuses it, or nothing.

    What is not refused must be a game that can be played by all laws to its end.
    """
    try:
        match = read(document)
    except GiantsError as refusal:
        said = str(refusal)
        assert is_one_sentence(said), f"{what}: {said!r}"
        return said
    except Exception as crash:
        raise AssertionError(f"{what}: {type(crash).__name__}: {crash}") from crash
    try:
        checks.laws(match)
        for _ in chance.play_out(match, chance.Chooser(match.game, what), 400):
            checks.laws(match)
    except Exception as broken:
        problem = f"{what}: it was taken, but not playable: {type(broken).__name__}: {broken}"
        raise AssertionError(problem) from broken
    return ""


def all_refused_or_read(read: Callable[[object], Match], document: object) -> None:
    """Damage a document in every way; fail with all that went wrong."""
    refused = 0
    problems: list[str] = []
    tried = 0
    for what, wrong in damaged(document):
        tried += 1
        try:
            refused += read_or_refuse(read, what, wrong) != ""
        except AssertionError as problem:
            problems.append(str(problem)[:200])
    assert not problems, f"{len(problems)} of {tried}:\n" + "\n".join(problems[:12])
    assert refused > tried // 2
