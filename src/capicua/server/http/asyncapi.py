"""The AsyncAPI 3 description of the socket, generated from the records that encode its frames."""

from __future__ import annotations

import inspect
import types
import typing
from functools import cache
from typing import Any, Final

import msgspec

from capicua import __version__
from capicua.api import models, scoresheet_models
from capicua.api.hall import (
    accounts,
    clubs,
    lobby,
    moderation,
    notices,
    people,
    profiles,
    tournaments,
)
from capicua.api.study import (
    analysis,
    comparison,
    drills,
    hands,
    lessons,
    positions,
    puzzles,
    reviews,
    solitaire_deals,
    studies,
    trains,
)
from capicua.api.tables import Summary
from capicua.learn import study
from capicua.review import tile_chances
from capicua.server.http.sockets import table_socket
from capicua.server.tables.table_actor import NO_DATABASE, RESYNC
from capicua.server.tables.table_registry import COME_BACK
from capicua.table import empty_sheet
from capicua.table.frames import protocol

_SINCE: Final = {
    "type": "integer",
    "description": "The last version of the table that the browser has; replaces the hello frame.",
}
FRAMES_REF: Final = "#/components/schemas/{name}"
CLOSE_CODES: Final = {
    COME_BACK: "The server is restarting: reconnect in a few seconds.",
    RESYNC: "Reconnect and send hello; this is not an error.",
    NO_DATABASE: "The server cannot write at the moment: reconnect in a few seconds.",
    table_socket.BAD_FRAMES: "A frame does not follow this protocol.",
    table_socket.NOT_HERE: "The client has not entered the table, or the person has left it.",
    table_socket.SILENT: "The client was silent for too long.",
    table_socket.TOO_FAST: "The client far exceeded the rate limit.",
}


def members(union: Any) -> list[type[msgspec.Struct]]:
    """Return the record types in a union of frames."""
    return [kind for kind in typing.get_args(union) if not isinstance(kind, types.NoneType)]


def _schemas(
    kinds: list[type[msgspec.Struct]], ref_template: str
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """Return the references and schemas of records; descriptions are docstrings without indent.

    msgspec before 0.23 leaves the indent of all lines but the first.
    """
    refs, schemas = msgspec.json.schema_components(kinds, ref_template=ref_template)
    for schema in schemas.values():
        if "description" in schema:
            schema["description"] = inspect.cleandoc(schema["description"])
    return refs, schemas


def description() -> dict[str, Any]:
    """Return the whole description."""
    sent, received = members(protocol.ClientFrame), members(protocol.ServerFrame)
    _, schemas = _schemas([*sent, *received], FRAMES_REF)
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
    """Return the whole description as JSON."""
    return msgspec.json.encode(description())


def _operation(action: str, kinds: list[type[msgspec.Struct]]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{kind.__name__}"} for kind in kinds],
    }


def client_schema() -> dict[str, Any]:
    """Return every frame and every body as JSON Schema; the client's types are made from it."""
    bodies = [
        kind
        for module in (
            models,
            scoresheet_models,
            comparison,
            reviews,
            analysis,
            tile_chances,
            positions,
            puzzles,
            solitaire_deals,
            lessons,
            study,
            studies,
            lobby,
            trains,
            hands,
            drills,
            empty_sheet,
            accounts,
            notices,
            people,
            clubs,
            moderation,
            profiles,
            tournaments,
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
    refs, schemas = _schemas(named, "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Capicua",
        "description": "Generated by scripts/client/schema.py; do not edit.",
        "type": "object",
        "properties": {kind.__name__: ref for kind, ref in zip(named, refs, strict=True)},
        "$defs": schemas,
    }
