"""Pointing at a thing that cannot be chosen: the rule that forbids it, and no secret in it."""

from __future__ import annotations

from typing import Any, cast

import pytest

import giantstable as gt
from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.movement.destinations import offered
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import ATTACK, Fray
from giantstable.games.heroscape.told.why.space import no_move
from giantstable.games.heroscape.told.why.why_not import why_not
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.match import Match
from giantstable.kernel.message import Why
from giantstable.text import say
from tests.conformance import chance, checks
from tests.conformance.setups import setups
from tests.games.heroscape.fields import acts, figure, fray_on, unit

Thing = dict[str, str]


def bound(fray: Fray, kind: DecisionKind, codes: list[int], subject: int) -> Decision:
    """Return an open question to seat 0."""
    decision = Decision(0, kind, codes, subject)
    decision.bind(gt.game("heroscape"), fray)
    return decision


def moving(fray: Fray, name: str) -> Decision:
    """Return the question where a figure goes."""
    acts(fray, name)
    who = figure(fray, name)
    return bound(fray, asks.MOVE_TO, [*offered(fray, who).codes, DONE], who)


def attacking(fray: Fray, name: str) -> Decision:
    """Return the question whom a card attacks."""
    acts(fray, name, ATTACK)
    codes = [*targets.codes(fray, fray.unit), DONE]
    return bound(fray, asks.ATTACK, codes, unit(fray, name))


def said(fray: Fray, decision: Decision, **thing: str) -> tuple[str, str]:
    """Return the sentence and the rule for a thing that is pointed at."""
    why = why_not(fray, 0, decision, thing)
    assert why is not None
    return say(why.text), why.rule


def test_moves_name_distance_height_and_who_stands_there() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1 g1 g1 g9\ng1 g1 g7 g1 g1 g1 g1 g1",
        {"finn": (0, "B1"), "thorgrim": (0, "A1"), "grimnak": (1, "F1 G1")},
        glyphs={"C1": "kelda"},
    )
    d = moving(fray, "finn")
    assert said(fray, d, space="A1")[1] == "HS-M-PASS-04"
    assert said(fray, d, space="B1") == (
        "Finn the Viking Champion stands on B1 already.",
        "HS-M-MOVE-01",
    )
    far = said(fray, d, space="H1")
    assert far == ("H1 is 6 spaces away, and Finn the Viking Champion can move 5.", "HS-M-MOVE-01")
    assert said(fray, d, glyph="C1")[1] == "HS-G-KEL-01"
    assert said(fray, d, figure="grimnak")[1] == "HS-M-TURN-04"
    assert said(fray, d, unit="thorgrim")[0] == "In this turn only Finn the Viking Champion acts."
    assert why_not(fray, 0, d, {"space": "B2"}) is None
    assert why_not(fray, 1, d, {"space": "B2"}) is not None
    assert why_not(fray, 0, d, {"space": "Q99"}) is None


@pytest.mark.rule("HS-M-DBL-01")
def test_where_only_a_tail_may_lie_the_head_is_asked_for() -> None:
    fray = fray_on(
        "g1 g1 g1 g9\ng9 g9 g9 g9", {"grimnak": (0, "A1 B1"), "finn": (1, "D1")}, glyphs={}
    )
    d = moving(fray, "grimnak")
    heads = {option.facts["space"] for option in d.options if "space" in option.facts}
    tails = {option.facts["space2"] for option in d.options if "space2" in option.facts}
    for space in tails - heads:
        text, rule = said(fray, d, space=str(space))
        assert (rule, "tail" in text) == ("HS-M-DBL-01", True)
    assert tails - heads
    for space in heads:
        assert why_not(fray, 0, d, {"space": str(space)}) is None
    for space in tails:
        assert why_not(fray, 0, d, {"space2": str(space)}) is None


def test_a_ledge_may_be_too_high() -> None:
    fray = fray_on("g1 g7 g1", {"finn": (0, "A1"), "thorgrim": (1, "C1")})
    d = moving(fray, "finn")
    assert said(fray, d, space="B1")[1] == "HS-M-HL-01"


def test_attacks_name_range_sight_and_engagement() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g30 g1 g1 g1 g1 g1 g1 g1 g1 g1",
        {"syvarris": (0, "A1"), "grimnak": (1, "F1 G1"), "zettian-guards": (1, "N1")},
    )
    d = attacking(fray, "syvarris")
    assert said(fray, d, target="zettian-guards.1")[1] == "HS-M-RNG-01"
    sentence, rule = said(fray, d, figure="grimnak")
    assert rule == "HS-M-LOS-03"
    assert sentence == "Syvarris does not see Grimnak: the ground at E1 is in the way."
    assert said(fray, d, space="F1") == (sentence, rule), "who stands there is meant"
    assert said(fray, d, figure="syvarris")[1] == "HS-M-ATK-01"
    fray = fray_on(
        "g1 g1 g1 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "B1"), "raelin": (1, "E1")}
    )
    d = attacking(fray, "syvarris")
    sentence, rule = said(fray, d, figure="raelin")
    assert rule == "HS-M-RNG-03"
    assert sentence.startswith(
        "Syvarris is engaged with Finn the Viking Champion and cannot attack"
    )
    assert why_not(fray, 0, d, {"figure": "finn"}) is None


def in_the_way(fray: Fray, decision: Decision, **thing: str) -> list[dict[str, str | int]]:
    """Return the ids of what is in the way of a thing that is pointed at."""
    why = why_not(fray, 0, decision, thing)
    assert why is not None
    return why.things


def test_what_is_in_the_way_is_named_by_its_ids() -> None:
    fray = fray_on("g1 g1 g1 g1 g30 g1 g1 g1", {"syvarris": (0, "A1"), "grimnak": (1, "G1 H1")})
    assert {"space": "E1"} in in_the_way(fray, attacking(fray, "syvarris"), figure="grimnak")
    assert in_the_way(fray, moving(fray, "syvarris"), space="H1") == [{"figure": "grimnak"}]
    crowd = fray_on(
        "g1 g1 g1 g1 g1 g1",
        {"syvarris": (0, "A1"), "mimring": (1, "C1 D1"), "finn": (1, "F1")},
    )
    assert in_the_way(crowd, attacking(crowd, "syvarris"), figure="finn")[0] == {
        "figure": "mimring"
    }
    held = fray_on("g1 g1 g1 g1", {"syvarris": (0, "A1"), "finn": (1, "B1"), "raelin": (1, "D1")})
    assert in_the_way(held, attacking(held, "syvarris"), figure="raelin") == [{"figure": "finn"}]


def test_a_ruin_in_the_way_is_named_by_its_number() -> None:
    fray = fray_on("table-of-the-giants", {"finn": (0, "A6")})
    field = fray.theatre.field
    finn = figure(fray, "finn")
    barred = 0
    for place, d in field.wall_edge:
        here = field.space(name_of(place))
        for there in field.beside[here * 6 + d] if here >= 0 else []:
            if field.fits(here, 5) and fray.theatre.ground.passage.barred(here, there, 5):
                fray.stand(finn, here)
                found = no_move(fray, finn, there)
                if found.text.key == "heroscape-why-ruin":
                    ruin = field.wall_ruin[field.wall(here, d)]
                    assert found.things == [{"ruin": ruin, "space": field.names[there]}]
                    barred += 1
    assert barred


def test_a_card_over_the_points_says_what_is_left() -> None:
    match = gt.new("heroscape", seed=0, scenario="winter-holdout", players=4)
    while True:
        d = match.pending[0]
        if d.kind == "draft" and match.view(d.seat) and _too_dear(match, d):
            break
        match.choose(d.options[0])
    why = match.game.why_not(match.table, d.seat, d, {"unit": _too_dear(match, d)})
    assert why is not None
    assert why.rule == "HS-M-ARMY-02"


def _too_dear(match: Match, d: Decision) -> str:
    offered_units = {str(option.facts.get("unit")) for option in d.options}
    for each in cast(list[dict[str, Any]], match.view(None)["units"]):
        if each["seat"] is None and each["unit"] not in offered_units:
            return str(each["unit"])
    return ""


# -- pointing at everything ----------------------------------------------------------------------


def things(match: Match) -> list[Thing]:
    """Return everything that somebody could point at."""
    printed = cast(dict[str, Any], match.game.reference(match.setup))
    found: list[Thing] = [{"space": s["name"]} for s in printed["battlefield"]["spaces"][::9]]
    found += [{"unit": each["id"]} for each in printed["units"]]
    found += [{"figure": id_} for each in printed["units"] for id_ in each["figures"]]
    return found + [{"zone": each["id"]} for each in printed["scenario"]["zones"]]


def answers(match: Match, known: list[Thing], seat: int) -> list[Why | None]:
    """Return the answers to all that a seat can point at now."""
    decision = next((d for d in match.pending if d.seat == seat), None)
    return [match.game.why_not(match.table, seat, decision, thing) for thing in known]


@pytest.mark.parametrize("part", range(6))
def test_everything_is_an_option_or_has_a_reason(part: int) -> None:
    rules = checks.rule_ids("heroscape")
    given = setups("heroscape")[part * 3]
    match = chance.begin(gt.game("heroscape"), given, part, quiet=True)
    known = things(match)
    with chance.telling(match, given, part):
        for step, _ in enumerate(chance.play_out(match, chance.Chooser(match.game, part), 240)):
            if step % 8:
                continue
            seat = match.pending[0].seat if match.pending else 0
            pointed = [o.facts for d in match.pending if d.seat == seat for o in d.options]
            found = answers(match, known, seat)
            for thing, why in zip(known, found, strict=True):
                if any(thing.items() <= facts.items() for facts in pointed):
                    assert why is None, f"{thing} can be chosen"
                elif why is not None:
                    assert why.rule in rules, f"{thing}: {why}"
                    checks.can_be_said(why.text)
            twin = checks.imagined(match, seat, step)
            assert list(map(repr, answers(twin, known, seat))) == list(map(repr, found))
