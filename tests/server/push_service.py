"""A push service on this machine: it keeps what it gets, and its browsers can read it."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any, Self

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from giantstable.server.sealing import from_text, public_bytes, read_public, to_text
from tests.server.guests import Guest

PATIENCE = 30.0


class PushService:
    """Takes messages at /BROWSER; answers as the test wishes."""

    def __init__(self) -> None:
        self.status = 201
        self.heard: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.let_in = threading.Event()
        self.let_in.set()
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.heard.put((self.path, headers, body))
                service.let_in.wait(PATIENCE)
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self._thread = threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.let_in.set()
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        """Wait for the next message."""
        return self.heard.get(timeout=PATIENCE)


class Browser:
    """A browser that has subscribed, and its keys."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service = service
        self.endpoint = f"{service.address}/{name}"
        self.path = f"/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes of"

    def subscription(self, language: str = "en") -> dict[str, str]:
        """Return what the page hands to the server."""
        public = public_bytes(self.key.public_key())
        return {
            "endpoint": self.endpoint,
            "p256dh": to_text(public),
            "auth": to_text(self.auth),
            "language": language,
        }

    def of(self, guest: Guest, language: str = "en") -> Self:
        """Be a guest's, and let them be told."""
        assert guest.put("/api/me/push", **self.subscription(language))["told"]
        return self

    def reads(self, message: tuple[str, dict[str, str], bytes]) -> Any:
        """Open a message as RFC 8291 says; whatever is for another cannot be read."""
        path, headers, body = message
        assert path == self.path
        assert headers["content-encoding"] == "aes128gcm"
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, cipher = body[21 : 21 + length], body[21 + length :]
        assert len(cipher) <= size
        secret = self.key.exchange(ec.ECDH(), read_public(sender))
        info = b"WebPush: info\0" + public_bytes(self.key.public_key()) + sender
        shared = _derived(secret, self.auth, info, 32)
        key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, cipher, b"").rstrip(b"\0")
        assert plain[-1:] == b"\x02", "the last record"
        return json.loads(plain[:-1])


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def signed_by(headers: dict[str, str], public: str) -> dict[str, Any]:
    """Return the claims of a message if a key has signed them, as RFC 8292 says."""
    scheme, _, rest = headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", public)
    token, _, signature = given["t"].rpartition(".")
    raw = from_text(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    try:
        read_public(from_text(public)).verify(
            encode_dss_signature(r, s), token.encode(), ec.ECDSA(SHA256())
        )
    except InvalidSignature:
        raise AssertionError("another has signed") from None
    head, claims = (json.loads(from_text(part)) for part in token.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)
