"""A match: a table, the rules running on it, and every choice so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.kernel.decision import (
    AGAIN,
    Asked,
    Checkpoint,
    Decision,
    DecisionKind,
    Option,
    Play,
    Together,
)
from giantstable.kernel.errors import BadRecord, NothingToUndo, NotPending
from giantstable.kernel.event import Event
from giantstable.kernel.form import NUMBER
from giantstable.kernel.game import Game, Json, Setup, Shaped
from giantstable.kernel.preview import Preview
from giantstable.kernel.rng import SEALED, Rng, seeded
from giantstable.kernel.table import GameOver, Table
from giantstable.kernel.way_back import WayBack, way_back

if TYPE_CHECKING:
    from giantstable.kernel import shapes

VERSION: Final = 1
POSITION: Final = "giantstable-position"
RECORD: Final = "giantstable-record"

# In the log of choices it stands where a copy was dealt anew, so that copies of it follow.
IMAGINED: Final = DecisionKind("imagined", "", NUMBER)
# The same where people play on from there, and a record tells it: "anew 0 123".
FORKED: Final = DecisionKind("forked", "", NUMBER)
ANEW: Final = "anew "
WORDS: Final = 2**62  # deals that there are
NOBODY: Final = -1  # for whom it was dealt: chance alone is another


class Mark:
    """A table kept at a checkpoint, and how many choices led to it."""

    def __init__(self, table: Table, choices: int) -> None:
        self.table = table
        self.choices = choices


class Match:
    """One game being played.

    The rules are a generator that stops to ask; the match keeps what is asked, feeds it the
    choices, and remembers a table now and then (a mark) from which copies and undo start.
    """

    def __init__(self, game: Game, setup: Setup, table: Table, seed: int | str | None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed  # None: the match began from a position
        self.start: Json | None = None  # the table it began from, if there was no seed
        self.table = table
        self.over = False
        self.asked: list[Decision] = []  # the open questions, as the rules put them
        self._answered = 0  # how many of several questions at once are answered
        self._log: list[Decision] = []
        self._marks: list[Mark] = []
        self._floor = 0  # choices before this cannot be taken back
        self._stamp = table.stamp()
        self._play: Play = game.play(table)

    # -- what is to be decided ----------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return self.game.seats(self.setup)

    @property
    def pending(self) -> list[Decision]:
        """The open decisions, one for each seat that must choose now."""
        game = self.game
        table = self.table
        open_ones: list[Decision] = []
        seats = 0
        for decision in self.asked:
            # Of several questions to one seat (order markers) the next comes after the answer.
            if decision.answer < 0 and not seats >> decision.seat & 1:
                seats |= 1 << decision.seat
                decision.bind(game, table)
                open_ones.append(decision)
        return open_ones

    def next_decision(self) -> Decision:
        """Return the first open decision, for those who play fast and need no words."""
        for decision in self.asked:
            if decision.answer < 0:
                return decision
        raise self._not_pending("", None)

    def choose(self, option: Option | str, seat: int | None = None) -> list[Event]:
        """Choose an option, given itself or by its notation.

        Returns what then happened, as the seat that chose may know it.
        """
        decision, code = self._find(option, seat)
        before = len(self.table.events) if self.table.events is not None else 0
        self.answer(decision, code)
        events = self.table.events
        if events is None:
            return []
        return [event.seen_by(decision.seat) for event in events[before:]]

    def _find(self, option: Option | str, seat: int | None) -> tuple[Decision, int]:
        if isinstance(option, Option):
            # The option of a copy is as good as our own, but only for its own seat, and not if
            # the question was asked here and is answered.
            asked = option.decision
            if option.code not in asked.codes:
                raise NotPending("not-offered", code=option.code, kind=asked.kind)
            if seat is not None and seat != asked.seat:
                raise self._not_pending(option.notation, seat)
            seat = asked.seat
            option = option.notation
            for told in self._log:
                if told is asked:
                    raise self._not_pending(option, seat, stale=True)
        for decision in self.pending:
            if seat is not None and decision.seat != seat:
                continue
            for code in decision.codes:
                if self.game.notation(decision, code) == option:
                    return decision, code
        raise self._not_pending(option, seat)

    def _not_pending(self, choice: str, seat: int | None, stale: bool = False) -> NotPending:
        if stale and not self.over:
            return NotPending("answered", choice=choice)
        if self.over:
            return NotPending("game-over", choice=choice, result=self.game.result(self.table))
        asked = [d for d in self.pending if seat is None or d.seat == seat]
        if not asked:
            seats = ", ".join(str(d.seat) for d in self.pending)
            return NotPending("not-your-turn", choice=choice, seat=str(seat), seats=seats)
        notations = [notation for d in asked for notation in d.notations()]
        options = ", ".join(notations[:24]) + (", ..." if len(notations) > 24 else "")
        return NotPending("not-pending", choice=choice, options=options)

    def answer(self, decision: Decision, code: int) -> None:
        """Give an open decision one of its codes: the way of those who know it is allowed."""
        table = self.table
        decision.answer = code
        if decision.game is None:
            decision.bind(self.game, table)
        events = table.events
        if events is not None:
            decision.heard = len(events)
        self._log.append(decision)
        self._go_on(code)
        stamp = table.stamp()
        if stamp != self._stamp:
            self._stamp = stamp
            self._floor = len(self._log)

    def _go_on(self, code: int) -> None:
        """Let the rules run with an answer until they ask again."""
        if len(self.asked) > 1:
            self._answered += 1
            if self._answered < len(self.asked):
                return
        self._run_on(code)

    def _run_on(self, code: int) -> None:
        try:
            self._listen(self._play.send(code))
        except GameOver:
            self._end()
        except StopIteration:
            self._end()

    def begin(self) -> None:
        """Let the rules run to their first question."""
        try:
            self._listen(next(self._play))
        except GameOver:
            self._end()
        except StopIteration:
            self._end()
        self._stamp = self.table.stamp()  # what chance said before the first question is known

    def _listen(self, asked: Asked) -> None:
        while isinstance(asked, Checkpoint):
            self._mark()
            asked = self._play.send(0)
        self._answered = 0
        if isinstance(asked, Decision):
            if not asked.codes:
                raise ValueError(f"{self.game.name} asks {asked.kind}, but there is no option")
            self.asked = [asked]
        else:
            assert isinstance(asked, Together)
            self.asked = asked.decisions

    def _no_mark(self) -> ValueError:
        return ValueError(
            f"{self.game.name} cannot be copied yet: its play must yield CHECKPOINT before it asks"
        )

    def _end(self) -> None:
        self.over = True
        self.asked = []

    def _mark(self) -> None:
        table = self.table
        choices = len(self._log)
        mark = Mark(table.copy(), choices)
        if table.stamp() != self._stamp or self._floor == choices:
            self._marks = [mark]  # nothing before it can be undone
        else:
            self._marks.append(mark)

    # -- how it ends --------------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self.table)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.winners(self.table) if self.over else []

    @property
    def result(self) -> str:
        """How the game ended, in one word; empty while it goes on."""
        return self.game.result(self.table) if self.over else ""

    # -- what a seat may know -----------------------------------------------------------------

    def view(self, seat: int | None = None) -> Shaped:
        """Return all that the seat may know; without a seat, what a spectator may."""
        return self.game.view(self.table, seat)

    def views(self, viewers: list[int | None]) -> list[Shaped]:
        """Return what each viewer may know: as ``view``, and for many of them faster."""
        return self.game.views(self.table, viewers)

    def events(self, seat: int | None = None) -> list[Event]:
        """Return everything that has happened so far as the seat may know it."""
        events = self.table.events
        return [event.seen_by(seat) for event in events] if events is not None else []

    # -- copies, undo, imagination ------------------------------------------------------------

    def copy(self, quiet: bool = False) -> Match:
        """Return a match in the same state that goes its own way; a quiet one keeps no events."""
        resting = len(self.asked) == 1 and self.asked[0].rests
        twin = self._resumed() if resting else self._rebuilt(len(self._log))
        events = self.table.events
        if events is not None and not quiet:
            twin.table.events = events.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from giantstable.kernel.keeping import put_away, taken_up  # it needs matches itself

        return taken_up, put_away(self)

    def first_mark(self) -> Mark:
        """Return the first mark that is kept: all that can be taken back comes after it."""
        if not self._marks:
            raise self._no_mark()
        return self._marks[0]

    def _resumed(self) -> Match:
        """Return a match that goes on from the open question, which rests on the table alone."""
        twin = Match(self.game, self.setup, self.table.copy(), self.seed)
        twin.start = self.start
        twin._log = self._log.copy()
        twin._marks = self._marks.copy()
        twin._floor = self._floor
        twin._listen(next(twin._play))
        return twin

    def _rebuilt(self, choices: int) -> Match:
        """Return a match as this one was after so many choices, with no listener."""
        marks = self._marks
        if not marks:
            raise self._no_mark()
        i = len(marks) - 1
        while marks[i].choices > choices:
            i -= 1
        mark = marks[i]
        twin = Match(self.game, self.setup, mark.table.copy(), self.seed)
        twin.start = self.start
        twin._log = self._log[: mark.choices]
        twin._marks = marks[: i + 1]
        twin._floor = min(self._floor, mark.choices)
        next(twin._play)  # the checkpoint at which the mark was made
        twin._run_on(0)
        twin._stamp = twin.table.stamp()
        for n in range(mark.choices, choices):
            told = self._log[n]
            if told.kind_of is IMAGINED or told.kind_of is FORKED:
                twin._imagine(told)
            else:
                twin._repeat(told)
        twin._floor = self._floor
        return twin

    def _repeat(self, told: Decision) -> None:
        for decision in self.asked:
            if decision.seat == told.seat and decision.answer < 0:
                decision.heard = told.heard
                decision.answer = told.answer
                decision.bind(self.game, self.table)
                self._log.append(decision)
                self._go_on(told.answer)
                self._stamp = self.table.stamp()
                return
        raise ValueError("the match cannot be rebuilt: its rules did not repeat themselves")

    def undo(self) -> None:
        """Take back the last choice; refused if something was revealed since."""
        choices = len(self._log) - 1
        if choices < 0:
            raise NothingToUndo("undo-start")
        if choices < self._floor:
            raise NothingToUndo("undo-revealed")
        events = self.table.events
        heard = self._log[choices].heard
        earlier = self._rebuilt(choices)
        if events is not None:
            del events[heard:]
            earlier.table.events = events
        self.table = earlier.table
        self.over = earlier.over
        self.asked = earlier.asked
        self._answered = earlier._answered
        self._log = earlier._log
        self._marks = earlier._marks
        self._stamp = earlier._stamp
        self._play = earlier._play

    def way_back(self, seat: int) -> WayBack:
        """Return how the last choice of a seat can be taken back; refused if it cannot."""
        return way_back(self.game, self._log, self._floor, self.asked, seat)

    @property
    def choosers(self) -> list[int]:
        """Whose each choice so far was."""
        return [told.seat for told in self._log]

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return len(self._log) > self._floor

    def preview(self, decision: Decision, code: int) -> Preview | None:
        """Return what an open decision's option leads to, or None where that cannot be told.

        It cannot if chance would have to speak or anything hidden would be turned up, nor where
        several choose at once: what the others answer is theirs. The match stays as it is.
        """
        self._check_open(decision, code)
        if len(self.asked) > 1:
            return None
        twin = self.copy(quiet=True)
        twin.table.events = []  # only what is new
        stamp = twin.table.stamp()
        twin.answer(twin.asked[0], code)
        if twin.table.stamp() != stamp or len(twin.asked) > 1:
            return None
        return Preview(twin, decision.seat)

    def show(self, decision: Decision, code: int) -> Shaped | None:
        """Return all that is known of an open decision's option before chance speaks."""
        self._check_open(decision, code)
        return self.game.show(self.table, decision, code)

    def _check_open(self, decision: Decision, code: int) -> None:
        if code not in decision.codes:
            raise NotPending("not-offered", code=code, kind=decision.kind)
        answered = decision.answer >= 0
        if answered or decision not in self.pending:
            notation = self.game.notation(decision, code)
            raise self._not_pending(notation, decision.seat, stale=answered)

    def determinize(self, seat: int, rng: Rng | int) -> Match:
        """Deal anew, in place, all that the seat cannot know; return the match itself.

        Made for copies: a search copies a match, imagines the hidden rest, and plays on.
        """
        word = rng.next() if isinstance(rng, Rng) else rng
        self.seed = None  # whoever imagines must not be able to look up the truth
        self.start = None
        told = Decision(seat, IMAGINED, [word])
        told.answer = word
        told.heard = len(self.table.events) if self.table.events is not None else 0
        self._imagine(told)
        return self

    def fork(self, seat: int, word: int) -> Match:
        """Deal anew, in place, all that a seat cannot know, to play on from here otherwise.

        Unlike a match that is imagined it has a record. What is revealed from now on is sealed.
        """
        if not (0 <= seat < self.seats and 0 <= word < WORDS) or self.over:
            raise BadRecord("record-fork", seat=seat)
        told = Decision(seat, FORKED, [word])
        told.answer = word
        told.heard = len(self.table.events) if self.table.events is not None else 0
        self._imagine(told)
        return self

    def reseed(self, word: int) -> Match:
        """Let chance go on, in place, from another seed; what lies on the table stays.

        A search that may not know the dice to come does so before it throws them.
        """
        return self.determinize(NOBODY, word)

    def _imagine(self, told: Decision) -> None:
        rng = seeded(f"{SEALED}{told.answer}" if told.kind_of is FORKED else told.answer)
        if told.seat == NOBODY:
            self.table.rng.become(rng)
            self._log.append(told)
            self._floor = len(self._log)
            self._stamp = self.table.stamp()
            return
        self.game.determinize(self.table, told.seat, rng)
        self._ask_again(told.seat)
        for decision in self.asked:
            if decision.answer >= 0 and decision.seat != told.seat:  # given in secret
                decision.answer = decision.codes[rng.below(len(decision.codes))]
        self._log.append(told)
        self._floor = len(self._log)
        self._stamp = self.table.stamp()

    def _ask_again(self, seat: int) -> None:
        """Let the rules ask the other seats from the table as it was dealt for this one."""
        before = self.asked
        for decision in before:
            if decision.kind_of.secret and decision.seat != seat:
                break
        else:
            return
        answered = self._answered
        self._listen(self._play.send(AGAIN))
        self._answered = answered
        for i, decision in enumerate(self.asked):
            decision.answer = before[i].answer
            decision.heard = before[i].heard

    # -- on paper -----------------------------------------------------------------------------

    @property
    def choices(self) -> list[str]:
        """Every choice so far in notation; with several seats the seat stands before it."""
        return self._notations(0)

    def _notations(self, first: int) -> list[str]:
        written: list[str] = []
        several = self.seats > 1
        for n in range(first, len(self._log)):
            decision = self._log[n]
            if decision.kind_of is IMAGINED:
                raise BadRecord("imagined")
            if decision.kind_of is FORKED:
                written.append(f"{ANEW}{decision.seat} {decision.answer}")
                continue
            notation = self.game.notation(decision, decision.answer)
            written.append(f"{decision.seat}: {notation}" if several else notation)
        return written

    def repeat(self, written: str, where: str) -> None:
        """Make a choice as a record writes it."""
        if self.over:
            raise BadRecord("record-after-end", field=where, choice=written)
        if written.startswith(ANEW):
            self._repeat_fork(written)
            return
        seat: int | None = None
        notation = written
        if self.seats > 1:
            head, colon, notation = written.partition(": ")
            if not colon or not (head.isascii() and head.isdigit()):
                raise BadRecord("record-seat", field=where, choice=written)
            seat = int(head)
        try:
            decision, code = self._find(notation, seat)
        except NotPending as refusal:
            raise BadRecord("record-choice", field=where, why=str(refusal)) from None
        self.answer(decision, code)

    def _repeat_fork(self, written: str) -> None:
        words = written.split(" ")
        for word in words[1:]:
            if not (word.isascii() and word.isdigit() and len(word) <= len(str(WORDS))):
                raise BadRecord("record-fork", seat=written)
        if len(words) != 3:
            raise BadRecord("record-fork", seat=written)
        self.fork(int(words[1]), int(words[2]))

    def position(self) -> Json:
        """Return the match as it stands, secrets included: the last mark and the choices since."""
        if not self._marks:
            raise self._no_mark()
        mark = self._marks[-1]
        return {
            "format": POSITION,
            "version": VERSION,
            "game": self.game.name,
            "setup": dict(self.setup),
            "content": self.game.fingerprint(self.setup),
            "table": self.game.table_json(mark.table),
            "choices": self._notations(mark.choices),
        }

    def record(self) -> Json:
        """Return the whole match: how it began, every choice, and the result if there is one."""
        record: Json = {
            "format": RECORD,
            "version": VERSION,
            "game": self.game.name,
            "setup": dict(self.setup),
            "content": self.game.fingerprint(self.setup),
        }
        if self.start is None:
            record["seed"] = self.seed
        else:
            record["start"] = self.start
        record["choices"] = self.choices
        if self.over:
            record["result"] = self.outcome()
        return record

    def outcome(self) -> shapes.Outcome:
        """Return how the match ended, as a record tells it."""
        return {"result": self.result, "scores": self.scores, "winners": self.winners}

    def _repr_svg_(self) -> str | None:
        """Return what a spectator may see, as a picture for notebooks."""
        return self.game.picture(self.setup, self.view(None)) or None

    def __repr__(self) -> str:
        state = self.result if self.over else ", ".join(d.kind for d in self.pending)
        return f"<Match {self.game.name}: {len(self._log)} choices, {state}>"


def new_match(game: Game, given: dict[str, object], seed: int | str, quiet: bool = False) -> Match:
    """Return a fresh match; ``given`` is the part of the setup that is not as usual."""
    return start_match(game, game.settle(given), seed, quiet)


def start_match(game: Game, setup: Setup, seed: int | str, quiet: bool = False) -> Match:
    """Return a fresh match of a setup that is already settled."""
    table = game.new_table(setup, seeded(seed))
    match = Match(game, setup, table, seed)
    if not quiet:
        table.events = []
    match.begin()
    return match
