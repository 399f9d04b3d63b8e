"""What a number stands for: a figure, a space, a card. Its id, and its name for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from mypy_extensions import mypyc_attr

from giantstable.kernel.event import Event
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.table import Table

if TYPE_CHECKING:
    from giantstable.kernel.decision import Decision

Ids = dict[str, "str | int"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun:
    """A sort of thing, one of which a number stands for; by itself, a plain number.

    ``word`` is what facts call such a thing. In the blanks of messages it has no underscore.
    """

    def __init__(self, word: str) -> None:
        self.word = word

    def id(self, table: Table, n: int) -> str | int:
        """Return how views and facts name the thing."""
        return n

    def name(self, table: Table, n: int) -> str | int | Message:
        """Return the thing for people."""
        return self.id(table, n)

    def notation(self, table: Table, n: int) -> str:
        """Return the thing as notation writes it."""
        return str(self.id(table, n))

    def every(self, table: Table) -> list[int]:
        """Return the numbers of all such things in a game, as questions count them."""
        raise TypeError(f"nobody says how many there are of {self.word}")

    def is_there(self, n: int) -> bool:
        """Return whether there is such a thing: a question may be about none."""
        return n >= 0

    def asked(self, decision: Decision, n: int) -> int:
        """Return the number of the thing, where a question counts such things otherwise."""
        return n

    def told(self, table: Table, event: Event, n: int) -> int:
        """Return the number of the thing, where an event counts such things otherwise."""
        return n

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        """Add the thing to the facts of an option or event."""
        facts[word] = self.id(table, n)

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        """Fill the thing into the blanks of a message."""
        blanks[word.replace("_", "")] = self.name(table, n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listed(Noun):
    """Things with one word each, that are the same in every game: resources, directions.

    People are told the word itself, or the message ``key`` with the word in its one blank.
    """

    def __init__(self, word: str, words: list[str], key: str = "") -> None:
        super().__init__(word)
        self.words = words
        self.key = key

    def id(self, table: Table, n: int) -> str | int:
        """Return the word."""
        return self.words[n]

    def name(self, table: Table, n: int) -> str | int | Message:
        """Return the word, or the message that translates it."""
        return Message(self.key, {self.word: self.words[n]}) if self.key else self.words[n]

    def every(self, table: Table) -> list[int]:
        """Return the places of all words."""
        return list(range(len(self.words)))


class Printed(Protocol):
    """A piece with an id and a name."""

    id: str
    name: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Noun):
    """Pieces by their place in a list of the table; a number below 0 is none of them."""

    def __init__(self, word: str, pieces: Callable[[Table], Sequence[Printed]]) -> None:
        super().__init__(word)
        self.pieces = pieces

    def id(self, table: Table, n: int) -> str | int:
        """Return the id of the piece."""
        return "" if n < 0 else self.pieces(table)[n].id

    def name(self, table: Table, n: int) -> str | int | Message:
        """Return the name of the piece."""
        return "" if n < 0 else self.pieces(table)[n].name

    def every(self, table: Table) -> list[int]:
        """Return the places of all pieces."""
        return list(range(len(self.pieces(table))))


AMOUNT: Final[Noun] = Noun("n")
