"""Normal attacks with dice that are known before."""

from __future__ import annotations

from giantstable.games.heroscape.rules.attack.normal_attack import strike
from giantstable.games.heroscape.table.codes import attack_code
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import events, figure, run
from tests.games.heroscape.loaded import load


def attack(fray: Fray, attacker: str, target: str) -> int:
    """Return the attack of one figure on another."""
    return attack_code(figure(fray, attacker), figure(fray, target))


def strikes(fray: Fray, attacker: str, target: str, *rolls: str) -> None:
    """Let one figure attack another, with these dice."""
    load(fray, list(rolls))
    assert run(strike(fray, figure(fray, attacker), figure(fray, target))) == []


def dice_of(fray: Fray, name: str) -> list[list[int]]:
    """Return dice and results of every roll of that name so far."""
    return [event.values()[1:3] for event in events(fray) if event.kind.name == name]
