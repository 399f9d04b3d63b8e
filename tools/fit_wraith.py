"""Fit the chance to win a fight: play many, read their signs, and write ``bot/fitted.py``.

    python -m tools.fit_wraith --bot strong --games 100 --write

plays so many fights of each of the twelve pairings, fits the weights of the signs to how they
ended, and prints how well what is said comes true in fights that were kept back, each fifth in
turn.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path

from rich.progress import track

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.games.wraith.bot.standing import SIGNS, Standing
from giantstable.games.wraith.table.fight import fight_on
from giantstable.kernel.match import start_match
from giantstable.kernel.rng import Rng, seeded

FITTED = Path("src/giantstable/games/wraith/bot/fitted.py")
GIANTS = ("earth", "air", "water", "fire")
WRAITHS = ("young", "adult", "elder")
SHARED, OWN = 30.0, 400.0  # how strongly weights are held near 0: those for all, those of one piece
STEPS = 100
PARTS = 5  # each is kept back once
BETWEEN = 10  # one of so many questions within a round is read, and the first of each round

Signs = list[float]
Weights = list[list[float]]  # for all, then by Giant, then by Wraith


class Fought:
    """One fight: who met whom, whether she won, and how it stood on the way."""

    def __init__(self, giant: str, wraith: str, won: bool, signs: list[Signs]) -> None:
        self.pieces = (0, 1 + GIANTS.index(giant), 1 + len(GIANTS) + WRAITHS.index(wraith))
        self.giant = giant
        self.wraith = wraith
        self.won = won
        self.signs = signs

    def to_json(self) -> str:
        """Return the fight as a line of a file."""
        return json.dumps([self.giant, self.wraith, self.won, self.signs])


def fought(giant: str, wraith: str, name: str, seed: str, rng: Rng) -> Fought:
    """Let a bot fight, and read the signs on the way."""
    game = gt.game("wraith")
    setup = game.settle({"giant": giant, "wraith": wraith})
    match = start_match(game, setup, seed, quiet=True)
    player = bot(name, game, seed)
    standing = Standing()
    signs: list[Signs] = []
    seen = 0
    while not match.over:
        t = fight_on(match.table)
        if t.round != seen or rng.below(BETWEEN) == 0:
            seen = t.round
            signs.append([round(sign, 4) for sign in standing.read(t)])
        decision = match.next_decision()
        match.answer(decision, player.choose(Chair(match, decision)))
    return Fought(giant, wraith, bool(match.winners), signs)


def fit(fights: list[Fought]) -> Weights:
    """Return the weights that make the ends of these fights likeliest (ridge, by descent)."""
    size = len(SIGNS)
    means, scales = _measures(fights)
    rows = [
        (one, [(sign - means[i]) / scales[i] for i, sign in enumerate(signs)])
        for one in fights
        for signs in one.signs
    ]
    blocks = 1 + len(GIANTS) + len(WRAITHS)
    weights = [[0.0] * size for _ in range(blocks)]
    ahead = [[0.0] * size for _ in range(blocks)]
    # No slope is steeper than this: a fight has three pieces, and a chance bends by a quarter.
    rate = 1.0 / (0.25 * 3 * len(rows) * size / 4.0 + OWN)
    for step in track(range(STEPS), "Fitting"):
        slope = [[0.0] * size for _ in range(blocks)]
        for one, signs in rows:
            a, b, c = (ahead[piece] for piece in one.pieces)
            score = 0.0
            for i, sign in enumerate(signs):
                score += (a[i] + b[i] + c[i]) * sign
            miss = _chance(score) - one.won
            a, b, c = (slope[piece] for piece in one.pieces)
            for i, sign in enumerate(signs):
                more = miss * sign
                a[i] += more
                b[i] += more
                c[i] += more
        faster = step / (step + 3.0)
        for piece in range(blocks):
            for i in range(size):
                hold = (SHARED if piece == 0 else OWN) * ahead[piece][i]
                moved = ahead[piece][i] - rate * (slope[piece][i] + hold)
                ahead[piece][i] = moved + faster * (moved - weights[piece][i])
                weights[piece][i] = moved
    return [_for_bare_signs(part, means, scales) for part in weights]


def _measures(fights: list[Fought]) -> tuple[Signs, Signs]:
    """Return the mean of each sign and how much it varies, so that all are fitted alike."""
    rows = [signs for fight in fights for signs in fight.signs]
    means = [0.0]  # of the sign that is always 1
    scales = [1.0]
    for i in range(1, len(SIGNS)):
        mean = sum(row[i] for row in rows) / len(rows)
        means.append(mean)
        scales.append((sum((row[i] - mean) ** 2 for row in rows) / len(rows)) ** 0.5 or 1.0)
    return means, scales


def _for_bare_signs(part: Signs, means: Signs, scales: Signs) -> Signs:
    """Return weights for the signs as they are read."""
    bare = [weight / scales[i] for i, weight in enumerate(part)]
    bare[0] -= sum(weight * means[i] for i, weight in enumerate(bare))
    return bare


def _chance(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def said(weights: Weights, fight: Fought, signs: Signs) -> float:
    """Return the chance that the weights give."""
    parts = [weights[piece] for piece in fight.pieces]
    return _chance(sum(part[i] * sign for part in parts for i, sign in enumerate(signs)))


def kept_back(fights: list[Fought]) -> list[tuple[float, bool]]:
    """Return what was said of positions and what came true, by fits that had not seen them."""
    found: list[tuple[float, bool]] = []
    for part in range(PARTS):
        weights = fit([fight for n, fight in enumerate(fights) if n % PARTS != part])
        for fight in fights[part::PARTS]:
            found.extend((said(weights, fight, signs), fight.won) for signs in fight.signs)
    return found


def reliability(found: list[tuple[float, bool]]) -> str:
    """Return a table: of all that was said to be so likely, how much came true."""
    lines = ["| said | positions | mean said | won |", "|---|---|---|---|"]
    for tenth in range(10):
        those = [each for each in found if tenth <= 10 * each[0] < tenth + 1]
        if those:
            mean = sum(chance for chance, _ in those) / len(those)
            won = sum(won for _, won in those) / len(those)
            told = f"| {10 * tenth}-{10 * tenth + 10} % | {len(those)} | {mean:.1%} | {won:.1%} |"
            lines.append(told)
    loss = 0.0
    for chance, won in found:
        loss -= log(max(0.001, chance if won else 1.0 - chance))
    return "\n".join([*lines, "", f"Mean loss: {loss / len(found):.4f} nats a position."])


def written(weights: Weights, how: str) -> str:
    """Return the module that holds the weights."""
    parts = [*GIANTS, *WRAITHS]
    lines = [
        '"""What the signs of a fight weigh: the numbers, and how they were found.',
        "",
        f"{how} (tools/fit_wraith.py).",
        "The weights for all fights, and what each Giant and each Wraith adds, in the order",
        "of SIGNS. A piece that is not ours adds nothing.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "SHARED: Final[list[float]] = [",
        *_numbers(weights[0], 4),
        "]  # fmt: skip",
        "PIECES: Final[dict[str, list[float]]] = {",
    ]
    for name, part in zip(parts, weights[1:], strict=True):
        lines += [f'    "{name}": [', *_numbers(part, 8), "    ],"]
    lines += ["}  # fmt: skip", ""]
    return "\n".join(lines)


def _numbers(numbers: list[float], deep: int) -> list[str]:
    found = [f"{number:.3f}," for number in numbers]
    return [" " * deep + " ".join(found[at : at + 8]) for at in range(0, len(found), 8)]


def main() -> None:
    """Play, fit, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--games", type=int, default=100, help="of each pairing")
    parser.add_argument("--seed", default="fit")
    parser.add_argument(
        "--fights", type=Path, help="a file that keeps the fights: they are added to"
    )
    parser.add_argument("--write", action="store_true", help=f"write {FITTED}")
    told = parser.parse_args()
    fights: list[Fought] = []
    if told.fights is not None and told.fights.exists():
        for line in told.fights.read_text().splitlines():
            fights.append(Fought(*json.loads(line)))
    rng = seeded(f"fit {told.seed}")
    for n in track(range(told.games), f"Fights of {told.bot}"):
        for giant in GIANTS:
            for wraith in WRAITHS:
                one = fought(giant, wraith, told.bot, f"{told.seed}/{n}", rng)
                fights.append(one)
                if told.fights is not None:
                    with told.fights.open("a") as kept:
                        kept.write(one.to_json() + "\n")
    print(reliability(kept_back(fights)))
    if told.write:
        how = f"Fitted to {len(fights)} fights of the {told.bot} bot, seeds {told.seed}/0 and on"
        FITTED.write_text(written(fit(fights), how))


if __name__ == "__main__":
    main()
