"""The built web client, read once and kept ready, zipped for those who take it so."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from giantstable.server.refusals import Refused

ZIPPED = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
)
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ change with their content

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class ClientFile:
    """One file of the client."""

    def __init__(self, name: str, body: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
        self.body = body
        self.zipped = gzip.compress(body, 9, mtime=0) if kind.startswith(ZIPPED) else None
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.cache = FOREVER if name.startswith("assets/") else "no-cache"

    def response(self, request: Request) -> Response:
        """Return the file, or that it has not changed."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.zipped
        return Response(body, headers=headers, media_type=self.kind)


class ClientFiles:
    """All files of the client. A way that is no file is a page of the client."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, ClientFile] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                name = path.relative_to(folder).as_posix()
                if path.is_file() and not name.startswith("."):
                    self.files[name] = ClientFile(name, path.read_bytes())

    def response(self, path: str, request: Request) -> Response:
        """Return a file by its way; index.html for a page."""
        name = path.strip("/")
        found = self.files.get(name) or self.files.get(f"{name}/index.html")
        if found is None:
            if "." in name.rpartition("/")[2] or name.startswith("assets/"):
                raise Refused("no-such-page")
            found = self.files.get("index.html")
        if found is None:
            raise Refused("no-client")
        return found.response(request)
