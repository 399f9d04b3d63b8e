"""How to play each game, in a page: the same pictures in every language, and words for each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from giantstable import text
from giantstable.titles import titles
from tools.guide_pictures import PICTURES

FACES = Path(__file__).parents[1] / "web" / "src" / "games"
OURS = [name for name, title in titles().items() if title.ours]
HEAVY = 120_000  # bytes of one picture


@pytest.mark.parametrize("language", text.languages())
@pytest.mark.parametrize("game", OURS)
def test_every_picture_is_there_and_has_words(game: str, language: str) -> None:
    folder = FACES / game / "guide" / language
    wanted = [picture.name for picture in PICTURES[game]]
    assert sorted(file.stem for file in folder.iterdir()) == sorted(wanted)
    said = text.phrases(language)
    names = [re.sub(r"^\d-", "", name) for name in wanted]
    keys = [f"{game}-guide", *[f"{game}-guide-{name}" for name in names]]
    for key in [*keys, *[f"{game}-guide-{name}-text" for name in names]]:
        assert said.has_message(key), f"{language} lacks {key}"
    for file in folder.iterdir():
        assert file.read_bytes()[8:12] == b"WEBP"
        assert file.stat().st_size < HEAVY, f"{file.name} is too heavy for a page"
