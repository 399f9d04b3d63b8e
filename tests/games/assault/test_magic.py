"""The Magic Command, and spells that are cast before a command (AG-MAGIC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from giantstable.games.assault.box.effects import ARCANE_TO_BLOCKS, MAGIC
from giantstable.games.assault.rules.commands.magic import draw_spells
from giantstable.games.assault.rules.commands.rest import rest
from giantstable.games.assault.rules.turn_spells import cast_in_turn, turn_spells
from giantstable.games.assault.rules.turns import take_turn
from giantstable.games.assault.table.codes import cast_code, level_of, spell_of
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
from tests.games.assault.table import box

NAMES = [spell.id for spell in box().spells]
HOME = "sumber-hills"


def hand(table: Realm, name: str = "hill") -> list[str]:
    return [NAMES[spell] for spell in table.spells[race(name)]]


def castable(table: Realm, name: str = "hill") -> set[str]:
    codes = turn_spells(table, race(name))
    return {NAMES[spell_of(code)] + "+" * level_of(code) for code in codes}


def cast(table: Realm, spell: str, *answers: str, name: str = "hill") -> Sitting:
    code = cast_code(NAMES.index(spell.rstrip("+")), int(spell.endswith("+")))
    assert code in turn_spells(table, race(name))
    return run(cast_in_turn(table, race(name), code), table, answers)


def sorcerer(
    spells: Sequence[str], artifacts: int = 0, armies: Mapping[str, Army] | None = None
) -> Realm:
    return realm(
        armies=armies or {}, spells={"hill": spells}, resources={"hill": {"artifact": artifacts}}
    )


def spell_cards(table: Realm) -> int:
    """All Spell Cards, wherever they are."""
    piles = len(table.spell_deck) + len(table.spell_discard) + len(table.spells_gone)
    return piles + sum(len(spells) for spells in table.spells)


@pytest.mark.rule("AG-MAGIC-01", "AG-MAGIC-10")
def test_two_spells_are_drawn_and_one_is_kept() -> None:
    table = realm(spell_deck=[*["slow"] * 14, "cure", "fog"])
    sitting = command(table, "hill", "magic", ["draw"])
    assert sitting.kind == "keep"
    assert sitting.only("cure", "fog")
    sitting.answer("cure").end()
    assert hand(table) == ["cure"]
    assert [NAMES[spell] for spell in table.spell_discard] == ["fog"]
    assert len(table.spell_deck) == 14
    full = realm()
    command(full, "hill", "magic", ["draw"])
    assert spell_cards(full) == 18  # while they are looked at, too


@pytest.mark.rule("AG-MAGIC-01")
def test_what_is_drawn_is_seen_by_the_drawer_alone_and_what_is_discarded_by_all() -> None:
    table = realm(spell_deck=["cure", "fog"])
    command(table, "hill", "magic", ["draw", "cure"]).end()
    seat = table.seat_of[race("hill")]
    drew = [event for event in table.events or [] if event.kind.name == "drew-spell"]
    assert [NAMES[event.seen_by(seat).b] for event in drew] == ["fog", "cure"]
    assert [event.seen_by((seat + 1) % 6).b for event in drew] == [-1, -1]
    gone = [event for event in table.events or [] if event.kind.name == "discarded-spell"]
    assert [NAMES[event.seen_by(None).b] for event in gone] == ["fog"]


@pytest.mark.rule("AG-MAGIC-01")
def test_the_last_spell_is_kept() -> None:  # R87
    table = realm(spell_deck=["fog"])
    command(table, "hill", "magic", ["draw"]).end()
    assert hand(table) == ["fog"]
    assert table.spell_discard == []
    table = realm(spell_deck=[])
    command(table, "hill", "magic").end()


@pytest.mark.rule("AG-MAGIC-01")
def test_of_equal_spells_one_is_asked_too_as_silence_would_tell_what_is_kept() -> None:  # R119
    table = realm(spell_deck=["fog", "fog"])
    sitting = command(table, "hill", "magic", ["draw"])
    assert sitting.kind == "keep"
    assert sitting.only("fog")
    sitting.answer("fog").end()
    assert hand(table) == ["fog"]
    assert len(table.spell_discard) == 1


def test_by_the_first_rulings_equal_spells_need_no_choice() -> None:  # R118
    house = House()
    house.first_rulings = True
    table = realm(spell_deck=["fog", "fog"], house=house)
    command(table, "hill", "magic", ["draw"]).end()
    assert hand(table) == ["fog"]
    assert len(table.spell_discard) == 1


@pytest.mark.rule("AG-MAGIC-02", "AG-MAGIC-03")
def test_the_uppermost_discarded_spell_may_be_taken_instead() -> None:
    table = realm(spell_discard=["cure", "fog"])
    deck = len(table.spell_deck)
    sitting = command(table, "hill", "magic")
    assert sitting.only("draw", "top", "done")
    sitting.answer("top").end()
    assert hand(table) == ["fog"]
    assert [NAMES[spell] for spell in table.spell_discard] == ["cure"]
    assert len(table.spell_deck) == deck


@pytest.mark.rule("AG-MAGIC-01")
def test_several_spells_may_be_kept_of_several() -> None:
    table = realm(spell_deck=["cure", "fog", "slow"])
    run(draw_spells(table, race("hill"), 3, 2), table, ["slow", "cure"]).end()
    assert hand(table) == ["slow", "cure"]
    assert [NAMES[spell] for spell in table.spell_discard] == ["fog"]


@pytest.mark.rule("AG-MAGIC-06", "AG-MAGIC-09", "AG-MAGIC-10")
def test_a_spell_card_is_cast_once_and_is_gone() -> None:
    table = sorcerer(["cure", "fog"], 2, {HOME: ("hill", {"guh!": 1, "hill-elite!": 2})})
    assert castable(table) == {"cure", "cure+"}
    cast(table, "cure", f"guh!@{HOME}").end()
    assert castable(table) == set()  # the other side of the card is gone as well
    assert hand(table) == ["fog"]
    assert table.spell_discard == []
    assert [NAMES[spell] for spell in table.spells_gone] == ["cure"]
    assert spell_cards(table) == 18
    assert cards(table, "hill") == {"artifact": 2}


@pytest.mark.rule("AG-MAGIC-07", "AG-RES-09")
def test_an_advanced_spell_costs_an_artifact() -> None:
    armies: dict[str, Army] = {HOME: ("hill", {"guh!": 1})}
    assert castable(sorcerer(["cure"], 0, armies)) == {"cure"}
    table = sorcerer(["cure"], 1, armies)
    assert castable(table) == {"cure", "cure+"}
    cast(table, "cure+").end()
    assert cards(table, "hill") == {}
    assert table.discard == [2]
    assert at(table, HOME) == {"guh": 1}


@pytest.mark.rule("AG-MAGIC-07")
def test_an_event_can_make_advanced_spells_free() -> None:
    table = realm(
        armies={"evermoors": ("cloud", {"sansuri!": 1})},
        spells={"cloud": ["cure"]},
        resources={"cloud": {"artifact": 1}},
        special={"cloud": 1},
    )
    cast(table, "cure+", name="cloud").end()
    assert cards(table, "cloud") == {"artifact": 1}


@pytest.mark.rule("AG-MAGIC-08")
def test_only_spells_of_the_own_turn_are_cast_before_the_command() -> None:
    armies: dict[str, Army] = {
        HOME: ("hill", {"guh!": 1}),
        "waterdeep": ("frost", {"frost-regular": 1}),
    }
    table = sorcerer(NAMES, 1, armies)
    assert {name.rstrip("+") for name in castable(table)} == {"cure", "door", "ice-storm"}
    table.active = race("hill")
    sitting = run(take_turn(table), table)
    assert sitting.kind == "act"
    assert sitting.offers("cast:cure")
    assert not sitting.offers("cast:lightning")
    sitting.answer("cast:cure")
    assert sitting.kind == "act"  # the command is still to come
    sitting.answer("recruit")
    assert sitting.kind == "recruit"
    assert not sitting.offers("cast:door")


@pytest.mark.rule("AG-MAGIC-08")
def test_spells_that_would_do_nothing_are_not_offered() -> None:
    assert castable(sorcerer(["cure", "door", "ice-storm"], 1)) == set()
    table = sorcerer(["cure", "ice-storm"], 1, {HOME: ("hill", {"guh": 1})})
    assert castable(table) == set()


def test_cure_wounds_heals_one_and_mass_cure_wounds_a_region() -> None:
    armies: dict[str, Army] = {
        HOME: ("hill", {"guh!": 1, "hill-elite!": 2, "hill-regular": 1}),
        "waterdeep": ("hill", {"hill-regular!": 1}),
    }
    table = sorcerer(["cure"], 1, armies)
    sitting = cast(table, "cure")
    assert sitting.only(f"guh!@{HOME}", f"hill-elite!@{HOME}", "hill-regular!@waterdeep")
    sitting.answer(f"hill-elite!@{HOME}").end()
    assert at(table, HOME)["hill-elite"] == 1
    table = sorcerer(["cure"], 1, armies)
    sitting = cast(table, "cure+")
    assert sitting.only(f"@{HOME}", "@waterdeep")
    sitting.answer(f"@{HOME}").end()
    assert at(table, HOME) == {"guh": 1, "hill-elite": 2, "hill-regular": 1}
    assert at(table, "waterdeep") == {"hill-regular!": 1}


def test_dimension_door_carries_two_next_door_and_teleport_three_anywhere() -> None:
    armies: dict[str, Army] = {
        HOME: ("hill", {"hill-regular": 2, "hill-elite!": 2}),
        "delimbiyr-vale": ("frost", {"frost-regular": 1}),
    }
    table = sorcerer(["door"], 0, armies)
    sitting = cast(table, "door")
    assert not sitting.offers(f"hill-regular@{HOME}>delimbiyr-vale")
    assert not sitting.offers(f"hill-regular@{HOME}>anauroch")
    step = f"hill-regular@{HOME}>waterdeep"
    sitting.answer(step, step).end()
    assert at(table, "waterdeep") == {"hill-regular": 2}
    table = sorcerer(["door"], 1, armies)
    step = f"hill-elite!@{HOME}>anauroch"
    sitting = cast(table, "door+", step, step, f"hill-regular@{HOME}>anauroch").end()
    assert at(table, "anauroch") == {"hill-regular": 1, "hill-elite!": 2}  # it heals nobody
    assert "passage-paid" not in told(table)


@pytest.mark.rule("AG-MOVE-26")
def test_dimension_door_opens_no_closed_home() -> None:
    armies: dict[str, Army] = {"delimbiyr-vale": ("hill", {"hill-regular": 1})}
    way = "hill-regular@delimbiyr-vale>graypeak-mountains"
    table = sorcerer(["door", "door"], 0, armies)
    assert not cast(table, "door").offers(way)
    table.stage = 2
    assert cast(table, "door").offers(way)


def test_ice_storm_wounds_a_healthy_enemy_next_door_but_no_champion() -> None:
    armies: dict[str, Army] = {
        HOME: ("hill", {"guh": 1}),
        "waterdeep": ("frost", {"frost-regular": 1, "frost-elite!": 1, "frost-champion": 1}),
        "delimbiyr-vale": ("fire", {"zalto": 1}),
        "anauroch": ("fire", {"fire-regular": 1}),
    }
    table = sorcerer(["ice-storm"], 0, armies)
    sitting = cast(table, "ice-storm")
    assert sitting.only("frost-regular@waterdeep", "zalto@delimbiyr-vale")
    sitting.answer("zalto@delimbiyr-vale").end()
    assert at(table, "delimbiyr-vale") == {"zalto!": 1}
    assert table.points == [0] * 6


def test_earthquake_damages_an_army_next_door_as_in_a_battle() -> None:
    armies: dict[str, Army] = {
        HOME: ("hill", {"guh": 1}),
        "waterdeep": ("frost", {"frost-regular": 1, "frost-elite": 1}),
        "delimbiyr-vale": ("fire", {"zalto": 1}),
    }
    table = sorcerer(["ice-storm"], 1, armies)
    sitting = cast(table, "ice-storm+")
    assert sitting.only("@waterdeep", "@delimbiyr-vale")
    sitting.answer("@waterdeep")
    assert sitting.kind == "casualty"
    assert sitting.seat == "frost"
    sitting.answer("frost-regular").end()  # Fortitude 2 of 3 damage; the elite takes the rest
    assert at(table, "waterdeep") == {"frost-elite!": 1}
    assert table.points[race("hill")] == 2
    assert supply(table, "frost")["frost-regular"] == 8


@pytest.mark.rule("AG-MAGIC-11", "AG-MAGIC-12")
def test_the_bonus_of_magic_grows_to_the_right_and_ends_with_rest() -> None:
    table = realm()
    hill = race("hill")
    per_card = box().race("hill").commands[MAGIC].bonus(ARCANE_TO_BLOCKS)
    assert per_card == 1
    command(table, "hill", "magic", ["done"]).end()
    assert table.to_the_right(hill, MAGIC) == 0
    command(table, "hill", "plunder").end()
    assert table.to_the_right(hill, MAGIC) == 1
    run(rest(table, hill, 0), table).end()
    assert table.to_the_right(hill, MAGIC) == 0
