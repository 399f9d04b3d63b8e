"""What is installed is all that the package needs, built with what the project says."""

from __future__ import annotations

import json
import tomllib
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
DATA = {".ftl", ".typed", ".yaml"}


def data_files(package: Path) -> set[str]:
    return {str(f.relative_to(package)) for f in package.rglob("*") if f.suffix in DATA}


def test_content_rules_and_texts_are_installed() -> None:
    spec = find_spec("giantstable")
    assert spec is not None
    assert spec.origin is not None
    sources = data_files(ROOT / "src" / "giantstable")
    assert "games/wraith/rules.yaml" in sources
    assert data_files(Path(spec.origin).parent) == sources


def test_make_builds_with_what_pip_would_build_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]


def test_the_clients_lock_serves_every_machine() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path.rpartition("node_modules/")[2]: p for path, p in lock["packages"].items()}
    # No registry is named: npm takes each package, by its sum, from where it is told to look.
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, p in packages.items() if name and "integrity" not in p] == []
    # A lock written where some machine's build was not to be had would fail on that machine.
    wanted = {name for p in packages.values() for name in p.get("optionalDependencies", {})}
    assert wanted - packages.keys() == set()
