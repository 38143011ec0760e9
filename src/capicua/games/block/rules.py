"""Block: match an end or pass, until somebody is out or nobody can play.

Everything is a rule of the line family: the lead and the layout as in Draw (BLK-1), no
drawing (BLK-2), forced plays and passes (BLK-3), the end and the score (BLK-4, BLK-5).
"""

from __future__ import annotations

from typing import final

from capicua.core.options import Options
from capicua.families.line.game import LineGame
from capicua.games.block import options as house


@final
class Block(LineGame):
    """The game; its rounds are plain rounds of the line family."""

    id = "block"
    version = 1

    @classmethod
    def presets(cls) -> dict[str, Options]:
        """See ``options``."""
        return dict(house.presets())


GAME = Block
