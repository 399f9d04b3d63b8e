"""What hosts are given runs: the image's own commands, step by step, without a container engine."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import yaml

from giantstable.cli.admin import admin

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
PATIENCE = 60.0


def instructions(name: str) -> list[str]:
    """Return what follows an instruction of the Dockerfile, wherever it stands."""
    return re.findall(rf"^{name} +(.*)$", DOCKERFILE, re.MULTILINE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_what_the_image_copies_is_there() -> None:
    for words in instructions("COPY"):
        if "--from" not in words:
            *sources, _ = words.split()
            assert sources
            for source in sources:
                assert (ROOT / source).exists(), source


def test_the_image_runs_without_rights() -> None:
    assert instructions("USER") == ["giants"]
    assert DOCKERFILE.index("USER giants") < DOCKERFILE.index("\nCMD ")


def test_the_image_serves_is_well_and_writes_to_its_folder_alone(tmp_path: Path) -> None:
    """Run the image's command and its look at its health where all but one folder is read-only."""
    [command] = instructions("CMD")
    [health] = re.findall(r"^HEALTHCHECK .*?CMD (.*)$", DOCKERFILE, re.MULTILINE)
    port = str(free_port())
    words = [word.replace("8000", port) for word in json.loads(command)]
    program = Path(sys.executable).with_name(words[0])
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    for folder in (data, elsewhere):
        folder.mkdir()
    elsewhere.chmod(stat.S_IRUSR | stat.S_IXUSR)
    variables = dict(pair.split("=") for pair in instructions("ENV")[0].split())
    assert variables["GIANTS_HOME"] == instructions("VOLUME")[0]
    environment = {**os.environ, **variables, "GIANTS_HOME": str(data), "HOME": str(elsewhere)}
    server = subprocess.Popen(
        [str(program), *words[1:]],
        cwd=elsewhere,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert port in server.stdout.readline()
        looked = [sys.executable, *[word.replace("8000", port) for word in json.loads(health)[1:]]]
        until = time.monotonic() + PATIENCE
        while subprocess.run(looked, stderr=subprocess.DEVNULL, check=False).returncode:
            assert server.poll() is None
            assert time.monotonic() < until
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.communicate()
    assert [path.name for path in data.iterdir()] == ["tables.db"]
    assert not any(elsewhere.iterdir())
    assert subprocess.run(looked, stderr=subprocess.DEVNULL, check=False).returncode != 0


def test_the_workers_share_a_database_behind_one_proxy() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = told["services"]
    workers = [name for name in services if name.startswith("worker")]
    assert len(workers) == 2
    proxied = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name in workers:
        worker = services[name]
        assert (DEPLOY / worker["build"]["context"] / worker["build"]["dockerfile"]).is_file()
        assert worker["read_only"]
        assert "ports" not in worker
        assert "@database/" in worker["environment"]["GIANTS_DATABASE_URL"]
        assert f"{name}:8000" in proxied
    for volume in services["proxy"]["volumes"]:
        if volume.startswith("."):
            assert (DEPLOY / volume.split(":")[0]).is_file()


def test_the_page_for_hosts_names_commands_and_files_that_there_are() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    known = {command.name for command in admin.registered_commands}
    named = set(re.findall(r"giants admin ([a-z]+)", page))
    assert named <= known
    assert {"save", "load", "check", "tidy", "export"} <= named
    for file in re.findall(r"deploy/[\w.]+", page):
        assert (ROOT / file).is_file() or file == "deploy/.env", file
    unit = (DEPLOY / "giantstable.service").read_text(encoding="utf-8")
    assert "giants serve --host 127.0.0.1 --port 8000 --no-open" in unit
