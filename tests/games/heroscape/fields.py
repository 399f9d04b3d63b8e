"""Battles in the middle, set up by hand: a battlefield, who stands where, and what lies there."""

from __future__ import annotations

from functools import cache

from giantstable.games.heroscape.box.cards import ArmyCard
from giantstable.games.heroscape.box.scenario import Clause, Scenario, Seat
from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.tiles import TERRAINS
from giantstable.games.heroscape.table.fray import (
    ATTACK,
    DESTROYED,
    FIGHT,
    MOVE,
    RESERVE,
    STANDING,
    Fray,
)
from giantstable.games.heroscape.table.theatre import PRE_MADE, Ground, House, Theatre
from giantstable.kernel.decision import Decision, Play, Together
from giantstable.kernel.event import Event
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import GameOver
from tests.games.heroscape.ground import box, ground

_ground = cache(Ground)  # one and the same for a battlefield, however many battles are on it
_drawn = cache(ground)

ON_CARD = "-"  # instead of a place: destroyed
IN_RESERVE = "reserve"


def fray_on(
    field: Battlefield | str,
    figures: dict[str, tuple[int, str]],
    *,
    basic: bool = False,
    players: int = 0,
    sides: list[int] | None = None,
    glyphs: dict[str, str] | None = None,
    special: list[Clause] | None = None,
    victory: list[Clause] | None = None,
    rounds: int = 0,
    sets: int = 1,
    house: House | None = None,
    seed: int | str = 0,
    acting: str = "",
    cards: list[ArmyCard] | None = None,
) -> Fray:
    """Return a battle: ``battle_on("g1 g1 g1", {"finn": (0, "A1"), "grimnak": (1, "B1 C1")})``.

    The field is one from ``ground``, the id of one from the box, or rows of text, a line each. A
    figure is named by its card, and one of a squad by its number too (``marro-warriors 2``; alone,
    the first); ``finn#2`` is the card from the second set. It has a seat (NOBODY is the captive)
    and a place. Figures of a squad that are not told were destroyed. ``glyphs`` says what lies
    where (``{"C3": "astrid", "D3": "?kelda"}``, a question mark for symbol-side up). ``acting``
    takes its turn. ``cards`` are other ones than those of the box. There are as many players as
    ``sides``, or as seats are named, and at least two.
    """
    if isinstance(field, str):
        field = _field(field)
    named = max([seat for seat, _ in figures.values()], default=0) + 1
    if sides is None:
        sides = [seat + 1 for seat in range(max(players, named, 2))]
    scenario = Scenario("by-hand", "By hand", basic, field)
    scenario.rounds = rounds
    scenario.sets = sets
    scenario.special = special or []
    scenario.victory = victory or [clause("last-standing")]
    seats = [Seat(side, f"Seat {i + 1}", 0, [], []) for i, side in enumerate(sides)]
    scenario.seatings = [seats]
    theatre = Theatre(
        scenario,
        seats,
        _ground(field),
        cards or list(box().cards.values()),
        list(box().glyphs.values()),
        PRE_MADE,
        house or House(),
    )
    fray = Fray(seeded(seed), theatre)
    fray.events = []
    fray.phase = FIGHT
    fray.seat = fray.first_seat = 0
    for name, (seat, place) in figures.items():
        _put(fray, figure(fray, name), seat, place)
    for place, glyph in (glyphs or {}).items():
        kind = list(box().glyphs).index(glyph.removeprefix("?"))
        fray.lay_glyph(kind, space(fray, place), glyph.startswith("?"))
    if acting:
        acts(fray, acting)
    return fray


def _field(text: str) -> Battlefield:
    if text in box().battlefields:
        return box().battlefields[text]
    return _drawn(*[line for line in text.splitlines() if line.strip()])


def _put(fray: Fray, who: int, seat: int, place: str) -> None:
    unit = fray.theatre.unit_of[who]
    if fray.owner[unit] == NOBODY and seat != NOBODY:
        fray.change_hands(unit, seat)
        for other in fray.theatre.figures_of(unit):
            fray.fate[other] = DESTROYED
    assert fray.owner[unit] == seat, "figures of one card have one seat"
    if seat == NOBODY:
        fray.captive = who
    if place == IN_RESERVE:
        fray.fate[who] = RESERVE
    elif place != ON_CARD:
        spaces = [space(fray, word) for word in place.split()]
        assert len(spaces) == fray.theatre.bodies[who].spaces
        assert all(fray.figures.at[s] == NOBODY for s in spaces)
        fray.stand(who, spaces[0], spaces[1] if spaces[1:] else NOWHERE)


def acts(fray: Fray, name: str, action: int = MOVE) -> None:
    """Let the card of a figure take its turn: MOVE or ATTACK."""
    assert action in (MOVE, ATTACK)
    fray.unit = fray.theatre.unit_of[figure(fray, name)]
    fray.seat = fray.owner[fray.unit]
    fray.action = action
    fray.moved = fray.struck = 0
    fray.targets = []


def clause(name: str, **parameters: int | str | list[int] | list[str]) -> Clause:
    """Return a special rule or a goal: ``clause("mud", terrain="sand", moves=2)``.

    A space is a number here; sides are from 1 and seats from 0, as in ``Clause``.
    """
    made = Clause(name)
    for key, value in parameters.items():
        if key == "terrain":
            assert isinstance(value, str)
            made.terrain = TERRAINS.index(value)
        elif key in ("space", "card", "glyphs", "sides", "seats"):
            setattr(made, key, value)
        else:
            assert isinstance(value, int)
            made.numbers[key] = value
    return made


# -- finding things -------------------------------------------------------------------------------


def unit(fray: Fray, name: str) -> int:
    """Return a unit by its card: ``finn``, or ``finn#2`` for the one of the second set."""
    card, _, number = name.partition(" ")[0].partition("#")
    found = [u for u, c in enumerate(fray.theatre.units) if c.id == card]
    return found[int(number or "1") - 1]


def figure(fray: Fray, name: str) -> int:
    """Return a figure: ``finn``, ``marro-warriors 2``."""
    number = int(name.partition(" ")[2] or "1")
    return fray.theatre.figures_of(unit(fray, name))[number - 1]


def name_of(fray: Fray, who: int) -> str:
    """Return what ``figure`` calls it."""
    card = fray.theatre.card_of(who)
    unit_ = fray.theatre.unit_of[who]
    number = who - fray.theatre.first_figure[unit_] + 1
    copy = unit_ // (len(fray.theatre.units) // fray.theatre.scenario.sets) + 1
    name = card.id if copy == 1 else f"{card.id}#{copy}"
    return name if number == 1 else f"{name} {number}"


def names(fray: Fray, figures: list[int]) -> list[str]:
    """Return what ``figure`` calls them, in order of the alphabet."""
    return sorted(name_of(fray, who) for who in figures)


def space(fray: Fray, name: str) -> int:
    """Return a space by its name."""
    found = fray.theatre.field.space(name)
    assert found != NOWHERE, name
    return found


def place(fray: Fray, name: str) -> str:
    """Return where a figure stands: ``C3``, or ``C3 D3``, or ``-`` for one that does not."""
    who = figure(fray, name)
    if fray.fate[who] != STANDING:
        return ON_CARD
    return " ".join(fray.theatre.field.names[s] for s in fray.figures.spaces(who))


# -- playing --------------------------------------------------------------------------------------


def run(play: Play, *codes: int) -> list[Decision]:
    """Carry a piece of play out, with these answers, and return all questions that were asked.

    Every answer must be an option, none may be left over, and none may be missing. The end of the
    battle ends it too.
    """
    asked: list[Decision] = []
    left = list(codes)
    try:
        made = next(play)
        while True:
            code = 0
            if isinstance(made, Decision):
                code = _answer(made, left, asked)
            elif isinstance(made, Together):
                for decision in made.decisions:
                    decision.answer = _answer(decision, left, asked)
            made = play.send(code)
    except (StopIteration, GameOver):
        pass
    assert not left, f"answers that nobody asked for: {left}"
    return asked


def _answer(decision: Decision, left: list[int], asked: list[Decision]) -> int:
    asked.append(decision)
    assert left, f"nobody answers {decision.kind}: {decision.codes}"
    code = left.pop(0)
    assert code in decision.codes, f"{code} is no answer to {decision.kind}: {decision.codes}"
    return code


def first_question(play: Play) -> Decision | None:
    """Carry a piece of play out up to its first question; None if it asks nothing."""
    try:
        while True:
            made = play.send(None)  # type: ignore[arg-type]
            if isinstance(made, Decision):
                return made
    except (StopIteration, GameOver):
        return None


def events(fray: Fray) -> list[Event]:
    """Return what has happened."""
    assert fray.events is not None
    return fray.events


def happened(fray: Fray) -> list[str]:
    """Return the names of what has happened, in order."""
    return [event.kind.name for event in events(fray)]
