"""Names are shown safely."""

from __future__ import annotations

import pytest

from giantstable.server.names import shown
from tests.server.guests import Guest

# It makes no difference here which database it is.
pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")


@pytest.mark.parametrize(
    ("given", "safe"),
    [
        ("Ann", "Ann"),
        ("  Ann   of  the Hill ", "Ann of the Hill"),
        ("\u202enna", "nna"),  # from right to left
        ("A\u200bn\u2060n\ufeff", "Ann"),  # of no width
        ("\u2066Ann\u2069", "Ann"),
        ("A" + "\u0301" * 30, "\u00c1" + "\u0301" * 2),
        ("\u0301Ann", "Ann"),
        ("\u3164\u2800", ""),  # letters that show nothing
        ("Řehoř", "Řehoř"),
        ("Дарья", "Дарья"),
        ("दीपक", "दीपक"),
        ("שרה", "שרה"),
        ("李", "李"),
    ],
)
def test_no_mark_in_a_name_changes_what_stands_round_it(ann: Guest, given: str, safe: str) -> None:
    assert shown(given) == safe
    ann.is_called(given)
    assert ann.get("/api/me") == {"name": safe}
    with ann.sits(ann.opens()) as seat:
        assert seat.seats[0]["name"] == safe
