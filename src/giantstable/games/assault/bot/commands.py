"""Which command to play: what each would bring now, and what waiting would add to it.

A row is built before it is spent: cards that gain from their left wait for the others.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.bot import unique
from giantstable.games.assault.bot.attacks import LEAST, best_assault, best_attack
from giantstable.games.assault.bot.cards import best_deal, cast_worth, kept_spell, recruit_worth
from giantstable.games.assault.bot.moves import MarchPlan, main_army
from giantstable.games.assault.bot.outlook import Outlook, has_leader
from giantstable.games.assault.bot.scales import NEVER
from giantstable.games.assault.box.cards import EventCard
from giantstable.games.assault.box.effects import (
    ATTACK,
    BATTLE,
    COMMANDS,
    DRAW_FROM_REGIONS,
    DRAW_RESOURCES,
    EXCHANGE,
    LEADER,
    MAGIC,
    MANEUVERS,
    MOVE,
    PLACE_UNIT,
    PLUNDER,
    RECRUIT,
    RECRUIT_POINTS,
    REST,
    SLAYER_ACTIONS,
    TAKE_DISCARDED,
    TOP_SPELL,
    TRADE,
    Effect,
)
from giantstable.games.assault.rules.commands.plunder import small_folk_regions
from giantstable.games.assault.rules.commands.rest import wounded
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.rules.events import top_special
from giantstable.games.assault.rules.leader_abilities import fallen, healthy
from giantstable.games.assault.rules.piles import discarded
from giantstable.games.assault.table.army import kind_of
from giantstable.games.assault.table.codes import CAST, CLAIM, CLAIM_SPECIAL, DONE, number_of
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.masks import members

PATIENCE: Final = 0.6  # of what waiting would add
MOST_WAITS: Final = 3
STANDING: Final = 0.12  # for each re-roll and conversion that a rest throws away (AG-TIP-26)
AGAIN: Final = 0.45  # of a command in the row that could be played again after a rest
IN_ROW: Final = 0.08  # for each command that a rest brings back
REROLLS: Final = 0.35
SPELL: Final = 0.8


class Council:
    """What each command would bring a race now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.realm = outlook.realm
        self.race = outlook.race
        self.left = len(self.realm.row[self.race])
        self.now: list[float] = [NEVER] * len(COMMANDS)  # Ordning Points, or as good as
        self.growth: list[float] = [0.0] * len(COMMANDS)  # for each card more to the left
        self.fight = best_attack(outlook, True)
        self.scores: list[float] = [NEVER] * len(COMMANDS)

    def weigh(self, hand: list[int]) -> None:
        """Find out what the commands in the hand are worth."""
        for command in hand:
            if command != REST:
                self._weigh_one(command, self.left + more_left(self.realm, self.race, command))
        good = 0
        for command in hand:
            if self.now[command] > 0.4:
                good += 1
        most = 0.0
        for command in hand:
            if command == REST:
                continue
            waits = min(MOST_WAITS, max(0, good - 1))
            patience = PATIENCE if self.outlook.turns > 2.0 else 0.0
            self.scores[command] = self.now[command] - patience * self.growth[command] * waits
            most = max(most, self.scores[command])
        if REST in hand:
            self.scores[REST] = self._rest()
        lessons = self.outlook.lessons
        if lessons is not None:
            for command in hand:
                self.scores[command] += lessons.bonus(
                    self.race, command, self.outlook.later, self.left
                )

    def best(self, hand: list[int]) -> int:
        """Return the command to play."""
        best = hand[0]
        for command in hand:
            if self.scores[command] > self.scores[best]:
                best = command
        return best

    # -- one by one -----------------------------------------------------------------------------

    def _weigh_one(self, command: int, left: int) -> None:
        realm = self.realm
        outlook = self.outlook
        card = realm.world.box.races[self.race].commands[command]
        later = outlook.later
        if command == MOVE:
            n = card.base(MANEUVERS) + card.bonus(MANEUVERS) * left
            march = MarchPlan(outlook, n)
            march.plan()
            self._set(command, march.worth * min(1.0, outlook.turns), 0.1)
        elif command == PLUNDER:
            regions = small_folk_regions(realm, self.race)
            reached = min(left * card.bonus(DRAW_FROM_REGIONS), regions)
            each = outlook.drawn_card() if outlook.turns >= 1.0 else 0.0
            more = each if regions > left else 0.0
            self._set(command, each * (card.base(DRAW_RESOURCES) + reached), more)
        elif command == TRADE:
            n = card.base(EXCHANGE) + card.bonus(EXCHANGE) * left
            self._set(command, best_deal(outlook, n).worth if outlook.turns >= 1.0 else 0.0, 0.1)
        elif command == RECRUIT:
            n = card.base(RECRUIT_POINTS) + card.bonus(RECRUIT_POINTS) * left
            now = recruit_worth(outlook, n)
            self._set(command, now, recruit_worth(outlook, n + 1) - now)
        elif command == LEADER:
            self._set(command, self._leader(), -0.15 * later)  # AG-TIP-11
        elif command == MAGIC:
            spells = len(realm.spells[self.race])
            there = len(realm.spell_deck) + len(realm.spell_discard)
            now = SPELL / (1.0 + 0.3 * spells) if there else 0.0
            self._set(command, (now + 0.2) * later, -0.1 * later)
        elif command == ATTACK:
            grows = 0.35 if self.left < 5 else 0.0
            self._set(command, self.fight if self.fight > LEAST else 0.1 * later, grows)
        else:
            self._set(command, unique.worth(outlook, left), unique.growth(outlook, left))

    def _set(self, command: int, now: float, growth: float) -> None:
        self.now[command] = now
        self.growth[command] = growth

    def _leader(self) -> float:
        realm = self.realm
        race = self.race
        outlook = self.outlook
        found = 0.0
        for leader in realm.world.box.races[race].leaders:
            kind = leader.unit - realm.world.first_unit[race]
            if not healthy(realm, race, kind):
                continue
            best = 0.0
            for effect in leader.now:
                best = max(best, self.ability(effect))
            found += best + REROLLS * outlook.later
            if leader.lasting:
                found += 0.4 * outlook.later
            main = main_army(realm, race)
            if main != NOBODY and has_leader(realm, race, realm.army[main]):
                found += 0.3 * outlook.later
        if fallen(realm, race):
            found = max(found, 1.4 * outlook.later)
        return found

    def ability(self, effect: Effect) -> float:
        """Return what an ability of a leader would bring."""
        outlook = self.outlook
        realm = self.realm
        if effect.kind == MANEUVERS:
            march = MarchPlan(outlook, effect.by)
            march.plan()
            return march.worth * min(1.0, outlook.turns)
        if effect.kind == BATTLE:
            return best_attack(outlook, False)
        if effect.kind == TAKE_DISCARDED:
            best = 0.0
            for kind in discarded(realm, effect.resources):
                best = max(best, outlook.next_card(kind))
            return best
        if effect.kind == TOP_SPELL:
            return 0.6 * outlook.later if realm.spell_discard else 0.0
        most = 0.0  # who is carried finds the best land that is empty
        for region in members(realm.world.board.small_folk):
            if realm.is_empty(region):
                most = max(most, outlook.worth[region])
        return most if most > 0.3 else 0.0

    # -- rest -------------------------------------------------------------------------------------

    def _rest(self) -> float:
        """Return what a rest is worth: the row back, healing, giantslayers (AG-TIP-10)."""
        realm = self.realm
        race = self.race
        outlook = self.outlook
        row = realm.row[race]
        card = realm.world.box.races[race].commands[REST]
        found = best_assault(outlook, self.left * card.bonus(SLAYER_ACTIONS))
        if outlook.turns < 1.0:
            return found
        value = realm.world.value[race]
        sick = 0
        for code in wounded(realm, race):
            sick = max(sick, value[kind_of(number_of(code))])
        found += 0.3 * sick * outlook.later
        found += IN_ROW * len(row)
        key = 0.0
        if ATTACK in row:
            key = self.fight
        for command in row:
            if command != ATTACK:
                self._weigh_one(command, 0)
                key = max(key, self.now[command])
                self.now[command] = NEVER
        found += AGAIN * key
        standing = realm.to_the_right(race, LEADER) + realm.to_the_right(race, MAGIC)
        return found - STANDING * standing * (1.0 if ATTACK not in row else 0.3)


# -- answers --------------------------------------------------------------------------------------


def claim_worth(outlook: Outlook, code: int) -> float:
    """Return what an Event that can be claimed is worth, a little more if others could take it."""
    realm = outlook.realm
    event: EventCard | None
    if code == CLAIM_SPECIAL:
        event = top_special(realm, outlook.race)
    else:
        event = realm.world.box.universal_events[code - CLAIM]
    if event is None:
        return 0.0
    worth_it = event.points + 0.6 * len(event.rewards)
    for reward in event.rewards:
        if reward.kind == PLACE_UNIT:
            worth_it += 3.0
    if event.lasting:
        worth_it += 1.0 * outlook.later
    if code != CLAIM_SPECIAL:
        worth_it += 0.5
    return worth_it


def best_claim(outlook: Outlook, codes: list[int]) -> int:
    """Return the Event to claim, or DONE."""
    best = DONE
    most = 0.0
    for code in codes:
        if CLAIM <= code < CAST:
            worth_it = claim_worth(outlook, code)
            if worth_it > most:
                most = worth_it
                best = code
    return best


def act_worths(outlook: Outlook, codes: list[int]) -> list[float]:
    """Return what commands are worth, and claims and spells with the best command after them.

    Whoever casts or commands can claim no more in the turn (AG-TURN-10).
    """
    hand = [code for code in codes if code < CLAIM]
    council = Council(outlook)
    council.weigh(hand)
    command = council.best(hand)
    after = council.scores[command]
    claimed = 0.0
    spell = 0.0
    cast: dict[int, float] = {}
    for code in codes:
        if code >= CAST:
            cast[code] = cast_worth(outlook, code, command == ATTACK) - kept_spell(outlook)
            spell = max(spell, cast[code])
        elif code >= CLAIM:
            claimed = max(claimed, claim_worth(outlook, code))
    worths: list[float] = []
    for code in codes:
        if code < CLAIM:
            worths.append(council.scores[code] - spell)
        elif code < CAST:
            worths.append(after + claim_worth(outlook, code))
        else:
            worths.append(after + cast[code] - claimed - spell)
    return worths
