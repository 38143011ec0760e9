"""The house rules of Traffic."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class TrafficOptions(Options):
    """The house rules; ``by_set`` depends on the size of the set."""

    set_max: Annotated[Literal[6, 9, 12], Rule("TRA-4")] = 6
    pool_size: Annotated[Literal["by_set"] | int, Between(2, 91), Rule("TRA-4", "TRA-10")] = (
        "by_set"
    )
    line_limit: Annotated[Literal["sequence", "cells"], Rule("TRA-7")] = "sequence"
    one_tile_quad: Annotated[Literal["both_numbers", "any"], Rule("TRA-8")] = "both_numbers"

    @property
    def pool_tiles(self) -> int:
        """The number of tiles turned up."""
        return {6: 4, 9: 5, 12: 6}[self.set_max] if self.pool_size == "by_set" else self.pool_size


PRESETS: dict[str, Options] = {
    "traffic_6": TrafficOptions(),
    "traffic_9": TrafficOptions(set_max=9),
    "traffic_12": TrafficOptions(set_max=12),
    "traffic_strict_6": TrafficOptions(line_limit="cells"),
    "traffic_strict_9": TrafficOptions(set_max=9, line_limit="cells"),
    "traffic_strict_12": TrafficOptions(set_max=12, line_limit="cells"),
}
