"""Assault at the terminal: what is typed, what is refused, whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.cli.play import play
from giantstable.kernel.errors import BadSetup
from giantstable.terminal.look import Look
from giantstable.terminal.saves import Saves
from giantstable.terminal.sitting import OVER
from giantstable.terminal.terminal import Size
from giantstable.text import say
from tests.games.assault.terminal.frontier import after, middle, shown, table, typist
from tests.terminal.at_table import LARGE, SMALL, Watched, files

DESSARIN = "dessarin-valley"  # which the Stone Giants hold


def chosen(match: gt.Match) -> str:
    """Return the notation of what was chosen last."""
    return match.choices[-1].partition(":")[2].strip()


# -- what is typed ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("r sh de", "hill-regular sumber-hills>delimbiyr-vale"),
        ("R SH>DE", "hill-regular sumber-hills>delimbiyr-vale"),
        ("r! sh de", "hill-regular! sumber-hills>delimbiyr-vale"),
        ("guh de", "guh sumber-hills>delimbiyr-vale"),
        ("l sumber delim", "guh sumber-hills>delimbiyr-vale"),
        ("r wa nw", "hill-regular waterdeep>neverwinter-wood"),
        ("hill-elite sumber-hills>delimbiyr-vale", "hill-elite sumber-hills>delimbiyr-vale"),
    ],
)
def test_a_unit_and_a_destination_are_short_names(typed: str, meant: str) -> None:
    match = after(middle(rows={}), "move")
    table(match, typed)[0].sit()
    assert chosen(match) == meant


def test_names_that_mean_several_show_only_those_until_back() -> None:
    match = after(middle(rows={}), "move")
    before = len(match.choices)
    _, terminal = seated = table(match, "r wa", "back")
    seated[0].sit()
    assert len(match.choices) == before
    narrowed, widened = terminal.screens[-2:]
    assert "E SH" not in narrowed
    assert re.search(r"R WA +\d+ NW", narrowed)
    assert "E SH" in widened


def test_names_go_on_where_the_last_ones_were_not_enough() -> None:
    match = after(middle(rows={}), "move")
    table(match, "r wa", "de")[0].sit()
    assert chosen(match) == "hill-regular waterdeep>delimbiyr-vale"


@pytest.mark.parametrize("typed", ["4", "attack", "a", "att"])
def test_a_command_is_its_number_its_letter_or_its_name(typed: str) -> None:
    match = middle()
    table(match, typed)[0].sit()
    assert chosen(match) == "attack"


@pytest.mark.parametrize("typed", ["move", "why move", "why m"])
def test_what_cannot_be_chosen_is_refused_with_its_rule(typed: str) -> None:
    seat, terminal = table(middle(), typed)
    seat.sit()
    assert "lies in your row until you rest. (AG-CMD-10)" in " ".join(terminal.screen.split())


def test_a_region_out_of_reach_is_refused_with_its_rule() -> None:
    match = after(middle(), "attack")
    seat, terminal = table(match, "hm")
    seat.sit()
    assert "(AG-ATTACK" in terminal.screen
    assert chosen(match) == "attack"


def test_why_of_what_can_be_chosen_says_so() -> None:
    seat, terminal = table(middle(), "why attack")
    seat.sit()
    assert "That can be chosen now" in terminal.screen


def test_look_tells_who_is_in_a_region_and_what_lies_beside_it() -> None:
    seat, terminal = table(middle(), "look dv", "look", "look xx")
    seat.sit()
    there, where, nowhere = terminal.screens[-3:]
    told = " ".join(there.split())
    assert "DV Dessarin Valley: Stone Giants: 2 Stone Giant, Elite Stone Giant (wounded)" in told
    assert "“Triboar Burns”" in told
    assert "SH" in told.partition("Borders on")[2]
    assert "such as: look SM" in where
    assert "There is no region xx" in nowhere


@pytest.mark.parametrize("typed", ["ravage", "rav", "unique"])
def test_a_command_of_ones_own_goes_by_the_name_on_its_card(typed: str) -> None:
    match = middle(active="stone", turns=10)
    table(match, typed)[0].sit()
    assert chosen(match) == "unique"


def test_a_command_of_several_words_is_typed_whole() -> None:
    match = middle(active="hill")
    table(match, "Stuff Stuff")[0].sit()
    assert chosen(match) == "unique"


def test_the_price_of_a_passage_stands_beside_the_way() -> None:
    match = after(middle(rows={}, resources={}), "move")
    prices = {
        str(o.facts["price"]) for o in match.pending[0].options if o.facts.get("to") == DESSARIN
    }
    assert "wound" in prices
    text = shown(match, LARGE)
    assert re.search(r"DV for a wound", text)
    assert re.search(r"DV for its life", text)
    text = shown(after(middle(rows={}), "move"), LARGE)
    assert re.search(r"DV for a card", text)


@pytest.mark.parametrize(
    ("about", "found"),
    [
        ("stone", "Pox on the Land"),  # its Event,
        ("stone", "Walk of Stone"),  # its leader,
        ("stone", "U Ravage: 1 point for each"),  # its unique command,
        ("stone", "In supply: R7 E5 C"),
        ("fire", "nobody plays them"),
        ("spells", "Lightning Bolt (when totals are counted): 2 hits [2 in the box]"),
        ("discards", "Discarded Resource Cards, the uppermost first: Food, Ore"),
        ("discards", "Discarded spells, the uppermost first: Fog Cloud"),
        ("nonsense", "Nothing is known as nonsense."),
        ("", "Ore: 2 hits, for attackers only"),
        ("", "type cards and one of these words"),
    ],
)
def test_cards_of_others_and_discarded_ones_can_be_looked_up(about: str, found: str) -> None:
    match = middle(discard=["food", "ore"], spell_discard=["fog"])
    seat, terminal = table(match, f"cards {about}".strip(), live=False)
    seat.sit()
    assert found in " ".join(terminal.text.split())


def test_the_hands_of_others_are_not_looked_up() -> None:
    match = middle()
    seat, terminal = table(match, "cards storm", live=False)
    seat.sit()
    assert "2 spells" in terminal.text
    assert "Bless" not in terminal.text


def test_who_shares_a_keyboard_is_asked_before_an_answer_is_taken_back() -> None:
    match = middle()
    who = ["you"] * match.seats
    before = match.pending[0].seat
    after(match, "trade", "offer stone", "food", "done", "weaponry", "done")
    assert match.pending[0].seat != before
    choices = match.choices
    seat, terminal = table(match, "", "undo", "", who=who)
    seat.sit()
    assert match.choices == choices
    assert f"Player {before + 1}, that was your answer: take it back?" in terminal.text
    seat, terminal = table(match, "undo", "y", who=who)
    seat.sit()
    assert match.choices == choices[:-1]
    assert match.pending[0].seat == before


def test_undo_takes_a_choice_back() -> None:
    match = middle()
    seat, terminal = table(match, "attack", "undo")
    seat.sit()
    assert not match.choices
    assert "taken back" in terminal.screen


def test_help_and_cards_are_pages() -> None:
    seat, terminal = table(middle(), "?", "", "", "", "cards", *[""] * 8)
    seat.sit()
    text = "\n".join(terminal.screens)
    for word in ("How to play", "Lyn Armaal", "The cards in sight", "Shield", "Stuff Stuff"):
        assert word in text


def test_cards_tell_no_spell_of_another() -> None:
    seat, terminal = table(middle(), "cards", live=False)
    seat.sit()
    assert "Shield" in terminal.text
    assert "Bless" not in terminal.text


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_card_can_be_spelled_out(seats: int) -> None:
    match = gt.new("assault", seed=1, seats=seats)
    while match.pending[0].kind == "pick":
        match.choose(match.pending[0].options[0])
    for _ in range(seats):
        seat, terminal = table(match, "cards", live=False)
        seat.sit()
        assert "Your commands" in terminal.text
        match.choose("magic")
        while match.pending[0].kind != "act":
            match.choose(match.pending[0].options[0])


# -- several at one keyboard -----------------------------------------------------------------------


def test_the_keyboard_is_handed_over_before_anything_private_is_shown() -> None:
    match = middle(spells={"hill": ["shield"], "storm": ["slow"], "stone": ["bless"]})
    who = ["you"] * 4
    seat, terminal = table(match, "", "rest", *["done"] * 4, "", who=who)
    seat.sit()
    assert match.pending[0].kind == "act"
    handed = next(s for s in terminal.screens if "Hand over the keyboard" in s)
    assert "Shield" not in handed
    assert "spell" not in handed
    assert "Slow" in terminal.screen
    assert "Shield" not in terminal.screen


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_game_of_three_is_played_through_and_shows_every_option(size: Size) -> None:
    match = gt.new("assault", seed=5, seats=3, round_cap=12)
    type_ = typist(match, seed=8)
    terminal = Watched(lambda: check() or type_(), size)

    def check() -> str:
        screen = terminal.screen
        if match.over or "Press Enter" in screen or "Hand over" in screen:
            return ""
        decision = match.pending[0]
        assert say(decision.prompt)[:60] in screen
        if "Type one of these" not in screen:
            for option in decision.options:
                assert option.notation
            numbers = {int(n) for n in re.findall(r"(?<![\w.!:+])(\d+) \S", screen)}
            assert len(numbers) >= len(decision.options)
        return ""

    seat, _ = table(match, who=["you", "random", "random"], size=size)
    seat.terminal = terminal
    assert seat.sit() == OVER
    assert match.over
    assert match.result == "aborted"


def test_no_secret_of_another_seat_is_ever_on_the_screen() -> None:
    match = gt.new("assault", seed=3, seats=3, round_cap=10)
    names = {
        spell.id: spell.names[0]
        for spell in match.game.box.spells  # type: ignore[attr-defined]
    }
    type_ = typist(match, seed=4)
    terminal = Watched(lambda: check() or type_())

    def check() -> str:
        """See that a hand is told to nobody else; what was cast or discarded all may know."""
        if match.over or "What happened" in terminal.screen:
            return ""
        view = match.view(0)
        mine = view["seats"][0]["spell_hand"]  # type: ignore[index]
        known = [*mine, *view["spell_discard"], *view["spells_gone"]]  # type: ignore[misc]
        lines = [line for line in terminal.screen.split("\n") if not line.startswith(" ▎")]
        for id_, name in names.items():
            assert id_ in known or name not in "\n".join(lines), name
        return ""

    seat, _ = table(match, who=["you", "random", "random"])
    seat.terminal = terminal
    seat.sit()
    assert match.over


def test_a_game_in_ascii_needs_no_other_letter() -> None:
    match = gt.new("assault", seed=6, seats=3, round_cap=4)
    terminal = Watched(typist(match, 6), SMALL, Look(color=False, unicode=False))
    seat, _ = table(match, who=["you", "random", "random"])
    seat.terminal = terminal
    seat.sit()
    assert match.over
    assert terminal.text.isascii()


def test_a_game_is_saved_left_and_gone_on_with(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    first = Watched(["1", "quit"])
    play("assault", setup={"seats": 4}, seed=1, bots="random", terminal=first, saves=saves)
    assert "assault-single.json" in " ".join(files(tmp_path))
    match = saves.waiting("assault", "single")
    assert match is not None
    assert match.seats == 4
    again = Watched(["quit"])
    play(resume=True, terminal=again, saves=saves)
    assert shown(match, seat=0).split("\n")[1:13] == again.screen.split("\n")[1:13]


def test_a_company_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    for bots in ("random,random", "random,random,random,random", "nobody"):
        with pytest.raises(BadSetup):
            play(
                "assault",
                setup={"seats": 4},
                bots=bots,
                terminal=Watched([]),
                saves=Saves(tmp_path),
            )
