"""Codes: what was packed into a number comes out of it again, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from giantstable.games.heroscape.ground import prices
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.table.codes import (
    ATTACKER,
    DONE,
    NORMAL,
    SECOND,
    aim_of,
    attack_code,
    attacker_of,
    direction_of_line,
    end_of_line,
    first_of,
    line_aim,
    move_code,
    place_code,
    place_of,
    price_of,
    second_of,
    using_of,
)

SPACES = st.integers(0, SECOND - 2)
FIGURES = st.integers(0, ATTACKER - 1)


@given(SPACES, st.just(NOWHERE) | SPACES)
def test_a_place_is_its_spaces(first: int, second: int) -> None:
    code = place_code(first, second)
    assert (first_of(code), second_of(code), price_of(code)) == (first, second, prices.FREE)
    assert code != DONE


@given(
    SPACES,
    st.just(NOWHERE) | SPACES,
    st.tuples(st.integers(0, 63), st.integers(0, 15), st.integers(0, 7), st.integers(0, 6)),
)
def test_a_move_is_its_place_and_its_price(
    first: int, second: int, paid: tuple[int, int, int, int]
) -> None:
    sorts = (prices.SWIPES, prices.FALLS, prices.MAJOR_FALLS, prices.EXTREME_FALLS)
    price = sum(n * sort for n, sort in zip(paid, sorts, strict=True))
    code = move_code(first, second, price)
    assert (place_of(code), price_of(code)) == (place_code(first, second), price)
    assert prices.swipes_of(price) == paid[0]
    assert prices.falls_of(price) == paid[1]
    assert prices.major_falls_of(price) == paid[2]
    assert prices.extreme_falls_of(price) == paid[3]
    assert code != DONE


@given(FIGURES, FIGURES, st.integers(NORMAL, 8))
def test_an_attack_is_who_whom_and_with_what(attacker: int, aim: int, using: int) -> None:
    code = attack_code(attacker, aim, using)
    assert (attacker_of(code), aim_of(code), using_of(code)) == (attacker, aim, using)
    assert code != DONE


@given(st.integers(0, 1), st.integers(0, 5))
def test_a_line_is_its_end_and_its_direction(end: int, direction: int) -> None:
    aim = line_aim(end, direction)
    assert (end_of_line(aim), direction_of_line(aim)) == (end, direction)
    assert aim < ATTACKER
