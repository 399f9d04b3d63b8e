"""How the odds follow from what is looked at: logistic fits, one for each kind of battle."""

from __future__ import annotations

from typing import Final

ELSEWHERE: Final = "elsewhere"  # all symmetric battles together, for scenarios nobody has fitted

# Scenario and players -> a weight for each thing looked at (``prospects``).
WEIGHTS: Final[dict[str, list[float]]] = {
    "elsewhere": [0.8, 1.0, 2.0, 2.0, 2.0, 2.0, 0.1],
}
# What each side has on top: the field, the rules and the role.
BIASES: Final[dict[str, list[float]]] = {}
