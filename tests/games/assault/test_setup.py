"""Setup: who is who, what stands where, and the draft of Resource Cards."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.pieces import CHAMPION, RACES
from giantstable.games.assault.rules.events import top_special
from giantstable.games.assault.rules.setup import draft, new_realm
from giantstable.games.assault.table.army import count, is_wounded, soldiers
from giantstable.games.assault.table.realm import DRAFT, NO_REGION, NORMAL, Realm
from giantstable.games.assault.table.world import NOBODY, House, World
from giantstable.kernel.rng import seeded
from tests.games.assault.realms import Sitting, at, cards, named, race, run, supply
from tests.games.assault.table import box, region

SEATS = [3, 4, 5, 6]


def fresh(seats: int, seed: int = 0) -> Realm:
    """Return a realm as setup leaves it."""
    table = new_realm(World(box(), seats, House()), seeded(seed))
    table.events = []
    return table


def order(table: Realm) -> list[str]:
    """Return the races in the order of their turns."""
    seats = table.world.seats
    return [RACES[table.race_of[(table.first + i) % seats]] for i in range(seats)]


def everywhere(table: Realm, name: str) -> dict[str, dict[str, int]]:
    """Return all units of a race on the board, by region."""
    found: dict[str, dict[str, int]] = {}
    for here in box().board.regions:
        if table.holder[region(here.id)] == race(name):
            found[here.id] = at(table, here.id)
    return found


# -- who is who -------------------------------------------------------------------------------


@pytest.mark.rule("AG-SETUP-02", "AG-SETUP-03", "AG-SETUP-04", "AG-SETUP-05", "AG-SETUP-08")
@pytest.mark.parametrize(
    ("seats", "played"),
    [
        (3, ["fire", "frost", "hill"]),
        (4, ["storm", "cloud", "stone", "hill"]),
        (5, ["storm", "cloud", "fire", "frost", "stone"]),
        (6, ["storm", "cloud", "fire", "frost", "stone", "hill"]),
    ],
)
def test_the_number_of_players_says_who_is_played(seats: int, played: list[str]) -> None:
    for seed in range(5):
        table = fresh(seats, seed)
        assert order(table) == played
        assert [name for name in RACES if table.seat_of[race(name)] != NOBODY] == played


@pytest.mark.rule("AG-SETUP-06")
def test_a_random_seat_gets_the_highest_race() -> None:
    begins = [0, 0, 0]
    for seed in range(300):
        table = fresh(3, seed)
        assert table.race_of[table.first] == race("fire")
        begins[table.first] += 1
    assert all(70 < n < 130 for n in begins)


@pytest.mark.rule("AG-SETUP-07")
def test_the_other_races_follow_clockwise() -> None:
    table = next(table for table in (fresh(4, seed) for seed in range(50)) if table.first == 2)
    assert [RACES[table.race_of[seat]] for seat in (2, 3, 0, 1)] == [
        "storm",
        "cloud",
        "stone",
        "hill",
    ]
    assert [table.race_of[table.seat_of[r]] for r in table.race_of] == table.race_of


# -- the board --------------------------------------------------------------------------------


@pytest.mark.rule("AG-SETUP-10")
def test_a_race_has_all_its_pieces() -> None:
    table = fresh(6)
    for pieces in box().races:
        owned = table.supply[pieces.index] + table.army[pieces.home]
        assert len(pieces.commands) == 9
        assert pieces.leaders
        assert pieces.die.hits
        waiting = [unit.id for unit in pieces.units if table.waiting >> unit.index & 1]
        champions = 0
        for kind, unit in enumerate(pieces.units):
            entered = 0 if unit.id in waiting else unit.copies
            assert count(owned, kind * 2) == entered
            champions += unit.copies if unit.rank == CHAMPION else 0
        assert champions == 2


@pytest.mark.rule("AG-SETUP-11", "AG-SETUP-29")
@pytest.mark.parametrize("seats", SEATS)
def test_all_are_healthy_and_the_giantslayers_are_not_there(seats: int) -> None:
    table = fresh(seats)
    for army in table.army:
        assert not any(is_wounded(soldier) for soldier in soldiers(army))
    assert table.slayer_at == [NO_REGION] * 3
    assert table.slayers_wounded == 0


@pytest.mark.rule("AG-SETUP-14")
def test_a_leader_a_champion_and_two_regulars_begin_at_home() -> None:
    table = fresh(6)
    assert everywhere(table, "hill") == {
        "sumber-hills": {"guh": 1, "hill-champion": 1, "hill-regular": 2}
    }
    for name in ("cloud", "fire", "frost", "stone"):
        (army,) = everywhere(table, name).values()
        assert sorted(army.values()) == [1, 1, 2]
        assert army[f"{name}-regular"] == 2
        assert army[f"{name}-champion"] == 1


@pytest.mark.rule("AG-SETUP-16")
def test_the_vonindod_is_still_to_be_forged() -> None:
    table = fresh(6)
    assert at(table, "ice-spires")["zalto"] == 1
    assert table.waiting >> box().unit("vonindod").index & 1
    assert "vonindod" not in supply(table, "fire")
    assert all("vonindod" not in army for army in everywhere(table, "fire").values())


@pytest.mark.rule("AG-SETUP-17")
def test_lyn_armaal_begins_in_the_evermoors_if_cloud_is_played() -> None:
    table = fresh(6)
    assert table.castle == region("evermoors")
    assert sum(at(table, "evermoors").values()) == 4
    assert fresh(3).castle == NO_REGION


@pytest.mark.rule("AG-SETUP-18", "AG-SETUP-19")
def test_storm_begins_with_three_and_without_hekaton() -> None:
    table = fresh(6)
    assert everywhere(table, "storm") == {
        "sea-of-swords": {"serissa": 1, "storm-champion": 1, "storm-elite": 1}
    }
    assert table.waiting >> box().unit("hekaton").index & 1
    assert "hekaton" not in supply(table, "storm")


@pytest.mark.rule("AG-SETUP-20")
def test_only_races_without_a_player_have_npcs() -> None:
    table = fresh(5)
    assert set(everywhere(table, "hill")) == {"dessarin-valley", "sumber-hills"}
    assert at(table, "neverwinter-wood") == {}
    for name in RACES[:5]:
        assert len(everywhere(table, name)) == 1


@pytest.mark.rule(
    "AG-SETUP-21", "AG-SETUP-22", "AG-SETUP-23", "AG-SETUP-24", "AG-SETUP-25", "AG-SETUP-26"
)
@pytest.mark.parametrize(
    ("seats", "name", "armies"),
    [
        (
            3,
            "storm",
            {
                "sea-of-swords": {"serissa": 1, "storm-regular": 1},
                "neverwinter-wood": {"storm-elite": 1},
            },
        ),
        (
            3,
            "cloud",
            {
                "evermoors": {"sansuri": 1, "cloud-regular": 1},
                "spine-of-the-world": {"cloud-elite": 1},
            },
        ),
        (
            4,
            "fire",
            {
                "ice-spires": {"zalto": 1, "fire-regular": 2},
                "silver-marches": {"fire-regular": 2},
            },
        ),
        (
            4,
            "frost",
            {
                "sea-of-moving-ice": {"storvald": 1, "frost-regular": 2},
                "icewind-dale": {"frost-regular": 2},
            },
        ),
        (
            3,
            "stone",
            {
                "graypeak-mountains": {"kayalithica": 1, "stone-elite": 2},
                "high-forest": {"stone-regular": 3},
            },
        ),
        (
            5,
            "hill",
            {
                "sumber-hills": {"guh": 1, "hill-elite": 2, "hill-regular": 3},
                "dessarin-valley": {"hill-elite": 2, "hill-regular": 3},
            },
        ),
    ],
)
def test_where_npcs_stand(seats: int, name: str, armies: dict[str, dict[str, int]]) -> None:
    table = fresh(seats)
    assert everywhere(table, name) == armies
    assert table.resources[race(name) * 7 : race(name) * 7 + 7] == [0] * 7


@pytest.mark.rule("AG-SETUP-27")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_npcs_have_no_champion(seats: int) -> None:
    table = fresh(seats)
    for name in RACES:
        if table.seat_of[race(name)] == NOBODY:
            for army in everywhere(table, name).values():
                assert not any(box().unit(unit).rank == CHAMPION for unit in army)


# -- cards and points -------------------------------------------------------------------------


@pytest.mark.rule("AG-SETUP-12")
def test_the_lowest_special_event_lies_on_top() -> None:
    table = fresh(6)
    for pieces in box().races:
        top = top_special(table, pieces.index)
        assert top is not None
        assert top.number == 1
        assert [event.number for event in pieces.events] == list(range(1, len(pieces.events) + 1))


@pytest.mark.rule("AG-SETUP-13")
def test_no_command_is_played_yet() -> None:
    assert fresh(6).row == [[]] * 6


@pytest.mark.rule("AG-SETUP-30", "AG-SETUP-31")
def test_three_of_nine_universal_events_are_turned_up() -> None:
    rows = set()
    for seed in range(10):
        table = fresh(4, seed)
        assert len(table.event_row) == 3
        assert len(table.event_deck) == 6
        assert sorted(table.event_row + table.event_deck) == list(range(9))
        for event in table.event_row:  # an Event Token lies where a face-up Event says
            assert box().universal_events[event].region != NOTHING
        rows.add(tuple(table.event_row))
    assert len(rows) > 5


@pytest.mark.rule("AG-SETUP-35")
def test_nobody_has_a_spell() -> None:
    table = fresh(5)
    assert len(table.spell_deck) == 18
    assert table.spells == [[]] * 6
    assert table.spell_discard == []


@pytest.mark.rule("AG-SETUP-37", "AG-SETUP-38", "AG-SETUP-39", "AG-SETUP-40")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pools_grow_with_the_number_of_players(seats: int) -> None:
    table = fresh(seats)
    assert table.pools == [20 * seats, 5 * seats]
    assert table.reserve == {3: 105, 4: 80, 5: 55, 6: 30}[seats]
    assert table.points == [0] * 6


# -- the draft --------------------------------------------------------------------------------


def picked(sitting: Sitting) -> list[str]:
    """Return who picked, in order."""
    assert sitting.realm.events is not None
    return [RACES[event.a] for event in sitting.realm.events if event.kind.name == "picked"]


@pytest.mark.rule("AG-SETUP-32")
def test_everybody_picks_one_of_as_many_cards() -> None:
    table = fresh(6)
    sitting = run(draft(table), table)
    shown = list(table.offered)
    assert len(shown) == 6
    assert len(table.deck) == 42
    while table.picks < 6:
        assert sitting.asked is not None
        assert sitting.asked.rule == "AG-SETUP-32"
        sitting.answer(sitting.asked.codes[0])
    assert picked(sitting)[:6] == RACES
    first = [cards(table, name) for name in RACES]
    assert sum(sum(owned.values()) for owned in first) >= 6
    assert len(table.offered) == 6 - (table.picks - 6)


@pytest.mark.rule("AG-SETUP-33", "AG-SETUP-34")
@pytest.mark.parametrize("seats", SEATS)
def test_the_second_card_is_picked_in_the_opposite_direction(seats: int) -> None:
    table = fresh(seats, seats)
    sitting = run(draft(table), table)
    assert table.stage == DRAFT
    while sitting.asked is not None:
        assert (sitting.asked.rule == "AG-SETUP-33") == (table.picks >= seats)
        sitting.answer(sitting.asked.codes[-1])
    names = order(table)
    assert picked(sitting) == names + names[::-1]
    assert all(sum(cards(table, name).values()) == 2 for name in names)
    assert len(table.deck) == 48 - 2 * seats
    assert table.discard == []
    assert table.offered == []
    assert table.stage == NORMAL
    assert RACES[table.active] == names[0]


@pytest.mark.rule("AG-SETUP-34")
def test_the_deck_is_shuffled_again_after_the_draft() -> None:
    table = fresh(3)
    sitting = run(draft(table), table)
    while table.picks < 5:
        before = table.deck.copy()
        assert sitting.asked is not None
        sitting.answer(sitting.asked.codes[0])
    assert table.deck != before
    assert sorted(table.deck) == sorted(before)


def test_a_supply_is_what_is_not_on_the_board() -> None:
    table = fresh(6)
    assert named(table, race("hill"), table.supply[race("hill")]) == {
        "hill-regular": 10,
        "hill-elite": 8,
        "hill-champion": 1,
    }
