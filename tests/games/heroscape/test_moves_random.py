"""The search for moves against a slow one that tries everything out, on random battlefields."""

from __future__ import annotations

import random

from giantstable.games.heroscape.box.scenario import Clause
from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.prices import (
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.rules.movement import destinations, on_the_way
from giantstable.games.heroscape.table.codes import first_of, price_of, second_of
from giantstable.games.heroscape.table.fray import STANDING, Fray
from tests.games.heroscape.fields import clause, fray_on, happened, run
from tests.games.heroscape.ground import box, ground, ruin
from tests.games.heroscape.slow_moves import Place, Price, SlowMover, slow_moves
from tests.strength import at_random

WORDS = [
    "g1", "g1", "g1", "g1", "g1", "g2", "r2", "r3", "s1", "s1", "s2", "w0", "w0", "w1", "r6", "r7",
    "g12", "r20", "r32", "g1/r7", "g1/g10", "s1/r12", "w0/r8", ".", ".",
]  # fmt: skip
CARDS = list(box().cards)


def random_battlefield(rng: random.Random) -> Battlefield:
    width, height = rng.randint(3, 5), rng.randint(3, 4)
    rows = [" ".join(rng.choices(WORDS, k=width)) for _ in range(height)]
    ruins = []
    if rng.random() < 0.4:
        ruins = [ruin("short", rng.choice(["A1", "B1", "A2", "B2"]), rng.randrange(6), 1)]
    return ground(*rows, ruins=ruins)


def random_battle(rng: random.Random, glyphs: float = 0.12) -> Fray:
    field = random_battlefield(rng)
    special: list[Clause] = []
    if rng.random() < 0.3:
        special.append(clause("mud", terrain="sand", moves=2))
    if rng.random() < 0.2:
        special.append(clause("storm"))
    if rng.random() < 0.2:
        special.append(clause("truce", seats=[1, 2]))
    basic = rng.random() < 0.2
    victory = [clause("last-standing")]
    if rng.random() < 0.3 and field.size:
        victory.append(clause("reach", sides=[1], space=rng.randrange(field.size)))
    if basic and rng.random() < 0.5:
        special.append(clause("gathering", glyphs=["kelda"]))
    fray = fray_on(field, {}, players=3, basic=basic, special=special, victory=victory)
    for space in range(field.size):
        if rng.random() < glyphs:
            fray.lay_glyph(rng.randrange(len(box().glyphs)), space, rng.random() < 0.4)
    steps = fray.theatre.steps
    for card in [*rng.sample(CARDS, k=rng.randint(2, 6)), "mimring", "grimnak"]:
        unit = CARDS.index(card)
        if fray.owner[unit] != NOBODY:
            continue
        fray.change_hands(unit, rng.randrange(3))
        figure = fray.theatre.first_figure[unit]
        body = fray.theatre.bodies[figure]
        free = [s for s in range(field.size) if fray.figures.at[s] == NOBODY]
        rng.shuffle(free)
        for space in free:
            if not field.fits(space, body.height):
                continue
            room = steps[fray.theatre.height_kind[figure]].room_beside(space)
            seconds = [s for s in room if fray.figures.at[s] == NOBODY]
            if body.spaces == 1:
                fray.stand(figure, space)
                break
            if seconds:
                fray.stand(figure, space, rng.choice(seconds))
                break
        fray.wounds[figure] = rng.randrange(2)
    if rng.random() < 0.2:
        unit = rng.randrange(len(CARDS))
        fray.change_hands(unit, NOBODY)
        fray.captive = fray.theatre.first_figure[unit]
    return fray


def fast_moves(fray: Fray, figure: int) -> set[tuple[Place, Price]]:
    """Return what is offered, in the words of the slow one."""
    slow = SlowMover(fray, figure)
    found: set[tuple[Place, Price]] = set()
    offer = destinations.offered(fray, figure)
    assert len(set(offer.codes)) == len(offer.codes)
    for code in offer.codes:
        lead, trail = offer.ends(code)
        ends = [lead] if trail == NOWHERE else [lead, trail]
        assert {first_of(code), second_of(code)} == {lead, trail}
        differs = len(ends) > 1 and any(slow.glyph(s) or slow.goal(s) for s in ends)
        price = price_of(code)
        parts = (
            swipes_of(price),
            falls_of(price),
            major_falls_of(price),
            extreme_falls_of(price),
        )
        place = (frozenset(ends), lead if differs else NOWHERE)
        assert (place, parts) not in found
        found.add((place, parts))
    return found


@at_random(150)
def test_the_search_finds_what_trying_everything_out_finds(seed: int) -> None:
    rng = random.Random(seed)
    fray = random_battle(rng)
    for figure in range(len(fray.fate)):
        if fray.fate[figure] == STANDING and figure != fray.captive:
            assert fast_moves(fray, figure) == slow_moves(fray, figure)


@at_random(60)
def test_every_move_ends_where_it_says_at_the_price_it_says(seed: int) -> None:
    fray = random_battle(random.Random(1000 + seed), glyphs=0)
    for figure in range(len(fray.fate)):
        if fray.fate[figure] != STANDING or figure == fray.captive:
            continue
        for code in destinations.offered(fray, figure).codes:
            copy = fray.copy()
            copy.events = []
            offer = destinations.offered(copy, figure)
            run(on_the_way.move(copy, offer, code))
            told = happened(copy)
            for other in range(len(fray.fate)):
                if other != figure:
                    assert copy.figures.spaces(other) == fray.figures.spaces(other)
            price = price_of(code)
            if copy.fate[figure] == STANDING and copy.result == 0:
                assert copy.figures.first[figure] == first_of(code)
                assert copy.figures.second[figure] == second_of(code)
                assert told.count("swiped") == swipes_of(price)
                assert told.count("fell") == falls_of(price)
                assert told.count("fell-far") == major_falls_of(price)
                assert told.count("fell-deep") == extreme_falls_of(price)
            else:
                assert price or copy.result
