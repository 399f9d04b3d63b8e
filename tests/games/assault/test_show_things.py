"""Single things that options show: where passages end, what a battle brings, who is paid."""

from __future__ import annotations

import random

import pytest

from giantstable.games.assault.box.cards import BATTLE_START
from giantstable.games.assault.rules.commands.move import maneuvers
from giantstable.games.assault.rules.giantslayers import actions
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import DONE, WOUND_IT, number_of, packed
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told import shapes
from giantstable.games.assault.told.show.option import show
from giantstable.kernel.decision import Decision
from tests.games.assault.fights import HERE, THERE, battle, field
from tests.games.assault.realms import Sitting, at, command, race, realm, run
from tests.games.assault.table import box, region
from tests.games.assault.test_moving_random import MOVER, random_board
from tests.strength import at_random

PRICES = ["none", "card", "wound", "death"]
PAID = {"passage-paid": 1, "passage-blood": 2}


def shown(sitting: Sitting, word: str | int) -> shapes.Show:
    """Return what an answer shows."""
    assert sitting.asked is not None
    found = show(sitting.realm, sitting.asked, sitting.code(word))
    assert found is not None
    return found


# -- where a passage ends ------------------------------------------------------------------------


def endings(table: Realm, n: int, answers: list[int]) -> dict[str, tuple[str, int]]:
    """Return where a unit can come to stop, by trying everything: the least price, and what is
    left of the maneuvers."""
    found: dict[str, tuple[int, int]] = {}
    waiting = [answers]
    while waiting:
        tried = waiting.pop()
        then = table.copy()
        then.events = []
        sitting = run(maneuvers(then, race(MOVER), n), then, tried)
        asked = sitting.asked
        if asked is not None and asked.kind_of in (asks.PASSAGE, asks.ONWARD):
            dies = asked.kind_of is asks.PASSAGE and number_of(asked.subject) % 2
            for code in asked.codes:
                if code != DONE and not (dies and code == WOUND_IT):
                    waiting.append([*tried, code])
            continue
        told = then.events
        steps = [event.c for event in told if event.kind.name == "moved"]
        paid = max([PAID.get(event.kind.name, 0) for event in told])
        end = table.world.board.regions[steps[-1]].id
        mine = (paid, len(steps) - n)
        found[end] = min(found.get(end, mine), mine)
    return {end: (PRICES[paid], -left) for end, (paid, left) in found.items()}


@pytest.mark.rule("AG-MOVE-13", "AG-MOVE-15", "AG-MOVE-18")
@at_random(25)
def test_a_passage_shows_exactly_where_it_can_end_and_at_what_price(seed: int) -> None:
    chance = random.Random(seed)
    table = random_board(chance)
    n = chance.choice([2, 3, 4])
    sitting = run(maneuvers(table, race(MOVER), n), table)
    if sitting.asked is None:
        return
    for code in [code for code in sitting.asked.codes if code != DONE]:
        way = shown(sitting, code)["way"]
        if way["ends"] == "stop":
            assert way["price"] == "none"
            assert way["onward"] == []
            continue
        found = endings(table, n, [code])
        assert {on["region"]: (on["price"], on["left"]) for on in way["onward"]} == found
        cheapest_of = min([PRICES.index(price) for price, _ in found.values()], default=3)
        assert way["price"] == PRICES[cheapest_of]


@pytest.mark.rule("AG-MOVE-21", "AG-NPC-03")
@pytest.mark.parametrize(("seats", "points"), [(6, 5), (4, 0)])
def test_a_life_for_a_passage_shows_the_points_that_its_owner_gets(seats: int, points: int) -> None:
    table = realm(
        seats=seats,
        armies={
            "neverwinter-wood": ("storm", {"serissa!": 1, "storm-regular": 1}),
            "icewind-dale": ("frost", {"frost-regular": 2}),
        },
    )
    sitting = run(maneuvers(table, race("storm"), 3), table)
    step = "serissa!@neverwinter-wood>icewind-dale"
    assert shown(sitting, step)["way"]["price"] == "death"
    sitting.answer(step)
    found = shown(sitting, "wound")
    assert found["way"]["price"] == "death"
    assert found["loss"]["points"] == points  # nobody gets any for NPC giants (R49)
    sitting.answer("wound")
    assert table.points[race("frost")] == points


# -- commands ------------------------------------------------------------------------------------


@pytest.mark.rule("AG-CMD-06")
def test_a_command_shows_what_it_could_do_and_whether_it_would_do_nothing() -> None:
    table = realm(armies={"sumber-hills": ("hill", {"hill-regular": 1, "hill-elite!": 1})})
    d = Decision(table.seat_of[race("hill")], asks.ACT, list(range(9)))
    found = {}
    for code in d.codes:
        each = show(table, d, code)
        assert each is not None
        found[each["command"]["command"]] = each["command"]
    assert set(found["move"]["can"][0]["regions"]) == {
        "dessarin-valley", "waterdeep", "delimbiyr-vale",
    }  # fmt: skip
    assert found["rest"]["can"][0] == {
        "does": "heal", "n": 1, "regions": ["sumber-hills"], "units": ["hill-elite!"],
    }  # fmt: skip
    assert [name for name, each in found.items() if each["empty"]] == ["trade", "unique"]
    assert [each["n"] for each in found["attack"]["can"]][:2] == [0, 3]  # a shift, no battle


@pytest.mark.rule("AG-RECRUIT-03", "AG-STACK-09")
def test_a_recruit_shows_its_price_and_who_makes_room() -> None:
    limit = realm().world.limit[race("hill")]
    table = realm(armies={"sumber-hills": ("hill", {"hill-regular": limit - 1, "hill-elite": 1})})
    sitting = command(table, "hill", "recruit")
    found = shown(sitting, "hill-elite@sumber-hills")["recruit"]
    assert sitting.asked is not None
    assert found["left"] == sitting.asked.about - found["price"]
    assert found["room"]["n"] == 1
    assert set(found["room"]["units"]) == {"hill-regular", "hill-elite"}


# -- battle --------------------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-03", "AG-BATTLE-08")
def test_an_attack_shows_other_odds_with_each_who_is_held_back() -> None:
    table = field(
        "hill",
        {"hill-regular": 2, "hill-champion": 1},
        "fire",
        {"fire-elite": 1},
        rows={"hill": []},
    )
    sitting = command(table, "hill", "attack")
    there = packed(0, region(HERE), region(THERE))
    whole = shown(sitting, there)["attack"]
    sitting.answer(there)
    assert shown(sitting, "done")["attack"] == whole
    fewer = shown(sitting, "hill-champion")["attack"]
    assert fewer["sides"]["attacker"]["units"] == {"hill-regular": 2}
    assert fewer["sides"]["attacker"]["roll"] < whole["sides"]["attacker"]["roll"]
    assert fewer["odds"]["conquest"] < whole["odds"]["conquest"]
    sitting.answer("hill-champion")
    assert shown(sitting, "done")["attack"] == fewer


@pytest.mark.rule("AG-SLAYER-13", "AG-SLAYER-31", "AG-SLAYER-32", "AG-SLAYER-34")
def test_every_band_of_giantslayers_shows_its_odds() -> None:
    table = realm(
        armies={THERE: ("fire", {"fire-regular": 2, "fire-elite": 1})},
        slayers={"hook": THERE, "line!": THERE, "sinker": THERE},
        active="hill",
    )
    sitting = run(actions(table, race("hill"), 3), table)
    while sitting.kind != "slayer-attack":
        sitting.answer("done")
    found = {
        mask: shown(sitting, packed(mask, region(THERE)))["attack"]["odds"] for mask in range(1, 8)
    }
    for mask, odds in found.items():
        assert odds["conquest"] == odds["defender_points"] == 0
        assert 0 < odds["cards"] < mask.bit_count()
        for more in range(1, 8):
            if more & mask == mask and more != mask:  # whoever joins helps
                assert found[more]["attacker_points"] > odds["attacker_points"]
    whole = found[7]
    assert 0 < whole["attacker_falls"] < 0.05
    assert 0 < whole["defender_falls"] < 0.05
    left = whole["losses"]["attacker"][0]["units"]
    assert set(left) <= {"hook", "hook!", "line!", "sinker", "sinker!"}
    assert set(whole["losses"]["defender"][0]["units"]) <= {
        "fire-regular", "fire-regular!", "fire-elite", "fire-elite!",
    }  # fmt: skip


@pytest.mark.rule("AG-BATTLE-28", "AG-BATTLE-38")
def test_a_loss_shows_who_falls_the_damage_left_and_the_points() -> None:
    table = field("storm", {"storm-regular": 1}, "hill", {"hill-regular": 2, "hill-elite": 1})
    sitting = battle(table, "storm:2h", "-", "-", "hill:-", "-", "-")
    assert sitting.kind == "casualty"
    elite = shown(sitting, "hill-elite")["loss"]
    assert (elite["becomes"], elite["takes"], elite["left"], elite["points"]) == (
        "wounded",
        2,
        0,
        0,
    )
    regular = shown(sitting, "hill-regular")["loss"]
    value = box().unit("hill-regular").value
    fortitude = box().unit("hill-regular").fortitude
    assert (regular["becomes"], regular["points"]) == ("defeated", value)
    assert (regular["takes"], regular["left"]) == (fortitude, 2 - fortitude)
    sitting.answer("hill-regular")
    while sitting.asked is not None:
        sitting.answer(sitting.asked.codes[0])
    assert table.points[race("storm")] >= value


@pytest.mark.rule("AG-BATTLE-22", "AG-RES-05")
def test_totals_show_what_a_card_adds_and_the_damage_that_follows() -> None:
    table = field(
        "storm",
        {"storm-regular": 1},
        "hill",
        {"hill-elite": 1},
        resources={"storm": {"ore": 1}},
    )
    sitting = battle(table, "storm:2h", "-", "-", "hill:-", "-")
    assert sitting.kind == "totals"
    plain = shown(sitting, "done")["dice"]
    more = shown(sitting, "ore")
    assert more["cards"]["spends"] == {"ore": 1}
    added = more["dice"]["hits"] - plain["hits"]
    assert added > 0
    assert more["dice"]["damage"]["defender"] - plain["damage"]["defender"] == added
    assert plain["hits"] == 2


@pytest.mark.rule("AG-BATTLE-06", "AG-MAGIC-08")
def test_a_spell_at_the_start_shows_the_battle_that_it_makes() -> None:
    for card in box().spells:
        if card.time != BATTLE_START:
            continue
        table = field(
            "storm",
            {"storm-regular": 1, "serissa": 1},
            "hill",
            {"hill-elite": 1, "guh": 1},
            rows={"hill": ["leader", "magic", "move", "trade"]},
            spells={"storm": [card.id]},
        )
        sitting = battle(table)
        assert sitting.kind == "start-spell"
        plain = shown(sitting, "done")["attack"]
        assert sitting.asked is not None
        for code in sitting.asked.codes:
            if code == DONE:
                continue
            found = show(table, sitting.asked, code)
            assert found is not None
            assert found["spell"]["spell"] == card.id
            assert found["spell"]["half"] == "basic"  # nobody has an Artifact
            then = found["attack"]
            names = {effect["effect"] for effect in found["spell"]["does"]}
            if "weaken" in names:
                continue  # whom, is asked next
            assert then["odds"]["conquest"] >= plain["odds"]["conquest"] - 1e-9, names
            assert then["odds"] != plain["odds"], names
        assert shown(sitting, "done")["attack"] == plain  # nothing has changed


# -- who stays behind ----------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-41")
def test_conquest_shows_both_armies_as_they_will_stand() -> None:
    table = field("hill", {"hill-elite": 4, "hill-regular": 1}, "stone", {"stone-regular!": 1})
    sitting = battle(table, "hill:2h", "h", "h", "h", "h", "stone:a")
    assert sitting.kind == "stay-behind"
    all_go = {"hill-elite": 4, "hill-regular": 1}
    assert shown(sitting, "done")["conquest"] == {
        "region": HERE, "stays": {}, "to": THERE, "goes": all_go, "left": 0,
    }  # fmt: skip
    sitting.answer("hill-elite")
    then = shown(sitting, "hill-regular")["conquest"]
    assert then["left"] == 0
    sitting.answer("hill-regular")
    sitting.end()
    assert at(table, HERE) == then["stays"] == {"hill-elite": 1, "hill-regular": 1}
    assert at(table, THERE) == then["goes"] == {"hill-elite": 3}
