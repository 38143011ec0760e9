"""A seat's knowledge of Traffic, as arrays."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.patience.observer import StockObserver
from capicua.games.traffic.board import NONE
from capicua.games.traffic.grid import QUAD, SIDE
from capicua.games.traffic.rules import TrafficRound


class TrafficObserver(StockObserver[TrafficRound]):
    """The plane, the pool, and the tiles laid in this turn."""

    parts_vary: ClassVar[bool] = True

    def show(self, state: TrafficRound, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table."""
        super().show(state, seat, out)
        tiles = out.tiles
        x = vec[i64]([0] * int(tiles))
        y = vec[i64]([0] * int(tiles))
        turn = vec[i64]([-1] * int(tiles))
        for tile in range(tiles):
            spot = state.spots[tile]
            if spot != NONE:
                x[tile] = state.column(spot)
                y[tile] = state.row(spot)
                turn[tile] = spot % 4
        out.numbers("x", "The column of the larger half of each tile that is laid", x, -SIDE, SIDE)
        out.numbers("y", "The row of the larger half of each tile that is laid", y, -SIDE, SIDE)
        out.numbers(
            "turned",
            "Which way the smaller half lies: 0 to 3; −1 for a tile that is not laid",
            turn,
            -1,
            3,
        )
        out.tile_row("pool", "The tiles turned up, in order", state.pool, state.pool_count, tiles)
        out.tile("taken", "The tile to be laid next", state.taken)
        out.tile_row("draft", "The tiles laid in this turn", state.draft, state.drafted, QUAD)
        out.number("played", "Tiles that have been played", state.played, 0, tiles)
