"""The options of a battle: what they point at, how they are listed, and what an answer means.

Where a question asks for a space, the spaces are marked on the map and typed by their names; only
those that cost something are listed. All other options are listed by number, with their odds.
"""

from __future__ import annotations

from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import DONE, price_of
from giantstable.games.heroscape.table.forms import ATTACKS, MOVE, PLACE
from giantstable.games.heroscape.table.nouns import PRICES, prices
from giantstable.games.heroscape.terminal.map import Pointing
from giantstable.games.heroscape.terminal.seen import Seen
from giantstable.games.heroscape.told.odds import foretell
from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import NotPending
from giantstable.terminal.canvas import Line, Piece, fit, flow, length
from giantstable.terminal.look import BLOOD, BRASS, PAPER, QUIET, Look
from giantstable.terminal.menu import Choice, Menu, chosen, menu_of
from giantstable.text import words


def asks_space(decision: Decision) -> bool:
    """Return whether a question is answered by the name of a space."""
    return decision.kind_of.form in (MOVE, PLACE)


def pointing_at(decision: Decision | None, seen: Seen) -> Pointing:
    """Return the spaces and figures that the options of a question point at."""
    pointing = Pointing()
    unit = seen.turn["unit"]
    for each in seen.units:
        if unit and each.id == unit:
            pointing.acting.update(figure.id for figure in each.figures)
    if decision is None:
        return pointing
    facts = [option.facts for option in decision.options]
    if asks_space(decision):
        pointing.acting = {str(fact["figure"]) for fact in facts if "figure" in fact}
        for name in ("space", "space2"):
            pointing.spaces.update(seen.field.space(str(f[name])) for f in facts if name in f)
        free = [str(f["space"]) for f in facts if "space" in f and not _costs(f)]
        dear = [str(f["space"]) for f in facts if "space" in f and _costs(f)]
        pointing.priced = {seen.field.space(name) for name in dear if name not in free}
        return pointing
    aimed = any("target" in fact for fact in facts)
    name = "target" if aimed else "figure"
    pointing.figures = {str(fact[name]) for fact in facts if name in fact}
    if aimed:
        pointing.acting = {str(fact["figure"]) for fact in facts if "figure" in fact}
    return pointing


def _costs(facts: dict[str, str | int]) -> bool:
    return any(price in facts for price in PRICES)


def choice_of(decision: Decision, seen: Seen, answer: str) -> Choice:
    """Return the choice that an answer means: a number, a space, a tag, a notation."""
    menu = menu_of(decision)
    wanted = " ".join(answer.casefold().split())
    if asks_space(decision) and wanted.isdecimal():
        if wanted == "0" and menu[-1].number == 0:
            return menu[-1]
        raise NotPending("type-a-space", found=wanted, space=example(menu))
    tagged = [choice for choice in menu if wanted in _tags_of(choice, seen)]
    if len(tagged) == 1:
        return tagged[0]
    if tagged and not wanted.isdecimal():
        options = ", ".join(f"{choice.number} ({choice.text})" for choice in tagged)
        raise NotPending("unclear", found=answer.strip(), options=options)
    return chosen(menu, answer)


def _tags_of(choice: Choice, seen: Seen) -> list[str]:
    """Return what may be typed for an option besides its number: ``fi``, ``gr``, ``fi gr``."""
    facts = choice.option.facts
    if "space" in facts:
        return []
    found = [seen.tags[str(facts[name])] for name in ("figure", "target") if name in facts]
    if "target" in facts:
        found = [found[-1], " ".join(found), ">".join(found)]
    if "unit" in facts:
        found.append(seen.tags[str(facts["unit"])])
    return [tag.casefold() for tag in found]


def example(menu: Menu) -> str:
    """Return the name of a space that could be typed."""
    return menu[0].notation.partition(" ")[0]


# -- lists -----------------------------------------------------------------------------------------


def option_lines(decision: Decision, seen: Seen, width: int, height: int, look: Look) -> list[Line]:
    """Return the options in lines of a width; they take more columns where they are too many."""
    menu = menu_of(decision)
    if asks_space(decision):
        return _space_lines(decision, menu, seen, width, look)
    entries = [_entry(decision, choice, seen) for choice in menu]
    widest = max(length(entry) for entry in entries)
    cut = columns_for(entries, width, height) * (widest + 2) - 2 > width
    if decision.kind_of.form in ATTACKS and cut:
        lines = in_columns([_by_tags(decision, c, seen) for c in menu], width, height - 1)
        return [*lines, [Piece(words("terminal-hs-attack-key"), QUIET)]]
    return in_columns(entries, width, height)


def _by_tags(decision: Decision, choice: Choice, seen: Seen) -> Line:
    """Return an attack in few letters: who attacks whom, and how likely it hurts and destroys."""
    facts = choice.option.facts
    text = choice.text
    if "unit" in facts:
        text = f"{seen.tags[str(facts['unit'])]} {facts['power']}"
    elif "figure" in facts:
        text = seen.tags[str(facts["figure"])]
        if "target" in facts:
            text += f">{seen.tags[str(facts['target'])]}"
        if "power" in facts:
            text += f" {facts['power']}"
        if "direction" in facts:
            text += f" {facts['end']} {facts['direction']}"
    line = [Piece(f"{choice.number:>2} ", BRASS, True), Piece(text, PAPER)]
    odds = foretell(decision, choice.option.code)
    if odds is not None and len(odds.prospects) == 1:
        ways = odds.prospects[0].ways
        parts = [percent(ways[-1] / odds.of)]
        if len(ways) > 2:
            parts.insert(0, percent(1 - ways[0] / odds.of))
        line.append(Piece(" " + "/".join(parts), BLOOD))
    return line


def _entry(decision: Decision, choice: Choice, seen: Seen) -> Line:
    text = choice.text
    facts = choice.option.facts
    if facts["do"] in ("draft", "reinforce"):
        unit = seen.theatre.units[choice.option.code]
        told: dict[str, object] = {"unit": unit.name, "n": unit.master.points}
        text = words("terminal-hs-draft", told)
    line = [Piece(f"{choice.number:>2} ", BRASS, True), Piece(text, PAPER)]
    named = str(facts.get("target", facts.get("figure", facts.get("unit", ""))))
    if named in seen.tags:
        line.append(Piece(f" {seen.tags[named]}", QUIET))
    if choice.option.code != DONE:
        odds = foretell(decision, choice.option.code)
        chances = odds_told(odds) if odds is not None else ""
        if chances:
            line.append(Piece(f"  {chances}", BLOOD))
    return line


def columns_for(entries: list[Line], width: int, height: int) -> int:
    """Return in how many columns entries are listed: as few as the height allows."""
    widest = max(length(entry) for entry in entries)
    columns = 1 if len(entries) <= 3 else 2
    while columns > 1 and columns * (widest + 2) - 2 > width:
        columns -= 1
    while -(-len(entries) // columns) > height and columns < 6:
        columns += 1
    return columns


def in_columns(entries: list[Line], width: int, height: int) -> list[Line]:
    """Return entries in columns, read downwards, cut if need be."""
    widest = max(length(entry) for entry in entries)
    columns = columns_for(entries, width, height)
    rows = -(-len(entries) // columns)
    each = min(widest, (width + 2) // columns - 2)
    lines: list[Line] = []
    for row in range(rows):
        line: Line = []
        for entry in entries[row::rows]:
            line += [*_fitted(entry, each), Piece("  ")]
        lines.append(line[:-1])
    return lines


def _fitted(entry: Line, width: int) -> Line:
    """Return an entry in exactly that width."""
    found: Line = []
    left = width
    for piece in entry:
        text = fit(piece.text, left)
        found.append(Piece(text, piece.ink, piece.bold))
        left -= len(text)
    return [*found, Piece(" " * left)]


def _space_lines(decision: Decision, menu: Menu, seen: Seen, width: int, look: Look) -> list[Line]:
    """Tell to type a space, which ones have a price, and which lie under others."""
    free = [c for c in menu if c.number and not price_of(c.option.code)]
    facts: dict[str, object] = {
        "n": len({c.notation.partition(" ")[0] for c in menu if c.number}),
        "space": example(free or menu),
    }
    first: Line = [Piece(words("terminal-hs-type-space", facts), PAPER)]
    if menu[-1].number == 0:
        first += [Piece("  0 ", BRASS, True), Piece(menu[-1].text, PAPER)]
    lines = flow(first, width, 2)
    if decision.kind_of.form is MOVE:
        groups: dict[str, list[str]] = {}
        for choice in menu:
            price = prices(price_of(choice.option.code)) if choice.number else []
            if any(price):
                space = choice.notation.partition(" ")[0]
                groups.setdefault(_price(decision, choice, price), []).append(space)
        for cost, spaces in groups.items():
            sign = Piece(f"{look.signs.strike} ", BRASS, True)
            line = [sign, Piece(f"{cost}:", BLOOD, True), Piece(" ".join(spaces), PAPER)]
            lines += flow(line, width, 2)
    under = [c.notation.partition(" ")[0] for c in menu if "@" in c.notation]
    if under:
        told = words("terminal-hs-under", {"spaces": " ".join(dict.fromkeys(under))})
        lines += flow([Piece(told, QUIET)], width, 2)
    return lines


def _price(decision: Decision, choice: Choice, price: list[int]) -> str:
    """Return what a move costs, and how likely it is the last one of its figure."""
    told = [
        words("terminal-hs-price", {"price": PRICES[i], "n": n}) for i, n in enumerate(price) if n
    ]
    odds = foretell(decision, choice.option.code)
    dies = odds.destroys(decision.subject) if odds is not None else 0.0
    if dies > 0:
        told.append(words("terminal-hs-odds-lost", {"n": percent(dies)}))
    return ", ".join(told)


def odds_told(odds: Odds) -> str:
    """Return the odds of an option in few words."""
    parts: list[str] = []
    if odds.wins:
        parts.append(words("terminal-hs-odds-wins", {"n": percent(1 - odds.wins[0] / odds.of)}))
        return parts[0]
    if len(odds.prospects) == 1:
        prospect = odds.prospects[0]
        hurt, dead = 1 - prospect.ways[0] / odds.of, prospect.ways[-1] / odds.of
        if len(prospect.ways) > 2:
            parts.append(words("terminal-hs-odds-hurt", {"n": percent(hurt)}))
        parts.append(words("terminal-hs-odds-dead", {"n": percent(dead)}))
    elif odds.prospects:
        lost = sum(n * ways for n, ways in enumerate(odds.losses)) / odds.of
        told: dict[str, object] = {"n": f"{lost:.1f}", "all": len(odds.prospects)}
        parts.append(words("terminal-hs-odds-losses", told))
    if odds.counter is not None:
        back = 1 - odds.counter.ways[0] / odds.of
        parts.append(words("terminal-hs-odds-counter", {"n": percent(back)}))
    return ", ".join(parts)


def percent(part: float) -> str:
    """Return a part of 1 as a percentage; only what is certain is 0 or 100."""
    if part <= 0:
        return "0%"
    if part >= 1:
        return "100%"
    return f"{min(99, max(1, round(part * 100)))}%"
