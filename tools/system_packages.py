"""Install what the tests need and this machine lacks: Chromium and PostgreSQL, from Debian.

Nothing is installed that is there, and nothing where it would take a password. What cannot be had
is said in one sentence, and the tests that need it are skipped with the same words.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOG: Final = ROOT / "build" / "apt.log"
# The one without windows first: it spends a fourteenth less on the same pages.
CHROMIUMS: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome-stable", "google-chrome"),
)
# Containers have a small /dev/shm, and a page bigger than that would crash. And Debian lets the
# graphics card fill shapes: where there is none, a program that plays one would.
PLAINLY: Final = ("--disable-dev-shm-usage", "--disable-gpu-rasterization")
# Debian keeps the server's own programs out of the PATH, one folder a version.
POSTGRESQLS: Final = Path("/usr/lib/postgresql")


def chromium() -> Path | None:
    """Return the browser that the tests drive."""
    for name in CHROMIUMS:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return None


def postgresql() -> Path | None:
    """Return the folder of PostgreSQL's server programs, of the newest version there is."""
    versions = [initdb.parent for initdb in POSTGRESQLS.glob("*/bin/initdb")]
    if versions:
        return max(versions, key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found is not None else None


@dataclass(frozen=True)
class Need:
    """One thing the tests need, and the packages it comes in."""

    name: str
    packages: tuple[str, ...]
    find: Callable[[], Path | None]
    skipped: str

    def lack(self) -> str:
        """Return what is said where it is missing."""
        return (
            f"There is no {self.name} here, so {self.skipped} are skipped; "
            f"it comes with: apt-get install {' '.join(self.packages)}"
        )


NEEDS: Final = {
    # The client brings its own letters. A browser still wants one font for all other signs.
    "chromium": Need(
        "Chromium",
        ("chromium-headless-shell", "fonts-dejavu-core"),
        chromium,
        "the browser tests",
    ),
    "postgresql": Need("PostgreSQL", ("postgresql",), postgresql, "the tests on PostgreSQL"),
}


def as_root() -> list[str] | None:
    """Return what must stand before a command of root's; None where we cannot be root."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo is not None and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode:
        return None
    return [sudo, "-n"] if sudo is not None else None


def apt_get(before: list[str], *arguments: str) -> bool:
    """Run apt-get into the log, and show on a terminal what it is at."""
    command = [
        *(*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", "--yes"),
        *("-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=300", *arguments),
    ]
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with (
        LOG.open("a", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as running,
    ):
        assert running.stdout is not None
        for line in running.stdout:
            log.write(line)
            if sys.stdout.isatty():
                sys.stdout.write(f"\r\033[K  {line.strip()[:76]}")
                sys.stdout.flush()
    if sys.stdout.isatty():
        sys.stdout.write("\r\033[K")
    return running.returncode == 0


def install(packages: Sequence[str], before: list[str]) -> bool:
    """Install packages; the lists of packages are fetched only if the old ones do not serve."""
    wanted = ("install", "--no-install-recommends", *packages)
    return apt_get(before, *wanted) or (apt_get(before, "update") and apt_get(before, *wanted))


def main(arguments: Sequence[str]) -> int:
    """Install what is missing. It is no error if that cannot be: tests are skipped then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("needs", nargs="*", choices=[*NEEDS, []], metavar="|".join(NEEDS))
    parser.add_argument("--dry-run", action="store_true", help="only say what is missing")
    chosen = parser.parse_args(arguments)
    missing = [NEEDS[name] for name in chosen.needs or NEEDS if NEEDS[name].find() is None]
    if not missing:
        return 0
    packages = [package for need in missing for package in need.packages]
    before = as_root() if shutil.which("apt-get") is not None else None
    if chosen.dry_run or before is None:
        for need in missing:
            print(need.lack())
        return 0
    print(f"Installing {', '.join(packages)} with apt-get, once (minutes) ...", flush=True)
    began = time.monotonic()
    if install(packages, before):
        print(f"  done in {time.monotonic() - began:.0f} s")
    else:
        print(f"  apt-get could not; why is at the end of {os.path.relpath(LOG)}")
    for need in missing:
        if need.find() is None:
            print(need.lack())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
