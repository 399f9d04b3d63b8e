"""Reading the content files: every item checked, every item with its source."""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.box.body import GROUND, GROUND_NAME, Body
from giantstable.games.wraith.box.pieces import (
    ALWAYS,
    ALWAYS_ACTIVE,
    ATTACK_SYMBOLS,
    CARD_KINDS,
    DRIFT,
    EFFECTS,
    FEARLESS_COST,
    FOOTHOLD_EFFECTS,
    LEAK,
    MOVE_DOWN,
    MOVE_TO,
    MOVE_UP,
    NO_CAP,
    NO_HEAL,
    NORMAL,
    RAGE_SYMBOLS,
    REDUCE,
    ROW,
    SCORCH,
    SET_ASIDE,
    STAY,
    STOKE,
    SYMBOLS,
    VALUED,
    Always,
    Drawing,
    Effect,
    Fearless,
    FootholdCard,
    Giant,
    GiantCard,
    Push,
    Skill,
    Spell,
    Strike,
    Wraith,
    WraithCard,
)
from giantstable.kernel.errors import BadContent
from giantstable.kernel.fields import Fields
from giantstable.kernel.masks import mask_of
from giantstable.kernel.provenance import ContentReader, Provenance

SETUP_CARDS: Final = SET_ASIDE + ROW
MOST: Final = 99  # no printed number is larger
REGIONS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Reader(ContentReader):
    """Reads a content file of a Giant or a Wraith."""

    def __init__(self, file: str, document: object, ledger: list[Provenance]) -> None:
        super().__init__(file, document, ledger, MOST)

    # -- what both sides share ----------------------------------------------------------------

    def effect(self, fields: Fields, name: str = "type") -> Effect:
        """Take an action, or an effect of a skill or spell."""
        type_ = fields.index(name, EFFECTS)
        if type_ not in VALUED:
            return Effect(type_, 0, [])
        value = fields.raw("value")
        if isinstance(value, dict):
            parts = Fields(BadContent, fields.path("value"), value)
            symbols = parts.choices("symbols", SYMBOLS)
            if not symbols:
                raise parts.refuse("symbols", "content-empty")
            base = parts.whole("base", 0, MOST, 0)
            pairs = parts.choice("mode", ["sum", "pairs"], "sum") == "pairs"
            cap = parts.whole("max", 0, MOST) if parts.has("max") else NO_CAP
            parts.done()
            return Effect(type_, base, symbols, pairs, cap)
        return Effect(type_, fields.a_whole(value, fields.path("value"), 0, MOST), [])

    def effects(self, fields: Fields, name: str) -> list[Effect]:
        """Take a list of effects that is not empty."""
        found: list[Effect] = []
        for item in fields.subs(name):
            found.append(self.effect(item))
            item.done()
        if not found:
            raise fields.refuse(name, "content-empty")
        return found


def read_wraith(file: str, document: object, ledger: list[Provenance]) -> Wraith:
    """Return the Wraith that a content file describes."""
    reader = Reader(file, document, ledger)
    top = reader.top
    id_ = top.text("id")
    name = top.text("name")
    order = top.whole("order", 1, MOST)
    board = top.sub("board")
    wound_limit = reader.number(board, "wound_limit", 1)
    health_modifier = reader.number(board, "health_modifier")
    hand_size = reader.number(board, "hand_size", 1)
    foothold_tokens = reader.number(board, "foothold_tokens")
    fearless = [_fearless(reader, fields) for fields in board.subs("fearless")]
    skills = [_skill(reader, fields) for fields in board.subs("skills")]
    board.done()
    cards = [_wraith_card(reader, fields) for fields in top.subs("deck")]
    reader.sourced(top, name)
    top.distinct("deck", [card.id for card in cards])
    top.distinct("deck", [card.notation for card in cards])
    top.distinct("board.skills", [skill.id for skill in skills])
    top.distinct("board.fearless", [EFFECTS[action.effect.type] for action in fearless])
    wraith = Wraith(
        id_,
        name,
        order,
        wound_limit,
        health_modifier,
        hand_size,
        foothold_tokens,
        fearless,
        skills,
        cards,
    )
    if len(wraith.deck) < hand_size:
        raise top.refuse("deck", "content-few-cards", found=len(wraith.deck), least=hand_size)
    return wraith


def _fearless(reader: Reader, fields: Fields) -> Fearless:
    effect = reader.effect(fields, "action")
    cost = fields.whole("cost", 1, MOST)
    reader.sourced(fields, f"fearless.{EFFECTS[effect.type]}", str(cost))
    return Fearless(effect, cost)


def _skill(reader: Reader, fields: Fields) -> Skill:
    id_ = fields.text("id")
    name = fields.text("name")
    colour = fields.text("colour")
    pool = fields.whole("pool", 1, MOST)
    effects = reader.effects(fields, "effects")
    reader.sourced(fields, name, f"{colour} {pool}")
    return Skill(id_, name, colour, pool, effects)


def _wraith_card(reader: Reader, fields: Fields) -> WraithCard:
    id_ = fields.text("id")
    name = fields.text("name")
    copies = fields.whole("copies", 1, MOST)
    symbols = fields.choices("symbols", SYMBOLS)
    actions = reader.effects(fields, "actions")
    # An option is written "leap C3": two actions of one type could not be told apart.
    fields.distinct("actions", [EFFECTS[action.type] for action in actions])
    spell: Spell | None = None
    if fields.has("spell"):
        spell = _spell(reader, fields.sub("spell"))
    reader.sourced(fields, name, f"x{copies}")
    return WraithCard(id_, name, copies, symbols, actions, spell)


def _spell(reader: Reader, fields: Fields) -> Spell:
    name = fields.text("name")
    requires = str(fields.raw("requires"))
    if not (requires.isdigit() or (len(requires) == 1 and requires in REGIONS)):
        raise fields.refuse("requires", "content-requires", found=requires)
    effects = reader.effects(fields, "effects")
    reader.sourced(fields, f"spell.{_slug(name)}", requires)
    return Spell(_slug(name), name, requires, effects)


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def read_giant(file: str, document: object, ledger: list[Provenance]) -> Giant:
    """Return the Giant that a content file describes."""
    reader = Reader(file, document, ledger)
    top = reader.top
    id_ = top.text("id")
    name = top.text("name")
    order = top.whole("order", 1, MOST)
    top.text("character", "-")
    health = reader.number(top, "health", 1)
    scars_limit = reader.number(top, "scars_limit", 1)
    rage_track = _rage_track(reader, top.sub("rage_track"))
    body, drawing = _body(reader, top)
    cards = [_giant_card(reader, fields, body) for fields in top.subs("cards")]
    top.distinct("cards", [card.id for card in cards])
    if len(cards) <= SETUP_CARDS:
        raise top.refuse("cards", "content-few-cards", found=len(cards), least=SETUP_CARDS + 1)
    effect = top.sub("foothold_effect")
    foothold_effect = effect.index("type", FOOTHOLD_EFFECTS)
    reader.sourced(effect, "foothold_effect", FOOTHOLD_EFFECTS[foothold_effect])
    foothold_cards = [_foothold_card(reader, f, body) for f in top.subs("foothold_cards")]
    top.distinct("foothold_cards", [card.id for card in foothold_cards])
    if not foothold_cards:
        raise top.refuse("foothold_cards", "content-empty")
    reader.sourced(top, name)
    return Giant(
        id_,
        name,
        order,
        health,
        scars_limit,
        rage_track,
        body,
        drawing,
        cards,
        foothold_effect,
        foothold_cards,
    )


def _rage_track(reader: Reader, fields: Fields) -> list[list[int]]:
    spaces: list[list[int]] = []
    where = fields.path("spaces")
    for i, item in enumerate(fields.items("spaces")):
        place = f"{where}[{i}]"
        symbols = [
            fields.a_choice(symbol, f"{place}[{k}]", RAGE_SYMBOLS)
            for k, symbol in enumerate(fields.a_list(item, place))
        ]
        spaces.append([RAGE_SYMBOLS.index(symbol) for symbol in symbols])
    reader.sourced(fields, "rage_track", str(len(spaces)))
    return spaces


def _body(reader: Reader, top: Fields) -> tuple[Body, Drawing]:
    ground = top.sub("ground")
    footholds = top.sub("footholds")
    names = [GROUND_NAME, *footholds.names()]
    for name in names[1:]:
        if len(name) < 2 or name[0] not in REGIONS or not name[1:].isdigit():
            raise footholds.refuse(name, "content-foothold-name")
    up = [ground.choices("up", names)]
    ground.distinct("up", [names[higher] for higher in up[0]])
    reader.sourced(ground, "ground", "")
    points: list[tuple[float, float]] = [(50.0, 100.0)]
    parts = [GROUND_NAME]
    for name in names[1:]:
        fields = footholds.sub(name)
        points.append((fields.whole("x", 0, 100), fields.whole("y", 0, 100)))
        parts.append(fields.text("part"))
        up.append(fields.choices("up", names))
        fields.distinct("up", [names[higher] for higher in up[-1]])
        reader.sourced(fields, name, "")
    _is_a_climb(footholds, names, up)
    outline = top.sub("silhouette")
    polygons = [
        [_point(outline, point) for point in outline.a_list(polygon, outline.path("polygons"))]
        for polygon in outline.items("polygons")
    ]
    reader.sourced(outline, "silhouette", "")
    return Body(names, up), Drawing(points, parts, polygons)


def _point(outline: Fields, value: object) -> tuple[float, float]:
    where = outline.path("polygons")
    pair = outline.a_list(value, where)
    if len(pair) != 2:
        raise outline.refuse("polygons", "content-point")
    return (
        float(outline.a_whole(pair[0], where, 0, 100)),
        float(outline.a_whole(pair[1], where, 0, 100)),
    )


def _is_a_climb(fields: Fields, names: list[str], up: list[list[int]]) -> None:
    """Refuse lines to the Ground, circles, and footholds that no line reaches."""
    reached = 1
    frontier = [GROUND]
    for _ in names:  # after as many steps as there are places only a circle still climbs
        above: list[int] = []
        for place in frontier:
            for higher in up[place]:
                if higher == GROUND:
                    raise fields.refuse(names[place], "content-line-to-ground")
                if higher not in above:
                    above.append(higher)
        reached |= mask_of(above)
        frontier = above
    if frontier:
        raise fields.refuse(names[frontier[0]], "content-circle")
    for place, name in enumerate(names):
        if not reached >> place & 1:
            raise fields.refuse(name, "content-unreachable")


def _area(fields: Fields, name: str, body: Body) -> int:
    """Take a list of places and regions as a mask."""
    mask = 0
    for i, item in enumerate(fields.items(name)):
        place = fields.a_choice(item, f"{fields.path(name)}[{i}]", body.names + body.letters())
        mask |= 1 << body.names.index(place) if place in body.names else body.region(place)
    if mask == 0:
        raise fields.refuse(name, "content-empty")
    return mask


def _push(fields: Fields, body: Body) -> Push:
    """Take a forced move, if there is one (W26)."""
    if not fields.has("move"):
        return Push(STAY, 0)
    move = fields.sub("move")
    if move.has("to"):
        push = Push(MOVE_TO, move.index("to", body.names))
    elif move.has("up"):
        push = Push(MOVE_UP, move.whole("up", 1, MOST))
    else:
        push = Push(MOVE_DOWN, move.whole("down", 1, MOST))
    move.done()
    return push


def _strike(fields: Fields, body: Body) -> Strike:
    strike = Strike(
        _area(fields, "area", body),
        fields.whole("wounds", 0, MOST, 0),
        fields.whole("cards", 0, MOST, 0),
        fields.flag("stun", False),
        _push(fields, body),
    )
    fields.done()
    if not strike.harmful and not strike.stun and strike.push.way == STAY:
        raise fields.refuse("area", "content-empty-attack")
    return strike


def _always(fields: Fields, body: Body) -> Always:
    effect = fields.index("effect", ALWAYS)
    by = 0
    actions = 0
    area = body.everywhere
    push = Push(STAY, 0)
    if effect == REDUCE:
        by = fields.whole("by", 1, MOST)
        actions = mask_of(fields.choices("actions", EFFECTS))
    elif effect == FEARLESS_COST:
        by = fields.whole("plus", 1, MOST)
    elif effect == NO_HEAL:
        by = 1
    elif effect == SCORCH:
        by = fields.whole("wounds", 1, MOST)
        area = _area(fields, "area", body)
    elif effect == DRIFT:
        push = _push(fields, body)
        if push.way == STAY:
            raise fields.refuse("move", "field-missing")
    elif effect == LEAK:
        by = fields.whole("cards", 1, MOST)
        area = _area(fields, "area", body) if fields.has("area") else area
    elif effect == STOKE:
        by = fields.whole("spaces", 1, MOST)
    fields.done()
    return Always(effect, by, actions, area, push)


def _giant_card(reader: Reader, fields: Fields, body: Body) -> GiantCard:
    id_ = fields.text("id")
    name = fields.text("name")
    kind = fields.index("kind", CARD_KINDS)
    weak_spot = fields.choice("weak_spot", body.names[1:] + body.letters())
    single = weak_spot in body.names
    weak = 1 << body.names.index(weak_spot) if single else body.region(weak_spot)
    wound_limit = fields.whole("wound_limit", 1, MOST)
    symbols = mask_of(fields.choices("symbols", ATTACK_SYMBOLS))
    strike: Strike | None = None
    always: Always | None = None
    if kind == ALWAYS_ACTIVE:
        always = _always(fields.sub("always"), body)
    else:
        strike = _strike(fields.sub("attack" if kind == NORMAL else "reveal"), body)
    reader.sourced(fields, f"{id_} {name}", f"{weak_spot}/{wound_limit}")
    return GiantCard(id_, name, kind, weak_spot, weak, wound_limit, symbols, strike, always)


def _foothold_card(reader: Reader, fields: Fields, body: Body) -> FootholdCard:
    id_ = fields.text("id")
    name = fields.text("name")
    spots = [spot + 1 for spot in fields.choices("spots", body.names[1:])]
    fields.distinct("spots", [body.names[spot] for spot in spots])
    reader.sourced(fields, f"{id_} {name}", str(len(spots)))
    return FootholdCard(id_, name, spots)
