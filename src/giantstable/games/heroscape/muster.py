"""The muster: the table before the first roll: what lies and stands where, and who brings what."""

from __future__ import annotations

from giantstable.games.heroscape.armies import army_of, check_armies, check_army
from giantstable.games.heroscape.battle import IN_BOX, READY, Battle
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.box import Box
from giantstable.games.heroscape.cards import ArmyCard
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.placing import waits_for_drop
from giantstable.games.heroscape.scenario import Scenario
from giantstable.games.heroscape.scouting import may_be_scout
from giantstable.games.heroscape.theatre import PRE_MADE, Ground, House, Theatre
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


def new_battle(theatre: Theatre, rng: Rng, armies: list[list[str]]) -> Battle:
    """Return the table as it is before the armies gather.

    ``armies`` are the cards that each seat brings, if armies are pre-made, besides those it has
    anyway; else they are drafted and it is not looked at.
    """
    battle = Battle(rng, theatre)
    _lay_glyphs(battle)
    _bind_captive(battle)
    for seat, given in enumerate(theatre.seats):
        for card in given.army:
            battle.owner[_spare(battle, card)] = seat
        if not given.points:
            battle.drafted_out |= 1 << seat
    _station(battle)
    if theatre.armies == PRE_MADE and not theatre.basic:
        _bring(battle, armies)
    if nothing_to_gather(battle):
        battle.phase = READY
    return battle


def nothing_to_gather(battle: Battle) -> bool:
    """Return whether nobody drafts and everybody stands, as in every Basic Game (HS-B-SET-03)."""
    if battle.drafted_out != (1 << len(battle.theatre.seats)) - 1:
        return False
    for figure, fate in enumerate(battle.fate):
        if fate == IN_BOX and battle.seat_of(figure) != NOBODY:
            return False
    return True


def captive_card(battle: Battle) -> str:
    """Return the id of the captive's card, which nobody can have (R-RESC-01); empty without one."""
    clause = battle.theatre.scenario.rule("captive")
    return clause.card if clause is not None else ""


# -- what lies and stands there -------------------------------------------------------------------


def _lay_glyphs(battle: Battle) -> None:
    """Lay the glyphs; those symbol-side up are shuffled onto their spaces (HS-C-GKEY-01)."""
    scenario = battle.theatre.scenario
    ids = [glyph.id for glyph in battle.theatre.glyphs]
    for glyph, space in scenario.glyphs:
        battle.lay_glyph(ids.index(glyph), space, False)
    for names, spaces in scenario.hidden:
        pool = [ids.index(name) for name in names]
        battle.rng.shuffle(pool)
        for i, space in enumerate(spaces):
            battle.lay_glyph(pool[i], space, True)


def _bind_captive(battle: Battle) -> None:
    """Stand the captive on his space; he is nobody's (HS-S-RESC-06)."""
    clause = battle.theatre.scenario.rule("captive")
    if clause is not None:
        unit = _spare(battle, clause.card)
        battle.captive = battle.theatre.first_figure[unit]
        battle.stand(battle.captive, clause.space)


def _station(battle: Battle) -> None:
    """Stand figures on their printed spaces (HS-B-SET-03)."""
    theatre = battle.theatre
    for station in theatre.scenario.stations:
        for unit in battle.army(station.seat):
            if theatre.units[unit].id != station.card:
                continue
            waiting = [f for f in theatre.figures_of(unit) if battle.fate[f] == IN_BOX]
            for figure, place in zip(waiting, station.places, strict=False):
                battle.stand(figure, place[0], place[1] if place[1:] else NOWHERE)


def _spare(battle: Battle, card: str) -> int:
    """Return a unit of a card that nobody has."""
    for unit, printed in enumerate(battle.theatre.units):
        if printed.id == card and battle.owner[unit] == NOBODY:
            return unit
    raise BadSetup("army-shared", card=card, sets=battle.theatre.scenario.sets)


# -- pre-made armies ------------------------------------------------------------------------------


def _bring(battle: Battle, names: list[list[str]]) -> None:
    """Give the seats the armies that they bring, after looking at them (HS-M-ARMY, R-DRAFT-06)."""
    theatre = battle.theatre
    cards = {card.id: card for card in theatre.units}
    scout = theatre.scenario.rule("secret-scout")
    armies: list[list[ArmyCard]] = []
    for seat, given in enumerate(theatre.seats):
        brought = army_of(names[seat] if seat < len(names) else [], cards)
        check_army(seat + 1, brought, given.points)
        for card in brought:
            if card.id == captive_card(battle):
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
            battle.owner[_spare(battle, card.id)] = seat
        if all(waits_for_drop(battle, unit) for unit in battle.army(seat)):  # R-DROP-01
            raise BadSetup("army-only-drops", seat=seat + 1)
    battle.drafted_out = (1 << len(theatre.seats)) - 1
