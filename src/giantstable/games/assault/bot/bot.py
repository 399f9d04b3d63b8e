"""A bot that plays Assault of the Giants by rules of thumb, one question at a time."""

from __future__ import annotations

from giantstable.bots.chair import Bot, Chair
from giantstable.games.assault.bot import attacks, battle, cards, moves, unique
from giantstable.games.assault.bot.commands import Council, act_worths, best_claim
from giantstable.games.assault.bot.lessons import Lessons
from giantstable.games.assault.bot.lore import Lore, lore_of
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.bot.scales import best_of, crowned
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
)
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.form import YES
from giantstable.kernel.rng import Rng, seeded


class AssaultBot(Bot):
    """Weighs what can be done now, in Ordning Points; it does not look ahead."""

    def __init__(self, seed: int | str, lessons: Lessons | None = None) -> None:
        self.rng: Rng = seeded(f"greedy bot {seed}")
        self.lessons = lessons

    def choose(self, chair: Chair) -> int:
        """Return the option that looks best."""
        decision = chair.decision
        if len(decision.codes) == 1:
            return decision.codes[0]
        return answer(realm_on(chair.table(self.rng)), decision, self.lessons)


def answer(realm: Realm, decision: Decision, lessons: Lessons | None = None) -> int:
    """Return the best answer to a question; the realm is the bot's own copy."""
    kind = decision.kind_of
    if realm.combat is None:
        if kind is asks.ACT or kind is asks.COMMAND:
            return _act(_outlook(realm, decision, lessons), decision.codes)
        if kind is asks.MANEUVER:  # what counts is the march, not each step of it
            outlook = _outlook(realm, decision, lessons)
            return moves.choose_maneuver(outlook, decision.codes, decision.about)
        if kind is asks.PARTNER:
            outlook = _outlook(realm, decision, lessons)
            return cards.choose_partner(outlook, decision.codes, decision.about)
    return best_of(decision.codes, weighed(realm, decision, lessons))


def weighed(realm: Realm, decision: Decision, lessons: Lessons | None = None) -> list[float]:
    """Return what the options are worth, in Ordning Points; ``best_of`` them is the answer."""
    kind = decision.kind_of
    if realm.combat is not None and kind is not asks.HOLD_BACK:
        return _in_battle(realm, decision)
    outlook = _outlook(realm, decision, lessons)
    if kind is asks.ACT or kind is asks.COMMAND:
        return act_worths(outlook, decision.codes)
    if kind is asks.MANEUVER:
        return moves.maneuver_worths(outlook, decision.codes, decision.about)
    if kind in CARD_QUESTIONS:
        return _about_cards(outlook, decision)
    if kind in FIGHT_QUESTIONS:
        return _about_fights(outlook, decision)
    return _about_the_rest(outlook, decision)


def _outlook(realm: Realm, decision: Decision, lessons: Lessons | None) -> Outlook:
    return Outlook(realm, realm.race_of[decision.seat], lore_of(realm.world), lessons)


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


def _about_cards(outlook: Outlook, decision: Decision) -> list[float]:
    kind = decision.kind_of
    codes = decision.codes
    if kind is asks.PARTNER:
        return cards.partner_worths(outlook, codes, decision.about)
    if kind is asks.GIVE or kind is asks.GIVE_DECK:
        return cards.gift_worths(outlook, codes, decision.subject)
    if kind is asks.WANT:
        return cards.want_worths(outlook, codes, decision.subject)
    if kind is asks.RETURN:
        return cards.loss_worths(outlook, codes, outlook.realm.offer[WANTED:])
    if kind is asks.AGREE:
        return cards.offer_worths(outlook, codes, decision.subject)
    if kind is asks.PASSAGE:
        return cards.passage_worths(outlook, codes, number_of(decision.subject))
    return cards.card_worths(outlook, codes, outlook.drawn_card() if kind is asks.TAKE else -1.0)


def _about_fights(outlook: Outlook, decision: Decision) -> list[float]:
    kind = decision.kind_of
    codes = decision.codes
    if kind is asks.ATTACK:
        return attacks.attack_worths(outlook, codes)
    if kind is asks.SHIFT:
        return attacks.shift_worths(outlook, codes, decision.subject, decision.about)
    if kind is asks.HOLD_BACK:
        return attacks.hold_back_worths(outlook, codes, decision.about)
    if kind is asks.SLAYER_RECRUIT:
        return attacks.recruit_slayer_worths(outlook, codes, decision.about)
    if kind is asks.SLAYER_MOVE:
        return attacks.move_slayer_worths(outlook, codes, decision.about)
    if kind is asks.SLAYER_ATTACK:
        return attacks.assault_worths(outlook, codes)
    return battle.casualty_worths(
        outlook.realm, outlook.lore, codes, decision.subject, decision.about
    )


def _about_the_rest(outlook: Outlook, decision: Decision) -> list[float]:
    kind = decision.kind_of
    codes = decision.codes
    subject = decision.subject
    realm = outlook.realm
    if kind is asks.RECRUIT:
        return cards.recruit_worths(outlook, codes, decision.about)
    if kind is asks.RELOCATE or kind is asks.RELOCATE_SPELL:
        return moves.relocation_worths(outlook, codes)
    if kind is asks.LEADER_DO:
        return _lead(outlook, codes)
    if kind is asks.CASTLE:
        return unique.castle_worths(outlook, codes, realm.castle)
    if kind is asks.RIDE:
        return unique.rider_worths(outlook, codes, subject, decision.about)
    if kind is asks.SPELLS:
        return [_spell_taken(outlook, code) for code in codes]
    if kind is asks.PLUNDER:
        return [_plundered(outlook, code, decision.about) for code in codes]
    if kind is asks.KEEP:
        return cards.spell_worths(realm, codes)
    if kind is asks.HEAL or kind is asks.HEAL_EVENT:
        return cards.healed_worths(outlook, codes)
    if kind is asks.SPELL_AIM:
        return _aim(outlook, codes, subject)
    if kind is asks.FEED:
        return [float(decision.about) if code == YES else 0.0 for code in codes]
    if kind is asks.SELL:
        return unique.sale_worths(outlook, codes, ARTIFACT, decision.about)
    if kind is asks.FORGE:
        return unique.forge_worths(outlook, codes)
    if kind is asks.ROOM:
        return attacks.weakest_worths(outlook, codes)
    if kind is asks.MARK or kind is asks.EVENT_REGION:
        return _frontier(outlook, codes)
    return _regions(outlook, codes)  # ONWARD, RETURN_TO


def _lead(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what abilities bring; a fallen leader comes back unless one is better."""
    council = Council(outlook)
    worths: list[float] = []
    for code in codes:
        worth = 0.05
        if code != DONE:
            if code >= RETURN_HOME:
                worth = 1.4 * outlook.later
            else:
                race = outlook.realm.world.box.races[outlook.race]
                effect = race.leaders[leader_card_of(code)].now[effect_of(code)]
                worth = council.ability(effect)
        worths.append(worth)
    return worths


def _spell_taken(outlook: Outlook, code: int) -> float:
    """Return what spells are worth: a choice of several is better than the one on top."""
    if code == DONE:
        return 0.0
    return max(0.05, outlook.later) * (0.8 if code == DRAW else 0.6)


def _plundered(outlook: Outlook, code: int, more: int) -> float:
    if code == DONE:
        return 0.0
    return outlook.drawn_card() * (more if code == ALL else 1)


def _aim(outlook: Outlook, codes: list[int], effect: int) -> list[float]:
    """Return what it is worth to aim a spell at each."""
    if effect == HEAL:
        return cards.healed_worths(outlook, codes)
    if effect == HEAL_REGION:
        return cards.region_healed_worths(outlook, codes)
    if effect == DAMAGE:
        region = attacks.best_quake(outlook, 3, codes)
        code = packed(0, region) if region >= 0 else codes[0]
        worths = attacks.quake_worths(outlook, codes, 3)
        return crowned(codes, worths, code if code in codes else codes[0])
    return attacks.wound_worths(outlook, codes)


def _frontier(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return which region to mark first: the one that may be lost first."""
    return [-1.0 if region == DONE else outlook.danger(region, 4, 0) for region in codes]


def _regions(outlook: Outlook, codes: list[int]) -> list[float]:
    known = len(outlook.worth)
    return [outlook.worth[region] if region < known else -1.0 for region in codes]


def _in_battle(realm: Realm, decision: Decision) -> list[float]:
    kind = decision.kind_of
    codes = decision.codes
    subject = decision.subject
    combat = realm.combat
    assert combat is not None
    lore: Lore = lore_of(realm.world)
    if kind is asks.CASUALTY:
        return battle.casualty_worths(realm, lore, codes, subject, decision.about)
    if kind is asks.SLAYER_CASUALTY:
        return battle.slayer_casualty_worths(realm, codes, decision.about)
    if kind is asks.HOOK:
        return battle.hook_worths(lore, combat, codes)
    if kind is asks.WEAKEN:
        return battle.weakened_worths(realm, number_of(subject), codes)
    if kind is asks.CONVERT:
        return [0.5 * i for i in range(len(codes))]
    if kind is asks.STAY_BEHIND:
        outlook = Outlook(realm, realm.race_of[decision.seat], lore)
        return attacks.stay_behind_worths(outlook, codes, decision.about)
    side = battle.own_side(combat, subject)
    if kind is asks.MODIFY:
        return battle.modifier_worths(realm, combat, side, codes)
    if kind is asks.REROLL:
        return battle.reroll_worths(realm, combat, side, codes, decision.about)
    if kind is asks.SET_DIE:
        return battle.face_worths(realm, side, codes, side is combat.attacker)
    if kind is asks.START_SPELL:
        return battle.start_spell_worths(realm, combat, side, codes)
    assert kind is asks.TOTALS
    outlook = Outlook(realm, side.race, lore)
    return battle.totals_worths(outlook, combat, side, codes)
