"""What a happening tells of lies on the table when it is told: a board shows it then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.conformance.setups import modes
from tests.conformance.told import Json, Told, happenings

GAMES = 90


def wounds(told: Told) -> bool:
    more: int = told.now["wraith"]["wounds"] - told.before["wraith"]["wounds"]
    return bool(more == told.facts["n"])


def place(told: Told) -> bool:
    return bool(told.now["wraith"]["place"] == told.facts["place"])


def slot(told: Told) -> Json:
    row: list[Json] = told.now["giant"]["row"]
    return next(lying for lying in row if lying["card"] == told.facts["giant_card"])


def life(told: Told) -> bool:
    less: int = told.before["giant"]["life"] - told.now["giant"]["life"]
    return bool(less == told.facts["n"])


def hand(view: Json) -> int:
    return len(view["wraith"]["hand"])


def over(told: Told) -> bool:
    return bool(told.now["result"])


LIES_THERE: dict[str, Callable[[Told], bool]] = {
    "suffered": wounds,
    "burnt": wounds,
    "fearless-price": wounds,
    "climbed": place,
    "leapt": place,
    "pushed-to": place,
    "stumbled": place,
    "hit": life,
    "scarred": lambda told: bool(slot(told)["scarred"]),
    "revealed": lambda told: bool(slot(told)),
    "paid": lambda told: bool(told.before["giant"]["life"] == told.now["giant"]["life"]),
    "rage-rose": lambda told: bool(told.now["giant"]["rage"] == told.facts["n"]),
    "rage-broke": lambda told: told.now["giant"]["rage"] == 0,
    "hand-shuffled": lambda told: hand(told.now) == 0 and told.now["wraith"]["hand_lost"],
    "drew": lambda told: hand(told.now) == hand(told.before) + 1,
    "won-scars": over,
    "won-health": over,
    "lost-wounds": over,
    "lost-village": over,
    "lost-stamina": over,
}
SELDOM = {"scarred", "won-scars", "won-health", "lost-village"}  # chance alone rarely plays so well


def test_what_is_told_lies_on_the_table() -> None:
    met: Counter[str] = Counter()
    known = modes("wraith")
    for seed in range(GAMES):
        for told in happenings("wraith", known[seed * 5 % len(known)], seed, 400):
            lies = LIES_THERE.get(told.kind)
            if lies is not None:
                met[told.kind] += 1
                assert lies(told), f"{told.kind} {told.facts} is told too early"
    assert set(met) >= set(LIES_THERE) - SELDOM
