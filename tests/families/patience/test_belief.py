"""A solitaire player knows which tiles are in the stock, but never their order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import capicua
from capicua.core.inference.sampling import Assignments
from capicua.core.state import State
from capicua.core.tiles.random import Rng

STOCK = ["6-1", "4-0", "0-0", "2-1"]
CLOCK_STOCK = ["6-2", "5-2", "3-1", "6-6"]
CLOCK = {"1": "4-1 1-1", "2": "3-2 2-2", "3": "5-3 3-3", "4": "6-4 4-4", "5": "5-4 5-5", "6": "6-0"}
WASTE = "1-0 2-0 2-1 3-0 4-0 4-2 4-3 5-0 5-1 6-1 6-3 6-5"
SMALL = {
    "squeeze_6": ({"row": "6-2 5-5 3-3"}, STOCK),
    "good_neighbors_6": ({"layout": "6-2 6-5 3-3 / 1-1 5-5 4-4"}, STOCK),
    "traffic_6": ({"table": "3-2 @ 0:0 0:1", "pool": "4-3 5-5 6-6"}, STOCK),
    "big_clock_6": ({**CLOCK, "waste": WASTE}, CLOCK_STOCK),
}
"""A position of each preset with four tiles in the stock."""
LARGE = ["squeeze_9", "good_neighbors_9", "traffic_9", "big_clock_9"]


def game_of(preset: str) -> capicua.core.game.Game:
    return capicua.load(preset.rsplit("_", 1)[0], preset=preset)


def small_stock(preset: str) -> State:
    fields, stock = SMALL[preset]
    return game_of(preset).position({**fields, "stock": " ".join(stock)})


@pytest.mark.parametrize("preset", SMALL)
def test_the_unseen_tiles_have_one_place(preset: str) -> None:
    unknowns = small_stock(preset).seen_by(0).unknowns()
    assert len(unknowns.tiles) == 4
    assert Assignments(unknowns).count == 1


@pytest.mark.parametrize("preset", SMALL)
def test_every_order_of_the_stock_is_equally_likely(preset: str) -> None:
    state, rng = small_stock(preset), Rng(3)
    found = Counter(
        tuple(state.resample(0, rng).fields()["stock"].split()) for _ in range(24 * 100)
    )
    assert sorted(found) == sorted(permutations(SMALL[preset][1]))
    assert all(60 <= times <= 145 for times in found.values())


@pytest.mark.parametrize("seed", [5, 6, 7])
@pytest.mark.parametrize("preset", LARGE)
def test_a_view_hides_the_order_and_is_unchanged_by_resampling(preset: str, seed: int) -> None:
    state, rng = game_of(preset).new_round(seed=seed), Rng(seed)
    while not state.is_over:
        world = state.resample(0, rng)
        assert world.view(0).encode() == state.view(0).encode()
        assert "stock" not in state.seen_by(0).fields() or state.fields()["stock"] == "–"
        legal = [action for action in state.legal_actions() if state.text(action) != "concede"]
        state.apply(legal[rng.below(len(legal))])
