"""The campaign: which fight comes next, and that every fight counts exactly once."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from giantstable.games.wraith.campaign.profile import Profile
from giantstable.games.wraith.game import WraithGame
from giantstable.library import game
from giantstable.server.schema import CampaignProfile, GameTable, Visitor
from giantstable.server.store import Store
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused

WAY = "/api/campaigns/wraith"


def run_of(info: Json, mode: str = "campaign") -> Json:
    """Return a run by its mode."""
    found: Json = next(run for run in info["runs"] if run["mode"] == mode)
    return found


def stands(guest: Guest, mode: str = "campaign") -> Json:
    """Return where a guest stands."""
    return run_of(guest.get(WAY), mode)


def fights(guest: Guest, mode: str = "campaign") -> Json:
    """Return the table of the current fight."""
    table: Json = guest.post(f"{WAY}/fight", mode=mode)
    return table


def ends(house: House, id_: str, result: str) -> None:
    """Let a fight end as the database would know it."""
    won = [0] if "win" in result else []
    with house.office.store.transaction() as session:
        table = session.get(GameTable, id_)
        assert table is not None
        table.outcome = {"result": result, "scores": [1], "winners": won}


def wins(house: House, guest: Guest, mode: str = "campaign") -> Json:
    """Win the current fight."""
    table = fights(guest, mode)
    ends(house, table["id"], "win-scars")
    return stands(guest, mode)


def visitor_of(store: Store, guest: Guest) -> Visitor:
    """Return a guest as the database knows them."""
    found = store.visitor(guest.key)
    assert found is not None
    return found


def won_all(house: House, guest: Guest) -> None:
    """Give a guest a profile in which every fight of the campaign is won."""
    guest.is_called("Champion")
    wraith = game("wraith")
    assert isinstance(wraith, WraithGame)
    profile = Profile(wraith)
    run = profile.runs["campaign"]
    while not run.finished:
        run.report("win-health")
    store = house.office.store
    with store.transaction() as session:
        who = visitor_of(store, guest).id
        session.merge(CampaignProfile(visitor_id=who, game="wraith", profile=profile.to_json()))


# -- the campaign ----------------------------------------------------------------------------------


def test_somebody_new_stands_at_the_first_fight(ann: Guest) -> None:
    info = ann.get(WAY)
    run = run_of(info)
    assert run["begun"] is True
    assert (run["at"], run["attempt"], run["last"], run["table"]) == (0, 1, None, None)
    assert len(run["fights"]) == len(info["wraiths"]) * len(info["giants"])
    assert run["fights"][0]["state"] == "current"
    assert ann.key == "", "who only looks needs no key"


def test_a_fight_has_one_table_until_it_is_over(ann: Guest) -> None:
    table = fights(ann)
    first = stands(ann)["fights"][0]
    assert table["campaign"] == "campaign"
    assert table["setup"]["giant"] == first["giant"]
    assert table["setup"]["wraith"] == first["wraith"]
    assert fights(ann)["id"] == table["id"]
    assert stands(ann)["table"] == table["id"]
    assert table["id"] in [each["id"] for each in ann.get("/api/me/tables")]


def test_two_clicks_open_one_table(ann: Guest) -> None:
    ann.is_called("Ann")
    with ThreadPoolExecutor(6) as pool:
        tables = list(pool.map(lambda _: fights(ann)["id"], range(6)))
    assert len(set(tables)) == 1


def test_a_fight_played_to_its_end_is_reported_once(ann: Guest) -> None:
    table = fights(ann)
    with ann.sits(table["id"]) as seat:
        seat.play(random.Random(1))
        outcome = seat.scene["outcome"]
    for _ in range(3):
        run = stands(ann)
        assert run["last"]["result"] == outcome["result"]
        assert run["table"] is None
        if outcome["winners"]:
            assert (run["at"], run["attempt"]) == (1, 1)
        else:
            assert (run["at"], run["attempt"]) == (0, 2)
    again = fights(ann)
    assert again["id"] != table["id"]


def test_a_win_leads_on_and_a_loss_back_to_the_same_fight(house: House, ann: Guest) -> None:
    run = wins(house, ann)
    assert run["at"] == 1
    assert run["fights"][0]["state"] == "won"
    assert run["last"]["won"] is True
    table = fights(ann)
    assert table["setup"]["giant"] == run["fights"][1]["giant"]
    ends(house, table["id"], "lose-village")
    run = stands(ann)
    assert (run["at"], run["attempt"], run["last"]["won"]) == (1, 2, False)


def test_an_end_seen_by_many_at_once_counts_once(house: House, ann: Guest) -> None:
    table = fights(ann)
    ends(house, table["id"], "lose-wounds")
    with ThreadPoolExecutor(6) as pool:
        runs = list(pool.map(lambda _: stands(ann), range(12)))
    assert {run["attempt"] for run in runs} == {2}


def test_giving_up_loses_the_fight(ann: Guest) -> None:
    with refused("no-fight", 409):
        ann.post(f"{WAY}/give-up", mode="campaign")
    table = fights(ann)
    run = run_of(ann.post(f"{WAY}/give-up", mode="campaign"))
    assert run["last"]["result"] == "gave-up"
    assert (run["at"], run["attempt"], run["table"]) == (0, 2, None)
    with refused("no-fight", 409):
        ann.post(f"{WAY}/give-up", mode="campaign")
    with ann.sits(table["id"]) as seat:  # it can be played on, but it counts no more
        seat.play(random.Random(1))
    assert stands(ann)["attempt"] == 2


def test_a_new_run_leaves_the_old_fight(house: House, ann: Guest) -> None:
    wins(house, ann)
    old = fights(ann)
    run = run_of(ann.post(f"{WAY}/begin", mode="campaign"))
    assert (run["at"], run["table"], run["last"]) == (0, None, None)
    ends(house, old["id"], "win-health")
    assert stands(ann)["at"] == 0
    assert fights(ann)["id"] != old["id"]


def test_everybody_has_a_campaign_of_their_own(house: House, ann: Guest, bob: Guest) -> None:
    wins(house, ann)
    assert stands(bob)["at"] == 0


# -- what is locked --------------------------------------------------------------------------------


def test_gauntlets_and_footholds_wait_for_who_is_ready(ann: Guest) -> None:
    for body, code in (
        ({"mode": "impossible"}, "campaign-locked-gauntlet"),
        ({"mode": "insane"}, "campaign-locked-gauntlet"),
        ({"mode": "campaign", "footholds": True}, "campaign-locked-footholds"),
    ):
        with refused(code, 409) as refusal:
            ann.post(f"{WAY}/begin", **body)
        assert refusal.value.facts["left"] > 0
    run = stands(ann, "insane")
    assert run["begun"] is False
    assert run["locked"]["key"] == "refused-campaign-locked-gauntlet"
    with refused("no-fight", 409):
        fights(ann, "insane")


def test_the_locks_are_only_advice(ann: Guest) -> None:
    run = run_of(ann.post(f"{WAY}/begin", mode="insane", anyway=True), "insane")
    assert run["begun"] is True
    assert fights(ann, "insane")["setup"]["gauntlet"] == "insane"


def test_a_lost_fight_of_a_gauntlet_leads_back(house: House, ann: Guest) -> None:
    ann.post(f"{WAY}/begin", mode="insane", anyway=True)
    assert wins(house, ann, "insane")["at"] == 1
    table = fights(ann, "insane")
    ends(house, table["id"], "lose-stamina")
    assert stands(ann, "insane")["at"] == 0
    assert stands(ann)["at"] == 0, "the campaign stands apart"


def test_who_won_everything_may_go_on(house: House, ann: Guest) -> None:
    won_all(house, ann)
    run = stands(ann)
    assert run["finished"] is True
    with refused("campaign-finished", 409):
        fights(ann)
    assert stands(ann, "impossible")["locked"] is None
    last = ann.get(WAY)["wraiths"][-1]
    info = ann.post(f"{WAY}/begin", mode="impossible", first=last)
    assert run_of(info, "impossible")["fights"][0]["wraith"] == last
    assert fights(ann, "impossible")["setup"]["wraith"] == last


@pytest.mark.parametrize(
    "body",
    [
        {"mode": "easy"},
        {},
        {"mode": "campaign", "first": "x" * 33},
        {"mode": "campaign", "extra": 1},
        {"mode": "campaign", "footholds": "yes"},
    ],
)
def test_a_run_that_cannot_be_is_refused(ann: Guest, body: Json) -> None:
    with refused("bad-request", 422):
        ann.post(f"{WAY}/begin", **body)


def test_a_first_wraith_that_is_not_there_is_refused(ann: Guest) -> None:
    with refused("setup-choice", 422):
        ann.post(f"{WAY}/begin", mode="campaign", first="ancient")


def test_the_next_fights_are_fought_with_footholds_or_without(house: House, ann: Guest) -> None:
    with refused("campaign-locked-footholds", 409):
        ann.post(f"{WAY}/footholds", on=True)
    info = ann.post(f"{WAY}/footholds", on=True, anyway=True)
    assert run_of(info)["footholds"] is True
    table = fights(ann)
    assert table["setup"]["footholds"] is True
    ends(house, table["id"], "lose-wounds")
    assert run_of(ann.post(f"{WAY}/footholds", on=False))["footholds"] is False
    assert fights(ann)["setup"]["footholds"] is False
