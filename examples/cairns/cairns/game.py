"""Cairns: build with hidden stones, while the wind blows."""

from giantstable.kernel.decision import AGAIN, CHECKPOINT, Decision, DecisionKind, Play, Together
from giantstable.kernel.event import EventKind
from giantstable.kernel.form import Form, Meaning, One
from giantstable.kernel.game import Game, Json, Setup
from giantstable.kernel.noun import Listed, Noun
from giantstable.kernel.plain import PlainTable
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

STONES, HAND, ROUNDS = 12, 3, 3


class Field(PlainTable):
    """What lies on the table: the pile, and the stones of each player."""

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng)
        self.round = 1
        self.wind = 0
        self.pile = list(range(1, STONES + 1))
        rng.shuffle(self.pile)
        self.hands = [[self.pile.pop() for _ in range(HAND)] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]


def on(table: Table) -> Field:
    """Return the table as what it is."""
    assert isinstance(table, Field)
    return table


# -- what is asked, and what happens ---------------------------------------------------------------

ORDERS = ["rest", "low", "high"]
BURY, HOLD = 100, 200  # BURY + stone; to lay it, the stone alone


class Player(Noun):
    """A player: the seats count from 0, people from 1."""

    def name(self, table: Table, n: int) -> int:
        return n + 1


class Stones(Form):
    """A stone to be laid or buried; or to hold."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == HOLD:
            return Meaning("hold")
        return Meaning("bury" if code > BURY else "lay").of(Noun("stone"), code % BURY)

    def every(self, table: Table) -> list[int]:
        return [*range(1, STONES + 1), *range(BURY + 1, BURY + STONES + 1), HOLD]


AN_ORDER = Listed("order", ORDERS)
ORDER = DecisionKind("order", "CAIRNS-2", One(AN_ORDER))
STONE = DecisionKind("stone", "CAIRNS-3", Stones(), secret=True)

WIND = EventKind("wind", "CAIRNS-1", "n")
ORDERED = EventKind("ordered", "CAIRNS-2", "seat", "order")
LAID = EventKind("laid", "CAIRNS-3", "seat", "stone")
BURIED = EventKind("buried", "CAIRNS-3", "seat", "stone", private=("stone",))
HELD = EventKind("held", "CAIRNS-3", "seat")
DREW = EventKind("drew", "CAIRNS-4", "seat", "stone", private=("stone",))


# -- the rules -------------------------------------------------------------------------------------


def rounds(t: Field) -> Play:
    """Build until night falls."""
    while t.round <= ROUNDS:
        yield CHECKPOINT
        t.wind = t.rng.below(6)
        t.tell(WIND, t.wind)
        orders = [Decision(seat, ORDER, [0, 1, 2]) for seat in range(len(t.hands))]
        yield Together(orders)
        for order in orders:
            t.tell(ORDERED, order.seat, order.answer, seat=order.seat)
        t.reveal()
        for order in orders:
            if ORDERS[order.answer] != "rest":
                yield from build(t, order.seat)
        for seat in range(len(t.hands)):
            draw(t, seat)
        t.round += 1


def build(t: Field, seat: int) -> Play:
    """Lay a stone, bury it, or hold; then a second one may be buried."""
    for turn in range(2):
        hand = t.hands[seat]
        code = AGAIN
        while code == AGAIN:  # to imagine another hand is to be asked about that one
            to_lay = [] if turn else hand
            code = yield Decision(seat, STONE, [*to_lay, *[BURY + s for s in hand], HOLD])
        if code == HOLD:
            t.tell(HELD, seat, seat=seat)
            return
        stone = code % BURY
        hand.remove(stone)
        if code > BURY:
            t.buried[seat].append(stone)  # nobody else learns anything: it can be taken back
            t.tell(BURIED, seat, stone, seat=seat)
        else:
            t.laid[seat].append(stone)
            t.reveal()
            t.tell(LAID, seat, stone, seat=seat)


def draw(t: Field, seat: int) -> None:
    """Draw a stone if there is one."""
    if t.pile:
        t.hands[seat].append(t.pile.pop())
        t.reveal()
        t.tell(DREW, seat, t.hands[seat][-1], seat=seat)


# -- the game --------------------------------------------------------------------------------------


class Cairns(Game):
    """What the kernel asks of a game."""

    def __init__(self) -> None:
        super().__init__("cairns", min_seats=2, max_seats=3)
        self.asks = [ORDER, STONE]
        self.nouns = {"order": AN_ORDER, "seat": Player("seat")}

    def new_table(self, setup: Setup, rng: Rng) -> Field:
        return Field(rng, self.seats(setup))

    def play(self, table: Table) -> Play:
        return rounds(on(table))

    def scores(self, table: Table) -> list[int]:
        return [sum(row) for row in on(table).laid]

    def result(self, table: Table) -> str:
        return "nightfall" if on(table).round > ROUNDS else ""

    def results(self) -> list[str]:
        return ["nightfall"]

    def reference(self, setup: Setup) -> Json:
        return {"orders": ORDERS, "stones": STONES, "rounds": ROUNDS}

    def view(self, table: Table, seat: int | None) -> Json:
        t = on(table)
        return {
            "round": t.round,
            "wind": t.wind,
            "pile": len(t.pile),
            "laid": [row.copy() for row in t.laid],
            "hands": [h.copy() if i == seat else len(h) for i, h in enumerate(t.hands)],
            "buried": [b.copy() if i == seat else len(b) for i, b in enumerate(t.buried)],
        }

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        t = on(table)
        hidden = [t.pile]
        for other in range(len(t.hands)):
            if other != seat:
                hidden += [t.hands[other], t.buried[other]]
        stones = sorted(stone for place in hidden for stone in place)
        rng.shuffle(stones)
        for place in hidden:
            place[:] = [stones.pop() for _ in place]
        t.rng.become(rng)

    def check(self, table: Table) -> None:
        t = on(table)
        everywhere = [t.pile, *t.hands, *t.laid, *t.buried]
        stones = sorted(stone for place in everywhere for stone in place)
        assert stones == list(range(1, STONES + 1)), "there is every stone once"
        assert 1 <= t.round <= ROUNDS + 1, "there are three rounds"


def game(documents: dict[str, object]) -> Game:
    """Return the game; it has no content files."""
    return Cairns()
