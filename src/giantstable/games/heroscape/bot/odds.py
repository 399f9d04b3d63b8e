"""How the odds follow from what is looked at: logistic fits, one for each kind of battle.

Fitted (ridge) on positions of battles between bots of several kinds, armies drafted by taste and
by chance (``tools/heroscape_values.py``); docs/bots.md has how well they hold on others.
"""

from __future__ import annotations

from typing import Final

ELSEWHERE: Final = "elsewhere"  # all symmetric battles together, for scenarios nobody has fitted

# Scenario and players -> a weight for each thing looked at (``prospects``).
WEIGHTS: Final[dict[str, list[float]]] = {
    "a-desperate-rescue-attempt 3": [0.737, 0.965, 0.698, 0.0, 2.527, 1.4, 0.196],
    "a-toxic-mist 2": [1.019, 1.412, 0.0, 0.0, 0.0, 0.163, 0.234],
    "attack-at-dawn 2": [-0.08, 2.814, 0.0, 0.0, 0.0, 0.0, 0.216],
    "clashing-fronts 2": [0.595, 1.66, 0.0, 0.0, 0.0, 0.025, 0.174],
    "clashing-fronts 4": [0.631, 2.513, 0.0, 0.0, 0.0, 0.777, 0.221],
    "dive-the-dark-lakes 2": [0.893, 1.299, 2.197, 0.0, 0.0, 0.0, 0.197],
    "mimrings-fortress 4": [-0.646, 0.885, 1.642, 0.893, 2.388, 1.73, 0.107],
    "the-search-for-comfrey-plants 2": [1.196, 0.955, 0.38, 0.112, 0.0, 0.0, 0.215],
    "to-take-barrenspur 2": [0.165, 1.474, 0.0, 0.0, 0.0, 0.628, 0.212],
    "to-take-barrenspur 4": [0.353, 2.411, 0.0, 0.0, 0.0, 1.35, 0.099],
    "under-tempests-cover 2": [0.887, 0.194, 4.979, 0.0, 0.57, -0.759, -0.156],
    "winter-holdout 2": [0.419, 2.047, 0.0, 0.0, 0.0, 0.118, 0.162],
    "winter-holdout 4": [0.712, 1.494, 0.0, 0.0, 0.0, 1.01, 0.334],
    "elsewhere": [0.247, 2.444, 3.571, 0.143, 0.946, 0.505, 0.184],
}
# What each side has on top: the field, the rules and the role.
BIASES: Final[dict[str, list[float]]] = {
    "a-desperate-rescue-attempt 3": [0.786, -0.786],
    "a-toxic-mist 2": [-0.055, 0.055],
    "attack-at-dawn 2": [-0.278, 0.278],
    "clashing-fronts 2": [-0.015, 0.015],
    "clashing-fronts 4": [-0.061, 0.061],
    "dive-the-dark-lakes 2": [-1.155, 1.155],
    "mimrings-fortress 4": [0.121, 0.072, -0.231, 0.039],
    "the-search-for-comfrey-plants 2": [-0.032, 0.032],
    "to-take-barrenspur 2": [-0.044, 0.044],
    "to-take-barrenspur 4": [0.004, -0.004],
    "under-tempests-cover 2": [-0.498, 0.498],
    "winter-holdout 2": [-0.142, 0.142],
    "winter-holdout 4": [-0.062, 0.062],
}
