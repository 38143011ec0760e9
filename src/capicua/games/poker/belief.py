"""Inference about hidden tiles. Betting proves nothing; a draw moves tiles its player saw.

Nobody sees which tiles another seat discards, so until discards return to play a hidden tile
may be anywhere. Once the viewer's own discards have been shuffled into a new stock (POK-15),
they can only be among the tiles later drawn from that stock or still in it. The number of
ways in which the stock's other discards can have come from the seats that discarded does not
depend on which tiles they are, so samples stay uniform. The numbers of tiles drawn, which are
public, determine how many tiles each seat drew from each stock.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Belief
from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, tiles_in
from capicua.games.poker.draws import FACE_DOWN, Draws
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import FULL_SET, HAND


class PokerBelief(Belief[PokerRound]):
    """Places for the hands, the stock, the discards, and draws from the viewer's own discards."""

    def unknowns(self, state: PokerRound) -> Unknowns:
        """Return the tiles hidden from the viewer, and the possible places of each."""
        seats = int(state.players)
        draws = Draws(state.chips, state.dealer, state.drew)
        mine = state.discards.bits[state.viewer]
        seen: i64 = sum([int(hand) for hand in state.hands.bits])  # no tile is in two hands
        reused = FACE_DOWN if mine == 0 else draws.went[state.viewer]
        if reused == FACE_DOWN:
            seen |= mine
            mine = 0
        hands: list[int] = []
        drawn: list[int] = []
        piles: list[int] = []
        for seat in range(seats):
            is_hidden = state.chips[seat] > 0 and state.hands.bits[seat] == 0
            from_mine = draws.from_stock(seat, reused) if mine and is_hidden else 0
            drawn.append(from_mine)
            hands.append(HAND - from_mine if is_hidden else 0)
            lies_hidden = draws.went[seat] == FACE_DOWN and state.discards.bits[seat] == 0
            piles.append(int(state.discards.counts[seat]) if lies_hidden else 0)
        rooms = [*hands, *drawn, draws.left, *piles]
        stock = 2 * seats
        everywhere = 2 ** len(rooms) - 1
        where_mine_went = (2**seats - 1) * 2**seats
        if draws.stock == reused:
            where_mine_went += 2**stock
        tiles = tiles_in(FULL_SET & ~seen)
        allowed = [where_mine_went if mine & BIT[tile] else everywhere for tile in tiles]
        return Unknowns(tiles, rooms, allowed)

    def fill_in(self, state: PokerRound, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put the tiles into hands and discards, and into the stock in any order.

        The seats that discarded the tiles of a reshuffled stock are left open, because nothing
        depends on them any more.
        """
        seats = int(state.players)
        draws = Draws(state.chips, state.dealer, state.drew)
        stock: list[int] = []
        for tile, place in zip(tiles, places, strict=True):
            if place < 2 * seats:
                state.hands.imagine(place % seats, tile)
            elif place == 2 * seats:
                stock.append(tile)
            else:
                state.discards.imagine(place - 2 * seats - 1, tile)
        state.stock.imagine(stock, rng)
        state.key = rng.bits()
        state.pile = 0
        for seat in range(seats):
            if draws.went[seat] == FACE_DOWN:
                state.pile |= state.discards.bits[seat]

    def dealt(self, state: PokerRound) -> vec[i64]:
        """Return the deal of a whole hand without draws: the hands, then the stock."""
        order: list[int] = []
        for seat in range(int(state.players)):
            if state.drew[seat] > 0:
                return vec[i64]()
            if state.chips[seat] > 0:
                order += state.hands.tiles(seat)
        if len(order) % HAND != 0:
            return vec[i64]()
        rest = [tile for tile in state.game.tiles_in_play if tile not in order]
        return vec[i64](order + rest)
