"""Weights of heuristic terms: read from the ``weights.json`` of a game's folder, or its family's.

The file has rows of weights by term, named by the number of seats or ``pairs``, those of Traffic
by the set (``Game.weights_row``): those ``by_hand``, and ``fitted`` ones, which take their place,
with how each was ``made`` (``training/``). A term that a row does not name weighs 0. Rows of a
game's own file take the place of those of its family.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from capicua.core.bot_interfaces import Hints

FILE: Final = "weights.json"

Rows = dict[str, dict[str, int]]
"""Weights by term, by the name of the row."""

_KNOWN: dict[tuple[type, type, str], Hints[Any]] = {}


def weighted(hints: Hints[Any], kind: type, row: str) -> Hints[Any]:
    """Return the hints of a class of games with the weights in use for a row."""
    if not hints.terms:
        return hints
    key = (kind, type(hints), row)
    if key not in _KNOWN:
        data = weights_file(kind)
        rows: Rows = {**data["by_hand"], **data["fitted"]}
        _KNOWN[key] = hints.with_weights(in_order(hints, nearest_row(rows, row)))
    return _KNOWN[key]


def weights_file(kind: type) -> dict[str, Any]:
    """Return the rows of a class of games: those of its family, and its own in their place."""
    found: dict[str, Any] = {"by_hand": {}, "fitted": {}, "made": {}}
    for each in reversed(kind.__mro__):
        # A search by ``importlib.resources`` would take longer to import than a game.
        module = getattr(sys.modules[each.__module__], "__file__", None)
        file = Path(module).with_name(FILE) if module else None
        if file and file.is_file():
            data = json.loads(file.read_text(encoding="utf-8"))
            found = {part: {**rows, **data.get(part, {})} for part, rows in found.items()}
    return found


def nearest_row(rows: Rows, row: str) -> dict[str, int]:
    """Return a row by name; for another number of seats, that of the nearest one."""
    if row in rows or not rows:
        return rows.get(row, {})
    seats = int(row) if row.isdecimal() else 4
    numbers = [name for name in rows if name.isdecimal()]
    return rows[min(numbers, key=lambda name: (abs(int(name) - seats), int(name)))]


def in_order(hints: Hints[Any], row: dict[str, int]) -> list[int]:
    """Return the weights of a row in the order of the terms of some hints."""
    return [row.get(term, 0) for term in hints.terms]
