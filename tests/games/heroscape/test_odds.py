"""Odds are exact: compared with every roll there is, and with rolls that are really made."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction
from math import isclose

import pytest

from giantstable.games.heroscape.ground import prices
from giantstable.games.heroscape.rules.attack import (
    normal_attack,
    prospects,
    special_attacks,
    targets,
)
from giantstable.games.heroscape.rules.attack.strength import (
    attack_dice,
    defense_dice,
    defense_number,
)
from giantstable.games.heroscape.rules.movement import destinations
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.rules.powers.fire_line import FIRE_LINE
from giantstable.games.heroscape.rules.powers.grenades import GRENADES
from giantstable.games.heroscape.table import asks, chances, codes
from giantstable.games.heroscape.table.chances import Odds, Prospect
from giantstable.games.heroscape.table.codes import attack_code, price_of
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray
from giantstable.games.heroscape.told import odds
from giantstable.kernel.decision import Decision, DecisionKind, Play
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import GameOver
from tests.games.heroscape.fields import acts, clause, figure, fray_on
from tests.games.heroscape.scattered import BATTLEFIELDS, scattered
from tests.games.heroscape.using import special_attack, using

MEADOW = "\n".join(["g1 " * 12] * 9)
SKULLS = (0, 1, 2)
SHIELDS = (3, 4)


def first_prospect(found: Odds) -> Prospect:
    return found.prospects[0]


# -- every roll there is --------------------------------------------------------------------------


def all_rolls(dice: int) -> list[tuple[int, ...]]:
    return list(itertools.product(range(6), repeat=dice))


def count(roll: tuple[int, ...], faces: tuple[int, ...]) -> int:
    return sum(face in faces for face in roll)


@pytest.mark.rule("HS-C-DIE-02")
@pytest.mark.parametrize("dice", range(5))
def test_ways_of_dice_are_counted_face_by_face(dice: int) -> None:
    skulls = [0] * (dice + 1)
    shields = [0] * (dice + 1)
    for roll in all_rolls(dice):
        skulls[count(roll, SKULLS)] += 1
        shields[count(roll, SHIELDS)] += 1
    assert chances.skull_ways(dice) == skulls
    assert chances.shield_ways(dice) == shields


def test_many_dice_are_reckoned_without_a_table() -> None:
    for dice in (24, 25, 40):
        assert sum(chances.skull_ways(dice)) == sum(chances.shield_ways(dice)) == 6**dice
        assert len(chances.skull_ways(dice)) == dice + 1


def every_strike(fray: Fray, attacker: int, target: int, left: int, dodge: int) -> list[int]:
    """Return in how many ways a target takes 0, 1 ... wounds, roll by roll."""
    dice = attack_dice(fray, attacker, target)
    more = defense_dice(fray, attacker, target)
    assert dice + more <= 7, "too many rolls to try them all"
    ways = [0] * (left + 1)
    for roll in all_rolls(dice + more):
        skulls = count(roll[:dice], SKULLS)
        shields = count(roll[dice:], SHIELDS)
        if dodge and shields >= dodge:
            shields = skulls
        ways[min(max(skulls - shields, 0), left)] += 1
    return ways


def test_a_normal_attack_roll_by_roll() -> None:
    fray = fray_on(MEADOW, {"marro-warriors": (0, "A1"), "syvarris": (1, "E1")})
    marro, syvarris = figure(fray, "marro-warriors"), figure(fray, "syvarris")
    for wounds in range(4):
        fray.wounds[syvarris] = wounds
        found = prospects.strike(fray, marro, syvarris)
        assert first_prospect(found).ways == every_strike(fray, marro, syvarris, 4 - wounds, 0)
        assert found.of == 6**4
        assert found.counter is None


def test_a_dodge_roll_by_roll() -> None:
    fray = fray_on(MEADOW, {"marro-warriors": (0, "A1"), "krav-maga-agents": (1, "E1")})
    marro, agent = figure(fray, "marro-warriors"), figure(fray, "krav-maga-agents")
    far = prospects.strike(fray, marro, agent)
    assert first_prospect(far).ways == every_strike(fray, marro, agent, 1, 1)
    fray.stand(agent, fray.theatre.field.space("B1"))
    near = prospects.strike(fray, marro, agent)
    assert first_prospect(near).ways == every_strike(fray, marro, agent, 1, 0)
    assert near.destroys(agent) > far.destroys(agent)


def test_a_counter_strike_roll_by_roll() -> None:
    fray = fray_on(MEADOW, {"grimnak": (0, "A1 B1"), "izumi-samurai": (1, "C1")})
    grimnak, samurai = figure(fray, "grimnak"), figure(fray, "izumi-samurai")
    fray.wounds[grimnak] = 3
    ways = [0, 0, 0]
    for roll in all_rolls(7):
        back = count(roll[2:], SHIELDS) - count(roll[:2], SKULLS)
        ways[min(max(back, 0), 2)] += 1
    found = prospects.strike(fray, grimnak, samurai)
    assert found.counter is not None
    assert found.counter.figure == grimnak
    assert found.counter.ways == ways
    assert found.counter_wounds() == [way / 6**7 for way in ways]
    fray.stand(samurai, fray.theatre.field.space("H1"))
    assert prospects.strike(fray, grimnak, samurai).counter is None


def test_the_basic_game_knows_hit_or_miss() -> None:
    fray = fray_on(
        "g2 g1 g1", {"zettian-guards": (0, "A1"), "airborne-elite": (1, "C1")}, basic=True
    )
    guard, elite = figure(fray, "zettian-guards"), figure(fray, "airborne-elite")
    found = prospects.strike(fray, guard, elite)
    assert first_prospect(found).ways == every_strike(fray, guard, elite, 1, 0)
    assert found.losses == first_prospect(found).ways


def test_a_blast_roll_by_roll() -> None:
    """Two dice against two figures that roll two dice each, all against one and the same roll."""
    fray = fray_on(
        MEADOW,
        {"airborne-elite": (0, "A1"), "airborne-elite 2": (0, "D1"), "syvarris": (1, "E1")},
    )
    thrower = figure(fray, "airborne-elite")
    syvarris, elite = figure(fray, "syvarris"), figure(fray, "airborne-elite 2")
    fray.wounds[syvarris] = 3
    losses = [0, 0, 0]
    taken = [[0, 0], [0, 0]]
    for roll in all_rolls(6):
        skulls = count(roll[:2], SKULLS)
        hits = [skulls > count(roll[i : i + 2], SHIELDS) for i in (2, 4)]
        losses[sum(hits)] += 1
        for i in (0, 1):
            taken[i][hits[i]] += 1
    code = attack_code(thrower, syvarris, using(fray, "airborne-elite", GRENADES))
    found = odds.odds(fray, code)
    assert found is not None
    assert [p.figure for p in found.prospects] == [syvarris, elite]
    assert [p.ways for p in found.prospects] == taken
    assert found.losses == losses
    alone = Fraction(taken[0][1], found.of) * Fraction(taken[1][1], found.of)
    assert Fraction(losses[2], found.of) > alone  # one roll for both: they fall together


# -- one after another ----------------------------------------------------------------------------


def plainly(
    fray: Fray, attacker: int, victims: list[int], skulls: int, level: list[int]
) -> dict[tuple[int, ...], Fraction]:
    """Return how likely it is who is destroyed, a defender at a time, on copies of the battle."""
    if not victims:
        return {(): Fraction(1)}
    victim, rest = victims[0], victims[1:]
    number = defense_number(fray, victim) + level[0]
    left = chances.life_left(fray, victim)
    found: dict[tuple[int, ...], Fraction] = {}
    for shields in range(number + 1):
        chance = Fraction(chances.shield_ways(number)[shields], 6**number)
        after = fray.copy()
        lost = skulls - shields >= left
        if lost:
            after.take_off(victim, DESTROYED)
        for who, more in plainly(after, attacker, rest, skulls, level[1:]).items():
            key = (victim, *who) if lost else who
            found[key] = found.get(key, Fraction(0)) + chance * more
    return found


@pytest.mark.parametrize("helper", ["thorgrim", "raelin", "marro-warriors"])
def test_who_is_destroyed_first_helps_nobody_after_that(helper: str) -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "A1"),
            helper: (1, "E1"),
            "syvarris": (1, "F1"),
            "airborne-elite": (1, "E2"),
        },
        glyphs={"E1": "gerda"},
    )
    walker, centre = figure(fray, "deathwalker-9000"), figure(fray, helper)
    fray.wounds[centre] = chances.life_left(fray, centre) - 1
    fray.wounds[figure(fray, "syvarris")] = 3
    victims = special_attacks.blast(fray, centre)
    assert len(victims) == 3
    found = prospects.one_roll(fray, walker, victims, 3)
    expected: dict[tuple[int, ...], Fraction] = {}
    for skulls, ways in enumerate(chances.skull_ways(3)):
        for who, chance in plainly(fray, walker, victims, skulls, [0, 0, 0]).items():
            expected[who] = expected.get(who, Fraction(0)) + chance * Fraction(ways, 6**3)
    for prospect in found.prospects:
        destroyed = sum(chance for who, chance in expected.items() if prospect.figure in who)
        assert Fraction(prospect.ways[-1], found.of) == destroyed
    for number, ways in enumerate(found.losses):
        exactly = sum(c for who, c in expected.items() if len(who) == number)
        assert Fraction(ways, found.of) == exactly


def test_an_attack_that_breaks_the_truce_is_reckoned_without_it() -> None:
    fray = fray_on(
        MEADOW,
        {
            "mimring": (0, "K8 K9"),
            "finn": (1, "C3"),
            "tarn-viking-warriors": (2, "D3"),
            "thorgrim": (1, "C4"),
        },
        special=[clause("truce", seats=[1, 2])],
    )
    viking, finn = figure(fray, "tarn-viking-warriors"), figure(fray, "finn")
    assert attack_dice(fray, viking, finn) == 4  # Finn helps a friend
    found = prospects.strike(fray, viking, finn)
    assert found.of == 6 ** (3 + 5)  # he helps no enemy
    assert fray.truce


# -- sums -----------------------------------------------------------------------------------------


def test_all_ways_are_counted_wherever_figures_stand() -> None:
    rng = random.Random(11)
    told = 0
    for id_ in BATTLEFIELDS:
        fray = scattered(id_, rng, near=True)
        for who in range(len(fray.theatre.units)):
            fray.unit = who
            fray.seat = fray.owner[who]
            codes = targets.codes(fray, who)
            for code in rng.sample(codes, min(len(codes), 6)):
                found = odds.odds(fray, code)
                if found is None:
                    continue
                told += 1
                for prospect in found.prospects:
                    assert sum(prospect.ways) == found.of
                    assert len(prospect.ways) == chances.life_left(fray, prospect.figure) + 1
                if found.prospects:
                    assert sum(found.losses) == found.of
                    mean = sum(found.destroys(p.figure) for p in found.prospects)
                    assert isclose(mean, chances.mean(found.losses) / found.of)
                if found.counter is not None:
                    assert sum(found.counter.ways) == found.of
                if found.wins:
                    assert sum(found.wins) == found.of
    assert told > 60


# -- rolls that are made --------------------------------------------------------------------------


def carried_out(play: Play, order: list[int]) -> None:
    """Carry play out; who is next goes by this order, and everything else as first offered."""
    try:
        made = next(play)
        while True:
            code = 0
            if isinstance(made, Decision):
                ranked = [c for c in order if c in made.codes]
                code = ranked[0] if ranked else made.codes[-1]
            made = play.send(code)
    except (StopIteration, GameOver):
        pass


def attacked(fray: Fray, code: int) -> Play:
    if codes.using_of(code) == codes.NORMAL:
        return normal_attack.strike(fray, codes.attacker_of(code), codes.aim_of(code))
    return special_attack(fray, code)


def test_odds_are_what_rolls_come_to() -> None:
    fray = fray_on(
        "\n".join(["g1 g1 g1 g1 g1 g2 g2 g2 g1 g1"] * 5),
        {
            "deathwalker-9000": (0, "A1"),
            "marro-warriors": (1, "F1"),
            "krav-maga-agents": (1, "G1"),
            "syvarris": (1, "F2"),
            "raelin": (1, "H2"),
            "izumi-samurai": (1, "C5"),
            "grimnak": (0, "B5 A5"),
            "mimring": (0, "D3 C3"),
            "finn": (1, "G3"),
        },
    )
    fray.wounds[figure(fray, "syvarris")] = 2
    walker, mimring = figure(fray, "deathwalker-9000"), figure(fray, "mimring")
    codes = [
        attack_code(figure(fray, "grimnak"), figure(fray, "izumi-samurai")),
        attack_code(walker, figure(fray, "syvarris")),
        attack_code(walker, figure(fray, "krav-maga-agents")),
        attack_code(
            walker, figure(fray, "marro-warriors"), using(fray, "deathwalker-9000", EXPLOSION)
        ),
        attack_code(mimring, 0, using(fray, "mimring", FIRE_LINE)),
    ]
    for number, code in enumerate(codes):
        _rolls_agree(fray, code, f"rolls {number}")


def _rolls_agree(fray: Fray, code: int, seed: str) -> None:
    found = odds.odds(fray, code)
    assert found is not None
    tries = 1500
    order = [p.figure for p in found.prospects]
    wounds = [[0] * len(p.ways) for p in found.prospects]
    losses = [0] * len(found.losses)
    attacker = codes.attacker_of(code)
    back = [0] * (0 if found.counter is None else len(found.counter.ways))
    rng = seeded(seed)
    for _ in range(tries):
        copy = fray.copy()
        copy.rng.become(rng)
        copy.seat = copy.seat_of(attacker)
        copy.unit = copy.theatre.unit_of[attacker]
        carried_out(attacked(copy, code), order)
        rng.become(copy.rng)
        lost = 0
        for i, who in enumerate(order):
            gone = copy.fate[who] != STANDING
            lost += gone
            most = len(wounds[i]) - 1
            wounds[i][most if gone else copy.wounds[who] - fray.wounds[who]] += 1
        losses[lost] += 1
        if back:
            gone = copy.fate[attacker] != STANDING
            back[-1 if gone else copy.wounds[attacker] - fray.wounds[attacker]] += 1
    for i, prospect in enumerate(found.prospects):
        _close(wounds[i], found.chances(prospect.ways), tries)
    _close(losses, found.chances(found.losses), tries)
    if found.counter is not None:
        _close(back, found.counter_wounds(), tries)


def _close(seen: list[int], expected: list[float], tries: int) -> None:
    for number, chance in zip(seen, expected, strict=True):
        assert abs(number / tries - chance) < 0.06, (seen, expected)


# -- moves ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-LEAVE-EX15")
def test_swipes_roll_by_roll() -> None:
    fray = fray_on(
        MEADOW,
        {
            "finn": (0, "C3"),
            "tarn-viking-warriors": (1, "B3"),
            "tarn-viking-warriors 2": (1, "B4"),
        },
    )
    acts(fray, "finn")
    finn = figure(fray, "finn")
    offer = destinations.offered(fray, finn)
    away = fray.theatre.field.space("H3")
    (code,) = [c for c in offer.codes if codes.first_of(c) == away]
    assert price_of(code) == 2 * prices.SWIPES
    found = odds.move(fray, finn, code)
    assert found.wounds(finn) == [0.25, 0.5, 0.25, 0, 0]
    fray.wounds[finn] = 3
    assert odds.move(fray, finn, code).destroys(finn) == 0.75


def test_falls() -> None:
    fray = fray_on(MEADOW, {"finn": (0, "C3"), "marro-warriors": (0, "A1")})
    finn, marro = figure(fray, "finn"), figure(fray, "marro-warriors")
    fall = prices.FALLS * codes.PRICE
    major = prices.MAJOR_FALLS * codes.PRICE
    extreme = prices.EXTREME_FALLS * codes.PRICE
    assert odds.move(fray, marro, fall).destroys(marro) == 0.5
    assert odds.move(fray, finn, major).wounds(finn) == [1 / 8, 3 / 8, 3 / 8, 1 / 8, 0]
    assert odds.move(fray, finn, extreme).destroys(finn) == 0.9
    both = odds.move(fray, finn, extreme + fall)
    assert both.wounds(finn) == [0.05, 0.05, 0, 0, 0.9]
    assert odds.move(fray, finn, 0).wounds(finn) == [1, 0, 0, 0, 0]


# -- what clients are told ------------------------------------------------------------------------


def test_json_has_parts_of_1() -> None:
    fray = fray_on(MEADOW, {"grimnak": (0, "A1 B1"), "izumi-samurai": (1, "C1")})
    grimnak, samurai = figure(fray, "grimnak"), figure(fray, "izumi-samurai")
    told = prospects.strike(fray, grimnak, samurai).to_json()
    assert set(told) == {"figures", "losses", "counter"}
    figures = told["figures"]
    assert isinstance(figures, list)
    (only,) = figures
    assert only["figure"] == samurai
    assert sum(only["wounds"]) == pytest.approx(1)
    assert only["destroyed"] == only["wounds"][-1] == only["mean"]
    counter = told["counter"]
    assert isinstance(counter, dict)
    assert counter["figure"] == grimnak
    assert len(counter["wounds"]) == 6


def test_who_is_not_meant_is_not_harmed() -> None:
    fray = fray_on(MEADOW, {"marro-warriors": (0, "A1"), "syvarris": (1, "E1")})
    found = prospects.strike(fray, figure(fray, "marro-warriors"), figure(fray, "syvarris"))
    assert found.destroys(figure(fray, "finn")) == 0
    assert found.mean_wounds(figure(fray, "finn")) == 0
    assert found.wounds(figure(fray, "finn")) == [1]
    assert found.counter_wounds() == [1]
    assert 0 < found.mean_wounds(figure(fray, "syvarris")) < 2


def test_answers_are_foretold_by_their_question() -> None:
    fray = fray_on(
        MEADOW,
        {
            "grimnak": (0, "C3 D3"),
            "finn": (1, "E3"),
            "marro-warriors": (1, "C4"),
            "airborne-elite": (0, "A1"),
        },
    )
    acts(fray, "grimnak")
    grimnak, finn = figure(fray, "grimnak"), figure(fray, "finn")

    def asked(kind: DecisionKind, code: int, subject: int) -> Odds | None:
        decision = Decision(0, kind, [code], subject)
        decision.table = fray
        return odds.foretell(decision, code)

    attack = asked(asks.ATTACK, attack_code(grimnak, finn), fray.unit)
    assert attack is not None
    assert attack.destroys(finn) == prospects.strike(fray, grimnak, finn).destroys(finn)
    bite = asked(asks.CHOMP, finn, grimnak)
    assert bite is not None
    assert bite.wins == [15, 5]
    assert asked(asks.CHOMP, codes.DONE, grimnak) is None
    assert asked(asks.MOVE_TO, 5, finn) is None
    swipe = asked(asks.MOVE_TO, 5 + prices.SWIPES * codes.PRICE, finn)
    assert swipe is not None
    assert swipe.wounds(finn)[1] == 0.5
    elite = figure(fray, "airborne-elite")
    grenades = using(fray, "airborne-elite", GRENADES)
    assert asked(asks.ATTACK, attack_code(elite, elite, grenades), fray.unit) is None
    assert asked(asks.THROW, attack_code(elite, finn, grenades), fray.unit) is not None


@pytest.mark.rule("HS-M-FALL-02", "HS-G-KEL-02")
def test_who_walks_on_to_kelda_has_the_falls_alone_to_fear() -> None:
    fray = fray_on("g9 g1 g1", {"finn": (0, "A1")}, glyphs={"C1": "kelda"})
    finn = figure(fray, "finn")
    fray.wounds[finn] = 3
    found = {}
    for code in destinations.offered(fray, finn).codes:
        found[fray.theatre.field.names[codes.first_of(code)]] = odds.move(fray, finn, code)
    assert found["B1"].destroys(finn) == 0.5, "one wound is the last"
    assert found["C1"].destroys(finn) == 0, "he is healed before he rolls"
    assert found["C1"].wounds(finn) == [0.5, 0.5, 0, 0, 0]
