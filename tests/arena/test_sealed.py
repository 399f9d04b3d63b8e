"""The chair is sealed: a stranger's bot finds nothing, wherever it looks."""

from __future__ import annotations

from collections.abc import Iterator

import orjson
import pytest

import giantstable as gt
from giantstable.arena.apart import Apart, Fault
from giantstable.arena.ring import Ring
from giantstable.arena.sealed import told
from giantstable.kernel.rng import seeded
from tests.arena.rogues import SPIES
from tests.arena.tables import GAME, RANDOM, bout, rogue


@pytest.fixture(scope="module")
def ring() -> Iterator[Ring]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("A_PASSWORD_OF_THE_HOST", "mellon")
        ring = Ring()
        yield ring
        ring.close()


def notes(ring: Ring, spy: str, trusted: bool) -> list[str]:
    """Return what a spy tells of a pair of games: the same seed from both seats."""
    own = rogue(spy, trusted)
    seated = [(own, RANDOM), (RANDOM, own), (own, RANDOM)]
    return [ring.play(bout(*pair, seed="spied/4")).note for pair in seated]


@pytest.mark.parametrize("spy", [str(getattr(each, "__name__")) for each in SPIES])  # noqa: B009
def test_a_stranger_finds_nothing(ring: Ring, spy: str) -> None:
    assert notes(ring, spy, trusted=False) == ["", "", ""]


@pytest.mark.parametrize("spy", [str(getattr(each, "__name__")) for each in SPIES])  # noqa: B009
def test_on_the_open_chair_the_same_bot_would_have_found_it(ring: Ring, spy: str) -> None:
    """What is proved of the sealed chair is a proof only if the spies can see."""
    assert any("FOUND" in note for note in notes(ring, spy, trusted=True))


class Overheard(Apart):
    """The side that holds the match, without a process behind the pipe."""

    def __init__(self) -> None:
        self.dreams = []

    def answered(self, match: gt.Match, *words: object) -> bytes:
        decision = match.next_decision()
        return orjson.dumps(self._answered(match, decision, {"ask": list(words)}))


@pytest.mark.parametrize("name", [GAME, "wraith", "heroscape", "assault"])
def test_whatever_lies_hidden_the_same_goes_through_the_pipe(name: str) -> None:
    """The question, the view, every notation, and a dream with the views of all its seats."""
    rng = seeded(f"pipe {name}")
    match = gt.new(name, seed=f"pipe {name}", quiet=True)
    for step in range(60):
        if match.over:
            break
        decision = match.next_decision()
        if step % 3 == 0:
            other = match.copy(quiet=True).determinize(decision.seat, 100 + step)
            assert told(decision) == told(other.next_decision())
            seats: list[int | None] = [None, *range(match.seats)]
            asked: list[list[object]] = [["view"], ["imagine", step]]
            asked += [["notation", code] for code in decision.codes[:10]]
            asked += [["dream_view", 0, seat] for seat in seats]
            here, there = Overheard(), Overheard()
            for words in asked:
                assert here.answered(match, *words) == there.answered(other, *words), words
        match.answer(decision, decision.codes[rng.below(len(decision.codes))])


@pytest.mark.parametrize(
    "words",
    [
        ["table"],
        ["dream_view", 0, 0],
        ["dream_view", -1, 0],
        ["imagine"],
        ["imagine", -1],
        ["imagine", 2**32],
        ["imagine", "sealed:"],
        ["imagine", True],
        ["notation", 10**9],
        ["answer", 0, 0],
        ["play_out", 0, "greedy", 1],
        ["copy", 0],
        ["_dreamt", 0],
    ],
    ids=str,
)
def test_who_asks_for_what_is_not_there_is_refused_and_nothing_breaks(words: list[object]) -> None:
    match = gt.new(GAME, seed=1, quiet=True)
    assert b"refused" in Overheard().answered(match, *words)
    assert match.next_decision().answer == -1


def test_who_speaks_another_language_has_lost() -> None:
    with pytest.raises(Fault) as fault:
        Overheard().answered(gt.new(GAME, seed=1, quiet=True))
    assert fault.value.kind == "nonsense"


def test_a_dream_can_be_played_by_its_number(ring: Ring) -> None:
    match = gt.new(GAME, seed=3, quiet=True)
    side = Overheard()
    dream = orjson.loads(side.answered(match, "imagine", 5))["value"]
    code = dream["asked"]["codes"][0]
    after = orjson.loads(side.answered(match, "answer", dream["id"], code))["value"]
    assert after["asked"] != dream["asked"]
    twin = orjson.loads(side.answered(match, "copy", dream["id"]))["value"]
    assert twin == {**after, "id": 1}
    ended = orjson.loads(side.answered(match, "play_out", 1, "random", 2))["value"]
    assert ended["over"]
    assert ended["winners"]
    assert match.choices == []
