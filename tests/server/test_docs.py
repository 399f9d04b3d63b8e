"""docs/server.md names every code, every setting and every frame that there is."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from giantstable.server import live, settings, thinkers
from giantstable.server.refusals import STATUS
from giantstable.server.routes import live as route
from giantstable.server.settings import Settings
from giantstable.server.wire import CLIENT_FRAME

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
ON_THE_SOCKET = {"stale", "table-waits"}


def test_every_code_of_a_refusal_is_named_with_its_status() -> None:
    for code, status in STATUS.items():
        if code in ON_THE_SOCKET:
            assert f"`{code}`" in PAGE
            continue
        row = next(line for line in PAGE.splitlines() if re.match(rf"\| [\d, ]*{status}", line))
        named = f"`{code}`" in row or (code.startswith("campaign-") and "`campaign-…`" in row)
        assert named, f"{code} is not in the row of {status}"


def test_every_setting_of_the_environment_is_named() -> None:
    names = set(re.findall(r'"(GIANTS_[A-Z_]+)"', inspect.getsource(settings)))
    assert names
    for name in names | {"GIANTS_HOME"}:
        assert f"`{name}`" in PAGE


def test_every_frame_and_every_end_of_a_connection_is_named() -> None:
    kinds = CLIENT_FRAME.json_schema()["discriminator"]["mapping"]
    for kind in kinds:
        assert f"| `{kind}` `id" in PAGE
    for code in (live.GOING_AWAY, live.BROKEN, live.NOT_YOUR_SEAT, live.NO_SUCH_TABLE):
        assert f"\n| {code}" in PAGE
    for code in (live.TOO_SLOW, live.TOO_MANY, route.OTHER_ORIGIN):
        assert f"\n| {code}" in PAGE


def test_the_limits_are_as_it_says() -> None:
    usual = Settings()
    for rate, whose in ((usual.requests, "requests"), (usual.new_tables, "new tables")):
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| {whose}"))
        assert f"{rate.burst} at once, then {rate.per_second} a second" in row
    assert f"{usual.frames.burst} at once, then {usual.frames.per_second} a second" in PAGE
    assert f"{usual.body_limit // 1024} KiB, {usual.frame_limit // 1024} KiB" in PAGE
    room = f"{usual.watchers}, and {usual.clients_per_seat} for each seat"
    assert f"| who looks at one table | {room} |" in PAGE
    halves = f"{usual.half_sent} of one address may be on their way"
    assert f"| a request comes as a whole | in {usual.request_seconds:.0f} s; {halves} |" in PAGE
    talk = f"{usual.talk.burst} at once, then one in {1 / usual.talk.per_second:.0f} s"
    assert f"| words of one seat to the table | {talk} |" in PAGE
    for rate, whose in (
        (usual.new_visitors, "new visitors"),
        (usual.surveys, "own scenarios"),
        (usual.efforts, "what is dear"),
        (usual.reviews, "finished games"),
    ):
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| {whose}"))
        assert f"{rate.burst} at once, then {rate.per_second} a second" in row
    assert f"{live.OUTBOX}, and {route.SLOW:.0f} s for each" in PAGE
    assert f"the last {live.REMEMBERED} ids" in PAGE
    assert f"{usual.bot_seconds:.0f} s; a bot" in PAGE
    assert f"| {usual.warm_seconds:.0f} s beside that, in all |" in PAGE
    assert f"| hints of one table that wait | {thinkers.IN_TURN} |" in PAGE
    assert f"| {usual.own_live_megabytes} MB in all; what nobody looks at goes first" in PAGE
    assert f"after {usual.idle_seconds / 60:.0f} minutes" in PAGE
