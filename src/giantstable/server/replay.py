"""A game told again, choice by choice, as a viewer may know it."""

from __future__ import annotations

import orjson
from anyio import from_thread

from giantstable.kernel.match import ANEW, Match
from giantstable.kernel.shapes import Message
from giantstable.server.matches import NOTHING, Stranded, begun, followed, lesson_of, settled
from giantstable.server.moment import happenings, log_length
from giantstable.server.office import Office
from giantstable.server.refusals import Refused
from giantstable.server.schema import Entry
from giantstable.server.store import FORK, TableRow, effective
from giantstable.server.thinking import Question
from giantstable.server.watch import Watch
from giantstable.server.wire import Replay, ReplayFrame, Review


def replay_of(office: Office, row: TableRow, first: int, count: int, viewer: int | None) -> Replay:
    """Return some frames of a game; frame 0 is its beginning, frame n follows choice n.

    Of a game that the rules do not follow to its end, as far as they do.
    """
    entries = office.store.entries(row.id)
    content = office.settings.content
    if row.stranded is None:
        try:
            return _told(row, entries, content, first, count, viewer)
        except Exception:
            try:
                followed(row, entries, content)
            except Stranded as stranded:
                from_thread.run(office.hall.strands.note, row, stranded)
                row.stranded = stranded.followed
            else:
                raise
    if row.stranded == NOTHING:
        raise Stranded(NOTHING, "")
    return _told(row, entries[: row.stranded], content, first, count, viewer)


def review_of(office: Office, row: TableRow, first: int, address: str) -> Review:
    """Return what was found about a finished game; while it goes on, nobody is told such things."""
    if row.stranded is not None:
        raise Refused("stranded")
    if not row.told_to_all:
        raise Refused("not-over")
    if lesson_of(row) is not None:  # there is one right way, and it is told while one learns
        raise Refused("no-review")
    known = from_thread.run(office.reviews.told, row.id, first, address, None)
    if known is not None:
        return known
    content = office.settings.content
    with office.effort(address):
        _, setup = settled(row, content)
    choices = effective(office.store.entries(row.id))
    told = tuple((entry.seat, _line(entry)) for entry in choices)
    question = Question(row.game, setup, row.seed, told, 0, "reviewer", content)
    found = from_thread.run(office.reviews.told, row.id, first, address, question)
    assert found is not None
    return found


def _line(entry: Entry) -> str:
    return f"{ANEW}{entry.seat} {entry.notation}" if entry.kind == FORK else entry.notation


def _told(
    row: TableRow, entries: list[Entry], content: str | None,
    first: int, count: int, viewer: int | None,
) -> Replay:  # fmt: skip
    choices: list[Entry] = []
    forks: dict[int, Entry] = {}  # by how many choices were made before
    for entry in effective(entries):
        if entry.kind == FORK:
            forks[len(choices)] = entry
        else:
            choices.append(entry)
    match = begun(row, content)
    last = min(first + count, len(choices) + 1)
    for number, entry in enumerate(choices[: max(first - 1, 0)]):
        _fork(match, forks.get(number))
        match.choose(entry.notation, entry.seat)
    if first > 0:
        _fork(match, forks.get(max(first - 1, 0)))
    view = orjson.loads(orjson.dumps(match.view(viewer)))
    frames: list[ReplayFrame] = []
    if first == 0 < last:
        frames.append(_beginning(match, viewer))
    for number in range(max(first, 1), last):
        if number > max(first, 1) or first == 0:
            _fork(match, forks.get(number - 1))
        frames.append(_frame(match, number, choices[number - 1], viewer, row.outcome is not None))
    return Replay(choices=len(choices), first=first, view=view, frames=frames)


def _fork(match: Match, entry: Entry | None) -> None:
    """Deal anew where somebody has played on from here: nothing of it is to be seen."""
    if entry is not None:
        match.fork(entry.seat, int(entry.notation))


def _beginning(match: Match, viewer: int | None) -> ReplayFrame:
    """Return frame 0: nobody has chosen anything, and what has happened lies there already."""
    told = happenings(match, viewer)
    return ReplayFrame(
        at=0, seat=None, notation=None, text=None, happenings=told, patches=[[] for _ in told]
    )


def _frame(match: Match, number: int, entry: Entry, viewer: int | None, over: bool) -> ReplayFrame:
    """Make a choice, and return what came of it."""
    open_to_all = over or entry.seat == viewer
    text = _words(match, entry) if open_to_all else None
    heard = log_length(match)
    with Watch(match, [viewer]) as watch:
        match.choose(entry.notation, entry.seat)
    return ReplayFrame(
        at=number,
        seat=entry.seat,
        notation=entry.notation if open_to_all else None,
        text=text,
        happenings=happenings(match, viewer, heard),
        patches=watch.patches(viewer),
    )


def _words(match: Match, entry: Entry) -> Message | None:
    """Return a choice for people."""
    for decision in match.pending:
        if decision.seat == entry.seat:
            for option in decision.options:
                if option.notation == entry.notation:
                    return option.text.to_json()
    return None
