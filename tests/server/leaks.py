"""A detector of secrets in what a server sends.

The fights are played with marked cards: every copy has a name of its own that occurs nowhere else.
``Truth`` is what the server knows at one moment, ``Heard`` is what somebody got then; ``leaks``
says what of the one is in the other and should not be.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson

from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.match import Match
from tests.server.guests import views_after

SEAT = "seat"
SPECTATOR = "spectator"

MARK = re.compile(r"(?:cards|deck)\d{3}q")  # see ``marked`` in the test
PRIVATE = ("drew", "face-down")  # what happens to a hand is not for spectators
TELLTALE = {"seed", "rng", "key_hash", "token_hash", "nonce", "giant_deck", "set_aside"}


@dataclass(frozen=True)
class Truth:
    """What the server knows at one moment of a fight. The top of a deck is its end."""

    deck: tuple[str, ...]
    giant_deck: tuple[str, ...]
    numbers: tuple[tuple[int, ...], ...]  # both decks as the rules have them
    unseen: frozenset[str]  # of the Wraith's cards: in the deck, or out of the game
    buried: frozenset[str]  # of the Giant's: in the deck, or set aside
    hand: frozenset[str]
    face_down: frozenset[str]
    chance: tuple[int, ...]
    met: frozenset[str]  # cards of the Wraith that the player has had before their eyes
    public: frozenset[str]  # cards of the Wraith that everybody has seen
    turned_up: frozenset[str]  # cards of the Giant that everybody has seen

    def hidden_from(self, who: str) -> frozenset[str]:
        """Return what somebody cannot see now."""
        hidden = self.unseen | self.buried
        return hidden | self.hand | self.face_down if who == SPECTATOR else hidden

    def unknown_to(self, who: str) -> frozenset[str]:
        """Return what somebody has never seen, so that not even the past may speak of it."""
        hidden = self.buried - self.turned_up
        if who == SPECTATOR:
            return hidden | (self.unseen | self.hand | self.face_down) - self.public
        return hidden | self.unseen - self.met


def truth_of(match: Match, before: Truth | None) -> Truth:
    """Return the truth about a fight; who has seen what is known from the moments before."""
    t = match.table
    assert isinstance(t, Fight)

    def wraith(cards: list[int]) -> list[str]:
        return [_mark(t.wraith.cards[card].id) for card in cards]

    def giant(cards: list[int]) -> list[str]:
        return [_mark(t.giant.cards[card].id) for card in cards]

    placed = t.top + t.bottom
    face_up = wraith([card >> 1 for card in placed if not card & 1])
    face_down = wraith([card >> 1 for card in placed if card & 1])
    told_all: set[str] = set()
    told_player: set[str] = set()
    for event in t.events or []:
        card = match.game.event_facts(t, event).get("card")
        if card:
            told_player.add(_mark(str(card)))
            if event.kind.name not in PRIVATE:
                told_all.add(_mark(str(card)))
    seen = {*face_up, *wraith(t.discard), *told_all}
    shown = {*giant(t.row), *giant(t.above), *giant(t.gone)}
    return Truth(
        deck=tuple(wraith(t.deck)),
        giant_deck=tuple(giant(t.giant_deck)),
        numbers=(tuple(t.deck), tuple(t.giant_deck)),
        unseen=frozenset(wraith(t.deck + t.removed + t.lost)),
        buried=frozenset(giant(t.giant_deck + t.set_aside)),
        hand=frozenset(wraith(t.hand)),
        face_down=frozenset(face_down),
        # Of a sealed stream, its key.
        chance=tuple((t.rng.state()[4:] or t.rng.state())[:3]),
        met=frozenset({*seen, *told_player, *wraith(t.hand), *face_down})
        | (before.met if before else frozenset()),
        public=frozenset(seen) | (before.public if before else frozenset()),
        turned_up=frozenset(shown) | (before.turned_up if before else frozenset()),
    )


def _mark(card: str) -> str:
    """Return the part of a card's id that its notation has too."""
    mark = card.partition("-")[2]
    assert MARK.fullmatch(mark), f"{card} is not marked"
    return mark


@dataclass(frozen=True)
class Heard:
    """Bytes that came to somebody."""

    who: str
    how: str
    data: bytes
    moment: int  # the number of the truth of then
    line: tuple[int, ...] = ()  # the truths after each choice that stood then


@dataclass
class Played:
    """A fight: what was true, what was heard, and what is nobody's business."""

    seed: str
    tokens: list[tuple[str, str]]  # keys and invitations, each with who has it
    reference: object
    truths: list[Truth]
    tape: list[Heard]


def leaks(played: Played) -> list[str]:
    """Return what came to somebody who should not know it, in words."""
    found: list[str] = []
    for heard in played.tape:
        for what in _leaks(played, heard):
            found.append(f"{heard.who}, moment {heard.moment}, {heard.how}: {what}")
    return found


def _leaks(played: Played, heard: Heard) -> Iterator[str]:
    text = heard.data.decode()
    truth = played.truths[heard.moment]
    marks = _marks(text)
    if played.seed in text:
        yield "the seed"
    for word in truth.chance:
        if word > 1_000_000 and (str(word) in text or f"{word:08x}" in text):
            yield "the state of chance"
    yield from _tokens(played, heard, text)
    if not text.startswith(("{", "[")):
        return
    document = json.loads(text)
    if any(f'"{name}"' in text for name in TELLTALE):
        for name in TELLTALE.intersection(_names(document)):
            yield f"a field {name}"
    if heard.how.endswith("/reference"):
        if document != played.reference:
            yield "a reference that is not what is printed on the pieces"
        return
    for mark in truth.unknown_to(heard.who) & marks:
        yield f"{mark}, which they never saw"
    yield from _orders(truth, document)
    if marks:
        yield from _places(played, heard, document, marks)


def _marks(text: str) -> frozenset[str]:
    """Return the marks of all cards that a text names, by id or by notation."""
    return frozenset(MARK.findall(text))


# -- tokens ----------------------------------------------------------------------------------------


def _tokens(played: Played, heard: Heard, text: str) -> Iterator[str]:
    for owner, token in played.tokens:
        if _hash(token) in text:
            yield f"the hash of the token of {owner}"
        if token not in text:
            continue
        fresh = "set-cookie" in text and heard.how.endswith("headers")
        made = heard.how.startswith("POST") and heard.how.endswith("/invitations")
        if owner != heard.who or not (fresh or made):
            yield f"the token of {owner}"


@cache
def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# -- the order of a deck ---------------------------------------------------------------------------


def _orders(truth: Truth, document: object) -> Iterator[str]:
    all_decks: list[tuple[object, ...]] = [truth.deck, truth.giant_deck, *truth.numbers]
    decks = [d for d in all_decks if len(d) >= 5 or (len(d) >= 3 and isinstance(d[0], str))]
    for row in _rows(document):
        for deck in decks:
            if len(row) >= len(deck) and (_contains(row, deck) or _contains(row, deck[::-1])):
                yield f"the order of a deck: {row}"


def _contains(row: list[object], deck: tuple[object, ...]) -> bool:
    return any(
        tuple(row[start : start + len(deck)]) == deck for start in range(len(row) - len(deck) + 1)
    )


def _rows(document: object) -> Iterator[list[object]]:
    """Walk through everything that has an order: lists, of cards or of things with a card."""
    if isinstance(document, dict):
        for value in document.values():
            yield from _rows(value)
    elif isinstance(document, list):
        yield [_named(item) for item in document]
        for item in document:
            yield from _rows(item)


def _named(item: object) -> object:
    if isinstance(item, dict):
        facts = item["facts"] if isinstance(item.get("facts"), dict) else item
        item = next((facts[key] for key in ("card", "giant_card", "id") if key in facts), None)
    if isinstance(item, str):
        return item.partition("-")[2] or item.rpartition(" ")[2]
    return item


def _names(document: object) -> Iterator[str]:
    if isinstance(document, dict):
        for name, value in document.items():
            yield name
            yield from _names(value)
    elif isinstance(document, list):
        for item in document:
            yield from _names(item)


# -- things in their places ------------------------------------------------------------------------


def _places(played: Played, heard: Heard, document: Any, marks: frozenset[str]) -> Iterator[str]:
    if not isinstance(document, dict):
        return
    truth = played.truths[heard.moment]
    now = truth.hidden_from(heard.who)
    if "view" in document and "frames" not in document:
        yield from _shown(now, [document["view"], document.get("decision")], "shown")
    preview = document.get("preview")
    if preview:
        yield from _shown(now, preview, "previewed")
    if "why" in document:
        yield from _shown(now, document["why"], "in a reason")
    if document.get("type") == "step":
        yield from _shown(now, [document["patches"][-1], document["decision"]], "shown")
    if document.get("type") == "step" and document["entry"]["kind"] == "choice":
        past = played.truths[heard.moment - 1]
        yield from _on_the_way(now & past.hidden_from(heard.who), document, "shown on the way")
        for line in document["happenings"]:
            if line["kind"] not in PRIVATE:  # what lay hidden and does so now was not turned up
                yield from _shown(now & (past.unseen | past.buried), line, "told")
            elif heard.who == SPECTATOR:
                yield from _shown(truth.unseen | truth.hand | truth.face_down, line, "told")
    # What was drawn or laid face down is told to its player alone, however long ago it was.
    past = document.get("page", document) if heard.who == SPECTATOR else {}
    for line in past.get("happenings", ()):
        if line["kind"] in PRIVATE:
            yield from _shown(marks, line, "told of the past")
    if "frames" in document:
        yield from _replayed(played, heard, document)


def _replayed(played: Played, heard: Heard, replay: Any) -> Iterator[str]:
    """Find what a replay shows before it was turned up."""
    view = replay["view"]
    start = played.truths[heard.line[max(replay["first"] - 1, 0)]]
    yield from _shown(start.hidden_from(heard.who), view, "shown in a replay")
    for frame in replay["frames"]:
        at = frame["at"]
        then = played.truths[heard.line[at]].hidden_from(heard.who)
        before = played.truths[heard.line[max(at - 1, 0)]].hidden_from(heard.who)
        yield from _on_the_way(then & before, frame, "shown on the way in a replay")
        view = [view, *views_after(view, frame["patches"])][-1]
        yield from _shown(then, view, "shown in a replay")


def _on_the_way(hidden: frozenset[str], step: Any, how: str) -> Iterator[str]:
    """Find what was hidden before a step and is so after it, and that nobody was told of."""
    told = _marks(orjson.dumps(step["happenings"]).decode())
    yield from _shown(hidden - told, step["patches"], how)


def _shown(hidden: frozenset[str], part: object, how: str) -> Iterator[str]:
    for mark in hidden & _marks(orjson.dumps(part).decode()):
        yield f"{mark}, which is hidden, is {how}"
