"""Battles of the scenarios as they are sold, played by whoever answers the questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from giantstable.games.heroscape.box.scenario import Scenario
from giantstable.games.heroscape.rules.setup import muster
from giantstable.games.heroscape.rules.setup.gathering import gather
from giantstable.games.heroscape.table.codes import first_of
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.theatre import DRAFTED, PRE_MADE, Ground, House
from giantstable.kernel.decision import Decision, Play, Together
from giantstable.kernel.event import Event
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import GameOver
from tests.games.heroscape.fields import events
from tests.games.heroscape.ground import box

Chooser = Callable[[Decision], int]

_ground = cache(Ground)


def opening(
    scenario: str | Scenario,
    players: int,
    armies: list[list[str]] | None = None,
    *,
    house: House | None = None,
    seed: int | str = 0,
) -> Fray:
    """Return a battle before the armies gather; with ``armies`` they are pre-made, else drafted."""
    if isinstance(scenario, str):
        scenario = box().scenarios[scenario]
    how = DRAFTED if armies is None else PRE_MADE
    field = _ground(scenario.field)
    theatre = muster.theatre(box(), scenario, players, how, house or House(), field)
    fray = muster.new_fray(theatre, seeded(seed), armies or [])
    fray.events = []
    return fray


def placed(
    scenario: str | Scenario,
    armies: list[list[str]],
    *,
    house: House | None = None,
    seed: int | str = 0,
) -> Fray:
    """Return a battle before its first round, pre-made armies placed by whoever does it first."""
    fray = opening(scenario, len(armies), armies, house=house, seed=seed)
    drive(gather(fray), first_option)
    return fray


def first_option(decision: Decision) -> int:
    """Choose what is offered first."""
    return decision.codes[0]


def drive(play: Play, choose: Chooser, most: int = 1_000_000) -> list[Decision]:
    """Let one answer everything, up to the end or a number of questions; return the questions."""
    asked: list[Decision] = []
    try:
        made = next(play)
        while len(asked) < most:
            code = 0
            if isinstance(made, Decision):
                code = answer(made, choose, asked)
            elif isinstance(made, Together):
                for decision in made.decisions:
                    answer(decision, choose, asked)
            made = play.send(code)
    except (StopIteration, GameOver):
        pass
    return asked


def answer(decision: Decision, choose: Chooser, asked: list[Decision]) -> int:
    """Let one answer a question, and note it."""
    assert len(set(decision.codes)) == len(decision.codes) > 1, decision
    decision.answer = choose(decision)
    assert decision.answer in decision.codes, decision
    asked.append(decision)
    return decision.answer


def told(fray: Fray, name: str) -> list[Event]:
    """Return the happenings of a name, in order."""
    return [event for event in events(fray) if event.kind.name == name]


def spaces_offered(fray: Fray, decision: Decision) -> list[str]:
    """Return the spaces that a question about a place offers, by their names."""
    return [fray.theatre.field.names[first_of(code)] for code in decision.codes]
