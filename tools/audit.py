"""Ask the registries whether anything that we ship is known to be vulnerable (``make check``).

What we ship fails the check; what only builds or tests us is named. Where no registry answers, that
is said in one line and nothing fails. What was answered is believed for a day, as long as the same
versions are meant; what was not answered, for an hour.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "audit"
LOCK = ROOT / "web" / "package-lock.json"
DAY, HOUR = 24 * 3600, 3600
PATIENCE = 60  # seconds for all that a registry is asked
# The page that describes our interface carries it along, though only the build needs it.
PACKED_TOO = {"swagger-ui-dist"}


@dataclass(frozen=True)
class Answer:
    """What a registry says: whether it did, and of what it knows a fault."""

    answered: bool
    shipped: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


NO_ANSWER = Answer(False)


# -- Python ----------------------------------------------------------------------------------------


def runtime_versions() -> dict[str, str]:
    """Return what an installed package needs to run, all the way down, with the versions here."""
    found: dict[str, str] = {}
    wanted = _needed(_dependencies(), set())
    while wanted:
        one = wanted.pop()
        name = canonicalize_name(one.name)
        try:
            there = distribution(name)
        except PackageNotFoundError:  # for another machine
            continue
        if name not in found or one.extras:
            found[name] = there.version
            wanted += _needed(there.requires or [], one.extras)
    return dict(sorted(found.items()))


def _dependencies() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needs: list[str] = project["dependencies"]
    return needs


def _needed(words: list[str], extras: set[str]) -> list[Requirement]:
    """Return those requirements that hold on this machine, and with these extras."""
    return [
        one
        for one in map(Requirement, words)
        if one.marker is None
        or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras))
    ]


def ask_for_python(versions: dict[str, str]) -> Answer:
    """Let pip-audit ask about versions of packages."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as pinned:
        pinned.writelines(f"{name}=={version}\n" for name, version in versions.items())
        pinned.flush()
        command = [sys.executable, "-m", "pip_audit", "--requirement", pinned.name, "--no-deps"]
        command += ["--disable-pip", "--progress-spinner=off", "--format=json", "--timeout=5"]
        service = os.environ.get("GIANTS_AUDIT_OSV", "")
        command += ["--vulnerability-service=osv"]
        command += [f"--osv-url={service}"] if service else []
        return read_pip_audit(_said(command))


def read_pip_audit(said: str) -> Answer:
    """Return what pip-audit has found."""
    try:
        packages: list[dict[str, Any]] = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return NO_ANSWER
    asked = [each for each in packages if "skip_reason" not in each]
    if not asked:
        return NO_ANSWER
    return Answer(
        True,
        [
            f"{each['name']} {each['version']}: {fault['id']}"
            for each in asked
            for fault in each["vulns"]
        ],
    )


# -- the client ------------------------------------------------------------------------------------


def ask_for_client() -> Answer:
    """Let npm ask about what the lock names."""
    said = _said([os.environ.get("NPM", "npm"), "--prefix", str(ROOT / "web"), "audit", "--json"])
    return read_npm_audit(said, shipped_packages(json.loads(LOCK.read_text())))


def shipped_packages(lock: dict[str, Any]) -> set[str]:
    """Return the names of what is built into the pages."""
    packages: dict[str, dict[str, Any]] = lock["packages"]
    return PACKED_TOO | {
        way.rpartition("node_modules/")[2]
        for way, what in packages.items()
        if way and not what.get("dev") and not what.get("optional")
    }


def read_npm_audit(said: str, shipped: set[str]) -> Answer:
    """Return what npm has found."""
    try:
        found: dict[str, dict[str, Any]] = json.loads(said)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        return NO_ANSWER
    faults = {name: f"{name} {what['range']}: {what['severity']}" for name, what in found.items()}
    return Answer(
        True,
        sorted(fault for name, fault in faults.items() if name in shipped),
        sorted(fault for name, fault in faults.items() if name not in shipped),
    )


# -- both ------------------------------------------------------------------------------------------


def _said(command: list[str]) -> str:
    """Return what a command prints; it fails where it finds something, and where it cannot ask."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=ROOT
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout


def remembered(what: str, ask: Callable[[], Answer]) -> Answer:
    """Ask, unless the same was asked not long ago; ``what`` says which versions are meant."""
    file = KEPT / f"{hashlib.sha256(what.encode()).hexdigest()[:32]}.json"
    try:
        kept = json.loads(file.read_text())
        answer = Answer(**kept["answer"])
        if time.time() - kept["at"] < (DAY if answer.answered else HOUR):
            return answer
    except (OSError, ValueError, KeyError, TypeError):
        pass
    answer = ask()
    KEPT.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"at": time.time(), "answer": asdict(answer)}))
    return answer


def main() -> int:
    """Ask both registries at once; return 1 if something that we ship is known to be vulnerable."""
    versions = runtime_versions()
    service = os.environ.get("GIANTS_AUDIT_OSV", "") + os.environ.get("NPM_CONFIG_REGISTRY", "")
    with ThreadPoolExecutor() as both:
        python = both.submit(
            remembered, f"python {service} {versions}", lambda: ask_for_python(versions)
        )
        client = both.submit(remembered, f"client {service} {LOCK.read_text()}", ask_for_client)
        answers = {"pip-audit": python.result(), "npm audit": client.result()}
    for name, answer in answers.items():
        if not answer.answered:
            print(f"{name}: no registry answers, so nothing was checked")
        for fault in answer.others:
            print(f"{name}: {fault} (it only builds or tests us)")
        for fault in answer.shipped:
            print(f"{name}: {fault}")
        if answer.answered and not answer.shipped:
            print(f"{name}: no fault is known of what we ship")
    return 1 if any(answer.shipped for answer in answers.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
