"""Gathering the armies: drafting and bringing them (HS-M-DRAFT, HS-M-PRE, HS-M-ARMY)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.asks import DONE
from giantstable.games.heroscape.battle import RESERVE, STANDING, Battle
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.gathering import draftable, drafter, gather, next_drafter
from giantstable.games.heroscape.gathering import points_left as left_of
from giantstable.games.heroscape.scenario import Scenario
from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import BadSetup
from tests.games.heroscape.fields import events, happened, place, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, first_option, opening, told


def clashing(players: int = 2, armies: list[list[str]] | None = None, seed: int = 0) -> Battle:
    return opening("clashing-fronts", players, armies, seed=seed)


def drafters(battle: Battle) -> list[int]:
    return [event.seat for event in told(battle, "drafted")]


class Wishes:
    """Drafts the cards each seat wishes for, in order, then stops; places anywhere."""

    def __init__(self, battle: Battle, *wishes: list[str]) -> None:
        self.battle = battle
        self.wishes = [list(wish) for wish in wishes]

    def __call__(self, decision: Decision) -> int:
        if decision.kind != "draft":
            return decision.codes[0]
        wishes = self.wishes[decision.seat]
        if not wishes:
            return DONE
        return unit(self.battle, wishes.pop(0))


# -- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-DRAFT-02")
def test_the_higher_roller_drafts_first() -> None:
    battle = clashing()
    load(battle, ["d20 7", "d20 11"])
    drive(gather(battle), first_option)
    assert battle.first_drafter == 1
    assert drafters(battle)[0] == 1
    assert [(e.seat, e.a) for e in told(battle, "rolled-for-draft")] == [(0, 7), (1, 11)]


@pytest.mark.rule("HS-M-DRAFT-02")
def test_a_tie_for_the_draft_is_rolled_again() -> None:
    battle = clashing()
    load(battle, ["d20 4", "d20 4", "d20 15+", "d20 8"])
    drive(gather(battle), first_option)
    assert battle.first_drafter == 0
    assert len(told(battle, "rolled-for-draft")) == 4


@pytest.mark.rule("HS-M-DRAFT-03")
def test_two_draft_one_then_two_then_one_each() -> None:
    assert [drafter(0, 2, pick) for pick in range(9)] == [0, 1, 1, 0, 1, 0, 1, 0, 1]
    assert [drafter(1, 2, pick) for pick in range(7)] == [1, 0, 0, 1, 0, 1, 0]
    battle = clashing()
    load(battle, ["d20 20", "d20 1"])
    wishes = [
        ["tarn-viking-warriors", "zettian-guards", "krav-maga-agents"],
        ["marro-warriors", "izumi-samurai", "finn", "thorgrim"],
    ]
    drive(gather(battle), Wishes(battle, *wishes))
    assert drafters(battle) == [0, 1, 1, 0, 1, 0, 1]


@pytest.mark.rule("HS-M-DRAFT-04")
def test_one_is_complete_and_the_other_goes_on_alone() -> None:
    battle = clashing()
    load(battle, ["d20 20", "d20 1"])
    wishes = [["grimnak"], ["marro-warriors", "izumi-samurai", "finn", "thorgrim"]]
    asked = drive(gather(battle), Wishes(battle, *wishes))
    assert drafters(battle) == [0, 1, 1, 1, 1]
    complete = [event.seat for event in told(battle, "army-complete")]
    assert complete == [0, 1]
    after = [d.seat for d in asked if d.kind == "draft"]
    assert 0 not in after[4:]  # a pass is final (R-DRAFT-03)


@pytest.mark.rule("HS-M-DRAFT-01")
def test_a_drafted_card_is_placed_before_the_next_is_drafted() -> None:
    battle = clashing()
    asked = drive(gather(battle), first_option, most=200)
    drafted = -1
    for event in events(battle):
        if event.kind.name == "drafted":
            drafted = event.a
        elif event.kind.name == "placed":
            assert battle.theatre.unit_of[event.a] == drafted
    kinds = [decision.kind for decision in asked]
    assert kinds[:3] == ["draft", "zone", "place"]


def test_airborne_elite_need_no_place_and_the_draft_goes_on() -> None:
    battle = clashing()  # R-DRAFT-08
    load(battle, ["d20 20", "d20 1"])
    asked = drive(gather(battle), Wishes(battle, ["airborne-elite", "raelin"], ["finn"]))
    elite = battle.theatre.figures_of(unit(battle, "airborne-elite"))
    assert [battle.fate[figure] for figure in elite] == [RESERVE] * 4
    mine = [d for d in asked if d.seat == 0]
    assert [d.kind for d in mine[:2]] == ["draft", "draft"]
    assert DONE not in mine[1].codes  # somebody must be there when the battle begins (R-DROP-01)


@pytest.mark.rule("HS-M-ARMY-02", "HS-M-DRAFT-08")
def test_who_can_afford_nothing_more_must_pass() -> None:
    battle = clashing()
    load(battle, ["d20 20", "d20 1"])
    # 150 + 140 + 80 = 370 of 400: the cheapest card costs 50.
    wishes = [
        ["mimring", "deathwalker-9000", "finn"],
        ["marro-warriors", "izumi-samurai", "raelin"],
    ]
    asked = drive(gather(battle), Wishes(battle, *wishes))
    assert left_of(battle, 0) == 30
    assert len([d for d in asked if d.seat == 0 and d.kind == "draft"]) == 3  # no fourth question
    assert 0 in [event.seat for event in told(battle, "army-complete")]


def test_no_army_is_complete_without_a_card() -> None:
    battle = clashing()
    asked = drive(gather(battle), first_option, most=1)
    assert DONE not in asked[0].codes


@pytest.mark.rule("HS-M-ARMY-02", "HS-M-ARMY-03")
def test_random_drafts_keep_to_the_points() -> None:
    for seed in range(20):
        battle = clashing(seed=seed)
        picks = battle.rng.copy()
        drive(gather(battle), lambda d, r=picks: d.codes[r.below(len(d.codes))])  # type: ignore[misc]
        for seat in range(2):
            assert battle.army(seat)
            assert left_of(battle, seat) >= 0


# -- three and more -------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-DRAFT-05")
def test_of_several_the_highest_roller_drafts_first() -> None:
    battle = opening("a-desperate-rescue-attempt", 3)
    load(battle, ["d20 5", "d20 18", "d20 12"])
    drive(gather(battle), first_option)
    assert drafters(battle)[:4] == [1, 2, 0, 0]


@pytest.mark.rule("HS-M-DRAFT-06", "HS-M-DRAFT-07")
def test_the_draft_goes_to_and_fro_and_the_ends_take_two() -> None:
    order = [drafter(0, 4, pick) for pick in range(17)]
    assert order == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0]
    assert [drafter(2, 3, pick) for pick in range(7)] == [2, 0, 1, 1, 0, 2, 2]
    battle = clashing(4)
    load(battle, ["d20 20", "d20 1", "d20 1", "d20 1"])
    drive(gather(battle), first_option)
    assert drafters(battle)[:9] == [0, 1, 2, 3, 3, 2, 1, 0, 0]
    kinds = {d.rule for d in drive(gather(clashing(4)), first_option) if d.kind == "draft"}
    assert kinds == {"HS-M-DRAFT-06"}


@pytest.mark.rule("HS-M-DRAFT-08", "HS-M-DRAFT-09")
def test_who_has_passed_is_left_out_and_the_ends_still_take_two() -> None:
    battle = clashing(4)
    battle.first_drafter = 0
    battle.drafted_out = 1 << 1
    order = []
    for _ in range(9):
        order.append(next_drafter(battle))
        battle.picks += 1
    assert order == [0, 2, 3, 3, 2, 0, 0, 2, 3]
    battle.drafted_out = 1 << 3  # the end of the line has passed: now the third is the end
    battle.picks = 0
    order = []
    for _ in range(6):
        order.append(next_drafter(battle))
        battle.picks += 1
    assert order == [0, 1, 2, 2, 1, 0]
    battle.drafted_out = 0b1111
    assert next_drafter(battle) == NOBODY


@pytest.mark.rule("HS-S-RESC-04")
def test_each_drafts_up_to_his_own_points_and_nobody_has_the_captive() -> None:
    battle = opening("a-desperate-rescue-attempt", 3)
    assert [left_of(battle, seat) for seat in range(3)] == [200, 200, 500]
    drake = unit(battle, "sgt-drake-alexander")
    for seat in range(3):
        assert drake not in draftable(battle, seat, 9999)
    with pytest.raises(BadSetup) as refused:
        opening("a-desperate-rescue-attempt", 3, [["finn"], ["sgt-drake-alexander"], ["raelin"]])
    assert "captive" in str(refused.value)


@pytest.mark.rule("HS-S-FORT-05", "HS-S-FORT-06")
def test_mimring_is_there_before_the_draft_and_costs_nothing() -> None:
    battle = opening("mimrings-fortress", 4)
    assert place(battle, "mimring") == "J6 K6"
    assert battle.owner[unit(battle, "mimring")] == 0
    assert [left_of(battle, seat) for seat in range(4)] == [260, 200, 200, 200]
    assert unit(battle, "mimring") not in draftable(battle, 1, 9999)


# -- pre-made armies ------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-PRE-01")
def test_pre_made_armies_are_placed_in_the_order_of_a_roll() -> None:
    battle = clashing(2, [["finn", "raelin"], ["grimnak"]])
    load(battle, ["d20 14", "d20 14", "d20 1", "d20 15+"])
    drive(gather(battle), first_option)
    rolls = [e.seat for e in told(battle, "rolled-for-places")]
    assert rolls == [0, 1, 0, 1]
    assert [e.seat for e in told(battle, "placed")] == [1, 0, 0]
    assert "drafted" not in happened(battle)


@pytest.mark.rule("HS-M-PRE-02", "HS-M-ARMY-01")
def test_each_places_all_his_figures_before_the_next() -> None:
    armies = [["finn", "raelin"], ["thorgrim", "tarn-viking-warriors"], ["grimnak", "syvarris"]]
    battle = opening("a-desperate-rescue-attempt", 3, armies)
    load(battle, ["d20 3", "d20 19", "d20 7"])
    asked = drive(gather(battle), first_option)
    seats = [e.seat for e in told(battle, "placed")]
    assert seats == [1] * 5 + [2] * 2 + [0] * 2
    next_ones = [d for d in asked if d.kind == "place-next"]
    assert [d.seat for d in next_ones] == [1, 2, 0]  # the last card of each needs no question


@pytest.mark.rule("HS-M-ARMY-02")
def test_a_pre_made_army_is_checked() -> None:
    with pytest.raises(BadSetup) as refused:
        clashing(2, [["mimring", "grimnak", "deathwalker-9000"], ["finn"]])
    assert "410" in str(refused.value)
    with pytest.raises(BadSetup):
        clashing(2, [["finn"], []])
    with pytest.raises(BadSetup):
        clashing(2, [["finn"], ["airborne-elite"]])  # R-DROP-01
    with pytest.raises(BadSetup):
        opening("clashing-fronts", 3)


def with_two_sets() -> Scenario:
    return box().scenarios["clashing-fronts"].with_sets(2)


@pytest.mark.rule("HS-X-UNI-02", "HS-X-UNI-01")
def test_with_two_sets_both_may_have_a_card_but_nobody_has_it_twice() -> None:
    with pytest.raises(BadSetup):
        clashing(2, [["grimnak"], ["grimnak"]])
    battle = opening(with_two_sets(), 2, [["grimnak"], ["grimnak"]])
    drive(gather(battle), first_option)
    assert [battle.owner[unit(battle, name)] for name in ("grimnak", "grimnak#2")] == [0, 1]

    drafted = opening(with_two_sets(), 2)
    offered = draftable(drafted, 0, 400)
    assert len(offered) == 16  # one of each
    drafted.change_hands(unit(drafted, "grimnak"), 0)
    assert unit(drafted, "grimnak#2") not in draftable(drafted, 0, 400)
    assert unit(drafted, "grimnak#2") in draftable(drafted, 1, 400)


# -- the scout ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-S-TEMP-06")
def test_every_hero_of_the_scouts_player_has_a_hidden_glyph_and_one_is_kelda() -> None:
    armies = [["finn", "raelin", "syvarris", "tarn-viking-warriors"], ["grimnak"]]
    ids = [glyph.id for glyph in box().glyphs.values()]
    decoys = set()
    for seed in range(20):
        battle = opening("under-tempests-cover", 2, armies, seed=seed)
        raelin = unit(battle, "raelin")
        asked = drive(gather(battle), lambda d, r=raelin: r if d.kind == "scout" else d.codes[0])  # type: ignore[misc]
        assert asked[-1].kind == "scout"
        heroes = sorted(unit(battle, name) for name in ("finn", "raelin", "syvarris"))
        assert asked[-1].codes == heroes
        under = {battle.theatre.units[u].id: battle.under[u] for u in battle.army(0)}
        assert ids[under["raelin"]] == "kelda"
        assert under["tarn-viking-warriors"] == NOBODY
        others = [ids[under["finn"]], ids[under["syvarris"]]]
        assert len(set(others)) == 2
        assert not {"kelda", "gerda"} & set(others)  # Gerda lies on the battlefield
        assert battle.under_shown == 0
        decoys.update(others)
    assert decoys == {"astrid", "ivor", "valda", "dagmar", "erland", "mitonsoul", "brandar"}


def test_others_do_not_hear_who_the_scout_is() -> None:
    battle = opening("under-tempests-cover", 2, [["finn", "raelin"], ["grimnak"]])
    drive(gather(battle), first_option)
    (chosen,) = told(battle, "scout-chosen")
    assert chosen.seen_by(0).a == battle.scout
    assert chosen.seen_by(1).a != battle.scout


def test_there_is_always_a_hero_to_be_the_scout() -> None:
    with pytest.raises(BadSetup):  # R-SCOUT-01
        opening("under-tempests-cover", 2, [["tarn-viking-warriors"], ["grimnak"]])
    battle = opening("under-tempests-cover", 2)  # R-SCOUT-05
    asked = drive(gather(battle), first_option)
    first = next(d for d in asked if d.kind == "draft" and d.seat == 0)
    assert {battle.theatre.units[u].kind for u in first.codes} == {0}
    # 17 spaces of figures in a zone of 16: the hero is placed first, a squad's figure is left out.
    army = ["tarn-viking-warriors", "marro-warriors", "izumi-samurai", "airborne-elite", "grimnak"]
    full = opening("under-tempests-cover", 2, [army, ["finn"]])
    drive(gather(full), first_option)
    assert full.scout == unit(full, "grimnak")
    assert full.standing(full.scout)
    assert len(told(full, "not-used")) == 1


@pytest.mark.rule("HS-S-TEMP-09")
def test_in_a_storm_airborne_elite_start_in_the_zone() -> None:
    battle = opening("under-tempests-cover", 2, [["finn"], ["airborne-elite"]])
    drive(gather(battle), first_option)
    elite = battle.theatre.figures_of(unit(battle, "airborne-elite"))
    assert [battle.fate[figure] for figure in elite] == [STANDING] * 4
