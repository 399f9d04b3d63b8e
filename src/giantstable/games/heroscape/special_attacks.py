"""Special attacks: Fire Line, Explosion and grenades, one roll against many (HS-P-SPEC)."""

from __future__ import annotations

from giantstable.games.heroscape import dice, strength, targets
from giantstable.games.heroscape.asks import (
    DONE,
    NEXT_BURNT,
    NEXT_DEFENDER,
    THROW,
    aim_of,
    attack_code,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.battle import Battle
from giantstable.games.heroscape.defending import dodge_shields, roll_defense, settle
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.happenings import FIRE_LINE, ROLLED_ATTACK, SPECIAL_ATTACK
from giantstable.games.heroscape.harm import break_truce
from giantstable.games.heroscape.hexes import steps_between
from giantstable.kernel.decision import Decision, DecisionKind, Play


def special_attack(battle: Battle, code: int) -> Play:
    """Make a special attack in place of a figure's normal one (HS-M-ATK-13)."""
    attacker = attacker_of(code)
    if battle.theatre.card_of(attacker).powers[using_of(code) - 1].kind == "fire-line":
        yield from _fire_line(battle, code)
    else:
        yield from _blast(battle, code)


def _fire_line(battle: Battle, code: int) -> Play:
    """Burn all who are in the line and in sight, the nearest first (HS-P-FIRE, HS-P-SPEC-05)."""
    attacker = attacker_of(code)
    aim = aim_of(code)
    end = battle.figures.spaces(attacker)[aim // 6]
    victims = targets.fire_line(battle, attacker, aim)
    battle.tell(FIRE_LINE, attacker, end, aim % 6, seat=battle.seat)
    turns = [_steps_from(battle, end, victim) for victim in victims]
    yield from _resolve(battle, attacker, using_of(code), victims, turns, NEXT_BURNT)


def _steps_from(battle: Battle, end: int, victim: int) -> int:
    """Return how far down the line a figure stands, with the nearer of its spaces."""
    field = battle.theatre.field
    start = field.hex_of(end)
    return min(steps_between(start, field.hex_of(s)) for s in battle.figures.spaces(victim))


def _blast(battle: Battle, code: int) -> Play:
    """Hit a figure and everybody adjacent to it, friend or foe (HS-P-DEAT-01, HS-P-LOB-04)."""
    attacker = attacker_of(code)
    centre = aim_of(code)
    victims = targets.blast(battle, centre)
    battle.targets.append(centre)
    battle.tell(SPECIAL_ATTACK, attacker, using_of(code), centre, seat=battle.seat)
    turns = [0] * len(victims)
    yield from _resolve(battle, attacker, using_of(code), victims, turns, NEXT_DEFENDER)


def lob_grenades(battle: Battle, using: int) -> Play:
    """Let the squad throw, one after another, each at its own target (HS-P-LOB-07, R-LOB-02).

    The first throw spends the marker (HS-P-LOB-01); who has decided on grenades throws one.
    """
    unit = battle.unit
    codes = _throws(battle, using)
    while codes:
        if battle.grenades_thrown >> unit & 1:
            codes.append(DONE)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(battle.seat, THROW, codes, unit)
        if code == DONE:
            return
        battle.grenades_thrown |= 1 << unit
        battle.struck |= 1 << attacker_of(code)
        yield from _blast(battle, code)
        codes = _throws(battle, using)


def _throws(battle: Battle, using: int) -> list[int]:
    """Return the throws still open: those who have not thrown, at whom they reach."""
    codes: list[int] = []
    for thrower in battle.able():
        if not battle.struck >> thrower & 1:
            for target in targets.grenade(battle, thrower):
                codes.append(attack_code(thrower, target, using))
    return codes


def _resolve(
    battle: Battle,
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
    seat = battle.seat
    for victim in victims:
        break_truce(battle, seat, victim)
    count = strength.attack_dice(battle, attacker, NOBODY, using)
    skulls = dice.skulls(battle.rng, count)
    battle.tell(ROLLED_ATTACK, attacker, count, skulls, seat=seat)
    if skulls == 0:
        return  # nobody needs to roll (HS-P-LOB-06)
    heights = [strength.height_dice(battle, victim, attacker) for victim in victims]
    dodges = [dodge_shields(battle, attacker, victim) for victim in victims]
    left = list(range(len(victims)))
    while left:
        open_ = [i for i in left if turns[i] == turns[left[0]]]  # they are in order of their turns
        i = open_[0]
        if len(open_) > 1:
            chosen = yield Decision(seat, kind, [victims[j] for j in open_], attacker)
            i = victims.index(chosen)
        left.remove(i)
        victim = victims[i]
        count = strength.defense_number(battle, victim) + heights[i]
        shields = roll_defense(battle, victim, count)
        yield from settle(battle, victim, skulls, shields, 0 < dodges[i] <= shields)
