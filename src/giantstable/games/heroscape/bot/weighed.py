"""Options side by side: what each is worth, and which of them is the best."""

from __future__ import annotations

from typing import Final

JUST_BELOW: Final = 1e-6  # points: an option as good as the best, but not chosen


class Weighed:
    """The options of a question with what each is worth, in points."""

    def __init__(self, codes: list[int], best: int = 0) -> None:
        self.codes = codes
        self.worths: list[float] = [0.0] * len(codes)
        self.best = best  # its place among the codes

    def note(self, i: int, worth: float) -> None:
        """Note what an option is worth; the first of those worth most is the best."""
        self.worths[i] = worth
        if worth > self.worths[self.best]:
            self.best = i

    def choice(self) -> int:
        """Return the best option."""
        return self.codes[self.best]

    def ranked(self) -> list[float]:
        """Return what each is worth so that none is as high as the best one."""
        most = self.worths[self.best] - JUST_BELOW
        ranked = [min(worth, most) for worth in self.worths]
        ranked[self.best] = self.worths[self.best]
        return ranked


def first_of_most(codes: list[int], worths: list[float]) -> Weighed:
    """Return options with what they are worth; the first of those worth most is the best."""
    weighed = Weighed(codes)
    weighed.worths = worths
    for i in range(1, len(worths)):
        if worths[i] > worths[weighed.best]:
            weighed.best = i
    return weighed
