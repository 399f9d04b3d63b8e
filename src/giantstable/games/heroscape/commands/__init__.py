"""Commands about battlefields, and files of one's own on the command line."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from giantstable.cli.options import Content, Json
from giantstable.games.heroscape.commands import battlefields
from giantstable.games.heroscape.commands.own_files import asked_setup
from giantstable.kernel.errors import BadSetup
from giantstable.text import words

__all__ = ["asked_setup", "commands"]

commands = typer.Typer()


@commands.command("battlefield", help=words("cli-battlefield"))
def battlefield_command(
    name: Annotated[str | None, typer.Argument(help=words("cli-battlefield-argument"))] = None,
    compare: Annotated[str | None, typer.Option(help=words("cli-compare-option"))] = None,
    as_json: Json = False,
    content: Content = None,
) -> None:
    """Print how a battlefield is built, or compare two."""
    if name is None:
        if compare is not None:
            raise BadSetup("compare-what", name=compare)
        battlefields.print_names(Console(), content)
    elif not battlefields.run(Console(), name, compare, as_json, content):
        raise typer.Exit(1)
