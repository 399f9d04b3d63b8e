"""Giants and giantslayers: unit kinds, leaders, races, and what a race brings to the table."""

from __future__ import annotations

from typing import Final, Literal

from giantstable.games.assault.box.cards import Command, EventCard
from giantstable.games.assault.box.dice import Die
from giantstable.games.assault.box.effects import Effect

# Races in falling order of the old ordning, which is the order of seats (AG-SETUP-08).
STORM: Final = 0
CLOUD: Final = 1
FIRE: Final = 2
FROST: Final = 3
STONE: Final = 4
HILL: Final = 5
RACES: Final = ["storm", "cloud", "fire", "frost", "stone", "hill"]

REGULAR: Final = 0
ELITE: Final = 1
LEADER_RANK: Final = 2
CHAMPION: Final = 3
Rank = Literal["regular", "elite", "leader", "champion"]
RANKS: Final[list[Rank]] = ["regular", "elite", "leader", "champion"]


class Unit:
    """A kind of unit: a token, a leader or a champion (AG-MOVE-01, AG-COMP-06 .. AG-COMP-08).

    The wounded side of a token has the same numbers.
    """

    def __init__(
        self,
        index: int,
        id_: str,
        name: str,
        race: int,
        rank: int,
        strength: int,
        fortitude: int,
        value: int,
        copies: int,
        waits: bool,
        displaces: bool,
    ) -> None:
        self.index = index  # among the units of all races
        self.id = id_
        self.name = name
        self.race = race
        self.rank = rank
        self.strength = strength
        self.fortitude = fortitude
        self.value = value  # the Ordning Value
        self.copies = copies  # tokens or figures in the box
        self.waits = waits  # an event must bring it in first (AG-RECRUIT-08)
        self.displaces = displaces  # the other champion makes room for it (AG-STACK-14)


class Leader:
    """A Leader Card: what its ability does."""

    def __init__(self, unit: int, name: str, now: list[Effect], lasting: list[Effect]) -> None:
        self.unit = unit
        self.name = name
        self.now = now  # when the command is played: one of these is chosen
        self.lasting = lasting  # all hold while the command lies in the row (AG-LEADER-02)


class Force:
    """Units that begin the game in one region."""

    def __init__(self, region: int, units: list[int], counts: list[int]) -> None:
        self.region = region
        self.units = units  # kinds
        self.counts = counts  # of each of them

    @property
    def size(self) -> int:
        """How many units these are."""
        return sum(self.counts)


class Race:
    """A race of giants, with all its cards and pieces."""

    def __init__(
        self,
        index: int,
        id_: str,
        name: str,
        ordning: int,
        home: int,
        limit: int,
        die: Die,
        units: list[Unit],
        leaders: list[Leader],
        opening: Force,
        guard: list[Force],
        commands: list[Command],
        events: list[EventCard],
    ) -> None:
        self.index = index
        self.id = id_
        self.name = name
        self.ordning = ordning  # the Ordning Number
        self.home = home  # the Starting Region
        self.limit = limit  # units in one region (AG-STACK-01)
        self.die = die
        self.units = units
        self.leaders = leaders
        self.opening = opening
        self.guard = guard  # the forces of the race when nobody plays it
        self.commands = commands  # by their numbers in COMMANDS
        self.events = events  # its special Events, the first on top
        self.regular = self._of(REGULAR)[0]  # kinds, as numbers among the units of all races
        self.elite = self._of(ELITE)[0]
        self.leader_units = self._of(LEADER_RANK)
        self.champions = self._of(CHAMPION)

    def _of(self, rank: int) -> list[int]:
        return [unit.index for unit in self.units if unit.rank == rank]


class Slayer:
    """A giantslayer (AG-SLAYER-01)."""

    def __init__(
        self, index: int, id_: str, name: str, strength: int, fortitude: int, power: Effect
    ) -> None:
        self.index = index
        self.id = id_
        self.name = name
        self.strength = strength
        self.fortitude = fortitude
        self.power = power
