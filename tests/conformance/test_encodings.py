"""Games in numbers: rows of one length that tell nothing that the view does not."""

from __future__ import annotations

import math

import pytest

import giantstable as gt
from giantstable.kernel.encoding import Encoding
from giantstable.kernel.match import Match
from giantstable.titles import titles
from tests.conformance import chance, checks
from tests.conformance.setups import games_to_play, stride, title
from tests.every import every
from tools import encodings

GAMES_EACH = 48
STRIDE = 7
CHOICES = 250
LARGEST = 1 << 20
OURS = [name for name, each in titles().items() if each.ours]


def rows(encoding: Encoding, match: Match, seat: int) -> list[float]:
    """Return what a seat sees and is asked, in numbers."""
    asked = [decision for decision in match.pending if decision.seat == seat]
    return encoding.encode(match.view(seat), seat, asked[0] if asked else None)


def at(encoding: Encoding, row: list[float], name: str) -> list[float]:
    """Return the numbers of one field."""
    [field] = [field for field in encoding.fields if field.name == name]
    return row[field.first : field.first + field.count]


def hold(encoding: Encoding, match: Match, word: int) -> None:
    """Assert that every row is as long as it should be, and the same in every truth."""
    for seat in range(match.seats):
        row = rows(encoding, match, seat)
        assert len(row) == encoding.size
        assert all(math.isfinite(n) and abs(n) <= LARGEST for n in row)
        assert row == rows(encoding, checks.imagined(match, seat, word), seat)


@pytest.mark.at_random
@pytest.mark.parametrize("name", OURS)
def test_rows_have_one_length_and_twins_encode_the_same(name: str) -> None:
    with every() as each:
        for game, given, seed in games_to_play(GAMES_EACH, STRIDE):
            if game != name:
                continue
            with each.one(f"{title(given)} {seed}"):
                match = chance.begin(gt.game(name), given, seed, quiet=True)
                encoding = match.game.encoding(match.setup)
                with chance.telling(match, given, seed):
                    hold(encoding, match, seed)
                    chooser = chance.Chooser(match.game, seed)
                    for step, _ in enumerate(chance.play_out(match, chooser, CHOICES)):
                        if step % stride(name) == 0 or match.over:
                            hold(encoding, match, step)


@pytest.mark.parametrize("name", OURS)
def test_fields_fill_the_row_and_have_names_of_their_own(name: str) -> None:
    game = gt.game(name)
    encoding = game.encoding(game.settle({}))
    names = [field.name for field in encoding.fields]
    assert len(set(names)) == len(names)
    at = 0
    for field in encoding.fields:
        assert field.first == at
        assert field.what
        at += field.count
    assert at == encoding.size


def test_the_page_of_all_numbers_is_up_to_date() -> None:
    assert encodings.PAGE.read_text(encoding="utf-8") == encodings.page()
