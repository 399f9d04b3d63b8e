"""Several seats at one table: asked at once, in secret, with hidden hands and chance."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from cairns.game import BURY, HELD, HOLD, Cairns, Field

import giantstable as gt
from giantstable import text
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.record import read_position, read_record
from tests.conformance import chance, checks, walk


def cairns(seats: int = 2, seed: int | str = 7) -> Match:
    """Return a fresh game."""
    return new_match(Cairns(), {"seats": seats}, seed)


def field(match: Match) -> Field:
    """Return the table of a match."""
    assert isinstance(match.table, Field)
    return match.table


def asked_seats(match: Match) -> list[int]:
    """Return who is asked now."""
    return [decision.seat for decision in match.pending]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_everything_holds_at_every_step(seats: int, seed: int) -> None:
    match = cairns(seats, seed)
    with chance.telling(match, {"seats": seats}, seed):
        walk.walk(match, seed)


# -- several asked at once -------------------------------------------------------------------------


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    match = cairns(3)
    assert asked_seats(match) == [0, 1, 2]
    match.choose("high", seat=1)
    assert asked_seats(match) == [0, 2]
    match.choose("low", seat=2)
    assert asked_seats(match) == [0]
    match.choose("rest", seat=0)
    assert asked_seats(match) == [1]
    assert match.choices == ["1: high", "2: low", "0: rest"]


def test_the_order_of_the_answers_makes_no_difference() -> None:
    one, other = cairns(), cairns()
    one.choose("high", seat=0)
    one.choose("low", seat=1)
    other.choose("low", seat=1)
    other.choose("high", seat=0)
    assert checks.sights(one) == checks.sights(other)


def test_a_secret_order_is_seen_by_nobody_until_all_are_given() -> None:
    match = cairns(3)
    before = [checks.sight(match, seat) for seat in (0, 2, None)]
    events = match.choose("high", seat=1)
    assert events == []
    assert [checks.sight(match, seat) for seat in (0, 2, None)] == before
    match.choose("rest", seat=0)
    events = match.choose("rest", seat=2)
    assert [event.kind.name for event in events] == ["ordered"] * 3


def test_a_seat_that_has_answered_must_wait() -> None:
    match = cairns(3)
    match.choose("high", seat=1)
    with pytest.raises(gt.NotPending) as refusal:
        match.choose("low", seat=1)
    assert refusal.value.key == "not-your-turn"
    assert str(refusal.value) == "Seat 1 is not asked now; “low” must wait for: 0, 2."


def test_a_choice_without_a_seat_is_for_the_first_who_can_make_it() -> None:
    match = cairns()
    match.choose("rest", seat=0)
    match.choose("low")
    assert match.choices == ["0: rest", "1: low"]


def test_an_option_knows_whose_it_is() -> None:
    match = cairns()
    match.choose(match.pending[1].options[2])
    assert match.choices == ["1: high"]
    with pytest.raises(gt.NotPending):
        match.choose(match.pending[0].options[0], seat=1)


def test_an_option_never_answers_for_another_seat_or_a_second_time() -> None:
    match = cairns()
    order = match.pending[0].options[2]
    match.choose(order)
    with pytest.raises(gt.NotPending) as refusal:
        match.choose(order)
    assert refusal.value.key == "answered"
    assert match.choices == ["0: high"]


def test_an_option_that_was_never_offered_is_refused() -> None:
    match = cairns()
    with pytest.raises(gt.NotPending) as refusal:
        match.choose(gt.Option(match.pending[0], 1023))
    assert refusal.value.key == "not-offered"
    match.choose("high", seat=0)  # and the match goes on


def test_who_chooses_hears_only_what_the_seat_may_know() -> None:
    match = cairns(2, seed=0)
    while not match.over:
        decision = match.pending[-1]
        before = len(match.events(decision.seat))
        events = match.choose(decision.options[-1])
        told = [match.game.event_facts(match.table, event) for event in events]
        seen = match.events(decision.seat)[before:]
        assert told == [match.game.event_facts(match.table, event) for event in seen]


def test_an_imagined_match_does_not_tell_its_seed() -> None:
    twin = cairns().copy().determinize(0, 1)
    assert twin.seed is None
    assert twin.start is None


def test_a_secret_order_can_be_taken_back_until_all_are_given() -> None:
    match = cairns()
    match.choose("high", seat=1)
    match.undo()
    assert asked_seats(match) == [0, 1]
    match.choose("low", seat=1)
    match.choose("high", seat=0)
    with pytest.raises(gt.NothingToUndo) as refusal:
        match.undo()
    assert refusal.value.key == "undo-revealed"


def test_a_copy_made_between_two_secret_orders_waits_for_the_same_seat() -> None:
    match = cairns()
    match.choose("high", seat=1)
    twin = match.copy()
    assert asked_seats(twin) == [0]
    twin.choose("low", seat=0)
    match.choose("low", seat=0)
    assert checks.portrait(twin) == checks.portrait(match)


def test_imagining_forgets_an_order_already_given_in_secret() -> None:
    """What another seat has answered is hidden: from either truth the same must be imagined."""
    for word in range(8):
        seen: list[bytes] = []
        for truth in ("low", "high"):
            match = cairns()
            match.choose(truth, seat=1)
            twin = match.copy().determinize(0, word)
            twin.choose("high", seat=0)
            seen.append(checks.sight(twin, 0))
        assert seen[0] == seen[1], "seat 0 can read the secret order of seat 1 off its imagination"


# -- hidden hands, chance, undo --------------------------------------------------------------------


def test_a_buried_stone_can_be_taken_back_and_a_laid_one_cannot() -> None:
    match = cairns()
    match.choose("high", seat=0)
    match.choose("rest", seat=1)
    stone = field(match).hands[0][0]
    match.choose(f"bury {stone}")
    assert match.can_undo
    match.undo()
    match.choose(f"lay {stone}")
    assert not match.can_undo


def test_who_buried_a_stone_sees_which_and_the_others_do_not() -> None:
    match = cairns()
    match.choose("high", seat=0)
    match.choose("rest", seat=1)
    stone = field(match).hands[0][0]
    match.choose(f"bury {stone}")
    facts = [match.game.event_facts(match.table, match.events(s)[-1]) for s in (0, 1, None)]
    assert [f["stone"] for f in facts] == [stone, "", ""]


def test_the_first_choice_after_chance_has_spoken_can_be_taken_back() -> None:
    """The wind blows before the first question; giving an order reveals nothing more."""
    match = cairns()
    match.choose("high", seat=0)
    assert match.can_undo
    match.undo()
    assert match.choices == []


def test_a_copy_can_take_back_what_the_match_can() -> None:
    """Between the last checkpoint and the question the wind blew; the copy must not mind."""
    match = cairns()
    play_a_round(match)
    twin = match.copy()
    for m in (match, twin):
        m.choose("high", seat=0)
    assert match.can_undo
    assert twin.can_undo


def play_a_round(match: Match) -> None:
    """Let everybody rest for a round."""
    for seat in range(match.seats):
        match.choose("rest", seat=seat)


def test_what_was_done_before_something_was_revealed_cannot_be_taken_back() -> None:
    match = cairns()
    play_a_round(match)
    assert field(match).round == 2
    with pytest.raises(gt.NothingToUndo) as refusal:
        match.undo()
    assert refusal.value.key == "undo-revealed"
    with pytest.raises(gt.NothingToUndo) as refusal:
        cairns().undo()
    assert refusal.value.key == "undo-start"


def test_an_imagined_match_has_no_record_and_its_copies_follow_it() -> None:
    match = cairns()
    twin = match.copy().determinize(1, 3)
    assert field(twin).hands[1] == field(match).hands[1]
    assert field(twin).hands[0] != field(match).hands[0]
    with pytest.raises(gt.BadRecord) as refusal:
        twin.record()
    assert refusal.value.key == "imagined"
    copy = twin.copy()
    assert field(copy).hands == field(twin).hands
    play_a_round(twin)
    play_a_round(copy)
    assert checks.sights(copy) == checks.sights(twin)


def test_a_forked_match_has_a_record_from_which_it_goes_on_just_so() -> None:
    match = cairns()
    before = checks.sights(match)[1]
    twin = match.copy().fork(1, 3)
    assert field(twin).hands[0] != field(match).hands[0]
    assert checks.sights(twin)[1] == before, "what the seat knew is as it was"
    assert not twin.can_undo
    play_a_round(twin)
    again = gt.replay(twin.record())
    assert checks.sights(again) == checks.sights(twin)
    assert checks.sights(twin.copy()) == checks.sights(twin)
    for line in ("anew 9 3", "anew 0", "anew 0 x", f"anew 0 {2**62}", "anew -1 3", "anew 0 3 3"):
        with pytest.raises(gt.BadRecord) as refusal:
            gt.replay({**match.record(), "choices": [line]})
        assert refusal.value.key == "record-fork"


# -- the way back of one seat ----------------------------------------------------------------------


def test_a_secret_order_is_taken_back_and_those_given_beside_it_stand() -> None:
    match = cairns(3)
    match.choose("high", seat=1)
    match.choose("low", seat=0)
    way = match.way_back(1)
    assert (way.choices, way.others, way.again) == (2, [], [(0, "low")])
    way.go(match)
    assert match.choices == ["0: low"]
    assert asked_seats(match) == [1, 2]


def test_a_choice_is_taken_back_with_the_answers_that_followed_it() -> None:
    match = cairns()
    for seat in (0, 1):
        match.choose("low", seat=seat)
    mine, theirs = (hand[0] for hand in field(match).hands)
    match.choose(f"bury {mine}")
    match.choose("hold")
    match.choose(f"bury {theirs}")
    assert match.choosers == [0, 1, 0, 0, 1]
    way = match.way_back(0)
    assert (way.choices, way.others, way.again) == (2, [1], [])
    assert match.way_back(1).others == []
    way.go(match)
    assert match.choices[2:] == [f"0: bury {mine}"]
    assert asked_seats(match) == [0]


def test_there_is_no_way_back_before_a_seat_has_chosen_or_across_what_was_revealed() -> None:
    match = cairns()
    match.choose("low", seat=0)
    with pytest.raises(gt.NothingToUndo) as refusal:
        match.way_back(1)
    assert refusal.value.key == "undo-start"
    match.choose("low", seat=1)
    with pytest.raises(gt.NothingToUndo) as refusal:
        match.way_back(0)
    assert refusal.value.key == "undo-revealed"


def test_a_hand_that_is_imagined_is_asked_about_and_can_be_played() -> None:
    match = cairns()
    for seat in (0, 1):
        match.choose("low", seat=seat)
    dreamt: set[frozenset[int]] = set()
    true = frozenset(int(n.split()[1]) for n in match.pending[0].notations() if n.startswith("lay"))
    for word in range(8):
        twin = match.copy().determinize(1, word)
        asked = {int(n.split()[1]) for n in twin.pending[0].notations() if n.startswith("lay")}
        assert asked == set(field(twin).hands[0])
        twin.choose(f"lay {min(asked)}")
        copy = match.copy().determinize(0, word)
        assert set(copy.pending[0].notations()) == set(match.pending[0].notations())
        dreamt.add(frozenset(asked))
    assert dreamt - {true}, "only the true hand was ever imagined"


# -- paper -----------------------------------------------------------------------------------------


def test_a_record_of_several_seats_names_the_seat_before_each_choice() -> None:
    match = cairns(3)
    play_a_round(match)
    record = match.record()
    assert record["choices"] == ["0: rest", "1: rest", "2: rest"]
    again = read_record(Cairns(), json.loads(json.dumps(record)))
    assert checks.portrait(again) == checks.portrait(match)


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ("rest", "record-seat"),
        ("one: rest", "record-seat"),
        ("-1: rest", "record-seat"),
        (": rest", "record-seat"),
        ("²: rest", "record-seat"),
        ("9: rest", "record-choice"),
        ("0: dance", "record-choice"),
        ("0:rest", "record-seat"),
    ],
)
def test_a_record_with_a_wrong_choice_is_refused(choice: str, key: str) -> None:
    record = cairns().record() | {"choices": [choice]}
    with pytest.raises(gt.BadRecord) as refusal:
        read_record(Cairns(), record)
    assert refusal.value.key == key
    assert "choices[0]" in str(refusal.value)


def test_a_position_between_two_secret_orders_keeps_the_one_that_was_given() -> None:
    match = cairns()
    match.choose("high", seat=1)
    loaded = read_position(Cairns(), json.loads(json.dumps(match.position())))
    assert asked_seats(loaded) == [0]
    for m in (match, loaded):
        m.choose("low", seat=0)
    assert checks.scene(loaded) == checks.scene(match)
    assert loaded.seed is None
    assert loaded.record()["start"] == match.position()["table"]


def test_the_winners_are_named_when_it_is_over_and_not_before() -> None:
    match = cairns()
    assert match.winners == []
    assert match.result == ""
    for _ in chance.play_out(match, chance.Chooser(match.game, 1)):
        pass
    assert match.result == "nightfall"
    assert match.winners
    assert match.scores == [sum(row) for row in field(match).laid]
    assert match.pending == []
    with pytest.raises(gt.NotPending) as refusal:
        match.choose("rest", seat=0)
    assert refusal.value.key == "game-over"
    assert "nightfall" in str(refusal.value)


# -- looking ahead ---------------------------------------------------------------------------------


def test_a_secret_order_is_not_looked_ahead_of() -> None:
    """Neither the first, which changes nothing yet, nor the last, which would tell all others."""
    match = cairns()
    assert match.preview(match.pending[0], 1) is None
    match.choose("high", seat=1)
    assert match.preview(match.pending[0], 1) is None


def test_a_buried_stone_is_looked_ahead_of_and_a_laid_one_is_not() -> None:
    match = cairns()
    match.choose("high", seat=0)
    match.choose("low", seat=1)
    before = checks.portrait(match)
    stone = field(match).hands[0][0]
    decision = match.pending[0]
    assert match.preview(decision, stone) is None, "it would be turned up"
    preview = match.preview(decision, BURY + stone)
    assert preview is not None
    assert [event.kind.name for event in preview.events] == ["buried"]
    assert preview.events[0].b == stone
    assert preview.view["buried"] == [[stone], 0]
    assert preview.decision is not None
    assert preview.decision.notations()[-1] == "hold"
    assert checks.portrait(match) == before


def test_the_question_to_another_seat_is_not_part_of_a_preview() -> None:
    match = cairns()
    match.choose("high", seat=0)
    match.choose("low", seat=1)
    preview = match.preview(match.pending[0], HOLD)
    assert preview is not None
    assert preview.decision is None
    assert asked_seats(preview.match) == [1]


def test_nothing_is_looked_ahead_of_where_all_are_asked_at_once_next() -> None:
    match = cairns()
    match.choose("high", seat=0)
    match.choose("rest", seat=1)
    assert match.preview(match.pending[0], HOLD) is None


def test_what_is_not_asked_is_not_looked_ahead_of() -> None:
    match = cairns()
    order = match.pending[0]
    with pytest.raises(gt.NotPending) as refusal:
        match.preview(order, 1023)
    assert refusal.value.key == "not-offered"
    match.choose("high", seat=0)
    with pytest.raises(gt.NotPending) as refusal:
        match.preview(order, 1)
    assert refusal.value.key == "answered"


def test_an_event_is_told_to_its_own_seat_in_other_words() -> None:
    match = cairns()
    match.choose("high", seat=0)
    match.choose("rest", seat=1)
    match.choose("hold")
    game = match.game
    said = [
        text.say(game.event_text(match.table, next(held(match, seat)), seat))
        for seat in (0, 1, None)
    ]
    assert said == ["You hold", "Player 1 holds", "Player 1 holds"]


def held(match: gt.Match, seat: int | None) -> Iterator[gt.Event]:
    """Return what a seat heard of the stones that were held."""
    return (event for event in match.events(seat) if event.kind is HELD)


def test_a_game_that_draws_nothing_shows_none() -> None:
    assert gt.new("cairns", seed=1)._repr_svg_() is None
