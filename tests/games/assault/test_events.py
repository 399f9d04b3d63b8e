"""Events: what can be claimed, what it costs, and what it gives."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import (
    ABROAD_MOST,
    FREE_ADVANCED,
    FROZEN,
    RESOURCES,
    REST,
    SLAIN_DRAGON,
    UNIQUE,
)
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules import claiming, events, turns
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.table import laws
from giantstable.games.assault.table.codes import CLAIM, CLAIM_SPECIAL
from giantstable.games.assault.table.realm import FINAL_ORDNING, Realm
from giantstable.games.assault.table.world import House
from giantstable.kernel.masks import members
from tests.games.assault.realms import Army, Sitting, at, cards, race, realm, run, supply, told
from tests.games.assault.table import box, region

ROW = ("shadow-of-dragonspear", "city-of-splendors", "triboar-burns")
# rune of blood in the High Moor, of the enemy in Waterdeep, of blood in the Dessarin Valley


def claimable(table: Realm, name: str) -> list[str]:
    """Return the Events that a race can claim now."""
    found = []
    for code in events.claims(table, race(name)):
        if code == CLAIM_SPECIAL:
            top = events.top_special(table, race(name))
            assert top is not None
            found.append(top.id)
        else:
            found.append(box().universal_events[code - CLAIM].id)
    return found


def claim(table: Realm, name: str, event: str, *answers: str | int) -> Sitting:
    """Claim an Event that can be claimed."""
    assert event in claimable(table, name)
    the_event = box().event(event)
    code = CLAIM + the_event.index if the_event.race < 0 else CLAIM_SPECIAL
    return run(claiming.claim(table, race(name), code), table, answers)


def tokens(table: Realm) -> list[str]:
    """Return the regions with an Event Token, one for each Event that is face up."""
    regions = [box().universal_events[event].region for event in table.event_row]
    return sorted(box().board.regions[here].id for here in regions)


# -- what can be claimed ----------------------------------------------------------------------


@pytest.mark.rule("AG-EVENT-01")
def test_the_top_special_and_all_face_up_events_can_be_claimed() -> None:
    table = realm(
        armies={
            "high-moor": ("stone", {"stone-regular": 1}),
            "waterdeep": ("stone", {"stone-regular": 1}),
            "dessarin-valley": ("stone", {"stone-regular": 1}),
        },
        resources={"stone": {"rune-blood": 1, "rune-enemy": 1}},
        event_row=ROW,
        marked={"ravage": ["high-moor", "waterdeep", "anauroch", "high-forest", "icewind-dale"]},
    )
    assert sorted(claimable(table, "stone")) == sorted([*ROW, "pox-on-the-land"])


@pytest.mark.rule("AG-EVENT-02")
def test_a_special_event_is_only_for_its_race() -> None:
    marks = ["high-moor", "waterdeep", "anauroch", "high-forest", "icewind-dale"]
    table = realm(resources={"frost": {"rune-enemy": 3}}, marked={"ravage": marks})
    assert claimable(table, "frost") == []
    assert claimable(table, "stone") == []  # it lacks the rune
    table.gain(race("stone"), RESOURCES.index("rune-enemy"))
    assert claimable(table, "stone") == ["pox-on-the-land"]


@pytest.mark.rule("AG-EVENT-03")
def test_special_events_come_one_after_the_other() -> None:
    table = realm(resources={"fire": {"rune-enemy": 1, "rune-blood": 1}}, forged=3)
    assert claimable(table, "fire") == []  # Zalto is not there for the first one
    table.special[race("fire")] = 1
    assert claimable(table, "fire") == ["forge-vonindod"]


@pytest.mark.rule("AG-EVENT-04", "AG-EVENT-19")
@pytest.mark.parametrize(
    ("owned", "possible"),
    [
        ({"rune-journey": 2, "rune-enemy": 1, "food": 4}, False),
        ({"rune-blood": 1}, True),
        ({}, False),
    ],
)
def test_an_event_asks_for_its_own_rune(owned: dict[str, int], possible: bool) -> None:
    table = realm(
        armies={"high-moor": ("hill", {"hill-regular": 1})},
        resources={"hill": owned},
        event_row=ROW,
    )
    assert claimable(table, "hill") == (["shadow-of-dragonspear"] if possible else [])


@pytest.mark.rule("AG-EVENT-14")
def test_an_event_asks_for_a_unit_in_its_region() -> None:
    runes = {"hill": {"rune-blood": 1, "rune-enemy": 1}}
    table = realm(armies={"delimbiyr-vale": ("hill", {"guh": 1})}, resources=runes, event_row=ROW)
    assert claimable(table, "hill") == []
    for army in ({"hill-regular!": 1}, {"guh": 1}, {"hill-champion": 1}):  # any unit: R31
        table = realm(armies={"high-moor": ("hill", army)}, resources=runes, event_row=ROW)
        assert claimable(table, "hill") == ["shadow-of-dragonspear"]


@pytest.mark.rule("AG-EVENT-13")
def test_universal_events_are_for_everybody() -> None:
    for name in RACES:
        unit = f"{name}-regular"
        table = realm(
            armies={"waterdeep": (name, {unit: 1})},
            resources={name: {"rune-enemy": 1}},
            event_row=ROW,
        )
        claim(table, name, "city-of-splendors").end()
        assert table.points[race(name)] == 5
        assert table.claimed[race(name)] == 1 << box().event("city-of-splendors").index


@pytest.mark.rule("AG-EVENT-13", "AG-EVENT-29")
def test_whoever_comes_first_or_drives_the_other_off_denies_a_claim() -> None:
    table = realm(
        armies={"waterdeep": ("hill", {"hill-regular": 1})},
        resources={"hill": {"rune-enemy": 1}, "frost": {"rune-enemy": 1}},
        event_row=ROW,
    )
    assert claimable(table, "hill") == ["city-of-splendors"]
    table.put_army(region("waterdeep"), race("frost"), 1)
    assert claimable(table, "hill") == []
    claim(table, "frost", "city-of-splendors").end()
    table.put_army(region("waterdeep"), race("hill"), 1)
    assert "city-of-splendors" not in claimable(table, "hill")


@pytest.mark.rule("AG-EVENT-28")
def test_nobody_has_the_special_events_of_npcs() -> None:
    marks = ["high-moor", "waterdeep", "anauroch", "high-forest", "icewind-dale"]
    table = realm(seats=3, marked={"ravage": marks, "alliance": marks})
    for name in ("fire", "frost", "hill"):
        for rune in ("rune-journey", "rune-blood", "rune-enemy"):
            table.gain(race(name), RESOURCES.index(rune), 2)
        for event in claimable(table, name):
            assert box().event(event).race == race(name)
    assert all(table.seat_of[race(name)] < 0 for name in ("stone", "cloud", "storm"))


# -- the claim --------------------------------------------------------------------------------

IN_WATERDEEP: Mapping[str, Army] = {"waterdeep": ("hill", {"hill-regular": 1})}


@pytest.mark.rule("AG-EVENT-05", "AG-EVENT-07")
def test_the_rune_is_discarded_and_the_points_are_paid() -> None:
    table = realm(
        armies=IN_WATERDEEP,
        resources={"hill": {"rune-enemy": 1, "food": 2}},
        event_row=ROW,
    )
    claim(table, "hill", "city-of-splendors").end()
    assert cards(table, "hill") == {"food": 2}
    assert table.discard == [RESOURCES.index("rune-enemy")]
    assert table.points[race("hill")] == 5
    assert table.pools == [115, 30]
    assert told(table)[:3] == ["claimed", "rune-spent", "scored"]


@pytest.mark.rule("AG-EVENT-06", "AG-EVENT-27")
def test_maegera_can_be_stolen_in_two_ways() -> None:
    zalto: Mapping[str, Army] = {"ice-spires": ("fire", {"zalto!": 1})}
    table = realm(armies=zalto)
    assert claimable(table, "fire") == []
    table = realm(armies=zalto, resources={"fire": {"rune-enemy": 1}})
    claim(table, "fire", "steal-maegera").end()
    assert cards(table, "fire") == {}
    near: Mapping[str, Army] = {**zalto, "neverwinter-wood": ("fire", {"fire-regular": 1})}
    for owned in ({}, {"rune-enemy": 1}):
        table = realm(armies=near, resources={"fire": owned})
        claim(table, "fire", "steal-maegera").end()
        assert cards(table, "fire") == owned  # nothing is spent
        assert "rune-spared" in told(table)


@pytest.mark.rule("AG-EVENT-06")
def test_well_fed_hill_giants_need_no_rune() -> None:
    guh: Mapping[str, Army] = {"sumber-hills": ("hill", {"guh": 1})}
    assert claimable(realm(armies=guh, fed=5), "hill") == []
    assert claimable(realm(armies=guh, fed=6), "hill") == ["the-biggest-giant"]
    runes = {"hill": {"rune-blood": 1}}
    assert claimable(realm(armies=guh, fed=3, resources=runes), "hill") == ["the-biggest-giant"]
    assert claimable(realm(armies=guh, fed=2, resources=runes), "hill") == []
    assert claimable(realm(fed=8, resources=runes), "hill") == []  # where is Guh?


@pytest.mark.rule("AG-EVENT-08")
def test_a_completed_special_uncovers_the_next_one_for_a_later_turn() -> None:
    table = realm(
        armies={"ice-spires": ("fire", {"zalto": 1})},
        resources={"fire": {"rune-enemy": 1, "rune-blood": 1}},
        forged=3,
        active="fire",
    )
    sitting = run(turns.take_turn(table), table)
    assert sitting.offers("claim")
    sitting.answer("claim")
    assert table.special[race("fire")] == 1
    top = events.top_special(table, race("fire"))
    assert top is not None
    assert top.id == "forge-vonindod"
    assert not sitting.offers("claim")
    assert claimable(table, "fire") == ["forge-vonindod"]


@pytest.mark.rule("AG-EVENT-11", "AG-EVENT-12", "AG-EVENT-23")
def test_ice_that_never_melts_can_be_claimed_again_on_a_later_turn() -> None:
    table = realm(
        armies={"icewind-dale": ("frost", {"storvald": 1})},
        resources={"frost": {"rune-blood": 3}},
        special={"frost": 1},
        marked={"raid": ["icewind-dale", "high-moor"]},
        event_row=["gates-of-silverymoon"],
        active="frost",
    )
    sitting = run(turns.take_turn(table), table, ["claim"])
    assert members(table.marked[FROZEN]) == [region("icewind-dale")]
    assert table.points[race("frost")] == 5
    assert not sitting.offers("claim")
    assert table.special[race("frost")] == 1  # it still lies on top
    assert "ice-that-never-melts" not in claimable(table, "frost")  # the dale is frozen already
    table.put_army(region("icewind-dale"), race("frost"), 0)
    table.put_army(region("high-moor"), race("frost"), 1 << 16)
    claim(table, "frost", "ice-that-never-melts").end()
    assert table.marked[FROZEN].bit_count() == 2
    assert table.points[race("frost")] == 10


@pytest.mark.rule("AG-EVENT-11", "AG-EVENT-12", "AG-EVENT-25")
def test_the_titan_of_death_slays_one_dragon_a_turn() -> None:
    table = realm(
        armies={"anauroch": ("fire", {"vonindod": 1})},
        resources={"fire": {"rune-enemy": 4}},
        special={"fire": 2},
        active="fire",
    )
    sitting = run(turns.take_turn(table), table, ["claim"])
    assert not sitting.offers("claim")
    assert members(table.marked[SLAIN_DRAGON]) == [region("anauroch")]
    assert table.special[race("fire")] == 2
    assert claimable(table, "fire") == []  # no second dragon lives there


@pytest.mark.rule("AG-EVENT-15", "AG-EVENT-16", "AG-COMP-12")
def test_a_claimed_event_makes_room_for_the_next() -> None:
    table = realm(armies=IN_WATERDEEP, resources={"hill": {"rune-enemy": 1}}, event_row=ROW)
    coming = table.event_deck[-1]
    assert "waterdeep" in tokens(table)
    stamp = table.stamp()
    claim(table, "hill", "city-of-splendors").end()
    assert "waterdeep" not in tokens(table)
    assert box().board.regions[box().universal_events[coming].region].id in tokens(table)
    assert len(table.event_row) == 3
    assert len(table.event_deck) == 5
    assert table.claimed[race("hill")].bit_count() == 1
    assert table.stamp() > stamp
    assert "event-turned-up" in told(table)


@pytest.mark.rule("AG-EVENT-17", "AG-COMP-12")
def test_without_new_events_the_row_shrinks() -> None:
    table = realm(event_row=ROW)
    sizes = []
    while table.event_row:
        event = box().universal_events[table.event_row[0]]
        table.put_army(event.region, race("hill"), 1)
        table.resources[race("hill") * len(RESOURCES) + event.rune] = 1
        sitting = claim(table, "hill", event.id)
        while sitting.asked is not None:
            sitting.answer(sitting.asked.codes[0])
        assert len(tokens(table)) == len(table.event_row)
        sizes.append((len(table.event_row), len(table.event_deck)))
    assert sizes == [(3, 5), (3, 4), (3, 3), (3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0)]
    assert table.claimed[race("hill")].bit_count() == 9


@pytest.mark.rule("AG-EVENT-18", "AG-TURN-09")
def test_the_event_that_turns_up_waits_for_the_next_turn() -> None:
    table = realm(
        armies={
            "waterdeep": ("hill", {"hill-regular": 1}),
            "high-moor": ("hill", {"hill-regular": 1}),
        },
        resources={"hill": {"rune-enemy": 1, "rune-blood": 1}},
        event_row=["city-of-splendors", "triboar-burns", "gates-of-silverymoon"],
        active="hill",
    )
    dragonspear = box().event("shadow-of-dragonspear").index
    table.event_deck.remove(dragonspear)
    table.event_deck.append(dragonspear)
    sitting = run(turns.take_turn(table), table, ["claim:city-of-splendors"])
    assert claimable(table, "hill") == ["shadow-of-dragonspear"]
    assert not sitting.offers("claim:shadow-of-dragonspear")
    assert sitting.asked is not None
    assert sitting.asked.rule == "AG-TURN-05"


# -- rewards ----------------------------------------------------------------------------------


def universal(event: str) -> Realm:
    """Return a realm where hill can claim an Event."""
    the_event = box().event(event)
    place = box().board.regions[the_event.region].id
    return realm(
        armies={place: ("hill", {"hill-regular": 1, "hill-elite!": 1, "guh!": 1})},
        resources={"hill": {RESOURCES[the_event.rune]: 1}},
        event_row=[event],
        discard=["food", "ore", "artifact"],
    )


def test_an_event_can_give_cards() -> None:
    table = universal("caravans-of-the-shining-vale")
    before = len(table.deck)
    claim(table, "hill", "caravans-of-the-shining-vale").end()
    assert len(table.deck) == before - 2
    assert sum(cards(table, "hill").values()) == 2


def test_an_event_can_give_a_spell() -> None:
    table = universal("eye-of-the-all-father")
    claim(table, "hill", "eye-of-the-all-father").end()
    assert len(table.spells[race("hill")]) == 1
    assert table.spell_discard == []


def test_an_event_can_heal() -> None:
    table = universal("the-grandfather-tree")
    sitting = claim(table, "hill", "the-grandfather-tree")
    assert sitting.kind == "heal"
    sitting.answer("guh!@high-forest", "hill-elite!@high-forest").end()
    assert at(table, "high-forest") == {"hill-regular": 1, "hill-elite": 1, "guh": 1}


def test_an_event_can_give_a_discarded_card() -> None:
    table = universal("triboar-burns")
    sitting = claim(table, "hill", "triboar-burns")
    assert sitting.only("food", "ore")
    sitting.answer("ore").end()
    assert cards(table, "hill") == {"ore": 1}


@pytest.mark.rule("AG-EVENT-24")
def test_the_vonindod_is_forged() -> None:
    forged: dict[str, dict[str, int]] = {"fire": {"rune-blood": 1}}
    home: Mapping[str, Army] = {"ice-spires": ("fire", {"zalto": 1})}
    table = realm(armies=home, resources=forged, special={"fire": 1}, forged=1)
    assert claimable(table, "fire") == []
    table = realm(armies=home, resources=forged, special={"fire": 1}, forged=2)
    claim(table, "fire", "forge-vonindod").end()
    assert at(table, "ice-spires") == {"zalto": 1, "vonindod": 1}
    assert not table.waiting >> box().unit("vonindod").index & 1
    assert "unit-came" in told(table)


@pytest.mark.rule("AG-EVENT-26")
def test_hekaton_is_rescued_and_the_other_champion_makes_room() -> None:
    runes = {"storm": {"rune-journey": 1}}
    home: Mapping[str, Army] = {
        "sea-of-swords": ("storm", {"serissa": 1, "storm-champion": 1, "storm-elite": 1})
    }
    allies = ["waterdeep", "high-moor", "anauroch"]
    table = realm(armies=home, resources=runes, marked={"alliance": allies[:2]})
    assert claimable(table, "storm") == []
    table = realm(armies=home, resources=runes, marked={"alliance": allies})
    claim(table, "storm", "rescue-hekaton").end()
    assert at(table, "sea-of-swords") == {"serissa": 1, "hekaton": 1, "storm-elite": 1}
    assert supply(table, "storm")["storm-champion"] == 1
    assert not table.waiting >> box().unit("hekaton").index & 1


def test_a_unit_comes_beside_its_own_if_enemies_hold_its_home() -> None:
    runes = {"storm": {"rune-journey": 1}}
    allies = ["waterdeep", "high-moor", "anauroch"]
    lost: Mapping[str, Army] = {"sea-of-swords": ("hill", {"guh": 1})}
    away: Mapping[str, Army] = {
        **lost,
        "waterdeep": ("storm", {"serissa": 1}),
        "high-moor": ("storm", {"storm-elite": 1}),
    }
    table = realm(armies=away, resources=runes, marked={"alliance": allies}, stage="endgame")
    sitting = claim(table, "storm", "rescue-hekaton")
    assert sitting.only("waterdeep", "high-moor")
    laws.check_always(table)  # while its place is chosen it is still to come
    sitting.answer("high-moor").end()
    assert at(table, "high-moor") == {"storm-elite": 1, "hekaton": 1}
    table = realm(armies=lost, resources=runes, marked={"alliance": allies}, stage="endgame")
    claim(table, "storm", "rescue-hekaton").end()
    assert supply(table, "storm")["hekaton"] == 1  # it can be recruited later
    assert not table.waiting >> box().unit("hekaton").index & 1


@pytest.mark.rule("AG-EVENT-21", "AG-EVENT-22")
@pytest.mark.parametrize(
    ("name", "event", "marker", "rune", "least"),
    [
        ("stone", "pox-on-the-land", "ravage", "rune-enemy", 5),
        ("frost", "find-the-ring", "raid", "rune-journey", 2),
    ],
)
def test_events_that_ask_for_markers(
    name: str, event: str, marker: str, rune: str, least: int
) -> None:
    places = ["high-moor", "waterdeep", "anauroch", "high-forest", "icewind-dale"]
    runes = {name: {rune: 1}}
    for n in range(least):
        assert claimable(realm(resources=runes, marked={marker: places[:n]}), name) == []
    table = realm(resources=runes, marked={marker: places[:least]})
    claim(table, name, event).end()
    assert table.points[race(name)] == box().event(event).points


def test_the_castle_must_be_held_among_the_small_folk_for_the_trove() -> None:
    owned = {"cloud": {"rune-journey": 1, "artifact": 2}}
    crew: Mapping[str, Army] = {
        "high-forest": ("cloud", {"cloud-regular": 1}),
        "evermoors": ("cloud", {"sansuri": 1}),
    }
    assert claimable(realm(armies=crew, resources=owned, castle="evermoors"), "cloud") == []
    assert claimable(realm(armies=crew, resources=owned, castle="anauroch"), "cloud") == []
    table = realm(armies=crew, resources=owned, castle="high-forest")
    claim(table, "cloud", "trove-of-dragon-magic").end()
    assert cards(table, "cloud") == {"artifact": 2}  # shown, not spent
    assert events.lasting(table, race("cloud"), FREE_ADVANCED)
    one = {"cloud": {"rune-journey": 1, "artifact": 1}}
    assert claimable(realm(armies=crew, resources=one, castle="high-forest"), "cloud") == []


def test_a_hero_of_storm_must_stand_in_the_desert() -> None:
    runes = {"storm": {"rune-enemy": 1}}
    for unit, possible in (("serissa!", True), ("storm-champion", True), ("storm-elite", False)):
        table = realm(
            armies={"anauroch": ("storm", {unit: 1})}, resources=runes, special={"storm": 1}
        )
        assert (claimable(table, "storm") == ["doom-of-the-desert"]) == possible


# -- what lasts -------------------------------------------------------------------------------


@pytest.mark.rule("AG-EVENT-10")
def test_a_lasting_reward_stays_for_good() -> None:
    table = realm(
        armies={"ice-spires": ("fire", {"zalto": 1})},
        resources={"fire": {"rune-enemy": 1, "ore": 4}},
        active="fire",
    )
    assert more_left(table, race("fire"), UNIQUE) == 0
    claim(table, "fire", "steal-maegera").end()
    for _ in range(9):
        run(turns.command(table, race("fire"), REST), table)
        assert more_left(table, race("fire"), UNIQUE) == 1
        assert more_left(table, race("fire"), REST) == 0
    run(turns.command(table, race("fire"), UNIQUE), table, [0]).end()  # nothing to its left
    assert table.forged == 1


def test_what_lasts_is_found_by_its_kind() -> None:
    table = realm(special={"hill": 1}, claimed={"hill": ["city-of-splendors"]})
    assert [effect.by for effect in events.lasting(table, race("hill"), ABROAD_MOST)] == [4]
    assert events.lasting(table, race("hill"), FREE_ADVANCED) == []
    assert events.lasting(table, race("stone"), ABROAD_MOST) == []


@pytest.mark.rule("AG-FINAL-12")
def test_a_claim_that_empties_pool_1_opens_homes_in_the_same_turn() -> None:
    table = realm(
        armies={
            "waterdeep": ("storm", {"serissa": 1}),
            "sumber-hills": ("hill", {"hill-regular": 1}),
        },
        resources={"storm": {"rune-enemy": 1}},
        event_row=ROW,
        pools=[5, 30],
        active="storm",
    )
    sitting = run(turns.take_turn(table), table, ["claim:city-of-splendors", "attack"])
    assert table.stage == FINAL_ORDNING
    assert sitting.offers("@waterdeep>sumber-hills")


def test_the_marker_limit_of_the_box_holds_for_events_too() -> None:
    house = House()
    house.marker_cap = True
    table = realm(
        armies={"icewind-dale": ("frost", {"storvald": 1})},
        resources={"frost": {"rune-blood": 1}},
        special={"frost": 1},
        marked={
            "raid": ["icewind-dale", "high-moor", "waterdeep", "anauroch", "high-forest"],
            "frozen": ["high-moor", "waterdeep", "anauroch"],
        },
        house=house,
    )
    claim(table, "frost", "ice-that-never-melts").end()
    assert table.marked[FROZEN].bit_count() == 3  # raids and frozen regions share eight markers
