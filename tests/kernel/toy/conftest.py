"""Toy games derive from the kernel's classes, which the compiled build does not let anybody do.

There they are not collected; ``test_toy_games.py`` above runs them on the sources.
"""

from __future__ import annotations

from giantstable.kernel import match

collect_ignore_glob = ["*"] if match.__file__.endswith(".so") else []
