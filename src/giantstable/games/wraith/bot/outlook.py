"""What an option leads to before chance or the Giant answers: the rules, played on a copy."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.box.pieces import FIREWORKS, SWORD, Effect
from giantstable.games.wraith.rules import spells
from giantstable.games.wraith.rules.attacks import place_wounds
from giantstable.games.wraith.rules.effects.vocabulary import perform, targets
from giantstable.games.wraith.rules.fearless import fearless_action
from giantstable.games.wraith.rules.player_action import play_card
from giantstable.games.wraith.rules.pools import take
from giantstable.games.wraith.rules.skills import run_skills
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table import happenings as h
from giantstable.games.wraith.table.codes import (
    CAST,
    END,
    FEARLESS,
    IMPOSSIBLE,
    action_of,
    aim_of,
    card_of,
    is_face_down,
)
from giantstable.games.wraith.table.fight import SCAR, Fight
from giantstable.kernel.decision import Decision, DecisionKind, Play
from giantstable.kernel.table import GameOver

WAYS: Final = 40  # ways to carry out one option that are looked at


def outlook(t: Fight, decision: Decision, code: int, judgement: WraithJudgement) -> Fight:
    """Return the fight after an option, whose further questions are answered as well as can be."""
    best: Fight | None = None
    most = 0.0
    open_ways: list[list[int]] = [[]]
    looked_at = 0
    while open_ways and looked_at < WAYS:
        after = t.copy()
        follow(carried_out(after, decision, code), open_ways.pop(), open_ways)
        looked_at += 1
        value = judgement.value(after)
        if best is None or value > most:
            best = after
            most = value
    assert best is not None
    return best


def follow(play: Play, way: list[int], others: list[list[int]]) -> None:
    """Carry something out along a way; where that ends, take the first answer, note the others."""
    answered = 0
    try:
        asked = next(play)
        while True:
            assert isinstance(asked, Decision)
            if answered == len(way):
                for other in asked.codes[1:]:
                    others.append([*way, other])
                way.append(asked.codes[0])
            asked = play.send(way[answered])
            answered += 1
    except StopIteration:
        pass
    except GameOver:
        pass


def carried_out(t: Fight, decision: Decision, code: int) -> Play:
    """Carry out an option, as far as the table and the question tell what it is part of."""
    kind = decision.kind_of
    if kind is asks.PLAY or kind is asks.AFTER or kind is asks.EMPTY_HANDED:
        if code == END:
            return
        if code >= FEARLESS:
            yield from fearless_action(t, code - FEARLESS)
        else:
            yield from play_card(t, card_of(code), is_face_down(code))
    elif kind is asks.RESOLVE:
        yield from _rest_of_card(t, decision, code)
    elif kind is asks.SPELL:
        if code == CAST:
            yield from spells.cast(t, decision.subject)
    elif kind is asks.PUSHED or kind is asks.STUMBLE:
        t.pawn = code
    elif kind is asks.SPLIT or kind is asks.SPREAD:
        yield from _wounds_shared(t, decision, code)
    elif kind is asks.PAY:
        _pay(t, decision, code)
        yield from run_skills(t)
    elif kind is asks.SKILL:
        yield from run_skills_from(t, code)
    elif kind is not asks.DISCARD:
        effect = _aimed(t, kind, decision.subject)
        if effect is not None:
            yield from perform(t, effect, code, asks.EFFECT.index(kind))
            if t.triggered:
                yield from run_skills(t)


def _rest_of_card(t: Fight, decision: Decision, code: int) -> Play:
    """Carry out what is left of a card, beginning with an option."""
    actions = t.wraith.cards[decision.subject].actions
    left = 0
    for each in decision.codes:
        if each != CAST:
            left |= 1 << action_of(each)
    if code == CAST:
        yield from spells.cast(t, decision.subject)
    else:
        left &= ~(1 << action_of(code))
        if aim_of(code) != IMPOSSIBLE:
            yield from perform(t, actions[action_of(code)], aim_of(code), h.BY_CARD)
            if t.triggered:
                yield from run_skills(t)
    for i, action in enumerate(actions):
        aims = targets(t, action) if left >> i & 1 else []
        if aims:
            aim = aims[0]
            if len(aims) > 1:
                aim = yield Decision(0, asks.EFFECT[h.BY_CARD], aims, action.type)
            yield from perform(t, action, aim, h.BY_CARD)
            if t.triggered:
                yield from run_skills(t)


def _wounds_shared(t: Fight, decision: Decision, code: int) -> Play:
    """Put Wounds on a card; of a Blow the rest goes to others that lie on the same foothold."""
    slot = t.row.index(decision.subject)
    weak = t.giant.cards[decision.subject].weak
    slots = [slot]
    given = [code]
    rest = decision.about - code if decision.kind_of is asks.SPLIT else 0
    for i, card in enumerate(t.row):
        if i != slot and t.tokens[i] != SCAR and t.giant.cards[card].weak & weak:
            amount = min(rest, t.giant.cards[card].wound_limit - t.tokens[i])
            slots.append(i)
            given.append(amount)
            rest -= amount
    blow = SWORD if decision.kind_of is asks.SPLIT else FIREWORKS
    yield from place_wounds(t, slots, given, blow)
    if t.triggered:
        yield from run_skills(t)


def _pay(t: Fight, decision: Decision, code: int) -> None:
    """Take tokens from a skill pool, and what is still owed from those after it."""
    owed = decision.about
    for i in range(decision.subject, len(t.pools)):
        amount = code if i == decision.subject else min(owed, t.pools[i])
        owed -= amount
        t.owed = owed
        take(t, i, amount)


def run_skills_from(t: Fight, code: int) -> Play:
    """Use or leave the skill of an option, then go on with the others."""
    play = run_skills(t)
    asked = next(play)
    while True:  # the first question is the one that the option answers
        try:
            asked = play.send(code)
        except StopIteration:
            return
        code = yield asked


def _aimed(t: Fight, kind: DecisionKind, type_: int) -> Effect | None:
    """Return the effect that a question aims, by its type and by what it comes from."""
    effects: list[Effect] = []
    if kind is asks.FEARLESS_EFFECT:
        effects = [fearless.effect for fearless in t.wraith.fearless]
    elif kind is asks.EFFECT[h.BY_SKILL]:
        for skill in t.wraith.skills:
            effects.extend(skill.effects)
    else:
        for card in t.wraith.cards:
            if card.spell is not None:
                effects.extend(card.spell.effects)
    for effect in effects:
        if effect.type == type_:
            return effect
    return None
