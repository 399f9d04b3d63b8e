"""Warrior's Attack Spirit and Armor Spirit: a champion who falls helps another card.

HS-P-FINN-03, HS-P-THOR-02. The spirits on cards are ``attack_spirits`` and ``defense_spirits`` of
the battle, and count wherever dice do.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import UNIQUE, Power
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.round.roll_offs import order
from giantstable.games.heroscape.table.asks import ARMOR_SPIRIT, SPIRIT
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.happenings import (
    ARMOR_SPIRIT_HAD_TO_GO,
    ARMOR_SPIRIT_WENT,
    ROLLED_WHOSE_SPIRIT,
    SPIRIT_HAD_TO_GO,
    SPIRIT_WENT,
)
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import AS_FIGURES_FALL, SpecialPower
from giantstable.games.heroscape.table.talents import Talents
from giantstable.games.heroscape.table.tally import ATTACK_SPIRIT, DEFENSE_SPIRIT, Tally
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


class WarriorsSpirit(SpecialPower):
    """Needs how many dice the spirit adds: to ``attack`` or to ``defense``."""

    def __init__(self) -> None:
        needs = ["attack?", "defense?"]
        super().__init__("spirit", needs, AS_FIGURES_FALL, [SPIRIT, ARMOR_SPIRIT])

    def learn(self, talents: Talents, unit: int, power: Power) -> None:
        """Note that its champions leave a spirit."""
        talents.spirits[unit] = True

    def as_figures_fall(self, fray: Fray, figures: list[int]) -> Play:
        """Let the spirits of champions go."""
        return spirits(fray, figures)

    def why_not(self, fray: Fray, d: Decision, thing: int, facts: Facts) -> Why | None:
        """Return why a spirit cannot go to a card."""
        if fray.theatre.units[thing].rarity != UNIQUE:
            return why("spirit-common", d.rule, facts)
        return why("unit-out", d.rule, facts)


SPIRITS: Final[WarriorsSpirit] = WarriorsSpirit()


def spirits(fray: Fray, figures: list[int]) -> Play:
    """Let the spirits of champions go to other cards, however they died (R-SPIRIT-02).

    If several players lose theirs at one moment, the d20 says whose goes first (R-SIM-01).
    """
    theatre = fray.theatre
    champions = [f for f in figures if theatre.talents.spirits[theatre.unit_of[f]]]
    if not champions:
        return
    seats = sorted({fray.seat_of(figure) for figure in champions})
    for seat in order(fray, seats, ROLLED_WHOSE_SPIRIT):
        for figure in champions:
            if fray.seat_of(figure) == seat:
                yield from _let_go(fray, figure, seat)


def _let_go(fray: Fray, figure: int, seat: int) -> Play:
    power = fray.theatre.card_of(figure).power(SPIRITS.id)
    hosts = spirit_hosts(fray)
    if power is None or not hosts:
        return  # with no card to go to it is lost
    attack = power.numbers.get("attack", 0)
    unit = hosts[0]
    if len(hosts) > 1:
        unit = yield Decision(seat, SPIRIT if attack else ARMOR_SPIRIT, hosts, figure)
    fray.attack_spirits[unit] += attack
    fray.defense_spirits[unit] += power.numbers.get("defense", 0)
    if len(hosts) == 1 and not fray.friends[seat] >> fray.owner[unit] & 1:
        # Nobody was asked, and it helps the enemy: say why (R-SPIRIT-01).
        fray.tell(SPIRIT_HAD_TO_GO if attack else ARMOR_SPIRIT_HAD_TO_GO, figure, unit, seat=seat)
        return
    fray.tell(SPIRIT_WENT if attack else ARMOR_SPIRIT_WENT, figure, unit, seat=seat)


def spirit_dice(fray: Fray, figure: int) -> Tally:
    """Return what the spirit of a champion adds to the dice of the card that it goes to."""
    tally = Tally()
    power = fray.theatre.card_of(figure).power(SPIRITS.id)
    if power is not None:
        tally.note(ATTACK_SPIRIT, power.numbers.get("attack", 0))
        tally.note(DEFENSE_SPIRIT, power.numbers.get("defense", 0))
    return tally


def spirit_hosts(fray: Fray) -> list[int]:
    """Return the cards a spirit may go to: any Unique one in play, of anybody (R-SPIRIT-01)."""
    units = fray.theatre.units
    return [
        u
        for u in range(len(units))
        if fray.owner[u] != NOBODY and units[u].rarity == UNIQUE and fray.in_play(u)
    ]
