"""The forge: a Giant made for one test, with exactly the cards and the Rage track that it wants.

    m = forged([hits("A", "ring", wounds=2), idle("ring")], coming=[idle("ring")], pawn="A1")

is a Wraith on A1 at the moment the Giant begins to act; the row is filled up with idle cards. The
cards of the row are called ``r0`` .. ``r4``, those of the Giant's deck ``n0``, ``n1`` ...

The body is the same for all of them. Lines, lowest places first::

    ground - A1, A2, D1    A1 - B1    A2 - B1    B1 - B2, B3    B2 - C1    B3 - C1

so ways part going up (B1) and going down (C1, B1); C1 and D1 are tops.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.table.fight import SCAR
from giantstable.kernel.match import Match
from tests.games.wraith.scene import Doc, fight, scene, synthetic
from tests.games.wraith.workshop import IDLE, Deck, skill

FORGED = "forged"
OURS: Doc = {"source": "reconstructed"}
ROW = 5
HAND_SIZE = 5  # WG-REFRESH-03
SPARE_IDLERS = 30
LINES = {
    "A1": ["B1"],
    "A2": ["B1"],
    "B1": ["B2", "B3"],
    "B2": ["C1"],
    "B3": ["C1"],
    "C1": [],
    "D1": [],
}
FIRST_STEPS = ["A1", "A2", "D1"]
EVERYWHERE = "ground A B C D"
FEARLESS: tuple[Doc, ...] = (
    {"action": "drop", "cost": 1},
    {"action": "climb", "value": 1, "cost": 1},
)


# -- the Giant's cards -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A Giant card and how it lies in the row."""

    kind: str
    symbols: str
    text: str  # what is printed on it, as JSON
    weak_spot: str = "D1"
    wound_limit: int = 9
    tokens: int = 0

    def at(self, weak_spot: str, wound_limit: int = 9) -> Card:
        """Return the card with that weak spot."""
        return replace(self, weak_spot=weak_spot, wound_limit=wound_limit)

    def hurt(self, wounds: int = 1) -> Card:
        """Return the card with Wounds on it."""
        return replace(self, tokens=wounds)

    def scarred(self) -> Card:
        """Return the card turned over."""
        return replace(self, tokens=SCAR)

    def document(self, id_: str) -> Doc:
        """Return the card as a content file has it."""
        part = {"normal": "attack", "when_revealed": "reveal", "always_active": "always"}[self.kind]
        return {
            "id": id_,
            "name": id_,
            "kind": self.kind,
            "weak_spot": self.weak_spot,
            "wound_limit": self.wound_limit,
            "symbols": self.symbols.split(),
            part: json.loads(self.text),
            **OURS,
        }


def hits(area: str, symbols: str = "", **does: object) -> Card:
    """Return an attack: ``hits("ground A", "ring", wounds=2, cards=1, stun=True, up=2)``.

    ``to``, ``up`` and ``down`` push the pawn.
    """
    return Card("normal", symbols, _strike(area, does))


def revealed(area: str, symbols: str = "", **does: object) -> Card:
    """Return a When Revealed card that does what ``hits`` would do."""
    return Card("when_revealed", symbols, _strike(area, does))


def always(effect: str, symbols: str = "", **details: object) -> Card:
    """Return an Always Active card: ``always("scorch", area=["A"], wounds=1)``."""
    return Card("always_active", symbols, json.dumps({"effect": effect, **details}))


def idle(symbols: str = "") -> Card:
    """Return a card that never does anything; it may show symbols."""
    return always("reduce", symbols, actions=[], by=1)


def _strike(area: str, does: dict[str, object]) -> str:
    push = {way: does.pop(way) for way in ("to", "up", "down") if way in does}
    strike: Doc = {"area": area.split(), **does}
    if push:
        strike["move"] = push
    return json.dumps(strike)


# -- the fight -------------------------------------------------------------------------------------


def forged(
    row: Sequence[Card] = (),
    *hand: str,
    coming: Sequence[Card] | None = None,
    rage_track: Sequence[str] = ("", "", "", "", ""),
    above: int = 0,
    full: int = 60,
    scars_limit: int = 9,
    wound_limit: int = 9,
    spare: int | None = None,
    deck: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    top: Iterable[str] = (),
    bottom: Iterable[str] = (),
    fearless: Sequence[Doc] = FEARLESS,
    skills: Iterable[str] = (),
    foothold_effect: str = "lose_row_cards",
    setup: Doc | None = None,
    step: str = "giant",
    **table: object,
) -> Match:
    """Return a fight that stands at a step of the round, made of purpose-made pieces.

    ``hand``, ``deck``, ``discard``, ``top`` and ``bottom`` are Action cards, and ``skills`` skills,
    in the words of the workshop. The hand is filled up with ``spare`` idle cards, by default to
    five; a deck that is not told is idle too. ``coming`` is the whole Giant deck, by default three
    idle cards; ``above`` so many Scars lie above the row. Each text of ``rage_track`` is a space,
    the lowest first. Whatever else is told goes to ``scene``.
    """
    lying = [*row, *[idle()] * (ROW - len(row))]
    joining = [idle()] * 3 if coming is None else list(coming)
    cards = {f"r{i}": card for i, card in enumerate(lying)}
    cards |= {f"n{i}": card for i, card in enumerate(joining)}
    scars = {f"s{i}": idle() for i in range(above)}
    rest = {f"x{i}": idle() for i in range(6)}

    pile = Deck()
    missing = HAND_SIZE - len(hand) if spare is None else spare
    table["hand"] = pile.put([*hand, *[IDLE] * missing])
    table["discard"] = pile.put(discard)
    table["top"] = pile.put_in_row(top)
    table["bottom"] = pile.put_in_row(bottom)
    if deck is not None:
        table["deck"] = pile.put(deck)
    else:
        pile.put([IDLE] * SPARE_IDLERS)

    game = _game(
        json.dumps(
            {
                "cards": [c.document(id_) for id_, c in {**cards, **scars, **rest}.items()],
                "rage_track": {"spaces": [space.split() for space in rage_track], **OURS},
                "health": {"value": full, **OURS},
                "scars_limit": {"value": scars_limit, **OURS},
                "foothold_effect": {"type": foothold_effect, **OURS},
            }
        ),
        json.dumps([*pile.cards.values()]),
        json.dumps([*fearless]),
        wound_limit,
        json.dumps([skill(words) for words in skills]),
    )
    table["row"] = [_slot(f"r{i}", card) for i, card in enumerate(lying)]
    table["giant_deck"] = [f"n{i}" for i in range(len(joining))]
    table["above"] = list(scars)
    return scene(FORGED, FORGED, setup, game, None, step=step, **table)


def opened(cards: Sequence[Card]) -> WraithGame:
    """Return a game whose Giant has only such cards: for fights that begin with setup."""
    made = [cards[i % len(cards)] for i in range(15)]
    return _game(
        json.dumps(
            {
                "cards": [card.document(f"g{i}") for i, card in enumerate(made)],
                "rage_track": {"spaces": [[], [], []], **OURS},
                "health": {"value": 60, **OURS},
                "scars_limit": {"value": 9, **OURS},
                "foothold_effect": {"type": "wound", **OURS},
            }
        ),
        json.dumps([{**_idle_card(), "copies": SPARE_IDLERS}]),
        json.dumps([*FEARLESS]),
        9,
    )


def _idle_card() -> Doc:
    pile = Deck()
    pile.put([IDLE])
    return next(iter(pile.cards.values()))


def _slot(id_: str, card: Card) -> Doc:
    if card.tokens == SCAR:
        return {"card": id_, "scarred": True}
    return {"card": id_, "wounds": card.tokens}


@cache
def _game(giant: str, deck: str, fearless: str, wound_limit: int, skills: str = "[]") -> WraithGame:
    """Return the game of one Giant and one Wraith, read once."""
    who: Doc = {"id": FORGED, "name": FORGED, "order": 1, **OURS}
    places = {
        name: {"x": 50, "y": 50, "part": "part", "up": up, **OURS} for name, up in LINES.items()
    }
    board: Doc = {
        "ground": {"up": FIRST_STEPS, **OURS},
        "footholds": places,
        "silhouette": {"polygons": [], **OURS},
        "foothold_cards": [{"id": "f1", "name": "f1", "spots": ["A1", "B1"], **OURS}],
    }
    wraith: Doc = {
        "wound_limit": {"value": wound_limit, **OURS},
        "health_modifier": {"value": 0, **OURS},
        "hand_size": {"value": HAND_SIZE, **OURS},
        "foothold_tokens": {"value": 1, **OURS},
        "fearless": [{**action, **OURS} for action in json.loads(fearless)],
        "skills": json.loads(skills),
    }
    return synthetic(
        {
            f"giants/{FORGED}.yaml": {**who, **board, **json.loads(giant)},
            f"wraiths/{FORGED}.yaml": {**who, "board": wraith, "deck": json.loads(deck)},
        }
    )


# -- what a match shows ----------------------------------------------------------------------------


def row_of(match: Match) -> list[str]:
    """Return the cards of the row, left to right."""
    return giant_cards(match, fight(match).row)


def giant_cards(match: Match, cards: Iterable[int]) -> list[str]:
    """Return Giant cards by their ids."""
    return [fight(match).giant.cards[card].id for card in cards]


def by_card(match: Match, *kinds: str) -> list[str]:
    """Return which Giant cards the events of some kinds tell of, in their order."""
    found: list[str] = []
    for event in match.events(0):
        if event.kind.name in kinds:
            found.append(str(match.game.event_facts(match.table, event)["giant_card"]))
    return found


def order(match: Match, *kinds: str) -> list[str]:
    """Return the names of the events of some kinds, in the order in which they happened."""
    return [event.kind.name for event in match.events(0) if event.kind.name in kinds]


def end_turn(match: Match, *first: str) -> Match:
    """Play on to the next Player Action Step: these choices, then idle cards, keeping the hand."""
    for choice in first:
        match.choose(choice)
    now = fight(match).round
    while not match.over and fight(match).round == now:
        options = match.pending[0].notations()
        for choice in ("play idle", "end", "keep"):
            if choice in options:
                match.choose(choice)
                break
        else:
            raise AssertionError(f"what now: {options}")
    return match
