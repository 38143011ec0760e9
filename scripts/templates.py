"""Write the English messages as templates, next to the Fluent files of a folder.

    python scripts/templates.py FOLDER

``setup.py`` runs this for every wheel. A checkout has no templates, so they cannot be out of date.
``capicua.render.templates`` reads them and describes their format.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

USUAL_PLACES = 3
"""Maximum number of decimal places of a number without options."""


def write(folder: Path) -> int:
    """Write the templates of every Fluent file in a folder; return the number of files."""
    files = sorted(folder.rglob("strings.en.ftl"))
    for file in files:
        data = json.dumps(parsed(file.read_text(encoding="utf-8")), ensure_ascii=False)
        file.with_suffix(".json").write_text(data + "\n", encoding="utf-8")
    return len(files)


def parsed(source: str) -> dict[str, dict[str, Any]]:
    """Return the messages of a Fluent file.

    Raise ``ValueError`` for constructs that templates do not support.
    """
    found = {}
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.Message):
            entry = {} if item.value is None else {"": _pattern(item.value)}
            found[item.id.name] = entry | {a.id.name: _pattern(a.value) for a in item.attributes}
        elif not isinstance(item, ast.BaseComment):
            raise ValueError(f"templates do not support: {item!r}")
    return found


def _pattern(pattern: Any) -> Any:
    parts = [_part(element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(element: Any) -> Any:
    kind = type(element).__name__
    if kind == "TextElement":
        return element.value
    if kind == "Placeable":
        return _part(element.expression)
    if kind == "StringLiteral":
        return element.parse()["value"]
    if kind == "VariableReference":
        return ["$", element.id.name]
    if kind == "MessageReference" and element.attribute is None:
        return ["&", element.id.name]
    if kind == "FunctionReference" and element.id.name == "NUMBER":
        return _number(element.arguments)
    if kind == "SelectExpression":
        cases = {_key(variant.key): _pattern(variant.value) for variant in element.variants}
        default = next(_key(variant.key) for variant in element.variants if variant.default)
        return ["?", [_part(element.selector)], default, cases]
    raise ValueError(f"templates do not support: {element!r}")


def _number(arguments: Any) -> list[Any]:
    options = {item.name.name: item.value.value for item in arguments.named}
    low = int(options.pop("minimumFractionDigits", 0))
    high = max(low, int(options.pop("maximumFractionDigits", USUAL_PLACES)))
    groups = options.pop("useGrouping", "1") not in ("0", "false")
    if options:
        raise ValueError(f"templates do not support NUMBER with {', '.join(options)}")
    return ["#", arguments.positional[0].id.name, low, high, groups]


def _key(key: Any) -> str:
    return str(key.name if hasattr(key, "name") else key.value)


if __name__ == "__main__":
    print(f"{write(Path(sys.argv[1]))} template files written")
