"""What commands print: tables for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from unicodedata import combining, normalize

from rich.console import Console
from rich.table import Table
from rich.text import Text

from giantstable import library
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import CHOICE, FLAG, TEXT, Game
from giantstable.kernel.match import Match
from giantstable.kernel.provenance import SOURCES
from giantstable.text import FALLBACK, has_words, result_of, say, title_of, words


def print_games(console: Console) -> None:
    """Print the games there are."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "title", "seats", "rules"):
        table.add_column(words(f"cli-column-{column}"))
    for name in library.games():
        game = library.game(name)
        low, high = game.min_seats, game.max_seats
        seats = f"{low}-{high}" if low < high else str(high)
        table.add_row(name, title_of(name), seats, str(len(library.rules(name))))
    console.print(table)


def print_setup(console: Console, game: Game) -> None:
    """Print the setup options of a game."""
    console.print(title_of(game.name), style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("option", "values", "default", "meaning"):
        table.add_column(words(f"cli-column-{column}"))
    for option in game.setup_options():
        name = option.name.replace("_", "-")
        if option.kind == CHOICE:
            values = ", ".join(option.choices)
        elif option.kind == FLAG:
            name = f"[no-]{name}"
            values = "-"
        elif option.kind == TEXT:
            values = words("cli-text-of", {"n": option.high})
        else:
            values = f"{option.low}-{option.high}"
        key = f"{game.name}-setup-{option.name.replace('_', '-')}"
        meaning = words(key) if has_words(key) else ""
        default = option.default
        if isinstance(default, bool):
            default = words("cli-yes" if default else "cli-no")
        table.add_row(Text(f"--{name}"), values, str(default), meaning)
    console.print(table)


def print_simulation(console: Console, report: dict[str, object]) -> None:
    """Print what came out of a simulation."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for key, value in report.items():
        if key == "failures":
            continue
        shown = value
        if isinstance(value, dict):
            shown = ", ".join(f"{name} {each}" for name, each in value.items())
        elif isinstance(value, list):
            shown = ", ".join(str(each) for each in value)
        table.add_row(words(f"cli-report-{key.replace('_', '-')}"), str(shown))
    console.print(table)
    failures = report.get("failures")
    if isinstance(failures, list):
        for failure in failures:
            console.print(str(failure), style="red", markup=False)


def print_log(console: Console, match: Match) -> None:
    """Print everything that happened in a match, with the rule behind each line."""
    for event in match.events(0):
        said = say(match.game.event_text(match.table, event, 0))
        console.print(f"{event.kind.rule:<16}{said}", markup=False, highlight=False)
    if match.over:
        console.print(result_of(match.game.name, match.result), style="bold")


def print_rules(console: Console, game: str, query: str, language: str = FALLBACK) -> None:
    """Print the rules that contain all words of the query, accents or not, or have its id."""
    rules = library.rules(game, language)
    if not rules:
        raise BadSetup("no-rules", game=game)
    wanted = _folded(query).split()
    found = [rule for rule in rules if str(rule["id"]).lower() == query.lower().strip()]
    if not found:
        found = [r for r in rules if all(word in _text_of(r) for word in wanted)]
    if not found:
        raise BadSetup("no-rule-found", game=game, query=query)
    for rule in found:
        console.print(f"{rule['id']}  {rule['title']}", style="bold", markup=False, highlight=False)
        console.print(f"  {rule['rule']}", markup=False, highlight=False)
        see = rule.get("see")
        more = f"; {', '.join(str(s) for s in see)}" if isinstance(see, list) else ""
        source = f"{rule['page']}{more}".removeprefix("; ")
        if source:
            console.print(f"  ({source})", style="dim", markup=False, highlight=False)


def _text_of(rule: dict[str, object]) -> str:
    return _folded(f"{rule['id']} {rule['title']} {rule['rule']} {rule['page']}")


def _folded(text: str) -> str:
    """Return a text as somebody in a hurry would type it: small letters without accents."""
    return "".join(c for c in normalize("NFD", text.lower()) if not combining(c))


def print_content(console: Console, game: Game, source: str | None, as_json: bool) -> None:
    """Print the table of sources of a game's content."""
    if source is not None and source not in SOURCES:
        raise BadSetup("setup-choice", option="--source", found=source, allowed=", ".join(SOURCES))
    entries = [entry for entry in game.ledger if source in (None, entry.source)]
    if as_json:
        rows = [
            {"file": e.file, "item": e.item, "value": e.value, "source": e.source, "note": e.note}
            for e in entries
        ]
        sys.stdout.write(json.dumps(rows, indent=2, ensure_ascii=False) + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("file", "item", "value", "source", "note"):
        table.add_column(words(f"cli-column-{column}"))
    for entry in entries:
        row = (entry.file, entry.item, entry.value, entry.source, entry.note)
        table.add_row(*(Text(cell) for cell in row))  # an owner's note is no markup
    console.print(table)
    counts = {name: sum(e.source == name for e in entries) for name in SOURCES}
    console.print(words("cli-sources", dict(counts)), style="bold")
