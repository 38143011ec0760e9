"""The house rules of Good Neighbors."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class NeighborOptions(Options):
    """The house rules; ``by_set`` depends on the size of the set."""

    set_max: Annotated[Literal[6, 9, 12], Rule("GNB-1")] = 12
    rows: Annotated[Literal["by_set"] | int, Between(1, 10), Rule("GNB-1")] = "by_set"
    cols: Annotated[Literal["by_set"] | int, Between(1, 10), Rule("GNB-1")] = "by_set"
    target_left: Annotated[Literal["by_set", 0, 1], Rule("GNB-8")] = "by_set"
    diagonals: Annotated[bool, Rule("GNB-3")] = True
    multi_pair_turns: Annotated[bool, Rule("GNB-5")] = True

    @property
    def row_count(self) -> int:
        """The number of rows in the layout."""
        return (2 if self.set_max == 6 else 3) if self.rows == "by_set" else self.rows

    @property
    def row_length(self) -> int:
        """The number of tiles in a row."""
        return (4 if self.set_max == 12 else 3) if self.cols == "by_set" else self.cols

    @property
    def target(self) -> int:
        """Maximum number of tiles left for a win; pairs leave one tile of an odd set."""
        return (0 if self.set_max == 6 else 1) if self.target_left == "by_set" else self.target_left


PRESETS: dict[str, Options] = {
    "good_neighbors_12": NeighborOptions(),
    "good_neighbors_9": NeighborOptions(set_max=9),
    "good_neighbors_6": NeighborOptions(set_max=6),
}
