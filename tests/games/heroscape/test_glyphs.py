"""The glyphs: stopping on them, and what they do (HS-G)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape import glyphs, moves, turns
from giantstable.games.heroscape.asks import DONE, place_code
from giantstable.games.heroscape.battle import DESTROYED, STANDING, Battle
from giantstable.games.heroscape.cards import (
    ATTACK_EFFECT,
    CURSE_EFFECT,
    DEFENSE_EFFECT,
    HEAL_EFFECT,
    INITIATIVE_EFFECT,
    MOVE_EFFECT,
    RANGE_EFFECT,
    SUMMON_EFFECT,
)
from giantstable.games.heroscape.figures import NOBODY
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import (
    battle_on,
    clause,
    events,
    figure,
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


def put(battle: Battle, name: str, at: str) -> None:
    """Put a figure somewhere else."""
    battle.stand(figure(battle, name), space(battle, at))


def summons(battle: Battle, *answers: int) -> list[Decision]:
    """Let the first seat's figure beside the glyph step onto Erland."""
    return go(battle, "marro-warriors", "B2", *answers)


# -- stopping -------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-GEN-04")
def test_a_glyph_stops_whoever_steps_onto_it() -> None:
    battle = battle_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "gerda"})
    assert places(battle, "finn") == {"B1", "C1"}
    go(battle, "finn", "C1")
    assert happened(battle) == ["moved", "moved", "glyph-taken"]
    assert "H1" in places(battle, "finn")  # leaving it is free (R-GLYPH-03)


@pytest.mark.rule("HS-G-GEN-03")
def test_a_hidden_glyph_stops_is_turned_over_and_works_at_once() -> None:
    battle = battle_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "?astrid"})
    assert places(battle, "finn") == {"B1", "C1"}
    assert glyphs.bonus(battle, 0, ATTACK_EFFECT) == 0
    stamp = battle.stamp()
    go(battle, "finn", "C1")
    assert happened(battle) == ["moved", "moved", "glyph-turned", "glyph-taken"]
    assert battle.stamp() > stamp  # it cannot be taken back
    assert not battle.glyph_hidden[0]
    assert glyphs.bonus(battle, 0, ATTACK_EFFECT) == 1


def test_a_hidden_glyph_does_nothing_for_who_stands_on_it() -> None:
    battle = battle_on(CORRIDOR, {"finn": (0, "C1")}, glyphs={"C1": "?astrid"})
    assert glyphs.bonus(battle, 0, ATTACK_EFFECT) == 0


@pytest.mark.rule("HS-G-GEN-02")
def test_glyphs_stay_where_they_are() -> None:
    battle = battle_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "gerda"})
    go(battle, "finn", "C1")
    go(battle, "finn", "E1")
    assert battle.glyph_space == [space(battle, "C1")]


@pytest.mark.rule("HS-G-GEN-05")
def test_a_large_figure_stops_when_its_leading_end_enters() -> None:
    storm = [clause("storm")]
    battle = battle_on(CORRIDOR, {"mimring": (0, "B1 A1")}, glyphs={"D1": "gerda"}, special=storm)
    assert places(battle, "mimring") == {"C1 B1", "D1 C1"}
    go(battle, "mimring", "D1 C1")
    assert "G1 F1" in places(battle, "mimring")  # its tail comes over it, and does not stop
    go(battle, "mimring", "E1 D1")
    assert glyphs.bonus(battle, 0, DEFENSE_EFFECT) == 1  # under either end (R-GLYPH-01)
    go(battle, "mimring", "F1 E1")
    assert glyphs.bonus(battle, 0, DEFENSE_EFFECT) == 0


def test_a_hidden_glyph_under_the_tail_is_turned_when_the_move_is_over() -> None:
    battle = battle_on("g1 g1 g1 g1", {"mimring": (0, "B1 A1")}, glyphs={"C1": "?gerda"})
    go(battle, "mimring", "D1 C1")  # flying
    assert happened(battle) == ["flew", "glyph-turned", "glyph-taken"]


# -- permanent ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-PERM-01")
def test_a_permanent_glyph_works_while_somebody_stands_on_it() -> None:
    figures = {"finn": (0, "A1"), "thorgrim": (0, "B1"), "syvarris": (1, "H1")}
    battle = battle_on(CORRIDOR, figures, glyphs={"A1": "gerda"})
    assert glyphs.bonus(battle, 0, DEFENSE_EFFECT) == 1
    battle.take_off(figure(battle, "finn"), DESTROYED)
    assert glyphs.bonus(battle, 0, DEFENSE_EFFECT) == 0
    assert battle.glyph_at(space(battle, "A1")) != NOBODY


@pytest.mark.rule("HS-G-PERM-02")
def test_it_serves_the_player_and_not_the_team_mate() -> None:
    figures = {"finn": (0, "A1"), "thorgrim": (1, "B1"), "syvarris": (2, "H1")}
    battle = battle_on(CORRIDOR, figures, sides=[1, 1, 2], glyphs={"A1": "astrid"})
    assert [glyphs.bonus(battle, seat, ATTACK_EFFECT) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("HS-G-PERM-03", "HS-G-DAG-01")
def test_the_power_goes_to_whoever_stands_there_next() -> None:
    figures = {"finn": (0, "A1"), "syvarris": (1, "C1")}
    battle = battle_on(CORRIDOR, figures, glyphs={"A1": "dagmar"})
    assert [glyphs.bonus(battle, seat, INITIATIVE_EFFECT) for seat in (0, 1)] == [8, 0]
    put(battle, "finn", "F1")
    assert [glyphs.bonus(battle, seat, INITIATIVE_EFFECT) for seat in (0, 1)] == [0, 0]
    put(battle, "syvarris", "A1")
    assert [glyphs.bonus(battle, seat, INITIATIVE_EFFECT) for seat in (0, 1)] == [0, 8]


@pytest.mark.rule("HS-G-VAL-01", "HS-G-VAL-02")
def test_valda_is_for_all_but_who_stands_on_it() -> None:
    figures = {"finn": (0, "A1"), "marro-warriors": (0, "B1"), "marro-warriors 2": (0, "C1")}
    battle = battle_on(CORRIDOR, {**figures, "syvarris": (1, "H1")}, glyphs={"B1": "valda"})
    move = {name: moves.allowance(battle, figure(battle, name)) for name in figures}
    assert move == {"finn": 7, "marro-warriors": 6, "marro-warriors 2": 8}
    assert moves.allowance(battle, figure(battle, "syvarris")) == 5
    put(battle, "marro-warriors", "D1")
    assert moves.allowance(battle, figure(battle, "finn")) == 5


def test_valda_helps_those_who_move_after_it_is_taken() -> None:
    marro = {"marro-warriors": (0, "A1"), "marro-warriors 2": (0, "A2")}
    battle = battle_on(FLAT, marro, glyphs={"B1": "valda"}, acting="marro-warriors")
    first, second = figure(battle, "marro-warriors"), figure(battle, "marro-warriors 2")
    asked = run(turns.move_action(battle), first, place_code(space(battle, "B1")), DONE)
    assert asked[2].subject == second
    assert moves.allowance(battle, second) == 8


@pytest.mark.rule("HS-G-BRA-01")
def test_brandar_has_no_power() -> None:
    battle = battle_on(
        CORRIDOR, {"finn": (0, "A1"), "syvarris": (1, "H1")}, glyphs={"C1": "brandar"}
    )
    go(battle, "finn", "C1")
    assert happened(battle)[-1] == "glyph-taken"
    assert [glyphs.bonus(battle, 0, effect) for effect in EFFECTS] == [0] * 5
    assert battle.glyph_at(space(battle, "C1")) != NOBODY


def test_the_basic_game_knows_no_powers_of_glyphs() -> None:
    battle = battle_on(CORRIDOR, {"finn": (0, "A1")}, basic=True, glyphs={"B1": "valda"})
    assert places(battle, "finn") == {"B1", "C1", "D1", "E1", "F1"}
    go(battle, "finn", "B1")
    assert happened(battle) == ["moved"]
    assert glyphs.bonus(battle, 0, MOVE_EFFECT) == 0


# -- Kelda ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-G-KEL-01")
def test_only_the_wounded_may_stop_on_kelda() -> None:
    battle = battle_on(CORRIDOR, {"finn": (0, "A1")}, glyphs={"C1": "kelda"})
    assert places(battle, "finn") == {"B1"}  # who has to stop, and may not, does not enter
    battle.wounds[figure(battle, "finn")] = 1
    assert places(battle, "finn") == {"B1", "C1"}


@pytest.mark.rule("HS-G-KEL-02", "HS-G-TEMP-01")
def test_kelda_heals_all_wounds_and_is_gone() -> None:
    battle = battle_on(CORRIDOR, {"grimnak": (0, "B1 A1")}, glyphs={"C1": "kelda"})
    battle.wounds[figure(battle, "grimnak")] = 4
    go(battle, "grimnak", "C1 B1")
    assert battle.wounds[figure(battle, "grimnak")] == 0
    assert battle.glyph_at(space(battle, "C1")) == NOBODY
    assert happened(battle) == ["moved", "glyph-taken", "glyph-gone", "healed"]
    assert (events(battle)[-1].a, events(battle)[-1].b) == (figure(battle, "grimnak"), 4)


# -- Erland ---------------------------------------------------------------------------------------

ERLAND = {"B2": "erland"}


@pytest.mark.rule("HS-G-ERL-01")
def test_erland_brings_any_other_figure_next_to_the_finder() -> None:
    figures = {"marro-warriors": (0, "A2"), "raelin": (1, "F3"), "finn": (0, "F1")}
    battle = battle_on(FLAT, figures, glyphs=ERLAND)
    asked = summons(battle, figure(battle, "raelin"), place_code(space(battle, "C3")))
    called = [name_of(battle, code) for code in asked[0].codes if code != DONE]
    assert sorted(called) == ["finn", "raelin"]
    beside = {place_code(space(battle, name)) for name in ("A2", "C2", "B1", "C1", "B3", "C3")}
    assert set(asked[1].codes) == beside
    assert [d.seat for d in asked] == [0, 0]  # the finder's player chooses (R-ERL-05)
    assert place(battle, "raelin") == "C3"
    assert happened(battle) == ["moved", "glyph-taken", "glyph-gone", "summoned"]


@pytest.mark.rule("HS-G-ERL-02")
def test_nobody_has_to_be_summoned() -> None:
    battle = battle_on(FLAT, {"marro-warriors": (0, "A2"), "raelin": (1, "F3")}, glyphs=ERLAND)
    summons(battle, DONE)
    assert place(battle, "raelin") == "F3"
    assert battle.glyph_at(space(battle, "B2")) == NOBODY


@pytest.mark.rule("HS-G-ERL-03")
def test_who_is_summoned_out_of_an_engagement_is_not_struck_at() -> None:
    vikings = {"tarn-viking-warriors": (1, "E2"), "tarn-viking-warriors 2": (1, "F2")}
    figures = {"marro-warriors": (0, "A2"), "finn": (0, "F3"), **vikings}
    battle = battle_on(FLAT, figures, glyphs=ERLAND)
    drawn = battle.rng.drawn
    summons(battle, figure(battle, "finn"), place_code(space(battle, "B1")))
    assert place(battle, "finn") == "B1"
    assert battle.rng.drawn == drawn


@pytest.mark.rule("HS-G-ERL-04")
def test_without_room_nobody_is_summoned() -> None:
    battle = battle_on(
        "g1 g1 g1 . g1", {"finn": (0, "A1"), "thorgrim": (0, "C1"), "raelin": (1, "E1")}
    )
    battle.lay_glyph(7, space(battle, "B1"), False)
    assert [d.kind for d in go(battle, "finn", "B1", DONE)] == ["summon"]  # A1 is free now
    steep = battle_on("r6 g1 r6 . g1", {"marro-warriors": (0, "A1"), "raelin": (1, "E1")})
    steep.lay_glyph(7, space(steep, "B1"), False)
    load(steep, ["0 skulls of 1"])
    assert go(steep, "marro-warriors", "B1") == []  # out of reach on both sides
    assert steep.glyph_at(space(steep, "B1")) == NOBODY
    assert place(steep, "raelin") == "E1"


def test_a_large_figure_is_summoned_where_it_has_room() -> None:
    field = "g1 g1 g1 . g1 g1\n g1 g1 r2 . . ."
    figures = {"marro-warriors": (0, "A1"), "grimnak": (1, "E1 F1")}
    battle = battle_on(field, figures)
    battle.lay_glyph(7, space(battle, "B1"), False)
    asked = go(
        battle, "marro-warriors", "B1", figure(battle, "grimnak"),
        place_code(space(battle, "A1"), space(battle, "A2")),
    )  # fmt: skip
    assert len(asked[1].codes) == 3  # A1 A2, A2 B2, B2 C1, and none twice
    assert place(battle, "grimnak") == "A1 A2"


def test_the_captive_is_not_summoned_and_the_summoned_stop_on_glyphs() -> None:
    figures = {
        "marro-warriors": (0, "A2"),
        "finn": (0, "F1"),
        "sgt-drake-alexander": (NOBODY, "F3"),
    }
    battle = battle_on(FLAT, figures, glyphs={**ERLAND, "C2": "?valda", "C1": "kelda"})
    asked = summons(battle, figure(battle, "finn"), place_code(space(battle, "C2")))
    assert asked[0].codes == [figure(battle, "finn"), DONE]
    assert place_code(space(battle, "C1")) not in asked[1].codes  # Finn has no wounds
    assert happened(battle)[-3:] == ["summoned", "glyph-turned", "glyph-taken"]


def test_who_is_summoned_next_to_the_captive_frees_him() -> None:
    figures = {"marro-warriors": (0, "A2"), "finn": (0, "F3"), "syvarris": (1, "F1")}
    goal = clause("free-captive", sides=[1])
    battle = battle_on(
        FLAT, {**figures, "sgt-drake-alexander": (NOBODY, "D2")}, victory=[goal], glyphs=ERLAND
    )
    summons(battle, figure(battle, "finn"), place_code(space(battle, "C2")))
    assert happened(battle)[-2:] == ["summoned", "won"]  # R-RESC-03
    assert battle.won == 1


def test_nobody_is_summoned_across_a_ruin() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    battle = battle_on(field, {"marro-warriors": (0, "A3"), "raelin": (1, "C3")})
    battle.lay_glyph(7, space(battle, "A2"), False)
    asked = go(
        battle, "marro-warriors", "A2", figure(battle, "raelin"), place_code(space(battle, "A3"))
    )
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
    battle = battle_on(FLAT, figures, glyphs={"B1": "mitonsoul"})
    order = sorted(figure(battle, name) for name in figures if name != "sgt-drake-alexander")
    assert order[-1] == figure(battle, "mimring")
    load(battle, ["d20 2", "d20 2+", "d20 1"])
    go(battle, "finn", "B1")
    rolled = [event.a for event in events(battle) if event.kind.name == "cursed"]
    assert rolled == order
    assert battle.fate[figure(battle, "mimring")] == DESTROYED
    assert battle.fate[figure(battle, "finn")] == STANDING
    assert battle.fate[figure(battle, "sgt-drake-alexander")] == STANDING
    assert battle.glyph_at(space(battle, "B1")) == NOBODY


@pytest.mark.rule("HS-G-MIT-02")
def test_mitonsoul_strikes_its_finder_too() -> None:
    figures = {"syvarris": (0, "A1"), "ne-gok-sa": (1, "F1"), "raelin": (0, "F3")}
    battle = battle_on(FLAT, figures, glyphs={"B1": "?mitonsoul"})
    order = sorted(figure(battle, name) for name in figures)
    rolls = ["d20 1" if who == figure(battle, "syvarris") else "d20 2+" for who in order]
    load(battle, rolls)
    go(battle, "syvarris", "B1")
    assert place(battle, "syvarris") == "-"
    assert place(battle, "raelin") == "F3"


def test_when_mitonsoul_takes_everybody_nobody_wins() -> None:
    battle = battle_on(
        CORRIDOR, {"syvarris": (0, "A1"), "ne-gok-sa": (1, "H1")}, glyphs={"B1": "mitonsoul"}
    )
    load(battle, ["d20 1", "d20 1"])
    go(battle, "syvarris", "B1")
    assert happened(battle).count("destroyed") == 2  # together, before anybody wins (R-MIT-01)
    assert battle.won == 0
    assert battle.result != 0


# -- gathered -------------------------------------------------------------------------------------


def test_what_is_gathered_is_kept_and_the_rest_taken_away() -> None:
    rule = clause("gathering", glyphs=["brandar", "kelda"])
    goal = clause("collect", glyphs=["brandar", "kelda"], number=2)
    figures = {"finn": (0, "A1"), "syvarris": (1, "H1")}
    hidden = {"B1": "?brandar", "C1": "?mitonsoul", "D1": "?kelda"}
    battle = battle_on(CORRIDOR, figures, basic=True, special=[rule], victory=[goal], glyphs=hidden)
    go(battle, "finn", "B1")
    go(battle, "finn", "C1")
    assert battle.plants == [1, 0]
    assert battle.result == 0
    assert battle.glyph_at(space(battle, "B1")) == battle.glyph_at(space(battle, "C1")) == NOBODY
    go(battle, "finn", "D1")
    assert happened(battle) == [
        "moved", "glyph-turned", "plant-found",
        "moved", "glyph-turned", "no-plant",
        "moved", "glyph-turned", "plant-found", "won",
    ]  # fmt: skip
    assert battle.won == 1


def test_the_effects_of_the_content_have_the_numbers_that_the_rules_use() -> None:
    permanent = ["astrid", "gerda", "ivor", "valda", "dagmar"]
    assert [box().glyphs[name].effect for name in permanent] == EFFECTS
    works_once = ["kelda", "erland", "mitonsoul"]
    effects = [HEAL_EFFECT, SUMMON_EFFECT, CURSE_EFFECT]
    assert [box().glyphs[name].effect for name in works_once] == effects
