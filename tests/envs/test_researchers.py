"""Every snippet of docs/researchers.md runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "researchers.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("n", range(len(SNIPPETS)))
def test_a_snippet_runs(n: int) -> None:
    if "pyspiel" in SNIPPETS[n]:
        pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this machine")
    exec(compile(SNIPPETS[n], f"{PAGE.name}, snippet {n + 1}", "exec"), {})


def test_the_page_has_snippets_and_the_readme_leads_to_it() -> None:
    assert len(SNIPPETS) >= 6
    readme = (PAGE.parent.parent / "README.md").read_text(encoding="utf-8")
    assert "docs/researchers.md" in readme
