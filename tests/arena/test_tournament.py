"""A tournament as a file: what it stands for, and how it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import giantstable as gt
from giantstable.arena.field import count, fixtures, rotations
from giantstable.arena.tournament import Tournament, read_tournament
from tests.arena.tables import HERE, RANDOM, rogue

SHORT = """
tournament: Short
bots: [random, {{name: honest, from: "rogues:Honest", trusted: true}}]
seeds: {{base: short, count: 3}}
games:
  - game: cairns
{more}
"""


HONEST = '[{name: honest, from: "rogues:Honest", trusted: true}]'


def written(folder: Path, text: str, name: str = "short.yaml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rogues.py").write_text((Path(HERE) / "rogues.py").read_text())
    return tmp_path


def short(folder: Path, more: str = "") -> Tournament:
    return read_tournament(written(folder, SHORT.format(more=more)))


def test_everybody_meets_everybody_from_all_seats_on_the_same_seeds(folder: Path) -> None:
    tournament = short(folder)
    played = list(fixtures(tournament))
    assert len(played) == count(tournament) == 6
    assert [fixture.bout.seed for fixture in played] == [f"short/{i // 2}" for i in range(6)]
    pair = [[bot.label for bot in fixture.bout.entrants] for fixture in played[:2]]
    assert pair == [["random@1", "honest@7"], ["honest@7", "random@1"]]


def test_where_more_than_two_play_one_meets_a_table_of_the_other(folder: Path) -> None:
    tournament = short(folder, "    setup: {seats: 2..3}")
    (contest,) = tournament.contests
    assert contest.facets == ("seats",)
    assert [[bot.name for bot in lineup] for lineup in contest.lineups] == [
        ["random", "honest"],
        ["random", "honest", "honest"],
        ["honest", "random", "random"],
    ]
    assert count(tournament) == 3 * (2 + 3 + 3)


def test_a_lineup_sits_in_every_rotation_once() -> None:
    honest = rogue("Honest")
    assert len(rotations((RANDOM, honest, honest))) == 3
    assert len(rotations((RANDOM, honest, RANDOM, honest))) == 2
    assert rotations((RANDOM,)) == [(RANDOM,)]


def test_lineups_can_be_written_down(folder: Path) -> None:
    tournament = short(folder, "    setup: {seats: 3}\n    lineups: [[random, random, honest]]")
    assert count(tournament) == 9


def test_pairs_meet_at_tables_of_any_size(folder: Path) -> None:
    more = "    setup: {seats: 2..3}\n    pairs: [[honest, random]]"
    (contest,) = short(folder, more).contests
    assert [[bot.name for bot in lineup] for lineup in contest.lineups] == [
        ["honest", "random"],
        ["honest", "random", "random"],
    ]


def test_only_some_are_measured_against_others(folder: Path) -> None:
    more = "    bots: [honest]\n    against: [random]"
    text = SHORT.format(more=more).replace("bots: [random,", "bots: [").replace("[honest]", HONEST)
    (contest,) = read_tournament(written(folder, text)).contests
    assert [[bot.name for bot in lineup] for lineup in contest.lineups] == [["honest", "random"]]


def test_seeds_are_a_count_or_from_one_number_to_another(folder: Path) -> None:
    text = (
        "tournament: x\nbots: [random]\nseeds: {base: 1, from: 5, to: 6}\ngames:\n  - game: wraith"
    )
    played = fixtures(read_tournament(written(folder, text)))
    assert [fixture.bout.seed for fixture in played] == ["1/5", "1/6"]


def test_all_is_every_choice_and_leaves_out_what_the_game_does_not_allow(folder: Path) -> None:
    text = "tournament: x\nbots: [random, greedy]\nseeds: {base: 1, count: 1}\ngames:\n"
    scenarios = "  - game: heroscape\n    setup: {scenario: all, players: 2..4}"
    (contest,) = read_tournament(written(folder, text + scenarios)).contests
    options = {option.name: option for option in gt.game("heroscape").setup_options()}
    named = {str(setup["scenario"]) for _, setup in contest.setups}
    assert named == set(options["scenario"].choices)
    assert len(contest.setups) < 3 * len(named)
    giants = "  - game: wraith\n    setup: {giant: all, wraith: all}"
    (contest,) = read_tournament(written(folder, text + giants)).contests
    assert len(contest.setups) == 12
    assert contest.setups[0][0] == "earth young"


def test_an_endless_game_has_the_safeguard_that_a_simulation_has(folder: Path) -> None:
    text = "tournament: x\nbots: [random, greedy]\nseeds: {base: 1, count: 1}\ngames:\n"
    (contest,) = read_tournament(written(folder, text + "  - game: assault")).contests
    assert contest.setups[0][1]["round_cap"] == 500


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("- 1", "The field short.yaml must be a mapping of names to values, not [1]."),
        ("a: [", "The file"),
        ("tournament: x", "The field short.yaml: games is missing."),
        ("tournament: x\ngames: []", "The field short.yaml: games is empty."),
        (
            "tournament: x\ngames: [{game: chess}]",
            "The field short.yaml: games[0].game cannot be “chess”",
        ),
        (
            "tournament: x\ngames: [{game: wraith}]",
            "The field short.yaml: games[0].bots is missing.",
        ),
        (
            "tournament: x\ngames: [{game: wraith, bots: [random]}]",
            "The field short.yaml: games[0].seeds is missing.",
        ),
        (
            "tournament: x\ngames: [{game: wraith, bots: [clever]}]",
            "There is no bot “clever”; there are:",
        ),
        (
            "tournament: x\ngames: [{game: wraith, bots: [random@9]}]",
            "The bot “random” is of version 1 here, not 9.",
        ),
        (
            "tournament: x\ngames: [{game: wraith, bots: [nowhere:Bot]}]",
            "The bot “nowhere:Bot” does not come: ModuleNotFoundError: No module named 'nowhere'",
        ),
        (
            "tournament: x\ngames: [{game: wraith, bots: [random, random]}]",
            "The field short.yaml: games[0].bots has random twice",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, count: 1}\ngames: [{game: cairns}]",
            "The field short.yaml: games[0].bots names no two bots that could meet.",
        ),
        (
            "tournament: x\nbots: [random, greedy]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: heroscape, pairs: [[random]]}]",
            "The field short.yaml: games[0].pairs[0] must have 2 items, not 1.",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, count: 0}\ngames: [{game: wraith}]",
            "The field short.yaml: seeds.count must be a whole number from 1",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, from: 5, to: 4}\n"
            "games: [{game: wraith}]",
            "The field short.yaml: seeds.to must be a whole number from 5",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: wraith, setup: {giant: ice}}]",
            "The field short.yaml: games[0].setup is refused: The option giant cannot be “ice”",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: wraith, setup: {size: all}}]",
            "The field short.yaml: games[0].setup is refused: There is no setup option “size”",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: wraith}]\nsprt: {elo0: 0, elo1: 10}",
            "The field short.yaml: games[0].sprt.elo0 means something only where two play",
        ),
        (
            "tournament: x\nbots: [random, greedy]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: heroscape}]\nsprt: {share0: 0.6, share1: 0.5}",
            "The field short.yaml: games[0].sprt.share1 must be more than share0.",
        ),
        (
            "tournament: x\nbots: [random, greedy]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: heroscape}]\nsprt: {share0: 0.5, share1: 7}",
            "The field short.yaml: games[0].sprt.share1 must be a number from 0 to 1, not 7.",
        ),
        (
            "tournament: x\nbots: [random]\nseeds: {base: 1, count: 1}\n"
            "games: [{game: wraith}]\nsed: 1",
            "There is no field short.yaml: sed; known here are:",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    folder: Path, text: str, sentence: str
) -> None:
    with pytest.raises(gt.GiantsError) as refusal:
        read_tournament(written(folder, text))
    assert str(refusal.value).startswith(sentence), str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(gt.GiantsError, match="cannot be read: No such file"):
        read_tournament(tmp_path / "none.yaml")
