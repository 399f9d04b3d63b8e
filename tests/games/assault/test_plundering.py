"""The Plunder Command (AG-PLUNDER), and how Resource Cards are held (AG-RES)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.commands.plunder import plunder
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.realms import Army, cards, command, race, realm, run
from tests.games.assault.table import box

LANDS = ["high-forest", "high-moor", "delimbiyr-vale", "waterdeep", "dessarin-valley", "anauroch"]


def occupied(n: int) -> Realm:
    """A realm where hill giants occupy some Small Folk Regions."""
    armies: dict[str, Army] = {place: ("hill", {"hill-regular": 1}) for place in LANDS[:n]}
    return realm(armies=armies)


def drawn(table: Realm, left: int, name: str = "hill") -> int:
    before = table.cards(race(name))
    deck = len(table.deck)
    sitting = run(plunder(table, race(name), left), table)
    if sitting.asked is not None:
        sitting.answer("all" if sitting.offers("all") else "draw")
    sitting.end()
    gained = table.cards(race(name)) - before
    assert deck - len(table.deck) == gained
    return gained


@pytest.mark.rule("AG-PLUNDER-01", "AG-PLUNDER-06")
def test_the_first_command_of_a_row_draws_two() -> None:
    for regions in (0, 6):
        table = occupied(regions)
        command(table, "hill", "plunder").end()
        assert table.cards(race("hill")) == 2
        assert len(table.deck) == 46


@pytest.mark.rule("AG-PLUNDER-02", "AG-PLUNDER-07")
@pytest.mark.parametrize(
    ("left", "regions", "n"), [(5, 3, 5), (1, 3, 3), (7, 0, 2), (3, 3, 5), (0, 6, 2)]
)
def test_the_bonus_is_the_smaller_of_cards_and_regions(left: int, regions: int, n: int) -> None:
    assert drawn(occupied(regions), left) == n


@pytest.mark.rule("AG-PLUNDER-02")
def test_the_cards_to_the_left_are_those_in_the_row() -> None:
    table = realm(
        armies={place: ("hill", {"hill-regular": 1}) for place in LANDS},
        rows={"hill": ["move", "trade", "magic"]},
    )
    command(table, "hill", "plunder", ["all"]).end()
    assert table.cards(race("hill")) == 5


@pytest.mark.rule("AG-PLUNDER-03")
def test_a_region_gives_one_card_however_many_stand_there() -> None:
    table = realm(armies={"high-forest": ("hill", {"hill-regular": 5})})
    assert drawn(table, 4) == 3


@pytest.mark.rule("AG-PLUNDER-04")
def test_starting_regions_give_nothing() -> None:
    table = realm(
        armies={
            "sumber-hills": ("hill", {"hill-regular": 1}),
            "ice-spires": ("hill", {"hill-regular": 1}),
        },
        stage="final-ordning",
    )
    assert drawn(table, 3) == 2


@pytest.mark.rule("AG-PLUNDER-05")
@pytest.mark.parametrize("left", [2, 6])
def test_the_example_of_two_regions_draws_four(left: int) -> None:
    assert drawn(occupied(2), left) == 4


@pytest.mark.rule("AG-PLUNDER-08")
def test_everybody_is_told_what_was_drawn() -> None:
    table = realm(deck=["ore", "food"])
    command(table, "hill", "plunder").end()
    assert cards(table, "hill") == {"food": 1, "ore": 1}
    drew = [event for event in table.events or [] if event.kind.name == "drew"]
    assert [event.seen_by(None).values()[1] for event in drew] == [0, 1]  # Food, then Ore


@pytest.mark.rule("AG-PLUNDER-09")
def test_negotiate_is_the_same_for_storm() -> None:
    assert box().race("storm").commands[1].name == "Negotiate"
    table = realm(
        armies={"waterdeep": ("storm", {"storm-elite": 1})}, rows={"storm": ["move", "trade"]}
    )
    command(table, "storm", "plunder", ["draw"]).end()
    assert table.cards(race("storm")) == 3


@pytest.mark.rule("AG-PLUNDER-11")
def test_each_card_of_the_bonus_is_drawn_only_if_one_wants_it() -> None:  # R26
    for answers, n in ((["done"], 2), (["draw", "done"], 3), (["draw", "all"], 5), (["all"], 5)):
        table = occupied(3)
        run(plunder(table, race("hill"), 5), table, answers).end()
        assert table.cards(race("hill")) == n
    table = occupied(3)
    sitting = run(plunder(table, race("hill"), 5), table)
    assert sitting.kind == "plunder"
    assert sitting.only("draw", "all", "done")
    assert sitting.answer("draw").answer("draw").only("draw", "done")


@pytest.mark.rule("AG-PLUNDER-11")
def test_nobody_is_asked_for_cards_that_are_not_there() -> None:
    table = realm(
        armies={place: ("hill", {"hill-regular": 1}) for place in LANDS}, deck=["ore", "food"]
    )
    run(plunder(table, race("hill"), 5), table).end()
    assert table.cards(race("hill")) == 2


def test_by_the_first_rulings_the_bonus_is_drawn_unasked() -> None:  # R118
    house = House()
    house.first_rulings = True
    table = realm(armies={place: ("hill", {"hill-regular": 1}) for place in LANDS[:3]}, house=house)
    run(plunder(table, race("hill"), 5), table).end()
    assert table.cards(race("hill")) == 5


@pytest.mark.rule("AG-PLUNDER-10")
def test_one_wounded_unit_occupies_a_region() -> None:
    for unit in ("hill-regular!", "guh!", "hill-champion"):
        assert drawn(realm(armies={"high-forest": ("hill", {unit: 1})}), 5) == 3


@pytest.mark.rule("AG-RES-15")
def test_nothing_limits_the_cards_that_one_owns() -> None:
    table = realm(
        armies={place: ("hill", {"hill-regular": 1}) for place in LANDS[:2]},
        resources={"hill": {"food": 8, "ore": 7}},
    )
    assert drawn(table, 2) == 4
    assert table.cards(race("hill")) == 19


@pytest.mark.rule("AG-FINAL-07")
def test_a_race_without_units_plunders_and_trades() -> None:
    table = realm(deck=["ore", "food", "ore"], stage="final-ordning")
    command(table, "hill", "plunder").end()
    assert table.cards(race("hill")) == 2
    command(table, "hill", "trade", ["deck", "food", "done", "done"]).end()
    assert table.cards(race("hill")) == 2
