"""What people at a table agree on: who sits there, who plays for whom, and that it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from giantstable.bots import bots
from giantstable.server.clock import MINUTE
from giantstable.server.frames import Request as RequestShape
from giantstable.server.refusals import Refused
from giantstable.server.roster import SIT
from giantstable.server.schema import SeatKind, now
from giantstable.server.store import (
    AGREE,
    ASK,
    BACK,
    COMING,
    DECLINE,
    END,
    HUMAN,
    OPEN,
    RESIGN,
    SEAT,
    STAND_IN,
    Deed,
    SeatRow,
    free_seat,
    held_by,
    reseated,
    used_up,
)
from giantstable.server.talk import TAKE_BACK, Request

if TYPE_CHECKING:
    from giantstable.server.live import LiveTable

ALONE: Final = 10 * MINUTE  # who has nobody to agree with waits so long for who is away
ENOUGH: Final = "end"
OWN: Final = "own"  # wish, that a bot plays for somebody


class Accord:
    """The agreements of one table; each is an entry of its log."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    # -- who must agree -----------------------------------------------------------------------

    def shown(self) -> list[RequestShape]:
        """Return what is asked for now, and of whom."""
        return [
            {
                "about": request.about,
                "seat": request.seat,
                "whom": request.whom,
                "key": key,
                "waits_for": self.waits_for(request),
            }
            for key, request in self.table.talk.requests.items()
        ]

    def waits_for(self, request: Request) -> list[int]:
        """Return the seats that have not agreed yet; who holds several answers once."""
        seats = self.table.seats
        heard = [seats[seat].holders for seat in request.agreed]
        return [
            seat
            for seat in self._voices(request)
            if all(holders.isdisjoint(seats[seat].holders) for holders in heard)
        ]

    def _voices(self, request: Request) -> list[int]:
        if request.about == "undo":
            return self.table.losers(request.seat)
        if request.about == "sit":
            # All, here or not: a bot that plays for somebody agrees to nothing in their name.
            return self.others(request.seat)
        return [
            seat
            for seat in self.others(request.seat)
            if seat != request.whom and self.table.roster.plays(seat)
        ]

    def others(self, seat: int) -> list[int]:
        """Return the seats of other people who are still in the game."""
        return self._apart(self.table.seats[seat].holders, seat)

    def _apart(self, holders: frozenset[int], but: int | None = None) -> list[int]:
        """Return the seats of people in the game who hold none of somebody's seats."""
        return [
            other
            for other, row in enumerate(self.table.seats)
            if other != but and row.kind == HUMAN and holders.isdisjoint(row.holders)
            and other not in self.table.roster.resigned
        ]  # fmt: skip

    # -- asking and answering -----------------------------------------------------------------

    async def ask(self, seat: int, about: str, whom: int, nonce: str) -> int:
        """Ask the others to end the game, or to let a bot play for who is away."""
        table = self.table
        async with table.lock:
            known = table.known(seat, nonce)
            if known is not None:
                return known
            self._refuse_idle(seat)
            if about == "bot":
                self._refuse_present(whom)
            key = ENOUGH if about == "end" else f"bot {whom}"
            if table.talk.get(key) is not None:
                raise Refused("undo-asked")
            request = Request("bot", seat, whom) if about == "bot" else Request("end", seat, seat)
            if self.waits_for(request):
                return await table.say(ASK, seat, key, nonce)
            return await self._grant(request, seat, nonce)

    async def agree(self, seat: int, key: str, version: int, yes: bool, nonce: str) -> int:
        """Let another do what they ask for, or not; who asks for it may withdraw."""
        table = self.table
        async with table.lock:
            known = table.known(seat, nonce)
            if known is not None:
                return known
            table.refuse_closed()
            if key == TAKE_BACK:
                table.refuse_stale(version)
            request = table.talk.get(key)
            if request is None:
                raise Refused("undo-not-asked")
            waits_for = self.waits_for(request)
            own = table.seats[seat].holders
            mine = [each for each in waits_for if not own.isdisjoint(table.seats[each].holders)]
            if not mine and (yes or seat != request.seat):
                raise Refused("undo-not-asked")
            if not yes:
                return await self._refuse(key, request, seat, nonce)
            if waits_for != mine:
                return await table.say(AGREE, seat, key, nonce)
            return await self._grant(request, seat, nonce)

    async def _refuse(self, key: str, request: Request, seat: int, nonce: str) -> int:
        table = self.table
        deed = None
        if request.about == "sit":
            deed = reseated(table.row.id, request.seat, COMING, OPEN)
        return await table.say(DECLINE, seat, key, nonce, deed)

    async def _grant(self, request: Request, by: int, nonce: str) -> int:
        """Do what everybody has agreed to; ``by`` said the last word."""
        table = self.table
        whom = request.whom
        if request.about == "undo":
            return await table.take_back(request.seat, by, nonce)
        if request.about == "end":
            return await table.say(END, by, "", nonce)
        if request.about == "bot":
            self._refuse_present(whom)
            return await table.say(STAND_IN, whom, f"{self.stand_in} agreed", nonce, by=by)
        name = table.seats[whom].name
        deed = reseated(table.row.id, whom, COMING, HUMAN, name=name)
        return await table.say(SEAT, whom, f"{COMING} {HUMAN} {name}", nonce, deed, by=by)

    # -- leaving the game to a bot, or for good -----------------------------------------------

    @property
    def stand_in(self) -> str:
        """The bot that plays for people: the best we have."""
        return bots(self.table.row.game)[0]

    async def rest(self, seat: int, nonce: str) -> int:
        """Let a bot play for oneself until one is back."""
        table = self.table
        async with table.lock:
            known = table.known(seat, nonce)
            if known is not None:
                return known
            self._refuse_idle(seat)
            return await table.say(STAND_IN, seat, f"{self.stand_in} {OWN}", nonce)

    async def back(self, seat: int, nonce: str) -> int:
        """Play oneself again."""
        table = self.table
        async with table.lock:
            known = table.known(seat, nonce)
            if known is not None:
                return known
            if table.over:
                raise Refused("game-is-over")
            table.refuse_closed()
            if seat not in table.roster.stand_ins or seat in table.roster.resigned:
                raise Refused("no-way-back")
            if table.clock.out(seat, now()):
                raise Refused("time-is-up")
            return await table.say(BACK, seat, "", nonce)

    async def resign(self, seat: int, nonce: str) -> int:
        """Leave the game for good: with two sides the other has won, else a bot goes on."""
        table = self.table
        async with table.lock:
            known = table.known(seat, nonce)
            if known is not None:
                return known
            if seat in table.roster.resigned:
                raise Refused("no-way-back")
            self._refuse_idle(seat, stand_in=True)
            people = [
                each
                for each, row in enumerate(table.seats)
                if row.kind == HUMAN and each not in table.roster.resigned and each != seat
            ]
            goes_on = people and len(table.roster.sides_left(but=seat)) > 1
            return await table.say(RESIGN, seat, self.stand_in if goes_on else "", nonce)

    async def lapse(self, away: list[int]) -> bool:
        """Let bots play for those whose time ran out, or who are away for too long."""
        table = self.table
        async with table.lock:
            if table.lost:
                return False
            at = now()
            late = [seat for seat in table.clock.since if table.late(seat, at)]
            for seat in late:
                await table.say(STAND_IN, seat, f"{self.stand_in} time", "")
            for seat in away:
                if seat in table.clock.since:
                    await table.say(STAND_IN, seat, f"{self.stand_in} away", "")
            return bool(late or away)

    def _refuse_idle(self, seat: int, stand_in: bool = False) -> None:
        """Refuse what makes sense only for who plays, with others, in a game that goes on."""
        table = self.table
        if len(table.seats) < 2:
            raise Refused("alone-here")
        if table.over:
            raise Refused("game-is-over")
        table.refuse_closed()
        if table.row.begun is None:
            raise Refused("table-waits")
        if not stand_in and not table.roster.plays(seat):
            raise Refused("bot-plays")

    def _refuse_present(self, whom: int) -> None:
        """Refuse to replace who is here, or nobody waits for, or whom nobody else can speak for."""
        table = self.table
        if whom >= len(table.seats):
            raise Refused("no-such-seat", seat=whom)
        if whom not in table.clock.since or table.is_here(whom):
            raise Refused("not-away", seat=whom)
        short = table.clock.kind == "move" or table.clock.waited(whom, now()) < ALONE
        if short and len(self._apart(table.seats[whom].holders, whom)) < 2:
            raise Refused("not-away-long", seat=whom)

    # -- seats --------------------------------------------------------------------------------

    async def reseat(self, seat: int, was: SeatKind, kind: SeatKind, level: str) -> int:
        """Give a seat to a bot or leave it open, in a game that has begun."""
        table = self.table
        async with table.lock:
            table.refuse_lost()
            deed = reseated(table.row.id, seat, was, kind, level)
            return await table.say(SEAT, seat, f"{was} {kind} {level}".strip(), "", deed)

    async def arrive(self, wanted: int | None, visitor: int, name: str) -> int:
        """Let a visitor sit down at an open seat of a game that has begun, if the others agree."""
        table = self.table
        async with table.lock:
            table.refuse_lost()
            if table.over:
                raise Refused("game-is-over")
            seat = free_seat([row.kind for row in table.seats], wanted)
            asked = self._apart(frozenset([visitor]))
            kind: SeatKind = COMING if asked else HUMAN
            sits = reseated(table.row.id, seat, OPEN, kind, name=name)
            deed = both(sits, held_by(table.row.id, seat, visitor))
            if asked:
                await table.say(ASK, seat, f"{SIT} {name}", "", deed)
            else:
                await table.say(SEAT, seat, f"{OPEN} {HUMAN} {name}", "", deed)
            return seat

    async def take_along(self, seat: int, visitor: int, name: str, token: str) -> int:
        """Let a seat be played from another device too, and tell it to all."""
        table = self.table
        async with table.lock:
            table.refuse_lost()
            row: SeatRow = table.seats[seat]
            if visitor in row.holders:
                return seat
            deed = both(used_up(token), held_by(table.row.id, seat, visitor))
            await table.say(SEAT, seat, f"{row.kind} {row.kind} {name}", "", deed)
            return seat


def both(one: Deed, other: Deed) -> Deed:
    """Return two deeds as one."""

    def doing(connection: Connection) -> None:
        one(connection)
        other(connection)

    return doing
