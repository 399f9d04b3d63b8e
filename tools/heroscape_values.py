"""Fit what cards, zones and positions are worth in HeroScape: ``python -m tools.heroscape_values``.

``cards`` lets armies drafted by chance, by the greedy taste and by the strong one fight, and fits
what each card adds to the odds; ``odds`` fits who wins from what positions look like. Both print
tables in the form of ``games/heroscape/bot/fitted.py`` and ``odds.py``. Minutes a scenario.
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path

from rich.progress import track

import giantstable as gt
from giantstable.bots import bot
from giantstable.bots.chair import Bot, Chair, play_on
from giantstable.games.heroscape.bot import prospects
from giantstable.games.heroscape.game import box_of
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.codes import DONE
from giantstable.games.heroscape.table.fray import GATHER, fray_on
from giantstable.kernel.game import Game
from giantstable.kernel.match import Match

RIDGE = 2.0
STEPS = 40
TASTES = ["strong", "strong", "greedy", "greedy", "chance"]
NOISE = {"strong": 0.3, "greedy": 0.3, "chance": 1.0}  # picks left to chance, so that all are tried
DRAFTS = (asks.DRAFT, asks.DRAFT_IN_LINE, asks.SCOUT)

Row = list[float]


class Drafter(Bot):
    """Drafts by one of several tastes and by chance, and fights as greedy does."""

    def __init__(self, game: Game, seed: str) -> None:
        self.rng = random.Random(seed)  # a study, no game: any stream of chance will do
        self.taste = self.rng.choice(TASTES)
        self.greedy = bot("greedy", game, seed)
        self.strong = bot("strong", game, seed)

    def choose(self, chair: Chair) -> int:
        """Return a card of its taste, a zone by chance, and else what greedy does."""
        decision = chair.decision
        if decision.kind_of is asks.ZONE:
            return self.rng.choice(decision.codes)
        if decision.kind_of in DRAFTS:
            if self.rng.random() < NOISE[self.taste]:
                return self.rng.choice([c for c in decision.codes if c != DONE] or decision.codes)
            return (self.strong if self.taste == "strong" else self.greedy).choose(chair)
        return self.greedy.choose(chair)


def begun(scenario: str, players: int, seed: str) -> tuple[Match, list[Bot]]:
    """Return a battle with its armies on the field, and who fights it."""
    match = gt.new("heroscape", seed=seed, quiet=True, scenario=scenario, players=players)
    bots: list[Bot] = [Drafter(match.game, f"{seed} {seat}") for seat in range(match.seats)]
    while not match.over and fray_on(match.table).phase == GATHER:
        decision = match.next_decision()
        match.answer(decision, bots[decision.seat].choose(Chair(match, decision)))
    return match, bots


def won_by(match: Match) -> int:
    """Return the side that has won, or 0."""
    seats = fray_on(match.table).theatre.seats
    return seats[match.winners[0]].side if match.winners else 0


# -- fitting --------------------------------------------------------------------------------------


def fitted(sides: list[list[Row]], winners: list[int]) -> Row:
    """Return the weights that tell best which side of each battle wins (a ridge of 2 on each).

    ``sides`` has of each battle what is looked at of every side; the chances are a softmax.
    """
    size = len(sides[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for looks, winner in zip(sides, winners, strict=True):
            scores = [sum(w * x for w, x in zip(weights, look, strict=True)) for look in looks]
            parts = [math.exp(score - max(scores)) for score in scores]
            chances = [part / sum(parts) for part in parts]
            mean = [sum(c * k[i] for c, k in zip(chances, looks, strict=True)) for i in range(size)]
            for chance, look in zip(chances, looks, strict=True):
                off = [look[i] - mean[i] for i in range(size)]
                for i in range(size):
                    if off[i]:
                        for j in range(size):
                            bend[i][j] += chance * off[i] * off[j]
            for i in range(size):
                slope[i] += looks[winner - 1][i] - mean[i]
        step = solved(bend, slope)
        weights = [w + max(-2.0, min(2.0, s)) for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < 1e-4:
            break
    return weights


def solved(rows: list[Row], right: Row) -> Row:
    """Return the solution of linear equations, by elimination."""
    size = len(right)
    work = [[*rows[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(work[r][i]))
        work[i], work[pivot] = work[pivot], work[i]
        for r in range(size):
            if r != i:
                part = work[r][i] / work[i][i]
                work[r] = [a - part * b for a, b in zip(work[r], work[i], strict=True)]
    return [work[i][size] / work[i][i] for i in range(size)]


# -- the two studies ------------------------------------------------------------------------------


def cards(scenario: str, players: int, games: int, tag: str) -> None:
    """Print what cards and zones add to the odds; of both sides apart where they differ."""
    sheet = box_of(gt.game("heroscape")).scenarios[scenario]
    ids = sorted(box_of(gt.game("heroscape")).cards)
    zones = list(sheet.zones)
    apart = any(goal.sides for goal in sheet.victory)
    sides: list[list[Row]] = []
    winners: list[int] = []
    for i in track(range(games), description=scenario):
        match, bots = begun(scenario, players, f"{tag} {i}")
        fray = fray_on(match.table)
        looks = [[0.0] * (2 * len(ids) + len(zones) + 1) for _ in fray.theatre.sides]
        for seat, given in enumerate(fray.theatre.seats):
            look = looks[given.side - 1]
            shift = len(ids) if apart and given.side > 1 else 0
            for unit in fray.army(seat):
                look[shift + ids.index(fray.theatre.units[unit].id)] += 1.0
            if fray.zone[seat] >= 0 and not apart:
                look[2 * len(ids) + fray.zone[seat]] = 1.0
        looks[0][-1] = 1.0 if apart else 0.0
        play_on(match, bots)
        if won_by(match):
            sides.append(looks)
            winners.append(won_by(match))
    weights = fitted(sides, winners)
    for side in range(2 if apart else 1):
        own = weights[side * len(ids) : (side + 1) * len(ids)]
        print(scenario, players, {c: round(w, 3) for c, w in zip(ids, own, strict=True)})
    print("zones", {zone: round(weights[2 * len(ids) + z], 3) for z, zone in enumerate(zones)})


def odds(scenario: str, players: int, games: int, tag: str) -> None:
    """Print how the odds follow from positions, and how well they held (the table by tenths)."""
    rng = random.Random(f"{scenario} {players} {tag}")
    sides: list[list[Row]] = []
    winners: list[int] = []
    tenths = [[0.0, 0.0, 0.0] for _ in range(10)]
    for i in track(range(games), description=scenario):
        match, bots = begun(scenario, players, f"{tag} {i}")
        seen: list[tuple[list[Row], list[float]]] = []
        count = len(fray_on(match.table).theatre.sides)
        while not match.over:
            if rng.random() < 0.06:
                fray = fray_on(match.table)
                looks = prospects.features(fray)
                for side, look in enumerate(looks):
                    look.extend([1.0 if side == other else 0.0 for other in range(count)])
                seats = [seat.side for seat in fray.theatre.seats]
                told = prospects.chances(fray)
                seen.append((looks, [told[seats.index(side + 1)] for side in range(count)]))
            decision = match.next_decision()
            match.answer(decision, bots[decision.seat].choose(Chair(match, decision)))
        for looks, chances in seen:
            if won_by(match):
                sides.append(looks)
                winners.append(won_by(match))
            for side, chance in enumerate(chances):
                tenth = tenths[min(9, int(10 * chance))]
                tenth[0] += 1
                tenth[1] += chance
                tenth[2] += won_by(match) == side + 1
    weights = [round(w, 3) for w in fitted(sides, winners)]
    print(f'"{scenario} {players}": {weights[: prospects.LOOKED_AT]}')
    print(f'"{scenario} {players}": {weights[prospects.LOOKED_AT :]}')
    for i, (n, said, won) in enumerate(tenths):
        if n:
            print(f"{i / 10:.1f} {n:6.0f} said {said / n:.3f} won {won / n:.3f}")


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(prog=Path(__file__).stem, description=__doc__)
    parser.add_argument("study", choices=["cards", "odds"])
    parser.add_argument("scenario")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--tag", default="values", help="other seeds")
    given = parser.parse_args()
    study = cards if given.study == "cards" else odds
    study(given.scenario, given.players, given.games, given.tag)


if __name__ == "__main__":
    main()
