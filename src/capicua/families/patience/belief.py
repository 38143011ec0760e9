"""The hidden information of a solitaire: the order of the stock, if it has one."""

from __future__ import annotations

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.sampling import Unknowns
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.families.patience.rules import StockRound


class StockBelief(Belief[StockRound]):
    """All orders of the stock are equally likely; play gives no evidence about the order."""

    def unknowns(self, state: StockRound) -> Unknowns:
        """Return the tiles of the stock, all in one place."""
        tiles = state.unseen_tiles()
        return Unknowns(tiles, [len(tiles)], [1] * len(tiles))

    def fill_in(self, state: StockRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the tiles into the stock in a random order."""
        state.stock.imagine(tiles, rng)


class OpenBelief(Belief[State]):
    """A solitaire in which all tiles are open."""

    def unknowns(self, state: State) -> Unknowns:
        """Return no hidden tiles."""
        return Unknowns([], [], [])

    def fill_in(self, state: State, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Do nothing: no tile is hidden."""
