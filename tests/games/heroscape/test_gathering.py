"""Gathering the armies: drafting and bringing them (HS-M-DRAFT, HS-M-PRE, HS-M-ARMY)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.heroscape.box.scenario import Scenario
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.setup.gathering import (
    draftable,
    drafter,
    gather,
    next_drafter,
)
from giantstable.games.heroscape.rules.setup.gathering import points_left as left_of
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import RESERVE, STANDING, Fray
from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import BadSetup
from giantstable.text import say
from tests.games.heroscape.fields import events, happened, place, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load
from tests.games.heroscape.playing import drive, first_option, opening, told


def clashing(players: int = 2, armies: list[list[str]] | None = None, seed: int = 0) -> Fray:
    return opening("clashing-fronts", players, armies, seed=seed)


def drafters(fray: Fray) -> list[int]:
    return [event.seat for event in told(fray, "drafted")]


class Wishes:
    """Drafts the cards each seat wishes for, in order, then stops; places anywhere."""

    def __init__(self, fray: Fray, *wishes: list[str]) -> None:
        self.fray = fray
        self.wishes = [list(wish) for wish in wishes]

    def __call__(self, decision: Decision) -> int:
        if decision.kind != "draft":
            return decision.codes[0]
        wishes = self.wishes[decision.seat]
        if not wishes:
            return DONE
        return unit(self.fray, wishes.pop(0))


# -- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-DRAFT-02")
def test_the_higher_roller_drafts_first() -> None:
    fray = clashing()
    load(fray, ["d20 7", "d20 11"])
    drive(gather(fray), first_option)
    assert fray.first_drafter == 1
    assert drafters(fray)[0] == 1
    assert [(e.seat, e.a) for e in told(fray, "rolled-for-draft")] == [(0, 7), (1, 11)]


@pytest.mark.rule("HS-M-DRAFT-02")
def test_a_tie_for_the_draft_is_rolled_again() -> None:
    fray = clashing()
    load(fray, ["d20 4", "d20 4", "d20 15+", "d20 8"])
    drive(gather(fray), first_option)
    assert fray.first_drafter == 0
    assert len(told(fray, "rolled-for-draft")) == 4


@pytest.mark.rule("HS-M-DRAFT-03")
def test_two_draft_one_then_two_then_one_each() -> None:
    assert [drafter(0, 2, pick) for pick in range(9)] == [0, 1, 1, 0, 1, 0, 1, 0, 1]
    assert [drafter(1, 2, pick) for pick in range(7)] == [1, 0, 0, 1, 0, 1, 0]
    fray = clashing()
    load(fray, ["d20 20", "d20 1"])
    wishes = [
        ["tarn-viking-warriors", "zettian-guards", "krav-maga-agents"],
        ["marro-warriors", "izumi-samurai", "finn", "thorgrim"],
    ]
    drive(gather(fray), Wishes(fray, *wishes))
    assert drafters(fray) == [0, 1, 1, 0, 1, 0, 1]


@pytest.mark.rule("HS-M-DRAFT-04")
def test_one_is_complete_and_the_other_goes_on_alone() -> None:
    fray = clashing()
    load(fray, ["d20 20", "d20 1"])
    wishes = [["grimnak"], ["marro-warriors", "izumi-samurai", "finn", "thorgrim"]]
    asked = drive(gather(fray), Wishes(fray, *wishes))
    assert drafters(fray) == [0, 1, 1, 1, 1]
    complete = [event.seat for event in told(fray, "army-complete")]
    assert complete == [0, 1]
    after = [d.seat for d in asked if d.kind == "draft"]
    assert 0 not in after[4:]  # a pass is final (R-DRAFT-03)


@pytest.mark.rule("HS-M-DRAFT-01")
def test_a_drafted_card_is_placed_before_the_next_is_drafted() -> None:
    fray = clashing()
    asked = drive(gather(fray), first_option, most=200)
    drafted = -1
    for event in events(fray):
        if event.kind.name == "drafted":
            drafted = event.a
        elif event.kind.name == "placed":
            assert fray.theatre.unit_of[event.a] == drafted
    kinds = [decision.kind for decision in asked]
    assert kinds[:3] == ["draft", "zone", "place"]


def test_airborne_elite_need_no_place_and_the_draft_goes_on() -> None:
    fray = clashing()  # R-DRAFT-08
    load(fray, ["d20 20", "d20 1"])
    asked = drive(gather(fray), Wishes(fray, ["airborne-elite", "raelin"], ["finn"]))
    elite = fray.theatre.figures_of(unit(fray, "airborne-elite"))
    assert [fray.fate[figure] for figure in elite] == [RESERVE] * 4
    mine = [d for d in asked if d.seat == 0]
    assert [d.kind for d in mine[:2]] == ["draft", "draft"]
    assert DONE not in mine[1].codes  # somebody must be there when the battle begins (R-DROP-01)


@pytest.mark.rule("HS-M-ARMY-02", "HS-M-DRAFT-08")
def test_who_can_afford_nothing_more_must_pass() -> None:
    fray = clashing()
    load(fray, ["d20 20", "d20 1"])
    # 150 + 140 + 80 = 370 of 400: the cheapest card costs 50.
    wishes = [
        ["mimring", "deathwalker-9000", "finn"],
        ["marro-warriors", "izumi-samurai", "raelin"],
    ]
    asked = drive(gather(fray), Wishes(fray, *wishes))
    assert left_of(fray, 0) == 30
    assert len([d for d in asked if d.seat == 0 and d.kind == "draft"]) == 3  # no fourth question
    assert 0 in [event.seat for event in told(fray, "army-complete")]


def test_no_army_is_complete_without_a_card() -> None:
    fray = clashing()
    asked = drive(gather(fray), first_option, most=1)
    assert DONE not in asked[0].codes


@pytest.mark.rule("HS-M-ARMY-02", "HS-M-ARMY-03")
def test_random_drafts_keep_to_the_points() -> None:
    for seed in range(20):
        fray = clashing(seed=seed)
        picks = fray.rng.copy()
        drive(gather(fray), lambda d, r=picks: d.codes[r.below(len(d.codes))])  # type: ignore[misc]
        for seat in range(2):
            assert fray.army(seat)
            assert left_of(fray, seat) >= 0


# -- three and more -------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-DRAFT-05")
def test_of_several_the_highest_roller_drafts_first() -> None:
    fray = opening("a-desperate-rescue-attempt", 3)
    load(fray, ["d20 5", "d20 18", "d20 12"])
    drive(gather(fray), first_option)
    assert drafters(fray)[:4] == [1, 2, 0, 0]


@pytest.mark.rule("HS-M-DRAFT-06", "HS-M-DRAFT-07")
def test_the_draft_goes_to_and_fro_and_the_ends_take_two() -> None:
    order = [drafter(0, 4, pick) for pick in range(17)]
    assert order == [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0]
    assert [drafter(2, 3, pick) for pick in range(7)] == [2, 0, 1, 1, 0, 2, 2]
    fray = clashing(4)
    load(fray, ["d20 20", "d20 1", "d20 1", "d20 1"])
    drive(gather(fray), first_option)
    assert drafters(fray)[:9] == [0, 1, 2, 3, 3, 2, 1, 0, 0]
    kinds = {d.rule for d in drive(gather(clashing(4)), first_option) if d.kind == "draft"}
    assert kinds == {"HS-M-DRAFT-06"}


@pytest.mark.rule("HS-M-DRAFT-08", "HS-M-DRAFT-09")
def test_who_has_passed_is_left_out_and_the_ends_still_take_two() -> None:
    fray = clashing(4)
    fray.first_drafter = 0
    fray.drafted_out = 1 << 1
    order = []
    for _ in range(9):
        order.append(next_drafter(fray))
        fray.picks += 1
    assert order == [0, 2, 3, 3, 2, 0, 0, 2, 3]
    fray.drafted_out = 1 << 3  # the end of the line has passed: now the third is the end
    fray.picks = 0
    order = []
    for _ in range(6):
        order.append(next_drafter(fray))
        fray.picks += 1
    assert order == [0, 1, 2, 2, 1, 0]
    fray.drafted_out = 0b1111
    assert next_drafter(fray) == NOBODY


@pytest.mark.rule("HS-S-RESC-04")
def test_each_drafts_up_to_his_own_points_and_nobody_has_the_captive() -> None:
    fray = opening("a-desperate-rescue-attempt", 3)
    assert [left_of(fray, seat) for seat in range(3)] == [200, 200, 500]
    drake = unit(fray, "sgt-drake-alexander")
    for seat in range(3):
        assert drake not in draftable(fray, seat, 9999)
    with pytest.raises(BadSetup) as refused:
        opening("a-desperate-rescue-attempt", 3, [["finn"], ["sgt-drake-alexander"], ["raelin"]])
    assert "captive" in str(refused.value)


@pytest.mark.rule("HS-S-FORT-05", "HS-S-FORT-06")
def test_mimring_is_there_before_the_draft_and_costs_nothing() -> None:
    fray = opening("mimrings-fortress", 4)
    assert place(fray, "mimring") == "J6 K6"
    assert fray.owner[unit(fray, "mimring")] == 0
    assert [left_of(fray, seat) for seat in range(4)] == [260, 200, 200, 200]
    assert unit(fray, "mimring") not in draftable(fray, 1, 9999)


# -- pre-made armies ------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-PRE-01")
def test_pre_made_armies_are_placed_in_the_order_of_a_roll() -> None:
    fray = clashing(2, [["finn", "raelin"], ["grimnak"]])
    load(fray, ["d20 14", "d20 14", "d20 1", "d20 15+"])
    drive(gather(fray), first_option)
    rolls = [e.seat for e in told(fray, "rolled-for-places")]
    assert rolls == [0, 1, 0, 1]
    assert [e.seat for e in told(fray, "placed")] == [1, 0, 0]
    assert "drafted" not in happened(fray)


@pytest.mark.rule("HS-M-PRE-02", "HS-M-ARMY-01")
def test_each_places_all_his_figures_before_the_next() -> None:
    armies = [["finn", "raelin"], ["thorgrim", "tarn-viking-warriors"], ["grimnak", "syvarris"]]
    fray = opening("a-desperate-rescue-attempt", 3, armies)
    load(fray, ["d20 3", "d20 19", "d20 7"])
    asked = drive(gather(fray), first_option)
    seats = [e.seat for e in told(fray, "placed")]
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
    fray = opening(with_two_sets(), 2, [["grimnak"], ["grimnak"]])
    drive(gather(fray), first_option)
    assert [fray.owner[unit(fray, name)] for name in ("grimnak", "grimnak#2")] == [0, 1]

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
        fray = opening("under-tempests-cover", 2, armies, seed=seed)
        raelin = unit(fray, "raelin")
        asked = drive(gather(fray), lambda d, r=raelin: r if d.kind == "scout" else d.codes[0])  # type: ignore[misc]
        assert asked[-1].kind == "scout"
        heroes = sorted(unit(fray, name) for name in ("finn", "raelin", "syvarris"))
        assert asked[-1].codes == heroes
        under = {fray.theatre.units[u].id: fray.under[u] for u in fray.army(0)}
        assert ids[under["raelin"]] == "kelda"
        assert under["tarn-viking-warriors"] == NOBODY
        others = [ids[under["finn"]], ids[under["syvarris"]]]
        assert len(set(others)) == 2
        assert not {"kelda", "gerda"} & set(others)  # Gerda lies on the battlefield
        assert fray.under_shown == 0
        decoys.update(others)
    assert decoys == {"astrid", "ivor", "valda", "dagmar", "erland", "mitonsoul", "brandar"}


def test_others_do_not_hear_who_the_scout_is() -> None:
    fray = opening("under-tempests-cover", 2, [["finn", "raelin"], ["grimnak"]])
    drive(gather(fray), first_option)
    (chosen,) = told(fray, "scout-chosen")
    assert chosen.seen_by(0).a == fray.scout
    assert chosen.seen_by(1).a != fray.scout


def test_there_is_always_a_hero_to_be_the_scout() -> None:
    with pytest.raises(BadSetup):  # R-SCOUT-01
        opening("under-tempests-cover", 2, [["tarn-viking-warriors"], ["grimnak"]])
    fray = opening("under-tempests-cover", 2)  # R-SCOUT-05
    asked = drive(gather(fray), first_option)
    first = next(d for d in asked if d.kind == "draft" and d.seat == 0)
    assert {fray.theatre.units[u].kind for u in first.codes} == {0}
    # 17 spaces of figures in a zone of 16: the hero is placed first, a squad's figure is left out.
    army = ["tarn-viking-warriors", "marro-warriors", "izumi-samurai", "airborne-elite", "grimnak"]
    full = opening("under-tempests-cover", 2, [army, ["finn"]])
    drive(gather(full), first_option)
    assert full.scout == unit(full, "grimnak")
    assert full.standing(full.scout)
    assert len(told(full, "not-used")) == 1


@pytest.mark.rule("HS-S-TEMP-09")
def test_in_a_storm_airborne_elite_start_in_the_zone() -> None:
    fray = opening("under-tempests-cover", 2, [["finn"], ["airborne-elite"]])
    drive(gather(fray), first_option)
    elite = fray.theatre.figures_of(unit(fray, "airborne-elite"))
    assert [fray.fate[figure] for figure in elite] == [STANDING] * 4


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_the_draft_speaks_of_a_complete_army_only_if_it_may_be_complete(language: str) -> None:
    match = gt.new("heroscape", seed=1, scenario="clashing-fronts")
    asked: dict[bool, str] = {}
    while len(asked) < 2:  # R-DRAFT-03
        decision = match.pending[0]
        if decision.kind == "draft":
            asked[DONE in decision.codes] = say(decision.prompt, language)
        match.answer(decision, decision.codes[0])
    assert asked[True] != asked[False]
    assert asked[True].startswith(asked[False].rstrip("."))
