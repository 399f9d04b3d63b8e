"""What can be chosen from before a battle: cards, the sheets of scenarios, maps from above."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.box.box import Box
from giantstable.games.heroscape.box.scenario import Scenario
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.tiles import TERRAINS
from giantstable.games.heroscape.told.view import card_json, clause_json, printed_seat

if TYPE_CHECKING:
    from giantstable.games.heroscape.told import shapes


Drafts = dict[str, list[list[list[list[str]]]]]
"""Of a scenario, for each number of players: armies that go together, seat by seat."""


def catalogue(box: Box, scenarios: list[Scenario], drafts: Drafts) -> shapes.Catalogue:
    """Return everything that the form of a new battle shows."""
    fields = {scenario.field.id: scenario.field for scenario in scenarios}
    return {
        "cards": [card_json(card) for card in box.cards.values()],
        "scenarios": [_sheet(scenario, drafts[scenario.id]) for scenario in scenarios],
        "maps": [_map(field) for field in fields.values()],
    }


def _sheet(scenario: Scenario, drafts: list[list[list[list[str]]]]) -> shapes.Sheet:
    hex_of = scenario.field.hex_of
    lying = [space for _, space in scenario.glyphs]
    for _, spaces in scenario.hidden:
        lying.extend(spaces)
    return {
        "id": scenario.id,
        "name": scenario.name,
        "game": "basic" if scenario.basic else "master",
        "rounds": scenario.rounds,
        "battlefield": scenario.field.id,
        "seatings": [[printed_seat(seat) for seat in seats] for seats in scenario.seatings],
        "drafts": drafts,
        "special": [clause_json(scenario, clause) for clause in scenario.special],
        "victory": [clause_json(scenario, clause) for clause in scenario.victory],
        "zones": [
            {"id": zone, "hexes": [hex_of(space) for space in spaces]}
            for zone, spaces in scenario.zones.items()
        ],
        "glyphs": [hex_of(space) for space in lying],
        "figures": [
            (*hex_of(space), station.seat)
            for station in scenario.stations
            for place in station.places
            for space in place[:1]
        ],
    }


def _map(field: Battlefield) -> shapes.Map:
    tops: dict[tuple[int, int], int] = {}
    for space in range(field.size):
        place = field.hex_of(space)
        if place not in tops or field.level[space] > field.level[tops[place]]:
            tops[place] = space
    return {
        "id": field.id,
        "name": field.name,
        "hexes": [
            (q, r, field.level[space], TERRAINS[field.terrain[space]])
            for (q, r), space in tops.items()
        ],
    }
