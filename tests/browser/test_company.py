"""Friends: spectators, invitations, a seat taken along."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocket, expect

from giantstable.server.wire import SeatWish
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}


def test_a_spectator_follows_but_sees_no_hand(house: House) -> None:
    player = house.player()
    table = house.stage.lay(player.key, FIGHT, "watched")
    playing = TableScreen.opened(player, table)
    watcher = house.guest()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    watcher.page.on("websocket", listen)
    watching = TableScreen.opened(watcher, table)
    expect(watcher.says("web-spectator")).to_be_visible()
    expect(player.says("web-spectators", n=1)).to_be_visible()

    for _ in range(5):
        before = playing.version()
        player.page.keyboard.press("1")
        assert playing.moved_on(before)
    # The same lines, told to the one as "you", to the other as "the Wraith".
    log = watching.page.get_by_role("region", name=words("web-log"))
    expect(log.locator("button")).to_have_count(len(playing.log()))

    assert watching.offered(watching.page.locator("body")) == {}
    expect(watching.asked).to_have_count(0)
    frames = [json.loads(frame) for frame in heard]
    scenes = [frame for frame in frames if frame["type"] in ("snapshot", "step")]
    assert len(scenes) == 6
    assert isinstance(scenes[0]["view"]["wraith"]["hand"], int)
    changed = [
        change for step in scenes[1:] for patch in step["patches"] for change in patch
        if change["at"] == ["wraith", "hand"]
    ]  # fmt: skip
    assert changed
    assert all(isinstance(change["now"], int) for change in changed)
    assert all(frame["decision"] is None for frame in scenes)
    watcher.page.close()
    expect(player.says("web-spectators", n=1)).to_have_count(0)


def test_a_friend_sits_down_by_a_link(house: House) -> None:
    host = house.player("Ada")
    table = house.stage.lay(host.key, FIGHT, "joined", open_seat=True)
    host.page.goto(f"/t/{table}")
    expect(host.says("web-waiting-for-players").first).to_be_visible()
    host.button("web-invite").click()
    invitation = host.page.get_by_role("dialog").locator("section").first
    invitation.get_by_role("button", name=words("web-make-link")).click()
    link = invitation.get_by_role("textbox", name=words("web-link")).input_value()
    assert f"{house.stage.origin}/join#" in link

    friend = house.guest()
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name=words("web-name")).fill("Bela")
    assert "#" not in friend.page.url  # the token is not left lying about
    friend.button("web-sit-down").click()
    screen = TableScreen.arrived(friend)
    assert screen.table == table
    assert screen.version() == 0
    friend.page.keyboard.press("1")
    assert screen.moved_on(0)
    seat = house.stage.store.table(table).seats[0]
    assert (seat.kind, seat.name) == ("human", "Bela")

    late = house.guest()
    late.page.goto(link)
    expect(late.says("web-join-full")).to_be_visible()


def test_my_own_seat_comes_along_to_my_phone(house: House) -> None:
    desk = house.player()
    table = house.stage.lay(desk.key, FIGHT, "along")
    screen = TableScreen.opened(desk, table)
    desk.button("web-menu").click()
    desk.button("web-share").click()
    along = desk.page.get_by_role("dialog").locator("section").first
    expect(along.get_by_role("heading")).to_have_text(words("web-take-along"))
    along.get_by_role("button", name=words("web-make-link")).click()
    link = along.get_by_role("textbox", name=words("web-link")).input_value()
    desk.page.keyboard.press("Escape")

    phone = house.phone()
    phone.page.goto(link)
    expect(phone.says("web-join-own")).to_be_visible()
    phone.button("web-sit-down").tap()
    in_hand = TableScreen.arrived(phone)
    in_hand.version()
    notation = sorted(in_hand.offered(in_hand.board) or in_hand.offered(in_hand.bar))[0]
    assert in_hand.choose(notation)
    assert screen.moved_on(0)

    thief = house.guest()
    with thief.excuse("40[0-9]"):
        thief.page.goto(link)
        expect(thief.page.get_by_role("alert")).to_have_text(words("refused-bad-invitation"))


def test_an_address_without_an_invitation_says_what_is_missing(house: House) -> None:
    guest = house.guest()
    guest.go("/join")
    expect(guest.says("web-join-nothing")).to_be_visible()


def test_a_seat_given_to_a_bot_is_played_to_the_end(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "given"))
    guest.button("web-menu").click()
    guest.button("web-give-seat").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=words("web-give-seat")).click()
    expect(guest.says("web-spectator")).to_be_visible()
    expect(
        screen.result.or_(screen.bar.get_by_role("button", name=words("web-result"))).first
    ).to_be_visible(timeout=120_000)


def test_a_stranger_joins_a_table_that_is_listed(house: House) -> None:
    host = house.player("Ada")
    host.page.goto("/new/assault")
    for seat in (2, 3):
        chair = host.page.get_by_role("radiogroup", name=words("web-seat-number", {"n": seat}))
        chair.get_by_role("radio", name=words("web-seat-open")).check()
    host.page.get_by_role("switch", name=words("web-listed")).check()
    host.says("web-sit-down").click()
    expect(host.page.get_by_role("switch", name=words("web-listed"))).to_be_checked()
    stranger = house.guest()
    stranger.page.goto("/")
    table = words("assault-title")
    stranger.page.get_by_role("button", name=words("web-join-named", {"table": table})).click()
    stranger.page.wait_for_url("**/t/*")
    expect(stranger.says("web-waiting-for-players").first).to_be_visible()
    expect(stranger.says("web-spectator")).to_have_count(0)
    stranger.page.goto("/")
    expect(stranger.says("web-open-tables")).to_be_visible()
    expect(stranger.says("web-listed-tables")).to_have_count(0)


def test_people_say_something_from_a_list_and_can_be_muted(house: House) -> None:
    host, friend = house.player("Ada"), house.player("Ben")
    wishes = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="open")]
    table = house.stage.lay(host.key, {}, "talk", game="assault", seats=wishes)
    visitor = house.stage.store.visitor(friend.key)
    assert visitor is not None
    token = house.stage.store.invite(table, None)
    house.stage.store.sit_down(token, 1, visitor.id, visitor.name)
    for guest in (host, friend):
        guest.page.goto(f"/t/{table}")
    expect(host.page.locator("li[data-seat='1']")).to_contain_text("Ben")
    friend.page.get_by_role("button", name=words("web-talk"), exact=True).click()
    friend.page.get_by_role("button", name=words("web-say-good-luck")).click()
    bubble = host.page.locator("li[data-seat='1'] [data-said='good-luck']")
    expect(bubble).to_have_text(words("web-say-good-luck"))
    said = words("web-said", {"name": "Ben", "what": words("web-say-good-luck")})
    expect(host.page.get_by_role("log", name=words("web-talk-said"))).to_have_text(said)
    host.page.get_by_role("button", name=words("web-talk"), exact=True).click()
    history = host.page.get_by_role("region", name=words("web-talk-said"))
    expect(history.get_by_role("listitem")).to_have_count(1)
    host.page.get_by_role("switch", name=words("web-talk-hear-one", {"name": "Ben"})).uncheck()
    expect(history.get_by_role("listitem")).to_have_count(0)
    expect(bubble).to_have_count(0)
