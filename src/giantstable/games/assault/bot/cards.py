"""Resource and Spell Cards: picking, trading, recruiting, and what to spend them on."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot.attacks import earthquake_worth
from giantstable.games.assault.bot.outlook import Outlook, card_worth
from giantstable.games.assault.bot.scales import NEVER, best_of, crowned
from giantstable.games.assault.box.cards import ADVANCED
from giantstable.games.assault.box.effects import (
    ARTIFACT,
    DAMAGE,
    FOOD,
    HEAL,
    HEAL_REGION,
    RELOCATE,
    WOUND,
    Effect,
)
from giantstable.games.assault.box.pieces import CHAMPION, HILL, LEADER_RANK
from giantstable.games.assault.rules.commands.rest import wounded
from giantstable.games.assault.rules.commands.trade import ANY_KIND, WANTED, partners
from giantstable.games.assault.rules.piles import discarded
from giantstable.games.assault.table.army import NONE, count, size, soldier_of
from giantstable.games.assault.table.codes import (
    CAST,
    DECK,
    DONE,
    EAT,
    WOUND_IT,
    is_friendly,
    level_of,
    number_of,
    partner_code,
    partner_of,
    region_of,
    spell_of,
)
from giantstable.games.assault.table.realm import KINDS_OF_CARDS, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.form import NO, YES

MARGIN: Final = 0.1  # what an offer must bring
THEIRS: Final = 0.3  # of what a trade brings the other: it is a rival
BLOOD: Final = 0.7  # what a wound costs that pays for a passage
STAYS: Final = 20.0  # no card is worth that much: who set out had a reason
DEATH: Final = 30.0
QUARTER: Final = 0.25  # of a point, where there is only an order

# -- cards ----------------------------------------------------------------------------------------


def card_worths(outlook: Outlook, codes: list[int], left_alone: float) -> list[float]:
    """Return what one more card of each kind is worth, or to take none."""
    return [left_alone if kind == DONE else outlook.next_card(kind) for kind in codes]


def loss_worths(outlook: Outlook, codes: list[int], given: list[int]) -> list[float]:
    """Return what it costs to do without a card; ``given`` are promised already."""
    worths: list[float] = []
    for kind in codes:
        worth = NEVER
        if kind < KINDS_OF_CARDS:
            owned = outlook.realm.owns(outlook.race, kind)
            if given:
                owned -= given[kind]
            worth = -outlook.card(kind, owned - 1)
        worths.append(worth)
    return worths


def worst_card(outlook: Outlook, codes: list[int], given: list[int]) -> int:
    """Return the card that can be done without most easily; ``given`` are promised already."""
    return best_of(codes, loss_worths(outlook, codes, given))


def passage_worths(outlook: Outlook, codes: list[int], soldier: int) -> list[float]:
    """Return what a passage costs: a cheap card, else a wound, a life never if it can be helped.

    A unit that would have to die stays, or goes another way, if it can.
    """
    worths: list[float] = []
    for code in codes:
        if code == WOUND_IT:
            worths.append(-DEATH if soldier & 1 else -BLOOD)
        else:
            worths.append(-STAYS if code == DONE else -outlook.last_card(code))
    return worths


# -- trade ----------------------------------------------------------------------------------------


class Deal:
    """A trade of one card for another: with whom, and what it is worth."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.partner = DONE  # a code of PARTNER
        self.give = DONE
        self.want = DONE


def best_deal(outlook: Outlook, limit: int) -> Deal:
    """Return the best trade: friendly if both gain, else forced, else with the deck."""
    realm = outlook.realm
    deal = Deal()
    for code in partners(realm, outlook.race, True):
        if code == DECK:
            _deal_with_deck(outlook, limit, deal)
        elif is_friendly(code):
            _friendly_deal(outlook, partner_of(code), deal)
    return deal


def _friendly_deal(outlook: Outlook, other: int, deal: Deal) -> None:
    realm = outlook.realm
    lore = outlook.lore
    for want in range(KINDS_OF_CARDS):
        n = realm.owns(other, want)
        if n == 0:
            continue
        lost = card_worth(realm, lore, other, want, n - 1)
        gain = outlook.next_card(want)
        for give in range(KINDS_OF_CARDS):
            if give == want or realm.owns(outlook.race, give) == 0:
                continue
            theirs = card_worth(realm, lore, other, give, realm.owns(other, give)) - lost
            worth = gain - outlook.last_card(give) - THEIRS * theirs
            if theirs > 0.2 and worth > deal.worth + 0.05:
                deal.worth = worth
                deal.partner = partner_code(other, True)
                deal.give = give
                deal.want = want


def _deal_with_deck(outlook: Outlook, limit: int, deal: Deal) -> None:
    """Discard the worst cards for others, one of them out of the discard pile."""
    realm = outlook.realm
    drawn = outlook.drawn_card()
    worth = 0.0
    given = [0] * KINDS_OF_CARDS
    first = DONE
    best = drawn
    for kind in discarded(realm, ANY_KIND):
        best = max(best, outlook.next_card(kind))
    for i in range(limit):
        codes: list[int] = []
        for kind in range(KINDS_OF_CARDS):
            if realm.owns(outlook.race, kind) > given[kind]:
                codes.append(kind)
        if not codes:
            break
        kind = worst_card(outlook, codes, given)
        cost = outlook.card(kind, realm.owns(outlook.race, kind) - given[kind] - 1)
        gain = (best if i == 0 else drawn) - cost
        if gain <= 0.05:
            break
        worth += gain
        given[kind] += 1
        if first == DONE:
            first = kind
    if worth > deal.worth:
        deal.worth = worth
        deal.partner = DECK
        deal.give = first


def partner_worths(outlook: Outlook, codes: list[int], limit: int) -> list[float]:
    """Return what a trade with each partner is worth."""
    best = best_deal(outlook, limit)
    worths: list[float] = []
    for code in codes:
        deal = Deal()
        if code == DECK:
            _deal_with_deck(outlook, limit, deal)
        elif code != DONE and is_friendly(code):
            _friendly_deal(outlook, partner_of(code), deal)
        worths.append(deal.worth if code == DONE or deal.worth > 0.0 else -MARGIN)
    return crowned(codes, worths, best.partner if best.partner in codes else DONE)


def choose_partner(outlook: Outlook, codes: list[int], limit: int) -> int:
    """Return with whom to trade, or DONE."""
    deal = best_deal(outlook, limit)
    return deal.partner if deal.partner in codes else DONE


def gift_worths(outlook: Outlook, codes: list[int], partner: int) -> list[float]:
    """Return what it costs to give each card."""
    worths = loss_worths(outlook, codes, outlook.realm.offer)
    for i, kind in enumerate(codes):
        if kind == DONE:
            worths[i] = -outlook.drawn_card()
    return crowned(codes, worths, choose_gift(outlook, codes, partner))


def choose_gift(outlook: Outlook, codes: list[int], partner: int) -> int:
    """Return the next card to give, or DONE."""
    realm = outlook.realm
    offer = realm.offer
    given = sum(offer[:WANTED])
    if partner == DECK:
        kind = worst_card(outlook, codes, offer)
        cost = outlook.card(kind, realm.owns(outlook.race, kind) - offer[kind] - 1)
        if given and DONE in codes and cost > outlook.drawn_card() - 0.05:
            return DONE
        return kind
    if given:
        return DONE if DONE in codes else codes[0]
    deal = Deal()
    _friendly_deal(outlook, partner, deal)
    if deal.give in codes:
        return deal.give
    return worst_card(outlook, codes, offer)


def want_worths(outlook: Outlook, codes: list[int], partner: int) -> list[float]:
    """Return what it is worth to ask for each card."""
    worths = card_worths(outlook, codes, 0.0)
    return crowned(codes, worths, choose_want(outlook, codes, partner))


def choose_want(outlook: Outlook, codes: list[int], partner: int) -> int:
    """Return the card to ask for, or DONE."""
    offer = outlook.realm.offer
    if sum(offer[WANTED:]):
        return DONE if DONE in codes else codes[0]
    deal = Deal()
    _friendly_deal(outlook, partner, deal)
    if deal.want in codes:
        return deal.want
    return DONE if DONE in codes else codes[0]


def offer_worths(outlook: Outlook, codes: list[int], offerer: int) -> list[float]:
    """Return what an offer is worth: what it brings, if it brings no rival much more."""
    realm = outlook.realm
    lore = outlook.lore
    mine = 0.0
    theirs = 0.0
    for kind in range(KINDS_OF_CARDS):
        owned = realm.owns(outlook.race, kind)
        has = realm.owns(offerer, kind)
        for n in range(realm.offer[kind]):
            mine += outlook.card(kind, owned + n)
            theirs -= card_worth(realm, lore, offerer, kind, has - 1 - n)
        for n in range(realm.offer[WANTED + kind]):
            mine -= outlook.card(kind, owned - 1 - n)
            theirs += card_worth(realm, lore, offerer, kind, has + n)
    refused = max(MARGIN, 0.15 * theirs)
    return [mine if code == YES else refused if code == NO else NEVER for code in codes]


# -- recruiting -----------------------------------------------------------------------------------


def recruit_worth(outlook: Outlook, points: int) -> float:
    """Return what so many Recruit Points are worth: what they buy, as far as there is room."""
    realm = outlook.realm
    race = outlook.race
    home = realm.castle if realm.castle >= 0 and race == 1 else realm.world.home[race]
    if not realm.lets_in(home, race):
        return 0.0
    room = realm.world.limit[race]
    if realm.holder[home] == race:
        room -= size(realm.army[home])
    elif realm.holder[home] != NOBODY:
        room = 2
    bought = 0
    value = realm.world.value[race]
    left = realm.supply[race]
    while room > 0:
        best = -1
        for kind in range(len(value)):
            if count(left, soldier_of(kind)) and value[kind] <= points - bought:
                if not realm.waiting >> (realm.world.first_unit[race] + kind) & 1:
                    if best < 0 or value[kind] > value[best]:
                        best = kind
        if best < 0:
            break
        bought += value[best]
        room -= 1
    return 0.45 * bought * outlook.later


def recruit_worths(outlook: Outlook, codes: list[int], points: int) -> list[float]:
    """Return what recruits are worth: a champion first, then much for the points."""
    realm = outlook.realm
    race = outlook.race
    world = realm.world
    worths: list[float] = []
    most = 0.0
    for code in codes:
        worth = 0.0
        if code != DONE and code != EAT:
            kind = number_of(code)
            region = region_of(code)
            army = realm.army[region] if realm.holder[region] == race else NONE
            value = world.value[race][kind]
            if size(army) < world.limit[race]:
                worth = (world.strength[race][kind] + 0.5 * world.fortitude[race][kind]) / (
                    value + 1.0
                )
                worth += 0.12 * value  # points that are left are lost
                if world.rank[race][kind] == CHAMPION:
                    worth += 5.0  # AG-TIP-07
                elif world.rank[race][kind] == LEADER_RANK:
                    worth += 3.0
                worth += 0.1 * outlook.worth[region]
                most = max(most, worth)
        worths.append(QUARTER * worth)
    for i, code in enumerate(codes):
        if code == EAT and most == 0.0 and _meal_helps(outlook, points):
            worths[i] = QUARTER
    return worths


def _meal_helps(outlook: Outlook, points: int) -> bool:
    """Return whether Food would buy one unit more; hill giants have a better use for it."""
    realm = outlook.realm
    race = outlook.race
    if race == HILL and outlook.turns >= 1.0:
        return False
    home = realm.world.home[race]
    if realm.holder[home] == race and size(realm.army[home]) >= realm.world.limit[race]:
        return False
    value = realm.world.value[race]
    food = realm.owns(race, FOOD)
    for kind in range(len(value)):
        if realm.waiting >> (realm.world.first_unit[race] + kind) & 1:
            continue
        if count(realm.supply[race], soldier_of(kind)) and points < value[kind] <= points + food:
            return outlook.turns >= 1.0
    return False


# -- spells ---------------------------------------------------------------------------------------


def spell_worths(realm: Realm, codes: list[int]) -> list[float]:
    """Return what it is worth to keep each spell: those for battles first."""
    worths: list[float] = []
    for index in codes:
        worth = 0.0
        for effect in realm.world.box.spells[index].effects[ADVANCED]:
            worth += _kept(effect)
        worths.append(worth)
    return worths


def _kept(effect: Effect) -> float:
    if effect.kind in (HEAL, HEAL_REGION):
        return 0.5
    if effect.kind in (RELOCATE, DAMAGE, WOUND):
        return 1.0
    return 0.6 + 0.3 * effect.by


def choose_cast(outlook: Outlook, codes: list[int], attacks: bool) -> int:
    """Return a spell to be cast before the command, or DONE; ``attacks``: an attack will follow."""
    best = DONE
    most = kept_spell(outlook)
    for code in codes:
        if code >= CAST:
            worth = cast_worth(outlook, code, attacks)
            if worth > most:
                most = worth
                best = code
    return best


def kept_spell(outlook: Outlook) -> float:
    """Return what a spell is worth that is kept."""
    return 0.8 * max(0.15, outlook.later)


def cast_worth(outlook: Outlook, code: int, attacks: bool) -> float:
    """Return what a spell that is cast before the command is worth."""
    realm = outlook.realm
    worth = 0.0
    advanced = level_of(code) == ADVANCED
    for effect in realm.world.box.spells[spell_of(code)].effects[1 if advanced else 0]:
        worth += _cast_worth(outlook, effect, attacks)
    if advanced:
        worth -= outlook.last_card(ARTIFACT) if realm.owns(outlook.race, ARTIFACT) else 0.0
    return worth


def _cast_worth(outlook: Outlook, effect: Effect, attacks: bool) -> float:
    realm = outlook.realm
    race = outlook.race
    value = realm.world.value[race]
    if effect.kind == DAMAGE:
        return earthquake_worth(outlook, effect.by)
    if effect.kind == WOUND:
        return 1.0 if attacks else 0.3
    if effect.kind in (HEAL, HEAL_REGION):
        best = 0.0
        for code in wounded(realm, race):
            n = 1
            if effect.kind == HEAL_REGION:
                n = count(realm.army[region_of(code)], number_of(code))
            best = max(best, 0.3 * n * value[number_of(code) // 2])
        return best * outlook.later
    return 0.0


def healed_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what it is worth to heal each: a leader, else the dearest."""
    realm = outlook.realm
    value = realm.world.value[outlook.race]
    rank = realm.world.rank[outlook.race]
    worths: list[float] = []
    for code in codes:
        worth = -1.0
        if code != DONE:
            kind = number_of(code) // 2
            worth = value[kind] + (3.0 if rank[kind] == LEADER_RANK else 0.0)
        worths.append(QUARTER * worth)
    return worths


def region_healed_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what it is worth to heal all of a region."""
    realm = outlook.realm
    value = realm.world.value[outlook.race]
    worths: list[float] = []
    for code in codes:
        army = realm.army[region_of(code)]
        worth = 0
        for kind in range(len(value)):
            worth += value[kind] * (army >> (8 * kind + 4) & 15)
        worths.append(QUARTER * worth)
    return worths
