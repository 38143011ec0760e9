"""The house rules of the Big Clock."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class ClockOptions(Options):
    """What a player may change."""

    set_max: Annotated[Literal[6, 9, 12], Rule("CLK-2")] = 12
    voluntary_waste: Annotated[bool, Rule("CLK-7")] = False
    shift_cap: Annotated[int, Between(1), Rule("CLK-10")] = 200
    layout: Annotated[Literal["clock", "half_clock", "line"], Rule("CLK-2")] = "clock"


PRESETS: dict[str, Options] = {
    "big-clock-12": ClockOptions(),
    "big-clock-9": ClockOptions(set_max=9),
    "big-clock-6": ClockOptions(set_max=6, layout="half_clock"),
    "big-clock-easy": ClockOptions(voluntary_waste=True),
}
