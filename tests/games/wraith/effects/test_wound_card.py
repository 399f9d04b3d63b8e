"""Wounds that need no aim: any card, and a wounded one (W34)."""

from __future__ import annotations

import pytest

from tests.games.wraith.scene import options, play
from tests.games.wraith.workshop import bout, tokens, told


@pytest.mark.rule("WG-ATK-01", "WG-SCAR-04")
def test_wounding_any_card_needs_no_weak_spot_but_spares_scars() -> None:  # W34
    m = bout("A1/9 B/9:scar C/9:3 D2/9", "wound_any 2", pawn="ground")
    play(m, "play wound_any-2")
    assert options(m) == [
        "wound-any A1", "wound-any C", "wound-any D2", "wound-any D1",
    ]  # fmt: skip
    play(m, "wound-any D2")
    assert tokens(m) == (0, -1, 3, 2, 0)


@pytest.mark.rule("WG-SCAR-04")
def test_wounding_a_wounded_card_takes_only_those_with_tokens() -> None:  # W34
    m = bout("A1/9 B/9:scar C/9:3 D2/9:1", "wound_wounded 2", pawn="ground")
    play(m, "play wound_wounded-2")
    assert options(m) == ["wound-wounded C", "wound-wounded D2"]
    play(m, "wound-wounded C")
    assert tokens(m) == (0, -1, 5, 1, 0)
    m = play(bout("A1/9 B/9:scar C/9", "wound_wounded 2"), "play wound_wounded-2")
    assert told(m, "not-possible") == [{"effect": "wound_wounded"}]
