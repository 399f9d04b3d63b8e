"""What goes through push services: sealed for one browser (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes, the size of the one record there is
PADDED: Final = 512  # bytes: how long a name is stays between us and the browser
LAST: Final = b"\x02"  # ends the text of the last record; zeros follow
HOURS: Final = 12  # for which a signature holds; a day at most


def to_text(data: bytes) -> str:
    """Return bytes as base64url without padding, as browsers and tokens write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """Read them; raise ValueError where they are none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as its 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public(data: bytes) -> ec.EllipticCurvePublicKey:
    """Read a public key; raise ValueError where it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def new_secret() -> bytes:
    """Return the secret half of a new pair of keys."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return number.to_bytes(32, "big")


def sealed(
    text: bytes,
    browser: bytes,
    auth: bytes,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """Return a text that only the browser with these keys can read; in one record."""
    ours = ours or ec.generate_private_key(CURVE)  # a fresh one for each message
    salt = salt or os.urandom(16)
    sender = public_bytes(ours.public_key())
    secret = ours.exchange(ec.ECDH(), read_public(browser))
    shared = _derived(secret, auth, b"WebPush: info\0" + browser + sender, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    plain = (text + LAST).ljust(padded, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, plain, b"")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Signet:
    """The host's own key: push services deliver only what it signs."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.public = to_text(public_bytes(self._key.public_key()))
        self.contact = contact

    def authorization(self, origin: str, seconds: int) -> str:
        """Return the header by which a push service knows us; ``seconds`` is now."""
        claims: dict[str, object] = {"aud": origin, "exp": seconds + HOURS * 3600}
        if self.contact:
            claims["sub"] = self.contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        token = ".".join(to_text(orjson.dumps(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={token}.{signature}, k={self.public}"
