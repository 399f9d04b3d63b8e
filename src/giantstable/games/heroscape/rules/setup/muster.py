"""The muster: the table before the first roll: what lies and stands where, and who brings what."""

from __future__ import annotations

from giantstable.games.heroscape.box.box import Box
from giantstable.games.heroscape.box.cards import ArmyCard
from giantstable.games.heroscape.box.scenario import Scenario
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.the_drop import waits_for_drop
from giantstable.games.heroscape.rules.setup.scouting import may_be_scout
from giantstable.games.heroscape.table.armies import army_of, check_armies, check_army
from giantstable.games.heroscape.table.fray import IN_BOX, READY, Fray
from giantstable.games.heroscape.table.theatre import PRE_MADE, Ground, House, Theatre
from giantstable.kernel.errors import BadSetup
from giantstable.kernel.rng import Rng


def theatre(
    box: Box, scenario: Scenario, players: int, armies: int, house: House, ground: Ground
) -> Theatre:
    """Return the theatre of a scenario for so many players (HS-C-PLAY-01)."""
    seats = scenario.seating(players)
    if seats is None:
        allowed = ", ".join(str(len(each)) for each in scenario.seatings)
        raise BadSetup("scenario-players", scenario=scenario.name, found=players, allowed=allowed)
    cards = list(box.cards.values())
    return Theatre(scenario, seats, ground, cards, list(box.glyphs.values()), armies, house)


def new_fray(theatre: Theatre, rng: Rng, armies: list[list[str]]) -> Fray:
    """Return the table as it is before the armies gather.

    ``armies`` are the cards that each seat brings, if armies are pre-made, besides those it has
    anyway; else they are drafted and it is not looked at.
    """
    fray = Fray(rng, theatre)
    _lay_glyphs(fray)
    _bind_captive(fray)
    for seat, given in enumerate(theatre.seats):
        for card in given.army:
            fray.owner[_spare(fray, card)] = seat
        if not given.points:
            fray.drafted_out |= 1 << seat
    _station(fray)
    if theatre.armies == PRE_MADE and not theatre.basic:
        _bring(fray, armies)
    if nothing_to_gather(fray):
        fray.phase = READY
    return fray


def nothing_to_gather(fray: Fray) -> bool:
    """Return whether nobody drafts and everybody stands, as in every Basic Game (HS-B-SET-03)."""
    if fray.drafted_out != (1 << len(fray.theatre.seats)) - 1:
        return False
    for figure, fate in enumerate(fray.fate):
        if fate == IN_BOX and fray.seat_of(figure) != NOBODY:
            return False
    return True


def captive_card(fray: Fray) -> str:
    """Return the id of the captive's card, which nobody can have (R-RESC-01); empty without one."""
    clause = fray.theatre.scenario.rule("captive")
    return clause.card if clause is not None else ""


# -- what lies and stands there -------------------------------------------------------------------


def _lay_glyphs(fray: Fray) -> None:
    """Lay the glyphs; those symbol-side up are shuffled onto their spaces (HS-C-GKEY-01)."""
    scenario = fray.theatre.scenario
    ids = [glyph.id for glyph in fray.theatre.glyphs]
    for glyph, space in scenario.glyphs:
        fray.lay_glyph(ids.index(glyph), space, False)
    for names, spaces in scenario.hidden:
        pool = [ids.index(name) for name in names]
        fray.rng.shuffle(pool)
        for i, space in enumerate(spaces):
            fray.lay_glyph(pool[i], space, True)


def _bind_captive(fray: Fray) -> None:
    """Stand the captive on his space; he is nobody's (HS-S-RESC-06)."""
    clause = fray.theatre.scenario.rule("captive")
    if clause is not None:
        unit = _spare(fray, clause.card)
        fray.captive = fray.theatre.first_figure[unit]
        fray.stand(fray.captive, clause.space)


def _station(fray: Fray) -> None:
    """Stand figures on their printed spaces (HS-B-SET-03)."""
    theatre = fray.theatre
    for station in theatre.scenario.stations:
        for unit in fray.army(station.seat):
            if theatre.units[unit].id != station.card:
                continue
            waiting = [f for f in theatre.figures_of(unit) if fray.fate[f] == IN_BOX]
            for figure, place in zip(waiting, station.places, strict=False):
                fray.stand(figure, place[0], place[1] if place[1:] else NOWHERE)


def _spare(fray: Fray, card: str) -> int:
    """Return a unit of a card that nobody has."""
    for unit, printed in enumerate(fray.theatre.units):
        if printed.id == card and fray.owner[unit] == NOBODY:
            return unit
    raise BadSetup("army-shared", card=card, sets=fray.theatre.scenario.sets)


# -- pre-made armies ------------------------------------------------------------------------------


def _bring(fray: Fray, names: list[list[str]]) -> None:
    """Give the seats the armies that they bring, after looking at them (HS-M-ARMY, R-DRAFT-06)."""
    theatre = fray.theatre
    cards = {card.id: card for card in theatre.units}
    scout = theatre.scenario.rule("secret-scout")
    armies: list[list[ArmyCard]] = []
    for seat, given in enumerate(theatre.seats):
        brought = army_of(names[seat] if seat < len(names) else [], cards)
        check_army(seat + 1, brought, given.points)
        for card in brought:
            if card.id == captive_card(fray):
                raise BadSetup("army-captive", seat=seat + 1, card=card.name)
        whole = army_of(given.army, cards) + brought
        if not whole:
            raise BadSetup("army-empty", seat=seat + 1)
        if scout is not None and scout.seats[0] == seat:
            if not any(may_be_scout(card) for card in whole):
                raise BadSetup("army-no-hero", seat=seat + 1)
        armies.append(whole)
    check_armies(armies, theatre.scenario.sets)
    for seat, given in enumerate(theatre.seats):
        for card in armies[seat][len(given.army) :]:
            fray.owner[_spare(fray, card.id)] = seat
        if all(waits_for_drop(fray, unit) for unit in fray.army(seat)):  # R-DROP-01
            raise BadSetup("army-only-drops", seat=seat + 1)
    fray.drafted_out = (1 << len(theatre.seats)) - 1
