"""The command line: what it prints, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.bots import bots
from tests.cli.command import giants, giants_apart, refusal_of, refused
from tests.games.wraith.scene import content

CALM = ("rest", "end", "keep")  # lie low, and the game lasts a few rounds


def finished_record() -> dict[str, object]:
    """Return the record of a short finished game."""
    match = gt.new("wraith", seed=5)
    while not match.over:
        calm = [o for o in match.pending[0].options if o.notation.split()[0] in CALM]
        match.choose(calm[0] if calm else match.pending[0].options[0])
    return match.record()


@pytest.mark.parametrize(
    "words",
    [
        pytest.param("games", id="a table"),
        pytest.param("--help", id="help"),
        pytest.param("rules wraith wg-move-10", id="a rule"),
        pytest.param("simulate wraith --giant ice", id="a refusal of ours"),
        pytest.param("simulate wraith --seed", id="a refusal of the command line"),
        pytest.param("no-such-command", id="no command"),
    ],
)
def test_a_process_of_its_own_does_the_same(words: str) -> None:
    """What the other tests call right here is what people get."""
    assert giants_apart(*words.split()) == giants(*words.split())


def test_games_are_listed_with_their_seats() -> None:
    done = giants("games")
    assert done.returncode == 0
    assert "wraith" in done.stdout
    assert "Wraith & the Giants" in done.stdout


def test_a_game_tells_its_setup_options() -> None:
    shown = giants("games", "wraith").stdout
    for option in gt.game("wraith").setup_options():
        assert option.name.replace("_", "-") in shown


def test_many_seats_are_simulated_alike() -> None:
    words = "simulate assault --seats 6 --bots random --games 1 --seed 1 --json"
    done = giants(*words.split())
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["errors"], report["results"]) == (0, {"most-points": 1})
    assert sum(report["wins"]) == 1
    assert report["bots"] == ["random"] * 6


def test_simulate_prints_one_json_object() -> None:
    setup = "--giant fire --wraith elder --footholds --gauntlet insane --no-top-climb-forced"
    words = f"simulate wraith --bots random --games 20 --seed 1 --json {setup}"
    done = giants(*words.split())
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["errors"] == 0
    assert report["games"] == 20
    assert report["setup"]["giant"] == "fire"
    assert report["setup"]["footholds"] is True
    assert report["setup"]["top_climb_forced"] is False
    assert done.stderr == ""


def test_simulate_for_people() -> None:
    done = giants("simulate", "wraith", "--games", "3", "--tokens=3", "--footholds")
    assert done.returncode == 0, done.stderr
    assert "Decisions a second" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("simulate wraith --giant ice", "The option giant cannot be “ice”; it can be: earth, air"),
        ("simulate wraith --dragon red", "There is no setup option “--dragon”; there are: --gia"),
        ("simulate wraith --giant", "The option --giant needs a value after it."),
        ("simulate wraith --tokens many --footholds", "The option tokens is a whole number from"),
        ("simulate wraith --tokens=² --footholds", "The option tokens is a whole number from 0"),
        ("simulate wraith --tokens=--5 --footholds", "The option tokens is a whole number from"),
        ("simulate wraith --no-footholds=yes", "The option --no-footholds is yes or no, not “yes"),
        ("simulate wraith --tokens 3", "3 Foothold tokens need the Dangerous Footholds"),
        ("simulate wraith --games 0", "--games must be a whole number of 1 or more, not 0."),
        (
            "simulate wraith --bots deep",
            f"There is no bot “deep”; there are: {', '.join(bots('wraith'))}.",
        ),
        ("simulate chess", f"There is no game “chess”; there are: {', '.join(gt.games())}."),
        ("simulate assault --seats 7", "The option seats is a whole number from 3 to 6, not “7”."),
        ("rules wraith zeppelin", "No rule of wraith has “zeppelin” in it."),
        ("rules chess", "There is no game “chess”"),
        ("content wraith --source hearsay", "The option --source cannot be “hearsay”"),
        ("content wraith --content no/such/folder", "The content folder"),
        ("replay no-such-file.json", "The file no-such-file.json cannot be read: No such file"),
        ("play chess", "There is no game “chess”"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(words: str, sentence: str) -> None:
    assert refused(*words.split()).startswith(sentence)


def test_rules_are_found_by_id_and_by_words() -> None:
    by_id = giants("rules", "wraith", "wg-move-10").stdout
    assert by_id.startswith("WG-MOVE-10")
    assert len(by_id.splitlines()) == 3
    assert "WG-HEAL-01" in giants("rules", "wraith", "face", "down").stdout


def test_rules_are_found_in_another_language_with_or_without_accents() -> None:
    for query in ("sestup vede dolů", "SESTUP VEDE DOLU", "wg-move-16"):
        assert giants("rules", "wraith", "--language", "cs", query).stdout.startswith("WG-MOVE-16")
    assert "Спуск" in giants("rules", "wraith", "wg-move-16", GIANTS_LANGUAGE="ru").stdout
    assert "cs, en, ru" in refused("rules", "wraith", "--language", "xx", "drop")


def test_content_tells_the_source_of_every_item() -> None:
    rows = json.loads(giants("content", "wraith", "--json").stdout)
    assert {row["source"] for row in rows} == {"rulebook", "reconstructed"}
    assert {row["file"] for row in rows} == set(content())
    shown = giants("content", "wraith", "--source", "rulebook").stdout
    assert "Jump Slash" in shown
    assert "Wild Swing" not in shown


def test_a_record_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished_record()))
    done = giants("replay", str(file), "--verify")
    assert done.returncode == 0
    assert done.stdout.startswith("Verified: ")


def test_a_record_that_claims_another_end_fails(tmp_path: Path) -> None:
    record = finished_record()
    record["result"] = {"result": "win-scars", "scores": [1], "winners": [0]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    done = giants_apart("replay", str(file), "--verify")
    assert done.returncode == 1
    assert done.stderr.startswith("The field result.result claims win-scars, but")
    assert file.read_text() == json.dumps(record)


def test_a_replay_tells_what_happened_with_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(finished_record()))
    shown = giants("replay", str(file)).stdout
    assert "WG-GIANT-19" in shown
    assert "Round 2" in shown


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is not readable JSON"),
        ("{", "is not readable JSON"),
        ("9" * 5000, "is not readable JSON"),
        ("[]", "The document must be a mapping of names to values, not []."),
        ("{}", "The field format is missing."),
        ('{"format": "pgn"}', "The field format does not say “giantstable-record”"),
        ('{"format": "giantstable-record", "version": 9}', "The field version is not 1"),
    ],
)
def test_a_damaged_record_is_refused_and_left_alone(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert sentence in refused("replay", str(file))
    assert file.read_text() == text


def test_a_damaged_choice_is_named(tmp_path: Path) -> None:
    record = finished_record()
    choices = record["choices"]
    assert isinstance(choices, list)
    choices[2] = "fly away"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    sentence = refused("replay", str(file))
    assert sentence.startswith("The field choices[2] is refused: “fly away” is not among the opt")


def test_a_broken_content_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "wraith" / "giants"
    folder.mkdir(parents=True)
    (folder / "earth.yaml").write_text("id: earth\nname: [")
    for words in (["simulate", "wraith", "--content", str(tmp_path)], ["content", "wraith"]):
        sentence = refusal_of(giants_apart(*words, GIANTS_CONTENT=str(tmp_path)))
        assert sentence.startswith("The content file giants/earth.yaml is not readable YAML")


def test_an_owner_may_write_what_they_like_into_a_note(tmp_path: Path) -> None:
    earth = content()["giants/earth.yaml"]
    earth["note"] = "my copy [/x] says so"
    folder = tmp_path / "wraith" / "giants"
    folder.mkdir(parents=True)
    (folder / "earth.yaml").write_text(json.dumps(earth))  # JSON is YAML
    done = giants("content", "wraith", "--content", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "[/x]" in done.stdout


def test_help_names_every_command() -> None:
    shown = giants("--help").stdout
    for command in (
        "games",
        "play",
        "simulate",
        "replay",
        "rules",
        "content",
        "battlefield",
        "bench",
    ):
        assert command in shown
