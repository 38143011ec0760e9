"""The tricks of a hand with all hands open, for an exact solver: see ``core.tricks``.

The points of the bidder's side are counted. In a nello the bidder must take none, so there
it is the other side that plays for many of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tricks import Tricks
from capicua.games.texas_42.auction import ALL_POINTS
from capicua.games.texas_42.suits import (
    FOLLOW,
    HONOUR,
    LED,
    MODES,
    NELLO,
    STRENGTH,
    SUITS,
    TILES,
)

if TYPE_CHECKING:
    from capicua.games.texas_42.round import TexasRound

SIDE_SEATS: Final = vec[i64]([5, 10])
"""The seats of each side, as bits."""


def _rows(table: vec[i64], row: i64) -> list[vec[i64]]:
    """The part of a table that belongs to each mode."""
    return [table[mode * row : (mode + 1) * row] for mode in range(MODES)]


FOLLOW_IN: Final = _rows(FOLLOW, SUITS)
LED_IN: Final = _rows(LED, TILES)
STRENGTH_IN: Final = _rows(STRENGTH, SUITS * TILES)


def tricks_of(state: TexasRound) -> Tricks:
    """The hand as its tricks stand; trumps have been named."""
    found = Tricks(TILES)
    side = state.bidder & 1
    nello = state.mode == NELLO
    found.follow = FOLLOW_IN[state.mode]
    found.leads = LED_IN[state.mode]
    found.strength = STRENGTH_IN[state.mode]
    found.worth = HONOUR
    found.size = state.size
    found.counted = SIDE_SEATS[side]
    found.makers = SIDE_SEATS[1 - side] if nello else SIDE_SEATS[side]
    found.taken = state.taken[side]
    found.goal = 1 if nello else state.goal()
    seat: i64 = 0
    while seat < 4:
        after: i64 = (seat + 1) & 3
        if after == state.sitter:
            after = (after + 1) & 3
        found.after[seat] = after
        if seat != state.sitter:
            found.hands[seat] = state.hands[seat]
        seat += 1
    found.payoff = payoffs(state)
    found.turn = state.turn
    found.laid = state.laid
    found.led = state.led
    found.best = state.best
    found.winner = state.winner
    found.stake = state.worth
    return found


def payoffs(state: TexasRound) -> vec[i64]:
    """By the points the bidder's side takes: what the hand brings the makers more (T42-22)."""
    nello = state.mode == NELLO
    goal = state.goal()
    found = vec[i64]([0] * (ALL_POINTS + 1))
    points: i64 = 0
    while points <= ALL_POINTS:
        made = points == 0 if nello else points >= goal
        mine, theirs = state.shares(made, points, ALL_POINTS - points)
        found[points] = theirs - mine if nello else mine - theirs
        points += 1
    return found
