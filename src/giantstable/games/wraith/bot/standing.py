"""How a fight stands, in numbers that speak for its end."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.bot.judgement import symbol_uses
from giantstable.games.wraith.box.pieces import (
    BOW,
    FIREWORKS,
    NORMAL,
    RAGE_WOUND,
    SWORD,
    SYMBOLS,
    Strike,
    Wraith,
    symbol_count,
)
from giantstable.games.wraith.rules.player_action import CARDS_A_TURN
from giantstable.games.wraith.rules.setup import full_health
from giantstable.games.wraith.table.fight import BOTTOM, SCAR, TOP, Fight

SIGNS: Final = [
    "one",  # always 1
    "life",  # of the Giant, as part of what it began with
    "pace",  # Wounds a round that it takes to bring it down in time
    "wounds",  # of hers, as part of what she can bear
    "wounds-squared",
    "brink",  # how near the last Wound is: 1 where one more is the end
    "release",  # the harm that the Rage holds ready, as part of what she can still bear
    "harm-here",  # what the row is likely to cost where she stands, likewise
    "harm",  # what the row is likely to cost on a foothold like any other, likewise
    "scars",  # as part of the limit
    "scarring",  # Scars in the making, those first that need the least
    "symbols",  # in her rows, each as often as attacks count it
    "symbols-to-come",  # the same for every round that is still to come
    "hand",  # her best cards, as many as she may still play in this round
    "played",  # cards of this round, as part of the two
    "reach",  # weak spots under her feet and next door
    "stun",
    "rage",  # as part of the track
    "rounds",  # that are still to come
    "stamina",  # rounds until her cards are spent
    "village",  # rounds until the Giant is there
    "pools",  # of skills: how nearly empty
]
MOST_PACE: Final = 12.0
MOST_HARM: Final = 2.0
STUNNED: Final = 0.6  # a stun and a lost card, in Wounds
CARD: Final = 0.35


class Standing:
    """Reads a fight; it remembers what it has read off the boards."""

    def __init__(self) -> None:
        self.uses: dict[str, list[float]] = {}  # by Wraith: how often each symbol is counted

    def read(self, t: Fight) -> list[float]:
        """Return the signs of a fight, in the order of SIGNS."""
        limit = t.wraith.wound_limit
        bear = float(max(1, limit - t.wounds))
        stamina = stamina_rounds(t)
        village = float(len(t.giant_deck))
        rounds = min(stamina, village)
        life = t.life()
        wounds = t.wounds / limit
        symbols = self._symbols(t)
        here, anywhere = harms(t)
        return [
            1.0,
            life / full_health(t),
            min(MOST_PACE, life / (rounds + 1.0)),
            wounds,
            wounds * wounds,
            1.0 / bear,
            min(MOST_HARM, release(t) / bear),
            min(MOST_HARM, max(0.0, here - t.shield) / bear),
            min(MOST_HARM, anywhere / bear),
            t.scars() / t.giant.scars_limit,
            scarring(t),
            symbols,
            symbols * rounds / 10.0,
            self._hand(t),
            t.played / CARDS_A_TURN,
            reach(t),
            1.0 if t.stunned else 0.0,
            t.rage / max(1, len(t.giant.rage_track)),
            rounds / 10.0,
            stamina / 10.0,
            village / 10.0,
            pools(t),
        ]

    def _symbols(self, t: Fight) -> float:
        """Return the symbols of her rows; those of a kind are best kept together."""
        uses = self._uses(t.wraith)
        total = 0.0
        for symbol in range(len(SYMBOLS)):
            above = symbol_count(t.top_symbols, symbol)
            below = symbol_count(t.bottom_symbols, symbol)
            total += uses[symbol] * (max(above, below) + 0.3 * min(above, below))
        return total / 4.0

    def _hand(self, t: Fight) -> float:
        """Return what the best cards of the hand would do now."""
        if t.played >= CARDS_A_TURN:
            return 0.0
        first = 0.0
        second = 0.0
        for card in t.hand:
            value = card_value(t, card)
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
        return (first + second) / 5.0 if t.played == 0 else first / 5.0

    def _uses(self, wraith: Wraith) -> list[float]:
        """Return how often in a round an attack can be expected to count each symbol."""
        if wraith.id not in self.uses:
            self.uses[wraith.id] = symbol_uses(wraith)
        return self.uses[wraith.id]


def stamina_rounds(t: Fight) -> float:
    """Return how many rounds her cards will last."""
    cards = len(t.hand) + len(t.deck) + len(t.discard)
    return max(0.0, (cards - t.wraith.hand_size) / 2.0)


def hurt_of(strike: Strike) -> float:
    """Return what a strike costs, in Wounds."""
    return strike.wounds + CARD * strike.cards + (STUNNED if strike.stun else 0.0)


def strike_chances(t: Fight) -> list[float]:
    """Return for each card of the row how likely it tries to strike in the next Giant step.

    The leftmost does; the others do if the new card shares a symbol, and which symbols are still
    to come can be counted.
    """
    unseen = [0] * 16
    for card in t.giant_deck:
        unseen[t.giant.cards[card].symbols] += 1
    for card in t.set_aside:
        unseen[t.giant.cards[card].symbols] += 1
    count = len(t.giant_deck) + len(t.set_aside)
    chances: list[float] = []
    for i, card in enumerate(t.row):
        piece = t.giant.cards[card]
        if t.tokens[i] == SCAR or piece.kind != NORMAL or piece.strike is None:
            chances.append(0.0)
        elif i == 0:
            chances.append(0.0 if t.suppressed else 1.0)
        else:
            matching = 0
            for mask in range(1, 16):
                if mask & piece.symbols:
                    matching += unseen[mask]
            chances.append(matching / count if count > 0 else 0.0)
    return chances


def harms(t: Fight) -> tuple[float, float]:
    """Return what the row is likely to cost in the next step: here, and anywhere."""
    here = 0.0
    anywhere = 0.0
    places = len(t.giant.body.names)
    chances = strike_chances(t)
    for i, card in enumerate(t.row):
        strike = t.giant.cards[card].strike
        if chances[i] > 0.0 and t.tokens[i] == 0 and strike is not None:
            hurt = chances[i] * hurt_of(strike)
            if strike.area >> t.pawn & 1:
                here += hurt
            anywhere += hurt * strike.area.bit_count() / places
    return here, anywhere


def release(t: Fight) -> float:
    """Return the harm that the Rage track holds ready."""
    harm = 0.0
    for space in t.giant.rage_track[: t.rage]:
        for symbol in space:
            harm += 1.0 if symbol == RAGE_WOUND else 0.4
    return harm


def scarring(t: Fight) -> float:
    """Return how far Scars in the making are; cards at the left have little time."""
    total = 0.0
    for i, tokens in enumerate(t.tokens):
        if tokens > 0:
            part = tokens / t.giant.cards[t.row[i]].wound_limit
            total += part * part * (1.0 + i) / len(t.row)
    return total


def reach(t: Fight) -> float:
    """Return what the pawn's place is good for: weak spots here and next door."""
    here = 1 << t.pawn
    near = t.giant.body.near[t.pawn]
    total = 0.0
    for i, card in enumerate(t.row):
        if t.tokens[i] != SCAR:
            weak = t.giant.cards[card].weak
            if weak & here:
                total += 1.0
            elif weak & near:
                total += 0.8
    return total / 3.0


def pools(t: Fight) -> float:
    """Return how nearly empty the skill pools are: an empty one sets off its skill."""
    total = 0.0
    for i, tokens in enumerate(t.pools):
        gone = 1.0 - tokens / t.wraith.skills[i].pool
        total += gone * gone
    return total


def card_value(t: Fight, card: int) -> float:
    """Return what a card in hand does in the better row."""
    piece = t.wraith.cards[card]
    best = 0.0
    for row in (TOP, BOTTOM):
        symbols = t.symbols(row) + piece.shows
        value = 0.0
        for action in piece.actions:
            if action.type in (SWORD, BOW):
                value += min(action.worth(symbols), 6)
            elif action.type == FIREWORKS:
                value += 1.6 * min(action.worth(symbols), 3)
            else:
                value += 0.9
        best = max(best, value)
    return best
