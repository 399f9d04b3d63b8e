"""A bot that plays its best options to the game's end, in its head, before it chooses.

Everybody in these games plays by rules of thumb. All options meet the same futures, and how good
an option looks counts too: what a few games say is mostly luck. The budget is counted in turns that
are imagined, never in seconds, so the same seed makes the same choices on any machine.
"""

from __future__ import annotations

from typing import Final

from giantstable.bots.advice import Adviser
from giantstable.bots.chair import Chair
from giantstable.games.assault.bot.bot import answer, weighed
from giantstable.games.assault.bot.lessons import Lessons
from giantstable.games.assault.bot.scales import ABOVE, best_of
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.codes import CAST, CLAIM
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.kernel.decision import Decision, DecisionKind
from giantstable.kernel.match import Match
from giantstable.kernel.rng import Rng, seeded

TURNS: Final = 4000  # imagined for a command; games that have begun are played to their end
PART: Final = 0.3  # of the turns, for a question within a turn
MOST: Final = 8  # commands that are tried: what looks far worse is often better
FEW: Final = 3  # options of a question within a turn
CLOSE: Final = 2.0  # Ordning Points: one that looks worse than that is not tried

MARGIN: Final = 0.03  # of a victory, for each Ordning Point ahead
FARTHEST: Final = 15  # points ahead or behind that count
SLOPE: Final = 0.03  # of a victory, for each Ordning Point that an option looks better
SPREAD: Final = 0.04  # the variance of how much two commands really differ
SPREAD_WITHIN: Final = 0.01  # the same of options within a turn
NOISE: Final = 0.17  # the variance of one game
BELIEF: Final = 10.0  # games that it is believed for
ROUNDS: Final = 4  # before anything is dropped
BEHIND: Final = 1.3  # standard deviations: so far behind, an option is dropped
SURE: Final = 2.0  # so far ahead, the best is settled

WITHIN: list[DecisionKind] = [
    asks.ATTACK, asks.HOLD_BACK, asks.LEADER_DO, asks.RECRUIT, asks.SLAYER_RECRUIT,
    asks.SLAYER_ATTACK, asks.START_SPELL, asks.KEEP, asks.CASTLE,
]  # fmt: skip


class Trial:
    """An option that is tried: what it looked like, and how its games ended."""

    def __init__(self, code: int, worth: float, spread: float) -> None:
        self.code = code
        self.worth = worth
        self.spread = spread  # the variance of how much it may differ from what it looks like
        self.results: list[float] = []
        self.lead = 0.0  # what it is believed to bring more than the first one
        self.doubt = 0.0  # how sure that is, as a variance


class ForesightBot(Adviser):
    """Tries what looks best in games that it imagines."""

    def __init__(self, seed: int | str, lessons: Lessons | None, turns: int = TURNS) -> None:
        self.rng: Rng = seeded(f"strong bot {seed}")
        self.lessons = lessons
        self.turns = turns
        self.imagined = 0  # turns so far, for whoever asks what it costs

    def choose(self, chair: Chair) -> int:
        """Return the option whose games end best."""
        codes = chair.decision.codes
        return codes[0] if len(codes) == 1 else best_of(codes, self.weigh(chair))

    def weigh(self, chair: Chair) -> list[float]:
        """Return what the options are worth; of those that were tried, after the trial."""
        decision = chair.decision
        worths = weighed(realm_on(chair.table(self.rng)), decision, self.lessons)
        turns = self._budget(decision)
        if turns == 0 or len(worths) == 1:
            return worths
        trials = chosen_for_trial(decision, worths)
        if len(trials) > 1:
            self._try_out(chair, trials, turns)
            _tell(decision.codes, worths, trials)
        return worths

    def _budget(self, decision: Decision) -> int:
        kind = decision.kind_of
        if kind is asks.ACT or kind is asks.COMMAND:
            return self.turns
        return int(PART * self.turns) if kind in WITHIN else 0

    def _try_out(self, chair: Chair, trials: list[Trial], turns: int) -> None:
        """Let every option meet the same futures until one is surely best or turns run out."""
        first = trials[0]
        seat = chair.decision.seat
        rivals = trials[1:]
        left = turns
        rounds = 0
        while left > 0 and rivals:
            seed = self.rng.next()
            left -= self._play_out(chair, first, seat, seed)
            for trial in rivals:
                left -= self._play_out(chair, trial, seat, seed)
            rounds += 1
            noise = _noise(trials)
            for trial in rivals:
                _believe(trial, first, noise)
            if rounds >= ROUNDS:
                rivals = _still_open(rivals)
        self.imagined += turns - left

    def _play_out(self, chair: Chair, trial: Trial, seat: int, seed: int) -> int:
        """Play an option to the end; return how many turns that took."""
        match = chair.imagine(seed)
        realm = realm_on(match.table)
        before = realm.turns
        match.answer(match.next_decision(), trial.code)
        lessons = self.lessons
        while not match.over:
            decision = match.next_decision()
            codes = decision.codes
            match.answer(
                decision, codes[0] if len(codes) == 1 else answer(realm, decision, lessons)
            )
        trial.results.append(result_of(match, seat))
        return 1 + realm.turns - before


def chosen_for_trial(decision: Decision, worths: list[float]) -> list[Trial]:
    """Return the options that are worth a trial, the best first.

    An Event is claimed as soon as it can be: that costs nothing, and nobody else gets it.
    """
    codes = decision.codes
    best = best_of(codes, worths)
    most = worths[codes.index(best)]
    commands = decision.kind_of is asks.ACT or decision.kind_of is asks.COMMAND
    spread = SPREAD if commands else SPREAD_WITHIN
    trials = [Trial(best, most, spread)]
    if commands and CLAIM <= best < CAST:
        return trials
    order = sorted(range(len(codes)), key=lambda i: -worths[i])
    for i in order:
        if len(trials) == (MOST if commands else FEW):
            break
        if codes[i] != best and (commands or worths[i] > most - CLOSE):
            trials.append(Trial(codes[i], worths[i], spread))
    return trials


def _tell(codes: list[int], worths: list[float], trials: list[Trial]) -> None:
    """Put what the trial has shown into the worths: what was not tried stays below the best."""
    first = trials[0].worth
    best = first
    for trial in trials:
        best = max(best, first + trial.lead / SLOPE)
    for i in range(len(worths)):
        worths[i] = min(worths[i], best - ABOVE)
    for trial in trials:
        worths[codes.index(trial.code)] = first + trial.lead / SLOPE


def result_of(match: Match, seat: int) -> float:
    """Return how good an end is: victory, or a share of it, and a little for the points."""
    realm: Realm = realm_on(match.table)
    mine = realm.points[realm.race_of[seat]]
    theirs = 0
    for other, race in enumerate(realm.race_of):
        if other != seat:
            theirs = max(theirs, realm.points[race])
    found = MARGIN * max(-FARTHEST, min(FARTHEST, mine - theirs))
    if realm.won >> seat & 1:
        found += 1.0 / realm.won.bit_count()
    return found


def _noise(trials: list[Trial]) -> float:
    """Return how much the games of one option differ, as a variance."""
    total = BELIEF * NOISE
    games = BELIEF
    for trial in trials:
        n = len(trial.results)
        mean = sum(trial.results) / n
        for result in trial.results:
            total += (result - mean) * (result - mean)
        games += n - 1
    return total / games


def _believe(trial: Trial, first: Trial, noise: float) -> None:
    """Put together what the games say and what the option looked like."""
    n = len(trial.results)
    more = 0.0
    for i in range(n):
        more += trial.results[i] - first.results[i]
    told = n / (2.0 * noise)  # how much the games are to be trusted
    trust = 1.0 / trial.spread
    look = SLOPE * (trial.worth - first.worth)
    trial.lead = (look * trust + more / n * told) / (trust + told)
    trial.doubt = 1.0 / (trust + told)


def _still_open(rivals: list[Trial]) -> list[Trial]:
    """Return the rivals that may still be better than the best; none if that is settled."""
    best = 0.0
    leader: Trial | None = None
    for trial in rivals:
        if trial.lead > best:
            best = trial.lead
            leader = trial
    found: list[Trial] = []
    for trial in rivals:
        gap = best - trial.lead
        if trial is leader or gap * gap < BEHIND * BEHIND * trial.doubt:
            found.append(trial)
    if len(found) == 1 and leader is not None and best * best > SURE * SURE * leader.doubt:
        return []
    return found
