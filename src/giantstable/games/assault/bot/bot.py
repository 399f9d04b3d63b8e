"""A bot that plays Assault of the Giants by rules of thumb, one question at a time."""

from __future__ import annotations

from giantstable.bots.chair import Bot, Chair
from giantstable.games.assault.bot import attacks, battle, cards, moves, unique
from giantstable.games.assault.bot.commands import Council, best_claim
from giantstable.games.assault.bot.lore import Lore, lore_of
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.box.effects import ARTIFACT, ATTACK, DAMAGE, HEAL, HEAL_REGION
from giantstable.games.assault.rules.commands.trade import WANTED
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import (
    ALL,
    CAST,
    CLAIM,
    DONE,
    DRAW,
    RETURN_HOME,
    effect_of,
    leader_card_of,
    number_of,
    packed,
    region_of,
)
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.form import YES
from giantstable.kernel.rng import Rng, seeded


class AssaultBot(Bot):
    """Weighs what can be done now, in Ordning Points; it does not look ahead."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = seeded(f"greedy bot {seed}")

    def choose(self, chair: Chair) -> int:
        """Return the option that looks best."""
        decision = chair.decision
        if len(decision.codes) == 1:
            return decision.codes[0]
        return answer(realm_on(chair.table(self.rng)), decision)


def answer(realm: Realm, decision: Decision) -> int:
    """Return the best answer to a question; the realm is the bot's own copy."""
    kind = decision.kind_of
    if realm.combat is not None and kind is not asks.HOLD_BACK:
        return _in_battle(realm, decision)
    outlook = Outlook(realm, realm.race_of[decision.seat], lore_of(realm.world))
    if kind is asks.ACT or kind is asks.COMMAND:
        return _act(outlook, decision.codes)
    if kind is asks.MANEUVER:
        return moves.choose_maneuver(outlook, decision.codes, decision.about)
    if kind in CARD_QUESTIONS:
        return _about_cards(outlook, decision)
    if kind in FIGHT_QUESTIONS:
        return _about_fights(outlook, decision)
    return _about_the_rest(outlook, decision)


CARD_QUESTIONS: list[DecisionKind] = [
    asks.PICK, asks.PICK_BACK, asks.EVENT_CARD, asks.LEADER_CARD, asks.SCAVENGE, asks.TAKE,
    asks.PARTNER, asks.GIVE, asks.GIVE_DECK, asks.WANT, asks.RETURN, asks.AGREE, asks.PASSAGE,
]  # fmt: skip
FIGHT_QUESTIONS: list[DecisionKind] = [
    asks.ATTACK, asks.SHIFT, asks.HOLD_BACK, asks.SLAYER_RECRUIT, asks.SLAYER_MOVE,
    asks.SLAYER_ATTACK, asks.CASUALTY,
]  # fmt: skip


def _act(outlook: Outlook, codes: list[int]) -> int:
    """Claim first, then cast, then play the best command."""
    claim = best_claim(outlook, codes)
    if claim != DONE:
        return claim
    hand = [code for code in codes if code < CLAIM]
    council = Council(outlook)
    council.weigh(hand)
    command = council.best(hand)
    if codes[-1] >= CAST:
        spell = cards.choose_cast(outlook, codes, command == ATTACK)
        if spell != DONE:
            return spell
    return command


def _about_cards(outlook: Outlook, decision: Decision) -> int:
    kind = decision.kind_of
    codes = decision.codes
    if kind is asks.PARTNER:
        return cards.choose_partner(outlook, codes, decision.about)
    if kind is asks.GIVE or kind is asks.GIVE_DECK:
        return cards.choose_gift(outlook, codes, decision.subject)
    if kind is asks.WANT:
        return cards.choose_want(outlook, codes, decision.subject)
    if kind is asks.RETURN:
        return cards.worst_card(outlook, codes, outlook.realm.offer[WANTED:])
    if kind is asks.AGREE:
        return cards.agree(outlook, decision.subject)
    if kind is asks.PASSAGE:
        return cards.choose_passage(outlook, codes, number_of(decision.subject))
    if kind is asks.TAKE:
        best = cards.best_card(outlook, codes)
        good = best != DONE and outlook.next_card(best) > outlook.drawn_card()
        return best if good else DONE
    return cards.best_card(outlook, codes)


def _about_fights(outlook: Outlook, decision: Decision) -> int:
    kind = decision.kind_of
    codes = decision.codes
    if kind is asks.ATTACK:
        return attacks.choose_attack(outlook, codes)
    if kind is asks.SHIFT:
        return attacks.choose_shift(outlook, codes, decision.subject, decision.about)
    if kind is asks.HOLD_BACK:
        return attacks.hold_back(outlook, codes, decision.about)
    if kind is asks.SLAYER_RECRUIT:
        return attacks.recruit_slayer(outlook, codes, decision.about)
    if kind is asks.SLAYER_MOVE:
        return attacks.move_slayer(outlook, codes, decision.about)
    if kind is asks.SLAYER_ATTACK:
        return attacks.choose_assault(outlook, codes)
    return battle.choose_casualty(
        outlook.realm, outlook.lore, codes, decision.subject, decision.about
    )


def _about_the_rest(outlook: Outlook, decision: Decision) -> int:
    kind = decision.kind_of
    codes = decision.codes
    subject = decision.subject
    realm = outlook.realm
    if kind is asks.RECRUIT:
        return cards.choose_recruit(outlook, codes, decision.about)
    if kind is asks.RELOCATE or kind is asks.RELOCATE_SPELL:
        return moves.choose_relocation(outlook, codes, decision.about)
    if kind is asks.LEADER_DO:
        return _lead(outlook, codes)
    if kind is asks.CASTLE:
        return unique.choose_castle(outlook, codes, realm.castle)
    if kind is asks.RIDE:
        return unique.choose_riders(outlook, codes, subject, decision.about)
    if kind is asks.SPELLS:
        return DRAW if DRAW in codes else codes[0]
    if kind is asks.PLUNDER:
        return ALL if ALL in codes else DRAW
    if kind is asks.KEEP:
        return cards.choose_spell(realm, codes)
    if kind is asks.HEAL or kind is asks.HEAL_EVENT:
        return cards.choose_healed(outlook, codes)
    if kind is asks.SPELL_AIM:
        return _aim(outlook, codes, subject)
    if kind is asks.FEED:
        return YES
    if kind is asks.SELL:
        return unique.sells(outlook, ARTIFACT)
    if kind is asks.FORGE:
        return unique.choose_forge(outlook, codes)
    if kind is asks.ROOM:
        return attacks.weakest(realm, outlook.race, codes)
    if kind is asks.MARK or kind is asks.EVENT_REGION:
        return _frontier(outlook, codes)
    return _best_region(outlook, codes)  # ONWARD, RETURN_TO


def _lead(outlook: Outlook, codes: list[int]) -> int:
    """Return the ability that brings most; a fallen leader comes back unless one is better."""
    council = Council(outlook)
    best = DONE
    most = 0.05
    for code in codes:
        if code == DONE:
            continue
        if code >= RETURN_HOME:
            worth = 1.4 * outlook.later
        else:
            race = outlook.realm.world.box.races[outlook.race]
            effect = race.leaders[leader_card_of(code)].now[effect_of(code)]
            worth = council.ability(effect)
        if worth > most:
            most = worth
            best = code
    return best


def _aim(outlook: Outlook, codes: list[int], effect: int) -> int:
    """Return what a spell is meant for."""
    if effect == HEAL:
        return cards.choose_healed(outlook, codes)
    if effect == HEAL_REGION:
        return _most_wounded(outlook, codes)
    if effect == DAMAGE:
        region = attacks.best_quake(outlook, 3, codes)
        code = packed(0, region) if region >= 0 else codes[0]
        return code if code in codes else codes[0]
    return attacks.whom_to_wound(outlook, codes)


def _most_wounded(outlook: Outlook, codes: list[int]) -> int:
    realm = outlook.realm
    value = realm.world.value[outlook.race]
    best = codes[0]
    most = -1
    for code in codes:
        army = realm.army[region_of(code)]
        worth = 0
        for kind in range(len(value)):
            worth += value[kind] * (army >> (8 * kind + 4) & 15)
        if worth > most:
            most = worth
            best = code
    return best


def _frontier(outlook: Outlook, codes: list[int]) -> int:
    """Return the region to mark first: the one that may be lost first."""
    best = codes[0]
    most = -1.0
    for region in codes:
        if region == DONE:
            continue
        fear = outlook.danger(region, 4, 0)
        if fear > most:
            most = fear
            best = region
    return best


def _best_region(outlook: Outlook, codes: list[int]) -> int:
    best = codes[0]
    for region in codes:
        if region < len(outlook.worth) and outlook.worth[region] > outlook.worth[best]:
            best = region
    return best


def _in_battle(realm: Realm, decision: Decision) -> int:
    kind = decision.kind_of
    codes = decision.codes
    subject = decision.subject
    combat = realm.combat
    assert combat is not None
    lore: Lore = lore_of(realm.world)
    if kind is asks.CASUALTY:
        return battle.choose_casualty(realm, lore, codes, subject, decision.about)
    if kind is asks.SLAYER_CASUALTY:
        return battle.choose_slayer_casualty(realm, codes, decision.about)
    if kind is asks.HOOK:
        return battle.choose_hook(lore, combat)
    if kind is asks.WEAKEN:
        return battle.choose_weakened(realm, combat, number_of(subject), codes)
    if kind is asks.CONVERT:
        return codes[-1]
    if kind is asks.STAY_BEHIND:
        outlook = Outlook(realm, realm.race_of[decision.seat], lore)
        return attacks.stay_behind(outlook, codes, subject, decision.about)
    side = battle.own_side(combat, subject)
    if kind is asks.MODIFY:
        return battle.choose_modifier(realm, combat, side, codes)
    if kind is asks.REROLL:
        return battle.choose_reroll(realm, combat, side, codes, decision.about)
    if kind is asks.SET_DIE:
        return battle.choose_face(realm, side, codes, side is combat.attacker)
    if kind is asks.START_SPELL:
        return battle.choose_start_spell(realm, combat, side, codes)
    assert kind is asks.TOTALS
    outlook = Outlook(realm, side.race, lore)
    return battle.choose_for_totals(outlook, combat, side, codes)
