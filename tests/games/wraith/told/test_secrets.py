"""No deck, no card removed unseen, no hidden hand and no state of chance is ever shown.

The fights here are played with marked cards: each copy has a name of its own that occurs nowhere
else, so that a secret is found wherever it might slip out.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import cast

import pytest

from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.match import Match
from giantstable.kernel.record import read_position
from giantstable.text import say as said
from tests.conformance import chance, checks
from tests.games.wraith.scene import Doc, content, synthetic
from tests.strength import at_random

GIANTS = ["earth", "air", "water", "fire"]
WRAITHS = ["young", "adult", "elder"]


@cache
def marked() -> WraithGame:
    """Return the game with every card marked."""
    documents = content()
    for file, document in documents.items():
        pile = "cards" if file.startswith("giants/") else "deck"
        cards: list[Doc] = []
        for card in cast(list[Doc], document[pile]):
            for _ in range(cast(int, card.get("copies", 1))):
                mark = f"{document['id']}-{pile}{len(cards):03}q"
                one = {"copies": 1} if "copies" in card else {}
                cards.append({**copy.deepcopy(card), **one, "id": mark, "name": f"<{mark}>"})
        document[pile] = cards
    return synthetic(documents)


def fight(match: Match) -> Fight:
    """Return the table of a match."""
    assert isinstance(match.table, Fight)
    return match.table


def shown(match: Match, seat: checks.Seat) -> str:
    """Return everything a seat or spectator is shown now, in ids and in words."""
    options = [
        [said(d.prompt), *[[o.notation, said(o.text), o.facts] for o in d.options]]
        for d in match.pending
        if d.seat == seat
    ]
    return json.dumps([match.view(seat), options], ensure_ascii=False)


def told(match: Match, seat: checks.Seat) -> list[str]:
    """Return all events so far as a seat or spectator is told them, in ids and in words."""
    game = match.game
    return [
        json.dumps([game.event_facts(match.table, e), said(game.event_text(match.table, e, seat))])
        for e in match.events(seat)
    ]


def marks(t: Fight, cards: list[int]) -> set[str]:
    """Return the marks of cards of the Wraith."""
    return {t.wraith.cards[card].id for card in cards}


def found(secrets: set[str], where: str) -> set[str]:
    """Return which secrets stand somewhere, by their ids or short names."""
    return {mark for mark in secrets if mark in where or f" {mark.partition('-')[2]}" in where}


def drawn(match: Match) -> set[str]:
    """Return the cards the player has drawn."""
    drew = [event for event in match.events(0) if event.kind.name == "drew"]
    return {str(match.game.event_facts(match.table, event)["card"]) for event in drew}


@pytest.mark.parametrize("wraith", WRAITHS)
@pytest.mark.parametrize("giant", GIANTS)
@at_random(4)
def test_no_hidden_card_is_ever_shown_or_told(giant: str, wraith: str, seed: int) -> None:
    given: dict[str, object] = {"giant": giant, "wraith": wraith, "footholds": True}
    match = chance.begin(marked(), given, seed)
    t = fight(match)
    met = marks(t, t.hand)  # cards of the Wraith that the player has ever had in hand
    with chance.telling(match, given, seed):
        for _ in chance.play_out(match, chance.Chooser(match.game, seed)):
            t = fight(match)
            unseen = {t.giant.cards[c].id for c in t.giant_deck + t.set_aside}
            buried = marks(t, t.deck + t.removed + t.lost)
            held = marks(t, t.hand)
            face_down = marks(t, [p >> 1 for p in t.top + t.bottom if p & 1])
            player, spectator = shown(match, 0), shown(match, None)
            assert not found(unseen | buried, player)
            assert not found(unseen | buried | held | face_down, spectator)
            for state in t.rng.state()[:3]:
                assert str(state) not in player + spectator
        met |= drawn(match)  # of those the past may speak, though they lie in a deck again
        never_met = marks(t, t.wraith.deck) - met
        assert not found(unseen | never_met, "\n".join(told(match, 0)))
        assert not found(unseen | never_met, "\n".join(told(match, None)))
        for event, words in zip(match.events(None), told(match, None), strict=True):
            if event.kind.name in ("drew", "face-down"):
                assert not found(marks(t, t.wraith.deck), words)


@pytest.mark.parametrize("wraith", WRAITHS)
@pytest.mark.parametrize("giant", GIANTS)
def test_a_position_with_other_secrets_looks_the_same(giant: str, wraith: str) -> None:
    """Turn both decks upside down, swap what lies aside, change chance: nobody notices."""
    match = chance.begin(marked(), {"giant": giant, "wraith": wraith, "footholds": True}, 3)
    compared = 0
    for _ in chance.play_out(match, chance.Chooser(match.game, 3)):
        before = match.position()
        after = copy.deepcopy(before)
        table = cast(dict[str, list[object]], after["table"])
        for deck, unseen in (("deck", "removed"), ("giant_deck", "set_aside")):
            cards = (table[deck] + table[unseen])[::-1]
            table[deck], table[unseen] = cards[: len(table[deck])], cards[len(table[deck]) :]
        table["rng"] = [1, 2, 3, 4]
        written = cast(Doc, before["table"])
        stamp = cast(list[int], written["rng"])[3] + cast(int, written["revealed"])
        if stamp != match.table.stamp():
            continue  # chance has spoken since the checkpoint: the choices may not fit
        truth = read_position(match.game, before)
        twin = read_position(match.game, after)
        assert fight(twin).set_aside != fight(truth).set_aside
        compared += 1
        for seat in checks.seats(match):
            checks.same(checks.sight(truth, seat), checks.sight(twin, seat), "a secret shows")
    assert compared > 0
