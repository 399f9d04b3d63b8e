"""A battle on paper: the table at a checkpoint as readable JSON, and back, with every check.

A position made by hand may leave out almost everything. Without ``units`` it is the table as the
scenario sets it up, with what the position says besides; with ``units`` nobody has or stands what
it does not say.
"""

from __future__ import annotations

from giantstable.games.heroscape.battle import (
    ACTIONS,
    DESTROYED,
    FATES,
    FIGHT,
    GATHER,
    IN_BOX,
    MARKERS,
    PHASES,
    READY,
    STANDING,
    Battle,
)
from giantstable.games.heroscape.battlefield import NOWHERE
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.lexicon import MARKER_NAMES
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Json
from giantstable.kernel.rng import WORD, rng_in

# -- writing -------------------------------------------------------------------------------------


def written(battle: Battle) -> Json:
    """Return the whole table, secrets included. Seats are counted from 0."""
    theatre = battle.theatre
    zones = ["", *theatre.scenario.zones]
    units = theatre.unit_ids
    return {
        "phase": PHASES[battle.phase],
        "round": battle.round,
        "units": {
            units[unit]: _unit(battle, unit)
            for unit in range(len(units))
            if battle.owner[unit] != NOBODY or battle.spent >> unit & 1
        },
        "figures": {
            theatre.figure_ids[figure]: _figure(battle, figure)
            for figure, fate in enumerate(battle.fate)
            if fate != IN_BOX or battle.seat_of(figure) != NOBODY
        },
        "captive": _id(theatre.figure_ids, battle.captive),
        "glyphs": [
            {
                "glyph": theatre.glyphs[kind].id,
                "at": _id(theatre.field.names, battle.glyph_space[number]),
                "hidden": battle.glyph_hidden[number],
            }
            for number, kind in enumerate(battle.glyph_kind)
        ],
        "first_drafter": _seat(battle.first_drafter),
        "picks": battle.picks,
        "army_complete": _seats(battle, battle.drafted_out),
        "zones": [zones[zone + 1] for zone in battle.zone],
        "placing": _seat(battle.placing),
        "to_place": _figures(battle, battle.to_place),
        "markers": [
            {MARKER_NAMES[m]: _id(units, battle.marker[seat * MARKERS + m]) for m in range(MARKERS)}
            for seat in range(len(theatre.seats))
        ],
        "shown": [
            [MARKER_NAMES[m] for m in range(MARKERS) if shown >> m & 1] for shown in battle.shown
        ],
        "first_seat": _seat(battle.first_seat),
        "turn": battle.turn,
        "seat": _seat(battle.seat),
        "unit": _id(units, battle.unit),
        "action": ACTIONS[battle.action],
        "moved": _figures(battle, _in(battle.moved)),
        "went": _figures(battle, _in(battle.went)),
        "struck": _figures(battle, _in(battle.struck)),
        "targets": _figures(battle, battle.targets),
        "truce": battle.truce,
        "plants": list(battle.plants),
        "scout": _id(units, battle.scout),
        "gas": battle.gas,
        "reinforced": _seats(battle, battle.reinforced),
        "revealed": battle.revealed,
        "rng": battle.rng.state(),
    }


def _unit(battle: Battle, unit: int) -> Json:
    found: Json = {"seat": _seat(battle.owner[unit])}
    if battle.spent >> unit & 1:
        found["spent"] = True
    if battle.attack_spirits[unit]:
        found["attack_spirits"] = battle.attack_spirits[unit]
    if battle.defense_spirits[unit]:
        found["defense_spirits"] = battle.defense_spirits[unit]
    if battle.grenades_thrown >> unit & 1:
        found["grenades_thrown"] = True
    if battle.under[unit] != NOBODY:
        found["under"] = battle.theatre.glyphs[battle.under[unit]].id
    if battle.under_shown >> unit & 1:
        found["under_shown"] = True
    return found


def _figure(battle: Battle, figure: int) -> Json:
    found: Json = {"fate": FATES[battle.fate[figure]]}
    spaces = battle.figures.spaces(figure)
    if spaces:
        found["at"] = [battle.theatre.field.names[space] for space in spaces]
    if battle.wounds[figure]:
        found["wounds"] = battle.wounds[figure]
    return found


def _id(ids: list[str], number: int) -> str:
    return "" if number < 0 else ids[number]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(battle: Battle, mask: int) -> list[int]:
    return [seat for seat in range(len(battle.theatre.seats)) if mask >> seat & 1]


def _in(mask: int) -> list[int]:
    return [figure for figure in range(mask.bit_length()) if mask >> figure & 1]


def _figures(battle: Battle, figures: list[int]) -> list[str]:
    return [battle.theatre.figure_ids[figure] for figure in figures]


# -- reading -------------------------------------------------------------------------------------


def read(fields: Fields, fresh: Battle) -> Battle:
    """Return the battle that a position describes; refuse an impossible one.

    ``fresh`` is the table that the setup makes; it is used up.
    """
    battle = fresh
    if fields.has("units"):
        battle = Battle(fresh.rng, fresh.theatre)
        if not fields.has("glyphs"):
            _same_glyphs(battle, fresh)
        battle.phase = FIGHT if fresh.theatre.basic else READY
        battle.drafted_out = (1 << len(fresh.theatre.seats)) - 1
        _read_units(battle, fields.sub("units"))
    _read_captive(battle, fields)
    _read_figures(battle, fields)
    if fields.has("glyphs"):
        _read_glyphs(battle, fields)
    _read_gathering(battle, fields)
    _read_markers(battle, fields)
    _read_turn(battle, fields)
    _read_scenario(battle, fields)
    battle.revealed = fields.whole("revealed", 0, WORD, battle.revealed)
    if fields.has("rng"):
        battle.rng = rng_in(fields)
    _check_play(battle, fields)
    return battle


def _same_glyphs(battle: Battle, fresh: Battle) -> None:
    for number, kind in enumerate(fresh.glyph_kind):
        battle.lay_glyph(kind, fresh.glyph_space[number], fresh.glyph_hidden[number])


def _read_units(battle: Battle, units: Fields) -> None:
    ids = battle.theatre.unit_ids
    glyphs = [glyph.id for glyph in battle.theatre.glyphs]
    for name in units.names():
        unit = ids.index(units.a_choice(name, units.path(name), ids))
        about = units.sub(name)
        battle.owner[unit] = _a_seat(battle, about, "seat")
        if about.flag("spent", False):
            battle.spent |= 1 << unit
        battle.attack_spirits[unit] = about.whole("attack_spirits", 0, 9, 0)
        battle.defense_spirits[unit] = about.whole("defense_spirits", 0, 9, 0)
        if about.flag("grenades_thrown", False):
            battle.grenades_thrown |= 1 << unit
        if about.has("under"):
            battle.under[unit] = about.index("under", glyphs)
        if about.flag("under_shown", False):
            battle.under_shown |= 1 << unit
        about.done()
        for figure in battle.theatre.figures_of(unit):
            battle.fate[figure] = DESTROYED


def _read_captive(battle: Battle, fields: Fields) -> None:
    theatre = battle.theatre
    if not fields.has("captive"):
        return
    captive = fields.index("captive", ["", *theatre.figure_ids]) - 1
    if (captive == NOBODY) != (theatre.scenario.rule("captive") is None):
        raise fields.refuse("captive", "position-captive")
    battle.captive = captive


def _read_figures(battle: Battle, fields: Fields) -> None:
    if not fields.has("figures"):
        return
    figures = fields.sub("figures")
    ids = battle.theatre.figure_ids
    for name in figures.names():
        figure = ids.index(figures.a_choice(name, figures.path(name), ids))
        about = figures.sub(name)
        if battle.seat_of(figure) == NOBODY and figure != battle.captive:
            raise figures.refuse(name, "position-nobodys", figure=name)
        fate = about.index("fate", FATES, "standing" if about.has("at") else "in-box")
        if (fate == STANDING) != about.has("at"):
            raise about.refuse("fate", "position-fate", figure=name)
        battle.take_off(figure, fate)
        if fate == STANDING:
            _read_place(battle, about, figure)
        life = 1 if battle.theatre.basic else battle.theatre.card_of(figure).master.life
        most = life - 1 if fate == STANDING else life
        battle.wounds[figure] = about.whole("wounds", 0, most, 0)
        about.done()


def _read_place(battle: Battle, about: Fields, figure: int) -> None:
    """Read where a figure stands: a space by its name, or a list of them, its head's first."""
    theatre = battle.theatre
    field = theatre.field
    body = theatre.bodies[figure]
    where = about.path("at")
    given = about.raw("at")
    names = given if isinstance(given, list) else [given]
    spaces: list[int] = []
    for i, item in enumerate(names):
        name = about.a_text(item, f"{where}[{i}]")
        space = field.space(name)
        if space == NOWHERE:
            raise about.refuse("at", "content-space", found=name, battlefield=field.name)
        taken = battle.figures.at[space]
        if taken != NOBODY or space in spaces:
            raise about.refuse("at", "position-taken", space=name)
        if not field.fits(space, body.height):
            card = theatre.card_of(figure).name
            raise about.refuse("at", "scenario-too-low", card=card, space=name)
        spaces.append(space)
    card = theatre.card_of(figure).name
    if len(spaces) != body.spaces:
        raise about.refuse("at", "scenario-spaces", card=card, spaces=body.spaces)
    if body.spaces == 2:
        level = field.level[spaces[0]] == field.level[spaces[1]]
        if not level or field.direction(spaces[0], spaces[1]) == NOWHERE:
            both = f"{field.names[spaces[0]]}-{field.names[spaces[1]]}"
            raise about.refuse("at", "scenario-uneven", card=card, space=both)
    battle.stand(figure, spaces[0], spaces[1] if len(spaces) == 2 else NOWHERE)


# -- glyphs --------------------------------------------------------------------------------------


def _read_glyphs(battle: Battle, fields: Fields) -> None:
    theatre = battle.theatre
    ids = [glyph.id for glyph in theatre.glyphs]
    battle.glyph_kind = []
    battle.glyph_space = []
    battle.glyph_hidden = []
    battle.glyphs = 0
    for entry in fields.subs("glyphs"):
        kind = entry.index("glyph", ids)
        hidden = entry.flag("hidden", False)
        name = entry.text("at", "") if entry.has("at") and entry.data["at"] != "" else ""
        if name == "":
            entry.taken.append("at")
        most = theatre.glyphs[kind].copies * theatre.scenario.sets
        if battle.glyph_kind.count(kind) >= most:
            raise entry.refuse("glyph", "scenario-many-glyphs", glyph=ids[kind], most=most)
        space = theatre.field.space(name) if name else NOWHERE
        if name and space == NOWHERE:
            field = theatre.field.name
            raise entry.refuse("at", "content-space", found=name, battlefield=field)
        if space != NOWHERE and battle.glyphs >> space & 1:
            raise entry.refuse("at", "position-glyph-twice", space=name)
        if space == NOWHERE and hidden:
            raise entry.refuse("hidden", "position-glyph-nowhere")
        entry.done()
        battle.glyph_kind.append(kind)
        battle.glyph_space.append(space)
        battle.glyph_hidden.append(hidden)
        if space != NOWHERE:
            battle.glyphs |= 1 << space


# -- gathering and rounds ------------------------------------------------------------------------


def _read_gathering(battle: Battle, fields: Fields) -> None:
    theatre = battle.theatre
    zones = ["", *theatre.scenario.zones]
    battle.phase = fields.index("phase", PHASES, PHASES[battle.phase])
    battle.round = fields.whole("round", 1, theatre.scenario.rounds or 9999, battle.round)
    battle.first_drafter = _a_seat(battle, fields, "first_drafter", battle.first_drafter)
    battle.picks = fields.whole("picks", 0, 9999, battle.picks)
    if fields.has("army_complete"):
        battle.drafted_out = _a_mask(battle, fields, "army_complete")
    if fields.has("zones"):
        given = fields.choices("zones", zones)
        _one_each(battle, fields, "zones", len(given))
        battle.zone = [zone - 1 for zone in given]
    battle.placing = _a_seat(battle, fields, "placing", battle.placing)
    if fields.has("to_place"):
        battle.to_place = fields.choices("to_place", theatre.figure_ids)
        for figure in battle.to_place:
            if battle.fate[figure] != IN_BOX or battle.seat_of(figure) != battle.placing:
                name = theatre.figure_ids[figure]
                raise fields.refuse("to_place", "position-to-place", figure=name)


def _read_markers(battle: Battle, fields: Fields) -> None:
    units = ["", *battle.theatre.unit_ids]
    if fields.has("markers"):
        seats = fields.subs("markers")
        _one_each(battle, fields, "markers", len(seats))
        for seat, given in enumerate(seats):
            for m in range(MARKERS):
                unit = given.index(MARKER_NAMES[m], units, "") - 1
                if unit != NOBODY and battle.owner[unit] != seat:
                    name = battle.theatre.unit_ids[unit]
                    raise given.refuse(MARKER_NAMES[m], "position-marker", card=name)
                battle.marker[seat * MARKERS + m] = unit
            given.done()
    if fields.has("shown"):
        rows = fields.items("shown")
        _one_each(battle, fields, "shown", len(rows))
        for seat, row in enumerate(rows):
            where = f"{fields.path('shown')}[{seat}]"
            battle.shown[seat] = 0
            for i, item in enumerate(fields.a_list(row, where)):
                name = fields.a_choice(item, f"{where}[{i}]", MARKER_NAMES)
                battle.shown[seat] |= 1 << MARKER_NAMES.index(name)


def _read_turn(battle: Battle, fields: Fields) -> None:
    theatre = battle.theatre
    battle.first_seat = _a_seat(battle, fields, "first_seat", battle.first_seat)
    battle.turn = fields.whole("turn", 0, 3 * len(theatre.seats), battle.turn)
    battle.seat = _a_seat(battle, fields, "seat", battle.seat)
    if fields.has("unit"):
        battle.unit = fields.index("unit", ["", *theatre.unit_ids]) - 1
    battle.action = fields.index("action", ACTIONS, ACTIONS[battle.action])
    ids = theatre.figure_ids
    battle.moved = _mask(fields.choices("moved", ids, optional=True))
    battle.went = _mask(fields.choices("went", ids, optional=True))
    battle.struck = _mask(fields.choices("struck", ids, optional=True))
    battle.targets = fields.choices("targets", ids, optional=True)


def _read_scenario(battle: Battle, fields: Fields) -> None:
    theatre = battle.theatre
    battle.truce = fields.flag("truce", battle.truce)
    if battle.truce and theatre.scenario.rule("truce") is None:
        raise fields.refuse("truce", "position-truce")
    battle.reckon_sides()
    if fields.has("plants"):
        given = fields.items("plants")
        _one_each(battle, fields, "plants", len(given))
        where = fields.path("plants")
        battle.plants = [
            fields.a_whole(n, f"{where}[{seat}]", 0, 99) for seat, n in enumerate(given)
        ]
    if fields.has("scout"):
        battle.scout = fields.index("scout", ["", *theatre.unit_ids]) - 1
    battle.gas = fields.whole("gas", 0, 99, battle.gas)
    if fields.has("reinforced"):
        battle.reinforced = _a_mask(battle, fields, "reinforced")


def _check_play(battle: Battle, fields: Fields) -> None:
    """Refuse a position from which nothing can be played."""
    theatre = battle.theatre
    if battle.phase == GATHER:
        return
    for figure, fate in enumerate(battle.fate):
        if fate == IN_BOX and battle.seat_of(figure) != NOBODY:
            raise fields.refuse("figures", "position-unplaced", figure=theatre.figure_ids[figure])
    if battle.phase == FIGHT and battle.first_seat == NOBODY:
        raise fields.refuse("first_seat", "position-first-seat")
    alive = [side for side in theatre.sides if battle.spaces_of(side)]
    if not alive:
        raise fields.refuse("figures", "position-nobody-stands")
    scout = theatre.scenario.rule("secret-scout")
    if scout is not None:
        if battle.scout == NOBODY or battle.under[battle.scout] == NOBODY:
            raise fields.refuse("scout", "position-scout")


# -- small things --------------------------------------------------------------------------------


def _a_seat(battle: Battle, fields: Fields, name: str, default: int = NOBODY) -> int:
    """Read a seat, or null for nobody."""
    if not fields.has(name):
        return default
    if fields.data[name] is None:
        fields.taken.append(name)
        return NOBODY
    return fields.whole(name, 0, len(battle.theatre.seats) - 1)


def _a_mask(battle: Battle, fields: Fields, name: str) -> int:
    last = len(battle.theatre.seats) - 1
    where = fields.path(name)
    return _mask(
        [
            fields.a_whole(item, f"{where}[{i}]", 0, last)
            for i, item in enumerate(fields.items(name))
        ]
    )


def _mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _one_each(battle: Battle, fields: Fields, name: str, found: int) -> None:
    seats = len(battle.theatre.seats)
    if found != seats:
        raise fields.refuse(name, "position-seats", found=found, expected=seats)
