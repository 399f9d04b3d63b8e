"""A game in words: every visible thing at each step, as text that people can read and diff.

A playthrough is its own record: its head says how the game began, each ``>`` what was chosen.
"""

from __future__ import annotations

import json

import giantstable as gt
from giantstable import text
from giantstable.kernel.decision import Decision
from giantstable.kernel.event import Event
from giantstable.kernel.match import Match
from tests.conformance import chance, checks
from tests.conformance.setups import Given

CHOSE = "> "


def written(name: str, given: Given, seed: int, choices: list[str]) -> str:
    """Play a game by its choices and return everything anybody saw of it."""
    match = chance.begin(gt.game(name), given, seed)
    lines = [f"game: {name}", f"setup: {json.dumps(given)}", f"seed: {seed}"]
    seen: dict[checks.Seat, dict[str, str]] = {seat: {} for seat in checks.seats(match)}
    _events(lines, match, 0)
    _views(lines, match, seen)
    for n, choice in enumerate(choices):
        told = len(match.events(None))
        for decision in match.pending:
            _question(lines, n + 1, decision)
        match.choose(choice)
        lines.append(CHOSE + choice)
        _events(lines, match, told)
        _views(lines, match, seen)
    lines += ["", f"over: {match.over}", f"result: {match.result}"]
    lines += [f"scores: {match.scores}", f"winners: {match.winners}"]
    return "\n".join(lines) + "\n"


def read(playthrough: str) -> tuple[str, Given, int, list[str]]:
    """Return the game, setup, seed and choices of a playthrough."""
    lines = playthrough.splitlines()
    head = dict(line.split(": ", 1) for line in lines[:3])
    choices = [line.removeprefix(CHOSE) for line in lines if line.startswith(CHOSE)]
    return head["game"], json.loads(head["setup"]), int(head["seed"]), choices


def widest(name: str, given: Given, seeds: int) -> tuple[int, list[str]]:
    """Return of several random games the one with most different questions and events."""
    best: tuple[int, int, list[str]] = (-1, 0, [])
    for seed in range(seeds):
        match = chance.begin(gt.game(name), given, seed)
        asked: set[str] = set()
        for _ in chance.play_out(match, chance.Chooser(match.game, seed)):
            asked |= {decision.kind for decision in match.pending}
        width = len(asked) + len({event.kind.name for event in match.events(None)})
        if width > best[0]:
            best = (width, seed, match.choices)
    return best[1], best[2]


def _question(lines: list[str], n: int, decision: Decision) -> None:
    asked = text.say(decision.prompt)
    lines += ["", f"{n}. seat {decision.seat}, {decision.kind} ({decision.rule}): {asked}"]
    lines += [f"   {option.notation:<24} {text.say(option.text)}" for option in decision.options]


def _events(lines: list[str], match: Match, first: int) -> None:
    """Write what happened, as its own seat hears it, and for the others where it differs."""
    for event in (match.table.events or [])[first:]:
        own = _event(match, event.seen_by(event.seat), event.seat)
        public = _event(match, event.seen_by(None), event.seat)  # what is known, in like words
        lines.append(f"   ! {own}" if own == public else f"   ! {own} | others: {public}")


def _event(match: Match, event: Event, viewer: int) -> str:
    facts = match.game.event_facts(match.table, event)
    written = ", ".join(f"{name} {value}" for name, value in facts.items())
    words = text.say(match.game.event_text(match.table, event, viewer))
    return f"{event.kind.rule} {event.kind.name} ({written}): {words}"


def _views(lines: list[str], match: Match, seen: dict[checks.Seat, dict[str, str]]) -> None:
    """Write what has changed in each view; a spectator's only where it is not the player's."""
    players = {
        k: v for seat in seen if seat is not None for k, v in _flat(match.view(seat)).items()
    }
    for seat in seen:
        now = _flat(match.view(seat))
        if seat is None:
            now = {key: value for key, value in now.items() if players.get(key) != value}
        who = "spectator" if seat is None else f"seat {seat}"
        for key in {**seen[seat], **now}:
            if now.get(key) != seen[seat].get(key):
                lines.append(f"   {who}: {key} = {now.get(key, '-')}")
        seen[seat] = now


def _flat(view: object, path: str = "") -> dict[str, str]:
    """Return a view as one line for each thing in it."""
    if not isinstance(view, dict):
        return {path: json.dumps(view, ensure_ascii=False)}
    found: dict[str, str] = {}
    for name, part in view.items():
        found.update(_flat(part, f"{path}.{name}" if path else name))
    return found
