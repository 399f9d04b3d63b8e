"""Stun (WG-STUN): the first card of the next turn does nothing."""

from __future__ import annotations

import pytest

from giantstable.kernel.match import Match
from tests.games.wraith.forge import end_turn, forged, hits, idle
from tests.games.wraith.scene import fight, happened, options, place, play, seen, wounds_on

STRIKE = hits("A1", wounds=1, stun=True)
TARGET = idle().at("A1", wound_limit=20)


def stunned(*hand: str, **table: object) -> Match:
    """Return a Wraith on A1 whom the Giant has just stunned, at the start of her turn."""
    m = forged([STRIKE, idle(), TARGET], *hand, pawn="A1", **table)  # type: ignore[arg-type]
    assert fight(m).stunned
    assert m.pending[0].kind == "play"
    return m


@pytest.mark.rule("WG-STUN-01")
def test_the_first_card_of_the_next_turn_does_nothing() -> None:
    m = stunned("climb 2, sword 3")
    play(m, "play climb-2-sword-3")
    assert place(m) == "A1"
    assert wounds_on(m, "r2") == 0
    assert "stunned-card" in happened(m)
    assert m.pending[0].kind == "play"
    assert fight(m).played == 1


@pytest.mark.rule("WG-STUN-01")
def test_nor_does_its_spell() -> None:
    """W69, W92."""
    m = stunned("climb 0; ; A: heal 1")
    play(m, "play climb-0")
    assert fight(m).wounds == 1
    assert m.pending[0].kind == "play"
    free = forged([idle()], "climb 0; ; A: heal 1", step="act", pawn="A1", wounds=1)
    play(free, "play climb-0")
    assert "cast charm" in options(free)


@pytest.mark.rule("WG-STUN-02")
def test_its_symbols_stay_in_the_row() -> None:
    m = stunned("climb 1; hand", "sword hand")
    play(m, "play climb-1")
    assert seen(m, "wraith", "rows", "top", "symbols", "hand") == 1
    end_turn(m)
    play(m, "play sword-hand")
    assert wounds_on(m, "r2") == 1


@pytest.mark.rule("WG-STUN-03")
def test_the_second_card_of_the_turn_works() -> None:
    m = stunned("sword 2", "sword 2")
    play(m, "play sword-2", "play sword-2")
    assert wounds_on(m, "r2") == 2


@pytest.mark.rule("WG-STUN-04")
def test_a_turn_later_the_stun_is_over() -> None:
    m = stunned("sword 2", "sword 2")
    play(m, "play sword-2")
    assert not fight(m).stunned
    end_turn(m)
    play(m, "play sword-2")
    assert wounds_on(m, "r2") == 2


@pytest.mark.rule("WG-STUN-04")
def test_a_stun_that_finds_no_card_to_stop_ends_with_the_turn() -> None:
    """W69, W15."""
    m = forged(
        [idle(), idle(), TARGET],
        step="act",
        stunned=True,
        spare=0,
        deck=["sword 1"] * 12,
        fearless=(),
        pawn="A1",
    )
    assert happened(m).count("no-card") == 2  # that turn is over, and a new one has begun
    assert not fight(m).stunned
    play(m, "play sword-1")
    assert wounds_on(m, "r2") == 1


@pytest.mark.rule("WG-STUN-05")
def test_a_stun_comes_from_an_attack_that_reaches_the_wraith() -> None:
    assert fight(forged([STRIKE], pawn="A1")).stunned
    assert not fight(forged([STRIKE], pawn="A2")).stunned
    assert not fight(forged([STRIKE.hurt(1)], pawn="A1")).stunned


@pytest.mark.rule("WG-STUN-05")
def test_a_stun_comes_from_the_rage_track_when_it_is_released() -> None:
    slap = hits("A1", wounds=1)
    track = ["", "stun", "wound"]
    assert fight(forged([slap], pawn="A1", rage=2, rage_track=track)).stunned
    assert not fight(forged([slap], pawn="A1", rage=1, rage_track=track)).stunned
    assert not fight(forged([slap], pawn="A2", rage=2, rage_track=track)).stunned


def test_two_stuns_before_the_next_turn_are_one() -> None:
    """W69."""
    ring = hits("A1", "ring", wounds=1, stun=True)
    m = forged([ring, ring, TARGET], "sword 1", "sword 1", coming=[idle("ring")], pawn="A1")
    assert happened(m).count("stunned") == 2
    play(m, "play sword-1", "play sword-1")
    assert wounds_on(m, "r2") == 1


@pytest.mark.parametrize(("switch", "wounds", "hand"), [(False, 2, 5), (True, 3, 4)])
def test_a_stunned_card_played_face_down_heals_unless_the_house_says_no(
    switch: bool, wounds: int, hand: int
) -> None:
    """W69: healing and the draw work, and the stun is used up."""
    m = stunned("sword 2", setup={"stun_blocks_healing": switch}, wounds=2)
    play(m, "rest idle")
    t = fight(m)
    assert (t.wounds, len(t.hand), t.stunned) == (wounds, hand, False)
    play(m, "play sword-2")  # either way the second card works
    assert wounds_on(m, "r2") == 2


def test_a_stunned_wraith_may_still_be_fearless() -> None:
    """W69."""
    m = stunned()
    play(m, "fearless climb")
    assert place(m) == "B1"
    assert fight(m).stunned  # it waits for a card
    play(m, "fearless climb", "climb B2")
    assert place(m) == "B2"


def test_the_player_sees_that_she_is_stunned() -> None:
    assert seen(stunned(), "wraith", "stunned") is True
