"""Names for everything: the notation of options, and which words people are shown."""

from __future__ import annotations

from giantstable.games.wraith.box.body import GROUND
from giantstable.games.wraith.box.pieces import (
    BOW,
    CLIMB,
    DROP,
    EFFECTS,
    LEAP,
    NO_CAP,
    SWORD,
    SYMBOLS,
    VALUED,
    WARP,
    WOUND_ANY,
    WOUND_WOUNDED,
    Effect,
)
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.fight import ROWS, Fight, fight_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.event import HIDDEN, Event
from giantstable.kernel.message import Facts, Message

# -- notation ------------------------------------------------------------------------------------


def notation(d: Decision, code: int) -> str:
    """Return the short stable name of an option."""
    t = fight_on(d.table)
    kind = d.kind_of
    if kind in (asks.PLAY, asks.AFTER, asks.EMPTY_HANDED):
        if code == asks.END:
            return "end"
        if code >= asks.FEARLESS:
            effect = t.wraith.fearless[code - asks.FEARLESS].effect
            return f"fearless {effect_name(effect.type)}"
        return f"{'rest' if code & 1 else 'play'} {t.wraith.cards[code >> 1].notation}"
    if kind is asks.RESOLVE or kind is asks.SPELL:
        if code == asks.CAST:
            return f"cast {spell_id(t, d.subject)}"
        if code == asks.DONE:
            return "no spell"
        type_ = t.wraith.cards[d.subject].actions[code // asks.ACTION].type
        if code % asks.ACTION == asks.IMPOSSIBLE:
            return f"skip {effect_name(type_)}"
        return aimed(t, type_, code % asks.ACTION)
    if kind in asks.EFFECT:
        return aimed(t, d.subject, code)
    if kind is asks.SPLIT or kind is asks.SPREAD:
        return f"{code} on {t.giant.cards[d.subject].id}"
    if kind is asks.PAY:
        return f"{code} from {t.wraith.skills[d.subject].id}"
    if kind is asks.SKILL:
        return f"{'leave' if code & 1 else 'use'} {t.wraith.skills[code >> 1].id}"
    if kind is asks.DISCARD:
        return "keep" if code == asks.KEEP else f"discard {t.wraith.cards[code].notation}"
    return f"to {t.giant.body.names[code]}"  # PUSHED, STUMBLE


def effect_name(type_: int) -> str:
    """Return the name of an effect as notation writes it."""
    return EFFECTS[type_].replace("_", "-")


def spell_id(t: Fight, card: int) -> str:
    """Return the name of a card's spell as notation writes it."""
    spell = t.wraith.cards[card].spell
    return spell.id if spell is not None else ""


def aims_at_place(type_: int) -> bool:
    """Return whether an effect is aimed at a place that must be named."""
    return type_ in (CLIMB, DROP, LEAP, BOW) or type_ >= WARP


def aimed(t: Fight, type_: int, target: int) -> str:
    """Return an effect with its target in notation."""
    name = effect_name(type_)
    if aims_at_place(type_):
        return f"{name} {t.giant.body.names[target]}"
    if type_ in (WOUND_ANY, WOUND_WOUNDED):
        return f"{name} {t.giant.cards[target].id}"
    return name


# -- what an option points at ----------------------------------------------------------------------


def option_facts(d: Decision, code: int) -> dict[str, str | int]:
    """Return what an option does, and the ids of the things it points at."""
    t = fight_on(d.table)
    kind = d.kind_of
    if kind in (asks.PLAY, asks.AFTER, asks.EMPTY_HANDED):
        if code == asks.END:
            return {"do": "end"}
        if code >= asks.FEARLESS:
            effect = t.wraith.fearless[code - asks.FEARLESS].effect
            return {"do": "fearless", "effect": EFFECTS[effect.type], "n": effect.base}
        return {
            "do": "rest" if code & 1 else "play",
            "card": t.wraith.cards[code >> 1].id,
            "row": ROWS[d.subject],
        }
    if kind is asks.RESOLVE or kind is asks.SPELL:
        if code == asks.CAST:
            return {"do": "cast", "card": t.wraith.cards[d.subject].id}
        if code == asks.DONE:
            return {"do": "no-spell"}
        which = code // asks.ACTION
        type_ = t.wraith.cards[d.subject].actions[which].type
        if code % asks.ACTION == asks.IMPOSSIBLE:
            return {"do": "skip", "effect": EFFECTS[type_], "action": which}
        facts = aimed_facts(t, type_, code % asks.ACTION)
        facts["action"] = which
        return facts
    if kind in asks.EFFECT:
        return aimed_facts(t, d.subject, code)
    if kind is asks.SPLIT or kind is asks.SPREAD:
        return {"do": "wound", "giant_card": t.giant.cards[d.subject].id, "n": code}
    if kind is asks.PAY:
        return {"do": "pay", "skill": t.wraith.skills[d.subject].id, "n": code}
    if kind is asks.SKILL:
        return {"do": "leave" if code & 1 else "use", "skill": t.wraith.skills[code >> 1].id}
    if kind is asks.DISCARD:
        if code == asks.KEEP:
            return {"do": "keep"}
        return {"do": "discard", "card": t.wraith.cards[code].id}
    return {"do": "go", "place": t.giant.body.names[code]}  # PUSHED, STUMBLE


def aimed_facts(t: Fight, type_: int, target: int) -> dict[str, str | int]:
    """Return an effect with the id of its target; Fireworks, healing and the like need none."""
    facts: dict[str, str | int] = {"do": effect_name(type_)}
    if aims_at_place(type_) or type_ == SWORD:
        facts["place"] = t.giant.body.names[target]
    elif type_ in (WOUND_ANY, WOUND_WOUNDED):
        facts["giant_card"] = t.giant.cards[target].id
    return facts


# -- words for people ----------------------------------------------------------------------------


def place(t: Fight, where: int) -> Message:
    """Return a place for people: the Ground, or a foothold by its name."""
    if where == GROUND:
        return Message("wraith-ground")
    return Message("wraith-foothold", {"name": t.giant.body.names[where]})


def prompt(d: Decision) -> Message:
    """Return what the player is asked."""
    t = fight_on(d.table)
    kind = d.kind_of
    facts: Facts = {}
    if kind is asks.PLAY:
        facts["row"] = ROWS[min(d.subject, 1)]
    elif kind is asks.RESOLVE or kind is asks.SPELL:
        facts["card"] = t.wraith.cards[d.subject].name
        spell = t.wraith.cards[d.subject].spell
        facts["spell"] = spell.name if spell is not None else ""
    elif kind in asks.EFFECT:
        facts["effect"] = EFFECTS[d.subject]
    elif kind is asks.SPLIT or kind is asks.SPREAD:
        facts["giantcard"] = t.giant.cards[d.subject].name
        facts["n"] = d.about
    elif kind is asks.PAY:
        facts["skill"] = t.wraith.skills[d.subject].name
        facts["n"] = d.about
    elif kind is asks.PUSHED or kind is asks.STUMBLE:
        facts["place"] = place(t, d.subject)
    return Message(f"wraith-ask-{kind.name}", facts)


def option_text(d: Decision, code: int) -> Message:
    """Return an option for people."""
    t = fight_on(d.table)
    kind = d.kind_of
    if kind in (asks.PLAY, asks.AFTER, asks.EMPTY_HANDED):
        if code == asks.END:
            return Message("wraith-option-end")
        if code >= asks.FEARLESS:
            fearless = t.wraith.fearless[code - asks.FEARLESS]
            facts: Facts = {"effect": EFFECTS[fearless.effect.type], "n": fearless.effect.base}
            return Message("wraith-option-fearless", facts)
        name = t.wraith.cards[code >> 1].name
        return Message("wraith-option-rest" if code & 1 else "wraith-option-play", {"card": name})
    if kind is asks.RESOLVE or kind is asks.SPELL:
        if code == asks.CAST:
            spell = t.wraith.cards[d.subject].spell
            return Message("wraith-option-cast", {"spell": spell.name if spell else ""})
        if code == asks.DONE:
            return Message("wraith-option-no-spell")
        type_ = t.wraith.cards[d.subject].actions[code // asks.ACTION].type
        if code % asks.ACTION == asks.IMPOSSIBLE:
            return Message("wraith-option-skip", {"effect": EFFECTS[type_]})
        return aimed_text(t, type_, code % asks.ACTION)
    if kind in asks.EFFECT:
        return aimed_text(t, d.subject, code)
    if kind is asks.SPLIT or kind is asks.SPREAD:
        return Message(
            "wraith-option-wounds", {"n": code, "giantcard": t.giant.cards[d.subject].name}
        )
    if kind is asks.PAY:
        return Message("wraith-option-pay", {"n": code, "skill": t.wraith.skills[d.subject].name})
    if kind is asks.SKILL:
        key = "wraith-option-leave" if code & 1 else "wraith-option-use"
        return Message(key, {"skill": t.wraith.skills[code >> 1].name})
    if kind is asks.DISCARD:
        if code == asks.KEEP:
            return Message("wraith-option-keep")
        return Message("wraith-option-discard", {"card": t.wraith.cards[code].name})
    return Message("wraith-option-go", {"place": place(t, code)})


def aimed_text(t: Fight, type_: int, target: int) -> Message:
    """Return an effect with its target for people."""
    facts: Facts = {"effect": EFFECTS[type_]}
    if aims_at_place(type_):
        facts["place"] = place(t, target)
    elif type_ in (WOUND_ANY, WOUND_WOUNDED):
        facts["giantcard"] = t.giant.cards[target].name
    elif type_ == SWORD:
        facts["place"] = place(t, target)
    return Message(f"wraith-do-{effect_name(type_)}", facts)


# -- events --------------------------------------------------------------------------------------


def event_facts(t: Fight, event: Event) -> dict[str, str | int]:
    """Return the facts of an event by name, ids instead of numbers."""
    facts: dict[str, str | int] = {}
    values = event.values()
    for i, name in enumerate(event.kind.facts):
        facts[name] = "" if values[i] == HIDDEN else _fact(t, name, values[i], ids=True)
    return facts


def event_text(t: Fight, event: Event, viewer: int | None) -> Message:
    """Return an event for people: to her own player the Wraith is "you"."""
    facts: Facts = {"you": "yes" if viewer == event.seat else "no"}
    values = event.values()
    hidden = False
    for i, name in enumerate(event.kind.facts):
        if values[i] == HIDDEN:
            hidden = True
        elif name in ("place", "from"):
            facts[name] = place(t, values[i])
        else:
            facts[name.replace("_", "")] = _fact(t, name, values[i], ids=False)
    key = f"wraith-event-{event.kind.name}"
    return Message(f"{key}-hidden" if hidden else key, facts)


def _fact(t: Fight, name: str, value: int, ids: bool) -> str | int:
    if name == "card":
        return t.wraith.cards[value].id if ids else t.wraith.cards[value].name
    if name == "giant_card":
        return t.giant.cards[value].id if ids else t.giant.cards[value].name
    if name in ("place", "from"):
        return t.giant.body.names[value]
    if name == "row":
        return ROWS[value]
    if name == "skill":
        return t.wraith.skills[value].id if ids else t.wraith.skills[value].name
    if name == "effect":
        return EFFECTS[value]
    return value


def effect_value(effect: Effect) -> str:
    """Return an effect's printed value in short: ``2``, ``hand``, ``1+foot``, ``breath<=2``."""
    if effect.type not in VALUED:
        return ""
    if not effect.symbols:
        return str(effect.base)
    joined = ("&" if effect.pairs else "+").join(SYMBOLS[s] for s in effect.symbols)
    value = f"{effect.base}+{joined}" if effect.base else joined
    return value if effect.cap == NO_CAP else f"{value}<={effect.cap}"
