"""A tournament as a file: games, setups, bots with their versions, and seeds.

docs/arena.md tells how to write one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from pathlib import Path

from giantstable.arena.apart import SECONDS
from giantstable.arena.entrants import BadTournament, Entrant, entrant
from giantstable.arena.ring import DECISIONS, GAME_SECONDS, Limits
from giantstable.arena.simulate import settled
from giantstable.arena.sprt import Sprt, read_sprt
from giantstable.kernel.errors import BadContent, GiantsError
from giantstable.kernel.fields import Fields, shown
from giantstable.kernel.game import CHOICE, FLAG, NUMBER, Game, Setup, SetupOption
from giantstable.library import game as game_named
from giantstable.library import games, parsed

ALL = "all"  # every value that an option can have
RANGE = re.compile(r"(\d+)\.\.(\d+)")
MOST_SEEDS = 10_000_000
MOST_SETUPS = 2_000

Lineup = tuple[Entrant, ...]


@dataclass(frozen=True)
class Seeds:
    """A row of seeds: ``base/first`` to ``base/last``."""

    base: str
    first: int
    last: int

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.first, self.last + 1))

    def __len__(self) -> int:
        return self.last - self.first + 1

    def seed(self, number: int) -> str:
        """Return one seed: ``giants play --seed`` takes it too."""
        return f"{self.base}/{number}"


@dataclass(frozen=True)
class Contest:
    """One game of a tournament with all its setups, and who meets whom there.

    ``lineups`` are the bots round the table; every one is played with all rotations of its seats.
    Whose strength a lineup measures is the first.
    """

    game: str
    content: str | None
    facets: tuple[str, ...]  # the options that differ from setup to setup
    setups: tuple[tuple[str, Setup], ...]  # by a short name
    lineups: tuple[Lineup, ...]
    seeds: Seeds
    limits: Limits
    sprt: Sprt | None


@dataclass(frozen=True)
class Tournament:
    """A whole tournament."""

    name: str
    file: Path
    ledger: Path
    contests: tuple[Contest, ...]


def read_yaml(file: Path) -> Fields:
    """Return the fields of a YAML file; refuse an unreadable one in one sentence."""
    try:
        text = file.read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadTournament("not-a-file", file=str(file), why=why) from None
    try:
        document = parsed(file.name, text)
    except BadContent as error:
        raise BadTournament("not-yaml", file=str(file), why=error.facts["why"]) from None
    return Fields(BadTournament, f"{file.name}:", document)


def read_tournament(file: Path, content: str | None = None) -> Tournament:
    """Read a tournament; refuse in one sentence what cannot be played."""
    top = read_yaml(file)
    name = top.text("tournament")
    ledger = file.parent / top.text("ledger", f"{file.stem}.sqlite")
    usual = _Usual(top, file)
    contests = [_contest(fields, usual, content) for fields in top.subs("games")]
    if not contests:
        raise top.refuse("games", "field-empty")
    top.done()
    return Tournament(name, file, ledger, tuple(contests))


class _Usual:
    """What a tournament says for all its games, unless one says otherwise."""

    def __init__(self, top: Fields, file: Path) -> None:
        self.folder = str(file.resolve().parent)
        self.bots = top.items("bots", optional=True)
        self.bots_at = top.path("bots")
        self.seeds = read_seeds(top.sub("seeds")) if top.has("seeds") else None
        self.sprt = top.raw("sprt") if top.has("sprt") else None
        self.limits = read_limits(top)


def _contest(fields: Fields, usual: _Usual, content: str | None) -> Contest:
    name = fields.choice("game", games())
    game = game_named(name, content)
    facets, setups = read_setups(fields, game)
    seats = {game.seats(setup) for _, setup in setups}
    bots = Entry(fields, "bots", name, usual.folder)
    if fields.has("bots"):
        known = bots.read(fields.items("bots"), fields.path("bots"))
    elif usual.bots:
        known = bots.read(usual.bots, usual.bots_at)
    else:
        raise fields.error("field-missing", field=fields.path("bots"))
    against: dict[str, Entrant] = {}
    if fields.has("against"):
        against = bots.read(fields.items("against"), fields.path("against"))
    seeds = read_seeds(fields.sub("seeds")) if fields.has("seeds") else usual.seeds
    if seeds is None:
        raise fields.error("field-missing", field=fields.path("seeds"))
    lineups = _lineups(fields, known, against, seats)
    sprt = fields.raw("sprt") if fields.has("sprt") else usual.sprt
    limits = read_limits(fields) if fields.has("limits") else usual.limits
    read = None
    if sprt is not None:
        read = read_sprt(Fields(BadTournament, fields.path("sprt"), sprt), max(seats), min(seats))
    fields.done()
    return Contest(name, content, facets, setups, lineups, seeds, limits, read)


def read_seeds(fields: Fields) -> Seeds:
    """Read which seeds are played: a count from 0 on, or from one number to another."""
    base = fields.raw("base")
    if isinstance(base, bool) or not isinstance(base, int | str) or base == "":
        raise fields.refuse("base", "record-seed", found=shown(base))
    if fields.has("count"):
        first = fields.whole("from", 0, MOST_SEEDS, 0)
        last = first + fields.whole("count", 1, MOST_SEEDS) - 1
    else:
        first = fields.whole("from", 0, MOST_SEEDS)
        last = fields.whole("to", first, MOST_SEEDS)
    fields.done()
    return Seeds(str(base), first, last)


def read_limits(top: Fields) -> Limits:
    """Read how long anybody may take."""
    if not top.has("limits"):
        return Limits()
    fields = top.sub("limits")
    limits = Limits(
        float(fields.whole("seconds", 1, 3600, int(SECONDS))),
        fields.whole("decisions", 1, 100_000_000, DECISIONS),
        float(fields.whole("game_seconds", 1, 86_400, int(GAME_SECONDS))),
    )
    fields.done()
    return limits


class Entry:
    """The bots that a list in a file names."""

    def __init__(self, fields: Fields, name: str, game: str, folder: str) -> None:
        self.fields = fields
        self.name = name
        self.game = game
        self.folder = folder

    def read(self, items: list[object], where: str) -> dict[str, Entrant]:
        """Return the bots of a list by their names, in its order."""
        found: dict[str, Entrant] = {}
        for i, item in enumerate(items):
            one = self.one(item, f"{where}[{i}]")
            if one.name in found:
                raise self.fields.refuse(self.name, "content-twice", found=one.name)
            found[one.name] = one
        if not found:
            raise self.fields.error("field-empty", field=where)
        return found

    def one(self, item: object, where: str) -> Entrant:
        """Return one bot: by its name, or where its code is to be found."""
        if not isinstance(item, dict):
            return entrant(self.fields.a_text(item, where), self.game, folder=self.folder)
        fields = Fields(BadTournament, where, item)
        name, source = fields.text("name"), fields.text("from", "")
        version = str(fields.raw("version")) if fields.has("version") else ""
        trusted = fields.flag("trusted", False)
        fields.done()
        wanted = f"{name}@{version}" if version else name
        return entrant(wanted, self.game, source, self.folder, trusted)


def _lineups(
    fields: Fields, bots: dict[str, Entrant], against: dict[str, Entrant], seats: set[int]
) -> tuple[Lineup, ...]:
    """Return who meets whom: as the file says, or everybody everybody."""
    if fields.has("lineups"):
        return tuple(_said_lineups(fields, bots | against, seats))
    pairs = list(_pairs(fields, bots | against)) if fields.has("pairs") else []
    found: list[Lineup] = []
    for n in sorted(seats):
        if n == 1:
            found += [(bot,) for bot in (bots | against).values()]
        elif pairs:
            found += [(a, *[b] * (n - 1)) for a, b in pairs]
        elif against:
            others = [(a, b) for a, b in product(bots.values(), against.values()) if a != b]
            found += [(a, *[b] * (n - 1)) for a, b in others]
        elif n == 2:
            found += list(combinations(bots.values(), 2))
        else:
            found += [(a, *[b] * (n - 1)) for a, b in permutations(bots.values(), 2)]
    if not found:
        raise fields.refuse("bots", "too-few-bots")
    return tuple(found)


def _pairs(fields: Fields, bots: dict[str, Entrant]) -> Iterator[tuple[Entrant, Entrant]]:
    """Yield who meets whom, pair by pair: the first is measured by the second."""
    where = fields.path("pairs")
    for i, item in enumerate(fields.items("pairs")):
        names = fields.a_list(item, f"{where}[{i}]")
        if len(names) != 2:
            raise fields.error("field-length", field=f"{where}[{i}]", expected=2, found=len(names))
        one, other = (fields.a_choice(name, f"{where}[{i}]", list(bots)) for name in names)
        yield bots[one], bots[other]


def _said_lineups(fields: Fields, bots: dict[str, Entrant], seats: set[int]) -> Iterator[Lineup]:
    where = fields.path("lineups")
    for i, item in enumerate(fields.items("lineups")):
        at = f"{where}[{i}]"
        names = [
            fields.a_choice(name, f"{at}[{j}]", list(bots))
            for j, name in enumerate(fields.a_list(item, at))
        ]
        if len(names) not in seats:
            expected = ", ".join(str(n) for n in sorted(seats))
            raise fields.error("field-length", field=at, expected=expected, found=len(names))
        yield tuple(bots[name] for name in names)


# -- setups ----------------------------------------------------------------------------------------


def read_setups(
    fields: Fields, game: Game
) -> tuple[tuple[str, ...], tuple[tuple[str, Setup], ...]]:
    """Return the options that differ, and every setup: all combinations of what they can be.

    What ``all`` or a range would bring and the game does not allow is left out; what is written
    down one by one must be allowed.
    """
    if not fields.has("setup"):
        return (), (("", settled(game, {})),)
    given = fields.sub("setup")
    options = {option.name: option for option in game.setup_options()}
    values: dict[str, list[object]] = {}
    wide: list[str] = []
    for name in given.names():
        raw = given.raw(name)
        found = _values(options.get(name), raw)
        if found is None:
            values[name] = list(raw) if isinstance(raw, list) else [raw]
        else:
            values[name] = found
            wide.append(name)
    facets = tuple(name for name, each in values.items() if len(each) > 1)
    setups: list[tuple[str, Setup]] = []
    refused: GiantsError | None = None
    for combination in product(*values.values()):
        asked = dict(zip(values, combination, strict=True))
        try:
            setup = settled(game, asked)
        except GiantsError as error:
            if not wide:
                raise fields.error("inside", field=given.where, why=str(error)) from None
            refused = error
            continue
        setups.append((" ".join(str(asked[name]) for name in facets), setup))
        if len(setups) > MOST_SETUPS:
            raise fields.refuse("setup", "too-many-setups", most=MOST_SETUPS)
    if not setups:
        raise fields.error("inside", field=given.where, why=str(refused))
    return facets, tuple(setups)


def _values(option: SetupOption | None, raw: object) -> list[object] | None:
    """Return what ``all`` or a range such as ``3..6`` stands for; None for anything else."""
    if option is None or not isinstance(raw, str):
        return None
    if raw == ALL and option.kind == CHOICE:
        return list(option.choices)
    if raw == ALL and option.kind == FLAG:
        return [False, True]
    if raw == ALL and option.kind == NUMBER:
        return list(range(option.low, option.high + 1))
    between = RANGE.fullmatch(raw)
    if between and option.kind == NUMBER:
        return list(range(int(between[1]), int(between[2]) + 1))
    return None
