"""Where the hidden tiles may be. Betting proves nothing; a draw moves tiles that one has seen.

Nobody can tell which tiles another seat threw away, so as long as no discards come back
into play every hidden tile may be anywhere. Once the viewer's own discards have been
shuffled into a new stock (POK-15), they can only be where that stock has gone: in what
later seats drew from it, or in what is left of it. In how many ways the other discards of
that stock fell to those who threw them does not depend on which tiles they were, so draws
stay uniform. How many tiles each seat drew from which stock follows from the numbers drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.tile import BIT, tiles_in
from capicua.core.worlds import Unknowns
from capicua.games.poker.tiles import FULL_SET, HAND, TILES

if TYPE_CHECKING:
    from capicua.games.poker.round import PokerRound

FACE_DOWN: Final = 0
"""The stock number of discards that have not been shuffled."""


class Draws:
    """Which stock each seat drew from, and where its discards went.

    Stocks are numbered: 0 is what the deal left, each shuffle of discards makes the next.
    """

    def __init__(self, state: PokerRound) -> None:
        seats = int(state.players)
        dealt = sum([state.chips[seat] > 0 for seat in range(seats)])
        self.stock: int = 0
        """The number of the stock that is drawn from now."""
        self.left: int = TILES - HAND * dealt
        """How many tiles it still has."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        """For each seat, how many tiles it took from stock 0, 1 and so on."""
        self.went: list[int] = [FACE_DOWN] * seats
        """For each seat, the stock its discards became part of."""
        waiting: list[int] = []
        for step in range(1, seats + 1):
            seat = (int(state.dealer) + step) % seats
            wanted = int(state.drew[seat])
            if wanted < 0:
                continue
            self.taken[seat] = [0] * self.stock
            if wanted > self.left:
                self.taken[seat].append(self.left)
                wanted -= self.left
                self.stock += 1
                self.left = sum([int(state.drew[other]) for other in waiting])
                for other in waiting:
                    self.went[other] = self.stock
                waiting = []
            self.taken[seat].append(wanted)
            self.left -= wanted
            waiting.append(seat)

    def from_stock(self, seat: int, stock: int) -> int:
        """How many tiles a seat took from a stock."""
        return self.taken[seat][stock] if stock < len(self.taken[seat]) else 0


def unknowns(state: PokerRound) -> Unknowns:
    """The places are the hands, the stock, the discards, and the tiles drawn from my discards."""
    seats = int(state.players)
    draws = Draws(state)
    mine = state.discards[state.viewer]
    seen = _seen(state)
    reused = FACE_DOWN if mine == 0 else draws.went[state.viewer]
    if reused == FACE_DOWN:
        seen |= mine
        mine = 0
    hands: list[int] = []
    drawn: list[int] = []
    piles: list[int] = []
    for seat in range(seats):
        is_hidden = state.chips[seat] > 0 and state.hands[seat] == 0
        from_mine = draws.from_stock(seat, reused) if mine and is_hidden else 0
        drawn.append(from_mine)
        hands.append(HAND - from_mine if is_hidden else 0)
        lies_hidden = draws.went[seat] == FACE_DOWN and state.discards[seat] == 0
        piles.append(max(0, int(state.drew[seat])) if lies_hidden else 0)
    rooms = [*hands, *drawn, draws.left, *piles]
    stock = 2 * seats
    everywhere = 2 ** len(rooms) - 1
    where_mine_went = (2**seats - 1) * 2**seats
    if draws.stock == reused:
        where_mine_went += 2**stock
    tiles = tiles_in(FULL_SET & ~seen)
    allowed = [where_mine_went if mine & BIT[tile] else everywhere for tile in tiles]
    return Unknowns(tiles, rooms, allowed)


def fill_in(state: PokerRound, tiles: list[int], places: list[int], rng: Rng) -> None:
    """Hands and discards get their tiles, the stock any order.

    Which seats had thrown away the tiles of a stock made of discards is left open: nothing
    depends on it any more.
    """
    seats = int(state.players)
    draws = Draws(state)
    stock = vec[i64]()
    for tile, place in zip(tiles, places, strict=True):
        if place < 2 * seats:
            state.hands[place % seats] |= BIT[tile]
        elif place == 2 * seats:
            stock = append(stock, tile)
        else:
            state.discards[place - 2 * seats - 1] |= BIT[tile]
    rng.shuffle(stock)
    state.stock = stock
    state.key = rng.bits()
    state.pile = 0
    for seat in range(seats):
        if draws.went[seat] == FACE_DOWN:
            state.pile |= state.discards[seat]


def dealt(state: PokerRound) -> vec[i64]:
    """The deal of a whole hand in which nobody has drawn: the hands, then the stock."""
    order: list[int] = []
    for seat in range(int(state.players)):
        if state.drew[seat] > 0:
            return vec[i64]()
        if state.chips[seat] > 0:
            order += tiles_in(state.hands[seat], 0)
    if len(order) % HAND != 0:
        return vec[i64]()
    rest = [tile for tile in state.game.tiles_in_play if tile not in order]
    return vec[i64](order + rest)


def _seen(state: PokerRound) -> i64:
    """The tiles of the hands that this state knows."""
    tiles: i64 = 0
    for seat in range(int(state.players)):
        tiles |= state.hands[seat]
    return tiles
