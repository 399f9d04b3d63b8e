"""Being told of one's turn: asked for by a click, shown by the worker, and switched off again."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from giantstable.server.schema import Subscription
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.guest import Guest

# No browser under test has a push service. What one would give: an address and keys that are good.
SUBSCRIBES = """
    let told = null;
    const keys = {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx" +
            "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    // Without windows a browser grants it and denies that it has.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    PushManager.prototype.getSubscription = async () => told;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        if (applicationServerKey.length !== 87) throw new Error("no key of a host");
        told = {
            endpoint: "https://8.8.8.8/told", options: { applicationServerKey: null },
            toJSON: () => ({ endpoint: "https://8.8.8.8/told", keys }),
            unsubscribe: async () => { told = null; return true; },
        };
        return told;
    };
"""
# Without windows it shows no notification either: what would be shown is written down.
LISTENS = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
        self.shown.push([title, body, data.table]);
    };
}"""


def switch(guest: Guest, way: str) -> None:
    chosen = guest.page.get_by_role("radiogroup", name=words("web-push"))
    chosen.get_by_label(words(f"web-push-{way}"), exact=True).click()


def until(found: Callable[[], bool]) -> None:
    patience = time.monotonic() + 15
    while not found():
        assert time.monotonic() < patience
        time.sleep(0.02)


def test_who_wishes_so_is_told_and_no_more_when_they_do_not(house: House) -> None:
    guest = house.player(worker=True)
    guest.context.grant_permissions(["notifications"], origin=house.stage.origin)
    guest.context.add_init_script(SUBSCRIBES)
    guest.go("/settings")

    def kept() -> int:
        with house.stage.store.session() as session:
            return session.query(Subscription).count()

    with guest.context.expect_event("serviceworker") as come:  # whoever is told needs it at once
        switch(guest, "on")
    until(lambda: kept() == 1)
    worker = come.value
    worker.evaluate(LISTENS)
    pipe = guest.context.new_cdp_session(guest.page)
    registrations: list[str] = []
    pipe.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    pipe.send("ServiceWorker.enable")
    while not registrations:
        guest.page.wait_for_timeout(20)
    pipe.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": house.stage.origin,
            "registrationId": registrations[0],
            "data": '{"table": "abc", "title": "Your turn: HeroScape", "body": "Ann"}',
        },
    )
    until(lambda: worker.evaluate("() => self.shown") == [["Your turn: HeroScape", "Ann", "abc"]])
    switch(guest, "off")
    until(lambda: kept() == 0)


def test_what_is_in_the_way_is_said_in_one_sentence(house: House) -> None:
    guest = house.player()  # a browser without windows says no to whoever asks
    guest.go("/settings")
    switch(guest, "on")
    expect(guest.page.get_by_text(words("web-push-denied"))).to_be_visible()
    chosen = guest.page.get_by_role("radiogroup", name=words("web-push"))
    expect(chosen.get_by_label(words("web-push-off"), exact=True)).to_be_checked()
