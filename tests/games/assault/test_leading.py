"""The Leader Command: abilities, and the return of a leader (AG-LEADER)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.effects import (
    HITS_ABROAD,
    IGNORE_BLOCKS,
    LEADER_REROLL,
    MULTIPLY,
    WEAPONRY,
)
from giantstable.games.assault.box.pieces import LEADER_RANK, RACES
from giantstable.games.assault.rules.battle.modifying import allowance
from giantstable.games.assault.rules.commands.rest import rest
from giantstable.games.assault.rules.leader_abilities import lasting
from giantstable.games.assault.rules.turns import hand
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.combat import BY_LEADER, Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.fights import field
from tests.games.assault.realms import Army, at, cards, command, race, realm, run, supply, told
from tests.games.assault.table import box, content, opened, region

PEAKS = "graypeak-mountains"
DALE = "icewind-dale"
FIRST = 0  # the codes of LEADER_DO for the first card: its first and its second ability
SECOND = 1


def stone(units: dict[str, int], **others: Army) -> Realm:
    return realm(
        armies={PEAKS: ("stone", units)}
        | {place.replace("_", "-"): army for place, army in others.items()}
    )


@pytest.mark.rule("AG-LEADER-01", "AG-LEADER-22")
def test_the_command_uses_the_ability_of_the_own_leader() -> None:
    table = realm(armies={"evermoors": ("cloud", {"sansuri": 1})}, discard=["food", "artifact"])
    command(table, "cloud", "leader", [FIRST]).end()
    assert cards(table, "cloud") == {"artifact": 1}
    assert table.discard == [0]


@pytest.mark.rule("AG-LEADER-02")
def test_an_ability_works_once_or_as_long_as_the_card_lies_there() -> None:
    # Kayalithica's once: nothing is left of it on the table.
    table = stone({"kayalithica": 1})
    for effect in (HITS_ABROAD, IGNORE_BLOCKS, MULTIPLY):
        assert lasting(table, race("stone"), effect) is None
    # Storvald's for as long as the card lies there.
    table = realm(armies={"sea-of-moving-ice": ("frost", {"storvald": 1})})
    frost = race("frost")
    assert lasting(table, frost, IGNORE_BLOCKS) is None
    command(table, "frost", "leader").end()  # nothing to be done at once
    found = lasting(table, frost, IGNORE_BLOCKS)
    assert found is not None
    assert found.by == 2
    command(table, "frost", "plunder").end()
    assert lasting(table, frost, IGNORE_BLOCKS) is found
    run(rest(table, frost, 0), table)
    assert lasting(table, frost, IGNORE_BLOCKS) is None


@pytest.mark.rule("AG-LEADER-03")
def test_a_wounded_leader_has_no_ability() -> None:
    table = realm(
        armies={"evermoors": ("cloud", {"sansuri!": 1}), "waterdeep": ("hill", {"guh!": 1})},
        discard=["artifact"],
        rows={"hill": ["leader"]},
    )
    command(table, "cloud", "leader").end()
    assert cards(table, "cloud") == {}
    assert lasting(table, race("hill"), HITS_ABROAD) is None
    command(table, "hill", "rest").answer("guh!@waterdeep")
    table.row[race("hill")] = [4]
    assert lasting(table, race("hill"), HITS_ABROAD) is not None


@pytest.mark.rule("AG-LEADER-04")
def test_the_leader_card_is_the_token() -> None:
    table = realm(armies={"ice-spires": ("fire", {"zalto!": 1})}, rows={"fire": ["leader"]})
    assert lasting(table, race("fire"), MULTIPLY) is None
    sitting = run(rest(table, race("fire"), 0), table, ["zalto!@ice-spires"])
    sitting.end()
    table.row[race("fire")] = [4]
    assert lasting(table, race("fire"), MULTIPLY) is not None


@pytest.mark.rule("AG-LEADER-05", "AG-LEADER-06")
def test_a_defeated_leader_returns_home_wounded_and_free() -> None:
    table = realm(resources={"frost": {"food": 1}})
    sitting = command(table, "frost", "leader")
    assert sitting.only("home:storvald", "done")
    sitting.answer("home:storvald").end()
    assert at(table, "sea-of-moving-ice") == {"storvald!": 1}
    assert "storvald" not in supply(table, "frost")
    assert cards(table, "frost") == {"food": 1}
    assert lasting(table, race("frost"), IGNORE_BLOCKS) is None


@pytest.mark.rule("AG-LEADER-05")
def test_the_return_is_optional_and_only_for_the_defeated() -> None:
    table = realm()
    command(table, "frost", "leader", ["done"]).end()
    assert supply(table, "frost")["storvald"] == 1
    table = realm(armies={"icewind-dale": ("frost", {"storvald!": 1})})
    command(table, "frost", "leader").end()


@pytest.mark.rule("AG-LEADER-05")
def test_a_leader_returns_to_a_friendly_region_while_enemies_hold_its_home() -> None:  # R56
    armies: dict[str, Army] = {"sea-of-moving-ice": ("hill", {"hill-regular": 1})}
    table = realm(stage="final-ordning", armies=armies)
    command(table, "frost", "leader").end()  # nowhere to go
    armies["icewind-dale"] = ("frost", {"frost-regular": 1})
    armies["high-moor"] = ("frost", {"frost-regular": 1})
    table = realm(stage="final-ordning", armies=armies)
    sitting = command(table, "frost", "leader", ["home:storvald"])
    assert sitting.kind == "return-to"
    assert sitting.only("icewind-dale", "high-moor")
    sitting.answer("high-moor").end()
    assert at(table, "high-moor") == {"frost-regular": 1, "storvald!": 1}


@pytest.mark.rule("AG-LEADER-05")
def test_the_cloud_leader_returns_to_the_evermoors_or_as_agreed_to_lyn_armaal() -> None:  # R56
    table = realm(castle="waterdeep")
    command(table, "cloud", "leader", ["home:sansuri"]).end()
    assert at(table, "evermoors") == {"sansuri!": 1}
    house = House()
    house.cloud_leader_at_castle = True
    table = realm(castle="waterdeep", house=house)
    command(table, "cloud", "leader", ["home:sansuri"]).end()
    assert at(table, "waterdeep") == {"sansuri!": 1}


@pytest.mark.rule("AG-LEADER-12")
def test_rest_ends_the_lasting_ability() -> None:
    table = realm(
        armies={"waterdeep": ("hill", {"guh": 1})}, rows={"hill": ["leader", "magic", "rest"]}
    )
    assert lasting(table, race("hill"), HITS_ABROAD) is not None
    assert table.to_the_right(race("hill"), 4) == 2
    run(rest(table, race("hill"), 0), table)
    assert lasting(table, race("hill"), HITS_ABROAD) is None
    assert table.to_the_right(race("hill"), 4) == 0


@pytest.mark.rule("AG-LEADER-16")
def test_kayalithica_carries_two_units_anywhere_among_the_small_folk() -> None:
    between: Army = ("frost", {"frost-regular": 1})
    table = stone({"kayalithica": 1, "stone-regular": 2}, high_forest=between)
    sitting = command(table, "stone", "leader", [FIRST])
    assert sitting.kind == "relocate"
    step = f"stone-regular@{PEAKS}>{DALE}"
    sitting.answer(step, step).end()
    assert at(table, DALE) == {"stone-regular": 2}
    assert at(table, PEAKS) == {"kayalithica": 1}
    assert told(table) == ["commanded", "relocated", "relocated"]  # nothing is paid


@pytest.mark.rule("AG-LEADER-16")
def test_kayalithica_may_go_herself_or_carry_one_or_nobody() -> None:  # R62
    table = stone({"kayalithica": 1, "stone-champion": 1})
    command(table, "stone", "leader", [FIRST, f"kayalithica@{PEAKS}>{DALE}", "done"]).end()
    assert at(table, DALE) == {"kayalithica": 1}
    table = stone({"kayalithica": 1})
    command(table, "stone", "leader", [FIRST, "done"]).end()
    assert at(table, PEAKS) == {"kayalithica": 1}


@pytest.mark.rule("AG-LEADER-17")
def test_those_whom_kayalithica_carries_are_healed() -> None:
    table = stone({"kayalithica": 1, "stone-elite!": 2, "stone-regular": 1})
    answers: list[str | int] = [
        FIRST,
        f"stone-elite!@{PEAKS}>{DALE}",
        f"stone-regular@{PEAKS}>{DALE}",
    ]
    command(table, "stone", "leader", answers).end()
    assert at(table, DALE) == {"stone-elite": 1, "stone-regular": 1}
    assert at(table, PEAKS) == {"kayalithica": 1, "stone-elite!": 1}


@pytest.mark.rule("AG-LEADER-18")
def test_kayalithica_reaches_no_homes_and_no_enemies_and_from_one_region_only() -> None:
    table = stone(
        {"kayalithica": 1, "stone-regular": 1},
        high_forest=("frost", {"frost-regular": 1}),
        waterdeep=("stone", {"stone-elite": 2}),
    )
    sitting = command(table, "stone", "leader", [FIRST])
    assert not sitting.offers(f"stone-regular@{PEAKS}>sumber-hills")
    assert not sitting.offers(f"stone-regular@{PEAKS}>high-forest")
    assert not sitting.offers(f"stone-elite@waterdeep>{PEAKS}")  # not even her own home
    assert sitting.offers(f"stone-regular@{PEAKS}>waterdeep")  # friendly
    sitting.answer(f"stone-regular@{PEAKS}>{DALE}")
    assert sitting.only(f"kayalithica@{PEAKS}>{DALE}", "done")


@pytest.mark.rule("AG-LEADER-18")
def test_room_is_made_for_those_who_are_carried_and_champions_stay_apart() -> None:  # R62
    table = stone(
        {"kayalithica": 1, "stone-champion": 1},
        icewind_dale=("stone", {"stone-champion": 1, "stone-regular": 4}),
    )
    sitting = command(table, "stone", "leader", [FIRST])
    assert not sitting.offers(f"stone-champion@{PEAKS}>{DALE}")
    sitting.answer(f"kayalithica@{PEAKS}>{DALE}")
    assert sitting.kind == "room"
    sitting.answer("stone-regular").end()
    assert at(table, DALE) == {"stone-champion": 1, "stone-regular": 3, "kayalithica": 1}


@pytest.mark.rule("AG-LEADER-19", "AG-LEADER-20")
def test_serissa_lets_any_storm_giants_move_or_attack() -> None:
    armies: dict[str, Army] = {
        "sea-of-swords": ("storm", {"serissa": 1}),
        "neverwinter-wood": ("storm", {"storm-elite": 1}),
        "icewind-dale": ("frost", {"frost-regular": 1}),
    }
    table = realm(armies=armies)
    sitting = command(table, "storm", "leader")
    assert sitting.only(FIRST, SECOND, "done")
    sitting.answer(FIRST)
    assert sitting.kind == "maneuver"
    assert sitting.asked is not None
    assert sitting.asked.about == 3
    sitting.answer("storm-elite@neverwinter-wood>dessarin-valley", "done").end()  # and no attack
    table = realm(armies=armies)
    sitting = command(table, "storm", "leader", [SECOND])
    assert "attacked" in told(table)  # the one attack there is, with the elite far from Serissa
    assert sitting.kind != "maneuver"


@pytest.mark.rule("AG-LEADER-19")
def test_serissa_without_a_target_can_only_let_them_move() -> None:
    table = realm(armies={"sea-of-swords": ("storm", {"serissa": 1})})
    assert command(table, "storm", "leader").only(FIRST, "done")


@pytest.mark.rule("AG-LEADER-22")
def test_sansuri_takes_an_artifact_or_the_uppermost_spell() -> None:
    table = realm(
        armies={"evermoors": ("cloud", {"sansuri": 1})},
        discard=["artifact", "ore"],
        spell_discard=["cure", "fog"],
    )
    sitting = command(table, "cloud", "leader")
    assert sitting.only(FIRST, SECOND, "done")
    sitting.answer(SECOND).end()
    fog = next(spell.index for spell in box().spells if spell.id == "fog")
    assert table.spells[race("cloud")] == [fog]
    assert cards(table, "cloud") == {}  # exactly one of the two
    assert len(table.spell_discard) == 1
    table = realm(armies={"evermoors": ("cloud", {"sansuri": 1})}, discard=["ore"])
    command(table, "cloud", "leader").end()  # R64: nothing there


@pytest.mark.rule("AG-LEADER-25")
def test_zalto_picks_a_weaponry_card_if_there_is_one() -> None:
    table = realm(armies={"ice-spires": ("fire", {"zalto": 1})}, discard=["weaponry", "ore"])
    command(table, "fire", "leader", [FIRST]).end()
    assert cards(table, "fire") == {"weaponry": 1}
    table = realm(armies={"ice-spires": ("fire", {"zalto": 1})}, discard=["ore"])
    command(table, "fire", "leader").end()
    assert cards(table, "fire") == {}
    found = lasting(table, race("fire"), MULTIPLY)
    assert found is not None
    assert (found.resource, found.by) == (WEAPONRY, 2)


@pytest.mark.rule("AG-LEADER-27")
def test_the_vonindod_is_a_second_leader() -> None:
    fire = box().race("fire")
    assert len(fire.leaders) == 2
    assert [box().units[unit].id for unit in fire.leader_units] == ["zalto", "vonindod"]
    assert sum(len(box().race(name).leaders) for name in RACES) == 7
    assert len([unit for unit in box().units if unit.rank == LEADER_RANK]) == 7
    # Both may return once they have been in play, one for each command (R58).
    table = realm(entered=["vonindod"])
    sitting = command(table, "fire", "leader")
    assert sitting.only("home:zalto", "home:vonindod", "done")
    sitting.answer("home:vonindod").end()
    assert at(table, "ice-spires") == {"vonindod!": 1}
    assert command(realm(), "fire", "leader").only("home:zalto", "done")  # it must have been there


@pytest.mark.rule("AG-LEADER-28")
def test_the_command_can_be_played_without_an_ability() -> None:
    table = realm(armies={"waterdeep": ("hill", {"guh!": 1})})
    assert 4 in hand(table, race("hill"))
    command(table, "hill", "leader").end()
    command(table, "hill", "plunder", ["done"]).end()
    card = box().race("hill").commands[4]
    assert table.to_the_right(race("hill"), 4) * card.bonus(LEADER_REROLL) == 1


def test_a_leader_that_finds_several_kinds_of_cards_chooses() -> None:
    documents = content()
    leaders = documents["races/fire.yaml"]["leaders"]
    assert isinstance(leaders, list)
    leaders[0]["now"][0]["resources"] = ["weaponry", "ore"]
    table = realm(
        armies={"ice-spires": ("fire", {"zalto": 1})},
        discard=["weaponry", "ore"],
        opened=opened(documents),
    )
    sitting = command(table, "fire", "leader", [FIRST])
    assert sitting.kind == "leader-card"
    assert sitting.only("weaponry", "ore")
    sitting.answer("ore").end()
    assert cards(table, "fire") == {"ore": 1}


@pytest.mark.rule("AG-LEADER-29")
def test_a_leader_off_the_board_gives_nothing() -> None:
    for guh in (True, False):
        table = field(
            "hill",
            {"hill-regular": 1} | ({"guh": 1} if guh else {}),
            "fire",
            {"fire-regular": 1},
            rows={"hill": ["leader", "move"]},
        )
        hill, fire = race("hill"), race("fire")
        here, there = region("dessarin-valley"), region("waterdeep")
        side = Side(hill, table.seat_of[hill], here, table.army[here])
        other = Side(fire, table.seat_of[fire], there, table.army[there])
        assert allowance(table, Combat(side, other), side, BY_LEADER) == (1 if guh else 0)
        assert (lasting(table, race("hill"), HITS_ABROAD) is not None) == guh


@pytest.mark.rule("AG-LEADER-27")
def test_two_leaders_on_the_board_use_their_abilities_one_after_the_other() -> None:  # R58
    documents = content()
    leaders = documents["races/fire.yaml"]["leaders"]
    assert isinstance(leaders, list)
    leaders[1]["now"] = [{"effect": "take-discarded", "by": 1, "resources": ["ore"]}]
    table = realm(
        armies={"ice-spires": ("fire", {"zalto": 1, "vonindod": 1})},
        discard=["weaponry", "weaponry", "ore", "ore"],
        opened=opened(documents),
    )
    second_card = packed(0, 1)
    sitting = command(table, "fire", "leader")
    assert sitting.only(FIRST, second_card, "done")
    sitting.answer(second_card)
    assert sitting.only(FIRST, "done")
    sitting.answer(FIRST).end()
    assert cards(table, "fire") == {"weaponry": 1, "ore": 1}
