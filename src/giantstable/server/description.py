"""The description of the interface: OpenAPI, and beside it the frames of a live table.

Clients in any language can have their types made of it; ours has (``make types``).
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI
from pydantic import Field, TypeAdapter

from giantstable.server.frames import ServerFrame
from giantstable.server.wire import CLIENT_FRAME

SERVER_FRAME: TypeAdapter[ServerFrame] = TypeAdapter(
    Annotated[ServerFrame, Field(discriminator="type")]
)


class Described(FastAPI):
    """An application that describes its frames too."""

    def openapi(self) -> dict[str, Any]:
        """Return the description, made when somebody first asks for it."""
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"] |= frame_schemas()
        assert self.openapi_schema is not None
        return self.openapi_schema


def frame_schemas() -> dict[str, Any]:
    """Return the schemas of all frames, by name."""
    whole, parts = TypeAdapter.json_schemas(
        [
            ("ServerFrame", "serialization", SERVER_FRAME),
            ("ClientFrame", "validation", CLIENT_FRAME),
        ],
        ref_template="#/components/schemas/{model}",
    )
    unions = {name: schema for (name, _), schema in whole.items()}
    return {**parts["$defs"], **unions}
