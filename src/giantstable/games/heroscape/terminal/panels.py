"""Beside the map: which battle it is, how it is won, and the armies as one seat may know them."""

from __future__ import annotations

from giantstable.games.heroscape.terminal.map import SEAT_INKS, seat_sign
from giantstable.games.heroscape.terminal.seen import Seen, Unit
from giantstable.kernel.message import Message
from giantstable.terminal.canvas import Line, Piece, fit, flow
from giantstable.terminal.look import BLOOD, BRASS, EMBER, PAPER, QUIET, Look
from giantstable.text import say, words


def title(seen: Seen, look: Look) -> Line:
    """Return the first line: scenario, round, who began, whose turn."""
    dot = f" {look.signs.dot} "
    line = [Piece(seen.scenario.name, EMBER, True)]
    if seen.phase == "gather":
        line.append(Piece(dot + words("terminal-hs-gathering"), QUIET))
        return line
    facts: dict[str, object] = {"n": seen.round, "all": seen.scenario.rounds}
    line.append(Piece(dot + words("terminal-hs-round", facts), PAPER))
    turn = seen.turn
    if turn["first"] is not None and not seen.theatre.basic:
        first = words("terminal-hs-first", {"player": turn["first"] + 1})
        line.append(Piece(dot + first, QUIET))
    if seen.gas:
        line.append(Piece(dot + words("terminal-hs-gas", {"n": seen.gas}), BLOOD))
    if turn["seat"] is not None:
        acting = next((unit.name for unit in seen.units if unit.id == turn["unit"]), "")
        told: dict[str, object] = {
            "you": "yes" if turn["seat"] == seen.seat else "no",
            "player": turn["seat"] + 1,
            "unit": acting,
            "acting": "yes" if acting else "no",
        }
        line.append(Piece(dot, QUIET))
        line.append(Piece(words("terminal-hs-turn", told), SEAT_INKS[turn["seat"]], True))
    return line


def goal(seen: Seen) -> str:
    """Return in one line how the battle is won, from where the person sits."""
    mine = seen.theatre.seats[seen.seat].side
    told: list[str] = []
    for clause in seen.scenario.victory:
        for ours in (True, False):
            sides = clause.sides or [0]
            if sides != [0] and (mine in sides) != ours:
                continue
            if sides == [0] and not ours:
                continue
            facts: dict[str, object] = {
                "goal": clause.name,
                "whose": "all" if sides == [0] else "yours" if ours else "theirs",
                "space": seen.field.names[clause.space] if clause.space >= 0 else "",
                "n": clause.numbers.get("number", seen.scenario.rounds),
            }
            told.append(words("terminal-hs-goal", facts))
    return words("terminal-hs-goals", {"goals": "; ".join(dict.fromkeys(told))})


def armies(seen: Seen, width: int, height: int, look: Look) -> list[Line]:
    """Return every army, a line for each card; cards that are lost only where there is room."""
    whole = _armies(seen, width, look, lost=True)
    return whole if len(whole) <= height else _armies(seen, width, look, lost=False)


def _armies(seen: Seen, width: int, look: Look, lost: bool) -> list[Line]:
    lines: list[Line] = []
    others = [seat for seat in range(len(seen.seats)) if seat != seen.seat]
    for seat in [seen.seat, *others]:
        lines.append(_head(seen, seat, width, look))
        army = [unit for unit in seen.army(seat) if lost or unit.in_play or not unit.figures]
        lines += [_card(seen, unit, width, look) for unit in army]
        if not army:
            key = "terminal-hs-no-army-yet" if seen.phase == "gather" else "terminal-hs-no-army"
            lines.append([Piece("  " + words(key), QUIET)])
    return lines


def _head(seen: Seen, seat: int, width: int, look: Look) -> Line:
    shown = seen.seats[seat]
    printed = seen.theatre.seats[seat]
    name = printed.name or words("terminal-hs-player", {"player": seat + 1})
    if seat == seen.seat:
        name = words("terminal-hs-you", {"name": name})
    told: list[str] = []
    if shown["plants"]:
        told.append(words("terminal-hs-plants", {"n": shown["plants"]}))
    if seen.phase == "gather" and shown["zone"]:
        told.append(say(Message("heroscape-zone", {"zone": str(shown["zone"])})))
    elif seen.phase == "gather":
        units = [seen.theatre.units[unit.number] for unit in seen.army(seat)]
        spent = sum(card.master.points for card in units if card.id not in printed.army)
        if printed.points:  # else nothing is bought
            told.append(words("terminal-hs-spent", {"n": spent, "all": printed.points}))
    elif not seen.theatre.basic:
        told.append(words("terminal-hs-points", {"n": shown["points"]}))
    right = ", ".join(told)
    left = fit(f"{seat_sign(look, seat)} {name}", width - len(right) - 1)
    gap = " " * max(1, width - len(left) - len(right))
    return [Piece(left, SEAT_INKS[seat], True), Piece(gap + right, QUIET)]


def _card(seen: Seen, unit: Unit, width: int, look: Look) -> Line:
    """Return a card: its tag, its name, how many stand or how much Life is left, its markers."""
    alive = [figure for figure in unit.figures if figure.spaces]
    life = seen.life(unit)
    if len(unit.figures) > 1 or life == 1:
        left, most = len(alive), max(1, len(unit.figures))
    else:
        left, most = life - sum(figure.wounds for figure in unit.figures), life
    waits = unit.in_play and not alive and seen.phase != "gather"
    right = words("terminal-hs-not-here") if waits else f"{left}/{most}"
    for extra, n in unit.extras:
        right = words("terminal-hs-extra", {"extra": extra, "n": n}) + " " + right
    markers = f"[{unit.markers}]" if unit.markers else ""
    if not seen.theatre.basic:
        right += f" {markers:<5}" if len(markers) <= 5 else f" {markers}"
    room = width - len(right) - 4
    acting = seen.turn["unit"] == unit.id
    ink = QUIET if not unit.in_play else BRASS if acting else PAPER
    name = fit(unit.name, room)
    sign = look.signs.prompt if acting else " "
    hurt = BLOOD if left < most else QUIET
    return [
        Piece(f"{unit.tag:<2}", SEAT_INKS[unit.seat] if unit.in_play else QUIET, unit.in_play),
        Piece(sign, BRASS, True),
        Piece(f"{name:<{max(0, room)}} ", ink, acting),
        Piece(right, hurt if unit.in_play else QUIET),
    ]


def below(seen: Seen, width: int, look: Look) -> list[Line]:
    """Return who and what is on spaces that lie under others; nothing where there are none."""
    told: list[str] = []
    for space, figure in sorted(seen.standing.items()):
        if not seen.is_top(space):
            told.append(f"{seen.field.names[space]}:{figure.tag}")
    for space in sorted(seen.glyphs):
        if not seen.is_top(space) and space not in seen.standing:
            told.append(f"{seen.field.names[space]}:{seen.glyph_sign(space)}")
    if not told:
        return []
    line = [
        Piece(words("terminal-hs-below"), BRASS),
        Piece(f" {look.signs.dot} ".join(told), PAPER),
    ]
    return flow(line, width, 2)


def glyphs(seen: Seen, width: int, look: Look) -> list[Line]:
    """Return the glyphs that lie power-side up, by their letters, and who stands on them."""
    told: list[str] = []
    hidden: list[str] = []
    for space, id_ in seen.glyphs.items():
        figure = seen.standing.get(space)
        place = seen.field.names[space] + (f" {figure.tag}" if figure is not None else "")
        name = next((glyph.name for glyph in seen.theatre.glyphs if glyph.id == id_), "")
        if name:
            told.append(f"{seen.glyph_sign(space)} {name} {place}")
        else:
            hidden.append(place)
    if hidden:
        told.append("?: " + " ".join(hidden))
    if not told:
        return []
    line = [
        Piece(words("terminal-hs-glyphs"), BRASS),
        Piece(f" {look.signs.dot} ".join(told), QUIET),
    ]
    return flow(line, width, 2)
