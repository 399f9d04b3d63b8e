"""What cards, heroes and zones have won: values for drafting (``tools/heroscape_values.py``).

A value is what a card adds to the logarithm of the odds of winning. They were fitted (logistic,
ridge) on battles of the greedy bot against itself, armies drafted by chance and by several tastes,
zones by chance, 6,500 battles a scenario; where that did not hold against drafts of greedy itself,
blended (7 of 10 parts) with a fit of battles against those. Sides that differ have two tables.
"""

from __future__ import annotations

from typing import Final

LOGIT_A_POINT: Final = 0.0039  # of a hero who fights hand to hand
OF_A_SQUAD: Final = 2.1  # as a factor of that
OF_A_SHOOTER: Final = 1.1

# Scenario -> card -> value; of several tables the first is of side 1, the last of all others.
CARDS: Final[dict[str, list[dict[str, float]]]] = {
    "clashing-fronts": [
        {
            "agent-carr": 0.378,
            "airborne-elite": 1.269,
            "deathwalker-9000": 0.49,
            "finn": 0.237,
            "grimnak": 0.501,
            "izumi-samurai": 0.536,
            "krav-maga-agents": 1.071,
            "marro-warriors": 0.703,
            "mimring": 0.401,
            "ne-gok-sa": 0.668,
            "raelin": 0.309,
            "sgt-drake-alexander": 0.801,
            "syvarris": 0.557,
            "tarn-viking-warriors": 0.381,
            "thorgrim": 0.229,
            "zettian-guards": 0.329,
        },
    ],
    "a-toxic-mist": [
        {
            "agent-carr": 0.703,
            "airborne-elite": 0.84,
            "deathwalker-9000": 0.356,
            "finn": 0.339,
            "grimnak": 0.295,
            "izumi-samurai": 0.001,
            "krav-maga-agents": 0.471,
            "marro-warriors": 0.247,
            "mimring": 0.405,
            "ne-gok-sa": 0.667,
            "raelin": 0.485,
            "sgt-drake-alexander": 0.562,
            "syvarris": 0.273,
            "tarn-viking-warriors": 0.372,
            "thorgrim": 0.37,
            "zettian-guards": 0.175,
        },
    ],
    "to-take-barrenspur": [
        {
            "agent-carr": 0.229,
            "airborne-elite": 1.32,
            "deathwalker-9000": 0.683,
            "finn": 0.167,
            "grimnak": 0.389,
            "izumi-samurai": 0.466,
            "krav-maga-agents": 1.204,
            "marro-warriors": 0.775,
            "mimring": 0.535,
            "ne-gok-sa": 0.525,
            "raelin": 0.467,
            "sgt-drake-alexander": 0.601,
            "syvarris": 0.601,
            "tarn-viking-warriors": 0.395,
            "thorgrim": 0.216,
            "zettian-guards": 0.487,
        },
    ],
    "winter-holdout": [
        {
            "agent-carr": 0.254,
            "airborne-elite": 1.031,
            "deathwalker-9000": 0.41,
            "finn": 0.393,
            "grimnak": 0.566,
            "izumi-samurai": 0.551,
            "krav-maga-agents": 1.129,
            "marro-warriors": 0.794,
            "mimring": 0.305,
            "ne-gok-sa": 0.627,
            "raelin": 0.331,
            "sgt-drake-alexander": 0.639,
            "syvarris": 0.322,
            "tarn-viking-warriors": 0.444,
            "thorgrim": 0.292,
            "zettian-guards": 0.376,
        },
    ],
    "a-desperate-rescue-attempt": [
        {
            "agent-carr": -0.017,
            "airborne-elite": 0.258,
            "deathwalker-9000": 0.261,
            "finn": 0.08,
            "grimnak": -0.274,
            "izumi-samurai": 0.207,
            "krav-maga-agents": 0.401,
            "marro-warriors": 1.104,
            "mimring": 0.127,
            "ne-gok-sa": 0.486,
            "raelin": 0.568,
            "sgt-drake-alexander": 0.0,
            "syvarris": 0.154,
            "tarn-viking-warriors": 0.118,
            "thorgrim": -0.32,
            "zettian-guards": 0.083,
        },
        {
            "agent-carr": 0.001,
            "airborne-elite": 0.737,
            "deathwalker-9000": -0.022,
            "finn": 0.495,
            "grimnak": -0.096,
            "izumi-samurai": 0.217,
            "krav-maga-agents": 0.882,
            "marro-warriors": 0.66,
            "mimring": -0.231,
            "ne-gok-sa": 0.073,
            "raelin": 0.485,
            "sgt-drake-alexander": 0.0,
            "syvarris": 0.226,
            "tarn-viking-warriors": 0.443,
            "thorgrim": 0.236,
            "zettian-guards": 0.341,
        },
    ],
    "mimrings-fortress": [
        {
            "agent-carr": 0.248,
            "airborne-elite": 0.045,
            "deathwalker-9000": -0.173,
            "finn": -0.292,
            "grimnak": -0.063,
            "izumi-samurai": 0.546,
            "krav-maga-agents": 0.061,
            "marro-warriors": 0.303,
            "mimring": -0.007,
            "ne-gok-sa": 0.625,
            "raelin": 0.414,
            "sgt-drake-alexander": -0.042,
            "syvarris": -0.35,
            "tarn-viking-warriors": -0.128,
            "thorgrim": 0.237,
            "zettian-guards": -0.047,
        },
        {
            "agent-carr": 0.541,
            "airborne-elite": 0.506,
            "deathwalker-9000": 0.466,
            "finn": 0.275,
            "grimnak": -0.035,
            "izumi-samurai": -0.022,
            "krav-maga-agents": 0.633,
            "marro-warriors": 0.063,
            "mimring": 0.0,
            "ne-gok-sa": -0.008,
            "raelin": 0.592,
            "sgt-drake-alexander": 0.317,
            "syvarris": 0.622,
            "tarn-viking-warriors": -0.171,
            "thorgrim": -0.182,
            "zettian-guards": 0.401,
        },
    ],
}

# The mean of all fields, for scenarios that nobody has fitted.
ANYWHERE: Final[dict[str, float]] = {
    "agent-carr": 0.391,
    "airborne-elite": 1.115,
    "deathwalker-9000": 0.485,
    "finn": 0.284,
    "grimnak": 0.438,
    "izumi-samurai": 0.389,
    "krav-maga-agents": 0.969,
    "marro-warriors": 0.63,
    "mimring": 0.412,
    "ne-gok-sa": 0.622,
    "raelin": 0.398,
    "sgt-drake-alexander": 0.651,
    "syvarris": 0.438,
    "tarn-viking-warriors": 0.398,
    "thorgrim": 0.277,
    "zettian-guards": 0.342,
}

# What a hero adds as the secret scout.
SCOUTS: Final[dict[str, float]] = {}

# Scenario -> start zone -> value.
ZONES: Final[dict[str, dict[str, float]]] = {
    "a-toxic-mist": {"navy": 0.44, "brown": -0.44},
}
