"""Fit the chance to win a fight: play many, read their signs, and write ``bot/fitted.py``.

    python -m tools.fit_wraith --bot strong --games 100 --write

plays so many fights of each of the twelve pairings, fits the weights of the signs to how they
ended, and prints how well what is said comes true in fights that were kept back (every fifth).
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
SHARED, OWN = 1.0, 12.0  # how strongly weights are held near 0: those for all, those of one piece
STEPS = 400
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
    """Return the weights that make the ends of these fights likeliest (ridge, steepest descent)."""
    size = len(SIGNS)
    scales = _scales(fights)
    rows = [(f, [s / scales[i] for i, s in enumerate(signs)]) for f in fights for signs in f.signs]
    blocks = 1 + len(GIANTS) + len(WRAITHS)
    weights = [[0.0] * size for _ in range(blocks)]
    ahead = [[0.0] * size for _ in range(blocks)]
    rate = 4.0 / len(rows) / size
    for step in track(range(STEPS), "Fitting"):
        slope = [[0.0] * size for _ in range(blocks)]
        for one, signs in rows:
            a, b, c = (ahead[piece] for piece in one.pieces)
            score = sum((a[i] + b[i] + c[i]) * sign for i, sign in enumerate(signs))
            miss = _chance(score) - one.won
            for piece in one.pieces:
                part = slope[piece]
                for i, sign in enumerate(signs):
                    part[i] += miss * sign
        faster = step / (step + 3.0)
        for piece in range(blocks):
            for i in range(size):
                hold = (SHARED if piece == 0 else OWN) * ahead[piece][i]
                moved = ahead[piece][i] - rate * (slope[piece][i] + hold)
                ahead[piece][i] = moved + faster * (moved - weights[piece][i])
                weights[piece][i] = moved
    return [[w / scales[i] for i, w in enumerate(part)] for part in weights]


def _scales(fights: list[Fought]) -> Signs:
    """Return how much each sign varies, so that all are fitted alike."""
    rows = [signs for fight in fights for signs in fight.signs]
    scales = [1.0]  # of the sign that is always 1
    for i in range(1, len(SIGNS)):
        mean = sum(row[i] for row in rows) / len(rows)
        scales.append((sum((row[i] - mean) ** 2 for row in rows) / len(rows)) ** 0.5 or 1.0)
    return scales


def _chance(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def said(weights: Weights, fight: Fought, signs: Signs) -> float:
    """Return the chance that the weights give."""
    parts = [weights[piece] for piece in fight.pieces]
    return _chance(sum(part[i] * sign for part in parts for i, sign in enumerate(signs)))


def reliability(weights: Weights, fights: list[Fought]) -> str:
    """Return a table: of all that was said to be so likely, how much came true."""
    tenths: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    loss = 0.0
    for fight in fights:
        for signs in fight.signs:
            chance = min(0.999, max(0.001, said(weights, fight, signs)))
            loss -= log(chance if fight.won else 1.0 - chance)
            tenths[int(chance * 10)].append((chance, fight.won))
    lines = ["| said | positions | mean said | won |", "|---|---|---|---|"]
    for tenth, found in enumerate(tenths):
        if found:
            mean = sum(chance for chance, _ in found) / len(found)
            won = sum(won for _, won in found) / len(found)
            lines.append(
                f"| {10 * tenth}-{10 * tenth + 10} % | {len(found)} | {mean:.1%} | {won:.1%} |"
            )
    positions = sum(len(found) for found in tenths)
    return "\n".join([*lines, f"Mean loss of information: {loss / positions:.4f} nats."])


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
    kept_back = [fight for n, fight in enumerate(fights) if n % 5 == 4]
    seen = [fight for n, fight in enumerate(fights) if n % 5 != 4]
    print(reliability(fit(seen), kept_back))
    if told.write:
        how = f"Fitted to {len(fights)} fights of the {told.bot} bot, seeds {told.seed}/0 and on"
        FITTED.write_text(written(fit(fights), how))


if __name__ == "__main__":
    main()
