"""Known faults of what we ship stop the check; a registry that does not answer does not."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tools import audit
from tools.audit import NO_ANSWER, Answer

REACT = {
    "id": 1, "url": "https://example.org/1", "title": "a fault", "severity": "high",
    "vulnerable_versions": ">=0", "cwe": [], "cvss": {"score": 0, "vectorString": None},
}  # fmt: skip


class Registry(ThreadingHTTPServer):
    """Answers as the services do that pip-audit and npm ask; it knows what it is told to know."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Desk)
        self.python: dict[str, str] = {}
        self.client: list[str] = []
        self.refuses = False
        self.asked = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Desk(BaseHTTPRequestHandler):
    server: Registry

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.asked += 1
        if self.server.refuses:
            self.send_error(405)
        elif self.path == "/osv":
            name = json.loads(body)["package"]["name"]
            fault = self.server.python.get(name)
            self._say({"vulns": [_osv(name, fault)] if fault else []})
        else:
            self._say({name: [REACT] for name in self.server.client})

    def do_GET(self) -> None:
        name = unquote(self.path.strip("/"))
        self._say({"name": name, "dist-tags": {}, "versions": {}})

    def _say(self, found: dict[str, Any]) -> None:
        body = json.dumps(found).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


def _osv(name: str, fault: str) -> dict[str, Any]:
    event = {"type": "ECOSYSTEM", "events": [{"introduced": "0"}]}
    package = {"ecosystem": "PyPI", "name": name}
    return {
        "id": fault,
        "summary": "a fault",
        "affected": [{"package": package, "ranges": [event]}],
    }


@pytest.fixture
def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Registry]:
    found = Registry()
    thread = threading.Thread(target=found.serve_forever, daemon=True)
    thread.start()
    monkeypatch.setattr(audit, "KEPT", tmp_path)
    monkeypatch.setattr(audit, "runtime_versions", lambda: {"orjson": "3.11.1", "typer": "0.20.0"})
    monkeypatch.setenv("GIANTS_AUDIT_OSV", f"{found.address}/osv")
    monkeypatch.setenv("NPM_CONFIG_REGISTRY", found.address)
    yield found
    found.shutdown()
    found.server_close()
    thread.join()


def test_a_known_fault_of_what_we_ship_stops_the_check_and_is_remembered(
    registry: Registry, capsys: pytest.CaptureFixture[str]
) -> None:
    registry.python = {"orjson": "PYSEC-2026-1"}
    registry.client = ["react", "vite"]
    assert audit.main() == 1
    said = capsys.readouterr().out
    assert "pip-audit: orjson 3.11.1: PYSEC-2026-1" in said
    assert "npm audit: react" in said
    assert "(it only builds or tests us)" in said
    asked = registry.asked
    assert audit.main() == 1
    assert registry.asked == asked


def test_registries_that_refuse_stop_nothing_and_are_named_in_a_line_each(
    registry: Registry, capsys: pytest.CaptureFixture[str]
) -> None:
    registry.refuses = True
    assert audit.main() == 0
    assert capsys.readouterr().out.splitlines() == [
        "pip-audit: no registry answers, so nothing was checked",
        "npm audit: no registry answers, so nothing was checked",
    ]


def test_answers_are_believed_for_a_day_and_silence_for_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "KEPT", tmp_path)
    clock = 1_000_000.0
    monkeypatch.setattr("tools.audit.time.time", lambda: clock)
    asked: list[Answer] = []

    def ask(answer: Answer) -> Answer:
        def answers() -> Answer:
            asked.append(answer)
            return answer

        return audit.remembered("these versions", answers)

    assert ask(NO_ANSWER) == NO_ANSWER
    clock += audit.HOUR - 1
    ask(Answer(True))
    assert len(asked) == 1
    clock += 2
    assert ask(Answer(True)) == Answer(True)
    clock += audit.DAY - 1
    ask(NO_ANSWER)
    assert len(asked) == 2
    clock += 2
    assert ask(NO_ANSWER) == NO_ANSWER


def test_only_what_is_packed_counts_as_shipped() -> None:
    lock = {
        "packages": {
            "": {},
            "node_modules/react": {},
            "node_modules/vite": {"dev": True},
            "node_modules/a/node_modules/@b/c": {},
        }
    }
    assert audit.shipped_packages(lock) == {"react", "@b/c", "swagger-ui-dist"}
    versions = audit.runtime_versions()
    assert {"fastapi", "starlette", "psycopg-binary", "prometheus-client"} <= set(versions)
    assert "pytest" not in versions


@pytest.mark.parametrize(
    "said", ["", "no JSON", "[]", '{"message": "405"}', '{"dependencies": []}']
)
def test_whatever_else_is_said_is_no_answer(said: str) -> None:
    assert audit.read_pip_audit(said) == NO_ANSWER
    assert audit.read_npm_audit(said, set()) == NO_ANSWER
