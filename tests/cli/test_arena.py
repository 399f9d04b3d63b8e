"""``giants arena``: a tournament from its file to its page, and claims, as people do it."""

from __future__ import annotations

import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.command import giants, refused

ROOT = Path(__file__).parents[2]
SMALL = """
tournament: A small <b>ladder</b>
bots: [greedy, random]
seeds: {base: small, count: 2}
games:
  - game: heroscape
    setup: {scenario: [clashing-fronts, attack-at-dawn]}
  - game: wraith
    setup: {giant: [earth, fire], wraith: [young, elder]}
  - {game: assault, setup: {seats: 3}}
sprt: {share0: 0.4, share1: 0.6}
"""
ROGUE = """
tournament: With a rogue
bots: [random, {name: rogue, from: "rogue:Rogue"}]
seeds: {base: rogue, count: 2}
games: [{game: cairns}]
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("small") / "small.yaml"
    file.write_text(SMALL)
    done = giants("arena", "run", str(file), "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert re.search(r"Played now +36\b", done.stdout)
    return file


def test_a_repeated_run_plays_nothing(small: Path) -> None:
    done = giants("arena", "run", str(small))
    assert re.search(r"Played now +0\b", done.stdout)
    assert re.search(r"Played before +36\b", done.stdout)


def test_the_report_is_one_page_that_loads_nothing(small: Path) -> None:
    done = giants("arena", "report", str(small))
    assert (done.returncode, done.stdout) == (0, f"Written: {small.with_suffix('.html')}\n")
    page = small.with_suffix(".html").read_text(encoding="utf-8")
    assert "<h1>A small &lt;b&gt;ladder&lt;/b&gt;</h1>" in page
    assert not re.search(r"""(src|href)=|url\(|@import|<script""", page)
    assert page.count("<svg") >= 8
    for told in ("By scenario", "By giant", "By what a bot played", "Ratings", "Length of games"):
        assert told in page, told
    for role in ("side-1", "hill"):
        assert role in page
    assert "every game was played to its end" in page


def test_markdown_has_the_same_tables_and_says_how_to_make_them(small: Path) -> None:
    file = small.parent / "bots.md"
    assert giants("arena", "report", str(small), "--markdown", str(file)).returncode == 0
    text = file.read_text(encoding="utf-8")
    assert "`giants arena report small.yaml`" in text
    assert "| greedy@1 against random@1 | 8 | 2 | 100.0 %" in text
    assert "| greedy@1 against 2 x random@1 | 6 | 2 | 100.0 % (61.0 – 100.0) | 33.3 % |" in text
    for seats in (2, 3):
        assert f"against whom, {seats} at the table" in text
    assert "<" not in text.partition("\n")[2]


def test_parquet_has_a_row_a_seat(small: Path) -> None:
    file = small.parent / "games.parquet"
    done = giants("arena", "export", str(small), "--parquet", str(file))
    assert done.returncode == 0, done.stderr
    rows = pq.read_table(file).to_pylist()
    assert len(rows) == 8 * 2 + 16 + 12 * 3
    assault = [row for row in rows if row["game"] == "assault"]
    assert sum(row["share"] for row in assault if row["bot"] == "greedy") == 12
    assert {(row["version"], row["fault"]) for row in assault} == {("1", "")}
    assert {row["role"] for row in assault} <= {"storm", "cloud", "fire", "frost", "stone", "hill"}
    assert all(row["decisions"] > 0 for row in assault)


def test_who_goes_wrong_stands_in_the_report(tmp_path: Path) -> None:
    (tmp_path / "rogue.py").write_text(
        "from giantstable.bots.chair import Bot\n"
        "class Rogue(Bot):\n"
        "    def __init__(self, game, seed): pass\n"
        "    def choose(self, chair): return -5\n"
    )
    file = tmp_path / "rogue.yaml"
    file.write_text(ROGUE)
    done = giants("arena", "run", str(file), "--jobs", "1")
    assert done.returncode == 0
    assert re.search(r"the bot answered what was not offered +4\b", done.stdout)
    giants("arena", "report", str(file), "--markdown", str(tmp_path / "r.md"))
    told = (tmp_path / "r.md").read_text()
    assert "4 games broke off." in told
    assert "| rogue@1 | the bot answered what was not offered | rogue/0 | -5 was not" in told


def test_a_claim_is_verified_by_one_command(tmp_path: Path) -> None:
    claim = ROOT / "docs" / "claims" / "greedy-over-random-in-assault.yaml"
    done = giants("arena", "verify", str(claim), "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Holds: greedy beats two random bots in Assault of the Giants")
    bold = tmp_path / "bold.yaml"
    bold.write_text(claim.read_text().replace("share: 0.8", "share: 0.99"))
    done = giants("arena", "verify", str(bold), "--jobs", "1")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Does not hold: greedy beats two random bots")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("run none.yaml", "The file none.yaml cannot be read: No such file or directory."),
        ("verify none.yaml", "The file none.yaml cannot be read: No such file or directory."),
        ("run {small} --jobs 0", "--jobs must be a whole number of 1 or more, not 0."),
        ("report {new}", "Nothing has been played yet: there is no ledger {ledger}."),
        ("export {new} --parquet x", "Nothing has been played yet: there is no ledger {ledger}."),
        ("report {small} --html /no/such/folder/x", "The file /no/such/folder/x cannot be writ"),
    ],
)
def test_refusals(small: Path, tmp_path: Path, words: str, sentence: str) -> None:
    new = tmp_path / "new.yaml"
    new.write_text(SMALL)
    facts = {"small": small, "new": new, "ledger": tmp_path / "new.sqlite"}
    said = refused("arena", *words.format(**facts).split())
    assert said.startswith(sentence.format(**facts))
