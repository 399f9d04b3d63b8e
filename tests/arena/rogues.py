"""Strangers' bots that do wrong, each in its own way. No bot of the house is like that."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from types import FrameType

from giantstable.bots.chair import Bot, Chair
from giantstable.kernel.decision import Decision
from giantstable.kernel.game import Game
from giantstable.kernel.match import start_match
from giantstable.kernel.rng import seeded

__version__ = "7"


class Honest(Bot):
    """Plays anything that is allowed."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.rng = seeded(seed)

    def choose(self, chair: Chair) -> int:
        codes = chair.decision.codes
        return codes[self.rng.below(len(codes))]


class Crashes(Honest):
    def choose(self, chair: Chair) -> int:
        raise ZeroDivisionError("there is\nnothing left")


class CrashesAtOnce(Honest):
    def __init__(self, game: Game, seed: str) -> None:
        raise RuntimeError("no bot today")


class Leaves(Honest):
    def choose(self, chair: Chair) -> int:
        sys.exit(3)


class Dies(Honest):
    def choose(self, chair: Chair) -> int:
        os._exit(9)


class Loops(Honest):
    def choose(self, chair: Chair) -> int:
        while True:
            pass


class Asks(Honest):
    """Never answers, but is never silent."""

    def choose(self, chair: Chair) -> int:
        while True:
            chair.view()


class Sleeps(Honest):
    def choose(self, chair: Chair) -> int:
        time.sleep(3600)
        return 0


class Nonsense(Honest):
    def choose(self, chair: Chair) -> int:
        return max(chair.decision.codes) + 1


class Words(Honest):
    def choose(self, chair: Chair) -> int:
        return "the best one"  # type: ignore[return-value]


class Nothing(Honest):
    def choose(self, chair: Chair) -> int:
        return None  # type: ignore[return-value]


class Chatters(Honest):
    """Prints, which must not get between the bot and its questions."""

    def choose(self, chair: Chair) -> int:
        print("hm, " * 1000)
        os.write(1, b"\x00\xff" * 1000)
        return super().choose(chair)


# -- those that look where they may not: what they find they tell by crashing ----------------------


class Found(Exception):
    """What a seat may not know."""


class Spy(Honest):
    """Looks in one way; plays honestly where there is nothing to be found."""

    kept: Decision | None = None

    def choose(self, chair: Chair) -> int:
        looked: object = None
        try:
            looked = self.look(chair)
        except Exception:
            looked = None  # nothing there
        self.kept = chair.decision
        if looked:
            raise Found(f"FOUND {looked!r}"[:120])
        return super().choose(chair)

    def look(self, chair: Chair) -> object:
        raise NotImplementedError

    def hand(self, table: object, chair: Chair) -> object:
        return getattr(table, "hands")[1 - chair.decision.seat]  # noqa: B009


class SeesTheTable(Spy):
    def look(self, chair: Chair) -> object:
        return self.hand(chair._match.table, chair)


class SeesTheSeed(Spy):
    def look(self, chair: Chair) -> object:
        return chair._match.seed


class SeesChance(Spy):
    def look(self, chair: Chair) -> object:
        return chair._match.table.rng.state()


class SeesTheLog(Spy):
    """Reads the order that the other has given in secret."""

    def look(self, chair: Chair) -> object:
        others = [d for d in chair._match.asked if d.seat != chair.decision.seat]
        return [d.answer for d in others if d.answer >= 0]


class SeesMarks(Spy):
    """A copy is made from the table as it was when the turn began: all in the open."""

    def look(self, chair: Chair) -> object:
        return self.hand(chair.imagine(1)._marks[-1].table, chair)


class KeepsTheDecision(Spy):
    """A decision that was answered knows its table."""

    def look(self, chair: Chair) -> object:
        return self.hand(self.kept.table, chair) if self.kept is not None else None


class WalksAttributes(Spy):
    def look(self, chair: Chair) -> object:
        for name in dir(chair):
            table = getattr(getattr(chair, name, None), "table", None)
            if hasattr(table, "hands"):
                return self.hand(table, chair)
        return None


class WalksEverything(Spy):
    def look(self, chair: Chair) -> object:
        for thing in gc.get_objects():
            if type(thing).__name__ in ("Field", "Match") and thing is not self:
                return type(thing).__name__
        return None


class WalksFrames(Spy):
    def look(self, chair: Chair) -> object:
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            if "match" in frame.f_locals:
                return frame.f_locals["match"]
            frame = frame.f_back
        return None


class GuessesTheSeed(Spy):
    """Takes the game's seed from its own, and plays the same game from its start."""

    def look(self, chair: Chair) -> object:
        seed = self.seed.rpartition("/")[0]
        match = start_match(self.game, self.game.settle({}), seed, quiet=True)
        same = match.view(chair.decision.seat) == chair.view()
        return match.view(1 - chair.decision.seat) if same else None


class ReadsTheEnvironment(Spy):
    def look(self, chair: Chair) -> object:
        return os.environ.get("A_PASSWORD_OF_THE_HOST")


REMEMBERED: list[object] = []


class Remembers(Spy):
    """The same seed is played from both seats: who remembers the first game knows the second."""

    def look(self, chair: Chair) -> object:
        if self.kept is None:
            REMEMBERED.append(chair.view())
        return REMEMBERED[:-1]


SPIES: list[Callable[[Game, str], Bot]] = [
    SeesTheTable,
    SeesTheSeed,
    SeesChance,
    SeesTheLog,
    SeesMarks,
    KeepsTheDecision,
    WalksAttributes,
    WalksEverything,
    WalksFrames,
    GuessesTheSeed,
    ReadsTheEnvironment,
    Remembers,
]
