"""Finished games looked at again: when, for whom, and how much of it."""

from __future__ import annotations

import time

import pytest

from giantstable.server import reviews
from giantstable.server.settings import Rate
from tests.server.conftest import Opener
from tests.server.finished import finished
from tests.server.guests import Guest, Json
from tests.server.refused import refused

PATIENCE = 60.0


def reviewed(guest: Guest, id_: str) -> list[Json]:
    """Wait for all points of a game."""
    found: list[Json] = []
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        part = guest.get(f"/api/tables/{id_}/review", first=len(found))
        assert part["first"] == len(found)
        found += part["points"]
        if len(found) == part["choices"] + 1:
            return found
        time.sleep(0.05)
    raise AssertionError(f"no more than {len(found)} points came")


@pytest.mark.parametrize("game", ["wraith", "heroscape"])
def test_a_finished_game_is_told_point_by_point_to_its_end(opens: Opener, game: str) -> None:
    house = opens()
    ann, bob = Guest(house.address), Guest(house.address)
    id_ = finished(house, ann, game)
    points = reviewed(ann, id_)
    assert [point["at"] for point in points] == list(range(len(points)))
    winners = ann.table(id_)["outcome"]["winners"]
    seats = range(len(ann.table(id_)["seats"]))
    assert points[-1]["chances"] == [
        100 // len(winners) if seat in winners else 0 for seat in seats
    ]
    missed = [point["missed"] for point in points if point["missed"] is not None]
    assert missed or game != "wraith", "a beginner misses something"
    for each in missed:
        assert each["best"]["key"]
        assert each["best"] != each["made"]
        assert 5 <= each["loss"] <= 100
    assert house.office.store.table(id_).seed not in repr(points)
    assert reviewed(bob, id_) == points, "it is kept, and the same for all"
    ann.close()
    bob.close()


def test_nobody_is_told_anything_while_a_game_goes_on(opens: Opener) -> None:
    house = opens()
    ann = Guest(house.address)
    id_ = finished(house, ann, most=5)
    with refused("not-over", 409):
        ann.get(f"/api/tables/{id_}/review")
    with refused("no-such-table", 404):
        ann.get("/api/tables/nothere/review")
    ann.close()


def test_an_address_may_have_so_many_games_looked_at(opens: Opener) -> None:
    house = opens(reviews=Rate(1, 0.0001))
    ann = Guest(house.address)
    first, second = finished(house, ann), finished(house, ann)
    points = reviewed(ann, first)
    with refused("too-many", 429):
        ann.get(f"/api/tables/{second}/review")
    assert reviewed(ann, first) == points, "what is known costs nothing"
    ann.close()


def test_who_comes_when_many_games_are_looked_at_is_asked_to_wait(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opens()
    ann = Guest(house.address)
    first, second = finished(house, ann), finished(house, ann)
    monkeypatch.setattr(reviews, "OF_ONE", 1)
    ann.get(f"/api/tables/{first}/review")
    kept = house.office.reviews.kept
    kept[first].working = True  # as if it took long
    with refused("review-busy", 503):
        ann.get(f"/api/tables/{second}/review")
    assert second not in kept
    kept[first].working = False
    assert reviewed(ann, second)
    monkeypatch.setattr(reviews, "KEPT", 1)
    third = finished(house, ann)
    assert reviewed(ann, third)
    assert list(kept) == [third], "only so many are kept"
    ann.close()


def test_it_rests_when_nobody_waits_and_goes_on_when_somebody_does(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opens()
    ann = Guest(house.address)
    id_ = finished(house, ann)
    monkeypatch.setattr(reviews, "PATIENCE", -1.0)
    ann.get(f"/api/tables/{id_}/review")
    looked = house.office.reviews.kept[id_]
    until = time.monotonic() + PATIENCE
    while looked.working and time.monotonic() < until:
        time.sleep(0.01)
    assert not looked.points, "nobody waits: nothing was looked at"
    monkeypatch.setattr(reviews, "PATIENCE", 60.0)
    assert reviewed(ann, id_)
    ann.close()
