"""Fit the chance to win a fight: play many, read their signs, and write ``bot/fitted.py``.

    python -m tools.fit_wraith --bot strong --games 100 --write
    python -m tools.fit_wraith --dawn --games 300 --write

plays so many fights of each of the twelve pairings, fits the weights of the signs to how they
ended, and prints how well what is said comes true in fights that were kept back, each fifth in
turn. With ``--dawn`` it fits what the strong bot's dreams come to (``bot/dawns.py``): fights are
read at the beginning of each round, and a quick strong bot fights them, which now and then plays
any of its better turns, so that other fights than its favourites are known too.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Chair
from giantstable.games.wraith.bot.dawn import DAWN_SIGNS, Dawn
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.bot.searching import Sifting, StrongBot
from giantstable.games.wraith.bot.standing import SIGNS, Standing
from giantstable.games.wraith.bot.turns import Width, steps_of
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.fight import fight_on
from giantstable.kernel.match import start_match
from giantstable.kernel.rng import Rng, seeded

BOT = Path("src/giantstable/games/wraith/bot")
GIANTS = ("earth", "air", "water", "fire")
WRAITHS = ("young", "adult", "elder")
PAIRINGS = len(GIANTS) * len(WRAITHS)
STEPS = 12  # of Newton's
PARTS = 5  # each is kept back once
BETWEEN = 10  # one of so many questions within a round is read, and the first of each round

QUICK = Width(8, 4, 16)
QUICKLY = [Sifting(6, 10)]
ASTRAY = 8  # at one dawn of so many it plays any of its better turns
BETTER = 8

Signs = list[float]
Weights = list[list[float]]  # for all, then by Giant, then by Wraith


class Moment:
    """When fights are read, and how strongly weights are held near 0: those for all, and own."""

    def __init__(self, file: str, signs: list[str], shared: float, own: float) -> None:
        self.file = BOT / file
        self.signs = signs
        self.shared = shared
        self.own = own


ANY = Moment("fitted.py", SIGNS, 30.0, 400.0)
DAWN = Moment("dawns.py", DAWN_SIGNS, 3.0, 60.0)


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


def fought_at_dawns(giant: str, wraith: str, seed: str, rng: Rng) -> Fought:
    """Let a quick strong bot fight, astray now and then, and read the signs of each dawn."""
    game = gt.game("wraith")
    setup = game.settle({"giant": giant, "wraith": wraith})
    match = start_match(game, setup, seed, quiet=True)
    player = StrongBot(seed, QUICK, QUICKLY)
    dawn = Dawn(WraithJudgement())
    signs: list[Signs] = []
    seen = 0
    while not match.over:
        t = fight_on(match.table)
        decision = match.next_decision()
        chair = Chair(match, decision)
        if t.round != seen and decision.kind_of is asks.PLAY:
            seen = t.round
            signs.append([round(sign, 4) for sign in dawn.read(t)])
            if rng.below(ASTRAY) == 0:
                root = fight_on(chair.table(rng))
                lines = player.turns.lines(root)[:BETTER]
                player.plan = steps_of(root, lines[rng.below(len(lines))])
        match.answer(decision, player.choose(chair))
    return Fought(giant, wraith, bool(match.winners), signs)


def fit(fights: list[Fought], moment: Moment) -> Weights:
    """Return the weights that make the ends of these fights likeliest (ridge, by Newton)."""
    size = len(moment.signs)
    blocks = 1 + len(GIANTS) + len(WRAITHS)
    signs = np.array([row for one in fights for row in one.signs])
    means = signs.mean(axis=0)
    scales = signs.std(axis=0)
    means[0], scales[0] = 0.0, 1.0  # of the sign that is always 1
    scales[scales == 0.0] = 1.0
    alike = (signs - means) / scales
    ends = np.array([float(one.won) for one in fights for _ in one.signs])
    table = np.zeros((len(alike), blocks * size))
    at = 0
    for one in fights:
        rows = slice(at, at + len(one.signs))
        for piece in one.pieces:
            table[rows, piece * size : (piece + 1) * size] = alike[rows]
        at += len(one.signs)
    hold = np.full(blocks * size, moment.own)
    hold[:size] = moment.shared
    found = np.zeros(blocks * size)
    for _ in track(range(STEPS), "Fitting"):
        chances = 1.0 / (1.0 + np.exp(-np.clip(table @ found, -30.0, 30.0)))
        slope = table.T @ (chances - ends) + hold * found
        bend = (table * (chances * (1.0 - chances))[:, None]).T @ table + np.diag(hold)
        found -= np.linalg.solve(bend, slope)
    return [_for_bare_signs(part, means, scales) for part in found.reshape(blocks, size)]


def _for_bare_signs(
    part: NDArray[np.float64], means: NDArray[np.float64], scales: NDArray[np.float64]
) -> Signs:
    """Return weights for the signs as they are read."""
    bare = part / scales
    bare[0] -= float(bare @ means)
    return [float(weight) for weight in bare]


def _chance(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))


def said(weights: Weights, fight: Fought, signs: Signs) -> float:
    """Return the chance that the weights give."""
    parts = [weights[piece] for piece in fight.pieces]
    return _chance(sum(part[i] * sign for part in parts for i, sign in enumerate(signs)))


def kept_back(fights: list[Fought], moment: Moment) -> list[tuple[float, bool]]:
    """Return what was said of positions and what came true, by fits that had not seen them."""
    found: list[tuple[float, bool]] = []
    for part in range(PARTS):
        weights = fit(
            [fight for n, fight in enumerate(fights) if n // PAIRINGS % PARTS != part], moment
        )
        for fight in (fight for n, fight in enumerate(fights) if n // PAIRINGS % PARTS == part):
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


def written(weights: Weights, how: str, moment: Moment) -> str:
    """Return the module that holds the weights."""
    parts = [*GIANTS, *WRAITHS]
    when = "at the beginning of a round" if moment is DAWN else "at any moment"
    order = "DAWN_SIGNS" if moment is DAWN else "SIGNS"
    lines = [
        f'"""What the signs of a fight weigh {when}, and how they were found.',
        "",
        f"{how} (tools/fit_wraith.py).",
        "The weights for all fights, and what each Giant and each Wraith adds, in the order",
        f"of {order}. A piece that is not ours adds nothing.",
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
    parser.add_argument("--dawn", action="store_true", help="fit what dreams come to")
    parser.add_argument("--write", action="store_true", help="write the module of the weights")
    told = parser.parse_args()
    moment = DAWN if told.dawn else ANY
    fights: list[Fought] = []
    if told.fights is not None and told.fights.exists():
        for line in told.fights.read_text().splitlines():
            fights.append(Fought(*json.loads(line)))
    rng = seeded(f"fit {told.seed}")
    for n in track(range(told.games), f"Fights of {told.bot}"):
        for giant in GIANTS:
            for wraith in WRAITHS:
                seed = f"{told.seed}/{n}"
                if told.dawn:
                    one = fought_at_dawns(giant, wraith, seed, rng)
                else:
                    one = fought(giant, wraith, told.bot, seed, rng)
                fights.append(one)
                if told.fights is not None:
                    with told.fights.open("a") as kept:
                        kept.write(one.to_json() + "\n")
    print(reliability(kept_back(fights, moment)))
    if told.write:
        how = f"Fitted to {len(fights)} fights of the {told.bot} bot, seeds {told.seed}/0 and on"
        moment.file.write_text(written(fit(fights, moment), how, moment))


if __name__ == "__main__":
    main()
