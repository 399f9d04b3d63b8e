"""What lies open, and what only its owner sees."""

from __future__ import annotations

import json
from typing import cast

import orjson
import pytest

import giantstable as gt
from giantstable.games.assault.box.effects import COMMANDS, RESOURCES
from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.games.assault.table.world import House
from giantstable.games.assault.told import secrets, shapes
from giantstable.games.assault.told.view import view, views
from giantstable.kernel.rng import seeded
from tests.conformance import checks
from tests.conformance.chance import Chooser
from tests.games.assault.realms import race, realm
from tests.games.assault.table import game
from tests.strength import at_random

Doc = dict[str, object]


def seats_of(table: Realm, viewer: int | None) -> dict[str, Doc]:
    """Return what a viewer sees of every race that is played."""
    seen = cast(list[Doc], view(table, viewer)["seats"])
    return {str(seat["race"]): seat for seat in seen}


@pytest.mark.rule("AG-COMP-09")
def test_only_the_own_points_are_seen() -> None:
    table = realm(seats=3, points={"fire": 7, "frost": 3, "hill": 12})
    fire = table.seat_of[race("fire")]
    assert {name: seat["points"] for name, seat in seats_of(table, fire).items()} == {
        "fire": 7,
        "frost": None,
        "hill": None,
    }
    assert [seat["points"] for seat in seats_of(table, None).values()] == [None, None, None]
    assert view(table, fire)["pools"] == table.pools


@pytest.mark.rule("AG-COMP-09", "AG-END-08")
def test_all_points_are_seen_at_the_end_and_where_it_was_agreed() -> None:
    house = House()
    house.open_scores = True
    agreed = realm(seats=3, points={"frost": 3}, house=house)
    assert seats_of(agreed, None)["frost"]["points"] == 3
    ended = realm(seats=3, points={"frost": 3})
    ended.end(1, 1)
    assert seats_of(ended, None)["frost"]["points"] == 3


@pytest.mark.rule("AG-RES-02")
def test_resources_lie_open() -> None:
    table = realm(resources={"hill": {"food": 3, "ore": 1}})
    for viewer in (*range(6), None):
        owned = cast(dict[str, int], seats_of(table, viewer)["hill"]["resources"])
        assert {kind: n for kind, n in owned.items() if n} == {"food": 3, "ore": 1}


@pytest.mark.rule("AG-RES-11")
def test_the_discard_pile_can_be_looked_through_at_any_time() -> None:
    table = realm(discard=["food", "rune-blood", "ore"], active="hill")
    for viewer in (*range(6), None):
        assert view(table, viewer)["resource_discard"] == ["ore", "rune-blood", "food"]


@pytest.mark.rule("AG-CMD-26")
def test_rows_lie_open_and_tell_what_is_left_in_hand() -> None:
    table = realm(rows={"stone": ["plunder", "unique"]})
    for viewer in (*range(6), None):
        stone = seats_of(table, viewer)["stone"]
        assert stone["row"] == ["plunder", "unique"]
        assert stone["hand"] == [name for name in COMMANDS if name not in ("plunder", "unique")]


@pytest.mark.rule("AG-MAGIC-01")
def test_of_the_spells_of_others_only_the_number_is_seen() -> None:
    table = realm(spells={"storm": ["fog", "cure"]})
    storm = table.seat_of[race("storm")]
    assert seats_of(table, storm)["storm"]["spell_hand"] == ["fog", "cure"]
    for viewer in (storm + 1, None):
        seen = seats_of(table, viewer)["storm"]
        assert seen["spell_hand"] is None
        assert seen["spells"] == 2


def test_a_view_is_plain_json_and_names_what_is_printed() -> None:
    match = gt.new("assault", seed=4, seats=5)
    reference = game().reference(match.setup)
    json.dumps([match.view(None), reference])
    printed = {str(region["id"]) for region in cast(Doc, reference["board"])["regions"]}  # type: ignore[attr-defined]
    assert set(cast(Doc, match.view(0)["regions"])) == printed
    assert [r["id"] for r in cast(list[Doc], reference["races"])] == RACES
    assert [r["id"] for r in cast(list[Doc], reference["resources"])] == RESOURCES


# -- at every step of random games ---------------------------------------------------------------


@pytest.mark.rule("AG-COMP-09")
@at_random(300, parts=10)
def test_no_secret_shows_in_a_view_or_an_option(seed: int) -> None:
    """Whatever is hidden from a seat is dealt anew: what it sees and is asked stays."""
    match = gt.new("assault", seed=seed, seats=3 + seed % 4, quiet=True)
    dice = seeded(f"views {seed}")
    step = 0
    while not match.over:
        table = realm_on(match.table)
        seat = step % match.seats
        own = RACES[table.race_of[seat]]
        twin = table.copy()
        secrets.deal_anew(twin, seat, seeded(step))
        shown, public = views(table, [seat, None])
        checks.same(on_paper(shown, public), on_paper(*views(twin, [seat, None])), f"step {step}")
        for seen in cast(list[Doc], shown["seats"]):
            mine = seen["race"] == own
            assert (seen["points"] is None) != mine
            assert (seen["spell_hand"] is None) != mine
        decision = match.next_decision()
        match.answer(decision, decision.codes[dice.below(len(decision.codes))])
        step += 1


def on_paper(own: shapes.View, public: shapes.View) -> bytes:
    """Return what a seat and what a spectator sees; what is the same is written once."""
    apart = {name: seen for name, seen in own.items() if seen is not public[name]}  # type: ignore[literal-required]
    seats = [seen for seen in own["seats"] if all(seen is not other for other in public["seats"])]
    assert set(apart) == {"seats"}
    assert [seat["seat"] for seat in seats] == [own["seats"].index(seat) for seat in seats]
    return orjson.dumps([public, seats])


def test_no_event_tells_others_which_spell_was_drawn() -> None:
    match = gt.new("assault", seed=2, seats=4)
    chooser = Chooser(match.game, 2)
    while not match.over:
        match.answer(*chooser.pick(match))
    drawn = 0
    for told, mine in zip(match.table.events or [], match.events(0), strict=True):
        if told.kind.name == "drew-spell":
            drawn += 1
            facts = match.game.event_facts(match.table, mine)
            assert (facts["spell"] == "") == (told.seat != 0)
        if told.kind.name == "final-score":
            break
    assert drawn > 0
    totals = [e for e in match.events(None) if "points" in e.kind.facts]
    assert totals == []


def test_imagination_keeps_what_an_attentive_player_knows() -> None:
    table = realm(points={"hill": 9, "fire": 4}, spells={"hill": ["fog"], "fire": ["cure", "slow"]})
    hill = table.seat_of[race("hill")]
    spells = sorted([*table.spell_deck, *table.spells[race("fire")]])
    secrets.deal_anew(table, hill, seeded(3))
    assert table.points[race("fire")] == 4  # every award was seen
    assert len(table.spells[race("fire")]) == 2
    assert sorted([*table.spell_deck, *table.spells[race("fire")]]) == spells
    assert seats_of(table, hill)["hill"]["spell_hand"] == ["fog"]
