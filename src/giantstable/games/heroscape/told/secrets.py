"""What a seat cannot know, dealt anew: order markers, glyphs symbol-side up, the scout.

Whatever is dealt comes from what the seat knows and from chance, never from the truth: piles are
put in order before they are shuffled.
"""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.setup.scouting import free_glyphs
from giantstable.games.heroscape.table.fray import FIGHT, MARKERS, Fray, X
from giantstable.games.heroscape.told.view import may_look
from giantstable.kernel.rng import Rng


def deal_anew(fray: Fray, seat: int, rng: Rng) -> None:
    """Deal anew, in place, what a seat cannot know; let chance be another."""
    for other in range(len(fray.theatre.seats)):
        if not may_look(fray, seat, other):
            _markers(fray, other, rng)
            _being_laid(fray, other, rng)
    _glyphs(fray, rng)
    _scout(fray, seat, rng)
    fray.rng.become(rng)


def _markers(fray: Fray, seat: int, rng: Rng) -> None:
    """Deal a seat's hidden markers over the cards on which hidden markers lie (HS-M-OM-05).

    A number that has come up and was not shown lay on a card out of play (HS-M-TURN-03), or was
    taken off a card that changed hands (HS-P-NGOK-03).
    """
    lost: list[int] = []
    open_: list[int] = []
    out: list[int] = []  # where they lie: on cards out of play, or on none
    on: list[int] = []
    for marker in range(MARKERS):
        unit = fray.marker[seat * MARKERS + marker]
        if fray.shown[seat] >> marker & 1 or (unit == NOBODY and fray.phase != FIGHT):
            continue
        if _has_come_up(fray, seat, marker):
            lost.append(marker)
        else:
            open_.append(marker)
        if unit == NOBODY or not fray.in_play(unit):
            out.append(unit)
        else:
            on.append(unit)
    if len(lost) > len(out):  # laid by hand, not as they would lie
        open_ += lost
        lost = []
    out.sort()
    rng.shuffle(out)
    for marker in lost:
        fray.marker[seat * MARKERS + marker] = out.pop()
    rest = sorted(out + on)
    rng.shuffle(rest)
    for marker in open_:
        fray.marker[seat * MARKERS + marker] = rest.pop()


def _being_laid(fray: Fray, seat: int, rng: Rng) -> None:
    """Lay anew the markers that a seat has just laid, while it lays the others (HS-M-OM-08)."""
    for laid in fray.laying:
        if laid.seat == seat and laid.answer >= 0:
            laid.answer = laid.codes[rng.below(len(laid.codes))]


def _has_come_up(fray: Fray, seat: int, marker: int) -> bool:
    """Return whether the turn of a marker has begun in this round; that of X never does."""
    if fray.phase != FIGHT or marker == X:
        return False
    seats = len(fray.theatre.seats)
    after_first = (seat - fray.first_seat) % seats
    return marker * seats + after_first <= fray.turn


def _glyphs(fray: Fray, rng: Rng) -> None:
    """Deal the glyphs that lie symbol-side up, with those that were shuffled but not laid."""
    hidden = [i for i, covered in enumerate(fray.glyph_hidden) if covered]
    if not hidden:
        return
    scenario = fray.theatre.scenario
    ids = [glyph.id for glyph in fray.theatre.glyphs]
    unseen: list[int] = [ids.index(glyph) for glyph, _ in scenario.glyphs]
    for names, _ in scenario.hidden:
        unseen.extend([ids.index(name) for name in names])
    for number, kind in enumerate(fray.glyph_kind):
        if not fray.glyph_hidden[number] and kind in unseen:
            unseen.remove(kind)
    kinds = [fray.glyph_kind[number] for number in hidden]
    if not _contains(unseen, kinds):  # laid by hand, not as the scenario lays them
        unseen = kinds
    unseen.sort()
    rng.shuffle(unseen)
    for i, number in enumerate(hidden):
        fray.glyph_kind[number] = unseen[i]


def _contains(pile: list[int], some: list[int]) -> bool:
    return all(some.count(kind) <= pile.count(kind) for kind in some)


def _scout(fray: Fray, seat: int, rng: Rng) -> None:
    """Choose another scout, and lay other glyphs on the heroes' cards (HS-S-TEMP-06)."""
    clause = fray.theatre.scenario.rule("secret-scout")
    if clause is None:
        return
    ids = [glyph.id for glyph in fray.theatre.glyphs]
    sign = ids.index(clause.glyphs[0])
    decoys = [kind for kind in free_glyphs(fray) if kind != sign]
    if fray.decoys:  # he is being chosen; his own player has not seen them either
        rng.shuffle(decoys)
        fray.decoys = decoys
    if fray.scout == NOBODY or may_look(fray, seat, clause.seats[0]):
        return
    if fray.under_shown >> fray.scout & 1:
        return
    units = [
        unit
        for unit in range(len(fray.under))
        if fray.under[unit] != NOBODY and not fray.under_shown >> unit & 1
    ]
    may_be = [unit for unit in units if not _would_have_won(fray, unit)]
    for unit, kind in enumerate(fray.under):
        if fray.under_shown >> unit & 1 and kind in decoys:
            decoys.remove(kind)
    rng.shuffle(decoys)
    fray.scout = may_be[rng.below(len(may_be))]
    for i, unit in enumerate(units):
        fray.under[unit] = sign if unit == fray.scout else decoys[i % len(decoys)]


def _would_have_won(fray: Fray, unit: int) -> bool:
    """Return whether a hero stands where the scout wins: he is not the scout (R-SCOUT-02)."""
    for goal in fray.theatre.scenario.victory:
        if goal.name == "scout-arrives" and fray.result == 0:
            figure: int = fray.figures.at[goal.space]
            return figure != NOBODY and fray.theatre.unit_of[figure] == unit
    return False
