"""Who takes part: bots of the house, and strangers' bots from anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import entry_points

from giantstable.bots import bots, version
from giantstable.kernel.errors import GiantsError

GROUP = "giantstable.bots"  # the entry point group in which others name their bots
HOUSE = ""  # where a bot of the house comes from


class BadTournament(GiantsError):
    """A tournament or a claim that cannot be played."""


@dataclass(frozen=True)
class Entrant:
    """A bot with its version, and where its code comes from.

    A stranger plays from a process of its own (see ``apart``), unless who wrote the tournament
    trusts it: then it sits with the house bots, faster, and could look at everything.
    """

    name: str
    version: str
    source: str = HOUSE  # MODULE:FACTORY of a stranger
    folder: str = ""  # where its module may lie, besides where Python looks anyway
    trusted: bool = False

    @property
    def label(self) -> str:
        """The name by which results are kept: another version is another bot."""
        return f"{self.name}@{self.version}"

    @property
    def apart(self) -> bool:
        """Whether it plays from a process of its own."""
        return self.source != HOUSE and not self.trusted


def installed() -> dict[str, str]:
    """Return the bots that others have installed: their names, and where their code is."""
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found)}


def entrant(
    name: str, game: str, source: str = HOUSE, folder: str = "", trusted: bool = False
) -> Entrant:
    """Return the bot of that name; ``name@2`` is refused if there is another version.

    Bots of the house come first, then those that are installed; ``source`` names any other.
    """
    name, _, wanted = name.partition("@")
    found = _found(name, game, source, folder, trusted)
    if wanted and wanted != found.version:
        raise BadTournament("bot-version", bot=name, wanted=wanted, found=found.version)
    return found


def _found(name: str, game: str, source: str, folder: str, trusted: bool) -> Entrant:
    if not source and name in bots(game):
        return Entrant(name, version(name, game))
    source = source or installed().get(name, "")
    if not source and ":" in name:
        source = name
    if not source:
        there = ", ".join([*bots(game), *installed()])
        raise BadTournament("unknown-bot", bot=name, bots=there)
    return Entrant(name, _version_of(name, game, source, folder), source, folder, trusted)


def _version_of(name: str, game: str, source: str, folder: str) -> str:
    """Ask a stranger for its version: in its own process, since its code is not ours to run."""
    from giantstable.arena.apart import Apart, Fault

    unknown = Entrant(name, "", source, folder)
    try:
        with Apart(unknown, game, None) as player:
            return player.version
    except Fault as fault:
        raise BadTournament("bot-does-not-come", bot=name, why=fault.why) from None
