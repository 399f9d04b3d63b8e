"""Codes: what was packed into a number comes out of it again, and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from giantstable.games.wraith.table.codes import (
    ACTION,
    CAST,
    END,
    FEARLESS,
    IMPOSSIBLE,
    NO_SPELL,
    action_code,
    action_of,
    aim_of,
    amounts,
    card_of,
    is_face_down,
    is_unused,
    placed_code,
    skill_code,
    skill_of,
)


@given(st.integers(0, FEARLESS // 2 - 1), st.booleans())
def test_a_placed_card_is_the_card_and_its_side(card: int, face_down: bool) -> None:
    code = placed_code(card, face_down)
    assert (card_of(code), is_face_down(code)) == (card, face_down)
    assert code < FEARLESS < END


@given(st.integers(0, CAST // ACTION - 1), st.integers(0, IMPOSSIBLE))
def test_an_action_is_its_place_on_the_card_and_its_aim(action: int, aim: int) -> None:
    code = action_code(action, aim)
    assert (action_of(code), aim_of(code)) == (action, aim)
    assert code < CAST < NO_SPELL


@given(st.integers(0, 20), st.booleans())
def test_a_skill_is_used_or_not(skill: int, unused: bool) -> None:
    code = skill_code(skill, unused)
    assert (skill_of(code), is_unused(code)) == (skill, unused)


@given(st.integers(0, 150), st.integers(0, 150))
def test_amounts_run_from_one_number_to_the_other(low: int, high: int) -> None:
    assert amounts(low, high) == list(range(low, high + 1))
