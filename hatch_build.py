"""Compile the package with mypyc: on all cores, and never the same C twice.

mypyc writes one C file a module, but each includes the declarations of all and counts in one array
of all literals, so that one new string or function makes every C file new. Here each file gets only
the declarations it uses and a table of its own literals: nothing else can make it new.
Objects and libraries are kept by the hash of what they are made of, in $GIANTS_BUILD_CACHE; nothing
is written beside the sources. Decision 23 has the reasons.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

GROUP = "giantstable"  # a group without a name is named after all its modules: one more renames all
DECLARATION = re.compile(
    r"^(?:extern|int) [^(\[;]*?(\w+)[(\[;].*\n"
    r"|^(?:#ifndef.*\n#define.*\n)?typedef struct(?: \w+)? \{\n(?:.*\n)*?\} (\w+);\n(?:#endif\n)?",
    re.MULTILINE,
)
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
# Packed arrays: few modules use them, and the others shall not be compiled anew with their header.
VECS = re.compile(r"\bVec[A-Z]|\bVEC_")
LITERALS_READY = "    is_initialized = 1;\n"
WORD = re.compile(r"\w+")
# Functions of ours call each other directly, not through a table that another library might change.
LINK = ["-Wl,-Bsymbolic-functions"] if sys.platform.startswith("linux") else []
ROOM = 2**30  # for a hundred builds
DAY = 24 * 3600


class Cache:
    """Files by the hash of what they are made of. Where room is short, the longest unused go."""

    def __init__(self, folder: Path, room: int = ROOM) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        kept = []
        for path in folder.iterdir():
            with contextlib.suppress(FileNotFoundError):  # another build works here too
                kept.append((path.stat().st_mtime, path.stat().st_size, path))
        for taken, size, path in sorted(kept, reverse=True):
            room -= size
            if path.is_file() and room < 0:
                path.unlink(missing_ok=True)
            elif path.is_dir() and taken < time.time() - DAY:  # of a build that was killed
                shutil.rmtree(path, ignore_errors=True)

    def take(self, suffix: str, parts: object, make: Callable[[Path], Path]) -> Path:
        """Return the file made of the parts; ``make`` makes it in the folder that it is given."""
        path = self.folder / (hashlib.sha256(repr(parts).encode()).hexdigest() + suffix)
        try:
            os.utime(path)
        except FileNotFoundError:
            with tempfile.TemporaryDirectory(dir=self.folder) as folder:
                make(Path(folder)).replace(path)  # whole or not at all: another build may look on
        return path


def untangle(folder: Path) -> None:
    """Rewrite mypyc's C files so that each holds nothing but what it uses."""
    inner = (folder / f"__native_internal_{GROUP}.h").read_text()
    headers = (folder / f"__native_{GROUP}.h").read_text() + inner
    declared = [(found[1] or found[2], found[0]) for found in DECLARATION.finditer(headers)]
    includes = "".join(re.findall(r'#include (?!"__native|"vecs/).*\n', inner))
    vecs = "".join(re.findall(r'#include "vecs/.*\n', inner))
    tables = fillings = ""
    common = folder / f"__native_{GROUP}.c"  # makes all literals, and so comes last
    for path in [*sorted({*folder.glob("__native_*.c")} - {common}), common]:
        body = re.sub(r'#include "__native.*\n', "", path.read_text())
        if path == common:
            if body.count(LITERALS_READY) != 1:
                raise ValueError("mypyc makes literals otherwise than it did")
            body = tables + body.replace(LITERALS_READY, fillings + LITERALS_READY)
        else:
            table = path.stem.replace("__native", "CPyLiterals")
            body, literals = own_literals(body, table)
            # Data and a loop: as thousands of assignments it would keep the compiler for minutes.
            tables += f"PyObject *{table}[{len(literals)}];\n"
            tables += f"static const int {table}_from[] = {{{', '.join(literals)}}};\n"
            fillings += f"    for (int n = 0; n < {len(literals)}; n++)\n"
            fillings += f"        {table}[n] = CPyStatics[{table}_from[n]];\n"
        body = needed(body, declared) + body
        path.write_text(includes + (vecs if VECS.search(body) else "") + body)


def own_literals(body: str, table: str) -> tuple[str, list[str]]:
    """Let a C file count in a table of its own; return it, and where its literals stand in all."""
    places = {"0": 0}  # None: an empty table is no C
    body = LITERAL.sub(lambda at: f"{table}[{places.setdefault(at[1], len(places))}]", body)
    return f"extern PyObject *{table}[];\n{body}", list(places)


def needed(body: str, declared: list[tuple[str, str]]) -> str:
    """Return those of the declarations that a C file uses, or that these use in their turn."""
    used = set(WORD.findall(body))
    kept = []
    for name, text in reversed(declared):  # a declaration uses only earlier ones
        if name in used:
            used.update(WORD.findall(text))
            kept.append(text)
    return "".join(reversed(kept))


class Build(build_ext):
    """setuptools' own way to extensions, but for its loop: on all cores, and through the cache."""

    cache: Cache
    tools: tuple[str, ...]  # what else than the C decides what comes out
    built: dict[str, str]

    def build_extensions(self) -> None:
        """Make all objects, then all libraries; note where in the wheel each of them goes."""
        jobs = [(ext, source) for ext in self.extensions for source in ext.sources]
        jobs.sort(key=lambda job: -os.path.getsize(job[1]))  # the longest first: no core waits long
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = {
                job[1]: path for job, path in zip(jobs, pool.map(self._object, jobs), strict=True)
            }
            objects = [[made[source] for source in ext.sources] for ext in self.extensions]
            libraries = pool.map(self._library, self.extensions, objects)
            suffix = sysconfig.get_config_var("EXT_SUFFIX")
            names = [ext.name.replace(".", "/") + suffix for ext in self.extensions]
            self.built = dict(zip(map(str, libraries), names, strict=True))

    def _object(self, job: tuple[Extension, str]) -> Path:
        ext, source = job
        text = Path(source).read_text()

        def make(folder: Path) -> Path:
            copy = folder / Path(source).name
            copy.write_text(text)
            options = {"include_dirs": ext.include_dirs, "extra_postargs": ext.extra_compile_args}
            return Path(*self.compiler.compile([str(copy)], output_dir=str(folder), **options))

        # Without include_dirs: a build in isolation has the same headers elsewhere every time.
        return self.cache.take(".o", (self.tools, ext.extra_compile_args, text), make)

    def _library(self, ext: Extension, objects: list[Path]) -> Path:
        def make(folder: Path) -> Path:
            library = folder / "library"
            options = {"libraries": self.get_libraries(ext), "library_dirs": ext.library_dirs}
            self.compiler.link_shared_object(
                [*map(str, objects)], str(library), extra_postargs=LINK, **options
            )
            return library

        made_of = (self.tools, LINK, ext.name, [o.name for o in objects])
        return self.cache.take(".so", made_of, make)


def tools_here() -> tuple[str, ...]:
    """Return what compiles here, down to its version; raise if nothing does."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")  # often a package of its own
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        command.run()
    if command.compiler.compiler_type != "unix":
        raise OSError(f"{command.compiler.compiler_type} was never tried")
    commands = (*command.compiler.compiler_so, *command.compiler.linker_so)
    told = subprocess.run([commands[0], "--version"], capture_output=True, text=True, check=True)
    return (sys.version, version_of("mypy"), told.stdout, *commands)


class MypycHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's hook; its settings stand in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put compiled modules into the wheel, or leave it pure where no C compiler is."""
        if version == "editable":
            return
        try:
            tools = tools_here()
        except (BaseError, CCompilerError, OSError) as error:
            self.app.display_warning(
                f"Not compiled, so it runs several times slower: {error}\n"
                "With a C compiler and Python's headers, build it anew (make clean setup)."
            )
            return
        with contextlib.chdir(self.root):  # mypyc writes the paths of sources into the C
            built = self._built(Cache(cache_folder()), tools)
        build_data["force_include"].update(built)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def _built(self, cache: Cache, tools: tuple[str, ...]) -> dict[str, str]:
        """Return where in the wheel each library goes; for sources seen before, without mypyc."""
        chosen = self._matching("include") - self._matching("exclude")
        sources = {str(path): path.read_bytes() for path in sorted(chosen)}

        def make(folder: Path) -> Path:
            from mypyc.build import mypycify  # takes a second: only where it is needed

            extensions = mypycify(
                [*self.config["mypy-args"], *sources],
                opt_level=self.config["opt-level"],
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=str(folder),
            )
            untangle(folder)
            build = Build(Distribution({"ext_modules": extensions}))
            build.cache, build.tools = cache, tools
            build.ensure_finalized()
            build.run()
            listing = folder / "built.json"
            listing.write_text(json.dumps(build.built))
            return listing

        parts = (tools, self.config, Path(__file__).read_bytes(), sources)
        listing = cache.take(".json", parts, make)
        built: dict[str, str] = json.loads(listing.read_text())
        try:
            for library in built:
                os.utime(library)
        except FileNotFoundError:  # gone, to make room
            listing.unlink()
            return self._built(cache, tools)
        return built

    def _matching(self, setting: str) -> set[Path]:
        return {path for pattern in self.config[setting] for path in Path().glob(pattern)}


def cache_folder() -> Path:
    """Return where objects are kept: for all clones of this user together."""
    named = os.environ.get("GIANTS_BUILD_CACHE")
    if named:
        return Path(named).absolute()
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home, "giantstable-build")
