"""What is remembered of who plays: counted, moved to another browser, handed over, forgotten."""

from __future__ import annotations

import itertools
from typing import Final

import pytest
from sqlalchemy import func, select

from giantstable import library
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.kernel.match import start_match
from giantstable.server import care, profiles
from giantstable.server.profiles import look_before_it_goes
from giantstable.server.schema import (
    Base,
    Browser,
    Entry,
    GameTable,
    Holder,
    Move,
    Played,
    Seat,
    Visitor,
    now,
)
from giantstable.server.store import CHOICE, FORK
from giantstable.server.tables import new_table
from giantstable.server.times import DAY, Keep
from giantstable.server.wire import SeatWish
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused

EASY: Final[dict[str, object]] = {"giant": "earth", "wraith": "young"}


def visitor_of(house: House, guest: Guest) -> Visitor:
    """Return who a guest is to the server."""
    if not guest.key:
        guest.is_called("")
    found = house.office.store.visitor(guest.key)
    assert found is not None
    return found


def fought(
    house: House, guest: Guest, *, nonce: str = "n", fork: bool = False, seed: str = ""
) -> tuple[str, bool]:
    """Lay a fight that is over, as if the guest had played it; return its table and who won."""
    game = library.game("wraith")
    table, seats = new_table(game, EASY, visitor_of(house, guest), [SeatWish(kind="me")])
    table.seed = seed or table.seed
    match = start_match(game, game.settle(EASY), table.seed, quiet=True)
    play_on(match, [bot("easy", game, 0)], 10_000)
    table.outcome = match.outcome()
    log = [
        Entry(table_id=table.id, seq=n, seat=0, kind=CHOICE, notation=made, nonce=nonce, at=now())
        for n, made in enumerate(match.choices, start=1)
    ]
    if fork:  # where nothing is left to be dealt it changes nothing
        entry = Entry(table_id=table.id, seq=len(log) + 1, seat=0, kind=FORK, notation="7")
        log.append(entry)
    house.office.store.add_table(table, seats, log)
    return table.id, match.winners == [0]


def note(house: House, guest: Guest, game: str, won: bool, feats: list[str], **kinds: str) -> None:
    """Remember a game that was never played; each later than the one before."""
    visitor = visitor_of(house, guest)
    with house.office.store.transaction() as session:
        last = session.scalar(select(func.max(Played.ended))) or 1_700_000_000_000
        session.add(
            Played(
                visitor_id=visitor.id, table_id=f"gone-{next(TABLES)}", game=game,
                ended=last + DAY, counts=True, won=won, kinds=kinds, feats=feats,
            )
        )  # fmt: skip


TABLES = itertools.count(1)


def of_game(profile: Json, game: str) -> Json:
    """Return what is remembered of one game."""
    found: Json = next(each for each in profile["games"] if each["game"] == game)
    return found


def test_who_is_new_has_an_empty_profile_and_is_given_no_key(ann: Guest) -> None:
    profile = ann.get("/api/me/profile")
    assert (profile["played"], profile["won"], profile["since"], profile["left"]) == (0, 0, "", 0)
    assert {each["game"] for each in profile["games"]} == set(library.games())
    assert not ann.key
    for game in profile["games"]:
        assert all(feat["earned"] == "" for feat in game["feats"])


def test_a_finished_game_is_counted_once_by_giant_and_wraith(house: House, ann: Guest) -> None:
    _, won = fought(house, ann)
    for _ in range(2):
        profile = ann.get("/api/me/profile")
        assert (profile["played"], profile["won"]) == (1, int(won))
        wraith = of_game(profile, "wraith")
        told = {(each["by"], each["of"], each["played"]) for each in wraith["tallies"]}
        assert told == {("giant", "earth", 1), ("wraith", "young", 1)}


def test_many_games_are_looked_at_some_at_a_time(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles.look_at_finished, "__defaults__", (2,))
    for _ in range(3):
        fought(house, ann, seed="the same")
    first, second = ann.get("/api/me/profile"), ann.get("/api/me/profile")
    assert (first["played"], first["left"]) == (2, 1)
    assert (second["played"], second["left"]) == (3, 0)


def test_lessons_forks_records_and_the_games_of_others_do_not_count(
    house: House, ann: Guest, bob: Guest
) -> None:
    lesson, _ = fought(house, ann)
    with house.office.store.transaction() as session:
        session.get_one(GameTable, lesson).terms = {"lesson": "first-fight"}
    fought(house, ann, fork=True)
    table, _ = fought(house, bob)
    ann.post("/api/records", **bob.get(f"/api/tables/{table}/record"))
    with ann.watches(table):
        pass
    assert ann.get("/api/me/profile")["played"] == 0
    assert bob.get("/api/me/profile")["played"] == 1


def test_who_resigns_has_lost_and_who_stays_has_won(ann: Guest, bob: Guest) -> None:
    table = ann.opens("heroscape", [{"kind": "me"}, {"kind": "open"}])
    bob.accepts(ann.invites(table))
    with ann.sits(table) as mine, bob.sits(table, 1) as other:
        for _ in range(4):  # both have chosen something
            seat = mine if mine.options else other
            seat.choose(seat.options[0])
            version = seat.scene["version"]
            mine.until_version(version)
            other.until_version(version)
        other.ask("resign")
        mine.until(lambda frame: frame.get("outcome") is not None)
    won, lost = ann.get("/api/me/profile"), bob.get("/api/me/profile")
    assert (won["played"], won["won"]) == (1, 1)
    assert (lost["played"], lost["won"]) == (1, 0)
    assert of_game(won, "heroscape")["tallies"][0]["by"] == "scenario"
    assert all(feat["earned"] == "" for feat in of_game(won, "heroscape")["feats"])


def test_streaks_and_feats_of_many_games(house: House, ann: Guest, bob: Guest) -> None:
    for won, giant in (
        (True, "earth"), (True, "air"), (True, "water"), (False, "fire"), (True, "fire"),
        (True, "fire"),
    ):  # fmt: skip
        note(house, ann, "wraith", won, ["scars"] if won else [], giant=giant, wraith="young")
    note(house, bob, "wraith", True, [], giant="earth", wraith="young")
    profile = ann.get("/api/me/profile")
    assert (profile["played"], profile["won"]) == (6, 5)
    assert (profile["streak"], profile["longest"]) == (2, 3)
    earned = {feat["name"]: feat["earned"] for feat in of_game(profile, "wraith")["feats"]}
    assert earned["scars"] < earned["every-giant"], "each when it was first done"
    assert earned["unscathed"] == ""
    other = bob.get("/api/me/profile")
    assert other["played"] == 1, "nobody sees another's"


def test_what_counts_outlives_its_table(house: House, ann: Guest) -> None:
    store = house.office.store
    table, won = fought(house, ann)
    look_before_it_goes(store, store.table(table), None)
    care.remove(store, table)
    profile = ann.get("/api/me/profile")
    assert (profile["played"], profile["won"]) == (1, int(won))
    visitor = visitor_of(house, ann)
    with store.transaction() as session:
        session.get_one(Visitor, visitor.id).created = now() - 400 * DAY
        for row in session.scalars(select(GameTable).where(GameTable.host == visitor.id)):
            session.delete(row)
    care.forget_visitors(store, Keep())
    assert store.visitor(ann.key) is not None, "what is remembered lately keeps its visitor"
    with store.transaction() as session:
        for line in session.scalars(select(Played).where(Played.visitor_id == visitor.id)):
            line.ended = now() - 3 * 365 * DAY
    care.forget_visitors(store, Keep())
    assert store.visitor(ann.key) is None


# -- another browser -------------------------------------------------------------------------------


def test_a_link_makes_another_browser_the_same_visitor(
    house: House, ann: Guest, bob: Guest
) -> None:
    ann.is_called("Ann")
    fought(house, ann)
    running = ann.opens("wraith")
    ann.get("/api/me/profile")
    link = ann.post("/api/me/moves")
    assert link["minutes"] == profiles.MINUTES
    assert bob.post("/api/me/moves/look", token=link["token"]) == {"name": "Ann", "played": 1}
    assert bob.post("/api/me/moves/accept", token=link["token"]) == {"name": "Ann"}
    assert bob.key != ann.key, "each browser has a key of its own"
    assert bob.get("/api/me/profile") == ann.get("/api/me/profile")
    with bob.sits(running) as seat:
        assert seat.options, "the seats come along"
    with refused("bad-move", status=404):
        bob.post("/api/me/moves/accept", token=link["token"])


def test_a_link_is_good_for_a_while_and_only_the_last_one(
    house: House, ann: Guest, bob: Guest
) -> None:
    first, second = (ann.post("/api/me/moves")["token"] for _ in range(2))
    with refused("bad-move", status=404):
        bob.post("/api/me/moves/look", token=first)
    with house.office.store.transaction() as session:
        for move in session.scalars(select(Move)):
            assert second.encode() not in move.token_hash
            move.until = now() - 1
    for way in ("look", "accept"):
        with refused("bad-move", status=404):
            bob.post(f"/api/me/moves/{way}", token=second)
    assert not bob.key


def test_the_oldest_of_too_many_browsers_is_forgotten(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles, "BROWSERS", 1)
    ann.is_called("Ann")
    old = ""
    for _ in range(2):
        old = bob.key
        bob.post("/api/me/moves/accept", token=ann.post("/api/me/moves")["token"])
    store = house.office.store
    assert store.visitor(old) is None
    assert store.visitor(bob.key) is not None
    assert store.visitor(ann.key) is not None


# -- handed over and forgotten ---------------------------------------------------------------------


def test_all_that_is_known_can_be_had(house: House, ann: Guest, bob: Guest) -> None:
    ann.is_called("Ann")
    table, won = fought(house, ann)
    shared = ann.opens("heroscape", [{"kind": "me"}, {"kind": "open"}])
    bob.accepts(ann.invites(shared), name="Bob")
    export = ann.get("/api/me/export")
    assert export["profile"]["name"] == "Ann"
    assert [(game["table"], game["won"]) for game in export["games"]] == [(table, won)]
    tables = {each["table"]["id"]: each["log"] for each in export["tables"]}
    assert tables.keys() == {table, shared}
    assert tables[table]
    assert {line["seat"] for line in tables[table]} == {0}
    assert ann.key not in str(export)
    other = bob.get("/api/me/export")
    assert [each["table"]["id"] for each in other["tables"]] == [shared]
    assert other["games"] == []


def test_who_wishes_so_is_forgotten_and_others_keep_their_game(
    house: House, ann: Guest, bob: Guest
) -> None:
    store = house.office.store
    ann.is_called("Annabel")
    alone, _ = fought(house, ann)
    ann.get("/api/me/profile")
    shared = ann.opens("heroscape", [{"kind": "me"}, {"kind": "open"}])
    bob.accepts(ann.invites(shared))
    phone = Guest(house.address)
    phone.post("/api/me/moves/accept", token=ann.post("/api/me/moves")["token"])
    ann.post("/api/me/moves")
    visitor, key = visitor_of(house, ann).id, ann.key
    with bob.sits(shared, 1) as seat:
        answer = ann.asks("DELETE", "/api/me")
        assert answer.json() == {"name": ""}
        assert "giants_key" in answer.headers["set-cookie"]
        seat.until(lambda frame: frame.get("seats", [{}])[0].get("kind") == "bot")
    assert not ann.key
    assert store.visitor(key) is None
    assert phone.get("/api/me/profile")["since"] == "", "their other browsers are strangers too"
    phone.close()
    with refused("no-such-table", status=404):
        bob.get(f"/api/tables/{alone}")
    told = bob.get(f"/api/tables/{shared}")
    assert told["host"], "the table is theirs who are still there"
    with store.session() as session:
        for row in (Played, Browser, Move, Holder):
            assert session.scalar(select(func.count()).where(row.visitor_id == visitor)) == 0
        everything = [
            str(value)
            for table in Base.metadata.sorted_tables
            for row in session.execute(select(table))
            for value in row
        ]
    assert not any("Annabel" in value for value in everything)


def test_a_name_goes_out_of_what_is_over(house: House, ann: Guest, bob: Guest) -> None:
    table = ann.opens("heroscape", [{"kind": "me"}, {"kind": "open"}])
    bob.accepts(ann.invites(table), name="Bobby")
    with ann.sits(table) as mine:
        mine.ask("resign")
    bob.asks("DELETE", "/api/me")
    with house.office.store.session() as session:
        seats = session.scalars(select(Seat).where(Seat.table_id == table)).all()
    assert [seat.kind for seat in seats] == ["human", "human"]
    assert "Bobby" not in [seat.name for seat in seats]
    assert "Bobby" not in str(ann.get(f"/api/tables/{table}"))


def test_who_was_never_here_is_forgotten_too(ann: Guest) -> None:
    assert ann.asks("DELETE", "/api/me").json() == {"name": ""}
