"""One game of a tournament, with a referee: who does wrong is named, and has lost."""

from __future__ import annotations

import json
import sys
import time
import traceback
from ctypes import c_int
from dataclasses import dataclass, field

import giantstable
from giantstable.arena.apart import CRASH, LOST, NONSENSE, SECONDS, TIME, Apart, Fault
from giantstable.arena.entrants import Entrant
from giantstable.arena.sealed import Factory, found, why
from giantstable.bots import bot
from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.decision import Decision
from giantstable.kernel.game import Game, Setup
from giantstable.kernel.match import Match, start_match
from giantstable.library import game as game_named
from giantstable.titles import titles

ENDLESS, RULES = "endless", "rules"  # what nobody at the table is to blame for
FAULTS = (CRASH, NONSENSE, TIME, LOST, ENDLESS, RULES)
FORFEIT, VOID = "forfeit", "void"  # how such a game ends
DECISIONS = 200_000  # of one game
GAME_SECONDS = 900.0  # of one game in which somebody of the house may be caught in a loop
NOBODY = -1


@dataclass(frozen=True)
class Limits:
    """How long anybody may take."""

    seconds: float = SECONDS  # for one decision of a bot in a process of its own
    decisions: int = DECISIONS
    game_seconds: float = GAME_SECONDS


@dataclass(frozen=True)
class Bout:
    """One game to be played: everything that its result follows from."""

    game: str
    setup: tuple[tuple[str, str | int | bool], ...]
    entrants: tuple[Entrant, ...]  # seat by seat
    seed: str
    fingerprint: str
    content: str | None = None  # the folder of an owner's files; its fingerprint is what counts
    limits: Limits = field(default=Limits(), compare=False)

    @property
    def key(self) -> Key:
        """What its result is kept under."""
        return (
            self.game,
            self.fingerprint,
            rules_version(self.game),
            json.dumps(dict(self.setup), sort_keys=True, ensure_ascii=False),
            json.dumps([entrant.label for entrant in self.entrants], ensure_ascii=False),
            self.seed,
        )


Key = tuple[str, str, str, str, str, str]


@dataclass(frozen=True)
class Outcome:
    """How a game ended; all but ``seconds`` is the same whoever plays it again."""

    key: Key
    result: str
    shares: tuple[float, ...]  # of the victory, seat by seat
    scores: tuple[int, ...]
    roles: tuple[str, ...]
    sides: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # of thinking
    fault: str = ""
    culprit: int = NOBODY
    note: str = ""


def rules_version(game: str) -> str:
    """Return the version of a game's rules: ours, or that of the package it comes in."""
    title = titles()[game]
    return giantstable.__version__ if title.ours else title.version


class House:
    """Bots that sit with the match: ours, and strangers somebody trusts."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.chair: Chair | None = None

    def choose(self, match: Match, decision: Decision) -> int:
        """Let the bot answer."""
        chair = self.chair
        if chair is None:
            self.chair = chair = Chair(match, decision)
        else:
            chair.sit(match, decision)
        try:
            return self.player.choose(chair)
        except Exception as error:
            raise Fault(CRASH, why(error)) from error


class Ring:
    """Where games are played one after the other; strangers' processes stay for the next."""

    def __init__(self, mover: c_int | None = None) -> None:
        self.mover = mover if mover is not None else c_int()  # seat whose bot is thinking
        self.strangers: dict[tuple[Entrant, str, str | None, int], Apart] = {}

    def play(self, bout: Bout) -> Outcome:
        """Play a game to its end."""
        game = game_named(bout.game, bout.content)
        setup: Setup = dict(bout.setup)
        self.mover.value = NOBODY
        try:
            match = start_match(game, setup, bout.seed, quiet=True)
        except Exception:
            return unbegun(bout, traceback.format_exc(limit=-6))
        course = Course(bout, match)
        try:
            self._play_on(bout, game, match, course)
            if not match.over:
                self._dismiss(bout)
            return course.ended()
        except Fault as fault:
            self._dismiss(bout)
            return course.forfeit(fault)
        except Exception:  # the rules themselves: told, and never hidden
            self._dismiss(bout)
            return course.void(RULES, traceback.format_exc(limit=-6))
        finally:
            self.mover.value = NOBODY

    def _play_on(self, bout: Bout, game: Game, match: Match, course: Course) -> None:
        players: list[House | Apart] = []
        for seat, entrant in enumerate(bout.entrants):
            course.seat = seat
            players.append(self._seated(bout, game, match, seat, entrant))
        clocks = [
            time.monotonic if entrant.apart else time.thread_time for entrant in bout.entrants
        ]
        most, mover = bout.limits.decisions, self.mover
        decisions, seconds = course.decisions, course.seconds
        made = 0
        while not match.over and made < most:
            decision = match.next_decision()
            seat = decision.seat
            course.seat = mover.value = seat
            clock = clocks[seat]
            began = clock()
            code = players[seat].choose(match, decision)
            seconds[seat] += clock() - began
            decisions[seat] += 1
            if code not in decision.codes or not isinstance(code, int):
                raise Fault(NONSENSE, f"{code!r} was not offered for the question {decision.kind}")
            match.answer(decision, code)
            made += 1
        if match.over:
            try:
                for player in players:
                    if isinstance(player, Apart):
                        player.rise()
            except Fault:  # it fell over when all was done: that changes nothing any more
                self._dismiss(bout)

    def _seated(
        self, bout: Bout, game: Game, match: Match, seat: int, entrant: Entrant
    ) -> House | Apart:
        if not entrant.apart:
            own = f"{bout.seed}/{seat}"
            try:
                if entrant.source:
                    return House(trusted(entrant)(game, own))
                return House(bot(entrant.name, game, own))
            except Exception as error:
                raise Fault(CRASH, why(error)) from error
        place = (entrant, bout.game, bout.content, seat)
        if place not in self.strangers:
            self.strangers[place] = Apart(entrant, bout.game, bout.content, bout.limits.seconds)
        player = self.strangers[place]
        player.seconds = bout.limits.seconds
        player.sit(dict(bout.setup), seat, bout.seed)
        return player

    def _dismiss(self, bout: Bout) -> None:
        """End every stranger's process of a game that broke off: the next begins with new ones."""
        for at, entrant in enumerate(bout.entrants):
            player = self.strangers.pop((entrant, bout.game, bout.content, at), None)
            if player is not None:
                player.close()

    def close(self) -> None:
        """End the strangers' processes."""
        for player in self.strangers.values():
            player.close()
        self.strangers.clear()


class Course:
    """How a game goes, and how it ends."""

    def __init__(self, bout: Bout, match: Match) -> None:
        self.bout = bout
        self.match = match
        self.seat = NOBODY  # whose bot was asked last
        self.decisions = [0] * len(bout.entrants)
        self.seconds = [0.0] * len(bout.entrants)

    def ended(self) -> Outcome:
        """Return how it ended; without an end it is void."""
        match = self.match
        if not match.over:
            return self.void(ENDLESS, f"no end after {sum(self.decisions)} decisions")
        return self._outcome(match.result, self._shares(match.winners), tuple(match.scores))

    def forfeit(self, fault: Fault) -> Outcome:
        """Return the end of a game in which a bot did wrong: its side has lost, the others won."""
        side = self._side(self.seat)
        others = [s for s in range(len(self.bout.entrants)) if self._side(s) != side]
        return self._outcome(
            FORFEIT, self._shares(others), (), fault.kind, self.seat, fault.why[:2000]
        )

    def void(self, fault: str, note: str) -> Outcome:
        """Return the end of a game that nobody is to blame for: nobody has won it."""
        return self._outcome(VOID, self._shares([]), (), fault, NOBODY, note[-2000:])

    def _side(self, seat: int) -> int:
        return self.match.game.side_of(self.match.table, seat)

    def _shares(self, winners: list[int]) -> tuple[float, ...]:
        """Return who has how much of the victory: winning sides share it."""
        sides = {self._side(seat) for seat in winners}
        return tuple(
            1 / len(sides) if seat in winners else 0.0 for seat in range(len(self.bout.entrants))
        )

    def _outcome(
        self,
        result: str,
        shares: tuple[float, ...],
        scores: tuple[int, ...],
        fault: str = "",
        culprit: int = NOBODY,
        note: str = "",
    ) -> Outcome:
        match = self.match
        seats = range(len(self.bout.entrants))
        roles = tuple(match.game.role(match.table, seat) for seat in seats)
        sides = tuple(self._side(seat) for seat in seats)
        seconds = tuple(round(spent, 6) for spent in self.seconds)
        made = tuple(self.decisions)
        return Outcome(
            self.bout.key, result, shares, scores, roles, sides, made, seconds, fault, culprit, note
        )


def unbegun(bout: Bout, note: str) -> Outcome:
    """Return the end of a game that the rules could not even set up."""
    seats = range(len(bout.entrants))
    zeros = tuple(0 for _ in seats)
    shares = seconds = tuple(0.0 for _ in seats)
    roles = tuple("" for _ in seats)
    told = note[-2000:]
    return Outcome(
        bout.key, VOID, shares, (), roles, tuple(seats), zeros, seconds, RULES, NOBODY, told
    )


def lost_worker(bout: Bout, seat: int) -> Outcome:
    """Return the end of a game that took the whole process along, or never came back."""
    match = start_match(game_named(bout.game, bout.content), dict(bout.setup), bout.seed, True)
    course = Course(bout, match)
    if seat == NOBODY:
        return course.void(LOST, "the process in which it was played has ended")
    course.seat = seat
    limit = bout.limits.game_seconds
    return course.forfeit(Fault(LOST, f"its process has ended, or was ended after {limit:g} s"))


def trusted(entrant: Entrant) -> Factory:
    """Return the factory of a stranger's bot that may sit with the match."""
    if entrant.folder and entrant.folder not in sys.path:
        sys.path.append(entrant.folder)
    return found(entrant.source)
