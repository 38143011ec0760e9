"""The house rules of Draw: those of all line games, without a pool."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.options import Options, options
from capicua.families.line.options import CLASSIC, POOL, PointsOptions


@options
class DrawOptions(PointsOptions):
    """The shared house rules without a pool (DRW-1 to DRW-7)."""

    former: ClassVar[frozenset[str]] = POOL


PRESETS: dict[str, Options] = {
    "twenty_games": DrawOptions(hand_size=7),
    "twenty_games_large": DrawOptions(set=9, spinner="four"),
    "classic": DrawOptions(**CLASSIC),
}
