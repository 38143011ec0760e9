"""The house rules of Escalera."""

from __future__ import annotations

from typing import Annotated

from capicua.core.options import Between, Options, Rule, options


@options
class EscaleraOptions(Options):
    """The house rules of Escalera."""

    hand_size: Annotated[int, Between(3, 7), Rule("ESC-1")] = 5
    rounds: Annotated[int, Between(1, 50), Rule("ESC-6")] = 3


PRESETS = {
    "house": EscaleraOptions(),
    "short": EscaleraOptions(hand_size=3, rounds=1),
}
