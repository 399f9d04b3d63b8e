"""What happened is told so that a player can follow it: grouped, whole, with signs that call."""

from __future__ import annotations

import random

import pytest

import giantstable as gt
from giantstable.games.wraith.terminal.colours import ATTACK_SYMBOLS, attack_sign
from giantstable.games.wraith.terminal.news import chapters, news_lines
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.games.wraith.terminal.seen import Seen
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Line, Piece, flow, length
from giantstable.terminal.look import BLOOD, MOSS, Look
from giantstable.terminal.sitting import Showing
from giantstable.terminal.terminal import Size
from giantstable.text import say, words
from tests.games.wraith.scene import row, scene
from tests.terminal.at_table import LARGE, PLAIN, SMALL


def told(match: Match, before: int, size: Size = SMALL, look: Look = PLAIN) -> Showing:
    """Return a scene in which all that happened after a point is new and unread."""
    events = match.events(0)
    texts = [say(match.game.event_text(match.table, event, 0)) for event in events]
    return Showing(size, look, texts, len(events) - before, "", news=True)


def plain(line: Line) -> str:
    return "".join(piece.text for piece in line)


def giants_step() -> tuple[Match, int]:
    """Return a fight just after a Giant's step in which a card answered the new one."""
    match = scene(
        pawn="A1", row=row("earth", "10 05 01 08 12"), giant_deck=["earth-02", "earth-06"]
    )
    for choice in ("rest", "rest", "end"):
        match.choose(next(o for o in match.pending[0].options if o.notation.startswith(choice)))
    before = len(match.events(0))
    match.choose("keep")
    return match, before


def test_a_strike_and_what_came_of_it_stand_in_one_line() -> None:
    match, before = giants_step()
    scene_ = told(match, before)
    lines = [plain(line) for line in chapters(match, Seen(match), scene_)]
    kinds = [event.kind.name for event in match.events(0)[before:]]
    assert "chained" in kinds
    assert any(line.startswith("The Giant stirs") for line in lines)
    struck = [line for line in lines if "strikes you" in line or "does not reach you" in line]
    assert all("You suffer" in line or "Rage" in line or "You lose" in line for line in struck)


@pytest.mark.rule("WG-GIANT-23")
def test_a_card_that_answers_bears_the_sign_it_shares_with_the_new_card() -> None:
    match, before = giants_step()
    seen = Seen(match)
    lines = [plain(line) for line in chapters(match, seen, told(match, before))]
    new = next(line for line in lines if " appears" in line)
    signs = [attack_sign(PLAIN.signs, symbol) for symbol in ATTACK_SYMBOLS]
    answers = [line for line in lines if line[0] in signs]
    assert answers
    for line in answers:
        assert line[0] in new
        name = line.partition(" ")[2]
        card = next(card for card in seen.row if name.startswith(card.name))
        assert line[0] in [attack_sign(PLAIN.signs, symbol) for symbol in card.symbols]


def test_harm_is_red_and_a_miss_is_green() -> None:
    match, before = giants_step()
    pieces = [p for line in chapters(match, Seen(match), told(match, before)) for p in line]
    assert all(p.ink == BLOOD for p in pieces if p.text.startswith("You suffer"))
    assert all(p.ink == MOSS for p in pieces if "does not reach" in p.text)


@pytest.mark.parametrize("giant", ["earth", "air", "water", "fire"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_nothing_that_happened_is_cut_from_the_news(giant: str, size: Size) -> None:
    chance = random.Random(7)
    match = gt.new("wraith", seed=11, giant=giant, wraith="elder", footholds=True)
    while not match.over:
        before = len(match.events(0))
        match.choose(chance.choice(match.pending[0].options))
        scene_ = told(match, before, size)
        shown = " ".join("\n".join(WraithScreen().draw(match, scene_).plain()).split())
        for line in news_lines(match, Seen(match), scene_, size[0] - 2):
            assert all(word in shown for word in plain(line).split())
        assert "…" not in shown.partition(words("terminal-happened"))[2]


def test_the_wounds_stay_in_sight_while_the_news_are_read() -> None:
    match, before = giants_step()
    screen = WraithScreen().draw(match, told(match, before)).plain()
    wounds = Seen(match).wounds
    assert any(f" {wounds}/7" in line for line in screen)


def test_a_lost_fight_says_so_first_and_then_why() -> None:
    match = scene(pawn="A1", wounds=6, hand=["young-squib"], row=row("earth", "10 05 01 08 12"))
    before = len(match.events(0))
    match.choose("fearless climb")
    screen = WraithScreen().draw(match, told(match, before)).plain()
    first = next(line for line in screen if line.startswith("›"))
    how = words("wraith-result-lose-wounds")
    assert first == f"› {words('terminal-lost', {'how': how})}"
    assert any("more than you can bear" in line for line in screen)


def test_pieces_flow_between_words_and_a_lone_sign_never_begins_a_line() -> None:
    line = [Piece("one two", "a"), Piece(" · ", "b"), Piece("three four", "c")]
    lines = flow(line, 8, indent=2)
    assert [plain(part) for part in lines] == ["one two", "  three", "  four"]
    assert all(length(part) <= 8 for part in lines)
    assert [plain(part) for part in flow(line, 40)] == ["one two · three four"]
