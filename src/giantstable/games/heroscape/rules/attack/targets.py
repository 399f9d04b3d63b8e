"""Who can be attacked: within Range, in Line of Sight, and what engagement leaves open.

Normal attacks go at other sides; special attacks at anybody but the attacker (R-ATK-01). The
captive takes no part in anything (R-RESC-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import line_of_sight, strength
from giantstable.games.heroscape.rules.attack.lob import can_lob
from giantstable.games.heroscape.table.codes import attack_code, direction_of_line, end_of_line
from giantstable.games.heroscape.table.engagement import adjacent_figures, engaged_with
from giantstable.games.heroscape.table.fray import DESTROYED, Fray

# -- normal attacks ---------------------------------------------------------------------------


def normal(fray: Fray, attacker: int) -> list[int]:
    """Return whom a figure can attack normally, as it stands.

    One that is engaged attacks whom it is engaged with and nobody else (HS-M-RNG-03); they are
    adjacent, so neither Range nor sight is asked (R-LOS-03).
    """
    seat = fray.seat_of(attacker)
    if seat == NOBODY:
        return []
    engaged = engaged_with(fray, attacker)
    if engaged:
        return engaged
    basic = fray.theatre.basic
    rivals = fray.theatre.rivals[seat]
    reach = strength.reach(fray, attacker)
    truce = rivals != fray.foes[seat]
    if reach == 1 and not basic and not truce:
        return []  # all enemies that are adjacent were engaged (HS-M-RNG-02, R-ENG-04)
    found: list[int] = []
    for target in _in_range(fray, attacker, reach):
        if rivals >> fray.seat_of(target) & 1 and _open_to(fray, attacker, target, reach):
            found.append(target)
    return found


def _open_to(fray: Fray, attacker: int, target: int, reach: int) -> bool:
    """Return whether sight, and powers of the target, leave it open to a normal attack."""
    theatre = fray.theatre
    if theatre.basic:  # any part will do, and there are no powers (HS-B-LOS-02)
        return _beside(fray, attacker, target) or line_of_sight.sees(fray, attacker, target, True)
    if fray.truce and _beside(fray, attacker, target):
        return True  # nobody else is adjacent and not engaged
    if reach == 1 or theatre.talents.adjacent_attackers[theatre.unit_of[target]]:
        return False  # HS-M-RNG-02, HS-P-DRAK-01
    return line_of_sight.sees(fray, attacker, target)


def _in_range(fray: Fray, figure: int, reach: int) -> list[int]:
    """Return every other figure at most so many spaces away, but not the captive.

    Of figures on two spaces the nearer one counts (HS-M-RNG-04, R-RNG-02).
    """
    figures = fray.figures
    steps = fray.theatre.ground.ranges.steps
    column = fray.theatre.field.column
    near = steps[column[figures.first[figure]]]
    second = figures.second[figure]
    near_too = near if second == NOWHERE else steps[column[second]]
    found: list[int] = []
    other: i64
    for other in range(len(figures.first)):
        space: i64 = figures.first[other]
        if space == NOWHERE or other == figure or other == fray.captive:
            continue
        here: i64 = column[space]
        space = figures.second[other]
        there: i64 = here if space == NOWHERE else column[space]
        if (
            near[here] <= reach
            or near[there] <= reach
            or near_too[here] <= reach
            or near_too[there] <= reach
        ):
            found.append(other)
    return found


def _beside(fray: Fray, a: int, b: int) -> bool:
    return fray.theatre.ground.adjacency.figures_adjacent(fray.figures, a, b)


# -- special attacks --------------------------------------------------------------------------


def explosion(fray: Fray, attacker: int, reach: int) -> list[int]:
    """Return whom a figure can choose for an Explosion: only these must be seen (HS-P-DEAT-02).

    Nothing lengthens its range (HS-G-IVO-02). An engaged figure must choose one it is engaged with
    (R-ENG-02).
    """
    engaged = engaged_with(fray, attacker)
    if engaged:
        return engaged
    return [
        target
        for target in _in_range(fray, attacker, reach)
        if _beside(fray, attacker, target) or line_of_sight.sees(fray, attacker, target)
    ]


def blast(fray: Fray, centre: int) -> list[int]:
    """Return whom an Explosion or a grenade affects: the figure and all that are adjacent to it."""
    found = [centre]
    for other in adjacent_figures(fray, centre):
        if other != fray.captive:
            found.append(other)
    return found


def fire_lines(fray: Fray, attacker: int) -> list[int]:
    """Return the aims of a Fire Line that affect anybody; if engaged, one of those (R-ENG-02)."""
    engaged = engaged_with(fray, attacker)
    ends = 1 if fray.figures.second[attacker] == NOWHERE else 2
    aims: list[int] = []
    for aim in range(6 * ends):
        affected = fire_line(fray, attacker, aim)
        if engaged:
            affected = [figure for figure in affected if figure in engaged]
        if affected:
            aims.append(aim)
    return aims


def fire_line(fray: Fray, attacker: int, aim: int) -> list[int]:
    """Return whom a Fire Line affects, the nearest first (HS-P-FIRE-01 .. -03).

    It counts from one end of the attacker, over its own other space and over gaps in the
    battlefield as well (R-FIRE-01, R-FIRE-02), and takes in every level (HS-P-FIRE-05). Each has
    to be seen by itself (R-FIRE-04).
    """
    figures = fray.figures
    talents = fray.theatre.talents
    unit = fray.theatre.unit_of[attacker]
    power = fray.theatre.units[unit].powers[talents.fire_line[unit] - 1]
    end = figures.second[attacker] if end_of_line(aim) else figures.first[attacker]
    found: list[int] = []
    for space in fray.theatre.ground.line(end, direction_of_line(aim), power.numbers["length"]):
        other = figures.at[space]
        if other == NOBODY or other == attacker or other == fray.captive or other in found:
            continue
        if _beside(fray, attacker, other) or line_of_sight.sees(fray, attacker, other):
            found.append(other)
    return found


def grenade(fray: Fray, thrower: int) -> list[int]:
    """Return at whom a figure can lob a grenade: no sight is needed, but an open way (HS-P-LOB)."""
    unit = fray.theatre.unit_of[thrower]
    power = fray.theatre.units[unit].powers[fray.theatre.talents.grenades[unit] - 1]
    engaged = engaged_with(fray, thrower)
    candidates = engaged or _in_range(fray, thrower, power.numbers["range"])
    return [other for other in candidates if _reached(fray, thrower, other, power.numbers["lob"])]


def _reached(fray: Fray, thrower: int, target: int, height: int) -> bool:
    ground = fray.theatre.ground
    for here in fray.figures.spaces(thrower):
        for there in fray.figures.spaces(target):
            if can_lob(ground, here, there, height):
                return True
    return False


# -- all of them ------------------------------------------------------------------------------


def codes(fray: Fray, unit: int) -> list[int]:
    """Return every attack open to a unit now: figures that have attacked are done.

    What a squad does together instead of attacking, grenades and Water Clone, it decides on before
    its first attack (R-LOB-02, HS-P-MARR-04).
    """
    theatre = fray.theatre
    talents = theatre.talents
    able = fray.able() if unit == fray.unit else fray.standing(unit)
    found: list[int] = []
    for attacker in able:
        if fray.struck >> attacker & 1:
            continue
        base = attack_code(attacker, 0)
        for target in normal(fray, attacker):
            found.append(base + target)
        using = talents.explosion[unit]
        if using:
            reach = theatre.units[unit].powers[using - 1].numbers["range"]
            for target in explosion(fray, attacker, reach):
                found.append(attack_code(attacker, target, using))
        using = talents.fire_line[unit]
        if using:
            for aim in fire_lines(fray, attacker):
                found.append(attack_code(attacker, aim, using))
    if fray.struck == 0 and able:
        using = talents.grenades[unit]
        if using and not fray.grenades_thrown >> unit & 1 and _anybody_throws(fray, able):
            found.append(attack_code(able[0], able[0], using))
        using = talents.clone[unit]
        if using and _anybody_lost(fray, unit):
            found.append(attack_code(able[0], able[0], using))
    return found


def _anybody_throws(fray: Fray, able: list[int]) -> bool:
    for thrower in able:
        if grenade(fray, thrower):
            return True
    return False


def _anybody_lost(fray: Fray, unit: int) -> bool:
    for figure in fray.theatre.figures_of(unit):
        if fray.fate[figure] == DESTROYED:
            return True
    return False
