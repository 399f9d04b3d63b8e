"""What happened, told shortly: a turn, a battle and a roll of dice in one line each."""

from __future__ import annotations

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.terminal.seen import Printed, printed
from giantstable.games.assault.terminal.words import face, told
from giantstable.kernel.event import Event
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Line, Piece, flow
from giantstable.terminal.look import BLOOD, BRASS, EMBER, LIGHT, MOSS, PAPER, QUIET, WARD
from giantstable.terminal.sitting import Showing
from giantstable.text import words

INKS = {
    **dict.fromkeys(("defeated", "wounded", "passage-blood", "sent-back", "damage"), BLOOD),
    **dict.fromkeys(("slayer-wounded", "slayer-defeated"), BLOOD),
    **dict.fromkeys(("attacked", "slayers-attacked", "final-ordning-began"), EMBER),
    **dict.fromkeys(("endgame-began", "conquered"), EMBER),
    **dict.fromkeys(("claimed", "claimed-special", "scored", "won", "commanded"), BRASS),
    **dict.fromkeys(("healed", "leader-returned", "recruited", "unit-came"), MOSS),
    **dict.fromkeys(("cast", "drew-spell", "took-spell", "discarded-spell"), WARD),
    **dict.fromkeys(("marked", "forged", "event-turned-up", "totals"), LIGHT),
    **dict.fromkeys(("turn-began", "passed", "rolled", "reshuffled"), QUIET),
}
BOLD = ("won", "conquered", "final-ordning-began", "endgame-began", "claimed", "claimed-special")
# With these a line begins; whatever else the same race does stands on its line.
HEADS = (
    "turn-began", "attacked", "slayers-attacked", "final-ordning-began", "endgame-began", "won",
    "final-score", "event-turned-up",
)  # fmt: skip


def news(match: Match, showing: Showing) -> list[Line]:
    """Return what is new since the last choice of the one who looks."""
    first = len(showing.told) - showing.fresh
    events = match.events(showing.seat)[first : len(showing.told)]
    known = printed(match)
    found: list[Line] = []
    race = ""
    before = ""
    for event, said in zip(events, showing.told[first:], strict=True):
        kind = event.kind.name
        whose = said.partition(": ")[0] if ": " in said else ""
        piece = Piece(said, INKS.get(kind, PAPER), kind in BOLD)
        if kind in HEADS or not found or (whose != race and whose):
            found.append([piece])
            race = whose
        elif kind == "rolled" and before == "rolled":
            found[-1].append(Piece(f" {_die(known, event)}", QUIET))
        else:
            text = said.removeprefix(f"{race}: ")
            if kind == "rolled":
                text = told("rolled", dice=_die(known, event))
            found[-1] += [Piece(f" {showing.look.signs.dot} ", QUIET)]
            found[-1].append(Piece(text, piece.ink, piece.bold))
        if kind == "rolled" and len(found[-1]) == 1:
            found[-1] = [Piece(f"{race}: {told('rolled', dice=_die(known, event))}", QUIET)]
        before = kind
    return found


def _die(known: Printed, event: Event) -> str:
    """Return a die that was rolled, in brackets as on the battle table."""
    if event.c == 1 and event.a != NOBODY:
        return f"<{face(known.races[RACES[event.a]]['die']['faces'][event.b])}>"
    return f"[{face(known.standard[event.b])}]"


def news_lines(match: Match, showing: Showing, width: int) -> list[Line]:
    """Return the news in lines of a width; what goes on hangs a little to the right."""
    return [line for each in news(match, showing) for line in flow(each, width, 2)]


def ending(match: Match, seat: int) -> Piece:
    """Return how the game ended, in one line."""
    won = seat in match.winners
    how = words(f"assault-result-{match.result}")
    key = "terminal-won" if won else "terminal-lost"
    return Piece(words(key, {"how": how}), MOSS if won else BLOOD, True)
