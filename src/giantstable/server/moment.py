"""A match as a viewer gets it. A viewer is a seat, or None for a spectator.

Nothing else makes JSON of a match for a client: what is not in here never leaves the server.
"""

from __future__ import annotations

from giantstable.kernel.decision import Decision
from giantstable.kernel.event import Event
from giantstable.kernel.match import Match
from giantstable.kernel.preview import Preview
from giantstable.lessons import END, Lesson
from giantstable.server import frames

PAGE = 200  # lines of the log that are told at once


def moment(
    match: Match, viewer: int | None, waits: bool, closed: bool, can_undo: bool
) -> frames.Moment:
    """Return everything a viewer may know now, the log and the view apart."""
    pending = [] if waits or closed else match.pending
    own = next((decision for decision in pending if decision.seat == viewer), None)
    return {
        "status": status(match.over, waits, closed),
        "decision": decision_json(own) if own is not None else None,
        "waiting_for": [decision.seat for decision in pending],
        "undo": can_undo,
        "outcome": match.outcome() if match.over else None,
    }


def lesson_step(lesson: Lesson, played: int, viewer: int | None) -> frames.LessonStep:
    """Return where a lesson stands after so many choices."""
    line = lesson.line(played)
    of = len(lesson.steps)
    if line is None:
        return {"key": lesson.key, "name": END, "number": of, "of": of, "rule": ""}
    # While others choose, it is about what comes next for the learner.
    mine = next((each for each in lesson.lines[played:] if each.seat == lesson.learner), line)
    step = lesson.steps[mine.step]
    told: frames.LessonStep = {
        "key": lesson.key,
        "name": step.name,
        "number": mine.step,
        "of": of,
        "rule": step.rule,
    }
    if line.seat == viewer == lesson.learner:
        told["option"] = line.notation
    return told


def status(over: bool, waits: bool, closed: bool) -> frames.Status:
    """Return whether a table is over, was closed, waits for people to sit down, or plays."""
    return "over" if over else "closed" if closed else "waiting" if waits else "playing"


def decision_json(decision: Decision) -> frames.Decision:
    """Return a question with its options."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "facts": decision.facts(),
        "prompt": decision.prompt.to_json(),
        "options": [
            {"notation": option.notation, "text": option.text.to_json(), "facts": option.facts}
            for option in decision.options
        ],
    }


def happenings(
    match: Match, viewer: int | None, first: int = 0, end: int | None = None
) -> list[frames.Happening]:
    """Return what has happened, from a line of the log on, as a viewer may know it."""
    events = match.table.events
    if events is None:
        return []
    return [happening(match, event, viewer) for event in events[first:end]]


def page(match: Match, viewer: int | None, before: int | None = None) -> frames.Page:
    """Return the newest lines of the log, or those before a line; older ones can be asked for."""
    length = log_length(match)
    end = length if before is None else min(before, length)
    first = max(0, end - PAGE)
    return {"from": first, "happenings": happenings(match, viewer, first, end)}


def happening(match: Match, event: Event, viewer: int | None) -> frames.Happening:
    """Return one thing that happened as a viewer may know it."""
    seen = event.seen_by(viewer)
    return {
        "kind": seen.kind.name,
        "rule": seen.kind.rule,
        "seat": seen.seat,
        "facts": match.game.event_facts(match.table, seen),
        "text": match.game.event_text(match.table, seen, viewer).to_json(),
    }


def log_length(match: Match) -> int:
    """Return how many lines the log has."""
    events = match.table.events
    return len(events) if events is not None else 0


def preview_json(preview: Preview) -> frames.Preview:
    """Return what an option would lead to."""
    match = preview.match
    decision = preview.decision
    return {
        "view": preview.view,
        "decision": decision_json(decision) if decision is not None else None,
        "happenings": happenings(match, preview.seat),
    }
