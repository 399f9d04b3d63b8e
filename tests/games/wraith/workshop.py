"""A workshop: a Giant and a deck made for one test, with exactly the cards its rule needs.

Pieces are made from short words. Only the map is from the box (the Earth Giant's), so no test
leans on a number that the rulebook leaves open.

    m = bout("A2/9 A/7:5", "sword 3", "climb 1, sword hand; hand", pawn="A2")
    play(m, "play sword-3", "2 on A2")

is a Wraith on A2 with two such cards in hand; of the Giant's row the two leftmost cards are a
weak spot A2 with Wound Limit 9, and a region A with Limit 7 that has taken 5 Wounds.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import cast

import giantstable as gt
from giantstable.games.wraith.box.pieces import GiantCard
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.match import Match
from tests.games.wraith.scene import Doc, document, fight, options, play, scene, synthetic

MADE = "made"
OURS: Doc = {"source": "reconstructed"}
IDLE = "idle = climb 0"  # an Action card that does nothing and shows nothing
FAR = "D1/90"  # a Giant card that is out of the way of most tests
SPARE_IDLERS = 30
HAND_SIZE = 5  # WG-REFRESH-03
FOOTHOLDS = ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2"]
PLACES = ["ground", *FOOTHOLDS]
FIVE = "{0}/9 {0}/9 {0}/9 {0}/9 {0}/9"  # no card of the row is elsewhere


def bout(
    row: str,
    *hand: str,
    spare: int = 2,
    coming: str = "",
    above: str = "",
    attack: Doc | None = None,
    always: Iterable[Doc] = (),
    skills: Iterable[str] = (),
    scars_limit: int = 9,
    wound_limit: int = 9,
    full: int = 99,
    deck: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    top: Iterable[str] = (),
    bottom: Iterable[str] = (),
    setup: Doc | None = None,
    **table: object,
) -> Match:
    """Return a fight in the middle of a round, made of purpose-made pieces.

    ``row`` is filled up to five cards with ``always`` and cards far away; ``coming`` is the
    top of the Giant's deck, ``above`` its Scars above the row; all cards strike with
    ``attack``. ``spare`` idle cards join the hand. Without ``deck`` the Wraith draws idle
    cards. ``full`` is all of the Giant's Wound tokens. The rest goes to ``scene``.
    """
    namer = Namer()
    slots, row_cards = _row(namer, row, attack, list(always))
    next_cards = [namer.giant_card(word, attack)[0] for word in coming.split()]
    scars = [namer.giant_card(word, attack)[0] for word in above.split()]
    table["above"] = [card["id"] for card in scars]
    giant_cards = row_cards + next_cards + scars
    for _ in range(10):  # five that are set aside, and some to draw
        giant_cards.append(namer.idle_giant_card({"effect": "reduce", "actions": [], "by": 1}))

    pile = Deck()
    table["hand"] = pile.put([*hand, *[IDLE] * spare])
    table["discard"] = pile.put(discard)
    table["top"] = pile.put_in_row(top)
    table["bottom"] = pile.put_in_row(bottom)
    if deck is not None:
        table["deck"] = pile.put(deck)
    pile.put([IDLE] * SPARE_IDLERS)

    if next_cards:
        table["giant_deck"] = [card["id"] for card in next_cards]
    game = _game(
        json.dumps(_giant(giant_cards, full, scars_limit)),
        json.dumps(_wraith(pile, [skill(words) for words in skills], wound_limit)),
    )
    return scene(MADE, MADE, setup, game, None, row=slots, **table)


def idle_turn(match: Match) -> Match:
    """Play two idle cards and keep the hand, so that the Giant acts and the next round begins."""
    play(match, "play idle", "play idle")
    if "end" in options(match):
        play(match, "end")
    return play(match, "keep")


def row_of_earth() -> tuple[GiantCard, list[Doc]]:
    """Return a row of the Earth Giant's real cards, and its first: a card alone on its foothold."""
    cards = fight(gt.new("wraith", seed=1, giant="earth", wraith="young")).giant.cards
    plain = [card for card in cards if card.strike is not None]
    target = next(card for card in plain if card.weak_spot[1:])
    others = [card for card in plain if not card.weak & target.weak][:4]
    return target, [{"card": card.id} for card in [target, *others]]


# -- what a match shows ----------------------------------------------------------------------------


def tokens(match: Match, cards: int = 5) -> tuple[int, ...]:
    """Return the Wound tokens on the leftmost cards of the row; -1 is a Scar."""
    return tuple(fight(match).tokens[:cards])


def outcomes(match: Match, *choices: str, cards: int = 5) -> set[tuple[int, ...]]:
    """Return every row of tokens that the choices, and all ways to share them out, can give."""
    found: set[tuple[int, ...]] = set()
    open_ones = [play(match.copy(), *choices)]
    while open_ones:
        m = open_ones.pop()
        if not m.over and m.pending[0].kind in ("split", "spread"):
            open_ones.extend(play(m.copy(), option) for option in options(m))
        else:
            found.add(tokens(m, cards))
    return found


def told(match: Match, *kinds: str) -> list[dict[str, str | int]]:
    """Return the facts of all events of some kinds, in the order in which they happened."""
    return [
        match.game.event_facts(match.table, event)
        for event in match.events(0)
        if event.kind.name in kinds
    ]


def hand(match: Match) -> list[str]:
    """Return the hand as notation names its cards."""
    t = fight(match)
    return [t.wraith.cards[card].notation for card in t.hand]


def names(match: Match, cards: Iterable[int]) -> list[str]:
    """Return the cards of a pile as notation names them."""
    return [fight(match).wraith.cards[card].notation for card in cards]


# -- the Wraith's pieces ---------------------------------------------------------------------------


def effect(words: str) -> Doc:
    """Return an effect: ``drop``, ``sword 3``, ``leap 1+foot``, ``sword hand&eye max 2``."""
    type_, _, value = words.strip().partition(" ")
    if not value:
        return {"type": type_}
    if value.isdigit():
        return {"type": type_, "value": int(value)}
    value, _, most = value.partition(" max ")
    parts = re.split("[+&]", value)
    made: Doc = {"symbols": [part for part in parts if not part.isdigit()]}
    made["base"] = sum(int(part) for part in parts if part.isdigit())
    made["mode"] = "pairs" if "&" in value else "sum"
    if most:
        made["max"] = int(most)
    return {"type": type_, "value": made}


def effects(words: str) -> list[Doc]:
    """Return the effects between the commas."""
    return [effect(part) for part in words.split(",")]


def action_card(words: str) -> Doc:
    """Return an Action card: ``name = actions; symbols; requires: spell``, all but one optional.

    A card without a name is called by its actions: ``climb 1, sword hand`` is
    ``climb-1-sword-hand``. Its spell is the ``charm``.
    """
    name, _, rest = words.rpartition(" = ")
    actions, symbols, spell = [*(part.strip() for part in rest.split(";")), "", ""][:3]
    name = name or "-".join(re.findall("[a-z_0-9]+", actions))
    card: Doc = {"id": f"{MADE}-{name}", "name": name, "copies": 0, **OURS}
    card["symbols"] = symbols.split()
    card["actions"] = effects(actions)
    if spell:
        requires, _, does = spell.partition(":")
        card["spell"] = {"name": "Charm", "requires": requires, "effects": effects(does), **OURS}
    return card


class Deck:
    """All Action cards that a test names, each with as many copies as it needs."""

    def __init__(self) -> None:
        self.cards: dict[str, Doc] = {}

    def put(self, cards: Iterable[str]) -> list[str]:
        """Make cards and return their ids."""
        return [self._one(words) for words in cards]

    def put_in_row(self, cards: Iterable[str]) -> list[str | Doc]:
        """Make cards of an action row; ``down: sword 1`` lies face down."""
        placed: list[str | Doc] = []
        for words in cards:
            face_down = words.startswith("down: ")
            id_ = self._one(words.removeprefix("down: "))
            placed.append({"card": id_, "face_down": True} if face_down else id_)
        return placed

    def _one(self, words: str) -> str:
        card = action_card(words)
        id_ = cast(str, card["id"])
        known = self.cards.setdefault(id_, card)
        assert {**known, "copies": 0} == card, f"two sorts of {id_}"
        known["copies"] = cast(int, known["copies"]) + 1
        return id_


def skill(words: str) -> Doc:
    """Return a skill from its colour, pool and effects: ``blue 3: leap 1``."""
    head, _, does = words.partition(":")
    colour, pool = head.split()
    made: Doc = {"id": colour, "name": colour, "colour": colour, "pool": int(pool), **OURS}
    made["effects"] = effects(does)
    return made


def _wraith(deck: Deck, skills: list[Doc], wound_limit: int) -> Doc:
    """Return a Wraith with the Young one's Fearless Actions (WG-FEAR-01)."""
    return {
        "id": MADE,
        "name": MADE,
        "order": 1,
        **OURS,
        "board": {
            "wound_limit": {"value": wound_limit, **OURS},
            "health_modifier": {"value": 0, **OURS},
            "hand_size": {"value": HAND_SIZE, **OURS},
            "foothold_tokens": {"value": 1, **OURS},
            "fearless": [
                {"action": "drop", "cost": 1, **OURS},
                {"action": "climb", "value": 1, "cost": 1, **OURS},
                {"action": "sword", "value": 1, "cost": 1, **OURS},
            ],
            "skills": skills,
        },
        "deck": list(deck.cards.values()),
    }


# -- the Giant's pieces ----------------------------------------------------------------------------


class Namer:
    """Makes Giant cards, each named after its weak spot: ``A2``, ``A``, ``A2-2`` ..."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def _name(self, weak_spot: str) -> str:
        self.made.append(weak_spot)
        count = self.made.count(weak_spot)
        return weak_spot if count == 1 else f"{weak_spot}-{count}"

    def giant_card(self, word: str, attack: Doc | None) -> tuple[Doc, str]:
        """Return a card and what state it is in: ``A2/9:5`` has 5 Wounds of 9."""
        weak_spot, _, numbers = word.partition("/")
        limit, _, state = numbers.partition(":")
        card = self._card(weak_spot, int(limit), "normal")
        card["attack"] = attack or {"area": ["D1"], "wounds": 1}
        return card, state

    def idle_giant_card(self, always: Doc) -> Doc:
        """Return an Always Active card, far away."""
        weak_spot, _, limit = FAR.partition("/")
        card = self._card(weak_spot, int(limit), "always_active")
        card["always"] = always
        return card

    def _card(self, weak_spot: str, limit: int, kind: str) -> Doc:
        id_ = self._name(weak_spot)
        card: Doc = {"id": id_, "name": id_, "kind": kind, "symbols": [], **OURS}
        card["weak_spot"] = weak_spot
        card["wound_limit"] = limit
        return card


def _row(
    namer: Namer, row: str, attack: Doc | None, always: list[Doc]
) -> tuple[list[Doc], list[Doc]]:
    """Return the five slots of the row, and the cards in them."""
    words = row.split()
    words += [FAR] * (5 - len(words) - len(always))
    slots: list[Doc] = []
    cards: list[Doc] = []
    for word in words:
        card, state = namer.giant_card(word, attack)
        slot: Doc = {"card": card["id"]}
        if state == "scar":
            slot["scarred"] = True
        elif state:
            slot["wounds"] = int(state)
        cards.append(card)
        slots.append(slot)
    for what in always:
        card = namer.idle_giant_card(what)
        cards.append(card)
        slots.append({"card": card["id"]})
    return slots, cards


def _giant(cards: list[Doc], health: int, scars_limit: int) -> Doc:
    """Return a Giant on the Earth Giant's map."""
    earth = document("giants", "earth")
    return {
        "id": MADE,
        "name": MADE,
        "order": 1,
        **OURS,
        "health": {"value": health, **OURS},
        "scars_limit": {"value": scars_limit, **OURS},
        "rage_track": {"spaces": [[], [], [], [], []], **OURS},
        "ground": earth["ground"],
        "footholds": earth["footholds"],
        "silhouette": earth["silhouette"],
        "cards": cards,
        "foothold_effect": {"type": "lose_row_cards", **OURS},
        "foothold_cards": [{"id": "f1", "name": "f1", "spots": ["A1"], **OURS}],
    }


@cache
def _game(giant: str, wraith: str) -> WraithGame:
    """Return the game of one Giant and one Wraith, read once."""
    return synthetic(
        {f"giants/{MADE}.yaml": json.loads(giant), f"wraiths/{MADE}.yaml": json.loads(wraith)}
    )


def hit_from(row: str, pawn: str, card: str = "sword 1") -> list[str]:
    """Return which Giant cards an attack can wound from a place, one way or another."""
    m = bout(row, card, pawn=pawn)
    t = fight(m)
    found: list[str] = []
    play(m, f"play {card.replace(' ', '-')}")
    open_ones = [m]
    while open_ones:
        m = open_ones.pop()
        if m.pending[0].kind in ("split", "spread", "resolve"):
            open_ones.extend(play(m.copy(), option) for option in options(m))
            continue
        for fact in told(m, "hit"):
            if fact["giant_card"] not in found:
                found.append(str(fact["giant_card"]))
    return sorted(found, key=[t.giant.cards[card].id for card in t.row].index)
