"""Setting scenes: fights in the middle, described by what matters for a rule."""

from __future__ import annotations

import copy
from importlib import resources
from typing import cast

import yaml

import giantstable as gt
from giantstable.games.wraith.fight import Fight
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.match import Match
from giantstable.kernel.record import read_position

Doc = dict[str, object]


def scene(
    giant: str = "earth",
    wraith: str = "young",
    setup: Doc | None = None,
    game: WraithGame | None = None,
    choices: list[str] | None = None,
    **table: object,
) -> Match:
    """Return a fight in the middle: ``scene(pawn="A2", hand=["young-scramble"], wounds=3)``.

    Whatever is not told is as setup would have it. ``row`` takes short forms, see ``row``.
    """
    if "row" in table and isinstance(table["row"], str):
        table["row"] = row(giant, table["row"])
    position: Doc = {
        "setup": {"giant": giant, "wraith": wraith, **(setup or {})},
        "table": table,
        "choices": choices or [],
    }
    if game is not None:
        return read_position(game, position)
    return gt.load("wraith", position)


def row(giant: str, cards: str) -> list[Doc]:
    """Return a Giant's row from its short form: ``"01 05:2 08:scar 10 12"``."""
    slots: list[Doc] = []
    for word in cards.split():
        number, _, state = word.partition(":")
        slot: Doc = {"card": f"{giant}-{number}"}
        if state == "scar":
            slot["scarred"] = True
        elif state:
            slot["wounds"] = int(state)
        slots.append(slot)
    return slots


def fight(match: Match) -> Fight:
    """Return the table of a match."""
    assert isinstance(match.table, Fight)
    return match.table


def options(match: Match) -> list[str]:
    """Return the notations of what may be chosen now."""
    return match.pending[0].notations() if not match.over else []


def play(match: Match, *choices: str) -> Match:
    """Make choices one after the other."""
    for choice in choices:
        match.choose(choice)
    return match


def happened(match: Match, first: int = 0) -> list[str]:
    """Return the names of the events so far, from a given one on."""
    return [event.kind.name for event in match.events(0)][first:]


def place(match: Match) -> str:
    """Return where the pawn stands."""
    t = fight(match)
    return t.giant.body.names[t.pawn]


def wounds_on(match: Match, card: str) -> int:
    """Return the Wound tokens on a card of the row; -1 is a Scar."""
    t = fight(match)
    for i, number in enumerate(t.row):
        if t.giant.cards[number].id == card:
            return t.tokens[i]
    raise AssertionError(f"{card} is not in the row")


def content() -> dict[str, Doc]:
    """Return our content files, parsed, free to be changed."""
    found: dict[str, Doc] = {}
    base = resources.files("giantstable.games").joinpath("wraith", "content")
    for folder in ("giants", "wraiths"):
        for entry in base.joinpath(folder).iterdir():
            if entry.name.endswith(".yaml"):
                found[f"{folder}/{entry.name}"] = cast(Doc, yaml.safe_load(entry.read_bytes()))
    return copy.deepcopy(found)


def synthetic(documents: dict[str, Doc]) -> WraithGame:
    """Return the game with changed content: for rules whose numbers the book leaves open."""
    return WraithGame(cast(dict[str, object], documents))
