"""What must hold at every step of every game.

Nothing here knows a game: what a match shows, writes and asks is compared with what its copies,
its past, its paper and its imagined twins show, write and ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import repeat

import orjson
import pytest

import giantstable as gt
from giantstable import library, text
from giantstable.kernel.decision import Decision
from giantstable.kernel.event import Event
from giantstable.kernel.match import Match
from giantstable.kernel.message import Message, Why
from giantstable.kernel.record import read_position, read_record
from tests.conformance.setups import qualities

Seat = int | None
Step = Callable[[Match], None]  # plays a match on, always in the same way


# -- all that can be known of a match --------------------------------------------------------------


def seats(match: Match) -> list[Seat]:
    """Return everybody who may look: each seat, and a spectator."""
    return [*range(match.seats), None]


def asked(match: Match, seat: Seat = None) -> list[list[object]]:
    """Return what is asked, of one seat or of all."""
    return [_question(d) for d in match.pending if seat is None or d.seat == seat]


def _question(decision: Decision) -> list[object]:
    return [decision.seat, decision.kind, decision.rule, decision.notations()]


def heard(events: list[Event]) -> list[list[object]]:
    """Return events as plain values."""
    return [[e.kind.name, e.kind.rule, e.seat, *e.values()] for e in events]


# Copies share the events of their past, so an event is written once and found by what it is.
WRITTEN: dict[int, bytes] = {}
LIVING: list[Event] = []  # as long as they stand there, nothing else can be taken for them


def log(events: list[Event]) -> bytes:
    """Return what ``heard`` returns, on paper."""
    lines = [*map(WRITTEN.get, map(id, events), repeat(b""))]
    at = -1
    for _ in range(lines.count(b"")):
        at = lines.index(b"", at + 1)
        event = events[at]
        lines[at] = line = orjson.dumps(heard([event]))
        if not event.kind.private:  # of these every listener gets a new one
            WRITTEN[id(event)] = line
            LIVING.append(event)
    return b"\n".join(lines)


def forget_what_was_written() -> None:
    """See to it that every event is looked at again: one that has changed will show."""
    WRITTEN.clear()
    LIVING.clear()


def sight(match: Match, seat: Seat) -> bytes:
    """Return all that a seat or a spectator may know, byte for byte."""
    return glance(match, seat) + log(match.events(seat))


def glance(match: Match, seat: Seat) -> bytes:
    """Return what a seat or a spectator sees on the table and is asked, byte for byte."""
    return glances(match, [seat])[0]


def glances(match: Match, viewers: list[Seat]) -> list[bytes]:
    """Return what each viewer sees on the table and is asked."""
    return [
        orjson.dumps([view, [] if seat is None else asked(match, seat)])
        for seat, view in zip(viewers, match.views(viewers), strict=True)
    ]


def one_by_one_the_same(match: Match) -> None:
    """Assert that who looks alone sees what all see who look together."""
    together = orjson.dumps(match.views(seats(match)))
    alone = orjson.dumps([match.view(seat) for seat in seats(match)])
    same(together, alone, "looking together shows something else")


def sights(match: Match) -> list[bytes]:
    """Return what everybody may know."""
    return [sight(match, seat) for seat in seats(match)]


def scene(match: Match) -> bytes:
    """Return how a match stands, whatever led to it."""
    views = match.views(seats(match))
    end = [match.over, match.result, match.scores, match.winners]
    return orjson.dumps([match.position(), views, asked(match), end])


def portrait(match: Match) -> bytes:
    """Return a match whole: how it stands, and all that led to it."""
    past = [match.seed, match.start, match.choices, match.can_undo]
    return scene(match) + orjson.dumps(past) + log(match.table.events or [])


def differ(one: bytes, other: bytes) -> str:
    """Return where two portraits part, for a message that can be read."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    around = slice(max(0, at - 60), at + 60)
    here, there = (each[around].decode(errors="replace") for each in (one, other))
    return f"...{here}... and ...{there}..."


def same(one: bytes, other: bytes, what: str) -> None:
    """Assert that two portraits are the same."""
    assert one == other, f"{what}: {differ(one, other)}"


# -- the table, the questions, the words -----------------------------------------------------------


def laws(match: Match) -> None:
    """Assert the game's own laws."""
    match.game.check(match.table)


@cache
def rule_ids(name: str) -> frozenset[str]:
    """Return the ids of a game's numbered rules."""
    return frozenset(str(rule["id"]) for rule in library.rules(name))


def questions(match: Match) -> None:
    """Assert that what is asked can be answered: finitely many options, each with its own name."""
    assert match.over == (not match.pending), "a game is over when nobody is asked, and only then"
    if match.over:
        assert match.result in match.game.results()
        assert len(match.scores) == match.seats
    else:
        assert match.result == ""
        assert match.winners == []
    asked_seats = [decision.seat for decision in match.pending]
    assert len(set(asked_seats)) == len(asked_seats), "a seat is asked one thing at a time"
    for decision in match.pending:
        assert 0 <= decision.seat < match.seats
        assert 0 < len(decision.codes) < 1000
        notations = decision.notations()
        assert len(set(notations)) == len(notations), f"two options have one name: {notations}"
        for notation in notations:
            assert notation == notation.strip() != ""
            assert "\n" not in notation
        assert [option.notation for option in decision.options] == notations


def citations(match: Match, ids: frozenset[str], first_event: int = 0) -> None:
    """Assert that every question, and every event from a given one on, cites a rule there is."""
    for decision in match.pending:
        assert decision.rule in ids, f"{decision.kind} cites {decision.rule}"
    for event in match.events(None)[first_event:]:
        assert event.kind.rule in ids, f"{event.kind.name} cites {event.kind.rule}"


def spoken(match: Match, first_event: int = 0) -> None:
    """Assert that prompts, options and events can be said to everybody, in every language."""
    for decision in match.pending:
        can_be_said(decision.prompt)
        said = [can_be_said(option.text) for option in decision.options]
        assert len(set(said)) == len(said), f"two options read the same: {said}"
    for seat in seats(match):
        for event in match.events(seat)[first_event:]:
            can_be_said(match.game.event_text(match.table, event, seat))
            facts = match.game.event_facts(match.table, event)
            assert list(facts) == list(event.kind.facts)
            orjson.dumps(facts)


SAID: dict[str, str] = {}


def can_be_said(message: Message) -> str:
    """Return the words of a message in English; ``say`` fails where a message or a fact lacks."""
    asked_for = repr(message)
    if asked_for not in SAID:
        for language in text.languages():
            said = text.say(message, language)
            assert said.strip(), f"{message.key} says nothing"
            assert "{" not in said, said
        SAID[asked_for] = text.say(message)
    return SAID[asked_for]


def pointed_at(match: Match) -> None:
    """Assert that options say what they do and point at things there are, each in its own way."""
    for decision in match.pending:
        for name, value in decision.facts().items():
            if isinstance(value, str):
                assert value in things(match), f"it is about a {name} {value}, which there is not"
        facts = [option.facts for option in decision.options]
        for i, one in enumerate(facts):
            assert one not in facts[:i], f"two options point at the same: {one}"
            assert next(iter(one)) == "do"
            assert isinstance(one["do"], str)
            assert one["do"].strip()
            for name, value in one.items():
                if name not in ("do", *qualities(match.game.name)) and isinstance(value, str):
                    assert value in things(match), f"there is no {name} {value}"
                    assert _why_not(match, decision, {name: value}) is None
        assert _why_not(match, decision, {"moon": "full"}) is None


def _why_not(match: Match, decision: Decision, thing: dict[str, str]) -> Why | None:
    return match.game.why_not(match.table, decision.seat, decision, thing)


def things(match: Match) -> frozenset[str]:
    """Return every name that is printed on a piece or stands in a view."""
    game = f"{match.game.name} {match.setup} {match.game.fingerprint(match.setup)}"
    if game not in PRINTED:
        PRINTED[game] = frozenset(_names(match.game.reference(match.setup)))
    return PRINTED[game] | frozenset(key for part in _parts(match.view(0)) for key in part)


PRINTED: dict[str, frozenset[str]] = {}


def _parts(document: object) -> Iterator[dict[str, object]]:
    if isinstance(document, dict):
        yield document
        for part in document.values():
            yield from _parts(part)


def _names(document: object) -> Iterator[str]:
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        for part in document.values():
            yield from _names(part)
    elif isinstance(document, list):
        for part in document:
            yield from _names(part)


def previews_come_true(match: Match, before: bytes) -> None:
    """Assert that what an option is said to lead to is what it leads to, and nothing is revealed.

    ``before`` is the match whole: looking ahead must not change it.
    """
    for decision in match.pending:
        seat = decision.seat
        for code in decision.codes:
            stamp = match.table.stamp()
            preview = match.preview(decision, code)
            assert match.table.stamp() == stamp
            real = match.copy()
            told = real.choose(match.game.notation(decision, code), seat=seat)
            if real.table.stamp() != stamp or len(match.asked) > 1 or len(real.asked) > 1:
                assert preview is None, "a preview across a reveal, or of a secret answer"
                continue
            assert preview is not None
            assert heard(preview.events) == heard(told)
            same(orjson.dumps(preview.view), orjson.dumps(real.view(seat)), "it leads elsewhere")
            then = [] if preview.decision is None else [_question(preview.decision)]
            assert then == asked(real, seat)
            laws(preview.match)
    same(before, portrait(match), "looking ahead changed the match")


def every_option_can_be_chosen(match: Match) -> None:
    """Assert that each notation, chosen as text, is taken."""
    for decision in match.pending:
        for notation, code in zip(decision.notations(), decision.codes, strict=True):
            twin = match.copy()
            events = twin.choose(notation, seat=decision.seat)
            assert heard(events) == heard(twin.events(decision.seat))[len(match.events(None)) :]
            laws(twin)
            answered = match.copy()
            answered.answer(_like(answered, decision), code)
            same(portrait(twin), portrait(answered), f"{notation}, by name and by code")


def _like(match: Match, decision: Decision) -> Decision:
    return next(d for d in match.pending if d.seat == decision.seat)


def what_is_not_asked_is_refused(match: Match) -> None:
    """Assert that a choice nobody asked for is refused and changes nothing."""
    before = portrait(match)
    with pytest.raises(gt.NotPending) as refusal:
        match.choose("dance a jig")
    assert "dance a jig" in str(refusal.value)
    if not match.over:
        assert match.pending[0].notations()[0] in str(refusal.value)
        with pytest.raises(gt.NotPending):
            match.choose(match.pending[0].options[0], seat=match.seats)
    same(before, portrait(match), "a refused choice changed the match")


# -- copies and the past ---------------------------------------------------------------------------


class Past:
    """Copies kept on the way: none of them may ever change, whatever is played elsewhere."""

    def __init__(self) -> None:
        self.copies: list[Match] = []
        self.portraits: list[bytes] = []

    def keep(self, match: Match, now: bytes) -> None:
        """Keep a copy, which must be the match all over."""
        copy = match.copy()
        same(now, portrait(copy), "a copy is not the match")
        assert copy.table.stamp() == match.table.stamp()
        quiet = match.copy(quiet=True)
        assert quiet.events(0) == []
        same(scene(match), scene(quiet), "a quiet copy is not the match")
        self.copies.append(copy)
        self.portraits.append(now)

    def stands(self) -> None:
        """Assert that no copy has changed."""
        forget_what_was_written()  # the events that copies share have not changed either
        for copy, kept in zip(self.copies, self.portraits, strict=True):
            same(kept, portrait(copy), "an old copy has changed")

    def goes_its_own_way(self, match: Match, play_on: Step) -> None:
        """Assert that playing on from old copies changes neither the match nor the others."""
        now = portrait(match)
        for i in range(len(self.copies)):
            if not self.copies[i].over:
                play_on(self.copies[i])
                self.portraits[i] = portrait(self.copies[i])
        same(now, portrait(match), "playing on from a copy changed the match")
        self.stands()


class Steps:
    """The steps since something was last revealed: just these can be taken back."""

    def __init__(self) -> None:
        self.portraits: list[bytes] = []
        self.choices: list[tuple[int, str]] = []
        self.stamp = -1

    def stand(self, match: Match, now: bytes) -> None:
        """Note how the match stands, after ``take``."""
        if match.table.stamp() != self.stamp:
            self.stamp = match.table.stamp()
            self.portraits = []
            self.choices = []
        self.portraits.append(now)

    def take(self, seat: int, notation: str) -> None:
        """Note a choice."""
        self.choices.append((seat, notation))

    def undo_and_redo(self, match: Match) -> None:
        """Take back all that can be, step by step, and do it again."""
        twin = match.copy()
        for i in reversed(range(len(self.choices))):
            assert twin.can_undo, "nothing was revealed, yet the choice cannot be taken back"
            twin.undo()
            same(self.portraits[i], portrait(twin), "undo leads elsewhere")
            laws(twin)
        self._no_further(twin)
        for i, (seat, notation) in enumerate(self.choices):
            twin.choose(notation, seat=seat)
            same(self.portraits[i + 1], portrait(twin), "doing it again leads elsewhere")

    def _no_further(self, match: Match) -> None:
        before = portrait(match)
        assert not match.can_undo
        with pytest.raises(gt.NothingToUndo) as refusal:
            match.undo()
        assert refusal.value.key == ("undo-revealed" if match.choices else "undo-start")
        same(before, portrait(match), "a refused undo changed the match")


# -- paper -----------------------------------------------------------------------------------------


def on_paper(document: object) -> object:
    """Return a document as it comes back from a file."""
    return orjson.loads(orjson.dumps(document))


def record_round_trip(match: Match, now: bytes) -> None:
    """Assert that the record, written and read, is the match all over."""
    again = read_record(match.game, on_paper(match.record()))
    same(now, portrait(again), "the record tells another game")


def position_round_trip(match: Match) -> Match:
    """Assert that the position, written and read, is how the match stands; return what was read."""
    loaded = read_position(match.game, on_paper(match.position()))
    same(scene(match), scene(loaded), "the position is another")
    assert loaded.table.stamp() == match.table.stamp()
    laws(loaded)
    return loaded


def goes_on_alike(one: Match, other: Match, play_on: Step) -> None:
    """Assert that two matches that stand alike answer alike to all that follows."""
    play_on(one)
    play_on(other)
    same(scene(one), scene(other), "two that stood alike went different ways")


# -- secrets ---------------------------------------------------------------------------------------


def imagined(match: Match, seat: int, word: int) -> Match:
    """Return a copy in which all that the seat cannot know is dealt anew."""
    return match.copy().determinize(seat, word)


def imagining_shows_nothing(match: Match, word: int) -> None:
    """Assert that a seat sees the same whatever the hidden truth is, and so does a spectator."""
    public = sight(match, None)
    for seat in range(match.seats):
        twin = imagined(match, seat, word)
        same(sight(match, seat), sight(twin, seat), "a seat sees a secret")
        same(public, sight(twin, None), "a spectator sees a secret")
        assert not twin.can_undo, "the truth lies before an imagined deal"
        assert twin.table.rng.state() != match.table.rng.state(), "chance goes on as it truly will"
        laws(twin)
        if not match.over:  # of a twin there is no record: it would tell the seat the truth
            with pytest.raises(gt.BadRecord):
                twin.record()
        copy = twin.copy()
        for other in range(match.seats):
            same(sight(twin, other), sight(copy, other), "a copy of an imagined match is another")


SHOWN = 12  # options of a question, taken from all over


def showing_tells_nothing(match: Match, word: int) -> None:
    """Assert that what is shown of an option is JSON, changes nothing, and tells no secret."""
    before = portrait(match)
    for decision in match.pending:
        twin = imagined(match, decision.seat, word)
        like = _like(twin, decision)
        codes = decision.codes[:: max(1, len(decision.codes) // SHOWN)]
        for code in codes:
            shown = orjson.dumps(match.show(decision, code))
            same(shown, orjson.dumps(twin.show(like, code)), "an option shows a secret")
        same(orjson.dumps(decision.facts()), orjson.dumps(like.facts()), "it is about a secret")
    same(before, portrait(match), "showing an option changed the match")


def imagining_hides(match: Match, word: int) -> None:
    """Assert at a glance what ``imagining_shows_nothing`` asserts of all that has happened."""
    *own, public = glances(match, seats(match))
    for seat in range(match.seats):
        twin = imagined(match, seat, word)
        seen, seen_by_all = glances(twin, [seat, None])
        same(own[seat], seen, "a secret shows")
        same(public, seen_by_all, "a secret shows to spectators")
        laws(twin)


def imagining_forgets_the_truth(match: Match, word: int, play_on: Step) -> None:
    """Assert that what is dealt comes from the seat's knowledge alone, not from the truth.

    Two matches that differ only in what the seat cannot know must be dealt anew alike: else a
    bot that imagines often enough would learn what lies where.
    """
    for seat in [decision.seat for decision in match.pending]:
        from_truth = imagined(match, seat, word)
        from_elsewhere = imagined(match, seat, word + 1).determinize(seat, word)
        play_on(from_truth)
        play_on(from_elsewhere)
        for one, other in zip(sights(from_truth), sights(from_elsewhere), strict=True):
            same(one, other, "the deal depends on the truth")


def a_choice_tells_no_secret(match: Match, seat: int, notation: str, word: int) -> None:
    """Assert that a choice that reveals nothing has the same outcome whatever the truth is."""
    truth = match.copy()
    twin = imagined(match, seat, word)
    stamp = truth.table.stamp()
    truth.choose(notation, seat=seat)
    twin.choose(notation, seat=seat)
    laws(twin)
    if truth.table.stamp() == stamp:
        same(sight(truth, seat), sight(twin, seat), f"{notation} told a secret in silence")
