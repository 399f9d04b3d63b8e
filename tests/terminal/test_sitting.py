"""At the table: answers, commands, refusals; a player at a keyboard, typed line by line."""

from __future__ import annotations

import io
import signal
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.bots.advice import Advice
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.kernel.judge import FEAR, HOPE, Reason
from giantstable.kernel.match import Match
from giantstable.kernel.message import Message
from giantstable.library import rules
from giantstable.terminal.look import Look
from giantstable.terminal.menu import menu_of
from giantstable.terminal.saves import Saves
from giantstable.terminal.sitting import NEW, OVER, QUIT, Sitting
from giantstable.terminal.terminal import open_terminal, plain_ascii
from giantstable.text import words
from tests.games.wraith.scene import place, row, scene
from tests.terminal.at_table import LARGE, Watched, table

HAND = ["young-scramble", "young-hop-across", "young-wild-swing", "young-snap-shot", "young-squib"]


def climber(**told: object) -> Match:
    """Return a fight with a Climb and a Leap in hand, from the Ground of the Earth Giant."""
    table: dict[str, object] = {"hand": HAND, "row": row("earth", "01 05 08 10 12"), **told}
    return gt.load("wraith", {"table": table})


def deadly() -> Match:
    """Return a fight in which any Fearless Action would be the last."""
    limit = climber().view(0)["wraith"]
    assert isinstance(limit, dict)
    return climber(pawn="A1", wounds=limit["wound_limit"] - 1)


# -- answers ---------------------------------------------------------------------------------------


def test_an_option_is_chosen_by_its_number() -> None:
    match = climber()
    number = next(c.number for c in menu_of(match.pending[0]) if c.notation == "play scramble")
    sitting, _ = table(match, str(number))
    assert sitting.sit() == QUIT
    assert match.choices == ["play scramble"]


@pytest.mark.parametrize("answer", ["play scramble", "PLAY Scramble", "play scr", "  play   scr "])
def test_an_option_is_chosen_by_its_notation_or_enough_of_it(answer: str) -> None:
    match = climber()
    table(match, answer)[0].sit()
    assert match.choices == ["play scramble"]


def test_a_target_stands_for_the_only_option_that_has_it() -> None:
    match = climber()
    table(match, "play scramble", "a1")[0].sit()
    assert place(match) == "A1"


def test_an_unclear_answer_is_answered_with_what_it_could_mean() -> None:
    sitting, terminal = table(climber(), "scramble")
    sitting.sit()
    assert "play scramble, rest scramble" in terminal.screen
    assert sitting.match.choices == []


@pytest.mark.parametrize("answer", ["99", "0", "dance", "play dance", "rule WG-NO-99"])
def test_an_impossible_answer_is_refused_in_one_sentence(answer: str) -> None:
    sitting, terminal = table(climber(), answer)
    sitting.sit()
    refusal = terminal.screen.split("\n")[-1].strip()
    assert refusal.endswith(".")
    assert refusal.count(". ") == 0
    assert answer.split()[-1] in refusal
    assert sitting.match.choices == []


def test_amounts_are_typed_as_amounts() -> None:
    match = climber(pawn="B2", row=row("earth", "05 06 08 10 12"))
    table(match, "play wild", "1")[0].sit()
    assert match.choices == ["play wild-swing", "1 on earth-05"]


def test_to_be_done_is_always_zero() -> None:
    match = climber()
    answers = ["rest wild-swing", "rest squib", "0", "0"]
    table(match, *answers)[0].sit()
    assert match.choices == ["rest wild-swing", "rest squib", "end", "keep"]


def test_a_place_out_of_reach_is_answered_with_those_that_are_not() -> None:
    match = climber()
    sitting, terminal = table(match, "play scramble", "d1")
    sitting.sit()
    refusal = terminal.screen.split("\n")[-1]
    assert "D1" in refusal
    assert "A1, A2, A3" in refusal
    assert match.choices == ["play scramble"]


def test_a_place_when_no_place_is_asked_for_is_told_so() -> None:
    sitting, terminal = table(climber(), "b2")
    sitting.sit()
    assert words("terminal-no-place-now", {"place": "B2"}) in terminal.screen


def test_enter_alone_never_chooses() -> None:
    sitting, terminal = table(climber(), "", "", "")
    sitting.sit()
    assert sitting.match.choices == []
    assert words("terminal-type-something") in terminal.screen


def test_the_first_screen_says_what_to_do_in_one_line() -> None:
    _, terminal = _left(climber())
    assert words("terminal-welcome") in terminal.screens[0]


def _left(match: Match, *answers: str) -> tuple[str, Watched]:
    sitting, terminal = table(match, *answers)
    return sitting.sit(), terminal


def _flat(screen: str) -> str:
    return " ".join(screen.split())


# -- what happened ---------------------------------------------------------------------------------


def test_the_giants_turn_is_told_before_the_next_decision_and_enter_goes_on() -> None:
    match = climber()
    answers = ["rest wild-swing", "rest squib", "end", "keep"]
    _, terminal = _left(match, *answers)
    assert words("terminal-happened") in terminal.screen
    assert "The Giant stirs" in terminal.screen
    _, terminal = _left(climber(), *answers, "")
    assert words("terminal-happened") not in terminal.screen


def test_a_player_in_a_hurry_may_answer_without_reading_on() -> None:
    match = climber()
    _left(match, "rest wild-swing", "rest squib", "end", "keep", "play scramble")
    assert match.choices[-1] == "play scramble"


def test_a_number_is_no_answer_while_its_option_is_out_of_sight() -> None:
    match = climber()
    answers = ["rest wild-swing", "rest squib", "end", "keep"]
    _, terminal = _left(match, *answers, "1")
    assert match.choices == answers
    assert words("terminal-now-choose") in terminal.screen
    _left(match, "help", "1")
    assert match.choices == answers


def test_what_fits_beside_the_decision_is_not_told_twice() -> None:
    match = climber(wounds=2)
    _, terminal = _left(match, "rest squib")
    assert words("terminal-happened") not in terminal.screen
    shown = _flat(" ".join(line[31:] for line in terminal.screen.split("\n")))
    assert "You heal 1 Wound" in shown
    assert "You draw" in shown


def test_a_pipe_is_told_everything_that_happened() -> None:
    match = climber()
    sitting, terminal = table(match, "rest wild-swing", "rest squib", "end", "keep", live=False)
    sitting.sit()
    shown = _flat(terminal.text)
    assert all(told in shown for told in sitting.told)


def test_a_large_screen_tells_it_beside_the_decision() -> None:
    sitting, terminal = table(climber(), "rest wild-swing", "rest squib", "end", "keep", size=LARGE)
    sitting.sit()
    assert words("terminal-happened") not in terminal.screen
    assert "▎ The Giant stirs" in terminal.screen
    assert "End the turn" not in terminal.screen


# -- commands --------------------------------------------------------------------------------------


def test_undo_takes_the_last_choice_back() -> None:
    match = climber()
    _, terminal = _left(match, "play scramble", "climb A1", "undo", "u")
    assert match.choices == []
    assert words("terminal-undone") in terminal.screen


def test_undo_is_refused_in_one_sentence_once_a_card_was_drawn() -> None:
    match = climber()
    _, terminal = _left(match, "rest squib", "undo")
    assert match.choices == ["rest squib"]
    assert words("refused-undo-revealed") in _flat(terminal.screen)


def test_the_log_forgets_what_was_taken_back() -> None:
    sitting, terminal = table(climber(), "play scramble", "climb A1", "undo", "log")
    sitting.sit()
    assert "You climb from" not in terminal.screens[-1]
    assert "You play Scramble" in terminal.screens[-1]


def wise(match: Match) -> Advice:
    """Return what somebody would say who likes to hop."""
    decision = match.pending[0]
    code = {match.game.notation(decision, code): code for code in decision.codes}
    advice = Advice(code["play hop-across"], code["play squib"], 0.617)
    advice.reasons = [Reason(HOPE, Message("wraith-ground"), 2.0)]
    advice.others = [Reason(FEAR, Message("wraith-foothold", {"name": "B2"}), 1.0)]
    return advice


def test_a_hint_tells_why_and_what_else() -> None:
    sitting, terminal = table(climber(), "hint", "", hint=wise)
    sitting.sit()
    told = next(screen for screen in terminal.screens if "Second best" in screen)
    ground = words("wraith-ground")
    for line in (f"+ {ground}", "Second best: Play Squib (play squib)", "- B2", "about 62 of 100"):
        assert line in told


def test_a_hint_names_an_option_by_its_number() -> None:
    match = climber()
    sitting, terminal = table(match, "hint", "", hint=wise)
    sitting.sit()
    number = next(c.number for c in menu_of(match.pending[0]) if c.notation == "play hop-across")
    assert f"Hint: {number} (Play Hop Across)" in terminal.screen
    assert match.choices == []


@pytest.mark.parametrize(("unicode", "language"), [(True, "cs"), (False, "en")])
def test_a_rule_is_told_in_the_language_of_the_terminal(unicode: bool, language: str) -> None:
    """A screen that has but the letters of English is told it in English."""
    terminal = open_terminal(language="cs")
    assert terminal.language == ("cs" if terminal.look.unicode else "en")
    watched = Watched(["rule move-16", ""], look=Look(color=False, unicode=unicode), language="cs")
    match = climber()
    Sitting(match, WraithScreen(), watched, lambda _: "").sit()
    told = next(rule for rule in rules("wraith", language) if rule["id"] == "WG-MOVE-16")
    assert f"WG-MOVE-16  {told['title']}" in watched.text


def test_why_tells_the_rule_behind_the_question() -> None:
    match = climber()
    asked = match.pending[0].rule
    rule = next(rule for rule in rules("wraith") if rule["id"] == asked)
    _, terminal = _left(match, "why")
    shown = " ".join(terminal.screen.split())
    for part in ("id", "title", "rule", "page"):
        assert str(rule[part]) in shown


@pytest.mark.parametrize("name", ["WG-MOVE-10", "wg-move-10", "move-10"])
def test_any_rule_is_told_by_its_id(name: str) -> None:
    _, terminal = _left(climber(), f"rule {name}")
    assert "WG-MOVE-10" in terminal.screen


def test_the_log_is_told_with_rule_ids() -> None:
    _, terminal = _left(climber(), "play scramble", "climb A1", "log")
    lines = [line.strip() for line in terminal.screen.split("\n")]
    assert "WG-ACT-01    You play Scramble into the top row" in lines
    assert "WG-MOVE-10   You climb from the Ground to A1" in lines


def test_a_long_log_comes_in_pages_and_no_line_is_lost() -> None:
    match = gt.new("wraith", seed=2, giant="water")
    while len(match.events(0)) < 40:
        match.choose(match.pending[0].options[1])
    sitting, terminal = table(match, "log all", "", "", "", "", "")
    sitting.sit()
    shown = "\n".join(terminal.screens)
    assert all(" ".join(told.split()) in " ".join(shown.split()) for told in sitting.told)
    assert words("terminal-page-more") in shown


def test_log_alone_begins_with_what_happened_last() -> None:
    match = gt.new("wraith", seed=2, giant="water")
    while len(match.events(0)) < 40:
        match.choose(match.pending[0].options[1])
    sitting, terminal = table(match, "log")
    sitting.sit()
    page = terminal.screens[-1]
    assert sitting.told[-1] in page
    assert sitting.told[0] not in page
    assert words("terminal-log-earlier") in page
    assert words("terminal-page-more") not in page


def test_cards_tells_what_is_printed_on_every_card_in_sight() -> None:
    sitting, terminal = table(climber(), "cards", "", "", size=LARGE)
    sitting.sit()
    shown = terminal.screens[1]
    for name in ("Heel Grind", "Belt of Boulders", "Chest Drum", "Boulder Backhand"):
        assert name in shown
    for name in ("Scramble", "Hop Across", "Wild Swing", "Snap Shot", "Squib"):
        assert name in shown
    assert "weak at B (B1 B2 B3 B4)" in shown
    assert "ring ◎" in shown


def test_cards_tells_spells_skills_and_what_loose_footholds_do() -> None:
    match = scene("fire", "elder", hand=["elder-old-habit"] * 2, dangers=["A1"])
    sitting, terminal = table(match, "cards", size=LARGE)
    sitting.sit()
    shown = terminal.screens[1]
    assert "Dazzling Light, standing on B: Dazzle" in shown
    assert "Second Wind" in shown
    assert "you suffer 1 Wound" in shown


def test_help_explains_every_command() -> None:
    _, terminal = _left(climber(), "?", "", "help", "", "")
    shown = "\n".join(terminal.screens)
    for command in ("hint", "undo", "why", "rule", "cards", "log", "save", "new", "quit"):
        assert f"\n  {command}" in shown


@pytest.mark.parametrize(
    ("unicode", "signs"),
    [(True, ["3▸B2", "B2¹⁴ ", "B2! ", "B2× ", "✶3 "]), (False, ["3>B2", "B2:14 ", "B2x ", "+3 "])],
)
def test_help_explains_the_signs_that_the_screen_shows(unicode: bool, signs: list[str]) -> None:
    sitting, terminal = table(climber(), "?", "", "", look=Look(color=False, unicode=unicode))
    sitting.sit()
    shown = "\n".join(terminal.screens)
    for sign in signs:
        assert f"\n  {sign}" in shown


def test_what_is_typed_on_a_page_is_an_answer() -> None:
    match = climber()
    _left(match, "help", "play scramble")
    assert match.choices == ["play scramble"]


def test_new_asks_first_and_begins_another_fight_only_on_yes() -> None:
    assert _left(climber(), "new", "")[0] == QUIT
    assert _left(climber(), "new", "n")[0] == QUIT
    assert _left(climber(), "new", "y")[0] == NEW


def test_save_says_where(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    sitting, terminal = table(climber(), "save", saves=saves, size=LARGE)
    sitting.sit()
    assert saves.current("wraith", "single").exists()
    assert words("terminal-saved", {"file": ""}).strip() in terminal.screen


def test_every_choice_is_saved_at_once_and_the_end_of_input_quits(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    sitting, terminal = table(climber(), "play scramble", "climb A1", saves=saves)
    assert sitting.sit() == QUIT
    assert "giants play --resume" in terminal.text
    found = saves.waiting("wraith", "single")
    assert found is not None
    assert found.view(0) == sitting.match.view(0)
    assert found.choices == ["play scramble", "climb A1"]


# -- the last step ---------------------------------------------------------------------------------


def test_a_fatal_fearless_action_is_asked_about_first() -> None:
    match = deadly()
    for answer in ("", "n", "no", "1"):
        outcome, terminal = _left(match, "fearless climb", answer)
        assert outcome == QUIT
        assert "Really?" in terminal.screens[-2]
        assert match.choices == []


@pytest.mark.rule("WG-FEAR-07")
def test_a_fatal_fearless_action_is_carried_out_on_yes() -> None:
    match = deadly()
    outcome, terminal = _left(match, "fearless climb", "yes", "")
    assert outcome == OVER
    assert match.result == "lose-wounds"
    assert words("wraith-result-lose-wounds") in terminal.screen


def test_a_harmless_fearless_action_is_not_asked_about() -> None:
    match = climber(pawn="A1", wounds=0)
    _left(match, "fearless climb")
    assert match.choices == ["fearless climb"]


def test_when_it_is_over_the_log_can_be_read_and_a_new_fight_begun() -> None:
    outcome, terminal = _left(deadly(), "fearless climb", "y", "log", "", "why", "", "new")
    assert outcome == NEW
    assert any("WG-END-05" in screen for screen in terminal.screens)


def test_a_lost_fight_can_still_be_taken_back_if_nothing_was_revealed() -> None:
    match = deadly()
    _left(match, "fearless climb", "y", "undo")
    assert not match.over


# -- the terminal itself ---------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(60, 20), (79, 24), (80, 23), (20, 5)], ids=str)
def test_too_small_a_window_is_told_what_is_missing(size: tuple[int, int]) -> None:
    match = climber()
    sitting, terminal = table(match, size=size)
    sitting.sit()
    shown = terminal.text.partition(words("terminal-left"))[0]
    facts: dict[str, object] = {"width": 80, "height": 24, "columns": size[0], "lines": size[1]}
    assert _flat(words("terminal-too-small", facts)) in _flat(shown)
    assert all(len(line) < size[0] for line in shown.split("\n"))
    assert "Earth Giant" not in shown


def test_a_window_that_grows_is_drawn_anew() -> None:
    sizes: list[int] = []

    def grow() -> str:
        terminal._size = LARGE
        signal.raise_signal(signal.SIGWINCH)
        sizes.extend(len(screen.split("\n")) for screen in terminal.screens)
        raise EOFError

    terminal = Watched(grow)
    Sitting(climber(), WraithScreen(), terminal, lambda match: "nowhere.json").sit()
    assert sizes == [23, 49]


# -- leaving ---------------------------------------------------------------------------------------


def test_an_interrupt_at_the_prompt_saves_and_leaves(tmp_path: Path) -> None:
    saves = Saves(tmp_path)

    def interrupt() -> str:
        raise KeyboardInterrupt

    terminal = Watched(interrupt)
    sitting = Sitting(climber(), WraithScreen(), terminal, lambda m: saves.keep(m, "single"))
    assert sitting.sit() == QUIT
    assert saves.waiting("wraith", "single") is not None
    assert f"\n{words('terminal-left')}" in terminal.text


def test_an_interrupt_while_a_hint_is_thought_out_saves_and_leaves(tmp_path: Path) -> None:
    saves = Saves(tmp_path)

    def interrupt(match: Match) -> Advice:
        raise KeyboardInterrupt

    sitting, terminal = table(climber(), "hint", hint=interrupt, saves=saves)
    assert sitting.sit() == QUIT
    assert saves.waiting("wraith", "single") is not None
    assert "giants play --resume" in _flat(terminal.text)


def test_a_pipe_gets_every_page_whole_and_is_never_asked_to_press_enter() -> None:
    match = climber()
    sitting, terminal = table(
        match, "rest wild-swing", "rest squib", "end", "keep", "help", live=False
    )
    sitting.sit()
    assert terminal.asked == 6
    assert "quit          leave" in terminal.text
    assert words("terminal-happened") not in terminal.text
    assert "\x1b" not in terminal.text


def test_in_colour_the_screen_is_painted() -> None:
    sitting, terminal = table(climber(), look=Look(color=True))
    sitting.sit()
    assert "\x1b[" in terminal.text


def test_colours_without_unicode_are_ascii_too() -> None:
    sitting, terminal = table(climber(), "cards", "", look=Look(color=True, unicode=False))
    terminal.pages("“Stennick”", ["Ebba’s grandmother …"])
    sitting.sit()
    assert "\x1b[" in terminal.text
    assert terminal.text.isascii()


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not open_terminal().look.color
    monkeypatch.delenv("NO_COLOR")
    assert open_terminal().look.color
    assert not open_terminal(color=False).look.color


def test_a_terminal_without_unicode_gets_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not open_terminal(ascii_only=True).look.unicode
    old = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    monkeypatch.setattr("sys.stdout", old)
    assert not open_terminal().look.unicode
    assert plain_ascii("“Ebba’s rope” … é × − ░") == '"Ebba\'s rope" . e x - ?'
