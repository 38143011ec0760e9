"""English messages without the Fluent library, compiled when a wheel is built.

``strings.en.json`` holds the messages of ``strings.en.ftl`` as plain data, so that English needs
no dependencies. ``python scripts/templates.py FOLDER`` writes these files; ``setup.py`` runs it
for every wheel, and a checkout has none. A pattern is a text, or a list of texts and
placeables:

    ["$", name]                     a variable
        ["#", name, low, high, groups]  a number: minimum and maximum decimal places, grouping
        ["&", id]                       another message
        ["?", [placeable], default, {key: pattern}]    a selection by text, number or plural form
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any, Final

from capicua.render.numbers import MINUS

Pattern = str | list[Any]
Entry = dict[str, Pattern]
"""The patterns of a message: its value under an empty name, then its attributes."""
USUAL_PLACES: Final = 3
"""Default maximum number of decimal places."""


class Templates:
    """The messages of several files; for duplicate ids, the first file takes precedence."""

    def __init__(self, files: Iterable[dict[str, Entry]]) -> None:
        self._entries: dict[str, Entry] = {}
        for file in files:
            self._entries = self._entries | file | self._entries  # in order, without a loop

    def has(self, id: str) -> bool:
        """Return whether there is a message with that id."""
        return id in self._entries

    def ids(self) -> list[str]:
        """Return all message ids."""
        return list(self._entries)

    def write(self, id: str, attribute: str, arguments: Mapping[str, str | int | float]) -> str:
        """Format a message or one of its attributes; raise ``LookupError`` if it is missing."""
        return self._text(self._entries[id][attribute], arguments)

    def _text(self, pattern: Pattern, arguments: Mapping[str, str | int | float]) -> str:
        if isinstance(pattern, str):
            return pattern
        parts = (
            part if isinstance(part, str) else self._placed(part, arguments) for part in pattern
        )
        return "".join(parts)

    def _placed(self, part: list[Any], arguments: Mapping[str, str | int | float]) -> str:
        sign = part[0]
        if sign == "$":
            value = arguments[part[1]]
            return value if isinstance(value, str) else number(value)
        if sign == "#":
            value = arguments[part[1]]
            if isinstance(value, str):
                raise KeyError(f"{part[1]} must be a number, not {value!r}")
            return number(value, *part[2:])
        if sign == "&":
            return self._text(self._entries[part[1]][""], arguments)
        _, (selector,), default, cases = part
        return self._text(cases[_chosen(arguments[selector[1]], cases, default)], arguments)


def _chosen(value: str | int | float, cases: Mapping[str, Pattern], default: str) -> str:
    """Return the selected key: the value itself, then its English plural form, then the default."""
    if isinstance(value, str):
        return value if value in cases else default
    exact = str(int(value)) if value == int(value) else str(value)
    if exact in cases:
        return exact
    plural = "one" if value == 1 and isinstance(value, int) else "other"
    return plural if plural in cases else default


def number(value: float, low: int = 0, high: int = USUAL_PLACES, groups: bool = True) -> str:
    """Return a number as text, with limited decimal places, rounded half to even.

    >>> number(-12345.5), number(2, 1, 1), number(2026, groups=False)
    ('−12,345.5', '2.0', '2026')
    """
    rounded = Decimal(str(value)).quantize(Decimal(1).scaleb(-high), ROUND_HALF_EVEN)
    text = f"{rounded:{',' if groups else ''}.{high}f}"
    whole, dot, places = text.partition(".")
    places = places.rstrip("0").ljust(low, "0")
    return (whole + (dot + places if places else "")).replace("-", MINUS)
