"""Whole turns of hers, looked at on bare tables: the rules, played on copies of the fight."""

from __future__ import annotations

from typing import Final

from giantstable.bots.greedy import Step
from giantstable.games.wraith.bot.judgement import WraithJudgement
from giantstable.games.wraith.bot.outlook import follow
from giantstable.games.wraith.rules.fearless import fearless_action, fearless_options
from giantstable.games.wraith.rules.player_action import CARDS_A_TURN, cards_to_play, play_card
from giantstable.games.wraith.rules.round import fight
from giantstable.games.wraith.table import asks
from giantstable.games.wraith.table.codes import END, FEARLESS, card_of, is_face_down
from giantstable.games.wraith.table.fight import GOES_ON, Fight
from giantstable.kernel.decision import Checkpoint, Decision, Play
from giantstable.kernel.table import GameOver

DARING: Final = 3  # Fearless Actions in a row that are looked at
NOTHING: Final = -1


class Width:
    """How many turns are looked at."""

    def __init__(self, beam: int, daring: int, ways: int, looks: int = 1_000_000) -> None:
        self.beam = beam  # the best after each card that are followed
        self.daring = daring  # of those with a Fearless Action more
        self.ways = ways  # to carry out one card
        self.looks = looks  # for each card of the turn: what the best lines leave is for others


class Line:
    """A part of a turn: the choices, and the fight they lead to."""

    def __init__(self, before: Line | None, fight: Fight, code: int, way: list[int]) -> None:
        self.before = before
        self.fight = fight
        self.code = code  # a card or a Fearless Action
        self.way = way  # the answers while it was carried out
        self.worth = 0.0


def worth_of(line: Line) -> float:
    """Return what a line is worth."""
    return line.worth


class Turns:
    """Looks for good turns, card by card."""

    def __init__(self, judgement: WraithJudgement, width: Width) -> None:
        self.judgement = judgement
        self.width = width

    def lines(self, t: Fight) -> list[Line]:
        """Return turns played to their end, the best first; there is always one."""
        stage = [Line(None, t, NOTHING, [])]
        done: list[Line] = []
        while stage:
            stage.extend(self._dared(stage))
            stage.sort(key=worth_of, reverse=True)
            reached: list[Line] = []
            left = self.width.looks
            for line in stage:
                now = line.fight
                if now.result != GOES_ON or now.played == CARDS_A_TURN or not now.hand:
                    done.append(line)
                elif left > 0:
                    for code in cards_to_play(now):
                        left -= self._carry_out(line, code, reached)
            stage = best_different(reached, self.width.beam)
        return best_different(done, len(done))

    def _dared(self, stage: list[Line]) -> list[Line]:
        """Return the same lines with one or more Fearless Actions."""
        found: list[Line] = []
        left = self.width.looks
        for _ in range(DARING):
            reached: list[Line] = []
            for line in stage:
                if line.fight.result == GOES_ON and left > 0:
                    for code in fearless_options(line.fight):
                        left -= self._carry_out(line, code, reached)
            stage = best_different(reached, self.width.daring)
            if not stage:
                break
            found.extend(stage)
        return found

    def _carry_out(self, line: Line, code: int, reached: list[Line]) -> int:
        """Try the ways to play a card or to be Fearless; return how many were looked at."""
        ways: list[list[int]] = [[]]
        looked_at = 0
        while ways and looked_at < self.width.ways:
            after = line.fight.copy()
            way = ways.pop()
            follow(_carried_out(after, code), way, ways)
            looked_at += 1
            found = Line(line, after, code, way)
            found.worth = self.judgement.value(after)
            reached.append(found)
        return looked_at


def _carried_out(t: Fight, code: int) -> Play:
    if code >= FEARLESS:
        return fearless_action(t, code - FEARLESS)
    return play_card(t, card_of(code), is_face_down(code))


def best_different(lines: list[Line], most: int) -> list[Line]:
    """Return the best, without those that come to the same."""
    lines.sort(key=worth_of, reverse=True)
    found: list[Line] = []
    for line in lines:
        if len(found) == most:
            break
        if not found or not _same(found[-1], line):
            found.append(line)
    return found


def _same(one: Line, other: Line) -> bool:
    """Return whether two lines lead to the same fight."""
    a = one.fight
    b = other.fight
    return (
        one.worth == other.worth
        and a.pawn == b.pawn
        and a.wounds == b.wounds
        and a.health == b.health
        and a.played == b.played
        and a.top_symbols == b.top_symbols
        and a.bottom_symbols == b.bottom_symbols
        and a.tokens == b.tokens
        and a.hand == b.hand
    )


def end_turn(t: Fight, judgement: WraithJudgement) -> None:
    """Play on from the end of her turn, by quick answers, until her next one."""
    play = fight(t)
    now = t.round
    try:
        asked = next(play)
        while True:
            if isinstance(asked, Checkpoint):
                if t.round != now:
                    return
                asked = play.send(0)
                continue
            assert isinstance(asked, Decision)
            kind = asked.kind_of
            if kind is asks.AFTER or kind is asks.EMPTY_HANDED:
                asked = play.send(END)
            else:
                asked = play.send(judgement.quick(t, asked))
    except StopIteration:
        pass
    except GameOver:
        pass


def steps_of(root: Fight, line: Line) -> list[Step]:
    """Return the choices of a line up to what is revealed by one of them, as they are asked."""
    links: list[Line] = []
    at: Line | None = line
    while at is not None and at.before is not None:
        links.insert(0, at)
        at = at.before
    steps: list[Step] = []
    stamp = root.stamp()
    for link in links:
        assert link.before is not None
        t = link.before.fight.copy()
        if t.stamp() != stamp:
            return steps
        steps.append(_choice(t, link.code))
        play = _carried_out(t, link.code)
        try:
            asked = next(play)
            for answer in link.way:
                assert isinstance(asked, Decision)
                if t.stamp() != stamp:
                    return steps
                steps.append(Step(asked.kind_of, asked.codes, answer))
                asked = play.send(answer)
        except StopIteration:
            pass
        except GameOver:
            pass
    last = line.fight
    if last.result == GOES_ON and last.stamp() == stamp and fearless_options(last):
        steps.append(_choice(last, END))
    return steps


def _choice(t: Fight, code: int) -> Step:
    """Return the choice of what to do next."""
    codes = fearless_options(t)
    if t.played == CARDS_A_TURN:
        return Step(asks.AFTER, [*codes, END], code)
    if not t.hand:
        return Step(asks.EMPTY_HANDED, [*codes, END], code)
    return Step(asks.PLAY, [*cards_to_play(t), *codes], code)
