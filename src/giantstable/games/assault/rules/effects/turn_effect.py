"""What there is to know of an effect that comes about in a race's own turn."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import UNIVERSAL, EventCard
from giantstable.games.assault.box.effects import NOTHING, Effect
from giantstable.games.assault.table.asks import SPELL_AIM
from giantstable.games.assault.table.nouns import SPECIAL_EVENT
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.reasons import why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why

# What gives a race an effect.
BY_LEADER: Final = 0
BY_SPELL: Final = 1
BY_EVENT: Final = 2


class Occasion:
    """How an effect comes about: by whom, and what belongs to that."""

    def __init__(
        self, by: int, left: int = 0, event: EventCard | None = None, leader: int = NOTHING
    ) -> None:
        self.by = by
        self.left = left  # BY_LEADER: the commands to the left of the Leader Command
        self.leader = leader  # BY_LEADER: whose ability it is, as a unit of all races
        self.event = event  # BY_EVENT

    def event_number(self) -> int:
        """Return the Event that gives it as questions count them (see ``event_card``)."""
        event = self.event
        if event is None:
            return NOTHING
        return event.index if event.race == UNIVERSAL else SPECIAL_EVENT + event.index


class TurnEffect:
    """One kind of effect of leaders, spells and Events."""

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return whether it could change anything now."""
        raise TypeError

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Carry it out for a race."""
        raise TypeError

    def why_not(self, d: Decision, facts: Facts) -> Why:
        """Return why it cannot be aimed at a region; ``facts`` name it."""
        return why("spell-far", d.rule, facts)


class Aimed(TurnEffect):
    """An effect of spells that is meant for a unit or an army, which the caster chooses.

    Where one strikes several, ``counted`` says what is used up.
    """

    def __init__(self, counted: int = NOTHING) -> None:
        self.counted = counted

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return whether there is anything that it can be meant for."""
        return len(self.aims(realm, race, effect)) > 0

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Choose and strike."""
        yield from aim_and_strike(self, realm, race, effect)

    def aims(self, realm: Realm, race: int, effect: Effect) -> list[int]:
        """Return what it can be meant for, as codes of ``SPELL_AIM``."""
        raise TypeError

    def times(self, effect: Effect) -> int:
        """Return how often the caster chooses."""
        return 1

    def strike(self, realm: Realm, race: int, effect: Effect, code: int) -> Play:
        """Do it to what was chosen."""
        raise TypeError


def aim_and_strike(kind: Aimed, realm: Realm, race: int, effect: Effect) -> Play:
    """Choose and strike, as often as the effect says, while there is anything left."""
    seat = realm.seat_of[race]
    for left in range(kind.times(effect), 0, -1):
        codes = kind.aims(realm, race, effect)
        if not codes:
            break
        if kind.counted != NOTHING:
            realm.count(kind.counted, race, left)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(seat, SPELL_AIM, codes, effect.kind, realm.holders())
        realm.left = left - 1
        yield from kind.strike(realm, race, effect, code)
    realm.counted = NOTHING
