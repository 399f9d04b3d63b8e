"""What a happening tells of lies on the table when it is told: a board shows it then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.conformance.setups import modes
from tests.conformance.told import Json, Told, happenings

CHOICES = 250


def figure(view: Json, told: Told) -> Json:
    figures: list[Json] = view["figures"]
    return next(each for each in figures if each["figure"] == told.facts["figure"])


def unit(view: Json, told: Told) -> Json:
    units: list[Json] = view["units"]
    return next(each for each in units if each["unit"] == told.facts["unit"])


def stands_there(told: Told) -> bool:
    return bool(figure(told.now, told)["space"] == told.facts["space"])


def wounded(told: Told) -> bool:
    more: int = figure(told.now, told)["wounds"] - figure(told.before, told)["wounds"]
    return bool(more == told.facts["n"])


LIES_THERE: dict[str, Callable[[Told], bool]] = {
    "moved": stands_there,
    "flew": stands_there,
    "placed": stands_there,
    "dropped": stands_there,
    "cloned": stands_there,
    "destroyed": lambda told: figure(told.now, told)["fate"] == "destroyed",
    "wounded": wounded,
    "card-out": lambda told: not unit(told.now, told)["in_play"],
    "revealed": lambda told: told.now["turn"]["unit"] == told.facts["unit"],
    "drafted": lambda told: unit(told.now, told)["seat"] is not None,
    "won": lambda told: bool(told.now["result"]),
}


def test_what_is_told_lies_on_the_table() -> None:
    met: Counter[str] = Counter()
    for seed, given in enumerate(modes("heroscape")):
        for told in happenings("heroscape", given, seed, CHOICES):
            lies = LIES_THERE.get(told.kind)
            if lies is not None:
                met[told.kind] += 1
                assert lies(told), f"{told.kind} {told.facts} is told too early"
    assert set(met) == set(LIES_THERE)
