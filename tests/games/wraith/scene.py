"""Setting scenes: fights in the middle, described by what matters for a rule."""

from __future__ import annotations

import copy
from functools import cache
from importlib import resources
from typing import cast

import yaml

import giantstable as gt
from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.match import Match
from giantstable.kernel.record import read_position
from giantstable.library import Loader

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
                found[f"{folder}/{entry.name}"] = cast(
                    Doc, yaml.load(entry.read_bytes(), Loader=Loader)
                )
    return copy.deepcopy(found)


def synthetic(documents: dict[str, Doc]) -> WraithGame:
    """Return the game with changed content: for rules whose numbers the book leaves open."""
    return WraithGame(cast(dict[str, object], documents))


# -- purpose-made fights ---------------------------------------------------------------------------


@cache
def _our_content() -> dict[str, Doc]:
    return content()


def document(kind: str, name: str) -> Doc:
    """Return one content file, free to be changed: ``document("giants", "earth")``."""
    return copy.deepcopy(_our_content()[f"{kind}/{name}.yaml"])


def wraith_card(name: str, symbols: str = "", copies: int = 3, **actions: object) -> Doc:
    """Return an Action card: ``wraith_card("vault", "foot", leap=3, sword="hand", drop=None)``.

    A value is a number, a symbol, or a mapping as the content files write it.
    """
    effects: list[Doc] = []
    for type_, value in actions.items():
        effect: Doc = {"type": type_}
        if value is not None:
            effect["value"] = {"symbols": [value]} if isinstance(value, str) else value
        effects.append(effect)
    return {
        "id": f"young-{name}",
        "name": name,
        "copies": copies,
        "symbols": symbols.split(),
        "actions": effects,
        "source": "reconstructed",
    }


def giant_card(
    weak_spot: str,
    symbols: str = "",
    wound_limit: int = 20,
    kind: str = "normal",
    area: str = "D1",
    **details: object,
) -> Doc:
    """Return a Giant card: ``giant_card("A1", "ring", area="ground A", wounds=2, stun=True)``.

    ``practice`` numbers it. An Always Active card takes its effect: ``always={...}``.
    """
    card: Doc = {
        "weak_spot": weak_spot,
        "wound_limit": wound_limit,
        "symbols": symbols.split(),
        "kind": kind,
        "source": "reconstructed",
    }
    if kind == "always_active":
        return card | details
    attack: Doc = {"area": area.split(), **(details or {"wounds": 1})}
    return card | {"attack" if kind == "normal" else "reveal": attack}


def practice(
    deck: list[Doc] | None = None,
    cards: list[Doc] | None = None,
    giant: str = "earth",
    health: int = 50,
    scars_limit: int = 3,
    rage_track: list[list[str]] | None = None,
    wound_limit: int = 20,
    deck_size: int = 40,
    giant_cards: int = 22,
) -> WraithGame:
    """Return a fight of the Young Wraith on a Giant's own body, with purpose-made cards.

    The Giant's are numbered from 01 on in the order given. Both decks are filled up with cards
    that never do anything: ``young-idle``, and Giant cards with the weak spot D1.
    """
    board = document("giants", giant)
    idle: Doc = {"effect": "reduce", "actions": ["draw"], "by": 1}
    all_cards = list(cards or [])
    while len(all_cards) < giant_cards:
        all_cards.append(giant_card("D1", kind="always_active", always=idle))
    board["cards"] = [
        {"id": f"{giant}-{i + 1:02}", "name": f"Card {i + 1}", **card}
        for i, card in enumerate(all_cards)
    ]
    board["health"] = {"value": health, "source": "reconstructed"}
    board["scars_limit"] = {"value": scars_limit, "source": "reconstructed"}
    if rage_track is not None:
        board["rage_track"] = {"spaces": rage_track, "source": "reconstructed"}
    young = document("wraiths", "young")
    all_actions = list(deck or [])
    fill = deck_size - sum(cast(int, card["copies"]) for card in all_actions)
    if fill > 0:
        all_actions.append(wraith_card("idle", copies=fill, climb=0))
    young["deck"] = all_actions
    numbers = cast(dict[str, Doc], young["board"])
    numbers["wound_limit"]["value"] = wound_limit
    numbers["health_modifier"]["value"] = 0
    return synthetic({f"giants/{giant}.yaml": board, "wraiths/young.yaml": young})


def seen(match: Match, *path: str | int) -> object:
    """Return a part of what the player sees: ``seen(m, "wraith", "rows", "top")``."""
    part: object = match.view(0)
    for key in path:
        part = cast(dict[str | int, object], part)[key]
    return part
