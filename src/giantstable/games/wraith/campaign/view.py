"""A profile as a client draws it: a run for every mode, fight by fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.wraith.campaign.profile import CAMPAIGN, MODES, Campaign, Profile
from giantstable.kernel.game import Json
from giantstable.kernel.message import Message

if TYPE_CHECKING:
    from giantstable.kernel import shapes


def campaign_view(profile: Profile) -> Json:
    """Return all runs of a profile, those not begun as they would begin, as JSON."""
    return {
        "wraiths": list(profile.wraiths),
        "giants": list(profile.giants),
        "runs": [_run(profile, mode) for mode in MODES],
    }


def _run(profile: Profile, mode: str) -> Json:
    found = profile.runs.get(mode)
    begun = found is not None
    run = found if found is not None else Campaign(mode, profile.wraiths, profile.giants)
    # A run may begin with a later Wraith (W96): the fights before are not its own.
    first = run.wraiths.index(run.first) * len(run.giants)
    return {
        "mode": mode,
        "begun": begun,
        "finished": run.finished,
        "footholds": run.footholds,
        "fights": [_fight(run, i, begun) for i in range(first, len(run.fights))],
        "at": run.at - first,
        "attempt": 0 if run.finished else run.attempt,
        "last": _last(run),
        "locked": _locked(profile.locked_reason(mode)),
        "footholds_locked": _locked(profile.locked_reason(CAMPAIGN, footholds=True)),
    }


def _fight(run: Campaign, which: int, begun: bool) -> Json:
    fight = run.fights[which]
    state = "won" if which < run.at else "ahead"
    if begun and which == run.at:
        state = "current"
    found = fight.to_json()
    found["state"] = state
    found["attempts"] = run.attempts(fight)
    return found


def _last(run: Campaign) -> Json | None:
    if not run.log:
        return None
    bout = run.log[-1]
    found = bout.fight.to_json()
    found["result"] = bout.result
    found["won"] = bout.won
    return found


def _locked(reason: Message | None) -> shapes.Message | None:
    return reason.to_json() if reason is not None else None
