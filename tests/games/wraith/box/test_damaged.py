"""Content files with something wrong: refused in one sentence that names the file and the field."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import giantstable as gt
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.match import Match
from tests.conformance import chance
from tests.every import every
from tests.games.wraith.scene import Doc, content, synthetic
from tests.kernel import damage
from tests.strength import examples

EARTH = "giants/earth.yaml"
ELDER = "wraiths/elder.yaml"

# Fields that a file may leave out.
OPTIONAL = {"note", "character", "spell", "base", "mode", "max", "stun", "cards", "wounds", "move"}

JUNK: list[object] = [
    None, True, -1, 7, 10**12, 3.5, "", "nonsense", "A1", [], ["hand"], {}, {"nonsense": 1},
]  # fmt: skip


@cache
def ours() -> dict[str, Doc]:
    """Return our content files."""
    return content()


def shape(path: damage.Path) -> str:
    """Return what kind of field a path leads to: all cards, all footholds are alike."""
    words = ["*" if isinstance(step, int) else step for step in path]
    if len(words) > 1 and words[0] == "footholds":
        words[1] = "*"
    return ".".join(words)


def fields() -> Iterator[tuple[str, damage.Path]]:
    """Yield one field of each kind that our files have."""
    seen: set[str] = set()
    for file in sorted(ours()):
        for path in all_paths(ours()[file]):
            kind = file.partition("/")[0] + " " + shape(path)
            if kind not in seen:
                seen.add(kind)
                yield file, path


def all_paths(document: object, here: damage.Path = ()) -> Iterator[damage.Path]:
    """Yield the path of every part of a document."""
    steps: list[str | int] = []
    if isinstance(document, dict):
        steps = list(document)
    elif isinstance(document, list):
        steps = list(range(len(document)))
    for step in steps:
        path = (*here, step)
        yield path
        yield from all_paths(damage.part(document, (step,)), path)


def reader(file: str) -> Callable[[object], Match]:
    """Return how a file is read and tried: against the other side, in one random fight."""
    others = {name: ours()[name] for name in (EARTH, ELDER) if name[0] != file[0]}

    def read(document: object) -> Match:
        game = WraithGame(cast(dict[str, object], {**others, file: document}))
        return chance.begin(game, {"footholds": True}, 1, quiet=True)

    return read


EACH_FILE = pytest.mark.parametrize("file", list(dict.fromkeys(file for file, _ in fields())))


@EACH_FILE
def test_a_damaged_field_is_refused_by_file_and_name_or_makes_a_game(file: str) -> None:
    read = reader(file)
    with every() as each:
        for path in fields_of(file):
            right = damage.part(ours()[file], path)
            for junk in JUNK:
                what = f"{shape(path)} is {junk!r}"
                with each.one(what):
                    wrong = damage.replaced(ours()[file], path, junk)
                    said = damage.read_or_refuse(read, what, wrong)
                    if said:
                        assert file in said, said
                        assert any(name in said for name in names(path)), said
            if isinstance(right, dict):
                with each.one(f"{shape(path)} has nonsense"):
                    wrong = damage.replaced(ours()[file], path, right | {"nonsense": 1})
                    assert "nonsense" in refusal_of(read, wrong)


def fields_of(file: str) -> list[damage.Path]:
    """Return one field of each shape that a file has."""
    return [path for name, path in fields() if name == file]


def names(path: damage.Path) -> list[str]:
    """Return the names of which one is in the sentence when something is wrong at a path."""
    # The lines of the map hang together: a wrong end of one may be found at the other.
    return ["ground", "foothold"] if path[0] in ("ground", "footholds") else list(map(str, path))


def refusal_of(read: Callable[[object], Match], document: object) -> str:
    """Return the sentence with which a document is refused."""
    with pytest.raises(gt.BadContent) as refusal:
        read(document)
    return str(refusal.value)


@EACH_FILE
def test_a_missing_field_is_refused_by_file_and_name(file: str) -> None:
    with every() as each:
        for path in fields_of(file):
            with each.one(f"{shape(path)} dropped"):
                is_missed(file, path)


def is_missed(file: str, path: damage.Path) -> None:
    """Drop a field: it is said to be missing, or the file makes a game without it."""
    wrong = damage.dropped(ours()[file], path)
    name = path[-1]
    if isinstance(name, int) or name in OPTIONAL or path[0] == "footholds":
        damage.read_or_refuse(reader(file), f"{shape(path)} dropped", wrong)
        return
    said = refusal_of(reader(file), wrong)
    assert said.startswith(f"The field {file}: ")
    if path[-2:-1] == ("move",):  # up, down, to: one of them must be there
        name = "down"
    assert said.endswith(f"{name} is missing.")


def with_change(file: str, change: Callable[[Doc], object]) -> str:
    """Return the sentence with which a changed file is refused."""
    document = copy.deepcopy(ours()[file])
    change(document)
    return refusal_of(reader(file), document)


def at(document: object, *path: str | int) -> Doc:
    """Return a mapping inside a document, free to be changed."""
    return cast(Doc, damage.part(document, path))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda d: at(d, "cards", 0).update(symbols=["ring", "heart"]),
            "cards[0].symbols[1] cannot be “heart”; it can be: ring, knot, fang, bolt.",
        ),
        (
            lambda d: at(d, "cards", 0).update(weak_spot="Z1"),
            "cards[0].weak_spot cannot be “Z1”; it can be: A1,",
        ),
        (
            lambda d: at(d, "cards", 0).update(kind="sometimes"),
            "cards[0].kind cannot be “sometimes”",
        ),
        (
            lambda d: at(d, "cards", 0).update(attack={"area": ["Q"], "wounds": 1}),
            "cards[0].attack.area[0] cannot be “Q”",
        ),
        (
            lambda d: at(d, "cards", 0).update(attack={"area": ["A"]}),
            "cards[0].attack.area belongs to an attack that does nothing.",
        ),
        (
            lambda d: at(d, "cards", 0).update(attack={"area": [], "wounds": 1}),
            "cards[0].attack.area is empty.",
        ),
        (
            lambda d: at(d, "cards", 0).update(
                attack={"area": ["A"], "wounds": 1, "move": {"to": "X9"}}
            ),
            "cards[0].attack.move.to cannot be “X9”",
        ),
        (
            lambda d: at(d, "cards", 0).update(id="earth-02"),
            "cards has earth-02 twice.",
        ),
        (
            lambda d: at(d, "cards", 0).update(source="hearsay"),
            "cards[0].source cannot be “hearsay”; it can be: rulebook, public, reconstructed.",
        ),
        (
            lambda d: d.update(cards=cast(list[Doc], d["cards"])[:10]),
            "cards has 10 cards, but needs 11 at least.",
        ),
        (
            lambda d: at(d, "rage_track").update(spaces=[["wound"], ["thunder"]]),
            "rage_track.spaces[1][0] cannot be “thunder”; it can be: wound, card, stun.",
        ),
        (lambda d: at(d, "ground").update(up=["A9"]), "ground.up[0] cannot be “A9”"),
        (lambda d: at(d, "footholds", "A1").update(up=["ground"]), "footholds.A1 has a line"),
        (lambda d: at(d, "footholds", "A1").update(up=["A1"]), "lies on a circle of lines"),
        (lambda d: at(d, "footholds", "D1").update(up=["A1"]), "lies on a circle of lines"),
        (
            lambda d: at(d, "footholds").update(
                D9={"x": 1, "y": 1, "part": "ear", "up": [], "source": "public"}
            ),
            "footholds.D9 is a foothold that no line from the Ground reaches.",
        ),
        (
            lambda d: at(d, "footholds").update(toe={"x": 1, "y": 1, "part": "toe", "up": []}),
            "footholds.toe is not the name of a foothold, such as A1.",
        ),
        (lambda d: at(d, "footholds", "A1").update(x=101), "footholds.A1.x must be a whole number"),
        (
            lambda d: at(d, "silhouette").update(polygons=[[[1, 2, 3]]]),
            "silhouette.polygons has a point that is not a pair of numbers.",
        ),
        (
            lambda d: at(d, "foothold_effect").update(type="tickle"),
            "foothold_effect.type cannot be “tickle”",
        ),
        (lambda d: d.update(foothold_cards=[]), "foothold_cards is empty."),
        (
            lambda d: at(d, "foothold_cards", 0).update(spots=["A1", "A1"]),
            "foothold_cards[0].spots has A1 twice.",
        ),
        (
            lambda d: at(d, "foothold_cards", 0).update(spots=["ground"]),
            "foothold_cards[0].spots[0] cannot be “ground”",
        ),
        (
            lambda d: at(d, "foothold_cards", 1).update(id=at(d, "foothold_cards", 0)["id"]),
            "foothold_cards has earth-f1 twice.",
        ),
        (lambda d: at(d, "health").update(value=0), "health.value must be a whole number from 1"),
    ],
)
def test_a_giant_that_cannot_be_is_refused(change: Callable[[Doc], object], sentence: str) -> None:
    assert f"{EARTH}: " in with_change(EARTH, change)
    assert sentence in with_change(EARTH, change)


def test_every_sort_of_always_active_card_needs_its_numbers() -> None:
    wrong: list[tuple[Doc, str]] = [
        ({"effect": "shout"}, "always.effect cannot be “shout”"),
        ({"effect": "reduce", "actions": ["leap"]}, "always.by is missing."),
        ({"effect": "reduce", "by": 1}, "always.actions is missing."),
        ({"effect": "reduce", "by": 1, "actions": ["fly"]}, "always.actions[0] cannot be “fly”"),
        ({"effect": "fearless_cost"}, "always.plus is missing."),
        ({"effect": "scorch", "area": ["A"]}, "always.wounds is missing."),
        ({"effect": "scorch", "wounds": 1}, "always.area is missing."),
        ({"effect": "drift"}, "always.move is missing."),
        ({"effect": "leak"}, "always.cards is missing."),
        ({"effect": "rage"}, "always.spaces is missing."),
        ({"effect": "no_heal", "by": 1}, "always.by; known here are: effect."),
    ]
    for always, sentence in wrong:

        def change(document: Doc, always: Doc = always) -> None:
            card = at(document, "cards", 0)
            card.pop("attack", None)
            card.update(kind="always_active", always=always)

        assert f"cards[0].{sentence}" in with_change(EARTH, change)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda d: at(d, "deck", 0).update(symbols=["toe"]),
            "deck[0].symbols[0] cannot be “toe”; it can be: hand, foot, eye, breath.",
        ),
        (lambda d: at(d, "deck", 0).update(actions=[]), "deck[0].actions is empty."),
        (
            lambda d: at(d, "deck", 0).update(actions=[{"type": "fly", "value": 1}]),
            "deck[0].actions[0].type cannot be “fly”",
        ),
        (
            lambda d: at(d, "deck", 0).update(actions=[{"type": "leap"}]),
            "deck[0].actions[0].value is missing.",
        ),
        (
            lambda d: at(d, "deck", 0).update(actions=[{"type": "leap", "value": {"symbols": []}}]),
            "deck[0].actions[0].value.symbols is empty.",
        ),
        (
            lambda d: at(d, "deck", 0).update(
                actions=[{"type": "leap", "value": 1}, {"type": "leap", "value": 2}]
            ),
            "deck[0].actions has leap twice.",
        ),
        (
            lambda d: at(d, "deck", 0).update(copies=0),
            "deck[0].copies must be a whole number from 1",
        ),
        (lambda d: at(d, "deck", 1).update(id=at(d, "deck", 0)["id"]), "twice."),
        (
            lambda d: d.update(deck=[{**at(d, "deck", 0), "copies": 4}]),
            "deck has 4 cards, but needs 5 at least.",
        ),
        (
            lambda d: at(d, "board").update(fearless=at(d, "board", "fearless", 0)),
            "board.fearless must be a list",
        ),
        (
            lambda d: at(d, "board", "skills", 1).update(id=at(d, "board", "skills", 0)["id"]),
            "board.skills has",
        ),
        (
            lambda d: at(d, "board", "skills", 0).update(pool=0),
            "board.skills[0].pool must be a whole number from 1",
        ),
        (
            lambda d: at(d, "board", "wound_limit").update(value=0),
            "board.wound_limit.value must be a whole number from 1",
        ),
    ],
)
def test_a_wraith_that_cannot_be_is_refused(change: Callable[[Doc], object], sentence: str) -> None:
    assert f"{ELDER}: " in with_change(ELDER, change)
    assert sentence in with_change(ELDER, change)


def test_a_spell_wants_a_letter_or_a_number() -> None:
    for requires in ("AB", "", "head", -1, None, [1]):

        def change(document: Doc, requires: object = requires) -> None:
            spelled = next(c for c in cast(list[Doc], document["deck"]) if "spell" in c)
            at(spelled, "spell").update(requires=requires)

        assert "spell.requires must be one letter or a number" in with_change(ELDER, change)


def test_two_files_cannot_describe_the_same_giant() -> None:
    """Else it would be chance which of them a fight is played with."""
    with pytest.raises(gt.BadContent) as refusal:
        synthetic({**ours(), "giants/my-earth.yaml": copy.deepcopy(ours()[EARTH])})
    assert "earth" in str(refusal.value)


def test_the_digest_of_the_content_tells_a_changed_file_of_any_name() -> None:
    """A record made with other cards must not pass for one made with these."""
    frost = copy.deepcopy(ours()[EARTH]) | {"id": "frost"}
    harder = copy.deepcopy(frost)
    at(harder, "health").update(value=60)
    digests = set()
    for document in (frost, harder):
        game = synthetic({**ours(), "giants/a-giant-of-frost.yaml": document})
        digests.add(game.fingerprint(game.settle({"giant": "frost"})))
    assert len(digests) == 2


def test_a_giant_of_our_own_needs_no_python() -> None:
    frost = copy.deepcopy(ours()[EARTH]) | {"id": "frost", "name": "Frost Giant", "order": 5}
    game = synthetic({**ours(), "giants/frost.yaml": frost})
    match = chance.begin(game, {"giant": "frost"}, 1)
    for _ in chance.play_out(match, chance.Chooser(game, 1)):
        game.check(match.table)
    assert match.over


@examples(60)
@given(st.data())
def test_no_content_file_crashes_us(data: st.DataObject) -> None:
    file = data.draw(st.sampled_from([EARTH, ELDER]))
    document: object = ours()[file]
    for _ in range(data.draw(st.integers(1, 3))):
        known = list(damage.paths(document))
        if not known:
            break
        path = data.draw(st.sampled_from(known))
        document = damage.replaced(document, path, data.draw(st.sampled_from(damage.JUNK)))
    damage.read_or_refuse(reader(file), f"a damaged {file}", document)
