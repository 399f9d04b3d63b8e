"""What is to be said of a fight: what each option is worth, why, and how likely she wins."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.bot.danger import Danger, danger_here
from giantstable.games.wraith.bot.fitted import PIECES, SHARED
from giantstable.games.wraith.bot.judgement import WIN, WraithJudgement
from giantstable.games.wraith.bot.outlook import outlook
from giantstable.games.wraith.bot.standing import Standing, hurt_of, reach, strike_chances
from giantstable.games.wraith.bot.weighing import Weighing
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.codes import KEEP
from giantstable.games.wraith.table.fight import (
    GOES_ON,
    SCAR,
    WIN_HEALTH,
    WIN_SCARS,
    Fight,
    fight_on,
)
from giantstable.games.wraith.table.nouns import place
from giantstable.kernel.decision import Decision
from giantstable.kernel.judge import FEAR, HOPE, Judge, Reason
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.table import Table

SURE: Final = 0.995  # nobody is surer than this while the fight goes on
SLIGHT: Final = 0.5  # what weighs less is not worth a word


class WraithJudge(Judge):
    """Looks at what an option leads to, up to the point where chance or the Giant answers."""

    def __init__(self) -> None:
        self.judgement = WraithJudgement()
        self.standing = Standing()
        self.weighing = Weighing(SHARED, PIECES)

    def worths(self, table: Table, decision: Decision) -> list[float]:
        """Return how good the fight looks after each option."""
        t = fight_on(table)
        if decision.kind_of is asks.DISCARD:
            now = self.judgement.value(t)
            return [now + self._discarded(t, code) for code in decision.codes]
        return [
            self.judgement.value(outlook(t, decision, code, self.judgement))
            for code in decision.codes
        ]

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Reason]:
        """Return what an option brings and what it risks, the weightiest first."""
        t = fight_on(table)
        if decision.kind_of is asks.DISCARD:
            reasons = self._of_discard(t, code)
        else:
            reasons = self._of_outlook(t, outlook(t, decision, code, self.judgement))
        reasons = [reason for reason in reasons if reason.weight >= SLIGHT]
        reasons.sort(key=_weight_of, reverse=True)
        return reasons

    def chances(self, table: Table) -> list[float]:
        """Return how likely she wins."""
        return [self.chance(fight_on(table))]

    def chance(self, t: Fight) -> float:
        """Return how likely she wins, by how fights that stood like this one ended."""
        if t.result != GOES_ON:
            return 1.0 if t.result in (WIN_HEALTH, WIN_SCARS) else 0.0
        chance = self.weighing.chance(t, self.standing.read(t))
        return max(1.0 - SURE, min(SURE, chance))

    # -- reasons ------------------------------------------------------------------------------

    def _of_outlook(self, t: Fight, after: Fight) -> list[Reason]:
        if after.result in (WIN_HEALTH, WIN_SCARS):
            return [_hope("win", {}, WIN)]
        if after.result != GOES_ON:
            return [_fear("end", {}, WIN)]
        reasons = self._of_blows(t, after)
        reasons.extend(self._of_wounds(t, after))
        reasons.extend(self._of_place(t, after))
        return reasons

    def _of_blows(self, t: Fight, after: Fight) -> list[Reason]:
        """Return what it does to the Giant, and to those that come after."""
        w = self.judgement.w
        reasons: list[Reason] = []
        dealt = t.life() - after.life()
        if dealt > 0:
            reasons.append(_hope("hit", {"n": dealt, "left": after.life()}, w.damage * dealt))
        scars = after.scars() - t.scars()
        if scars > 0:
            limit = t.giant.scars_limit
            facts: Facts = {"n": after.scars(), "limit": limit}
            reasons.append(_hope("scar", facts, w.scar * scars))
        chances = strike_chances(t)
        for i, card in enumerate(t.row):
            strike = t.giant.cards[card].strike
            struck = t.tokens[i] == 0 and (after.tokens[i] > 0 or after.tokens[i] == SCAR)
            if struck and strike is not None and chances[i] > 0.0:
                held = w.wound * chances[i] * hurt_of(strike)
                reasons.append(_hope("held", {"giantcard": t.giant.cards[card].name}, held))
        symbols = self.judgement.symbols(after) - self.judgement.symbols(t)
        if symbols > 0.0:
            reasons.append(_hope("symbols", {}, symbols))
        return reasons

    def _of_wounds(self, t: Fight, after: Fight) -> list[Reason]:
        """Return what it costs her, or heals, and what cards it brings."""
        reasons: list[Reason] = []
        w = self.judgement.w
        if after.wounds < t.wounds:
            healed = t.wounds - after.wounds
            reasons.append(_hope("heal", {"n": healed}, w.wound * healed))
        elif after.wounds > t.wounds:
            price = after.wounds - t.wounds
            facts: Facts = {"n": price, "left": t.wraith.wound_limit - after.wounds}
            reasons.append(_fear("price", facts, w.wound * price))
        if after.shield > t.shield:
            reasons.append(_hope("shield", {"n": after.shield}, w.wound * after.shield))
        if after.rage < t.rage:
            reasons.append(_hope("calm", {"n": t.rage - after.rage}, float(t.rage - after.rage)))
        return reasons

    def _of_place(self, t: Fight, after: Fight) -> list[Reason]:
        """Return what the Giant may do to her where she then stands, and what she reaches."""
        reasons: list[Reason] = []
        w = self.judgement.w
        here: Facts = {"place": place(after, after.pawn)}
        danger = danger_here(after)
        if danger.odds > 0.0:
            reasons.extend(_of_danger(after, danger, here, w.wound))
        else:
            before = danger_here(t)
            reasons.append(_hope("safe", here, 1.0 + w.wound * before.harm))
        nearer = reach(after) - reach(t)
        if after.pawn != t.pawn and nearer > 0.0:
            reasons.append(_hope("near", here, 3.0 * w.near * nearer))
        return reasons

    def _of_discard(self, t: Fight, code: int) -> list[Reason]:
        if code == KEEP:
            return [_hope("keep", {}, 1.0)]
        name = t.wraith.cards[code].name
        gain = self._discarded(t, code)
        if gain > 0.0:
            return [_hope("discard", {"card": name}, max(1.0, gain))]
        return [_fear("good-card", {"card": name}, max(1.0, -gain))]

    def _discarded(self, t: Fight, code: int) -> float:
        """Return what it brings to throw a card away for another of the deck."""
        if code == KEEP:
            return 0.0
        return self.judgement.w.damage * self.judgement.swapped(t, code)


def _of_danger(t: Fight, danger: Danger, here: Facts, wound: float) -> list[Reason]:
    left = t.wraith.wound_limit - t.wounds
    facts: Facts = {**here, "odds": round(100 * danger.odds), "n": danger.worst}
    if danger.worst >= left:
        facts["fatal"] = round(100 * danger.fatal)
        return [_fear("fatal", facts, wound * (danger.harm + left * danger.fatal))]
    return [_fear("struck", facts, wound * danger.harm)]


def _hope(name: str, facts: Facts, weight: float) -> Reason:
    return Reason(HOPE, Message(f"wraith-reason-{name}", facts), weight)


def _fear(name: str, facts: Facts, weight: float) -> Reason:
    return Reason(FEAR, Message(f"wraith-reason-{name}", facts), weight)


def _weight_of(reason: Reason) -> float:
    return reason.weight
