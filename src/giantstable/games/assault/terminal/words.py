"""Short words and inks for the pieces of Assault, the same on every part of the screen."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.terminal.seen import (
    COMMAND_LETTERS,
    RESOURCE_LETTERS,
    Place,
    Printed,
    Seen,
)
from giantstable.games.assault.told import shapes
from giantstable.terminal.canvas import Line, Piece
from giantstable.terminal.look import BRASS, EMBER, LIGHT, QUIET, WARD, Look
from giantstable.text import words

# Inks reach a contrast of 4.5 on the ground of the room.
RACE_INKS: Final = {
    "storm": "#8ab4f8",
    "cloud": "#d9dcef",
    "fire": "#f0803c",
    "frost": "#86dbe4",
    "stone": "#c2ab87",
    "hill": "#9dbb6b",
}
EVENT_SIGNS: Final = ("◆", "*")  # in Unicode and in ASCII
CASTLE_SIGNS: Final = ("⌂", "^")
SLAYER_SIGNS: Final = ("‡", "%")


def told(key: str, **facts: object) -> str:
    """Return words of this screen by the end of their key."""
    return words(f"terminal-assault-{key}", dict(facts))


def sign(signs: tuple[str, str], look: Look) -> str:
    """Return a sign that the terminal can show."""
    return signs[0] if look.unicode else signs[1]


def race_word(race: str) -> str:
    """Return a race in one word."""
    return told("race", race=race)


def race_short(race: str) -> str:
    """Return a race in two letters."""
    return told("race-short", race=race)


def marks_of(seen: Seen, place: Place, look: Look, events: bool = True) -> Line:
    """Return what lies in a region besides armies: markers, an Event, slayers, the castle."""
    found: Line = []
    for marker in place.markers:
        found.append(Piece(told("marker-short", marker=marker), EMBER))
    if seen.view["forged"] and place.id == seen.printed.races["fire"]["home"]:
        short = told("marker-short", marker="forge")
        found.append(Piece(f"{short}{seen.view['forged']}", EMBER))
    for event in place.events if events else ():
        card = seen.printed.events[event]
        rune = RESOURCE_LETTERS[card["rune"]]
        found.append(Piece(f"{sign(EVENT_SIGNS, look)}{rune}{card['points']}", BRASS))
    if place.castle:
        found.append(Piece(sign(CASTLE_SIGNS, look), LIGHT, True))
    if place.slayers:
        found.append(Piece(sign(SLAYER_SIGNS, look) + "".join(place.slayers), WARD))
    return spaced(found)


def spaced(pieces: Line, gap: str = " ") -> Line:
    """Return pieces with a gap between each two."""
    found: Line = []
    for piece in pieces:
        found += [Piece(gap), piece] if found else [piece]
    return found


def cards(counts: shapes.Cards, gap: str = " ") -> str:
    """Return Resource Cards in letters: ``F2 W1``; a dash if there are none."""
    some = [f"{RESOURCE_LETTERS[name]}{n}" for name, n in counts.items() if n]
    return gap.join(some) or "-"


def command_row(seat: shapes.SeatState) -> Line:
    """Return a command row in its order, then, in small letters, what is still in hand."""
    row = "".join(COMMAND_LETTERS[command] for command in seat["row"]) or "-"
    hand = "".join(COMMAND_LETTERS[command] for command in seat["hand"]).lower()
    return [
        Piece(row, BRASS if seat["row"] else QUIET, bool(seat["row"])),
        Piece(f" {hand}", QUIET),
    ]


def rune_letter(event: shapes.EventCard) -> str:
    """Return the letter of the rune that an Event costs."""
    return RESOURCE_LETTERS[event["rune"]]


def face(shown: shapes.Face) -> str:
    """Return a face of a die in short, as it is typed: ``h2``, ``b1``, ``a1``; ``-`` is a miss."""
    counts = (("h", shown["hits"]), ("b", shown["blocks"]), ("a", shown["arcane"]))
    return "".join(f"{letter}{n}" for letter, n in counts if n) or "-"


def spell_names(known: Printed, spell: str) -> str:
    """Return both spells of a card."""
    card = known.spells[spell]
    return f"{card['basic']['name']}/{card['advanced']['name']}"
