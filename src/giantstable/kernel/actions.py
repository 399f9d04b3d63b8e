"""Every answer there can be in games of one setup, as numbers from 0 on: for those who learn."""

from __future__ import annotations

from giantstable.kernel.decision import Decision, DecisionKind


class ActionSpace:
    """Ids without gaps for the answers to every kind of question.

    They follow from the content and the setup alone: another process, and a game that is read
    anew, has the same ones. An id stands for the name of a kind and a code; what such an answer
    means now is in the question, as for a code. Where a form keeps something apart (the price of
    a move), ids differ by its rank among the options only.
    """

    def __init__(self) -> None:
        self.kinds: list[str] = []  # of each id: the name of the kind of question
        self.codes: list[int] = []  # of each id: the code, as its form's ``slots`` has it
        self._ids: dict[str, dict[int, int]] = {}  # by the name of the kind

    @property
    def size(self) -> int:
        """How many ids there are."""
        return len(self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def enter(self, kind: DecisionKind, codes: list[int]) -> None:
        """Enter every answer to a kind of question; what is entered already stays as it is."""
        if kind.name not in self._ids:
            self._ids[kind.name] = {}
        ids = self._ids[kind.name]
        for code in sorted(codes):
            if code not in ids:
                ids[code] = len(self.codes)
                self.kinds.append(kind.name)
                self.codes.append(code)

    def ids(self, decision: Decision) -> list[int]:
        """Return the ids of the options of a decision, in their order."""
        ids = self._ids[decision.kind_of.name]
        found: list[int] = []
        for code in decision.kind_of.form.slots(decision):
            found.append(ids[code])
        return found

    def encode(self, decision: Decision, code: int) -> int:
        """Return the id of an option."""
        return self.ids(decision)[decision.codes.index(code)]

    def decode(self, decision: Decision, action: int) -> int:
        """Return the code of the option that has an id; refuse an id that none of them has."""
        ids = self.ids(decision)
        if action not in ids:
            raise ValueError(f"no option of {decision.kind} has the id {action}")
        return decision.codes[ids.index(action)]

    def mask(self, decision: Decision | None) -> bytearray:
        """Return a byte for each id: 1 for an option of the decision, 0 for all others."""
        mask = bytearray(len(self.codes))
        if decision is not None:
            for action in self.ids(decision):
                mask[action] = 1
        return mask
