"""What can come of dice before they are rolled, exactly: so many ways of so many.

Attacks are reckoned as they would be carried out: one roll of the attacker, then each defender in
turn, with the dice it has by then; whoever is destroyed helps nobody after that (R-LIFE-03). Where
the attacker may choose the order, it is the order of ``targets``. Nobody knows where a spirit that
leaves in between will go, so it helps nobody either.
"""

from __future__ import annotations

from math import comb
from typing import Final

from giantstable.games.heroscape.box.cards import SQUAD, Power
from giantstable.games.heroscape.ground.prices import (
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.rules.attack import targets
from giantstable.games.heroscape.rules.attack.defending import can_counter, dodge_shields
from giantstable.games.heroscape.rules.attack.harm import break_truce, under_truce
from giantstable.games.heroscape.rules.attack.strength import (
    attack_dice,
    defense_number,
    height_dice,
)
from giantstable.games.heroscape.rules.movement.on_the_way import UNHARMED
from giantstable.games.heroscape.rules.powers.clones import needed
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    price_of,
    using_of,
)
from giantstable.games.heroscape.table.dice import FACES, SHIELD_FACES, SKULL_FACES
from giantstable.games.heroscape.table.fray import DESTROYED, Fray, fray_on
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import YES

D20: Final = 20
MAJOR_FALL_DICE: Final = 3  # HS-M-FALL-03
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


# -- attacks ----------------------------------------------------------------------------------


def odds(fray: Fray, code: int) -> Odds | None:
    """Return what may come of an attack, by its code; nothing of one that has no target yet."""
    attacker = attacker_of(code)
    aim = aim_of(code)
    using = using_of(code)
    if using == NORMAL:
        return strike(fray, attacker, aim)
    power = fray.theatre.card_of(attacker).powers[using - 1]
    if power.kind == "clone":
        return clone(fray, fray.theatre.unit_of[attacker], power)
    if power.kind == "fire-line":
        victims = targets.fire_line(fray, attacker, aim)
    elif attacker != aim:
        victims = targets.blast(fray, aim)
    else:
        return None  # the squad decides on grenades, and then on whom to throw them at
    return one_roll(fray, attacker, victims, power.numbers["attack"])


def strike(fray: Fray, attacker: int, target: int) -> Odds:
    """Return what may come of a normal attack."""
    fray = _without_truce(fray, attacker, [target])
    attack = attack_dice(fray, attacker, target)
    defense = defense_number(fray, target) + height_dice(fray, target, attacker)
    dodge = dodge_shields(fray, attacker, target)
    found = Odds(FACES ** (attack + defense))
    taken = [0] * (life_left(fray, target) + 1)
    back = [0]
    if can_counter(fray, attacker, target):
        back = [0] * (life_left(fray, attacker) + 1)
    shields = shield_ways(defense)
    for hits, skull_count in enumerate(skull_ways(attack)):
        for blocks, shield_count in enumerate(shields):
            ways = skull_count * shield_count
            taken[_harm(hits, blocks, dodge, len(taken) - 1)] += ways
            back[min(max(blocks - hits, 0), len(back) - 1)] += ways
    found.prospects = [Prospect(target, taken)]
    found.losses = [found.of - taken[-1], taken[-1]]
    if len(back) > 1:
        found.counter = Prospect(attacker, back)
    return found


def _harm(skulls: int, shields: int, dodge: int, left: int) -> int:
    """Return the wounds that a figure with so much Life left takes."""
    if shields >= skulls or 0 < dodge <= shields:
        return 0
    return min(skulls - shields, left)


def _without_truce(fray: Fray, attacker: int, victims: list[int]) -> Fray:
    """Return the battle as it is when the dice fall: an attack ends a truce (R-FORT-02)."""
    seat = fray.seat_of(attacker)
    for victim in victims:
        if under_truce(fray, seat, fray.seat_of(victim)):
            fray = fray.copy()
            break_truce(fray, seat, victim)
            break
    return fray


# -- one roll against many --------------------------------------------------------------------


def one_roll(fray: Fray, attacker: int, victims: list[int], attack: int) -> Odds:
    """Return what may come of one roll of attack dice that all of these defend against in turn."""
    volley = Volley(_without_truce(fray, attacker, victims), attacker, victims)
    count = len(victims)
    losses = [0] * (count + 1)
    for hits, skull_count in enumerate(skull_ways(attack)):
        ways = {0: skull_count}
        for i in range(count):
            ways = volley.defend(i, hits, ways)
        for state, number in ways.items():
            losses[state >> count] += number
    found = Odds(FACES ** (attack + sum(volley.dice)))
    found.prospects = [Prospect(victims[i], volley.taken[i]) for i in range(count)]
    found.losses = losses
    return found


class Volley:
    """Figures that defend in turn against one roll.

    How it can stand in between is a state: a mask of the figures that are gone and whose loss
    matters to others, and above the mask how many are gone at all.
    """

    def __init__(self, fray: Fray, attacker: int, victims: list[int]) -> None:
        self.heights = [height_dice(fray, victim, attacker) for victim in victims]
        self.dodges = [dodge_shields(fray, attacker, victim) for victim in victims]
        self.matter = _who_matters(fray, victims)
        self.numbers = _numbers(fray, victims, self.matter)  # of each, by the mask
        # The most dice that each can roll. Who rolls fewer has the ways of the others as well.
        self.dice = [max(self.numbers[i].values()) + self.heights[i] for i in range(len(victims))]
        self.after = [FACES ** sum(self.dice[i + 1 :]) for i in range(len(victims))]
        self.taken = [[0] * (life_left(fray, victim) + 1) for victim in victims]
        self.gone = 1 << len(victims)  # one more is gone

    def defend(self, i: int, hits: int, ways: dict[int, int]) -> dict[int, int]:
        """Let a figure roll, in every state there can be; return the states after it."""
        taken = self.taken[i]
        left = len(taken) - 1
        matters = self.matter & 1 << i
        found: dict[int, int] = {}
        for state, number in ways.items():
            dice = self.numbers[i][state & (self.gone - 1)] + self.heights[i]
            number *= FACES ** (self.dice[i] - dice)
            for blocks, shield_count in enumerate(shield_ways(dice)):
                harm = _harm(hits, blocks, self.dodges[i], left)
                taken[harm] += number * shield_count * self.after[i]
                then = (state | matters) + self.gone if harm == left else state
                found[then] = found.get(then, 0) + number * shield_count
        return found


def _who_matters(fray: Fray, victims: list[int]) -> int:
    """Return, as a mask, those whose loss may change the dice of others.

    They have an aura or stand on a glyph. Where somebody helps those whom he sees it may be
    anybody, as he may stand in the way.
    """
    talents = fray.theatre.talents
    ranges = fray.theatre.ground.ranges
    units = 0
    for aura in talents.defense_auras + talents.range_auras:
        units |= 1 << aura.unit
        for source in fray.standing(aura.unit) if aura.spaces else []:
            for victim in victims:
                if ranges.apart(fray.figures, source, victim) <= aura.spaces:
                    return (1 << len(victims)) - 1
    found = 0
    for i, victim in enumerate(victims):
        on_glyph = any(fray.glyphs >> s & 1 for s in fray.figures.spaces(victim))
        if on_glyph or units >> fray.theatre.unit_of[victim] & 1:
            found |= 1 << i
    return found


def _numbers(fray: Fray, victims: list[int], matter: int) -> list[dict[int, int]]:
    """Return the defense numbers of each, by who of those that matter went before."""
    found: list[dict[int, int]] = []
    standing: dict[int, Fray] = {0: fray}
    for i, victim in enumerate(victims):
        found.append({gone: defense_number(then, victim) for gone, then in standing.items()})
        if matter >> i & 1 and i + 1 < len(victims):
            for gone, then in list(standing.items()):
                without = then.copy()
                without.take_off(victim, DESTROYED)
                standing[gone | 1 << i] = without
    return found


# -- powers -----------------------------------------------------------------------------------


def chomp(fray: Fray, biter: int, victim: int) -> Odds:
    """Return what may come of a bite: squad figures are devoured without a roll (HS-P-GRIM-01)."""
    power = fray.theatre.card_of(biter).power("chomp")
    assert power is not None
    squad = fray.theatre.card_of(victim).kind == SQUAD
    bites = D20 if squad else D20 + 1 - power.numbers["roll"]
    found = Odds(D20)
    taken = [0] * (life_left(fray, victim) + 1)
    taken[0] = D20 - bites
    taken[-1] = bites
    found.prospects = [Prospect(victim, taken)]
    found.losses = [D20 - bites, bites]
    found.wins = [D20 - bites, bites]
    return found


def shackle(fray: Fray, figure: int) -> Odds:
    """Return how likely it is that a figure takes an adjacent one's card (HS-P-NGOK-01)."""
    power = fray.theatre.card_of(figure).power("shackle")
    assert power is not None
    return _rolls([power.numbers["roll"]], 1)


def charge(fray: Fray, unit: int) -> Odds:
    """Return how likely it is that a squad may move again (HS-P-TARN-01)."""
    power = fray.theatre.units[unit].power("charge")
    assert power is not None
    return _rolls([power.numbers["roll"]], 1)


def clone(fray: Fray, unit: int, power: Power) -> Odds:
    """Return how many figures may come back, if there is room for them (HS-P-MARR-01)."""
    rolls = [needed(fray, power, figure) for figure in fray.standing(unit)]
    lost = [f for f in fray.theatre.figures_of(unit) if fray.fate[f] == DESTROYED]
    return _rolls(rolls, len(lost))


def _rolls(least: list[int], most: int) -> Odds:
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


# -- moves ------------------------------------------------------------------------------------


def move(fray: Fray, figure: int, code: int) -> Odds:
    """Return what the swipes and falls of a move may do, if every swipe is taken.

    A figure that is destroyed on the way has no more to fear (R-LEAVE-01).
    """
    price = price_of(code)
    dice = swipes_of(price) + falls_of(price) + MAJOR_FALL_DICE * major_falls_of(price)
    deep = extreme_falls_of(price)
    found = Odds(FACES**dice * D20**deep)
    safe = (D20 + 1 - UNHARMED) ** deep
    taken = [0] * (life_left(fray, figure) + 1)
    for hits, ways in enumerate(skull_ways(dice)):
        taken[min(hits, len(taken) - 1)] += ways * safe
    taken[-1] += FACES**dice * (D20**deep - safe)
    found.prospects = [Prospect(figure, taken)]
    found.losses = [found.of - taken[-1], taken[-1]]
    return found


# -- any question -----------------------------------------------------------------------------


def foretell(decision: Decision, code: int) -> Odds | None:
    """Return what may come of an answer to a question; nothing if no dice follow from it."""
    fray = fray_on(decision.table)
    kind = decision.kind
    if code == DONE:
        return None
    if kind in (asks.ATTACK.name, asks.THROW.name):
        return odds(fray, code)
    if kind == asks.MOVE_TO.name:
        return move(fray, decision.subject, code) if price_of(code) else None
    if kind == asks.CHOMP.name:
        return chomp(fray, decision.subject, code)
    if kind == asks.SHACKLE.name:
        return shackle(fray, decision.subject)
    if kind == asks.CHARGE.name and code == YES:
        return charge(fray, decision.subject)
    return None
