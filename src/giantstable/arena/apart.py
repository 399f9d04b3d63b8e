"""A stranger's bot in a process of its own, seen from where the match is.

Only this side has the match. What it hands over is what the bot's seat may know: its question, its
view, and imagined matches, which stay here and are played by their numbers.
"""

from __future__ import annotations

import hashlib
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from types import TracebackType
from typing import cast

import orjson

from giantstable.arena.entrants import Entrant
from giantstable.arena.sealed import LENGTH, LONGEST, Json, play_out, send, told
from giantstable.kernel.decision import Decision
from giantstable.kernel.errors import GiantsError
from giantstable.kernel.game import Setup
from giantstable.kernel.match import Match

CRASH, NONSENSE, TIME, LOST = "crash", "nonsense", "time", "lost"  # what a bot can do wrong
SECONDS = 10.0  # for one decision, where a tournament says nothing else
ARRIVAL = 60.0  # seconds to start the process and make the bot
KEPT = ("PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SYSTEMROOT", "GIANTS_CONTENT")
DREAMS = 20_000  # imagined matches for one question


class Fault(Exception):
    """What a bot did wrong: its game is lost."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why


class Apart:
    """One bot at one seat, beyond a pipe."""

    def __init__(
        self, entrant: Entrant, game: str, content: str | None, seconds: float = SECONDS
    ) -> None:
        self.entrant = entrant
        self.seconds = seconds
        self.dreams: list[Match] = []
        self.room = tempfile.TemporaryDirectory(prefix="giants-bot-")  # where it may leave things
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from giantstable.arena.sealed import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=self.room.name,
            env=_surroundings(self.room.name),
            start_new_session=True,
        )
        self.read = b""
        try:
            self._say(
                {
                    "source": entrant.source,
                    "folder": entrant.folder,
                    "game": game,
                    "content": content,
                }
            )
            self.version = str(self._hear(time.monotonic() + ARRIVAL)["version"])
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Apart:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def sit(self, setup: Setup, seat: int, seed: str) -> None:
        """Begin a game. The bot's own seed tells nothing of the game's."""
        own = hashlib.sha256(f"a stranger's bot {seed}/{seat}".encode()).hexdigest()[:16]
        self._say({"sit": {"setup": setup, "seat": seat, "seed": own}})
        self._hear(time.monotonic() + ARRIVAL)

    def rise(self) -> None:
        """End the game."""
        self._say({"rise": True})

    def choose(self, match: Match, decision: Decision) -> int:
        """Let the bot answer; whatever it asks in between is answered as its seat may know it."""
        until = time.monotonic() + self.seconds
        self._say({"question": told(decision)})
        try:
            while True:
                heard = self._hear(until)
                if "choose" in heard:
                    code = heard["choose"]
                    if isinstance(code, bool) or not isinstance(code, int):
                        raise Fault(NONSENSE, f"it answered {code!r}"[:200])
                    return code
                self._say(self._answered(match, decision, heard))
        finally:
            self.dreams.clear()

    def _answered(self, match: Match, decision: Decision, heard: Json) -> Json:
        words = heard.get("ask")
        if not isinstance(words, list) or not words:
            raise Fault(NONSENSE, f"it said {heard!r}"[:200])
        try:
            return {"value": self._value(match, decision, str(words[0]), words[1:])}
        except (GiantsError, LookupError, TypeError, ValueError, OverflowError) as error:
            return {"refused": " ".join(str(error).split())[:300]}

    def _value(self, match: Match, decision: Decision, what: str, given: list[object]) -> object:
        if what == "view":
            return match.view(decision.seat)
        if what == "notation":
            return match.game.notation(_bound(match, decision), _offered(decision, given[0]))
        if what == "imagine":
            return self._dreamt(match.copy(quiet=True).determinize(decision.seat, _word(given[0])))
        dream = self.dreams[_whole(given[0])]
        if what == "dream_view":
            return dream.view(None if given[1] is None else _whole(given[1]))
        if what == "copy":
            return self._dreamt(dream.copy(quiet=True))
        if what == "answer":
            asked = dream.next_decision()
            dream.answer(asked, _offered(asked, given[1]))
        elif what == "play_out":
            play_out(dream, str(given[1]), _whole(given[2]))
        else:
            raise ValueError(f"nobody can answer {what!r}")
        return _state(_whole(given[0]), dream)

    def _dreamt(self, dream: Match) -> Json:
        if len(self.dreams) >= DREAMS:
            raise ValueError(f"more than {DREAMS} imagined matches for one question")
        self.dreams.append(dream)
        return _state(len(self.dreams) - 1, dream)

    def _say(self, message: object) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        try:
            send(pipe, message)
        except OSError:
            raise Fault(LOST, "its process has ended") from None

    def _hear(self, until: float) -> Json:
        length = LENGTH.unpack(self._exactly(LENGTH.size, until))[0]
        if length > LONGEST:
            raise Fault(NONSENSE, f"it said {length} bytes at once")
        try:
            heard: object = orjson.loads(self._exactly(length, until))
        except ValueError:
            raise Fault(NONSENSE, "it said what nobody can read") from None
        if not isinstance(heard, dict):
            raise Fault(NONSENSE, f"it said {heard!r}"[:200])
        if "crash" in heard:
            raise Fault(CRASH, str(heard["crash"]))
        if "lost" in heard:
            raise Fault(LOST, str(heard["lost"]))
        return cast(Json, heard)

    def _exactly(self, wanted: int, until: float) -> bytes:
        pipe = self.process.stdout
        assert pipe is not None
        while len(self.read) < wanted:
            left = until - time.monotonic()
            ready = select.select([pipe], [], [], max(0.0, left))[0] if left > 0 else []
            if not ready:
                raise Fault(TIME, f"no answer within {self.seconds:g} s")
            part = os.read(pipe.fileno(), 1 << 16)
            if not part:
                raise Fault(LOST, "its process has ended")
            self.read += part
        data, self.read = self.read[:wanted], self.read[wanted:]
        return data

    def close(self) -> None:
        """End the process, with all that it has started."""
        process = self.process
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self.room.cleanup()


def _surroundings(room: str) -> dict[str, str]:
    """Return the environment of a stranger: what Python needs, and none of our passwords."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    path = os.pathsep.join(place for place in sys.path if place)
    return {**kept, "PYTHONPATH": path, "HOME": room, "TMPDIR": room}


def _bound(match: Match, decision: Decision) -> Decision:
    asked = decision.bare()
    asked.bind(match.game, match.table)
    return asked


def _state(number: int, dream: Match) -> Json:
    return {
        "id": number,
        "over": dream.over,
        "result": dream.result,
        "winners": dream.winners,
        "scores": dream.scores if dream.over else [],
        "asked": None if dream.over else told(dream.next_decision()),
    }


def _offered(decision: Decision, value: object) -> int:
    code = _whole(value)
    if code not in decision.codes:
        raise ValueError(f"{code} is not among the codes {decision.codes[:20]}")
    return code


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"a whole number is needed, not {value!r}"[:200])
    return value


def _word(value: object) -> int:
    word = _whole(value)
    if not 0 <= word < 1 << 32:
        raise ValueError("the seed of an imagined match has 32 bits")
    return word
