"""Hand-made realms, and a way to answer the rules by short words.

``realm(armies={"dessarin-valley": ("hill", {"hill-regular": 2, "hill-elite!": 1})})`` has an empty
board but for these; "!" means wounded. Whatever is not told is as setup would leave it, or empty.

Words of answers: ``done``, ``all``, ``yes``, ``no``, ``eat``, ``deck``, ``wound``, ``draw``,
``top``; the id of a resource, command, region, race (``frost friendly`` for a friendly trade),
slayer, event (``claim:`` before it, or ``claim`` for the special one) or spell (``cast:`` before
it, ``+`` after an advanced one); a soldier or unit, ``hill-regular!``, with ``home:`` before a
leader that returns; and where: ``hill-regular@waterdeep``, ``hill-regular@waterdeep>sumber-hills``,
``@waterdeep``, ``@waterdeep>sumber-hills`` (``shift`` before it for a shift). A whole number is the
code itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from giantstable.games.assault.box.box import Box
from giantstable.games.assault.box.effects import COMMANDS, MARKERS, RESOURCES
from giantstable.games.assault.box.pieces import CLOUD, RACES
from giantstable.games.assault.rules import turns
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import NONE, ONE, count, soldier_of
from giantstable.games.assault.table.codes import (
    ALL,
    CLAIM,
    CLAIM_SPECIAL,
    DECK,
    DONE,
    DRAW,
    EAT,
    RETURN_HOME,
    SHIFT_TO,
    TOP,
    WOUND_IT,
    cast_code,
    packed,
)
from giantstable.games.assault.table.realm import ENDGAME, FINAL_ORDNING, NO_REGION, STAGES, Realm
from giantstable.games.assault.table.world import House, World
from giantstable.kernel.decision import Checkpoint, Decision, Play
from giantstable.kernel.form import NO, YES
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import GameOver
from tests.games.assault.table import box, region

Army = tuple[str, Mapping[str, int]]
Counts = Mapping[str, int]


def realm(
    seats: int = 6,
    armies: Mapping[str, Army] | None = None,
    rows: Mapping[str, Sequence[str]] | None = None,
    resources: Mapping[str, Counts] | None = None,
    spells: Mapping[str, Sequence[str]] | None = None,
    stage: str = "normal",
    points: Counts | None = None,
    active: str | None = None,
    pools: Sequence[int] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    spell_deck: Sequence[str] | None = None,
    spell_discard: Sequence[str] = (),
    event_row: Sequence[str] | None = None,
    special: Counts | None = None,
    claimed: Mapping[str, Sequence[str]] | None = None,
    marked: Mapping[str, Sequence[str]] | None = None,
    forged: int = 0,
    fed: int = 0,
    castle: str | None = None,
    slayers: Mapping[str, str] | None = None,
    entered: Sequence[str] = (),
    house: House | None = None,
    seed: int = 0,
    opened: Box | None = None,
) -> Realm:
    """Return a realm in the middle of a game, with a listener.

    ``deck`` and ``spell_deck`` have their top at the end; left out, they hold all other cards of
    the box in random order. ``entered`` names units that an event has brought in before;
    ``slayers`` says where they stand, ``hook!`` for a wounded one.
    """
    the_box = opened or box()
    table = Realm(seeded(seed), World(the_box, seats, house or House()))
    table.events = []
    table.stage = [str(name) for name in STAGES].index(stage)
    seating = table.world.seating
    for seat, played in enumerate(seating.races):
        table.race_of[seat] = played
        table.seat_of[played] = seat
    table.first = 0
    table.active = RACES.index(active) if active else seating.races[0]
    _muster(table, armies or {}, entered)
    _deal(table, resources or {}, deck, discard)
    _teach(table, spells or {}, spell_deck, spell_discard)
    _tell_events(table, event_row, claimed or {})
    for name, row in (rows or {}).items():
        table.row[RACES.index(name)] = [COMMANDS.index(command) for command in row]
    for name, n in (special or {}).items():
        table.special[RACES.index(name)] = n
    for marker, places in (marked or {}).items():
        for place in places:
            table.marked[MARKERS.index(marker)] |= 1 << region(place)
    table.forged = forged
    table.fed = fed
    if castle is not None:
        table.castle = region(castle)
    else:
        table.castle = the_box.stock.castle if table.seat_of[CLOUD] >= 0 else NO_REGION
    for name, place in (slayers or {}).items():
        slayer = _slayer(the_box, name.rstrip("!"))
        table.slayer_at[slayer] = region(place)
        if name.endswith("!"):
            table.slayers_wounded |= 1 << slayer
    if pools is not None:
        table.pools = list(pools)
    else:
        table.pools = list(seating.pools)
        if table.stage >= FINAL_ORDNING:
            table.pools[0] = 0
        if table.stage == ENDGAME:
            table.pools[1] = 0
    for name, n in (points or {}).items():
        table.points[RACES.index(name)] = n
    table.reserve = max(0, the_box.stock.points - sum(table.pools) - sum(table.points))
    table.owned = table.resources.copy()
    return table


def _muster(table: Realm, armies: Mapping[str, Army], entered: Sequence[str]) -> None:
    world = table.world
    left: dict[str, int] = {unit.id: unit.copies for unit in world.box.units}
    waiting = {unit.id for unit in world.box.units if unit.waits} - set(entered)
    for place, (name, soldiers) in armies.items():
        race = RACES.index(name)
        army = NONE
        for word, n in soldiers.items():
            army += n * ONE[soldier(world.box, race, word)]
            left[word.rstrip("!")] -= n
            waiting.discard(word.rstrip("!"))
        table.put_army(region(place), race, army)
    for race, pieces in enumerate(world.box.races):
        for kind, unit in enumerate(pieces.units):
            assert left[unit.id] >= 0, unit.id
            if unit.id in waiting:
                table.waiting |= 1 << unit.index  # not in the supply either
            else:
                table.supply[race] += left[unit.id] * ONE[soldier_of(kind)]


def _deal(
    table: Realm,
    resources: Mapping[str, Counts],
    deck: Sequence[str] | None,
    discard: Sequence[str],
) -> None:
    left = [resource.copies for resource in table.world.box.resources]
    for name, cards in resources.items():
        for card, n in cards.items():
            table.gain(RACES.index(name), RESOURCES.index(card), n)
            left[RESOURCES.index(card)] -= n
    table.discard = [RESOURCES.index(card) for card in discard]
    for kind in table.discard:
        left[kind] -= 1
    if deck is not None:
        table.deck = [RESOURCES.index(card) for card in deck]
    else:
        table.deck = [kind for kind, n in enumerate(left) for _ in range(n)]
        table.rng.shuffle(table.deck)


def _teach(
    table: Realm,
    spells: Mapping[str, Sequence[str]],
    spell_deck: Sequence[str] | None,
    spell_discard: Sequence[str],
) -> None:
    the_box = table.world.box
    left = [spell.copies for spell in the_box.spells]
    for name, hand in spells.items():
        table.spells[RACES.index(name)] = sorted(_spell(the_box, spell) for spell in hand)
        for spell in hand:
            left[_spell(the_box, spell)] -= 1
    table.spell_discard = [_spell(the_box, spell) for spell in spell_discard]
    for index in table.spell_discard:
        left[index] -= 1
    if spell_deck is not None:
        table.spell_deck = [_spell(the_box, spell) for spell in spell_deck]
    else:
        table.spell_deck = [index for index, n in enumerate(left) for _ in range(n)]
        table.rng.shuffle(table.spell_deck)


def _tell_events(
    table: Realm, event_row: Sequence[str] | None, claimed: Mapping[str, Sequence[str]]
) -> None:
    the_box = table.world.box
    gone = 0
    for name, events in claimed.items():
        for event in events:
            table.claimed[RACES.index(name)] |= 1 << the_box.event(event).index
            gone |= 1 << the_box.event(event).index
    left = [event.index for event in the_box.universal_events if not gone >> event.index & 1]
    if event_row is not None:
        table.event_row = [the_box.event(event).index for event in event_row]
    else:
        table.event_row = left[: the_box.stock.face_up]
    table.event_deck = [event for event in left if event not in table.event_row]


def race(name: str) -> int:
    """Return the number of a race."""
    return RACES.index(name)


def soldier(the_box: Box, race: int, word: str) -> int:
    """Return a soldier by its word: ``hill-regular``, ``hill-regular!`` if wounded."""
    kinds = [unit.id for unit in the_box.races[race].units]
    return soldier_of(kinds.index(word.rstrip("!")), word.endswith("!"))


def _spell(the_box: Box, id_: str) -> int:
    return [spell.id for spell in the_box.spells].index(id_)


def _slayer(the_box: Box, id_: str) -> int:
    return [slayer.id for slayer in the_box.slayers].index(id_)


def at(table: Realm, place: str) -> dict[str, int]:
    """Return who stands in a region: ``{"hill-regular": 2, "hill-elite!": 1}``."""
    holder = table.holder[region(place)]
    return named(table, holder, table.army[region(place)]) if holder >= 0 else {}


def named(table: Realm, race: int, army: int) -> dict[str, int]:
    """Return an army (or a supply) by the ids of its units."""
    found: dict[str, int] = {}
    for kind, unit in enumerate(table.world.box.races[race].units):
        for wounded in (False, True):
            n = count(army, soldier_of(kind, wounded))
            if n:
                found[unit.id + "!" * wounded] = n
    return found


def supply(table: Realm, name: str) -> dict[str, int]:
    """Return what a race can recruit."""
    return named(table, RACES.index(name), table.supply[RACES.index(name)])


def cards(table: Realm, name: str) -> dict[str, int]:
    """Return the Resource Cards of a race."""
    owned = [table.owns(RACES.index(name), kind) for kind in range(len(RESOURCES))]
    return {RESOURCES[kind]: n for kind, n in enumerate(owned) if n}


def told(table: Realm) -> list[str]:
    """Return the names of everything that happened."""
    return [event.kind.name for event in table.events or []]


class Sitting:
    """Rules that run on a realm until they ask, and who answers them."""

    def __init__(self, play: Play, table: Realm) -> None:
        self.play = play
        self.realm = table
        self.asked: Decision | None = None  # None: all is done
        self.game_over = False
        self.questions: list[Decision] = []
        self._go_on(None)

    def _go_on(self, code: int | None) -> None:
        try:
            asked = next(self.play) if code is None else self.play.send(code)
            while isinstance(asked, Checkpoint):
                asked = next(self.play)
        except StopIteration:
            self.asked = None
            return
        except GameOver:
            self.asked = None
            self.game_over = True
            return
        assert isinstance(asked, Decision)
        assert asked.codes
        assert len(set(asked.codes)) == len(asked.codes), asked
        self.asked = asked
        self.questions.append(asked)

    @property
    def kind(self) -> str:
        """The name of the open question, "" if all is done."""
        return self.asked.kind if self.asked is not None else ""

    @property
    def seat(self) -> str:
        """The race that is asked."""
        assert self.asked is not None
        return RACES[self.realm.race_of[self.asked.seat]]

    def code(self, word: str | int) -> int:
        """Return the code of an answer to the open question."""
        assert self.asked is not None, f"nothing is asked, so {word} is no answer"
        return word if isinstance(word, int) else code_of(self.realm, self.asked, word)

    def offers(self, word: str | int) -> bool:
        """Return whether an answer may be given."""
        return self.asked is not None and self.code(word) in self.asked.codes

    def only(self, *words: str | int) -> bool:
        """Return whether these are all the answers that may be given."""
        assert self.asked is not None
        return sorted(self.code(word) for word in words) == sorted(self.asked.codes)

    def answer(self, *words: str | int) -> Sitting:
        """Answer one question after the other."""
        for word in words:
            code = self.code(word)
            assert self.asked is not None
            assert code in self.asked.codes, (word, code, self.asked)
            self.asked.answer = code
            self._go_on(code)
        return self

    def end(self) -> Sitting:
        """Say that all is done."""
        assert self.asked is None, self.asked
        return self


def run(play: Play, table: Realm, answers: Sequence[str | int] = ()) -> Sitting:
    """Run rules and answer what they ask; return the sitting, with the next question open."""
    return Sitting(play, table).answer(*answers)


def command(table: Realm, name: str, card: str, answers: Sequence[str | int] = ()) -> Sitting:
    """Let a race play a command from its hand, and answer what it asks."""
    return run(turns.command(table, RACES.index(name), COMMANDS.index(card)), table, answers)


def ask(play: Play, table: Realm) -> Decision:
    """Run rules up to their first question."""
    asked = Sitting(play, table).asked
    assert asked is not None
    return asked


_PLAIN = {
    "done": DONE,
    "all": ALL,
    "no": NO,
    "yes": YES,
    "eat": EAT,
    "deck": DECK,
    "wound": WOUND_IT,
    "stay": DONE,
    "draw": DRAW,
    "top": TOP,
    "claim": CLAIM_SPECIAL,
}


def code_of(table: Realm, asked: Decision, word: str) -> int:
    """Return the code of a word, as an answer to a question."""
    the_box = table.world.box
    if word in _PLAIN:
        return _PLAIN[word]
    if word.startswith("claim:"):
        return CLAIM + the_box.event(word[6:]).index
    if word.startswith("cast:"):
        advanced = word.endswith("+")
        return cast_code(_spell(the_box, word[5:].rstrip("+")), int(advanced))
    if word.startswith("home:"):
        unit = the_box.unit(word[5:])
        return RETURN_HOME + unit.index - table.world.first_unit[unit.race]
    if word.startswith("shift"):
        return SHIFT_TO + code_of(table, asked, word[5:])
    what, _, where = word.partition("@")
    if where:
        start, _, to = where.partition(">")
        number = _number(table, asked, what) if what else 0
        return packed(number, region(start), region(to) if to else 0)
    return _number(table, asked, word)


def _number(table: Realm, asked: Decision, word: str) -> int:
    the_box = table.world.box
    bare = word.rstrip("!")
    for unit in the_box.units:
        if unit.id == bare:
            kind = unit.index - table.world.first_unit[unit.race]
            if asked.kind_of is asks.RECRUIT:
                return kind
            return soldier_of(kind, word.endswith("!"))
    if word in RESOURCES:
        return RESOURCES.index(word)
    if word in COMMANDS:
        return COMMANDS.index(word)
    name, _, friendly = word.partition(" ")
    if name in RACES:
        return RACES.index(name) * 2 + (friendly == "friendly")
    for slayer in the_box.slayers:
        if slayer.id == word:
            return slayer.index
    for spell in the_box.spells:
        if spell.id == word:
            return spell.index
    found = the_box.board.index(word)
    assert found >= 0, f"no such word: {word}"
    return found
