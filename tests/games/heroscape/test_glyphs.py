"""The glyphs: stopping on them, and what they do (HS-G)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.box.cards import (
    ATTACK_EFFECT,
    CURSE_EFFECT,
    DEFENSE_EFFECT,
    HEAL_EFFECT,
    INITIATIVE_EFFECT,
    MOVE_EFFECT,
    RANGE_EFFECT,
    SUMMON_EFFECT,
)
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.movement import destinations, move_action
from giantstable.games.heroscape.table.codes import DONE, place_code
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import (
    clause,
    events,
    figure,
    fray_on,
    happened,
    name_of,
    place,
    run,
    space,
)
from tests.games.heroscape.ground import box, ground, ruin
from tests.games.heroscape.loaded import load
from tests.games.heroscape.walks import go, places

CORRIDOR = "g1 g1 g1 g1 g1 g1 g1 g1"
FLAT = """
g1 g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1 g1
"""
EFFECTS = [ATTACK_EFFECT, DEFENSE_EFFECT, RANGE_EFFECT, MOVE_EFFECT, INITIATIVE_EFFECT]


def put(fray: Fray, name: str, at: str) -> None:
    """Put a figure somewhere else."""
    fray.stand(figure(fray, name), space(fray, at))


def summons(fray: Fray, *answers: int) -> list[Decision]:
    """Let the first seat's figure beside the glyph step onto Erland."""
    return go(fray, "marro-warriors", "B2", *answers)


# -- stopping -------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-GEN-04")
def test_a_glyph_stops_whoever_steps_onto_it() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "gerda"})
    assert places(fray, "finn") == {"B1", "C1"}
    go(fray, "finn", "C1")
    assert happened(fray) == ["moved", "moved", "glyph-taken"]
    assert "H1" in places(fray, "finn")  # leaving it is free (R-GLYPH-03)


@pytest.mark.rule("HS-G-GEN-03")
def test_a_hidden_glyph_stops_is_turned_over_and_works_at_once() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "?astrid"})
    assert places(fray, "finn") == {"B1", "C1"}
    assert glyphs.bonus(fray, 0, ATTACK_EFFECT) == 0
    stamp = fray.stamp()
    go(fray, "finn", "C1")
    assert happened(fray) == ["moved", "moved", "glyph-turned", "glyph-taken"]
    assert fray.stamp() > stamp  # it cannot be taken back
    assert not fray.glyph_hidden[0]
    assert glyphs.bonus(fray, 0, ATTACK_EFFECT) == 1


def test_a_hidden_glyph_does_nothing_for_who_stands_on_it() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "C1")}, glyphs={"C1": "?astrid"})
    assert glyphs.bonus(fray, 0, ATTACK_EFFECT) == 0


@pytest.mark.rule("HS-G-GEN-02")
def test_glyphs_stay_where_they_are() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "gerda"})
    go(fray, "finn", "C1")
    go(fray, "finn", "E1")
    assert fray.glyph_space == [space(fray, "C1")]


@pytest.mark.rule("HS-G-GEN-05")
def test_a_large_figure_stops_when_its_leading_end_enters() -> None:
    storm = [clause("storm")]
    fray = fray_on(CORRIDOR, {"mimring": (0, "B1 A1")}, glyphs={"D1": "gerda"}, special=storm)
    assert places(fray, "mimring") == {"C1 B1", "D1 C1"}
    go(fray, "mimring", "D1 C1")
    assert "G1 F1" in places(fray, "mimring")  # its tail comes over it, and does not stop
    go(fray, "mimring", "E1 D1")
    assert glyphs.bonus(fray, 0, DEFENSE_EFFECT) == 1  # under either end (R-GLYPH-01)
    go(fray, "mimring", "F1 E1")
    assert glyphs.bonus(fray, 0, DEFENSE_EFFECT) == 0


def test_a_hidden_glyph_under_the_tail_is_turned_when_the_move_is_over() -> None:
    fray = fray_on("g1 g1 g1 g1", {"mimring": (0, "B1 A1")}, glyphs={"C1": "?gerda"})
    go(fray, "mimring", "D1 C1")  # flying
    assert happened(fray) == ["flew", "glyph-turned", "glyph-taken"]


# -- permanent ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-PERM-01")
def test_a_permanent_glyph_works_while_somebody_stands_on_it() -> None:
    figures = {"finn": (0, "A1"), "thorgrim": (0, "B1"), "syvarris": (1, "H1")}
    fray = fray_on(CORRIDOR, figures, glyphs={"A1": "gerda"})
    assert glyphs.bonus(fray, 0, DEFENSE_EFFECT) == 1
    fray.take_off(figure(fray, "finn"), DESTROYED)
    assert glyphs.bonus(fray, 0, DEFENSE_EFFECT) == 0
    assert fray.glyph_at(space(fray, "A1")) != NOBODY


@pytest.mark.rule("HS-G-PERM-02")
def test_it_serves_the_player_and_not_the_team_mate() -> None:
    figures = {"finn": (0, "A1"), "thorgrim": (1, "B1"), "syvarris": (2, "H1")}
    fray = fray_on(CORRIDOR, figures, sides=[1, 1, 2], glyphs={"A1": "astrid"})
    assert [glyphs.bonus(fray, seat, ATTACK_EFFECT) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("HS-G-PERM-03", "HS-G-DAG-01")
def test_the_power_goes_to_whoever_stands_there_next() -> None:
    figures = {"finn": (0, "A1"), "syvarris": (1, "C1")}
    fray = fray_on(CORRIDOR, figures, glyphs={"A1": "dagmar"})
    assert [glyphs.bonus(fray, seat, INITIATIVE_EFFECT) for seat in (0, 1)] == [8, 0]
    put(fray, "finn", "F1")
    assert [glyphs.bonus(fray, seat, INITIATIVE_EFFECT) for seat in (0, 1)] == [0, 0]
    put(fray, "syvarris", "A1")
    assert [glyphs.bonus(fray, seat, INITIATIVE_EFFECT) for seat in (0, 1)] == [0, 8]


@pytest.mark.rule("HS-G-VAL-01", "HS-G-VAL-02")
def test_valda_is_for_all_but_who_stands_on_it() -> None:
    figures = {"finn": (0, "A1"), "marro-warriors": (0, "B1"), "marro-warriors 2": (0, "C1")}
    fray = fray_on(CORRIDOR, {**figures, "syvarris": (1, "H1")}, glyphs={"B1": "valda"})
    move = {name: destinations.allowance(fray, figure(fray, name)) for name in figures}
    assert move == {"finn": 7, "marro-warriors": 6, "marro-warriors 2": 8}
    assert destinations.allowance(fray, figure(fray, "syvarris")) == 5
    put(fray, "marro-warriors", "D1")
    assert destinations.allowance(fray, figure(fray, "finn")) == 5


def test_valda_helps_those_who_move_after_it_is_taken() -> None:
    marro = {"marro-warriors": (0, "A1"), "marro-warriors 2": (0, "A2")}
    fray = fray_on(FLAT, marro, glyphs={"B1": "valda"}, acting="marro-warriors")
    first, second = figure(fray, "marro-warriors"), figure(fray, "marro-warriors 2")
    asked = run(move_action.move_action(fray), first, place_code(space(fray, "B1")), DONE)
    assert asked[2].subject == second
    assert destinations.allowance(fray, second) == 8


@pytest.mark.rule("HS-G-BRA-01")
def test_brandar_has_no_power() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1"), "syvarris": (1, "H1")}, glyphs={"C1": "brandar"})
    go(fray, "finn", "C1")
    assert happened(fray)[-1] == "glyph-taken"
    assert [glyphs.bonus(fray, 0, effect) for effect in EFFECTS] == [0] * 5
    assert fray.glyph_at(space(fray, "C1")) != NOBODY


def test_the_basic_game_knows_no_powers_of_glyphs() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1")}, basic=True, glyphs={"B1": "valda"})
    assert places(fray, "finn") == {"B1", "C1", "D1", "E1", "F1"}
    go(fray, "finn", "B1")
    assert happened(fray) == ["moved"]
    assert glyphs.bonus(fray, 0, MOVE_EFFECT) == 0


# -- Kelda ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-KEL-01")
def test_only_the_wounded_may_stop_on_kelda() -> None:
    fray = fray_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "kelda"})
    assert places(fray, "finn") == {"B1"}  # who has to stop, and may not, does not enter
    fray.wounds[figure(fray, "finn")] = 1
    assert places(fray, "finn") == {"B1", "C1"}


@pytest.mark.rule("HS-G-KEL-02", "HS-G-TEMP-01")
def test_kelda_heals_all_wounds_and_is_gone() -> None:
    fray = fray_on(CORRIDOR, {"grimnak": (0, "B1 A1")}, glyphs={"C1": "kelda"})
    fray.wounds[figure(fray, "grimnak")] = 4
    go(fray, "grimnak", "C1 B1")
    assert fray.wounds[figure(fray, "grimnak")] == 0
    assert fray.glyph_at(space(fray, "C1")) == NOBODY
    assert happened(fray) == ["moved", "glyph-taken", "glyph-gone", "healed"]
    assert (events(fray)[-1].a, events(fray)[-1].b) == (figure(fray, "grimnak"), 4)


# -- Erland ---------------------------------------------------------------------------------------

ERLAND = {"B2": "erland"}


@pytest.mark.rule("HS-G-ERL-01")
def test_erland_brings_any_other_figure_next_to_the_finder() -> None:
    figures = {"marro-warriors": (0, "A2"), "raelin": (1, "F3"), "finn": (0, "F1")}
    fray = fray_on(FLAT, figures, glyphs=ERLAND)
    asked = summons(fray, figure(fray, "raelin"), place_code(space(fray, "C3")))
    called = [name_of(fray, code) for code in asked[0].codes if code != DONE]
    assert sorted(called) == ["finn", "raelin"]
    beside = {place_code(space(fray, name)) for name in ("A2", "C2", "B1", "C1", "B3", "C3")}
    assert set(asked[1].codes) == beside
    assert [d.seat for d in asked] == [0, 0]  # the finder's player chooses (R-ERL-05)
    assert place(fray, "raelin") == "C3"
    assert happened(fray) == ["moved", "glyph-taken", "glyph-gone", "summoned"]


@pytest.mark.rule("HS-G-ERL-02")
def test_nobody_has_to_be_summoned() -> None:
    fray = fray_on(FLAT, {"marro-warriors": (0, "A2"), "raelin": (1, "F3")}, glyphs=ERLAND)
    summons(fray, DONE)
    assert place(fray, "raelin") == "F3"
    assert fray.glyph_at(space(fray, "B2")) == NOBODY


@pytest.mark.rule("HS-G-ERL-03")
def test_who_is_summoned_out_of_an_engagement_is_not_struck_at() -> None:
    vikings = {"tarn-viking-warriors": (1, "E2"), "tarn-viking-warriors 2": (1, "F2")}
    figures = {"marro-warriors": (0, "A2"), "finn": (0, "F3"), **vikings}
    fray = fray_on(FLAT, figures, glyphs=ERLAND)
    drawn = fray.rng.drawn
    summons(fray, figure(fray, "finn"), place_code(space(fray, "B1")))
    assert place(fray, "finn") == "B1"
    assert fray.rng.drawn == drawn


@pytest.mark.rule("HS-G-ERL-04")
def test_without_room_nobody_is_summoned() -> None:
    fray = fray_on("g1 g1 g1 . g1", {"finn": (0, "A1"), "thorgrim": (0, "C1"), "raelin": (1, "E1")})
    fray.lay_glyph(7, space(fray, "B1"), False)
    assert [d.kind for d in go(fray, "finn", "B1", DONE)] == ["summon"]  # A1 is free now
    steep = fray_on("r6 g1 r6 . g1", {"marro-warriors": (0, "A1"), "raelin": (1, "E1")})
    steep.lay_glyph(7, space(steep, "B1"), False)
    load(steep, ["0 skulls of 1"])
    assert go(steep, "marro-warriors", "B1") == []  # out of reach on both sides
    assert steep.glyph_at(space(steep, "B1")) == NOBODY
    assert place(steep, "raelin") == "E1"


def test_a_large_figure_is_summoned_where_it_has_room() -> None:
    field = "g1 g1 g1 . g1 g1\n g1 g1 r2 . . ."
    figures = {"marro-warriors": (0, "A1"), "grimnak": (1, "E1 F1")}
    fray = fray_on(field, figures)
    fray.lay_glyph(7, space(fray, "B1"), False)
    asked = go(
        fray, "marro-warriors", "B1", figure(fray, "grimnak"),
        place_code(space(fray, "A1"), space(fray, "A2")),
    )  # fmt: skip
    assert len(asked[1].codes) == 3  # A1 A2, A2 B2, B2 C1, and none twice
    assert place(fray, "grimnak") == "A1 A2"


def test_the_captive_is_not_summoned_and_the_summoned_stop_on_glyphs() -> None:
    figures = {
        "marro-warriors": (0, "A2"),
        "finn": (0, "F1"),
        "sgt-drake-alexander": (NOBODY, "F3"),
    }
    fray = fray_on(FLAT, figures, glyphs={**ERLAND, "C2": "?valda", "C1": "kelda"})
    asked = summons(fray, figure(fray, "finn"), place_code(space(fray, "C2")))
    assert asked[0].codes == [figure(fray, "finn"), DONE]
    assert place_code(space(fray, "C1")) not in asked[1].codes  # Finn has no wounds
    assert happened(fray)[-3:] == ["summoned", "glyph-turned", "glyph-taken"]


def test_who_is_summoned_next_to_the_captive_frees_him() -> None:
    figures = {"marro-warriors": (0, "A2"), "finn": (0, "F3"), "syvarris": (1, "F1")}
    goal = clause("free-captive", sides=[1])
    fray = fray_on(
        FLAT, {**figures, "sgt-drake-alexander": (NOBODY, "D2")}, victory=[goal], glyphs=ERLAND
    )
    summons(fray, figure(fray, "finn"), place_code(space(fray, "C2")))
    assert happened(fray)[-2:] == ["summoned", "won"]  # R-RESC-03
    assert fray.won == 1


def test_nobody_is_summoned_across_a_ruin() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    fray = fray_on(field, {"marro-warriors": (0, "A3"), "raelin": (1, "C3")})
    fray.lay_glyph(7, space(fray, "A2"), False)
    asked = go(fray, "marro-warriors", "A2", figure(fray, "raelin"), place_code(space(fray, "A3")))
    names = {field.names[code] for code in asked[1].codes}
    assert names == {"B2", "A3", "B3"}


# -- Mitonsoul ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-MIT-01")
def test_mitonsoul_rolls_for_everybody_and_a_1_destroys() -> None:
    figures = {
        "finn": (0, "A1"),
        "mimring": (1, "D1 E1"),
        "marro-warriors": (0, "A3"),
        "sgt-drake-alexander": (NOBODY, "F3"),
    }
    fray = fray_on(FLAT, figures, glyphs={"B1": "mitonsoul"})
    order = sorted(figure(fray, name) for name in figures if name != "sgt-drake-alexander")
    assert order[-1] == figure(fray, "mimring")
    load(fray, ["d20 2", "d20 2+", "d20 1"])
    go(fray, "finn", "B1")
    rolled = [event.a for event in events(fray) if event.kind.name == "cursed"]
    assert rolled == order
    assert fray.fate[figure(fray, "mimring")] == DESTROYED
    assert fray.fate[figure(fray, "finn")] == STANDING
    assert fray.fate[figure(fray, "sgt-drake-alexander")] == STANDING
    assert fray.glyph_at(space(fray, "B1")) == NOBODY


@pytest.mark.rule("HS-G-MIT-02")
def test_mitonsoul_strikes_its_finder_too() -> None:
    figures = {"syvarris": (0, "A1"), "ne-gok-sa": (1, "F1"), "raelin": (0, "F3")}
    fray = fray_on(FLAT, figures, glyphs={"B1": "?mitonsoul"})
    order = sorted(figure(fray, name) for name in figures)
    rolls = ["d20 1" if who == figure(fray, "syvarris") else "d20 2+" for who in order]
    load(fray, rolls)
    go(fray, "syvarris", "B1")
    assert place(fray, "syvarris") == "-"
    assert place(fray, "raelin") == "F3"


def test_when_mitonsoul_takes_everybody_nobody_wins() -> None:
    fray = fray_on(
        CORRIDOR, {"syvarris": (0, "A1"), "ne-gok-sa": (1, "H1")}, glyphs={"B1": "mitonsoul"}
    )
    load(fray, ["d20 1", "d20 1"])
    go(fray, "syvarris", "B1")
    assert happened(fray).count("destroyed") == 2  # together, before anybody wins (R-MIT-01)
    assert fray.won == 0
    assert fray.result != 0


# -- gathered -------------------------------------------------------------------------------------


def test_what_is_gathered_is_kept_and_the_rest_taken_away() -> None:
    rule = clause("gathering", glyphs=["brandar", "kelda"])
    goal = clause("collect", glyphs=["brandar", "kelda"], number=2)
    figures = {"finn": (0, "A1"), "syvarris": (1, "H1")}
    hidden = {"B1": "?brandar", "C1": "?mitonsoul", "D1": "?kelda"}
    fray = fray_on(CORRIDOR, figures, basic=True, special=[rule], victory=[goal], glyphs=hidden)
    go(fray, "finn", "B1")
    go(fray, "finn", "C1")
    assert fray.plants == [1, 0]
    assert fray.result == 0
    assert fray.glyph_at(space(fray, "B1")) == fray.glyph_at(space(fray, "C1")) == NOBODY
    go(fray, "finn", "D1")
    assert happened(fray) == [
        "moved", "glyph-turned", "plant-found",
        "moved", "glyph-turned", "no-plant",
        "moved", "glyph-turned", "plant-found", "won",
    ]  # fmt: skip
    assert fray.won == 1


def test_the_effects_of_the_content_have_the_numbers_that_the_rules_use() -> None:
    permanent = ["astrid", "gerda", "ivor", "valda", "dagmar"]
    assert [box().glyphs[name].effect for name in permanent] == EFFECTS
    works_once = ["kelda", "erland", "mitonsoul"]
    effects = [HEAL_EFFECT, SUMMON_EFFECT, CURSE_EFFECT]
    assert [box().glyphs[name].effect for name in works_once] == effects
