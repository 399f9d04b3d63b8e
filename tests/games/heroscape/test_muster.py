"""The table before the first roll: what lies and stands where (setup rules of the scenarios)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import harm
from giantstable.games.heroscape.rules.attack.targets import codes
from giantstable.games.heroscape.rules.glyphs import stop_on
from giantstable.games.heroscape.rules.movement import move_action
from giantstable.games.heroscape.rules.powers.chomp import chompable
from giantstable.games.heroscape.rules.powers.mind_shackle import shackleable
from giantstable.games.heroscape.rules.round import rounds
from giantstable.games.heroscape.rules.setup.gathering import points_left
from giantstable.games.heroscape.rules.setup.muster import captive_card
from giantstable.games.heroscape.table.codes import DONE, aim_of, first_of
from giantstable.games.heroscape.table.fray import ATTACK, GATHER, IN_BOX, READY, STANDING, Fray
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import acts, figure, happened, place, run, space, unit
from tests.games.heroscape.ground import box
from tests.games.heroscape.playing import drive, opening, placed, told

GLYPHS = list(box().glyphs)


def glyphs(fray: Fray, hidden: bool) -> dict[str, str]:
    """Return what lies where, symbol-side up or power-side up."""
    return {
        fray.theatre.field.names[where]: GLYPHS[fray.glyph_kind[i]]
        for i, where in enumerate(fray.glyph_space)
        if fray.glyph_hidden[i] == hidden
    }


@pytest.mark.rule("HS-M-SET-02")
def test_the_master_game_plays_the_master_sides() -> None:
    fray = placed("clashing-fronts", [["finn"], ["raelin"]])
    finn = figure(fray, "finn")
    run(harm.wound(fray, finn, 3))
    assert fray.wounds[finn] == 3  # of four: in the Basic Game the first hit is the last
    assert fray.fate[finn] == STANDING


@pytest.mark.rule("HS-M-DRAFT-EX2")
def test_the_two_armies_of_the_example_can_be_brought() -> None:
    mine = ["grimnak", "marro-warriors", "finn", "zettian-guards", "raelin"]
    yours = ["syvarris", "deathwalker-9000", "krav-maga-agents", "tarn-viking-warriors"]
    fray = opening("clashing-fronts", 2, [mine, yours])
    assert [points_left(fray, seat) for seat in (0, 1)] == [0, 10]
    assert fray.phase == GATHER


@pytest.mark.rule("HS-S-COMF-02")
def test_all_ten_glyphs_of_the_swamp_are_hidden_and_shuffled() -> None:
    layouts = set()
    for seed in range(5):
        fray = opening("the-search-for-comfrey-plants", 2, seed=seed)
        lie = glyphs(fray, True)
        assert len(lie) == 10
        assert sorted(lie.values()).count("brandar") == 2
        assert sorted(lie.values()).count("kelda") == 1
        assert glyphs(fray, False) == {}
        layouts.add(tuple(sorted(lie.items())))
    assert len(layouts) == 5


@pytest.mark.rule("HS-S-FORT-04", "HS-S-FORT-03")
def test_the_glyphs_in_the_catacombs_are_hidden_and_shuffled() -> None:
    layouts = set()
    for seed in range(5):
        fray = opening("mimrings-fortress", 4, seed=seed)
        lie = glyphs(fray, True)
        assert set(lie) == {"J6@1", "H8@1", "K8@1", "J11@1"}
        assert sorted(lie.values()) == ["astrid", "gerda", "mitonsoul", "valda"]
        assert glyphs(fray, False) == {"J9": "brandar"}
        layouts.add(tuple(lie[name] for name in sorted(lie)))
    assert len(layouts) > 2


# -- the captive ----------------------------------------------------------------------------------


def rescue() -> Fray:
    armies = [["finn", "ne-gok-sa"], ["raelin"], ["grimnak", "deathwalker-9000"]]
    fray = placed("a-desperate-rescue-attempt", armies)
    assert place(fray, "sgt-drake-alexander") == "O13"
    return fray


@pytest.mark.rule("HS-S-RESC-03", "HS-S-RESC-07")
def test_the_glyph_under_the_captive_stays_as_it_is() -> None:
    fray = rescue()
    assert glyphs(fray, False) == {"P2": "kelda", "I5": "gerda", "I8": "dagmar", "G10": "astrid"}
    assert set(glyphs(fray, True)) == {"O13"}
    drive(rounds.play(fray), lambda d: d.codes[0], most=60)
    assert set(glyphs(fray, True)) == {"O13"}
    assert "glyph-turned" not in happened(fray)


@pytest.mark.rule("HS-S-RESC-06")
def test_nobody_can_do_anything_to_the_captive() -> None:
    fray = rescue()
    drake = fray.captive
    assert fray.seat_of(drake) == NOBODY
    assert captive_card(fray) == "sgt-drake-alexander"
    fray.stand(figure(fray, "finn"), space(fray, "A2"))
    near = [s for s in range(fray.theatre.field.size) if _beside(fray, s, drake)]
    ngok, grimnak = figure(fray, "ne-gok-sa"), figure(fray, "grimnak")
    fray.stand(ngok, near[0])
    assert drake not in shackleable(fray, ngok)
    fray.take_off(grimnak, IN_BOX)
    pairs = [(s, t) for s in near[1:] for t in _level_beside(fray, s) if t != near[0]]
    fray.stand(grimnak, *pairs[0])
    power = fray.theatre.card_of(grimnak).power("chomp")
    assert power is not None
    assert drake not in chompable(fray, grimnak, power)
    acts(fray, "ne-gok-sa", ATTACK)
    assert drake not in [aim_of(code) for code in codes(fray, fray.unit)]
    run(harm.wound(fray, drake, 9))
    run(harm.destroy(fray, drake))
    assert fray.fate[drake] == STANDING


def _beside(fray: Fray, here: int, who: int) -> bool:
    adjacency = fray.theatre.ground.adjacency
    field = fray.theatre.field
    return (
        field.fits(here, 11)
        and fray.figures.at[here] == NOBODY
        and bool(adjacency.beside(here, 5, 5) >> fray.figures.first[who] & 1)
    )


def _level_beside(fray: Fray, here: int) -> list[int]:
    field = fray.theatre.field
    walk = fray.theatre.ground.passage.walk(here, 11)
    return [
        s
        for s in range(field.size)
        if walk >> s & 1 and field.level[s] == field.level[here] and fray.figures.at[s] == NOBODY
    ]


# -- the plants -----------------------------------------------------------------------------------


def swamp(glyph: str) -> Fray:
    """Return the search for plants with a certain glyph hidden beside Agent Carr, at B2."""
    fray = opening("the-search-for-comfrey-plants", 2)
    number = fray.glyph_kind.index(GLYPHS.index(glyph))
    fray.glyphs &= ~(1 << fray.glyph_space[number])
    fray.glyph_space[number] = space(fray, "B2")
    fray.glyphs |= 1 << space(fray, "B2")
    return fray


@pytest.mark.rule("HS-S-COMF-04")
def test_who_walks_onto_a_glyph_stops_there_and_turns_it_over() -> None:
    fray = swamp("kelda")
    here = space(fray, "B2")
    acts(fray, "agent-carr")

    def onto_the_glyph(decision: Decision) -> int:
        return next((code for code in decision.codes if first_of(code) == here), DONE)

    drive(move_action.move_action(fray), onto_the_glyph)
    assert place(fray, "agent-carr") == "B2"
    assert "glyph-turned" in happened(fray)
    assert fray.revealed == 1
    # Nobody gets beyond it in one move: it lies on every way through a corridor.
    corridor = swamp("kelda")
    acts(corridor, "agent-carr")
    moves = drive(move_action.move_action(corridor), lambda d: DONE)[0].codes
    assert here in [first_of(code) for code in moves]


@pytest.mark.rule("HS-S-COMF-05")
def test_a_glyph_that_is_no_plant_is_removed_and_does_nothing() -> None:
    fray = swamp("mitonsoul")
    carr = figure(fray, "agent-carr")
    before = fray.rng.state()
    fray.stand(carr, space(fray, "B2"))
    run(stop_on(fray, carr, space(fray, "B2")))
    assert fray.rng.state() == before  # nobody is cursed
    assert fray.plants == [0, 0]
    assert fray.glyph_at(space(fray, "B2")) == NOBODY
    assert fray.glyph_space.count(NOWHERE) == 1
    assert happened(fray) == ["glyph-turned", "no-plant"]


@pytest.mark.rule("HS-S-COMF-06")
def test_a_plant_is_kept_by_who_found_it() -> None:
    fray = swamp("kelda")
    carr = figure(fray, "agent-carr")
    fray.stand(carr, space(fray, "B2"))
    run(stop_on(fray, carr, space(fray, "B2")))
    assert fray.plants == [0, 1]
    assert fray.glyph_at(space(fray, "B2")) == NOBODY
    (found,) = told(fray, "plant-found")
    assert (found.seat, GLYPHS[found.b], found.c) == (1, "kelda", 1)


# -- the end --------------------------------------------------------------------------------------


def idle(decision: Decision) -> int:
    return DONE if DONE in decision.codes else decision.codes[0]


@pytest.mark.rule("HS-B-END-01")
def test_a_basic_battle_goes_on_until_somebody_wins() -> None:
    fray = opening("attack-at-dawn", 2)
    drive(rounds.play(fray), idle, most=1500)
    assert len(told(fray, "turn-began")) > 300
    assert not fray.result


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
        fray = opening(name, 2)
        assert fray.phase == READY
        assert unit(fray, "finn") >= 0
