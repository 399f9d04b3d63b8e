"""What leads from one view to the next. The client puts it on in ``web/src/wire/patch.ts``.

Objects are compared name by name, lists of the same length place by place; what is of another
kind or length is there anew.
"""

from __future__ import annotations

import orjson

from giantstable.server.frames import Change, Patch

Json = object  # whatever orjson reads
Way = list[str | int]


def patch(before: Json, after: Json) -> Patch:
    """Return what has changed from one view to the next."""
    found: Patch = []
    _compare(before, after, [], found)
    return found


def _compare(before: Json, after: Json, way: Way, found: Patch) -> None:
    if before == after and orjson.dumps(before) == orjson.dumps(after):  # 1 is not true
        return  # most of a view: not looked at piece by piece
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                found.append({"at": [*way, name]})
        for name, value in after.items():
            if name not in before:
                found.append({"at": [*way, name], "now": value})
            else:
                _compare(before[name], value, [*way, name], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(old, new, [*way, place], found)
    else:
        found.append({"at": way, "now": after})


def patched(view: Json, changes: Patch) -> Json:
    """Return a view with all changes made; the view that is given stays as it is."""
    for change in changes:
        view = _changed(view, change, 0)
    return view


def _changed(here: Json, change: Change, depth: int) -> Json:
    way = change["at"]
    if depth == len(way):
        return change["now"]
    step = way[depth]
    if isinstance(here, list):
        assert isinstance(step, int)
        return [*here[:step], _changed(here[step], change, depth + 1), *here[step + 1 :]]
    assert isinstance(here, dict)
    assert isinstance(step, str)
    if depth + 1 == len(way) and "now" not in change:
        return {name: value for name, value in here.items() if name != step}
    return {**here, step: _changed(here.get(step), change, depth + 1)}
