"""The log comes in pages: what somebody is told who comes to a long game is bounded."""

from __future__ import annotations

import random

import orjson
import pytest

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Bot, Chair
from giantstable.server.frames import Happening
from giantstable.server.live import Client, LiveTable
from giantstable.server.moment import PAGE, happenings, log_length, page
from giantstable.server.settings import Rate
from tests.server.conftest import Opener
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused
from tools.bytes import laid

# It makes no difference here which database it is.
on_sqlite = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")

LONG = 1_500  # choices
LARGEST = 128 * 1024  # bytes of a snapshot, however long the game

# A fight of the Wraith is over before long, by chance even sooner.
LONG_GAMES: dict[str, tuple[Json, str, int]] = {
    "assault": ({"seats": 6}, "random", 5 * PAGE),
    "heroscape": ({"scenario": "attack-at-dawn"}, "random", 5 * PAGE),
    "wraith": ({"wraith": "elder"}, "greedy", PAGE),
}


def long_game(name: str) -> LiveTable:
    """Play a game for long, nobody looking on."""
    game = gt.game(name)
    setup, player, _ = LONG_GAMES[name]
    table = laid(game, setup, seed=1)
    match = table.match
    bots: list[Bot] = [bot(player, game, seat) for seat in range(match.seats)]
    for _ in range(LONG):
        if match.over:
            break
        decision = match.next_decision()
        match.answer(decision, bots[decision.seat].choose(Chair(match, decision)))
    return table


def put_together(table: LiveTable, viewer: int | None) -> list[Happening]:
    """Read a log from its end to its beginning, page by page."""
    found: list[Happening] = []
    before = log_length(table.match)
    while before:
        older = page(table.match, viewer, before)
        assert 0 < len(older["happenings"]) <= PAGE
        assert older["from"] + len(older["happenings"]) == before
        found = older["happenings"] + found
        before = older["from"]
    return found


@pytest.mark.parametrize("name", sorted(LONG_GAMES))
def test_a_snapshot_of_a_long_game_is_bounded_and_its_pages_are_the_whole_log(name: str) -> None:
    """Before, a snapshot carried the whole log: 770 kB after 1,700 choices of HeroScape."""
    table = long_game(name)
    lines = log_length(table.match)
    assert lines > LONG_GAMES[name][2]
    for viewer in [*range(table.match.seats), None]:
        snapshot = table.snapshot(Client(viewer, 1))
        assert len(snapshot) <= LARGEST
        frame = orjson.loads(snapshot)
        whole = happenings(table.match, viewer)
        assert frame["happenings"] == orjson.loads(orjson.dumps(whole[-PAGE:]))
        assert frame["from"] == max(0, lines - PAGE)
        assert put_together(table, viewer) == whole


# -- over the wire ---------------------------------------------------------------------------------


def a_long_table(guest: Guest, house: House) -> str:
    """Return a table of HeroScape whose log has more lines than two pages."""
    two = [{"kind": "me"}, {"kind": "me"}]
    id_ = guest.opens("heroscape", seats=two, scenario="clashing-fronts")
    chance = random.Random(5)
    with guest.sits(id_, 0) as one, guest.sits(id_, 1) as other:
        while log_length(house.table(id_).match) <= 2 * PAGE:
            asked = one if one.options else other
            asked.choose(chance.choice(asked.options))
            for live in (one, other):
                live.until_version(asked.scene["version"])
    return id_


@pytest.fixture(scope="module")
def long_table(house: House) -> tuple[str, str]:
    """A long table, and the key of who plays both sides."""
    guest = Guest(house.address)
    id_ = a_long_table(guest, house)
    key = guest.key
    guest.close()
    return id_, key


@on_sqlite
def test_older_pages_are_asked_for_and_tell_each_viewer_only_their_own(
    house: House, ann: Guest, bob: Guest, long_table: tuple[str, str]
) -> None:
    id_, key = long_table
    ann.http.cookies.set("giants_key", key)
    with ann.sits(id_, 0) as one, ann.sits(id_, 1) as other, bob.watches(id_) as watcher:
        assert one.begins > 0
        for live, viewer in ((one, 0), (other, 1), (watcher, None)):
            whole = orjson.loads(orjson.dumps(happenings(house.table(id_).match, viewer)))
            assert live.log == whole
        assert one.log != other.log, "each side knows its own order markers"
        assert watcher.ask("older", before=0)["page"] == {"from": 0, "happenings": []}
        far = watcher.ask("older", before=2**31 - 1)["page"]
        assert far["from"] + len(far["happenings"]) == len(watcher.log)
        for nowhere in (-1, 10**30):
            watcher.send(type="older", before=nowhere)
            assert watcher.hear()["code"] == "bad-request"


@on_sqlite
def test_what_is_taken_back_may_reach_to_before_the_page(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Steps count lines from the beginning of the log, not of what a client was told of it."""
    monkeypatch.setattr("giantstable.server.moment.PAGE", 1)
    id_ = ann.opens()
    with ann.sits(id_) as seat, ann.sits(id_) as window:
        while not seat.scene["undo"] or len(seat.steps[-1]["happenings"]) < 3:
            seat.choose(seat.options[0])
        window.until_version(seat.scene["version"])
        with ann.sits(id_) as late:
            assert late.begins == len(seat.log) - 1
            seat.undo()
            for live in (seat, window, late):
                live.until_version(seat.scene["version"])
            assert late.scene["from"] < late.scenes[0]["from"]
            assert late.begins == len(seat.log)
            assert seat.log == window.log == late.log


@on_sqlite
def test_pages_are_paid_for(ann: Guest, opens: Opener, long_table: tuple[str, str]) -> None:
    """Who asks for page after page waits in the end, and so do all who share the address."""
    house = opens(efforts=Rate(40, 0.001))
    bob = Guest(house.address)
    with bob.watches(long_table[0]) as live:
        with refused("too-many"):
            for _ in range(40):
                live.ask("older", before=PAGE)
        assert live.ask("ping")["type"] == "pong"
    bob.close()
