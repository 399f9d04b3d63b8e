"""The campaign and Gauntlet Mode: which fight comes next, and what is kept of the ones before."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import pytest

import giantstable as gt
from giantstable.games.wraith.campaign.profile import (
    EPILOGUE,
    GAVE_UP,
    MODES,
    PROLOGUE,
    REPORTS,
    WINS,
    Campaign,
    Pairing,
    Profile,
    story_keys,
)
from giantstable.games.wraith.game import GAUNTLETS, NO_GAUNTLET, WraithGame
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from giantstable.text import say, words
from tests.games.wraith.scene import content, fight, synthetic

WRAITHS = ["young", "adult", "elder"]
GIANTS = ["earth", "air", "water", "fire"]
LOSSES = [result for result in REPORTS if result not in WINS]


def game() -> WraithGame:
    found = gt.game("wraith")
    assert isinstance(found, WraithGame)
    return found


def run_at(mode: str, fight: str) -> Campaign:
    """Return a run that has won its way to a fight: ``run_at("insane", "elder x air")``."""
    run = Campaign(mode, WRAITHS, GIANTS)
    while repr(run.current) != fight:
        run.report("win-health")
    return run


def profile_with(wins: int) -> Profile:
    """Return a profile that has won so many fights of the campaign."""
    profile = Profile(game())
    for _ in range(wins):
        profile.runs["campaign"].report("win-scars")
    return profile


def match_of(run: Campaign, seed: int = 0) -> Match:
    return gt.new("wraith", seed=seed, **cast(dict[str, Any], run.setup()))


# -- the campaign ----------------------------------------------------------------------------------


@pytest.mark.rule("WG-SETUP-02")
def test_a_fresh_profile_offers_the_young_wraith_against_the_earth_giant_and_nothing_else() -> None:
    profile = Profile(game())
    assert list(profile.runs) == ["campaign"]
    run = profile.runs["campaign"]
    assert repr(run.current) == "young x earth"
    assert run.attempt == 1
    assert run.setup() == {
        "wraith": "young", "giant": "earth", "footholds": False, "gauntlet": NO_GAUNTLET,
    }  # fmt: skip
    assert profile.locked_reason("impossible") is not None
    assert profile.locked_reason("insane") is not None


@pytest.mark.rule("WG-CAMP-01")
@pytest.mark.parametrize("win", WINS)
def test_a_win_brings_the_next_giant_against_the_same_wraith(win: str) -> None:
    run = Profile(game()).runs["campaign"]
    assert run.report(win).won
    assert repr(run.current) == "young x air"


@pytest.mark.rule("WG-CAMP-02")
def test_the_giants_come_in_the_order_of_the_content_and_the_earth_giant_first() -> None:
    """W94."""
    assert Profile(game()).giants == GIANTS
    documents = content()
    cast(dict[str, int], documents["giants/earth.yaml"])["order"] = 9
    assert Profile(synthetic(documents)).giants == ["air", "water", "fire", "earth"]


@pytest.mark.rule("WG-CAMP-04")
def test_twelve_fights_all_giants_as_young_then_as_adult_then_as_elder() -> None:
    run = Profile(game()).runs["campaign"]
    fought = []
    while not run.finished:
        fought.append(repr(run.current))
        run.report("win-health")
    assert fought == [f"{wraith} x {giant}" for wraith in WRAITHS for giant in GIANTS]
    assert [fought[3], fought[4], fought[8]] == ["young x fire", "adult x earth", "elder x earth"]
    assert run.wins == 12


@pytest.mark.rule("WG-CAMP-06")
@pytest.mark.parametrize("loss", LOSSES)
def test_a_defeat_repeats_the_fight_and_earlier_victories_stay(loss: str) -> None:
    run = run_at("campaign", "adult x water")
    assert run.at == 6
    assert not run.report(loss).won
    assert run.at == 6
    assert repr(run.current) == "adult x water"
    assert run.attempt == 2
    assert run.wins == 6
    assert run.beat(Pairing("adult", "air"))
    assert not run.beat(Pairing("adult", "water"))


@pytest.mark.rule("WG-ROUND-08")
def test_a_beaten_wraith_fights_the_same_giant_again_from_the_beginning() -> None:
    run = run_at("campaign", "young x water")
    first = match_of(run, seed=1)
    full = fight(first).life()
    while not first.over:  # she ends her turns without ever hurting the Giant
        first.choose(
            [option for option in first.pending[0].options if "fear" not in str(option)][-1]
        )
    assert first.result in LOSSES
    run.report(first.result)
    assert run.setup()["wraith"] == "young"
    assert run.setup()["giant"] == "water"
    again = fight(match_of(run, seed=2))
    assert (again.round, again.wounds, again.rage, again.scars()) == (1, 0, 0, 0)
    assert again.life() == full
    assert again.row != fight(first).row  # a new seed: dealt anew


@pytest.mark.rule("WG-CAMP-03")
def test_nothing_carries_over_into_the_next_fight() -> None:
    """W95."""
    run = Profile(game()).runs["campaign"]
    before = fight(match_of(run))
    before.wounds, before.rage, before.pawn, before.stunned = 6, 4, 3, True
    run.report("win-scars")
    t = fight(match_of(run))
    assert t.giant.id == "air"
    assert t.wraith.id == "young"
    assert (t.wounds, t.rage, t.pawn, t.stunned, t.round) == (0, 0, 0, False, 1)
    assert len(t.hand) == t.wraith.hand_size == 5
    assert t.top == t.bottom == t.discard == t.removed == t.gone == t.above == []
    assert t.health == t.giant.health + t.wraith.health_modifier


@pytest.mark.rule("WG-CAMP-05")
def test_every_fight_has_its_story_and_no_fight_knows_of_it() -> None:
    run = Profile(game()).runs["campaign"]
    told = [words(PROLOGUE), words(EPILOGUE)]
    for pairing in run.fights:
        story = story_keys(pairing)
        told += [words(key) for key in (story.title, story.before, story.won, story.lost)]
    assert len(set(told)) == len(told) == 4 * 12 + 2
    # A Giant that an owner added has no story, and is fought all the same.
    documents = content()
    ice = {**documents["giants/earth.yaml"], "id": "ice", "order": 9}
    run = Profile(synthetic({**documents, "giants/ice.yaml": ice})).runs["campaign"]
    assert repr(run.fights[4]) == "young x ice"
    with pytest.raises(KeyError):
        words(story_keys(run.fights[4]).before)


def test_the_run_is_won_after_the_last_fight_and_has_none_left() -> None:
    run = run_at("campaign", "elder x fire")
    run.report("lose-wounds")
    assert repr(run.current) == "elder x fire"
    run.report("win-health")
    assert run.finished
    for what in (run.setup, run.give_up, lambda: run.report("win-health")):
        with pytest.raises(gt.BadSetup, match="is won, so it has no fight left"):
            cast(Callable[[], object], what)()


def test_only_the_end_of_a_fight_can_be_reported() -> None:
    run = Profile(game()).runs["campaign"]
    assert set(REPORTS) == {*game().results(), GAVE_UP}
    with pytest.raises(gt.BadSetup, match="The option result cannot be “”"):
        run.report("")
    assert run.log == []


# -- gauntlets -------------------------------------------------------------------------------------


@pytest.mark.rule("WG-GAUNT-02")
def test_a_run_is_the_campaign_or_one_of_two_gauntlets() -> None:
    assert MODES == ["campaign", "impossible", "insane"]
    named = [Campaign(mode, WRAITHS, GIANTS).setup()["gauntlet"] for mode in MODES]
    assert named == list(GAUNTLETS) == ["off", "impossible", "insane"]
    with pytest.raises(gt.BadSetup, match="mode cannot be “brutal”"):
        Campaign("brutal", WRAITHS, GIANTS)


@pytest.mark.rule("WG-GAUNT-03")
@pytest.mark.parametrize("loss", LOSSES)
def test_impossible_sends_the_same_wraith_back_to_the_earth_giant(loss: str) -> None:
    run = run_at("impossible", "adult x fire")
    run.report(loss)
    assert repr(run.current) == "adult x earth"
    run.report(loss)
    assert repr(run.current) == "adult x earth"


@pytest.mark.rule("WG-GAUNT-04")
@pytest.mark.parametrize("loss", LOSSES)
def test_insane_sends_the_player_back_to_the_very_first_fight(loss: str) -> None:
    run = run_at("insane", "elder x air")
    run.report(loss)
    assert repr(run.current) == "young x earth"
    assert run.attempt == 2
    assert run.wins == 9


@pytest.mark.rule("WG-GAUNT-04")
@pytest.mark.parametrize("mode", ["impossible", "insane"])
def test_giving_up_a_gauntlet_fight_counts_as_a_loss(mode: str) -> None:
    run = run_at(mode, "young x fire")
    run.give_up()
    assert repr(run.current) == "young x earth"
    assert run.log[-1].result == GAVE_UP


@pytest.mark.rule("WG-GAUNT-03")
def test_impossible_may_begin_with_any_wraith_and_only_impossible_may() -> None:
    run = Campaign("impossible", WRAITHS, GIANTS, first="elder")
    assert repr(run.current) == "elder x earth"
    run.report("win-health")
    run.report("lose-village")
    assert repr(run.current) == "elder x earth"
    for _ in GIANTS:
        run.report("win-scars")
    assert run.finished
    for mode in ("campaign", "insane"):
        with pytest.raises(gt.BadSetup, match="begins with the Wraith “young”, not “adult”"):
            Campaign(mode, WRAITHS, GIANTS, first="adult")
    with pytest.raises(gt.BadSetup, match="wraith cannot be “ancient”"):
        Campaign("impossible", WRAITHS, GIANTS, first="ancient")


def test_a_gauntlet_never_rewinds_the_campaign() -> None:
    """W96."""
    profile = profile_with(12)
    profile.begin("insane")
    profile.begin("impossible", first="adult")
    profile.runs["insane"].report("win-health")
    profile.runs["insane"].report("lose-wounds")
    assert repr(profile.runs["insane"].current) == "young x earth"
    assert repr(profile.runs["impossible"].current) == "adult x earth"
    assert profile.runs["campaign"].finished


@pytest.mark.rule("WG-GAUNT-05")
@pytest.mark.parametrize("wraith", WRAITHS)
def test_a_fight_is_the_same_in_the_campaign_and_in_a_gauntlet(wraith: str) -> None:
    logs = []
    for gauntlet in GAUNTLETS:
        m = gt.new("wraith", seed=5, giant="air", wraith=wraith, gauntlet=gauntlet)
        rng = seeded("the same whims")
        while not m.over:
            m.choose(m.pending[0].options[rng.below(len(m.pending[0].codes))])
        logs.append((m.choices, [repr(event) for event in m.events(0)], m.outcome()))
    assert logs[0] == logs[1] == logs[2]


# -- locks -----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-FOOT-01")
def test_footholds_open_when_the_young_wraith_has_beaten_all_giants() -> None:
    profile = profile_with(3)
    reason = profile.locked_reason("campaign", footholds=True)
    assert reason is not None
    assert say(reason) == (
        "The Dangerous Footholds wait for those who have beaten every Giant as the Young Wraith; "
        "one Giant is still to be beaten."
    )
    with pytest.raises(gt.BadSetup, match="one Giant is still to be beaten"):
        profile.switch_footholds(True)
    assert not profile.runs["campaign"].footholds
    profile.runs["campaign"].report("win-health")
    assert profile.locked_reason("campaign", footholds=True) is None
    profile.switch_footholds(True)
    assert profile.runs["campaign"].setup()["footholds"] is True


@pytest.mark.rule("WG-GAUNT-01")
@pytest.mark.parametrize("mode", ["impossible", "insane"])
def test_a_gauntlet_opens_when_all_fights_are_won(mode: str) -> None:
    profile = profile_with(11)
    with pytest.raises(gt.BadSetup, match="one fight is still to be won"):
        profile.begin(mode)
    assert mode not in profile.runs
    profile.runs["campaign"].report("win-health")
    assert profile.locked_reason(mode) is None
    assert repr(profile.begin(mode).current) == "young x earth"


def test_the_locks_are_only_advice() -> None:
    """W97."""
    profile = Profile(game())
    assert profile.begin("insane", footholds=True, anyway=True).footholds
    profile.switch_footholds(True, anyway=True)
    assert profile.runs["campaign"].footholds
    with pytest.raises(gt.BadSetup, match="12 fights are still to be won"):
        profile.begin("insane")
    assert profile.runs["insane"].footholds  # what was refused changed nothing


@pytest.mark.rule("WG-FOOT-02")
def test_footholds_stay_off_until_they_are_asked_for() -> None:
    profile = profile_with(12)
    assert profile.runs["campaign"].footholds is False
    for mode in MODES:
        run = profile.begin(mode)
        assert run.setup()["footholds"] is False
        assert fight(match_of(run)).dangers == 0
    run = profile.begin("campaign", footholds=True)
    assert fight(match_of(run)).dangers.bit_count() == 2


def test_footholds_of_a_gauntlet_are_settled_when_it_begins() -> None:
    """W98."""
    run = Campaign("insane", WRAITHS, GIANTS, footholds=True)
    with pytest.raises(gt.BadSetup, match="are settled when it begins"):
        run.switch_footholds(False)
    for result in ("win-health", "lose-village", "win-health"):
        assert run.setup()["footholds"] is True
        run.report(result)


def test_a_new_campaign_keeps_what_the_old_one_unlocked() -> None:
    profile = profile_with(12)
    profile.begin("campaign")
    assert repr(profile.runs["campaign"].current) == "young x earth"
    assert profile.has_beaten(Pairing("elder", "fire"))
    profile.begin("campaign")  # twice, and nothing is counted twice
    assert len(profile.beaten) == 12
    assert profile.locked_reason("insane", footholds=True) is None
    assert profile.locked_reason("insane") is None
    again = Profile.from_json(profile.to_json(), game())
    assert again.locked_reason("insane", footholds=True) is None


# -- on paper --------------------------------------------------------------------------------------


def veteran() -> Profile:
    profile = profile_with(12)
    profile.begin("campaign", footholds=True).report("lose-stamina")
    profile.begin("impossible", first="adult").report("win-scars")
    profile.runs["impossible"].give_up()
    profile.begin("insane").report("win-health")
    return profile


def test_a_profile_survives_being_written_and_read() -> None:
    before = veteran()
    written = json.dumps(before.to_json())
    after = Profile.from_json(json.loads(written), game())
    assert json.dumps(after.to_json()) == written
    assert list(after.runs) == MODES
    for mode in MODES:
        old, new = before.runs[mode], after.runs[mode]
        assert repr(new.current) == repr(old.current)
        assert (new.at, new.attempt, new.wins) == (old.at, old.attempt, old.wins)
        assert new.setup() == old.setup()


def test_a_finished_run_is_read_as_finished() -> None:
    after = Profile.from_json(profile_with(12).to_json(), game())
    assert after.runs["campaign"].finished
    assert after.runs["campaign"].wins == 12


def test_a_run_keeps_the_order_it_began_with() -> None:
    written = profile_with(5).to_json()
    documents = content()
    cast(dict[str, int], documents["giants/earth.yaml"])["order"] = 9
    after = Profile.from_json(written, synthetic(documents))
    assert repr(after.runs["campaign"].current) == "adult x air"
    assert repr(after.begin("campaign").fights[0]) == "young x air"


Damage = Callable[[Any], object]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda d: d.update(format="chess"), "The field format does not say"),
        (lambda d: d.update(version=2), "The field version is not 1"),
        (lambda d: d.pop("runs"), "The field runs is missing"),
        (lambda d: d.update(cheat=1), "There is no field cheat"),
        (lambda d: d["runs"].pop("campaign"), "The field runs.campaign is missing"),
        (lambda d: d["runs"].update(brutal={}), "There is no field runs.brutal"),
        (
            lambda d: d["runs"]["campaign"].update(footholds="yes"),
            "The field runs.campaign.footholds must be true or false",
        ),
        (
            lambda d: d["runs"]["campaign"].update(first="elder"),
            "The field runs.campaign.first cannot be “elder”; it can be: young",
        ),
        (
            lambda d: d["runs"]["impossible"].update(first="ancient"),
            "The field runs.impossible.first cannot be “ancient”",
        ),
        (
            lambda d: d["runs"]["insane"].update(giants=["earth", "ice"]),
            r"The field runs.insane.giants\[1\] cannot be “ice”",
        ),
        (
            lambda d: d["runs"]["insane"].update(wraiths=[]),
            "The field runs.insane.wraiths is empty",
        ),
        (
            lambda d: d["runs"]["insane"].update(wraiths=["young", "young"]),
            "The field runs.insane.wraiths has young twice",
        ),
        (
            lambda d: d["runs"]["impossible"]["log"][1].update(giant="fire"),
            r"The field runs.impossible.log\[1\] is the fight adult x fire, which was not the next",
        ),
        (
            lambda d: d["runs"]["impossible"]["log"][0].update(result="draw"),
            r"The field runs.impossible.log\[0\].result cannot be “draw”",
        ),
        (
            lambda d: d["runs"]["insane"]["log"].append({"wraith": "young"}),
            r"The field runs.insane.log\[1\].giant is missing",
        ),
        (lambda d: d["beaten"].append("earth"), r"The field beaten\[12\] must be a mapping"),
    ],
)
def test_a_damaged_profile_is_refused_in_one_sentence(damage: Damage, sentence: str) -> None:
    document = json.loads(json.dumps(veteran().to_json()))
    damage(document)
    with pytest.raises(gt.BadRecord, match=sentence):
        Profile.from_json(document, game())


def test_a_log_that_goes_on_after_the_last_win_is_refused() -> None:
    document = cast(Any, profile_with(12).to_json())
    document["runs"]["campaign"]["log"] *= 2
    with pytest.raises(gt.BadRecord, match=r"The field runs.campaign.log\[12\] is the fight young"):
        Profile.from_json(document, game())


@pytest.mark.parametrize("document", [None, [], "campaign", 7])
def test_what_is_no_profile_at_all_is_refused(document: object) -> None:
    with pytest.raises(gt.BadRecord, match="The document must be a mapping"):
        Profile.from_json(document, game())
