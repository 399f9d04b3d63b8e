"""Turns and commands: their order, the row, and how the game comes to its end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import (
    ATTACK,
    COMMANDS,
    LEADER,
    MAGIC,
    MOVE,
    PLUNDER,
    RECRUIT,
    REST,
    TRADE,
)
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules import leader_abilities, turns
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table.codes import CAST, CLAIM
from giantstable.games.assault.table.happenings import COMMANDED
from giantstable.games.assault.table.realm import STAGES, Realm
from tests.games.assault.realms import Army, Sitting, at, cards, race, realm, run, told
from tests.games.assault.table import region
from tests.games.assault.test_setup import fresh

HOMES: Mapping[str, Army] = {
    "sea-of-swords": ("storm", {"serissa": 1}),
    "evermoors": ("cloud", {"sansuri": 1}),
    "ice-spires": ("fire", {"zalto": 1}),
    "sea-of-moving-ice": ("frost", {"storvald": 1}),
    "graypeak-mountains": ("stone", {"kayalithica": 1}),
    "sumber-hills": ("hill", {"guh": 1}),
}


def commands(sitting: Sitting) -> list[str]:
    """Return the commands that may be played now."""
    assert sitting.asked is not None
    return [COMMANDS[code] for code in sitting.asked.codes if code < CLAIM]


def decline(sitting: Sitting) -> None:
    """Do nothing that can be left alone."""
    while sitting.asked is not None:
        sitting.answer("done")


def began(table: Realm) -> list[str]:
    """Return whose turns have begun, in order."""
    assert table.events is not None
    return [RACES[event.a] for event in table.events if event.kind.name == "turn-began"]


def rest_on(sitting: Sitting, turns_more: int) -> None:
    """Let everybody play Rest for so many turns."""
    until = sitting.realm.turns + turns_more
    while sitting.asked is not None and sitting.realm.turns < until:
        sitting.answer("rest" if sitting.kind == "act" else sitting.asked.codes[-1])


# -- whose turn it is -------------------------------------------------------------------------


@pytest.mark.rule("AG-TURN-01", "AG-TURN-02")
@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (3, ["fire", "frost", "hill"]),
        (4, ["storm", "cloud", "stone", "hill"]),
        (5, ["storm", "cloud", "fire", "frost", "stone"]),
    ],
)
def test_turns_pass_from_the_highest_race_downwards(seats: int, names: list[str]) -> None:
    for seed in range(3):
        table = fresh(seats, seed)
        sitting = run(turns.play(table), table)
        while table.picks < 2 * seats:
            assert sitting.asked is not None
            sitting.answer(sitting.asked.codes[0])
        rest_on(sitting, 2 * seats)
        assert began(table) == [*names, *names, names[0]]


@pytest.mark.rule("AG-SETUP-09")
def test_storm_begins_and_hill_is_last_of_six() -> None:
    table = fresh(6, 1)
    sitting = run(turns.play(table), table)
    while table.picks < 12:
        assert sitting.asked is not None
        sitting.answer(sitting.asked.codes[0])
    rest_on(sitting, 6)
    assert began(table)[0] == "storm"
    assert began(table)[5:7] == ["hill", "storm"]


# -- the two steps ----------------------------------------------------------------------------

CLAIMABLE: Mapping[str, Army] = {
    "waterdeep": ("hill", {"hill-regular": 1}),
    "high-moor": ("hill", {"hill-regular": 1}),
}
ROW = ("city-of-splendors", "shadow-of-dragonspear", "gates-of-silverymoon")
RUNES = {"hill": {"rune-enemy": 1, "rune-blood": 1}}


def ready() -> Realm:
    """Return a realm where hill can claim either of two Events."""
    return realm(armies=CLAIMABLE, resources=RUNES, event_row=ROW, active="hill")


@pytest.mark.rule("AG-TURN-03", "AG-TURN-05")
def test_a_turn_is_a_claim_and_then_one_command() -> None:
    table = ready()
    sitting = run(turns.take_turn(table), table)
    assert sitting.offers("claim:city-of-splendors")
    assert commands(sitting) == COMMANDS
    assert sitting.asked is not None
    assert all(code < CAST for code in sitting.asked.codes)  # no way to pass
    sitting.answer("attack")
    assert sitting.kind != "act"
    decline(sitting)
    assert table.row[race("hill")] == [ATTACK]
    assert not table.has_claimed


@pytest.mark.rule("AG-TURN-04")
def test_nobody_has_to_claim() -> None:
    table = ready()
    run(turns.take_turn(table), table, ["move", "done"]).end()
    assert len(table.event_row) == 3
    assert table.points[race("hill")] == 0


@pytest.mark.rule("AG-TURN-05", "AG-TURN-06", "AG-TURN-09")
def test_after_the_claim_a_command_is_still_due() -> None:
    table = ready()
    sitting = run(turns.take_turn(table), table, ["claim:city-of-splendors"])
    assert sitting.asked is not None
    assert sitting.asked.codes == list(range(9))  # commands only: the other Event has to wait
    sitting.answer("rest").end()
    assert told(table).count("commanded") == 1


@pytest.mark.rule("AG-TURN-10")
def test_where_one_moves_one_can_claim_only_later() -> None:
    table = realm(
        armies={"sumber-hills": ("hill", {"hill-regular": 1})},
        resources=RUNES,
        event_row=ROW,
        active="hill",
    )
    sitting = run(turns.take_turn(table), table)
    assert not sitting.offers("claim:city-of-splendors")
    sitting.answer("move", "hill-regular@sumber-hills>waterdeep", "done").end()
    assert table.event_row[0] == 6  # nobody asked for a claim after the command
    table.has_commanded = False
    assert run(turns.take_turn(table), table).offers("claim:city-of-splendors")


@pytest.mark.rule("AG-TURN-10")
def test_a_spell_helps_no_claim_of_the_same_turn() -> None:
    table = realm(
        armies={"sumber-hills": ("hill", {"hill-regular": 1})},
        resources=RUNES,
        spells={"hill": ["door"]},
        event_row=ROW,
        active="hill",
    )
    sitting = run(turns.take_turn(table), table, ["cast:door"])
    while sitting.kind == "relocate":
        go = "hill-regular@sumber-hills>waterdeep"
        sitting.answer(go if sitting.offers(go) else "done")
    assert at(table, "waterdeep") == {"hill-regular": 1}
    assert sitting.kind == "act"
    assert not sitting.offers("claim:city-of-splendors")


# -- the row ----------------------------------------------------------------------------------


@pytest.mark.rule("AG-CMD-04", "AG-CMD-16")
def test_a_command_goes_to_the_right_end_of_the_row() -> None:
    table = realm(active="hill")
    for command in (MOVE, TRADE, LEADER):
        before = table.row[race("hill")].copy()
        decline(run(turns.command(table, race("hill"), command), table))
        assert table.row[race("hill")] == [*before, command]


@pytest.mark.rule("AG-CMD-06", "AG-CMD-15", "AG-CMD-22")
@pytest.mark.parametrize(("row", "n"), [([], 6), (["trade", "leader"], 8)])
def test_each_command_to_the_left_gives_one_maneuver_more(row: list[str], n: int) -> None:
    table = realm(
        armies=HOMES,
        rows={"hill": row, "storm": ["plunder", "trade", "recruit", "leader", "magic"]},
        active="hill",
    )
    asked = run(turns.command(table, race("hill"), MOVE), table).asked
    assert asked is not None
    assert asked.about == n


@pytest.mark.rule("AG-CMD-07")
def test_cards_that_come_later_give_nothing_to_those_before() -> None:
    table = realm(armies=HOMES, rows={"hill": ["trade", "move"]}, active="hill")
    run(turns.command(table, race("hill"), LEADER), table).end()
    assert "moved" not in told(table)
    assert table.row[race("hill")] == [TRADE, MOVE, LEADER]


@pytest.mark.rule("AG-CMD-08", "AG-CMD-09")
def test_commands_to_the_right_count_while_the_card_lies_there() -> None:
    table = realm(rows={"hill": ["leader"], "storm": ["magic", "move"]}, active="hill")
    hill = race("hill")
    assert table.to_the_right(hill, LEADER) == 0
    decline(run(turns.command(table, hill, MOVE), table))
    decline(run(turns.command(table, hill, TRADE), table))
    assert table.to_the_right(hill, LEADER) == 2
    assert table.to_the_right(race("storm"), MAGIC) == 1  # also in the turns of others
    decline(run(turns.command(table, hill, REST), table))
    assert table.to_the_right(hill, LEADER) == 0
    assert table.to_the_right(race("storm"), MAGIC) == 1


@pytest.mark.rule("AG-CMD-09")
def test_a_leader_s_lasting_ability_ends_with_rest() -> None:
    table = realm(armies=HOMES, rows={"frost": ["leader", "move"]}, active="frost")
    frost = race("frost")
    (effect,) = table.world.box.races[frost].leaders[0].lasting
    assert leader_abilities.lasting(table, frost, effect.kind) is not None
    decline(run(turns.command(table, frost, REST), table))
    assert leader_abilities.lasting(table, frost, effect.kind) is None


@pytest.mark.rule("AG-CMD-10", "AG-CMD-16")
def test_a_played_command_comes_back_only_with_rest() -> None:
    table = realm(rows={"hill": ["attack", "move"]}, active="hill")
    assert "attack" not in commands(run(turns.take_turn(table), table))
    decline(run(turns.take_turn(table), table, ["rest"]))
    assert table.row[race("hill")] == []
    table.has_commanded = False
    assert commands(run(turns.take_turn(table), table)) == COMMANDS


@pytest.mark.rule("AG-CMD-11")
def test_after_eight_commands_rest_is_all_that_is_left() -> None:
    row = [command for command in COMMANDS if command != "rest"]
    table = realm(rows={"hill": row}, active="hill")
    assert turns.hand(table, race("hill")) == [REST]
    sitting = run(turns.take_turn(table), table)  # it is played without a question
    assert table.events is not None
    played = [event for event in table.events if event.kind is COMMANDED]
    assert [(event.b, event.c) for event in played] == [(REST, 8)]
    decline(sitting)
    assert table.row[race("hill")] == []


@pytest.mark.rule("AG-CMD-13", "AG-CMD-20")
@pytest.mark.parametrize(("left", "points"), [(0, 2), (1, 3), (4, 6), (7, 9)])
def test_a_hill_recruit_card_gives_two_points_and_one_for_each_card(left: int, points: int) -> None:
    others = [command for command in COMMANDS if command not in ("rest", "recruit")]
    table = realm(rows={"hill": others[:left]}, active="hill")
    asked = run(turns.command(table, race("hill"), RECRUIT), table).asked
    assert asked is not None
    assert asked.kind == "recruit"
    assert asked.about == points


@pytest.mark.rule("AG-CMD-05", "AG-CMD-23")
def test_plunder_draws_for_cards_to_the_left_after_its_own() -> None:
    table = realm(
        armies={
            "waterdeep": ("hill", {"hill-regular": 1}),
            "high-moor": ("hill", {"hill-regular": 1}),
        },
        rows={"hill": ["move", "trade", "leader"]},
        active="hill",
    )
    sitting = run(turns.command(table, race("hill"), PLUNDER), table)
    while sitting.asked is not None:
        sitting.answer(sitting.asked.codes[0])
    assert sum(cards(table, "hill").values()) == 4


@pytest.mark.rule("AG-CMD-05")
def test_rest_heals_acts_and_takes_back_in_this_order() -> None:
    table = realm(
        armies={"sumber-hills": ("hill", {"hill-regular!": 2})},
        rows={"hill": ["move", "trade"]},
        active="hill",
    )
    sitting = run(turns.command(table, race("hill"), REST), table)
    kinds = []
    while sitting.asked is not None:
        kinds.append(sitting.kind)
        assert table.row[race("hill")] == [MOVE, TRADE, REST]
        sitting.answer(sitting.asked.codes[0])
    assert kinds[0] == "heal"
    assert all(kind.startswith("slayer") for kind in kinds[1:])
    assert len(kinds) > 1
    assert told(table)[-1] == "took-back"
    assert told(table).index("healed") < told(table).index("slayer-came")


@pytest.mark.rule("AG-CMD-25")
def test_a_command_may_do_nothing() -> None:
    for command in range(len(COMMANDS)):
        table = realm(active="storm", deck=[], spell_deck=[], seats=6)
        before = table.army.copy()
        decline(run(turns.command(table, race("storm"), command), table))
        assert table.row[race("storm")] == ([] if command == REST else [command])
        assert table.army == before
    assert ATTACK in turns.hand(realm(), race("storm"))


# -- the end ----------------------------------------------------------------------------------


@pytest.mark.rule("AG-END-03", "AG-END-04", "AG-END-05", "AG-END-06", "AG-END-14")
@pytest.mark.parametrize(
    ("seats", "active", "more"),
    [(6, "fire", 9), (3, "hill", 3), (3, "fire", 5), (3, "frost", 4)],
)
def test_the_round_is_finished_and_everybody_has_one_more_turn(
    seats: int, active: str, more: int
) -> None:
    table = realm(
        seats=seats,
        armies=CLAIMABLE,
        resources=RUNES,
        event_row=ROW,
        active=active,
        stage="final-ordning",
        pools=[0, 1],
    )
    sitting = run(turns.play(table), table)
    award(table, race("hill"), 1)
    assert STAGES[table.stage] == "endgame"
    claims = 0
    while sitting.asked is not None:
        claims += sitting.seat == "hill" and sitting.offers("claim:city-of-splendors")
        sitting.answer("rest" if sitting.kind == "act" else sitting.asked.codes[-1])
    assert sitting.game_over
    assert table.turns == 1 + more
    assert RACES[table.active] == "hill"
    assert claims == 2  # both of its last turns are whole ones
    assert told(table)[-1] == "won"
    assert table.won == 1 << table.seat_of[race("hill")]


@pytest.mark.rule("AG-COMP-20")
def test_the_lands_of_the_small_folk_are_open_from_the_first_turn() -> None:
    table = fresh(6, 3)
    sitting = run(turns.play(table), table)
    while table.picks < 12:
        assert sitting.asked is not None
        sitting.answer(sitting.asked.codes[0])
    sitting.answer("move")
    assert sitting.offers("storm-elite@sea-of-swords>waterdeep")
    sitting.answer("storm-elite@sea-of-swords>waterdeep")
    assert table.held[race("storm")] >> region("waterdeep") & 1
