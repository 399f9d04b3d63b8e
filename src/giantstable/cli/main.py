"""The command ``giants``. Commands are thin: they read words, call, and print."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from giantstable import library, replay
from giantstable.arena.simulate import Series, simulate
from giantstable.cli import bench as benchmarks
from giantstable.cli import reports
from giantstable.cli.admin import admin
from giantstable.cli.arena import arena
from giantstable.cli.options import (
    GAME_OPTIONS,
    Content,
    GameName,
    Json,
    Language,
    asked_setup,
    spoken,
)
from giantstable.kernel.errors import BadRecord, BadSetup, GiantsError
from giantstable.terminal.files import read_json
from giantstable.terminal.progress import bar
from giantstable.text import FALLBACK, words
from giantstable.titles import parts

commands = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help=words("cli-giants"),
)


@commands.command("games", help=words("cli-games"))
def games_command(game: Annotated[str | None, typer.Argument()] = None) -> None:
    """List the games, or the setup options of one."""
    console = Console()
    if game is None:
        reports.print_games(console)
    else:
        reports.print_setup(console, library.game(game))


@commands.command("play", help=words("cli-play"), context_settings=GAME_OPTIONS)
def play_command(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=words("cli-game-argument"))] = None,
    seed: Annotated[str | None, typer.Option(help=words("cli-seed-option"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=words("cli-resume-option"))] = False,
    color: Annotated[bool, typer.Option(help=words("cli-color-option"))] = True,
    bots: Annotated[str, typer.Option(help=words("cli-seats-option"))] = "",
    language: Language = FALLBACK,
    content: Content = None,
) -> None:
    """Play in the terminal."""
    from giantstable.cli.play import play, usual_game

    name = game or usual_game()
    setup = asked_setup(library.game(name, content), list(context.args))
    play(
        name,
        setup=setup,
        seed=seed,
        resume=resume,
        content=content,
        color=color,
        language=spoken(language),
        bots=bots,
    )


@commands.command("serve", help=words("cli-serve"))
def serve_command(
    host: Annotated[str, typer.Option(help=words("cli-host-option"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=words("cli-port-option"))] = 8000,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help=words("cli-open-option"))
    ] = True,
    workers: Annotated[int, typer.Option(help=words("cli-workers-option"))] = 1,
    metrics_port: Annotated[int | None, typer.Option(help=words("cli-metrics-port-option"))] = None,
    client: Annotated[Path | None, typer.Option(help=words("cli-client-option"))] = None,
    content: Content = None,
) -> None:
    """Serve the games to browsers."""
    from dataclasses import replace

    from giantstable.server.serve import serve
    from giantstable.server.settings import port_of, settings_from

    port_of(port)
    if workers < 1:
        raise BadSetup("number", option="--workers", low=1, found=workers)
    settings = settings_from(os.environ)
    if metrics_port is not None:
        settings = replace(settings, metrics_port=port_of(metrics_port))
    if client is not None:
        settings = replace(settings, client=client)
    if content is not None:
        settings = replace(settings, content=str(content))
    for name in library.games():
        library.game(name, settings.content)  # a content file that makes no game is refused now
    serve(settings, host, port, open_page, workers)


@commands.command("simulate", help=words("cli-simulate"), context_settings=GAME_OPTIONS)
def simulate_command(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help=words("cli-bots-option"))] = "random",
    games: Annotated[int, typer.Option(help=words("cli-number-option"))] = 100,
    seed: Annotated[str, typer.Option(help=words("cli-seed-option"))] = "0",
    jobs: Annotated[int, typer.Option(help=words("cli-jobs-option"))] = 1,
    as_json: Json = False,
    content: Content = None,
) -> None:
    """Play many games with bots."""
    for option, value in (("--games", games), ("--jobs", jobs)):
        if value < 1:
            raise BadSetup("number", option=option, low=1, found=value)
    setup = asked_setup(library.game(game, content), list(context.args))
    names = tuple(name.strip() for name in bots.split(","))
    overlay = str(content) if content is not None else None
    series = Series(game, setup, names, games, seed, overlay)
    with bar(words("cli-simulating", {"game": game}), games) as progress:
        report = simulate(series, jobs, progress)
    if as_json:
        sys.stdout.write(json.dumps(report, indent=2, ensure_ascii=False) + "\n")
    else:
        reports.print_simulation(Console(), report)
    if report["errors"]:
        raise typer.Exit(1)


@commands.command("replay", help=words("cli-replay"))
def replay_command(
    file: Annotated[Path, typer.Argument(help=words("cli-record-argument"))],
    verify: Annotated[bool, typer.Option("--verify", help=words("cli-verify-option"))] = False,
    content: Content = None,
) -> None:
    """Replay a record: print what happened, or only verify it."""
    try:
        match = replay(read_json(file), content=content, verify=verify)
    except BadRecord as refusal:
        if refusal.key in ("record-result", "record-unfinished"):
            sys.stderr.write(f"{refusal}\n")
            raise typer.Exit(1) from None
        raise
    if verify:
        facts: dict[str, object] = {"n": len(match.choices), "result": match.result or "-"}
        sys.stdout.write(words("cli-verified", facts) + "\n")
    else:
        reports.print_log(Console(), match)


@commands.command("rules", help=words("cli-rules"))
def rules_command(
    game: GameName,
    query: Annotated[list[str] | None, typer.Argument(help=words("cli-query-argument"))] = None,
    language: Language = FALLBACK,
) -> None:
    """Search the numbered rules of a game."""
    reports.print_rules(Console(), game, " ".join(query or []), spoken(language))


@commands.command("content", help=words("cli-content"))
def content_command(
    game: GameName,
    source: Annotated[str | None, typer.Option(help=words("cli-source-option"))] = None,
    content: Content = None,
    as_json: Json = False,
) -> None:
    """Print where every printed number comes from."""
    reports.print_content(Console(), library.game(game, content), source, as_json)


@commands.command("bench", help=words("cli-bench"))
def bench_command(
    quick: Annotated[bool, typer.Option("--quick", help=words("cli-quick-option"))] = False,
    as_json: Json = False,
    before: Annotated[
        Path | None, typer.Option("--before", help=words("cli-before-option"))
    ] = None,
) -> None:
    """Measure how fast the games run."""
    benchmarks.run(Console(), quick, as_json, before)


commands.add_typer(admin, name="admin")
commands.add_typer(arena, name="arena")

for part in parts("commands").values():
    commands.add_typer(part.commands)  # without a name of their own they stand beside ours


def app() -> None:
    """Run a command; a refusal is one sentence and exit code 2."""
    try:
        commands()
    except GiantsError as refusal:
        sys.stderr.write(f"{refusal}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        sys.exit(130)
    except BrokenPipeError:  # somebody piped us into `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


if __name__ == "__main__":
    app()
