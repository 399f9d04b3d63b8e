"""Names for everything: the notation of options, and which words people are shown.

What a code means is read once (``Meaning``); its notation, its facts and its words follow. All of
it comes from the question alone and from what never changes in a game: the world, and who plays
which race.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import EventCard, Spell
from giantstable.games.assault.box.dice import Die
from giantstable.games.assault.box.effects import (
    COMMANDS,
    EFFECT_NAMES,
    HEAL,
    MARKERS,
    NOTHING,
    RESOURCES,
    UNIQUE,
    WOUND,
    Effect,
)
from giantstable.games.assault.box.pieces import RACES, Unit
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.asks import (
    ALL,
    CAST,
    CLAIM,
    CLAIM_SPECIAL,
    DECK,
    DONE,
    EAT,
    RETURN_HOME,
    SHIFT_TO,
    SPECIAL_DIE,
    WOUND_IT,
    YES,
    holder_in,
    number_of,
    region_of,
    to_of,
)
from giantstable.games.assault.table.combat import MODIFIERS
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.games.assault.table.words import (
    GIANTSLAYERS,
    marker_name,
    race_name,
    resource_name,
)
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision
from giantstable.kernel.event import HIDDEN, Event
from giantstable.kernel.message import Facts, Message

SPECIAL: Final = "special"
STANDARD: Final = "standard"

# What the codes of a question are, by its name.
CARD: Final = 0
TURN: Final = 1
PLACE: Final = 2
WAY: Final = 3
PASSAGE: Final = 4
SOLDIER: Final = 5
PARTNER: Final = 6
ANSWER: Final = 7
RECRUIT: Final = 8
ABILITY: Final = 9
STUDY: Final = 10
SPELL: Final = 11
AIM: Final = 12
SOLDIER_IN: Final = 13
FORGE: Final = 14
ATTACK: Final = 15
CASTING: Final = 16
MODIFIER: Final = 17
DIE: Final = 18
AMOUNT: Final = 19
TOTALS: Final = 20
SET_DIE: Final = 21
SLAYER_IN: Final = 22
BAND: Final = 23
SLAYER: Final = 24
FORM_OF: Final[dict[str, int]] = {
    asks.PICK.name: CARD,
    asks.ACT.name: TURN,
    asks.EVENT_REGION.name: PLACE,
    asks.EVENT_CARD.name: CARD,
    asks.MANEUVER.name: WAY,
    asks.ONWARD.name: PLACE,
    asks.PASSAGE.name: PASSAGE,
    asks.ROOM.name: SOLDIER,
    asks.PARTNER.name: PARTNER,
    asks.GIVE.name: CARD,
    asks.WANT.name: CARD,
    asks.RETURN.name: CARD,
    asks.AGREE.name: ANSWER,
    asks.TAKE.name: CARD,
    asks.RECRUIT.name: RECRUIT,
    asks.LEADER_DO.name: ABILITY,
    asks.RETURN_TO.name: PLACE,
    asks.LEADER_CARD.name: CARD,
    asks.RELOCATE.name: WAY,
    asks.SPELLS.name: STUDY,
    asks.KEEP.name: SPELL,
    asks.SPELL_AIM.name: AIM,
    asks.HEAL.name: SOLDIER_IN,
    asks.MARK.name: PLACE,
    asks.FEED.name: ANSWER,
    asks.SELL.name: ANSWER,
    asks.FORGE.name: FORGE,
    asks.SCAVENGE.name: CARD,
    asks.CASTLE.name: PLACE,
    asks.RIDE.name: SOLDIER,
    asks.ATTACK.name: ATTACK,
    asks.SHIFT.name: SOLDIER,
    asks.HOLD_BACK.name: SOLDIER,
    asks.START_SPELL.name: CASTING,
    asks.WEAKEN.name: SOLDIER,
    asks.MODIFY.name: MODIFIER,
    asks.REROLL.name: DIE,
    asks.CONVERT.name: AMOUNT,
    asks.HOOK.name: ANSWER,
    asks.TOTALS.name: TOTALS,
    asks.SET_DIE.name: SET_DIE,
    asks.CASUALTY.name: SOLDIER,
    asks.STAY_BEHIND.name: SOLDIER,
    asks.SLAYER_RECRUIT.name: SLAYER_IN,
    asks.SLAYER_MOVE.name: SLAYER_IN,
    asks.SLAYER_ATTACK.name: BAND,
    asks.SLAYER_CASUALTY.name: SLAYER,
}


# -- what a code means ---------------------------------------------------------------------------


class Meaning:
    """An option, taken apart: what it does, and everything that it points at."""

    def __init__(self, do: str) -> None:
        self.do = do
        self.word = ""  # what its notation begins with
        self.unit: Unit | None = None
        self.wounded = False
        self.effect: Effect | None = None
        self.command = NOTHING
        self.event: EventCard | None = None
        self.spell: Spell | None = None
        self.advanced = False
        self.resource = NOTHING
        self.race = NOTHING
        self.modifier = NOTHING
        self.slayers: list[str] = []
        self.die: Die | None = None
        self.special = False
        self.face = NOTHING
        self.to_face = NOTHING
        self.region = NOTHING
        self.to = NOTHING
        self.n = NOTHING


def meaning(d: Decision, code: int) -> Meaning:
    """Return what an option of a question means."""
    realm = realm_on(d.table)
    form = FORM_OF[d.kind]
    if code == DONE or code == ALL:
        return _plain("pass" if form == CASTING else "done" if code == DONE else "all")
    m = Meaning(d.kind)
    if form == ANSWER:
        return _plain_as("yes" if code == YES else "no", d.kind)
    if form == CARD:
        m.resource = code
    elif form == PLACE:
        m.region = code
    elif form == WAY:
        _unit(realm, m, realm.race_of[d.seat], number_of(code))
        m.region = region_of(code)
        m.to = to_of(code)
    elif form == SOLDIER:
        _unit(realm, m, _race_asked(realm, d), code)
    elif form == SOLDIER_IN:
        _unit(realm, m, realm.race_of[d.seat], number_of(code))
        m.region = region_of(code)
    elif form == PASSAGE:
        if code == WOUND_IT:
            return _plain("bleed")
        m.word = "pay"
        m.resource = code
    elif form == ATTACK:
        m.region = region_of(code)
        m.to = to_of(code)
        if number_of(code) == SHIFT_TO:
            m.do = m.word = "shift"
    elif form == TURN:
        _turn(realm, d, m, code)
    elif form in (CASTING, TOTALS):
        _totals(realm, m, code)
    elif form in (MODIFIER, DIE, AMOUNT, SET_DIE):
        _dice(realm, d, form, m, code)
    elif form in (SLAYER_IN, BAND, SLAYER):
        _slayers(realm, form, m, code)
    else:
        _cards(realm, d, form, m, code)
    return m


def _plain(word: str) -> Meaning:
    m = Meaning(word)
    m.word = word
    return m


def _plain_as(word: str, kind: str) -> Meaning:
    m = Meaning(f"{kind}-{word}")
    m.word = word
    return m


def _race_asked(realm: Realm, d: Decision) -> int:
    """Return whose soldiers a question is about: mostly those of the race that is asked."""
    if d.kind in (asks.CASUALTY.name, asks.WEAKEN.name):
        return number_of(d.subject)
    return realm.race_of[d.seat]


def _unit(realm: Realm, m: Meaning, race: int, soldier: int) -> None:
    m.unit = realm.world.box.races[race].units[soldier // 2]
    m.wounded = soldier % 2 == 1


def _turn(realm: Realm, d: Decision, m: Meaning, code: int) -> None:
    box = realm.world.box
    if code < CLAIM:
        m.do = "command"
        m.command = code
    elif code < CAST:
        m.do = m.word = "claim"
        # Of a race's own Events only one lies on top: which, the question says.
        m.event = (
            box.special_events[d.subject]
            if code == CLAIM_SPECIAL
            else box.universal_events[code - CLAIM]
        )
    else:
        _cast(realm, m, code)


def _cast(realm: Realm, m: Meaning, code: int) -> None:
    m.do = m.word = "cast"
    m.spell = realm.world.box.spells[(code - CAST) // 2]
    m.advanced = (code - CAST) % 2 == 1


def _totals(realm: Realm, m: Meaning, code: int) -> None:
    if code >= CAST:
        _cast(realm, m, code)
    elif code >= asks.BESIDES:
        m.do = "modify"
        m.modifier = code - asks.BESIDES
    else:
        m.do = m.word = "use"
        m.resource = code


def _dice(realm: Realm, d: Decision, form: int, m: Meaning, code: int) -> None:
    if form == MODIFIER:
        m.modifier = code
    elif form == AMOUNT:
        m.n = code
    else:
        die = number_of(code) if form == SET_DIE else code
        m.special = die >= SPECIAL_DIE
        m.die = die_of(realm, d.subject, m.special)
        m.face = die % SPECIAL_DIE
        if form == SET_DIE:
            m.to_face = region_of(code)


def _slayers(realm: Realm, form: int, m: Meaning, code: int) -> None:
    band = number_of(code) if form == BAND else 1 << number_of(code)
    for slayer in realm.world.box.slayers:
        if band >> slayer.index & 1:
            m.slayers.append(slayer.id)
    if form != SLAYER:
        m.region = region_of(code)


def _cards(realm: Realm, d: Decision, form: int, m: Meaning, code: int) -> None:
    box = realm.world.box
    race = box.races[realm.race_of[d.seat]]
    if form == PARTNER:
        if code == DECK:
            m.do = m.word = "deck"
            return
        m.do = m.word = "offer" if code % 2 else "trade"
        m.race = code // 2
    elif form == RECRUIT:
        if code == EAT:
            m.do = m.word = "eat"
            m.resource = NOTHING
            return
        m.unit = race.units[number_of(code)]
        m.region = region_of(code)
        m.n = NOTHING
    elif form == ABILITY:
        if code >= RETURN_HOME:
            m.do = m.word = "return"
            m.unit = race.units[code - RETURN_HOME]
            return
        leader = race.leaders[region_of(code)]
        m.unit = box.units[leader.unit]
        m.effect = leader.now[number_of(code)]
    elif form == STUDY:
        m.do = m.word = "draw" if code == asks.DRAW else "top"
    elif form == SPELL:
        m.word = "keep"
        m.spell = box.spells[code]
    elif form == AIM:
        m.region = region_of(code)
        if d.subject == HEAL:
            _unit(realm, m, race.index, number_of(code))
        elif d.subject == WOUND:
            _unit(realm, m, holder_in(d.about, m.region), number_of(code))
    else:  # FORGE
        m.effect = race.commands[UNIQUE].parts[d.subject].choices[code]
        m.resource = m.effect.resource


def die_of(realm: Realm, race: int, special: bool) -> Die:
    """Return the die that a side of a battle rolls."""
    return realm.world.box.races[race].die if special else realm.world.box.stock.die


# -- notation ------------------------------------------------------------------------------------


def notation(d: Decision, code: int) -> str:
    """Return the short stable name of an option."""
    m = meaning(d, code)
    regions = realm_on(d.table).world.board.regions
    words: list[str] = [m.word] if m.word else []
    if m.unit is not None:
        words.append(soldier_id(m.unit, m.wounded))
    if m.effect is not None:
        words.append(m.effect.name)
    if m.command != NOTHING:
        words.append(COMMANDS[m.command])
    if m.event is not None:
        words.append(m.event.id)
    if m.spell is not None:
        words.append(m.spell.id + ("+" if m.advanced else ""))
    if m.resource != NOTHING:
        words.append(RESOURCES[m.resource])
    if m.race != NOTHING:
        words.append(RACES[m.race])
    if m.modifier != NOTHING:
        words.append(MODIFIERS[m.modifier])
    if m.slayers:
        words.append("+".join(m.slayers))
    if m.die is not None:
        words.append(_die_words(m, m.die))
    if m.region != NOTHING:
        way = "" if m.to == NOTHING else f">{regions[m.to].id}"
        words.append(regions[m.region].id + way)
    if m.n != NOTHING:
        words.append(str(m.n))
    return " ".join(words)


def soldier_id(unit: Unit, wounded: bool) -> str:
    """Return a soldier as notation writes it: ``hill-regular``, ``hill-regular!`` if wounded."""
    return unit.id + "!" if wounded else unit.id


def _die_words(m: Meaning, die: Die) -> str:
    words = f"{SPECIAL} " if m.special else ""
    words += face_word(die, m.face)
    return words if m.to_face == NOTHING else f"{words}>{face_word(die, m.to_face)}"


def face_word(die: Die, face: int) -> str:
    """Return a face in short: ``h2``, ``b1``, ``a1``, or ``miss``."""
    word = ""
    if die.hits[face]:
        word += f"h{die.hits[face]}"
    if die.blocks[face]:
        word += f"b{die.blocks[face]}"
    if die.arcane[face]:
        word += f"a{die.arcane[face]}"
    return word or "miss"


# -- what an option points at --------------------------------------------------------------------


def option_facts(d: Decision, code: int) -> dict[str, str | int]:
    """Return what an option does, and the ids of the things it points at."""
    m = meaning(d, code)
    regions = realm_on(d.table).world.board.regions
    facts: dict[str, str | int] = {"do": m.do}
    if m.unit is not None:
        facts["unit"] = m.unit.id
        facts["wounded"] = 1 if m.wounded else 0
    if m.effect is not None:
        facts["effect"] = m.effect.name
    if m.command != NOTHING:
        facts["command"] = COMMANDS[m.command]
    if m.event is not None:
        facts["event"] = m.event.id
    if m.spell is not None:
        facts["spell"] = m.spell.id
        facts["advanced"] = 1 if m.advanced else 0
    if m.resource != NOTHING:
        facts["resource"] = RESOURCES[m.resource]
    if m.race != NOTHING:
        facts["race"] = RACES[m.race]
    if m.modifier != NOTHING:
        facts["modifier"] = MODIFIERS[m.modifier]
    if len(m.slayers) == 1:
        facts["slayer"] = m.slayers[0]
    else:
        for slayer in m.slayers:
            facts[slayer] = 1
    if m.die is not None:
        facts["die"] = SPECIAL if m.special else STANDARD
        facts["face"] = m.face
        if m.to_face != NOTHING:
            facts["to_face"] = m.to_face
    if m.region != NOTHING:
        facts["region"] = regions[m.region].id
    if m.to != NOTHING:
        facts["to"] = regions[m.to].id
    if m.n != NOTHING:
        facts["n"] = m.n
    return facts


# -- words for things ----------------------------------------------------------------------------


def command_name(realm: Realm, race: int, command: int) -> Message:
    """Return a command for people; the one that only its race has goes by its own name."""
    name = realm.world.box.races[race].commands[command].name
    return Message("assault-command", {"command": COMMANDS[command], "name": name})


def soldier_name(unit: Unit, wounded: bool) -> Message:
    """Return a soldier for people."""
    return Message("assault-soldier", {"unit": unit.name, "wounded": "yes" if wounded else "no"})


def soldier_of_race(realm: Realm, race: int, soldier: int) -> Message:
    """Return a soldier of a race for people."""
    return soldier_name(realm.world.box.races[race].units[soldier // 2], soldier % 2 == 1)


def face_name(die: Die, face: int) -> Message:
    """Return a face of a die for people."""
    hits, blocks, arcane = die.hits[face], die.blocks[face], die.arcane[face]
    if hits and not blocks and not arcane:
        return Message("assault-face-hits", {"n": hits})
    if blocks and not hits and not arcane:
        return Message("assault-face-blocks", {"n": blocks})
    if arcane and not hits and not blocks:
        return Message("assault-face-arcane", {"n": arcane})
    if hits or blocks or arcane:
        return Message("assault-face-mixed", {"hits": hits, "blocks": blocks, "arcane": arcane})
    return Message("assault-face-miss")


def spell_name(spell: Spell) -> str:
    """Return a Spell Card for people: the names of both its spells."""
    return " / ".join(spell.names)


# -- words for people ----------------------------------------------------------------------------


def prompt(d: Decision) -> Message:
    """Return what a seat is asked."""
    realm = realm_on(d.table)
    regions = realm.world.board.regions
    kind = d.kind
    key = f"assault-ask-{kind}"
    facts: Facts = {}
    if d.about >= 0 and FORM_OF[kind] not in (AIM, AMOUNT):
        facts["n"] = d.about
    if kind == asks.MANEUVER.name and d.subject != NOTHING:
        key += "-owed"
        facts["region"] = regions[d.subject].name
    elif kind in (asks.ONWARD.name, asks.PASSAGE.name):
        race = realm.race_of[d.seat]
        facts["soldier"] = soldier_of_race(realm, race, number_of(d.subject))
        facts["region"] = regions[region_of(d.subject)].name
    elif kind == asks.GIVE.name and d.subject == DECK:
        key += "-deck"
    elif kind in (asks.GIVE.name, asks.WANT.name, asks.RETURN.name, asks.AGREE.name):
        facts["race"] = race_name(d.subject)
    elif kind == asks.RETURN_TO.name:
        facts["unit"] = realm.world.box.races[realm.race_of[d.seat]].units[d.subject].name
    elif kind == asks.SPELL_AIM.name:
        facts["effect"] = EFFECT_NAMES[d.subject]
    elif kind == asks.MARK.name:
        facts["marker"] = marker_name(d.subject)
    elif kind in (asks.SHIFT.name, asks.HOLD_BACK.name):
        facts = {"region": regions[d.subject].name, "to": regions[d.about].name}
    elif kind in (asks.ROOM.name, asks.RIDE.name, asks.STAY_BEHIND.name, asks.SLAYER_CASUALTY.name):
        facts["region"] = regions[d.subject].name
    elif kind in (asks.CASUALTY.name, asks.WEAKEN.name):
        facts["race"] = race_name(number_of(d.subject))
        facts["region"] = regions[region_of(d.subject)].name
    elif kind in (asks.MODIFY.name, asks.REROLL.name, asks.CONVERT.name, asks.TOTALS.name):
        facts["race"] = race_name(d.subject)
        if kind == asks.CONVERT.name:
            facts["modifier"] = MODIFIERS[d.about]
    return Message(key, facts)


def option_text(d: Decision, code: int) -> Message:
    """Return an option for people."""
    realm = realm_on(d.table)
    regions = realm.world.board.regions
    m = meaning(d, code)
    facts: Facts = {}
    if m.unit is not None:
        facts["soldier"] = soldier_name(m.unit, m.wounded)
    if m.region != NOTHING:
        facts["region"] = regions[m.region].name
    if m.to != NOTHING:
        facts["to"] = regions[m.to].name
    if m.word in ("done", "pass", "all", "yes", "no"):
        return Message(f"assault-option-{m.word}", {"ask": d.kind})
    if m.do in ("bleed", "deck", "eat", "draw", "top"):
        return Message(f"assault-option-{m.do}")
    if m.do == "command":
        return command_name(realm, realm.race_of[d.seat], m.command)
    if m.event is not None:
        return Message("assault-option-claim", {"event": m.event.name, "n": m.event.points})
    if m.spell is not None:
        if m.do != "cast":
            return Message("assault-option-keep", {"spell": spell_name(m.spell)})
        name = m.spell.names[1 if m.advanced else 0]
        facts = {"spell": name, "advanced": "yes" if m.advanced else "no"}
        return Message("assault-option-cast", facts)
    if m.effect is not None:
        facts["effect"] = m.effect.name
        facts["n"] = m.effect.by
        if m.unit is not None:
            return Message("assault-option-ability", facts)
        facts["resource"] = resource_name(m.resource)
        return Message("assault-option-forge", facts)
    if m.race != NOTHING:
        return Message(f"assault-option-{m.do}", {"race": race_name(m.race)})
    if m.resource != NOTHING:
        return resource_name(m.resource)
    if m.modifier != NOTHING:
        return Message("assault-modifier", {"modifier": MODIFIERS[m.modifier]})
    if m.die is not None:
        return _die_text(m, m.die)
    if m.n != NOTHING:
        return Message("assault-option-amount", {"n": m.n})
    if m.slayers:
        return _slayer_text(realm, m)
    return _place_text(d, m, facts)


def _die_text(m: Meaning, die: Die) -> Message:
    facts: Facts = {"die": SPECIAL if m.special else STANDARD, "face": face_name(die, m.face)}
    if m.to_face == NOTHING:
        return Message("assault-die", facts)
    facts["to"] = face_name(die, m.to_face)
    return Message("assault-option-set-die", facts)


def _slayer_text(realm: Realm, m: Meaning) -> Message:
    names = [slayer.name for slayer in realm.world.box.slayers if slayer.id in m.slayers]
    facts: Facts = {"slayers": ", ".join(names)}
    if m.region == NOTHING:
        return Message("assault-slayers", facts)
    facts["region"] = realm.world.board.regions[m.region].name
    return Message("assault-option-slayers", facts)


def _place_text(d: Decision, m: Meaning, facts: Facts) -> Message:
    """Return words for units and regions."""
    if m.do == "return":
        return Message("assault-option-return", facts)
    if FORM_OF[d.kind] == ATTACK:
        return Message(f"assault-option-{m.do}", facts)
    if m.unit is not None and d.kind == asks.RECRUIT.name:
        facts["n"] = m.unit.value
        return Message("assault-option-recruit", facts)
    if m.unit is None:
        return Message("assault-region", facts)
    if m.to != NOTHING:
        return Message("assault-option-way", facts)
    if m.region != NOTHING:
        return Message("assault-option-soldier-in", facts)
    return soldier_name(m.unit, m.wounded)


# -- events --------------------------------------------------------------------------------------


def event_facts(realm: Realm, event: Event) -> dict[str, str | int]:
    """Return the facts of an event by name, ids instead of numbers."""
    facts: dict[str, str | int] = {}
    values = event.values()
    for i, name in enumerate(event.kind.facts):
        facts[name] = _fact_id(realm, event, name, values[i])
    return facts


def event_text(realm: Realm, event: Event, viewer: int | None) -> Message:
    """Return an event for people. Races have names, so nobody has to be "you"."""
    facts: Facts = {}
    values = event.values()
    hidden = False
    for i, name in enumerate(event.kind.facts):
        if name in event.kind.private and values[i] == HIDDEN:
            hidden = True
        else:
            facts[name] = _fact_text(realm, event, name, values[i])
    if "soldier" in facts and "race" not in facts:
        facts["race"] = race_name(_race_of(realm, event))
    key = f"assault-event-{event.kind.name}"
    return Message(f"{key}-hidden" if hidden else key, facts)


def _race_of(realm: Realm, event: Event) -> int:
    """Return the race that an event is about."""
    if event.kind.facts and event.kind.facts[0] == "race":
        return event.a
    return realm.race_of[event.seat]


def _card_of(realm: Realm, event: Event, value: int) -> EventCard:
    """Return the Event Card that was claimed or turned up."""
    box = realm.world.box
    special = event.kind.name == "claimed-special"
    return box.special_events[value] if special else box.universal_events[value]


def _band(realm: Realm, mask: int) -> list[int]:
    return [s.index for s in realm.world.box.slayers if mask >> s.index & 1]


def _fact_id(realm: Realm, event: Event, name: str, value: int) -> str | int:
    box = realm.world.box
    if name in ("race", "to-race"):
        return GIANTSLAYERS if value == NOBODY else RACES[value]
    if name in ("region", "to"):
        return "" if value == NOTHING else realm.world.board.regions[value].id
    if name == "soldier":
        return soldier_id(box.races[_race_of(realm, event)].units[value // 2], value % 2 == 1)
    if name == "kind":
        return box.races[_race_of(realm, event)].units[value].id
    if name == "resource":
        return RESOURCES[value]
    if name == "marker":
        return MARKERS[value]
    if name == "command":
        return COMMANDS[value]
    if name == "spell":
        return "" if value == HIDDEN else box.spells[value].id
    if name == "event":
        return _card_of(realm, event, value).id
    if name == "slayer":
        return box.slayers[value].id
    if name == "slayers":
        return "+".join([box.slayers[slayer].id for slayer in _band(realm, value)])
    return value


def _fact_text(realm: Realm, event: Event, name: str, value: int) -> str | int | Message:
    box = realm.world.box
    if name in ("race", "to-race"):
        return race_name(value)
    if name in ("region", "to"):
        return realm.world.board.regions[value].name if value != NOTHING else ""
    if name == "soldier":
        return soldier_of_race(realm, _race_of(realm, event), value)
    if name == "kind":
        return box.races[_race_of(realm, event)].units[value].name
    if name == "resource":
        return resource_name(value)
    if name == "marker":
        return marker_name(value)
    if name == "command":
        return command_name(realm, event.a, value)
    if name == "spell":
        if event.kind.name == "cast":
            return box.spells[value].names[event.c]
        return spell_name(box.spells[value])
    if name == "event":
        return _card_of(realm, event, value).name
    if name == "slayer":
        return box.slayers[value].name
    if name == "slayers":
        return ", ".join([box.slayers[slayer].name for slayer in _band(realm, value)])
    if name == "face":
        return face_name(die_of(realm, event.a, event.c == 1), value)
    return value
