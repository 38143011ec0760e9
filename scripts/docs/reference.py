"""Reference pages of the documentation: Python modules, the HTTP API and the socket.

Everything here is generated: the Python pages from docstrings, the others from the OpenAPI and
AsyncAPI documents that the server serves.
"""

from __future__ import annotations

import json
import pkgutil
import re
import urllib.request
from collections.abc import Iterator
from typing import Any, Final

import capicua

PUBLIC: Final = {
    "capicua": "Games, rounds, views and matches",
    "capicua.catalogue": "List of games",
    "capicua.core": "The contract of a game, and the building blocks of games",
    "capicua.families": "Code shared by several games",
    "capicua.bots": "Bots and their search",
    "capicua.arena": "Bots against bots on the same deals",
    "capicua.tournament": "Tournaments: pairings, duplicate deals, standings",
    "capicua.simulation": "Simulations and comparisons",
    "capicua.review": "Advice, and reviews of finished matches",
    "capicua.notation": "Records and positions as text",
    "capicua.render": "Views as text and SVG, rule pages, translations",
    "capicua.table": "A table without input and output",
    "capicua.client": "A seat at a server, from a program",
    "capicua.research": "Environments and observations for learning",
    "capicua.testing": "The contract as checks, for your own games",
}
"""Packages whose public names are documented, in the order of the reference."""


def modules(package: str) -> list[str]:
    """Return a package and all public modules below it; nothing if it is not installed."""
    try:
        found = __import__(package, fromlist=["__path__"])
    except ImportError:
        return []
    if package == "capicua" or not hasattr(found, "__path__"):
        return [package]
    below = pkgutil.walk_packages(found.__path__, f"{package}.")
    return [package, *(each.name for each in below if "._" not in each.name)]


def python_pages() -> Iterator[tuple[str, str]]:
    """Yield the pages of the Python reference: path and text."""
    index = ["# Python API", "", f"Every public name of version {capicua.__version__}.", ""]
    for package, about in PUBLIC.items():
        found = modules(package)
        if not found:
            continue
        page = package.replace(".", "-") + ".md"
        index.append(f"- [`{package}`]({page}): {about[:1].lower()}{about[1:]}")
        lines = [f"# {package}", "", f"{about}.", ""]
        for module in found:
            heading = "" if module == package else f"## {module}\n"
            lines += [heading, f"::: {module}", ""]
        yield f"reference/python/{page}", "\n".join(lines)
    yield "reference/python/index.md", "\n".join(index) + "\n"


def undocumented() -> list[str]:
    """Return every public name of the reference without a docstring."""
    import griffe

    package = griffe.load("capicua", search_paths=["src"], allow_inspection=False)
    public = [module for name in PUBLIC for module in modules(name)]
    found = []
    for name in public:
        module = package if name == "capicua" else package[name.removeprefix("capicua.")]
        found += _without_docstring(module)
    return found


def _without_docstring(where: Any) -> Iterator[str]:
    if not where.has_docstring:
        yield where.path
    for name, member in where.members.items():
        if name.startswith("_") or member.is_alias or member.is_module or member.is_attribute:
            continue
        if member.is_function and _overrides(member):
            continue
        if member.is_class:
            yield from _without_docstring(member)
        elif not member.has_docstring:
            yield member.path


def _overrides(method: Any) -> bool:
    """Return whether a method overrides one of a base class, whose docstring applies."""
    parent = method.parent
    if not parent.is_class:
        return False
    return any(method.name in base.members for base in parent.mro())


def fetched(url: str) -> dict[str, Any]:
    """Return a JSON document from a server."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


def http_page(document: dict[str, Any]) -> str:
    """Return the HTTP page, from the OpenAPI document."""
    lines = [
        "# HTTP API",
        "",
        f"Version {document['info']['version']}, generated from the OpenAPI document that every"
        " server serves at `/schema/openapi.json`. Bodies are JSON. A refused request is answered"
        " with an object that holds a `message` (its `id` and arguments).",
        "",
    ]
    for path, operations in sorted(document["paths"].items()):
        for method, operation in operations.items():
            if isinstance(operation, dict) and "responses" in operation:
                lines += _operation(method, path, operation)
    lines += ["## Schemas", ""]
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        lines += _schema(name, schema)
    return "\n".join(lines)


def _operation(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    lines = [f"## {method.upper()} `{path}`", ""]
    said = operation.get("description") or operation.get("summary") or ""
    lines += [_plain(said), ""] if said else []
    parameters = operation.get("parameters", [])
    if parameters:
        lines += ["| parameter | in | type | required |", "|---|---|---|---|"]
        lines += [
            f"| `{one['name']}` | {one['in']} | {_type(one.get('schema', {}))}"
            f" | {'yes' if one.get('required') else 'no'} |"
            for one in parameters
        ]
        lines.append("")
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        lines += [f"Body (`{kind}`): {_type(content.get('schema', {}))}", ""]
    lines += ["| status | answer |", "|---|---|"]
    for status, answer in sorted(operation["responses"].items()):
        kinds = [
            f"{_type(content.get('schema', {}))} (`{kind}`)"
            for kind, content in answer.get("content", {}).items()
        ]
        lines.append(f"| {status} | {'; '.join(kinds) or _plain(answer.get('description', ''))} |")
    return [*lines, ""]


def socket_page(document: dict[str, Any]) -> str:
    """Return the socket page, from the AsyncAPI document."""
    channel = document["channels"]["table"]
    lines = [
        "# WebSocket API",
        "",
        f"Version {document['info']['version']}, generated from the AsyncAPI document that every"
        " server serves at `/schema/socket.json`.",
        "",
        f"Connect to `{channel['address']}`. Frames are JSON objects.",
        "",
        _plain(document["info"].get("description", ""), keep=True),
        "",
    ]
    titles = {"receive": "Frames a client sends", "send": "Frames a server sends"}
    schemas = document["components"]["schemas"]
    named = set()
    for operation in document["operations"].values():
        lines += [f"## {titles[operation['action']]}", ""]
        for message in operation["messages"]:
            name = message["$ref"].rpartition("/")[2]
            named.add(name)
            lines += _schema(name, schemas.get(name, {}))
    lines += ["## Other schemas", ""]
    for name in sorted(set(schemas) - named):
        lines += _schema(name, schemas[name])
    return "\n".join(lines)


def _schema(name: str, schema: dict[str, Any]) -> list[str]:
    lines = [f"### {name}", ""]
    if schema.get("description"):
        lines += [_plain(schema["description"]), ""]
    required = set(schema.get("required", []))
    properties = schema.get("properties", {})
    if not properties:
        return [*lines, _type(schema), ""]
    lines += ["| field | type | required | |", "|---|---|---|---|"]
    for field, kind in properties.items():
        about = _plain(kind.get("description", ""))
        lines.append(
            f"| `{field}` | {_type(kind)} | {'yes' if field in required else 'no'} | {about} |"
        )
    return [*lines, ""]


def _type(schema: dict[str, Any]) -> str:
    """Return a type in words: ``integer from 0 to 5``, ``list of Seat``, ``"me" or "open"``."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(dict.fromkeys(_type(one) for one in schema[key]))
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    kind = schema.get("type", "any value")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"map of {_type(schema['additionalProperties'])}"
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None or high is not None:
        kind += f" from {low}" if high is None else f" from {low or 0} to {high}"
    return str(kind)


def _plain(text: str, keep: bool = False) -> str:
    """Return text without docstring markup, on one line for a table unless ``keep``."""
    text = re.sub(r"``([^`]*)``", r"`\1`", text.strip())
    return text if keep else " ".join(text.split()).replace("|", "\\|")
