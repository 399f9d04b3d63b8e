"""Special attacks: one roll against all that it affects, friend or foe (HS-P-SPEC)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import prospects, strength
from giantstable.games.heroscape.rules.attack.defending import roll_defense, settle
from giantstable.games.heroscape.rules.attack.harm import break_truce
from giantstable.games.heroscape.rules.powers.stealth_dodge import dodge_shields
from giantstable.games.heroscape.table import dice
from giantstable.games.heroscape.table.asks import NEXT_DEFENDER
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import aim_of, attacker_of, using_of
from giantstable.games.heroscape.table.engagement import adjacent_figures
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import ROLLED_ATTACK, SPECIAL_ATTACK
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.kernel.decision import Decision, DecisionKind, Play
from giantstable.kernel.masks import members


class SpecialAttack(SpecialPower):
    """A special power that is an attack; it needs the dice of its ``attack``, whatever else."""

    def attack_odds(self, fray: Fray, code: int) -> Odds | None:
        """Return what may come of the roll."""
        attacker = attacker_of(code)
        dice = strength.attack_dice(fray, attacker, NOBODY, using_of(code))
        return prospects.one_roll(fray, attacker, self.victims(fray, code), dice)


def blast(fray: Fray, centre: int) -> list[int]:
    """Return whom an Explosion or a grenade affects: the figure and all that are adjacent to it."""
    found = [centre]
    for other in adjacent_figures(fray, centre):
        if other != fray.captive:
            found.append(other)
    return found


def blast_spaces(fray: Fray, centre: int) -> list[int]:
    """Return the figure's own spaces, and those where figures of any Height are adjacent to it."""
    theatre = fray.theatre
    own = theatre.bodies[centre].height
    found = 0
    for space in fray.figures.spaces(centre):
        found |= 1 << space
        for height in theatre.heights:
            found |= theatre.ground.adjacency.beside(space, own, height)
    return members(found)


def explode(fray: Fray, code: int) -> Play:
    """Hit a figure and everybody adjacent to it, friend or foe (HS-P-DEAT-01, HS-P-LOB-04)."""
    attacker = attacker_of(code)
    centre = aim_of(code)
    victims = blast(fray, centre)
    fray.targets.append(centre)
    fray.tell(SPECIAL_ATTACK, attacker, using_of(code), centre, seat=fray.seat)
    turns = [0] * len(victims)
    yield from resolve(fray, attacker, using_of(code), victims, turns, NEXT_DEFENDER)


def resolve(
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
    thrown = dice.throw(fray.rng, count)
    skulls = dice.skulls_in(thrown)
    fray.tell(ROLLED_ATTACK, attacker, count, skulls, seat=seat, d=thrown)
    if skulls == 0:
        return  # nobody needs to roll (HS-P-LOB-06)
    heights = [strength.height_dice(fray, victim, attacker) for victim in victims]
    dodges = [dodge_shields(fray, attacker, victim) for victim in victims]
    left = list(range(len(victims)))
    while left:
        open_ = [i for i in left if turns[i] == turns[left[0]]]  # they are in order of their turns
        i = open_[0]
        if len(open_) > 1:
            chosen = yield Decision(seat, kind, [victims[j] for j in open_], attacker, skulls)
            i = victims.index(chosen)
        left.remove(i)
        victim = victims[i]
        count = strength.defense_number(fray, victim) + heights[i]
        shields = roll_defense(fray, victim, count)
        yield from settle(fray, victim, skulls, shields, 0 < dodges[i] <= shields)
