"""Messages are parsed one by one, when they are first said; all the same is said."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from giantstable import text
from giantstable.phrases import Phrases, entries

PAGE = """\
# A comment at the margin.
-giant = { $case ->
    *[of] Giant
    [to] to a Giant
}

hill = The { -giant }
    of the hill
    .title = Not said
peak = { hill }, and { $n ->
    [one] a peak
*[other] { $n } peaks
} # not a comment

only =
    .title = An attribute alone
hill = Said too late
"""


def test_a_message_is_said_with_all_that_it_refers_to() -> None:
    phrases = Phrases("en", [PAGE])
    assert phrases.say("peak", {"n": 2}) == "The Giant\nof the hill, and 2 peaks # not a comment"
    assert phrases.say("hill", {}) == "The Giant\nof the hill"


def test_what_has_but_attributes_says_nothing() -> None:
    assert Phrases("en", [PAGE]).say("only", {}) is None


def test_terms_and_comments_are_no_messages() -> None:
    phrases = Phrases("en", [PAGE])
    assert phrases.has_message("hill")
    for key in ("-giant", "giant", "A", "title", "case"):
        assert not phrases.has_message(key)


def test_a_fact_that_lacks_is_named() -> None:
    with pytest.raises(ValueError, match="peak cannot be said"):
        Phrases("en", [PAGE]).say("peak", {})


@pytest.mark.parametrize("language", text.languages())
def test_one_by_one_the_same_is_read_as_at_once(language: str) -> None:
    for page in text.pages(language):
        whole = FluentParser(with_spans=False).parse(page.read_text(encoding="utf-8"))
        junk = [entry for entry in whole.body if isinstance(entry, ast.Junk)]
        assert not junk, f"{page}: {junk[0].content}"
        one_by_one = [
            entry
            for _, part in entries(page.read_text(encoding="utf-8"))
            for entry in FluentParser(with_spans=False).parse(part).body
        ]
        read = [entry for entry in whole.body if isinstance(entry, ast.Message | ast.Term)]
        assert len(read) == len(one_by_one), page
        for at_once, alone in zip(read, one_by_one, strict=True):
            assert at_once.equals(alone, ignored_fields=["comment", "span"]), at_once.id.name


@pytest.mark.parametrize("language", text.languages())
def test_what_is_referred_to_is_there(language: str) -> None:
    """Say in a whole bundle and one by one: neither lacks a term that the other has."""
    pages = [page.read_text(encoding="utf-8") for page in text.pages(language)]
    whole = FluentBundle([language], use_isolating=False)
    for page in pages:
        whole.add_resource(FluentResource(page))
    phrases = Phrases(language, pages)
    for key in sorted({key for page in pages for key, _ in entries(page)}):
        pattern = whole.get_message(key).value if phrases.has_message(key) else None
        if pattern is None:
            continue
        said, errors = whole.format_pattern(pattern, {})
        if errors:
            with pytest.raises(ValueError, match="cannot be said") as refusal:
                phrases.say(key, {})
            assert str(errors[0]) in str(refusal.value)
        else:
            assert phrases.say(key, {}) == said
