"""Options on the command line: those of several commands, and each game's own for its setup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from giantstable.kernel.errors import BadSetup
from giantstable.kernel.game import FLAG, NUMBER, Game, SetupOption
from giantstable.text import languages
from giantstable.text import words as said
from giantstable.titles import titles

Content = Annotated[Path | None, typer.Option("--content", help=said("cli-content-option"))]
GameName = Annotated[str, typer.Argument(help=said("cli-game-argument"))]
Language = Annotated[
    str, typer.Option("--language", envvar="GIANTS_LANGUAGE", help=said("cli-language-option"))
]
Json = Annotated[bool, typer.Option("--json", help=said("cli-json-option"))]

# Options of a game's own setup are not known to Typer: they are read here.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}


def spoken(language: str) -> str:
    """Return a language that is spoken here; refuse another, with those that are."""
    if language not in languages():
        allowed = ", ".join(languages())
        raise BadSetup("setup-choice", option="--language", found=language, allowed=allowed)
    return language


def asked_setup(game: Game, words: list[str]) -> dict[str, object]:
    """Return the setup that words on the command line ask for, as the game reads them."""
    title = titles()[game.name]
    reads = title.part("commands") if title.has("commands") else None
    asked: dict[str, object] = getattr(reads, "asked_setup", setup_from)(game, words)
    return asked


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
