"""What an effect of a leader, a spell, an Event or a unique command could do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.effects import (
    BATTLE,
    DRAW_RESOURCES,
    DRAW_SPELLS,
    MANEUVERS,
    MARKER_INCOME,
    MOVE_CASTLE,
    NOTHING,
    PLACE_MARKER,
    RELOCATE,
    RESOURCES,
    SPEND_FOR_CARDS,
    SPEND_FOR_MARKER,
    SPEND_FOR_POINTS,
    TAKE_DISCARDED,
    TOP_SPELL,
    Effect,
)
from giantstable.games.assault.rules import markers
from giantstable.games.assault.rules.battle.nine_steps import targets
from giantstable.games.assault.rules.commands.move import March
from giantstable.games.assault.rules.commands.unique.search_for_treasures import castle_ways
from giantstable.games.assault.rules.commands.unique.story_markers import place_markers
from giantstable.games.assault.rules.effects import in_turn
from giantstable.games.assault.rules.effects.marker_worth import marker_worth
from giantstable.games.assault.rules.effects.relocate import relocations
from giantstable.games.assault.rules.effects.turn_effect import Aimed
from giantstable.games.assault.rules.piles import discarded
from giantstable.games.assault.table.codes import DONE, number_of, region_of, to_of
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told.show.told import asked_first, region_ids, unit_ids
from giantstable.kernel.masks import mask_of, members

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def could(realm: Realm, race: int, effect: Effect, times: int = 1) -> shapes.Can:
    """Return what an effect could do, so many times."""
    kind = effect.kind
    can: shapes.Can = {"does": effect.name, "n": effect.by * times}
    if kind == MANEUVERS:
        codes = March(realm, race, effect.by).steps()
        _note(realm, can, codes, mask_of([to_of(code) for code in codes]))
    elif kind == BATTLE:
        codes = targets(realm, race)
        regions = mask_of([to_of(code) for code in codes])
        can["n"] = regions.bit_count()
        can["regions"] = region_ids(realm, regions)
    elif kind == RELOCATE:
        codes = relocations(realm, race, effect, NOTHING, NOTHING)
        _note(realm, can, codes, mask_of([to_of(code) for code in codes]))
        can["units"] = unit_ids(realm, race, [number_of(code) for code in codes])
    elif kind == TOP_SPELL:
        pile = realm.spell_discard
        can["n"] = 1 if pile else 0
        if pile:
            can["spell"] = realm.world.box.spells[pile[-1]].id
    elif kind == TAKE_DISCARDED:
        lie = [card for card in realm.discard if effect.resources >> card & 1]
        can["n"] = min(can["n"], len(lie))
        can["cards"] = [RESOURCES[card] for card in discarded(realm, effect.resources)]
    elif kind == DRAW_RESOURCES:
        can["n"] = min(can["n"], len(realm.deck) + len(realm.discard))
    elif kind == DRAW_SPELLS:
        can["n"] = min(can["n"], len(realm.spell_deck) + len(realm.spell_discard))
    elif isinstance(in_turn.KINDS[kind], Aimed):
        _aim(realm, race, effect, can)
    else:
        _of_unique(realm, race, effect, times, can)
    return can


def _note(realm: Realm, can: shapes.Can, codes: list[int], regions: int) -> None:
    """Note where something leads; it comes to nothing if it leads nowhere."""
    if not codes:
        can["n"] = 0
    can["regions"] = region_ids(realm, regions)


def _aim(realm: Realm, race: int, effect: Effect, can: shapes.Can) -> None:
    """Note what a spell can be meant for; of own units and of armies alike."""
    aimed = in_turn.KINDS[effect.kind]
    assert isinstance(aimed, Aimed)
    codes = aimed.aims(realm, race, effect)
    _note(realm, can, codes, mask_of([region_of(code) for code in codes]))
    if codes and can["n"] == 0:  # a whole army, whatever its size
        can["n"] = 1


def _of_unique(realm: Realm, race: int, effect: Effect, times: int, can: shapes.Can) -> None:
    """Note what an effect of a unique command could do, and the points of it."""
    kind = effect.kind
    if kind == MARKER_INCOME:
        can["n"] = markers.count(realm, effect.marker)
        can["points"] = can["n"] * effect.points
    elif kind == PLACE_MARKER:
        asked = asked_first(place_markers(realm.copy(), race, effect, 1))
        regions = 0 if asked is None else mask_of([code for code in asked.codes if code != DONE])
        can["n"] = min(times, regions.bit_count())
        can["regions"] = region_ids(realm, regions)
        can["points"] = can["n"] * marker_worth(realm, race, effect)
    elif kind == SPEND_FOR_POINTS:
        can["n"] = min(times, realm.owns(race, effect.resource))
        can["cards"] = [RESOURCES[effect.resource]]
        can["points"] = can["n"] * effect.points
    elif kind == SPEND_FOR_MARKER:
        left = markers.is_left(realm, effect.marker)
        can["n"] = min(times, realm.owns(race, effect.resource)) if left else 0
        can["cards"] = [RESOURCES[effect.resource]]
    elif kind == SPEND_FOR_CARDS:
        can["n"] = min(times, realm.owns(race, effect.resource))
        can["cards"] = [RESOURCES[effect.resource]]
    elif kind == MOVE_CASTLE:
        regions = castle_ways(realm, race)
        can["n"] = 1 if members(regions) else 0
        can["regions"] = region_ids(realm, regions)
