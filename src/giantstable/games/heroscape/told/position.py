"""A battle on paper: the table at a checkpoint as readable JSON, and back, with every check.

A position made by hand may leave out almost everything. Without ``units`` it is the table as the
scenario sets it up, with what the position says besides; with ``units`` nobody has or stands what
it does not say.
"""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import COMMON
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.fray import (
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
    Fray,
)
from giantstable.games.heroscape.table.nouns import MARKER_NAMES
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Json
from giantstable.kernel.rng import WORD, rng_in

# -- writing -------------------------------------------------------------------------------------


def written(fray: Fray) -> Json:
    """Return the whole table, secrets included. Seats are counted from 0."""
    theatre = fray.theatre
    zones = ["", *theatre.scenario.zones]
    units = theatre.unit_ids
    return {
        "phase": PHASES[fray.phase],
        "round": fray.round,
        "units": {
            units[unit]: _unit(fray, unit)
            for unit in range(len(units))
            if fray.owner[unit] != NOBODY or fray.spent >> unit & 1
        },
        "figures": {
            theatre.figure_ids[figure]: _figure(fray, figure)
            for figure, fate in enumerate(fray.fate)
            if fate != IN_BOX or fray.seat_of(figure) != NOBODY
        },
        "captive": _id(theatre.figure_ids, fray.captive),
        "glyphs": [
            {
                "glyph": theatre.glyphs[kind].id,
                "at": _id(theatre.field.names, fray.glyph_space[number]),
                "hidden": fray.glyph_hidden[number],
            }
            for number, kind in enumerate(fray.glyph_kind)
        ],
        "first_drafter": _seat(fray.first_drafter),
        "picks": fray.picks,
        "army_complete": _seats(fray, fray.drafted_out),
        "zones": [zones[zone + 1] for zone in fray.zone],
        "placing": _seat(fray.placing),
        "to_place": _figures(fray, fray.to_place),
        "markers": [
            {MARKER_NAMES[m]: _id(units, fray.marker[seat * MARKERS + m]) for m in range(MARKERS)}
            for seat in range(len(theatre.seats))
        ],
        "shown": [
            [MARKER_NAMES[m] for m in range(MARKERS) if shown >> m & 1] for shown in fray.shown
        ],
        "first_seat": _seat(fray.first_seat),
        "turn": fray.turn,
        "seat": _seat(fray.seat),
        "unit": _id(units, fray.unit),
        "action": ACTIONS[fray.action],
        "moved": _figures(fray, _in(fray.moved)),
        "went": _figures(fray, _in(fray.went)),
        "struck": _figures(fray, _in(fray.struck)),
        "targets": _figures(fray, fray.targets),
        "truce": fray.truce,
        "plants": list(fray.plants),
        "scout": _id(units, fray.scout),
        "gas": fray.gas,
        "reinforced": _seats(fray, fray.reinforced),
        "revealed": fray.revealed,
        "rng": fray.rng.state(),
    }


def _unit(fray: Fray, unit: int) -> Json:
    found: Json = {"seat": _seat(fray.owner[unit])}
    if fray.spent >> unit & 1:
        found["spent"] = True
    if fray.attack_spirits[unit]:
        found["attack_spirits"] = fray.attack_spirits[unit]
    if fray.defense_spirits[unit]:
        found["defense_spirits"] = fray.defense_spirits[unit]
    if fray.grenades_thrown >> unit & 1:
        found["grenades_thrown"] = True
    if fray.fallen[unit]:
        found["casualties"] = fray.fallen[unit]
    if fray.under[unit] != NOBODY:
        found["under"] = fray.theatre.glyphs[fray.under[unit]].id
    if fray.under_shown >> unit & 1:
        found["under_shown"] = True
    return found


def _figure(fray: Fray, figure: int) -> Json:
    found: Json = {"fate": FATES[fray.fate[figure]]}
    spaces = fray.figures.spaces(figure)
    if spaces:
        found["at"] = [fray.theatre.field.names[space] for space in spaces]
    if fray.wounds[figure]:
        found["wounds"] = fray.wounds[figure]
    return found


def _id(ids: list[str], number: int) -> str:
    return "" if number < 0 else ids[number]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(fray: Fray, mask: int) -> list[int]:
    return [seat for seat in range(len(fray.theatre.seats)) if mask >> seat & 1]


def _in(mask: int) -> list[int]:
    return [figure for figure in range(mask.bit_length()) if mask >> figure & 1]


def _figures(fray: Fray, figures: list[int]) -> list[str]:
    return [fray.theatre.figure_ids[figure] for figure in figures]


# -- reading -------------------------------------------------------------------------------------


def read(fields: Fields, fresh: Fray) -> Fray:
    """Return the battle that a position describes; refuse an impossible one.

    ``fresh`` is the table that the setup makes; it is used up.
    """
    fray = fresh
    if fields.has("units"):
        fray = Fray(fresh.rng, fresh.theatre)
        if not fields.has("glyphs"):
            _same_glyphs(fray, fresh)
        fray.phase = FIGHT if fresh.theatre.basic else READY
        fray.drafted_out = (1 << len(fresh.theatre.seats)) - 1
        _read_units(fray, fields.sub("units"))
    _read_captive(fray, fields)
    _read_figures(fray, fields)
    if fields.has("units"):
        _lay_casualties(fray, fields)
    if fields.has("glyphs"):
        _read_glyphs(fray, fields)
    _read_gathering(fray, fields)
    _read_markers(fray, fields)
    _read_turn(fray, fields)
    _read_scenario(fray, fields)
    fray.revealed = fields.whole("revealed", 0, WORD, fray.revealed)
    if fields.has("rng"):
        fray.rng = rng_in(fields)
    _check_play(fray, fields)
    return fray


def _same_glyphs(fray: Fray, fresh: Fray) -> None:
    for number, kind in enumerate(fresh.glyph_kind):
        fray.lay_glyph(kind, fresh.glyph_space[number], fresh.glyph_hidden[number])


def _read_units(fray: Fray, units: Fields) -> None:
    ids = fray.theatre.unit_ids
    glyphs = [glyph.id for glyph in fray.theatre.glyphs]
    for name in units.names():
        unit = ids.index(units.a_choice(name, units.path(name), ids))
        about = units.sub(name)
        fray.owner[unit] = _a_seat(fray, about, "seat")
        if about.flag("spent", False):
            fray.spent |= 1 << unit
        fray.attack_spirits[unit] = about.whole("attack_spirits", 0, 9, 0)
        fray.defense_spirits[unit] = about.whole("defense_spirits", 0, 9, 0)
        if about.flag("grenades_thrown", False):
            fray.grenades_thrown |= 1 << unit
        if about.has("casualties"):
            most = fray.theatre.units[unit].figures
            fray.fallen[unit] = about.whole("casualties", 0, most)
        if about.has("under"):
            fray.under[unit] = about.index("under", glyphs)
        if about.flag("under_shown", False):
            fray.under_shown |= 1 << unit
        about.done()
        for figure in fray.theatre.figures_of(unit):
            fray.fate[figure] = DESTROYED


def _lay_casualties(fray: Fray, fields: Fields) -> None:
    """Look whether as many casualties lie on the copies of a Common card as it has lost.

    Where a position says nothing they lie on the cards they came with (HS-X-COM-03).
    """
    units = fray.theatre.units
    for seat in range(len(fray.theatre.seats)):
        for unit in fray.army(seat):
            copies = [u for u in fray.army(seat) if units[u] is units[unit]]
            lost = [_lost(fray, u) for u in copies]
            laid = [fray.fallen[u] for u in copies]
            if units[unit].rarity == COMMON and not sum(laid):
                for copy, number in zip(copies, lost, strict=True):
                    fray.fallen[copy] = number
            elif sum(laid) != (sum(lost) if units[unit].rarity == COMMON else 0):
                card = fray.theatre.unit_ids[unit]
                raise fields.refuse("units", "position-casualties", card=card, lost=sum(lost))


def _lost(fray: Fray, unit: int) -> int:
    return sum(1 for figure in fray.theatre.figures_of(unit) if fray.fate[figure] == DESTROYED)


def _read_captive(fray: Fray, fields: Fields) -> None:
    theatre = fray.theatre
    if not fields.has("captive"):
        return
    captive = fields.index("captive", ["", *theatre.figure_ids]) - 1
    if (captive == NOBODY) != (theatre.scenario.rule("captive") is None):
        raise fields.refuse("captive", "position-captive")
    fray.captive = captive


def _read_figures(fray: Fray, fields: Fields) -> None:
    if not fields.has("figures"):
        return
    figures = fields.sub("figures")
    ids = fray.theatre.figure_ids
    for name in figures.names():
        figure = ids.index(figures.a_choice(name, figures.path(name), ids))
        about = figures.sub(name)
        if fray.seat_of(figure) == NOBODY and figure != fray.captive:
            raise figures.refuse(name, "position-nobodys", figure=name)
        fate = about.index("fate", FATES, "standing" if about.has("at") else "in-box")
        if (fate == STANDING) != about.has("at"):
            raise about.refuse("fate", "position-fate", figure=name)
        fray.take_off(figure, fate)
        if fate == STANDING:
            _read_place(fray, about, figure)
        life = 1 if fray.theatre.basic else fray.theatre.card_of(figure).master.life
        most = life - 1 if fate == STANDING else life
        fray.wounds[figure] = about.whole("wounds", 0, most, 0)
        about.done()


def _read_place(fray: Fray, about: Fields, figure: int) -> None:
    """Read where a figure stands: a space by its name, or a list of them, its head's first."""
    theatre = fray.theatre
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
        taken: int = fray.figures.at[space]
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
    fray.stand(figure, spaces[0], spaces[1] if len(spaces) == 2 else NOWHERE)


# -- glyphs --------------------------------------------------------------------------------------


def _read_glyphs(fray: Fray, fields: Fields) -> None:
    theatre = fray.theatre
    ids = [glyph.id for glyph in theatre.glyphs]
    fray.glyph_kind = []
    fray.glyph_space = []
    fray.glyph_hidden = []
    fray.glyphs = 0
    for entry in fields.subs("glyphs"):
        kind = entry.index("glyph", ids)
        hidden = entry.flag("hidden", False)
        name = entry.text("at", "") if entry.has("at") and entry.data["at"] != "" else ""
        if name == "":
            entry.taken.append("at")
        most = theatre.glyphs[kind].copies * theatre.scenario.sets
        if fray.glyph_kind.count(kind) >= most:
            raise entry.refuse("glyph", "scenario-many-glyphs", glyph=ids[kind], most=most)
        space = theatre.field.space(name) if name else NOWHERE
        if name and space == NOWHERE:
            field = theatre.field.name
            raise entry.refuse("at", "content-space", found=name, battlefield=field)
        if space != NOWHERE and fray.glyphs >> space & 1:
            raise entry.refuse("at", "position-glyph-twice", space=name)
        if space == NOWHERE and hidden:
            raise entry.refuse("hidden", "position-glyph-nowhere")
        entry.done()
        fray.glyph_kind.append(kind)
        fray.glyph_space.append(space)
        fray.glyph_hidden.append(hidden)
        if space != NOWHERE:
            fray.glyphs |= 1 << space


# -- gathering and rounds ------------------------------------------------------------------------


def _read_gathering(fray: Fray, fields: Fields) -> None:
    theatre = fray.theatre
    zones = ["", *theatre.scenario.zones]
    fray.phase = fields.index("phase", PHASES, PHASES[fray.phase])
    fray.round = fields.whole("round", 1, theatre.scenario.rounds or 9999, fray.round)
    fray.first_drafter = _a_seat(fray, fields, "first_drafter", fray.first_drafter)
    fray.picks = fields.whole("picks", 0, 9999, fray.picks)
    if fields.has("army_complete"):
        fray.drafted_out = _a_mask(fray, fields, "army_complete")
    if fields.has("zones"):
        given = fields.choices("zones", zones)
        _one_each(fray, fields, "zones", len(given))
        fray.zone = [zone - 1 for zone in given]
    fray.placing = _a_seat(fray, fields, "placing", fray.placing)
    if fields.has("to_place"):
        fray.to_place = fields.choices("to_place", theatre.figure_ids)
        for figure in fray.to_place:
            if fray.fate[figure] != IN_BOX or fray.seat_of(figure) != fray.placing:
                name = theatre.figure_ids[figure]
                raise fields.refuse("to_place", "position-to-place", figure=name)


def _read_markers(fray: Fray, fields: Fields) -> None:
    units = ["", *fray.theatre.unit_ids]
    if fields.has("markers"):
        seats = fields.subs("markers")
        _one_each(fray, fields, "markers", len(seats))
        for seat, given in enumerate(seats):
            for m in range(MARKERS):
                unit = given.index(MARKER_NAMES[m], units, "") - 1
                if unit != NOBODY and fray.owner[unit] != seat:
                    name = fray.theatre.unit_ids[unit]
                    raise given.refuse(MARKER_NAMES[m], "position-marker", card=name)
                fray.marker[seat * MARKERS + m] = unit
            given.done()
    if fields.has("shown"):
        rows = fields.items("shown")
        _one_each(fray, fields, "shown", len(rows))
        for seat, row in enumerate(rows):
            where = f"{fields.path('shown')}[{seat}]"
            fray.shown[seat] = 0
            for i, item in enumerate(fields.a_list(row, where)):
                name = fields.a_choice(item, f"{where}[{i}]", MARKER_NAMES)
                fray.shown[seat] |= 1 << MARKER_NAMES.index(name)


def _read_turn(fray: Fray, fields: Fields) -> None:
    theatre = fray.theatre
    fray.first_seat = _a_seat(fray, fields, "first_seat", fray.first_seat)
    fray.turn = fields.whole("turn", 0, 3 * len(theatre.seats), fray.turn)
    fray.seat = _a_seat(fray, fields, "seat", fray.seat)
    if fields.has("unit"):
        fray.unit = fields.index("unit", ["", *theatre.unit_ids]) - 1
    fray.action = fields.index("action", ACTIONS, ACTIONS[fray.action])
    ids = theatre.figure_ids
    fray.moved = _mask(fields.choices("moved", ids, optional=True))
    fray.went = _mask(fields.choices("went", ids, optional=True))
    fray.struck = _mask(fields.choices("struck", ids, optional=True))
    fray.targets = fields.choices("targets", ids, optional=True)


def _read_scenario(fray: Fray, fields: Fields) -> None:
    theatre = fray.theatre
    fray.truce = fields.flag("truce", fray.truce)
    if fray.truce and theatre.scenario.rule("truce") is None:
        raise fields.refuse("truce", "position-truce")
    fray.reckon_sides()
    if fields.has("plants"):
        given = fields.items("plants")
        _one_each(fray, fields, "plants", len(given))
        where = fields.path("plants")
        fray.plants = [fields.a_whole(n, f"{where}[{seat}]", 0, 99) for seat, n in enumerate(given)]
    if fields.has("scout"):
        fray.scout = fields.index("scout", ["", *theatre.unit_ids]) - 1
    fray.gas = fields.whole("gas", 0, 99, fray.gas)
    if fields.has("reinforced"):
        fray.reinforced = _a_mask(fray, fields, "reinforced")


def _check_play(fray: Fray, fields: Fields) -> None:
    """Refuse a position from which nothing can be played."""
    theatre = fray.theatre
    if fray.phase == GATHER:
        return
    for figure, fate in enumerate(fray.fate):
        if fate == IN_BOX and fray.seat_of(figure) != NOBODY:
            raise fields.refuse("figures", "position-unplaced", figure=theatre.figure_ids[figure])
    if fray.phase == FIGHT and fray.first_seat == NOBODY:
        raise fields.refuse("first_seat", "position-first-seat")
    alive = [side for side in theatre.sides if fray.spaces_of(side)]
    if not alive:
        raise fields.refuse("figures", "position-nobody-stands")
    scout = theatre.scenario.rule("secret-scout")
    if scout is not None:
        if fray.scout == NOBODY or fray.under[fray.scout] == NOBODY:
            raise fields.refuse("scout", "position-scout")


# -- small things --------------------------------------------------------------------------------


def _a_seat(fray: Fray, fields: Fields, name: str, default: int = NOBODY) -> int:
    """Read a seat, or null for nobody."""
    if not fields.has(name):
        return default
    if fields.data[name] is None:
        fields.taken.append(name)
        return NOBODY
    return fields.whole(name, 0, len(fray.theatre.seats) - 1)


def _a_mask(fray: Fray, fields: Fields, name: str) -> int:
    last = len(fray.theatre.seats) - 1
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


def _one_each(fray: Fray, fields: Fields, name: str, found: int) -> None:
    seats = len(fray.theatre.seats)
    if found != seats:
        raise fields.refuse(name, "position-seats", found=found, expected=seats)
