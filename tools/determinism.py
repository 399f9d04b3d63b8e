"""Refuse what could make two runs of one game differ: clock, chance, I/O, the order of sets.

Seed and choices must give the same game on any machine, so the kernel and the games may draw chance
only from their own Rng and may not walk a set, whose order changes with the process.
The check reads syntax, not types: it knows a set by its literal, its call or its annotation.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

CHECKED: Final = ("src/giantstable/kernel", "src/giantstable/games", "examples")
# The rooms of a game that may talk to the world: its screens, commands, ways and measurements.
OUTSIDE: Final = ("terminal", "commands", "server", "bench.py", "balance.py")

_CLOCK: Final = "the clock"
_CHANCE: Final = "chance outside the game's own Rng"
_IO: Final = "I/O"

# A dotted name forbids itself and all below it.
FORBIDDEN_NAMES: Final = {
    **dict.fromkeys(("calendar", "datetime", "sched", "time", "zoneinfo"), _CLOCK),
    **dict.fromkeys(("numpy", "random", "secrets", "uuid"), _CHANCE),
    **dict.fromkeys(
        (
            *("asyncio", "concurrent", "fileinput", "glob", "http", "importlib", "io", "logging"),
            *("multiprocessing", "os", "pathlib", "pickle", "shutil", "signal", "socket"),
            *("sqlite3", "subprocess", "sys.argv", "sys.stderr", "sys.stdin", "sys.stdout"),
            *("tempfile", "threading", "urllib"),
        ),
        _IO,
    ),
}
FORBIDDEN_CALLS: Final = {
    **dict.fromkeys(("__import__", "breakpoint", "input", "open", "print"), _IO),
    "hash": "differs from process to process",
    "id": "differs from run to run",
}

_SET_TYPES: Final = frozenset({"AbstractSet", "FrozenSet", "MutableSet", "Set", "frozenset", "set"})
_SET_METHODS: Final = frozenset(
    {"copy", "difference", "intersection", "symmetric_difference", "union"}
)
_SET_OPERATORS: Final = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.Sub)
# What these return does not depend on the order they read in, unless a key leaves ties.
_ORDER_FREE: Final = frozenset(
    {"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"}
)
_ORDER_KEEPING: Final = frozenset(
    {"deque", "dict.fromkeys", "enumerate", "filter", "iter", "list", "map", "tuple", "zip"}
)


@dataclass(frozen=True, order=True)
class Finding:
    """One forbidden thing at one place."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        """The form editors jump to."""
        return f"{self.file}:{self.line}: {self.what}"


@dataclass(frozen=True)
class Known:
    """Attributes and functions that annotations, in any checked file, say are or return sets."""

    attributes: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()


@dataclass
class _Scope:
    """The names that hold sets in one function, class or module."""

    sets: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)


def dotted(node: ast.expr) -> str:
    """`a.b.c` as written, or nothing when it is not a plain chain of names."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        head = dotted(node.value)
        return f"{head}.{node.attr}" if head else ""
    return ""


def is_set_type(annotation: ast.expr | None) -> bool:
    """Whether an annotation names a set, by itself or in a union."""
    match annotation:
        case ast.Constant(value=str(text)):
            return is_set_type(ast.parse(text, mode="eval").body)
        case ast.Name() | ast.Attribute():
            return dotted(annotation).rpartition(".")[2] in _SET_TYPES
        case ast.Subscript(value=head, slice=inner):
            name = dotted(head).rpartition(".")[2]
            # Final[set[int]], ClassVar[set[int]] and Optional[set[int]] are sets as well.
            return name in _SET_TYPES or (
                name in {"ClassVar", "Final", "Optional"} and is_set_type(inner)
            )
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return is_set_type(left) or is_set_type(right)
    return False


def _annotations(tree: ast.Module) -> Iterator[tuple[str, str, bool]]:
    """Each annotated attribute and function of a module: kind, name, whether it is a set."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield "function", node.name, is_set_type(node.returns)
        elif isinstance(node, ast.ClassDef):
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    yield "attribute", line.target.id, is_set_type(line.annotation)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            yield "attribute", node.target.attr, is_set_type(node.annotation)


def learn(trees: Iterable[ast.Module]) -> Known:
    """What annotations tell about sets. A name that is a set here and no set there is left out."""
    said: dict[tuple[str, str], set[bool]] = {}
    for tree in trees:
        for kind, name, is_set in _annotations(tree):
            said.setdefault((kind, name), set()).add(is_set)
    sure = {key for key, answers in said.items() if answers == {True}}
    return Known(
        frozenset(name for kind, name in sure if kind == "attribute"),
        frozenset(name for kind, name in sure if kind == "function"),
    )


class _Reader(ast.NodeVisitor):
    """Walks one module and notes what is forbidden."""

    def __init__(self, file: str, known: Known) -> None:
        self.file = file
        self.known = known
        self.scopes: list[_Scope] = []
        self.findings: list[Finding] = []
        self.order_free: set[ast.expr] = set()

    def note(self, node: ast.expr | ast.stmt, what: str) -> None:
        self.findings.append(Finding(self.file, node.lineno, what))

    # Names: what is a set here.

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return self.name_is_set(name)
            case ast.Attribute(attr=name):
                return name in self.known.attributes
            case ast.NamedExpr(value=value):
                return self.is_set(value)
            case ast.IfExp(body=body, orelse=orelse):
                return self.is_set(body) or self.is_set(orelse)
            case ast.BoolOp(values=values):
                return any(self.is_set(value) for value in values)
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _SET_OPERATORS):
                return self.acts_as_set(left) or self.acts_as_set(right)
            case ast.Call(func=ast.Name(id="set" | "frozenset")):
                return True
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                if name in _SET_METHODS and self.is_set(value):
                    return True
                return name in self.known.functions
            case ast.Call(func=ast.Name(id=name)):
                return name in self.known.functions
        return False

    def acts_as_set(self, node: ast.expr) -> bool:
        """A set, or the keys of a dict, which an operator turns into one."""
        match node:
            case ast.Call(func=ast.Attribute(attr="keys" | "items"), args=[]):
                return True
        return self.is_set(node)

    def name_is_set(self, name: str) -> bool:
        for scope in reversed(self.scopes):
            if name in scope.sets:
                return True
            if name in scope.others:
                return False
        return False

    def bind(self, target: ast.expr, is_set: bool) -> None:
        if isinstance(target, ast.Name):
            scope = self.scopes[-1]
            (scope.sets if is_set else scope.others).add(target.id)

    def enter(self, body: Sequence[ast.stmt], arguments: ast.arguments | None = None) -> None:
        """A new scope: first its names, wherever they are bound, then its statements."""
        self.scopes.append(_Scope())
        if arguments is not None:
            for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                self.bind(ast.Name(a.arg), is_set_type(a.annotation))
        for statement in body:
            for node in _own_nodes(statement):
                if isinstance(node, ast.AnnAssign):
                    inferred = node.value is not None and self.is_set(node.value)
                    bare = dotted(node.annotation).rpartition(".")[2] == "Final"
                    self.bind(node.target, is_set_type(node.annotation) or (bare and inferred))
                elif isinstance(node, ast.Assign):
                    for target in node.targets:
                        self.bind(target, self.is_set(node.value))
                elif isinstance(node, ast.NamedExpr):
                    self.bind(node.target, self.is_set(node.value))
                elif isinstance(node, ast.For | ast.comprehension):
                    for name in ast.walk(node.target):
                        if isinstance(name, ast.Name):
                            self.bind(name, False)
        for statement in body:
            self.visit(statement)
        self.scopes.pop()

    def visit_Module(self, node: ast.Module) -> None:
        self.enter(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for outside in (*node.decorator_list, *node.bases):
            self.visit(outside)
        self.enter(node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for outside in (*node.decorator_list, node.args):
            self.visit(outside)
        self.enter(node.body, node.args)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    # Clock, chance, I/O.

    def forbid_name(self, node: ast.expr | ast.stmt, name: str) -> None:
        for forbidden, why in FORBIDDEN_NAMES.items():
            if name == forbidden or name.startswith(f"{forbidden}."):
                self.note(node, f"{name}: {why}")

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.forbid_name(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if not node.level:
            for alias in node.names:
                self.forbid_name(node, f"{node.module}.{alias.name}")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        # A module that is forbidden whole is caught at its import; sys is forbidden in parts.
        if isinstance(node.value, ast.Name) and node.value.id == "sys":
            self.forbid_name(node, dotted(node))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = dotted(node.func)
        if name in FORBIDDEN_CALLS:
            self.note(node, f"{name}(): {FORBIDDEN_CALLS[name]}")
        with_key = any(keyword.arg == "key" for keyword in node.keywords)
        if name in _ORDER_FREE and not with_key:
            self.order_free.update(node.args)
        elif name in _ORDER_FREE or name in _ORDER_KEEPING:
            for argument in node.args:
                self.forbid_walk(argument, f"{name}(..., key=...)" if with_key else f"{name}()")
        elif isinstance(node.func, ast.Attribute):
            self.forbid_method(node.func, node.args)
        self.generic_visit(node)

    def forbid_method(self, method: ast.Attribute, arguments: Sequence[ast.expr]) -> None:
        if method.attr == "pop" and not arguments and self.is_set(method.value):
            self.note(method, "pop() takes any member of a set")
        elif method.attr in {"extend", "join"}:
            for argument in arguments:
                self.forbid_walk(argument, f"{method.attr}()")

    # The order of sets.

    def forbid_walk(self, walked: ast.expr, where: str) -> None:
        if self.is_set(walked):
            self.note(walked, f"{where} walks a set: sort it first")

    def visit_For(self, node: ast.For) -> None:
        self.forbid_walk(node.iter, "for")
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self.forbid_walk(node.value, "*")
        self.generic_visit(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> None:
        self.forbid_walk(node.value, "yield from")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Tuple | ast.List) for target in node.targets):
            self.forbid_walk(node.value, "unpacking")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add):
            self.forbid_walk(node.value, "+=")
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp | ast.GeneratorExp | ast.DictComp) -> None:
        # Nobody sees the order when the whole goes straight into any(), sum(), sorted() ...
        if node not in self.order_free:
            for part in node.generators:
                self.forbid_walk(part.iter, "comprehension")
        self.generic_visit(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self.visit_ListComp(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self.visit_ListComp(node)


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all in it that belongs to the same scope, in reading order."""
    yield node
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        for child in ast.iter_child_nodes(node):
            yield from _own_nodes(child)


def check(sources: Iterable[tuple[str, str]]) -> list[Finding]:
    """All findings in (file name, source) pairs that are read together."""
    trees = [(file, ast.parse(source, file)) for file, source in sources]
    known = learn(tree for _, tree in trees)
    findings: set[Finding] = set()
    for file, tree in trees:
        reader = _Reader(file, known)
        reader.visit(tree)
        findings.update(reader.findings)
    return sorted(findings)


def is_outside(file: Path, games: Path) -> bool:
    """Whether a file lies in a room of a game that may talk to the world: NAME/ROOM/..."""
    room = file.relative_to(games).parts[1:2]
    return bool(room) and room[0] in OUTSIDE


def main(arguments: Sequence[str]) -> int:
    """Check the directories given, or the kernel and all games; print and count what is found."""
    roots = [Path(argument) for argument in arguments or CHECKED]
    for root in roots:
        if not root.is_dir():
            print(f"There is no directory {root} to check.", file=sys.stderr)
            return 2
    files = sorted(
        file for root in roots for file in root.rglob("*.py") if not is_outside(file, root)
    )
    findings = check((str(file), file.read_text(encoding="utf-8")) for file in files)
    for finding in findings:
        print(finding)
    if not findings:
        print(f"Deterministic: {len(files)} files.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
