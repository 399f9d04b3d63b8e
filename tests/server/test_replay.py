"""A game told again: the replay is what was seen live, the record is the whole truth."""

from __future__ import annotations

import random

import pytest

import giantstable as gt
from tests.server.guests import Guest, Json, Live, views_after
from tests.server.refused import refused


def choosing(seat: Live, chance: random.Random, most: int = 10_000) -> list[Json]:
    """Play at random, now and then taking one back; return the scenes that stand."""
    stands = [seat.scene]
    for _ in range(most):
        if seat.over:
            break
        if seat.scene["undo"] and chance.random() < 0.2:
            seat.undo()
            stands.pop()
        else:
            seat.choose(chance.choice(seat.options))
            stands.append(seat.scene)
    return stands


def frames(guest: Guest, id_: str, **query: int) -> list[Json]:
    """Return all frames of a replay, asked for in stretches, each with the view it leads to."""
    found: list[Json] = []
    while True:
        part = guest.get(f"/api/tables/{id_}/replay", first=len(found), count=7, **query)
        assert part["first"] == len(found)
        view = part["view"]
        if found:
            assert view == found[-1]["view"], "a stretch begins elsewhere than the last one ended"
        for frame in part["frames"]:
            assert len(frame["patches"]) >= len(frame["happenings"])
            view = [view, *views_after(view, frame["patches"])][-1]
            found.append({**frame, "view": view})
        if len(found) == part["choices"] + 1:
            return found
        assert part["frames"], "the replay stops early"


@pytest.mark.parametrize("seed", range(3))
def test_the_replay_is_what_was_seen_live(ann: Guest, bob: Guest, seed: int) -> None:
    id_ = ann.opens(giant=["fire", "air", "water"][seed], wraith="adult", footholds=True)
    with ann.sits(id_) as seat, bob.watches(id_) as spectator:
        stands = choosing(seat, random.Random(seed))
        spectator.until_version(seat.scene["version"])
        log, seen = seat.log, spectator.log
        watched = {scene["version"]: scene["view"] for scene in spectator.scenes}
    mine = frames(ann, id_, seat=0)
    assert [frame["at"] for frame in mine] == list(range(len(stands)))
    assert [frame["view"] for frame in mine] == [scene["view"] for scene in stands]
    assert [line for frame in mine for line in frame["happenings"]] == log
    assert [frame["notation"] for frame in mine[1:]] == [
        scene["entry"]["notation"] if scene["type"] == "step" else None for scene in stands[1:]
    ] or any(scene["entry"]["kind"] == "undo" for scene in stands[1:])
    assert all(frame["text"]["key"] for frame in mine[1:])
    theirs = frames(bob, id_)
    assert [line for frame in theirs for line in frame["happenings"]] == seen
    assert [frame["view"] for frame in theirs] == [watched[scene["version"]] for scene in stands]


def test_a_live_table_is_replayed_as_far_as_one_may_know(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat, bob.watches(id_) as spectator:
        for _ in range(3):
            seat.choose(seat.options[0])
        spectator.until_version(3)
        mine, theirs = frames(ann, id_, seat=0), frames(bob, id_)
        assert mine[-1]["view"] == seat.scene["view"]
        assert theirs[-1]["view"] == spectator.scene["view"]
        assert all(frame["notation"] for frame in mine[1:])
        assert all(frame["notation"] is None and frame["text"] is None for frame in theirs)


def test_a_stretch_of_a_replay(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        for _ in range(4):
            seat.choose(seat.options[0])
    way = f"/api/tables/{id_}/replay"
    whole = ann.get(way)
    assert [frame["at"] for frame in whole["frames"]] == [0, 1, 2, 3, 4]
    part = ann.get(way, first=2, count=2)
    assert part["frames"] == whole["frames"][2:4]
    assert ann.get(way, first=5)["frames"] == []
    for query in ({"first": -1}, {"count": 0}, {"count": 101}, {"first": "x"}, {"seat": 16}):
        with refused("bad-request", 422):
            ann.get(way, **query)


def test_a_replay_is_from_a_seat_of_ones_own(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    with refused("not-your-seat", 403):
        bob.get(f"/api/tables/{id_}/replay", seat=0)
    with refused("no-such-seat", 404):
        ann.get(f"/api/tables/{id_}/replay", seat=1)


def test_there_is_no_record_before_the_end(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
        with refused("not-over", 409):
            ann.get(f"/api/tables/{id_}/record")


@pytest.mark.parametrize("seed", range(3))
def test_the_record_replays_to_the_same_end(ann: Guest, bob: Guest, seed: int) -> None:
    id_ = ann.opens(giant="fire", footholds=seed == 1)
    with ann.sits(id_) as seat:
        chosen = choosing(seat, random.Random(seed + 50))
        outcome = seat.scene["outcome"]
        view = seat.scene["view"]
    record = bob.get(f"/api/tables/{id_}/record")
    match = gt.replay(record, verify=True)
    assert match.over
    assert match.outcome() == outcome == record["result"]
    assert match.view(0) == view
    assert len(record["choices"]) == len(chosen) - 1 == ann.table(id_)["choices"]
