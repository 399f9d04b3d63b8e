"""What an answer can be: a card to play, an action and its aim, an amount, a skill, a place."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.pieces import (
    AIMED_AT,
    BOW,
    FIREWORKS,
    GIANT_CARD,
    OWN_PLACE,
    PLACE,
    SWORD,
    Effect,
)
from giantstable.games.wraith.table import nouns
from giantstable.games.wraith.table.codes import (
    CAST,
    END,
    FEARLESS,
    IMPOSSIBLE,
    KEEP,
    NO_SPELL,
    action_code,
    action_of,
    aim_of,
    card_of,
    is_face_down,
    is_unused,
    placed_code,
    skill_code,
    skill_of,
)
from giantstable.games.wraith.table.fight import Fight, fight_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import Form, Meaning
from giantstable.kernel.noun import AMOUNT, Noun
from giantstable.kernel.table import Table


class Plays(Form):
    """A card, face up or face down, a Fearless Action, or the end of the step."""

    def read(self, decision: Decision, code: int) -> Meaning:
        if code == END:
            return Meaning("end")
        if code >= FEARLESS:
            effect = fight_on(decision.table).wraith.fearless[code - FEARLESS].effect
            meaning = Meaning("fearless").of(nouns.EFFECT, effect.type)
            return meaning.points(AMOUNT, effect.base).says(AMOUNT, effect.base)
        meaning = Meaning("rest" if is_face_down(code) else "play").of(nouns.CARD, card_of(code))
        return meaning.points(nouns.ROW, decision.subject)

    def every(self, table: Table) -> list[int]:
        wraith = fight_on(table).wraith
        cards = range(len(wraith.cards))
        placed = [placed_code(card, face_down) for card in cards for face_down in (False, True)]
        return [*placed, *[FEARLESS + i for i in range(len(wraith.fearless))], END]


class Actions(Form):
    """An action of the card with its aim, or its spell."""

    def read(self, decision: Decision, code: int) -> Meaning:
        card = decision.subject
        if code == CAST:
            meaning = Meaning("cast").points(nouns.CARD, card)
            return meaning.writes(nouns.SPELL, card).says(nouns.SPELL, card)
        if code == NO_SPELL:
            return Meaning("no-spell", "no spell")
        which = action_of(code)
        type_ = fight_on(decision.table).wraith.cards[card].actions[which].type
        if aim_of(code) == IMPOSSIBLE:
            meaning = Meaning("skip").of(nouns.EFFECT, type_)
        else:
            meaning = aimed(type_, aim_of(code))
        return meaning.points(nouns.ACTION, which)

    def every(self, table: Table) -> list[int]:
        fight = fight_on(table)
        codes = [CAST, NO_SPELL] if any(card.spell for card in fight.wraith.cards) else []
        for card in fight.wraith.cards:
            for which, action in enumerate(card.actions):
                codes += [action_code(which, aim) for aim in aims(fight, action.type)]
                codes.append(action_code(which, IMPOSSIBLE))
        return codes


class Aims(Form):
    """What the effect is aimed at that the question is about."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return aimed(decision.subject, code)

    def every(self, table: Table) -> list[int]:
        fight = fight_on(table)
        return [aim for effect in effects(fight) for aim in aims(fight, effect.type)]


def effects(fight: Fight) -> list[Effect]:
    """Return every effect that a Wraith's board and cards name."""
    wraith = fight.wraith
    found = [fearless.effect for fearless in wraith.fearless]
    for skill in wraith.skills:
        found += skill.effects
    for card in wraith.cards:
        found += card.actions
        if card.spell is not None:
            found += card.spell.effects
    return found


def aims(fight: Fight, type_: int) -> list[int]:
    """Return all that an effect can ever be aimed at; Fireworks burst where she stands."""
    if AIMED_AT[type_] == GIANT_CARD:
        return nouns.GIANT_CARD.every(fight)
    if AIMED_AT[type_] in (PLACE, OWN_PLACE) or type_ == FIREWORKS:
        return nouns.PLACE.every(fight)
    return [0]


def aimed(type_: int, aim: int) -> Meaning:
    """Return an effect with its aim; Fireworks, healing and the like need none."""
    name = nouns.effect_name(type_)
    meaning = Meaning(name, key=f"do-{name}").says(nouns.EFFECT, type_)
    sort = AIMED_AT[type_]
    if sort == PLACE:
        return meaning.of(nouns.PLACE, aim)
    if sort == OWN_PLACE:
        return meaning.points(nouns.PLACE, aim).says(nouns.PLACE, aim)
    if sort == GIANT_CARD:
        return meaning.of(nouns.GIANT_CARD, aim)
    return meaning


class Amounts(Form):
    """How many, of the thing that the question is about: ``2 on club``, ``1 from might``."""

    def __init__(self, do: str, key: str, link: str, noun: Noun) -> None:
        self.do = do
        self.key = key
        self.link = link
        self.noun = noun

    def read(self, decision: Decision, code: int) -> Meaning:
        meaning = Meaning(self.do, "", self.key).writes(AMOUNT, code)
        meaning.of(self.noun, decision.subject, link=self.link)
        return meaning.points(AMOUNT, code).says(AMOUNT, code)

    def every(self, table: Table) -> list[int]:
        return list(range(self.most(fight_on(table)) + 1))

    def most(self, fight: Fight) -> int:
        """Return how many there can ever be."""
        raise TypeError


class Wounds(Amounts):
    """Wounds on a card of the Giant: no attack has more than with all her symbols in one row."""

    def most(self, fight: Fight) -> int:
        shown = 0
        for card in fight.wraith.cards:
            shown += card.shows * card.copies
        attacks = [e for e in effects(fight) if e.type in (SWORD, BOW, FIREWORKS)]
        return max([attack.worth(shown) for attack in attacks], default=0)


class Payments(Amounts):
    """Tokens from a skill pool."""

    def most(self, fight: Fight) -> int:
        return max([skill.pool for skill in fight.wraith.skills], default=0)


class Skills(Form):
    """A skill that is used, or left unused."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return Meaning("leave" if is_unused(code) else "use").of(nouns.SKILL, skill_of(code))

    def every(self, table: Table) -> list[int]:
        skills = nouns.SKILL.every(table)
        return [skill_code(skill, unused) for skill in skills for unused in (False, True)]


class Discards(Form):
    """A card that is discarded, or to keep the rest."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return Meaning("keep") if code == KEEP else Meaning("discard").of(nouns.CARD, code)

    def every(self, table: Table) -> list[int]:
        return [*nouns.CARD.every(table), KEEP]


class Ways(Form):
    """A place to go to."""

    def read(self, decision: Decision, code: int) -> Meaning:
        return Meaning("go", "to").of(nouns.PLACE, code)

    def every(self, table: Table) -> list[int]:
        return nouns.PLACE.every(table)


PLAY: Final[Form] = Plays()
ACTION: Final[Form] = Actions()
AIM: Final[Form] = Aims()
WOUNDS: Final[Form] = Wounds("wound", "option-wounds", " on ", nouns.GIANT_CARD)
PAYMENT: Final[Form] = Payments("pay", "option-pay", " from ", nouns.SKILL)
SKILL: Final[Form] = Skills()
DISCARD: Final[Form] = Discards()
WAY: Final[Form] = Ways()
