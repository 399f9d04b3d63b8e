"""Playing two cards a turn: rows, symbols and values (WG-ACT-01 .. WG-ACT-16, WG-ACT-22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import pytest

import giantstable as gt
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.match import Match
from tests.games.wraith.scene import (
    Doc,
    document,
    fight,
    giant_card,
    happened,
    options,
    place,
    play,
    practice,
    scene,
    seen,
    wounds_on,
    wraith_card,
)

ROW = "03 04 05 02 01"
IDLE = "young-idle"

# Cards that only show symbols, and cards that use them. The first two show none themselves.
DECK = [
    wraith_card("cut", sword="hand"),
    wraith_card("shot", bow="eye"),
    wraith_card("keen-cut", "hand", sword="hand"),
    wraith_card("haul", "foot", climb="breath"),
    wraith_card("swing", sword=1),
    wraith_card("scramble", climb=2),
    wraith_card("hop", leap=1),
    wraith_card("leap-and-cut", leap=1, sword=1),
    wraith_card("hand", "hand", 6, climb=0),
    wraith_card("foot", "foot", 6, climb=0),
    wraith_card("eye", "eye", 6, climb=0),
    wraith_card("breath", "breath", 6, climb=0),
]
# Weak spots: earth-01 on A1, earth-02 on A2, both far right in the row, to last for some rounds.
GAME = practice(DECK, [giant_card("A1"), giant_card("A2")], deck_size=60)


def turn(
    *hand: str,
    top: str = "",
    bottom: str = "",
    pawn: str = "A1",
    dangers: str = "",
    game: WraithGame = GAME,
    setup: Doc | None = None,
) -> Match:
    """Return a fight with the cards named in hand, filled up with idle ones, and in the rows."""
    return scene(
        game=game,
        setup=setup,
        pawn=pawn,
        hand=hers(hand) + [IDLE] * (5 - len(hand)),
        top=hers(top.split()),
        bottom=hers(bottom.split()),
        dangers=dangers.split(),
        row=ROW,
    )


def hers(names: Iterable[str]) -> list[str]:
    return [f"young-{name}" for name in names]


def finish_round(match: Match) -> None:
    """Do nothing more in this round, and keep all cards."""
    this_round = fight(match).round
    while fight(match).round == this_round:
        match.choose("end" if "end" in options(match) else "keep")


def row_of(match: Match, row: str) -> list[object]:
    cards = cast(list[Doc], seen(match, "wraith", "rows", row, "cards"))
    return [card["card"] for card in cards]


def cards_left(match: Match) -> int:
    return len(fight(match).hand)


# -- two cards, two rows ---------------------------------------------------------------------------


@pytest.mark.rule("WG-ACT-01")
def test_each_turn_makes_both_rows_one_card_longer() -> None:
    m = turn(top="hand eye", bottom="foot")
    play(m, "play idle", "play idle")
    assert (len(row_of(m, "top")), len(row_of(m, "bottom"))) == (3, 2)
    finish_round(m)
    play(m, "rest idle", "rest idle")  # face down is a card in the row too
    assert (len(row_of(m, "top")), len(row_of(m, "bottom"))) == (4, 3)


@pytest.mark.rule("WG-ACT-01")
def test_the_step_cannot_end_with_an_empty_place_in_a_row() -> None:
    m = turn()
    play(m, "play idle")
    assert options(m)[:2] == ["play idle", "rest idle"]
    with pytest.raises(gt.NotPending):
        m.choose("end")


@pytest.mark.rule("WG-ACT-02")
@pytest.mark.parametrize("way", ["play", "rest"])
def test_the_first_card_goes_into_the_top_row(way: str) -> None:
    m = turn("hand", bottom="foot")  # the shorter row has no say in it
    with pytest.raises(gt.NotPending):
        m.choose(f"{way} hand bottom")
    play(m, f"{way} hand")
    assert row_of(m, "top") == ["young-hand"]
    assert row_of(m, "bottom") == ["young-foot"]


@pytest.mark.rule("WG-ACT-03")
@pytest.mark.parametrize("way", ["play", "rest"])
def test_the_second_card_goes_into_the_bottom_row(way: str) -> None:
    m = turn("hand", "eye", bottom="foot")
    play(m, "play hand")
    with pytest.raises(gt.NotPending):
        m.choose(f"{way} eye top")
    play(m, f"{way} eye")
    assert row_of(m, "top") == ["young-hand"]
    assert row_of(m, "bottom") == ["young-foot", "young-eye"]


@pytest.mark.rule("WG-ACT-04")
def test_no_second_card_before_the_first_is_resolved() -> None:
    m = turn("leap-and-cut", "hand")
    play(m, "play leap-and-cut")
    assert options(m) == ["leap ground", "leap A2", "sword"]
    with pytest.raises(gt.NotPending, match="play hand"):
        m.choose("play hand")
    play(m, "sword")
    assert options(m) == ["leap ground", "leap A2"]
    with pytest.raises(gt.NotPending, match="play hand"):
        m.choose("play hand")
    play(m, "leap A2")
    assert "play hand" in options(m)


@pytest.mark.rule("WG-ACT-06")
def test_the_first_cards_of_a_fight_begin_the_two_rows() -> None:
    m = turn("hand", "eye")
    assert (row_of(m, "top"), row_of(m, "bottom")) == ([], [])
    play(m, "play hand", "play eye")
    assert (row_of(m, "top"), row_of(m, "bottom")) == (["young-hand"], ["young-eye"])


@pytest.mark.rule("WG-ACT-07")
def test_later_cards_lie_to_the_right_of_the_older_ones() -> None:
    m = turn("hand", "eye", "foot")
    for card in ("hand", "eye", "foot"):
        play(m, f"play {card}", "rest idle")
        finish_round(m)
    assert row_of(m, "top") == ["young-hand", "young-eye", "young-foot"]
    symbols = {"hand": 1, "foot": 1, "eye": 1, "breath": 0}  # none is covered
    assert seen(m, "wraith", "rows", "top", "symbols") == symbols


@pytest.mark.rule("WG-ACT-08")
def test_a_covered_card_acts_no_more() -> None:
    m = turn("hop", top="scramble swing")
    play(m, "play hop")
    assert options(m) == ["leap ground", "leap A2"]
    play(m, "leap A2")
    assert m.pending[0].kind == "play"
    assert wounds_on(m, "earth-01") == wounds_on(m, "earth-02") == 0


@pytest.mark.rule("WG-ACT-08")
def test_a_covered_card_still_shows_its_symbols() -> None:
    m = turn("cut", top="keen-cut swing")
    play(m, "play cut")
    assert wounds_on(m, "earth-01") == 1


@pytest.mark.rule("WG-ACT-16")
def test_after_two_cards_only_fearless_actions_and_the_end_are_left() -> None:
    m = turn()
    play(m, "play idle", "play idle")
    left = ["fearless drop", "fearless climb", "fearless sword", "end"]
    assert options(m) == left
    play(m, "fearless sword")
    assert options(m) == left
    play(m, "end")
    assert (seen(m, "step"), m.pending[0].kind) == ("refresh", "discard")


@pytest.mark.rule("WG-ACT-22")
def test_cards_not_played_stay_in_hand_for_the_refresh_step() -> None:
    m = turn("hand", "eye", "foot", "cut", "shot")
    play(m, "play hand", "play eye", "end")
    assert seen(m, "step") == "refresh"
    assert cards_left(m) == 3
    assert options(m) == ["discard foot", "discard cut", "discard shot", "keep"]


# -- what a card says must be done -----------------------------------------------------------------


@pytest.mark.rule("WG-ACT-05")
def test_a_face_up_climb_cannot_be_declined() -> None:
    m = turn("scramble")
    play(m, "play scramble")
    assert options(m) == ["climb A2", "climb B1"]


@pytest.mark.rule("WG-ACT-05")
def test_an_attack_with_a_target_cannot_be_declined() -> None:
    m = turn("swing")
    play(m, "play swing")
    assert wounds_on(m, "earth-01") == 1


@pytest.mark.rule("WG-ACT-05")
def test_a_card_must_be_obeyed_even_if_it_hurts() -> None:
    m = turn("hop", pawn="D2", dangers="B4 C2 D1")
    play(m, "play hop")
    assert options(m) == ["leap B4", "leap C2", "leap D1"]
    play(m, "leap D1")
    assert "gave-way" in happened(m)


@pytest.mark.rule("WG-ACT-05")
def test_a_card_face_down_need_not_be_obeyed() -> None:
    m = turn("scramble")
    play(m, "rest scramble")
    assert place(m) == "A1"
    assert m.pending[0].kind == "play"


# -- what an action is worth -----------------------------------------------------------------------


@pytest.mark.rule("WG-ACT-09")
@pytest.mark.parametrize("hands", range(4))
def test_a_value_in_symbols_counts_those_in_the_row(hands: int) -> None:
    m = turn("cut", top=" ".join(["hand"] * hands + ["eye"]))
    play(m, "play cut")
    assert wounds_on(m, "earth-01") == hands


@pytest.mark.rule("WG-ACT-09")
@pytest.mark.parametrize(("own_symbols_count", "wounds"), [(True, 2), (False, 1)])
def test_the_card_being_played_counts_its_own_symbols(own_symbols_count: bool, wounds: int) -> None:
    """W06, and the other way to see it."""
    m = turn("keen-cut", setup={"own_symbols_count": own_symbols_count}, top="hand")
    play(m, "play keen-cut")
    assert wounds_on(m, "earth-01") == wounds


@pytest.mark.rule("WG-ACT-09")
@pytest.mark.parametrize(
    ("value", "row", "wounds"),
    [
        ({"base": 1, "symbols": ["hand"]}, "", 1),
        ({"base": 1, "symbols": ["hand"]}, "hand hand", 3),
        ({"symbols": ["hand", "eye"]}, "hand eye eye", 3),
        ({"symbols": ["hand", "eye"], "mode": "pairs"}, "hand eye eye", 1),
        ({"symbols": ["hand", "eye"], "mode": "pairs"}, "eye eye", 0),
        ({"symbols": ["hand"], "max": 2}, "hand hand hand", 2),
        ({"base": 1, "symbols": ["hand"], "max": 2}, "hand hand", 2),
    ],
)
def test_mixed_values(value: Doc, row: str, wounds: int) -> None:
    """W07: a base, several symbols added or paired, a cap."""
    signs = [wraith_card("hand", "hand", climb=0), wraith_card("eye", "eye", climb=0)]
    game = practice([wraith_card("mixed", sword=value), *signs], [giant_card("A1")])
    m = turn("mixed", game=game, top=row)
    play(m, "play mixed")
    assert wounds_on(m, "earth-01") == wounds


@pytest.mark.rule("WG-ACT-10")
def test_the_other_row_does_not_count() -> None:
    m = turn("cut", top="hand hand hand", bottom="hand")
    play(m, "play idle", "play cut")
    assert wounds_on(m, "earth-01") == 1


@pytest.mark.rule("WG-ACT-10")
def test_the_bottom_row_does_not_help_the_top_row() -> None:
    m = turn("cut", bottom="hand hand")
    play(m, "play cut")
    assert wounds_on(m, "earth-01") == 0
    assert "not-possible" in happened(m)


@pytest.mark.rule("WG-ACT-11")
def test_a_printed_number_does_not_grow_with_symbols() -> None:
    m = turn("swing", "scramble", top="hand hand hand hand", bottom="foot breath hand")
    play(m, "play swing")
    assert wounds_on(m, "earth-01") == 1
    play(m, "play scramble")
    assert options(m) == ["climb A2", "climb B1"]


@pytest.mark.rule("WG-ACT-12")
def test_symbols_count_in_all_later_rounds() -> None:
    m = turn("hand", "keen-cut", "cut", pawn="ground")
    play(m, "play hand", "play idle")
    finish_round(m)
    play(m, "play keen-cut", "play idle")  # on the Ground there is nothing to cut
    finish_round(m)
    play(m, "fearless climb", "climb A1", "play cut")
    assert fight(m).round == 3
    assert wounds_on(m, "earth-01") == 2


@pytest.mark.rule("WG-ACT-12")
def test_a_card_that_leaves_the_row_takes_its_symbols_along() -> None:
    """An Earth token takes the last card of each row (WG-FOOT-12)."""
    m = turn("cut", "cut", top="hand hand", bottom="hand hand hand", pawn="ground", dangers="C4")
    play(m, "fearless climb", "climb C4", "to ground", "fearless climb", "climb A1")
    assert (len(row_of(m, "top")), len(row_of(m, "bottom"))) == (1, 2)
    play(m, "play cut")
    assert wounds_on(m, "earth-01") == 1
    play(m, "play cut")
    assert wounds_on(m, "earth-01") == 1 + 2


# -- the rulebook's examples -----------------------------------------------------------------------


def jump_slash() -> Doc:
    """Return the one card the rulebook spells out; only its own symbol is ours."""
    deck = cast(list[Doc], document("wraiths", "young")["deck"])
    card = next(card for card in deck if card["id"] == "young-jump-slash")
    return card | {"symbols": ["breath"]}


SLASH = practice([*DECK, jump_slash()], [giant_card("A1"), giant_card("A2")], deck_size=60)


@pytest.mark.rule("WG-ACT-13")
def test_example_jump_slash() -> None:
    m = turn("jump-slash", game=SLASH, top="foot foot hand", bottom="foot hand hand")
    play(m, "play jump-slash")
    leaps = [option for option in options(m) if option.startswith("leap")]
    assert leaps == ["leap ground", "leap A2", "leap A3", "leap B1", "leap C4"]  # 2 steps
    play(m, "sword", "leap A2")
    assert wounds_on(m, "earth-01") == 1
    assert place(m) == "A2"


@pytest.mark.rule("WG-ACT-13")
def test_example_jump_slash_with_more_hands_than_feet() -> None:
    m = turn("jump-slash", game=SLASH, top="foot hand hand hand")
    play(m, "play jump-slash", "leap A2")
    assert wounds_on(m, "earth-02") == 3


@pytest.mark.rule("WG-ACT-14")
def test_example_two_eyes() -> None:
    m = turn("shot", "scramble", top="eye eye breath foot", bottom="eye")
    play(m, "play shot")
    assert wounds_on(m, "earth-02") == 2
    play(m, "play scramble")
    assert options(m) == ["climb A2", "climb B1"]


@pytest.mark.rule("WG-ACT-15")
def test_example_idle_symbols() -> None:
    """Breath and Foot do nothing for a Bow now; next round they move her."""
    m = turn("shot", "haul", top="breath foot eye")
    play(m, "play shot", "play idle")
    assert wounds_on(m, "earth-02") == 1
    finish_round(m)
    play(m, "play haul")
    assert place(m) == "A2"  # Climb 1
    feet = cast(Doc, seen(m, "wraith", "rows", "top", "symbols"))["foot"]
    assert feet == 2  # one more for rounds to come
