"""What speaks for a play of Mexican Train, in words: only what is certain for the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import Message
from capicua.core.tile import BIT, FITS, HIGH, LOW, PIPS, WORD, is_double, tile_text
from capicua.games.mexican_train.hints import hand_without
from capicua.games.mexican_train.trains import PLAY

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound

MOST: Final = 3
HEAVY: Final = 12
"""The pips from which a tile counts as heavy."""
LOOKS: Final = 2000
"""How many tiles the search for the longest chain tries at most."""


def reasons(state: TrainRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    if action < PLAY:
        return []
    seat, tiles = int(state.turn), int(state.tiles)
    train, tile = (action - PLAY) // tiles, (action - PLAY) % tiles
    if state.counts[seat] == 1 and not is_double(tile):
        return [Message("why-out")]
    own = train == seat
    rest = hand_without(state, tile)
    found: list[Message] = []
    end = int(state.trains.ends[seat])
    if own:
        end = int(HIGH[tile] + LOW[tile]) - end
        if state.marked & BIT[seat]:
            found.append(Message("why-unmarks"))
    if is_double(tile) and state.counts[seat] > 1:
        cover = _cover(rest, int(HIGH[tile]))
        if cover >= 0:
            found.append(Message("why-covered", {"tile": tile_text(cover)}))
    chain = longest(rest, end, [LOOKS])
    if own and chain > 1:
        found.append(Message("why-chain", {"count": chain}))
    elif not own and chain > 1 and chain == longest(_with(rest, tile), end, [LOOKS]):
        found.append(Message("why-keeps-chain", {"count": chain}))
    others = [
        int(PIPS[(each - PLAY) % tiles])
        for each in state.legal_actions()
        if each >= PLAY and (each - PLAY) % tiles != tile
    ]
    pips = int(PIPS[tile])
    if pips >= HEAVY and others and pips > max(others):
        found.append(Message("why-heavy", {"pips": pips}))
    return found[:MOST]


def _with(hand: vec[i64], tile: int) -> vec[i64]:
    """The hand with a tile more."""
    found = hand[:]
    found[tile // WORD] |= BIT[tile % WORD]
    return found


def longest(hand: vec[i64], end: int, looks: list[int]) -> int:
    """The most tiles of a hand that can follow each other from an end, as far as looks go."""
    best = 0
    for word in range(3):
        fits = int(hand[word] & FITS[end * 3 + word])
        for place in range(WORD):
            if not fits >> place & 1 or looks[0] <= 0:
                continue
            looks[0] -= 1
            tile = word * WORD + place
            hand[word] ^= BIT[place]
            best = max(best, 1 + longest(hand, int(HIGH[tile] + LOW[tile]) - end, looks))
            hand[word] ^= BIT[place]
    return best


def _cover(hand: vec[i64], number: int) -> int:
    """The heaviest tile of a hand that covers a double, or -1."""
    found = -1
    for word in range(3):
        for place in range(WORD):
            tile = word * WORD + place
            if hand[word] & FITS[number * 3 + word] & BIT[place] and (
                found < 0 or PIPS[tile] > PIPS[found]
            ):
                found = tile
    return found
