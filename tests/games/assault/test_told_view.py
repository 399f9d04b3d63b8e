"""What everybody is told of every race: Events, commands in hand, leaders, what is left, offers."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.commands.trade import trade
from giantstable.games.assault.rules.giantslayers import actions
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told import shapes
from giantstable.games.assault.told.view import view
from tests.games.assault.fights import field
from tests.games.assault.loaded import load
from tests.games.assault.realms import command, race, realm, run
from tests.games.assault.table import region


def seat(table: Realm, name: str) -> shapes.SeatState:
    """Return what a spectator sees of a race."""
    [found] = [seat for seat in view(table, None)["seats"] if seat["race"] == name]
    return found


def progress(table: Realm, name: str, event: str) -> tuple[list[tuple[int, int]], str, bool]:
    """Return how far a race is with an Event: have and need of each condition, rune, ready."""
    seen = seat(table, name)["progress"][event]
    for need in seen["needs"]:
        assert need["met"] == (need["have"] >= need["need"])
    return [(need["have"], need["need"]) for need in seen["needs"]], seen["rune"], seen["ready"]


# -- Events --------------------------------------------------------------------------------------


@pytest.mark.rule("AG-EVENT-04", "AG-EVENT-14")
def test_every_race_is_told_how_far_it_is_with_the_events_of_the_row() -> None:
    table = realm(
        armies={"dessarin-valley": ("hill", {"hill-regular": 2, "hill-elite!": 1})},
        resources={"hill": {"rune-blood": 1}},
        event_row=["triboar-burns", "city-of-splendors", "siege-of-bryn-shander"],
    )
    rune = table.world.box.event("triboar-burns").rune
    table.gain(race("hill"), rune)
    assert progress(table, "hill", "triboar-burns") == ([(3, 1)], "owned", True)
    assert progress(table, "fire", "triboar-burns") == ([(0, 1)], "missing", False)
    for name in ("hill", "fire"):
        own = seat(table, name)["event"]
        assert list(seat(table, name)["progress"]) == [
            "triboar-burns",
            "city-of-splendors",
            "siege-of-bryn-shander",
            own,
        ]


@pytest.mark.rule("AG-EVENT-06")
def test_food_and_the_leader_of_the_biggest_giant_are_counted() -> None:
    armies = {"high-moor": ("hill", {"guh!": 1})}
    table = realm(armies=armies, fed=2)
    assert progress(table, "hill", "the-biggest-giant") == ([(2, 3), (1, 1)], "missing", False)
    table = realm(armies=armies, fed=6)
    assert progress(table, "hill", "the-biggest-giant") == ([(6, 3), (1, 1)], "spared", True)
    table = realm(armies=armies, fed=4, resources={"hill": {"rune-blood": 1}})
    assert progress(table, "hill", "the-biggest-giant") == ([(4, 3), (1, 1)], "owned", True)
    table = realm(fed=4, resources={"hill": {"rune-blood": 1}})
    assert progress(table, "hill", "the-biggest-giant") == ([(4, 3), (0, 1)], "owned", False)


@pytest.mark.rule("AG-EVENT-22")
def test_castle_cards_and_markers_are_counted() -> None:
    table = realm(
        armies={"waterdeep": ("cloud", {"cloud-regular": 1})},
        castle="waterdeep",
        resources={"cloud": {"artifact": 1}},
        marked={"ravage": ["high-moor", "waterdeep"]},
    )
    needs, _, ready = progress(table, "cloud", "trove-of-dragon-magic")
    assert (needs, ready) == ([(1, 1), (1, 2)], False)
    assert progress(table, "stone", "pox-on-the-land")[0] == [(2, 5)]
    table = realm(armies={"evermoors": ("cloud", {"cloud-regular": 1})}, castle="evermoors")
    assert progress(table, "cloud", "trove-of-dragon-magic")[0] == [(0, 1), (0, 2)]


@pytest.mark.rule("AG-EVENT-25")
def test_units_in_a_region_and_among_small_folk_are_counted() -> None:
    table = realm(
        armies={
            "anauroch": ("storm", {"serissa": 1, "storm-champion": 1, "storm-regular": 2}),
            "waterdeep": ("fire", {"vonindod": 1}),
        },
        special={"storm": 1, "fire": 2},
        entered=["vonindod"],
    )
    assert progress(table, "storm", "doom-of-the-desert")[0] == [(2, 1)]
    assert progress(table, "fire", "titan-of-death")[0] == [(1, 1)]
    marked = realm(
        armies={"waterdeep": ("fire", {"vonindod": 1})},
        special={"fire": 2},
        entered=["vonindod"],
        marked={"slain-dragon": ["waterdeep"]},
    )
    assert progress(marked, "fire", "titan-of-death")[0] == [(0, 1)]


def test_a_race_that_has_done_all_its_own_events_is_told_of_the_row_alone() -> None:
    table = realm(special={"storm": 2})
    assert seat(table, "storm")["event"] == ""
    assert list(seat(table, "storm")["progress"]) == view(table, None)["event_row"]


# -- commands and leaders ------------------------------------------------------------------------


@pytest.mark.rule("AG-CMD-06", "AG-CMD-08")
def test_every_command_in_hand_says_what_it_comes_to() -> None:
    table = realm(
        armies={
            "waterdeep": ("hill", {"hill-regular": 1}),
            "sumber-hills": ("hill", {"hill-regular": 1}),
        },
        rows={"hill": ["trade", "magic", "rest"]},
    )
    hill = seat(table, "hill")
    assert hill["row_right"] == [2, 1, 0]
    assert list(hill["commands"]) == hill["hand"]
    assert hill["commands"]["move"] == {"left": 3, "parts": [6, 3]}
    # Three cards to the left, but only one Small Folk Region: home is none (AG-PLUNDER-03).
    assert hill["commands"]["plunder"] == {"left": 3, "parts": [2, 1]}
    assert hill["commands"]["recruit"] == {"left": 3, "parts": [2, 3]}
    assert hill["commands"]["leader"] == {"left": 3, "parts": [1, 0]}  # nothing lies to its right
    assert hill["commands"]["attack"] == {"left": 3, "parts": [1, 3]}
    assert hill["commands"]["unique"] == {"left": 3, "parts": [1, 3]}
    assert hill["regions"] == 2


@pytest.mark.rule("AG-EVENT-10", "AG-SPECIAL-05")
def test_events_that_last_and_markers_of_old_count() -> None:
    table = realm(
        special={"fire": 1},  # Steal Maegera: Forge Titan counts one card more to its left
        rows={"fire": ["move"]},
        marked={"slain-dragon": ["waterdeep", "high-moor"], "alliance": ["high-forest"]},
    )
    assert seat(table, "fire")["commands"]["unique"] == {"left": 2, "parts": [4, 2]}
    assert seat(table, "fire")["commands"]["plunder"]["left"] == 1
    assert seat(table, "storm")["commands"]["unique"] == {"left": 0, "parts": [1, 0]}


@pytest.mark.rule("AG-LEADER-02", "AG-LEADER-03")
def test_a_leader_is_told_where_it_is_and_whether_its_ability_works() -> None:
    def guh(row: list[str], **soldiers: int) -> shapes.LeaderState:
        units = {word.replace("_", "!"): n for word, n in soldiers.items()}
        armies = {"high-moor": ("hill", units)} if units else {}
        [found] = seat(realm(armies=armies, rows={"hill": row}), "hill")["leaders"]
        return found

    home = {"unit": "guh", "state": "healthy", "region": "high-moor", "works": True}
    assert guh(["leader"], guh=1) == home
    assert guh(["move"], guh=1) == {**home, "works": False}
    assert guh(["leader"], guh_=1) == {**home, "state": "wounded", "works": False}
    assert guh(["leader"]) == {**home, "state": "fallen", "region": "", "works": False}


def test_a_leader_that_waits_for_its_event_is_told_of_and_one_without_lasting_never_works() -> None:
    table = realm(rows={"fire": ["leader"], "stone": ["leader"]})
    states = {leader["unit"]: leader["state"] for leader in seat(table, "fire")["leaders"]}
    assert states == {"zalto": "fallen", "vonindod": "waiting"}
    table = realm(armies={"high-moor": ("stone", {"kayalithica": 1})}, rows={"stone": ["leader"]})
    assert seat(table, "stone")["leaders"][0]["works"] is False


# -- what is left --------------------------------------------------------------------------------


def left(table: Realm) -> tuple[str, str, int] | None:
    """Return what is counted, for whom, and how much is left of it, as everybody sees it."""
    seen = [view(table, viewer)["left"] for viewer in (None, *range(table.world.seats))]
    assert all(each == seen[0] for each in seen)
    first = seen[0]
    return None if first is None else (first["of"], first["race"], first["n"])


@pytest.mark.rule("AG-MOVE-02")
def test_maneuvers_are_counted_down() -> None:
    table = realm(armies={"high-moor": ("hill", {"hill-regular": 3})}, active="hill")
    sitting = command(table, "hill", "move")
    assert left(table) == ("maneuvers", "hill", 6)
    sitting.answer("hill-regular@high-moor>delimbiyr-vale")
    assert left(table) == ("maneuvers", "hill", 5)
    twin = table.copy()
    assert left(twin) == left(table)
    sitting.answer("done").end()
    assert left(table) is None


@pytest.mark.rule("AG-RECRUIT-03", "AG-RECRUIT-12")
def test_recruit_points_are_counted_with_food() -> None:
    table = realm(
        armies={"sumber-hills": ("hill", {"hill-regular": 1})},
        active="hill",
        resources={"hill": {"food": 1}},
    )
    sitting = command(table, "hill", "recruit")
    assert left(table) == ("recruit-points", "hill", 2)
    sitting.answer("eat")
    assert left(table) == ("recruit-points", "hill", 3)
    sitting.answer("hill-elite@sumber-hills")
    assert left(table) == ("recruit-points", "hill", 1)
    sitting.answer("done").end()
    assert left(table) is None


@pytest.mark.rule("AG-REST-02")
def test_healing_is_counted() -> None:
    table = realm(armies={"high-moor": ("hill", {"hill-regular!": 2})}, active="hill")
    sitting = command(table, "hill", "rest")
    assert left(table) == ("healing", "hill", 1)
    sitting.answer("hill-regular!@high-moor").end()
    assert left(table) is None


@pytest.mark.rule("AG-LEADER-16")
def test_relocations_are_counted() -> None:
    table = realm(
        armies={"high-moor": ("stone", {"kayalithica": 1, "stone-regular": 3})}, active="stone"
    )
    sitting = command(table, "stone", "leader")
    assert left(table) is None
    assert sitting.asked is not None
    sitting.answer(sitting.asked.codes[0])
    assert left(table) == ("relocations", "stone", 2)
    sitting.answer("stone-regular@high-moor>waterdeep")
    assert left(table) == ("relocations", "stone", 1)
    sitting.answer("done")
    assert left(table) is None


@pytest.mark.rule("AG-SPECIAL-06", "AG-SPECIAL-02")
def test_markers_and_cards_of_unique_commands_are_counted() -> None:
    table = realm(
        armies={place: ("stone", {"stone-regular": 1}) for place in ("waterdeep", "high-moor")},
        rows={"stone": ["move", "rest", "magic"]},
        active="stone",
    )
    sitting = command(table, "stone", "unique")
    assert left(table) == ("markers", "stone", 3)
    sitting.answer("waterdeep")
    assert left(table) == ("markers", "stone", 2)
    sitting.answer("done").end()
    assert left(table) is None
    table = realm(resources={"hill": {"food": 2}}, rows={"hill": ["move", "rest"]}, active="hill")
    sitting = command(table, "hill", "unique")
    assert left(table) == ("cards", "hill", 2)
    sitting.answer("yes")
    assert left(table) == ("cards", "hill", 1)
    sitting.answer("no").end()
    assert left(table) is None


@pytest.mark.rule("AG-SLAYER-03")
def test_actions_of_giantslayers_are_counted_also_after_a_battle() -> None:
    table = realm(
        armies={
            "waterdeep": ("stone", {"stone-regular": 1, "stone-elite": 1}),
            "high-moor": ("fire", {"fire-regular": 1}),
        },
        slayers={"hook": "waterdeep", "line": "high-moor", "sinker": "waterdeep"},
        active="hill",
    )
    load(table, "2h", "2h", "stone:b", "-", "-")
    sitting = run(actions(table, race("hill"), 4), table)
    assert sitting.kind == "slayer-move"  # all of them are there
    assert left(table) == ("actions", "hill", 4)
    sitting.answer("done")
    assert left(table) == ("actions", "hill", 4)
    sitting.answer(0b001 + 16 * region("waterdeep"), "no")  # Hook, without a second roll
    assert left(table) == ("damage", "stone", 3)
    sitting.answer("stone-elite")
    assert sitting.kind == "slayer-attack"
    assert left(table) == ("actions", "hill", 3)
    sitting.answer("done").end()
    assert left(table) is None


@pytest.mark.rule("AG-SPECIAL-23")
def test_riders_are_counted() -> None:
    table = realm(
        armies={"waterdeep": ("cloud", {"cloud-regular": 2, "sansuri": 1})},
        castle="waterdeep",
        active="cloud",
    )
    sitting = command(table, "cloud", "unique", ["dessarin-valley"])
    assert left(table) == ("riders", "cloud", 3)
    sitting.answer("sansuri")
    assert left(table) == ("riders", "cloud", 2)
    sitting.answer("done").end()
    assert left(table) is None


# -- offers --------------------------------------------------------------------------------------


def between(**cards: int) -> Realm:
    """Return a realm where fire and hill are neighbours with cards."""
    table = field("fire", {"fire-regular": 1}, "hill", {"hill-regular": 1})
    table.gain(race("fire"), 0, cards["fire"])
    table.gain(race("hill"), 1, cards["hill"])
    table.gain(race("hill"), 2, 1)
    table.owned = table.resources.copy()
    return table


@pytest.mark.rule("AG-TRADE-09", "AG-TRADE-07")
def test_a_forced_trade_says_who_forces_whom_and_how_far() -> None:
    table = between(fire=3, hill=1)
    sitting = run(trade(table, race("fire"), 5), table)
    assert view(table, None)["offer"] is None
    assert left(table) == ("exchange", "fire", 5)
    sitting.answer("hill")
    offer = view(table, None)["offer"]
    assert offer is not None
    assert (offer["by"], offer["to"], offer["kind"]) == ("fire", "hill", "forced")
    assert offer["limit"] == 2  # hill has no more to return
    sitting.answer("done")  # one Food: there is nothing else to give
    assert sitting.seat == "hill"
    assert left(table) == ("exchange", "hill", 1)
    sitting.answer("ore").end()
    assert left(table) is None
    assert view(table, None)["offer"] is None


@pytest.mark.rule("AG-TRADE-12")
def test_an_offer_says_by_whom_to_whom_and_that_it_is_friendly() -> None:
    table = between(fire=3, hill=2)
    sitting = run(trade(table, race("fire"), 2), table, ["hill friendly", "food"])
    assert left(table) == ("exchange", "fire", 1)
    sitting.answer("done", "ore", "done")
    assert sitting.kind == "agree"
    offer = view(table, None)["offer"]
    assert offer is not None
    assert (offer["by"], offer["to"], offer["kind"], offer["limit"]) == (
        "fire",
        "hill",
        "friendly",
        2,
    )
    assert (offer["gives"]["food"], offer["wants"]["ore"]) == (1, 1)
    events = {event.kind.name: event.values() for event in table.events or []}
    assert events["offered"] == [race("fire"), race("hill"), 1, 2]
    assert events["offer-gives"] == [race("fire"), 0, 1, race("hill")]


@pytest.mark.rule("AG-TRADE-16")
def test_a_trade_with_the_deck_is_one_with_nobody() -> None:
    table = between(fire=3, hill=2)
    run(trade(table, race("fire"), 2), table, ["deck"])
    offer = view(table, None)["offer"]
    assert offer is not None
    assert (offer["to"], offer["kind"], offer["limit"]) == ("", "deck", 2)
