"""A match as those who import us use it: choosing, taking back, copying, writing down."""

from __future__ import annotations

import doctest
import json

import pytest

import giantstable as gt
from giantstable.kernel.decision import Decision, DecisionKind, Option
from giantstable.kernel.form import NUMBER
from giantstable.kernel.rng import seeded
from tests.conformance import chance, checks


def fight() -> gt.Match:
    """Return a fight with a known hand on a known foothold."""
    position = {
        "setup": {"giant": "earth", "wraith": "young"},
        "table": {"pawn": "A1", "seed": 1},
    }
    return gt.load("wraith", position)


def test_the_example_at_the_front_door_is_true() -> None:
    outcome = doctest.testmod(gt)
    assert outcome.attempted > 0
    assert outcome.failed == 0


def test_the_games_are_named() -> None:
    assert "wraith" in gt.games()
    assert gt.games() == sorted(gt.games())
    assert gt.game("wraith").name == "wraith"


# -- choosing --------------------------------------------------------------------------------------


def test_an_option_and_its_notation_are_the_same_choice() -> None:
    one, other = fight(), fight()
    option = one.pending[0].options[1]
    one.choose(option)
    other.choose(option.notation)
    assert checks.portrait(one) == checks.portrait(other)
    assert one.choices == [str(option)] == [option.notation]


def test_choosing_returns_what_then_happened() -> None:
    match = fight()
    before = len(match.events(0))
    events = match.choose(match.pending[0].options[0])
    assert events
    assert checks.heard(events) == checks.heard(match.events(0))[before:]


def test_a_choice_that_nobody_asked_for_is_told_what_is_asked() -> None:
    match = fight()
    with pytest.raises(gt.NotPending) as refusal:
        match.choose("castle kingside")
    said = str(refusal.value)
    assert said.startswith("“castle kingside” is not among the options now, which are: ")
    assert all(notation in said for notation in match.pending[0].notations()[:20])


def test_a_seat_that_is_not_there_is_told_who_is_asked() -> None:
    match = fight()
    with pytest.raises(gt.NotPending) as refusal:
        match.choose(match.pending[0].options[0], seat=1)
    assert refusal.value.key == "not-your-turn"
    assert match.choices == []


def test_an_option_of_yesterday_is_refused_if_it_is_asked_no_more() -> None:
    match = fight()
    ask = match.pending[0]
    gone = next(option for option in ask.options if option.notation.startswith("rest"))
    match.choose(gone)
    while match.pending[0].kind == "play" and gone.notation in match.pending[0].notations():
        match.choose(gone.notation)  # a second copy of the card
    with pytest.raises(gt.NotPending):
        match.choose(gone)


def test_an_option_of_a_copy_can_be_chosen_by_its_name() -> None:
    match = fight()
    option = match.copy().pending[0].options[0]
    match.choose(option)
    assert match.choices == [option.notation]


def test_after_the_end_nothing_can_be_chosen() -> None:
    match = gt.new("wraith", seed=3)
    for _ in chance.play_out(match, chance.Chooser(match.game, 3)):
        pass
    with pytest.raises(gt.NotPending) as refusal:
        match.choose("end")
    assert refusal.value.key == "game-over"
    assert match.result in str(refusal.value)
    assert match.pending == []


def test_options_are_equal_only_within_their_decision() -> None:
    match = fight()
    ask = match.pending[0]
    assert ask.options[0] == ask.options[0]
    assert ask.options[0] != ask.options[1]
    assert ask.options[0] != match.copy().pending[0].options[0]
    assert ask.options[0] != ask.options[0].notation
    assert len({*ask.options, *ask.options}) == len(ask.options)


def test_a_decision_outside_a_match_has_no_words() -> None:
    ask = Decision(0, DecisionKind("idle", "WG-ACT-01", NUMBER), [1, 2])
    assert repr(ask) == "Decision(seat=0, idle, WG-ACT-01, [1, 2])"
    with pytest.raises(ValueError, match="only as part of a match"):
        ask.notations()
    with pytest.raises(ValueError, match="only as part of a match"):
        Option(ask, 1).text  # noqa: B018


def test_what_is_pending_prints_itself() -> None:
    match = fight()
    first = match.pending[0].notations()[0]
    assert first in repr(match.pending[0])
    assert repr(match.pending[0].options[0]) == f"Option({first!r})"
    assert repr(match) == "<Match wraith: 0 choices, play>"


# -- starting --------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    assert gt.new("wraith", seed=7).position() == gt.new("wraith", seed=7).position()
    assert gt.new("wraith", seed=7).position() != gt.new("wraith", seed=8).position()


def test_a_setup_is_filled_up_with_what_is_usual() -> None:
    setup = gt.new("wraith", wraith="elder").setup
    assert setup["wraith"] == "elder"
    assert setup["footholds"] is False
    assert setup == gt.game("wraith").settle({"wraith": "elder"})


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        ({"giant": "cloud"}, "setup-choice"),
        ({"giant": 3}, "setup-choice"),
        ({"footholds": "yes"}, "setup-flag"),
        ({"footholds": 1}, "setup-flag"),
        ({"tokens": "two"}, "setup-number"),
        ({"tokens": True}, "setup-number"),
        ({"tokens": 99, "footholds": True}, "setup-number"),
        ({"tokens": 2}, "setup-tokens-alone"),
        ({"tokens": 1, "footholds": True}, "setup-tokens"),
        ({"colour": "red"}, "setup-unknown"),
    ],
)
def test_a_setup_that_makes_no_game_is_refused(setup: dict[str, object], key: str) -> None:
    with pytest.raises(gt.BadSetup) as refusal:
        gt.new("wraith", seed=1, **setup)  # type: ignore[arg-type]
    assert refusal.value.key == key
    assert next(iter(setup)) in str(refusal.value) or key.startswith("setup-tokens")
    assert str(refusal.value).endswith(".")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(gt.BadSetup) as refusal:
        gt.new("chess")
    assert str(refusal.value) == f"There is no game “chess”; there are: {', '.join(gt.games())}."


def test_a_quiet_match_plays_the_same_game_without_a_word() -> None:
    loud, quiet = gt.new("wraith", seed=5), gt.new("wraith", seed=5, quiet=True)
    for match in (loud, quiet):
        for _ in chance.play_out(match, chance.Chooser(match.game, 5)):
            pass
    assert quiet.record() == loud.record()
    assert quiet.events(0) == []
    assert len(loud.events(0)) > 20


# -- taking back, copying --------------------------------------------------------------------------


def test_the_first_choice_from_a_position_can_be_taken_back_though_chance_spoke_before_it() -> None:
    """The Giant acts and reveals a card before the first question; the player has seen it all."""
    match = gt.load("wraith", {"table": {"step": "giant", "pawn": "ground", "seed": 4}})
    stamp = match.table.stamp()
    card = next(n for n in match.pending[0].notations() if n.startswith("play"))
    match.choose(card)
    assert match.table.stamp() == stamp
    assert match.can_undo
    match.undo()
    assert match.choices == []


def test_a_choice_that_drew_a_card_cannot_be_taken_back() -> None:
    match = fight()
    rest = next(n for n in match.pending[0].notations() if n.startswith("rest"))
    match.choose(rest)
    assert not match.can_undo
    with pytest.raises(gt.NothingToUndo) as refusal:
        match.undo()
    assert refusal.value.key == "undo-revealed"
    assert match.choices == [rest]


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = fight()
    with pytest.raises(gt.NothingToUndo) as refusal:
        match.undo()
    assert str(refusal.value) == "There is no choice to take back."


def test_taking_back_silences_what_was_told() -> None:
    match = fight()
    before = checks.heard(match.events(0))
    match.choose(next(n for n in match.pending[0].notations() if n.startswith("play")))
    assert len(match.events(0)) > len(before)
    match.undo()
    assert checks.heard(match.events(0)) == before


def test_imagining_takes_chance_or_a_number() -> None:
    match = fight()
    word = seeded("dream").next()
    by_chance = match.copy().determinize(0, seeded("dream"))
    by_number = match.copy().determinize(0, word)
    assert by_chance is not match
    for twin in (by_chance, by_number):
        for _ in chance.play_out(twin, chance.Chooser(twin.game, 1), 20):
            pass
    assert checks.sights(by_chance) == checks.sights(by_number)


def test_imaginations_differ() -> None:
    """What is hidden is really dealt anew: else a search would see the one true future."""
    match = fight()
    futures: set[bytes] = set()
    for word in range(6):
        twin = match.copy().determinize(0, word)
        for _ in chance.play_out(twin, chance.Chooser(twin.game, 1), 8):
            pass
        futures.add(checks.sight(twin, 0))
    assert len(futures) > 1


# -- on paper --------------------------------------------------------------------------------------


def test_a_record_says_how_it_began_what_was_chosen_and_how_it_ended() -> None:
    match = gt.new("wraith", seed="a text", giant="fire")
    assert list(match.record()) == [
        "format", "version", "game", "setup", "content", "seed", "choices",
    ]  # fmt: skip
    for _ in chance.play_out(match, chance.Chooser(match.game, 9)):
        pass
    record = match.record()
    assert record["seed"] == "a text"
    assert record["choices"] == match.choices
    assert record["result"] == {
        "result": match.result,
        "scores": match.scores,
        "winners": match.winners,
    }
    assert gt.replay(json.loads(json.dumps(record))).record() == record


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(gt.BadPosition) as refusal:
        gt.load("wraith", {"game": "assault", "table": {}})
    assert str(refusal.value) == "The field game names assault where wraith is expected."


def test_a_record_is_not_a_position() -> None:
    with pytest.raises(gt.BadPosition) as refusal:
        gt.load("wraith", fight().record())
    assert refusal.value.key == "wrong-format"


def test_a_match_from_a_position_has_a_record_that_starts_from_it() -> None:
    match = fight()
    match.choose(match.pending[0].options[0])
    record = json.loads(json.dumps(match.record()))
    assert "seed" not in record
    assert record["start"]["pawn"] == "A1"
    assert checks.portrait(gt.replay(record)) == checks.portrait(match)


@pytest.mark.parametrize("seed", [1.5, True, None, [1]])
def test_a_seed_that_no_record_could_keep_is_refused(seed: object) -> None:
    with pytest.raises(gt.BadSetup, match="A seed is a whole number or a text"):
        gt.new("wraith", seed=seed)  # type: ignore[arg-type]


def test_a_misspelt_field_is_told_what_it_could_be() -> None:
    with pytest.raises(gt.BadPosition) as refusal:
        gt.load("wraith", {"table": {"pwan": "A1"}})
    assert "There is no field table.pwan; known here are: " in str(refusal.value)
    assert "pawn, " in str(refusal.value)
