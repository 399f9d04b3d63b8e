"""A game told again, choice by choice, as a viewer may know it."""

from __future__ import annotations

from giantstable.kernel.match import Match
from giantstable.kernel.shapes import Message
from giantstable.server.matches import begun
from giantstable.server.moment import happenings, log_length
from giantstable.server.office import Office
from giantstable.server.schema import Entry
from giantstable.server.store import TableRow, effective
from giantstable.server.wire import Replay, ReplayFrame


def replay_of(office: Office, row: TableRow, first: int, count: int, viewer: int | None) -> Replay:
    """Return some frames of a game; frame 0 is its beginning, frame n follows choice n."""
    choices = effective(office.store.entries(row.id))
    match = begun(row, office.settings.content)
    frames: list[ReplayFrame] = []
    for number in range(min(first + count, len(choices) + 1)):
        heard = 0
        seat: int | None = None
        text: Message | None = None
        notation: str | None = None
        if number > 0:
            entry = choices[number - 1]
            seat = entry.seat
            if number >= first and (seat == viewer or row.outcome is not None):
                notation = entry.notation
                text = _words(match, entry)
            heard = log_length(match)
            match.choose(entry.notation, seat)
        if number >= first:
            frames.append(
                ReplayFrame.model_validate(
                    {
                        "at": number,
                        "seat": seat,
                        "notation": notation,
                        "text": text,
                        "view": match.view(viewer),
                        "happenings": happenings(match, viewer, heard),
                    }
                )
            )
    return Replay(choices=len(choices), first=first, frames=frames)


def _words(match: Match, entry: Entry) -> Message | None:
    """Return a choice for people."""
    for decision in match.pending:
        if decision.seat == entry.seat:
            for option in decision.options:
                if option.notation == entry.notation:
                    return option.text.to_json()
    return None
