"""Setup options on the command line: each game brings its own, by name."""

from __future__ import annotations

from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import FLAG, NUMBER, Game, SetupOption


def setup_from(game: Game, words: list[str]) -> dict[str, object]:
    """Return the setup that words such as ``--giant fire --footholds`` ask for."""
    options = {option.name.replace("_", "-"): option for option in game.setup_options()}
    given: dict[str, object] = {}
    left = list(words)
    while left:
        word = left.pop(0)
        name, equals, value = word.partition("=")
        name = name.removeprefix("--")
        switch_off = name.startswith("no-") and name not in options
        option = options.get(name.removeprefix("no-") if switch_off else name)
        if not word.startswith("--") or option is None or (switch_off and option.kind != FLAG):
            known = ", ".join(f"--{each}" for each in options)
            raise BadSetup("setup-unknown", option=word, allowed=known)
        if option.kind == FLAG and (switch_off or not equals):
            if equals:  # --no-footholds=yes would mean anything
                raise BadSetup("setup-flag", option=f"--{name}", found=value)
            given[option.name] = not switch_off
            continue
        if not equals:
            if not left:
                raise BadSetup("setup-value", option=f"--{name}")
            value = left.pop(0)
        given[option.name] = _value(option, value)
    return given


def _value(option: SetupOption, word: str) -> object:
    if option.kind == NUMBER:
        try:
            return int(word)
        except ValueError:
            return word  # the game says what is wrong with it
    if option.kind == FLAG and word.lower() in ("true", "yes", "1", "false", "no", "0"):
        return word.lower() in ("true", "yes", "1")
    return word
