"""Whole battles of all scenarios by chance: the laws hold at every step, and every battle ends."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.round import rounds
from giantstable.games.heroscape.table import laws
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import RESULTS, Fray
from giantstable.games.heroscape.table.theatre import House
from giantstable.kernel.decision import Checkpoint, Decision, Together
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import GameOver
from tests.games.heroscape.ground import box
from tests.games.heroscape.playing import opening
from tests.strength import at_random

TABLES = [
    (scenario.id, len(seats))
    for scenario in box().scenarios.values()
    for seats in scenario.seatings
]
MOST = 100_000  # decisions: random battles of the Basic Game, without rounds, take some 1,500
ENDS = {
    "a-desperate-rescue-attempt": {"rescued", "outlasted", "last-standing"},
    "a-toxic-mist": {"last-standing", "most-points", "nobody", "draw"},
    "attack-at-dawn": {"last-standing"},
    "clashing-fronts": {"last-standing", "most-points", "nobody", "draw"},
    "dive-the-dark-lakes": {"reached", "last-standing"},
    "mimrings-fortress": {"held", "outlasted", "last-standing"},
    "the-search-for-comfrey-plants": {"collected", "last-standing"},
    "to-take-barrenspur": {"last-standing", "most-points", "nobody", "draw"},
    "under-tempests-cover": {"scout-arrived", "scout-destroyed", "outlasted"},
    "winter-holdout": {"last-standing", "most-points", "nobody", "draw"},
}


class Chance:
    """Chooses at random; armies and moves are given up less often than all else."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = seeded(f"choices {seed}")

    def choose(self, decision: Decision) -> int:
        codes = decision.codes
        assert len(codes) > 1, f"a question with one answer: {decision.kind}"
        assert len(set(codes)) == len(codes), f"an option twice: {decision.kind}"
        code = codes[self.rng.below(len(codes))]
        if code == DONE and self.rng.below(4):
            code = codes[self.rng.below(len(codes) - 1)]
        return code


def play_out(fray: Fray, seed: int | str) -> int:
    """Play a battle to its end and return how many decisions it took.

    From every checkpoint on, a copy of the table is played on beside it with the same choices, up
    to the next one: the table alone says how the battle goes on.
    """
    chance = Chance(seed)
    decisions = 0
    twin = fray.copy()
    other = rounds.play(twin)
    play = rounds.play(fray)
    try:
        made = next(play)
        beside = next(other)
        while decisions < MOST:
            laws.check(fray)
            code = 0
            if isinstance(made, Checkpoint):
                assert isinstance(beside, Checkpoint)
                assert same(fray, twin)
                twin = fray.copy()
                other = rounds.play(twin)
                assert isinstance(next(other), Checkpoint)
            elif isinstance(made, Decision):
                assert isinstance(beside, Decision)
                assert beside.codes == made.codes
                code = chance.choose(made)
                decisions += 1
            else:
                assert isinstance(made, Together)
                assert isinstance(beside, Together)
                for mine, yours in zip(made.decisions, beside.decisions, strict=True):
                    mine.answer = yours.answer = chance.choose(mine)
                    decisions += 1
            made = play.send(code)
            beside = other.send(code)
    except GameOver:
        laws.check(fray)
        return decisions
    raise AssertionError(f"no end after {decisions} decisions")


def same(one: Fray, other: Fray) -> bool:
    """Return whether two tables are alike in all that a battle changes."""
    return (
        one.rng.state() == other.rng.state()
        and one.figures.at == other.figures.at
        and one.figures.first == other.figures.first
        and one.fate == other.fate
        and one.wounds == other.wounds
        and one.owner == other.owner
        and one.held == other.held
        and one.marker == other.marker
        and one.shown == other.shown
        and one.glyph_space == other.glyph_space
        and one.zone == other.zone
        and one.to_place == other.to_place
        and one.under == other.under
        and (one.phase, one.round, one.turn) == (other.phase, other.round, other.turn)
        and (one.picks, one.drafted_out) == (other.picks, other.drafted_out)
        and (one.first_seat, one.scout, one.gas) == (other.first_seat, other.scout, other.gas)
    )


@pytest.mark.parametrize(("scenario", "players"), TABLES)
@at_random(2)
def test_random_battles_keep_the_laws_and_end(scenario: str, players: int, seed: int) -> None:
    fray = opening(scenario, players, seed=seed)
    play_out(fray, seed)
    assert RESULTS[fray.result] in ENDS[scenario]


def test_a_random_battle_with_every_switch_of_the_house() -> None:
    house = House()
    house.ask_swipes = house.high_at_ten = house.markers_in_turn = house.tie_break = True
    play_out(opening("clashing-fronts", 4, house=house, seed="house"), "house")


@pytest.mark.parametrize(
    ("scenario", "players", "seed"),
    [
        ("a-desperate-rescue-attempt", 3, 103),  # a swipe asked for while Grimnak is on two levels
        ("a-toxic-mist", 2, 115),
        ("clashing-fronts", 2, 101),
    ],
)
def test_battles_that_went_wrong_once(scenario: str, players: int, seed: int) -> None:
    house = House()
    house.ask_swipes = True
    play_out(opening(scenario, players, house=house, seed=seed), seed)


def test_a_random_battle_with_two_sets() -> None:
    scenario = box().scenarios["winter-holdout"].with_sets(2)
    play_out(opening(scenario, 4, seed="sets"), "sets")
