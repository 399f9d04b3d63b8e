"""Matches that are put away and taken up again, here or in another process: pickles.

A generator cannot be put away. What can is the table at the first mark that a match still has, and
its log: from there the rules repeat what was chosen, imagined deals included, as they do for a
copy. So a match that is taken up goes on exactly as it would have, its chance and its way back too.
"""

from __future__ import annotations

from giantstable.kernel.decision import Decision, DecisionKind, kind_keyed
from giantstable.kernel.errors import BadPosition
from giantstable.kernel.event import Event, EventKind, event_kind_keyed
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Game, Json, Setup
from giantstable.kernel.match import Mark, Match
from giantstable.kernel.rng import seeded

Row = tuple[int, int, int, int, int, int]  # of numbers; the first one is a kind among the keys


class Past:
    """What was chosen and what happened, as rows of numbers and the keys of the kinds in them."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.rows: list[Row] = []
        self.places: dict[str, int] = {}

    def place(self, key: str) -> int:
        """Return the place of a kind among the keys."""
        found = self.places.get(key)
        if found is None:
            found = len(self.keys)
            self.places[key] = found
            self.keys.append(key)
        return found


def put_away(match: Match) -> tuple[object, ...]:
    """Return a match as plain data, secrets included: what ``taken_up`` takes."""
    mark = match.first_mark()
    chosen = Past()
    for told in match._log:
        kind = chosen.place(told.kind_of.key)
        chosen.rows.append((kind, told.seat, told.subject, told.about, told.answer, told.heard))
    happened: Past | None = None
    events = match.table.events
    if events is not None:
        happened = Past()
        for event in events:
            kind = happened.place(event.kind.key)
            happened.rows.append((kind, event.seat, event.a, event.b, event.c, event.d))
    game = match.game
    return (
        game,
        match.setup,
        game.fingerprint(match.setup),
        match.seed,
        match.start,
        game.table_json(mark.table),
        mark.choices,
        match._floor,
        chosen.keys,
        chosen.rows,
        None if happened is None else happened.keys,
        None if happened is None else happened.rows,
    )


def taken_up(
    game: Game,
    setup: Setup,
    content: str,
    seed: int | str | None,
    start: Json | None,
    table: Json,
    choices: int,
    floor: int,
    kinds: list[str],
    log: list[Row],
    event_kinds: list[str] | None,
    events: list[Row] | None,
) -> Match:
    """Return the match that was put away; refuse one of other content than we have."""
    expected = game.fingerprint(setup)
    if content != expected:
        raise BadPosition("other-content", field="content", found=content, expected=expected)
    marked = game.table_from(setup, Fields(BadPosition, "table", table), seeded("position"))
    match = Match(game, setup, marked.copy(), seed)
    match.start = start
    match._marks = [Mark(marked, choices)]
    match._floor = floor
    asked: list[DecisionKind] = [kind_keyed(key) for key in kinds]
    for kind, seat, subject, about, answer, heard in log:
        # Of a question before the mark only the answer is ever looked at; the others are asked.
        decision = Decision(seat, asked[kind], [answer], subject, about)
        decision.answer = answer
        decision.heard = heard
        decision.bind(game, marked)
        match._log.append(decision)
    twin = match.copy(quiet=True)
    if events is not None and event_kinds is not None:
        told: list[EventKind] = [event_kind_keyed(key) for key in event_kinds]
        twin.table.events = [
            Event(told[kind], seat, a, b, c, d) for kind, seat, a, b, c, d in events
        ]
    return twin
