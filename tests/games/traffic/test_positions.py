"""Positions of Traffic that somebody has typed."""

from __future__ import annotations

import pytest

from capicua.core.tiles.tile import set_size, tile_text
from capicua.notation import RecordError, read_position


def test_more_tiles_turned_up_than_any_deal_has_are_refused() -> None:
    """With all 91 tiles turned up the first values took over a minute."""
    pool = " ".join(tile_text(tile) for tile in range(int(set_size(12))))
    with pytest.raises(RecordError, match="expected 0–32, found 91"):
        read_position(f"game: traffic traffic_12\npool: {pool}\nstock: –\n")
