"""What the server has on its shelf, how it is, and what it says to a wrong way."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

import giantstable as gt
from giantstable import library
from giantstable.bots import levels, usual
from giantstable.text import languages, words
from giantstable.titles import titles
from tests.server.guests import Guest, Json
from tests.server.refused import refused


def test_it_says_how_it_is(ann: Guest) -> None:
    before = ann.get("/api/health")
    assert before["status"] == "ok"
    assert before["version"] == gt.__version__
    id_ = ann.opens()
    with ann.sits(id_), ann.watches(id_):
        now = ann.get("/api/health")
        assert now["tables"] == before["tables"] + 1
        assert now["clients"] == before["clients"] + 2


def test_every_game_is_told_with_what_is_to_be_settled(ann: Guest) -> None:
    games = {game["name"]: game for game in ann.get("/api/games")}
    assert sorted(games) == gt.games()
    wraith = games["wraith"]
    assert (wraith["min_seats"], wraith["max_seats"]) == (1, 1)
    assert wraith["bots"] == levels("wraith")
    assert wraith["usual_bot"] == usual("wraith")
    options = {option["name"]: option for option in wraith["options"]}
    assert options["giant"]["kind"] == "choice"
    assert options["giant"]["default"] in options["giant"]["choices"]
    assert options["footholds"]["default"] is False
    assert any(option["house"] for option in options.values())
    assert "win-scars" in wraith["results"]


def test_a_form_can_tell_which_option_counts_the_seats(ann: Guest) -> None:
    for game in ann.get("/api/games"):
        counting = [option for option in game["options"] if option["seats"]]
        assert len(counting) == (game["min_seats"] < game["max_seats"])
        for option in counting:
            seats = [{"kind": "me"}] * game["min_seats"]
            setup = {option["name"]: game["min_seats"]}
            opened = ann.post("/api/tables", game=game["name"], setup=setup, seats=seats)
            assert len(opened["seats"]) == game["min_seats"]


def test_a_form_made_of_the_options_opens_a_table(ann: Guest) -> None:
    for game in ann.get("/api/games"):
        setup = {option["name"]: option["default"] for option in game["options"]}
        opened = ann.post("/api/tables", game=game["name"], setup=setup, seats=[])
        assert ann.table(opened["id"])["setup"] == setup


def test_the_numbered_rules_can_be_read(ann: Guest) -> None:
    rules = ann.get("/api/games/wraith/rules")
    assert [rule["id"] for rule in rules] == [rule["id"] for rule in library.rules("wraith")]
    assert all(rule["title"] and rule["rule"] and rule["page"] for rule in rules)


def test_the_rules_can_be_read_in_the_language_of_the_reader(ann: Guest) -> None:
    for language in languages():
        told = ann.get("/api/games/wraith/rules", language=language)
        assert told[0]["title"] == library.rules("wraith", language)[0]["title"]
    english = ann.get("/api/games/wraith/rules")
    assert ann.get("/api/games/wraith/rules", language="en") == english
    assert ann.get("/api/games/wraith/rules", language="xx") == english
    assert ann.get("/api/games/wraith/rules", language="ru") != english


def test_the_words_of_a_game_can_be_fetched(ann: Guest) -> None:
    for game in [name for name, title in titles().items() if title.ours]:
        for language in languages():
            answer = ann.get(f"/api/games/{game}/words/{language}")
            said = FluentBundle([language], use_isolating=False)
            said.add_resource(FluentResource(answer["fluent"]))
            title = said.get_message(f"{game}-title").value
            assert title is not None
            assert said.format_pattern(title)[0] == words(f"{game}-title", None, language)


def test_what_only_the_terminal_says_stays_there(ann: Guest) -> None:
    said = ann.get("/api/games/assault/words/en")["fluent"]
    assert "\nassault-title = " in said
    assert "\nterminal-assault-" not in said


def test_a_language_that_nobody_speaks_has_no_words(ann: Guest) -> None:
    assert ann.get("/api/games/wraith/words/xx") == {"fluent": ""}


def test_a_catalogue_says_what_can_be_chosen_from(ann: Guest) -> None:
    told = ann.get("/api/games/heroscape/catalogue")
    options = {each["name"]: each for each in info(ann, "heroscape")["options"]}
    assert [sheet["id"] for sheet in told["scenarios"]] == options["scenario"]["choices"]
    assert {sheet["battlefield"] for sheet in told["scenarios"]} == {m["id"] for m in told["maps"]}
    assert len(told["cards"]) == 16
    assert ann.get("/api/games/wraith/catalogue") == {}


def test_a_catalogue_says_which_races_play_with_how_many(ann: Guest) -> None:
    seatings = ann.get("/api/games/assault/catalogue")["seatings"]
    assert [seating["seats"] for seating in seatings] == [3, 4, 5, 6]
    for seating in seatings:
        assert len(seating["races"]) == seating["seats"]
        assert len(seating["races"] + seating["npcs"]) == 6


def info(guest: Guest, game: str) -> Json:
    found: Json = next(each for each in guest.get("/api/games") if each["name"] == game)
    return found


def test_a_form_learns_who_may_sit_down_and_what_is_wrong_before_a_table_is_opened(
    ann: Guest,
) -> None:
    def fitting(setup: Json, seats: int) -> Json:
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        found: Json = ann.post("/api/games/heroscape/fitting", setup=setup, seats=wishes)
        return found

    fronts = {"scenario": "clashing-fronts", "players": 2}
    assert fitting(fronts, 2) == {"seats": [2, 4], "refusal": None}
    assert fitting({**fronts, "players": 3}, 3)["refusal"]["code"] == "scenario-players"
    assert fitting({"scenario": "a-desperate-rescue-attempt"}, 2) == {
        "seats": [3],
        "refusal": {
            "code": "seat-count",
            "message": {"key": "refused-seat-count", "facts": {"found": 2, "seats": 3}},
        },
    }
    dear = {**fronts, "armies": "pre-made", "army_1": "mimring,deathwalker-9000,grimnak"}
    found = fitting({**dear, "army_2": "finn"}, 2)
    assert (found["seats"], found["refusal"]["code"]) == ([2, 4], "army-points")
    assert fitting({"scenario": "chess"}, 2)["seats"] == []
    assert ann.get("/api/me/tables") == []


def test_wrong_ways_are_refused_in_json(ann: Guest) -> None:
    for method, path, status, code in (
        ("GET", "/api/games/chess/rules", 404, "unknown-game"),
        ("GET", "/api/games/chess/words/en", 404, "unknown-game"),
        ("GET", "/api/nothing/here", 404, "no-such-page"),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA", 404, "no-such-table"),
        ("DELETE", "/api/health", 405, "bad-method"),
        ("PUT", "/api/tables", 405, "bad-method"),
        ("POST", "/nowhere", 404, "no-such-page"),
    ):
        with refused(code, status):
            ann._gets(method, path)


def test_a_wrong_method_is_told_the_right_ones(ann: Guest) -> None:
    answer = ann.asks("DELETE", "/api/health")
    assert answer.headers["allow"] == "GET"


def test_a_refusal_carries_the_facts_of_the_case(ann: Guest) -> None:
    with refused("setup-choice", 422) as refusal:
        ann.opens("wraith", giant="mud")
    assert refusal.value.facts["found"] == "mud"
    assert "fire" in refusal.value.facts["allowed"]
