"""However a game ends, it can be told."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable import text
from tests.conformance.words import YOU


@pytest.mark.parametrize("name", gt.games())
def test_every_end_has_words(name: str) -> None:
    for result in gt.game(name).results():
        assert not YOU.search(text.words(f"{name}-result-{result}")), "said to spectators too"
