"""docs/assault-content.md explains every effect and condition, with its fields."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from giantstable.games.assault.box.effects import CONDITIONS, EFFECTS

PAGE = (Path(__file__).parents[3] / "docs" / "assault-content.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `([a-z-]+)` \| ([a-z, ?]*?) *\|", PAGE, re.MULTILINE))


@pytest.mark.parametrize("name", [*EFFECTS, *CONDITIONS])
def test_every_effect_and_condition_is_explained(name: str) -> None:
    assert ROWS[name] == ", ".join({**EFFECTS, **CONDITIONS}[name])
