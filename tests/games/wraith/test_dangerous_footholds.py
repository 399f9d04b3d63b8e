"""Dangerous Footholds (WG-FOOT): tokens that give way when the Wraith ends a movement on them."""

from __future__ import annotations

from collections import Counter

import pytest

import giantstable as gt
from giantstable.kernel.masks import mask_of
from giantstable.kernel.match import Match
from tests.games.wraith.forge import by_card, end_turn, forged, hits, idle, order
from tests.games.wraith.scene import fight, happened, options, place, play, seen, wounds_on

GIANTS = ["earth", "air", "water", "fire"]
RECOMMENDED = {"young": 2, "adult": 4, "elder": 6}
EARTH, AIR, WATER, FIRE = "lose_row_cards", "shuffle_hand", "remove_top", "wound"


def dangerous(*dangers: str, hand: tuple[str, ...] = (), **table: object) -> Match:
    """Return a Wraith at the start of her turn on a body with such tokens."""
    table.setdefault("pawn", "A1")
    table.setdefault("foothold_effect", FIRE)
    table.setdefault("step", "act")
    row = [idle(), idle().at("B2", 20)]
    return forged(row, *hand, dangers=list(dangers), **table)  # type: ignore[arg-type]


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-03")
@pytest.mark.parametrize("giant", GIANTS)
def test_one_of_the_three_foothold_cards_is_revealed_by_chance(giant: str) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(300):
        m = gt.new("wraith", seed=seed, giant=giant, footholds=True, quiet=True)
        t = fight(m)
        drawn[t.foothold_card] += 1
        card = t.giant.foothold_cards[t.foothold_card]
        assert t.dangers & ~mask_of(card.spots) == 0
    assert sorted(drawn) == [0, 1, 2]
    assert min(drawn.values()) > 70
    assert seen(m, "giant", "foothold_card") == card.id


@pytest.mark.rule("WG-FOOT-04")
@pytest.mark.parametrize("giant", GIANTS)
@pytest.mark.parametrize(("wraith", "tokens"), RECOMMENDED.items())
def test_two_four_or_six_tokens_lie_on_the_first_spots_of_the_card(
    giant: str, wraith: str, tokens: int
) -> None:
    """W70."""
    for seed in range(6):
        t = fight(gt.new("wraith", seed=seed, giant=giant, wraith=wraith, footholds=True))
        spots = t.giant.foothold_cards[t.foothold_card].spots
        assert t.dangers == mask_of(spots[:tokens])
        assert t.dangers.bit_count() == tokens


@pytest.mark.rule("WG-FOOT-05")
@pytest.mark.parametrize(("wraith", "tokens"), [("young", 3), ("young", 6), ("adult", 5)])
def test_more_tokens_than_recommended_are_allowed(wraith: str, tokens: int) -> None:
    t = fight(gt.new("wraith", wraith=wraith, footholds=True, tokens=tokens))
    assert t.dangers == mask_of(t.giant.foothold_cards[t.foothold_card].spots[:tokens])
    assert t.dangers.bit_count() == tokens


@pytest.mark.rule("WG-FOOT-06")
@pytest.mark.parametrize(("wraith", "tokens"), [("young", 1), ("adult", 3), ("elder", 5)])
def test_fewer_tokens_than_recommended_are_refused(wraith: str, tokens: int) -> None:
    least = RECOMMENDED[wraith]
    with pytest.raises(
        gt.BadSetup, match=rf"there are {least} to \d+ Foothold tokens, not {tokens}"
    ):
        gt.new("wraith", wraith=wraith, footholds=True, tokens=tokens)


@pytest.mark.rule("WG-FOOT-06")
def test_tokens_without_the_variant_and_more_than_there_are_spots_are_refused() -> None:
    with pytest.raises(gt.BadSetup, match="need the Dangerous Footholds to be switched on"):
        gt.new("wraith", tokens=2)
    giants = [fight(gt.new("wraith", giant=giant)).giant for giant in GIANTS]
    most = max(len(card.spots) for giant in giants for card in giant.foothold_cards)
    with pytest.raises(gt.BadSetup, match=f"tokens is a whole number from 0 to {most}, not"):
        gt.new("wraith", footholds=True, tokens=most + 1)


@pytest.mark.rule("WG-FOOT-07")
def test_the_rest_of_setup_is_as_usual() -> None:
    with_tokens = fight(gt.new("wraith", giant="earth", wraith="young", footholds=True))
    without = fight(gt.new("wraith", giant="earth", wraith="young"))
    for t in (with_tokens, without):
        assert (t.health, len(t.hand), len(t.row), len(t.set_aside)) == (35, 5, 5, 5)
        assert (t.pawn, t.wounds, t.rage, t.round) == (0, 0, 0, 1)
        assert not t.dangers & 1  # W71: no token lies under the Wraith, who starts on the Ground
    assert len(with_tokens.deck) == len(without.deck)
    assert len(with_tokens.giant_deck) == len(without.giant_deck)
    assert (without.dangers, without.foothold_card) == (0, -1)


# -- what sets a token off -------------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-08")
@pytest.mark.parametrize(
    ("card", "pawn", "choices"),
    [
        ("climb 1", "A1", []),
        ("drop", "B2", ["drop B1"]),
        ("leap 1", "A2", ["leap B1"]),
        ("climb 0; ; A: warp", "A2", ["cast charm", "warp B1"]),
        ("climb 0; ; 2: warp", "B2", ["cast charm", "warp B1"]),
    ],
    ids=["climb", "drop", "leap", "spell", "spell by number"],
)
def test_a_token_is_set_off_by_whatever_movement_ends_on_it(
    card: str, pawn: str, choices: list[str]
) -> None:
    m = dangerous("B1", hand=(card,), pawn=pawn)
    name = "-".join(card.partition(";")[0].replace(",", "").split())
    play(m, f"play {name}", *choices)
    assert m.pending[0].kind == "stumble"
    assert fight(m).dangers == 0
    play(m, "to A1")
    assert (place(m), fight(m).wounds, fight(m).rage) == ("A1", 1, 1)


@pytest.mark.rule("WG-FOOT-08")
def test_a_fearless_movement_sets_it_off_too() -> None:
    """W72."""
    m = dangerous("B1")
    play(m, "fearless climb", "to A2")
    assert (place(m), fight(m).wounds, fight(m).rage) == ("A2", 2, 1)
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-FOOT-08")
def test_the_movement_of_a_skill_sets_it_off_too() -> None:
    """W72."""
    m = dangerous("B1", hand=("sword 1",), pawn="B2", skills=["blue 1: leap 1"])
    play(m, "play sword-1", "use blue", "leap B1", "to A2")
    assert (place(m), fight(m).wounds, fight(m).rage) == ("A2", 1, 1)


@pytest.mark.rule("WG-FOOT-08")
@pytest.mark.parametrize("push", [{"to": "B1"}, {"up": 1}], ids=str)
def test_a_forced_move_sets_it_off_too(push: dict[str, object]) -> None:
    """W72."""
    m = forged([hits("A", "", wounds=1, **push)], pawn="A1", dangers=["B1"], foothold_effect=FIRE)
    assert options(m) == ["to A1", "to A2", "to B2", "to B3"]
    play(m, "to B3")
    assert (place(m), fight(m).wounds, fight(m).rage) == ("B3", 2, 1)


@pytest.mark.rule("WG-FOOT-09")
@pytest.mark.parametrize(
    ("card", "pawn", "choice"),
    [
        ("climb 2", "A1", "climb B2"),
        ("drop", "B3", "drop ground"),
        ("leap 2", "A1", "leap B3"),
    ],
    ids=["climb", "drop", "leap"],
)
def test_passing_a_token_is_safe(card: str, pawn: str, choice: str) -> None:
    m = dangerous("B1", hand=(card,), pawn=pawn)
    play(m, f"play {card.replace(' ', '-')}", choice)
    t = fight(m)
    assert place(m) == choice.split()[1]
    assert (t.dangers.bit_count(), t.rage, t.wounds) == (1, 0, 0)


@pytest.mark.rule("WG-FOOT-09")
def test_a_forced_move_may_pass_a_token_too() -> None:
    m = forged([hits("A", wounds=1, up=2)], pawn="A1", dangers=["B1"], foothold_effect=FIRE)
    play(m, "to B2")
    assert (place(m), fight(m).dangers.bit_count(), fight(m).rage) == ("B2", 1, 0)


@pytest.mark.rule("WG-FOOT-08")
def test_a_token_under_a_wraith_who_does_not_move_lies_still() -> None:
    """W71."""
    m = dangerous("A1", hand=("climb 0", "bow 1"))
    play(m, "play climb-0", "play bow-1")
    end_turn(m)
    assert (fight(m).dangers.bit_count(), fight(m).wounds) == (1, 0)
    house = {"top_climb_forced": False}
    stays = dangerous("C1", hand=("climb 1",), pawn="C1", setup=house)
    play(stays, "play climb-1", "climb C1")
    assert (place(stays), fight(stays).dangers.bit_count(), fight(stays).rage) == ("C1", 1, 0)


@pytest.mark.rule("WG-FOOT-10")
def test_a_token_that_was_set_off_is_gone() -> None:
    m = dangerous("B1", hand=("climb 1", "climb 1"))
    play(m, "play climb-1", "to A2")
    assert seen(m, "giant", "dangers") == []
    play(m, "play climb-1")
    t = fight(m)
    assert (place(m), t.wounds, t.rage) == ("B1", 1, 1)
    assert happened(m).count("gave-way") == 1


# -- what a token does -----------------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-11")
def test_first_the_wraith_moves_on_to_a_foothold_beside_it_then_the_rest_follows() -> None:
    m = dangerous("B1", hand=("climb 1",))
    play(m, "play climb-1")
    assert (m.pending[0].kind, m.pending[0].rule) == ("stumble", "WG-FOOT-11")
    assert options(m) == ["to A1", "to A2", "to B2", "to B3"]
    assert fight(m).wounds == 0
    play(m, "to B3")
    assert fight(m).wounds == 1
    steps = ("climbed", "gave-way", "rage-rose", "stumbled", "burnt")
    assert order(m, *steps) == list(steps)  # W73


@pytest.mark.rule("WG-FOOT-11")
def test_the_ground_is_beside_the_lowest_footholds() -> None:
    """W73, W04."""
    m = dangerous("A1", hand=("climb 1",), pawn="ground")
    play(m, "play climb-1", "climb A1")
    assert options(m) == ["to ground", "to B1"]
    play(m, "to ground")
    assert (place(m), fight(m).wounds) == ("ground", 1)


@pytest.mark.rule("WG-FOOT-11")
def test_where_there_is_only_one_way_to_go_she_goes_it() -> None:
    m = dangerous("D1", hand=("climb 1",), pawn="ground")
    play(m, "play climb-1", "climb D1")
    assert (place(m), fight(m).wounds) == ("ground", 1)
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-FOOT-11", "WG-FOOT-16")
def test_a_stumble_onto_another_token_sets_that_one_off_as_well() -> None:
    """W73: each is carried out in full before the next, and each raises the Rage."""
    m = dangerous("B1", "B2", "C1", hand=("climb 1",))
    play(m, "play climb-1", "to B2")
    assert (fight(m).wounds, fight(m).rage) == (1, 2)
    assert options(m) == ["to B1", "to C1"]
    play(m, "to C1", "to B3")
    t = fight(m)
    assert (place(m), t.wounds, t.rage, t.dangers) == ("B3", 3, 3, 0)
    assert order(m, "gave-way", "stumbled", "burnt") == ["gave-way", "stumbled", "burnt"] * 3


@pytest.mark.rule("WG-FOOT-11")
def test_a_chain_of_tokens_stops_where_the_fight_is_lost() -> None:
    """W73."""
    m = dangerous("B1", "B2", hand=("climb 1",), wounds=8)
    play(m, "play climb-1", "to B2")
    assert m.result == "lose-wounds"
    assert fight(m).dangers.bit_count() == 1


def test_the_card_goes_on_from_where_the_token_left_her() -> None:
    """W74."""
    m = dangerous("B1", hand=("climb 1, sword 2",))
    play(m, "play climb-1-sword-2", "climb B1")
    assert m.pending[0].kind == "stumble"
    play(m, "to B2")
    assert wounds_on(m, "r1") == 2  # whose weak spot is B2
    away = dangerous("B1", hand=("climb 1, sword 2",))
    play(away, "play climb-1-sword-2", "climb B1", "to B3")
    assert wounds_on(away, "r1") == 0
    assert "not-possible" in happened(away)


# -- the Earth Giant's tokens ----------------------------------------------------------------------


def rows(m: Match) -> list[list[str]]:
    t = fight(m)
    return [[t.wraith.cards[placed >> 1].notation for placed in row] for row in (t.top, t.bottom)]


def discard(m: Match) -> list[str]:
    return [fight(m).wraith.cards[card].notation for card in fight(m).discard]


@pytest.mark.rule("WG-FOOT-12")
def test_earth_the_last_card_of_each_action_row_is_discarded() -> None:
    m = forged(
        [hits("A", wounds=1, to="B1")],
        pawn="A1",
        dangers=["B1"],
        top=["a = drop; hand", "b = drop; hand eye"],
        bottom=["c = drop; foot", "down: d = drop; foot"],
    )
    assert rows(m) == [["a", "b"], ["c", "d"]]
    play(m, "to A2")
    assert rows(m) == [["a"], ["c"]]
    assert discard(m) == ["b", "d"]
    assert seen(m, "wraith", "rows", "top", "symbols") == {
        "hand": 1,
        "foot": 0,
        "eye": 0,
        "breath": 0,
    }
    assert seen(m, "wraith", "rows", "bottom", "symbols", "foot") == 1  # d showed none
    m.game.check(m.table)


@pytest.mark.rule("WG-FOOT-12")
def test_earth_an_empty_row_loses_nothing_and_a_second_token_takes_the_next_card() -> None:
    """W75."""
    m = forged(
        [hits("A", wounds=1, to="B1")],
        pawn="A1",
        dangers=["B1", "B2"],
        top=["a = drop", "b = drop", "c = drop"],
    )
    play(m, "to B2")
    assert rows(m) == [["a", "b"], []]
    play(m, "to C1")
    assert rows(m) == [["a"], []]
    assert discard(m) == ["c", "b"]


@pytest.mark.rule("WG-FOOT-12")
def test_earth_the_card_being_played_may_go_and_its_place_counts_as_filled() -> None:
    """W75."""
    m = dangerous("B1", hand=("climb 1",), foothold_effect=EARTH)
    play(m, "play climb-1", "to A2")
    assert rows(m) == [[], []]
    assert discard(m) == ["climb-1"]
    assert fight(m).played == 1
    play(m, "play idle")
    assert rows(m) == [[], ["idle"]]


@pytest.mark.rule("WG-FOOT-12")
@pytest.mark.parametrize("own", [True, False])
def test_earth_a_card_that_was_discarded_goes_on_without_its_symbols(own: bool) -> None:
    """W74, W08: the older card's two hands are left."""
    m = dangerous(
        "B1",
        hand=("climb 1, sword hand; hand hand hand",),
        top=["old = drop; hand hand"],
        foothold_effect=EARTH,
        setup={"own_symbols_count": own},
    )
    play(m, "play climb-1-sword-hand", "climb B1", "to B2")
    assert rows(m) == [["old"], []]
    assert wounds_on(m, "r1") == 2


# -- the Air Giant's tokens ------------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-13")
def test_air_the_hand_goes_into_the_deck_and_the_next_turn_starts_with_four_cards() -> None:
    m = dangerous("B1", hand=("climb 1",), foothold_effect=AIR)
    t = fight(m)
    deck = len(t.deck)
    play(m, "play climb-1", "to A1")
    assert t.hand == []
    assert len(t.deck) == deck + 4
    end_turn(m)
    assert happened(m).count("no-card") == 1  # W76, W15: the second card is skipped
    t = fight(m)
    assert len(t.hand) == 4
    assert len(t.deck) == deck  # Refresh drew nothing
    assert not t.hand_lost


@pytest.mark.rule("WG-FOOT-13")
def test_air_by_the_letter_the_four_cards_come_on_top_of_the_refill() -> None:
    """W76: the option ``air_draw``."""
    m = dangerous("B1", hand=("climb 1",), foothold_effect=AIR, setup={"air_draw": "extra"})
    play(m, "play climb-1", "to A1")
    end_turn(m)
    assert len(fight(m).hand) == 9


@pytest.mark.rule("WG-FOOT-13")
def test_air_before_the_first_card_both_cards_are_skipped() -> None:
    """W76, W15."""
    m = dangerous("B1", foothold_effect=AIR)
    play(m, "fearless climb", "to A1")
    end_turn(m)
    assert happened(m).count("no-card") == 2
    assert len(fight(m).hand) == 4


@pytest.mark.rule("WG-FOOT-13")
@pytest.mark.parametrize("air_draw", ["replace", "extra"])
def test_air_in_the_giant_step_takes_the_fresh_hand(air_draw: str) -> None:
    """W76."""
    m = forged(
        [hits("A", wounds=1, to="B1")],
        pawn="A1",
        dangers=["B1"],
        foothold_effect=AIR,
        setup={"air_draw": air_draw},
        step="refresh",
    )
    play(m, "keep")
    deck = len(fight(m).deck)
    assert len(fight(m).hand) == 5
    play(m, "to A2")
    assert len(fight(m).hand) == 4
    assert len(fight(m).deck) == deck + 5 - 4


@pytest.mark.rule("WG-FOOT-13")
def test_air_two_tokens_before_the_next_turn_are_still_four_cards() -> None:
    """W76."""
    m = dangerous("B1", "B2", hand=("climb 1",), foothold_effect=AIR)
    play(m, "play climb-1", "to B2", "to C1")
    assert happened(m).count("hand-shuffled") == 2
    end_turn(m)
    assert len(fight(m).hand) == 4


@pytest.mark.rule("WG-FOOT-13")
@pytest.mark.parametrize(("left", "result"), [(0, "lose-stamina"), (1, "")])
def test_air_too_few_cards_in_all_still_lose_in_the_refresh(left: int, result: str) -> None:
    """W76, W19."""
    m = dangerous("B1", hand=("climb 1",), foothold_effect=AIR, deck=["drop"] * left)
    play(m, "play climb-1", "to A1")
    end_turn(m)
    assert m.result == result


# -- the tokens of Water and Fire ------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-14")
def test_water_the_top_card_of_the_deck_leaves_the_game_unseen() -> None:
    m = dangerous(
        "B1",
        hand=("climb 1",),
        foothold_effect=WATER,
        deck=["secret = drop", *["leap 1"] * 11],
        discard=["bow 1"],
    )
    play(m, "play climb-1", "to A1")
    t = fight(m)
    assert (len(t.deck), len(t.hand), discard(m)) == (11, 4, ["bow-1"])
    assert [t.wraith.cards[card].notation for card in t.removed] == ["secret"]
    assert seen(m, "wraith", "removed") == 1
    assert "secret" not in str(m.view(0))


@pytest.mark.rule("WG-FOOT-14")
def test_water_an_empty_deck_is_made_anew_first() -> None:
    """W77."""
    m = dangerous("B1", hand=("climb 1",), foothold_effect=WATER, deck=[], discard=["bow 1"] * 3)
    play(m, "play climb-1", "to A1")
    t = fight(m)
    assert (len(t.deck), len(t.discard), len(t.removed + t.lost)) == (2, 0, 1)


@pytest.mark.rule("WG-FOOT-14")
def test_water_with_nothing_to_take_nothing_happens() -> None:
    """W77."""
    m = dangerous("B1", hand=("climb 1",), foothold_effect=WATER, deck=[])
    play(m, "play climb-1", "to A1")
    t = fight(m)
    assert not m.over
    assert (len(t.hand), t.removed, t.rage) == (4, [], 1)
    assert "card-washed" not in happened(m)


@pytest.mark.rule("WG-FOOT-15")
@pytest.mark.parametrize(("before", "result"), [(2, ""), (7, ""), (8, "lose-wounds")])
def test_fire_the_wraith_suffers_one_wound(before: int, result: str) -> None:
    m = dangerous("B1", hand=("climb 1",), wounds=before, wound_limit=9)
    play(m, "play climb-1", "to A1")
    assert fight(m).wounds == before + 1
    assert m.result == result


@pytest.mark.rule("WG-FOOT-15")
def test_fire_no_shield_helps_in_the_players_step_and_no_rage_is_released() -> None:
    """W78, W66."""
    m = dangerous("B1", hand=("climb 1",), shield=5, rage=1, rage_track=["wound stun"] * 3)
    play(m, "play climb-1", "to A1")
    t = fight(m)
    assert (t.wounds, t.shield, t.rage, t.stunned) == (1, 5, 2, False)


@pytest.mark.rule("WG-FOOT-12", "WG-FOOT-13", "WG-FOOT-14", "WG-FOOT-15")
def test_each_giant_of_the_box_has_its_own_sort_of_token() -> None:
    effects = [fight(gt.new("wraith", giant=giant)).giant.foothold_effect for giant in GIANTS]
    assert effects == [0, 1, 2, 3]  # row cards, hand, top card, Wound


# -- Rage ------------------------------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-16")
@pytest.mark.parametrize("effect", [EARTH, AIR, WATER, FIRE])
def test_every_token_that_gives_way_raises_the_rage_by_one(effect: str) -> None:
    m = dangerous("B1", hand=("climb 1",), foothold_effect=effect, rage=1)
    play(m, "play climb-1")
    assert fight(m).rage == 2
    play(m, "to A1")
    assert fight(m).rage == 2


@pytest.mark.rule("WG-FOOT-16")
def test_rage_from_a_token_in_the_giant_step_is_there_for_the_next_attack() -> None:
    """W79."""
    m = forged(
        [hits("A", wounds=1, to="B1"), hits("B", "ring", wounds=1)],
        coming=[idle("ring")],
        pawn="A1",
        dangers=["B1"],
        foothold_effect=WATER,
        rage_track=["wound wound", "wound"],
    )
    play(m, "to B2")
    assert by_card(m, "struck") == ["r0", "r1"]
    assert order(m, "rage-rose", "rage-broke") == ["rage-rose", "rage-broke"]
    assert (fight(m).wounds, fight(m).rage) == (4, 0)
