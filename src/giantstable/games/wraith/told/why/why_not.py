"""Why not: somebody pointed at a thing that cannot be chosen now; the rule that says so.

Reasons come from what the player can see: never from a deck, or from what was removed unseen.
"""

from __future__ import annotations

from giantstable.games.wraith.box.pieces import (
    AIMED_AT,
    BOW,
    EFFECTS,
    FIREWORKS,
    OWN_PLACE,
    PLACE,
    SWORD,
    Effect,
    GiantCard,
)
from giantstable.games.wraith.rules.attacks import missed, of_card
from giantstable.games.wraith.rules.effects.vocabulary import TYPES, has_effect, why_impossible
from giantstable.games.wraith.rules.spells import prerequisite_met
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.codes import CAST, IMPOSSIBLE, action_of, aim_of
from giantstable.games.wraith.table.fight import ACT, GIANT, GOES_ON, NO_ROW, ROWS, SCAR, Fight
from giantstable.games.wraith.table.nouns import place, printed
from giantstable.games.wraith.table.reasons import why
from giantstable.games.wraith.told.why.place import Aims, unreached
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why


def why_not(t: Fight, seat: int | None, d: Decision | None, thing: dict[str, str]) -> Why | None:
    """Return why the thing cannot be chosen; None if it can be, or if there is no such thing."""
    if len(thing) != 1:
        return None
    kind = next(iter(thing))
    id_ = thing[kind]
    which = _numbered(t, kind, id_)
    if which < 0:
        return None
    if t.result != GOES_ON:
        return why("over", "WG-END-07")
    if d is None or seat != d.seat:
        return why("watching", "WG-COMP-01")
    if _is_pointed_at(d, kind, id_):
        return None
    if kind == "place":
        return _place(t, d, which)
    if kind == "card":
        return _card(t, d, which)
    if kind == "giant_card":
        return _giant_card(t, d, which)
    if kind == "skill":
        return _skill(t, d, which)
    if kind == "spell":
        return _spell(t, d, which)
    if kind == "fearless":
        return _fearless(t, d, t.wraith.fearless[which].effect)
    if kind == "row":
        return _row(d, which)
    if kind == "deck":
        return _deck(d, id_)
    if kind == "discard":
        return why("discard-pile", "WG-REFRESH-04")
    return why("rage", "WG-RAGE-07" if t.rage > 0 else "WG-RAGE-01", {"n": t.rage})


def _numbered(t: Fight, kind: str, id_: str) -> int:
    """Return the number of a thing among its like; -1 if there is no such thing."""
    known: list[str] = []
    if kind == "place":
        known = t.giant.body.names
    elif kind == "card":
        known = [card.id for card in t.wraith.cards]
    elif kind == "spell":
        known = [card.id if card.spell is not None else "" for card in t.wraith.cards]
    elif kind == "giant_card":
        known = [giant_card.id for giant_card in t.giant.cards]
    elif kind == "skill":
        known = [skill.id for skill in t.wraith.skills]
    elif kind == "fearless":
        known = [EFFECTS[fearless.effect.type] for fearless in t.wraith.fearless]
    elif kind == "row":
        known = ROWS
    elif kind == "deck":
        known = ["wraith", "giant"]
    elif kind == "discard":
        known = ["wraith"]
    elif kind == "rage":
        known = [""]
    return known.index(id_) if id_ in known else -1


def _is_pointed_at(d: Decision, kind: str, id_: str) -> bool:
    for code in d.codes:
        facts = d.kind_of.form.facts(d, code)
        if kind == "fearless":
            if facts["do"] == kind and facts["effect"] == id_:
                return True
        elif kind in facts and facts[kind] == id_:
            return True
    return False


# -- what comes first ------------------------------------------------------------------------------


def _first(t: Fight, d: Decision) -> Why:
    """Return what has to be settled before anything else."""
    kind = d.kind_of
    if kind is asks.SPELL:
        spell = t.wraith.cards[d.subject].spell
        return why(
            "first-spell", d.rule, {"spell": printed(spell.name) if spell is not None else ""}
        )
    if kind in asks.EFFECT:
        return why("first-target", d.rule)  # of Wounds: what is aimed at places says more
    if kind is asks.SPLIT or kind is asks.SPREAD:
        return why("first-wounds", d.rule, {"giantcard": printed(t.giant.cards[d.subject].name)})
    if kind is asks.PAY:
        return why("first-pay", d.rule, {"skill": printed(t.wraith.skills[d.subject].name)})
    return why(f"first-{d.kind}", d.rule)  # SKILL, DISCARD, PUSHED, STUMBLE


def _aims(t: Fight, d: Decision) -> Aims | None:
    """Return what the open actions are aimed at, where the question is about that."""
    aims = Aims()
    if d.kind_of in asks.EFFECT:
        for code in d.codes:
            aims.add(d.subject, code)
        return aims
    if d.kind_of is not asks.RESOLVE:
        return None
    for code in d.codes:
        if code < CAST:
            action = t.wraith.cards[d.subject].actions[action_of(code)]
            if aim_of(code) == IMPOSSIBLE:
                aims.stuck.append(action)
            else:
                aims.add(action.type, aim_of(code))
    return aims


# -- places ----------------------------------------------------------------------------------------


def _place(t: Fight, d: Decision, where: int) -> Why:
    kind = d.kind_of
    facts: Facts = {"place": place(t, where)}
    if kind is asks.PLAY:
        return why("place-here" if where == t.pawn else "place-play", "WG-ACT-17", facts)
    if kind is asks.AFTER:
        return why("place-after", "WG-ACT-16", facts)
    if kind is asks.EMPTY_HANDED:
        return why("place-empty-handed", "WG-ROUND-02", facts)
    if kind is asks.PUSHED:
        up = d.codes[0] in t.giant.body.up[d.subject]
        way: Facts = {"from": place(t, d.subject), "way": "up" if up else "down"}
        return why("pushed", d.rule, way)
    if kind is asks.STUMBLE:
        return why("stumble", d.rule, {"from": place(t, d.subject)})
    aims = _aims(t, d)
    if aims is None:
        return _first(t, d)
    reason = unreached(t, aims, where)
    if reason is not None:
        return reason
    for stuck in aims.stuck:
        if AIMED_AT[stuck.type] in (PLACE, OWN_PLACE):
            return why_impossible(t, stuck)
    if kind is asks.RESOLVE:
        return why("no-aim", "WG-ACT-18", {"card": printed(t.wraith.cards[d.subject].name)})
    return _first(t, d)


# -- her cards, rows, piles, and what she dares ----------------------------------------------------


def _card(t: Fight, d: Decision, card: int) -> Why:
    facts: Facts = {"card": printed(t.wraith.cards[card].name)}
    if card not in t.hand:
        rule = "WG-REFRESH-01" if d.kind_of is asks.DISCARD else "WG-ROUND-02"
        return why("not-in-hand", rule, facts)
    if t.step == GIANT:
        return why("card-next-turn", "WG-GIANT-32", facts)
    if t.played > 1:
        return why("card-third", "WG-ACT-22", facts)
    return why("card-later", "WG-ACT-19" if t.acting == NO_ROW else "WG-ACT-04", facts)


def _spell(t: Fight, d: Decision, card: int) -> Why | None:
    """Return why the spell of a card is not offered: not now, not here, or to no effect."""
    spell = t.wraith.cards[card].spell
    assert spell is not None
    facts: Facts = {
        "spell": printed(spell.name),
        "requires": spell.requires,
        "from": place(t, t.pawn),
    }
    if d.kind_of not in (asks.RESOLVE, asks.SPELL) or d.subject != card:
        return why("spell-with-card", "WG-ELDER-03", facts)
    if CAST in d.codes:
        return None
    if not prerequisite_met(t, spell):
        return why("spell-elsewhere", "WG-ELDER-08", facts)
    if has_effect(t, spell.effects):
        return why("spell-between", "WG-ELDER-07", facts)
    if len(spell.effects) > 1:
        return why("no-effect", "WG-ELDER-03")
    return why_impossible(t, spell.effects[0])


def _row(d: Decision, row: int) -> Why:
    kind = d.kind_of
    if kind is asks.PLAY:  # the other row is pointed at by every card
        return why("row-top-first", "WG-ACT-02") if row else why("row-bottom-second", "WG-ACT-03")
    if kind is asks.AFTER:
        return why("rows-filled", "WG-ACT-01")
    if kind is asks.EMPTY_HANDED:
        return why("row-empty-handed", "WG-ROUND-02")
    if kind is asks.DISCARD:
        return why("row-stays", "WG-REFRESH-10")
    return why("row-symbols", "WG-ACT-08")


def _deck(d: Decision, whose: str) -> Why:
    if whose == "giant":
        return why("giant-deck", "WG-SETUP-10")
    if d.kind_of is asks.DISCARD:
        return why("deck-refresh", "WG-REFRESH-03")
    return why("deck", "WG-SETUP-05")


def _fearless(t: Fight, d: Decision, effect: Effect) -> Why:
    if d.kind_of in (asks.PLAY, asks.AFTER, asks.EMPTY_HANDED):
        return why_impossible(
            t, effect
        )  # whatever the price: else it would be among the options (W10)
    if t.step != ACT:
        return why("fearless-step", "WG-FEAR-10")
    if t.acting == NO_ROW:
        return why("fearless-twice", "WG-ACT-19")
    return why("fearless-inside", "WG-FEAR-05")


def _skill(t: Fight, d: Decision, which: int) -> Why:
    skill = t.wraith.skills[which]
    tokens = t.pools[which]
    facts: Facts = {"skill": printed(skill.name), "n": tokens}
    if tokens > 0:
        if d.kind_of is asks.PAY:
            return _first(t, d)
        return why("skill-full", "WG-ADULT-07", facts)
    if t.triggered >> which & 1:
        return why("skill-waits", "WG-ADULT-08", facts)
    if t.health > 0:  # else it would have been refilled
        return why("skill-at-work", "WG-ADULT-10", facts)
    return why("skill-dead", "WG-ADULT-12", facts)


# -- the Giant's cards -----------------------------------------------------------------------------


def _giant_card(t: Fight, d: Decision, card: int) -> Why:
    piece = t.giant.cards[card]
    facts = of_card(piece)
    if card in t.above:
        return why("scar-above", "WG-SCAR-06", facts)
    if card in t.gone:
        return why("card-gone", "WG-GIANT-16", facts)
    if card not in t.row:
        return why("not-in-row", "WG-ATK-04", facts)  # whether it will come is anybody's guess
    if t.tokens[t.row.index(card)] == SCAR:
        return why("scar", "WG-SCAR-04", facts)
    if d.kind_of in (asks.PLAY, asks.AFTER, asks.EMPTY_HANDED):
        return why("attack", "WG-ATK-01", facts)
    aims = _aims(t, d)
    if aims is None:
        return _first(t, d)
    return _not_hit(t, d, aims, piece)


def _not_hit(t: Fight, d: Decision, aims: Aims, card: GiantCard) -> Why:
    """Return why the open actions do not hit a card, or through which foothold they do."""
    rule = d.rule if d.kind_of in asks.EFFECT else "WG-ACT-21"
    for type_, aimed in enumerate(aims.of):
        reason = TYPES[type_].not_at(t, aimed, card, rule)
        if reason is not None:
            return reason
    for type_ in (BOW, SWORD, FIREWORKS):
        if aims.of[type_] or aims.left(t, type_):
            return TYPES[type_].misses(t, card)
    return why("attack", "WG-ATK-01", missed(t, card))
