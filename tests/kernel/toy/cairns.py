"""Cairns, a toy game with all that a kernel must bear and no game of ours has yet.

Two or three seats with hidden hands build cairns. In each round the wind blows (chance), all give
a secret order at once, and then one after the other lays a stone openly or buries it face down.
"""

from __future__ import annotations

from typing import Final

from fluent.runtime import FluentResource

from giantstable import text
from giantstable.kernel.decision import CHECKPOINT, Decision, DecisionKind, Play, Together
from giantstable.kernel.event import Event, EventKind
from giantstable.kernel.fields import Fields
from giantstable.kernel.form import Form, Meaning, One
from giantstable.kernel.game import NUMBER, Game, Json, Setup, SetupOption
from giantstable.kernel.message import Message, Why
from giantstable.kernel.noun import Listed, Noun
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table

STONES: Final = 12
HAND: Final = 3
ROUNDS: Final = 3

ORDERS: Final = ["rest", "low", "high"]
REST: Final = 0

BURY: Final = 100  # + stone
HOLD: Final = 200


class Stones(Form):
    """A stone that is laid or buried; or to hold."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == HOLD:
            return Meaning("hold")
        return Meaning("bury" if code > BURY else "lay").of(A_STONE, code % BURY)


AN_ORDER: Final = Listed("order", ORDERS)
A_STONE: Final = Noun("stone")
ORDER: Final = DecisionKind("order", "TOY-02", One(AN_ORDER))
STONE: Final = DecisionKind("stone", "TOY-03", Stones())

WIND: Final = EventKind("wind", "TOY-01", "n")
ORDERED: Final = EventKind("ordered", "TOY-02", "seat", "order")
LAID: Final = EventKind("laid", "TOY-03", "seat", "stone")
BURIED: Final = EventKind("buried", "TOY-03", "seat", "stone", private=("stone",))
HELD: Final = EventKind("held", "TOY-03", "seat")
DREW: Final = EventKind("drew", "TOY-04", "seat", "stone", private=("stone",))

RULES: Final = frozenset(["TOY-01", "TOY-02", "TOY-03", "TOY-04"])

WORDS: Final = """
cairns-ask-order = What is your order?
cairns-ask-stone = Which stone?
cairns-why-order = Orders are given all at once, before any stone.
cairns-option-order =
    { $order ->
        [rest] Rest
        [low] Build low
       *[high] Build high
    }
cairns-option-lay = Lay { $stone }
cairns-option-bury = Bury { $stone }
cairns-option-hold = Hold
cairns-event-wind = The wind blows { $n }
cairns-event-ordered = { $seat } ordered { $order }
cairns-event-laid = { $seat } lays { $stone }
cairns-event-buried = { $seat } buries { $stone }
cairns-event-buried-hidden = { $seat } buries a stone
cairns-event-held = { $seat } holds
cairns-event-held-yourself = You hold
cairns-event-drew = { $seat } draws { $stone }
cairns-event-drew-hidden = { $seat } draws a stone
"""


def speak() -> None:
    """Give the toy its words."""
    if not text.bundle("en").has_message("cairns-ask-order"):
        text.bundle("en").add_resource(FluentResource(WORDS))


class Field(Table):
    """The stones of all seats."""

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng)
        self.round = 1
        self.wind = 0
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> Field:
        """Return an equal field."""
        t = Field(self.rng.copy(), len(self.hands))
        t.revealed = self.revealed
        t.round = self.round
        t.wind = self.wind
        t.pile = self.pile.copy()
        t.hands = [hand.copy() for hand in self.hands]
        t.laid = [row.copy() for row in self.laid]
        t.buried = [row.copy() for row in self.buried]
        return t


class Cairns(Game):
    """The toy as the kernel knows it."""

    def __init__(self) -> None:
        super().__init__("cairns", 2, 3)
        self.nouns = {"order": AN_ORDER}
        speak()

    def setup_options(self) -> list[SetupOption]:
        return [SetupOption("seats", NUMBER, 2, low=2, high=3, seats=True)]

    def seats(self, setup: Setup) -> int:
        return int(setup["seats"])

    def fingerprint(self, setup: Setup) -> str:
        return "stones"

    def new_table(self, setup: Setup, rng: Rng) -> Field:
        t = Field(rng, self.seats(setup))
        t.pile = list(range(1, STONES + 1))
        rng.shuffle(t.pile)
        for hand in t.hands:
            hand.extend(t.pile.pop() for _ in range(HAND))
        return t

    def play(self, table: Table) -> Play:
        return rounds(_field(table))

    def scores(self, table: Table) -> list[int]:
        return [sum(row) for row in _field(table).laid]

    def winners(self, table: Table) -> list[int]:
        scores = self.scores(table)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def result(self, table: Table) -> str:
        return "nightfall" if _field(table).round > ROUNDS else ""

    def results(self) -> list[str]:
        return ["nightfall"]

    def view(self, table: Table, seat: int | None) -> Json:
        t = _field(table)
        return {
            "round": t.round,
            "wind": t.wind,
            "pile": len(t.pile),
            "laid": [row.copy() for row in t.laid],
            "hands": [h.copy() if i == seat else len(h) for i, h in enumerate(t.hands)],
            "buried": [b.copy() if i == seat else len(b) for i, b in enumerate(t.buried)],
        }

    def reference(self, setup: Setup) -> Json:
        return {"orders": ORDERS.copy(), "stones": STONES}

    def determinize(self, table: Table, seat: int, rng: Rng) -> None:
        t = _field(table)
        hidden = [t.pile]
        for other in range(len(t.hands)):
            if other != seat:
                hidden += [t.hands[other], t.buried[other]]
        stones = sorted(stone for place in hidden for stone in place)
        rng.shuffle(stones)
        for place in hidden:
            for i in range(len(place)):
                place[i] = stones.pop()
        t.rng.become(rng)

    def table_json(self, table: Table) -> Json:
        t = _field(table)
        return {
            "round": t.round,
            "wind": t.wind,
            "pile": t.pile.copy(),
            "hands": [hand.copy() for hand in t.hands],
            "laid": [row.copy() for row in t.laid],
            "buried": [row.copy() for row in t.buried],
            "revealed": t.revealed,
            "rng": t.rng.state(),
        }

    def table_from(self, setup: Setup, fields: Fields, rng: Rng) -> Field:
        seats = self.seats(setup)
        t = Field(rng, seats)
        t.round = fields.whole("round", 1, ROUNDS)
        t.wind = fields.whole("wind", 0, 5)
        t.pile = _stones(fields, "pile", fields.items("pile"))
        for name, rows in (("hands", t.hands), ("laid", t.laid), ("buried", t.buried)):
            for i, item in enumerate(fields.items(name)):
                where = f"{name}[{i}]"
                rows[fields.a_whole(i, where, 0, seats - 1)] = _stones(fields, where, item)
        t.revealed = fields.whole("revealed", 0, 9999)
        words = [fields.a_whole(w, "rng", 0, 2**32 - 1) for w in fields.items("rng")]
        if len(words) != 4:
            raise fields.refuse("rng", "position-rng", found=len(words))
        t.rng = Rng(words[0], words[1], words[2], words[3])
        return t

    def why_not(
        self, table: Table, seat: int | None, decision: Decision | None, thing: dict[str, str]
    ) -> Why | None:
        if decision is None or list(thing) != ["order"] or thing["order"] not in ORDERS:
            return None
        if decision.kind_of is ORDER:
            return None
        return Why(Message("cairns-why-order"), "TOY-02")

    def event_text(self, table: Table, event: Event, viewer: int | None) -> Message:
        if viewer == event.seat and event.kind is HELD:
            return Message("cairns-event-held-yourself")
        return super().event_text(table, event, viewer)

    def check(self, table: Table) -> None:
        t = _field(table)
        everywhere = [t.pile, *t.hands, *t.laid, *t.buried]
        stones = sorted(stone for place in everywhere for stone in place)
        assert stones == list(range(1, STONES + 1)), "stones are conserved"


def _field(table: Table) -> Field:
    assert isinstance(table, Field)
    return table


def _stones(fields: Fields, where: str, value: object) -> list[int]:
    return [fields.a_whole(stone, where, 1, STONES) for stone in fields.a_list(value, where)]


# -- the rules -------------------------------------------------------------------------------------


def rounds(t: Field) -> Play:
    """Build until night falls."""
    while t.round <= ROUNDS:
        yield CHECKPOINT
        t.wind = t.rng.below(6)  # TOY-01: chance speaks between the checkpoint and the question
        t.tell(WIND, t.wind)
        orders = [Decision(seat, ORDER, [0, 1, 2]) for seat in range(len(t.hands))]
        yield Together(orders)
        for order in orders:
            t.tell(ORDERED, order.seat, order.answer)
        t.reveal()  # TOY-02: all orders are turned up at once
        for order in orders:
            if order.answer != REST:
                yield from one_stone(t, order.seat)
        for seat in range(len(t.hands)):
            draw(t, seat)
        t.round += 1


def one_stone(t: Field, seat: int) -> Play:
    """Lay a stone, bury it, or hold (TOY-03); then a second one may be buried."""
    for turn in range(2):
        hand = t.hands[seat]
        laying = [] if turn else hand
        codes = [*laying, *[BURY + stone for stone in hand], HOLD]
        code = yield Decision(seat, STONE, codes)
        if code == HOLD:
            t.tell(HELD, seat, seat=seat)
            return
        stone = code - BURY if code > BURY else code
        hand.remove(stone)
        if code > BURY:
            t.buried[seat].append(stone)  # nobody learns anything: it can be taken back
            t.tell(BURIED, seat, stone, seat=seat)
        else:
            t.laid[seat].append(stone)
            t.reveal()
            t.tell(LAID, seat, stone, seat=seat)


def draw(t: Field, seat: int) -> None:
    """Draw a stone if there is one (TOY-04)."""
    if t.pile:
        t.hands[seat].append(t.pile.pop())
        t.reveal()
        t.tell(DREW, seat, t.hands[seat][-1], seat=seat)
