"""Who can be attacked: within Range, in Line of Sight, and what engagement leaves open.

Normal attacks go at other sides; special attacks at anybody but the attacker (R-ATK-01). The
captive takes no part in anything (R-RESC-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from giantstable.games.heroscape import lookout, strength
from giantstable.games.heroscape.asks import attack_code
from giantstable.games.heroscape.battle import DESTROYED, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.engagement import adjacent_figures, engaged_with
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.lob import can_lob

# -- normal attacks ---------------------------------------------------------------------------


def normal(battle: Battle, attacker: int) -> list[int]:
    """Return whom a figure can attack normally, as it stands.

    One that is engaged attacks whom it is engaged with and nobody else (HS-M-RNG-03); they are
    adjacent, so neither Range nor sight is asked (R-LOS-03).
    """
    seat = battle.seat_of(attacker)
    if seat == NOBODY:
        return []
    engaged = engaged_with(battle, attacker)
    if engaged:
        return engaged
    basic = battle.theatre.basic
    rivals = battle.theatre.rivals[seat]
    reach = strength.reach(battle, attacker)
    truce = rivals != battle.foes[seat]
    if reach == 1 and not basic and not truce:
        return []  # all enemies that are adjacent were engaged (HS-M-RNG-02, R-ENG-04)
    found: list[int] = []
    for target in _in_range(battle, attacker, reach):
        if rivals >> battle.seat_of(target) & 1 and _open_to(battle, attacker, target, reach):
            found.append(target)
    return found


def _open_to(battle: Battle, attacker: int, target: int, reach: int) -> bool:
    """Return whether sight, and powers of the target, leave it open to a normal attack."""
    theatre = battle.theatre
    if theatre.basic:  # any part will do, and there are no powers (HS-B-LOS-02)
        return _beside(battle, attacker, target) or lookout.sees(battle, attacker, target, True)
    if battle.truce and _beside(battle, attacker, target):
        return True  # nobody else is adjacent and not engaged
    if reach == 1 or theatre.talents.adjacent_attackers[theatre.unit_of[target]]:
        return False  # HS-M-RNG-02, HS-P-DRAK-01
    return lookout.sees(battle, attacker, target)


def _in_range(battle: Battle, figure: int, reach: int) -> list[int]:
    """Return every other figure at most so many spaces away, but not the captive.

    Of figures on two spaces the nearer one counts (HS-M-RNG-04, R-RNG-02).
    """
    figures = battle.figures
    steps = battle.theatre.ground.ranges.steps
    column = battle.theatre.field.column
    near = steps[column[figures.first[figure]]]
    second = figures.second[figure]
    near_too = near if second == NOWHERE else steps[column[second]]
    found: list[int] = []
    other: i64
    for other in range(len(figures.first)):
        space: i64 = figures.first[other]
        if space == NOWHERE or other == figure or other == battle.captive:
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


def _beside(battle: Battle, a: int, b: int) -> bool:
    return battle.theatre.ground.adjacency.figures_adjacent(battle.figures, a, b)


# -- special attacks --------------------------------------------------------------------------


def explosion(battle: Battle, attacker: int, reach: int) -> list[int]:
    """Return whom a figure can choose for an Explosion: only these must be seen (HS-P-DEAT-02).

    Nothing lengthens its range (HS-G-IVO-02). An engaged figure must choose one it is engaged with
    (R-ENG-02).
    """
    engaged = engaged_with(battle, attacker)
    if engaged:
        return engaged
    return [
        target
        for target in _in_range(battle, attacker, reach)
        if _beside(battle, attacker, target) or lookout.sees(battle, attacker, target)
    ]


def blast(battle: Battle, centre: int) -> list[int]:
    """Return whom an Explosion or a grenade affects: the figure and all that are adjacent to it."""
    found = [centre]
    for other in adjacent_figures(battle, centre):
        if other != battle.captive:
            found.append(other)
    return found


def fire_lines(battle: Battle, attacker: int) -> list[int]:
    """Return the aims of a Fire Line that affect anybody; if engaged, one of those (R-ENG-02)."""
    engaged = engaged_with(battle, attacker)
    ends = 1 if battle.figures.second[attacker] == NOWHERE else 2
    aims: list[int] = []
    for aim in range(6 * ends):
        affected = fire_line(battle, attacker, aim)
        if engaged:
            affected = [figure for figure in affected if figure in engaged]
        if affected:
            aims.append(aim)
    return aims


def fire_line(battle: Battle, attacker: int, aim: int) -> list[int]:
    """Return whom a Fire Line affects, the nearest first (HS-P-FIRE-01 .. -03).

    It counts from one end of the attacker, over its own other space and over gaps in the
    battlefield as well (R-FIRE-01, R-FIRE-02), and takes in every level (HS-P-FIRE-05). Each has
    to be seen by itself (R-FIRE-04).
    """
    figures = battle.figures
    talents = battle.theatre.talents
    unit = battle.theatre.unit_of[attacker]
    power = battle.theatre.units[unit].powers[talents.fire_line[unit] - 1]
    end = figures.first[attacker] if aim < 6 else figures.second[attacker]
    found: list[int] = []
    for space in battle.theatre.ground.line(end, aim % 6, power.numbers["length"]):
        other = figures.at[space]
        if other == NOBODY or other == attacker or other == battle.captive or other in found:
            continue
        if _beside(battle, attacker, other) or lookout.sees(battle, attacker, other):
            found.append(other)
    return found


def grenade(battle: Battle, thrower: int) -> list[int]:
    """Return at whom a figure can lob a grenade: no sight is needed, but an open way (HS-P-LOB)."""
    unit = battle.theatre.unit_of[thrower]
    power = battle.theatre.units[unit].powers[battle.theatre.talents.grenades[unit] - 1]
    engaged = engaged_with(battle, thrower)
    candidates = engaged or _in_range(battle, thrower, power.numbers["range"])
    return [other for other in candidates if _reached(battle, thrower, other, power.numbers["lob"])]


def _reached(battle: Battle, thrower: int, target: int, height: int) -> bool:
    ground = battle.theatre.ground
    for here in battle.figures.spaces(thrower):
        for there in battle.figures.spaces(target):
            if can_lob(ground, here, there, height):
                return True
    return False


# -- all of them ------------------------------------------------------------------------------


def codes(battle: Battle, unit: int) -> list[int]:
    """Return every attack open to a unit now: figures that have attacked are done.

    What a squad does together instead of attacking, grenades and Water Clone, it decides on before
    its first attack (R-LOB-02, HS-P-MARR-04).
    """
    theatre = battle.theatre
    talents = theatre.talents
    able = battle.able() if unit == battle.unit else battle.standing(unit)
    found: list[int] = []
    for attacker in able:
        if battle.struck >> attacker & 1:
            continue
        base = attack_code(attacker, 0)
        for target in normal(battle, attacker):
            found.append(base + target)
        using = talents.explosion[unit]
        if using:
            reach = theatre.units[unit].powers[using - 1].numbers["range"]
            for target in explosion(battle, attacker, reach):
                found.append(attack_code(attacker, target, using))
        using = talents.fire_line[unit]
        if using:
            for aim in fire_lines(battle, attacker):
                found.append(attack_code(attacker, aim, using))
    if battle.struck == 0 and able:
        using = talents.grenades[unit]
        if using and not battle.grenades_thrown >> unit & 1 and _anybody_throws(battle, able):
            found.append(attack_code(able[0], able[0], using))
        using = talents.clone[unit]
        if using and _anybody_lost(battle, unit):
            found.append(attack_code(able[0], able[0], using))
    return found


def _anybody_throws(battle: Battle, able: list[int]) -> bool:
    for thrower in able:
        if grenade(battle, thrower):
            return True
    return False


def _anybody_lost(battle: Battle, unit: int) -> bool:
    for figure in battle.theatre.figures_of(unit):
        if battle.fate[figure] == DESTROYED:
            return True
    return False
