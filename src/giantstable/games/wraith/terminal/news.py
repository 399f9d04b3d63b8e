"""What happened, told so that it can be followed: a line for each thing, in the ink of its kind."""

from __future__ import annotations

from giantstable.games.wraith.terminal.colours import attack_sign
from giantstable.games.wraith.terminal.seen import Seen
from giantstable.kernel.event import Event
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas, Line, Piece, flow
from giantstable.terminal.look import BLOOD, BRASS, EMBER, MOSS, PAPER, QUIET, WARD, Look, Signs
from giantstable.terminal.sitting import Showing
from giantstable.text import words

INKS = {
    **dict.fromkeys(("struck", "suffered", "burnt", "cards-lost", "stunned", "pushed-to"), BLOOD),
    **dict.fromkeys(("gave-way", "stumbled", "row-card-lost", "hand-shuffled"), BLOOD),
    **dict.fromkeys(("card-washed", "lost-village", "lost-stamina", "lost-wounds"), BLOOD),
    **dict.fromkeys(("fearless-price", "fell", "stunned-card", "when-revealed"), BLOOD),
    **dict.fromkeys(("rage-rose", "rage-full", "rage-broke", "always-works"), EMBER),
    **dict.fromkeys(("out-of-reach", "too-wounded", "scar-silent", "suppressed"), MOSS),
    **dict.fromkeys(("hit", "scarred", "scar-above", "won-health", "won-scars"), BRASS),
    **dict.fromkeys(("healed", "warded", "shielded", "calmed", "dazzled"), WARD),
    **dict.fromkeys(("round-began", "refresh-began", "giant-acts"), QUIET),
}
BOLD = ("scarred", "won-health", "won-scars", "lost-village", "lost-stamina", "lost-wounds")

# With these a new line begins; whatever else happens comes of what was told before it.
HEADS = (
    "round-began", "refresh-began", "giant-acts", "played", "face-down", "fearless-price",
    "revealed", "when-revealed", "chained", "always-works",
    "skill-used", "spell-cast", "gave-way", *BOLD[1:],
)  # fmt: skip
ATTEMPTS = ("struck", "out-of-reach", "too-wounded", "scar-silent", "suppressed")


def ink_of(event: Event) -> str:
    """Return the ink in which something that happened is told."""
    return INKS.get(event.kind.name, PAPER)


def chapters(match: Match, seen: Seen, showing: Showing) -> list[Line]:
    """Return what is new since the last choice, a line for each thing and what came of it."""
    first = len(showing.told) - showing.fresh
    events = match.events(0)[first : len(showing.told)]
    signs = showing.look.signs
    new_signs = ""
    found: list[Line] = []
    for i, event in enumerate(events):
        kind = event.kind.name
        if kind == "round-began" and found:
            continue  # the title tells it
        told = showing.told[first + i]
        if kind == "revealed":
            new_signs = _signs_of(match, seen, event, signs)
        if kind == "chained" and i + 1 < len(events) and events[i + 1].kind.name in ATTEMPTS:
            shared = [s for s in _signs_of(match, seen, event, signs) if s in new_signs]
            found.append([Piece("".join(shared) + " ", EMBER, True)])
            continue
        piece = Piece(told, ink_of(event), kind in BOLD)
        if kind in HEADS or not found:
            found.append([piece])
        elif found[-1][-1].text.endswith(" "):
            found[-1].append(piece)
        else:
            found[-1] += [Piece(f" {signs.dot} ", QUIET), piece]
        if kind == "revealed" and any(e.kind.name == "chained" for e in events[i:]):
            calls = words("terminal-news-calls", {"signs": " ".join(new_signs)})
            found[-1] += [Piece(f" {signs.dot} ", QUIET), Piece(calls, QUIET)]
    return found


def _signs_of(match: Match, seen: Seen, event: Event, signs: Signs) -> str:
    """Return the attack symbols of the giant card that something happened to."""
    card = seen.giant_cards[str(match.game.event_facts(match.table, event)["giant_card"])]
    return "".join(attack_sign(signs, name) for name in card["symbols"])


def news_lines(match: Match, seen: Seen, showing: Showing, width: int) -> list[Line]:
    """Return the news in lines of a width; what goes on hangs a little to the right."""
    return [line for told in chapters(match, seen, showing) for line in flow(told, width, 2)]


def put_log(
    canvas: Canvas,
    match: Match,
    seen: Seen,
    showing: Showing,
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    """Write the end of the log; what is new has a bar before it."""
    if height <= 0:
        return
    fresh = news_lines(match, seen, showing, width - 2)
    old: list[Line] = []
    for told in showing.told[: len(showing.told) - showing.fresh][-height:]:
        old += flow([Piece(told, QUIET)], width - 2)
    lines = [(line, False) for line in old] + [(line, True) for line in fresh]
    for i, (line, new) in enumerate(lines[-height:]):
        canvas.put(x, y + i, showing.look.signs.news if new else " ", EMBER)
        canvas.line(x + 2, y + i, line, width - 2)


def ending(match: Match) -> Piece:
    """Return how the fight ended, in one line."""
    won = str(match.result).startswith("win")
    told = words(f"wraith-result-{match.result}")
    key = "terminal-won" if won else "terminal-lost"
    return Piece(words(key, {"how": told}), MOSS if won else BLOOD, True)


def cut(lines: list[Line], room: int, look: Look) -> list[Line]:
    """Return the last lines that fit; an ellipsis tells that there were more."""
    if len(lines) <= room:
        return lines
    return [[Piece("…" if look.unicode else "...", QUIET)], *lines[len(lines) - room + 1 :]]
