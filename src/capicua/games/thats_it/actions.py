"""Actions as numbers."""

from __future__ import annotations

from typing import Final

from capicua.core.tile import ALL_TILES

TAKE: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
"""Plus the tile: a discard face up."""
THATS_IT: Final = 138
"""Plus the tile: the declaration, with that tile face down."""
UNSEEN: Final = 274
"""A declaration whose face-down tile this state does not know; never legal."""

assert THATS_IT == DISCARD + ALL_TILES
assert UNSEEN == THATS_IT + ALL_TILES
