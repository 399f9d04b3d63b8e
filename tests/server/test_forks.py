"""Playing on from a moment of a finished game."""

from __future__ import annotations

import orjson
import pytest

import giantstable as gt
from tests.server.conftest import Opener
from tests.server.finished import finished
from tests.server.guests import Guest, Json
from tests.server.refused import refused
from tests.server.test_replay import frames


def fork(guest: Guest, id_: str, step: int, seat: int = 0, level: str = "random") -> str:
    """Play on from a step; return the new table."""
    opened = guest.post(f"/api/tables/{id_}/forks", step=step, seat=seat, level=level)
    return str(opened["id"])


@pytest.mark.parametrize(("game", "seat"), [("wraith", 0), ("heroscape", 1)])
def test_who_plays_on_knows_what_the_chair_knew(opens: Opener, game: str, seat: int) -> None:
    house = opens()
    ann, bob = Guest(house.address), Guest(house.address)
    id_ = finished(house, ann, game)
    step = ann.table(id_)["choices"] // 2
    row = house.office.store.table(id_)
    then: Json = ann.get(f"/api/tables/{id_}/record")
    then["choices"] = then["choices"][:step]
    del then["result"]
    knew = gt.replay(then).view(seat)
    other = fork(bob, id_, step, seat)
    table = bob.table(other)
    assert [each["mine"] for each in table["seats"]] == [n == seat for n in range(len(row.seats))]
    assert all(each["kind"] == "bot" for each in table["seats"] if not each["mine"])
    again: list[Json] = frames(bob, other, seat=seat)
    assert again[step]["view"] == gt_json(knew)
    assert house.office.store.table(other).outcome is None
    ann.close()
    bob.close()


def gt_json(view: object) -> object:
    """Return a view as it travels."""
    return orjson.loads(orjson.dumps(view))


def test_chance_goes_another_way_and_the_game_has_a_record(opens: Opener) -> None:
    house = opens()
    ann = Guest(house.address)
    id_ = finished(house, ann)
    record = ann.get(f"/api/tables/{id_}/record")
    ends = []
    for _ in range(3):
        other = fork(ann, id_, 3)
        with ann.sits(other) as seat:
            assert seat.scene["version"] == 4, "three choices, and what was dealt anew"
            assert not seat.scene["undo"], "what was played elsewhere is not taken back"
            while not seat.over:
                seat.choose(seat.options[0])
            assert seat.log
        told = frames(ann, other, seat=0)
        assert told[-1]["view"] == seat.scene["view"]
        written = ann.get(f"/api/tables/{other}/record")
        assert written["choices"][:3] == record["choices"][:3]
        assert gt.replay(written).outcome() == written["result"]
        ends.append(told[-1]["view"])
    assert ends[0] != ends[1] or ends[1] != ends[2]
    twice = fork(ann, other, 3)  # and from there once more
    assert ann.table(twice)["choices"] == 3
    points: list[Json] = ann.get(f"/api/tables/{other}/review")["points"]
    assert [point["at"] for point in points] == list(range(len(points)))
    ann.close()


def test_only_finished_games_are_played_on_and_only_where_they_go_on(opens: Opener) -> None:
    house = opens()
    ann = Guest(house.address)
    id_, open_one = finished(house, ann), finished(house, ann, most=5)
    with refused("not-over", 409):
        fork(ann, open_one, 2)
    with refused("game-is-over", 409):
        fork(ann, id_, ann.table(id_)["choices"])
    with refused("no-such-seat", 404):
        fork(ann, id_, 2, seat=1)
    with refused("bad-request", 422):
        fork(ann, id_, -1)
    heroes = finished(house, ann, "heroscape")
    with refused("unknown-bot", 422):
        fork(ann, heroes, 2, level="nobody")
    ann.close()
