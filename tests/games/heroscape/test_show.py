"""What an option shows before it is chosen: it has its shape, and it comes true."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from pydantic import TypeAdapter

import giantstable as gt
from giantstable.games.heroscape.box.cards import GLYPH_EFFECTS
from giantstable.games.heroscape.rules.attack import strength
from giantstable.games.heroscape.rules.attack.strength import SWORD, TARGETING
from giantstable.games.heroscape.rules.movement import destinations
from giantstable.games.heroscape.rules.powers.auras import AURAS
from giantstable.games.heroscape.rules.powers.berserker_charge import BERSERKER_CHARGE
from giantstable.games.heroscape.rules.powers.chomp import CHOMP
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.rules.powers.mind_shackle import MIND_SHACKLE
from giantstable.games.heroscape.rules.powers.water_clone import WATER_CLONE
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import attack_code, line_aim, price_of
from giantstable.games.heroscape.table.fray import DESTROYED, Fray
from giantstable.games.heroscape.table.tally import (
    ATTACK_SPIRIT,
    AURA,
    DEFENSE_SPIRIT,
    GLYPH,
    HEIGHT,
    PRINTED,
    SPECIAL,
    Tally,
)
from giantstable.games.heroscape.told import shapes
from giantstable.games.heroscape.told.odds import foretell
from giantstable.games.heroscape.told.show import aim
from giantstable.games.heroscape.told.show.area import special_attack
from giantstable.games.heroscape.told.show.sight_line import sight_line
from giantstable.games.heroscape.told.show.way import way
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from giantstable.kernel.message import Message
from tests.conformance import chance, checks
from tests.conformance.setups import setups
from tests.games.heroscape.fields import figure, fray_on
from tests.games.heroscape.ground import box
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered, standing
from tests.games.heroscape.using import using
from tests.games.heroscape.walks import spot
from tests.strength import at_random
from tools.typescript import adapter

MEADOW = "\n".join(["g1 " * 12] * 9)
SHAPE: TypeAdapter[object] = adapter(shapes, "Show")
BASIC = 150  # steps of a Basic Game: it goes on and on
SOME = 6  # options of one question that are looked at, besides the one that is chosen

Happening = tuple[str, dict[str, Any]]


def shown(match: Match, decision: Decision, code: int) -> shapes.Show | None:
    """Return what an option shows, once it has proved to have its shape."""
    found = match.show(decision, code)
    if found is None:
        return None
    SHAPE.validate_python(found, strict=True)
    return cast(shapes.Show, found)


def happened(match: Match, since: int) -> list[Happening]:
    """Return what has happened, by ids."""
    events = (match.table.events or [])[since:]
    return [(e.kind.name, match.game.event_facts(match.table, e)) for e in events]


# -- it comes true -------------------------------------------------------------------------------


@at_random(60, parts=4)
def test_what_every_option_shows_has_its_shape_and_comes_true(seed: int) -> None:
    known = setups("heroscape")
    given = known[seed * 7 % len(known)]
    match = chance.begin(gt.game("heroscape"), given, f"shows {seed}")
    chooser = chance.Chooser(match.game, seed)
    table = match.table
    assert isinstance(table, Fray)
    longest = BASIC if table.theatre.basic else chance.LONGEST
    with chance.telling(match, given, f"shows {seed}"):
        for step in range(longest):
            if match.over:
                break
            decision, code = chooser.pick(match)
            codes = decision.codes
            for i in range(0, len(codes), max(1, len(codes) // SOME)):
                shown(match, decision, codes[(i + step) % len(codes)])
            show = shown(match, decision, code)
            foretold = foretell(decision, code)
            heard = len(match.table.events or [])
            match.answer(decision, code)
            if show is not None:
                comes_true(show, happened(match, heard), foretold)


def comes_true(show: shapes.Show, news: list[Happening], foretold: Odds | None) -> None:
    """Assert that what was shown of an option is what happened."""
    if "way" in show:
        the_way_is_gone(show["figure"], show["way"], news)
    if "attack" in show and "area" not in show:
        the_dice_are_rolled(show["attack"], news)
        assert foretold is not None
        target = foretold.prospects[0].figure
        assert show["attack"]["odds"]["wounds"] == foretold.wounds(target)
    if "area" in show:
        the_area_is_hit(show["area"], news)
        assert foretold is not None
        for each, prospect in zip(show["area"]["aims"], foretold.prospects, strict=True):
            assert each["odds"]["wounds"] == foretold.wounds(prospect.figure)
    if "stands" in show and "way" not in show:
        where = [facts for _, facts in news if facts.get("figure") == show["figure"]]
        spaces = [where[0]["space"], where[0].get("space2", "")]
        assert [space for space in spaces if space] == show["stands"]
    if "rolls" in show:
        the_roll_decides(show["rolls"], news)


def the_way_is_gone(mover: str, shown: shapes.Way, news: list[Happening]) -> None:
    if shown["kind"] == "stay":
        assert not any(kind in ("moved", "flew", "grappled") for kind, _ in news[:1])
        return
    verb = {"walk": "moved", "fly": "flew", "grapple": "grappled"}[shown["kind"]]
    steps: list[str] = []
    swipes: list[str] = []
    falls: list[str] = []
    survived = True
    for kind, facts in news:
        if kind in ("swiped", "swipe-declined") and facts["target"] == mover:
            swipes.append(facts["figure"])
        elif kind == verb and facts["figure"] == mover:
            steps.append(facts["space"])
        elif kind in ("fell", "fell-far", "fell-deep"):
            falls.append({"fell": "fall"}.get(kind, kind.removeprefix("fell-")))
        elif kind == "destroyed" and facts["figure"] == mover:
            survived = False
        elif kind not in ("wounded", "spirit-went", "card-out", "rolled-whose-spirit"):
            break
    if steps and steps[-1] == shown["spaces"][-1] and survived:
        assert steps == shown["spaces"][1:]
        assert swipes == [strike["by"] for strike in shown["strikes"]]
        assert falls == [fall["kind"] for fall in shown["falls"]]
    else:  # somebody is asked on the way, or it was the last step of the mover
        assert steps == shown["spaces"][1 : len(steps) + 1]
        assert swipes == [strike["by"] for strike in shown["strikes"]][: len(swipes)]
    assert 0 < shown["price"] <= shown["points"]


def dice(shown: list[shapes.DiceReason]) -> int:
    return sum(each["n"] for each in shown)


def the_dice_are_rolled(shown: shapes.Aim, news: list[Happening]) -> None:
    rolled = next(facts for kind, facts in news if kind == "rolled-attack")
    assert rolled["figure"] == shown["figure"]
    assert rolled["dice"] == dice(shown["attack"]) == len(rolled["faces"])
    assert rolled["skulls"] == rolled["faces"].count("k")
    defended = [facts for kind, facts in news if kind == "rolled-defense"][:1]
    for facts in defended:
        assert facts["figure"] == shown["target"]
        assert facts["dice"] == dice(shown["defense"])
    assert shown["distance"] <= shown["range"] or shown["adjacent"]
    assert shown["sight"]["clear"] or not shown["sight"]["needed"]


def the_area_is_hit(shown: shapes.Area, news: list[Happening]) -> None:
    rolled = next(facts for kind, facts in news if kind == "rolled-attack")
    assert rolled["dice"] == dice(shown["aims"][0]["attack"])
    assert [each["target"] for each in shown["aims"]] == shown["victims"]
    for kind, facts in news:
        if kind == "rolled-defense":
            assert facts["figure"] in shown["victims"]
        if kind == "rolled-attack" and facts != rolled:
            break  # the next grenade


def the_roll_decides(shown: list[shapes.Roll], news: list[Happening]) -> None:
    for kind, facts in news[: len(shown)]:
        roll = shown[0]
        if kind == "charged":
            assert (facts["roll"] >= roll["needs"]) == (facts["n"] == 1)
        elif kind == "clone-rolled":
            mine = next(each for each in shown if each.get("figure") == facts["figure"])
            assert (facts["roll"] >= mine["needs"]) == (facts["n"] == 1)
        elif kind in ("bit-at", "shackle-tried"):
            fate = {"bit-at": "bitten", "shackle-tried": "shackled"}[kind]
            assert (facts["roll"] >= roll["needs"]) == (news[1:2] != [] and news[1][0] == fate)
        elif kind == "rolled-reinforcements":
            assert (facts["roll"] >= roll["needs"]) == (facts["n"] == 1)
        elif kind == "rolled-defense":
            assert facts["figure"] == roll["figure"]
            assert facts["dice"] == dice(roll["dice"])
            harmless = news[1][0] in ("blocked", "dodged")
            assert (facts["shields"] >= roll["needs"]) == harmless


def test_every_reason_and_every_roll_has_its_words() -> None:
    """A glyph or an aura may have words of its own, and all of a kind have some together."""
    kinds = [PRINTED, SPECIAL, HEIGHT, ATTACK_SPIRIT, DEFENSE_SPIRIT, SWORD, TARGETING]
    kinds += [GLYPH.removesuffix(":"), AURA.removesuffix(":")]
    for glyph in box().glyphs.values():
        if GLYPH_EFFECTS[glyph.effect] in ("attack", "defense", "range"):
            kinds.append(f"glyph-{glyph.id}")
    for card in box().cards.values():
        if card.power(AURAS.id) is not None:
            kinds.append(f"aura-{card.id}")
    rolls = [BERSERKER_CHARGE, CHOMP, MIND_SHACKLE, WATER_CLONE]
    words = [f"dice-{kind}" for kind in kinds] + [f"roll-{power.id}" for power in rolls]
    for key in [*words, "roll-reinforcements", "roll-swipe", "roll-defense"]:
        checks.can_be_said(Message(f"heroscape-{key}"))


# -- single things -------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-MOVE-01")
@pytest.mark.parametrize("battlefield", BATTLEFIELDS)
def test_a_free_way_shows_the_fewest_moves_that_lead_there(battlefield: str) -> None:
    rng = random.Random(battlefield)
    fray = scattered(battlefield, rng)
    for mover in standing(fray):
        if fray.theatre.talents.grapples[fray.theatre.unit_of[mover]]:
            continue  # a grapple reaches as far, however few moves there are
        free = free_moves(fray, mover)
        for code in rng.sample(free, min(len(free), 2)):
            shown = way(fray, mover, code)
            with moves(fray, mover, shown["price"]):
                assert spot(fray, code) in [spot(fray, c) for c in free_moves(fray, mover)]
            with moves(fray, mover, shown["price"] - 1):
                assert spot(fray, code) not in [spot(fray, c) for c in free_moves(fray, mover)]


def free_moves(fray: Fray, mover: int) -> list[int]:
    return [code for code in destinations.offered(fray, mover).codes if price_of(code) == 0]


@contextmanager
def moves(fray: Fray, mover: int, number: int) -> Iterator[None]:
    """Let a figure have so many moves, whatever its card says."""
    side = fray.theatre.card_of(mover).master
    printed = side.move
    side.move = number
    try:
        yield
    finally:
        side.move = printed


def walked(fray: Fray, name: str, place: str) -> shapes.Way:
    """Return the way that a figure would take to a place."""
    mover = figure(fray, name)
    codes = destinations.offered(fray, mover).codes
    return way(fray, mover, next(code for code in codes if spot(fray, code) == place))


@pytest.mark.rule("HS-M-LEAVE-02", "HS-M-FALL-02")
def test_a_way_shows_who_strikes_and_where_it_falls() -> None:
    cliff = fray_on("g9 g1 g1 g1", {"finn": (0, "A1"), "grimnak": (1, "B1 C1")})
    mover = figure(cliff, "finn")
    assert destinations.offered(cliff, mover).codes == []
    open_ = fray_on(
        "g9 g1 g1 g1\ng9 g9 g9 g1",
        {"finn": (0, "A1"), "izumi-samurai": (1, "A2")},
    )
    shown = walked(open_, "finn", "B1")
    assert shown["kind"] == "walk"
    assert shown["spaces"] == ["A1", "B1"]
    assert shown["falls"] == [{"at": "B1", "kind": "fall", "levels": 8, "dice": 1, "chance": 0.5}]
    assert shown["strikes"] == [{"by": "izumi-samurai.1", "at": "A1", "dice": 1, "chance": 0.5}]
    assert shown["odds"]["wounds"][0] == 0.25


@pytest.mark.rule("HS-P-FLY-01")
def test_a_flight_shows_its_two_ends_and_who_strikes_at_take_off() -> None:
    fray = fray_on(MEADOW, {"raelin": (0, "B2"), "finn": (1, "C2")})
    shown = walked(fray, "raelin", "F2")
    assert (shown["kind"], shown["spaces"], shown["price"]) == ("fly", ["B2", "F2"], 4)
    assert [strike["by"] for strike in shown["strikes"]] == ["finn"]


@pytest.mark.rule("HS-P-DRAK-03")
def test_a_grapple_spends_the_whole_move() -> None:
    fray = fray_on("g1 g12", {"sgt-drake-alexander": (0, "A1"), "finn": (1, "B1")})
    fray.take_off(figure(fray, "finn"), DESTROYED)
    shown = walked(fray, "sgt-drake-alexander", "B1")
    assert shown["kind"] == "grapple"
    assert shown["price"] == shown["points"] == 5


@pytest.mark.rule("HS-M-WATER-01", "HS-G-GEN-04")
def test_a_way_shows_what_stops_it() -> None:
    fray = fray_on("g1 g1 w1 g1", {"finn": (0, "A1")}, glyphs={"B1": "?valda"})
    assert walked(fray, "finn", "B1")["stops"] == "glyph"
    wet = fray_on("g1 g1 w1 g1", {"finn": (0, "A1")})
    assert walked(wet, "finn", "B1")["stops"] == ""
    assert walked(wet, "finn", "C1")["stops"] == "water"


@pytest.mark.rule("HS-M-HGT-01", "HS-P-FINN-01", "HS-G-AST-01", "HS-G-GER-01")
def test_dice_have_their_reasons() -> None:
    fray = fray_on(
        "g3 g3 g3 g1 g1 g1",
        {
            "finn": (0, "B1"),
            "tarn-viking-warriors": (0, "C1"),
            "raelin": (0, "A1"),
            "izumi-samurai": (1, "D1"),
            "grimnak": (1, "E1 F1"),
        },
        glyphs={"A1": "astrid", "E1": "gerda"},
    )
    fray.attack_spirits[fray.theatre.unit_of[figure(fray, "tarn-viking-warriors")]] = 1
    shown = aim.normal(fray, figure(fray, "tarn-viking-warriors"), figure(fray, "izumi-samurai"))
    assert {each["reason"]: each["n"] for each in shown["attack"]} == {
        "printed": 3, "height": 1, "glyph:astrid": 1, "attack-spirit": 1, "aura:finn": 1,
    }  # fmt: skip
    assert {each["reason"]: each["n"] for each in shown["defense"]} == {
        "printed": 5, "glyph:gerda": 1,
    }  # fmt: skip
    by = {each["reason"]: each for each in shown["attack"]}
    assert by["aura:finn"]["figure"] == "finn"
    assert by["glyph:astrid"]["space"] == "A1"
    assert shown["adjacent"]
    assert not shown["sight"]["needed"]


def test_reasons_add_up_to_the_dice_on_every_battlefield() -> None:
    for battlefield in BATTLEFIELDS:
        rng = random.Random(battlefield)
        fray = scattered(battlefield, rng, near=True)
        for attacker, target in itertools.permutations(rng.sample(standing(fray), 6), 2):
            attack, defense, spaces = Tally(), Tally(), Tally()
            found = strength.attack_dice(fray, attacker, target, tally=attack)
            assert attack.total() == found == strength.attack_dice(fray, attacker, target)
            found = strength.defense_dice(fray, attacker, target, defense)
            assert defense.total() == found == strength.defense_dice(fray, attacker, target)
            found = strength.reach(fray, attacker, spaces)
            assert spaces.total() == found == strength.reach(fray, attacker)


@pytest.mark.rule("HS-M-LOS-03")
def test_a_look_is_drawn_from_the_eye_to_what_it_sees_and_names_what_is_in_the_way() -> None:
    fray = fray_on("g1 g1 g9 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "E1")})
    looker, target = figure(fray, "syvarris"), figure(fray, "finn")
    shown = sight_line(fray, looker, target, True)
    assert not shown["clear"]
    assert shown["eye"][:2] == (0.0, 0.0)
    assert 1 < shown["eye"][2] < 7
    assert shown["aim"][:2] == (4.0, 0.0)
    (rock,) = shown["hindrances"]
    assert (rock["kind"], rock["space"]) == ("terrain", "C1")
    assert 1.4 < rock["at"][0] < 2
    plain = fray_on("g1 g1 g1 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "E1")})
    seen = sight_line(plain, looker, target, True)
    assert seen["clear"]
    assert seen["low"] < seen["aim"][2] < seen["high"]
    assert abs(seen["aim"][0] - 4) < 0.5


@pytest.mark.rule("HS-P-FIRE-01", "HS-P-DEAT-01")
def test_area_attacks_show_their_spaces_and_victims() -> None:
    fray = fray_on(
        MEADOW,
        {
            "mimring": (0, "C3 B3"),
            "deathwalker-9000": (0, "C6"),
            "finn": (1, "E3"),
            "thorgrim": (1, "F3"),
        },
    )
    line = special_attack(
        fray,
        attack_code(figure(fray, "mimring"), line_aim(0, 0), using(fray, "mimring", FIRE_LINE)),
    )
    assert line["area"]["spaces"] == [f"{column}3" for column in "DEFGHIJK"]
    assert line["area"]["victims"] == ["finn", "thorgrim"]
    blast = special_attack(
        fray,
        attack_code(
            figure(fray, "deathwalker-9000"),
            figure(fray, "finn"),
            using(fray, "deathwalker-9000", EXPLOSION),
        ),
    )
    assert blast["area"]["victims"] == ["finn", "thorgrim"]
    assert blast["attack"]["target"] == "finn"
    assert "E3" in blast["area"]["spaces"]
    assert len(blast["area"]["spaces"]) == 7
    assert blast["attack"]["attack"] == [{"reason": "special", "n": 3}]
