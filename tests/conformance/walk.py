"""One random game, with every check at every step."""

from __future__ import annotations

from giantstable.kernel.match import Match
from tests.conformance import checks
from tests.conformance.chance import Chooser, play_out


def some_choices(seed: int | str, choices: int) -> checks.Step:
    """Return a way to play a match on for a few choices, always the same ones."""

    def play_on(match: Match) -> None:
        for _ in play_out(match, Chooser(match.game, seed), choices):
            checks.laws(match)

    return play_on


def walk(match: Match, seed: int | str, rules: frozenset[str] | None = None) -> None:
    """Play a random game to its end and check at every step all that must hold."""
    ids = checks.rule_ids(match.game.name) if rules is None else rules
    chooser = Chooser(match.game, seed)
    past = checks.Past()
    steps = checks.Steps()
    told = 0
    step = 0
    while True:
        now = checks.portrait(match)
        checks.laws(match)
        checks.questions(match)
        checks.citations(match, ids, told)
        checks.spoken(match, told)
        checks.pointed_at(match)
        if step % 2 == 0:
            checks.previews_come_true(match, now)
        told = len(match.events(None))
        past.keep(match, now)
        steps.stand(match, now)
        steps.undo_and_redo(match)
        checks.record_round_trip(match, now)
        loaded = checks.position_round_trip(match)
        checks.imagining_shows_nothing(match, step)
        if step % 8 == 0:  # a few of them on the way are enough for what plays on
            checks.what_is_not_asked_is_refused(match)
            checks.every_option_can_be_chosen(match)
            checks.goes_on_alike(match.copy(), loaded, some_choices(step, 12))
            checks.imagining_forgets_the_truth(match, step, some_choices(step, 12))
        checks.same(now, checks.portrait(match), "what was done with copies changed the match")
        if match.over:
            break
        decision, code = chooser.pick(match)
        notation = match.game.notation(decision, code)
        checks.a_choice_tells_no_secret(match, decision.seat, notation, step)
        match.choose(notation, seat=decision.seat)
        steps.take(decision.seat, notation)
        step += 1
    past.stands()
    past.goes_its_own_way(match, some_choices(seed, 3))
