"""Numbers as people read them: the decimal sign of their language, and a real minus."""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"
POINT: Final = {"en": ".", "es": ",", "es-419": "."}


def written(value: float, language: str, places: int = 0, signed: bool = False) -> str:
    """Return a number by itself, as in a table, with so many decimal places.

    >>> written(-0.94, "es", 1)
    '−0,9'
    >>> written(12, "en", signed=True)
    '+12'
    """
    number = round(value, places) + 0.0  # makes −0 a 0
    text = f"{number:{'+' if signed else ''}.{places}f}"
    return text.replace("-", MINUS).replace(".", POINT[language])
