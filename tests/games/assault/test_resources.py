"""What Resource Cards are good for outside battles (AG-RES)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.cards import IN_EVENT
from giantstable.games.assault.box.effects import RESOURCES, RUNES
from tests.games.assault.realms import cards, command, race, realm
from tests.games.assault.table import box


@pytest.mark.rule("AG-RES-10")
def test_runes_of_three_kinds_pay_for_events() -> None:
    runes = [RESOURCES.index(rune) for rune in RUNES]
    assert [kind.kind for kind in box().resources if kind.use == IN_EVENT] == runes
    for event in box().special_events + box().universal_events:
        assert event.rune in runes
    assert {event.rune for event in box().universal_events} <= set(runes)


@pytest.mark.rule("AG-RES-13")
@pytest.mark.parametrize(
    ("name", "card", "answers", "points"),
    [
        ("hill", "food", ["yes"], 2),
        ("cloud", "artifact", ["done", "yes"], 3),  # Lyn Armaal stays
        ("fire", "ore", [0], 0),
    ],
)
def test_unique_commands_have_their_own_use_for_a_kind(
    name: str, card: str, answers: list[str | int], points: int
) -> None:
    table = realm(resources={name: {card: 1}}, rows={name: ["move"]})
    command(table, name, "unique", answers).end()
    assert cards(table, name) == {}
    assert table.discard == [RESOURCES.index(card)]
    assert table.points[race(name)] == points
    assert table.forged == (1 if name == "fire" else 0)
