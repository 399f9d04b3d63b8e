"""What the tests need is installed where it is missing and may be, and never otherwise."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import system_packages

APT_GET = """#!/bin/sh
echo "$@" >> "{log}"
case "$*" in
*" update") touch "{lists}" ;;
*)
    [ -e "{lists}" ] || exit 100
    for name in chromium-headless-shell initdb; do cp "$0" "{programs}/$name"; done
    ;;
esac
"""


class Machine:
    """A machine with nothing on it but what a test puts there."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.log = folder / "apt-get"
        self.lists = folder / "lists"
        (self.programs / "env").symlink_to("/usr/bin/env")
        patch.setenv("PATH", str(self.programs))
        patch.setattr(system_packages, "POSTGRESQLS", folder / "postgresql")
        patch.setattr(system_packages, "LOG", folder / "apt.log")
        patch.setattr(os, "geteuid", lambda: 0)

    def program(self, name: str, text: str = "#!/bin/sh\n") -> None:
        (self.programs / name).write_text(text, encoding="utf-8")
        (self.programs / name).chmod(0o755)

    def apt_get(self) -> None:
        # The script copies itself, and needs the real programs for that.
        text = APT_GET.format(log=self.log, lists=self.lists, programs=self.programs)
        self.program("apt-get", text.replace("\ncase", "\nPATH=/usr/bin:/bin\ncase"))

    def asked(self) -> list[str]:
        """What apt-get was asked to do: the last words of each call."""
        if not self.log.exists():
            return []
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [line.rpartition("Timeout=300 ")[2] for line in lines]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_nothing_is_installed_where_all_is_there(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.apt_get()
    machine.program("chromium")
    machine.program("initdb")
    assert system_packages.main([]) == 0
    assert machine.asked() == []
    assert capsys.readouterr().out == ""


def test_what_is_missing_is_installed_after_fetching_the_lists(machine: Machine) -> None:
    machine.apt_get()
    assert system_packages.main([]) == 0
    install = "install --no-install-recommends chromium-headless-shell fonts-dejavu-core postgresql"
    assert machine.asked() == [install, "update", install]
    assert system_packages.chromium() == machine.programs / "chromium-headless-shell"


def test_lists_that_serve_are_not_fetched_again(machine: Machine) -> None:
    machine.apt_get()
    machine.lists.touch()
    assert system_packages.main(["postgresql"]) == 0
    assert machine.asked() == ["install --no-install-recommends postgresql"]


def test_who_is_not_root_is_told_what_is_skipped(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.apt_get()
    machine.program("initdb")
    machine.program("sudo", "#!/bin/sh\nexit 1\n")  # wants a password
    machine.patch.setattr(os, "geteuid", lambda: 1000)
    assert system_packages.main([]) == 0
    assert machine.asked() == []
    assert capsys.readouterr().out == (
        "There is no Chromium here, so the browser tests are skipped; "
        "it comes with: apt-get install chromium-headless-shell fonts-dejavu-core\n"
    )


def test_sudo_that_asks_nothing_will_do(machine: Machine) -> None:
    machine.apt_get()
    machine.lists.touch()
    machine.program("sudo", '#!/bin/sh\nshift\nPATH="$PATH:/bin:/usr/bin"\nexec "$@"\n')
    machine.patch.setattr(os, "geteuid", lambda: 1000)
    assert system_packages.main(["chromium"]) == 0
    assert machine.asked() == [
        "install --no-install-recommends chromium-headless-shell fonts-dejavu-core"
    ]


def test_a_machine_without_apt_get_is_left_alone(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert system_packages.main(["postgresql"]) == 0
    assert "the tests on PostgreSQL are skipped" in capsys.readouterr().out


def test_failing_to_install_is_no_error_but_said(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.program("apt-get", "#!/bin/sh\necho E: no network\nexit 100\n")
    assert system_packages.main(["chromium"]) == 0
    told = capsys.readouterr().out
    assert "apt-get could not" in told
    assert "the browser tests are skipped" in told


def test_the_newest_postgresql_is_taken(machine: Machine, tmp_path: Path) -> None:
    for version in ("9.6", "15", "17"):
        folder = tmp_path / "postgresql" / version / "bin"
        folder.mkdir(parents=True)
        (folder / "initdb").touch()
    assert system_packages.postgresql() == tmp_path / "postgresql" / "17" / "bin"
