"""Grenades: once a game a squad may lob them instead of attacking, without sight (HS-P-LOB).

That they are thrown is ``grenades_thrown`` of the battle; how they fly is ``rules/attack/lob.py``.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.lob import can_lob
from giantstable.games.heroscape.rules.attack.special_attacks import (
    SpecialAttack,
    blast,
    blast_spaces,
    explode,
)
from giantstable.games.heroscape.rules.attack.targets import in_range
from giantstable.games.heroscape.table.asks import THROW
from giantstable.games.heroscape.table.chances import Odds
from giantstable.games.heroscape.table.codes import (
    DONE,
    aim_of,
    attack_code,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import INSTEAD_OF_ALL_ATTACKS
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import mask_of, members
from giantstable.kernel.message import Facts, Why


class Grenades(SpecialAttack):
    """Needs the ``range``, how many levels high they can be lobbed, and the dice of an ``attack``.

    The squad decides on grenades, as an attack of its first figure at itself, and then on whom to
    throw them at.
    """

    def __init__(self) -> None:
        needs = ["range", "lob", "attack"]
        super().__init__("grenades", needs, INSTEAD_OF_ALL_ATTACKS, [THROW])
        self.needs_sight = False

    def is_open(self, fray: Fray, power: Power, unit: int, able: list[int]) -> bool:
        """Return whether the squad has its marker, and anybody reaches anybody (HS-P-LOB-01)."""
        if fray.grenades_thrown >> unit & 1:
            return False
        for thrower in able:
            if in_reach(fray, power, thrower):
                return True
        return False

    def victims(self, fray: Fray, code: int) -> list[int]:
        """Return whom a throw affects."""
        return blast(fray, aim_of(code))

    def covers(self, fray: Fray, code: int) -> list[int]:
        """Return the spaces of a blast; while nobody throws yet, of all who can be thrown at."""
        thrower = attacker_of(code)
        if thrower != aim_of(code):
            return blast_spaces(fray, aim_of(code))
        power = fray.theatre.card_of(thrower).powers[using_of(code) - 1]
        found = 0
        for each in fray.able():
            for target in in_reach(fray, power, each):
                found |= mask_of(fray.figures.spaces(target))
        return members(found)

    def range_of(self, power: Power) -> int:
        """Return how far it reaches."""
        return power.numbers["range"]

    def attack(self, fray: Fray, code: int) -> Play:
        """Let the squad throw, one after another, each at its own target (HS-P-LOB-07, R-LOB-02).

        The first throw spends the marker (HS-P-LOB-01); who has decided on grenades throws one.
        """
        unit = fray.unit
        using = using_of(code)
        power = fray.theatre.card_of(attacker_of(code)).powers[using - 1]
        codes = _throws(fray, power, using)
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
            yield from explode(fray, code)
            codes = _throws(fray, power, using)

    def attack_odds(self, fray: Fray, code: int) -> Odds | None:
        """Return what may come of a throw; nothing can be told of one that has no target yet."""
        if attacker_of(code) == aim_of(code):
            return None
        return super().attack_odds(fray, code)

    def odds(self, fray: Fray, subject: int, code: int) -> Odds | None:
        """Return what may come of a throw."""
        return self.attack_odds(fray, code)

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why no grenade reaches a figure (HS-P-LOB-02)."""
        told: Facts = {"target": facts["figure"]}
        unit = fray.unit if d.subject == NOBODY else d.subject
        power = fray.theatre.units[unit].power(self.id)
        assert power is not None
        able = fray.able()
        if thing in able:
            return why("no-throw-by", d.rule, told)
        ranges = fray.theatre.ground.ranges
        least = min(ranges.apart(fray.figures, each, thing) for each in able)
        if least > power.numbers["range"]:
            told["n"] = least
            told["range"] = power.numbers["range"]
            return why("throw-far", "HS-P-LOB-02", told)
        told["n"] = power.numbers["lob"]
        return why("throw-high", "HS-P-LOB-02", told)


GRENADES: Final[Grenades] = Grenades()


def in_reach(fray: Fray, power: Power, thrower: int) -> list[int]:
    """Return at whom a figure can lob a grenade: no sight is needed, but an open way (HS-P-LOB)."""
    engaged = engaged_with(fray, thrower)
    candidates = engaged or in_range(fray, thrower, power.numbers["range"])
    return [other for other in candidates if _reached(fray, thrower, other, power.numbers["lob"])]


def _reached(fray: Fray, thrower: int, target: int, height: int) -> bool:
    ground = fray.theatre.ground
    for here in fray.figures.spaces(thrower):
        for there in fray.figures.spaces(target):
            if can_lob(ground, here, there, height):
                return True
    return False


def _throws(fray: Fray, power: Power, using: int) -> list[int]:
    """Return the throws still open: those who have not thrown, at whom they reach."""
    codes: list[int] = []
    for thrower in fray.able():
        if not fray.struck >> thrower & 1:
            for target in in_reach(fray, power, thrower):
                codes.append(attack_code(thrower, target, using))
    return codes
