"""The picture in the README can be made again, and is always the same."""

from __future__ import annotations

from xml.etree import ElementTree

from tools.screenshot import picture


def test_the_picture_shows_a_leap_about_to_be_chosen() -> None:
    drawn = picture()
    assert drawn == picture()
    texts = [node.text or "" for node in ElementTree.fromstring(drawn).iter() if node.text]
    assert any("Earth Giant" in text for text in texts)
    assert any("Leap to" in text for text in texts)
