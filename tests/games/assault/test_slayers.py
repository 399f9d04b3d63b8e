"""Giantslayers (AG-SLAYER): who rests sends them, and what their battles are like."""

from __future__ import annotations

from typing import cast

import pytest

from giantstable.games.assault.rules.giantslayers import actions
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.combat import BY_LEADER, BY_LINE, BY_MAGIC, BY_SINKER
from giantstable.games.assault.table.realm import NO_REGION, Realm
from tests.games.assault.fights import THERE, damage, facts, points, totals
from tests.games.assault.loaded import die, load
from tests.games.assault.realms import Counts, Sitting, at, cards, race, realm, run, told
from tests.games.assault.table import Doc, box, content, opened, region

HOOK, LINE, SINKER = range(3)
ALL_OF_THEM = 0b111


def rest(table: Realm, n: int, name: str = "storm") -> Sitting:
    """Let a race order the giantslayers about."""
    return run(actions(table, race(name), n), table)


def assault(slayers: int, where: str = THERE) -> int:
    return packed(slayers, region(where))


def camp(
    slayers: list[str],
    name: str,
    units: Counts,
    rows: dict[str, list[str]] | None = None,
    resources: dict[str, Counts] | None = None,
    spells: dict[str, list[str]] | None = None,
    seats: int = 6,
    active: str = "storm",
) -> Realm:
    """Return a realm where giantslayers stand among giants."""
    return realm(
        seats=seats,
        armies={THERE: (name, units)},
        slayers=dict.fromkeys(slayers, THERE),
        rows=rows,
        resources=resources,
        spells=spells,
        active=active,
    )


def fight(table: Realm, band: int, *dice: str, n: int = 3, name: str = "storm") -> Sitting:
    """Let the giantslayers of a camp attack, without a step before it."""
    load(table, *dice)
    sitting = rest(table, n, name)
    while sitting.kind in ("slayer-recruit", "slayer-move"):
        sitting.answer("done")
    return sitting.answer(assault(band))


def rolled(table: Realm, name: int) -> tuple[int, int]:
    dice = [fact for fact in facts(table, "rolled") if fact[0] == name]
    return sum(1 for fact in dice if fact[2]), sum(1 for fact in dice if not fact[2])


# -- orders -----------------------------------------------------------------------------------


@pytest.mark.rule("AG-SLAYER-01")
def test_whoever_rests_orders_them() -> None:
    table = realm(active="hill", slayers={"hook": "high-moor"})
    sitting = rest(table, 1, "hill")
    assert sitting.seat == "hill"
    sitting.answer("hook@delimbiyr-vale")
    table.active = race("frost")
    sitting = rest(table, 1, "frost")
    assert sitting.seat == "frost"
    assert sitting.offers("hook@waterdeep")  # from where hill left him


@pytest.mark.rule("AG-SLAYER-02", "AG-SLAYER-05", "AG-REST-05")
def test_actions_are_paid_from_one_budget() -> None:
    table = realm()
    sitting = rest(table, 5)
    assert sitting.asked is not None
    assert sitting.asked.about == 5
    sitting.answer("hook@waterdeep", "line@waterdeep")
    # One action is left: not enough for the third, enough for a step.
    assert sitting.kind == "slayer-move"
    assert sitting.asked is not None
    assert sitting.asked.about == 1
    sitting.answer("hook@neverwinter-wood").end()
    rest(realm(), 1).end()  # nothing to do with one action and nobody there
    rest(realm(), 0).end()


@pytest.mark.rule("AG-SLAYER-02")
def test_recruiting_moving_and_attacking_share_the_budget() -> None:
    table = camp([], "hill", {"hill-champion": 1})
    sitting = rest(table, 6)
    sitting.answer("hook@dessarin-valley", "line@dessarin-valley")  # 4
    assert sitting.kind == "slayer-recruit"  # 2 left
    sitting.answer("done", f"hook@{THERE}")  # 1
    load(table, "-", "-", "hill:-", "-")
    sitting.answer("done")
    assert sitting.only(assault(1 << HOOK), "done")
    sitting.answer(assault(1 << HOOK), "no").end()


@pytest.mark.rule("AG-SLAYER-03")
def test_recruit_then_move_then_attack_and_never_back() -> None:
    table = camp(["hook"], "hill", {"hill-champion": 1})
    sitting = rest(table, 8)
    assert sitting.kind == "slayer-recruit"
    sitting.answer("line@high-moor", "done")
    assert sitting.kind == "slayer-move"
    sitting.answer("line@anauroch", "done")
    assert sitting.kind == "slayer-attack"
    load(table, "-", "-", "hill:-", "-")
    sitting.answer(assault(1 << HOOK), "no").end()


@pytest.mark.rule("AG-SLAYER-04", "AG-REST-06")
def test_each_part_may_be_skipped() -> None:
    table = camp(["hook"], "hill", {"hill-champion": 1})
    sitting = rest(table, 1)
    assert sitting.kind == "slayer-move"  # recruiting cannot be paid
    sitting.answer("done")
    assert sitting.kind == "slayer-attack"
    sitting.answer("done").end()
    assert told(table) == []


@pytest.mark.rule("AG-SLAYER-06", "AG-SLAYER-07", "AG-SLAYER-08")
def test_they_appear_in_any_small_folk_region_and_nowhere_else() -> None:
    for stage in ("normal", "final-ordning"):
        table = realm(armies={"high-forest": ("hill", {"hill-regular": 5})}, stage=stage)
        sitting = rest(table, 6)
        assert sitting.asked is not None
        assert len(sitting.asked.codes) == 3 * 10 + 1
        assert sitting.offers("hook@high-forest")
        for home in ("ice-spires", "sea-of-swords"):
            assert not sitting.offers(f"hook@{home}")
        sitting.answer("hook@high-forest", "sinker@high-forest", "line@high-forest")
        assert table.slayer_at == [region("high-forest")] * 3


@pytest.mark.rule("AG-SLAYER-09")
def test_a_defeated_giantslayer_comes_back_healthy() -> None:
    table = camp(["hook!"], "frost", {"frost-regular": 1})
    fight(table, 1 << HOOK, "-", "-", "frost:2h", "-", n=1).end()
    assert table.slayer_at[HOOK] == NO_REGION
    sitting = rest(table, 2)
    sitting.answer(f"hook@{THERE}")
    assert table.slayers_wounded == 0


@pytest.mark.rule("AG-SLAYER-10", "AG-SLAYER-11")
def test_steps_go_to_anybody_and_past_everybody() -> None:
    table = realm(
        armies={
            "dessarin-valley": ("hill", {"hill-regular": 5}),
            "neverwinter-wood": ("stone", {"stone-regular": 2}),
        },
        slayers={"hook": "waterdeep", "line": "high-moor"},
    )
    sitting = rest(table, 4)
    sitting.answer("done")  # nobody is recruited
    sitting.answer("hook@dessarin-valley", "hook@neverwinter-wood", "line@anauroch")
    sitting.answer("hook@icewind-dale")
    assert table.slayer_at[HOOK] == region("icewind-dale")
    assert table.slayer_at[LINE] == region("anauroch")
    assert table.cards(race("storm")) == 0
    sitting.end()


@pytest.mark.rule("AG-SLAYER-12")
def test_they_cross_starting_regions_but_do_not_stop_there() -> None:
    table = realm(slayers={"hook": "waterdeep", "line": "waterdeep", "sinker": "waterdeep"})
    assert not rest(table, 1).offers("hook@sumber-hills")  # it could not leave again
    sitting = rest(table, 2).answer("hook@sumber-hills")
    assert not sitting.offers("done")
    assert not sitting.offers("line@sumber-hills")
    assert sitting.only("hook@dessarin-valley", "hook@waterdeep", "hook@delimbiyr-vale")
    sitting.answer("hook@delimbiyr-vale").end()
    # Not even in the home of whoever controls them (R98).
    assert not rest(table, 1, "hill").offers("line@sumber-hills")
    table = realm(slayers={"hook": "waterdeep"}, stage="final-ordning")
    rest(table, 1).answer("hook@sumber-hills").end()


@pytest.mark.rule("AG-SLAYER-13", "AG-SLAYER-17", "AG-SLAYER-20")
def test_those_in_one_region_attack_together() -> None:
    table = camp(["hook", "line"], "hill", {"hill-champion": 1})
    sitting = fight(table, 1 << HOOK | 1 << LINE, "-", "-", "-", "-", "hill:-", "-", n=2)
    sitting.answer("no").end()
    assert rolled(table, -1) == (0, 4)
    assert told(table).count("slayers-attacked") == 1
    assert len(facts(table, "totals")) == 2


@pytest.mark.rule("AG-SLAYER-14")
def test_they_attack_only_where_they_are() -> None:
    table = realm(
        armies={"waterdeep": ("hill", {"hill-regular": 1})}, slayers={"hook": "high-moor"}
    )
    rest(table, 1).answer("done").end()


@pytest.mark.rule("AG-SLAYER-15")
def test_never_against_own_giants() -> None:
    table = camp(["hook"], "hill", {"hill-regular": 1}, active="hill")
    rest(table, 1, "hill").answer("done").end()
    assert rest(table, 1, "storm").answer("done").kind == "slayer-attack"


@pytest.mark.rule("AG-SLAYER-16")
def test_each_attacks_once() -> None:
    table = camp(["hook"], "hill", {"hill-champion": 1})
    fight(table, 1 << HOOK, "-", "-", "hill:-", "-", n=8).answer("no").end()


@pytest.mark.rule("AG-SLAYER-18")
def test_separate_regions_are_separate_battles() -> None:
    table = realm(
        armies={
            "waterdeep": ("hill", {"hill-champion": 1}),
            "high-moor": ("fire", {"fire-champion": 1}),
        },
        slayers={"hook!": "waterdeep", "line!": "high-moor"},
    )
    sitting = rest(table, 2).answer("done", "done")
    assert sitting.only(assault(1 << HOOK), assault(1 << LINE, "high-moor"), "done")
    load(table, "-", "-", "hill:-", "-")
    sitting.answer(assault(1 << HOOK))
    assert sitting.only(assault(1 << LINE, "high-moor"), "done")
    load(table, "-", "-", "fire:a", "-", "-")
    sitting.answer(assault(1 << LINE, "high-moor")).end()
    assert [fact[1] for fact in facts(table, "slayers-attacked")] == [
        region("waterdeep"),
        region("high-moor"),
    ]


def test_a_region_is_assaulted_once() -> None:
    """R96: nobody comes after the others in the same Rest."""
    table = camp(["hook!", "line!"], "hill", {"hill-champion": 1})
    sitting = fight(table, 1 << HOOK, "-", "-", "hill:-", "-", n=2)
    sitting.end()


@pytest.mark.rule("AG-SLAYER-19")
def test_whoever_is_not_paid_for_stands_aside() -> None:
    table = camp(["hook!", "line!", "sinker!"], "storm", {"storm-regular": 1}, active="hill")
    sitting = rest(table, 2, "hill").answer("done")
    assert not sitting.offers(assault(ALL_OF_THEM))
    load(table, "-", "-", "-", "-", "storm:4h", "2h", "2h")
    sitting.answer(assault(1 << HOOK | 1 << LINE))
    sitting.answer("hook").end()
    assert rolled(table, -1) == (0, 4)
    assert damage(table)["slayers"] == 8
    assert table.slayer_at == [NO_REGION, NO_REGION, region(THERE)]


@pytest.mark.rule("AG-SLAYER-20", "AG-SLAYER-35")
def test_they_roll_standard_dice_and_nothing_of_the_controller_counts() -> None:
    table = camp(
        ["hook!", "line!", "sinker!"],
        "hill",
        {"hill-champion": 1},
        rows={"storm": ["leader", "magic", "attack", "rest"]},
        resources={"storm": {"ore": 2, "weaponry": 2}},
        spells={"storm": ["lightning", "enlarge"]},
    )
    fight(table, ALL_OF_THEM, "a", "a", "a", "a", "a", "a", "hill:-", "-").end()
    assert rolled(table, -1) == (0, 6)
    assert totals(table)["slayers"] == (0, 0)


def test_there_are_six_standard_dice_and_no_more() -> None:
    """R69: stronger giantslayers than those of the box."""
    documents = content()
    for slayer in cast(list[Doc], documents["giantslayers.yaml"]["giantslayers"]):
        slayer["strength"] = 3
    table = realm(
        armies={THERE: ("hill", {"hill-champion": 1})},
        slayers={"hook!": THERE, "line!": THERE, "sinker!": THERE},
        active="storm",
        opened=opened(documents),
    )
    sitting = rest(table, 3).answer("done")
    sitting.answer(assault(ALL_OF_THEM))
    assert rolled(table, -1) == (0, 6)


# -- powers -----------------------------------------------------------------------------------


@pytest.mark.rule("AG-SLAYER-21")
def test_sinker_rolls_up_to_two_dice_again() -> None:
    table = camp(["sinker"], "hill", {"hill-champion": 1})
    sitting = fight(table, 1 << SINKER, "-", "-", n=1)
    assert sitting.seat == "storm"
    assert sitting.only(BY_SINKER, "done")
    sitting.answer(BY_SINKER)  # the two dice are alike: the first goes without a question
    load(table, "2h", "2h", "hill:-", "-")
    sitting.answer(die("-")).end()
    assert totals(table)["slayers"] == (4, 0)


@pytest.mark.rule("AG-SLAYER-22")
def test_line_makes_two_hits_of_each_of_two_arcane_results() -> None:
    table = camp(["hook!", "line"], "hill", {"hill-champion": 1})
    sitting = fight(table, 1 << HOOK | 1 << LINE, "a", "a", "a", "-", "hill:-", "-", n=2)
    assert sitting.only(BY_LINE, "done")
    sitting.answer(BY_LINE)
    assert sitting.only(1, 2)
    sitting.answer(2).end()
    assert totals(table)["slayers"] == (4, 0)


@pytest.mark.rule("AG-SLAYER-23", "AG-SLAYER-24")
def test_hook_makes_the_defenders_roll_everything_again_before_they_modify() -> None:
    table = camp(
        ["hook"],
        "hill",
        {"hill-champion": 1, "hill-regular": 3},
        rows={"hill": ["magic", "move"]},
    )
    sitting = fight(table, 1 << HOOK, "-", "-", "hill:2h", "2h", "2h", "2h", "a", n=1)
    assert sitting.kind == "hook"
    assert sitting.seat == "storm"
    load(table, "hill:a", "-", "-", "b", "-")
    sitting.answer("yes")
    assert rolled(table, race("hill")) == (2, 8)
    assert sitting.only(BY_MAGIC, "done")  # now the defender modifies what lies there
    assert sitting.seat == "hill"
    sitting.answer(BY_MAGIC).end()
    assert totals(table)["hill"] == (0, 2)
    assert [question.kind for question in sitting.questions].count("hook") == 1


@pytest.mark.rule("AG-SLAYER-25")
def test_a_wounded_giantslayer_has_no_power_but_its_strength() -> None:
    table = camp(["hook!", "line!", "sinker!"], "hill", {"hill-champion": 1})
    fight(table, ALL_OF_THEM, "a", "a", "a", "a", "-", "-", "hill:-", "-").end()
    assert rolled(table, -1) == (0, 6)
    assert totals(table)["slayers"] == (0, 0)


# -- losses and rewards -----------------------------------------------------------------------


@pytest.mark.rule("AG-SLAYER-26", "AG-SLAYER-27")
def test_the_controller_assigns_damage_to_them() -> None:
    table = camp(["hook!", "line"], "frost", {"frost-regular": 1})
    sitting = fight(table, 1 << HOOK | 1 << LINE, "-", "-", "-", "-", "frost:2h", "-", n=2)
    assert sitting.kind == "slayer-casualty"
    assert sitting.seat == "storm"
    assert sitting.only("hook", "line")
    sitting.answer("line").end()
    assert table.slayers_wounded == 1 << HOOK | 1 << LINE
    table = camp(["hook!", "line"], "frost", {"frost-regular": 1})
    sitting = fight(table, 1 << HOOK | 1 << LINE, "-", "-", "-", "-", "frost:2h", "-", n=2)
    sitting.answer("hook").end()  # wounded already: any damage is too much
    assert table.slayer_at[HOOK] == NO_REGION
    assert table.slayers_wounded == 0
    assert rest(table, 2).offers(f"hook@{THERE}")


@pytest.mark.rule("AG-SLAYER-28")
def test_their_controller_casts_nothing() -> None:
    table = camp(
        ["hook!"],
        "hill",
        {"hill-champion": 1},
        spells={"storm": ["enlarge", "fog", "lightning"], "hill": ["enlarge"]},
    )
    sitting = fight(table, 1 << HOOK, "-", "-", "hill:-", "-", n=1)
    assert sitting.kind == "start-spell"
    assert sitting.seat == "hill"
    sitting.answer("done")
    assert sitting.seat == "hill"
    assert sitting.kind == "totals"
    sitting.answer("done").end()


@pytest.mark.rule("AG-SLAYER-29")
def test_spells_that_name_a_giant_do_not_touch_them() -> None:
    table = camp(
        ["sinker"],
        "hill",
        {"hill-champion": 1},
        spells={"hill": ["slow", "fog", "enlarge"]},
        resources={"hill": {"artifact": 1}},
    )
    sitting = fight(table, 1 << SINKER, "-", "-", "hill:-", "-", n=1)
    assert sitting.only("cast:enlarge", "cast:enlarge+", "cast:fog", "cast:fog+", "done")
    sitting.answer("cast:fog", "done")
    assert sitting.seat == "hill"  # Sinker rolls nothing again in the fog
    assert sitting.kind == "totals"


@pytest.mark.rule("AG-SLAYER-30", "AG-CHAMP-07")
def test_half_the_value_of_each_giant_rounded_up() -> None:
    both = 1 << HOOK | 1 << LINE
    table = camp(["hook!", "line!"], "hill", {"hill-regular!": 1, "guh!": 1})
    sitting = fight(table, both, "2h", "2h", "2h", "-", "hill:-", "-", "-", n=2)
    sitting.answer("guh!").end()
    assert points(table, "storm") == 1 + 2  # of 1 and of 3
    table = camp(["hook!", "line!"], "cloud", {"cloud-champion": 1})
    sitting = fight(table, both, "2h", "2h", "2h", "-", "cloud:2h", "-", "-", n=2)
    sitting.answer("hook").end()
    assert points(table, "storm") == 3  # of 5


@pytest.mark.rule("AG-SLAYER-31", "AG-SLAYER-32", "AG-RES-01")
def test_a_defeated_giantslayer_is_worth_a_card_and_no_points() -> None:
    table = camp(["hook!", "line!"], "storm", {"storm-regular": 1}, active="hill")
    deck = len(table.deck)
    fight(
        table, 1 << HOOK | 1 << LINE, "-", "-", "-", "-", "storm:4h", "2h", "2h", n=2, name="hill"
    ).answer("hook").end()
    assert sum(cards(table, "storm").values()) == 2
    assert len(table.deck) == deck - 2
    assert points(table, "storm") == 0


@pytest.mark.rule("AG-SLAYER-34")
def test_they_conquer_nothing() -> None:
    table = camp(["hook!"], "hill", {"hill-regular!": 1})
    fight(table, 1 << HOOK, "2h", "-", "hill:-", n=1).end()
    assert at(table, THERE) == {}
    assert table.holder[region(THERE)] == -1
    assert table.slayer_at[HOOK] == region(THERE)
    assert "conquered" not in told(table)


@pytest.mark.rule("AG-SLAYER-36")
def test_giants_defend_themselves_as_ever() -> None:
    table = camp(
        ["hook!"],
        "hill",
        {"guh": 1},
        rows={"hill": ["leader", "magic", "move"]},
        resources={"hill": {"weaponry": 1, "ore": 1}},
        spells={"hill": ["shield"]},
    )
    sitting = fight(table, 1 << HOOK, "-", "-", "hill:a", "-", n=1)
    sitting.answer("done")
    assert sitting.only(BY_LEADER, BY_MAGIC, "done")
    sitting.answer(BY_MAGIC, "done")
    assert sitting.only("weaponry", "cast:shield", "done")
    sitting.answer("weaponry", "cast:shield").end()
    assert totals(table)["hill"] == (1 + 1, 1 + 1 + 2)  # Guh is abroad


@pytest.mark.rule("AG-SLAYER-37")
def test_their_wounds_last() -> None:
    table = camp(["hook"], "frost", {"frost-regular": 1}, active="hill")
    fight(table, 1 << HOOK, "-", "-", "frost:2h", "-", n=1, name="hill").answer("no").end()
    assert table.slayers_wounded == 1 << HOOK
    table.active = race("stone")
    sitting = fight(table, 1 << HOOK, "-", "-", "frost:-", "-", n=1, name="stone")
    sitting.end()  # no question about Hook's power


# -- against NPCs -----------------------------------------------------------------------------


@pytest.mark.rule("AG-NPC-16", "AG-NPC-18")
def test_npcs_against_giantslayers() -> None:
    table = camp(["hook!"], "hill", {"hill-elite!": 1, "hill-regular!": 1}, seats=5, active="cloud")
    sitting = fight(table, 1 << HOOK, "h", "-", "hill:-", "-", n=1, name="cloud")
    assert sitting.seat == "storm"  # the right-hand neighbour of cloud
    sitting.answer("done")
    assert sitting.kind == "casualty"
    assert sitting.seat == "storm"
    sitting.answer("hill-elite!").end()
    assert points(table, "cloud") == (box().unit("hill-elite").value + 1) // 2


@pytest.mark.rule("AG-NPC-17")
def test_nobody_draws_for_a_giantslayer_that_npcs_defeat() -> None:
    table = camp(["hook!"], "hill", {"hill-regular": 2}, seats=5)
    deck = len(table.deck)
    fight(table, 1 << HOOK, "-", "-", "hill:2h", "-", n=1).answer("done").end()
    assert table.slayer_at[HOOK] == NO_REGION
    assert len(table.deck) == deck
    assert not any(table.resources)
