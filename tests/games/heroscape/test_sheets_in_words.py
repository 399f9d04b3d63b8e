"""Every scenario, goal, special rule and power of the box is told in words, in every language."""

from __future__ import annotations

import pytest

from giantstable import library, text
from giantstable.games.heroscape.box.scenario import GOALS, SPECIAL_RULES
from giantstable.games.heroscape.game import box_of


@pytest.mark.parametrize("language", text.languages())
def test_every_scenario_has_a_story_and_every_clause_and_power_its_words(language: str) -> None:
    said = text.for_browsers("heroscape", language)
    wanted = [f"heroscape-story-{id_}" for id_ in box_of(library.game("heroscape")).scenarios]
    wanted += [f"heroscape-goal-{name}" for name in GOALS]
    wanted += [f"heroscape-special-{name}" for name in SPECIAL_RULES]
    wanted += [f"heroscape-power-text-{kind}" for kind in _kinds()]
    for key in wanted:
        assert f"\n{key} = " in said, key


def _kinds() -> list[str]:
    cards = box_of(library.game("heroscape")).cards.values()
    return sorted({power.kind for card in cards for power in card.powers})
