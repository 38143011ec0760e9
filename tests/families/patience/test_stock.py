"""The stock of a solitaire: drawn in order, known by elimination, hidden in views."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.core.tiles.random import Rng
from capicua.families.patience.rules import StockRound


def stocked(*tiles: int) -> StockRound:
    state = cast(StockRound, capicua.load("good_neighbors").new_round(seed=1))
    state.set_stock(vec[i64](tiles))
    return state


def test_tiles_are_drawn_in_order_and_unseen_until_then() -> None:
    state = stocked(90, 3, 61)
    assert state.unseen_tiles() == [3, 61, 90]
    assert state.stock.tiles()[:2] == [90, 3]
    assert state.draw() == 90
    assert state.unseen_tiles() == [3, 61]
    assert state.stock.tiles()[:9] == [3, 61]


def test_a_view_holds_the_tiles_but_not_their_order() -> None:
    state = stocked(90, 3, 61)
    state.draw()
    known = cast(StockRound, state.seen_by(0))
    assert known.unseen_tiles() == [3, 61]
    assert not known.stock.is_known
    assert known.stock.tiles()[:2] == []


def test_an_empty_stock_has_no_order_to_hide() -> None:
    assert cast(StockRound, stocked().seen_by(0)).stock.is_known


def test_resampling_shuffles_the_undrawn_tiles() -> None:
    state, rng = stocked(90, 3, 61), Rng(1)
    state.draw()
    found = {tuple(cast(StockRound, state.resample(0, rng)).stock.tiles()) for _ in range(40)}
    assert found == {(3, 61), (61, 3)}
