"""Matches in notebooks: a picture of every moment, of what a spectator may know."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.titles import titles
from tests.conformance import chance, checks
from tests.conformance.setups import games_to_play, title
from tests.every import every

GAMES_EACH = 24
STRIDE = 7
CHOICES = 200
OURS = [name for name, each in titles().items() if each.ours]
SVG = "{http://www.w3.org/2000/svg}"


def drawn(match: Match) -> str:
    """Return the picture of a match, which is XML."""
    picture = match._repr_svg_()
    assert picture is not None
    assert ElementTree.fromstring(picture).tag == f"{SVG}svg"
    return picture


@pytest.mark.at_random
@pytest.mark.parametrize("name", OURS)
def test_every_moment_has_a_picture_and_it_tells_no_secret(name: str) -> None:
    with every() as each:
        for game, given, seed in games_to_play(GAMES_EACH, STRIDE):
            if game != name:
                continue
            with each.one(f"{title(given)} {seed}"):
                match = chance.begin(gt.game(name), given, seed, quiet=True)
                chooser = chance.Chooser(match.game, seed)
                with chance.telling(match, given, seed):
                    for step, _ in enumerate(chance.play_out(match, chooser, CHOICES)):
                        if step % 20 == 0 or match.over:
                            picture = drawn(match)
                            for seat in range(match.seats):
                                twin = checks.imagined(match, seat, step)
                                if twin.view(None) == match.view(None):
                                    assert drawn(twin) == picture
                    drawn(match)


def words(picture: str) -> list[str]:
    """Return all that is written in a picture."""
    return [each.text or "" for each in ElementTree.fromstring(picture).iter(f"{SVG}text")]
