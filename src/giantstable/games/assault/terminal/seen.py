"""What one person sees of a game of Assault: that seat's own view, and what is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from giantstable.games.assault.game import AssaultGame
from giantstable.games.assault.told import shapes
from giantstable.kernel.match import Match
from giantstable.text import words

SMALL_WORDS: Final = ("of", "the")
LETTERS: Final = {"regular": "R", "elite": "E", "leader": "L", "champion": "C"}
# One letter for each command: the row of a seat is read at a glance, its order counts.
COMMAND_LETTERS: Final = {
    "move": "M", "plunder": "P", "trade": "T", "recruit": "R", "leader": "L", "magic": "G",
    "attack": "A", "rest": "S", "unique": "U",
}  # fmt: skip
RESOURCE_LETTERS: Final = {
    "food": "F", "ore": "O", "artifact": "A", "weaponry": "W",
    "rune-journey": "J", "rune-blood": "B", "rune-enemy": "E",
}  # fmt: skip
WOUND: Final = "!"


@dataclass(frozen=True, slots=True)
class Place:
    """A region as it lies on the board now."""

    id: str
    tag: str
    name: str
    race: str  # who holds it, or nobody
    army: str  # in letters
    markers: tuple[str, ...]
    events: tuple[str, ...]
    slayers: tuple[str, ...]  # their letters; "!" behind a wounded one
    castle: bool


class Printed:
    """What never changes: it is read once for each setup."""

    def __init__(self, reference: shapes.Reference) -> None:
        self.regions = {r["id"]: r for r in reference["board"]["regions"]}
        self.borders = reference["board"]["borders"]
        self.tags = tags({id_: r["name"] for id_, r in self.regions.items()})
        self.races = {race["id"]: race for race in reference["races"]}
        self.units: dict[str, shapes.Unit] = {}
        self.letters: dict[str, str] = {}  # of units
        for race in reference["races"]:
            taken: list[str] = []
            for unit in race["units"]:
                letter = LETTERS[unit["rank"]]
                if letter in taken:  # a second leader or champion goes by its own initial
                    letter = unit["name"].split()[-1][0]
                taken.append(letter)
                self.units[unit["id"]] = unit
                self.letters[unit["id"]] = letter
        self.events = {event["id"]: event for event in reference["events"]}
        for race in reference["races"]:
            self.events.update({event["id"]: event for event in race["events"]})
        self.spells = {spell["id"]: spell for spell in reference["spells"]}
        self.slayers = {slayer["id"]: slayer for slayer in reference["slayers"]}
        self.resources = {card["id"]: card for card in reference["resources"]}
        self.standard = reference["die"]["faces"]
        self.npcs = reference["seating"]["npcs"]

    def army(self, units: shapes.Units, gap: str = "") -> str:
        """Return an army in letters: ``R3!E1L`` are 3 regulars, 1 of them wounded, an elite ..."""
        counts: dict[str, int] = {}
        wounds: dict[str, int] = {}
        for name, n in units.items():
            unit = name.removesuffix(WOUND)
            counts[unit] = counts.get(unit, 0) + n
            wounds[unit] = wounds.get(unit, 0) + (n if name.endswith(WOUND) else 0)
        told: list[str] = []
        for unit, n in counts.items():
            alone = self.units[unit]["rank"] in ("leader", "champion") and n == 1
            told.append(f"{self.letters[unit]}{'' if alone else n}{WOUND * wounds[unit]}")
        return gap.join(told)

    def unit(self, name: str) -> str:
        """Return a soldier in letters: ``R``, ``E!``."""
        unit = name.removesuffix(WOUND)
        return self.letters[unit] + (WOUND if name.endswith(WOUND) else "")


_PRINTED: dict[tuple[int, str], Printed] = {}


def printed(match: Match) -> Printed:
    """Return what is printed on the pieces of a match."""
    key = (id(match.game), str(sorted(match.setup.items())))
    if key not in _PRINTED:
        _PRINTED[key] = Printed(cast(shapes.Reference, match.game.reference(match.setup)))
    return _PRINTED[key]


class Seen:
    """A game as a seat sees it."""

    def __init__(self, match: Match, seat: int) -> None:
        assert isinstance(match.game, AssaultGame)
        self.match = match
        self.seat = seat
        self.view = cast(shapes.View, match.view(seat))
        self.printed = printed(match)
        self.stage = self.view["stage"]
        self.seats = self.view["seats"]
        self.me = self.seats[seat]
        self.spells = self.me["spell_hand"] or []
        self.battle = self.view["battle"]
        self.places = [self._place(id_) for id_ in self.printed.regions]
        self.tags = self.printed.tags

    def _place(self, id_: str) -> Place:
        seen = self.view["regions"][id_]
        slayers = [
            self.printed.slayers[name]["name"][0] + (WOUND if slayer["wounded"] else "")
            for name, slayer in self.view["slayers"].items()
            if slayer["region"] == id_
        ]
        return Place(
            id_,
            self.printed.tags[id_],
            words(
                "assault-region-name", {"region": id_, "name": self.printed.regions[id_]["name"]}
            ),
            seen["race"],
            self.printed.army(seen["units"]),
            tuple(seen["markers"]),
            tuple(seen["events"]),
            tuple(slayers),
            self.view["castle"] == id_,
        )

    def place(self, id_: str) -> Place:
        """Return a region by its id."""
        return next(place for place in self.places if place.id == id_)

    def holdings(self, race: str) -> int:
        """Return how many regions a race holds."""
        return sum(1 for place in self.places if place.race == race)

    def needs_region(self, event: str) -> str:
        """Return the tag of the region where an Event wants a unit, if it wants one."""
        region = self.printed.events[event]["region"]
        return self.tags.get(region, "")


def tags(names: dict[str, str]) -> dict[str, str]:
    """Return two letters for each region, no two alike: initials where they are free."""
    found: dict[str, str] = {}
    for id_, name in names.items():
        parts = [word for word in name.split() if word.casefold() not in SMALL_WORDS]
        initials = "".join(word[0] for word in parts)
        letters = [letter for letter in name if letter.isalpha()]
        wanted = [initials[:2]] if len(initials) > 1 else []
        wanted += [letters[0] + letter for letter in letters[1:]]
        free = [tag.upper() for tag in wanted if tag.upper() not in found.values()]
        found[id_] = free[0] if free else f"{len(found):02}"
    return found
