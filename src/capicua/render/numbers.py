"""Numbers as people read them: the decimal sign of their language, and a real minus."""

from __future__ import annotations

from copy import copy
from typing import Final

from babel import Locale
from babel.localedata import LocaleDataDict

MINUS: Final = "−"
POINT: Final = {"en": ".", "es": ",", "es-419": "."}


class Numerals(Locale):
    """A locale whose numbers have a real minus, for the numbers in sentences."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        """The usual pattern, with that minus."""
        pattern = copy(super().decimal_formats[None])
        above, below = pattern.prefix
        pattern.prefix = (above, below.replace("-", MINUS))
        return LocaleDataDict({None: pattern})


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
