"""What each seat sees: its own secrets and its team-mates', and nobody else's."""

from __future__ import annotations

from typing import Any, cast

import orjson
import pytest

import giantstable as gt
from giantstable.games.heroscape.table.fray import DESTROYED, FIGHT, MARKERS, Fray
from giantstable.games.heroscape.table.happenings import MARKED, SCOUT_CHOSEN
from giantstable.games.heroscape.told.secrets import deal_anew
from giantstable.games.heroscape.told.view import view
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from tests.conformance import chance, checks
from tests.conformance.setups import setups
from tests.games.heroscape.fields import figure, fray_on, unit
from tests.strength import at_random

MEADOW = "g1 g1 g1 g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1 g1 g1 g1"


def skirmish(sides: list[int] | None = None) -> Fray:
    """Return a battle in which seat 0 has laid markers: 1 and X on Finn, 2 and 3 on Thorgrim."""
    figures = {"finn": (0, "A1"), "thorgrim": (0, "B1"), "syvarris": (1, "G1")}
    if sides is not None and len(sides) > 2:
        figures["raelin"] = (2, "H1")
    fray = fray_on(MEADOW, figures, sides=sides)
    for marker, name in enumerate(["finn", "thorgrim", "thorgrim", "finn"]):
        fray.marker[marker] = unit(fray, name)
    return fray


def markers(fray: Fray, seat: int | None, name: str) -> list[tuple[str, bool]]:
    """Return the markers on a card as a seat sees them."""
    units = cast(list[dict[str, Any]], view(fray, seat)["units"])
    found = next(each for each in units if each["unit"] == name)
    return [(each["marker"], each["shown"]) for each in found["markers"]]


@pytest.mark.rule("HS-M-OM-05")
def test_opponents_see_that_markers_lie_there_but_not_which() -> None:
    fray = skirmish()
    assert markers(fray, 0, "finn") == [("1", False), ("X", False)]
    for stranger in (1, None):
        assert markers(fray, stranger, "finn") == [("?", False), ("?", False)]
        assert markers(fray, stranger, "thorgrim") == [("?", False), ("?", False)]


@pytest.mark.rule("HS-M-OM-06")
def test_team_mates_see_each_others_markers_and_enemies_do_not() -> None:
    fray = skirmish(sides=[1, 2, 1])
    assert markers(fray, 2, "finn") == markers(fray, 0, "finn")
    assert markers(fray, 1, "finn") == [("?", False), ("?", False)]


@pytest.mark.rule("HS-M-TURN-02")
def test_a_revealed_marker_is_seen_by_all_and_the_others_on_its_card_are_not() -> None:
    fray = skirmish()
    fray.shown[0] = 1
    assert markers(fray, 1, "finn") == [("1", True), ("?", False)]


@pytest.mark.rule("HS-M-LIFE-05")
def test_markers_on_a_destroyed_card_stay_hidden() -> None:
    fray = skirmish()
    fray.take_off(figure(fray, "thorgrim"), DESTROYED)
    assert markers(fray, 1, "thorgrim") == [("?", False), ("?", False)]
    assert markers(fray, 0, "thorgrim") == [("2", False), ("3", False)]


@pytest.mark.rule("HS-M-OM-05")
def test_laying_a_marker_is_told_without_its_number() -> None:
    fray = skirmish()
    fray.tell(MARKED, unit(fray, "finn"), 3, seat=0)
    assert fray.events is not None
    told = fray.events[-1]
    assert gt.game("heroscape").event_facts(fray, told.seen_by(0)) == {
        "unit": "finn",
        "marker": "X",
    }
    for stranger in (1, None):
        facts = gt.game("heroscape").event_facts(fray, told.seen_by(stranger))
        assert facts == {"unit": "finn", "marker": ""}


@pytest.mark.rule("HS-G-GEN-01", "HS-C-GKEY-01")
def test_a_glyph_symbol_side_up_is_known_to_nobody() -> None:
    fray = fray_on(
        MEADOW,
        {"finn": (0, "A1"), "syvarris": (1, "G1")},
        glyphs={"C1": "?kelda", "D1": "astrid"},
    )
    for seat in (0, 1, None):
        glyphs = view(fray, seat)["glyphs"]
        assert glyphs == [{"space": "C1", "glyph": "?"}, {"space": "D1", "glyph": "astrid"}]


# -- the scout -----------------------------------------------------------------------------------


def with_scout() -> Match:
    """Return Under Tempest's Cover, past the choice of the scout."""
    match = gt.new(
        "heroscape",
        seed=4,
        scenario="under-tempests-cover",
        armies="pre-made",
        army_1="finn, thorgrim, raelin",
        army_2="syvarris",
    )
    while match.pending[0].kind != "scout":
        match.choose(match.pending[0].options[0])
    match.choose("thorgrim", seat=0)
    return match


def under(match: Match, seat: int | None) -> dict[str, str]:
    """Return what lies under the cards, as a seat sees it."""
    units = cast(list[dict[str, Any]], match.view(seat)["units"])
    return {each["unit"]: each["under"] for each in units if "under" in each}


@pytest.mark.rule("HS-S-TEMP-06")
def test_the_scout_is_known_to_his_own_player_alone() -> None:
    match = with_scout()
    mine = under(match, 0)
    assert mine["thorgrim"] == "kelda"
    assert sorted(mine) == ["finn", "raelin", "thorgrim"]
    assert list(mine.values()).count("kelda") == 1
    for stranger in (1, None):
        assert set(under(match, stranger).values()) == {"?"}
        told = [e for e in match.events(stranger) if e.kind is SCOUT_CHOSEN]
        assert [match.game.event_facts(match.table, e) for e in told] == [{"unit": ""}]


def test_an_imagined_scout_may_be_any_of_the_heroes() -> None:
    match = with_scout()
    scouts = set()
    for word in range(40):
        twin = checks.imagined(match, 1, word)
        assert isinstance(twin.table, Fray)
        scouts.add(twin.table.theatre.unit_ids[twin.table.scout])
        match.game.check(twin.table)
    assert scouts == {"finn", "raelin", "thorgrim"}
    own = checks.imagined(match, 0, 1)
    assert under(own, 0) == under(match, 0)


# -- dealing anew --------------------------------------------------------------------------------


def laid(fray: Fray) -> list[str]:
    """Return where the markers 1, 2, 3, X of seat 0 lie."""
    return [fray.theatre.unit_ids[fray.marker[m]] for m in range(MARKERS)]


def test_hidden_markers_are_dealt_over_the_cards_they_lie_on() -> None:
    seen = set()
    for word in range(60):
        fray = skirmish()
        deal_anew(fray, 1, seeded(word))
        assert sorted(laid(fray)) == ["finn", "finn", "thorgrim", "thorgrim"]
        seen.add(tuple(laid(fray)))
    assert len(seen) == 6, "all ways to lay two and two"
    fray = skirmish()
    deal_anew(fray, 0, seeded(1))
    assert laid(fray) == laid(skirmish()), "one's own are known"


@pytest.mark.rule("HS-M-TURN-03")
def test_a_number_whose_turn_was_lost_is_imagined_on_a_card_out_of_play() -> None:
    for word in range(30):
        fray = skirmish()
        fray.take_off(figure(fray, "thorgrim"), DESTROYED)
        fray.shown[0] = 1
        fray.phase = FIGHT
        fray.turn = 3  # both have had two turns, and seat 0 lost its second
        deal_anew(fray, 1, seeded(word))
        assert laid(fray)[0] == "finn", "it is revealed"
        assert laid(fray)[1] == "thorgrim", "else it would have been revealed"


# -- at every step of random games ---------------------------------------------------------------


def shown(match: Match, seat: int, step: int) -> bytes:
    """Return what an option of each question to a seat shows before it is chosen."""
    return orjson.dumps(
        [match.show(d, d.codes[step % len(d.codes)]) for d in match.pending if d.seat == seat]
    )


@pytest.mark.rule("HS-M-OM-05", "HS-G-GEN-01")
@at_random(300, parts=10)
def test_no_secret_shows_in_a_view_an_option_or_an_event(seed: int) -> None:
    """Whatever is hidden from a seat is dealt anew: what it sees, is asked and was told stays."""
    known = setups("heroscape")
    given = known[seed * 7 % len(known)]
    match = chance.begin(gt.game("heroscape"), given, f"secrets {seed}")
    chooser = chance.Chooser(match.game, seed)
    with chance.telling(match, given, f"secrets {seed}"):
        table = match.table
        assert isinstance(table, Fray)
        # The Basic Game is long, and hides nothing but plants.
        longest = 150 if table.theatre.basic else chance.LONGEST
        for step, _ in enumerate(chance.play_out(match, chooser, longest)):
            seat = step % match.seats
            twin = checks.imagined(match, seat, step)
            for who in (seat, None):
                checks.same(checks.glance(match, who), checks.glance(twin, who), "it shows")
            checks.same(shown(match, seat, step), shown(twin, seat, step), "an option shows it")
        for viewer in checks.seats(match):
            for event in match.events(viewer):
                facts = match.game.event_facts(match.table, event)
                hidden = viewer != event.seat
                for name in event.kind.private:
                    assert (facts[name] == "") == hidden
