"""No secret leaves the server: every byte sent to a seat and to a spectator in twenty games."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import yaml

from giantstable import library
from giantstable.kernel.rng import SEALED
from giantstable.server import keys
from tests.games.wraith.scene import content
from tests.server.guests import Guest, Json, Live, Refusal
from tests.server.house import House, usual
from tests.server.leaks import SEAT, SPECTATOR, Heard, Played, leaks, truth_of
from tests.strength import at_random

GIANTS = ["earth", "air", "water", "fire"]
WRAITHS = ["young", "adult", "elder"]


def marked(folder: Path) -> Path:
    """Write the content with every copy of a card marked, as an owner's corrected files."""
    for file, document in content().items():
        pile = "cards" if file.startswith("giants/") else "deck"
        cards: list[Json] = []
        for card in document[pile]:  # type: ignore[attr-defined]
            for _ in range(card.get("copies", 1)):
                mark = f"{document['id']}-{pile}{len(cards):03}q"
                one = {"copies": 1} if "copies" in card else {}
                cards.append({**copy.deepcopy(card), **one, "id": mark, "name": f"<{mark}>"})
        document[pile] = cards
        path = folder / "wraith" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(yaml.safe_dump(document), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def marked_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("marked")
    settings = usual(f"sqlite:///{folder / 'tables.db'}", folder)
    house = House(replace(settings, content=str(marked(folder / "content"))))
    yield house
    house.stop()


class Game:
    """A fight with everything that can be asked asked at random, and every byte kept."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.chance = random.Random(number)
        self.tape: list[Heard] = []
        self.fresh: list[tuple[str, str, bytes]] = []
        self.ann = Guest(house.address, lambda how, data: self.fresh.append((SEAT, how, data)))
        self.phone = Guest(house.address, lambda how, data: self.fresh.append((SEAT, how, data)))
        self.bob = Guest(house.address, lambda how, d: self.fresh.append((SPECTATOR, how, d)))
        setup: dict[str, Any] = {
            "giant": GIANTS[number % 4],
            "wraith": WRAITHS[number % 3],
            "footholds": number % 2 == 1,
        }
        self.ann.is_called("Ann")
        if number % 4 == 1:
            self.bob.is_called("Bob")  # a spectator with a key of his own
        self.id = self.ann.opens(**setup)
        self.seat: Live = self.ann.sits(self.id).__enter__()
        self.spectator: Live | None = None
        self.hints = 2
        self.truths = [truth_of(house.table(self.id).match, None)]
        self.line = [0]
        self.tokens = [(SEAT, self.ann.key)]
        if self.bob.key:
            self.tokens.append((SPECTATOR, self.bob.key))
        self.settle()

    def settle(self) -> None:
        """Let all that has come belong to the moment it is now."""
        for live in (self.seat, self.spectator):
            if live is not None:
                live.ask("ping")
        now, line = len(self.truths) - 1, tuple(self.line)
        for who, live in ((SEAT, self.seat), (SPECTATOR, self.spectator)):
            if live is not None:  # what a client has made of all patches so far
                seen = {"view": live.scene["view"]}
                self.fresh.append((who, "seen", json.dumps(seen).encode()))
        self.tape += [Heard(who, how, data, now, line) for who, how, data in self.fresh]
        self.fresh.clear()

    def play(self) -> Played:
        """Play to the end."""
        number = 0
        while not self.seat.over and number < 400:
            number += 1
            self.ask_around()
            self.settle()
            if self.seat.scene["undo"] and self.chance.random() < 0.2:
                self.seat.undo()
                self.line.pop()
            else:
                self.seat.choose(self.chance.choice(self.careful()))
                self.line.append(len(self.truths))
            self.truths.append(truth_of(self.house.table(self.id).match, self.truths[-1]))
            if self.line[-1] != len(self.truths) - 1:  # the same place on the table, known again
                self.line[-1] = len(self.truths) - 1
            self.settle()
        self.close()
        row = self.house.office.store.table(self.id)
        game = library.game(row.game, self.house.settings.content)
        reference = json.loads(json.dumps(game.reference(game.settle(row.setup))))
        return Played(row.seed, self.tokens, reference, self.truths, self.tape)

    def careful(self) -> list[str]:
        """Return the options that do not hurt, if there are any: long games tell more."""
        mild = [option for option in self.seat.options if not option.startswith("fearless")]
        return mild or self.seat.options

    def ask_around(self) -> None:
        """Ask for this and that."""
        for weight, asking in (
            (0.4, self.preview),
            (0.4, self.why),
            (0.1, self.hint),
            (0.2, self.replay),
            (0.3, self.older),
            (0.15, self.look),
            (0.15, self.come_and_go),
            (0.1, self.reconnect),
            (0.1, self.invite),
            (0.1, self.be_refused),
        ):
            if self.chance.random() < weight:
                asking()

    def preview(self) -> None:
        self.seat.ask("preview", option=self.chance.choice(self.seat.options))

    def why(self) -> None:
        things = [{"place": "A1"}, {"place": "Ground"}, {"card": "deck"}, {"skill": "1"}]
        things += [{"card": each["card"]} for each in self.seat.scene["view"]["wraith"]["hand"]]
        things += [{"card": each} for each in self.seat.scene["view"]["wraith"]["discard"]]
        things += [{"giant_card": each["card"]} for each in self.seat.scene["view"]["giant"]["row"]]
        live = self.chance.choice([self.seat, self.spectator or self.seat])
        thing = self.chance.choice(things)
        if live is self.spectator and thing.get("card", "") not in str(live.scene["view"]):
            return  # they cannot point at what they do not see
        self._maybe(lambda: live.ask("why", thing=thing))

    def hint(self) -> None:
        if self.hints:
            self.hints -= 1
            self.seat.ask("hint")

    def replay(self) -> None:
        first = self.chance.randrange(len(self.line))
        self.ann.get(f"/api/tables/{self.id}/replay", seat=0, first=first, count=9)
        self.bob.get(f"/api/tables/{self.id}/replay", first=first, count=9)

    def older(self) -> None:
        before = self.chance.randrange(2 + len(self.seat.log))
        for live in (self.seat, self.spectator):
            if live is not None:
                live.ask("older", before=before)

    def look(self) -> None:
        for guest in (self.ann, self.bob):
            guest.table(self.id)
            guest.get(f"/api/tables/{self.id}/reference")
            guest.get("/api/me/tables")
            guest.get("/api/me")

    def come_and_go(self) -> None:
        if self.spectator is None:
            self.spectator = self.bob.watches(self.id).__enter__()
        elif self.chance.random() < 0.3:
            self.spectator.socket.close()
            self.spectator = None

    def reconnect(self) -> None:
        self.seat.socket.close()
        guest = self.phone if self.phone.key and self.chance.random() < 0.5 else self.ann
        self.seat = guest.sits(self.id).__enter__()

    def invite(self) -> None:
        token = self.ann.invites(self.id, 0)
        self.tokens.append((SEAT, token))
        if not self.phone.key:
            self.phone.accepts(token)
            self.tokens.append((SEAT, self.phone.key))

    def be_refused(self) -> None:
        for method, path in (
            ("GET", f"/api/tables/{self.id}/record"),
            ("GET", f"/api/tables/{self.id}/replay?seat=0"),
            ("POST", f"/api/tables/{self.id}/invitations"),
            ("PUT", f"/api/tables/{self.id}/seats/0"),
        ):
            answer = self.bob.asks(method, path, {"kind": "open"} if method == "PUT" else {})
            assert answer.status_code in (403, 409)
        self._maybe(lambda: self.seat.ask("choose", option="fly"))
        self._maybe(lambda: self.seat.ask("choose", option="end", version=10_000))
        if self.spectator is not None:
            for kind in ("undo", "hint"):
                self._maybe(partial(self.spectator.ask, kind))

    @staticmethod
    def _maybe(asking: Callable[[], object]) -> None:
        try:
            asking()
        except Refusal:
            return

    def close(self) -> None:
        self.seat.socket.close()
        if self.spectator is not None:
            self.spectator.socket.close()
        for guest in (self.ann, self.bob, self.phone):
            guest.close()


@at_random(20, parts=4)
def test_no_secret_leaves(marked_house: House, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(keys, "new_seed", lambda: f"{seed:032x}")
    played = Game(marked_house, seed).play()
    assert leaks(played) == []
    kinds = {heard.how for heard in played.tape}
    assert {"frame", "handshake"} <= kinds
    assert len(played.truths) > 5


# -- the detector detects --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def specimen(marked_house: House) -> Played:
    """A long game in which everything was asked: always the same one.

    In some games a short deck lies by chance as a discard pile lay that all have seen.
    """
    for number in range(100, 140):
        with pytest.MonkeyPatch.context() as seeds:
            seeds.setattr(keys, "new_seed", lambda number=number: f"{SEALED}{number:032x}")
            played = Game(marked_house, number).play()
        if len(played.truths) > 30 and frames(played, SPECTATOR):
            assert leaks(played) == []
            return played
    pytest.fail("no game was long enough")


def frames(played: Played, who: str) -> list[int]:
    """Return where on the tape somebody got a step in the middle of the game."""
    return [
        n
        for n, heard in enumerate(played.tape)
        if heard.who == who
        and heard.how == "frame"
        and json.loads(heard.data)["type"] == "step"
        and len(played.truths[heard.moment].deck) >= 3
        and len(played.truths[heard.moment].giant_deck) >= 5
        and played.truths[heard.moment].hand
    ]


Planter = Callable[[Played, Heard, Json], None]


def planted(played: Played, who: str, plant: Planter) -> Played:
    """Return of a game one step, which carries something that it should not."""
    at = frames(played, who)[len(frames(played, who)) // 2]
    heard = played.tape[at]
    frame = json.loads(heard.data)
    plant(played, heard, frame)
    return replace(played, tape=[replace(heard, data=json.dumps(frame).encode())])


def then(played: Played, heard: Heard) -> Any:
    return played.truths[heard.moment]


def showing(frame: Json, patch: int, **more: object) -> None:
    """Let a patch of a step show more than it should."""
    if patch == 0:
        frame["patches"].insert(0, [])  # so that it is not the last, whatever happened
    for name, thing in more.items():
        frame["patches"][patch].append({"at": ["giant", name], "now": thing})


def drawn(card: str) -> Json:
    """Return a page of the log that names a card which was drawn."""
    return {"from": 0, "happenings": [{"kind": "drew", "facts": {"card": f"young-{card}"}}]}


PLANTS: dict[str, tuple[str, Planter]] = {
    "the seed": (SEAT, lambda p, h, f: f.update(note=f"game {p.seed}")),
    "the state of chance": (SPECTATOR, lambda p, h, f: f.update(n=then(p, h).chance[0])),
    "the deck": (SEAT, lambda p, h, f: showing(f, -1, next=list(then(p, h).deck))),
    "the deck, from its top": (
        SEAT,
        lambda p, h, f: f["happenings"].append(
            {
                "kind": "drew",
                "facts": {"cards": [f"young-{c}" for c in then(p, h).deck[::-1]]},
            }
        ),
    ),
    "the deck as things": (
        SEAT,
        lambda p, h, f: f.update(x=[{"facts": {"card": f"a-{c}"}} for c in then(p, h).deck]),
    ),
    "the deck in numbers": (
        SPECTATOR,
        lambda p, h, f: f.update(x=[[0, *then(p, h).numbers[1], 0]]),
    ),
    "the next card of the Giant": (
        SEAT,
        lambda p, h, f: showing(f, -1, next=then(p, h).giant_deck[-1]),
    ),
    "the next card of the Giant, for a moment": (
        SEAT,
        lambda p, h, f: showing(f, 0, next=then(p, h).giant_deck[-1]),
    ),
    "a card that was set aside": (
        SPECTATOR,
        lambda p, h, f: f.update(x=sorted(then(p, h).buried - set(then(p, h).giant_deck))[0]),
    ),
    "what was drawn long ago and was seen since": (
        SPECTATOR,
        lambda p, h, f: f.update(page=drawn(sorted(then(p, h).public)[0])),
    ),
    "a card of the hand": (
        SPECTATOR,
        lambda p, h, f: showing(f, -1, hand=[sorted(then(p, h).hand)[0]]),
    ),
    "a card that is hidden again": (
        SEAT,
        lambda p, h, f: showing(f, -1, top=sorted(then(p, h).unseen)[0]),
    ),
    "somebody's key": (SPECTATOR, lambda p, h, f: f.update(key=p.tokens[0][1])),
    "one's own key": (SEAT, lambda p, h, f: f.update(key=p.tokens[0][1])),
    "a field of the store": (SEAT, lambda p, h, f: f.update(rng=[])),
}


@pytest.mark.parametrize("what", PLANTS)
def test_the_detector_finds_what_is_planted(specimen: Played, what: str) -> None:
    who, plant = PLANTS[what]
    assert leaks(planted(specimen, who, plant))


def test_the_detector_reads_headers_references_and_replays(specimen: Played) -> None:
    def changed(kind: str, change: Callable[[Heard], bytes]) -> Played:
        heard = next(heard for heard in specimen.tape if heard.how.endswith(kind))
        return replace(specimen, tape=[replace(heard, data=change(heard))])

    header = changed("headers", lambda heard: heard.data + specimen.seed.encode())
    assert leaks(header)

    def shuffled(heard: Heard) -> bytes:
        reference = json.loads(heard.data)
        reference["giant"]["cards"].reverse()
        return json.dumps(reference).encode()

    def peeked(heard: Heard) -> bytes:
        replay = json.loads(heard.data)
        frame = replay["frames"][0]
        truth = specimen.truths[heard.line[frame["at"]]]
        frame["patches"].append([{"at": ["wraith", "next"], "now": truth.deck[-1]}])
        return json.dumps(replay).encode()

    assert leaks(changed("/reference", shuffled))
    assert leaks(changed("/replay", peeked))
