"""The description of the HTTP interface tells the truth: thousands of requests made from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from giantstable.server.app import create_app
from giantstable.server.settings import Settings
from tests.server.guests import Guest
from tests.server.house import House

Case = schemathesis.Case[Any]

BOUNDED = settings(
    max_examples=25,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def held_table(house: House) -> Iterator[tuple[str, dict[str, str]]]:
    """A table, and the cookie of who sits at it."""
    guest = Guest(house.address)
    yield guest.opens("wraith"), dict(guest.http.cookies)
    guest.close()


# Which setup a game takes, and which bots there are, is said by /api/games and not by the schema:
# what the schema allows may still be refused with 422.
LEFT_OUT: list[schemathesis.CheckFunction] = [positive_data_acceptance]

described = schemathesis.openapi.from_dict(create_app(Settings()).openapi())


@described.parametrize()
@BOUNDED
def test_every_answer_is_one_that_is_described(case: Case, house: House) -> None:
    case.call_and_validate(base_url=house.address, excluded_checks=LEFT_OUT)


@described.include(path_regex="{id}").parametrize()
@BOUNDED
def test_so_is_every_answer_about_a_table_of_ones_own(
    case: Case, house: House, held_table: tuple[str, dict[str, str]]
) -> None:
    case.path_parameters["id"], cookies = held_table
    # What made a request wrong may have been the name of the table that it has no more.
    left_out = [*LEFT_OUT, negative_data_rejection]
    case.call_and_validate(base_url=house.address, cookies=cookies, excluded_checks=left_out)
