"""How a fight looks to somebody who has fought before."""

from __future__ import annotations

from typing import Final

from giantstable.bots.judgement import Judgement
from giantstable.games.wraith.box.pieces import (
    BOW,
    FIREWORKS,
    NORMAL,
    RAGE_WOUND,
    SWORD,
    SYMBOLS,
    Wraith,
    symbol_count,
)
from giantstable.games.wraith.rules.attacks import weak_now
from giantstable.games.wraith.rules.setup import full_health
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.codes import KEEP
from giantstable.games.wraith.table.fight import (
    ACT,
    BOTTOM,
    GOES_ON,
    SCAR,
    TOP,
    WIN_HEALTH,
    WIN_SCARS,
    Fight,
    fight_on,
)
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match

WIN: Final = 10_000.0


class Weights:
    """What things are worth to her, in the same coin. Found by play: see docs/wraith-balance.md."""

    def __init__(self) -> None:
        self.damage = 4.0  # a Wound dealt to the Giant
        self.scar = 12.0  # a Scar, on top of its Wounds
        self.scar_part = 0.5  # how much of that a Scar in the making is
        self.wound = 6.0  # a Wound of her own
        self.last_wounds = 1.5  # times the square of what goes beyond half of what she can bear
        self.card = 2.0  # a card lost from the deck
        self.rage = 0.2  # the harm that the Rage track holds ready, as part of the harm itself
        self.rage_step = 0.25  # a space of Rage, whatever it holds
        self.stun = 5.0
        self.here = 3.0  # a weak spot under her feet
        self.near = 2.5  # a weak spot next door
        self.symbol = 3.0  # a symbol in a row, for each time it will be counted
        self.later = 0.25  # how much a blow counts that may come in a later round
        self.keep = 0.4  # how much worse than the average a card may be and still be kept


class WraithJudgement(Judgement):
    """Damage, Scars in the making, her own skin, blows to come, and symbols for later."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.w = weights if weights is not None else Weights()
        self.uses: dict[str, list[float]] = {}  # by Wraith: how often each symbol is counted

    def worth(self, match: Match, seat: int) -> float:
        """Return how good the fight looks."""
        return self.value(fight_of(match))

    def value(self, t: Fight) -> float:
        """Return how good a fight looks, in the coin of the weights."""
        if t.result in (WIN_HEALTH, WIN_SCARS):
            return WIN - t.round
        if t.result != GOES_ON:
            return -WIN + t.round - 0.1 * t.life()
        score = self.w.damage * (full_health(t) - t.life())
        score += self.w.scar * self.scarring(t)
        score -= self._wounds(t, t.wounds + self.w.rage * self._release(t))
        score -= self.w.card * (len(t.removed) + len(t.lost))
        score -= self.w.rage_step * t.rage
        if t.stunned:
            score -= self.w.stun
        score -= self.threat(t)
        score += self._reach(t)
        score += self.symbols(t)
        return score

    def _wounds(self, t: Fight, wounds: float) -> float:
        """Return what it costs to have so many Wounds."""
        beyond = max(0.0, wounds - 0.5 * t.wraith.wound_limit)
        return self.w.wound * wounds + self.w.last_wounds * beyond * beyond

    def threat(self, t: Fight) -> float:
        """Return what the cards of the row are likely to cost, in the next Giant step and later.

        The leftmost card strikes for certain; the others if the new card shares a symbol, and
        which symbols are still to come can be counted.
        """
        unseen = [0] * 16
        for card in t.giant_deck:
            unseen[t.giant.cards[card].symbols] += 1
        for card in t.set_aside:
            unseen[t.giant.cards[card].symbols] += 1
        count = len(t.giant_deck) + len(t.set_aside)
        coming = t.step != ACT or t.played > 0  # she stands where she will be struck
        harm = 0.0
        failed = 0.0  # attempts that will only build Rage
        for i, card in enumerate(t.row):
            piece = t.giant.cards[card]
            strike = piece.strike
            if t.tokens[i] == SCAR or piece.kind != NORMAL or strike is None:
                continue
            chance = 1.0
            if i > 0:
                matching = 0
                for mask in range(1, 16):
                    if mask & piece.symbols:
                        matching += unseen[mask]
                chance = matching / count if count > 0 else 0.0
            elif t.suppressed:
                chance = 0.0
            if t.tokens[i] > 0:
                failed += chance
                continue
            hurt = strike.wounds + 0.35 * strike.cards + (0.6 if strike.stun else 0.0)
            inside = strike.area >> t.pawn & 1 == 1
            if coming:
                if inside:
                    harm += chance * hurt
                    if t.rage > 0:
                        harm += chance * self._release(t)
                else:
                    failed += chance
            elif inside:
                harm += 0.5 * chance * hurt
            harm += self.w.later * hurt * (i if i < 4 else 3) / 3.0
        if coming:
            harm = max(0.0, harm - t.shield)
        harm += failed * (0.5 * self.w.rage)
        return (
            self.w.rage_step * failed
            + self._wounds(t, t.wounds + harm)
            - self._wounds(t, float(t.wounds))
        )

    def _release(self, t: Fight) -> float:
        """Return the harm that the Rage track holds ready."""
        harm = 0.0
        for space in t.giant.rage_track[: t.rage]:
            for symbol in space:
                harm += 1.0 if symbol == RAGE_WOUND else 0.4
        return harm

    def turn(self, match: Match) -> int:
        """Return the round."""
        return fight_of(match).round

    def is_milestone(self, decision: Decision) -> bool:
        """A card is carried out, or a Fearless Action is."""
        return decision.kind_of in (asks.PLAY, asks.AFTER, asks.EMPTY_HANDED)

    def is_committed(self, decision: Decision) -> bool:
        """Both cards are played and the hand is being refreshed."""
        return decision.kind_of is asks.DISCARD

    def by_instinct(self, decision: Decision) -> bool:
        """What to discard is decided card by card."""
        return decision.kind_of is asks.DISCARD

    def instinct(self, match: Match, decision: Decision) -> int:
        """Return a quick answer."""
        return self.quick(fight_of(match), decision)

    def quick(self, t: Fight, decision: Decision) -> int:
        """Return a quick answer to a question of a fight."""
        kind = decision.kind_of
        codes = decision.codes
        if kind is asks.DISCARD:
            return self._worst_card(t, codes)
        if kind is asks.AFTER or kind is asks.EMPTY_HANDED:
            return codes[-1]
        if kind is asks.PUSHED or kind is asks.STUMBLE:
            return self._best_place(t, codes)
        if kind is asks.SPLIT or kind is asks.SPREAD:
            return codes[-1]
        return codes[0]

    # -- parts of the judgement ---------------------------------------------------------------

    def scarring(self, t: Fight) -> float:
        """Return Scars made, and parts of Scars that still have time to be finished."""
        total = float(len(t.above))
        for i, tokens in enumerate(t.tokens):
            if tokens == SCAR:
                total += 1.0
            elif tokens > 0:
                part = tokens / t.giant.cards[t.row[i]].wound_limit
                time = (1.0 + i) / len(t.row)  # cards at the left will soon be gone
                total += self.w.scar_part * part * part * time
        return total

    def _reach(self, t: Fight) -> float:
        """Return what the pawn's place is good for: weak spots here and next door."""
        body = t.giant.body
        here = 1 << t.pawn
        near = body.near[t.pawn]
        total = 0.0
        for i, card in enumerate(t.row):
            if t.tokens[i] != SCAR and i > 0:
                weak = t.giant.cards[card].weak
                if weak & here:
                    total += self.w.here
                elif weak & near:
                    total += self.w.near
        return total

    def symbols(self, t: Fight) -> float:
        """Return what the rows promise: a symbol pays in every round that is still to come.

        Only the acting row counts, so symbols of a kind are best kept together.
        """
        uses = self._uses(t.wraith)
        total = 0.0
        for symbol in range(len(SYMBOLS)):
            above = symbol_count(t.top_symbols, symbol)
            below = symbol_count(t.bottom_symbols, symbol)
            total += uses[symbol] * (max(above, below) + 0.3 * min(above, below))
        return self.w.symbol * total * rounds_left(t)

    def _uses(self, wraith: Wraith) -> list[float]:
        """Return how often in a round an attack can be expected to count each symbol."""
        if wraith.id not in self.uses:
            self.uses[wraith.id] = symbol_uses(wraith)
        return self.uses[wraith.id]

    def _card(self, t: Fight, card: int) -> float:
        """Return what a card in hand is good for, in the better row."""
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
        uses = self._uses(t.wraith)
        for symbol in piece.symbols:
            best += self.w.symbol / self.w.damage * uses[symbol] * rounds_left(t)
        return best

    def _worst_card(self, t: Fight, codes: list[int]) -> int:
        """Return the worst card if the deck is likely to give a better one, else keep."""
        cards = [code for code in codes if code != KEEP]
        worst = cards[0]
        for card in cards:
            if self._card(t, card) < self._card(t, worst):
                worst = card
        return worst if self._card(t, worst) < self._average(t) - self.w.keep else KEEP

    def swapped(self, t: Fight, card: int) -> float:
        """Return what it brings to throw a card away for another, in what cards are good for."""
        return self._average(t) - self.w.keep - self._card(t, card)

    def _average(self, t: Fight) -> float:
        """Return what a card of the deck is good for on average."""
        total = 0.0
        for i, piece in enumerate(t.wraith.cards):
            total += piece.copies * self._card(t, i)
        return total / len(t.wraith.deck)

    def _best_place(self, t: Fight, places: list[int]) -> int:
        weak = weak_now(t)
        for place in places:
            if weak >> place & 1:
                return place
        return places[0]


def symbol_uses(wraith: Wraith) -> list[float]:
    """Count in how many attacks of a hand each symbol is looked for, at most one."""
    found = [0.0] * len(SYMBOLS)
    for card in wraith.cards:
        for action in card.actions:
            attack = action.type in (SWORD, BOW, FIREWORKS)
            for symbol in action.symbols:
                share = card.copies * (1.0 if attack else 0.2)
                found[symbol] += (share * 0.5) if action.pairs else share
    hands = wraith.hand_size / len(wraith.deck)
    return [min(1.0, n * hands) for n in found]


def rounds_left(t: Fight) -> float:
    """Return how many rounds are still to come, by the Giant's deck and by her own strength."""
    cards = len(t.hand) + len(t.deck) + len(t.discard)
    return max(0.0, min(float(len(t.giant_deck)), (cards - t.wraith.hand_size) / 2.0))


def fight_of(match: Match) -> Fight:
    """Return the table of a match."""
    return fight_on(match.table)
