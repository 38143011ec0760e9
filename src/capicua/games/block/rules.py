"""Block: match an end or pass, until a player goes out or nobody can play.

All rules are those of the line family: the lead and the layout as in Draw (BLK-1), no
drawing (BLK-2), forced plays and passes (BLK-3), the end and the score (BLK-4, BLK-5).
"""

from __future__ import annotations

from typing import ClassVar, final

from capicua.core.options import Presets
from capicua.families.line.game import LineGame
from capicua.games.block.options import PRESETS


@final
class Block(LineGame):
    """The game; its rounds are plain rounds of the line family."""

    id: ClassVar[str] = "block"
    rule_sets: ClassVar[Presets] = PRESETS
