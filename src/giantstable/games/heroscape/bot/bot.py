"""A bot that plays HeroScape by exact odds and rules of thumb, one question at a time."""

from __future__ import annotations

from typing import Final

from giantstable.bots.chair import Bot, Chair
from giantstable.bots.easy import EasyBot
from giantstable.games.heroscape.bot import army
from giantstable.games.heroscape.bot.attacks import best_from_here, weigh_attacks
from giantstable.games.heroscape.bot.lore import FAR, Lore, lore_of
from giantstable.games.heroscape.bot.moves import Places, weigh_moves, weigh_places
from giantstable.games.heroscape.bot.outlook import Outlook
from giantstable.games.heroscape.bot.powers import weigh_bites
from giantstable.games.heroscape.bot.style import PLAIN, Style
from giantstable.games.heroscape.bot.weighed import Weighed, first_of_most
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import Fray, fray_on
from giantstable.games.heroscape.table.special_power import AFTER_MOVING
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.form import NO_OR_YES, YES
from giantstable.kernel.rng import Rng, seeded

WORTH_SUMMONING: Final = 2.0
WHIMS: Final = 60  # one move of so many is a whim, where nothing else would end a standstill


class Instinct:
    """Answers by what can be done now; it does not look ahead.

    It is shown tables on which all that the asked seat cannot know was dealt anew.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.orders: list[int] = []  # a card for each marker of the round

    def answer(self, fray: Fray, decision: Decision, style: Style = PLAIN) -> int:
        """Return the option that looks best."""
        kind = decision.kind_of
        codes = decision.codes
        if len(codes) == 1:
            return codes[0]
        if codes == NO_OR_YES:  # a drop, a swipe, a charge, reinforcements: always welcome
            return YES
        if kind is asks.ZONE:
            return codes[self.rng.below(len(codes))]
        lore = lore_of(fray.theatre)
        if not is_in_battle(kind):
            return weigh_before_battle(fray, lore, decision).choice()
        outlook = Outlook(fray, decision.seat, lore, style)
        if kind is asks.MARKER or kind is asks.DECOY:
            return self._order(outlook, codes, decision.subject)
        if kind is asks.CARD:
            return army.best_turn(outlook, codes, self.rng)
        if kind is asks.MOVE_TO or kind is asks.MOVE_TO_BASIC:
            if outlook.endless and self.rng.below(WHIMS) == 0:
                return codes[self.rng.below(len(codes))]
        return weigh_in_battle(outlook, decision).choice()

    def _order(self, outlook: Outlook, codes: list[int], marker: int) -> int:
        """Return the card for a marker, of orders that were thought out together."""
        if marker == 0 or not self.orders or self.orders[marker] not in codes:
            self.orders = army.orders(outlook, codes, self.rng)
        return self.orders[marker]


class HeroscapeBot(Bot):
    """Plays by instinct."""

    def __init__(self, seed: int | str) -> None:
        self.instinct = Instinct(seeded(f"greedy bot {seed}"))

    def choose(self, chair: Chair) -> int:
        """Return the option that looks best."""
        decision = chair.decision
        if len(decision.codes) == 1 or decision.codes == NO_OR_YES:
            return decision.codes[-1]  # nothing to look at the table for
        return self.instinct.answer(fray_on(chair.table(self.instinct.rng)), decision)


class Beginner(EasyBot):
    """Takes the cards that take its fancy, and misjudges in battle."""

    def choose(self, chair: Chair) -> int:
        """Return what looks best to it; of cards, heroes and zones any."""
        decision = chair.decision
        codes = decision.codes
        if is_gathering(decision.kind_of):
            cards = [code for code in codes if code != DONE] or codes
            return cards[self.rng.below(len(cards))]
        return super().choose(chair)


# -- weighing -------------------------------------------------------------------------------------


def is_gathering(kind: DecisionKind) -> bool:
    """Return whether a question is about who fights, and from where."""
    return (
        kind is asks.DRAFT
        or kind is asks.DRAFT_IN_LINE
        or kind is asks.REINFORCE
        or kind is asks.SCOUT
        or kind is asks.ZONE
    )


def is_in_battle(kind: DecisionKind) -> bool:
    """Return whether a question is asked with the armies on the battlefield."""
    return (
        kind is not asks.DRAFT
        and kind is not asks.DRAFT_IN_LINE
        and kind is not asks.REINFORCE
        and kind is not asks.SCOUT
        and kind is not asks.PLACE
    )


def weigh_before_battle(fray: Fray, lore: Lore, decision: Decision) -> Weighed:
    """Weigh cards to draft, heroes to be the scout, or places to begin."""
    kind = decision.kind_of
    codes = decision.codes
    if kind is asks.SCOUT:
        return army.weigh_scouts(fray, codes)
    if kind is asks.PLACE:
        return army.weigh_starts(fray, decision.seat, lore, decision.subject, codes)
    return army.weigh_cards(fray, decision.seat, lore, codes)


def weigh_in_battle(outlook: Outlook, decision: Decision) -> Weighed:
    """Weigh what can be done in battle, without whims; what is all the same, with 0."""
    kind = decision.kind_of
    codes = decision.codes
    subject = decision.subject
    if codes == NO_OR_YES:
        return first_of_most(codes, [0.0, 1.0])
    if kind is asks.MOVE_TO or kind is asks.MOVE_TO_BASIC:
        return weigh_moves(outlook, subject, codes)
    if kind is asks.MOVER or kind is asks.MOVER_BASIC:
        return weigh_movers(outlook, codes)
    if kind is asks.ATTACK or kind is asks.ATTACK_BASIC or kind is asks.THROW:
        return weigh_attacks(outlook, codes)
    if kind is asks.MARKER or kind is asks.DECOY or kind is asks.CARD:
        return first_of_most(codes, army.turns(outlook, codes))
    if kind is asks.DROP_PLACE or kind is asks.CLONE_PLACE or kind is asks.SUMMON_PLACE:
        return weigh_places(outlook, subject, codes)
    if kind is asks.SPIRIT or kind is asks.ARMOR_SPIRIT:
        return weigh_heirs(outlook, codes)
    if kind is asks.SUMMON:
        return weigh_summons(outlook, codes)
    asker = ASKED_BY.get(kind.name)
    if asker is not None and asker.acts == AFTER_MOVING:
        return weigh_bites(outlook, codes)
    return Weighed(codes)


def weigh_movers(outlook: Outlook, codes: list[int]) -> Weighed:
    """Weigh who moves next: the foremost, so that they are out of the others' way."""
    fray = outlook.fray
    spaces = outlook.goals or [fray.figures.first[foe] for foe in outlook.foes]
    worths: list[float] = []
    for figure in codes:
        if figure == DONE:
            worths.append(-2.0 * FAR)
        else:
            far = outlook.nearest(figure, spaces, fray.figures.first[figure])
            worths.append(-1.0 * far)
    return first_of_most(codes, worths)


def weigh_heirs(outlook: Outlook, codes: list[int]) -> Weighed:
    """Weigh cards by what a spirit helps them: our own, with many figures that fight on."""
    fray = outlook.fray
    worths: list[float] = []
    for unit in codes:
        worth = 0.0
        for figure in fray.standing(unit):
            worth += 1.0 + 0.1 * fray.theatre.talents.range[unit]
            worth += 0.5 * outlook.life_left(figure)
        if fray.owner[unit] != outlook.seat:
            worth = 0.0
        worths.append(worth)
    return first_of_most(codes, worths)


def weigh_summons(outlook: Outlook, codes: list[int]) -> Weighed:
    """Weigh friends by how far they are from the battle, if they can do nothing where they are."""
    fray = outlook.fray
    weighed = Weighed(codes, codes.index(DONE) if DONE in codes else 0)
    for i, figure in enumerate(codes):
        if figure == DONE:
            weighed.note(i, WORTH_SUMMONING)
    for i, figure in enumerate(codes):
        if figure == DONE or outlook.value[figure] >= 0.0:
            continue
        if fray.seat_of(figure) != outlook.seat or best_from_here(outlook, figure) > 0.0:
            continue
        places = Places(outlook, figure)
        places.weigh(fray.figures.first[figure], fray.figures.second[figure])
        weighed.note(i, places.lonely)
    return weighed
