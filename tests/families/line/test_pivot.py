"""The picture names the double from which arms N and S branch (LIN-13)."""

from __future__ import annotations

import capicua
from capicua.core.state import State
from capicua.core.zones import Layout


def layout_of(state: State) -> Layout:
    return next(zone for zone in state.zones() if isinstance(zone, Layout))


def test_the_first_double_laid_on_an_arm_stays_the_pivot() -> None:
    found = set()
    for seed in range(1, 9):
        state = capicua.load("draw", preset="twenty_games_large").new_round(seed=seed)
        while not state.is_over:
            layout = layout_of(state)
            root = layout.centre.split("-")
            doubles = {tile for arm in layout.arms for tile in arm.tiles if is_double(tile)}
            if not doubles or (layout.centre and root[0] == root[1]):
                assert layout.pivot == ""
            else:
                assert layout.pivot in doubles
                found.add(seed)
            state.apply(state.legal_actions()[-1])
    assert found, "no round has a spinner that is not its lead"


def is_double(tile: str) -> bool:
    first, second = tile.split("-")
    return first == second
