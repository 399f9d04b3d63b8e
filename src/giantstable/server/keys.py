"""Keys and tokens: unguessable, and kept only as hashes."""

from __future__ import annotations

import hashlib
import re
import secrets

from giantstable.kernel.rng import SEALED


def new_key() -> str:
    """Return a fresh key of 256 bits, fit for a cookie or a link."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Return the name of a new table: whoever knows it may watch, so it cannot be guessed."""
    return secrets.token_urlsafe(16)


def is_table_id(name: str) -> bool:
    """Return whether a table could be named so."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", name) is not None


def new_seed() -> str:
    """Return the seed of a new game: of a stream that nobody can foresee from its dice."""
    return SEALED + secrets.token_hex(16)


def hashed(key: str) -> bytes:
    """Return what the database keeps of a key. Keys are random: no salt is needed."""
    return hashlib.sha256(key.encode()).digest()
