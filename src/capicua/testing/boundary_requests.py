"""Requests and frames at and beyond the bounds of a server's schema.

``Boundaries`` reads the OpenAPI document of the routes, or the AsyncAPI document of the socket,
and generates values at the ends of each range, just outside it, of other types, and known to
cause trouble in databases, loops and browsers. A server may refuse any of them, but must never
fail.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

ODD_NUMBERS: Final = (0, -1, 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**70), 10**30, 1.5, "1")
ODD_TEXTS: Final = (
    *("", " ", "\0", "a\0b", "é", "\u3164", "\u202e", "a\n", "😀" * 9, "x" * 5000),
    *("../..", "%00", "'; --", "<script>", "{}", "=1+1", "\x7f", "\ufeff", "٣"),
)
ODD: Final[tuple[Any, ...]] = (None, True, [], {}, [[[]]], {"": ""}, 0, "", -0.0, 1e308)
MOST: Final = 12
"""The maximum number of entries generated for a list or a map."""


class BoundaryRequest(NamedTuple):
    """A request that may or may not conform to the schema."""

    name: str
    """The route, for example ``GET /api/games/{game}``."""
    method: str
    path: str
    body: Any = None
    headers: Mapping[str, str] = {}


class Boundaries:
    """Generates values of a schema; ``known`` maps field names to real values."""

    def __init__(
        self,
        document: Mapping[str, Any],
        known: Mapping[str, Sequence[Any]],
        seed: int = 1,
        odd: float = 0.15,
    ) -> None:
        self.document = document
        self._known = known
        self._random = random.Random(seed)
        self._odd = odd
        """The probability of a value out of bounds."""

    # -- whole requests and frames -----------------------------------------------------------------

    def operations(self) -> list[tuple[str, str, Mapping[str, Any]]]:
        """Return every route as method, path and operation object."""
        return [
            (method.upper(), path, operation)
            for path, operations in self.document["paths"].items()
            for method, operation in operations.items()
        ]

    def request(self, method: str, path: str, operation: Mapping[str, Any]) -> BoundaryRequest:
        """Return one request to a route."""
        name, query, headers = f"{method} {path}", {}, {}
        for parameter in operation.get("parameters", ()):
            value = self.value(parameter["schema"], parameter["name"])
            text = value if isinstance(value, str) else str(value)
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", quote(text, safe="") or "%20")
            elif not (parameter.get("required") or self._chance(0.5)):
                continue
            elif parameter["in"] == "header":  # clients send no others
                headers[parameter["name"]] = "".join(one for one in text if " " < one < "\x7f")
            else:
                query[parameter["name"]] = text
        contents = operation.get("requestBody", {}).get("content", {})
        body = next((self.value(content["schema"], "") for content in contents.values()), None)
        if query:
            path += "?" + urlencode(query)
        return BoundaryRequest(name, method, path, body, headers)

    def frame(self, kind: str) -> Any:
        """Return one frame of a kind named in the socket's schema."""
        return self.value(self.document["components"]["messages"][kind]["payload"], "")

    # -- values ------------------------------------------------------------------------------------

    def value(self, schema: Mapping[str, Any], name: str) -> Any:
        """Return a value of a schema, or one that slightly violates it."""
        if "$ref" in schema:
            return self.value(self._found(schema["$ref"]), name)
        if self._chance(self._odd / 4):
            return self._random.choice(ODD)
        for choices in ("oneOf", "anyOf"):
            if choices in schema:
                return self.value(self._random.choice(schema[choices]), name)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self._random.choice([*schema["enum"], schema["enum"][0]])
        kind = schema.get("type")
        if isinstance(kind, list):
            kind = self._random.choice(kind)
        if kind == "object":
            return self._map(schema)
        if kind == "array":
            return self._list(schema, name)
        if kind == "string":
            return self._text(schema, name)
        if kind in ("integer", "number"):
            return self._number(schema, name)
        return self._random.choice((True, False)) if kind == "boolean" else None

    def _found(self, ref: str) -> Mapping[str, Any]:
        found: Any = self.document
        for step in ref.removeprefix("#/").split("/"):
            found = found[step]
        return found  # type: ignore[no-any-return]

    def _chance(self, chance: float) -> bool:
        return self._random.random() < chance

    def _map(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        required = schema.get("required", ())
        made = {
            field: self.value(inner, field)
            for field, inner in schema.get("properties", {}).items()
            if (field in required and not self._chance(self._odd / 4)) or self._chance(0.5)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, Mapping):
            for _ in range(self._random.choice((0, 1, 2, MOST))):
                made[self._text(schema.get("propertyNames", {}), "")] = self.value(more, "")
        if self._chance(self._odd / 4):
            made[self._random.choice(ODD_TEXTS)] = self._random.choice(ODD)
        return made

    def _list(self, schema: Mapping[str, Any], name: str) -> list[Any]:
        low, high = schema.get("minItems", 0), schema.get("maxItems", MOST)
        counts = [low, min(high, MOST), self._random.randint(low, min(max(low, high), MOST))]
        if self._chance(self._odd):
            counts = [max(0, low - 1), high + 1 if high < 50 else MOST]
        count = self._random.choice(counts)
        return [self.value(schema.get("items", {}), name) for _ in range(count)]

    def _text(self, schema: Mapping[str, Any], name: str) -> str:
        low, high = schema.get("minLength", 0), schema.get("maxLength", 64)
        if self._chance(self._odd):
            return str(self._random.choice([*ODD_TEXTS, "a" * (high + 1)]))
        if name in self._known and self._chance(0.8):
            return str(self._random.choice(self._known[name]))
        return "a" * int(self._random.choice((low, high, min(low + 1, high))))

    def _number(self, schema: Mapping[str, Any], name: str) -> Any:
        low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 100))
        if self._chance(self._odd):
            return self._random.choice((*ODD_NUMBERS, low - 1, high + 1))
        if name in self._known and self._chance(0.8):
            return self._random.choice(self._known[name])
        return self._random.choice((low, high, min(low + 1, high), max(high - 1, low)))
