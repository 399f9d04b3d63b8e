"""The form of an answer: what an option's code means, and with that its notation, facts and words.

A code is taken apart in one place, ``Form.read``. What it does and the things that it points at
make a ``Meaning``, and all that is ever said of an option follows from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import AMOUNT, Ids, Noun

if TYPE_CHECKING:
    from giantstable.kernel.decision import Decision
    from giantstable.kernel.table import Table

NO: Final = 0
YES: Final = 1
NO_OR_YES: Final = [NO, YES]

# Where a thing of an option is to be found.
WRITTEN: Final = 1  # in its notation
POINTED: Final = 2  # among its facts
SAID: Final = 4  # in its words
EVERYWHERE: Final = 7


class Thing:
    """One thing that an option names: a number, what it stands for, and where it is named."""

    def __init__(self, noun: Noun, n: int, word: str, where: int, link: str) -> None:
        self.noun = noun
        self.n = n
        self.word = word
        self.where = where
        self.link = link


class Meaning:
    """An option, taken apart: what it does, and the things that it names, in order.

    ``do`` is the verb of its facts. Notation begins with it too, or with ``word`` in its place
    (none, if that is empty). The words for people are the game's message ``option-`` and the
    verb, or ``key`` in its place; if that is empty, the name of the thing is all that is said.
    """

    def __init__(self, do: str, word: str | None = None, key: str | None = None) -> None:
        self.do = do
        self.word = do if word is None else word
        self.key = key
        self.things: list[Thing] = []
        self.blanks: Facts | None = None  # what else its words have to say

    def of(self, noun: Noun, n: int, word: str = "", link: str = " ") -> Meaning:
        """Name a thing; ``link`` stands before it in the notation."""
        return self._with(noun, n, word, EVERYWHERE, link)

    def writes(self, noun: Noun, n: int, link: str = " ") -> Meaning:
        """Name a thing in the notation alone."""
        return self._with(noun, n, "", WRITTEN, link)

    def points(self, noun: Noun, n: int, word: str = "") -> Meaning:
        """Name a thing among the facts alone."""
        return self._with(noun, n, word, POINTED, "")

    def says(self, noun: Noun, n: int, word: str = "") -> Meaning:
        """Name a thing in the words alone."""
        return self._with(noun, n, word, SAID, "")

    def fills(self, blank: str, fact: str | int) -> Meaning:
        """Fill a blank of the words with what is no thing: a price, a reason."""
        if self.blanks is None:
            self.blanks = {}
        self.blanks[blank] = fact
        return self

    def _with(self, noun: Noun, n: int, word: str, where: int, link: str) -> Meaning:
        self.things.append(Thing(noun, n, word or noun.word, where, link))
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """What the answers to a question are. A game's forms read their codes; the rest follows."""

    def read(self, decision: Decision, code: int) -> Meaning:
        """Return what an option means. It comes from the question alone, not from what is later."""
        raise TypeError

    def every(self, table: Table) -> list[int]:
        """Return every code that an answer can have in a game with the setup of that table."""
        raise TypeError(f"{type(self).__name__} does not say which codes there are")

    def slots(self, decision: Decision) -> list[int]:
        """Return the options as an action space knows them: their codes, each among ``every``.

        What would make them too many (the price of a move) may be left out and told by a rank.
        """
        return decision.codes

    def notation(self, decision: Decision, code: int) -> str:
        """Return the short stable name of an option."""
        table = decision.on_table()
        meaning = self.read(decision, code)
        written = meaning.word
        for thing in meaning.things:
            if thing.where & WRITTEN:
                word = thing.noun.notation(table, thing.n)
                written = f"{written}{thing.link}{word}" if written else word
        return written

    def facts(self, decision: Decision, code: int) -> Ids:
        """Return what an option does (``do``) and the ids of the things it points at."""
        table = decision.on_table()
        meaning = self.read(decision, code)
        facts: Ids = {"do": meaning.do}
        for thing in meaning.things:
            if thing.where & POINTED:
                thing.noun.point(facts, thing.word, table, thing.n)
        return facts

    def text(self, decision: Decision, code: int) -> Message:
        """Return an option for people."""
        table = decision.on_table()
        meaning = self.read(decision, code)
        key = f"option-{meaning.do}" if meaning.key is None else meaning.key
        blanks: Facts = {} if meaning.blanks is None else meaning.blanks
        for thing in meaning.things:
            if thing.where & SAID:
                if not key:
                    name = thing.noun.name(table, thing.n)
                    assert isinstance(name, Message), "what is said alone is a message"
                    return name
                thing.noun.say(blanks, thing.word, table, thing.n)
        return Message(f"{decision.bound().name}-{key}", blanks)


@mypyc_attr(allow_interpreted_subclasses=True)
class YesOrNo(Form):
    """A yes or a no; their words are ``option-KIND-yes`` and ``option-KIND-no``."""

    def read(self, decision: Decision, code: int) -> Meaning:
        """Return what is answered."""
        word = "yes" if code == YES else "no"
        return Meaning(f"{decision.kind}-{word}", word)

    def every(self, table: Table) -> list[int]:
        """Return both."""
        return NO_OR_YES


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Form):
    """One of a few words, by its place among them; each has words for people of its own."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def read(self, decision: Decision, code: int) -> Meaning:
        """Return the word."""
        return Meaning(self.words[code])

    def every(self, table: Table) -> list[int]:
        """Return the places of all words."""
        return list(range(len(self.words)))


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Form):
    """One thing by its number; the code ``done``, if there is one, leaves the question alone.

    The words for people are ``option-KIND``, and ``option-KIND-done``.
    """

    def __init__(self, noun: Noun, done: int = -1) -> None:
        self.noun = noun
        self.done = done

    def read(self, decision: Decision, code: int) -> Meaning:
        """Return the thing."""
        if code == self.done:
            return Meaning("done", key=f"option-{decision.kind}-done")
        return Meaning(decision.kind, "").of(self.noun, self.noun.asked(decision, code))

    def every(self, table: Table) -> list[int]:
        """Return all there are of such things, and to be done."""
        things = self.noun.every(table)
        return things if self.done < 0 else [*things, self.done]


YES_OR_NO: Final[Form] = YesOrNo()
NUMBER: Final[Form] = One(AMOUNT)
