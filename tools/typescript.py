"""The client's types, made of the shapes in Python; ``--check`` only says where they differ.

A game's shapes are those of ``told/shapes.py``; all else that travels is in the description that
the server itself gives of its interface. OpenAPI is what the generator of the types reads.
"""

from __future__ import annotations

import difflib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from giantstable.kernel.event import EventKind
from giantstable.server.app import create_app
from giantstable.server.frames import shape
from giantstable.server.settings import Settings
from giantstable.titles import titles

Json = dict[str, Any]

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SHELL = "src/wire/schema.ts"
SHAPES = "told.shapes"  # of a game
HAPPENINGS = "table.happenings"
TOLD = ("View", "Reference")  # what they begin with
# And of a game that has them: what an option would do, what can be chosen from before a game.
MAY_BE_TOLD = ("Show", "Catalogue")
FRAMES = ("ServerFrame", "ClientFrame")
REFERENCE = "#/components/schemas/"
FACT = {"anyOf": [{"type": "string"}, {"type": "integer"}]}

# For people who read the JSON; and the kinds of a union, which its parts say themselves.
LEFT_OUT = {"title", "summary", "operationId", "default", "discriminator"}
BY_NAME = {"properties", "schemas", "paths"}  # in these, names are ours and not OpenAPI's


def main(words: list[str]) -> int:
    """Write the types, or compare them; return the exit code."""
    texts = typescript(documents())
    if "--check" in words:
        told = differences(texts)
        print(told, end="")
        return 1 if told else 0
    for file, text in texts.items():
        (WEB / file).write_text(text, encoding="utf-8")
    return 0


def differences(texts: dict[str, str]) -> str:
    """Return what is to be said of types that are not those of the shapes; empty if all are."""
    found: list[str] = []
    for file, text in texts.items():
        path = WEB / file
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        lines = old.splitlines(keepends=True), text.splitlines(keepends=True)
        found += difflib.unified_diff(*lines, f"web/{file}", "the shapes in Python")
    if not found:
        return ""
    told = "The client's types are not those of the shapes in Python: run `make types`.\n"
    return told + "".join(found)


def typescript(described: dict[str, Json]) -> dict[str, str]:
    """Return the types by the file that holds them."""
    done = subprocess.run(
        [os.environ.get("NODE", "node"), "types.js"],
        cwd=WEB,
        input="\n".join(f"{file}\t{json.dumps(each)}" for file, each in described.items()),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"web/types.js failed:\n{done.stderr}")
    made: dict[str, str] = json.loads(done.stdout)
    return made


# -- what there is to be described -----------------------------------------------------------------


def documents() -> dict[str, Json]:
    """Return the descriptions by the file that the types go into: the shell's, and each game's."""
    whole = create_app(Settings()).openapi()
    schemas: Json = whole["components"]["schemas"]
    ways = dict(whole["paths"])
    found: dict[str, Json] = {}
    for game in faces():
        own = {way: ways.pop(way) for way in list(ways) if game in way.split("/")}
        file = f"src/games/{game}/shapes.ts"
        found[file] = document(own, together(shapes_of(game), spoken_of(own, schemas)))
    frames = {name: schemas[name] for name in FRAMES}
    shell = document(ways, frames | spoken_of({**ways, **frames}, schemas))
    return {SHELL: shell, **found}


def faces() -> list[str]:
    """Return the games that the client has something of; all others are shown as they come."""
    return sorted(path.name for path in (WEB / "src" / "games").iterdir() if path.is_dir())


def shapes_of(game: str) -> Json:
    """Return the schemas of a game's shapes by name; none if it has not written them down."""
    title = titles().get(game)
    found: Json = {}
    if title is not None and title.has(SHAPES):
        found |= schemas_in(title.part(SHAPES))
    if title is not None and title.has(HAPPENINGS):
        found["Happenings"] = happenings_in(title.part(HAPPENINGS))
    return found


def schemas_in(module: ModuleType) -> Json:
    """Return the schemas of the shapes in a module by name."""
    names = [*TOLD, *(name for name in MAY_BE_TOLD if hasattr(module, name))]
    _, parts = TypeAdapter.json_schemas(
        [(name, "serialization", adapter(module, name)) for name in names],
        ref_template=REFERENCE + "{model}",
    )
    found: Json = parts["$defs"]
    return found


def happenings_in(module: ModuleType) -> Json:
    """Return the schema of all that can happen in a game: the facts of each kind."""
    found: Json = {}
    for each in vars(module).values():
        for kind in each if isinstance(each, list) else [each]:
            if isinstance(kind, EventKind):
                found[kind.name] = _object(dict.fromkeys(kind.facts, FACT))
    return {"description": "The facts of everything that can happen, by kind.", **_object(found)}


def _object(properties: Json) -> Json:
    return {"type": "object", "properties": properties, "required": list(properties)}


def adapter(module: ModuleType, name: str) -> TypeAdapter[Any]:
    """Return what knows a shape of a module, and lets nothing pass that is not written there."""
    for each in vars(module).values():
        if is_typeddict(each):
            shape(each)
    return TypeAdapter(getattr(module, name))


def together(one: Json, other: Json) -> Json:
    """Return the schemas of both; two of the same name must be the same."""
    for name in one.keys() & other.keys():
        if one[name] != other[name]:
            raise SystemExit(f"Two shapes that meet in one file are called {name}.")
    return one | other


def document(ways: Json, schemas: Json) -> Json:
    """Return a description of some ways, and of shapes by their names."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Giants' Table", "version": "1"},
        "paths": _bare(ways, by_name=True),
        "components": {"schemas": _bare(dict(sorted(schemas.items())), by_name=True)},
    }


def spoken_of(part: Json, schemas: Json) -> Json:
    """Return the schemas that a part of a description speaks of, and those that these speak of."""
    found: Json = {}
    waiting = [part]
    while waiting:
        for name in re.findall(REFERENCE + r"(\w+)", json.dumps(waiting.pop())):
            if name not in found:
                found[name] = schemas[name]
                waiting.append(schemas[name])
    return found


def _bare(part: Any, by_name: bool = False) -> Any:
    """Return a part of a description without what makes no type, refusals among it."""
    if isinstance(part, list):
        return [_bare(each) for each in part]
    if not isinstance(part, dict):
        return part
    return {
        name: _bare(each, by_name=not by_name and name in BY_NAME)
        for name, each in part.items()
        if by_name or not (name in LEFT_OUT or re.fullmatch("[45]..", name))
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
