"""Random games of every mode beside their twins: nothing that is sent tells a secret.

See ``twins``. A seat learns from silence as well: that somebody is asked, or is not, must never
depend on what it cannot see.
"""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.kernel.decision import CHECKPOINT, Decision, DecisionKind, Play
from giantstable.kernel.form import NUMBER
from giantstable.kernel.game import Game, Json, Setup
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.plain import PlainTable
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table
from tests.conformance import chance, twins
from tests.conformance.setups import Given, games_to_play, title

GAMES_EACH = 48
CHOICES = 160  # of a game


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [
        pytest.param(*game, id=f"{game[0]}-{title(game[1])}-{game[2]}")
        for game in games_to_play(GAMES_EACH)
    ],
)
def test_nothing_that_is_sent_tells_a_secret(name: str, given: Given, seed: int) -> None:
    match = chance.begin(gt.game(name), given, seed)
    chooser = chance.Chooser(match.game, seed)
    with chance.telling(match, given, seed):
        for step in range(CHOICES):
            if match.over:
                break
            decision, code = chooser.pick(match)
            notation = match.game.notation(decision, code)
            for seat in {step % match.seats, decision.seat}:
                twins.look_alike(match, seat, step)
                twins.go_on_alike(match, decision.seat, notation, seat, step)
            match.choose(notation, seat=decision.seat)


# -- a planted leak --------------------------------------------------------------------------------

CALL = DecisionKind("call", "CALL-1", NUMBER)


class Cards(PlainTable):
    """A card in the hand of the second seat, which only that seat may see."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.card = rng.below(2)
        self.called = 0


class Call(Game):
    """The first seat calls; the second answers, always or only if it has a card to answer with."""

    def __init__(self, polite: bool) -> None:
        super().__init__("call", 2, 2)
        self.polite = polite

    def new_table(self, setup: Setup, rng: Rng) -> Cards:
        return Cards(rng)

    def play(self, table: Table) -> Play:
        t = cards(table)
        while True:
            yield CHECKPOINT
            yield Decision(0, CALL, [1])
            t.called += 1
            if self.polite or t.card:
                yield Decision(1, CALL, [0])

    def view(self, table: Table, seat: int | None) -> Json:
        t = cards(table)
        return {"called": t.called, "card": t.card if seat == 1 else None}

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        if seat == 0:
            cards(table).card = rng.below(2)
        table.rng.become(rng)


def cards(table: Table) -> Cards:
    assert isinstance(table, Cards)
    return table


def test_a_silence_that_tells_a_secret_is_found() -> None:
    polite = new_match(Call(polite=True), {}, 1)
    rude = new_match(Call(polite=False), {}, 1)
    for word in range(8):
        for match in (polite, rude):
            twins.look_alike(match, 0, word)
        twins.go_on_alike(polite, 0, "1", 0, word)
    with pytest.raises(AssertionError, match="who is asked after 1"):
        _called_eight_times(rude)


def _called_eight_times(match: Match) -> None:
    for word in range(8):
        twins.go_on_alike(match, 0, "1", 0, word)
