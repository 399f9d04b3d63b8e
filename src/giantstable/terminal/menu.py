"""The options of a decision as a person picks them: numbered, in groups, or by their notation."""

from __future__ import annotations

from dataclasses import dataclass

from giantstable.kernel.decision import Decision, Option
from giantstable.kernel.errors import NotPending
from giantstable.text import say


@dataclass(frozen=True, slots=True)
class Choice:
    """One option with the number it has on the screen."""

    number: int
    notation: str
    text: str
    option: Option

    @property
    def verb(self) -> str:
        """The first word of the notation: ``play``, ``rest``, ``leap`` ..."""
        return self.notation.partition(" ")[0]

    @property
    def aim(self) -> str:
        """What the verb is done to: a card, a foothold; empty if there is nothing."""
        return self.notation.partition(" ")[2]


Menu = list[Choice]

GO_ON = ("end", "keep", "no spell", "done", "stay")  # what is chosen when nothing more is wanted


def menu_of(decision: Decision) -> Menu:
    """Return the options in groups by what is done, numbered from 1.

    Where every option is an amount ("2 on earth-05"), its number is the amount. To be done with
    something is always 0 and comes last, so that nobody has to look for its number.
    """
    options = decision.options
    heads = [option.notation.partition(" ")[0] for option in options]
    if all(head.isdigit() for head in heads):
        numbers = [int(head) for head in heads]
    else:
        verbs = list(dict.fromkeys(heads))
        options.sort(key=lambda option: verbs.index(option.notation.partition(" ")[0]))
        options.sort(key=lambda option: option.notation in GO_ON)
        numbers = list(range(1, len(options) + 1))
        if options[-1].notation in GO_ON:
            numbers[-1] = 0
    return [
        Choice(number, option.notation, say(option.text), option)
        for number, option in zip(numbers, options, strict=True)
    ]


def chosen(menu: Menu, answer: str) -> Choice:
    """Return the choice that an answer means: a number, a notation, or enough of one."""
    wanted = " ".join(answer.casefold().split())
    if wanted.isdecimal():
        for choice in menu:
            if choice.number == int(wanted):
                return choice
        low = min(choice.number for choice in menu)
        high = max(choice.number for choice in menu)
        raise NotPending("no-such-number", found=wanted, low=low, high=high)
    for matches in (_whole, _head, _word):
        found = [choice for choice in menu if matches(choice.notation.casefold(), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            options = ", ".join(choice.notation for choice in found)
            raise NotPending("unclear", found=answer.strip(), options=options)
    raise NotPending("not-understood", found=answer.strip())


def _whole(notation: str, wanted: str) -> bool:
    return notation == wanted


def _head(notation: str, wanted: str) -> bool:
    """Take a beginning, but no beginning of a number: C1 is not C10."""
    rest = notation[len(wanted) :]
    return notation.startswith(wanted) and not (wanted[-1:].isdigit() and rest[:1].isdigit())


def _word(notation: str, wanted: str) -> bool:
    """Let the target stand for the whole where only one option has it: ``b2`` for ``leap B2``."""
    return _head(notation.partition(" ")[2], wanted)
