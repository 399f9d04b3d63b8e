"""One random game, with every check at every step."""

from __future__ import annotations

from giantstable.kernel.match import Match
from tests.conformance import checks
from tests.conformance.chance import Chooser, play_out
from tests.conformance.onlooker import chosen_before_all_eyes
from tests.conformance.setups import stride


def some_choices(seed: int | str, choices: int) -> checks.Step:
    """Return a way to play a match on for a few choices, always the same ones."""

    def play_on(match: Match) -> None:
        for _ in play_out(match, Chooser(match.game, seed), choices):
            checks.laws(match)

    return play_on


LONG = 400  # steps; of what comes after them only the laws are checked


def walk(match: Match, seed: int | str) -> None:
    """Play a random game to its end and check at every step all that must hold.

    What costs as much as the whole game so far is checked ever more seldom in a long one.
    """
    seldom = stride(match.game.name)
    next_look = 0
    looks = 0
    ids = checks.rule_ids(match.game.name)
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
        told = len(match.events(None))
        steps.stand(match, now)
        if step < next_look and not match.over:
            checks.imagining_hides(match, step)
        else:
            _looked_at(match, now, looks, past, steps)
            looks += 1
            next_look = step + (max(seldom, step // 8) if seldom > 1 else 1)
        if step == LONG:
            for _ in play_out(match, chooser):
                checks.laws(match)
        if match.over:
            break
        decision, code = chooser.pick(match)
        notation = match.game.notation(decision, code)
        checks.a_choice_tells_no_secret(match, decision.seat, notation, step)
        chosen_before_all_eyes(match, decision.seat, notation, step)
        steps.take(decision.seat, notation)
        step += 1
    past.stands()
    past.goes_its_own_way(match, some_choices(seed, 3))


def _looked_at(match: Match, now: bytes, look: int, past: checks.Past, steps: checks.Steps) -> None:
    """Check all that can be checked of a match as it stands."""
    checks.one_by_one_the_same(match)
    checks.pointed_at(match)
    if look % 2 == 0:
        checks.previews_come_true(match, now)
    past.keep(match, now)
    steps.undo_and_redo(match)
    checks.record_round_trip(match, now)
    loaded = checks.position_round_trip(match)
    checks.imagining_shows_nothing(match, look)
    checks.showing_tells_nothing(match, look)
    if look % 8 == 0:  # a few of them on the way are enough for what plays on
        checks.what_is_not_asked_is_refused(match)
        checks.every_option_can_be_chosen(match)
        checks.goes_on_alike(match.copy(), loaded, some_choices(look, 12))
        checks.imagining_forgets_the_truth(match, look, some_choices(look, 12))
    checks.same(now, checks.portrait(match), "what was done with copies changed the match")
