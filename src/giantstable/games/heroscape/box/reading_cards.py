"""Reading the stock of a set, its Army Cards and its glyphs."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import (
    FIGURE_SIZES,
    GENERALS,
    GLYPH_EFFECTS,
    HERO,
    KINDS,
    LASTINGS,
    POWER_WORDS,
    RARITIES,
    ArmyCard,
    Glyph,
    Power,
    PowerKind,
    Side,
)
from giantstable.games.heroscape.box.reader import MOST
from giantstable.games.heroscape.box.stock import Stock
from giantstable.games.heroscape.ground.figures import Body
from giantstable.games.heroscape.ground.hexes import LETTERS
from giantstable.games.heroscape.ground.tiles import RUINS, SIZES, TERRAINS
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import ContentReader, Provenance

MARKERS = ["wounds", "round", "grenade", "orders"]
DICE = ["combat", "twenty", "skulls", "shields", "blanks"]
TALLEST = 60  # levels


def read_stock(file: str, document: object, ledger: list[Provenance]) -> Stock:
    """Return the stock that the file describes."""
    reader = ContentReader(file, document, ledger, MOST)
    top = reader.top
    tiles = [[0] * len(SIZES) for _ in TERRAINS]
    for fields in top.subs("tiles"):
        terrain = fields.index("terrain", TERRAINS)
        size = fields.whole("size", 1, 24)
        if size not in SIZES:
            raise fields.refuse("size", "content-tile-size", found=size)
        count = fields.whole("count", 0, MOST)
        if tiles[terrain][SIZES.index(size)]:
            raise fields.refuse("size", "content-twice", found=f"{TERRAINS[terrain]} {size}")
        tiles[terrain][SIZES.index(size)] = count
        reader.sourced(fields, f"{TERRAINS[terrain]} {size}", str(count))
    standing = top.sub("ruins")
    ruins = [reader.number(standing, length) for length in RUINS]
    height = reader.number(standing, "height", 1, TALLEST)
    standing.done()
    markers = _numbers(reader, top.sub("markers"), MARKERS)
    dice = _numbers(reader, top.sub("dice"), DICE)
    reader.sourced(top, "stock")
    return Stock(tiles, ruins, height, markers, dice)


def _numbers(reader: ContentReader, fields: Fields, names: list[str]) -> dict[str, int]:
    found = {name: reader.number(fields, name) for name in names}
    fields.done()
    return found


def read_card(
    file: str, document: object, ledger: list[Provenance], kinds: dict[str, PowerKind]
) -> ArmyCard:
    """Return the Army Card that a file describes; its powers are of these kinds."""
    reader = ContentReader(file, document, ledger, MOST)
    top = reader.top
    id_ = top.text("id")
    name = top.text("name")
    order = top.whole("order", 1, MOST)
    figures = reader.number(top, "figures", 1, 20)
    spaces = reader.number(top, "spaces", 1, 2)
    about = top.sub("attributes")
    general = about.index("general", GENERALS)
    species = about.text("species")
    rarity = about.index("rarity", RARITIES)
    kind = about.index("kind", KINDS)
    class_ = about.text("class")
    personality = about.text("personality")
    size = about.index("size", FIGURE_SIZES)
    height = about.whole("height", 1, TALLEST)
    reader.sourced(about, "attributes", f"{FIGURE_SIZES[size]} {height}")
    if (kind == HERO) != (figures == 1):  # HS-C-CARD-02
        raise top.refuse("figures", "content-hero", kind=KINDS[kind], found=figures)
    master = _side(reader, top, "master")
    basic = _side(reader, top, "basic")
    body = _body(reader, top.sub("body"), height, spaces)
    powers = [_power(reader, fields, kinds) for fields in top.subs("powers", optional=True)]
    top.distinct("powers", [power.name for power in powers])
    reader.sourced(top, name)
    return ArmyCard(
        id_,
        name,
        order,
        figures,
        general,
        species,
        rarity,
        kind,
        class_,
        personality,
        size,
        master,
        basic,
        body,
        powers,
    )


def _side(reader: ContentReader, top: Fields, name: str) -> Side:
    fields = top.sub(name)
    life = fields.whole("life", 1, 99) if name == "master" else 1
    move = fields.whole("move", 0, 99)
    range_ = fields.whole("range", 1, 99)
    attack = fields.whole("attack", 0, 99)
    defense = fields.whole("defense", 0, 99)
    points = fields.whole("points", 1, MOST) if name == "master" else 0
    reader.sourced(fields, name, f"{move}/{range_}/{attack}/{defense}")
    return Side(life, move, range_, attack, defense, points)


def _body(reader: ContentReader, fields: Fields, height: int, spaces: int) -> Body:
    breadth = fields.whole("breadth", 1, 95)
    hit_breadth = fields.whole("hit_breadth", 1, breadth)
    eye = fields.whole("target_point", 1, height * 10)
    zone = fields.items("hit_zone")
    if len(zone) != 2:
        raise fields.refuse("hit_zone", "content-hit-zone")
    low = fields.a_whole(zone[0], fields.path("hit_zone[0]"), 0, height * 10 - 1)
    high = fields.a_whole(zone[1], fields.path("hit_zone[1]"), low + 1, height * 10)
    reader.sourced(fields, "body", f"{eye}, {low}-{high}")
    return Body(height, spaces, breadth, eye, low, high, hit_breadth)


def _power(reader: ContentReader, fields: Fields, kinds: dict[str, PowerKind]) -> Power:
    """Return a power of a card; what content has to say of it is for its kind to tell."""
    kind = kinds[fields.choice("power", list(kinds))]
    name = fields.text("name")
    numbers: dict[str, int] = {}
    words: dict[str, str] = {}
    counts = False  # has it any numbers to give?
    for part in kind.needs:
        field = part.removesuffix("?")
        counts = counts or field not in POWER_WORDS
        if field != part and not fields.has(field):
            continue
        if field not in POWER_WORDS:
            numbers[field] = fields.whole(field, 1, 99)
        elif POWER_WORDS[field]:
            words[field] = fields.choice(field, POWER_WORDS[field])
        else:
            words[field] = fields.text(field)
    if counts and not numbers:
        raise fields.refuse("power", "content-idle-power", found=kind.id)
    reader.sourced(fields, name, " ".join(f"{n} {value}" for n, value in numbers.items()))
    return Power(kind, name, numbers, words)


def read_glyphs(file: str, document: object, ledger: list[Provenance]) -> list[Glyph]:
    """Return the glyphs that the file describes."""
    reader = ContentReader(file, document, ledger, MOST)
    top = reader.top
    glyphs = [_glyph(reader, fields) for fields in top.subs("glyphs")]
    top.distinct("glyphs", [glyph.id for glyph in glyphs])
    top.distinct("glyphs", [glyph.letter for glyph in glyphs])
    reader.sourced(top, "glyphs", str(sum(glyph.copies for glyph in glyphs)))
    return glyphs


def _glyph(reader: ContentReader, fields: Fields) -> Glyph:
    id_ = fields.text("id")
    name = fields.text("name")
    letter = fields.choice("letter", list(LETTERS))
    copies = fields.whole("copies", 1, 99)
    lasting = fields.index("lasting", LASTINGS)
    effect = fields.index("effect", GLYPH_EFFECTS)
    by = fields.whole("by", 1, 99, 0)
    least = fields.whole("least", 1, 99, 0)
    roll = fields.whole("roll", 1, 20, 0)
    reader.sourced(fields, name, f"{GLYPH_EFFECTS[effect]} {by}" if by else GLYPH_EFFECTS[effect])
    return Glyph(id_, name, letter, copies, lasting, effect, by, least, roll)
