"""Double Attack: a figure that has attacked may do so again (HS-P-SYVA)."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import Power
from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.attack.normal_attack import strike
from giantstable.games.heroscape.table.asks import ATTACK
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import STANDING, Fray
from giantstable.games.heroscape.table.special_power import SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.kernel.decision import Decision, Play


class DoubleAttack(SpecialPower):
    """Needs how many ``attacks`` there are besides the first."""

    def __init__(self) -> None:
        super().__init__("extra-attacks", ["attacks"])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note the attacks."""
        talents.extra_attacks[unit] = power.numbers["attacks"]


DOUBLE_ATTACK: Final = DoubleAttack()


def attack_again(fray: Fray, attacker: int) -> Play:
    """Let a figure attack more than once, at anybody it can attack by then (HS-P-SYVA-01, -02)."""
    for _ in range(fray.theatre.talents.extra_attacks[fray.unit]):
        if fray.fate[attacker] != STANDING:
            return
        codes = [
            code
            for code in targets.codes(fray, fray.unit)
            if attacker_of(code) == attacker and using_of(code) == NORMAL
        ]
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(fray.seat, ATTACK, codes, fray.unit)
        if code == DONE:
            return
        yield from strike(fray, attacker, aim_of(code))
