"""A live table: choices, what everybody is told, resending, undo, previews, hints and reasons."""

from __future__ import annotations

import asyncio
import json
import random
import threading

import pytest

from giantstable.server.scribe import Line
from giantstable.text import has_words
from tests.server.guests import Guest, Live
from tests.server.house import House
from tests.server.refused import refused


def lines(live: Live) -> list[object]:
    """Return the log as a client has it."""
    return [[each["kind"], each["facts"], each["text"]] for each in live.log]


def safe(live: Live, chance: random.Random, rounds: int = 400) -> bool:
    """Play on until the last choice can be taken back; False if the game ended before."""
    for _ in range(rounds):
        if live.over:
            return False
        if live.scene["undo"]:
            return True
        live.choose(chance.choice(live.options))
    return False


def undoable(ann: Guest, live: Live) -> None:
    """Bring a table to where the last choice can be taken back."""
    assert safe(live, random.Random(3)), "no choice could be taken back"


# -- looking ---------------------------------------------------------------------------------------


def test_the_first_frame_is_the_whole_table(ann: Guest) -> None:
    id_ = ann.opens(giant="air")
    with ann.sits(id_) as seat:
        first = seat.frames[0]
        assert first["type"] == "snapshot"
        assert first["you"] == 0
        assert first["version"] == 0
        assert first["status"] == "playing"
        assert first["waiting_for"] == [0]
        assert first["undo"] is False
        assert first["outcome"] is None
        assert first["view"]["giant"]["id"] == "air"
        assert first["decision"]["seat"] == 0
        assert first["decision"]["options"]
        assert first["seats"][0] == {
            "seat": 0, "kind": "human", "name": "", "level": "", "mine": True, "here": True,
        }  # fmt: skip
        assert first["spectators"] == 0


def test_a_spectator_sees_and_is_asked_nothing(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat, bob.watches(id_) as spectator:
        scene = spectator.scene
        assert scene["you"] is None
        assert scene["decision"] is None
        assert scene["waiting_for"] == [0]
        assert scene["undo"] is False
        assert scene["seats"][0]["mine"] is False
        assert scene["seats"][0]["here"] is True
        assert scene["spectators"] == 1
        assert isinstance(scene["view"]["wraith"]["hand"], int)
        for _ in range(6):
            seat.choose(seat.options[0])
            step = spectator.until_version(seat.scene["version"])
            assert step["decision"] is None
            assert step["entry"] == {"seat": 0, "kind": "choice", "notation": None}


@pytest.mark.parametrize("kind", ["choose", "undo", "preview", "show", "hint"])
def test_who_watches_cannot_play(ann: Guest, kind: str) -> None:
    id_ = ann.opens()
    more = {"option": "end"} if kind in ("choose", "preview", "show") else {}
    with ann.watches(id_) as spectator:
        with refused("only-watching"):
            spectator.ask(kind, **more)
        assert spectator.ask("ping")["type"] == "pong"


def test_who_comes_and_goes_is_told(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        with bob.watches(id_):
            seat.until(lambda frame: frame["type"] == "presence")
            assert seat.spectators == 1
        seat.until(lambda frame: frame["type"] == "presence")
        assert seat.spectators == 0
        with bob.watches(id_) as spectator:
            assert spectator.seats[0]["here"] is True
            seat.socket.close()
            spectator.until(lambda _: spectator.seats[0]["here"] is False)


def test_only_holders_get_a_seat_and_only_tables_that_are_there_are_shown(
    ann: Guest, bob: Guest
) -> None:
    id_ = ann.opens()
    assert bob.sits(id_, 0).closed() == 4401
    bob.opens()
    assert bob.sits(id_, 0).closed() == 4401
    assert ann.sits(id_, 1).closed() == 4401
    assert ann.sits("AAAAAAAAAAAAAAAAAAAAAA").closed() == 4404
    assert ann.watches("no-such-table").closed() == 4404


# -- choosing --------------------------------------------------------------------------------------


def test_a_whole_game_over_the_socket(ann: Guest) -> None:
    id_ = ann.opens(giant="fire")
    with ann.sits(id_) as seat:
        chosen = seat.play(random.Random(5))
        assert seat.over
        assert seat.scene["outcome"]["result"]
        assert seat.scene["decision"] is None
        assert seat.scene["waiting_for"] == []
        assert seat.scene["undo"] is False
        assert [step["version"] for step in seat.steps] == list(range(1, chosen + 1))
        with refused("game-over"):
            seat.ask("choose", option="end")
        with refused("game-is-over"):
            seat.ask("undo")


def test_the_step_comes_before_the_answer_and_says_what_was_chosen(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        option = seat.options[0]
        seat.choose(option)
        step, accepted = seat.frames[-2:]
        assert step["type"] == "step"
        assert step["entry"] == {"seat": 0, "kind": "choice", "notation": option}
        assert accepted["version"] == step["version"] == 1


@pytest.mark.parametrize("option", ["", "fly", "play nothing", "x" * 200, "play\nhaul-up"])
def test_what_is_not_offered_is_refused_and_changes_nothing(ann: Guest, option: str) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        before = seat.scene
        with refused("not-pending") as refusal:
            seat.choose(option)
        assert refusal.value.facts["choice"] == option
        with ann.sits(id_) as again:
            assert again.scene["view"] == before["view"]
            assert again.scene["version"] == 0


def test_a_choice_made_at_another_version_is_stale(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
        for version in (0, 2, 1_000_000):
            with refused("stale") as refusal:
                seat.choose(seat.options[0], version=version)
            assert refusal.value.facts == {"found": version, "expected": 1}
        with refused("stale"):
            seat.ask("undo", version=0)
        with refused("stale"):
            seat.ask("preview", version=0, option=seat.options[0])
        with refused("stale"):
            seat.ask("show", version=0, option=seat.options[0])
        with refused("stale"):
            seat.ask("hint", version=0)
        with refused("stale"):
            seat.ask("why", version=0, thing={"place": "A1"})


def test_a_choice_that_is_sent_again_is_made_once(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        option = seat.options[0]
        assert seat.choose(option, id="the-same") == 1
        assert seat.choose(option, id="the-same", version=0) == 1
        assert seat.scene["version"] == 1
    with ann.sits(id_) as seat:  # the same after the connection was lost
        assert seat.choose(option, id="the-same", version=0) == 1
        assert seat.choose(seat.options[0], id="another") == 2
        assert seat.choose(option, id="the-same", version=0) == 1
        assert seat.scene["version"] == 2
    assert ann.table(id_)["choices"] == 2


def test_an_undo_that_is_sent_again_takes_one_choice_back(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        undoable(ann, seat)
        version = seat.scene["version"]
        assert seat.undo(id="back") == version + 1
        assert seat.undo(id="back", version=version) == version + 1
        assert seat.scene["version"] == version + 1


def test_ids_belong_to_their_table(ann: Guest) -> None:
    one, other = ann.opens(), ann.opens()
    with ann.sits(one) as seat:
        seat.choose(seat.options[0], id="the-same")
    with ann.sits(other) as seat:
        seat.choose(seat.options[0], id="the-same")
        assert seat.scene["version"] == 1


def test_two_tabs_stay_equal(ann: Guest) -> None:
    id_ = ann.opens(giant="water")
    chance = random.Random(11)
    with ann.sits(id_) as one, ann.sits(id_) as other:
        while not one.over:
            mover, looker = (one, other) if chance.random() < 0.5 else (other, one)
            if mover.scene["undo"] and chance.random() < 0.3:
                mover.undo()
            else:
                mover.choose(chance.choice(mover.options))
            looker.until_version(mover.scene["version"])
            for name in ("view", "decision", "status", "undo", "outcome", "version"):
                assert mover.scene[name] == looker.scene[name], name
            assert mover.log == looker.log
        with ann.sits(id_) as late:
            assert late.scene["view"] == one.scene["view"]
            assert late.log == one.log


def test_of_two_tabs_that_choose_at_once_one_is_refused(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as one, ann.sits(id_) as other:
        option = one.options[0]
        names = [each.send(type="choose", version=0, option=option) for each in (one, other)]
        answers = [each.answer_to(name) for each, name in zip((one, other), names, strict=True)]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["accepted", "refused"]
        assert {answer.get("code") for answer in answers} == {None, "stale"}
        one.until_version(1)
        other.until_version(1)
        assert one.scene["view"] == other.scene["view"]


# -- undo ------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_as_if_it_had_not_been(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    chance = random.Random(8)
    with ann.sits(id_) as seat, bob.watches(id_) as spectator:
        undone = 0
        while not seat.over and undone < 8:
            before, log = seat.scene, list(seat.log)
            seen = spectator.until_version(before["version"])
            seat.choose(chance.choice(seat.options))
            if not seat.scene["undo"]:
                continue
            seat.undo()
            undone += 1
            assert seat.scene["view"] == before["view"]
            assert seat.scene["decision"] == before["decision"]
            assert seat.scene["undo"] == before["undo"]
            assert seat.log == log
            assert seat.scene["entry"] == {"seat": 0, "kind": "undo", "notation": None}
            after = spectator.until_version(seat.scene["version"])
            assert after["view"] == seen["view"]
            assert len(spectator.log) == len(log)
        assert undone


def test_undo_stops_where_something_was_revealed(ann: Guest) -> None:
    id_ = ann.opens()
    chance = random.Random(4)
    met: set[str] = set()
    with ann.sits(id_) as seat:
        with refused("undo-start"):
            seat.undo()
        while not seat.over and len(met) < 2:
            if seat.scene["undo"]:
                if "undone" not in met:
                    met.add("undone")
                    seat.undo()
            elif seat.scene["version"]:
                met.add("refused")
                with refused("undo-revealed"):
                    seat.undo()
            seat.choose(chance.choice(seat.options))
    assert met == {"undone", "refused"}


def test_the_end_of_a_game_is_not_taken_back(ann: Guest, house: House) -> None:
    """Many games end by a choice that reveals nothing: the match alone would take it back."""
    could = 0
    for seed in range(40):
        id_ = ann.opens()
        with ann.sits(id_) as seat:
            seat.play(random.Random(seed))
            could += house.table(id_).match.can_undo
            assert seat.scene["undo"] is False
            with refused("game-is-over"):
                seat.undo()
            assert ann.table(id_)["outcome"] == seat.scene["outcome"]
        if could:
            return
    pytest.fail("no game ended so")


# -- preview, why, hint ----------------------------------------------------------------------------


def test_a_preview_shows_what_then_happens(ann: Guest) -> None:
    id_ = ann.opens(giant="water", wraith="adult")
    chance = random.Random(6)
    told = untold = 0
    with ann.sits(id_) as seat:
        for _ in range(40):
            if seat.over:
                break
            option = chance.choice(seat.options)
            before, known = seat.scene, len(seat.log)
            preview = seat.ask("preview", option=option)["preview"]
            assert seat.scene is before, "a preview changes nothing"
            seat.choose(option)
            if preview is None:
                untold += 1
            else:
                told += 1
                assert preview["view"] == seat.scene["view"]
                assert preview["decision"] == seat.scene["decision"]
                assert preview["happenings"] == seat.log[known:]
                assert seat.scene["undo"] or seat.scene["status"] == "over"
    assert told
    assert untold


def test_only_what_is_offered_can_be_previewed(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        with refused("not-pending"):
            seat.ask("preview", option="fly")
        seat.play(random.Random(1))
        with refused("not-your-turn"):
            seat.ask("preview", option="end")


def test_a_game_that_shows_nothing_of_an_option_says_so(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        assert seat.ask("show", option=seat.options[0])["show"] is None
        with refused("not-pending"):
            seat.ask("show", option="fly")


def test_why_not_names_a_rule(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    rules = {rule["id"] for rule in ann.get("/api/games/wraith/rules")}
    places = ann.get(f"/api/tables/{id_}/reference")["giant"]["body"]["places"]
    asked = 0
    with ann.sits(id_) as seat, bob.watches(id_) as spectator:
        for live in (seat, spectator):
            for place in places:
                why = live.ask("why", thing={"place": place["name"]})["why"]
                assert why["rule"] in rules
                assert why["text"]["key"]
                assert isinstance(why["things"], list)
                asked += 1
        with refused("no-reason"):
            seat.ask("why", thing={"moon": "full"})
        with refused("no-reason"):
            seat.ask("why", thing={})
    assert asked


def test_a_hint_is_one_of_the_options(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        for _ in range(3):
            hint = seat.ask("hint")["hint"]
            assert hint in seat.options
            assert seat.ask("hint")["hint"] == hint, "the same question, the same answer"
            seat.choose(hint)
        seat.play(random.Random(1))
        with refused("no-hint"):
            seat.ask("hint")


def test_a_hint_tells_why_what_else_and_how_the_game_stands(ann: Guest) -> None:
    with ann.sits(ann.opens()) as seat:
        answer = seat.ask("hint")
        advice = answer["advice"]
        assert advice["second"] in seat.options
        assert advice["second"] != answer["hint"]
        assert 0 < advice["chance"] < 100
        assert {reason["tone"] for reason in advice["reasons"] + advice["others"]} <= {
            "hope",
            "fear",
        }
        assert advice["reasons"]
        for reason in advice["reasons"]:
            assert has_words(reason["text"]["key"])
        assert seat.ask("hint")["advice"] == advice


def test_the_table_goes_on_while_a_hint_is_thought_of(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        hint = seat.send(type="hint", version=0)
        impatient = seat.send(type="hint", version=0)
        seat.choose(seat.options[0])
        answers = [frame for frame in seat.frames if frame.get("id") in (hint, impatient)]
        while len(answers) < 2:
            answers.append(seat.until(lambda frame: frame.get("id") in (hint, impatient)))
        by_id = {answer["id"]: answer for answer in answers}
        assert by_id[impatient]["code"] == "too-many", "one hint at a time"
        assert by_id[hint]["type"] == "answer"


# -- frames that are none --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{}",
        "[]",
        "null",
        '{"type": "choose"}',
        '{"type": "dance", "id": "1"}',
        '{"type": "ping", "id": ""}',
        '{"type": "ping", "id": "a b"}',
        '{"type": "ping", "id": "\\u0000"}',
        '{"type": "ping", "id": 7}',
        '{"type": "ping", "id": "1", "more": 1}',
        '{"type": "choose", "id": "1", "version": -1, "option": "end"}',
        '{"type": "choose", "id": "1", "version": "0", "option": "end"}',
        '{"type": "choose", "id": "1", "version": true, "option": "end"}',
        '{"type": "choose", "id": "1", "version": 0, "option": ["end"]}',
        '{"type": "why", "id": "1", "version": 0, "thing": "A1"}',
        '{"type": "why", "id": "1", "version": 0, "thing": {"a":"1","b":"","c":"","d":"","e":""}}',
    ],
)
def test_a_frame_that_is_not_understood_is_refused_and_the_next_one_heard(
    ann: Guest, text: str
) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.socket.send(text)
        assert seat.until(lambda frame: frame["type"] == "refused")["code"] == "bad-request"
        assert seat.ask("ping")["type"] == "pong"


def test_a_version_that_no_table_can_have_is_refused(ann: Guest) -> None:
    """Before, it ended the connection: it was too large to be said back."""
    with ann.sits(ann.opens()) as seat:
        for version in (10**30, 2**63, 2**31):
            seat.send(type="choose", version=version, option="end")
            refusal = seat.until(lambda frame: frame["type"] == "refused")
            assert refusal["code"] == "bad-request"
        with refused("stale"):
            seat.ask("choose", version=2**31 - 1, option="end")


def test_after_the_database_came_back_nobody_is_told_a_version_that_is_none(
    ann: Guest, house: House
) -> None:
    """A choice was not written, and the log could not be read anew at once."""
    id_ = ann.opens()

    async def broken(_line: Line) -> bool:
        raise OSError("the database is gone")

    def gone(_id: str, _after: int = 0) -> list[object]:
        raise OSError("the database is gone")

    with ann.sits(id_) as seat, pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.office.hall.scribe, "write", broken)
        patch.setattr(house.office.store, "entries", gone)
        seat.send(type="choose", version=0, option=seat.options[0])
        assert seat.closed() == 1011
        assert ann.sits(id_).closed() == 1011, "come back"
        ann.is_called("Ann")  # everybody at the table would be told
    with ann.sits(id_) as seat:
        assert seat.scene["version"] == 0
        assert seat.choose(seat.options[0]) == 1


def test_bytes_are_no_frame(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.socket.send(b'{"type": "ping", "id": "1"}')
        assert seat.until(lambda frame: frame["type"] == "refused")["code"] == "bad-request"
        assert seat.ask("ping")["type"] == "pong"


def test_a_strange_seat_in_the_address_is_refused(ann: Guest) -> None:
    id_ = ann.opens()
    for seat in ("-1", "99", "first", "", "0x0", "²"):
        assert ann.sits(id_, seat).closed() == 4401


# -- tables leave memory, and the process dies -----------------------------------------------------


def test_an_idle_table_leaves_memory_and_comes_back(ann: Guest, house: House) -> None:
    id_ = ann.opens(giant="fire")
    with ann.sits(id_) as seat:
        seat.play(random.Random(9), most=5)
        was = seat.scene
        log = lines(seat)
        house.forget_idle()
        assert id_ in house.office.hall.tables, "somebody looks at it"
    house.forget_idle()
    assert id_ not in house.office.hall.tables
    with ann.sits(id_) as seat:
        assert id_ in house.office.hall.tables
        for name in ("view", "decision", "version", "status", "undo"):
            assert seat.scene[name] == was[name]
        assert lines(seat) == log
        seat.choose(seat.options[0])


def test_a_new_server_on_the_same_database_goes_on(house: House, ann: Guest) -> None:
    id_ = ann.opens(giant="air")
    with ann.sits(id_) as seat:
        seat.play(random.Random(10), most=7)
        was = seat.scene
    fresh = house.again()
    try:
        later = Guest(fresh.address)
        later.http.cookies.set("giants_key", ann.key)
        with later.sits(id_) as seat:
            assert seat.scene["view"] == was["view"]
            assert seat.scene["decision"] == was["decision"]
            assert json.dumps(seat.scene["view"]) == json.dumps(was["view"])
        later.close()
    finally:
        fresh.stop()


def test_nobody_hears_of_a_choice_before_it_is_written(ann: Guest, house: House) -> None:
    id_ = ann.opens()
    scribe = house.office.hall.scribe
    real = scribe.write
    may_write = threading.Event()

    async def slow(line: Line) -> bool:
        await asyncio.to_thread(may_write.wait, 30)
        return await real(line)

    with ann.sits(id_) as seat, pytest.MonkeyPatch.context() as patch:
        patch.setattr(scribe, "write", slow)
        name = seat.send(type="choose", version=0, option=seat.options[0])
        late = ann.watches(id_)
        for live in (seat, late):
            with pytest.raises(TimeoutError):
                live.hear(0.5)
        may_write.set()
        assert seat.answer_to(name)["type"] == "accepted"
        with late:
            assert late.scene["version"] == 1


def test_a_choice_that_cannot_be_written_was_never_made(
    ann: Guest,
    house: House,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    id_ = ann.opens()
    scribe = house.office.hall.scribe

    async def broken(line: Line) -> bool:
        raise OSError(f"no room for {line.table}")

    with ann.sits(id_) as seat, ann.watches(id_) as spectator:
        before = seat.scene
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(scribe, "write", broken)
            seat.send(type="choose", version=0, option=seat.options[0])
            assert seat.closed() == 1011
        spectator.ask("ping")
        assert spectator.scene["version"] == 0
    with ann.sits(id_) as seat:
        assert seat.scene["view"] == before["view"]
        assert seat.choose(seat.options[0]) == 1
    logged = capfd.readouterr()
    assert "OSError" in logged.out
    assert id_ not in logged.out + logged.err + caplog.text
