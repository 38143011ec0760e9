"""Where the hidden tiles may be: voids shown by not following, and what a plunge proves.

A void is a mask of tiles barred from a seat. A plunge says that one hand has at least so
many doubles: that is the unknowns' clause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.tile import BIT, DOUBLES, tiles_in
from capicua.core.worlds import Unknowns
from capicua.games.texas_42.auction import PASS
from capicua.games.texas_42.suits import FULL_SET, HAND, SUITS, TILES, follows

if TYPE_CHECKING:
    from capicua.games.texas_42.round import TexasRound


def unknowns(state: TexasRound) -> Unknowns:
    """The tiles in other hands; no seat holds a suit it did not follow (T42-18).

    Another seat that has bid a plunge was dealt four doubles or more, and those it has not
    played yet are in its hand.
    """
    tiles = tiles_in(FULL_SET & ~state.seen & ~state.hands[state.viewer])
    rooms = [int(count) for count in state.counts]
    rooms[state.viewer] = 0
    barred = [int(_barred(state, seat)) for seat in range(4)]
    allowed = [
        sum([2**seat for seat in range(4) if not barred[seat] & int(BIT[tile])]) for tile in tiles
    ]
    found = Unknowns(tiles, rooms, allowed)
    if state.plunger not in (NOBODY, state.viewer):
        found.demand(tiles_in(DOUBLES[0]), int(BIT[state.plunger]), int(state.doubles_left))
    return found


def dealt(state: TexasRound) -> vec[i64]:
    """The hands with what they have played; nothing for a hand that was set up by hand.

    Who played what is read off the log by going through it with any tiles at all: whose
    turn it is never depends on what the hands still hold.
    """
    past = state.game.blank(state.setup)
    past.deal(vec[i64](list(range(TILES))), state.lot)
    hands: list[list[int]] = [tiles_in(state.hands[seat], 0) for seat in range(4)]
    for action in state.log:
        if action < PASS:
            hands[past.turn].append(int(action))
        past.advance(action)
    if min([len(hand) for hand in hands]) < HAND:
        return vec[i64]()
    return vec[i64]([tile for hand in hands for tile in hand])


def _barred(state: TexasRound, seat: i64) -> i64:
    """The tiles a seat cannot hold: all of the suits it did not follow."""
    tiles: i64 = 0
    suit: i64 = 0
    while suit < SUITS:
        if state.voids[seat] & BIT[suit]:
            tiles |= follows(state.mode, suit)
        suit += 1
    return tiles
