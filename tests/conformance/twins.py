"""A match and its twin, in which all that one seat cannot know is dealt anew, side by side.

Everything that the server would send to that seat and to spectators must be the same of both: the
view, the question with its facts and options, what they show, who is waited for; and what is sent
of an own choice, patches and happenings, as long as neither chance nor a card that is turned up
speaks. Of the choices of others, who is asked next must not tell more than what was sent.
"""

from __future__ import annotations

import orjson

from giantstable.kernel.match import Match
from giantstable.server.moment import happenings, log_length, moment, page
from giantstable.server.watch import Watch
from tests.conformance import checks

SHOWN = 3  # options of a question
TURNS = 20  # looks at a match between two at its log


def frames(match: Match, seat: int) -> list[bytes]:
    """Return what a seat and a spectator are sent of how a match stands."""
    return [
        orjson.dumps([view, moment(match, who, waits=False, closed=False, can_undo=False)])
        for who, view in zip((seat, None), match.views([seat, None]), strict=True)
    ]


def shows(match: Match, seat: int) -> bytes:
    """Return what some options of a seat show."""
    found: list[object] = []
    for decision in match.pending:
        if decision.seat == seat:
            for code in decision.codes[:: max(1, len(decision.codes) // SHOWN)]:
                found.append(match.show(decision, code))
    return orjson.dumps(found)


def pages(match: Match, seat: int, before: int | None) -> bytes:
    """Return what a seat and a spectator are sent of the past: the newest, or what was before."""
    return orjson.dumps([page(match, who, before) for who in (seat, None)])


def waited_for(match: Match) -> list[int]:
    """Return whom everybody waits for."""
    return [decision.seat for decision in match.pending]


def look_alike(match: Match, seat: int, word: int) -> None:
    """Assert that a seat and a spectator are sent the same of a match and of its twin."""
    twin = checks.imagined(match, seat, word)
    for one, other in zip(frames(match, seat), frames(twin, seat), strict=True):
        checks.same(one, other, "a frame tells a secret")
    checks.same(shows(match, seat), shows(twin, seat), "an option shows a secret")
    if word % TURNS == 0:
        for before in (None, log_length(match) // 2):
            checks.same(pages(match, seat, before), pages(twin, seat, before), "the past tells one")


class Step:
    """What a seat and a spectator are sent of a choice, made on a copy."""

    def __init__(self, match: Match, chooser: int, notation: str, seat: int) -> None:
        self.match = match.copy()
        before = self.match.table.stamp()
        told = len(self.match.table.events or [])
        with Watch(self.match, (seat, None)) as eyes:
            self.match.choose(notation, seat=chooser)
        self.spoken = self.match.table.stamp() != before  # chance has, or something was turned up
        self.sent = orjson.dumps(
            [[eyes.patches(who), happenings(self.match, who, told)] for who in (seat, None)]
        )


def go_on_alike(match: Match, chooser: int, notation: str, seat: int, word: int) -> None:
    """Assert that a choice, whoever makes it, tells a seat nothing that it may not know.

    In the twin the chooser may hold other cards and not have that choice. Where it has, and what is
    sent of it is the same, who is asked next must be the same too: silence tells nothing either.
    """
    twin = checks.imagined(match, seat, word)
    [question] = [decision for decision in twin.pending if decision.seat == chooser]
    if notation not in question.notations():
        assert chooser != seat, "a seat has other options if it imagines other cards of others"
        return
    truth = Step(match, chooser, notation, seat)
    imagined = Step(twin, chooser, notation, seat)
    silent = not truth.spoken and not imagined.spoken
    # Others may lay open what they had kept to themselves, and so do all who answered together.
    if silent and chooser == seat and len(match.asked) == 1:
        checks.same(truth.sent, imagined.sent, f"{notation} told a secret")
    if truth.sent == imagined.sent:
        asked, imagined_asked = waited_for(truth.match), waited_for(imagined.match)
        assert asked == imagined_asked, f"who is asked after {notation} tells a secret"
        if silent:
            after = zip(frames(truth.match, seat), frames(imagined.match, seat), strict=True)
            for one, other in after:
                checks.same(one, other, f"a frame after {notation} tells a secret")
