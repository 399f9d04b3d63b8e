"""What an answer can be: a card, a region, a unit and its way, a trade, a die, a spell."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import HEAL, UNIQUE, WOUND
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
    WOUND_IT,
    die_of,
    effect_of,
    holder_in,
    is_friendly,
    is_special,
    leader_card_of,
    number_of,
    packed,
    partner_of,
    region_of,
    to_of,
    turned_to,
)
from giantstable.games.assault.table.realm import realm_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import YES, Form, Meaning
from giantstable.kernel.noun import AMOUNT, Noun


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


class Picks(Leaving):
    """One thing by its number, said in the words of ``key``, or alone if that is empty."""

    def __init__(self, noun: Noun, key: str, word: str = "") -> None:
        self.noun = noun
        self.key = key
        self.word = word

    def pick(self, decision: Decision, code: int) -> Meaning:
        meaning = Meaning(decision.kind, self.word, self.key)
        return meaning.of(self.noun, self.noun.asked(decision, code))


class Answers(Form):
    """Yes or no."""

    def read(self, decision: Decision, code: int) -> Meaning:
        word = "yes" if code == YES else "no"
        meaning = Meaning(f"{decision.kind}-{word}", word, f"option-{word}")
        return meaning.fills("ask", decision.kind)


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


def cast(code: int) -> Meaning:
    """Return a spell that is cast."""
    return Meaning("cast").of(nouns.SPELL, code)


class Studies(Leaving):
    """To draw from a deck, or to take the uppermost discarded spell."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        return Meaning("draw" if code == DRAW else "top")


class Partners(Leaving):
    """Whom to trade with, and how; or the deck."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        if code == DECK:
            return Meaning("deck")
        return Meaning("offer" if is_friendly(code) else "trade").of(nouns.RACE, partner_of(code))


class Forgings(Leaving):
    """What of the command's part to do; about that part."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        realm = realm_on(decision.table)
        race = realm.world.box.races[realm.race_of[decision.seat]]
        effect = race.commands[UNIQUE].parts[decision.subject].choices[code]
        meaning = Meaning(decision.kind, "", "option-forge").of(nouns.EFFECT, effect.kind)
        return meaning.of(nouns.RESOURCE, effect.resource).fills("n", effect.by)


# -- units and regions ---------------------------------------------------------------------------


class Casualties(Form):
    """A soldier of the race that the question is about."""

    def read(self, decision: Decision, code: int) -> Meaning:
        realm = realm_on(decision.table)
        soldier = nouns.soldier_of_race(realm, number_of(decision.subject), code)
        return Meaning(decision.kind, "", "").of(nouns.POINTED_SOLDIER, soldier)


class Ways(Leaving):
    """A soldier, where it stands, and where it goes."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        soldier = nouns.SOLDIER.asked(decision, number_of(code))
        meaning = Meaning(decision.kind, "", "option-way").of(nouns.POINTED_SOLDIER, soldier)
        return way(meaning, code)


def way(meaning: Meaning, code: int) -> Meaning:
    """Add the two regions of a way."""
    return meaning.of(nouns.REGION, region_of(code)).of(nouns.TO, to_of(code), link=">")


class SoldiersIn(Leaving):
    """A soldier and where it stands."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        return soldier_in(decision, nouns.SOLDIER.asked(decision, number_of(code)), code)


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


class Attacks(Leaving):
    """From where to attack which region, or to shift into it."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        shift = number_of(code) == SHIFT_TO
        return way(Meaning("shift") if shift else Meaning(decision.kind, ""), code)


class Bands(Leaving):
    """Giantslayers and a region: one of them by its number, or several as a mask."""

    def __init__(self, several: bool = False) -> None:
        self.several = several

    def pick(self, decision: Decision, code: int) -> Meaning:
        band = number_of(code) if self.several else 1 << number_of(code)
        meaning = Meaning(decision.kind, "", "option-slayers").of(nouns.SLAYERS, band)
        return meaning.of(nouns.REGION, region_of(code))


class Slayers(Form):
    """One of the giantslayers in a battle."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return Meaning(decision.kind, "", "slayers").of(nouns.SLAYERS, 1 << code)


# -- battle --------------------------------------------------------------------------------------


class BattleSpells(Form):
    """A spell to cast, or to pass."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return plain(decision, "pass") if code == DONE else cast(code)


class Totals(Leaving):
    """A resource or a spell that changes the totals, or a modifier besides."""

    def pick(self, decision: Decision, code: int) -> Meaning:
        if code >= CAST:
            return cast(code)
        if code >= BESIDES:
            return Meaning("modify", "", "modifier").of(nouns.MODIFIER, code - BESIDES)
        return Meaning("use", key="").of(nouns.RESOURCE, code)


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
HOW_MANY: Final[Form] = Picks(AMOUNT, "option-amount")
DIE: Final[Form] = Picks(nouns.DIE, "die")
TURNED_DIE: Final[Form] = Turned()
