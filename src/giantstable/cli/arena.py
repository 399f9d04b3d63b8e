"""``giants arena``: tournaments of bots, their reports, and claims of strength."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from giantstable.arena.crews import Crew, LocalCrew
from giantstable.arena.entrants import BadTournament
from giantstable.arena.field import count
from giantstable.arena.ledger import Ledger
from giantstable.arena.run import Ran, run
from giantstable.arena.tournament import read_tournament
from giantstable.cli.options import Content
from giantstable.kernel.errors import BadSetup
from giantstable.terminal.progress import bar
from giantstable.text import words

arena = typer.Typer(no_args_is_help=True, help=words("cli-arena"), pretty_exceptions_enable=False)

File = Annotated[Path, typer.Argument(help=words("cli-arena-file-argument"))]
Jobs = Annotated[int | None, typer.Option(help=words("cli-arena-jobs-option"))]
Ray = Annotated[bool, typer.Option("--ray", help=words("cli-arena-ray-option"))]
Address = Annotated[str | None, typer.Option(help=words("cli-arena-address-option"))]


@arena.command("run", help=words("cli-arena-run"))
def run_command(
    file: File,
    jobs: Jobs = None,
    use_ray: Ray = False,
    address: Address = None,
    retry: Annotated[bool, typer.Option("--retry", help=words("cli-arena-retry-option"))] = False,
    content: Content = None,
) -> None:
    """Play what a tournament has not played yet."""
    tournament = read_tournament(file, _overlay(content))
    crew = _crew(jobs, use_ray, address)
    with bar(words("cli-arena-playing", {"name": tournament.name}), count(tournament)) as progress:
        ran = run(tournament, crew, retry=retry, progress=progress)
    _print_run(Console(), ran)
    if ran.broken:
        for line in ran.broken[:10]:
            sys.stderr.write(f"{line}\n")
        raise typer.Exit(1)


@arena.command("report", help=words("cli-arena-report"))
def report_command(
    file: File,
    html: Annotated[Path | None, typer.Option(help=words("cli-arena-html-option"))] = None,
    markdown: Annotated[Path | None, typer.Option(help=words("cli-arena-markdown-option"))] = None,
    content: Content = None,
) -> None:
    """Write the report of what was played."""
    from giantstable.arena.report import report
    from giantstable.arena.standings import standings

    tournament = read_tournament(file, _overlay(content))
    with Ledger(tournament.ledger, new=False) as ledger:
        found = standings(tournament, ledger.outcomes())
    paper = report(tournament, found)
    if html is None and markdown is None:
        html = file.with_suffix(".html")
    for path, text in ((html, paper.as_html), (markdown, paper.as_markdown)):
        if path is not None:
            _write(path, text())
            sys.stdout.write(words("cli-arena-written", {"file": str(path)}) + "\n")


@arena.command("verify", help=words("cli-arena-verify"))
def verify_command(
    files: Annotated[list[Path], typer.Argument(help=words("cli-arena-claim-argument"))],
    jobs: Jobs = None,
    use_ray: Ray = False,
    address: Address = None,
    content: Content = None,
) -> None:
    """Play again what claims are about; exit with 1 where one does not hold."""
    from giantstable.arena.claims import read_claim, verify

    claims = [read_claim(file, _overlay(content)) for file in files]
    crew = _crew(jobs, use_ray, address)
    held = True
    for claim in claims:
        with bar(words("cli-arena-playing", {"name": claim.text}), count(claim.tournament)) as on:
            verdict = verify(claim, crew, on)
        (sys.stdout if verdict.holds else sys.stderr).write(f"{verdict.sentence}\n")
        held = held and verdict.holds
    if not held:
        raise typer.Exit(1)


@arena.command("export", help=words("cli-arena-export"))
def export_command(
    file: File,
    parquet: Annotated[Path, typer.Option(help=words("cli-arena-parquet-option"))],
    content: Content = None,
) -> None:
    """Write the games down for other tools."""
    from giantstable.arena.parquet import write_parquet

    tournament = read_tournament(file, _overlay(content))
    with Ledger(tournament.ledger, new=False) as ledger:
        rows = write_parquet(ledger.outcomes(), parquet)
    sys.stdout.write(words("cli-arena-exported", {"file": str(parquet), "n": rows}) + "\n")


def _crew(jobs: int | None, use_ray: bool, address: str | None) -> Crew:
    if jobs is not None and jobs < 1:
        raise BadSetup("number", option="--jobs", low=1, found=jobs)
    if use_ray or address:
        from giantstable.arena.ray_crew import RayCrew

        return RayCrew(address, jobs)
    return LocalCrew(jobs or os.cpu_count() or 1)


def _overlay(content: Path | None) -> str | None:
    return str(content) if content is not None else None


def _print_run(console: Console, ran: Ran) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name in ("games", "played", "known", "spared"):
        table.add_row(words(f"cli-arena-ran-{name}"), str(getattr(ran, name)))
    for fault, n in sorted(ran.faults.items()):
        table.add_row(words(f"cli-arena-fault-{fault}"), str(n))
    console.print(table)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise BadTournament("not-written", file=str(path), why=why) from None
