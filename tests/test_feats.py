"""What games remember of their matches: plain answers, real feats, and words for all of them."""

from __future__ import annotations

import pytest

from giantstable import feats, library
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.games.assault.table.realm import realm_on
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, fray_on
from giantstable.games.wraith.table.fight import WIN_HEALTH, WIN_SCARS, fight_on
from giantstable.kernel.match import Match, start_match
from giantstable.text import has_words
from giantstable.titles import titles

OURS = [name for name, title in titles().items() if title.ours]


def over(game: str, **setup: object) -> Match:
    """Return a match that random bots have played to its end."""
    rules = library.game(game)
    match = start_match(rules, rules.settle(setup), 1, quiet=True)
    play_on(match, [bot("random", rules, seat) for seat in range(match.seats)], 100_000)
    assert match.over
    return match


@pytest.mark.parametrize("game", OURS)
def test_a_match_is_of_every_kind_that_is_counted_and_feats_have_names(game: str) -> None:
    match = over(game)
    kinds = feats.kinds(match, 0)
    assert {*feats.tallies(game)} <= kinds.keys()
    assert {*feats.done(match, 0)} <= {*feats.feats(game)}
    for feat, (kind, all_) in feats.gathered(match.game).items():
        assert feat in feats.feats(game)
        assert kinds[kind] in all_
    for key in [f"{game}-tally-{tally}" for tally in feats.tallies(game)]:
        assert has_words(key)
    for feat in feats.feats(game):
        assert has_words(f"{game}-feat-{feat}")
        assert has_words(f"{game}-feat-{feat}-how")


def test_a_game_without_feats_has_the_plain_answer() -> None:
    assert feats.tallies("chess") == []
    assert feats.feats("chess") == []


def test_a_fight_is_a_feat_by_its_wounds_and_its_scars() -> None:
    match = over("wraith")
    fight = fight_on(match.table)
    fight.result, fight.wounds = WIN_HEALTH, 0
    assert feats.done(match, 0) == ["unscathed"]
    fight.wounds = 1
    assert feats.done(match, 0) == []
    fight.result, fight.wounds = WIN_SCARS, fight.wraith.wound_limit - 1
    assert feats.done(match, 0) == ["brink", "scars"]


def test_a_battle_is_a_feat_by_who_comes_back() -> None:
    match = over("heroscape", scenario="clashing-fronts")
    fray = fray_on(match.table)
    theatre = fray.theatre
    mine = [n for n in range(len(theatre.bodies)) if fray.seat_of(n) == 0]
    for figure in range(len(theatre.bodies)):
        fray.fate[figure] = STANDING
    assert feats.done(match, 0) == ["unbroken"]
    for figure in mine[1:]:
        fray.fate[figure] = DESTROYED
    assert feats.done(match, 0) == ["last-one"]
    unit = theatre.unit_ids.index("mimring")
    fray.owner[unit] = 1
    fray.fate[theatre.first_figure[unit]] = DESTROYED
    assert "dragon" in feats.done(match, 0)
    assert "dragon" not in feats.done(match, 1), "his own side has slain no dragon"


def test_a_game_is_a_feat_by_points_regions_and_events() -> None:
    match = over("assault")
    realm = realm_on(match.table)
    race = realm.race_of[0]
    events = realm.world.box.races[race].events
    realm.points = [30 if each == race else 21 for each in range(len(realm.points))]
    realm.held[race] = (1 << 9) - 1
    realm.special = [0] * len(realm.special)
    assert feats.done(match, 0) == []
    realm.points = [31 if each == race else 21 for each in range(len(realm.points))]
    realm.held[race] = (1 << 10) - 1
    realm.special = [len([event for event in events if not event.repeatable])] * 6
    assert feats.done(match, 0) == ["ahead", "wide", "fulfilled"]
