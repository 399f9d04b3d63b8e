"""What dice can show before they are rolled, exactly: so many ways of so many."""

from __future__ import annotations

from math import comb
from typing import Final

from giantstable.games.heroscape.table.dice import FACES, SHIELD_FACES, SKULL_FACES
from giantstable.games.heroscape.table.fray import Fray

D20: Final = 20
TABLED: Final = 25  # dice; more are reckoned when they are needed


class Prospect:
    """What may happen to one figure: in how many ways it takes 0, 1, 2 ... wounds.

    The last number is that of the ways it is destroyed; more wounds than that do not count.
    """

    def __init__(self, figure: int, ways: list[int]) -> None:
        self.figure = figure
        self.ways = ways


class Odds:
    """What may come of a roll, or of several that belong together."""

    def __init__(self, of: int) -> None:
        self.of = of  # all ways
        self.prospects: list[Prospect] = []  # of those who may be harmed, as they roll
        self.counter: Prospect | None = None  # what the attacker may get back (HS-P-IZUM-01)
        self.losses: list[int] = []  # in how many ways 0, 1, 2 ... of those are destroyed
        # A roll of the d20 that is won or lost, or a number of them: the ways to win 0, 1, 2 ...
        self.wins: list[int] = []

    def prospect(self, figure: int) -> Prospect | None:
        """Return what may happen to a figure."""
        for prospect in self.prospects:
            if prospect.figure == figure:
                return prospect
        return None

    def wounds(self, figure: int) -> list[float]:
        """Return how likely it is that a figure takes 0, 1, 2 ... wounds."""
        prospect = self.prospect(figure)
        return [1.0] if prospect is None else self.chances(prospect.ways)

    def destroys(self, figure: int) -> float:
        """Return how likely it is that a figure is destroyed."""
        prospect = self.prospect(figure)
        return 0.0 if prospect is None else prospect.ways[-1] / self.of

    def mean_wounds(self, figure: int) -> float:
        """Return how many wounds a figure takes on average."""
        prospect = self.prospect(figure)
        return 0.0 if prospect is None else mean(prospect.ways) / self.of

    def counter_wounds(self) -> list[float]:
        """Return how likely it is that the attacker gets 0, 1, 2 ... wounds back."""
        return [1.0] if self.counter is None else self.chances(self.counter.ways)

    def chances(self, ways: list[int]) -> list[float]:
        """Return ways as parts of 1."""
        return [way / self.of for way in ways]

    def to_json(self) -> dict[str, object]:
        """Return it for clients, as parts of 1."""
        told: dict[str, object] = {}
        if self.prospects:
            told["figures"] = [self._told(prospect) for prospect in self.prospects]
            told["losses"] = self.chances(self.losses)
        if self.counter is not None:
            told["counter"] = self._told(self.counter)
        if self.wins:
            told["wins"] = self.chances(self.wins)
        return told

    def _told(self, prospect: Prospect) -> dict[str, object]:
        chances = self.chances(prospect.ways)
        return {
            "figure": prospect.figure,
            "wounds": chances,
            "destroyed": chances[-1],
            "mean": mean(prospect.ways) / self.of,
        }


def mean(ways: list[int]) -> int:
    """Return the sum of wounds over all ways."""
    total = 0
    for number, count in enumerate(ways):
        total += number * count
    return total


# -- dice -------------------------------------------------------------------------------------


def _ways(dice: int, faces: int) -> list[int]:
    """Return in how many ways so many dice show 0, 1, 2 ... of a sign that so many faces have."""
    return [comb(dice, n) * faces**n * (FACES - faces) ** (dice - n) for n in range(dice + 1)]


SKULLS: Final[list[list[int]]] = [_ways(dice, SKULL_FACES) for dice in range(TABLED)]
SHIELDS: Final[list[list[int]]] = [_ways(dice, SHIELD_FACES) for dice in range(TABLED)]


def skull_ways(dice: int) -> list[int]:
    """Return in how many ways so many dice show 0, 1, 2 ... skulls."""
    return SKULLS[dice] if dice < TABLED else _ways(dice, SKULL_FACES)


def shield_ways(dice: int) -> list[int]:
    """Return in how many ways so many dice show 0, 1, 2 ... shields."""
    return SHIELDS[dice] if dice < TABLED else _ways(dice, SHIELD_FACES)


def life_left(fray: Fray, figure: int) -> int:
    """Return how many wounds destroy a figure."""
    return fray.theatre.talents.life[fray.theatre.unit_of[figure]] - fray.wounds[figure]


# -- the d20 ----------------------------------------------------------------------------------


def roll(least: int) -> Odds:
    """Return how likely one roll of the d20 is won, by so much or more."""
    return rolls([least], 1)


def rolls(least: list[int], most: int) -> Odds:
    """Return how many of several rolls of the d20 are won, up to as many as can be of use."""
    found = Odds(D20 ** len(least))
    wins = [1]
    for roll in least:
        won = D20 + 1 - roll
        longer = [0] * (len(wins) + 1)
        for number, ways in enumerate(wins):
            longer[number] += ways * (D20 - won)
            longer[number + 1] += ways * won
        wins = longer
    most = min(most, len(least))
    found.wins = [*wins[:most], sum(wins[most:])]
    return found
