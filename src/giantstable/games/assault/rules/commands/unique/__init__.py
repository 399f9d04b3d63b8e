"""The commands that only one race has, each in a module by its name; here the one of a race.

What a card says is content: its parts name effects, and a command serves those that are its own.
Should an owner's card name an effect of another race's command, that command serves it.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import LEFT, Part
from giantstable.games.assault.box.effects import BY_COMMAND, EFFECT_NAMES, UNIQUE
from giantstable.games.assault.rules.commands.unique.forge_titan import ForgeTitan
from giantstable.games.assault.rules.commands.unique.make_alliance import MakeAlliance
from giantstable.games.assault.rules.commands.unique.ravage import Ravage
from giantstable.games.assault.rules.commands.unique.ring_of_winter import RingOfWinter
from giantstable.games.assault.rules.commands.unique.search_for_treasures import SearchForTreasures
from giantstable.games.assault.rules.commands.unique.stuff_stuff import StuffStuff
from giantstable.games.assault.rules.commands.unique.unique_command import UniqueCommand
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why

FORGE_TITAN: Final = ForgeTitan()
COMMANDS: Final[list[UniqueCommand]] = [  # in the order of RACES
    MakeAlliance(),
    SearchForTreasures(),
    FORGE_TITAN,
    RingOfWinter(),
    Ravage(),
    StuffStuff(),
]


def _serving(own: UniqueCommand) -> list[UniqueCommand]:
    """Return by kind of effect who serves it on the card of a race: its own command if it can."""
    found: list[UniqueCommand] = [own] * len(EFFECT_NAMES)
    for kind in BY_COMMAND[UNIQUE]:
        for command in [own, *COMMANDS]:
            if kind in command.reads:
                found[kind] = command
                break
    return found


SERVING: Final[list[list[UniqueCommand]]] = [_serving(command) for command in COMMANDS]


def play(realm: Realm, race: int, left: int) -> Play:
    """Carry out a race's unique command from top to bottom (AG-CMD-05)."""
    for part in realm.world.box.races[race].commands[UNIQUE].parts:
        times = left if part.arrow == LEFT else 1
        yield from _command(race, part).part(realm, race, part, times)


def _command(race: int, part: Part) -> UniqueCommand:
    if len(part.choices) > 1:
        return FORGE_TITAN  # the only one that leaves a choice
    return SERVING[race][part.choices[0].kind]


def why_not(realm: Realm, race: int, d: Decision, region: int, facts: Facts) -> Why | None:
    """Return why a unique command's question leads to no option in a region; None if none asks."""
    for command in COMMANDS:
        if d.kind_of in command.asks:
            return command.why_not(realm, race, d, region, facts)
    return None
