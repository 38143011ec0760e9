"""Actions as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.tile import ALL_TILES, NO_TILE

TAKE: Final = 0
DRAW: Final = 1
DISCARD: Final = 2
"""Add the tile to get a face-up discard."""
THATS_IT: Final = 138
"""Add the tile to get the declaration with that tile face down."""
UNSEEN: Final = 274
"""A declaration whose face-down tile this state does not know; never legal."""

assert THATS_IT == DISCARD + ALL_TILES
assert UNSEEN == THATS_IT + ALL_TILES


def tile_of_action(action: i64) -> i64:
    """Return the tile that a discard or a declaration puts out; ``NO_TILE`` for anything else."""
    if action < DISCARD or action == UNSEEN:
        return NO_TILE
    return action - (THATS_IT if action >= THATS_IT else DISCARD)
