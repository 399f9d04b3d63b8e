"""A bot that plays HeroScape by exact odds and rules of thumb, one question at a time."""

from __future__ import annotations

from typing import Final

from giantstable.bots.chair import Bot, Chair
from giantstable.games.heroscape.bot import army
from giantstable.games.heroscape.bot.attacks import best_attack, best_from_here
from giantstable.games.heroscape.bot.lore import FAR, lore_of
from giantstable.games.heroscape.bot.moves import Places, best_move, best_place
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.powers import best_bite
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import fray_on
from giantstable.games.heroscape.table.special_power import AFTER_MOVING
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO_OR_YES, YES
from giantstable.kernel.rng import Rng, seeded

WORTH_SUMMONING: Final = 2.0
WHIMS: Final = 60  # one move of so many is a whim, where nothing else would end a standstill


class HeroscapeBot(Bot):
    """Weighs what can be done now; it does not look ahead."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = seeded(f"greedy bot {seed}")
        self.orders: list[int] = []  # a card for each marker of the round

    def choose(self, chair: Chair) -> int:
        """Return the option that looks best."""
        decision = chair.decision
        codes = decision.codes
        kind = decision.kind_of
        if len(codes) == 1:
            return codes[0]
        if codes == NO_OR_YES:  # a drop, a swipe, a charge, reinforcements: always welcome
            return YES
        fray = fray_on(chair.table(self.rng))
        lore = lore_of(fray.theatre)
        if kind is asks.DRAFT or kind is asks.DRAFT_IN_LINE or kind is asks.REINFORCE:
            return army.best_card(fray, decision.seat, lore, codes)
        if kind is asks.SCOUT:
            return army.best_scout(fray, codes)
        if kind is asks.ZONE:
            return codes[self.rng.below(len(codes))]
        if kind is asks.PLACE:
            return army.best_start(fray, decision.seat, lore, decision.subject, codes)
        if kind is asks.NEXT_DEFENDER or kind is asks.NEXT_BURNT or kind is asks.PLACE_NEXT:
            return codes[0]
        return self._in_battle(decision, Outlook(fray, decision.seat, lore))

    def _in_battle(self, decision: Decision, outlook: Outlook) -> int:
        kind = decision.kind_of
        codes = decision.codes
        subject = decision.subject
        if kind is asks.MOVE_TO or kind is asks.MOVE_TO_BASIC:
            if outlook.endless and self.rng.below(WHIMS) == 0:
                return codes[self.rng.below(len(codes))]
            return best_move(outlook, subject, codes)
        if kind is asks.MOVER or kind is asks.MOVER_BASIC:
            return next_mover(outlook, codes)
        if kind is asks.ATTACK or kind is asks.ATTACK_BASIC:
            return best_attack(outlook, codes)
        if kind is asks.THROW:
            return best_attack(outlook, codes)
        if kind is asks.MARKER or kind is asks.DECOY:
            return self._order(outlook, codes, subject)
        if kind is asks.CARD:
            return army.best_turn(outlook, codes, self.rng)
        if kind is asks.DROP_PLACE or kind is asks.CLONE_PLACE or kind is asks.SUMMON_PLACE:
            return best_place(outlook, subject, codes)
        if kind is asks.SPIRIT or kind is asks.ARMOR_SPIRIT:
            return best_heir(outlook, codes)
        if kind is asks.SUMMON:
            return whom_to_summon(outlook, codes)
        asker = ASKED_BY.get(kind.name)
        if asker is not None and asker.acts == AFTER_MOVING:
            return best_bite(outlook, codes)
        return codes[0]

    def _order(self, outlook: Outlook, codes: list[int], marker: int) -> int:
        """Return the card for a marker, of orders that were thought out together."""
        if marker == 0 or not self.orders or self.orders[marker] not in codes:
            self.orders = army.orders(outlook, codes, self.rng)
        return self.orders[marker]


def next_mover(outlook: Outlook, codes: list[int]) -> int:
    """Return who moves next: the foremost, so that they are out of the others' way."""
    fray = outlook.fray
    best = codes[0]
    least = FAR * 2
    for figure in codes:
        if figure == DONE:
            continue
        here = fray.figures.first[figure]
        spaces = outlook.goals or [fray.figures.first[foe] for foe in outlook.foes]
        far = outlook.nearest(figure, spaces, here)
        if far < least:
            least = far
            best = figure
    return best


def best_heir(outlook: Outlook, codes: list[int]) -> int:
    """Return the card that a spirit helps most: our own, with many figures that fight on."""
    fray = outlook.fray
    best = codes[0]
    most = -1.0
    for unit in codes:
        worth = 0.0
        for figure in fray.standing(unit):
            worth += 1.0 + 0.1 * fray.theatre.talents.range[unit]
            worth += 0.5 * outlook.life_left(figure)
        if fray.owner[unit] != outlook.seat:
            worth = 0.0
        if worth > most:
            most = worth
            best = unit
    return best


def whom_to_summon(outlook: Outlook, codes: list[int]) -> int:
    """Return the friend who is farthest from the battle and can do nothing where he is."""
    fray = outlook.fray
    best = DONE
    most = WORTH_SUMMONING
    for figure in codes:
        if figure == DONE or outlook.value[figure] >= 0.0:
            continue
        if fray.seat_of(figure) != outlook.seat or best_from_here(outlook, figure) > 0.0:
            continue
        places = Places(outlook, figure)
        places.weigh(fray.figures.first[figure], fray.figures.second[figure])
        if places.lonely > most:
            most = places.lonely
            best = figure
    return best
