"""What is installed is all that the package needs, built with what the project says."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.titles import titles

ROOT = Path(__file__).parents[1]
DATA = {".ftl", ".typed", ".yaml"}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def data_files(package: Path) -> set[str]:
    return {str(f.relative_to(package)) for f in package.rglob("*") if f.suffix in DATA}


def test_content_rules_and_texts_are_installed() -> None:
    spec = find_spec("giantstable")
    assert spec is not None
    assert spec.origin is not None
    sources = data_files(ROOT / "src" / "giantstable")
    assert "games/wraith/rules.yaml" in sources
    assert data_files(Path(spec.origin).parent) == sources


def test_the_toy_game_of_the_tests_is_installed_beside_the_package() -> None:
    try:
        distribution("giantstable")
    except PackageNotFoundError:
        pytest.skip("the sources are tested: nothing is installed")
    assert "cairns" in gt.games()
    assert not titles()["cairns"].ours


def test_make_builds_with_what_pip_would_build_with() -> None:
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"]


def tree() -> dict[str, Path]:
    """Return all that a wheel is to hold, but for the libraries, with where it comes from."""
    src, page = ROOT / "src", ROOT / "web" / "dist"
    files = {str(path.relative_to(src)): path for path in src.rglob("*") if path.suffix != ".pyc"}
    for path in page.rglob("*"):
        name = str(path.relative_to(page))
        if not name.startswith("."):
            files[f"giantstable/server/client/{name}"] = path
    return {name: path for name, path in files.items() if path.is_file()}


@pytest.fixture
def wheel() -> zipfile.ZipFile:
    """The wheel that ``make setup`` installed."""
    wheels = list((ROOT / "build" / "wheel").glob("*.whl"))
    if not wheels:
        pytest.skip("make setup makes a wheel")
    [path] = wheels
    made = zipfile.ZipFile(path)
    sources = {name: path.read_bytes() for name, path in tree().items() if name.endswith(".py")}
    if any(sources.get(name) != made.read(name) for name in packed(made) if name.endswith(".py")):
        pytest.skip("make setup has not seen these sources: their wheel is still to be made")
    return made


def is_pure(wheel: zipfile.ZipFile) -> bool:
    return str(wheel.filename).endswith("-none-any.whl")


def packed(wheel: zipfile.ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if ".dist-info/" not in name}


def compiled_modules() -> set[str]:
    """Return the modules that are compiled, by the settings of the build."""
    settings = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    include, exclude = (
        {path for pattern in settings[name] for path in ROOT.glob(pattern)}
        for name in ("include", "exclude")
    )
    chosen = {str(path.relative_to(ROOT / "src").with_suffix("")) for path in include - exclude}
    assert "giantstable/kernel/match" in chosen
    return chosen


def imports(module: str) -> Iterator[tuple[str, ...]]:
    """Yield for each import of a module what it may mean: a module, or a name or module in it."""
    for node in ast.walk(ast.parse((ROOT / "src" / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name,) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            outer = str(node.module)
            yield from ((outer, f"{outer}.{name.name}") for name in node.names)


def test_what_is_compiled_imports_nothing_that_is_not() -> None:
    compiled = {name.replace("/", ".").removesuffix(".__init__") for name in compiled_modules()}
    allowed = {*compiled, *sys.stdlib_module_names, "collections.abc"}
    allowed |= {"librt.vecs", "mypy_extensions"}
    astray = {
        (module, meant[0])
        for module in compiled_modules()
        for meant in imports(module)
        if not allowed.intersection(meant)
    }
    assert astray == set()


def test_the_wheel_holds_the_package_the_page_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    names = packed(wheel)
    libraries = {name for name in names if name.endswith(".so")}
    modules = {name.partition(".")[0] for name in libraries}
    assert modules == (set() if is_pure(wheel) else {*compiled_modules(), "giantstable__mypyc"})

    expected = tree()
    assert names - libraries == expected.keys()
    assert [n for n, path in expected.items() if wheel.read(n) != path.read_bytes()] == []


def test_the_sdist_builds_the_same_wheel(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    def build(target: str, folder: Path) -> Path:
        command = [sys.executable, "-m", "hatchling", "build", "--target", target]
        environment = {**os.environ, "HATCH_BUILD_NO_HOOKS": "true" if is_pure(wheel) else ""}
        subprocess.run(
            [*command, "--directory", str(tmp_path)], cwd=folder, env=environment, check=True
        )
        [made] = tmp_path.glob("*.tar.gz" if target == "sdist" else "*.whl")
        return made

    with tarfile.open(build("sdist", ROOT)) as sdist:
        sdist.extractall(tmp_path, filter="data")
    [unpacked] = [path for path in tmp_path.iterdir() if path.is_dir()]
    again = zipfile.ZipFile(build("wheel", unpacked))
    assert Path(str(again.filename)).name == Path(str(wheel.filename)).name
    assert packed(again) == packed(wheel)
    # Not a word of it is compiled anew, wherever it is built.
    assert {name for name in packed(wheel) if again.read(name) != wheel.read(name)} == set()


def test_an_editable_install_is_the_sources(tmp_path: Path) -> None:
    code = f"from hatchling.build import build_editable; build_editable({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    [made] = tmp_path.glob("*.whl")
    editable = zipfile.ZipFile(made)
    [way] = packed(editable)
    assert editable.read(way).decode() == str(ROOT / "src")


def test_the_clients_lock_serves_every_machine() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path.rpartition("node_modules/")[2]: p for path, p in lock["packages"].items()}
    # No registry is named: npm takes each package, by its sum, from where it is told to look.
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, p in packages.items() if name and "integrity" not in p] == []
    # A lock written where some machine's build was not to be had would fail on that machine.
    wanted = {name for p in packages.values() for name in p.get("optionalDependencies", {})}
    assert wanted - packages.keys() == set()
