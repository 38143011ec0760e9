"""Hidden tiles of meld games: in hands and boneyard, with all deals equally likely.

All plays are public. No rule forces a player to choose one tile over another, so the remaining
tiles cannot be inferred; and the number of ways in which a hand can have arisen by dealing and
drawing does not depend on the tiles it still holds.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import ALL_TILES
from capicua.families.melds.rules import MeldsRound

S = TypeVar("S", bound=MeldsRound)


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldsBelief(Belief[S], Generic[S]):
    """The places are the hands, by seat, and the boneyard."""

    def unknowns(self, state: S) -> Unknowns:
        """Return the tiles out of sight, each possible in any place with room."""
        seen = set(state.in_sight())
        rooms: list[int] = []
        for seat in range(state.players):
            known = state.hands.tiles(seat)
            seen.update(known)
            rooms.append(int(state.hands.counts[seat]) - len(known))
        rooms.append(int(state.stock.left))
        tiles = [tile for tile in range(ALL_TILES) if tile not in seen]
        return Unknowns(tiles, rooms, [2 ** len(rooms) - 1] * len(tiles))

    def fill_in(self, state: S, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the tiles into the hands, and into the boneyard in any order."""
        players = int(state.players)
        stock: list[int] = []
        for tile, place in zip(tiles, places, strict=True):
            if place < players:
                state.hands.imagine(place, tile)
            elif place == players:
                stock.append(tile)
            else:
                self.put_aside(state, tile, place)
        state.stock.imagine(stock, rng)

    def put_aside(self, state: S, tile: int, place: int) -> None:
        """Put a tile into one of the places that a game adds."""
        raise NotImplementedError
