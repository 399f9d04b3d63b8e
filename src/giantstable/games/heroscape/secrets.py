"""What a seat cannot know, dealt anew: order markers, glyphs symbol-side up, the scout.

Whatever is dealt comes from what the seat knows and from chance, never from the truth: piles are
put in order before they are shuffled.
"""

from __future__ import annotations

from giantstable.games.heroscape.battle import FIGHT, MARKERS, Battle, X
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.scouting import free_glyphs
from giantstable.games.heroscape.view import may_look
from giantstable.kernel.rng import Rng


def deal_anew(battle: Battle, seat: int, rng: Rng) -> None:
    """Deal anew, in place, what a seat cannot know; let chance be another."""
    for other in range(len(battle.theatre.seats)):
        if not may_look(battle, seat, other):
            _markers(battle, other, rng)
    _glyphs(battle, rng)
    _scout(battle, seat, rng)
    battle.rng.become(rng)


def _markers(battle: Battle, seat: int, rng: Rng) -> None:
    """Deal a seat's hidden markers over the cards on which hidden markers lie (HS-M-OM-05).

    A number that has come up and was not shown lay on a card out of play (HS-M-TURN-03), or was
    taken off a card that changed hands (HS-P-NGOK-03).
    """
    lost: list[int] = []
    open_: list[int] = []
    out: list[int] = []  # where they lie: on cards out of play, or on none
    on: list[int] = []
    for marker in range(MARKERS):
        unit = battle.marker[seat * MARKERS + marker]
        if battle.shown[seat] >> marker & 1 or (unit == NOBODY and battle.phase != FIGHT):
            continue
        if _has_come_up(battle, seat, marker):
            lost.append(marker)
        else:
            open_.append(marker)
        if unit == NOBODY or not battle.in_play(unit):
            out.append(unit)
        else:
            on.append(unit)
    if len(lost) > len(out):  # laid by hand, not as they would lie
        open_ += lost
        lost = []
    out.sort()
    rng.shuffle(out)
    for marker in lost:
        battle.marker[seat * MARKERS + marker] = out.pop()
    rest = sorted(out + on)
    rng.shuffle(rest)
    for marker in open_:
        battle.marker[seat * MARKERS + marker] = rest.pop()


def _has_come_up(battle: Battle, seat: int, marker: int) -> bool:
    """Return whether the turn of a marker has begun in this round; that of X never does."""
    if battle.phase != FIGHT or marker == X:
        return False
    seats = len(battle.theatre.seats)
    after_first = (seat - battle.first_seat) % seats
    return marker * seats + after_first <= battle.turn


def _glyphs(battle: Battle, rng: Rng) -> None:
    """Deal the glyphs that lie symbol-side up, with those that were shuffled but not laid."""
    hidden = [i for i, covered in enumerate(battle.glyph_hidden) if covered]
    if not hidden:
        return
    scenario = battle.theatre.scenario
    ids = [glyph.id for glyph in battle.theatre.glyphs]
    unseen: list[int] = [ids.index(glyph) for glyph, _ in scenario.glyphs]
    for names, _ in scenario.hidden:
        unseen.extend([ids.index(name) for name in names])
    for number, kind in enumerate(battle.glyph_kind):
        if not battle.glyph_hidden[number] and kind in unseen:
            unseen.remove(kind)
    kinds = [battle.glyph_kind[number] for number in hidden]
    if not _contains(unseen, kinds):  # laid by hand, not as the scenario lays them
        unseen = kinds
    unseen.sort()
    rng.shuffle(unseen)
    for i, number in enumerate(hidden):
        battle.glyph_kind[number] = unseen[i]


def _contains(pile: list[int], some: list[int]) -> bool:
    return all(some.count(kind) <= pile.count(kind) for kind in some)


def _scout(battle: Battle, seat: int, rng: Rng) -> None:
    """Choose another scout, and lay other glyphs on the heroes' cards (HS-S-TEMP-06)."""
    clause = battle.theatre.scenario.rule("secret-scout")
    if clause is None or battle.scout == NOBODY or may_look(battle, seat, clause.seats[0]):
        return
    if battle.under_shown >> battle.scout & 1:
        return
    units = [
        unit
        for unit in range(len(battle.under))
        if battle.under[unit] != NOBODY and not battle.under_shown >> unit & 1
    ]
    may_be = [unit for unit in units if not _would_have_won(battle, unit)]
    ids = [glyph.id for glyph in battle.theatre.glyphs]
    sign = ids.index(clause.glyphs[0])
    decoys = [kind for kind in free_glyphs(battle) if kind != sign]
    for unit, kind in enumerate(battle.under):
        if battle.under_shown >> unit & 1 and kind in decoys:
            decoys.remove(kind)
    rng.shuffle(decoys)
    battle.scout = may_be[rng.below(len(may_be))]
    for i, unit in enumerate(units):
        battle.under[unit] = sign if unit == battle.scout else decoys[i % len(decoys)]


def _would_have_won(battle: Battle, unit: int) -> bool:
    """Return whether a hero stands where the scout wins: he is not the scout (R-SCOUT-02)."""
    for goal in battle.theatre.scenario.victory:
        if goal.name == "scout-arrives" and battle.result == 0:
            figure = battle.figures.at[goal.space]
            return figure != NOBODY and battle.theatre.unit_of[figure] == unit
    return False
