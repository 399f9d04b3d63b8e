"""Why an option is good or bad, in words: what the worths of the bots are made of."""

from __future__ import annotations

from giantstable.games.assault.bot.attacks import (
    DENIED,
    assault_worth,
    best_assault,
    risk,
    shift_worth,
)
from giantstable.games.assault.bot.cards import BLOOD, cast_worth, kept_spell
from giantstable.games.assault.bot.commands import PATIENCE, Council, claim_worth
from giantstable.games.assault.bot.forecast import forecast_of
from giantstable.games.assault.bot.lessons import Lessons
from giantstable.games.assault.bot.lore import WOUND_COST, lore_of
from giantstable.games.assault.bot.moves import choose_maneuver
from giantstable.games.assault.bot.outlook import Outlook
from giantstable.games.assault.box.effects import ATTACK, COMMANDS, REST, SLAYER_ACTIONS
from giantstable.games.assault.box.pieces import CHAMPION, LEADER_RANK, RACES
from giantstable.games.assault.rules.commands.rest import wounded
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import ONE, size
from giantstable.games.assault.table.codes import (
    CAST,
    CLAIM,
    DONE,
    EAT,
    SHIFT_TO,
    WOUND_IT,
    number_of,
    region_of,
    to_of,
)
from giantstable.games.assault.table.nouns import race_name, region_name, resource_name
from giantstable.games.assault.table.realm import KINDS_OF_CARDS, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.judge import FEAR, HOPE, Reason
from giantstable.kernel.message import Facts, Message

TAKEN: list[DecisionKind] = [
    asks.PICK, asks.PICK_BACK, asks.EVENT_CARD, asks.LEADER_CARD, asks.SCAVENGE, asks.TAKE,
    asks.WANT,
]  # fmt: skip
GIVEN: list[DecisionKind] = [asks.GIVE, asks.GIVE_DECK, asks.RETURN, asks.PASSAGE]
WAYS: list[DecisionKind] = [asks.MANEUVER, asks.RELOCATE, asks.RELOCATE_SPELL]
LOSSES: list[DecisionKind] = [asks.CASUALTY, asks.ROOM]
PLACES: list[DecisionKind] = [
    asks.CASTLE,
    asks.ONWARD,
    asks.RETURN_TO,
    asks.EVENT_REGION,
    asks.MARK,
]


def reasons(realm: Realm, decision: Decision, code: int, lessons: Lessons | None) -> list[Reason]:
    """Return what speaks for and against an option, the weightiest first."""
    race = realm.race_of[decision.seat]
    said = Said(Outlook(realm, race, lore_of(realm.world), lessons))
    kind = decision.kind_of
    if kind is asks.ACT or kind is asks.COMMAND:
        said.about_turn(decision.codes, code)
    elif code == DONE:
        pass  # nothing is done: the others speak for themselves
    elif kind in TAKEN:
        said.hope("card", said.outlook.next_card(code), resource=resource_name(code))
    elif kind in GIVEN:
        said.about_gift(code)
    elif kind in WAYS:
        said.about_way(decision, code)
    elif kind is asks.ATTACK:
        said.about_attack(code)
    elif kind is asks.HOLD_BACK:
        said.about_holding_back(code, decision.about)
    elif kind is asks.SLAYER_ATTACK:
        said.about_slayers(number_of(code), region_of(code))
    elif kind is asks.SLAYER_RECRUIT or kind is asks.SLAYER_MOVE:
        said.about_slayers(1 << number_of(code), region_of(code))
    elif kind is asks.RECRUIT:
        said.about_recruit(code)
    elif kind in LOSSES:
        said.about_loss(decision, code)
    elif kind in PLACES:
        said.about_place(code)
    return said.in_order()


def _weight(reason: Reason) -> float:
    return -reason.weight


class Said:
    """The reasons that were found."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.realm = outlook.realm
        self.race = outlook.race
        self.found: list[Reason] = []

    def in_order(self) -> list[Reason]:
        """Return them all, the weightiest first."""
        self.found.sort(key=_weight)
        return self.found

    def hope(self, key: str, weight: float, **facts: str | int | Message) -> None:
        """Say what speaks for it, if that is more than nothing."""
        self._say(HOPE, key, weight, facts)

    def fear(self, key: str, weight: float, **facts: str | int | Message) -> None:
        """Say what speaks against it."""
        self._say(FEAR, key, weight, facts)

    def _say(self, tone: str, key: str, weight: float, facts: Facts) -> None:
        if weight > 0.0:
            self.found.append(Reason(tone, Message(f"assault-reason-{key}", facts), weight))

    def region(self, region: int) -> Message:
        """Return a region for people."""
        return region_name(self.realm.world.board.regions[region])

    # -- the turn -------------------------------------------------------------------------------

    def about_turn(self, codes: list[int], code: int) -> None:
        """Claims, spells and commands."""
        outlook = self.outlook
        if code >= CAST:
            self.hope("spell", cast_worth(outlook, code, False))
            self.fear("spell-gone", kept_spell(outlook))
        elif code >= CLAIM:
            worth = claim_worth(outlook, code)
            self.hope("event", worth, points=round(worth))
        else:
            self._about_command([each for each in codes if each < CLAIM], code)

    def _about_command(self, hand: list[int], command: int) -> None:
        outlook = self.outlook
        council = Council(outlook)
        council.weigh(hand)
        left = council.left
        if command == REST:
            self._about_rest(left)
        else:
            now = council.now[command]
            if now >= 0.75:
                self.hope("points", now, points=round(now))
            else:
                self.fear("little", 0.75 - now)
            if outlook.turns > 2.0:
                self.fear("grows", PATIENCE * council.growth[command], n=left)
            if council.growth[command] > 0.0:
                n = left + more_left(self.realm, self.race, command)
                self.hope("left", council.growth[command] * n, n=n)
        lessons = outlook.lessons
        if lessons is not None:
            learnt = lessons.bonus(self.race, command, outlook.later, left)
            name = Message(
                "assault-command", {"command": COMMANDS[command], "race": RACES[self.race]}
            )
            self.hope("learnt", learnt, command=name)
            self.fear("learnt-not", -learnt, command=name)

    def _about_rest(self, left: int) -> None:
        outlook = self.outlook
        card = self.realm.world.box.races[self.race].commands[REST]
        self.hope("row", 0.3 * left, n=left)
        if left < 3:
            self.fear("row-short", 0.5 * (3 - left))
        self.hope("slayers", best_assault(outlook, left * card.bonus(SLAYER_ACTIONS)))
        if wounded(self.realm, self.race):
            self.hope("heals", outlook.later)

    # -- fights ---------------------------------------------------------------------------------

    def about_attack(self, code: int) -> None:
        """An attack: points, conquest, losses; or a shift: land."""
        outlook = self.outlook
        source = region_of(code)
        target = to_of(code)
        if number_of(code) == SHIFT_TO:
            self.hope("land", shift_worth(outlook, source, target), region=self.region(target))
            if size(self.realm.army[source]) == 1:
                self.fear("leaves", outlook.worth[source], region=self.region(source))
            return
        self._about_battle(source, target, self.realm.army[source], ATTACK in self._row())

    def _row(self) -> list[int]:
        return self.realm.row[self.race]

    def _about_battle(self, source: int, target: int, army: int, by_card: bool) -> None:
        outlook = self.outlook
        found = forecast_of(self.realm, outlook.lore, self.race, source, target, army, by_card)
        self.hope("battle", found.gained, points=round(found.gained))
        land = found.conquest * 0.7 * outlook.worth[target]
        percent = round(100 * found.conquest)
        if percent:
            region = self.region(target)
            self.hope("conquest", 0.1 + land, percent=percent, region=region)
        self.fear("losses", risk(outlook) * found.harm, points=round(found.given))
        if found.ruin >= 0.05:
            self.fear("ruin", found.ruin, percent=round(100 * found.ruin))
        denied = outlook.rune_holder(target)
        holder = race_name(self.realm.holder[target])
        self.hope("denied", (found.conquest + 0.2) * DENIED * denied, race=holder)

    def about_holding_back(self, soldier: int, target: int) -> None:
        """Who stays out of a battle is safe, and the odds are those without it."""
        combat = self.realm.combat
        assert combat is not None
        value = self.realm.world.value[self.race][soldier // 2]
        self.hope("safe", WOUND_COST * value)
        source = combat.attacker.region
        army = combat.attacker.army - ONE[soldier]
        self._about_battle(source, target, army, combat.by_attack_card)

    def about_slayers(self, band: int, region: int) -> None:
        """Giantslayers: whom they may hurt."""
        worth = assault_worth(self.outlook, band, region)
        holder = self.realm.holder[region]
        if holder != NOBODY and holder != self.race:
            self.hope("slayers-hurt", worth, race=race_name(holder))
        elif holder == self.race:
            self.fear("slayers-own", 0.5)

    # -- land and units -------------------------------------------------------------------------

    def about_way(self, decision: Decision, code: int) -> None:
        """A step: what is found there, and what is left behind."""
        outlook = self.outlook
        realm = self.realm
        start = region_of(code)
        to = to_of(code)
        kind = number_of(code) // 2
        if realm.holder[to] == NOBODY:
            self.hope("land", outlook.worth[to], region=self.region(to))
            value = realm.world.value[self.race][kind]
            danger = outlook.danger(to, value, realm.world.strength[self.race][kind])
            self.fear("danger", danger, region=self.region(to))
        self.hope("errand", outlook.errand(kind, to), region=self.region(to))
        if size(realm.army[start]) == 1:
            self.fear("leaves", outlook.worth[start], region=self.region(start))
        if decision.kind_of is asks.MANEUVER and code == choose_maneuver(
            outlook, decision.codes, decision.about
        ):
            self.hope("march", 0.3)

    def about_place(self, region: int) -> None:
        """A region: what it is worth, and what threatens there."""
        if region < len(self.outlook.worth):
            self.hope("land", self.outlook.worth[region], region=self.region(region))
            self.fear("danger", self.outlook.danger(region, 4, 0), region=self.region(region))

    def about_recruit(self, code: int) -> None:
        """A recruit: champions and leaders first."""
        if code == EAT:
            self.hope("meal", 0.5)
            return
        world = self.realm.world
        kind = number_of(code)
        if world.rank[self.race][kind] == CHAMPION:
            self.hope("champion", 1.25)
        elif world.rank[self.race][kind] == LEADER_RANK:
            self.hope("leader", 0.75)
        strength = world.strength[self.race][kind]
        self.hope("strength", 0.25 * strength, n=strength)

    def about_loss(self, decision: Decision, soldier: int) -> None:
        """Who is hit: what that gives away."""
        race = number_of(decision.subject) if decision.kind_of is asks.CASUALTY else self.race
        value = self.realm.world.value[race]
        if soldier >= 2 * len(value):
            return
        least = min(value[each // 2] for each in decision.codes if each < 2 * len(value))
        points = value[soldier // 2]
        if points == least:
            self.hope("cheapest", 0.5)
        self.fear("gives", float(points), points=points)

    # -- cards ----------------------------------------------------------------------------------

    def about_gift(self, kind: int) -> None:
        """What is given away, or paid."""
        if kind == WOUND_IT:
            self.fear("blood", BLOOD)
        elif kind < KINDS_OF_CARDS:
            self.fear("missed", self.outlook.last_card(kind), resource=resource_name(kind))
