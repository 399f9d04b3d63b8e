"""A plain table copies, writes and reads itself, and refuses what cannot lie on it."""

from __future__ import annotations

import pytest

from giantstable.kernel.decision import CHECKPOINT, Decision, DecisionKind, Play
from giantstable.kernel.errors import BadPosition
from giantstable.kernel.event import EventKind
from giantstable.kernel.form import NUMBER
from giantstable.kernel.game import Game, Json, Setup
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.plain import PlainTable
from giantstable.kernel.record import read_position, read_record
from giantstable.kernel.rng import Rng, seeded
from giantstable.kernel.table import Table

COUNT = DecisionKind("count", "COUNT-1", NUMBER)
COUNTED = EventKind("counted", "COUNT-1", "n")


class Abacus(PlainTable):
    """A field of every sort."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.turn = 0
        self.open = True
        self.title = ""
        self.beads = [rng.below(6), rng.below(6)]
        self.rows: list[list[int]] = [[], [7]]
        self.prices = {"red": 3, "blue": 4}


class Counting(Game):
    """Two count beads: the smallest game that leaves every answer to the kernel."""

    def __init__(self) -> None:
        super().__init__("counting", 2, 2)

    def new_table(self, setup: Setup, rng: Rng) -> Abacus:
        return Abacus(rng)

    def play(self, table: Table) -> Play:
        t = abacus(table)
        while t.turn < 4:
            yield CHECKPOINT
            n = yield Decision(t.turn % 2, COUNT, [0, 1, 2])
            t.rows[t.turn % 2].append(n)
            t.tell(COUNTED, n, seat=t.turn % 2)
            t.turn += 1

    def scores(self, table: Table) -> list[int]:
        return [sum(row) for row in abacus(table).rows]

    def result(self, table: Table) -> str:
        return "counted" if abacus(table).turn == 4 else ""

    def results(self) -> list[str]:
        return ["counted"]

    def view(self, table: Table, seat: int | None) -> Json:
        return abacus(table).own_fields()

    def check(self, table: Table) -> None:
        assert abacus(table).turn <= 4, "four turns are all"


def abacus(table: Table) -> Abacus:
    assert isinstance(table, Abacus)
    return table


def counting() -> Match:
    return new_match(Counting(), {}, 7)


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    table = Abacus(seeded(1))
    table.events = []
    twin = table.copy()
    assert isinstance(twin, Abacus)
    assert twin.to_json() == table.to_json()
    assert twin.events is None
    twin.rows[1].append(9)
    twin.prices["red"] = 0
    twin.rng.next()
    assert table.rows == [[], [7]]
    assert table.prices["red"] == 3
    assert twin.rng.state() != table.rng.state()


def test_a_game_that_says_little_is_settled_played_and_won() -> None:
    match = counting()
    assert match.setup == {}
    assert match.seats == 2
    for choice in ("2", "0", "2", "1"):
        match.choose(choice)
    assert (match.scores, match.winners, match.result) == ([4, 8], [1], "counted")
    assert match.game.reference(match.setup) == {}
    assert match.game.why_not(match.table, 0, None, {"bead": "red"}) is None


def test_its_records_and_positions_are_read_again() -> None:
    match = counting()
    match.choose("2")
    again = read_record(Counting(), match.record())
    assert again.view(0) == match.view(0)
    loaded = read_position(Counting(), match.position())
    assert loaded.view(0) == match.view(0)
    assert loaded.table.rng.state() == match.table.rng.state()


def test_what_a_position_leaves_out_is_as_at_the_start() -> None:
    match = read_position(Counting(), {"table": {"turn": 3, "rows": [[5], []]}})
    table = abacus(match.table)
    assert (table.turn, table.rows, table.open, table.prices["red"]) == (3, [[5], []], True, 3)


@pytest.mark.parametrize(
    ("table", "key", "field"),
    [
        ({"turn": "one"}, "field-whole", "table.turn"),
        ({"turn": True}, "field-whole", "table.turn"),
        ({"open": 1}, "field-flag", "table.open"),
        ({"title": 1}, "field-text", "table.title"),
        ({"beads": 1}, "field-list", "table.beads"),
        ({"beads": [1, "two"]}, "field-whole", "table.beads[1]"),
        ({"rows": [[1]]}, "field-length", "table.rows"),
        ({"rows": [[1], 2]}, "field-list", "table.rows[1]"),
        ({"prices": {"red": 1}}, "field-missing", "table.prices.blue"),
        ({"prices": {"red": 1, "blue": 2, "green": 3}}, "field-unknown", "table.prices.green"),
        ({"rng": [1, 2]}, "position-rng", "table.rng"),
        ({"fortune": 1}, "field-unknown", "table.fortune"),
        ({"turn": 9}, "inside", "table"),
    ],
)
def test_what_cannot_lie_on_the_table_is_refused_by_its_field(
    table: Json, key: str, field: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        read_position(Counting(), {"table": table})
    assert refusal.value.key == key
    assert field in str(refusal.value)


def test_a_game_of_two_to_four_asks_how_many() -> None:
    game = Game("any", 2, 4)
    [option] = game.setup_options()
    assert (option.name, option.low, option.high, option.seats) == ("seats", 2, 4, True)
    assert game.seats(game.settle({"seats": 3})) == 3
    assert game.seats(game.settle({})) == 2
