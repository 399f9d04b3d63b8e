"""Order markers: which card acts on which turn, known to its owner alone (HS-M-OM)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.roll_offs import order
from giantstable.games.heroscape.rules.round.victory import in_the_game
from giantstable.games.heroscape.table.asks import DECOY, MARKER
from giantstable.games.heroscape.table.fray import MARKERS, Fray, X
from giantstable.games.heroscape.table.happenings import MARKED, ROLLED_FOR_MARKERS
from giantstable.kernel.decision import Decision, Play, Together


def place_markers(fray: Fray) -> Play:
    """Let every seat in the game place all four markers (R-OM-01, R-INIT-02).

    All at the same time (HS-M-OM-04), or one seat after another if the table agreed on that.
    """
    seats = [s for s in range(len(fray.theatre.seats)) if in_the_game(fray, s)]
    if fray.theatre.house.markers_in_turn:
        yield from _in_turn(fray, seats)
        return
    asked: list[Decision] = []
    for seat in seats:
        asked.extend(_questions(fray, seat))
    fray.laying = asked  # his own markers lie before a player as he lays them
    if asked:
        yield Together(asked)
    fray.laying = []
    for seat in seats:
        _lay(fray, seat, [d.answer for d in asked if d.seat == seat])


def _in_turn(fray: Fray, seats: list[int]) -> Play:
    """The highest roller places his markers first, then the others to the left (HS-M-OM-08)."""
    for seat in order(fray, seats, ROLLED_FOR_MARKERS):
        fray.laying = _questions(fray, seat)
        for question in fray.laying:  # noqa: UP028 (a list cannot be sent an answer)
            yield question
        answers = [question.answer for question in fray.laying]
        fray.laying = []
        _lay(fray, seat, answers)


def marked_cards(fray: Fray, seat: int) -> list[int]:
    """Return the cards a seat may mark: those in play, also in reserve (HS-M-LIFE-06, R-OM-03)."""
    return [unit for unit in fray.army(seat) if fray.in_play(unit)]


def _questions(fray: Fray, seat: int) -> list[Decision]:
    """Return the question for each marker; any number of them may lie on one card (HS-M-OM-03)."""
    units = marked_cards(fray, seat)
    if len(units) < 2:
        return []
    return [Decision(seat, DECOY if m == X else MARKER, units, m) for m in range(MARKERS)]


def _lay(fray: Fray, seat: int, units: list[int]) -> None:
    """Lay the markers; the table is told card by card, so that the order gives nothing away."""
    cards = marked_cards(fray, seat)
    for m in range(MARKERS):
        fray.marker[seat * MARKERS + m] = units[m] if units else cards[0]
    for unit in cards:
        for m in range(MARKERS):
            if fray.marker[seat * MARKERS + m] == unit:
                fray.tell(MARKED, unit, m, seat=seat)


def take_markers(fray: Fray) -> None:
    """Give all markers back to their owners as a round ends (HS-M-LIFE-07)."""
    for i in range(len(fray.marker)):
        fray.marker[i] = NOBODY
    for seat in range(len(fray.shown)):
        fray.shown[seat] = 0
