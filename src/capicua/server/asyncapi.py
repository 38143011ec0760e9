"""The socket described as AsyncAPI 3, from the very records that encode and decode its frames."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any, Final

import msgspec

from capicua import __version__
from capicua.review import holding
from capicua.server import (
    attendance,
    dealing,
    forms,
    lessons,
    positions,
    puzzling,
    reviewing,
    scoreforms,
)
from capicua.server.actor import NO_DATABASE, RESYNC
from capicua.server.desk import COME_BACK
from capicua.server.routes import comparing
from capicua.server.routes.tables import Summary
from capicua.table import protocol

_SINCE: Final = {
    "type": "integer",
    "description": "The version up to which a browser knows the table, in place of a hello.",
}
FRAMES_REF: Final = "#/components/schemas/{name}"
CLOSE_CODES: Final = {
    COME_BACK: "The server is being restarted: connect again in a few seconds.",
    RESYNC: "Connect again and say hello; nothing is wrong.",
    NO_DATABASE: "The server cannot write at the moment: connect again in a few seconds.",
    attendance.BAD_FRAMES: "What was sent is not of this protocol.",
    attendance.NOT_HERE: "Enter the table first, or the seat was left.",
    attendance.SILENT: "Nothing was heard for too long.",
    attendance.TOO_FAST: "Far too many frames.",
}


def members(union: Any) -> list[type[msgspec.Struct]]:
    """The records of a union of frames."""
    return [kind for kind in typing.get_args(union) if not isinstance(kind, types.NoneType)]


def description() -> dict[str, Any]:
    """The whole description."""
    sent, received = members(protocol.ClientFrame), members(protocol.ServerFrame)
    _, schemas = msgspec.json.schema_components([*sent, *received], ref_template=FRAMES_REF)
    codes = "".join(f"\n- {code}: {meaning}" for code, meaning in CLOSE_CODES.items())
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Capicúa, the socket of a table",
            "version": __version__,
            "description": (protocol.__doc__ or "") + "\nThe server closes with:\n" + codes,
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/tables/{table}",
                "parameters": {"table": {"description": "The id of the table."}},
                "bindings": {"ws": {"query": {"type": "object", "properties": {"since": _SINCE}}}},
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"}
                    for kind in [*sent, *received]
                },
            }
        },
        "operations": {
            "ask": _operation("receive", sent),
            "tell": _operation("send", received),
        },
        "components": {
            "messages": {
                kind.__name__: {"payload": {"$ref": FRAMES_REF.format(name=kind.__name__)}}
                for kind in [*sent, *received]
            },
            "schemas": schemas,
        },
    }


@cache
def encoded() -> bytes:
    """The whole description as JSON."""
    return msgspec.json.encode(description())


def _operation(action: str, kinds: list[type[msgspec.Struct]]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }


def client_schema() -> dict[str, Any]:
    """Every frame and every body as JSON Schema, for generating the client's types."""
    bodies = [
        kind
        for module in (
            forms,
            scoreforms,
            comparing,
            reviewing,
            holding,
            positions,
            puzzling,
            dealing,
            lessons,
        )
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
    ]
    named: list[type[msgspec.Struct]] = [
        *members(protocol.ClientFrame),
        *members(protocol.ServerFrame),
        protocol.Problem,
        protocol.TablePlan,
        *bodies,
        Summary,
    ]
    refs, schemas = msgspec.json.schema_components(named, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Capicua",
        "description": "Made by scripts/schema.py; not to be edited.",
        "type": "object",
        "properties": {kind.__name__: ref for kind, ref in zip(named, refs, strict=True)},
        "$defs": schemas,
    }
