"""Armies: points, mixtures, Unique cards (HS-M-ARMY, HS-X-UNI)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.box.cards import ArmyCard
from giantstable.games.heroscape.table.armies import army_of, check_armies, check_army, points_of
from giantstable.kernel.errors import BadSetup
from tests.games.heroscape.ground import box


def army(*names: str) -> list[ArmyCard]:
    return army_of(list(names), box().cards)


def refusal(cards: list[ArmyCard], points: int) -> str:
    with pytest.raises(BadSetup) as refused:
        check_army(2, cards, points)
    return str(refused.value)


@pytest.mark.rule("HS-C-CARD-09")
def test_a_card_costs_its_points_as_a_whole() -> None:
    assert points_of(army("marro-warriors")) == 50


@pytest.mark.rule("HS-M-ARMY-02")
def test_an_army_may_not_cost_more_than_the_scenario_allows() -> None:
    full = army("mimring", "grimnak", "finn", "marro-warriors")
    check_army(1, full, 400)
    dear = army("mimring", "grimnak", "finn", "izumi-samurai")
    assert points_of(dear) == 410
    assert refusal(dear, 400) == (
        "The army of player 2 costs 410 points, but may cost 400 at most."
    )


@pytest.mark.rule("HS-M-ARMY-03")
def test_an_army_may_cost_less() -> None:
    example = army("syvarris", "deathwalker-9000", "krav-maga-agents", "tarn-viking-warriors")
    assert points_of(example) == 390
    check_army(1, example, 400)


@pytest.mark.rule("HS-M-ARMY-04", "HS-M-ARMY-05", "HS-M-ARMY-06")
def test_armies_may_differ_in_cards_loyalties_and_kinds() -> None:
    check_army(1, army("mimring", "grimnak", "deathwalker-9000"), 500)  # three heroes
    squads = army("tarn-viking-warriors", "marro-warriors", "izumi-samurai", "zettian-guards")
    check_army(2, squads, 400)  # four squads of three generals
    check_army(3, army("finn", "grimnak"), 400)


@pytest.mark.rule("HS-X-UNI-01")
def test_no_army_has_a_unique_card_twice() -> None:
    assert refusal(army("grimnak", "finn", "grimnak"), 900) == (
        "The army of player 2 has the Unique card Grimnak twice."
    )


@pytest.mark.rule("HS-X-UNI-02")
def test_two_players_may_have_the_same_unique_card_only_with_two_sets() -> None:
    both = [army("grimnak"), army("finn", "grimnak")]
    check_armies(both, 2)
    with pytest.raises(BadSetup) as refused:
        check_armies(both, 1)
    assert str(refused.value) == (
        "Grimnak is Unique, and there is one set, so not every player who wants it can have it."
    )
    check_armies([army("grimnak"), army("finn")], 1)


def test_an_unknown_card_is_named() -> None:
    with pytest.raises(BadSetup) as refused:
        army("finn", "gandalf")
    assert str(refused.value).startswith("There is no Army Card “gandalf”; there are: sgt-drake-")
