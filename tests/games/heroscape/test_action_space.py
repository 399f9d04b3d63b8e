"""What is particular of HeroScape's action space: a move's price is kept apart from its place."""

from __future__ import annotations

import giantstable as gt
from giantstable.games.heroscape.ground.prices import FALLS
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import DONE, move_code
from giantstable.games.heroscape.table.forms import CROWDED, RANKS
from giantstable.kernel.actions import ActionSpace
from giantstable.kernel.decision import Decision


def space() -> ActionSpace:
    game = gt.game("heroscape")
    return game.action_space(game.settle({"scenario": "clashing-fronts"}))


def moves(*codes: int) -> Decision:
    return Decision(0, asks.MOVE_TO, [*codes, DONE])


def test_moves_to_one_place_differ_by_the_rank_of_their_price() -> None:
    actions = space()
    one_swipe, two_swipes = move_code(7, -1, 1), move_code(7, -1, 2)
    a_fall = move_code(7, -1, FALLS)
    [dear] = actions.ids(moves(two_swipes))[:1]
    [cheap, dearer] = actions.ids(moves(one_swipe, a_fall))[:2]
    free = actions.encode(moves(7), 7)
    assert free == cheap == dear, "the place alone, whatever the first way costs"
    assert dearer != cheap
    assert actions.ids(moves(a_fall, one_swipe))[:2] == [dearer, cheap], "in any order of options"


def test_even_a_crowd_of_prices_finds_room() -> None:
    actions = space()
    prices = [swipes + (9 - swipes) * FALLS for swipes in range(10)]
    crowd = moves(*[move_code(7, -1, price) for price in prices])
    ids = actions.ids(crowd)
    assert len(set(ids)) == len(prices) + 1
    assert [actions.decode(crowd, action) for action in ids] == crowd.codes
    assert len(prices) - RANKS < CROWDED
