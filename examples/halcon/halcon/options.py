"""The house rules of Halcon."""

from __future__ import annotations

from typing import Annotated

from capicua.core.options import Between, Options, Rule, options


@options
class HalconOptions(Options):
    """Options of Halcon."""

    partners: Annotated[bool, Rule("HAL-1")] = False
    fives: Annotated[bool, Rule("HAL-4")] = True
    rounds: Annotated[int, Between(1, 50), Rule("HAL-5")] = 4


PRESETS: dict[str, Options] = {
    "house": HalconOptions(),
    "partners": HalconOptions(partners=True),
}
