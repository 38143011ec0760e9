"""Hidden tiles of High Fives: every hand is played out, so that a deal is known hand by hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tiles.tile import ALL_TILES
from capicua.families.melds.belief import MeldsBelief
from capicua.games.high_fives.actions import CLAIM
from capicua.games.high_fives.rules import HighFivesRound


class HighFivesBelief(MeldsBelief[HighFivesRound]):
    """The places of the family, and the deal."""

    def dealt(self, state: HighFivesRound) -> vec[i64]:
        """Return the deal of a round; empty once the last tiles were turned up into the pool.

        Which of the tiles in the pool came last is then not known any more.
        """
        players = int(state.players)
        played = [int(action // ALL_TILES) for action in state.log if action < CLAIM]
        turned_up = [tile for tile in state.in_sight() if tile not in played]
        if len(turned_up) != state.game.pool_size:
            return vec[i64]()
        order: list[int] = []
        start = 0
        for size in state.game.sizes[: state.hand]:
            stop = start + players * int(size)
            for seat in range(players):
                first = start + (seat - int(state.starter)) % players
                order += played[first:stop:players]
                if stop > len(played):
                    order += state.hands.tiles(seat)
            if start == 0:
                order += turned_up
            start = stop
        order += state.stock.tiles()
        return vec[i64](order if len(order) == ALL_TILES else [])
