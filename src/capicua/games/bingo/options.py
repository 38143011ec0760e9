"""The house rules of Bingo."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from capicua.core.options import Between, Options, Rule, options

MOST: Final = 999
"""Maximum count. A round can take seven touches for each number of the count."""


@options
class BingoOptions(Options):
    """The options of the solitaire."""

    set_max: Annotated[Literal[6, 9, 12, 15, 18], Rule("BIN-1")] = 6
    count_max: Annotated[Literal["auto"] | int, Between(1, MOST), Rule("BIN-4")] = "auto"


PRESETS: dict[str, Options] = {
    "bingo": BingoOptions(),
    "bingo_9": BingoOptions(set_max=9),
    "bingo_12": BingoOptions(set_max=12),
    "bingo_15": BingoOptions(set_max=15),
}
