"""The house rules of the Big Clock."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class ClockOptions(Options):
    """The house rules; ``by_set`` depends on the size of the set."""

    set_max: Annotated[Literal[6, 9, 12], Rule("CLK-2")] = 12
    voluntary_waste: Annotated[bool, Rule("CLK-7")] = False
    shift_cap: Annotated[int, Between(1), Rule("CLK-10")] = 200
    layout: Annotated[Literal["by_set", "clock", "half_clock", "line"], Rule("CLK-2")] = "by_set"

    @property
    def shape(self) -> Literal["clock", "half_clock", "line"]:
        """How the hours are laid out."""
        if self.layout == "by_set":
            return "half_clock" if self.set_max == 6 else "clock"
        return self.layout


PRESETS: dict[str, Options] = {
    "big_clock_12": ClockOptions(),
    "big_clock_9": ClockOptions(set_max=9),
    "big_clock_6": ClockOptions(set_max=6),
    "big_clock_easy": ClockOptions(voluntary_waste=True),
}
