"""Write ``web/src/zones.json``: the zones of a view and the direction of each frame, for the web
client's types. The surrounding records are in ``schema.json`` (``scripts/client/schema.py``).

``python scripts/client/zones.py`` writes it; ``--check`` only reports whether it is up to date.
Zones are described as ``Zone.as_data`` writes them, without empty fields.
"""

from __future__ import annotations

import json
import sys
import types
import typing
from collections.abc import Iterable
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from typing import Any, Literal

from capicua.core import zones
from capicua.core.messages import Message
from capicua.table.frames import protocol

FILE = Path(__file__).parents[2] / "web" / "src" / "zones.json"


def zone_schema(kind: type) -> dict[str, Any]:
    """Return the schema of a zone, or of a part of one, as plain data."""
    hints = typing.get_type_hints(kind)
    parts: dict[str, Any] = {}
    required = []
    if issubclass(kind, zones.Zone):
        parts["zone"] = {"const": kind.__name__.lower()}
        required.append("zone")
    for part in fields(kind):
        parts[part.name] = value_schema(hints[part.name])
        has_default = part.default is not MISSING or part.default_factory is not MISSING
        if hints[part.name] is int and not has_default:
            required.append(part.name)
    return {
        "description": (kind.__doc__ or "").strip(),
        "type": "object",
        "properties": parts,
        "required": required,
        "additionalProperties": False,
    }


def value_schema(hint: Any) -> dict[str, Any]:
    """Return the schema of a zone's field."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint is int or hint is str:
        return {"type": "integer" if hint is int else "string"}
    if hint is bool:
        return {"type": "boolean"}
    if hint is Message:
        return {"$ref": "#/$defs/Text"}
    if is_dataclass(hint):
        return {"$ref": f"#/$defs/{hint.__name__}"}
    if origin is Literal:
        return {"enum": [value for value in inner if value]}
    if origin in (types.UnionType, typing.Union):
        return value_schema(next(part for part in inner if part is not types.NoneType))
    if origin is list:
        return {"type": "array", "items": value_schema(inner[0])}
    if origin is tuple:
        items = [value_schema(part) for part in inner]
        return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
    raise TypeError(f"{hint!r} is not allowed in a zone")


def union(kinds: Iterable[type]) -> dict[str, Any]:
    """Return a schema that accepts any of these records."""
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]}


def text() -> str:
    """Return the contents of the file."""
    kinds = [item for item in vars(zones).values() if is_dataclass(item) and item is not zones.Zone]
    found = {kind.__name__: zone_schema(kind) for kind in kinds}
    found["Zone"] = union(kind for kind in kinds if issubclass(kind, zones.Zone))
    found["ClientFrame"] = union(typing.get_args(protocol.ClientFrame))
    found["ServerFrame"] = union(typing.get_args(protocol.ServerFrame))
    return json.dumps({"$defs": found}, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write or check the file; return the exit status."""
    if "--check" not in arguments:
        FILE.write_text(text(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text():
        print(f"{FILE.name} does not match core/zones.py: run scripts/client/zones.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
