"""Every lesson is played through on its real board: by keys in Czech, by touch in Russian."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from giantstable.lessons import Lesson, lessons
from giantstable.text import words
from giantstable.titles import titles
from tests.browser.conftest import House
from tests.browser.guest import Guest
from tests.browser.table_screen import TableScreen

LESSONS = [
    lesson for name, title in titles().items() if title.ours for lesson in lessons(name).values()
]
# Laid out as on a desk, with as few points as that takes: the processor draws fields in the round.
DESK = ViewportSize(width=1100, height=640)
by_name = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


# Which of several are under a finger that is put on them, and not under something else.
REACHED = """all => all.map((one, n) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return one.contains(hit) ? n : -1;
}).filter(n => n >= 0)"""


class LessonScreen(TableScreen):
    """A lesson in any language: everything is found by what it is, not by what it is called."""

    def __init__(self, guest: Guest, table: str, language: str) -> None:
        super().__init__(guest, table)
        self.language = language
        self.bar = self.asked
        self.card = self.page.locator("section[data-lesson]")
        self.result = self.page.locator("dialog[open]")

    @classmethod
    def begun(cls, guest: Guest, lesson: Lesson, language: str) -> LessonScreen:
        """Come in by the front door, and learn."""
        page = guest.go("/")
        door = page.locator(f"[data-learn={lesson.game}]")
        expect(door).to_have_text(words("web-learn", language=language))
        if guest.touch:
            door.tap()
        else:
            door.focus()
            page.keyboard.press("Enter")
        page.wait_for_url(re.compile(r"/t/[\w-]+"))
        return cls(guest, page.url.partition("/t/")[2], language)

    def says(self, lesson: Lesson, step: str) -> None:
        """Expect the sentence of a step, in the language."""
        self.card.and_(self.page.locator(f'[data-lesson="{step}"]')).wait_for()
        said = words(f"{lesson.key}-{step}", language=self.language)
        expect(self.card).to_contain_text(said)

    def taught(self, notation: str) -> Locator:
        """Whatever is to be chosen now."""
        return self.page.locator(f"[data-option={notation!r}]").filter(visible=True)

    def press(self, notation: str) -> None:
        """Choose by keys alone: from the list, by the number that stands there, else by Tab."""
        self.page.keyboard.press("o")
        listed = self.result.locator(f"[data-option={notation!r}]").first
        listed.wait_for()
        number = listed.locator("[aria-hidden]")
        if number.count():
            self.page.keyboard.press(number.first.inner_text())
            return
        while not listed.evaluate("one => one === document.activeElement"):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def tap(self, notation: str) -> None:
        """Choose by touch: what lies open on the board, else what the bar offers."""
        found = self.taught(notation)
        reached = found.evaluate_all(REACHED)
        thing = found.nth(reached[0])
        itself = thing.get_attribute("data-thing") is not None
        thing.tap()
        if itself:  # the first touch only looks
            thing.tap()

    def ended(self, lesson: Lesson) -> None:
        """Expect the end that was promised, and what is said of it."""
        said = words(f"{lesson.key}-end", language=self.language)
        expect(self.result).to_contain_text(said)
        expect(self.result).to_contain_text(words("web-won", language=self.language))


def own_lines(lesson: Lesson) -> list[tuple[int, str, str]]:
    """Return the learner's choices: after how many, of which step, what."""
    return [
        (n, lesson.steps[line.step].name, line.notation)
        for n, line in enumerate(lesson.lines)
        if line.seat == lesson.learner
    ]


@by_name
def test_a_lesson_is_played_through_by_keys_in_czech(house: House, lesson: Lesson) -> None:
    guest = house.guest(language="cs-CZ", size=DESK)
    screen = LessonScreen.begun(guest, lesson, "cs")
    for version, step, notation in own_lines(lesson):
        screen.page.locator(f'section[data-version="{version}"]').wait_for()
        screen.says(lesson, step)
        screen.press(notation)
    screen.ended(lesson)


@by_name
def test_a_lesson_is_played_through_by_touch_in_russian(house: House, lesson: Lesson) -> None:
    guest = house.phone(language="ru-RU")
    screen = LessonScreen.begun(guest, lesson, "ru")
    for version, step, notation in own_lines(lesson):
        screen.page.locator(f'section[data-version="{version}"]').wait_for()
        screen.says(lesson, step)
        screen.tap(notation)
    screen.ended(lesson)


@by_name
def test_what_is_taught_glows_and_survives_a_reload(house: House, lesson: Lesson) -> None:
    guest = house.guest(size=DESK)
    screen = LessonScreen.begun(guest, lesson, "en")
    version, step, notation = own_lines(lesson)[0]
    screen.page.locator(f'section[data-version="{version}"]').wait_for()
    screen.page.reload()
    screen.page.locator(f'section[data-version="{version}"]').wait_for()
    screen.says(lesson, step)
    if screen.taught(notation).count():
        expect(screen.taught(notation).first).to_have_css("outline-style", "solid")
    expect(screen.card).to_contain_text(words(f"{lesson.key}-{step}-why"))
    screen.card.locator("[data-more]").click()  # the rule, and back
    rule = next(each.rule for each in lesson.steps if each.name == step)
    expect(screen.result).to_contain_text(rule)
    screen.page.keyboard.press("Escape")
    screen.all_options().click()
    others = screen.result.locator(f"[data-option]:not([data-option={notation!r}])")
    if others.count():  # something else: a kind word, and nothing is done
        others.first.click()
        expect(screen.page.get_by_text(words("refused-lesson-other"))).to_be_visible()
        assert screen.version() == version
