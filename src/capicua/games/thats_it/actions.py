"""Actions of That's It! as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES, NO_TILE

TAKE: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
"""``DISCARD + tile`` discards a tile face up."""
THATS_IT: Final = 138
"""``THATS_IT + tile`` declares with a tile face down."""
UNSEEN: Final = 274
"""A declaration whose face-down tile is hidden from this state; never legal."""

assert THATS_IT == DISCARD + ALL_TILES
assert UNSEEN == THATS_IT + ALL_TILES


def tile_of_action(action: i64) -> i64:
    """Return the tile of a discard or declaration; ``NO_TILE`` for other actions."""
    if action < DISCARD or action == UNSEEN:
        return NO_TILE
    return action - (THATS_IT if action >= THATS_IT else DISCARD)
