"""Records out of files: of the terminal, of other servers, and what is none."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.server.settings import Rate
from giantstable.terminal.saves import Saves
from tests.server.conftest import Opener
from tests.server.finished import finished
from tests.server.guests import Guest, Json
from tests.server.refused import refused
from tests.server.test_replay import frames


def ended(game: str = "wraith", most: int = 10_000) -> gt.Match:
    """Return a game that bots have played to its end, or nearly."""
    match = gt.new(game, seed=5)
    play_on(match, [bot("greedy", match.game, seat) for seat in range(match.seats)], most)
    return match


def opened(guest: Guest, record: Mapping[str, Any]) -> str:
    """Open a record; return its table."""
    return str(guest.post("/api/records", **record)["id"])


@pytest.mark.parametrize("game", ["wraith", "heroscape"])
def test_a_game_of_the_terminal_is_replayed_from_every_seat(
    opens: Opener, tmp_path: Path, game: str
) -> None:
    house = opens()
    ann = Guest(house.address)
    match = ended(game)
    Saves(tmp_path).finish(match, "fight")
    (file,) = (tmp_path / "finished").iterdir()
    id_ = opened(ann, json.loads(file.read_text()))
    table = ann.table(id_)
    assert table["status"] == "over"
    assert table["outcome"] == match.outcome()
    assert all(seat["mine"] for seat in table["seats"])
    for seat in range(match.seats):
        told = frames(ann, id_, seat=seat)
        assert len(told) == len(match.choices) + 1
    assert ann.get(f"/api/tables/{id_}/record")["choices"] == match.choices
    assert ann.post(f"/api/tables/{id_}/forks", step=3, seat=0, level="random")["id"]
    ann.close()


def test_a_game_that_is_not_over_rests_and_can_be_played_on(opens: Opener) -> None:
    house = opens()
    ann = Guest(house.address)
    match = ended(most=6)
    id_ = opened(ann, match.record())
    assert ann.table(id_)["status"] == "closed"
    assert ann.get(f"/api/tables/{id_}/review")["choices"] == 6
    fork = ann.post(f"/api/tables/{id_}/forks", step=6, seat=0, level="random")
    with ann.sits(fork["id"]) as seat:
        seat.choose(seat.options[0])
    ann.close()


def test_what_is_no_record_is_refused_in_a_sentence(opens: Opener) -> None:
    house = opens()
    ann = Guest(house.address)
    good: Json = dict(ended().record())
    bad: list[tuple[Json, str]] = [
        ({}, "field-missing"),
        ({**good, "format": "giantstable-position"}, "wrong-format"),
        ({**good, "game": "chess"}, "unknown-game"),
        ({**good, "choices": ["fly"]}, "record-choice"),
        ({**good, "choices": ["anew 7 1"]}, "record-fork"),
        ({**good, "content": "other"}, "other-content"),
        ({**good, "seed": "x" * 100}, "record-choice"),
        ({**good, "seed": "nul \0", "choices": [], "result": None}, "record-seed"),
        ({**good, "start": {}}, "record-from-position"),
        ({**good, "result": {**good["result"], "result": "draw"}}, "record-result"),
    ]
    before = len(ann.get("/api/me/tables"))
    for record, code in bad:
        record = {name: value for name, value in record.items() if value is not None}
        with refused(code):
            opened(ann, record)
    answer = ann.asks("POST", "/api/records", ["no object"])
    assert answer.status_code == 422
    answer = ann.asks("POST", "/api/records", {**good, "more": "x" * 70_000})
    assert answer.json()["error"]["code"] == "too-large"
    assert len(ann.get("/api/me/tables")) == before
    ann.close()


def test_only_so_many_are_read_and_only_for_so_long(opens: Opener) -> None:
    house = opens(surveys=Rate(1, 0.0001))
    ann = Guest(house.address)
    record = ended().record()
    assert opened(ann, record)
    with refused("too-many", 429):
        opened(ann, record)
    ann.close()
    hurried = opens(survey_seconds=0.0, warm_seconds=0.0)
    bob = Guest(hurried.address)
    with refused("too-much-to-build", 413):
        opened(bob, record)
    id_ = finished(hurried, bob)
    assert bob.table(id_)["status"] == "over"
    bob.close()
