"""Scenarios and battlefields that people bring along: looked at beside the server, in limits."""

from __future__ import annotations

import pytest

from giantstable import library
from giantstable.games.heroscape.game import HeroscapeGame
from giantstable.server.settings import Rate
from tests.games.heroscape.own import on_a_field, setup_of
from tests.server.conftest import Opener
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.refused import refused

# It makes no difference here which database it is.
pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")

BOT = {"kind": "bot", "level": "greedy"}
LARGEST = 2_990


def heroscape() -> HeroscapeGame:
    game = library.game("heroscape")
    assert isinstance(game, HeroscapeGame)
    return game


def test_what_somebody_brings_is_read_built_and_checked_in_another_process(ann: Guest) -> None:
    """Before, one request for the largest field took four seconds from everybody, and 149 MB."""
    heroscape().own.clear()
    largest = setup_of(on_a_field("the largest", LARGEST))
    fitting = ann.post("/api/games/heroscape/fitting", setup=largest)
    assert fitting == {"seats": [2], "refusal": None}
    broken = {**largest, "own_battlefield": '{"id": "x"}'}
    refusal = ann.post("/api/games/heroscape/fitting", setup=broken)["refusal"]
    assert refusal["code"] == "field-missing"
    id_ = ann.opens("heroscape", **largest)
    assert ann.table(id_)["setup"]["own_scenario"] == largest["own_scenario"]
    with refused(refusal["code"], 422):
        ann.opens("heroscape", **broken)
    assert heroscape().own == {}, "nothing of it was built in the server"


def test_bots_think_apart_about_what_somebody_brings(ann: Guest, house: House) -> None:
    own = setup_of(on_a_field("a small field", 240))
    id_ = ann.opens("heroscape", seats=[BOT, BOT], **own)
    with ann.watches(id_) as spectator:
        spectator.until(lambda _: spectator.scene["version"] >= 2)
    _, apart = house.office.hall.bots.thinkers.crews
    assert apart.processes
    ann.put(f"/api/tables/{id_}/seats/0", kind="open")  # it rests


def test_what_takes_too_long_is_refused_and_the_server_goes_on(opens: Opener) -> None:
    house = opens(survey_seconds=0.0, warm_seconds=0.0)
    ann = Guest(house.address)
    own = setup_of(on_a_field("any", 240))
    with refused("too-much-to-build", 413):
        ann.opens("heroscape", **own)
    with refused("too-much-to-build", 413):
        ann.post("/api/games/heroscape/fitting", setup=own)
    assert ann.opens("heroscape")
    ann.close()


def test_live_tables_on_such_fields_take_no_more_than_they_may(opens: Opener) -> None:
    """Before, a table on a field of its own stayed in memory as long as anybody looked at it."""
    house = opens(own_live_megabytes=6)  # two of these fields
    ann, bob = Guest(house.address), Guest(house.address)
    hall = house.office.hall
    ids = [ann.opens("heroscape", **setup_of(on_a_field(f"field {n}", 240))) for n in range(4)]
    ours = ann.opens("heroscape")
    with ann.sits(ours) as seat:
        for id_ in ids[:2]:
            with bob.watches(id_):
                pass
        assert {*ids[:2]} <= hall.tables.keys()
        with bob.watches(ids[2]) as third:  # what nobody looks at goes first, the least used
            assert [id_ in hall.tables for id_ in ids] == [False, True, True, False]
            with bob.watches(ids[1]) as second:
                house.table(ids[2]).touched += 60
                # All are looked at from one address: of its own the least used goes.
                with bob.watches(ids[3]) as fourth:
                    assert second.closed() == 4429
                    assert fourth.ask("ping")["type"] == "pong"
                    assert third.ask("ping")["type"] == "pong"
        assert seat.ask("ping")["type"] == "pong", "tables on our own fields stay"
    with bob.watches(ids[0]) as again:
        assert again.scene["view"]
    ann.close()
    bob.close()


def test_only_so_much_is_looked_at_for_one_address(opens: Opener) -> None:
    house = opens(surveys=Rate(2, 0.001))
    ann = Guest(house.address)
    own = setup_of(on_a_field("any", 240))
    ann.opens("heroscape", **own)
    ann.opens("heroscape", **own)
    with refused("too-many", 429):
        ann.opens("heroscape", **own)
    assert ann.opens("heroscape")
    ann.close()
