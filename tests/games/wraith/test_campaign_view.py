"""A campaign as a client draws it: every run, its fights, and what had better wait."""

from __future__ import annotations

from typing import Any, cast

import giantstable as gt
from giantstable.games.wraith.campaign.profile import MODES, Profile
from giantstable.games.wraith.campaign.view import campaign_view
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.message import Message
from giantstable.text import say


def profile() -> Profile:
    """Return a fresh profile."""
    return Profile(cast(WraithGame, gt.game("wraith")))


def run(profile: Profile, mode: str) -> dict[str, Any]:
    """Return one run as a client sees it."""
    runs = cast(list[dict[str, Any]], campaign_view(profile)["runs"])
    return next(run for run in runs if run["mode"] == mode)


def states(run: dict[str, Any]) -> str:
    """Return the states of a run's fights in short: ``w`` won, ``c`` current, ``a`` ahead."""
    return "".join(fight["state"][0] for fight in run["fights"])


def test_all_modes_are_there_begun_or_not() -> None:
    drawn = campaign_view(profile())
    assert list(drawn) == ["wraiths", "giants", "runs"]
    assert drawn["wraiths"] == ["young", "adult", "elder"]
    assert drawn["giants"] == ["earth", "air", "water", "fire"]
    runs = cast(list[dict[str, Any]], drawn["runs"])
    assert [run["mode"] for run in runs] == MODES
    assert [run["begun"] for run in runs] == [True, False, False]
    for each in runs:
        assert list(each) == [
            "mode", "begun", "finished", "footholds", "fights", "at", "attempt", "last",
            "locked", "footholds_locked",
        ]  # fmt: skip


def test_a_fresh_campaign_stands_at_the_first_fight() -> None:
    fresh = run(profile(), "campaign")
    assert states(fresh) == "c" + 11 * "a"
    assert fresh["fights"][0] == {
        "wraith": "young", "giant": "earth", "state": "current", "attempts": 0,
    }  # fmt: skip
    assert (fresh["at"], fresh["attempt"], fresh["last"]) == (0, 1, None)
    assert fresh["locked"] is None
    assert not fresh["finished"]


def test_a_run_that_is_not_begun_has_all_its_fights_ahead() -> None:
    waiting = run(profile(), "insane")
    assert states(waiting) == 12 * "a"
    assert (waiting["at"], waiting["attempt"], waiting["last"]) == (0, 1, None)


def test_wins_losses_and_the_last_fight_are_told() -> None:
    mine = profile()
    for result in ("lose-wounds", "win-health", "gave-up"):
        mine.runs["campaign"].report(result)
    drawn = run(mine, "campaign")
    assert states(drawn) == "wc" + 10 * "a"
    assert [fight["attempts"] for fight in drawn["fights"][:3]] == [2, 1, 0]
    assert (drawn["at"], drawn["attempt"]) == (1, 2)
    assert drawn["last"] == {"wraith": "young", "giant": "air", "result": "gave-up", "won": False}


def test_a_gauntlet_that_sends_back_has_its_fights_ahead_again() -> None:
    mine = profile()
    insane = mine.begin("insane", anyway=True)
    for result in ("win-health", "win-scars", "lose-village"):
        insane.report(result)
    drawn = run(mine, "insane")
    assert states(drawn) == "c" + 11 * "a"
    assert drawn["attempt"] == 2


def test_a_gauntlet_begins_with_its_first_wraith() -> None:
    mine = profile()
    mine.begin("impossible", first="elder", anyway=True).report("win-health")
    drawn = run(mine, "impossible")
    assert [fight["wraith"] for fight in drawn["fights"]] == 4 * ["elder"]
    assert states(drawn) == "wcaa"
    assert drawn["at"] == 1


def test_a_finished_run_has_no_fight_left() -> None:
    mine = profile()
    for _ in range(12):
        mine.runs["campaign"].report("win-scars")
    drawn = run(mine, "campaign")
    assert drawn["finished"]
    assert states(drawn) == 12 * "w"
    assert (drawn["at"], drawn["attempt"]) == (12, 0)


def test_what_had_better_wait_says_why() -> None:
    """W97."""
    mine = profile()
    insane = run(mine, "insane")
    locked = insane["locked"]
    assert locked == {"key": "refused-campaign-locked-gauntlet", "facts": {"left": 12}}
    assert say(Message(locked["key"], locked["facts"]))
    for mode in MODES:
        assert run(mine, mode)["footholds_locked"] == {
            "key": "refused-campaign-locked-footholds",
            "facts": {"wraith": "Young Wraith", "left": 4},
        }
    for _ in range(12):
        mine.runs["campaign"].report("win-scars")
    assert run(mine, "insane")["locked"] is None
    assert run(mine, "insane")["footholds_locked"] is None
