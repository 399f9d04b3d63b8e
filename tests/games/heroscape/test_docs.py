"""The examples in docs/battlefields.md are what the reader takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from giantstable.games.heroscape.box.scenario import GOALS, SPECIAL_RULES
from tests.games.heroscape.ground import box

PAGE = (Path(__file__).parents[3] / "docs" / "battlefields.md").read_text(encoding="utf-8")
BLOCKS = [yaml.safe_load(text) for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)]


def test_the_battlefield_of_the_page_can_be_built() -> None:
    field = box().battlefield("meadow.yaml", BLOCKS[0])
    assert field.name == "The Meadow"
    assert max(field.level) == 2


def test_the_scenario_of_the_page_can_be_read() -> None:
    scenario = box().scenario("two-hills.yaml", BLOCKS[1])
    assert scenario.seatings[0][1].army == ["mimring"]
    assert scenario.rule("mud") is not None


@pytest.mark.parametrize("name", [*SPECIAL_RULES, *GOALS])
def test_every_special_rule_and_goal_is_explained(name: str) -> None:
    assert f"| `{name}` |" in PAGE
