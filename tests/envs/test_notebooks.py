"""The notebooks run from top to bottom, in a short version, and what they assert holds."""

from __future__ import annotations

from pathlib import Path

import nbclient
import nbformat
import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples" / "notebooks"
SHORT = {"BATCHES": "15", "GAMES": "60"}


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize("notebook", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SHORT.items():
        monkeypatch.setenv(name, value)
    read = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    assert not [cell for cell in read.cells if cell.get("outputs")], "outputs are not kept"
    client = nbclient.NotebookClient(read, timeout=240, kernel_name="python3")
    client.execute()
    shown = [output for cell in read.cells for output in cell.get("outputs", [])]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown), "it shows a picture"
