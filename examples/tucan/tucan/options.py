"""The house rules of Tucan."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class TucanOptions(Options):
    """Options of Tucan."""

    set_max: Annotated[Literal[6, 9, 12], Rule("TUC-1")] = 9
    hand_size: Annotated[int, Between(3, 6), Rule("TUC-1")] = 6
    rounds: Annotated[int, Between(1, 50), Rule("TUC-6")] = 4


PRESETS: dict[str, Options] = {
    "house": TucanOptions(),
    "short": TucanOptions(set_max=6, hand_size=3, rounds=1),
}
