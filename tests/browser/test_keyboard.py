"""Without a mouse: from the front door to several turns, by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tools.stage import played

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}


def tab_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """Press Tab until something has the focus, as somebody without a mouse would."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            assert focus_is_seen(page)
            return
    raise AssertionError(f"{wanted} is not reached by {most} times Tab")


def focus_is_seen(page: Page) -> bool:
    """Whether what has the focus is drawn otherwise than without it, itself or around it."""
    return bool(
        page.evaluate(
            """() => {
                const drawn = (one) => {
                    const style = getComputedStyle(one);
                    return [style.outlineStyle, style.outlineWidth, style.outlineColor,
                        style.boxShadow, style.borderColor, style.stroke, style.filter].join();
                };
                const focused = document.activeElement;
                const around = [focused, focused.parentElement, focused.nextElementSibling,
                    ...focused.children].filter(Boolean);
                const before = around.map(drawn).join("|");
                focused.blur();
                const after = around.map(drawn).join("|");
                focused.focus({ focusVisible: true });
                return before !== after;
            }"""
        )
    )


def numbers_seen(page: Page) -> list[str]:
    """Which numbers stand on the page for a key, in the order in which they are read."""
    found = page.locator("[data-key]").filter(visible=True)
    numbers = found.evaluate_all("all => all.map(one => one.dataset.key)")
    assert numbers == sorted(numbers, key=int) == [str(n + 1) for n in range(len(numbers))]
    return [str(number) for number in numbers]


def test_a_new_table_and_several_turns_by_keys_alone(house: House) -> None:
    guest = house.guest()
    page = guest.go("/")
    tab_to(page, page.get_by_role("link", name=words("wraith-title")))
    page.keyboard.press("Enter")
    page.wait_for_url("**/new/wraith")
    giants = page.get_by_role("group", name=words("web-option-wraith-giant"))
    tab_to(page, giants.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowRight")
    expect(giants.get_by_role("radio", checked=True)).to_have_attribute("value", "air")
    tab_to(page, guest.button("web-sit-down"))
    page.keyboard.press("Enter")
    screen = TableScreen.arrived(guest)
    assert house.stage.store.table(screen.table).setup["giant"] == "air"

    for _ in range(8):  # keys choose what bears their number
        before = screen.version()
        seen = numbers_seen(page)
        if not seen:  # the list of all has numbers for what lies on the board
            page.keyboard.press("o")
            page.get_by_role("dialog").wait_for()
        page.keyboard.press((seen or ["1"])[0])
        assert screen.moved_on(before)

    before = screen.version()  # the list of all options
    page.keyboard.press("o")
    options = page.get_by_role("dialog").locator("[data-option]")
    tab_to(page, options.last)
    page.keyboard.press("Enter")
    assert screen.moved_on(before)


def test_things_on_the_board_are_reached_and_chosen_by_keys(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "keys"))
    for _ in range(5):
        before = screen.version()
        offered = screen.offered(screen.board)
        thing = (
            offered[sorted(offered)[0]] if offered else screen.bar.locator("[data-option]").first
        )
        tab_to(guest.page, thing, 150)
        guest.page.keyboard.press("Enter")
        assert screen.moved_on(before)


def test_keys_undo_ask_and_explain(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "keys"))
    keyboard, dialog = guest.page.keyboard, guest.page.get_by_role("dialog")
    screen.version()
    keyboard.press("1")
    assert screen.moved_on(0)
    keyboard.press("u")
    assert screen.moved_on(1)
    assert screen.version() == 2
    keyboard.press("r")
    expect(dialog).to_contain_text("WG-")
    keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    keyboard.press("?")
    expect(dialog).to_contain_text(words("web-key-hint"))
    keyboard.press("1")  # no option lies in this window: nothing may happen behind it
    keyboard.press("Escape")
    assert screen.version() == 2
    log = guest.page.get_by_role("region", name=words("web-log"))
    expect(log).to_be_visible()
    keyboard.press("l")
    expect(log).to_have_count(0)


def test_focus_stays_in_the_bar_from_question_to_question(house: House) -> None:
    guest = house.player()
    choices = played(FIGHT, "focus")
    turn = choices.index("end")
    table = house.stage.lay(guest.key, FIGHT, "focus", choices[:turn])
    screen = TableScreen.opened(guest, table)
    screen.version()
    tab_to(guest.page, screen.bar.locator('[data-option="end"]'), 150)
    guest.page.keyboard.press("Enter")
    assert screen.moved_on(turn)
    expect(screen.bar.locator("[data-option]").first).to_be_focused()


def test_the_first_tab_leads_past_the_head_of_the_page(house: House) -> None:
    guest = house.guest()
    page = guest.go("/rules/wraith")
    page.keyboard.press("Tab")
    jump = page.get_by_role("link", name=words("web-jump"))
    expect(jump).to_be_focused()
    expect(jump).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
