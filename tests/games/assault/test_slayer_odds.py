"""The odds of giantslayers: against counting every roll, and against battles that are fought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from giantstable.games.assault.rules.battle.casualties import after_damage
from giantstable.games.assault.rules.battle.nine_steps import carry_out, worth
from giantstable.games.assault.rules.battle.rolling import all_dice, worst_dice
from giantstable.games.assault.rules.giantslayers import assault
from giantstable.games.assault.table.army import NONE, ONE, count
from giantstable.games.assault.table.combat import BY_LINE, BY_SINKER, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from giantstable.games.assault.told import slayer_odds
from giantstable.games.assault.told.odds import Oracle, means
from giantstable.kernel.rng import seeded
from tests.games.assault.every_roll import Totals, every_first_roll, every_roll, settled
from tests.games.assault.fights import THERE, combat
from tests.games.assault.realms import Counts, Sitting, race, realm
from tests.games.assault.table import box, region

NAMES = [slayer.id for slayer in box().slayers]
Standing = dict[str, bool]  # who stands, and whether wounded


def beset(
    band: Sequence[str],
    units: Counts,
    seats: int = 6,
    rows: Mapping[str, Sequence[str]] | None = None,
    house: House | None = None,
    seed: int = 0,
) -> Realm:
    """Return a realm in which giantslayers stand among hill giants, and frost sends them."""
    return realm(
        seats=seats,
        armies={THERE: ("hill", units)},
        rows=rows,
        active="frost",
        slayers=dict.fromkeys(band, THERE),
        house=house,
        seed=seed,
    )


def mask(band: Sequence[str]) -> int:
    return sum(1 << NAMES.index(name.rstrip("!")) for name in band)


def asked(table: Realm, band: Sequence[str]) -> slayer_odds.AssaultOdds:
    fight = assault(table, race("frost"), mask(band), region(THERE))
    return slayer_odds.assault(Oracle(table.world), table, fight)


# -- every roll counted ---------------------------------------------------------------------------


def standing(band: Sequence[str]) -> Standing:
    return {name.rstrip("!"): name.endswith("!") for name in band}


def hit(band: Standing, damage: int) -> Standing:
    """Return the band after damage, of all orders in which it can be taken the mildest."""
    if damage == 0 or not band:
        return band
    ways = [hit(struck(band, name, damage), left_by(name, damage)) for name in band]
    return min(ways, key=lambda then: toll(band, then))


def struck(band: Standing, name: str, damage: int) -> Standing:
    """Return the band after one of them takes damage."""
    then = dict(band)
    if band[name] or damage >= box().slayers[NAMES.index(name)].fortitude:
        del then[name]
    else:
        then[name] = True
    return then


def left_by(name: str, damage: int) -> int:
    """Return the damage that is left for others."""
    return max(0, damage - box().slayers[NAMES.index(name)].fortitude)


def toll(band: Standing, then: Standing) -> int:
    healthy = list(band.values()).count(False) - list(then.values()).count(False)
    return 2 * (len(band) - len(then)) + healthy


def fallen(table: Realm, left: int) -> int:
    """Return who of the giants has fallen, as healthy soldiers."""
    gone = NONE
    before = table.army[region(THERE)]
    for soldier in range(0, 10, 2):
        n = sum(count(before, one) - count(left, one) for one in (soldier, soldier + 1))
        gone += n * ONE[soldier]
    return gone


def healthy(army: int) -> int:
    return sum(count(army, soldier) for soldier in range(0, 10, 2))


class Counted:
    """What comes of two totals, and of all of them."""

    def __init__(self, table: Realm, band: Sequence[str]) -> None:
        self.table = table
        self.band = standing(band)
        fight = assault(table, race("frost"), mask(band), region(THERE))
        self.slayers: Side = fight.attacker
        self.mine = means(table, fight, fight.attacker)
        self.theirs = means(table, fight, fight.defender)
        self.army = table.army[region(THERE)]
        self.bands: dict[str, Fraction] = {}
        self.left: dict[int, Fraction] = {}
        self.points = Fraction(0)

    def after(self, mine: tuple[int, int], theirs: tuple[int, int]) -> tuple[int, Standing]:
        world = self.table.world
        left = after_damage(world, race("hill"), self.army, max(0, mine[0] - theirs[1]), {})
        return left, hit(self.band, max(0, theirs[0] - mine[1]))

    def gained(self, left: int) -> int:
        return worth(self.table, self.slayers, race("hill"), fallen(self.table, left))

    def promise(self, mine: tuple[int, int], theirs: Totals) -> Fraction:
        found = Fraction(0)
        for totals, chance in theirs.items():
            left, band = self.after(mine, totals)
            harm = 2 * self.gained(left) + healthy(self.army) - healthy(left)
            found += chance * (harm - toll(self.band, band))
        return found

    def add(self, mine: tuple[int, int], theirs: Totals, times: Fraction) -> None:
        for totals, chance in theirs.items():
            left, band = self.after(mine, totals)
            name = named(band)
            self.bands[name] = self.bands.get(name, Fraction(0)) + times * chance
            self.left[left] = self.left.get(left, Fraction(0)) + times * chance
            self.points += times * chance * self.gained(left)

    def count(self, with_hook: bool) -> None:
        usual = every_roll(self.theirs)
        firsts = every_first_roll(self.theirs) if with_hook else [(Fraction(1), usual)]
        for mine, chance in every_roll(self.mine).items():
            enough = self.promise(mine, usual)
            for likely, first in firsts:
                again = self.promise(mine, first) < enough
                self.add(mine, usual if again else first, chance * likely)


def named(band: Standing) -> str:
    return " ".join(name + "!" * band[name] for name in NAMES if name in band)


def name_of(band: int) -> str:
    stand, wounded = slayer_odds.standing_of(band), slayer_odds.wounded_of(band)
    return named({name: bool(wounded >> i & 1) for i, name in enumerate(NAMES) if stand >> i & 1})


LED = {"hill": ["leader", "magic", "move"]}  # two dice again, one arcane result for a block


@pytest.mark.rule("AG-SLAYER-21", "AG-SLAYER-22", "AG-SLAYER-23", "AG-SLAYER-25", "AG-SLAYER-30")
@pytest.mark.parametrize(
    ("band", "units", "seats", "rows"),
    [
        (["hook"], {"hill-regular": 2}, 6, None),
        (["line"], {"hill-regular": 2}, 6, None),
        (["sinker"], {"hill-elite": 1, "hill-regular!": 1}, 6, None),
        (["hook!"], {"hill-regular": 2}, 6, None),
        (["hook"], {"guh": 1}, 6, LED),
        (["hook"], {"hill-regular": 2}, 5, None),
        (["hook", "line"], {"hill-regular": 1, "hill-elite!": 1}, 6, None),
        (["hook", "sinker!"], {"hill-regular": 3}, 6, None),
        (["line!", "sinker"], {"hill-regular": 2}, 6, None),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list | dict) else str(value),
)
def test_the_odds_are_as_counting_every_roll_says(
    band: list[str], units: dict[str, int], seats: int, rows: Mapping[str, Sequence[str]] | None
) -> None:
    table = beset(band, units, seats, rows)
    counted = Counted(table, band)
    counted.count(with_hook="hook" in band)
    found = asked(table, band)
    bands = dict(zip(map(name_of, found.bands), found.band_chances, strict=True))
    left = dict(zip(found.defenders, found.defender_chances, strict=True))
    assert {name: chance for name, chance in bands.items() if chance} == pytest.approx(
        {name: float(chance) for name, chance in counted.bands.items()}
    )
    assert {army: chance for army, chance in left.items() if chance} == pytest.approx(
        {army: float(chance) for army, chance in counted.left.items()}
    )
    assert found.points == pytest.approx(float(counted.points))
    assert found.band_falls == pytest.approx(float(counted.bands.get("", 0)))
    assert found.defender_falls == pytest.approx(float(counted.left.get(NONE, 0)))
    drawn = sum(
        float(chance) * (len(band) - len(name.split())) for name, chance in counted.bands.items()
    )
    assert found.cards == pytest.approx(drawn if seats == 6 else 0)  # AG-NPC-17


# -- battles that are fought ----------------------------------------------------------------------


def test_all_three_fight_as_foretold() -> None:
    """Fight many battles with the policy of the odds; the means must lie where they put them."""
    house = House()
    house.npc_auto = True
    band = ["hook", "line", "sinker"]
    units = {"hill-regular": 2, "hill-elite": 1}
    table = beset(band, units, 5, house=house)
    found = asked(table, band)
    controller = Controller(table.copy(), band)
    battles = 400
    points = falls = gone = 0
    rng = seeded("slayers")
    for _ in range(battles):
        here = table.copy()
        here.events = None
        here.rng.become(rng)
        fight = assault(here, race("frost"), mask(band), region(THERE))
        controller.play(Sitting(carry_out(here, fight), here))
        rng.become(here.rng)
        points += here.points[race("frost")]
        falls += here.army[region(THERE)] == NONE
        gone += 3 - sum(at == region(THERE) for at in here.slayer_at)
    lost = sum(
        chance * (3 - slayer_odds.standing_of(left).bit_count())
        for left, chance in zip(found.bands, found.band_chances, strict=True)
    )
    assert points / battles == pytest.approx(found.points, abs=0.2)
    assert falls / battles == pytest.approx(found.defender_falls, abs=0.06)
    assert gone / battles == pytest.approx(lost, abs=0.1)


class Controller(Counted):
    """Answers for giantslayers as the odds take it for granted."""

    def __init__(self, table: Realm, band: Sequence[str]) -> None:
        super().__init__(table, band)
        self.usual = every_roll(self.theirs)
        self.known: dict[tuple[int, ...], str] = {}

    def play(self, sitting: Sitting) -> None:
        while sitting.asked is not None:
            sitting.answer(self.choose(sitting))

    def choose(self, sitting: Sitting) -> str | int:
        assert sitting.asked is not None
        slayers = combat(sitting.realm).attacker
        codes = list(sitting.asked.codes)
        if sitting.kind == "hook":
            return self.hook(slayers, combat(sitting.realm).defender)
        if sitting.kind == "slayer-casualty":
            return self.casualty(sitting.realm, codes, sitting.asked.about)
        if sitting.kind == "convert":
            return max(codes)
        worst = self.worst(slayers)
        if sitting.kind == "reroll":
            worst = [die for die in worst if worst.count(die) > slayers.picked.count(die)]
            return worst[0] if worst else "done"
        if BY_SINKER in codes and worst:
            return BY_SINKER
        return BY_LINE if BY_LINE in codes else "done"

    def worst(self, slayers: Side) -> list[int]:
        die = box().stock.die
        mine = self.mine
        return worst_dice(slayers.faces, die, die, mine.rerolls, mine.hits_each, mine.useful)

    def hook(self, slayers: Side, defender: Side) -> str:
        mine = (slayers.hits, slayers.blocks)
        dice = sorted(all_dice(defender))
        key = (*mine, *dice)
        if key not in self.known:
            worse = self.promise(mine, settled(self.theirs, dice)) < self.promise(mine, self.usual)
            self.known[key] = "yes" if worse else "no"
        return self.known[key]

    def casualty(self, table: Realm, codes: list[int], damage: int) -> int:
        band = {NAMES[one]: bool(table.slayers_wounded >> one & 1) for one in codes}
        best = hit(band, damage)
        for one in codes:  # whose loss leads to the mildest end
            if hit(struck(band, NAMES[one], damage), left_by(NAMES[one], damage)) == best:
                return one
        raise AssertionError(codes)
