"""Where this user's games are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """Return the folder of this user's games."""
    if os.environ.get("GIANTS_HOME"):
        return Path(os.environ["GIANTS_HOME"]).expanduser()
    if sys.platform == "win32" and os.environ.get("APPDATA"):
        return Path(os.environ["APPDATA"]) / "giantstable"
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "giantstable"
    return Path.home() / ".local" / "share" / "giantstable"
