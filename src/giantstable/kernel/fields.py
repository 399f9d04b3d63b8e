"""Reading JSON and YAML that people write; what is wrong is said in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from giantstable.kernel.errors import GiantsError


class Fields:
    """One mapping of a document, and where it stands in it.

    Every field is taken once, by name and kind; ``done`` refuses whatever was not taken, so a
    misspelt name never passes silently.
    """

    def __init__(self, error: type[GiantsError], where: str, data: object) -> None:
        self.error = error
        self.where = where
        if not isinstance(data, dict):
            key = "field-mapping" if where else "document-mapping"
            raise error(key, field=where.removesuffix(":"), found=shown(data))
        self.data: dict[object, object] = data
        self.taken: list[str] = []
        self.known: list[str] = []  # every name that was asked for, taken or not

    def path(self, name: str) -> str:
        """Return the full name of a field."""
        if not self.where:
            return name
        return f"{self.where} {name}" if self.where.endswith(":") else f"{self.where}.{name}"

    def has(self, name: str) -> bool:
        """Return whether the field is there."""
        if name not in self.known:
            self.known.append(name)
        return name in self.data

    def names(self) -> list[str]:
        """Return the names of all fields, as written."""
        for key in self.data:
            if not isinstance(key, str):
                raise self.error("field-name", field=self.where, found=shown(key))
        return [str(key) for key in self.data]

    def raw(self, name: str) -> object:
        """Take a field of any kind; refuse if it is missing."""
        if not self.has(name):
            raise self.error("field-missing", field=self.path(name))
        self.taken.append(name)
        return self.data[name]

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """Take a whole number between two bounds."""
        if default is not None and not self.has(name):
            return default
        return self.a_whole(self.raw(name), self.path(name), low, high)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """Take a yes or no."""
        if default is not None and not self.has(name):
            return default
        value = self.raw(name)
        if not isinstance(value, bool):
            raise self.error("field-flag", field=self.path(name), found=shown(value))
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """Take a text that is not empty."""
        if default is not None and not self.has(name):
            return default
        return self.a_text(self.raw(name), self.path(name))

    def choice(self, name: str, allowed: Sequence[str], default: str | None = None) -> str:
        """Take one of the names allowed."""
        if default is not None and not self.has(name):
            return default
        return self.a_choice(self.raw(name), self.path(name), allowed)

    def index(self, name: str, allowed: Sequence[str], default: str | None = None) -> int:
        """Take one of the names allowed, as its place in the list."""
        return allowed.index(self.choice(name, allowed, default))

    def items(self, name: str, optional: bool = False) -> list[object]:
        """Take a list; an optional one that is missing is empty."""
        if optional and not self.has(name):
            return []
        return self.a_list(self.raw(name), self.path(name))

    def choices(self, name: str, allowed: Sequence[str], optional: bool = False) -> list[int]:
        """Take a list of names allowed, each as its place in the list of all."""
        where = self.path(name)
        return [
            allowed.index(self.a_choice(item, f"{where}[{i}]", allowed))
            for i, item in enumerate(self.items(name, optional))
        ]

    def sub(self, name: str) -> Fields:
        """Take a mapping."""
        return Fields(self.error, self.path(name), self.raw(name))

    def subs(self, name: str, optional: bool = False) -> list[Fields]:
        """Take a list of mappings."""
        where = self.path(name)
        return [
            Fields(self.error, f"{where}[{i}]", item)
            for i, item in enumerate(self.items(name, optional))
        ]

    def done(self) -> None:
        """Refuse fields that nobody took."""
        for name in self.names():
            if name not in self.taken:
                allowed = ", ".join(self.known)
                raise self.error("field-unknown", field=self.path(name), allowed=allowed)

    def refuse(self, name: str, key: str, **facts: object) -> GiantsError:
        """Return the refusal of a field for a reason of the game's own."""
        facts["field"] = self.path(name)
        return self.error(key, **facts)

    def distinct(self, name: str, ids: list[str]) -> None:
        """Refuse a name that stands twice in a field."""
        for i, id_ in enumerate(ids):
            if id_ in ids[:i]:
                raise self.refuse(name, "content-twice", found=id_)

    def a_whole(self, value: object, where: str, low: int, high: int) -> int:
        """Return the value if it is a whole number between two bounds."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.error("field-whole", field=where, found=shown(value), low=low, high=high)
        return value

    def a_text(self, value: object, where: str) -> str:
        """Return the value if it is a text that is not empty."""
        if not isinstance(value, str) or not value.strip():
            raise self.error("field-text", field=where, found=shown(value))
        return value

    def a_choice(self, value: object, where: str, allowed: Sequence[str]) -> str:
        """Return the value if it is one of the names allowed."""
        if not isinstance(value, str) or value not in allowed:
            names = ", ".join(allowed) if len(allowed) <= 30 else f"{', '.join(allowed[:30])}, ..."
            raise self.error("field-choice", field=where, found=shown(value), allowed=names)
        return value

    def a_list(self, value: object, where: str) -> list[object]:
        """Return the value if it is a list."""
        if not isinstance(value, list):
            raise self.error("field-list", field=where, found=shown(value))
        return value


def shown(value: object) -> str:
    """Return a short picture of a wrong value for a sentence."""
    if value is None:
        return "null"
    picture = repr(value) if not isinstance(value, str) else f"“{value}”"
    return picture if len(picture) <= 60 else picture[:57] + "..."
