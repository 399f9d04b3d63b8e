"""Imagining from every seat at every step: it can be played on, and nothing true is left in it.

``determinize`` deals anew what a seat cannot know. What other seats are asked then follows from the
deal alone: a bot that imagines learns no card of theirs by looking at their options.
"""

from __future__ import annotations

import pytest
from cairns.game import Cairns

import giantstable as gt
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.errors import NotPending
from giantstable.kernel.match import Match
from giantstable.kernel.table import Table
from tests.conformance import chance, checks
from tests.conformance.setups import Given, games_to_play, title

GAMES_EACH = 60
STRIDE = 11
CHOICES = 120  # of a game; another game shows more than the rest of this one
ONWARD = 4  # choices after each deal


class Elsewhere:
    """A match that a seat cannot tell from the real one, with another truth.

    It is imagined, and then goes along with the real one choice by choice: whatever the rules
    remember besides the table is another there too. Where it parts from it, it begins anew.
    """

    def __init__(self, match: Match, seat: int, word: int) -> None:
        self.seat = seat
        self.match = checks.imagined(match, seat, word)
        self.choices = 0

    def follow(self, match: Match, chooser: int, notation: str, word: int) -> None:
        """Make the same choice as the real match has made."""
        self.choices += 1
        before = len(self.match.events(None))
        try:
            self.match.choose(notation, seat=chooser)
            if self._known(self.match, before) == self._known(match, before):
                return
        except NotPending:  # in this truth nobody could choose that
            pass
        self.match = checks.imagined(match, self.seat, word)
        self.choices = 0

    def _known(self, match: Match, before: int) -> tuple[bytes, list[list[object]]]:
        """Return what the seat sees, is asked, and has heard of the last choice."""
        return checks.glance(match, self.seat), checks.heard(match.events(self.seat)[before:])


def imagined_alike(match: Match, elsewhere: Elsewhere, word: int) -> None:
    """Assert that a seat imagines the same from either truth, and that it can be played on."""
    one = checks.imagined(match, elsewhere.seat, word)
    other = checks.imagined(elsewhere.match, elsewhere.seat, word)
    assert checks.asked(one) == checks.asked(other), "what is asked depends on the truth"
    assert checks.asked(one) == checks.asked(one.copy()), "a copy is asked something else"
    for twin in (one, other):
        for _ in chance.play_out(twin, chance.Chooser(twin.game, word), ONWARD):
            checks.laws(twin)
    for seat in checks.seats(match):
        here, there = checks.glance(one, seat), checks.glance(other, seat)
        checks.same(here, there, "what follows depends on the truth")


def walk(match: Match, seed: int) -> None:
    """Play a random game; imagine from every seat at every step."""
    chooser = chance.Chooser(match.game, seed)
    beside = [Elsewhere(match, seat, seed) for seat in range(match.seats)]
    for step in range(CHOICES):
        if match.over:
            return
        for elsewhere in beside:
            imagined_alike(match, elsewhere, step)
        decision, code = chooser.pick(match)
        seat, notation = decision.seat, match.game.notation(decision, code)
        match.answer(decision, code)
        if not match.over:
            for elsewhere in beside:
                elsewhere.follow(match, seat, notation, step)


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [
        pytest.param(*game, id=f"{game[0]}-{title(game[1])}-{game[2]}")
        for game in games_to_play(GAMES_EACH, STRIDE)
    ],
)
def test_what_is_imagined_goes_on_and_holds_no_truth(name: str, given: Given, seed: int) -> None:
    match = chance.begin(gt.game(name), given, seed)
    with chance.telling(match, given, seed):
        walk(match, seed)


class Stubborn(Cairns):
    """Cairns whose rules go on asking about the hand they saw first."""

    def play(self, table: Table) -> Play:
        yield from deaf(super().play(table))


def deaf(rules: Play) -> Play:
    """Ask what the rules ask; asked again, ask the same once more."""
    asked = next(rules)
    while True:
        code = yield asked
        while isinstance(asked, Decision) and code < 0:
            code = yield Decision(asked.seat, asked.kind_of, asked.codes)
        try:
            asked = rules.send(code)
        except StopIteration:
            return


def test_options_that_tell_the_true_hand_are_found() -> None:
    match = chance.begin(Stubborn(), {}, 1)
    elsewhere = Elsewhere(match, 1, 7)
    for seat in (0, 1):
        match.choose("low", seat=seat)
        elsewhere.follow(match, seat, "low", 7)
    assert elsewhere.choices == 2
    with pytest.raises(AssertionError, match="what is asked depends on the truth"):
        imagined_alike(match, elsewhere, 3)
