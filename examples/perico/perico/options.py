"""The house rules of Perico."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class PericoOptions(Options):
    """Options of Perico."""

    set_max: Annotated[Literal[6, 9, 12], Rule("PER-1")] = 6
    row_size: Annotated[int, Between(3, 9), Rule("PER-1", "PER-3")] = 5


PRESETS: dict[str, Options] = {
    "house": PericoOptions(),
    "narrow": PericoOptions(row_size=3),
}
