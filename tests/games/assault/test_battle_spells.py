"""Spells in a battle (AG-BATTLE-06, -07, AG-MAGIC-05 .. -09) and what a question may tell."""

from __future__ import annotations

import pytest

from giantstable.games.assault.table.codes import number_of, packed
from giantstable.games.assault.table.combat import BY_LEADER, BY_MAGIC
from giantstable.games.assault.table.realm import Realm
from tests.games.assault.fights import HERE, THERE, battle, combat, field, side, totals
from tests.games.assault.loaded import die, face, load
from tests.games.assault.realms import Sitting, at, cards, race, told
from tests.games.assault.table import box


def spell(id_: str) -> int:
    return next(spell.index for spell in box().spells if spell.id == id_)


def duel(
    fire: list[str], hill: list[str], artifacts: int = 0, rows: dict[str, list[str]] | None = None
) -> Realm:
    """Return a field with spells on both sides: Strength 2 against 2."""
    return field(
        "fire",
        {"fire-regular": 1},
        "hill",
        {"hill-regular": 2},
        spells={"fire": fire, "hill": hill},
        resources={"fire": {"artifact": artifacts}},
        rows=rows,
    )


def order(sitting: Sitting) -> list[str]:
    """Return who has been asked for spells at the start of the battle."""
    races = sitting.realm.world.seating.races
    return [
        box().races[races[question.seat]].id
        for question in sitting.questions
        if question.kind == "start-spell"
    ]


@pytest.mark.rule("AG-BATTLE-06", "AG-BATTLE-07")
def test_both_sides_cast_in_turn_until_both_pass() -> None:
    table = duel(["enlarge", "enlarge"], ["fog", "fog"])
    sitting = battle(table)
    sitting.answer("done", "cast:fog", "cast:enlarge", "done", "done")
    assert order(sitting) == ["fire", "hill", "fire", "hill", "fire"]
    assert sitting.kind == "totals"
    assert combat(table).attacker.strength == 2


@pytest.mark.rule("AG-BATTLE-07")
def test_two_passes_in_a_row_close_the_window() -> None:
    table = duel(["enlarge"], ["fog"])
    sitting = battle(table, "fire:a", "-").answer("done", "done")
    assert order(sitting) == ["fire", "hill"]
    assert sitting.kind == "totals"
    assert sitting.only("done")
    assert told(table).count("passed") == 2


def test_a_side_without_spells_passes_by_itself() -> None:
    """How many spells a seat holds is known to all (R65)."""
    table = duel([], ["fog", "enlarge"])
    sitting = battle(table).answer("cast:fog", "done")
    assert order(sitting) == ["hill", "hill"]


def test_no_question_tells_what_a_hand_holds() -> None:
    """Whoever holds a card is asked, castable or not; so the others learn nothing (R70)."""
    kinds: list[list[str]] = []
    for hand in (["enlarge"], ["cure"], ["shield"]):
        table = duel(hand, [])
        sitting = battle(table, "fire:a", "-", "hill:-", "-").answer("done", "done").end()
        kinds.append([question.kind for question in sitting.questions])
    assert kinds == [["start-spell", "totals"]] * 3


@pytest.mark.rule("AG-MAGIC-08")
def test_spells_are_cast_when_they_say() -> None:
    everything = [spell.id for spell in box().spells]
    table = duel(everything, [], artifacts=1)
    sitting = battle(table, "fire:a", "-")
    assert sitting.only(
        "cast:enlarge", "cast:enlarge+", "cast:slow", "cast:slow+", "cast:fog", "cast:fog+", "done"
    )
    sitting.answer("done")
    assert sitting.only(
        "cast:lightning", "cast:lightning+", "cast:shield", "cast:shield+", "cast:bless",
        "cast:bless+", "done",
    )  # fmt: skip


@pytest.mark.rule("AG-MAGIC-06", "AG-MAGIC-09")
def test_a_cast_card_leaves_the_game() -> None:
    table = duel(["lightning"], [], artifacts=1)
    sitting = battle(table, "fire:a", "-", "hill:-", "-")
    before = table.revealed
    sitting.answer("done", "cast:lightning")
    assert table.spells[race("fire")] == []
    assert table.spells_gone == [spell("lightning")]
    assert table.spell_discard == []
    assert table.revealed > before
    assert sitting.kind == ""
    assert totals(table)["fire"] == (2, 0)
    assert cards(table, "fire") == {"artifact": 1}


@pytest.mark.rule("AG-MAGIC-07", "AG-RES-09")
def test_an_advanced_spell_costs_an_artifact() -> None:
    table = duel(["lightning"], [], artifacts=1)
    sitting = battle(table, "fire:a", "-", "hill:-", "-").answer("done", "cast:lightning+").end()
    assert totals(table)["fire"] == (4, 0)
    assert cards(table, "fire") == {}
    assert table.discard == [2]
    table = duel(["lightning"], [])
    sitting = battle(table, "fire:a", "-", "hill:-", "-").answer("done")
    assert sitting.only("cast:lightning", "done")


def test_dragon_magic_makes_advanced_spells_free() -> None:
    table = field(
        "cloud",
        {"cloud-regular": 1},
        "hill",
        {"hill-regular": 1},
        spells={"cloud": ["shield"]},
        claimed={"cloud": 1},
    )
    battle(table, "cloud:a", "-", "hill:-").answer("done", "cast:shield+").end()
    assert totals(table)["cloud"] == (0, 4)
    assert table.discard == []


def test_two_copies_are_one_choice() -> None:
    table = duel(["lightning", "lightning"], [])
    sitting = battle(table, "fire:a", "-").answer("done")
    assert sitting.only("cast:lightning", "done")
    sitting.answer("cast:lightning")
    assert sitting.only("cast:lightning", "done")


def test_shield_blocks() -> None:
    table = duel([], ["shield"])
    sitting = battle(table, "fire:3h", "2h", "hill:-", "-").answer("done", "cast:shield")
    assert totals(table)["hill"] == (0, 2)
    assert sitting.kind == ""
    assert at(table, THERE) == {"hill-regular!": 1}


def test_enlarge_and_haste_add_dice_up_to_the_maximum() -> None:
    table = duel(["enlarge"], [])
    battle(table, "fire:a", "-", "-", "-", "hill:-", "-").answer("cast:enlarge").end()
    assert told(table).count("rolled") == 4 + 2
    table = duel(["enlarge"], [], artifacts=1)
    load(table, "fire:a", "-", "-", "-", "-", "hill:-", "-")
    battle(table, "fire:a", "-", "-", "-", "-", "hill:-", "-").answer("cast:enlarge+").end()
    assert told(table).count("rolled") == 5 + 2
    assert totals(table)["fire"] == (1, 0)
    table = field(
        "storm",
        {"storm-elite": 2},
        "hill",
        {"hill-regular": 1},
        spells={"storm": ["enlarge"]},
    )
    battle(table).answer("cast:enlarge")
    assert told(table).count("rolled") == 7 + 1


def test_slow_takes_the_strength_of_one_giant_but_of_no_champion() -> None:
    table = field(
        "stone",
        {"stone-regular": 1},
        "storm",
        {"storm-elite": 1, "storm-champion": 1},
        spells={"stone": ["slow"]},
        resources={"stone": {"artifact": 1}},
    )
    battle(table).answer("cast:slow")  # only the elite can be meant
    assert told(table).count("rolled") == 1 + 3
    table = field(
        "stone",
        {"stone-regular": 1},
        "storm",
        {"storm-elite": 1, "storm-champion": 1},
        spells={"stone": ["slow"]},
        resources={"stone": {"artifact": 1}},
    )
    sitting = battle(table).answer("cast:slow+")
    assert sitting.kind == "weaken"
    assert sitting.only("storm-elite", "storm-champion")
    table = field(
        "stone",
        {"stone-regular": 1},
        "storm",
        {"storm-champion": 1},
        spells={"stone": ["slow"]},
        resources={"stone": {"artifact": 1}},
    )
    assert battle(table).only("cast:slow+", "done")


def test_each_giant_is_slowed_once() -> None:
    table = field(
        "stone",
        {"stone-regular": 1},
        "storm",
        {"storm-regular": 1},
        spells={"stone": ["slow", "slow"]},
    )
    sitting = battle(table, "stone:2b").answer("cast:slow")
    assert sitting.only("done")
    sitting.answer("done", "done").end()
    assert told(table).count("rolled") == 1  # Strength 0: no dice at all (R69)
    assert totals(table)["storm"] == (0, 0)


def test_fog_forbids_rerolls_and_control_weather_conversions_too() -> None:
    for cast in ("cast:fog", "cast:fog+"):
        table = field(
            "fire",
            {"fire-regular": 1},
            "hill",
            {"guh": 1},
            spells={"fire": ["fog"], "hill": ["bless"]},
            resources={"fire": {"artifact": 1}, "hill": {"artifact": 1}},
            rows={"hill": ["leader", "magic", "rest"]},
        )
        sitting = battle(table, "fire:a", "-", "hill:a", "a").answer(cast, "done")
        if cast == "cast:fog":
            assert sitting.only(BY_MAGIC, "done")
            sitting.answer("done")
        assert sitting.kind == "totals"
        assert sitting.only("cast:bless+", "done")  # turning dice is no re-roll


def test_bless_rolls_up_to_three_dice_again() -> None:
    table = field(
        "fire",
        {"fire-regular": 2},
        "hill",
        {"hill-regular": 1},
        spells={"fire": ["bless"]},
        rows={"fire": ["leader", "attack"]},
    )
    sitting = battle(table, "fire:a", "-", "-", "-").answer("done", "cast:bless")
    assert sitting.only(die("fire:a"), die("-"))
    assert sitting.asked is not None
    assert sitting.asked.about == 3
    load(table, "2h", "2h", "2h", "hill:-")
    sitting.answer(die("-"), die("-"), die("-"))
    assert totals(table)["fire"] == (6, 0)
    assert sitting.kind == "stay-behind"


def test_foresight_turns_up_to_two_dice() -> None:
    table = duel(["bless"], [], artifacts=1)
    sitting = battle(table, "fire:a", "-", "hill:-", "-").answer("done", "cast:bless+")
    assert sitting.kind == "set-die"
    special = packed(die("fire:a"), face("fire:3h"))
    standard = packed(die("-"), face("2h"))
    assert not sitting.offers("done")
    assert sitting.offers(standard)
    sitting.answer(special)
    assert side(table, "fire").hits == 3
    assert side(table, "fire").arcane == 0
    assert sitting.offers("done")
    sitting.answer(standard)
    assert totals(table)["fire"] == (5, 0)
    assert told(table).count("turned") == 2


def test_a_converted_die_is_not_turned_by_a_spell() -> None:
    table = duel(["bless"], [], artifacts=1, rows={"fire": ["magic", "attack"]})
    sitting = battle(table, "fire:a", "-", left=0).answer("done", BY_MAGIC, "cast:bless+")
    assert sitting.asked is not None
    assert {number_of(code) for code in sitting.asked.codes} == {die("-")}


def test_a_leader_reroll_is_not_bless() -> None:
    """Both may be used: the command first, the spell afterwards (R66)."""
    table = field(
        "fire",
        {"zalto": 1},
        "hill",
        {"hill-regular": 1},
        spells={"fire": ["bless"]},
        rows={"fire": ["leader", "attack"]},
    )
    sitting = battle(table, "fire:a", "-", "-", left=0).answer("done")
    load(table, "-")
    sitting.answer(BY_LEADER, die("-"))
    assert sitting.only("cast:bless", "done")
    assert at(table, HERE) == {"zalto": 1}
