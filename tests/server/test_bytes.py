"""What goes over the wire is small: frames are compressed, and a step tells only what changed."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.sync.client import connect

from tests.server.guests import PATIENCE, Guest, Live
from tools import bytes as weighing

MOST = 6_000  # bytes of a step with more than two hundred options, as they are sent
ENOUGH = 200


def test_frames_are_compressed_for_who_can_read_that(ann: Guest) -> None:
    id_ = ann.opens()
    address = ann.address.replace("http", "ws", 1) + f"/api/tables/{id_}/live"
    for offered, agreed in (("deflate", True), (None, False)):
        with connect(address, compression=offered, proxy=None, open_timeout=PATIENCE) as socket:
            assert socket.response is not None
            told = socket.response.headers.get("Sec-WebSocket-Extensions", "")
            assert ("permessage-deflate" in told) is agreed
            with Live(socket) as live:
                assert live.scene["view"]


def test_a_question_with_hundreds_of_options_is_a_few_thousand_bytes() -> None:
    given: dict[str, object] = {"scenario": "mimrings-fortress"}
    # In a thread of its own: where a browser was driven before, a loop runs in this one for ever.
    with ThreadPoolExecutor(1) as apart:
        found = apart.submit(
            asyncio.run, weighing.weighed("heroscape", given, "random", 1)
        ).result()
    assert found.options > ENOUGH, "no question was large enough"
    assert found.asked[1] <= MOST
    assert max(sent for _, sent in found.steps) <= MOST


@pytest.mark.parametrize("game", ["heroscape", "assault", "wraith"])
def test_every_client_can_follow_by_patches_alone(ann: Guest, bob: Guest, game: str) -> None:
    """Bots between the choices, a second window, somebody who comes late, and taking back."""
    bots = {"heroscape": 1, "assault": 2, "wraith": 0}[game]
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * bots]
    id_ = ann.opens(game, seats=seats)
    chance = random.Random(7)
    with ann.sits(id_) as seat, ann.sits(id_) as window, bob.watches(id_) as watcher:
        for _ in range(25):
            while not seat.options and not seat.over:
                seat.hear()
            if seat.over:
                break
            if seat.scene["undo"] and chance.random() < 0.3:
                seat.undo()
            else:
                seat.choose(chance.choice(seat.options))
        while not seat.options and not seat.over:
            seat.hear()
        for live, guest, place in ((seat, ann, 0), (window, ann, 0), (watcher, bob, None)):
            live.until_version(seat.scene["version"])
            with guest.sits(id_, place) as late:
                assert late.scene["type"] == "snapshot"
                assert live.scene["view"] == late.scene["view"]
                assert live.log == late.log
