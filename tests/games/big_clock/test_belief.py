"""What the player knows of the tile that comes next: nothing, until it is turned up."""

from __future__ import annotations

import capicua


def test_a_tile_turned_up_is_told_only_where_the_stock_is_known() -> None:
    state = capicua.load("big_clock", preset="big-clock-6").new_round(seed=1)
    assert state.narrate(0)[0].id == "say-turn_up"
    assert state.seen_by(0).narrate(0)[0].id == "say-turns_up"
