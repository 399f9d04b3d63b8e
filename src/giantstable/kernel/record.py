"""Matches on paper: records and positions, read with care."""

from __future__ import annotations

from giantstable.kernel.errors import BadPosition, BadRecord, GiantsError
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import POSITION, RECORD, VERSION, Match, start_match
from giantstable.kernel.rng import seeded


def game_of(document: object) -> str:
    """Return the name of the game that a record is of."""
    return _opened(document, BadRecord, RECORD).text("game")


def _opened(document: object, error: type[GiantsError], kind: str) -> Fields:
    fields = Fields(error, "", document)
    if fields.text("format") != kind:
        raise fields.refuse("format", "wrong-format", expected=kind)
    if fields.raw("version") != VERSION:
        raise fields.refuse("version", "wrong-version", expected=VERSION)
    return fields


def _setup_of(game: Game, fields: Fields) -> dict[str, object]:
    name = fields.text("game")
    if name != game.name:
        raise fields.refuse("game", "wrong-game", found=name, expected=game.name)
    given = fields.sub("setup")
    return {key: given.raw(key) for key in given.names()}


def _same_content(game: Game, fields: Fields, setup: Setup) -> None:
    if fields.has("content"):
        found = fields.text("content")
        expected = game.fingerprint(setup)
        if found != expected:
            raise fields.refuse("content", "other-content", found=found, expected=expected)


def _refused(error: type[GiantsError], where: str, refusal: GiantsError) -> GiantsError:
    return error("inside", field=where, why=str(refusal))


def read_record(game: Game, document: object, quiet: bool = False, verify: bool = True) -> Match:
    """Return the match that a record describes, played to its last choice.

    With ``verify`` the end must be the one that the record claims.
    """
    fields = _opened(document, BadRecord, RECORD)
    given = _setup_of(game, fields)
    if fields.has("start"):
        setup = _settled(game, given, BadRecord)
        _same_content(game, fields, setup)
        match = _from_table(game, setup, fields.sub("start"), quiet)
    else:
        seed = fields.raw("seed")
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise fields.refuse("seed", "record-seed", found=str(seed))
        setup = _settled(game, given, BadRecord)
        _same_content(game, fields, setup)
        match = start_match(game, setup, seed, quiet)
    _repeat_all(match, fields)
    if fields.has("result"):
        claimed = fields.sub("result")
        if verify:
            _verify(match, claimed)
    fields.done()
    return match


def _verify(match: Match, claimed: Fields) -> None:
    if not match.over:
        raise claimed.refuse("result", "record-unfinished")
    outcome = match.outcome()
    said_all = {name: claimed.raw(name) for name in outcome}
    for name, value in outcome.items():
        said = said_all[name]
        if said != value and not match.game.once_told(said_all, match.table):
            raise claimed.refuse(name, "record-result", found=str(value), claimed=str(said))
    claimed.done()


def _settled(game: Game, given: dict[str, object], error: type[GiantsError]) -> Setup:
    try:
        return game.settle(given)
    except GiantsError as refusal:
        raise _refused(error, "setup", refusal) from None


def _from_table(game: Game, setup: Setup, start: Fields, quiet: bool) -> Match:
    # A hand-made position may leave things to chance; which chance, it may say or leave to us.
    rng = seeded(str(start.raw("seed")) if start.has("seed") else "position")
    table = game.table_from(setup, start, rng)
    start.done()
    game_start = game.table_json(table)
    match = Match(game, setup, table, None)
    match.start = game_start
    if not quiet:
        table.events = []
    match.begin()
    return match


def _repeat_all(match: Match, fields: Fields) -> None:
    for n, item in enumerate(fields.items("choices", optional=True)):
        where = f"choices[{n}]"
        choice = fields.a_text(item, where)
        try:
            match.repeat(choice, where)
        except BadRecord as refusal:
            raise fields.error(refusal.key, **refusal.facts) from None


def read_position(game: Game, document: object, quiet: bool = False) -> Match:
    """Return a match that begins from a position; refuse one that cannot be."""
    fields = Fields(BadPosition, "", document)
    if fields.has("format"):
        fields = _opened(document, BadPosition, POSITION)
    given: dict[str, object] = {}
    if fields.has("game"):
        name = fields.text("game")
        if name != game.name:
            raise fields.refuse("game", "wrong-game", found=name, expected=game.name)
    if fields.has("setup"):
        sub = fields.sub("setup")
        given = {key: sub.raw(key) for key in sub.names()}
    setup = _settled(game, given, BadPosition)
    _same_content(game, fields, setup)
    match = _from_table(game, setup, fields.sub("table"), quiet)
    _repeat_all(match, fields)
    fields.done()
    return match
