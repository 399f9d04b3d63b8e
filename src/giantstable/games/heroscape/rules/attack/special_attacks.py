"""Special attacks: Fire Line, Explosion and grenades, one roll against many (HS-P-SPEC)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.hexes import steps_between
from giantstable.games.heroscape.rules.attack import strength, targets
from giantstable.games.heroscape.rules.attack.defending import dodge_shields, roll_defense, settle
from giantstable.games.heroscape.rules.attack.harm import break_truce
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.asks import NEXT_BURNT, NEXT_DEFENDER, THROW
from giantstable.games.heroscape.table.codes import (
    DONE,
    aim_of,
    attack_code,
    attacker_of,
    direction_of_line,
    end_of_line,
    using_of,
)
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import FIRE_LINE, ROLLED_ATTACK, SPECIAL_ATTACK
from giantstable.kernel.decision import Decision, DecisionKind, Play


def special_attack(fray: Fray, code: int) -> Play:
    """Make a special attack in place of a figure's normal one (HS-M-ATK-13)."""
    attacker = attacker_of(code)
    if fray.theatre.card_of(attacker).powers[using_of(code) - 1].kind == "fire-line":
        yield from _fire_line(fray, code)
    else:
        yield from _blast(fray, code)


def _fire_line(fray: Fray, code: int) -> Play:
    """Burn all who are in the line and in sight, the nearest first (HS-P-FIRE, HS-P-SPEC-05)."""
    attacker = attacker_of(code)
    aim = aim_of(code)
    end = fray.figures.spaces(attacker)[end_of_line(aim)]
    victims = targets.fire_line(fray, attacker, aim)
    fray.tell(FIRE_LINE, attacker, end, direction_of_line(aim), seat=fray.seat)
    turns = [_steps_from(fray, end, victim) for victim in victims]
    yield from _resolve(fray, attacker, using_of(code), victims, turns, NEXT_BURNT)


def _steps_from(fray: Fray, end: int, victim: int) -> int:
    """Return how far down the line a figure stands, with the nearer of its spaces."""
    field = fray.theatre.field
    start = field.hex_of(end)
    return min(steps_between(start, field.hex_of(s)) for s in fray.figures.spaces(victim))


def _blast(fray: Fray, code: int) -> Play:
    """Hit a figure and everybody adjacent to it, friend or foe (HS-P-DEAT-01, HS-P-LOB-04)."""
    attacker = attacker_of(code)
    centre = aim_of(code)
    victims = targets.blast(fray, centre)
    fray.targets.append(centre)
    fray.tell(SPECIAL_ATTACK, attacker, using_of(code), centre, seat=fray.seat)
    turns = [0] * len(victims)
    yield from _resolve(fray, attacker, using_of(code), victims, turns, NEXT_DEFENDER)


def lob_grenades(fray: Fray, using: int) -> Play:
    """Let the squad throw, one after another, each at its own target (HS-P-LOB-07, R-LOB-02).

    The first throw spends the marker (HS-P-LOB-01); who has decided on grenades throws one.
    """
    unit = fray.unit
    codes = _throws(fray, using)
    while codes:
        if fray.grenades_thrown >> unit & 1:
            codes.append(DONE)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(fray.seat, THROW, codes, unit)
        if code == DONE:
            return
        fray.grenades_thrown |= 1 << unit
        fray.struck |= 1 << attacker_of(code)
        yield from _blast(fray, code)
        codes = _throws(fray, using)


def _throws(fray: Fray, using: int) -> list[int]:
    """Return the throws still open: those who have not thrown, at whom they reach."""
    codes: list[int] = []
    for thrower in fray.able():
        if not fray.struck >> thrower & 1:
            for target in targets.grenade(fray, thrower):
                codes.append(attack_code(thrower, target, using))
    return codes


def _resolve(
    fray: Fray,
    attacker: int,
    using: int,
    victims: list[int],
    turns: list[int],
    kind: DecisionKind,
) -> Play:
    """Roll once, and let each victim defend in turn; destruction counts at once (R-LIFE-03).

    Of those whose turn is the same the attacker says who is next (HS-P-SPEC-04). An attacker who
    destroys himself stops nobody from rolling (R-SPEC-03), so what depends on where he stands is
    looked up before.
    """
    seat = fray.seat
    for victim in victims:
        break_truce(fray, seat, victim)
    count = strength.attack_dice(fray, attacker, NOBODY, using)
    skulls = dice.skulls(fray.rng, count)
    fray.tell(ROLLED_ATTACK, attacker, count, skulls, seat=seat)
    if skulls == 0:
        return  # nobody needs to roll (HS-P-LOB-06)
    heights = [strength.height_dice(fray, victim, attacker) for victim in victims]
    dodges = [dodge_shields(fray, attacker, victim) for victim in victims]
    left = list(range(len(victims)))
    while left:
        open_ = [i for i in left if turns[i] == turns[left[0]]]  # they are in order of their turns
        i = open_[0]
        if len(open_) > 1:
            chosen = yield Decision(seat, kind, [victims[j] for j in open_], attacker)
            i = victims.index(chosen)
        left.remove(i)
        victim = victims[i]
        count = strength.defense_number(fray, victim) + heights[i]
        shields = roll_defense(fray, victim, count)
        yield from settle(fray, victim, skulls, shields, 0 < dodges[i] <= shields)
