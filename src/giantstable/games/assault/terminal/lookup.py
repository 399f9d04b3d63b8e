"""What can be looked up besides the cards in sight: a race, the spells, the discard piles."""

from __future__ import annotations

from giantstable.games.assault.terminal.cards import (
    command_text,
    event_text,
    leader_text,
    race_text,
    spell_text,
)
from giantstable.games.assault.terminal.seen import Seen
from giantstable.games.assault.terminal.words import cards, race_word, told
from giantstable.games.assault.told import shapes
from giantstable.text import words

SPELLS = "spells"
DISCARDS = "discards"


def looked_up(seen: Seen, about: str) -> list[str]:
    """Return all about a race, the spells or the discard piles; enough of the word will do."""
    word = about.casefold()
    if SPELLS.startswith(word):
        return _spells(seen)
    if DISCARDS.startswith(word):
        return _discards(seen)
    for race in seen.printed.races.values():
        if race["id"].startswith(word) or race_word(race["id"]).casefold().startswith(word):
            return _race(seen, race)
    return [told("cards-unknown", found=about)]


def _race(seen: Seen, race: shapes.Race) -> list[str]:
    """Return what a race has and can do: all of it lies open but its spells."""
    seat = next((seat for seat in seen.seats if seat["race"] == race["id"]), None)
    if seat is None:
        return [told("cards-npc", race=race["name"]), "", *race_text(seen, race)]
    owns = cards(seat["resources"])
    facts = {"regions": seat["regions"], "spells": seat["spells"], "cards": owns}
    lines = [told("cards-race", race=race["name"], **facts), ""]
    if seat["event"]:
        lines += [told("cards-own-event"), "", *event_text(seen, seat["event"])]
    else:
        lines.append(told("cards-all-done"))
    for key, events in (("completed", seat["completed"]), ("claimed", seat["claimed"])):
        if events:
            names = [seen.printed.events[event]["name"] for event in events]
            lines += ["", told(f"cards-{key}", events=", ".join(names))]
    lines += ["", told("cards-their-leaders"), ""]
    for leader in race["leaders"]:
        lines += [leader_text(seen, leader), f"    {_state(seen, seat, leader)}"]
    lines += ["", told("cards-their-commands"), ""]
    lines += [command_text(seen, command) for command in race["commands"]]
    supply = seen.printed.army(seat["supply"], " ") or told("cards-none")
    lines += ["", told("cards-supply", units=supply)]
    if seat["waiting"]:
        names = [str(seen.printed.units[unit]["name"]) for unit in seat["waiting"]]
        lines.append(told("cards-waiting", units=", ".join(names)))
    return [*lines, "", *race_text(seen, race)]


def _state(seen: Seen, seat: shapes.SeatState, leader: shapes.Leader) -> str:
    """Return where a leader is, and whether its lasting ability works."""
    state = next(each for each in seat["leaders"] if each["unit"] == leader["unit"])
    region = seen.place(state["region"]).name if state["region"] else ""
    said = told("cards-leader-state", state=state["state"], region=region)
    if not leader["lasting"]:
        return said
    return f"{said}; {told('cards-works', works='yes' if state['works'] else 'no')}"


def _spells(seen: Seen) -> list[str]:
    """Return every spell there is, and which of them lie open."""
    lines = [told("cards-all-spells", deck=seen.view["spell_deck"]), ""]
    for card in seen.printed.spells.values():
        first, second = spell_text(seen, card)
        lines += [f"{first} [{told('cards-copies', n=card['copies'])}]", second]
    return [*lines, "", *_spell_piles(seen)]


def _spell_piles(seen: Seen) -> list[str]:
    view = seen.view
    return [
        told("cards-spell-discard", spells=_names(seen, view["spell_discard"])),
        told("cards-spells-gone", spells=_names(seen, view["spells_gone"])),
    ]


def _names(seen: Seen, spells: list[str]) -> str:
    names = [str(seen.printed.spells[spell]["basic"]["name"]) for spell in spells]
    return ", ".join(names) or told("cards-none")


def _discards(seen: Seen) -> list[str]:
    """Return both discard piles, card by card."""
    pile = [words("assault-resource", {"resource": card}) for card in seen.view["resource_discard"]]
    found = ", ".join(pile) or told("cards-none")
    return [told("cards-discard", cards=found), "", *_spell_piles(seen)]
