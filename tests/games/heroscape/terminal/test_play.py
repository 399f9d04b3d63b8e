"""Battles played at the terminal: alone, with bots, by several at one keyboard, from own files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest

import giantstable as gt
from giantstable.arena.simulate import Series, simulate
from giantstable.cli.play import best_hint, play
from giantstable.games.heroscape.commands.own_files import asked_setup
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.terminal.seen import Seen
from giantstable.kernel.errors import BadSetup, GiantsError
from giantstable.kernel.match import Match, new_match
from giantstable.library import game
from giantstable.terminal.company import seated
from giantstable.terminal.look import Look
from giantstable.terminal.saves import Saves
from giantstable.terminal.sitting import OVER
from giantstable.terminal.terminal import Size
from giantstable.text import say
from tests.games.heroscape.terminal.battles import MELEE, fray, random_person, sitting
from tests.terminal.at_table import LARGE, SMALL, Watched

SHEET = """\
id: two-hills
name: Two Hills
game: master
battlefield: meadow
rounds: 3
source: reconstructed
seatings:
  - seats:
      - {side: 1, army: [finn], zones: [brown], source: reconstructed}
      - {side: 2, army: [thorgrim], zones: [navy], source: reconstructed}
zones:
  brown: {spaces: [B1, C1], source: reconstructed}
  navy: {spaces: [B3, C3], source: reconstructed}
victory:
  - {goal: last-standing, source: reconstructed}
  - {goal: most-points, source: reconstructed}
"""
MEADOW = """\
id: meadow
name: The Meadow
source: reconstructed
tiles:
  - {terrain: grass, size: 7, at: B1, layer: 1}
"""


# -- whole battles ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "size"),
    [("attack-at-dawn", LARGE), ("a-toxic-mist", (100, 30)), ("under-tempests-cover", SMALL)],
)
def test_a_battle_by_names_of_spaces_fits_the_terminal_at_every_step(
    scenario: str, size: Size
) -> None:
    match = gt.new("heroscape", seed=5, scenario=scenario)
    choose = random_person(match, seed=8)
    terminal: Watched

    def answer() -> str:
        if not match.over and "What happened" not in terminal.screen:
            decision = match.pending[0]
            assert decision.seat == 0, "bots have answered"
            assert say(decision.prompt)[:40] in terminal.screen
            assert decision.rule in terminal.screen
            assert re.search(r"^ [\d!]? ?\d? ?\S", terminal.screen, re.MULTILINE)
        return "" if "What happened" in terminal.screen else choose()

    table, terminal = sitting(match, answer, "you,greedy", size=size)
    assert table.sit() == OVER
    assert match.over
    assert re.search(r"Won!|Lost\.", terminal.screen)


def test_in_ascii_no_other_letter_is_needed_and_without_colour_no_escape_code() -> None:
    match = gt.new("heroscape", seed=3, scenario="a-toxic-mist")
    look = Look(color=False, unicode=False)
    table, terminal = sitting(match, random_person(match, 3), look=look, live=False)
    table.sit()
    assert match.over
    assert terminal.text.isascii()
    assert "\x1b" not in terminal.text


# -- answers ---------------------------------------------------------------------------------------


def test_a_space_is_typed_by_its_name_and_one_that_is_forbidden_says_why() -> None:
    match = fray(MELEE)
    table, terminal = sitting(match, ("X15", "1", "Q99", "why X15", "stay", "undo"), "you,you")
    table.sit()
    assert "HS-M-MOVE-01" in terminal.screens[0]
    assert "X15 is" in terminal.screens[1]
    assert "(HS-" in terminal.screens[1]
    assert "1 is no space; type the name of one that is marked" in terminal.screens[2]
    assert "There is no Q99 on the map" in terminal.screens[3]
    assert "X15 is" in terminal.screens[4]
    assert "The last choice is taken back." in terminal.screen
    assert match.choices == []


def test_a_target_is_typed_by_its_tag() -> None:
    match = fray(MELEE)
    table, terminal = sitting(match, ("0", "gr"), "you,you")
    table.sit()
    assert match.choices[-1] == "0: finn>grimnak"
    assert any("attacks Grimnak" in screen for screen in terminal.screens)


def test_a_hint_is_what_a_bot_would_type() -> None:
    match = fray(MELEE)
    table, terminal = sitting(match, ("hint",), "you,you", hint=best_hint)
    table.sit()
    hinted = re.search(r"Hint: (\S+)", terminal.screen)
    assert hinted is not None
    assert hinted[1] in [n.partition(" ")[0] for n in match.pending[0].notations()]


def test_looking_around_moves_the_map_and_nothing_else() -> None:
    match = fray(MELEE)
    table, terminal = sitting(match, ("look Y15", "look", "look below", "look nowhere"), "you,you")
    table.sit()
    assert " Y " in terminal.screens[1].split("\n")[2] + " "
    assert " Y " not in terminal.screens[2].split("\n")[2] + " "
    assert "no space lies under another" in terminal.screens[3]
    assert "There is no nowhere on the map" in terminal.screens[4]
    assert match.choices == []


def test_help_and_cards_are_told_whole() -> None:
    match = fray(MELEE)
    table, terminal = sitting(match, ("?", "cards"), "you,you", live=False)
    table.sit()
    assert "look below    the spaces that lie under others" in terminal.text
    assert "Finn the Viking Champion (Fi), Jandar, Unique Hero, 80 points" in terminal.text
    assert "Fi on H10 (level 2), wounds 2" in terminal.text


# -- several people --------------------------------------------------------------------------------


def test_the_keyboard_is_handed_over_before_anybody_elses_secrets_are_shown(
    tmp_path: Path,
) -> None:
    sheet = SHEET.replace("[finn]", "[finn, raelin]").replace("[thorgrim]", "[thorgrim, syvarris]")
    match = own_match(tmp_path, sheet)
    choose = random_person(match, seed=2)
    terminal: Watched
    curtains = 0
    looking = -1

    def answer() -> str:
        nonlocal curtains, looking
        screen = terminal.screen
        if match.over:
            return ""
        seat = match.pending[0].seat
        if "Hand over the keyboard" in screen:
            curtains += 1
            assert f"Player {seat + 1}:" in screen
            assert "[" not in screen, "no card is on it"
            looking = seat
            return ""
        assert looking in (-1, seat), "whoever is asked looks at a screen of their own"
        looking = seat
        for unit in Seen(match, seat).units:
            told = re.findall(rf"{unit.name} +(?:waits|\S+/\d)(?: \[(\S+)\])?", screen)
            assert all(markers == unit.markers for markers in told), unit.name
            if unit.seat != seat:
                assert not re.search(r"(?<!\()[123X]", unit.markers)
        return "" if "What happened" in screen else choose()

    table, terminal = sitting(match, answer, "you,you", size=LARGE)
    table.sit()
    assert match.over
    assert curtains > 6


def test_no_number_of_another_seats_marker_is_ever_on_the_screen() -> None:
    match = fray({**MELEE, "first_seat": 1})
    table, terminal = sitting(match, (), "you,random", size=LARGE)
    table.sit()
    for screen in terminal.screens:
        assert "[(1)23X]" not in screen
        for line in screen.split("\n"):
            if "Grimnak  " in line or "Marro Warriors  " in line:
                assert not re.search(r"\[[^\]]*(?<!\()[23X]", line), line


def test_undo_takes_back_what_bots_chose_since_or_nothing() -> None:
    match = gt.new("heroscape", seed=1, scenario="clashing-fronts")
    table, terminal = sitting(match, ("1", "undo"), "you,random")
    before = len(match.choices)
    table.sit()
    assert len(match.choices) == before
    assert match.pending[0].seat == 0
    assert "The last choice is taken back." in terminal.screen


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("", ["you", "normal", "normal", "normal"]),
        ("random", ["you", "random", "random", "random"]),
        ("you", ["you", "you", "you", "you"]),
        ("greedy, you, you, random", ["greedy", "you", "you", "random"]),
    ],
)
def test_who_sits_where(asked: str, names: list[str]) -> None:
    assert seated(game("heroscape"), 4, asked) == names


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("greedy,random", "Somebody must play"),
        ("you,nobody", "There is no bot"),
        ("you,greedy,greedy", "3 bots"),
    ],
)
def test_a_company_that_cannot_be_is_refused(asked: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        seated(game("heroscape"), 2, asked)
    assert sentence in str(refused.value)


# -- saved, and gone on with -----------------------------------------------------------------------


def test_a_battle_that_was_left_goes_on_with_the_same_company(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    terminal = Watched(("1", "quit"))
    setup: dict[str, object] = {"scenario": "clashing-fronts"}
    play("heroscape", setup=setup, seed=4, bots="random,you", terminal=terminal, saves=saves)
    again = Watched(("quit",))
    play(resume=True, terminal=again, saves=saves)
    assert "Player 2, you" in again.screen
    record = json.loads((tmp_path / "current" / "heroscape-single.json").read_text())
    assert any(choice.startswith("1: ") for choice in record["choices"])


# -- files of one's own ----------------------------------------------------------------------------


def own_files(tmp_path: Path, sheet: str = SHEET, field: str = MEADOW) -> list[str]:
    """Write a scenario and a battlefield, and return the words that ask for them."""
    (tmp_path / "two-hills.yaml").write_text(sheet, encoding="utf-8")
    (tmp_path / "meadow.yaml").write_text(field, encoding="utf-8")
    scenario, battlefield = tmp_path / "two-hills.yaml", tmp_path / "meadow.yaml"
    return ["--scenario", str(scenario), f"--battlefield={battlefield}"]


def own_match(tmp_path: Path, sheet: str = SHEET) -> Match:
    """Return a battle of those files."""
    setup = asked_setup(game("heroscape"), own_files(tmp_path, sheet))
    return new_match(game("heroscape"), setup, 3)


def test_a_battle_of_ones_own_files_is_played_and_its_record_needs_no_file(tmp_path: Path) -> None:
    match = own_match(tmp_path)
    table, terminal = sitting(match, random_person(match, 5), "you,greedy")
    table.sit()
    assert match.over
    assert "Two Hills" in terminal.screens[0]
    for file in tmp_path.iterdir():
        file.unlink()
    again = gt.replay(json.loads(json.dumps(match.record())))
    assert again.outcome() == match.outcome()


@pytest.mark.parametrize("line", ["", "battlefield: whatever it is", "battlefield: meadow"])
def test_a_scenario_need_not_know_what_the_battlefield_is_called(tmp_path: Path, line: str) -> None:
    assert "battlefield: meadow\n" in SHEET
    match = own_match(tmp_path, SHEET.replace("battlefield: meadow\n", f"{line}\n"))
    assert isinstance(match.table, Fray)
    assert match.table.theatre.field.id == "meadow"
    assert gt.replay(match.record()).record() == match.record()


def test_a_long_name_of_a_scenario_is_not_cut(tmp_path: Path) -> None:
    name = "The Long and Winding Road That Leads From the Two Hills of My Grandfather to His Pond"
    match = own_match(tmp_path, SHEET.replace("name: Two Hills", f"name: {name}"))
    table, terminal = sitting(match, random_person(match, 5), "you,greedy")
    table.sit()
    for screen in terminal.screens[:5]:
        top = " ".join(line.strip() for line in screen.splitlines()[:2])
        assert top.startswith(name)
        assert "…" not in top


def test_a_draw_counts_as_nobodys_win_in_a_series(tmp_path: Path) -> None:
    setup = asked_setup(game("heroscape"), own_files(tmp_path))
    report = simulate(Series("heroscape", setup, ("random",), 12, seed=1))  # 80 points each
    results = cast(dict[str, int], report["results"])
    assert results["draw"] > 2
    assert sum(cast(list[int], report["wins"])) + results["draw"] == report["games"] == 12


def test_another_text_is_another_content(tmp_path: Path) -> None:
    heroscape = game("heroscape")
    prints: set[str] = set()
    for rounds in ("3", "4"):
        words = own_files(tmp_path, SHEET.replace("rounds: 3", f"rounds: {rounds}"))
        prints.add(heroscape.fingerprint(heroscape.settle(asked_setup(heroscape, words))))
    prints.add(heroscape.fingerprint(heroscape.settle({})))
    assert len(prints) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--scenario", "nowhere.yaml"], "The file nowhere.yaml cannot be read"),
        (["--battlefield", "trollsford"], "A battlefield of your own needs a scenario"),
        (["--scenario", "clashing-fronts", "--battlefield"], "--battlefield needs a value"),
        (["--scenario", "chess"], "The option scenario cannot be “chess”"),
    ],
)
def test_files_that_cannot_be_are_refused(words: list[str], sentence: str) -> None:
    heroscape = game("heroscape")
    with pytest.raises(GiantsError) as refused:
        heroscape.settle(asked_setup(heroscape, words))
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("wrong", "right", "sentence"),
    [
        ("battlefield: meadow", "battlefield: [1]", "two-hills.yaml: battlefield"),
        ("spaces: [B1, C1]", "spaces: [B1, Z9]", "Z9”, which is no space of"),
        ("army: [finn]", "army: [hulk]", "two-hills.yaml"),
        ("goal: most-points", "goal: be-merry", "two-hills.yaml"),
        ("id: two-hills", "id: [", "two-hills.yaml"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused_by_the_name_of_its_file(
    tmp_path: Path, wrong: str, right: str, sentence: str
) -> None:
    words = own_files(tmp_path, SHEET.replace(wrong, right))
    with pytest.raises(GiantsError) as refused:
        asked_setup(game("heroscape"), words)
    assert sentence in str(refused.value)


def test_a_setup_that_is_no_json_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        gt.new("heroscape", own_scenario="id: two-hills")
    assert "is written in JSON" in str(refused.value)
