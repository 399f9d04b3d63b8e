"""The greedy bot of Assault: it follows the tips of the rulebook, and sees no more than its seat.

Each tip is shown in a small position where good advice makes a difference.
"""

from __future__ import annotations

import pytest

from giantstable.bots import bot
from giantstable.bots.chair import Chair, play_on
from giantstable.games.assault.bot.attacks import attack_worth, fight_worth, risk
from giantstable.games.assault.bot.bot import answer
from giantstable.games.assault.bot.commands import Council
from giantstable.games.assault.bot.forecast import Forecast, forecast_of
from giantstable.games.assault.bot.lore import lore_of
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.box.effects import ATTACK, COMMANDS, LEADER, REST, UNIQUE
from giantstable.games.assault.rules import turns
from giantstable.games.assault.table.army import total
from giantstable.games.assault.table.codes import DONE, number_of, to_of
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.match import new_match
from tests.games.assault.realms import Army, Sitting, at, command, race, realm
from tests.games.assault.table import game, region

HILL_HOME: Army = ("hill", {"guh": 1, "hill-champion": 1, "hill-regular": 2})
STORM_HOME: Army = ("storm", {"serissa": 1, "storm-champion": 1, "storm-elite": 1})
FROST_HOME: Army = ("frost", {"storvald": 1, "frost-champion": 1, "frost-regular": 2})
CLOUD_HOME: Army = ("cloud", {"sansuri": 1, "cloud-champion": 1, "cloud-regular": 2})


def outlook(table: Realm, name: str) -> Outlook:
    return Outlook(table, race(name), lore_of(table.world))


def council(table: Realm, name: str) -> Council:
    found = Council(outlook(table, name))
    found.weigh(turns.hand(table, race(name)))
    return found


def answered(sitting: Sitting) -> Sitting:
    """Let the bot answer whatever is asked, to the end."""
    while sitting.asked is not None:
        sitting.answer(answer(sitting.realm.copy(), sitting.asked))
    return sitting


def plays(table: Realm, name: str) -> str:
    """Return the command that the bot plays in its turn."""
    table.active = race(name)
    table.has_claimed = True
    sitting = Sitting(turns.take_turn(table), table)
    assert sitting.asked is not None
    return COMMANDS[answer(table.copy(), sitting.asked)]


def small_folk(table: Realm, name: str) -> int:
    return (table.held[race(name)] & table.world.board.small_folk).bit_count()


# -- the whole game -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_whole_games_and_beats_chance(seats: int) -> None:
    the_game = game()
    match = new_match(the_game, {"seats": seats}, f"whole {seats}", quiet=True)
    players = [bot("random", the_game, seat) for seat in range(seats)]
    players[1] = bot("greedy", the_game, 1)
    play_on(match, players)
    assert match.over
    assert match.winners == [1]


def test_it_chooses_the_same_whatever_the_others_hide() -> None:
    the_game = game()
    match = new_match(the_game, {"seats": 6}, "secrets", quiet=True)
    players = [bot("greedy", the_game, seat) for seat in range(6)]
    for _ in range(120):
        decision = match.next_decision()
        code = players[decision.seat].choose(Chair(match, decision))
        imagined = match.copy(quiet=True).determinize(decision.seat, 7)
        assert players[decision.seat].choose(Chair(imagined, imagined.next_decision())) == code
        match.answer(decision, code)


@pytest.mark.rule("AG-NPC-08")
def test_it_decides_for_npcs_as_if_they_were_its_own() -> None:
    table = realm(
        seats=4,
        armies={
            "icewind-dale": ("frost", {"frost-regular": 1, "frost-regular!": 1}),
            "spine-of-the-world": ("cloud", {"sansuri": 1, "cloud-champion": 1}),
        },
        active="cloud",
    )
    sitting = command(table, "cloud", "attack", ["@spine-of-the-world>icewind-dale"])
    answered(sitting)
    for question in sitting.questions:
        if question.kind == "convert":
            assert question.answer == question.codes[-1]  # all the blocks there are
        elif question.kind == "casualty" and question.about < 2:
            assert question.answer == 0  # who is healthy is only wounded by it


# -- tips for everybody ---------------------------------------------------------------------------


@pytest.mark.rule("AG-TIP-01")
def test_home_needs_no_guard_early() -> None:
    table = realm(armies={"sumber-hills": HILL_HOME})
    assert outlook(table, "hill").worth[region("sumber-hills")] == 0.0


@pytest.mark.rule("AG-TIP-02")
def test_the_champion_leaves_home_first() -> None:
    table = realm(armies={"sumber-hills": HILL_HOME}, active="hill")
    answered(command(table, "hill", "move"))
    assert "hill-champion" not in at(table, "sumber-hills")


@pytest.mark.rule("AG-TIP-03")
def test_a_guard_goes_home_before_the_final_ordning() -> None:
    armies = {"waterdeep": ("hill", {"guh": 1, "hill-champion": 1, "hill-elite": 3})}
    early = realm(armies=armies, active="hill", event_row=[])
    answered(command(early, "hill", "move"))
    assert at(early, "sumber-hills") == {}
    late = realm(armies=armies, active="hill", event_row=[], pools=[10, 30])
    answered(command(late, "hill", "move"))
    assert at(late, "sumber-hills") != {}


@pytest.mark.rule("AG-TIP-04")
def test_it_looks_for_fights() -> None:
    table = realm(
        armies={
            "dessarin-valley": ("fire", {"zalto": 1, "fire-champion": 1, "fire-elite": 3}),
            "waterdeep": ("hill", {"hill-regular!": 2, "hill-elite!": 1}),
        },
        rows={"fire": ["leader", "move", "magic", "plunder"]},
        special={"fire": 2},
    )
    assert plays(table, "fire") == "attack"


@pytest.mark.rule("AG-TIP-05")
def test_a_battle_is_weighed_by_points() -> None:
    table = realm(armies={"sumber-hills": HILL_HOME})
    ruin = Forecast()
    ruin.gained = 6.0
    ruin.harm = ruin.given = 5.0
    ruin.ruin = 1.0
    assert fight_worth(outlook(table, "hill"), ruin, region("waterdeep")) > 0.0
    idle = Forecast()
    idle.given = idle.harm = 1.0
    assert fight_worth(outlook(table, "hill"), idle, region("waterdeep")) < 0.0


@pytest.mark.rule("AG-TIP-06")
def test_the_champion_joins_a_skirmish() -> None:
    table = realm(
        armies={
            "dessarin-valley": ("fire", {"fire-champion": 1, "fire-regular": 2}),
            "waterdeep": ("hill", {"hill-regular": 1}),
        },
        active="fire",
    )
    sitting = command(table, "fire", "attack", ["@dessarin-valley>waterdeep"])
    while sitting.kind == "hold-back":
        assert sitting.asked is not None
        held = answer(table.copy(), sitting.asked)
        assert held == DONE or held != sitting.code("fire-champion")
        sitting.answer(held)


@pytest.mark.rule("AG-TIP-07")
def test_a_fallen_champion_is_bought_again() -> None:
    table = realm(armies={"waterdeep": ("hill", {"hill-regular": 2})}, rows={"hill": ["move"]})
    answered(command(table, "hill", "recruit"))
    assert at(table, "sumber-hills").get("hill-champion") == 1


@pytest.mark.rule("AG-TIP-08")
def test_it_spreads_over_small_folk_regions() -> None:
    table = realm(armies={"sumber-hills": HILL_HOME}, active="hill")
    answered(command(table, "hill", "move"))
    assert small_folk(table, "hill") >= 2


@pytest.mark.rule("AG-TIP-09")
@pytest.mark.parametrize(("name", "home", "army"), [
    ("frost", "sea-of-moving-ice", FROST_HOME), ("storm", "sea-of-swords", STORM_HOME),
])  # fmt: skip
def test_one_army_stays_strong(name: str, home: str, army: Army) -> None:
    table = realm(armies={home: army}, active=name)
    answered(command(table, name, "move"))
    strength = table.world.strength[race(name)]
    held = [i for i in range(len(table.holder)) if table.holder[i] == race(name)]
    assert max(total(table.army[i], strength) for i in held) >= 4


@pytest.mark.rule("AG-TIP-10")
def test_a_rest_is_worth_more_after_many_commands_and_good_ones() -> None:
    armies = {"sumber-hills": HILL_HOME}
    short = realm(armies=armies, rows={"hill": ["trade"]})
    longer = realm(armies=armies, rows={"hill": ["trade", "magic", "leader", "plunder"]})
    assert council(longer, "hill").scores[REST] > council(short, "hill").scores[REST]
    war: dict[str, Army] = {
        "dessarin-valley": ("fire", {"zalto": 1, "fire-champion": 1, "fire-elite": 3}),
        "waterdeep": ("hill", {"hill-regular!": 2, "hill-elite!": 1}),
    }
    spent = realm(armies=war, rows={"fire": ["magic", "attack"]})
    saved = realm(armies=war, rows={"fire": ["magic", "trade"]})
    assert council(spent, "fire").scores[REST] > council(saved, "fire").scores[REST]


@pytest.mark.rule("AG-TIP-11")
def test_the_leader_comes_early_and_the_attack_late() -> None:
    table = realm(armies={"sumber-hills": HILL_HOME})
    found = council(table, "hill")
    assert found.growth[LEADER] < 0.0 < found.growth[ATTACK]
    assert found.scores[ATTACK] < found.now[ATTACK]


@pytest.mark.rule("AG-TIP-26")
def test_a_rest_throws_bonuses_away() -> None:
    armies = {"sumber-hills": HILL_HOME}
    leading = realm(armies=armies, rows={"hill": ["leader", "trade", "plunder"]})
    trailing = realm(armies=armies, rows={"hill": ["trade", "plunder", "leader"]})
    assert council(leading, "hill").scores[REST] < council(trailing, "hill").scores[REST]


@pytest.mark.rule("AG-TIP-27")
def test_a_dear_wounded_unit_stays_out_of_an_easy_fight() -> None:
    table = realm(
        armies={
            "dessarin-valley": ("fire", {"zalto!": 1, "fire-regular": 4}),
            "waterdeep": ("cloud", {"cloud-elite": 1, "cloud-regular": 1}),
        },
        active="fire",
    )
    sitting = command(table, "fire", "attack", ["@dessarin-valley>waterdeep"])
    assert sitting.asked is not None
    assert answer(table.copy(), sitting.asked) == sitting.code("zalto!")


@pytest.mark.rule("AG-TIP-28")
def test_a_rival_with_the_right_rune_is_a_better_target() -> None:
    def worth(rune: str) -> float:
        table = realm(
            armies={
                "dessarin-valley": ("fire", {"zalto": 1, "fire-regular": 3}),
                "waterdeep": ("hill", {"hill-regular": 2}),
            },
            event_row=["city-of-splendors"],
            resources={"hill": {rune: 1}},
        )
        source = region("dessarin-valley")
        return attack_worth(
            outlook(table, "fire"), source, region("waterdeep"), table.army[source], True
        )

    assert worth("rune-enemy") > worth("rune-blood") + 0.5


# -- tips for races -------------------------------------------------------------------------------


@pytest.mark.rule("AG-TIP-12")
def test_hill_giants_save_food_for_one_feast() -> None:
    row = ["leader", "move", "trade", "magic"]
    few = realm(
        armies={"waterdeep": HILL_HOME}, rows={"hill": row}, resources={"hill": {"food": 1}}
    )
    assert plays(few, "hill") != "unique"
    many = realm(
        armies={"waterdeep": HILL_HOME}, rows={"hill": row}, resources={"hill": {"food": 4}}
    )
    assert plays(many, "hill") == "unique"


@pytest.mark.rule("AG-TIP-13")
def test_hill_units_are_risked_more_lightly_than_storm_units() -> None:
    table = realm(armies={"sumber-hills": HILL_HOME, "sea-of-swords": STORM_HOME})
    assert risk(outlook(table, "hill")) < risk(outlook(table, "storm"))


@pytest.mark.rule("AG-TIP-14")
def test_guh_counts_when_hill_giants_fight_abroad() -> None:
    def gained(row: list[str]) -> float:
        table = realm(
            armies={
                "waterdeep": ("hill", {"guh": 1, "hill-regular": 3}),
                "neverwinter-wood": ("storm", {"storm-elite": 1}),
            },
            rows={"hill": row},
        )
        source = region("waterdeep")
        found = forecast_of(
            table, lore_of(table.world), race("hill"), source, region("neverwinter-wood"),
            table.army[source], True,
        )  # fmt: skip
        return found.hurt

    assert gained(["leader"]) > gained(["trade"]) + 1.0


@pytest.mark.rule("AG-TIP-15")
def test_stone_giants_ravage_early() -> None:
    table = realm(
        armies={
            "graypeak-mountains": ("stone", {"kayalithica": 1, "stone-champion": 1}),
            "high-forest": ("stone", {"stone-regular": 1}),
            "delimbiyr-vale": ("stone", {"stone-regular": 1}),
        },
        rows={"stone": ["leader", "move", "plunder"]},
    )
    assert plays(table, "stone") == "unique"


@pytest.mark.rule("AG-TIP-16")
def test_stone_giants_keep_out_of_the_way() -> None:
    table = realm(armies={"sea-of-swords": STORM_HOME})
    place = region("waterdeep")
    near = outlook(table, "stone").danger(place, 2, 1)
    assert near > outlook(table, "hill").danger(place, 2, 1) > 0.0


@pytest.mark.rule("AG-TIP-17")
def test_prepared_stone_giants_dare_more() -> None:
    armies: dict[str, Army] = {"high-forest": ("stone", {"stone-elite": 3})}
    fresh = realm(armies=armies)
    ready = realm(armies=armies, rows={"stone": ["leader", "move", "magic"]})
    assert risk(outlook(ready, "stone")) < risk(outlook(fresh, "stone"))


@pytest.mark.rule("AG-TIP-18")
def test_frost_giants_raid_early() -> None:
    table = realm(
        armies={
            "sea-of-moving-ice": ("frost", {"storvald": 1, "frost-champion": 1}),
            "icewind-dale": ("frost", {"frost-regular": 1}),
            "neverwinter-wood": ("frost", {"frost-regular": 1}),
        },
        rows={"frost": ["move", "leader", "plunder"]},
    )
    assert plays(table, "frost") == "unique"


@pytest.mark.rule("AG-TIP-19")
def test_frost_giants_leave_their_corner() -> None:
    table = realm(armies={"sea-of-moving-ice": FROST_HOME}, active="frost")
    answered(command(table, "frost", "move"))
    assert small_folk(table, "frost") >= 1
    assert len(at(table, "sea-of-moving-ice")) < 3


@pytest.mark.rule("AG-TIP-20")
def test_cloud_giants_let_the_castle_float_with_units_aboard() -> None:
    table = realm(armies={"evermoors": CLOUD_HOME}, active="cloud", castle="evermoors")
    answered(command(table, "cloud", "unique"))
    assert table.world.board.small_folk >> table.castle & 1
    assert table.holder[table.castle] == race("cloud")


@pytest.mark.rule("AG-TIP-21")
def test_sansuri_fetches_artifacts() -> None:
    without = realm(armies={"evermoors": CLOUD_HOME}, rows={"cloud": ["move"]})
    table = realm(armies={"evermoors": CLOUD_HOME}, rows={"cloud": ["move"]}, discard=["artifact"])
    found = council(table, "cloud")
    assert found.scores[LEADER] > council(without, "cloud").scores[LEADER] + 1.0
    assert plays(table, "cloud") == "leader"


@pytest.mark.rule("AG-TIP-22")
def test_fire_giants_are_after_maegera() -> None:
    table = realm(armies={"ice-spires": ("fire", {"zalto": 1, "fire-regular": 2})})
    table.event_row = []
    fire = outlook(table, "fire")
    assert fire.next_card(6) > fire.next_card(4)  # the rune that it asks for
    there = region("neverwinter-wood")
    assert max(fire.worth) == fire.worth[there] > 2.0


@pytest.mark.rule("AG-TIP-23")
def test_the_titan_leads_attacks() -> None:
    table = realm(
        armies={
            "silver-marches": ("fire", {"zalto": 1, "vonindod": 1, "fire-regular": 1}),
            "high-forest": ("stone", {"stone-regular": 3}),
        },
        special={"fire": 2},
        rows={"fire": ["leader"]},
        active="fire",
    )
    sitting = command(table, "fire", "attack", ["@silver-marches>high-forest"])
    assert sitting.asked is not None
    assert sitting.kind == "hold-back"
    held = answer(table.copy(), sitting.asked)
    assert held not in (sitting.code("vonindod"), sitting.code("zalto"))


@pytest.mark.rule("AG-TIP-24")
def test_storm_giants_spread_early() -> None:
    the_game = game()
    spread = 0
    for number in range(5):
        match = new_match(the_game, {"seats": 6}, f"storm {number}", quiet=True)
        players = [bot("greedy", the_game, seat) for seat in range(6)]
        table = match.table
        assert isinstance(table, Realm)
        held = 0
        while table.turns < 4 * 6:
            decision = match.next_decision()
            match.answer(decision, players[decision.seat].choose(Chair(match, decision)))
            held = max(held, small_folk(table, "storm"))
        spread += held >= 2
    assert spread >= 3


@pytest.mark.rule("AG-TIP-25")
def test_storm_giants_strike_weak_spots() -> None:
    table = realm(
        armies={
            "waterdeep": ("storm", {"serissa": 1, "storm-elite": 2}),
            "neverwinter-wood": ("fire", {"fire-elite": 3, "fire-champion": 1}),
            "dessarin-valley": ("fire", {"fire-elite!": 2}),
        },
        active="storm",
    )
    sitting = command(table, "storm", "attack")
    assert sitting.asked is not None
    code = answer(table.copy(), sitting.asked)
    assert number_of(code) == 0
    assert to_of(code) == region("dessarin-valley")
    assert council(table, "storm").now[UNIQUE] >= 0.0
