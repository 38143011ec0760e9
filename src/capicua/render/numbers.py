"""Standalone numbers, with the decimal separator of a language and a true minus sign."""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"
POINT: Final = {"en": ".", "es": ",", "es-419": "."}


def written(value: float, language: str, places: int = 0, signed: bool = False) -> str:
    """Return a number as text, with a fixed number of decimal places.

    >>> written(-0.94, "es", 1)
    '−0,9'
    >>> written(12, "en", signed=True)
    '+12'
    """
    number = round(value, places) + 0.0  # turns −0 into 0
    text = f"{number:{'+' if signed else ''}.{places}f}"
    return text.replace("-", MINUS).replace(".", POINT[language])
