"""The campaign (WG-CAMP) and Gauntlet Mode (WG-GAUNT): which fight comes next.

A ``Campaign`` is one run through the fights; a ``Profile`` keeps one run a mode, so that a gauntlet
never rewinds the campaign (W96). Nothing in here reaches into a fight (WG-GAUNT-05)::

    profile = Profile(game)                          # or Profile.from_json(document, game)
    run = profile.runs["campaign"]
    match = new_match(game, dict(run.setup()), seed) # every try is a full new setup (W95)
    run.report(match.result)                         # or run.give_up()
    profile.to_json()
"""

from __future__ import annotations

from typing import Final

from giantstable.games.wraith.game import IMPOSSIBLE, INSANE, NO_GAUNTLET, WraithGame
from giantstable.games.wraith.table.fight import RESULTS, WIN_HEALTH, WIN_SCARS
from giantstable.kernel.errors import BadRecord, BadSetup
from giantstable.kernel.fields import Fields
from giantstable.kernel.game import Json, Setup
from giantstable.kernel.message import Facts, Message

FORMAT: Final = "giantstable-wraith-campaign"
VERSION: Final = 1

CAMPAIGN: Final = "campaign"
MODES: Final = [CAMPAIGN, IMPOSSIBLE, INSANE]  # WG-GAUNT-02

GAVE_UP: Final = "gave-up"  # counts as a loss (W96)
WINS: Final = [RESULTS[WIN_HEALTH], RESULTS[WIN_SCARS]]
REPORTS: Final = [*RESULTS[1:], GAVE_UP]

PROLOGUE: Final = "story-prologue"
EPILOGUE: Final = "story-epilogue"


class Pairing:
    """One Wraith against one Giant, by their ids."""

    def __init__(self, wraith: str, giant: str) -> None:
        self.wraith = wraith
        self.giant = giant

    def same(self, other: Pairing) -> bool:
        """Return whether it is the same Wraith against the same Giant."""
        return self.wraith == other.wraith and self.giant == other.giant

    def to_json(self) -> Json:
        """Return the pairing as readable JSON."""
        return {"wraith": self.wraith, "giant": self.giant}

    def __repr__(self) -> str:
        return f"{self.wraith} x {self.giant}"


class Bout:
    """A fight of the run that is over, and how it ended: one of ``REPORTS``."""

    def __init__(self, fight: Pairing, result: str) -> None:
        self.fight = fight
        self.result = result

    @property
    def won(self) -> bool:
        """Whether the Giant was defeated."""
        return self.result in WINS


class Story:
    """The keys of the messages that tell a fight. They change no rule (WG-CAMP-05)."""

    def __init__(self, title: str, before: str, won: str, lost: str) -> None:
        self.title = title
        self.before = before
        self.won = won
        self.lost = lost


def story_keys(fight: Pairing) -> Story:
    """Return which messages tell a fight; a Giant that an owner added may have none."""
    head = f"story-{fight.wraith}-{fight.giant}"
    return Story(f"{head}-title", f"{head}-before", f"{head}-won", f"{head}-lost")


class Campaign:
    """One run: all Giants as the first Wraith, then as the next (WG-CAMP-01, WG-CAMP-04).

    A run keeps the order of Wraiths and Giants it began with. ``at`` is the number of the current
    fight in ``fights``; when the run is won, it is past the last.
    """

    def __init__(
        self,
        mode: str,
        wraiths: list[str],
        giants: list[str],
        footholds: bool = False,
        first: str = "",
    ) -> None:
        """Begin a run; ``first`` is the Wraith that begins it, in Impossible any (W96)."""
        if mode not in MODES:
            raise BadSetup("setup-choice", option="mode", found=mode, allowed=", ".join(MODES))
        first = first or wraiths[0]
        if first not in wraiths:
            allowed = ", ".join(wraiths)
            raise BadSetup("setup-choice", option="wraith", found=first, allowed=allowed)
        if first != wraiths[0] and mode != IMPOSSIBLE:
            raise BadSetup("campaign-first", mode=mode, found=first, expected=wraiths[0])
        self.mode = mode
        self.wraiths = wraiths
        self.giants = giants
        self.footholds = footholds
        self.first = first
        self.fights = [Pairing(wraith, giant) for wraith in wraiths for giant in giants]
        self.at = wraiths.index(first) * len(giants)
        self.log: list[Bout] = []

    @property
    def finished(self) -> bool:
        """Whether the last fight, and with it the run, is won."""
        return self.at == len(self.fights)

    @property
    def current(self) -> Pairing:
        """The fight to be fought now; a finished run has none."""
        if self.finished:
            raise BadSetup("campaign-finished", mode=self.mode)
        return self.fights[self.at]

    @property
    def attempt(self) -> int:
        """Which try at the current fight it is, from 1."""
        return self.attempts(self.current) + 1

    def attempts(self, fight: Pairing) -> int:
        """Return how often that fight was fought in this run."""
        tries = 0
        for bout in self.log:
            if bout.fight.same(fight):
                tries += 1
        return tries

    @property
    def wins(self) -> int:
        """How many fights of the run were won, those that had to be fought again included."""
        return sum(1 for bout in self.log if bout.won)

    def beat(self, fight: Pairing) -> bool:
        """Return whether that fight was won in this run."""
        for bout in self.log:
            if bout.won and bout.fight.same(fight):
                return True
        return False

    def setup(self) -> Setup:
        """Return the setup of the current fight, for a new match (WG-CAMP-03)."""
        fight = self.current
        return {
            "wraith": fight.wraith,
            "giant": fight.giant,
            "footholds": self.footholds,
            "gauntlet": NO_GAUNTLET if self.mode == CAMPAIGN else self.mode,
        }

    def report(self, result: str) -> Bout:
        """Note how the current fight ended, as ``Match.result`` says it, and go on (W96)."""
        if result not in REPORTS:
            allowed = ", ".join(REPORTS)
            raise BadSetup("setup-choice", option="result", found=result, allowed=allowed)
        bout = Bout(self.current, result)
        self.log.append(bout)
        if bout.won:
            self.at += 1
        elif self.mode == IMPOSSIBLE:
            self.at -= self.at % len(self.giants)  # WG-GAUNT-03
        elif self.mode == INSANE:
            self.at = 0  # WG-GAUNT-04
        return bout  # lost in the campaign: the same fight again (WG-CAMP-06, WG-ROUND-08)

    def give_up(self) -> Bout:
        """Leave the current fight, which loses it."""
        return self.report(GAVE_UP)

    def switch_footholds(self, on: bool) -> None:
        """Play the next fights with or without Dangerous Footholds; not in a gauntlet (W98)."""
        if self.mode != CAMPAIGN and on != self.footholds:
            raise BadSetup("campaign-footholds-fixed", mode=self.mode)
        self.footholds = on

    def to_json(self) -> Json:
        """Return the run as readable JSON. Where it stands follows from its log."""
        log: list[Json] = []
        for bout in self.log:
            entry = bout.fight.to_json()
            entry["result"] = bout.result
            log.append(entry)
        return {
            "wraiths": list(self.wraiths),
            "giants": list(self.giants),
            "footholds": self.footholds,
            "first": self.first,
            "log": log,
        }


def read_run(mode: str, fields: Fields, game: WraithGame) -> Campaign:
    """Return the run that JSON describes; refuse one that this content cannot go on with."""
    wraiths = _order(fields, "wraiths", [wraith.id for wraith in game.wraiths])
    giants = _order(fields, "giants", [giant.id for giant in game.giants])
    footholds = fields.flag("footholds")
    allowed = wraiths if mode == IMPOSSIBLE else wraiths[:1]
    first = fields.choice("first", allowed)
    run = Campaign(mode, wraiths, giants, footholds, first)
    for entry in fields.subs("log"):
        fight = Pairing(entry.text("wraith"), entry.text("giant"))
        result = entry.choice("result", REPORTS)
        entry.done()
        if run.finished or not run.current.same(fight):
            raise BadRecord("campaign-log", field=entry.where, found=repr(fight))
        run.report(result)
    fields.done()
    return run


def _order(fields: Fields, name: str, known: list[str]) -> list[str]:
    found = [known[i] for i in fields.choices(name, known)]
    if not found:
        raise fields.refuse(name, "content-empty")
    for i, id_ in enumerate(found):
        if id_ in found[:i]:
            raise fields.refuse(name, "content-twice", found=id_)
    return found


class Profile:
    """What one player has achieved: a run a mode, and every fight ever won.

    A fresh profile stands at the first fight of the campaign (WG-SETUP-02).
    """

    def __init__(self, game: WraithGame) -> None:
        self.wraiths = [wraith.id for wraith in game.wraiths]
        self.giants = [giant.id for giant in game.giants]
        self.youngest = game.wraiths[0].name
        self.runs: dict[str, Campaign] = {CAMPAIGN: Campaign(CAMPAIGN, self.wraiths, self.giants)}
        self.beaten: list[Pairing] = []  # in runs that gave way to new ones

    def has_beaten(self, fight: Pairing) -> bool:
        """Return whether the player has ever won that fight, in any mode."""
        for run in self.runs.values():
            if run.beat(fight):
                return True
        for won in self.beaten:
            if won.same(fight):
                return True
        return False

    def locked_reason(self, mode: str, footholds: bool = False) -> Message | None:
        """Return why such a run had better wait, or None if the player is ready for it (W97).

        Footholds are for those who beat every Giant as the first Wraith (WG-FOOT-01), a gauntlet
        for those who won all fights (WG-GAUNT-01).
        """
        if mode != CAMPAIGN:
            left = self._left(self.wraiths)
            if left > 0:
                return Message("refused-campaign-locked-gauntlet", {"left": left})
        if footholds:
            left = self._left(self.wraiths[:1])
            if left > 0:
                facts: Facts = {"wraith": self.youngest, "left": left}
                return Message("refused-campaign-locked-footholds", facts)
        return None

    def _left(self, wraiths: list[str]) -> int:
        left = 0
        for wraith in wraiths:
            for giant in self.giants:
                if not self.has_beaten(Pairing(wraith, giant)):
                    left += 1
        return left

    def begin(
        self, mode: str, footholds: bool = False, first: str = "", anyway: bool = False
    ) -> Campaign:
        """Begin a new run in place of the old one of that mode; wins of the old one stay won.

        A locked one is refused, unless it is begun ``anyway``: the locks are only advice (W97).
        """
        run = Campaign(mode, self.wraiths, self.giants, footholds, first)
        self._refuse_locked(mode, footholds, anyway)
        old = self.runs.get(mode)
        if old is not None:
            for bout in old.log:
                if bout.won and not _among(bout.fight, self.beaten):
                    self.beaten.append(bout.fight)
        self.runs[mode] = run
        return run

    def switch_footholds(self, on: bool, anyway: bool = False) -> None:
        """Play the next fights of the campaign with or without Dangerous Footholds."""
        self._refuse_locked(CAMPAIGN, on, anyway)
        self.runs[CAMPAIGN].switch_footholds(on)

    def _refuse_locked(self, mode: str, footholds: bool, anyway: bool) -> None:
        reason = self.locked_reason(mode, footholds)
        if reason is not None and not anyway:
            raise BadSetup(reason.key.removeprefix("refused-"), **reason.facts)

    def to_json(self) -> Json:
        """Return the profile as readable JSON."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "beaten": [fight.to_json() for fight in self.beaten],
            "runs": {mode: self.runs[mode].to_json() for mode in MODES if mode in self.runs},
        }

    @staticmethod
    def from_json(document: object, game: WraithGame) -> Profile:
        """Return the profile that JSON describes; refuse a damaged one in one sentence."""
        fields = Fields(BadRecord, "", document)
        if fields.text("format") != FORMAT:
            raise fields.refuse("format", "wrong-format", expected=FORMAT)
        if fields.raw("version") != VERSION:
            raise fields.refuse("version", "wrong-version", expected=VERSION)
        profile = Profile(game)
        for entry in fields.subs("beaten"):  # a Giant of other content stays beaten
            profile.beaten.append(Pairing(entry.text("wraith"), entry.text("giant")))
            entry.done()
        runs = fields.sub("runs")
        for mode in MODES:
            if mode == CAMPAIGN or runs.has(mode):
                profile.runs[mode] = read_run(mode, runs.sub(mode), game)
        runs.done()
        fields.done()
        return profile


def _among(fight: Pairing, fights: list[Pairing]) -> bool:
    for other in fights:
        if other.same(fight):
            return True
    return False
