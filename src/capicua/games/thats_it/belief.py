"""What a seat can tell of hidden tiles in That's It!: nothing but where known ones are.

A tile taken face up is in its taker's hand until it is discarded. Everything else is
uniform: whatever a player discards or leaves, no rule makes them, so nothing is proved;
and in how many ways a hand can have come about, by dealing and drawing, does not depend
on which tiles it still holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.seats import NOBODY
from capicua.core.tile import ALL_TILES, BIT_OF, NO_TILE, WORD_OF
from capicua.core.worlds import Unknowns
from capicua.games.thats_it.actions import THATS_IT
from capicua.games.thats_it.melds import WORDS

if TYPE_CHECKING:
    from capicua.games.thats_it.rules import ThatsItRound


def unknowns(state: ThatsItRound) -> Unknowns:
    """The places are the hands, the boneyard, the face-down tile, and the known tiles' own."""
    players = int(state.players)
    seen = [*state.tiles_of(state.trash, 0), int(state.offer), int(state.face_down)]
    rooms = [0] * players
    known: list[int] = []
    for seat in range(players):
        if seat in (state.viewer, state.winner):
            seen += state.hand_tiles(seat)
        else:
            held = state.tiles_of(state.known, seat)
            rooms[seat] = state.hand_count(seat) - len(held)
            known += held
    is_face_down_hidden = state.winner != NOBODY and state.face_down == NO_TILE
    rooms += [int(state.left), int(is_face_down_hidden), len(known)]
    tiles = [tile for tile in range(ALL_TILES) if tile not in seen]
    own = 2 ** (players + 2)
    return Unknowns(tiles, rooms, [own if tile in known else own - 1 for tile in tiles])


def fill_in(state: ThatsItRound, tiles: list[int], places: list[int], rng: Rng) -> None:
    """Hands get their tiles, the boneyard any order."""
    players = int(state.players)
    stock = vec[i64]()
    for tile, place in zip(tiles, places, strict=True):
        if place == players:
            stock = append(stock, tile)
        elif place == players + 1:
            state.face_down = tile
            state.log[len(state.log) - 1] = THATS_IT + tile
        else:
            seat = place if place < players else owner(state, tile)
            state.hands[seat * WORDS + WORD_OF[tile]] |= BIT_OF[tile]
    rng.shuffle(stock)
    state.stock = stock


def owner(state: ThatsItRound, tile: int) -> int:
    """The seat that is known to hold a tile."""
    seat = 0
    while tile not in state.tiles_of(state.known, seat):
        seat += 1
    return seat
