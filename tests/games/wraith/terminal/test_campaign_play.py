"""The campaign at the terminal: map, story, fights in their order, locks that only advise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.cli.play import play
from giantstable.games.wraith.campaign.profile import Pairing, Profile
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.errors import BadRecord, BadSetup
from giantstable.kernel.match import Match
from giantstable.library import game
from giantstable.terminal.saves import Saves, write
from giantstable.text import words
from tests.games.wraith.scene import row
from tests.terminal.at_table import LARGE, Watched, files


def wraith_game() -> WraithGame:
    found = game("wraith")
    assert isinstance(found, WraithGame)
    return found


def profile_of(saves: Saves) -> Profile:
    path = saves.profile("wraith")
    return Profile.from_json(json.loads(path.read_text(encoding="utf-8")), wraith_game())


def all_but(saves: Saves, left: int) -> None:
    """Leave a profile in which all fights of the campaign are won but the last few."""
    profile = Profile(wraith_game())
    run = profile.runs["campaign"]
    while len(run.fights) - run.at > left:
        run.report("win-scars")
    write(saves.profile("wraith"), profile.to_json())


def almost_won(wraith: str = "young", giant: str = "earth") -> Match:
    """Return a fight that the next blow wins: every scar but one is there."""
    reference = wraith_game().reference(wraith_game().settle({"giant": giant}))["giant"]
    assert isinstance(reference, dict)
    cards = reference["cards"]
    spot = next(card for card in cards if card["kind"] == "normal" and len(card["footholds"]) == 1)
    others = [card["id"] for card in cards if card is not spot]
    lying = [{"card": spot["id"], "wounds": spot["wound_limit"] - 1}]
    lying += [{"card": card} for card in others[:4]]
    table: dict[str, object] = {
        "pawn": spot["footholds"][0],
        "row": lying,
        "above": others[4 : 3 + reference["scars_limit"]],
        "health": 5,
        "hand": [f"{wraith}-wild-swing"] if wraith == "young" else [f"{wraith}-knowing-thrust"],
    }
    return gt.load("wraith", {"setup": {"giant": giant, "wraith": wraith}, "table": table})


def almost_lost() -> Match:
    """Return a fight that any Fearless Action loses."""
    wraith = wraith_game().reference(wraith_game().settle({}))["wraith"]
    assert isinstance(wraith, dict)
    table: dict[str, object] = {
        "pawn": "A1",
        "wounds": wraith["wound_limit"] - 1,
        "row": row("earth", "10 05 08 01 12"),
    }
    return gt.load("wraith", {"table": table})


def blow(match: Match) -> list[str]:
    """Return the answers that strike the last blow in a fight that is almost won."""
    card = "wild-swing" if match.setup["wraith"] == "young" else "knowing-thrust"
    twin = match.copy()
    answers = [f"play {card}"]
    twin.choose(answers[0])
    while not twin.over:
        notation = max(twin.pending[0].notations(), key=_strength)
        answers.append(notation)
        twin.choose(notation)
    assert twin.winners == [0]
    return answers


def _strength(notation: str) -> int:
    head = notation.partition(" ")[0]
    return int(head) if head.isdigit() else 0


# -- the story -------------------------------------------------------------------------------------


def test_it_begins_with_the_map_the_prologue_and_the_first_fight(tmp_path: Path) -> None:
    terminal = Watched(["", "", "", "quit"])
    play("wraith", seed=1, terminal=terminal, saves=Saves(tmp_path))
    map_, prologue, before, fight = terminal.screens
    assert words("story-young-earth-title") in map_
    assert words("story-young-air-title") not in map_
    assert words("story-prologue").split(" was ")[0][:40] in " ".join(prologue.split())
    assert words("story-young-earth-before")[:40] in " ".join(before.split())
    assert "Earth Giant" in fight
    assert "Young Wraith" in fight


def test_a_won_fight_leads_to_the_next_giant(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    match = almost_won()
    saves.keep(match, "campaign")
    terminal = Watched(["", *blow(match), "", "", "", "", "quit"])
    play("wraith", seed=1, terminal=terminal, saves=saves)
    told = [" ".join(screen.split()) for screen in terminal.screens]
    assert any(words("story-young-earth-won")[:40] in screen for screen in told)
    assert any("1 of 12 won" in screen for screen in told)
    assert any(words("story-young-air-before")[:40] in screen for screen in told)
    assert "Air Giant" in told[-1]
    run = profile_of(saves).runs["campaign"]
    assert repr(run.current) == "young x air"
    assert [name.split("/")[0] for name in files(tmp_path)].count("finished") == 1


@pytest.mark.rule("WG-ROUND-08")
def test_a_lost_fight_is_fought_again(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.keep(almost_lost(), "campaign")
    terminal = Watched(["", "fearless climb", "y", "", "", "", "quit"])
    play("wraith", seed=1, terminal=terminal, saves=saves)
    told = [" ".join(screen.split()) for screen in terminal.screens]
    assert any(words("story-young-earth-lost")[:40] in screen for screen in told)
    assert any("try 2" in screen for screen in told)
    before = words("story-young-earth-before")[:40]
    assert not any(before in screen for screen in told), "it is told before the first try alone"
    assert "Earth Giant" in told[-1]
    assert profile_of(saves).runs["campaign"].attempt == 2


def test_a_fight_left_in_the_middle_goes_on_without_its_story(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    play("wraith", seed=1, terminal=Watched(["", "", "", "1", "quit"]), saves=saves)
    terminal = Watched(["", "quit"])
    play("wraith", terminal=terminal, saves=saves)
    assert len(terminal.screens) == 2
    terminal = Watched(["quit"])
    play(resume=True, terminal=terminal, saves=saves)
    assert "Earth Giant" in terminal.screens[0]


def test_after_the_last_fight_comes_the_epilogue_and_the_full_map(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    all_but(saves, 1)
    match = almost_won("elder", "fire")
    saves.keep(match, "campaign")
    terminal = Watched(["", *blow(match), "", "", "", "", ""])
    play("wraith", terminal=terminal, saves=saves)
    told = [" ".join(screen.split()) for screen in terminal.screens]
    assert any(words("story-epilogue")[:40] in screen for screen in told)
    assert "12 of 12 won" in told[-1]
    assert profile_of(saves).runs["campaign"].finished


def test_giving_up_counts_as_a_lost_try_and_the_fight_is_not_lost_from_disk(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    terminal = Watched(["", "", "", "1", "new", "y", "q"])
    play("wraith", seed=1, terminal=terminal, saves=saves)
    assert "try 2" in terminal.screen
    assert any(name.startswith("unfinished/") for name in files(tmp_path))


def test_the_map_can_begin_again_and_keeps_what_was_unlocked(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    all_but(saves, 4)
    terminal = Watched(["new", "", "new", "y", "quit"])
    play("wraith", terminal=terminal, saves=saves)
    assert "8 of 12 won" in terminal.screens[1]
    assert "0 of 12 won" in terminal.screen
    assert profile_of(saves).has_beaten(Pairing("young", "fire"))


def test_a_fight_that_is_over_but_was_not_put_away_is_not_counted_twice(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    all_but(saves, 11)  # Earth is beaten already
    saves.keep(almost_won(), "campaign")  # and its record still waits
    play("wraith", seed=1, terminal=Watched(["", "", "quit"]), saves=saves)
    assert repr(profile_of(saves).runs["campaign"].current) == "young x air"


def test_a_pipe_is_not_asked_to_look_at_maps_and_stories(tmp_path: Path) -> None:
    terminal = Watched(["1"], live=False)
    play("wraith", seed=1, terminal=terminal, saves=Saves(tmp_path))
    left = Saves(tmp_path).waiting("wraith", "campaign")
    assert left is not None
    assert len(left.choices) == 1


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["{", "{}", '{"format": "other"}'])
def test_a_damaged_profile_is_refused_and_left_untouched(damage: str, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.profile("wraith").write_text(damage, encoding="utf-8")
    with pytest.raises(BadRecord, match="left untouched"):
        play("wraith", terminal=Watched(["", ""]), saves=saves)
    assert saves.profile("wraith").read_text(encoding="utf-8") == damage


@pytest.mark.parametrize("answer", ["", "n"])
def test_a_damaged_fight_of_the_campaign_is_put_aside_only_on_yes(
    answer: str, tmp_path: Path
) -> None:
    saves = Saves(tmp_path)
    path = Path(saves.keep(almost_won(), "campaign"))
    path.write_text("{half", encoding="utf-8")
    with pytest.raises(BadRecord, match="left untouched"):
        play("wraith", terminal=Watched(["", answer]), saves=saves)
    assert path.read_text(encoding="utf-8") == "{half"
    play("wraith", seed=1, terminal=Watched(["", "y", "", "", "quit"]), saves=saves)
    aside = [name for name in files(tmp_path) if name.startswith("unfinished/")]
    assert (tmp_path / aside[0]).read_text(encoding="utf-8") == "{half"
    assert saves.waiting("wraith", "campaign") is not None


# -- locks -----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-GAUNT-01")
@pytest.mark.parametrize("mode", ["impossible", "insane"])
def test_a_locked_gauntlet_warns_and_can_be_played_anyway(mode: str, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    terminal = Watched([""])
    with pytest.raises(BadSetup):
        play("wraith", setup={"gauntlet": mode}, terminal=terminal, saves=saves)
    assert "still to be won" in terminal.text
    terminal = Watched(["y", "", "", "quit"])
    play("wraith", setup={"gauntlet": mode}, seed=1, terminal=terminal, saves=saves)
    assert "Earth Giant" in terminal.screen
    assert saves.current("wraith", mode).exists()


def test_a_gauntlet_that_was_begun_goes_on_without_a_warning(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    setup: dict[str, object] = {"gauntlet": "impossible", "wraith": "adult"}
    play("wraith", setup=setup, seed=1, terminal=Watched(["y", "", "", "quit"]), saves=saves)
    terminal = Watched(["", "quit"])
    play("wraith", setup={"gauntlet": "impossible"}, terminal=terminal, saves=saves)
    assert "Adult Wraith" in terminal.screen


@pytest.mark.rule("WG-FOOT-01")
def test_locked_footholds_warn_and_can_be_played_anyway(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    asked: dict[str, object] = {"footholds": True}
    with pytest.raises(BadSetup):
        play("wraith", setup=dict(asked), terminal=Watched(["n"]), saves=saves)
    terminal = Watched(["y", "", "", "", "quit"])
    play("wraith", setup=dict(asked), seed=1, terminal=terminal, saves=saves)
    assert "×" in terminal.screen.partition("round")[2]
    assert profile_of(saves).runs["campaign"].footholds


def test_a_single_fight_with_footholds_is_warned_of_but_not_held_up(tmp_path: Path) -> None:
    terminal = Watched(["quit"], LARGE)
    setup: dict[str, object] = {"giant": "fire", "footholds": True, "tokens": 3}
    play("wraith", setup=setup, seed=1, terminal=terminal, saves=Saves(tmp_path))
    assert "The Dangerous Footholds wait" in terminal.screens[0]


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "setup",
    [
        {"giant": "ice"},
        {"wraith": "old"},
        {"gauntlet": "easy"},
        {"giant": "fire", "gauntlet": "insane"},
        {"tokens": 3, "giant": "earth"},
        {"gauntlet": "insane", "wraith": "elder"},
    ],
    ids=str,
)
def test_options_that_make_no_fight_are_refused_before_anything_is_saved(
    setup: dict[str, object], tmp_path: Path
) -> None:
    all_but(Saves(tmp_path), 0)
    with pytest.raises(BadSetup):
        play("wraith", setup=setup, terminal=Watched(["y"]), saves=Saves(tmp_path))
    assert files(tmp_path) == ["wraith-profile.json"]


def test_house_rules_reach_every_fight_of_the_campaign(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    setup: dict[str, object] = {"own_symbols_count": False}
    play("wraith", setup=setup, seed=1, terminal=Watched(["", "", "", "quit"]), saves=saves)
    left = saves.waiting("wraith", "campaign")
    assert left is not None
    assert left.setup["own_symbols_count"] is False


def test_new_after_a_single_fight_begins_another_of_the_same_kind(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    setup: dict[str, object] = {"giant": "water", "wraith": "adult"}
    terminal = Watched(["new", "y", "quit"])
    play("wraith", setup=setup, seed=1, terminal=terminal, saves=saves)
    left = saves.waiting("wraith", "single")
    assert left is not None
    assert left.seed != 1
    assert (left.setup["giant"], left.setup["wraith"]) == ("water", "adult")
