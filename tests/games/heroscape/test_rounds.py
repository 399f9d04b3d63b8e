"""Rounds, initiative and turns of the Master Game (HS-M-RND, HS-M-INIT, HS-M-TURN, HS-M-END)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.box.cards import COMMON, ArmyCard
from giantstable.games.heroscape.box.scenario import Scenario, Seat
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round import master_turn, rounds
from giantstable.games.heroscape.rules.round.rounds import initiative_bonus, roll_initiative
from giantstable.games.heroscape.rules.setup.gathering import draftable
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import DESTROYED, FIGHT, MARKERS, READY, RESULTS, Fray
from giantstable.games.heroscape.table.theatre import PRE_MADE, Ground, House, Theatre
from giantstable.kernel.decision import Decision
from giantstable.kernel.rng import seeded
from tests.games.heroscape.fields import clause, events, figure, fray_on, happened, space, unit
from tests.games.heroscape.ground import box, ground
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, opening, placed, told

GIANTS = "table-of-the-giants"


def idle(decision: Decision) -> int:
    """Do nothing that can be left alone."""
    return DONE if DONE in decision.codes else decision.codes[0]


def three() -> Fray:
    figures = {"finn": (0, "A6"), "syvarris": (1, "Y12"), "raelin": (2, "M1")}
    return fray_on(GIANTS, figures)


def mark(fray: Fray, seat: int, *cards: str) -> None:
    for marker, card in enumerate(cards):
        fray.marker[seat * MARKERS + marker] = unit(fray, card) if card else NOBODY


def seats_of_turns(fray: Fray) -> list[int]:
    return [e.seat for e in events(fray) if e.kind.name in ("revealed", "turn-lost")]


# -- initiative -----------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-INIT-01", "HS-M-INIT-04", "HS-M-RND-01", "HS-M-TURN-06")
def test_the_highest_roller_begins_and_play_goes_left_three_times() -> None:
    fray = three()
    fray.phase = READY
    load(fray, ["d20 8", "d20 15", "d20 3"])
    drive(rounds.play(fray), idle, most=9)  # one question a turn: where to move
    assert seats_of_turns(fray)[:9] == [1, 2, 0] * 3
    assert [e.b for e in told(fray, "revealed")][:9] == [0] * 3 + [1] * 3 + [2] * 3


@pytest.mark.rule("HS-M-INIT-02")
def test_only_those_who_share_the_highest_roll_roll_again() -> None:
    fray = three()
    load(fray, ["d20 17", "d20 17", "d20 9"])
    roll_initiative(fray)
    rolls = [(e.seat, e.a) for e in told(fray, "rolled-initiative")]
    assert rolls[:3] == [(0, 17), (1, 17), (2, 9)]
    again = rolls[3:]
    assert [seat for seat, _ in again] == [0, 1] * (len(again) // 2)  # the third is out of it
    (_, mine), (_, yours) = again[-2:]
    assert fray.first_seat == (0 if mine > yours else 1)


@pytest.mark.rule("HS-M-INIT-03", "HS-G-DAG-01")
def test_bonuses_count_for_the_second_roll_too() -> None:
    fray = fray_on(GIANTS, {"finn": (0, "M10"), "syvarris": (1, "Y12")}, glyphs={"M10": "dagmar"})
    assert [initiative_bonus(fray, seat) for seat in (0, 1)] == [8, 0]
    load(fray, ["d20 9", "d20 17", "d20 5", "d20 12"])
    roll_initiative(fray)
    assert fray.first_seat == 0  # 17 against 17, then 13 against 12
    assert [e.b for e in told(fray, "rolled-initiative")] == [8, 0, 8, 0]


@pytest.mark.rule("HS-S-TEMP-10")
def test_the_defender_has_a_bonus_in_the_first_round_of_the_tempest_alone() -> None:
    fray = placed("under-tempests-cover", [["finn"], ["grimnak"]])
    assert [initiative_bonus(fray, seat) for seat in (0, 1)] == [0, 12]
    load(fray, ["d20 16", "d20 5"])
    roll_initiative(fray)
    assert fray.first_seat == 1
    fray.round = 2
    assert initiative_bonus(fray, 1) == 0


def test_who_is_out_of_the_game_neither_rolls_nor_has_turns() -> None:
    fray = three()  # R-INIT-02
    fray.take_off(figure(fray, "syvarris"), DESTROYED)
    fray.phase = READY
    load(fray, ["d20 8", "d20 15"])
    drive(rounds.play(fray), idle, most=9)
    assert {e.seat for e in told(fray, "rolled-initiative")} == {0, 2}
    assert seats_of_turns(fray)[:6] == [2, 0] * 3


# -- the round ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-RND-02", "HS-M-RND-03", "HS-M-END-01")
def test_a_round_is_markers_initiative_turns_and_the_next_round() -> None:
    fray = placed("clashing-fronts", [["finn", "raelin"], ["grimnak", "syvarris"]])
    assert fray.round == 1
    before = len(events(fray))
    drive(rounds.play(fray), idle, most=30)
    names = [
        name
        for name in happened(fray)[before:]
        if name in ("round-began", "marked", "first-this-round", "revealed", "round-ended")
    ]
    assert names[:17] == (
        ["round-began"] + ["marked"] * 8 + ["first-this-round"] + ["revealed"] * 6 + ["round-ended"]
    )
    assert names[17] == "round-began"
    assert [e.a for e in told(fray, "round-began")][:2] == [1, 2]


def test_drops_come_before_markers() -> None:
    fray = placed("clashing-fronts", [["airborne-elite", "finn"], ["grimnak"]])  # R-DROP-03
    before = len(events(fray))
    drive(rounds.play(fray), idle, most=8)
    names = happened(fray)[before:]
    assert names.index("rolled-for-drop") < names.index("marked")


# -- a turn ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-TURN-02", "HS-M-OM-02")
def test_a_turn_shows_its_marker_and_only_that_card_acts() -> None:
    figures = {"finn": (0, "A6"), "marro-warriors": (0, "B7"), "syvarris": (1, "Y12")}
    fray = fray_on(GIANTS, figures)
    mark(fray, 0, "finn", "marro-warriors", "finn", "finn")
    asked = drive(master_turn.take_turn(fray, 0, 1), idle)
    (shown,) = told(fray, "revealed")
    assert (shown.a, shown.b) == (unit(fray, "marro-warriors"), 1)
    assert fray.shown[0] == 0b010
    assert fray.revealed == 1
    movers = [d.subject for d in asked if d.kind == "move"]
    assert movers == [figure(fray, "marro-warriors")]


@pytest.mark.rule("HS-M-TURN-03", "HS-M-LIFE-05")
def test_a_marker_on_a_card_out_of_play_is_a_lost_turn_and_stays_unseen() -> None:
    figures = {"finn": (0, "A6"), "raelin": (0, "-"), "syvarris": (1, "Y12")}
    fray = fray_on(GIANTS, figures)
    mark(fray, 0, "finn", "finn", "raelin", "finn")
    asked = drive(master_turn.take_turn(fray, 0, 2), idle)
    assert asked == []
    (lost,) = told(fray, "turn-lost")
    assert lost.kind.facts == ("marker",)  # R-OM-04: not where it lay
    assert fray.shown[0] == 0
    assert fray.revealed == 1  # that the turn is lost is news, and cannot be taken back
    assert "revealed" not in happened(fray)


def test_a_marker_that_was_taken_away_is_a_lost_turn() -> None:
    fray = fray_on(GIANTS, {"finn": (0, "A6"), "syvarris": (1, "Y12")})  # R-SHACK-02
    mark(fray, 0, "finn", "", "finn", "finn")
    assert drive(master_turn.take_turn(fray, 0, 1), idle) == []
    assert happened(fray) == ["turn-lost"]


def test_a_squad_in_reserve_loses_its_turn_in_the_open() -> None:
    reserve = {f"airborne-elite {n}": (0, "reserve") for n in range(1, 5)}
    fray = fray_on(GIANTS, {"finn": (0, "A6"), "syvarris": (1, "Y12"), **reserve})
    mark(fray, 0, "airborne-elite", "finn", "finn", "finn")  # R-OM-03
    drive(master_turn.take_turn(fray, 0, 0), idle)
    assert happened(fray) == ["revealed", "turn-lost"]


@pytest.mark.rule("HS-M-TURN-05")
def test_a_turn_may_pass_with_nothing_done() -> None:
    fray = fray_on(GIANTS, {"finn": (0, "W12"), "syvarris": (1, "X12")})
    mark(fray, 0, "finn", "finn", "finn", "finn")
    asked = drive(master_turn.take_turn(fray, 0, 0), idle)
    assert [d.kind for d in asked] == ["move", "attack"]
    assert happened(fray) == ["revealed"]


@pytest.mark.rule("HS-M-TURN-01", "HS-M-TURN-04")
def test_all_moves_come_before_the_first_attack() -> None:
    figures = {f"marro-warriors {n}": (0, place) for n, place in enumerate(["W10", "W11"], start=1)}
    fray = fray_on(GIANTS, {**figures, "grimnak": (1, "Y10 Y11")})
    mark(fray, 0, "marro-warriors", *["marro-warriors"] * 3)
    for seed in range(5):
        twin = fray.copy()
        twin.events = []
        rng = twin.rng.copy()
        for _ in range(seed):
            rng.next()
        asked = drive(
            master_turn.take_turn(twin, 0, 0),
            lambda d, r=rng: d.codes[r.below(len(d.codes))],  # type: ignore[misc]
        )
        kinds = [d.kind for d in asked]
        if "attack" in kinds:
            assert not {"mover", "move"} & set(kinds[kinds.index("attack") :])


@pytest.mark.rule("HS-M-TEAM-02", "HS-M-TEAM-01")
def test_team_mates_have_turns_of_their_own_side_by_side() -> None:
    fray = placed("clashing-fronts", [["finn"], ["raelin"], ["syvarris"], ["grimnak"]])
    load(fray, ["d20 1", "d20 20", "d20 2", "d20 3"])
    asked = drive(rounds.play(fray), idle, most=24)
    assert seats_of_turns(fray)[:12] == [1, 2, 3, 0] * 3  # R-TEAM-01
    for decision in asked:
        if decision.kind == "move":
            assert fray.seat_of(decision.subject) == decision.seat


# -- Common cards ---------------------------------------------------------------------------------


def gruts() -> Fray:
    """Return a battle of two copies of a Common squad of four against Finn, who is far away."""
    like = box().cards["tarn-viking-warriors"]
    grut = ArmyCard(
        "blade-gruts", "Blade Gruts", 99, 4, 1, "orc", COMMON, like.kind, "warriors", "wild",
        like.size, like.master, like.basic, like.body, [],
    )  # fmt: skip
    field = ground(" ".join(["g1"] * 12), " ".join(["g1"] * 12))
    scenario = Scenario("by-hand", "By hand", False, field)
    scenario.victory = [clause("last-standing")]
    seats = [Seat(side, f"Seat {side}", 100, [], []) for side in (1, 2)]
    cards = [grut, grut, box().cards["finn"]]
    glyphs = list(box().glyphs.values())
    theatre = Theatre(scenario, seats, Ground(field), cards, glyphs, PRE_MADE, House())
    fray = Fray(seeded(0), theatre)
    fray.events = []
    return fray


@pytest.mark.rule("HS-X-COM-01")
def test_a_common_card_can_be_drafted_again() -> None:
    fray = gruts()
    assert draftable(fray, 0, 100) == [0, 2]  # one of the two copies is offered
    fray.change_hands(0, 0)
    assert draftable(fray, 0, 100) == [1, 2]


@pytest.mark.rule("HS-X-COM-02")
def test_one_marker_lets_as_many_of_all_copies_act_as_one_card_has() -> None:
    fray = gruts()
    fray.owner = [0, 0, 1]
    for who in range(8):
        fray.stand(who, who)
    fray.stand(8, 23)
    fray.marker[0] = 1
    movers = [6, 1, 7, 0]

    def choose(decision: Decision) -> int:
        if decision.kind == "mover":
            return movers.pop(0)
        return decision.codes[0] if decision.kind == "move" else DONE

    asked = drive(master_turn.take_turn(fray, 0, 0), choose)
    first = next(d for d in asked if d.kind == "mover")
    assert first.codes == [*range(8), DONE]  # any of the eight
    assert movers == []
    assert {e.a for e in told(fray, "moved")} == {0, 1, 6, 7}


@pytest.mark.rule("HS-X-COM-02")
def test_who_moved_and_who_attacks_are_together_no_more_than_one_card_has() -> None:
    fray = gruts()
    fray.owner = [0, 0, 1]
    for who in range(8):
        fray.stand(who, who)
    fray.stand(8, 19)
    fray.seat, fray.unit = 0, 0
    fray.went = 0b0000_0111
    assert fray.able() == list(range(8))
    fray.struck = 0b1000_0000
    assert fray.able() == [0, 1, 2, 7]
    fray.struck |= 0b1
    assert fray.able() == [0, 1, 2, 7]


# -- the end of a round ---------------------------------------------------------------------------


def mist(**places: str) -> Fray:
    figures = {name.replace("_", "-"): (i, place) for i, (name, place) in enumerate(places.items())}
    special = [clause("gas", highest=5, wounds=1)]
    field = "g1 g1 g2 g2 g3 g4 g5 g6 g6 w0"
    return fray_on(field, figures, special=special, rounds=8)


def end_round(fray: Fray, number: int) -> None:
    fray.round = number
    fray.turn = 99
    drive(rounds.play(fray), idle, most=1)


@pytest.mark.rule("HS-S-MIST-04", "HS-S-MIST-05", "HS-S-MIST-06")
def test_the_gas_rises_a_level_each_round_up_to_the_fifth() -> None:
    fray = mist(finn="G1", raelin="I1")
    lives = []
    for number in range(1, 8):
        fray.phase = FIGHT
        end_round(fray, number)
        lives.append((fray.gas, fray.wounds[figure(fray, "finn")]))
    assert lives == [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (5, 2), (5, 3)]
    assert fray.wounds[figure(fray, "raelin")] == 0  # on level 6
    assert [e.a for e in told(fray, "gas-rose")] == [1, 2, 3, 4, 5]


@pytest.mark.rule("HS-S-MIST-06")
def test_the_gas_takes_those_on_low_ground_and_in_water() -> None:
    fray = mist(marro_warriors="A1", finn="C1", raelin="J1")
    end_round(fray, 1)
    assert fray.fate[figure(fray, "marro-warriors")] == DESTROYED
    assert fray.wounds[figure(fray, "finn")] == 0
    assert fray.wounds[figure(fray, "raelin")] == 1


@pytest.mark.rule("HS-S-MIST-07")
def test_the_gas_does_nothing_during_a_round() -> None:
    fray = mist(finn="H1", syvarris="I1")
    fray.gas = 4
    mark(fray, 0, "finn", "finn", "finn", "finn")
    asked = drive(master_turn.take_turn(fray, 0, 0), lambda d: d.codes[0])
    assert asked
    fray.stand(figure(fray, "finn"), space(fray, "B1"))
    drive(master_turn.take_turn(fray, 0, 1), idle)
    assert "gassed" not in happened(fray)


@pytest.mark.rule("HS-S-MIST-09")
def test_nobody_wins_when_the_gas_takes_the_last_of_both() -> None:
    fray = mist(marro_warriors="A1", krav_maga_agents="B1")
    end_round(fray, 1)
    assert RESULTS[fray.result] == "nobody"
    assert fray.won == 0


@pytest.mark.rule("HS-S-MIST-08")
def test_who_is_left_when_the_gas_takes_the_others_last_has_won() -> None:
    fray = mist(marro_warriors="A1", krav_maga_agents="C1")
    end_round(fray, 1)
    assert RESULTS[fray.result] == "last-standing"
    assert fray.won == 0b10


@pytest.mark.rule("HS-S-MIST-10")
def test_the_gas_of_the_last_round_comes_before_the_points() -> None:
    fray = placed("a-toxic-mist", [["mimring"], ["marro-warriors", "finn"]])  # R-MIST-02
    high = max(range(fray.theatre.field.size), key=lambda s: fray.theatre.field.level[s])
    low = [s for s in range(fray.theatre.field.size) if fray.theatre.field.level[s] == 1]
    fray.gas = 5
    for i in range(4):
        fray.stand(figure(fray, f"marro-warriors {i + 1}"), low[i])
    fray.stand(figure(fray, "finn"), high)
    fray.phase = FIGHT
    end_round(fray, 8)
    assert fray.fate[figure(fray, "marro-warriors")] == DESTROYED
    assert RESULTS[fray.result] == "most-points"
    assert fray.won == 0b01  # 150 against the 80 that are left


@pytest.mark.rule("HS-M-OBJ-01")
def test_a_battle_ends_in_the_middle_of_a_round() -> None:
    fray = fray_on(GIANTS, {"deathwalker-9000": (0, "W12"), "krav-maga-agents": (1, "X12")})
    fray.round = 5
    mark(fray, 0, *["deathwalker-9000"] * 4)
    fray.first_seat = 0
    fray.turn = 2
    load(fray, ["4 skulls of 4", "0 shields of 3"])
    drive(rounds.play(fray), lambda d: DONE if d.kind == "move" else d.codes[0], most=3)
    assert RESULTS[fray.result] == "last-standing"
    assert fray.turn == 2


@pytest.mark.rule("HS-B-SET-01", "HS-M-SET-01")
def test_every_scenario_can_be_begun() -> None:
    for name, players in (("attack-at-dawn", 2), ("clashing-fronts", 4), ("mimrings-fortress", 4)):
        fray = opening(name, players)
        drive(rounds.play(fray), idle, most=40)
        assert not fray.result
