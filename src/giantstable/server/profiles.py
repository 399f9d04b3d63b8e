"""What is remembered of who plays: finished games, what they count for, and feats.

A finished game is looked at once, when its player asks or before its table is deleted, and a line
of it is kept. No game is named here: what its matches count by and which feats there are says its
part ``feats``. Everything here blocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Insert, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from giantstable import feats, library
from giantstable.kernel.match import Match
from giantstable.kernel.shapes import Outcome
from giantstable.server import keys
from giantstable.server.matches import Stranded, followed
from giantstable.server.names import shown
from giantstable.server.refusals import Refused
from giantstable.server.roster import AGREED, Roster
from giantstable.server.schema import (
    Browser,
    Entry,
    GameTable,
    Holder,
    Move,
    Played,
    Visitor,
    now,
)
from giantstable.server.store import CHOICE, FORK, Store, TableRow
from giantstable.server.times import moment_of
from giantstable.server.wire import Feat, GameProfile, Profile, Tally

AT_ONCE: Final = 10  # games looked at for one question
MINUTES: Final = 15  # for which a link to another browser is good
BROWSERS: Final = 20  # of one visitor; the oldest is forgotten


# -- one game --------------------------------------------------------------------------------------


def remembered(
    row: TableRow, entries: Sequence[Entry], visitor: int, content: str | None
) -> Played:
    """Return what is remembered of a finished game for one who sat there."""
    outcome = row.outcome
    assert outcome is not None
    mine = [n for n, seat in enumerate(row.seats) if visitor in seat.holders]
    line = Played(
        visitor_id=visitor,
        table_id=row.id,
        game=row.game,
        ended=row.changed,
        counts=_counts(row, entries, outcome, mine),
        won=False,
        kinds={},
        feats=[],
    )
    if line.counts:
        _look(line, row, entries, mine, outcome, content)
    return line


def _counts(row: TableRow, entries: Sequence[Entry], outcome: Outcome, mine: list[int]) -> bool:
    """Return whether a game is one that somebody played here from its beginning to its end.

    What a browser has chosen carries its nonce: of a record out of a file nothing does.
    """
    chose = any(e.kind == CHOICE and e.nonce and e.seat in mine for e in entries)
    anew = any(entry.kind == FORK for entry in entries)
    return chose and not anew and "lesson" not in row.terms and outcome["result"] != AGREED


def _look(
    line: Played,
    row: TableRow,
    entries: Sequence[Entry],
    mine: list[int],
    outcome: Outcome,
    content: str | None,
) -> None:
    """Enter who won, and what the game has to say of it."""
    try:
        match = followed(row, entries, content)
    except Stranded:  # by other rules than ours; who won was written down
        line.counts = len(mine) == 1
        line.won = line.counts and mine[0] in outcome["winners"]
        return
    if len({match.game.side_of(match.table, seat) for seat in mine}) != 1:
        line.counts = False  # who plays against themselves neither wins nor loses
        return
    won = [seat for seat in mine if seat in outcome["winners"]]
    resigned = _resigned(row, entries, match)
    line.won = bool(won) and not resigned.intersection(mine)
    line.kinds = feats.kinds(match, mine[0])
    if line.won and match.over:
        found = {feat for seat in won for feat in feats.done(match, seat)}
        line.feats = [feat for feat in feats.feats(row.game) if feat in found]


def _resigned(row: TableRow, entries: Iterable[Entry], match: Match) -> set[int]:
    roster = Roster(row.seats, entries, match)
    for entry in entries:
        roster.hear(entry.kind, entry.seat, entry.notation, 0)
    return roster.resigned


# -- all of them -----------------------------------------------------------------------------------


def look_at_finished(store: Store, visitor: int, content: str | None, most: int = AT_ONCE) -> int:
    """Look at finished games that nobody has looked at; return how many are left."""
    known = select(Played.table_id).where(Played.visitor_id == visitor)
    found = (
        select(GameTable.id)
        .join(Holder, Holder.table_id == GameTable.id)
        .where(Holder.visitor_id == visitor, GameTable.outcome.is_not(None))
        .where(GameTable.id.not_in(known))
        .distinct()
    )
    with store.session() as session:
        new = list(session.scalars(found))
    for row in store.tables(new[:most]):
        _keep(store, [remembered(row, store.entries(row.id), visitor, content)])
    return max(0, len(new) - most)


def look_before_it_goes(store: Store, row: TableRow, content: str | None) -> None:
    """Remember a finished game for all who played it, before its table is deleted."""
    if row.outcome is not None:
        entries = store.entries(row.id)
        those = sorted({visitor for seat in row.seats for visitor in seat.holders})
        _keep(store, [remembered(row, entries, visitor, content) for visitor in those])


def _keep(store: Store, lines: list[Played]) -> None:
    """Enter what is remembered; another worker may have done so in this moment."""
    columns = Played.__table__.columns.keys()
    with store.transaction() as session:
        for line in lines:
            session.execute(
                _insert_once(store).values({name: getattr(line, name) for name in columns})
            )


def _insert_once(store: Store) -> Insert:
    if store.engine.dialect.name == "postgresql":
        return postgresql.insert(Played).on_conflict_do_nothing()
    return sqlite.insert(Played).on_conflict_do_nothing()


def lines_of(store: Store, visitor: int) -> list[Played]:
    """Return what is remembered of a visitor's games that count, the first one first."""
    found = (
        select(Played)
        .where(Played.visitor_id == visitor, Played.counts)
        .order_by(Played.ended, Played.table_id)
    )
    with store.session() as session:
        return list(session.scalars(found))


# -- the profile -----------------------------------------------------------------------------------


def profile_of(store: Store, visitor: Visitor | None, left: int, content: str | None) -> Profile:
    """Return what is remembered of a visitor, as they are told."""
    lines = [] if visitor is None else lines_of(store, visitor.id)
    streak, longest = streaks(lines)
    games = [*library.games(), *sorted({line.game for line in lines} - {*library.games()})]
    return Profile(
        name="" if visitor is None else shown(visitor.name),
        since="" if visitor is None else moment_of(visitor.created),
        played=len(lines),
        won=sum(line.won for line in lines),
        streak=streak,
        longest=longest,
        games=[_of_game(game, [e for e in lines if e.game == game], content) for game in games],
        left=left,
    )


def streaks(lines: Iterable[Played]) -> tuple[int, int]:
    """Return how many of the last games were won in a row, and the most that ever were."""
    streak = longest = 0
    for line in lines:
        streak = streak + 1 if line.won else 0
        longest = max(longest, streak)
    return streak, longest


def _of_game(game: str, lines: list[Played], content: str | None) -> GameProfile:
    earned: dict[str, int] = {}
    for line in lines:
        for feat in line.feats:
            earned.setdefault(feat, line.ended)
    if game in library.games():
        for feat, (kind, all_) in feats.gathered(library.game(game, content)).items():
            at = _gathered(lines, kind, all_)
            if at is not None:
                earned[feat] = at
    return GameProfile(
        game=game,
        played=len(lines),
        won=sum(line.won for line in lines),
        tallies=[tally for by in feats.tallies(game) for tally in _tallies(lines, by)],
        feats=[
            Feat(name=name, earned=moment_of(earned[name]) if name in earned else "")
            for name in feats.feats(game)
        ],
    )


def _gathered(lines: Iterable[Played], kind: str, all_: list[str]) -> int | None:
    """Return when the last of all was won for the first time; None: not all were."""
    first: dict[str, int] = {}
    for line in lines:
        if line.won and kind in line.kinds:
            first.setdefault(line.kinds[kind], line.ended)
    return max(first[each] for each in all_) if all_ and first.keys() >= {*all_} else None


def _tallies(lines: Iterable[Played], by: str) -> list[Tally]:
    found: dict[str, Tally] = {}
    for line in lines:
        of = line.kinds.get(by)
        if of is not None:
            tally = found.setdefault(of, Tally(by=by, of=of, played=0, won=0))
            tally.played += 1
            tally.won += line.won
    return sorted(found.values(), key=lambda tally: (-tally.played, tally.of))


# -- another browser -------------------------------------------------------------------------------


def new_move(store: Store, visitor: int) -> str:
    """Return a fresh token for another browser; those that were made before are good no more."""
    token = keys.new_key()
    with store.transaction() as session:
        session.execute(delete(Move).where(Move.visitor_id == visitor))
        until = now() + MINUTES * 60_000
        session.add(Move(token_hash=keys.hashed(token), visitor_id=visitor, until=until))
    return token


def offered(store: Store, token: str) -> Visitor:
    """Return whose a browser would become by a token; refuse one that is not good."""
    with store.session() as session:
        found = session.get(Move, keys.hashed(token))
        if found is None or found.until < now():
            raise Refused("bad-move")
        return session.get_one(Visitor, found.visitor_id)


def move(store: Store, token: str) -> tuple[Visitor, str]:
    """Use a token up; return whose the browser is now, and its own key."""
    key = keys.new_key()
    with store.transaction() as session:
        found = session.get(Move, keys.hashed(token), with_for_update=True)
        if found is None or found.until < now():
            raise Refused("bad-move")
        visitor = session.get_one(Visitor, found.visitor_id)
        session.delete(found)
        session.add(Browser(key_hash=keys.hashed(key), visitor_id=visitor.id, created=now()))
        session.flush()
        newest = (
            select(Browser.key_hash)
            .where(Browser.visitor_id == visitor.id)
            .order_by(Browser.created.desc())
            .limit(BROWSERS)
        )
        session.execute(
            delete(Browser).where(
                Browser.visitor_id == visitor.id, Browser.key_hash.not_in(newest.scalar_subquery())
            )
        )
    return visitor, key


def count_played(store: Store, visitor: int) -> int:
    """Return how many games of a visitor are remembered."""
    found = select(func.count()).where(Played.visitor_id == visitor, Played.counts)
    with store.session() as session:
        return session.scalar(found) or 0
