"""What a seat can tell of hidden tiles in High Fives: only where they are not.

Whatever lies in the pool or was captured was seen. No rule makes anybody play one tile
rather than another, so a play proves nothing of the tiles that stay, and all deals of the
hidden tiles are equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.tile import ALL_TILES, BIT_OF, WORD_OF
from capicua.core.worlds import Unknowns
from capicua.games.high_fives.tiles import WORDS

if TYPE_CHECKING:
    from capicua.games.high_fives.round import HighFivesRound


def unknowns(state: HighFivesRound) -> Unknowns:
    """The places are the other hands and the boneyard."""
    seats = range(int(state.players))
    seen = {*state.pool_tiles(), *state.hand_tiles(state.viewer)}
    for seat in seats:
        seen.update(state.taken_tiles(seat))
    tiles = [tile for tile in range(ALL_TILES) if tile not in seen]
    rooms = [0 if seat == state.viewer else int(state.counts[seat]) for seat in seats]
    rooms.append(int(state.left))
    return Unknowns(tiles, rooms, [2 ** len(rooms) - 1] * len(tiles))


def fill_in(state: HighFivesRound, tiles: list[int], places: list[int], rng: Rng) -> None:
    """Hands get their tiles, the boneyard any order."""
    stock = vec[i64]()
    for tile, place in zip(tiles, places, strict=True):
        if place == state.players:
            stock = append(stock, tile)
        else:
            state.hands[place * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
    rng.shuffle(stock)
    state.stock = stock
