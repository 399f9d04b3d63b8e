"""The Trade Command (AG-TRADE)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from giantstable.games.assault.rules.commands.trade import trade
from giantstable.games.assault.table.realm import Realm
from tests.games.assault.realms import Army, Sitting, cards, command, race, realm, run, told

Cards = Mapping[str, int]

BESIDE: Mapping[str, Army] = {  # hill next to fire, cloud two regions away from hill
    "dessarin-valley": ("hill", {"hill-regular": 1}),
    "high-forest": ("fire", {"fire-regular": 1}),
    "anauroch": ("cloud", {"cloud-regular": 1}),
}


def market(
    hill: Cards,
    fire: Cards | None = None,
    cloud: Cards | None = None,
    armies: Mapping[str, Army] = BESIDE,
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
) -> Realm:
    return realm(
        armies=armies,
        resources={"hill": hill, "fire": fire or {}, "cloud": cloud or {}},
        discard=discard,
        deck=deck,
    )


def deal(table: Realm, limit: int, *answers: str) -> Sitting:
    """Trade. A first card that has to be given, and is the only kind, is not asked for."""
    return run(trade(table, race("hill"), limit), table, answers)


@pytest.mark.rule("AG-TRADE-01")
@pytest.mark.parametrize(
    ("row", "limit"),
    [
        ([], 1),
        (["move", "plunder", "magic"], 4),
        (["move", "plunder", "recruit", "leader", "magic", "attack", "rest", "unique"], 9),
    ],
)
def test_the_limit_is_one_card_and_one_more_for_each_to_the_left(
    row: list[str], limit: int
) -> None:
    table = realm(resources={"hill": {"food": 8, "ore": 4}}, rows={"hill": row})
    sitting = command(table, "hill", "trade", ["deck"])
    assert sitting.asked is not None
    assert sitting.asked.about == limit
    given = 0
    while sitting.kind == "give":
        sitting.answer("food" if sitting.offers("food") else "ore")
        given += 1
    assert given == limit


@pytest.mark.rule("AG-TRADE-02")
def test_one_command_is_one_trade() -> None:
    table = market({"food": 4}, {"ore": 4})
    deal(table, 4, "fire", "food", "done").end()
    assert cards(table, "hill") == {"food": 2, "ore": 2}
    table = market({"food": 4})
    deal(table, 4, "deck", "done", "done").end()


@pytest.mark.rule("AG-TRADE-03")
def test_nothing_changes_hands_before_all_is_chosen() -> None:
    table = market({"food": 2}, {"ore": 1, "artifact": 2, "weaponry": 1})
    sitting = deal(table, 2, "fire", "food")
    assert sitting.kind == "return"  # what is given is settled before anything is returned
    assert cards(table, "hill") == {"food": 2}
    sitting.answer("ore")
    assert cards(table, "hill") == {"food": 2}
    assert cards(table, "fire") == {"ore": 1, "artifact": 2, "weaponry": 1}
    sitting.answer("weaponry").end()
    assert cards(table, "hill") == {"ore": 1, "weaponry": 1}


@pytest.mark.rule("AG-TRADE-03")
def test_all_cards_change_hands_together() -> None:
    table = market({"food": 2}, {"ore": 2, "artifact": 2})
    deal(table, 2, "fire", "food", "ore", "artifact").end()
    assert cards(table, "hill") == {"ore": 1, "artifact": 1}
    assert cards(table, "fire") == {"food": 2, "ore": 1, "artifact": 1}
    assert table.offer == []


@pytest.mark.rule("AG-TRADE-04", "AG-TRADE-25")
def test_partners_are_adjacent_armies_and_the_deck() -> None:
    table = market({"food": 1}, {"ore": 1}, {"ore": 1})
    assert deal(table, 1).only("fire", "fire friendly", "deck", "done")


@pytest.mark.rule("AG-TRADE-04")
def test_npc_giants_the_castle_and_giantslayers_are_no_partners() -> None:  # R79, R80
    table = realm(
        seats=3,
        armies={
            "dessarin-valley": ("hill", {"hill-regular": 1}),
            "high-forest": ("stone", {"stone-regular": 1}),
        },
        resources={"hill": {"food": 1}},
        slayers={"hook": "waterdeep"},
    )
    assert deal(table, 1).only("deck", "done")
    table = realm(
        armies={"dessarin-valley": ("hill", {"hill-regular": 1})},
        resources={"hill": {"food": 1}, "cloud": {"food": 1}},
        castle="waterdeep",
    )
    assert deal(table, 1).only("deck", "done")


@pytest.mark.rule("AG-TRADE-05", "AG-TRADE-06")
def test_a_forced_trade_returns_as_many_cards_and_cannot_be_refused() -> None:
    table = market({"food": 2}, {"ore": 1, "artifact": 1, "weaponry": 1})
    sitting = deal(table, 2, "fire", "food")
    assert sitting.seat == "fire"
    assert sitting.only("ore", "artifact", "weaponry")  # no way to decline
    sitting.answer("ore", "weaponry").end()
    assert cards(table, "hill") == {"ore": 1, "weaponry": 1}
    assert cards(table, "fire") == {"food": 2, "artifact": 1}


@pytest.mark.rule("AG-TRADE-07")
def test_who_returns_chooses_what() -> None:
    table = market({"ore": 1}, {"rune-blood": 1, "food": 2})
    deal(table, 1, "fire", "food").end()
    assert cards(table, "hill") == {"food": 1}
    assert cards(table, "fire") == {"rune-blood": 1, "food": 1, "ore": 1}


@pytest.mark.rule("AG-TRADE-08")
def test_only_cards_owned_before_the_turn_are_returned() -> None:
    table = market({"ore": 1}, {"rune-blood": 1, "food": 1})
    sitting = deal(table, 1, "fire")
    assert sitting.kind == "return"
    assert sitting.only("rune-blood", "food")
    # A card that fire got in this turn, for a passage, say, is not among them either.
    table = market({"ore": 1}, {"rune-blood": 1, "food": 1})
    table.gain(race("fire"), 1)
    sitting = deal(table, 1, "fire")
    assert sitting.only("rune-blood", "food")


@pytest.mark.rule("AG-TRADE-09", "AG-TRADE-10")
def test_no_more_can_be_forced_than_the_other_owns() -> None:
    table = market({"food": 5}, {"rune-blood": 1, "ore": 1})
    deal(table, 5, "fire", "food").end()  # two at most, and then fire has no choice
    assert cards(table, "hill") == {"food": 3, "rune-blood": 1, "ore": 1}
    assert cards(table, "fire") == {"food": 2}


@pytest.mark.rule("AG-TRADE-09")
def test_nothing_can_be_forced_from_who_owns_nothing() -> None:  # R81
    assert deal(market({"food": 1}), 3).only("fire friendly", "deck", "done")


@pytest.mark.rule("AG-TRADE-11")
@pytest.mark.parametrize(
    "returned",
    [
        ["food", "food", "rune-journey"],
        ["food", "food", "rune-blood"],
        ["food", "rune-journey", "rune-blood"],
        ["rune-journey", "rune-blood"],
    ],
)
def test_the_example_of_a_forced_trade_gives_a_rune(returned: list[str]) -> None:
    table = market({"ore": 3}, {"rune-journey": 1, "rune-blood": 1, "food": 2})
    sitting = deal(table, 3, "fire")
    while sitting.kind == "give":
        sitting.answer("ore")
    assert sitting.kind == "return"
    sitting.answer(*returned).end()
    got = cards(table, "hill")
    assert sum(got.values()) == 3
    assert got.get("rune-journey", 0) + got.get("rune-blood", 0) >= 1
    assert table.cards(race("fire")) == 4
    assert cards(table, "fire")["ore"] == 3


@pytest.mark.rule("AG-TRADE-12", "AG-TRADE-15")
def test_a_friendly_trade_may_be_uneven() -> None:
    table = market({"food": 2}, {"rune-blood": 1, "ore": 1})
    sitting = deal(table, 2, "fire friendly", "food", "food", "rune-blood", "done")
    assert sitting.kind == "agree"
    assert sitting.seat == "fire"
    assert sitting.asked is not None
    assert sitting.asked.subject == race("hill")
    assert table.offer[0] == 2  # Food is given
    assert table.offer[7 + 5] == 1  # a Rune of Blood is wanted
    assert told(table) == ["offered", "offer-gives", "offer-wants"]
    sitting.answer("yes").end()
    assert cards(table, "hill") == {"rune-blood": 1}
    assert cards(table, "fire") == {"food": 2, "ore": 1}


@pytest.mark.rule("AG-TRADE-12")
def test_a_friendly_trade_may_be_a_gift() -> None:  # R81, R82
    table = market({"food": 2})
    deal(table, 2, "fire friendly", "food", "done", "yes").end()
    assert cards(table, "fire") == {"food": 1}
    table = market({}, {"ore": 3})
    deal(table, 1, "fire friendly", "ore", "done", "yes").end()
    assert cards(table, "hill") == {"ore": 2}


@pytest.mark.rule("AG-TRADE-13", "AG-TRADE-15")
def test_the_limit_binds_what_is_given_in_a_friendly_trade() -> None:
    table = market({"food": 3}, {"rune-blood": 1, "ore": 3})
    sitting = deal(table, 2, "fire friendly", "food", "food")
    assert sitting.kind == "want"
    sitting = deal(table, 1, "fire friendly", "food")
    assert sitting.kind == "want"
    sitting.answer("ore", "ore", "ore", "rune-blood")  # the other side may give any number
    assert sitting.kind == "agree"


@pytest.mark.rule("AG-TRADE-14")
def test_a_refused_offer_costs_nothing() -> None:
    table = market({"food": 2}, {"ore": 2})
    sitting = deal(table, 2, "fire friendly", "food", "done", "ore", "ore", "no")
    assert cards(table, "hill") == {"food": 2}
    assert told(table)[-1] == "refused"
    assert sitting.only("fire", "fire friendly", "deck", "done")
    sitting.answer("fire", "done").end()
    assert cards(table, "hill") == {"food": 1, "ore": 1}


@pytest.mark.rule("AG-TRADE-14")
def test_three_refusals_end_the_friendly_offers() -> None:  # R84
    table = market({"food": 2}, {"ore": 1})
    sitting = deal(table, 1)
    for _ in range(3):
        assert sitting.offers("fire friendly")
        sitting.answer("fire friendly", "food", "ore", "no")
    assert sitting.only("fire", "deck", "done")


@pytest.mark.rule("AG-TRADE-16")
def test_trading_with_the_deck_discards_and_draws_as_many() -> None:
    table = market({"food": 3}, deck=["ore"] * 5)
    deal(table, 3, "deck", "food", "food", "done").end()
    assert cards(table, "hill") == {"ore": 3}
    assert len(table.deck) == 2
    assert table.discard == [0, 0, 0]


@pytest.mark.rule("AG-TRADE-17", "AG-TRADE-18")
def test_one_card_may_be_picked_from_the_discard_pile() -> None:
    table = market({"food": 4}, deck=["ore"] * 5, discard=["rune-blood", "artifact", "weaponry"])
    sitting = deal(table, 4, "deck", "food", "food", "food")
    assert sitting.kind == "take"
    assert sitting.only("food", "rune-blood", "artifact", "weaponry", "done")
    sitting.answer("rune-blood").end()  # one, whatever the number
    assert cards(table, "hill") == {"rune-blood": 1, "ore": 3}


@pytest.mark.rule("AG-TRADE-19")
def test_the_example_of_four_cards_for_the_deck() -> None:
    table = market({"food": 2, "ore": 2}, deck=["weaponry"] * 30, discard=["rune-enemy", "food"])
    sitting = deal(table, 4, "deck", "food", "food", "ore")
    assert sitting.offers("ore")
    sitting.answer("ore", "rune-enemy").end()
    assert len(table.deck) == 27
    assert len(table.discard) == 2 + 4 - 1
    assert cards(table, "hill") == {"rune-enemy": 1, "weaponry": 3}


@pytest.mark.rule("AG-TRADE-20")
def test_the_pile_already_holds_what_was_discarded() -> None:
    table = market({"food": 1}, deck=["ore"])
    sitting = deal(table, 1, "deck")
    assert sitting.only("food", "done")
    sitting.answer("food").end()  # R85
    assert cards(table, "hill") == {"food": 1}
    assert table.discard == []


@pytest.mark.rule("AG-TRADE-21")
def test_the_deck_needs_no_army() -> None:
    table = market({"food": 1}, {"ore": 1}, armies={"high-forest": ("fire", {"fire-regular": 1})})
    assert deal(table, 1).only("deck", "done")


@pytest.mark.rule("AG-TRADE-22")
def test_everybody_is_told_what_was_traded() -> None:
    table = market({"food": 1}, {"ore": 1})
    deal(table, 1, "fire").end()
    gave = [
        event.seen_by(None).values() for event in table.events or [] if event.kind.name == "gave"
    ]
    assert gave == [[race("hill"), race("fire"), 0], [race("fire"), race("hill"), 1]]


@pytest.mark.rule("AG-TRADE-23")
def test_only_resource_cards_are_traded() -> None:
    table = realm(
        armies=BESIDE,
        resources={"hill": {"food": 1, "ore": 1}, "fire": {"ore": 1, "artifact": 1}},
        spells={"hill": ["fog"], "fire": ["cure"]},
        points={"hill": 5, "fire": 5},
    )
    sitting = deal(table, 3, "fire friendly")
    assert sitting.only("food", "ore", "done")
    sitting.answer("done")
    assert sitting.only("ore", "artifact")
    assert deal(realm(armies=BESIDE, spells={"hill": ["fog"]}), 3).asked is None


@pytest.mark.rule("AG-TRADE-24")
def test_a_smaller_trade_or_none_is_as_good() -> None:
    table = market({"food": 5}, {"ore": 5})
    table.row[race("hill")] = [0, 1, 3, 4]
    sitting = command(table, "hill", "trade")
    assert sitting.offers("done")
    sitting.answer("fire")  # one card at least
    assert sitting.only("food", "done")
    sitting.answer("done").end()
    assert cards(table, "hill") == {"food": 4, "ore": 1}
    table.row[race("hill")].remove(2)
    command(table, "hill", "trade", ["done"]).end()
    assert cards(table, "hill") == {"food": 4, "ore": 1}
    assert table.row[race("hill")][-1] == 2
