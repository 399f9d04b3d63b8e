"""The shelf: which games there are, and where their content files come from."""

from __future__ import annotations

import os
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypedDict

import yaml

from giantstable.kernel.errors import BadContent, BadSetup
from giantstable.kernel.game import Game
from giantstable.text import FALLBACK, languages
from giantstable.titles import Title, titles

Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # the C one is ten times as fast
DERIVED = " (derived)"  # after a heading: the rule follows from what stands there
DEEPEST = 50  # lists in lists: the C loader crashes on a file that is nothing else


class Translation(TypedDict):
    """The rules of a game in another language, by id, and the headings of the book."""

    pages: dict[str, str]
    rules: dict[str, dict[str, str]]


def games() -> list[str]:
    """Return the names of the games."""
    return list(titles())


def game(name: str, content: str | os.PathLike[str] | None = None) -> Game:
    """Return a game with its content; ``content`` is a folder of corrected files laid over ours.

    Without it, ``GIANTS_CONTENT`` of the environment is looked at.
    """
    known(name)
    return _game(name, _folder(content))


def known(name: str) -> Title:
    """Return the title of a game; refuse a name that no game has."""
    if name not in titles():
        raise BadSetup("unknown-game", game=name, games=", ".join(games()))
    return titles()[name]


def _folder(content: str | os.PathLike[str] | None) -> str | None:
    overlay = content if content is not None else os.environ.get("GIANTS_CONTENT")
    return str(Path(overlay).resolve()) if overlay else None


@cache
def _game(name: str, overlay: str | None) -> Game:
    made: Game = known(name).part("game").game(_content(name, overlay))
    made.found_by = (_game, (name, overlay))
    return made


def _content(name: str, overlay: str | None) -> dict[str, object]:
    folder = known(name).folder().joinpath("content")
    documents = _documents(folder, "") if folder.is_dir() else {}
    if overlay is not None:
        documents.update(_overlay(name, Path(overlay), documents))
    return documents


def _documents(folder: Traversable, prefix: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.is_dir():
            found.update(_documents(entry, f"{prefix}{entry.name}/"))
        elif entry.name.endswith(".yaml"):
            found[prefix + entry.name] = parsed(prefix + entry.name, entry.read_bytes())
    return found


def _overlay(name: str, folder: Path, ours: dict[str, object]) -> dict[str, object]:
    """Read an owner's files: ``FOLDER/wraith/giants/earth.yaml`` takes the place of ours."""
    if not folder.is_dir():
        raise BadContent("content-folder", folder=str(folder))
    root = folder / name
    if not root.is_dir():
        return {}
    try:
        found = _documents(root, "")
    except OSError as error:
        raise BadContent("content-unreadable", file=str(folder), why=str(error)) from None
    kinds = sorted({file.partition("/")[0] for file in ours})
    for file in found:
        if file.partition("/")[0] not in kinds:
            raise BadContent("content-file", file=file)
    return found


def parsed(file: str, text: bytes) -> object:
    """Return what a YAML text says; refuse an unreadable one in one sentence."""
    try:
        _look_down(text)
        document: object = yaml.load(text, Loader=Loader)
    except (yaml.YAMLError, ValueError, RecursionError) as error:  # also an impossible date
        why = " ".join(str(error).split())
        raise BadContent("content-yaml", file=file, why=why) from None
    return document


def _look_down(text: bytes) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"it is nested more than {DEEPEST} deep")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def rules(name: str, language: str = FALLBACK) -> list[dict[str, object]]:
    """Return the numbered rules of a game, in the order of the rulebook; none if it has none.

    In a language that lacks one, or has translated what it said before, that rule is in English.
    """
    known(name)
    return _rules(name, language if language in languages() else FALLBACK)


@cache
def _rules(name: str, language: str) -> list[dict[str, object]]:
    if language != FALLBACK:
        told = translation(name, language)
        return [translated(rule, told) for rule in _rules(name, FALLBACK)]
    file = known(name).folder().joinpath("rules.yaml")
    if not file.is_file():
        return []
    return complete(name, yaml.load(file.read_bytes(), Loader=Loader))


def complete(name: str, rules: list[dict[str, object]]) -> list[dict[str, object]]:
    """Return the rules of a game with what they may leave out; refuse one without a sentence."""
    found: list[dict[str, object]] = []
    for rule in rules:
        for field in ("id", "title", "rule"):
            if field not in rule:
                entry = str(rule.get("id", rule))
                raise BadContent("rules-entry", game=name, entry=entry, field=field)
        found.append({"page": "", "kind": "rule", **rule})
    return found


def translation(name: str, language: str) -> Translation:
    """Return what a game's ``locale/LANGUAGE/rules.yaml`` says; nothing if there is none."""
    file = known(name).folder().joinpath("locale", language, "rules.yaml")
    told = yaml.load(file.read_bytes(), Loader=Loader) if file.is_file() else {}
    return {"pages": told.get("pages", {}), "rules": told.get("rules", {})}


def translated(rule: dict[str, object], told: Translation) -> dict[str, object]:
    """Return a rule in another language; as it was, where that knows nothing of what it says."""
    entry = told["rules"].get(str(rule["id"]), {})
    if entry.get("of") != digest(rule):
        return rule
    page = headings(str(rule["page"]), told["pages"])
    return {**rule, "title": entry["title"], "rule": entry["rule"], "page": page}


def digest(rule: dict[str, object]) -> str:
    """Return a few letters that change with what a rule says."""
    return sha256(f"{rule['title']}\n{rule['rule']}".encode()).hexdigest()[:8]


def headings(page: str, pages: dict[str, str]) -> str:
    """Return where a rule stands in the book: the headings one by one, those known translated."""
    return pages.get(page) or "; ".join(_heading(each, pages) for each in page.split("; "))


def _heading(heading: str, pages: dict[str, str]) -> str:
    stated, derived, _ = heading.partition(DERIVED)
    return pages.get(stated, stated) + pages.get(derived, derived)
