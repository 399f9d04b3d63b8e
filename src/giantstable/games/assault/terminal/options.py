"""The options of a question: gathered by who or where, and picked by short names.

Sixty ways to move a unit are a few lines: ``R SH  1 DV  2 WA`` are a regular in the Sumber Hills
and where it can go. What is typed may be the number, the notation, or short names: ``r sh dv``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.giantslayers import assault
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import number_of, region_of, to_of
from giantstable.games.assault.table.nouns import SPECIAL
from giantstable.games.assault.table.realm import realm_on
from giantstable.games.assault.terminal.panels import assault_short, odds_short
from giantstable.games.assault.terminal.seen import COMMAND_LETTERS, RESOURCE_LETTERS, WOUND, Seen
from giantstable.games.assault.terminal.words import face, race_word, told
from giantstable.games.assault.told import slayer_odds
from giantstable.games.assault.told.odds import Oracle
from giantstable.kernel.decision import Decision
from giantstable.terminal.canvas import Line, Piece, fit, length
from giantstable.terminal.look import BRASS, LIGHT, MOSS, PAPER, QUIET
from giantstable.terminal.menu import Choice, Menu

EXACT: Final = 3  # how well a word was meant
BEGUN: Final = 1
GAP: Final = 3
GAP_OF_GROUPS: Final = 6


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as the screen shows it."""

    choice: Choice
    head: str  # what it shares with those beside it; empty if nothing
    tail: str
    aside: str  # what is to be known before it is chosen
    names: tuple[tuple[str, ...], ...]  # for each thing it points at, in order: its names
    aims: tuple[str, ...]  # regions where it leads


def offers(seen: Seen, decision: Decision, menu: Menu, oracle: Oracle) -> list[Offer]:
    """Return the options of a question as the screen shows them."""
    return [_offer(seen, decision, choice, oracle) for choice in menu]


def _offer(seen: Seen, decision: Decision, choice: Choice, oracle: Oracle) -> Offer:
    facts = choice.option.facts
    do = str(facts["do"])
    names: list[tuple[str, ...]] = []
    soldier = ""
    band = [name for name in seen.printed.slayers if name in (facts.get("slayer"), *facts)]
    if band:
        names.append(("+".join(band), "+".join(name[0] for name in band)))
    if "unit" in facts:
        unit = str(facts["unit"])
        soldier = unit + (WOUND if facts["wounded"] else "")
        names.append(_unit_names(seen, soldier))
    for field in ("region", "to"):
        if field in facts:
            names.append(_region_names(seen, str(facts[field])))
    names += _other_names(seen, facts)
    region = str(facts.get("region", ""))
    to = str(facts.get("to", ""))
    tag, goal = seen.tags.get(region, ""), seen.tags.get(to, "")
    letters = seen.printed.unit(soldier) if soldier else ""
    aims = (to,) if to else (region,) if region else ()
    head, tail, aside = "", choice.text, ""
    price = str(facts.get("price", "none"))
    if price != "none":  # of passage
        aside = told("price", price=price)
    if soldier and to:
        head, tail = f"{letters} {tag}", goal
    elif decision.kind_of is asks.ATTACK and to:
        head, tail = told("head-attack" if do == "attack" else "head-shift", region=tag), goal
        if do == "attack":
            aside = _odds(decision, choice, oracle)
    elif soldier and region:
        head, tail = letters, tag
        if decision.kind_of is asks.RECRUIT:
            head = told("head-recruit", unit=letters, n=seen.printed.units[soldier]["value"])
    elif region and band:
        head, tail = ", ".join(str(seen.printed.slayers[name]["name"]) for name in band), tag
        if decision.kind_of is asks.SLAYER_ATTACK:
            aside = _assault_odds(decision, choice, oracle)
    elif do in ("trade", "offer") and "race" in facts:
        head, tail = told(f"head-{do}"), race_word(str(facts["race"]))
    elif "to_face" in facts:
        head, tail = _die(seen, decision, facts)
    elif region:
        tail = f"{tag} {seen.place(region).name}"
    return Offer(choice, head, tail, aside, tuple(names), aims)


def _die(seen: Seen, decision: Decision, facts: dict[str, str | int]) -> tuple[str, str]:
    """Return a die as it lies there, and the face to which it can be turned."""
    special = facts["die"] == SPECIAL
    race = RACES[decision.subject] if special else ""
    faces = seen.printed.races[race]["die"]["faces"] if special else seen.printed.standard
    shown = face(faces[int(facts["face"])])
    return f"<{shown}>" if special else f"[{shown}]", face(faces[int(facts["to_face"])])


def _odds(decision: Decision, choice: Choice, oracle: Oracle) -> str:
    """Return the odds of an attack with all who stand there."""
    realm = realm_on(decision.table)
    code = choice.option.code
    source = region_of(code)
    return odds_short(oracle.odds(realm, source, to_of(code), realm.army[source]))


def _assault_odds(decision: Decision, choice: Choice, oracle: Oracle) -> str:
    """Return the odds of an attack of giantslayers."""
    realm = realm_on(decision.table)
    code = choice.option.code
    race = realm.race_of[decision.seat]
    combat = assault(realm, race, number_of(code), region_of(code))
    return assault_short(slayer_odds.assault(oracle, realm, combat))


def _unit_names(seen: Seen, soldier: str) -> tuple[str, ...]:
    unit = soldier.removesuffix(WOUND)
    wound = WOUND if soldier.endswith(WOUND) else ""
    card = seen.printed.units[unit]
    names = [seen.printed.letters[unit], unit, card["rank"], *card["name"].split()]
    return tuple(name.casefold() + wound for name in names)


def _region_names(seen: Seen, region: str) -> tuple[str, ...]:
    name = seen.place(region).name
    return tuple(each.casefold() for each in (seen.tags[region], region, name, *name.split()))


def _other_names(seen: Seen, facts: dict[str, str | int]) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for field in ("command", "resource", "race", "event", "spell", "modifier"):
        if field in facts:
            name = str(facts[field])
            short = {"command": COMMAND_LETTERS, "resource": RESOURCE_LETTERS}.get(field, {})
            names = [name, name.removeprefix("rune-")]
            if name in short:
                names.append(short[name].casefold())
            if field == "command":
                names += _command_names(seen, name)
            if field == "race":
                names.append(race_word(name).casefold())
            found.append(tuple(names))
    return found


def _command_names(seen: Seen, command: str) -> list[str]:
    """Return what is printed on a command of one's own: Ravage is more than the unique one."""
    mine = seen.printed.races[seen.me["race"]]["commands"]
    printed = next(card["name"] for card in mine if card["id"] == command).casefold()
    return [printed, *printed.split()]


# -- what was typed --------------------------------------------------------------------------------


def meant(some: list[Offer], answer: str) -> list[Offer]:
    """Return the options that short names can mean, only those that they mean best.

    What stands before a group means all of the group.
    """
    wanted = answer.casefold().replace(">", " ").replace("→", " ").split()
    group = [offer for offer in some if offer.head.casefold().split() == wanted]
    if group:
        return group
    whole = [offer for offer in some if any(answer.casefold() in names for names in offer.names)]
    if len(whole) == 1:
        return whole
    best = 0
    found: list[Offer] = []
    for offer in some:
        score = _score(offer.names, wanted)
        if score > best:
            best, found = score, []
        if score and score == best:
            found.append(offer)
    return found


def _score(names: tuple[tuple[str, ...], ...], wanted: list[str]) -> int:
    """Return how well words name things in their order, 0 if one names nothing.

    Where one region is named of two, it is where the way leads.
    """
    if not wanted:
        return 1
    best = 0
    for i, things in enumerate(names):
        here = _likeness(things, wanted[0])
        rest = _score(names[i + 1 :], wanted[1:]) if here else 0
        if here and rest:
            last = len(wanted) == 1 and i == len(names) - 1
            best = max(best, here * 2 + rest + (1 if last else 0))
    return best


def _likeness(things: tuple[str, ...], word: str) -> int:
    if word in things:
        return EXACT
    return BEGUN if any(thing.startswith(word) for thing in things) else 0


# -- on the screen ---------------------------------------------------------------------------------


def option_lines(some: list[Offer], width: int, height: int) -> tuple[list[Line], bool]:
    """Return the options in lines, and whether each of them is there.

    Each head begins a line while there is room; else they follow each other; else only heads are
    told, and the rest is shown when one is typed.
    """
    groups: dict[str, list[Offer]] = {}
    for offer in some:
        groups.setdefault(offer.head, []).append(offer)
    for aside in (True, False):
        apart: list[Line] = []
        together: list[Line] = []
        for head, members in groups.items():
            items = _items(head, members, aside)
            apart += _packed(items, width)
            together += items
        # Groups beside each other, whole; else broken where a line ends.
        beside = _packed(apart, width, GAP_OF_GROUPS)
        for lines in (apart, beside, _packed(together, width)):
            if len(lines) <= height:
                return lines, True
    heads: list[Line] = []
    for head, members in groups.items():
        if head and len(members) > 2:
            heads.append([Piece(head, LIGHT, True), Piece(f" ({len(members)})", QUIET)])
        else:
            heads += _items(head, members, False)
    lines = _packed(heads, width)
    return lines[:height], False


def _items(head: str, members: list[Offer], aside: bool) -> list[Line]:
    found: list[Line] = []
    for offer in members:
        number = str(offer.choice.number)
        item = [Piece(number, BRASS, True), Piece(f" {offer.tail}", PAPER)]
        if aside and offer.aside:
            item.append(Piece(f" {offer.aside}", MOSS))
        found.append(item)
    if head:
        found[0] = [Piece(f"{head}  ", LIGHT, True), *found[0]]
    return found


def _packed(items: list[Line], width: int, gap: int = GAP) -> list[Line]:
    """Return items one after another in lines; none is broken, one that is too long is cut."""
    lines: list[Line] = []
    for item in items:
        if lines and length(lines[-1]) + gap + length(item) <= width:
            lines[-1] = [*lines[-1], Piece(" " * gap), *item]
        elif length(item) <= width:
            lines.append(item)
        else:
            last = item[-1]
            room = width - length(item[:-1])
            lines.append([*item[:-1], Piece(fit(last.text, room), last.ink, last.bold)])
    return lines


# -- things on the table ---------------------------------------------------------------------------


def named(seen: Seen, text: str) -> list[dict[str, str]]:
    """Return the things on the table that a word can name, the likeliest first."""
    word = text.casefold()
    things: list[tuple[int, dict[str, str]]] = []
    mine = seen.printed.races[seen.me["race"]]
    kinds: list[tuple[str, list[tuple[str, tuple[str, ...]]]]] = [
        ("region", [(id_, _region_names(seen, id_)) for id_ in seen.tags]),
        (
            "command",
            [
                (id_, (id_, letter, *_command_names(seen, id_)))
                for id_, letter in _small(COMMAND_LETTERS)
            ],
        ),
        ("unit", [(unit["id"], _unit_names(seen, unit["id"])) for unit in mine["units"]]),
        ("resource", [(id_, (id_, letter)) for id_, letter in _small(RESOURCE_LETTERS)]),
        ("race", [(race, (race,)) for race in seen.printed.races]),
        ("event", [_card(event, seen.printed.events[event]["name"]) for event in _events(seen)]),
        ("spell", [_spell(seen, spell) for spell in seen.spells]),
        ("slayer", [_card(id_, card["name"]) for id_, card in seen.printed.slayers.items()]),
    ]
    for kind, known in kinds:
        for id_, names in known:
            likeness = _likeness(names, word)
            if likeness:
                things.append((likeness, {kind: id_}))
    things.sort(key=lambda each: -each[0])
    return [thing for _, thing in things]


def _small(letters: dict[str, str]) -> list[tuple[str, str]]:
    return [(id_, letter.casefold()) for id_, letter in letters.items()]


def _events(seen: Seen) -> list[str]:
    own = [seen.me["event"]] if seen.me["event"] else []
    return [*seen.view["event_row"], *own]


def _card(id_: str, name: str) -> tuple[str, tuple[str, ...]]:
    return id_, (id_, name.casefold())


def _spell(seen: Seen, spell: str) -> tuple[str, tuple[str, ...]]:
    card = seen.printed.spells[spell]
    return spell, (spell, card["basic"]["name"].casefold(), card["advanced"]["name"].casefold())
