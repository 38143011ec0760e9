"""The draw: tiles thrown away face down, and as many new ones (POK-14, POK-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.tile import BIT, count_bits, position_of
from capicua.games.poker.actions import COUNTS, NOT_YET, SECOND
from capicua.games.poker.tiles import CHOICES, number_of

if TYPE_CHECKING:
    from capicua.core.actions import Actions
    from capicua.games.poker.round import PokerRound


def collect(state: PokerRound, actions: Actions) -> None:
    """No tile, or any tiles of the hand up to the most that may be drawn (POK-14)."""
    first: i64 = state.rules.draws_at
    actions.add(first)
    held: i64 = 0
    rest = state.hands[state.turn]
    while rest != 0:
        state.places[held] = rest & -rest
        rest ^= state.places[held]
        held += 1
    choice: i64 = 0
    while choice < len(CHOICES):
        places = CHOICES[choice]
        if count_bits(places) > state.rules.max_draw:
            break
        tiles: i64 = 0
        while places != 0:
            bit = places & -places
            places ^= bit
            tiles |= state.places[position_of(bit)]
        actions.add(first + COUNTS + number_of(tiles))
        choice += 1


def next_seat(state: PokerRound) -> None:
    """The next seat to draw, those without chips too; or the second betting (POK-14)."""
    seat = state.next_seat(state.dealer)
    steps: i64 = 0
    while steps < state.players:
        if state.live & BIT[seat] != 0 and state.drew[seat] == NOT_YET:
            state.turn = seat
            return
        seat = state.next_seat(seat)
        steps += 1
    state.open_betting(SECOND)


def draw(state: PokerRound, seat: i64, tiles: i64) -> None:
    """Throws tiles away and takes as many; one's own come back to others only (POK-15)."""
    wanted = count_bits(tiles)
    state.drew[seat] = wanted
    state.discards[seat] = tiles
    state.hands[seat] ^= tiles
    while wanted > 0:
        if state.left == 0:
            shuffle_pile(state)
        state.hands[seat] |= BIT[state.stock[len(state.stock) - state.left]]
        state.left -= 1
        wanted -= 1
    state.pile |= tiles


def shuffle_pile(state: PokerRound) -> None:
    """The discards of those who have drawn become the stock (POK-15)."""
    stock = vec[i64]()
    rest = state.pile
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        stock = append(stock, position_of(bit))
    Rng(state.key).shuffle(stock)
    state.key += 1
    state.stock = stock
    state.left = len(stock)
    state.pile = 0
