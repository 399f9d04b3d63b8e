"""Random games of every mode, each choice before all eyes: what is to be seen after each happening.

The patches of a step lead to the view of the step, and no view on the way shows a secret.
"""

from __future__ import annotations

import pytest
from cairns.game import Cairns

import giantstable as gt
from giantstable.kernel.game import Json
from giantstable.kernel.table import Table
from tests.conformance import chance
from tests.conformance.onlooker import chosen_before_all_eyes
from tests.conformance.setups import Given, games_to_play, title

GAMES_EACH = 60
CHOICES = 150  # of a game; another game shows more than the rest of this one


@pytest.mark.at_random
@pytest.mark.parametrize(
    ("name", "given", "seed"),
    [
        pytest.param(*game, id=f"{game[0]}-{title(game[1])}-{game[2]}")
        for game in games_to_play(GAMES_EACH)
    ],
)
def test_everybody_can_follow_and_nobody_sees_too_much(name: str, given: Given, seed: int) -> None:
    match = chance.begin(gt.game(name), given, seed)
    chooser = chance.Chooser(match.game, seed)
    with chance.telling(match, given, seed):
        for step in range(CHOICES):
            if match.over:
                break
            decision, code = chooser.pick(match)
            notation = match.game.notation(decision, code)
            chosen_before_all_eyes(match, decision.seat, notation, step)


class Loose(Cairns):
    """Cairns at a table where everybody sees what chance will say."""

    def view(self, table: Table, seat: int | None) -> Json:
        return {**super().view(table, seat), "next": table.rng.state()}


def test_a_secret_that_shows_in_the_middle_of_a_step_is_found() -> None:
    match = chance.begin(Loose(), {}, 1)
    match.choose("low", seat=0)
    with pytest.raises(AssertionError, match="in the middle of a step"):
        chosen_before_all_eyes(match, 1, "low", 0)  # now the orders are told
