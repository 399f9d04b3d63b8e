"""One game with a referee: whoever does wrong is named and has lost, and the next game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import giantstable as gt
from giantstable.arena.crews import LocalCrew
from giantstable.arena.ring import NOBODY, Limits, Outcome, Ring
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.kernel.match import start_match
from tests.arena.tables import GAME, RANDOM, bout, by_version, rogue

SOON = Limits(seconds=0.5, decisions=1000)


@pytest.fixture(scope="module")
def ring() -> Iterator[Ring]:
    ring = Ring()
    yield ring
    ring.close()


def test_a_game_comes_out_as_everywhere_else(ring: Ring) -> None:
    played = ring.play(bout(RANDOM, RANDOM, seed="same/3"))
    game = gt.game(GAME)
    match = start_match(game, game.settle({"seats": 2}), "same/3", quiet=True)
    made = play_on(match, [bot("random", game, f"same/3/{seat}") for seat in range(2)])
    assert (played.result, list(played.scores)) == (match.result, match.scores)
    assert sum(played.decisions) == made
    assert [seat for seat in range(2) if played.shares[seat]] == match.winners
    assert played.fault == ""


def test_a_stranger_plays_from_a_process_of_its_own_like_anybody(ring: Ring) -> None:
    played = ring.play(bout(rogue("Honest"), RANDOM))
    assert (played.fault, played.note) == ("", "")
    assert played.decisions[0] > 0
    again = ring.play(bout(rogue("Honest"), RANDOM))
    assert (again.scores, again.decisions) == (played.scores, played.decisions)


def test_a_bot_says_its_version() -> None:
    assert by_version("Honest").label == "Honest@7"


@pytest.mark.parametrize(
    ("name", "fault", "note"),
    [
        ("Crashes", "crash", "ZeroDivisionError: there is nothing left (rogues.py"),
        ("CrashesAtOnce", "crash", "RuntimeError: no bot today"),
        ("Leaves", "crash", "it left: SystemExit(3)"),
        ("Dies", "lost", "its process ended with code 9"),
        ("Loops", "time", "no answer within 0.5 s"),
        ("Asks", "time", "no answer within 0.5 s"),
        ("Sleeps", "time", "no answer within 0.5 s"),
        ("Nonsense", "nonsense", "was not offered for the question"),
        ("Words", "nonsense", "'the best one'"),
        ("Nothing", "nonsense", "None"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_who_does_wrong_is_named_and_has_lost(
    ring: Ring, name: str, fault: str, note: str, seat: int
) -> None:
    seats = [RANDOM, RANDOM]
    seats[seat] = rogue(name)
    played = ring.play(bout(*seats, limits=SOON))
    assert (played.result, played.fault, played.culprit) == ("forfeit", fault, seat)
    assert note in played.note
    assert played.shares[seat] == 0
    assert played.shares[1 - seat] == 1
    assert ring.play(bout(RANDOM, rogue("Honest"))).fault == "", "and the next game is played"


def test_of_three_the_other_two_share_a_victory_by_forfeit(ring: Ring) -> None:
    played = ring.play(bout(RANDOM, rogue("Crashes"), RANDOM))
    assert played.shares == (0.5, 0.0, 0.5)


def test_what_a_bot_prints_does_not_get_between(ring: Ring) -> None:
    assert ring.play(bout(rogue("Chatters"), RANDOM)).fault == ""


def test_a_game_without_an_end_is_void_and_nobody_has_won(ring: Ring) -> None:
    played = ring.play(bout(RANDOM, rogue("Honest"), limits=Limits(decisions=3)))
    assert (played.result, played.fault, played.culprit) == ("void", "endless", NOBODY)
    assert played.shares == (0.0, 0.0)
    assert ring.play(bout(RANDOM, rogue("Honest"))).fault == ""


def test_rules_that_fail_are_told_and_blamed_on_nobody(
    ring: Ring, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> list[int]:
        raise RuntimeError("a stone is missing")

    monkeypatch.setattr(type(gt.game(GAME)), "scores", stumble)
    played = ring.play(bout(RANDOM, RANDOM))
    assert (played.result, played.fault, played.culprit) == ("void", "rules", NOBODY)
    assert "a stone is missing" in played.note


@pytest.mark.parametrize(
    ("name", "limits"),
    [
        pytest.param("Dies", Limits(), id="takes its process along, twice"),
        pytest.param("Loops", Limits(game_seconds=1), id="is caught in a loop"),
    ],
)
def test_a_trusted_bot_that_takes_its_worker_down_loses_its_game_and_no_other(
    name: str, limits: Limits
) -> None:
    wrong = bout(RANDOM, rogue(name, trusted=True), limits=limits)
    right = [bout(RANDOM, RANDOM, seed=f"right/{i}") for i in range(3)]
    played: dict[str, Outcome] = {}
    for outcome in LocalCrew(1, patience=1.0).play([[right[0], wrong, right[1]], [right[2]]]):
        assert outcome.key[-1] not in played, "no game is played twice"
        played[outcome.key[-1]] = outcome
    lost = played.pop("short/1")
    assert (lost.result, lost.fault, lost.culprit) == ("forfeit", "lost", 1)
    assert lost.shares == (1.0, 0.0)
    assert [played[f"right/{i}"].fault for i in range(3)] == ["", "", ""]
