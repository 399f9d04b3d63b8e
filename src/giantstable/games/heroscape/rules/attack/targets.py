"""Who can be attacked: within Range, in Line of Sight, and what engagement leaves open.

Normal attacks go at other sides; special attacks at anybody but the attacker (R-ATK-01). The
captive takes no part in anything (R-RESC-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import line_of_sight, strength
from giantstable.games.heroscape.rules.powers.thorian_speed import too_quick
from giantstable.games.heroscape.table.codes import attack_code
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.special_power import special

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
    for target in in_range(fray, attacker, reach):
        if rivals >> fray.seat_of(target) & 1 and _open_to(fray, attacker, target, reach):
            found.append(target)
    return found


def _open_to(fray: Fray, attacker: int, target: int, reach: int) -> bool:
    """Return whether sight, and powers of the target, leave it open to a normal attack."""
    theatre = fray.theatre
    if theatre.basic:  # any part will do, and there are no powers (HS-B-LOS-02)
        return beside(fray, attacker, target) or line_of_sight.sees(fray, attacker, target, True)
    if fray.truce and beside(fray, attacker, target):
        return True  # nobody else is adjacent and not engaged
    if reach == 1 or too_quick(fray, target):
        return False  # HS-M-RNG-02, HS-P-DRAK-01
    return line_of_sight.sees(fray, attacker, target)


def in_range(fray: Fray, figure: int, reach: int) -> list[int]:
    """Return every other figure at most so many spaces away, but not the captive.

    Of figures on two spaces the nearer one counts (HS-M-RNG-04, R-RNG-02).
    """
    figures = fray.figures
    ranges = fray.theatre.ground.ranges
    column = fray.theatre.field.column
    near = ranges.steps_from(column[figures.first[figure]])
    second = figures.second[figure]
    near_too = near if second == NOWHERE else ranges.steps_from(column[second])
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


def beside(fray: Fray, a: int, b: int) -> bool:
    """Return whether two figures are adjacent."""
    return fray.theatre.ground.adjacency.figures_adjacent(fray.figures, a, b)


# -- all of them ------------------------------------------------------------------------------


def codes(fray: Fray, unit: int) -> list[int]:
    """Return every attack open to a unit now: figures that have attacked are done.

    What a squad does together instead of attacking, grenades and Water Clone, it decides on before
    its first attack (R-LOB-02, HS-P-MARR-04).
    """
    theatre = fray.theatre
    talents = theatre.talents
    able = fray.able() if unit == fray.unit else fray.standing(unit)
    powers = theatre.units[unit].powers
    found: list[int] = []
    for attacker in able:
        if fray.struck >> attacker & 1:
            continue
        base = attack_code(attacker, 0)
        for target in normal(fray, attacker):
            found.append(base + target)
        for using in talents.attacks[unit]:
            power = powers[using - 1]
            for aim in special(power).aims(fray, power, attacker):
                found.append(attack_code(attacker, aim, using))
    if fray.struck == 0 and able:
        for using in talents.attacks_together[unit]:
            power = powers[using - 1]
            if special(power).is_open(fray, power, unit, able):
                found.append(attack_code(able[0], able[0], using))
    return found
