"""Files that people hand to a command, and files they get back."""

from __future__ import annotations

import json
from pathlib import Path

from giantstable.kernel.errors import BadRecord


def read_json(path: Path) -> object:
    """Return what is in a JSON file; refuse an unreadable one in one sentence."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadRecord("not-a-file", file=str(path), why=why) from None
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as error:  # also a number beyond all bounds
        raise BadRecord("not-json", file=str(path), why=str(error)) from None
    return found
