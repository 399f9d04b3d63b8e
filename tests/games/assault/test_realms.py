"""The hand-made realms that the tests of the rules stand on."""

from __future__ import annotations

from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import DONE, packed
from giantstable.kernel.decision import Decision, Play
from tests.games.assault.realms import at, cards, race, realm, run, supply
from tests.games.assault.table import region


def test_a_realm_has_what_it_is_told_and_the_rest_of_the_box() -> None:
    table = realm(
        seats=4,
        armies={
            "dessarin-valley": ("hill", {"hill-regular": 2, "hill-elite!": 1}),
            "sea-of-swords": ("storm", {"serissa": 1}),
        },
        resources={"hill": {"food": 2}},
        spells={"cloud": ["fog"]},
        discard=["ore"],
    )
    assert at(table, "dessarin-valley") == {"hill-regular": 2, "hill-elite!": 1}
    assert table.held[race("hill")] == 1 << region("dessarin-valley")
    assert supply(table, "hill")["hill-regular"] == 10
    assert "serissa" not in supply(table, "storm")
    assert "hekaton" not in supply(table, "storm")
    assert cards(table, "hill") == {"food": 2}
    assert len(table.deck) + len(table.discard) == 46
    assert len(table.spell_deck) == 17
    assert table.seat_of[race("fire")] < 0
    assert table.reserve + sum(table.pools) == 180


def _two_questions() -> Play:
    yield Decision(0, asks.GIVE, [0, 1, DONE])
    yield Decision(0, asks.MANEUVER, [packed(1, region("waterdeep"), 2), DONE])


def test_a_sitting_answers_by_words() -> None:
    sitting = run(_two_questions(), realm(), ["ore"])
    assert sitting.kind == "maneuver"
    assert sitting.only("hill-regular!@waterdeep>spine-of-the-world", "done")
    assert not sitting.offers("hill-regular@waterdeep>spine-of-the-world")
    sitting.answer("done").end()
