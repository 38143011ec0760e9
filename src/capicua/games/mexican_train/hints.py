"""What looks good to a seat: keep the own train running, shed what is heavy, cover doubles.

A play is worth its pips and the longest chain that the rest of the hand still makes on
the own train, so spare tiles go to other trains first. The search for the chain is
bounded; it starts in the heavier part of the set and keeps the best it has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import BIT, BIT_OF, FITS, HIGH, LOW, PIPS, WORD, WORD_OF, position_of
from capicua.games.mexican_train.trains import END_TURN, PLAY, START

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound

LOOK: Final = 120
"""How many tiles a search for the longest chain tries at most."""
TILE: Final = 5
"""What getting rid of a tile is worth besides its pips."""
CHAIN: Final = 2
"""By what the worth of the chain is divided: it is still in the hand."""
UNCOVERED: Final = 14
"""What a double costs whose cover is not in the hand."""
CLOSED: Final = 12
"""What it is worth to take the marker off the own train."""
BEGUN: Final = 30
"""What it is worth to begin the own train where a series may follow."""


def merit(state: TrainRound, action: i64) -> i64:
    """How good an action looks to the seat to act; drawing and passing come last."""
    if action < PLAY:
        return 0 if action == END_TURN else -1000
    seat = state.turn
    train = (action - PLAY) // state.tiles
    tile = (action - PLAY) - train * state.tiles
    rest = hand_without(state, tile)
    own = train == seat
    end = state.trains.ends[seat]
    if own:
        end = HIGH[tile] + LOW[tile] - end
    value = PIPS[tile] + TILE + longest(rest, end, vec[i64]([LOOK])) // CHAIN
    if HIGH[tile] == LOW[tile] and state.counts[seat] > 1 and not _is_covered(state, rest, tile):
        value -= UNCOVERED
    if own and state.marked & BIT[seat]:
        value += CLOSED
    if own and state.trains.lengths[seat] == 0 and state.phase == START and state.begins_series():
        value += BEGUN
    return value


def hand_without(state: TrainRound, tile: i64) -> vec[i64]:
    """The hand of the seat to act after a play: three words, whatever the set."""
    rest = vec[i64]([0, 0, 0])
    word: i64 = 0
    while word < state.words:
        rest[word] = state.hands[state.turn * state.words + word]
        word += 1
    rest[WORD_OF[tile]] &= ~BIT_OF[tile]
    return rest


def longest(hand: vec[i64], end: i64, looks: vec[i64]) -> i64:
    """The worth of the best chain from an end, as far as the looks that are left go."""
    best: i64 = 0
    word: i64 = 2
    while word >= 0:
        fits = hand[word] & FITS[end * 3 + word]
        while fits != 0 and looks[0] > 0:
            bit = fits & -fits
            fits ^= bit
            looks[0] -= 1
            tile = word * WORD + position_of(bit)
            hand[word] ^= bit
            worth = PIPS[tile] + TILE + longest(hand, HIGH[tile] + LOW[tile] - end, looks)
            hand[word] ^= bit
            if worth > best:
                best = worth
        word -= 1
    return best


def _is_covered(state: TrainRound, hand: vec[i64], double: i64) -> bool:
    """Whether a double binds nobody for long: its cover is in the hand, or its number is out."""
    if state.trains.shown[HIGH[double]] == state.rules.top:
        return True
    base = HIGH[double] * 3
    return (hand[0] & FITS[base]) | (hand[1] & FITS[base + 1]) | (hand[2] & FITS[base + 2]) != 0
