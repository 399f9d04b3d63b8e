"""Order markers: which card acts on which turn, known to its owner alone (HS-M-OM)."""

from __future__ import annotations

from giantstable.games.heroscape.asks import DECOY, MARKER
from giantstable.games.heroscape.battle import MARKERS, Battle, X
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import MARKED, ROLLED_FOR_MARKERS
from giantstable.games.heroscape.roll_offs import order
from giantstable.games.heroscape.victory import in_the_game
from giantstable.kernel.decision import Decision, Play, Together


def place_markers(battle: Battle) -> Play:
    """Let every seat in the game place all four markers (R-OM-01, R-INIT-02).

    All at the same time (HS-M-OM-04), or one seat after another if the table agreed on that.
    """
    seats = [s for s in range(len(battle.theatre.seats)) if in_the_game(battle, s)]
    if battle.theatre.house.markers_in_turn:
        yield from _in_turn(battle, seats)
        return
    asked: list[Decision] = []
    for seat in seats:
        asked.extend(_questions(battle, seat))
    if asked:
        yield Together(asked)
    for seat in seats:
        _lay(battle, seat, [d.answer for d in asked if d.seat == seat])


def _in_turn(battle: Battle, seats: list[int]) -> Play:
    """The highest roller places his markers first, then the others to the left (HS-M-OM-08)."""
    for seat in order(battle, seats, ROLLED_FOR_MARKERS):
        answers: list[int] = []
        for question in _questions(battle, seat):
            code = yield question
            answers.append(code)
        _lay(battle, seat, answers)


def marked_cards(battle: Battle, seat: int) -> list[int]:
    """Return the cards a seat may mark: those in play, also in reserve (HS-M-LIFE-06, R-OM-03)."""
    return [unit for unit in battle.army(seat) if battle.in_play(unit)]


def _questions(battle: Battle, seat: int) -> list[Decision]:
    """Return the question for each marker; any number of them may lie on one card (HS-M-OM-03)."""
    units = marked_cards(battle, seat)
    if len(units) < 2:
        return []
    return [Decision(seat, DECOY if m == X else MARKER, units, m) for m in range(MARKERS)]


def _lay(battle: Battle, seat: int, units: list[int]) -> None:
    """Lay the markers; the table is told card by card, so that the order gives nothing away."""
    cards = marked_cards(battle, seat)
    for m in range(MARKERS):
        battle.marker[seat * MARKERS + m] = units[m] if units else cards[0]
    for unit in cards:
        for m in range(MARKERS):
            if battle.marker[seat * MARKERS + m] == unit:
                battle.tell(MARKED, unit, m, seat=seat)


def take_markers(battle: Battle) -> None:
    """Give all markers back to their owners as a round ends (HS-M-LIFE-07)."""
    for i in range(len(battle.marker)):
        battle.marker[i] = NOBODY
    for seat in range(len(battle.shown)):
        battle.shown[seat] = 0
