"""The player knows nothing about the next tile until it is turned up."""

from __future__ import annotations

import capicua
from capicua.core.messages import Message


def test_a_turned_up_tile_is_announced_and_unknown_before() -> None:
    state = capicua.load("big_clock", preset="big_clock_6").new_round(seed=1)
    choice = state.label(0)
    assert choice == state.seen_by(0).label(0)
    assert choice == Message("label-turn_up", {"count": len(state.fields()["stock"].split())})
    told = state.narrate(0)[0]
    assert told == Message("say-turn_up", {"player": 0, "tile": state.fields()["stock"].split()[0]})
