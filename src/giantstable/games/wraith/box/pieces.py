"""The pieces in the box: cards, boards, tracks, as the content files describe them."""

from __future__ import annotations

from typing import Final, Literal

from giantstable.games.wraith.box.body import Body

# -- skill symbols on Wraith cards (WG-COMP-06) --------------------------------------------------

SkillSymbol = Literal["hand", "foot", "eye", "breath"]
SYMBOLS: Final[list[SkillSymbol]] = ["hand", "foot", "eye", "breath"]
HAND: Final = 0
FOOT: Final = 1
EYE: Final = 2
BREATH: Final = 3
SYMBOL_BITS: Final = 8  # a row's symbols are four counts in one number


def symbol_count(symbols: int, symbol: int) -> int:
    """Return how many of one symbol a row shows."""
    return symbols >> (SYMBOL_BITS * symbol) & 255


# -- what cards, skills and spells can do --------------------------------------------------------

EFFECTS: Final = [
    "climb",
    "drop",
    "leap",
    "sword",
    "bow",
    "fireworks",
    "heal",
    "draw",
    "calm",
    "shield",
    "suppress_leftmost",
    "wound_wounded",
    "wound_any",
    "warp",
    "warp_number",
]
CLIMB: Final = 0
DROP: Final = 1
LEAP: Final = 2
SWORD: Final = 3
BOW: Final = 4
FIREWORKS: Final = 5
HEAL: Final = 6
DRAW: Final = 7
CALM: Final = 8
SHIELD: Final = 9
SUPPRESS_LEFTMOST: Final = 10
WOUND_WOUNDED: Final = 11
WOUND_ANY: Final = 12
WARP: Final = 13
WARP_NUMBER: Final = 14

VALUED: Final = [
    CLIMB, LEAP, SWORD, BOW, FIREWORKS, HEAL, DRAW, CALM, SHIELD, WOUND_WOUNDED, WOUND_ANY,
]  # fmt: skip

# What an effect is aimed at, in the order of EFFECTS. Where she stands herself goes without saying
# in notation.
NOTHING: Final = 0
PLACE: Final = 1
OWN_PLACE: Final = 2
GIANT_CARD: Final = 3
AIMED_AT: Final = [
    PLACE, PLACE, PLACE, OWN_PLACE, PLACE, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING,
    GIANT_CARD, GIANT_CARD, PLACE, PLACE,
]  # fmt: skip

NO_CAP: Final = -1


SET_ASIDE: Final = 5  # cards of a Giant that are left out of a fight (WG-SETUP)
ROW: Final = 5  # cards that lie in its row


class Effect:
    """One action of a card, or one effect of a skill or spell, with its value (W07).

    A plain number ignores symbols; otherwise the value is ``base`` plus the count of the
    symbols in the row: added up, or with ``pairs`` the smallest of them; ``cap`` comes last.
    """

    def __init__(
        self, type_: int, base: int, symbols: list[int], pairs: bool = False, cap: int = NO_CAP
    ) -> None:
        self.type = type_
        self.base = base
        self.symbols = symbols
        self.pairs = pairs
        self.cap = cap

    def worth(self, row_symbols: int) -> int:
        """Return the value in a row that shows these symbols (WG-ACT-09, WG-ACT-11)."""
        symbols = self.symbols
        if not symbols:
            return self.base
        count = 0
        if self.pairs:
            count = 255
            for symbol in symbols:
                count = min(count, symbol_count(row_symbols, symbol))
        else:
            for symbol in symbols:
                count += symbol_count(row_symbols, symbol)
        value = self.base + count
        return self.cap if NO_CAP < self.cap < value else value


class Spell:
    """A spell below the actions of an Elder card (WG-ELDER-02)."""

    def __init__(self, id_: str, name: str, requires: str, effects: list[Effect]) -> None:
        self.id = id_
        self.name = name
        self.requires = requires  # a letter or a number
        self.effects = effects


class WraithCard:
    """An Action card (WG-COMP-04)."""

    def __init__(
        self,
        id_: str,
        name: str,
        copies: int,
        symbols: list[int],
        actions: list[Effect],
        spell: Spell | None,
    ) -> None:
        self.id = id_
        self.notation = id_.partition("-")[2] or id_  # "young-jump-slash" is "jump-slash"
        self.name = name
        self.copies = copies
        self.symbols = symbols
        self.actions = actions
        self.spell = spell
        self.shows = 0
        for symbol in symbols:
            self.shows += 1 << (SYMBOL_BITS * symbol)


class Skill:
    """A special skill and its pool (WG-ADULT-01)."""

    def __init__(self, id_: str, name: str, colour: str, pool: int, effects: list[Effect]) -> None:
        self.id = id_
        self.name = name
        self.colour = colour
        self.pool = pool
        self.effects = effects


class Fearless:
    """An action that costs Wounds instead of a card (WG-FEAR-01)."""

    def __init__(self, effect: Effect, cost: int) -> None:
        self.effect = effect
        self.cost = cost


class Wraith:
    """A Wraith: her board and her deck (WG-COMP-02, WG-COMP-09)."""

    def __init__(
        self,
        id_: str,
        name: str,
        order: int,
        wound_limit: int,
        health_modifier: int,
        hand_size: int,
        foothold_tokens: int,
        fearless: list[Fearless],
        skills: list[Skill],
        cards: list[WraithCard],
    ) -> None:
        self.id = id_
        self.name = name
        self.order = order
        self.wound_limit = wound_limit
        self.health_modifier = health_modifier
        self.hand_size = hand_size
        self.foothold_tokens = foothold_tokens
        self.fearless = fearless
        self.skills = skills
        self.cards = cards
        self.deck: list[int] = []
        for i, card in enumerate(cards):
            self.deck.extend([i] * card.copies)


# -- the Giant -----------------------------------------------------------------------------------

ATTACK_SYMBOLS: Final = ["ring", "knot", "fang", "bolt"]

NORMAL: Final = 0
WHEN_REVEALED: Final = 1
ALWAYS_ACTIVE: Final = 2
CardKind = Literal["normal", "when_revealed", "always_active"]
CARD_KINDS: Final[list[CardKind]] = ["normal", "when_revealed", "always_active"]

STAY: Final = 0
MOVE_TO: Final = 1
MOVE_UP: Final = 2
MOVE_DOWN: Final = 3


class Push:
    """A forced move of the pawn (W26): to a place, or so many steps up or down."""

    def __init__(self, way: int, by: int) -> None:
        self.way = way
        self.by = by  # a place for MOVE_TO, else a number of steps


class Strike:
    """An attack of the Giant: where it reaches and what it does (WG-GIANT-04, -08, -09)."""

    def __init__(self, area: int, wounds: int, cards: int, stun: bool, push: Push) -> None:
        self.area = area
        self.wounds = wounds
        self.cards = cards
        self.stun = stun
        self.push = push
        self.harmful = wounds > 0 or cards > 0


REDUCE: Final = 0
FEARLESS_COST: Final = 1
NO_HEAL: Final = 2
SCORCH: Final = 3
DRIFT: Final = 4
LEAK: Final = 5
STOKE: Final = 6
ALWAYS: Final = ["reduce", "fearless_cost", "no_heal", "scorch", "drift", "leak", "rage"]


class Always:
    """An effect that lasts while its card lies unscarred in the row (WG-SPEC-05, W52)."""

    def __init__(self, effect: int, by: int, actions: int, area: int, push: Push) -> None:
        self.effect = effect
        self.by = by  # how much: a reduction, a price, Wounds, cards, Rage
        self.actions = actions  # REDUCE: a mask of effect types
        self.area = area  # SCORCH, LEAK: where it works
        self.push = push  # DRIFT


class GiantCard:
    """A card of the Giant's deck (WG-COMP-05)."""

    def __init__(
        self,
        id_: str,
        name: str,
        kind: int,
        weak_spot: str,
        weak: int,
        wound_limit: int,
        symbols: int,
        strike: Strike | None,
        always: Always | None,
    ) -> None:
        self.id = id_
        self.name = name
        self.kind = kind
        self.weak_spot = weak_spot
        self.weak = weak  # the footholds on which it can be hit
        self.wound_limit = wound_limit
        self.symbols = symbols
        self.strike = strike  # its attack, or what happens when it is revealed
        self.always = always


RAGE_SYMBOLS: Final = ["wound", "card", "stun"]
RAGE_WOUND: Final = 0
RAGE_CARD: Final = 1
RAGE_STUN: Final = 2

LOSE_ROW_CARDS: Final = 0
SHUFFLE_HAND: Final = 1
REMOVE_TOP: Final = 2
SUFFER_WOUND: Final = 3
FOOTHOLD_EFFECTS: Final = ["lose_row_cards", "shuffle_hand", "remove_top", "wound"]


class FootholdCard:
    """Where the tokens of the Dangerous Footholds lie (WG-FOOT-03)."""

    def __init__(self, id_: str, name: str, spots: list[int]) -> None:
        self.id = id_
        self.name = name
        self.spots = spots


class Drawing:
    """How the body looks: where each foothold is, what it is, and the outline."""

    def __init__(
        self,
        points: list[tuple[float, float]],
        parts: list[str],
        polygons: list[list[tuple[float, float]]],
    ) -> None:
        self.points = points
        self.parts = parts
        self.polygons = polygons


class Giant:
    """A Giant: its board, its deck, its Foothold Cards (WG-COMP-03, WG-COMP-08)."""

    def __init__(
        self,
        id_: str,
        name: str,
        order: int,
        health: int,
        scars_limit: int,
        rage_track: list[list[int]],
        body: Body,
        drawing: Drawing,
        cards: list[GiantCard],
        foothold_effect: int,
        foothold_cards: list[FootholdCard],
    ) -> None:
        self.id = id_
        self.name = name
        self.order = order
        self.health = health
        self.scars_limit = scars_limit
        self.rage_track = rage_track
        self.body = body
        self.drawing = drawing
        self.cards = cards
        self.foothold_effect = foothold_effect
        self.foothold_cards = foothold_cards
