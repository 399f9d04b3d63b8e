"""The Move Command: maneuvers, and passing through enemy regions (AG-MOVE)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import HITS_ABROAD
from giantstable.games.assault.rules.commands.move import maneuvers
from giantstable.games.assault.rules.leader_abilities import lasting
from giantstable.games.assault.rules.region_limits import enemies, may_stop
from giantstable.games.assault.table.army import size
from giantstable.games.assault.table.codes import DONE
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.realms import (
    Army,
    Sitting,
    at,
    cards,
    command,
    race,
    realm,
    run,
    supply,
    told,
)
from tests.games.assault.table import region

HOME = "sumber-hills"
VALE = "delimbiyr-vale"  # between the Sumber Hills and the High Moor
MOOR = "high-moor"


def march(table: Realm, n: int, *answers: str | int, name: str = "hill") -> Sitting:
    return run(maneuvers(table, race(name), n), table, answers)


def hills(units: Mapping[str, int], **others: Army) -> dict[str, Army]:
    """Hill giants at home, and frost giants in the vale."""
    return {HOME: ("hill", units), VALE: ("frost", {"frost-regular": 1})} | {
        place.replace("_", "-"): army for place, army in others.items()
    }


@pytest.mark.rule("AG-MOVE-01")
def test_leaders_champions_and_tokens_are_all_units() -> None:
    table = realm(armies={HOME: ("hill", {"guh": 1, "hill-champion": 1, "hill-regular": 2})})
    assert size(table.army[region(HOME)]) == 4
    sitting = march(table, 1)
    for unit in ("guh", "hill-champion", "hill-regular"):
        assert sitting.offers(f"{unit}@{HOME}>waterdeep")


@pytest.mark.rule("AG-MOVE-02")
def test_a_maneuver_moves_one_unit_across_one_border() -> None:
    table = realm(armies={HOME: ("hill", {"hill-regular": 2}), VALE: ("hill", {"guh": 1})})
    sitting = march(table, 1)
    assert sitting.offers(f"hill-regular@{HOME}>waterdeep")  # empty
    assert sitting.offers(f"hill-regular@{HOME}>{VALE}")  # friendly
    assert not sitting.offers(f"hill-regular@{HOME}>{MOOR}")  # two borders away
    sitting.answer(f"hill-regular@{HOME}>waterdeep").end()
    assert at(table, HOME) == {"hill-regular": 1}
    assert at(table, "waterdeep") == {"hill-regular": 1}


@pytest.mark.rule("AG-MOVE-03")
def test_a_region_is_empty_without_giants() -> None:
    table = realm(
        seats=3,
        armies={"high-forest": ("stone", {"stone-regular": 1})},
        marked={"ravage": [VALE]},
        slayers={"hook": VALE},
    )
    assert table.is_empty(region(VALE))
    assert not table.is_empty(region("high-forest"))  # NPC giants are giants


@pytest.mark.rule("AG-MOVE-04", "AG-MOVE-05")
def test_regions_are_friendly_or_enemy_by_who_stands_there() -> None:
    table = realm(
        seats=3,
        armies={
            VALE: ("hill", {"hill-regular!": 1}),
            "high-forest": ("stone", {"stone-regular": 1}),  # NPC
        },
    )
    assert table.held[race("hill")] >> region(VALE) & 1
    assert not table.held[race("frost")] >> region(VALE) & 1
    assert enemies(table, race("hill")) == 1 << region("high-forest")
    assert enemies(table, race("frost")) == 1 << region("high-forest") | 1 << region(VALE)
    assert may_stop(table, race("hill"), region(VALE))
    assert not may_stop(table, race("frost"), region(VALE))


def left(sitting: Sitting) -> int:
    """How many maneuvers are left."""
    assert sitting.asked is not None
    assert sitting.kind == "maneuver"
    return sitting.asked.about


@pytest.mark.rule("AG-MOVE-06")
def test_the_card_prints_the_maneuvers_of_a_race() -> None:
    table = realm(
        armies={HOME: ("hill", {"guh": 1}), "ice-spires": ("fire", {"zalto": 1})},
    )
    assert left(command(table, "hill", "move")) == 6
    assert left(command(table, "fire", "move")) == 4


@pytest.mark.rule("AG-MOVE-07", "AG-MOVE-08")
def test_every_command_to_the_left_is_a_maneuver_more() -> None:
    table = realm(
        armies={HOME: ("hill", {"guh": 1}), "ice-spires": ("fire", {"zalto": 1})},
        rows={
            "hill": ["plunder", "trade"],
            "fire": ["plunder", "trade", "magic", "leader", "attack"],
        },
    )
    assert left(command(table, "hill", "move")) == 8
    assert left(command(table, "fire", "move")) == 9


@pytest.mark.rule("AG-MOVE-09")
@pytest.mark.parametrize(
    ("plan", "rest"),
    [
        ([(1, 6)], 0),
        ([(6, 1)], 0),
        ([(2, 2), (1, 1)], 1),
    ],
)
def test_six_maneuvers_divide_as_in_the_example(plan: list[tuple[int, int]], rest: int) -> None:
    table = realm(armies={HOME: ("hill", {"hill-regular": 6})})
    sitting = command(table, "hill", "move")
    way = [HOME, "waterdeep", "neverwinter-wood", "icewind-dale", "neverwinter-wood"]
    way += ["waterdeep", "dessarin-valley"]
    for units, steps in plan:
        for _ in range(units):
            for i in range(steps):
                sitting.answer(f"hill-regular@{way[i]}>{way[i + 1]}")
    if rest:
        assert left(sitting) == rest
        sitting.answer("done")
    sitting.end()


@pytest.mark.rule("AG-MOVE-09")
def test_seven_steps_are_too_many_for_six_maneuvers() -> None:
    table = realm(armies={HOME: ("hill", {"hill-regular": 3})})
    sitting = command(table, "hill", "move")
    for _ in range(2):
        sitting.answer(f"hill-regular@{HOME}>waterdeep", "hill-regular@waterdeep>neverwinter-wood")
    sitting.answer(f"hill-regular@{HOME}>waterdeep", "hill-regular@waterdeep>neverwinter-wood")
    sitting.end()


@pytest.mark.rule("AG-MOVE-10")
def test_a_unit_may_be_moved_again_after_another() -> None:
    table = realm(armies={HOME: ("hill", {"hill-regular": 1, "guh": 1})})
    march(
        table,
        4,
        f"hill-regular@{HOME}>waterdeep",
        f"guh@{HOME}>waterdeep",
        "hill-regular@waterdeep>neverwinter-wood",
        "guh@waterdeep>neverwinter-wood",
    ).end()
    assert at(table, "neverwinter-wood") == {"hill-regular": 1, "guh": 1}


@pytest.mark.rule("AG-MOVE-11")
def test_maneuvers_may_be_left_unused_and_are_lost() -> None:
    table = realm(armies={HOME: ("hill", {"hill-regular": 2})})
    command(
        table,
        "hill",
        "move",
        [f"hill-regular@{HOME}>waterdeep", f"hill-regular@{HOME}>waterdeep", "done"],
    ).end()
    table.row[race("hill")].clear()
    assert left(command(table, "hill", "move")) == 6


@pytest.mark.rule("AG-MOVE-12", "AG-MOVE-13")
def test_no_unit_stops_among_enemies() -> None:
    table = realm(armies=hills({"hill-regular": 1}), resources={"hill": {"food": 1}})
    sitting = march(table, 1)
    assert not sitting.offers(f"hill-regular@{HOME}>{VALE}")
    sitting = march(table, 2, f"hill-regular@{HOME}>{VALE}", "food")
    assert sitting.kind == "onward"
    assert not sitting.offers(HOME)  # only the other side is a passage
    assert not sitting.offers(VALE)
    sitting.answer(MOOR).end()
    assert at(table, MOOR) == {"hill-regular": 1}
    assert at(table, VALE) == {"frost-regular": 1}


@pytest.mark.rule("AG-MOVE-13")
def test_a_unit_with_no_way_out_beyond_may_not_enter() -> None:
    one: Army = ("frost", {"frost-regular": 1})
    table = realm(
        armies=hills(
            {"hill-regular": 1},
            waterdeep=one,
            dessarin_valley=one,
            neverwinter_wood=one,
            high_forest=one,
            high_moor=one,
        ),
        resources={"hill": {"food": 4}},
    )
    assert march(table, 2).asked is None  # every region that two steps reach is held or closed


@pytest.mark.rule("AG-MOVE-14", "AG-MOVE-17", "AG-MOVE-19")
@pytest.mark.parametrize("paid", ["food", "wound"])
def test_the_example_of_three_giants_through_the_vale(paid: str) -> None:
    table = realm(armies=hills({"hill-regular": 3}), resources={"hill": {"food": 1}})
    sitting = command(table, "hill", "move")
    step = f"hill-regular@{HOME}>{VALE}"
    sitting.answer(step, paid, MOOR)
    assert left(sitting) == 4
    sitting.answer(step, MOOR, step, MOOR).end()
    hurt = {"hill-regular!": 1} if paid == "wound" else {}
    assert at(table, MOOR) == {"hill-regular": 3 - len(hurt)} | hurt
    assert cards(table, "frost") == ({} if hurt else {"food": 1})
    assert cards(table, "hill") == ({"food": 1} if hurt else {})
    assert len([q for q in sitting.questions if q.kind == "passage"]) == 1


@pytest.mark.rule("AG-MOVE-15", "AG-MOVE-25")
def test_the_price_is_any_card_or_a_wound_of_who_passes() -> None:
    table = realm(
        armies=hills({"hill-regular": 1, "hill-elite": 1}),
        resources={"hill": {"food": 1, "ore": 1}},
    )
    sitting = march(table, 2, f"hill-regular@{HOME}>{VALE}")
    assert sitting.only("food", "ore", "wound", "stay")
    sitting.answer("wound", MOOR).end()
    assert at(table, HOME) == {"hill-elite": 1}  # who stays is not hurt
    assert at(table, MOOR) == {"hill-regular!": 1}


@pytest.mark.rule("AG-MOVE-15", "AG-MOVE-34")
@pytest.mark.parametrize("unit", ["hill-regular", "hill-regular!", "hill-champion"])
def test_a_price_is_asked_before_it_is_paid_and_the_unit_may_stay(unit: str) -> None:  # R47
    food = {"hill": {"food": 1}} if unit == "hill-champion" else {}
    table = realm(armies=hills({unit: 1, "hill-elite": 1}), resources=food)
    step = f"{unit}@{HOME}>{VALE}"
    sitting = march(table, 4, step)
    assert sitting.kind == "passage"
    assert told(table) == []
    assert at(table, HOME) == {unit: 1, "hill-elite": 1}  # it has not set out
    sitting.answer("stay")
    assert sitting.kind == "maneuver"
    assert left(sitting) == 4  # nothing is spent
    assert sitting.offers(step)
    sitting.answer("done").end()
    assert told(table) == []
    assert table.crossed == 0


@pytest.mark.rule("AG-MOVE-13", "AG-MOVE-34")
def test_who_is_on_its_way_may_only_go_another_way_instead_of_paying() -> None:  # R47
    armies = hills(
        {"hill-regular": 1},
        high_moor=("frost", {"frost-elite": 1}),
        high_forest=("frost", {"frost-elite": 1}),
    )
    table = realm(armies=armies, resources={"hill": {"food": 1}})
    sitting = march(table, 3, f"hill-regular@{HOME}>{VALE}", "food")
    ways = len(sitting.asked.codes) if sitting.asked else 0
    sitting.answer(MOOR)
    assert sitting.only("wound", "stay")
    sitting.answer("stay")
    assert sitting.kind == "onward"
    assert not sitting.offers(MOOR)
    assert len(sitting.asked.codes if sitting.asked else []) == ways - 1
    assert at(table, HOME) == {}


@pytest.mark.rule("AG-MOVE-13", "AG-MOVE-15")
def test_blood_is_asked_for_even_where_there_is_no_choice_left() -> None:  # R47
    held = [MOOR, VALE, "waterdeep", "neverwinter-wood", "icewind-dale", "dessarin-valley"]
    held += ["spine-of-the-world", HOME]
    armies: dict[str, Army] = {place: ("hill", {"hill-regular": 1}) for place in held}
    armies["sea-of-moving-ice"] = ("frost", {"frost-regular": 1})
    table = realm(armies=armies)
    # The empty home of the storm giants costs nothing, and only the High Moor leads on from there.
    sitting = march(table, 3, "frost-regular@sea-of-moving-ice>sea-of-swords", name="frost")
    assert told(table) == ["moved"]
    assert sitting.kind == "passage"
    assert sitting.only("wound")
    sitting.answer("wound").end()
    assert told(table) == ["moved", "moved", "passage-blood", "moved"]
    assert at(table, "anauroch") == {"frost-regular!": 1}


@pytest.mark.rule("AG-MOVE-15")
def test_by_the_first_rulings_the_only_price_is_paid_without_a_question() -> None:  # R118
    house = House()
    house.first_rulings = True
    table = realm(armies=hills({"hill-regular": 1}), house=house)
    sitting = march(table, 2, f"hill-regular@{HOME}>{VALE}")
    assert sitting.kind == "onward"
    assert told(table) == ["moved", "passage-blood"]
    table = realm(armies=hills({"hill-regular": 1}), resources={"hill": {"food": 1}}, house=house)
    sitting = march(table, 2, f"hill-regular@{HOME}>{VALE}")
    assert sitting.only("food", "wound")
    assert told(table) == ["moved"]


@pytest.mark.rule("AG-MOVE-16", "AG-MOVE-34")
def test_a_card_that_is_paid_goes_to_who_holds_the_region() -> None:
    table = realm(
        armies=hills({"hill-regular": 1}),
        resources={"hill": {"food": 2, "rune-blood": 1}, "frost": {"ore": 2}},
    )
    deck = table.deck.copy()
    sitting = march(table, 2, f"hill-regular@{HOME}>{VALE}", "rune-blood", MOOR).end()
    assert cards(table, "hill") == {"food": 2}
    assert cards(table, "frost") == {"ore": 2, "rune-blood": 1}
    assert table.deck == deck
    assert table.discard == []
    hill = table.seat_of[race("hill")]
    assert {question.seat for question in sitting.questions} == {hill}  # frost is not asked


@pytest.mark.rule("AG-MOVE-17")
def test_a_region_is_paid_for_once_a_turn_even_there_and_back() -> None:
    table = realm(armies=hills({"hill-regular": 1}), resources={"hill": {"food": 2}})
    step = f"hill-regular@{HOME}>{VALE}"
    back = f"hill-regular@{MOOR}>{VALE}"
    march(table, 4, step, "food", MOOR, back, HOME).end()
    assert cards(table, "hill") == {"food": 1}
    march(table, 2, step, MOOR).end()  # another ability in the same turn
    assert cards(table, "hill") == {"food": 1}
    table.crossed = 0  # the next turn
    march(table, 2, back, "food", HOME).end()
    assert cards(table, "hill") == {}


@pytest.mark.rule("AG-MOVE-18")
def test_every_enemy_region_has_its_own_price() -> None:
    table = realm(
        armies=hills({"hill-regular": 1}, high_moor=("frost", {"frost-elite": 1})),
        resources={"hill": {"food": 1}},
    )
    # The second price can only be a wound, and no other way leads on than to the Anauroch.
    sitting = march(table, 3, f"hill-regular@{HOME}>{VALE}", "food", MOOR)
    assert sitting.only("wound", "stay")
    sitting.answer("wound").end()
    assert at(table, MOOR) == {"frost-elite": 1}
    assert at(table, "anauroch") == {"hill-regular!": 1}
    assert told(table).count("passage-paid") == 1
    assert told(table).count("passage-blood") == 1


@pytest.mark.rule("AG-MOVE-18", "AG-MOVE-36")
def test_who_cannot_pay_twice_cannot_pass_two_enemies() -> None:
    armies = hills({"hill-regular!": 1}, high_moor=("frost", {"frost-elite": 1}))
    table = realm(armies=armies, resources={"hill": {"food": 1}})
    sitting = march(table, 3, f"hill-regular!@{HOME}>{VALE}", "food")  # the only card
    assert sitting.kind == "onward"
    assert not sitting.offers(MOOR)
    assert sitting.offers("waterdeep")


@pytest.mark.rule("AG-MOVE-20")
def test_a_wound_for_passage_turns_a_unit_whatever_its_fortitude() -> None:
    table = realm(
        armies={
            "graypeak-mountains": ("stone", {"kayalithica": 1}),
            VALE: ("frost", {"frost-elite": 1}),
        },
    )
    march(table, 2, f"kayalithica@graypeak-mountains>{VALE}", "wound", MOOR, name="stone").end()
    assert at(table, MOOR) == {"kayalithica!": 1}
    assert table.points == [0] * 6


@pytest.mark.rule("AG-MOVE-21")
def test_a_wounded_unit_that_pays_is_defeated_so_that_another_passes() -> None:
    table = realm(
        armies={
            "sea-of-swords": ("storm", {"serissa!": 1, "storm-elite": 1}),
            MOOR: ("frost", {"frost-regular": 1}),
        },
    )
    sitting = march(table, 3, f"serissa!@sea-of-swords>{MOOR}", "wound", name="storm")
    # Nobody but the elite can make use of it, and it has to.
    sitting.answer(VALE).end()
    assert at(table, "sea-of-swords") == {}
    assert at(table, VALE) == {"storm-elite": 1}
    assert table.points[race("frost")] == 5
    assert supply(table, "storm")["serissa"] == 1
    assert told(table) == ["moved", "passage-blood", "defeated", "scored", "moved", "moved"]


@pytest.mark.rule("AG-MOVE-21", "AG-MOVE-36")
def test_a_wounded_unit_alone_does_not_die_for_nothing() -> None:  # R48
    table = realm(armies=hills({"hill-regular!": 1}))
    assert not march(table, 6).offers(f"hill-regular!@{HOME}>{VALE}")
    table = realm(armies=hills({"hill-regular!": 1, "hill-elite": 1}))
    assert not march(table, 2).offers(f"hill-regular!@{HOME}>{VALE}")  # no steps for the other
    assert march(table, 3).offers(f"hill-regular!@{HOME}>{VALE}")


@pytest.mark.rule("AG-MOVE-21")
def test_a_wounded_unit_may_pay_with_a_card_or_its_life() -> None:
    table = realm(
        armies=hills({"hill-regular!": 1, "hill-champion": 1}), resources={"hill": {"food": 1}}
    )
    sitting = march(table, 3, f"hill-regular!@{HOME}>{VALE}")
    assert sitting.only("food", "wound", "stay")
    sitting.answer("wound", MOOR).end()
    assert at(table, MOOR) == {"hill-champion": 1}
    assert table.points[race("frost")] == 1
    assert cards(table, "hill") == {"food": 1}


@pytest.mark.rule("AG-MOVE-22", "AG-MOVE-23", "AG-MOVE-36")
def test_a_champion_alone_pays_with_a_card_or_does_not_pass() -> None:
    table = realm(armies=hills({"hill-champion": 1}))
    assert not march(table, 2).offers(f"hill-champion@{HOME}>{VALE}")
    table = realm(armies=hills({"hill-champion": 1}), resources={"hill": {"food": 1, "ore": 1}})
    sitting = march(table, 2, f"hill-champion@{HOME}>{VALE}")
    assert sitting.only("food", "ore", "stay")  # no wound
    sitting.answer("ore", MOOR).end()
    assert cards(table, "hill") == {"food": 1}
    assert at(table, MOOR) == {"hill-champion": 1}


@pytest.mark.rule("AG-MOVE-24")
def test_the_wound_of_a_companion_pays_for_the_champion_too() -> None:
    table = realm(armies=hills({"hill-champion": 1, "hill-regular": 1}))
    sitting = march(table, 4)
    assert not sitting.offers(f"hill-champion@{HOME}>{VALE}")
    sitting.answer(f"hill-regular@{HOME}>{VALE}")
    assert sitting.only("wound", "stay")  # it is the only price it has
    sitting.answer("wound", MOOR)
    sitting.answer(f"hill-champion@{HOME}>{VALE}", MOOR).end()
    assert at(table, MOOR) == {"hill-regular!": 1, "hill-champion": 1}


@pytest.mark.rule("AG-MOVE-26", "AG-MOVE-28")
def test_empty_homes_of_others_may_be_crossed_freely_but_not_stopped_in() -> None:
    table = realm(armies={VALE: ("hill", {"hill-champion": 1})})
    sitting = march(table, 1)
    assert not sitting.offers(f"hill-champion@{VALE}>graypeak-mountains")
    sitting = march(table, 2, f"hill-champion@{VALE}>graypeak-mountains")
    assert sitting.kind == "onward"  # a champion without cards: nothing is to be paid
    assert sitting.only("high-forest", MOOR, "anauroch")
    sitting.answer("anauroch").end()


@pytest.mark.rule("AG-MOVE-27")
def test_defended_homes_of_others_are_crossed_at_the_usual_price() -> None:
    table = realm(
        armies={
            VALE: ("hill", {"hill-champion": 1}),
            "graypeak-mountains": ("stone", {"stone-regular": 1}),
        },
        resources={"hill": {"food": 1}},
    )
    march(table, 2, f"hill-champion@{VALE}>graypeak-mountains", "food", "anauroch").end()
    assert cards(table, "stone") == {"food": 1}


@pytest.mark.rule("AG-MOVE-29", "AG-FINAL-03", "AG-FINAL-10")
def test_from_the_final_ordning_on_undefended_homes_may_be_stopped_in() -> None:
    armies: dict[str, Army] = {
        "silver-marches": ("hill", {"hill-regular": 1}),
        "evermoors": ("cloud", {"cloud-regular": 1}),
    }
    for stage in ("final-ordning", "endgame"):
        sitting = march(realm(armies=armies, stage=stage), 1)
        assert sitting.offers("hill-regular@silver-marches>ice-spires")
        assert not sitting.offers("hill-regular@silver-marches>evermoors")
    assert not march(realm(armies=armies), 1).offers("hill-regular@silver-marches>ice-spires")


@pytest.mark.rule("AG-MOVE-30")
def test_the_own_home_is_always_open() -> None:
    table = realm(armies={"dessarin-valley": ("hill", {"hill-regular": 1})})
    march(table, 1, f"hill-regular@dessarin-valley>{HOME}").end()
    assert at(table, HOME) == {"hill-regular": 1}


@pytest.mark.rule("AG-MOVE-31")
def test_giantslayers_hinder_nobody() -> None:
    table = realm(
        armies={HOME: ("hill", {"hill-champion": 1})}, slayers={"hook": VALE, "line": VALE}
    )
    march(table, 1, f"hill-champion@{HOME}>{VALE}").end()
    assert at(table, VALE) == {"hill-champion": 1}


@pytest.mark.rule("AG-MOVE-32")
def test_lyn_armaal_alone_hinders_nobody() -> None:
    table = realm(
        armies={"icewind-dale": ("frost", {"frost-champion": 1})}, castle="neverwinter-wood"
    )
    march(table, 1, "frost-champion@icewind-dale>neverwinter-wood", name="frost").end()
    assert at(table, "neverwinter-wood") == {"frost-champion": 1}


@pytest.mark.rule("AG-MOVE-33", "AG-LEADER-04")
def test_a_leader_that_pays_with_a_wound_loses_the_ability() -> None:
    table = realm(armies=hills({"guh": 1}), rows={"hill": ["leader"]})
    assert lasting(table, race("hill"), HITS_ABROAD) is not None
    march(table, 2, f"guh@{HOME}>{VALE}", "wound", MOOR).end()
    assert at(table, MOOR) == {"guh!": 1}
    assert lasting(table, race("hill"), HITS_ABROAD) is None


@pytest.mark.rule("AG-MOVE-35")
def test_friendly_regions_cost_nothing() -> None:
    table = realm(
        armies={HOME: ("hill", {"hill-champion": 1}), VALE: ("hill", {"hill-regular": 1})}
    )
    march(table, 2, f"hill-champion@{HOME}>{VALE}", f"hill-champion@{VALE}>{MOOR}").end()
    assert told(table) == ["moved", "moved"]


@pytest.mark.rule("AG-NPC-03", "AG-NPC-04")
def test_a_card_paid_to_npc_giants_is_discarded() -> None:
    table = realm(
        seats=4,
        armies={
            "neverwinter-wood": ("storm", {"serissa": 1}),
            "icewind-dale": ("frost", {"frost-regular": 2}),
        },
        resources={"storm": {"food": 1, "ore": 1}},
    )
    sitting = march(table, 2, "serissa@neverwinter-wood>icewind-dale", name="storm")
    assert sitting.only("food", "ore", "wound", "stay")
    sitting.answer("ore").end()
    assert at(table, "spine-of-the-world") == {"serissa": 1}  # the only way on
    assert cards(table, "storm") == {"food": 1}
    assert table.discard == [1]
    assert cards(table, "frost") == {}


@pytest.mark.rule("AG-NPC-03")
def test_who_dies_while_passing_npc_giants_is_worth_nothing() -> None:  # R49
    table = realm(
        seats=4,
        armies={
            "neverwinter-wood": ("storm", {"storm-regular!": 1, "serissa": 1}),
            "icewind-dale": ("frost", {"frost-regular": 2}),
        },
    )
    march(table, 3, "storm-regular!@neverwinter-wood>icewind-dale", "wound", name="storm").end()
    assert table.points == [0] * 6
    assert at(table, "spine-of-the-world") == {"serissa": 1}


@pytest.mark.rule("AG-NPC-05")
def test_npc_homes_may_be_crossed_but_not_stopped_in() -> None:
    table = realm(
        seats=3,
        armies={
            "dessarin-valley": ("hill", {"hill-regular": 1}),
            "evermoors": ("cloud", {"sansuri": 1, "cloud-regular": 1}),
        },
    )
    assert not march(table, 1).offers("hill-regular@dessarin-valley>evermoors")
    march(table, 2, "hill-regular@dessarin-valley>evermoors", "wound", "silver-marches").end()
    assert at(table, "silver-marches") == {"hill-regular!": 1}
    table.put_army(region("evermoors"), race("cloud"), 0)  # empty, and closed all the same
    assert not march(table, 1).offers("hill-regular!@silver-marches>evermoors")


def test_a_defeat_on_the_way_can_open_homes_at_once() -> None:  # R36
    table = realm(armies=hills({"hill-regular!": 1, "hill-elite": 1}), pools=[1, 30])
    sitting = march(table, 3, f"hill-regular!@{HOME}>{VALE}", "wound")
    assert table.points[race("frost")] == 1
    assert sitting.offers("graypeak-mountains")
    sitting.answer("graypeak-mountains").end()
    assert at(table, "graypeak-mountains") == {"hill-elite": 1}


def test_nothing_is_asked_without_units() -> None:
    assert march(realm(), 6).asked is None
    sitting = march(realm(armies={HOME: ("hill", {"guh": 1})}), 6)
    assert sitting.asked is not None
    assert DONE in sitting.asked.codes
