"""What a stranger's bot gets: a chair with nothing behind it, in a process of its own.

No match is in this process, neither the true one nor a copy. What the seat sees, the words of an
option and every imagined match are asked for through a pipe, and whoever holds the match (see
``apart``) answers only what the seat may know. So there is nothing to peek at here: no attribute,
no log, no stream of chance, no seed, and nothing for a walk through all objects to find.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from typing import IO, cast

import orjson

from giantstable.bots import bot
from giantstable.bots.chair import Bot, Chair, play_on
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.form import NUMBER
from giantstable.kernel.game import Game, Shaped
from giantstable.kernel.match import Match
from giantstable.kernel.rng import Rng
from giantstable.kernel.table import Table
from giantstable.library import game as game_named

LENGTH = struct.Struct("<I")
PR_SET_PDEATHSIG = 1  # linux/prctl.h
PLAYED_OUT = 1_000_000  # decisions of one imagined game
RISEN = 64  # the exit code of a process that has played its game; any other is an accident
LONGEST = 64_000_000  # bytes of one message

Json = dict[str, object]
Ask = Callable[..., object]
Factory = Callable[[Game, str], Bot]


def send(pipe: IO[bytes], message: object) -> None:
    """Write one message."""
    data = orjson.dumps(message)
    pipe.write(LENGTH.pack(len(data)) + data)
    pipe.flush()


def told(decision: Decision) -> Json:
    """Return a question as it goes through the pipe."""
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "codes": decision.codes,
        "subject": decision.subject,
        "about": decision.about,
    }


class Dream:
    """An imagined match: as much of ``Match`` as goes through a pipe.

    All that was hidden is dealt anew in it, so ``view`` may be asked for any seat. It lasts until
    the question is answered for which it was imagined.
    """

    def __init__(self, ask: Ask, game: Game, state: Json) -> None:
        self._ask = ask
        self.game = game
        self._take(state)

    def _take(self, state: Json) -> None:
        self._id = state["id"]
        self.over = bool(state["over"])
        self.result = str(state["result"])
        self.winners = cast("list[int]", state["winners"])
        self.scores = cast("list[int]", state["scores"])
        self._asked = question(cast(Json, state["asked"])) if state["asked"] else None

    def next_decision(self) -> Decision:
        """Return the first open decision."""
        if self._asked is None:
            raise ValueError("this imagined game is over")
        return self._asked

    def answer(self, decision: Decision, code: int) -> None:
        """Answer the open decision."""
        self._take(cast(Json, self._ask("answer", self._id, code)))

    def play_out(self, name: str, seed: int) -> list[int]:
        """Let bots of the house play to the end, without another question here; return winners."""
        self._take(cast(Json, self._ask("play_out", self._id, name, seed)))
        return self.winners

    def copy(self, quiet: bool = True) -> Dream:
        """Return another imagined match in the same state."""
        return Dream(self._ask, self.game, cast(Json, self._ask("copy", self._id)))

    def view(self, seat: int | None = None) -> Shaped:
        """Return what a seat of the imagined match sees."""
        return cast(Shaped, self._ask("dream_view", self._id, seat))


def play_out(match: Match | Dream, name: str = "random", seed: int = 0) -> list[int]:
    """Let bots of the house play an imagined match to its end; return who won.

    In one go, where the match is: the fast way to try something many times.
    """
    if isinstance(match, Dream):
        return match.play_out(name, seed)
    players = [bot(name, match.game, f"{seed}/{seat}") for seat in range(match.seats)]
    play_on(match, players, PLAYED_OUT)
    return match.winners


class SealedChair(Chair):
    """A chair whose match is elsewhere."""

    def __init__(self, ask: Ask, game: Game, decision: Decision) -> None:
        self._ask = ask
        self._game = game
        self.decision = decision

    def view(self) -> Shaped:
        """Return what the seat sees."""
        return cast(Shaped, self._ask("view"))

    def notation(self, code: int) -> str:
        """Return the notation of an option."""
        return str(self._ask("notation", code))

    def table(self, rng: Rng) -> Table:
        """Refuse: a table does not go through a pipe."""
        raise TypeError("a sealed chair has no table; imagine a match and look at its views")

    def imagine(self, seed: int) -> Match:
        """Return an imagined match, all that is hidden dealt anew; see ``Dream`` for its part."""
        return cast(Match, Dream(self._ask, self._game, cast(Json, self._ask("imagine", seed))))


def question(asked: Json) -> Decision:
    """Return a question from the wire. Its words are the chair's to say."""
    kind = DecisionKind(str(asked["kind"]), str(asked["rule"]), NUMBER)
    codes = cast("list[int]", asked["codes"])
    seat, subject, about = (cast(int, asked[key]) for key in ("seat", "subject", "about"))
    return Decision(seat, kind, codes, subject, about)


class Line:
    """The pipe to whoever holds the match, seen from here."""

    def __init__(self, reads: int, writes: int) -> None:
        self.reads = reads
        self.pipe = os.fdopen(writes, "wb")

    def hear(self) -> Json:
        """Wait for a message; unbuffered, as a copy of this process may have to read the next."""
        (length,) = LENGTH.unpack(self._exactly(LENGTH.size))
        return cast(Json, orjson.loads(self._exactly(length)))

    def _exactly(self, wanted: int) -> bytes:
        data = b""
        while len(data) < wanted:
            part = os.read(self.reads, wanted - len(data))
            if not part:
                os._exit(0)  # nobody is there any more
            data += part
        return data

    def say(self, message: object) -> None:
        """Send a message."""
        send(self.pipe, message)

    def ask(self, *words: object) -> object:
        """Ask for something and wait for it."""
        self.say({"ask": words})
        heard = self.hear()
        if "refused" in heard:
            raise ValueError(str(heard["refused"]))
        return heard["value"]


def found(source: str) -> Factory:
    """Return the factory that ``module:factory`` names."""
    module, _, name = source.partition(":")
    factory: object = importlib.import_module(module)
    for part in (name or "bot").split("."):
        factory = getattr(factory, part)
    if not callable(factory):
        raise TypeError(f"{source} cannot be called")
    return cast(Factory, factory)


def version_of(factory: object, source: str) -> str:
    """Return the version a stranger gives its bot or its module; 1 if it gives none."""
    module = sys.modules[source.partition(":")[0]]
    for place, name in ((factory, "version"), (module, "__version__")):
        given = getattr(place, name, None)
        if isinstance(given, str | int):
            return str(given)
    return "1"


def why(error: BaseException) -> str:
    """Return what went wrong in one line, with the place in the bot's own code."""
    steps = traceback.extract_tb(error.__traceback__)
    place = f" ({os.path.basename(steps[-1].filename)}:{steps[-1].lineno})" if steps else ""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}{place}"[:300]


def play(line: Line, factory: Factory, game: Game, seated: Json) -> None:
    """Play one game: answer questions until somebody says it is over."""
    try:
        player = factory(game, str(seated["seed"]))
        line.say({"ready": True})
        while True:
            heard = line.hear()
            if "rise" in heard:
                return
            decision = question(cast(Json, heard["question"]))
            line.say({"choose": player.choose(SealedChair(line.ask, game, decision))})
    except Exception as error:
        line.say({"crash": why(error)})
    except SystemExit as error:
        line.say({"crash": f"it left: SystemExit({error.code})"})


def end_with_parent() -> None:
    """Let Linux end this process with the one that started it, even if it is caught in a loop."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Be the process of one bot at one seat. Each game is played by a fresh copy of it."""
    end_with_parent()
    line = Line(os.dup(0), os.dup(1))
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints goes to stderr: the pipe is not for it
    hello = line.hear()
    folder = str(hello["folder"])
    if folder:
        sys.path.insert(0, folder)
    source = str(hello["source"])
    try:
        content = hello["content"]
        game = game_named(str(hello["game"]), None if content is None else str(content))
        factory = found(source)
        line.say({"version": version_of(factory, source)})
    except BaseException as error:
        line.say({"crash": why(error)})
        return
    while True:
        heard = line.hear()
        seated = cast(Json, heard["sit"])
        # What a bot learnt in one game it must not know in the next: games come in any order.
        child = os.fork() if hasattr(os, "fork") else 0
        if child:
            ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if ended != RISEN:
                line.say({"lost": f"its process ended with code {ended}"})
            continue
        end_with_parent()
        play(line, factory, game, seated)
        os._exit(RISEN)
