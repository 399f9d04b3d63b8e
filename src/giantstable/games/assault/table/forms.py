"""What an answer can be: a card, a region, a unit and its way, a trade, a die, a spell."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import ADVANCED, BASIC
from giantstable.games.assault.box.dice import FACES, MOST_ARCANE
from giantstable.games.assault.box.effects import COMMANDS, HEAL, UNIQUE, WOUND
from giantstable.games.assault.table import nouns
from giantstable.games.assault.table.army import is_wounded, soldier_of
from giantstable.games.assault.table.codes import (
    ALL,
    BESIDES,
    CAST,
    CLAIM,
    CLAIM_SPECIAL,
    DECK,
    DONE,
    DRAW,
    EAT,
    RETURN_HOME,
    SHIFT_TO,
    SPECIAL_DIE,
    TOP,
    WOUND_IT,
    ability_code,
    cast_code,
    die_of,
    effect_of,
    holder_in,
    is_friendly,
    is_special,
    leader_card_of,
    number_of,
    packed,
    partner_code,
    partner_of,
    region_of,
    to_of,
    turn_code,
    turned_to,
)
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO_OR_YES, YES, Form, Meaning
from giantstable.kernel.noun import AMOUNT, Noun
from giantstable.kernel.table import Table


def plain(decision: Decision, word: str) -> Meaning:
    """Return an answer that is nothing but a word; what it means, the question says."""
    return Meaning(word).fills("ask", decision.kind)


class Leaving(Form):
    """Anything, or to leave the question alone, or to take all at once."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == DONE:
            return plain(decision, "done")
        if code == ALL:
            return plain(decision, "all")
        return self.pick(decision, code)

    def pick(self, decision: Decision, code: int) -> Meaning:
        """Return what is chosen."""
        raise TypeError

    def every(self, table: Table) -> list[int]:
        return [*self.picks(table), ALL, DONE]

    def picks(self, table: Table) -> list[int]:
        """Return every code of something to choose."""
        raise TypeError


class Picks(Leaving):
    """One thing by its number, said in the words of ``key``, or alone if that is empty."""

    def __init__(self, noun: Noun, key: str, word: str = "") -> None:
        self.noun = noun
        self.key = key
        self.word = word

    def pick(self, decision: Decision, code: int) -> Meaning:
        meaning = Meaning(decision.kind, self.word, self.key)
        return meaning.of(self.noun, self.noun.asked(decision, code))

    def picks(self, table: Table) -> list[int]:
        return self.noun.every(table)


class Counts(Picks):
    """How many arcane results: no more than the dice of a side can show."""

    def picks(self, table: Table) -> list[int]:
        return list(range(1, MOST_ARCANE * realm_on(table).world.box.stock.most_dice + 1))


class Answers(Form):
    """Yes or no."""

    def read(self, decision: Decision, code: int) -> Meaning:
        word = "yes" if code == YES else "no"
        meaning = Meaning(f"{decision.kind}-{word}", word, f"option-{word}")
        return meaning.fills("ask", decision.kind)

    def every(self, table: Table) -> list[int]:
        return NO_OR_YES


# -- cards ---------------------------------------------------------------------------------------


class Passages(Form):
    """The resource that pays for passage, or a wound, or not to go there."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == DONE:
            return Meaning("stay")
        if code == WOUND_IT:
            dies = is_wounded(number_of(decision.subject))
            return Meaning("bleed", key="option-die" if dies else "option-bleed")
        return Meaning(decision.kind, "pay", "").of(nouns.RESOURCE, code)

    def every(self, table: Table) -> list[int]:
        return [*nouns.RESOURCE.every(table), WOUND_IT, DONE]


class Turns(Form):
    """A command, an Event to claim, or a spell to cast; about the race's own Event on top."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code >= CAST:
            return cast(code)
        if code < CLAIM:
            command = packed(code, realm_on(decision.table).race_of[decision.seat])
            return Meaning("command", "", "").of(nouns.COMMAND, command)
        event = nouns.SPECIAL_EVENT + decision.subject if code == CLAIM_SPECIAL else code - CLAIM
        points = nouns.event_card(decision.on_table(), event).points
        return Meaning("claim").of(nouns.EVENT, event).fills("n", points)

    def every(self, table: Table) -> list[int]:
        events = range(len(realm_on(table).world.box.universal_events))
        claims = [CLAIM + event for event in events]
        return [*range(len(COMMANDS)), *claims, CLAIM_SPECIAL, *casts(table)]


def cast(code: int) -> Meaning:
    """Return a spell that is cast."""
    return Meaning("cast").of(nouns.SPELL, code)


def casts(table: Table) -> list[int]:
    """Return every spell of every card."""
    spells = nouns.SPELL.every(table)
    return [cast_code(spell, level) for spell in spells for level in (BASIC, ADVANCED)]


class Studies(Leaving):
    """To draw from a deck, or to take the uppermost discarded spell."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        return Meaning("draw" if code == DRAW else "top")

    def picks(self, table: Table) -> list[int]:
        return [DRAW, TOP]


class Partners(Leaving):
    """Whom to trade with, and how; or the deck."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        if code == DECK:
            return Meaning("deck")
        return Meaning("offer" if is_friendly(code) else "trade").of(nouns.RACE, partner_of(code))

    def picks(self, table: Table) -> list[int]:
        races = nouns.RACE.every(table)
        return [*[partner_code(race, f) for race in races for f in (False, True)], DECK]


class Forgings(Leaving):
    """What of the command's part to do; about that part."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        realm = realm_on(decision.table)
        race = realm.world.box.races[realm.race_of[decision.seat]]
        effect = race.commands[UNIQUE].parts[decision.subject].choices[code]
        meaning = Meaning(decision.kind, "", "option-forge").of(nouns.EFFECT, effect.kind)
        return meaning.of(nouns.RESOURCE, effect.resource).fills("n", effect.by)

    def picks(self, table: Table) -> list[int]:
        races = realm_on(table).world.box.races
        parts = [part for race in races for part in race.commands[UNIQUE].parts]
        return list(range(max([len(part.choices) for part in parts])))


# -- units and regions ---------------------------------------------------------------------------


class Casualties(Form):
    """A soldier of the race that the question is about."""

    def read(self, decision: Decision, code: int) -> Meaning:
        realm = realm_on(decision.table)
        soldier = nouns.soldier_of_race(realm, number_of(decision.subject), code)
        return Meaning(decision.kind, "", "").of(nouns.POINTED_SOLDIER, soldier)

    def every(self, table: Table) -> list[int]:
        return [*nouns.SOLDIER.every(table), ALL, DONE]


class Ways(Leaving):
    """A soldier, where it stands, and where it goes: next door, or if it is carried anywhere."""

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere

    def pick(self, decision: Decision, code: int) -> Meaning:
        soldier = nouns.SOLDIER.asked(decision, number_of(code))
        meaning = Meaning(decision.kind, "", "option-way").of(nouns.POINTED_SOLDIER, soldier)
        return way(meaning, code)

    def picks(self, table: Table) -> list[int]:
        soldiers = nouns.SOLDIER.every(table)
        ways = everywhere(table) if self.anywhere else next_door(table)
        return [packed(soldier, a, b) for soldier in soldiers for a, b in ways]


def next_door(table: Table) -> list[tuple[int, int]]:
    """Return the two regions of every step."""
    beside = realm_on(table).world.board.beside
    return [(a, b) for a in nouns.REGION.every(table) for b in beside[a]]


def everywhere(table: Table) -> list[tuple[int, int]]:
    """Return every two regions."""
    regions = nouns.REGION.every(table)
    return [(a, b) for a in regions for b in regions if a != b]


def way(meaning: Meaning, code: int) -> Meaning:
    """Add the two regions of a way."""
    return meaning.of(nouns.REGION, region_of(code)).of(nouns.TO, to_of(code), link=">")


class SoldiersIn(Leaving):
    """A soldier and where it stands."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        return soldier_in(decision, nouns.SOLDIER.asked(decision, number_of(code)), code)

    def picks(self, table: Table) -> list[int]:
        return somewhere(table, nouns.SOLDIER.every(table))


def somewhere(table: Table, numbers: list[int]) -> list[int]:
    """Return each number in each region."""
    return [packed(n, region) for region in nouns.REGION.every(table) for n in numbers]


def soldier_in(decision: Decision, soldier: int, code: int) -> Meaning:
    """Return a soldier, of all races, in the region of a code."""
    meaning = Meaning(decision.kind, "", "option-soldier-in")
    return meaning.of(nouns.POINTED_SOLDIER, soldier).of(nouns.REGION, region_of(code))


class SpellAims(Leaving):
    """What a spell is aimed at: an own soldier, an enemy one, or a whole army.

    About the kind of effect, and who stands where.
    """

    def pick(self, decision: Decision, code: int) -> Meaning:
        if decision.subject == HEAL:
            return soldier_in(decision, nouns.SOLDIER.asked(decision, number_of(code)), code)
        if decision.subject == WOUND:
            race = holder_in(decision.about, region_of(code))
            soldier = nouns.soldier_of_race(realm_on(decision.table), race, number_of(code))
            return soldier_in(decision, soldier, code)
        return Meaning(decision.kind, "", "region").of(nouns.REGION, region_of(code))

    def picks(self, table: Table) -> list[int]:
        return somewhere(table, nouns.SOLDIER.every(table))


class Recruits(Leaving):
    """A unit and where it comes, or to spend Food."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        if code == EAT:
            return Meaning("eat")
        unit = nouns.UNIT.asked(decision, number_of(code))
        value = realm_on(decision.table).world.box.units[unit].value
        meaning = Meaning(decision.kind, "", "option-recruit").fills("n", value)
        meaning.of(nouns.POINTED_SOLDIER, soldier_of(unit))
        return meaning.of(nouns.REGION, region_of(code))

    def picks(self, table: Table) -> list[int]:
        return [*somewhere(table, nouns.UNIT.every(table)), EAT]


class Abilities(Leaving):
    """An ability of a leader, or the return of one."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        if code >= RETURN_HOME:
            unit = nouns.UNIT.asked(decision, code - RETURN_HOME)
            return Meaning("return").of(nouns.POINTED_SOLDIER, soldier_of(unit))
        realm = realm_on(decision.table)
        leader = realm.world.box.races[realm.race_of[decision.seat]].leaders[leader_card_of(code)]
        effect = leader.now[effect_of(code)]
        meaning = Meaning(decision.kind, "", "option-ability").fills("n", effect.by)
        meaning.of(nouns.POINTED_SOLDIER, soldier_of(leader.unit))
        return meaning.of(nouns.EFFECT, effect.kind)

    def picks(self, table: Table) -> list[int]:
        codes = [RETURN_HOME + kind for kind in nouns.UNIT.every(table)]
        for race in realm_on(table).world.box.races:
            for card, leader in enumerate(race.leaders):
                codes += [ability_code(card, effect) for effect in range(len(leader.now))]
        return codes


class Attacks(Leaving):
    """From where to attack which region, or to shift into it."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        shift = number_of(code) == SHIFT_TO
        return way(Meaning("shift") if shift else Meaning(decision.kind, ""), code)

    def picks(self, table: Table) -> list[int]:
        return [packed(n, a, b) for n in (0, SHIFT_TO) for a, b in next_door(table)]


class Bands(Leaving):
    """Giantslayers and a region: one of them by its number, or several as a mask."""

    def __init__(self, several: bool = False) -> None:
        self.several = several

    def pick(self, decision: Decision, code: int) -> Meaning:
        band = number_of(code) if self.several else 1 << number_of(code)
        meaning = Meaning(decision.kind, "", "option-slayers").of(nouns.SLAYERS, band)
        return meaning.of(nouns.REGION, region_of(code))

    def picks(self, table: Table) -> list[int]:
        slayers = nouns.SLAYER.every(table)
        return somewhere(table, list(range(1, 1 << len(slayers))) if self.several else slayers)


class Slayers(Form):
    """One of the giantslayers in a battle."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return Meaning(decision.kind, "", "slayers").of(nouns.SLAYERS, 1 << code)

    def every(self, table: Table) -> list[int]:
        return nouns.SLAYER.every(table)


# -- battle --------------------------------------------------------------------------------------


class BattleSpells(Form):
    """A spell to cast, or to pass."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return plain(decision, "pass") if code == DONE else cast(code)

    def every(self, table: Table) -> list[int]:
        return [*casts(table), DONE]


class Totals(Leaving):
    """A resource or a spell that changes the totals, or a modifier besides."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        if code >= CAST:
            return cast(code)
        if code >= BESIDES:
            return Meaning("modify", "", "modifier").of(nouns.MODIFIER, code - BESIDES)
        return Meaning("use", key="").of(nouns.RESOURCE, code)

    def picks(self, table: Table) -> list[int]:
        besides = [BESIDES + modifier for modifier in nouns.MODIFIER.every(table)]
        return [*nouns.RESOURCE.every(table), *besides, *casts(table)]


class Turned(Leaving):
    """A die and the face to which it is turned."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        die = die_of(code)
        special = SPECIAL_DIE if is_special(die) else 0
        to = nouns.die_of_race(decision.subject, special + turned_to(code))
        meaning = Meaning(decision.kind, "", "option-set-die")
        meaning.of(nouns.DIE, nouns.die_of_race(decision.subject, die))
        meaning.writes(nouns.FACE, to, link=">")
        return meaning.points(nouns.FACE, to, "to_face").says(nouns.FACE, to, "to")

    def picks(self, table: Table) -> list[int]:
        return [turn_code(die, face) for die in nouns.DIE.every(table) for face in range(FACES)]


ANSWER: Final[Form] = Answers()
RESOURCE: Final[Form] = Picks(nouns.RESOURCE, "")
PASSAGE: Final[Form] = Passages()
TURN: Final[Form] = Turns()
STUDY: Final[Form] = Studies()
SPELL: Final[Form] = Picks(nouns.SPELL, "option-keep", "keep")
PARTNER: Final[Form] = Partners()
FORGE: Final[Form] = Forgings()
REGION: Final[Form] = Picks(nouns.REGION, "region")
SOLDIER: Final[Form] = Picks(nouns.POINTED_SOLDIER, "")
CASUALTY: Final[Form] = Casualties()
WAY: Final[Form] = Ways()
RELOCATION: Final[Form] = Ways(anywhere=True)
SOLDIER_IN: Final[Form] = SoldiersIn()
SPELL_AIM: Final[Form] = SpellAims()
RECRUIT: Final[Form] = Recruits()
ABILITY: Final[Form] = Abilities()
ATTACK: Final[Form] = Attacks()
SLAYER_IN: Final[Form] = Bands()
BAND: Final[Form] = Bands(several=True)
SLAYER: Final[Form] = Slayers()
BATTLE_SPELL: Final[Form] = BattleSpells()
TOTALS: Final[Form] = Totals()
MODIFIER: Final[Form] = Picks(nouns.MODIFIER, "modifier")
HOW_MANY: Final[Form] = Counts(AMOUNT, "option-amount")
DIE: Final[Form] = Picks(nouns.DIE, "die")
TURNED_DIE: Final[Form] = Turned()
