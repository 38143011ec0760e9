"""Draw: match an end, or draw until a tile fits.

All rules are those of the line family: hands of seven (DRW-1), a leader drawn by lot who leads
any tile in every round (DRW-2), clockwise (DRW-3), two ends or on larger sets a spinner
(DRW-4, DRW-5), drawing only if nothing fits (DRW-6), the score at the end (DRW-7).
"""

from __future__ import annotations

from typing import ClassVar, final

from capicua.core.options import Presets
from capicua.families.line.game import LineGame
from capicua.games.draw.options import PRESETS


@final
class Draw(LineGame):
    """The game; its rounds are plain rounds of the line family."""

    id: ClassVar[str] = "draw"
    rule_sets: ClassVar[Presets] = PRESETS
