"""Tables with several seats, on a toy game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from giantstable import library
from giantstable.kernel.game import Game
from giantstable.server import thinkers
from giantstable.server.thinkers import Question, Thinkers
from giantstable.titles import Title, titles
from tests.kernel.toy.cairns import Cairns


@pytest.fixture(scope="module", autouse=True)
def _cairns() -> Iterator[None]:
    """Put the toy on the shelf, and let its bots think here: other processes do not know it."""
    toy = Cairns()
    real = library._game

    def game(name: str, overlay: str | None) -> Game:
        return toy if name == toy.name else real(name, overlay)

    async def ask(_self: Thinkers, question: Question, _seconds: float) -> str:
        return await asyncio.to_thread(thinkers.think, question)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(titles(), toy.name, Title(toy.name, "tests.kernel.toy"))
        patch.setattr(library, "_game", game)
        patch.setattr(Thinkers, "ask", ask)
        yield
