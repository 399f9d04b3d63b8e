"""Army Cards and glyphs: what is printed on them, as the content files describe it."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.figures import Body

GENERALS: Final = ["jandar", "utgar", "ullar", "vydar", "einar"]  # HS-C-CARD-10
UNIQUE: Final = 0
COMMON: Final = 1
RARITIES: Final = ["unique", "common"]
HERO: Final = 0
SQUAD: Final = 1
KINDS: Final = ["hero", "squad"]
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
HUGE: Final = 3
FIGURE_SIZES: Final = ["small", "medium", "large", "huge"]  # HS-C-CARD-08

OWN: Final = "own"  # figures you control
FRIENDLY: Final = "friendly"  # yours and your team-mates'

# What content can say of a power in words; all else that it says are numbers.
POWER_WORDS: Final[dict[str, list[str]]] = {
    "whose": [OWN, FRIENDLY],
    "up_to": FIGURE_SIZES,
    "species": [],  # any word
    "class": [],
    "except_class": [],
}


class PowerKind:
    """A special power that cards can have: what content calls it, and what it needs from there.

    What it needs are numbers and words by name; a name that ends in "?" may be left out. What it
    does is a module of its own in ``rules/powers``.
    """

    def __init__(self, id_: str, needs: list[str]) -> None:
        self.id = id_
        self.needs = needs


class Power:
    """A special power as a card has it: what the card calls it, its numbers and words."""

    def __init__(
        self, of: PowerKind, name: str, numbers: dict[str, int], words: dict[str, str]
    ) -> None:
        self.of = of
        self.kind = of.id
        self.name = name
        self.numbers = numbers
        self.words = words


class Side:
    """The numbers of one side of a card; the Basic side has no Life and no Points."""

    def __init__(
        self, life: int, move: int, range_: int, attack: int, defense: int, points: int
    ) -> None:
        self.life = life
        self.move = move
        self.range = range_
        self.attack = attack
        self.defense = defense
        self.points = points


class ArmyCard:
    """An Army Card with both sides (HS-C-CARD-01 .. HS-C-CARD-11)."""

    def __init__(
        self,
        id_: str,
        name: str,
        order: int,
        figures: int,
        general: int,
        species: str,
        rarity: int,
        kind: int,
        class_: str,
        personality: str,
        size: int,
        master: Side,
        basic: Side,
        body: Body,
        powers: list[Power],
    ) -> None:
        self.id = id_
        self.name = name
        self.order = order
        self.figures = figures
        self.general = general
        self.species = species
        self.rarity = rarity
        self.kind = kind
        self.class_ = class_
        self.personality = personality
        self.size = size
        self.master = master
        self.basic = basic
        self.body = body
        self.powers = powers

    @property
    def spaces(self) -> int:
        """How many spaces a figure of it takes: one or two."""
        return self.body.spaces

    @property
    def height(self) -> int:
        """The Height of its figures, in levels."""
        return self.body.height

    def power(self, kind: str) -> Power | None:
        """Return its power of a kind, if it has one."""
        for power in self.powers:
            if power.kind == kind:
                return power
        return None

    def is_meant(self, species: str, class_: str) -> bool:
        """Return whether a power that names a species and a class means it (HS-P-REF-01).

        Squads print their class in the plural, heroes in the singular.
        """
        if species and species != self.species:
            return False
        return not class_ or class_.removesuffix("s") == self.class_.removesuffix("s")


PERMANENT: Final = 0
TEMPORARY: Final = 1
ARTIFACT: Final = 2
LASTINGS: Final = ["permanent", "temporary", "artifact"]  # HS-G-GEN-06

GLYPH_EFFECTS: Final = [
    "none", "attack", "defense", "range", "move", "initiative", "heal", "summon", "curse",
]  # fmt: skip
ATTACK_EFFECT: Final = 1
DEFENSE_EFFECT: Final = 2
RANGE_EFFECT: Final = 3
MOVE_EFFECT: Final = 4
INITIATIVE_EFFECT: Final = 5
HEAL_EFFECT: Final = 6
SUMMON_EFFECT: Final = 7
CURSE_EFFECT: Final = 8


class Glyph:
    """A glyph, and how many of it there are (HS-C-BOX-07)."""

    def __init__(
        self,
        id_: str,
        name: str,
        letter: str,
        copies: int,
        lasting: int,
        effect: int,
        by: int,
        least: int,
        roll: int,
    ) -> None:
        self.id = id_
        self.name = name
        self.letter = letter  # in battlefield diagrams (HS-C-GKEY-01)
        self.copies = copies
        self.lasting = lasting
        self.effect = effect
        self.by = by  # how much the effect adds
        self.least = least  # range: only to numbers of at least this
        self.roll = roll  # curse: the roll that destroys
