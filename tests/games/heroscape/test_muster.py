"""The table before the first roll: what lies and stands where (setup rules of the scenarios)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape import harm, rounds, turns
from giantstable.games.heroscape.asks import DONE, aim_of
from giantstable.games.heroscape.battle import ATTACK, GATHER, IN_BOX, READY, STANDING, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.gathering import points_left
from giantstable.games.heroscape.glyphs import stop_on
from giantstable.games.heroscape.muster import captive_card
from giantstable.games.heroscape.powers import chompable, shackleable
from giantstable.games.heroscape.targets import codes
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import acts, figure, happened, place, run, space, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.playing import drive, opening, placed, told

GLYPHS = list(box().glyphs)


def glyphs(battle: Battle, hidden: bool) -> dict[str, str]:
    """Return what lies where, symbol-side up or power-side up."""
    return {
        battle.theatre.field.names[where]: GLYPHS[battle.glyph_kind[i]]
        for i, where in enumerate(battle.glyph_space)
        if battle.glyph_hidden[i] == hidden
    }


@pytest.mark.rule("HS-M-SET-02")
def test_the_master_game_plays_the_master_sides() -> None:
    battle = placed("clashing-fronts", [["finn"], ["raelin"]])
    finn = figure(battle, "finn")
    run(harm.wound(battle, finn, 3))
    assert battle.wounds[finn] == 3  # of four: in the Basic Game the first hit is the last
    assert battle.fate[finn] == STANDING


@pytest.mark.rule("HS-M-DRAFT-EX2")
def test_the_two_armies_of_the_example_can_be_brought() -> None:
    mine = ["grimnak", "marro-warriors", "finn", "zettian-guards", "raelin"]
    yours = ["syvarris", "deathwalker-9000", "krav-maga-agents", "tarn-viking-warriors"]
    battle = opening("clashing-fronts", 2, [mine, yours])
    assert [points_left(battle, seat) for seat in (0, 1)] == [0, 10]
    assert battle.phase == GATHER


@pytest.mark.rule("HS-S-COMF-02")
def test_all_ten_glyphs_of_the_swamp_are_hidden_and_shuffled() -> None:
    layouts = set()
    for seed in range(5):
        battle = opening("the-search-for-comfrey-plants", 2, seed=seed)
        lie = glyphs(battle, True)
        assert len(lie) == 10
        assert sorted(lie.values()).count("brandar") == 2
        assert sorted(lie.values()).count("kelda") == 1
        assert glyphs(battle, False) == {}
        layouts.add(tuple(sorted(lie.items())))
    assert len(layouts) == 5


@pytest.mark.rule("HS-S-FORT-04", "HS-S-FORT-03")
def test_the_glyphs_in_the_catacombs_are_hidden_and_shuffled() -> None:
    layouts = set()
    for seed in range(5):
        battle = opening("mimrings-fortress", 4, seed=seed)
        lie = glyphs(battle, True)
        assert set(lie) == {"J6@1", "H8@1", "K8@1", "J11@1"}
        assert sorted(lie.values()) == ["astrid", "gerda", "mitonsoul", "valda"]
        assert glyphs(battle, False) == {"J9": "brandar"}
        layouts.add(tuple(lie[name] for name in sorted(lie)))
    assert len(layouts) > 2


# -- the captive ----------------------------------------------------------------------------------


def rescue() -> Battle:
    armies = [["finn", "ne-gok-sa"], ["raelin"], ["grimnak", "deathwalker-9000"]]
    battle = placed("a-desperate-rescue-attempt", armies)
    assert place(battle, "sgt-drake-alexander") == "O13"
    return battle


@pytest.mark.rule("HS-S-RESC-03", "HS-S-RESC-07")
def test_the_glyph_under_the_captive_stays_as_it_is() -> None:
    battle = rescue()
    assert glyphs(battle, False) == {"P2": "kelda", "I5": "gerda", "I8": "dagmar", "G10": "astrid"}
    assert set(glyphs(battle, True)) == {"O13"}
    drive(rounds.play(battle), lambda d: d.codes[0], most=60)
    assert set(glyphs(battle, True)) == {"O13"}
    assert "glyph-turned" not in happened(battle)


@pytest.mark.rule("HS-S-RESC-06")
def test_nobody_can_do_anything_to_the_captive() -> None:
    battle = rescue()
    drake = battle.captive
    assert battle.seat_of(drake) == NOBODY
    assert captive_card(battle) == "sgt-drake-alexander"
    battle.stand(figure(battle, "finn"), space(battle, "A2"))
    near = [s for s in range(battle.theatre.field.size) if _beside(battle, s, drake)]
    ngok, grimnak = figure(battle, "ne-gok-sa"), figure(battle, "grimnak")
    battle.stand(ngok, near[0])
    assert drake not in shackleable(battle, ngok)
    battle.take_off(grimnak, IN_BOX)
    pairs = [(s, t) for s in near[1:] for t in _level_beside(battle, s) if t != near[0]]
    battle.stand(grimnak, *pairs[0])
    power = battle.theatre.card_of(grimnak).power("chomp")
    assert power is not None
    assert drake not in chompable(battle, grimnak, power)
    acts(battle, "ne-gok-sa", ATTACK)
    assert drake not in [aim_of(code) for code in codes(battle, battle.unit)]
    run(harm.wound(battle, drake, 9))
    run(harm.destroy(battle, drake))
    assert battle.fate[drake] == STANDING


def _beside(battle: Battle, here: int, who: int) -> bool:
    adjacency = battle.theatre.ground.adjacency
    field = battle.theatre.field
    return (
        field.fits(here, 11)
        and battle.figures.at[here] == NOBODY
        and bool(adjacency.beside(here, 5, 5) >> battle.figures.first[who] & 1)
    )


def _level_beside(battle: Battle, here: int) -> list[int]:
    field = battle.theatre.field
    walk = battle.theatre.ground.passage.walk(here, 11)
    return [
        s
        for s in range(field.size)
        if walk >> s & 1 and field.level[s] == field.level[here] and battle.figures.at[s] == NOBODY
    ]


# -- the plants -----------------------------------------------------------------------------------


def swamp(glyph: str) -> Battle:
    """Return the search for plants with a certain glyph hidden beside Agent Carr, at B2."""
    battle = opening("the-search-for-comfrey-plants", 2)
    number = battle.glyph_kind.index(GLYPHS.index(glyph))
    battle.glyphs &= ~(1 << battle.glyph_space[number])
    battle.glyph_space[number] = space(battle, "B2")
    battle.glyphs |= 1 << space(battle, "B2")
    return battle


@pytest.mark.rule("HS-S-COMF-04")
def test_who_walks_onto_a_glyph_stops_there_and_turns_it_over() -> None:
    battle = swamp("kelda")
    here = space(battle, "B2")
    acts(battle, "agent-carr")

    def onto_the_glyph(decision: Decision) -> int:
        return next((code for code in decision.codes if code % 4096 == here), DONE)

    drive(turns.move_action(battle), onto_the_glyph)
    assert place(battle, "agent-carr") == "B2"
    assert "glyph-turned" in happened(battle)
    assert battle.revealed == 1
    # Nobody gets beyond it in one move: it lies on every way through a corridor.
    corridor = swamp("kelda")
    acts(corridor, "agent-carr")
    moves = drive(turns.move_action(corridor), lambda d: DONE)[0].codes
    assert here in [code % 4096 for code in moves]


@pytest.mark.rule("HS-S-COMF-05")
def test_a_glyph_that_is_no_plant_is_removed_and_does_nothing() -> None:
    battle = swamp("mitonsoul")
    carr = figure(battle, "agent-carr")
    before = battle.rng.state()
    battle.stand(carr, space(battle, "B2"))
    run(stop_on(battle, carr, space(battle, "B2")))
    assert battle.rng.state() == before  # nobody is cursed
    assert battle.plants == [0, 0]
    assert battle.glyph_at(space(battle, "B2")) == NOBODY
    assert battle.glyph_space.count(NOWHERE) == 1
    assert happened(battle) == ["glyph-turned", "no-plant"]


@pytest.mark.rule("HS-S-COMF-06")
def test_a_plant_is_kept_by_who_found_it() -> None:
    battle = swamp("kelda")
    carr = figure(battle, "agent-carr")
    battle.stand(carr, space(battle, "B2"))
    run(stop_on(battle, carr, space(battle, "B2")))
    assert battle.plants == [0, 1]
    assert battle.glyph_at(space(battle, "B2")) == NOBODY
    (found,) = told(battle, "plant-found")
    assert (found.seat, GLYPHS[found.b], found.c) == (1, "kelda", 1)


# -- the end --------------------------------------------------------------------------------------


def idle(decision: Decision) -> int:
    return DONE if DONE in decision.codes else decision.codes[0]


@pytest.mark.rule("HS-B-END-01")
def test_a_basic_battle_goes_on_until_somebody_wins() -> None:
    battle = opening("attack-at-dawn", 2)
    drive(rounds.play(battle), idle, most=1500)
    assert len(told(battle, "turn-began")) > 300
    assert not battle.result


@pytest.mark.rule("HS-M-END-02")
def test_the_scenario_says_what_wins() -> None:
    # The same thing happens, the last figure of a side is lost: it decides one battle, not another.
    clash = placed("clashing-fronts", [["finn"], ["grimnak"]])
    run(harm.destroy(clash, figure(clash, "grimnak")))
    assert clash.result
    tempest = placed("under-tempests-cover", [["finn"], ["grimnak"]])
    run(harm.destroy(tempest, figure(tempest, "grimnak")))
    assert not tempest.result


def test_a_basic_battle_is_ready_at_once() -> None:
    for name in ("attack-at-dawn", "dive-the-dark-lakes", "the-search-for-comfrey-plants"):
        battle = opening(name, 2)
        assert battle.phase == READY
        assert unit(battle, "finn") >= 0
