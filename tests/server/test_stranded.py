"""A log that the rules do not follow any more: all are told, nobody is asked, nothing is lost.

Logs are changed by hand here, as other rules would see them: what they expected is not there.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

import giantstable
from giantstable.server.database import writing
from giantstable.server.live import STRANDED
from tests.server.conftest import Opener
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused

# It makes no difference here which database it is.
pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
MADE = 12  # entries of a table
BAD = 7  # the entry that nobody can follow


def changed(house: House, id_: str, *statements: str) -> None:
    """Change rows of a table by hand, nobody looking on."""
    house.forget_idle()
    with writing(house.office.store.engine).begin() as connection:
        for statement in statements:
            connection.execute(text(statement), {"id": id_, "bad": BAD})


def entry(change: str) -> str:
    return f"UPDATE entries SET {change} WHERE table_id = :id AND seq = :bad"


def table(change: str) -> str:
    return f"UPDATE tables SET {change} WHERE id = :id"


# What was done by hand, how the host's log calls it, and how many choices can still be read.
DAMAGES: dict[str, tuple[str, str, int | None]] = {
    "a gap": ("DELETE FROM entries WHERE table_id = :id AND seq = :bad", "log-gap", BAD - 1),
    "a notation that nobody knows": (entry("notation = 'fly away'"), "not-pending", BAD - 1),
    "a wrong seat": (entry("seat = 9"), "not-your-turn", BAD - 1),
    "a kind that nobody knows": (entry("kind = 'jump'"), "log-kind", BAD - 1),
    "an end that the log does not lead to": (
        table("""outcome = '{"result": "won", "scores": [1, 0], "winners": [0]}'"""),
        "other-outcome",
        MADE,
    ),
    "other content": (table("content = 'other'"), "other-content", None),
    "a game that is gone": (table("game = 'chess'"), "unknown-game", None),
}


def played(guest: Guest, seats: list[Json], made: int = MADE) -> str:
    """Open a table of HeroScape and make choices at it, all of them by the guest."""
    id_ = guest.opens("heroscape", seats=seats, scenario="clashing-fronts")
    chance = random.Random(3)
    with guest.sits(id_, 0) as one, guest.sits(id_, 1) as other:
        for _ in range(made):
            asked = one if one.options else other
            asked.choose(chance.choice(asked.options))
            for live in (one, other):
                live.until_version(asked.scene["version"])
    return id_


@pytest.mark.parametrize("damage", DAMAGES)
def test_players_and_host_are_told_and_nobody_is_asked(
    house: House, ann: Guest, bob: Guest, damage: str
) -> None:
    """Before, the page said that the table is gone, health that all is well, and bots tried on."""
    by_hand, code, readable = DAMAGES[damage]
    id_ = played(ann, [ME, ME])
    whole = ann.get(f"/api/tables/{id_}/replay", seat=0)["frames"]
    before = ann.get("/api/health")["stranded"]
    changed(house, id_, by_hand, "UPDATE seats SET kind = 'bot', level = 'random'"
                                 " WHERE table_id = :id AND seat = 1")  # fmt: skip
    with capture_logs() as logs:
        for guest, seat in ((ann, 0), (bob, None), (ann, 0)):
            live = guest.sits(id_, seat)
            assert live.closed() == STRANDED
            assert live.frames == [], "no option is told to anybody"
    told = [line for line in logs if line["event"] == "stranded"]
    assert [line["code"] for line in told] == [code], "once, and read once"
    assert id_ not in str(logs)
    assert ann.get("/api/health")["stranded"] == before + 1
    assert id_ not in house.office.hall.tables, "no bot thinks where no table is"

    info = ann.table(id_)
    assert info["status"] == "stranded"
    assert info["stranding"]["begun"] == giantstable.__version__
    assert info["stranding"]["readable"] == (readable is not None)
    assert [each["status"] for each in ann.get("/api/me/tables") if each["id"] == id_] == [
        "stranded"
    ]
    with refused("stranded", 409):
        ann.put(f"/api/tables/{id_}/seats/0", kind="open")
    if readable is None:
        with refused("stranded", 409):
            ann.get(f"/api/tables/{id_}/replay", seat=0)
    else:
        replay = ann.get(f"/api/tables/{id_}/replay", seat=0)
        assert replay["choices"] == readable
        was = [frame["happenings"] for frame in whole[: readable + 1]]
        assert [frame["happenings"] for frame in replay["frames"]] == was
    taken = ann.get(f"/api/tables/{id_}/record")
    assert len(taken["choices"]) in (MADE, MADE - 1)
    with writing(house.office.store.engine).begin() as connection:
        gone(connection, id_)


def gone(connection: Connection, id_: str) -> None:
    connection.execute(text("DELETE FROM tables WHERE id = :id"), {"id": id_})


def test_a_replay_finds_it_before_anybody_sits_down(house: House, ann: Guest) -> None:
    id_ = played(ann, [ME, ME])
    changed(house, id_, entry("notation = 'fly away'"))
    assert ann.get(f"/api/tables/{id_}/replay", seat=0)["choices"] == BAD - 1
    assert ann.table(id_)["status"] == "stranded"


def test_who_looks_on_is_told_when_another_worker_writes_what_our_rules_do_not_know(
    house: House, ann: Guest
) -> None:
    """An entry of later rules, or one that was written by hand while the table was open."""
    id_ = ann.opens("heroscape", seats=[ME, BOT], scenario="clashing-fronts")
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
        hall = house.office.hall
        live = hall.tables[id_]
        ann.put(f"/api/tables/{id_}/seats/1", kind="open")  # it rests
        seat.until(lambda frame: frame.get("status") == "waiting")
        version = seat.scene["version"]
        with writing(house.office.store.engine).begin() as connection:
            connection.execute(
                text(
                    "INSERT INTO entries (table_id, seq, seat, kind, notation, nonce, at)"
                    " VALUES (:id, :seq, 0, 'choice', 'fly away', '', 0)"
                ),
                {"id": id_, "seq": version + 1},
            )
        house.inside(lambda: quietly(hall.catch_up(id_)))
        assert seat.closed() == STRANDED
    assert id_ not in hall.tables
    assert not hall.bots.owes(live), "nothing is tried again and again"
    assert ann.table(id_)["status"] == "stranded"


async def quietly(doing: object) -> None:
    """Wait for something that is refused in the end."""
    with pytest.raises(giantstable.GiantsError):
        await doing  # type: ignore[misc]


def test_what_the_next_version_follows_goes_on(house: House, ann: Guest, opens: Opener) -> None:
    id_ = played(ann, [ME, ME])
    with ann.sits(id_, 0) as seat:
        known = seat.scene
    changed(house, id_, entry("notation = notation || ' '"))
    assert ann.sits(id_, 0).closed() == STRANDED
    changed(house, id_, entry("notation = trim(notation)"))
    with closing(Guest(opens().address)) as again:
        again.http.cookies.set("giants_key", ann.key)
        wait_until(lambda: again.table(id_)["status"] == "playing")
        with again.sits(id_, 0) as seat:
            assert seat.scene["view"] == known["view"]
            assert seat.scene["decision"] == known["decision"]


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for what the server does by itself when it opens."""
    for _ in range(2000):
        if true():
            return
    raise AssertionError("it never was")


# -- the record ------------------------------------------------------------------------------------


def test_who_plays_alone_takes_everything_along(house: House, ann: Guest) -> None:
    id_ = played(ann, [ME, ME])
    with refused("not-over", 409):
        ann.get(f"/api/tables/{id_}/record")
    whole: Json = house.table(id_).match.record()
    changed(house, id_, table("content = 'other'"))
    assert ann.sits(id_, 0).closed() == STRANDED
    taken = ann.get(f"/api/tables/{id_}/record")
    assert taken == {**whole, "content": "other"}
    assert giantstable.replay({**taken, "content": whole["content"]}).record() == whole


def test_where_others_play_their_secrets_stay(
    house: House, ann: Guest, bob: Guest, guest: Callable[[], Guest]
) -> None:
    """The table may go on one day: nobody learns the seed by a host who forgot a folder."""
    id_ = ann.opens("heroscape", seats=[ME, {"kind": "open"}], scenario="clashing-fronts")
    bob.accepts(ann.invites(id_))
    chance = random.Random(3)
    with ann.sits(id_, 0) as one, bob.sits(id_, 1) as other:
        for _ in range(MADE):
            asked = one if one.options else other
            asked.choose(chance.choice(asked.options))
            for live in (one, other):
                live.until_version(asked.scene["version"])
    whole: Json = house.table(id_).match.record()
    changed(house, id_, table("content = 'other'"))
    assert ann.sits(id_, 0).closed() == STRANDED
    for who, seat in ((ann, 0), (bob, 1)):
        taken = who.get(f"/api/tables/{id_}/record")
        assert "seed" not in taken
        assert str(whole["seed"]) not in str(taken)
        for told, choice in zip(taken["choices"], whole["choices"], strict=True):
            by = int(choice.partition(":")[0])
            assert told == (choice if by == seat else f"{by}: ?")
    with refused("not-over", 409):
        guest().get(f"/api/tables/{id_}/record")


# -- what leans on a table -------------------------------------------------------------------------


def test_a_fight_of_the_campaign_is_fought_anew(house: House, ann: Guest) -> None:
    ann.post("/api/campaigns/wraith/begin", mode="campaign")
    id_ = ann.post("/api/campaigns/wraith/fight", mode="campaign")["id"]
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
    assert ann.post("/api/campaigns/wraith/fight", mode="campaign")["id"] == id_
    changed(house, id_, table("content = 'other'"))
    assert ann.sits(id_).closed() == STRANDED
    again = ann.post("/api/campaigns/wraith/fight", mode="campaign")["id"]
    assert again != id_
    with ann.sits(again) as seat:
        assert seat.options


@pytest.fixture(autouse=True)
def _nothing_left(house: House) -> Iterator[None]:
    """Leave no stranded table to the next test."""
    yield
    with writing(house.office.store.engine).begin() as connection:
        connection.execute(text("DELETE FROM tables"))
