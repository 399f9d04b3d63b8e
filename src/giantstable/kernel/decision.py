"""What a rules generator yields: questions to seats, and the points where a match may rest."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from giantstable.kernel.form import Form
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import Ids, Noun

if TYPE_CHECKING:
    from giantstable.kernel.game import Game
    from giantstable.kernel.table import Table


class Asked:
    """Anything a rules generator yields."""


Play = Generator[Asked, int, None]


class Checkpoint(Asked):
    """A point at which the table alone says how to go on, so that it can be kept and copied."""


CHECKPOINT: Final = Checkpoint()

AGAIN: Final = -1  # sent instead of a code: the hidden rest was dealt anew, so ask once more


class DecisionKind:
    """One sort of question: its name, the rule that asks it, and the form of its answers.

    Where the question is about something, ``subject`` and ``about`` say what these numbers of
    a decision stand for; they fill the blanks of its words. Where the options tell what other
    seats cannot know (``secret``), the rules may be sent ``AGAIN``: they then ask the same from
    the table as it now is, and nothing else has changed.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        form: Form,
        subject: Noun | None = None,
        about: Noun | None = None,
        secret: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.form = form
        self.subject = subject
        self.about = about
        self.secret = secret
        self.key = f"{name} {rule}"
        KINDS.setdefault(self.key, self)


# By their keys: a choice that comes from another process has the kind that it has here.
KINDS: Final[dict[str, DecisionKind]] = {}


def kind_keyed(key: str) -> DecisionKind:
    """Return the kind that is known by a key; a game's kinds are known when it is imported."""
    return KINDS[key]


class Decision(Asked):
    """A question to one seat: pick one of finitely many options.

    ``codes`` are the options as the rules see them. Their notation and their words are made
    only when somebody asks. ``subject`` is what the question is about, where there is such a
    thing (the card being resolved, the card that takes Wounds).
    The list of codes may be a table shared by many decisions: never change it.
    A question ``rests`` if the table alone says how to ask it: rules that begin on a copy of the
    table come to the same question at once, past no checkpoint.
    """

    def __init__(
        self,
        seat: int,
        kind: DecisionKind,
        codes: list[int],
        subject: int = -1,
        about: int = -1,
        rests: bool = False,
    ) -> None:
        self.seat = seat
        self.kind_of = kind
        self.codes = codes
        self.subject = subject
        self.about = about
        self.rests = rests
        self.answer = -1
        self.heard = 0  # how many events there were before it was answered
        self.game: Game | None = None
        self.table: Table | None = None

    @property
    def kind(self) -> str:
        """The name of the sort of question."""
        return self.kind_of.name

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        return self.kind_of.rule

    @property
    def options(self) -> list[Option]:
        """The options, in a stable order."""
        return [Option(self, code) for code in self.codes]

    @property
    def prompt(self) -> Message:
        """What the seat is asked, for people."""
        return self.bound().prompt(self)

    def notations(self) -> list[str]:
        """Return the notation of each option."""
        game = self.bound()
        return [game.notation(self, code) for code in self.codes]

    def bind(self, game: Game, table: Table) -> None:
        """Give the decision the game that can put it into words."""
        self.game = game
        self.table = table

    def bare(self) -> Decision:
        """Return the same question with no way from it to the table."""
        return Decision(self.seat, self.kind_of, self.codes, self.subject, self.about)

    def bound(self) -> Game:
        """Return the game that can put the decision into words."""
        game = self.game
        if game is None:
            raise ValueError("a decision has words only as part of a match")
        return game

    def on_table(self) -> Table:
        """Return the table at which the decision is asked."""
        table = self.table
        if table is None:
            raise ValueError("a decision has words only as part of a match")
        return table

    def blanks(self) -> Facts:
        """Return what the question is about, for the blanks of its words."""
        facts: Facts = {}
        for noun, n in ((self.kind_of.subject, self.subject), (self.kind_of.about, self.about)):
            if noun is not None and noun.is_there(n):
                noun.say(facts, noun.word, self.on_table(), noun.asked(self, n))
        return facts

    def facts(self) -> Ids:
        """Return the ids of what the question is about, by the word for each."""
        facts: Ids = {}
        for noun, n in ((self.kind_of.subject, self.subject), (self.kind_of.about, self.about)):
            if noun is not None and noun.is_there(n):
                noun.point(facts, noun.word, self.on_table(), noun.asked(self, n))
        return facts

    def __repr__(self) -> str:
        words = self.notations() if self.game is not None else self.codes
        return f"Decision(seat={self.seat}, {self.kind}, {self.rule}, {words})"


class Together(Asked):
    """Questions to several seats at once; each answers in secret. Read ``answer`` of each.

    A seat that is asked more than one thing answers in their order, and waits for nobody.
    """

    def __init__(self, decisions: list[Decision]) -> None:
        self.decisions = decisions


class Option:
    """One way to answer a decision."""

    def __init__(self, decision: Decision, code: int) -> None:
        self.decision = decision
        self.code = code

    @property
    def notation(self) -> str:
        """The short stable name of the option, as records keep it."""
        return self.decision.bound().notation(self.decision, self.code)

    @property
    def text(self) -> Message:
        """The option for people."""
        return self.decision.bound().option_text(self.decision, self.code)

    @property
    def facts(self) -> Ids:
        """What the option does, and the ids of the things it points at."""
        return self.decision.bound().option_facts(self.decision, self.code)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Option({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and other.code == self.code
            and other.decision is self.decision
        )

    def __hash__(self) -> int:
        return self.code
