"""What speaks for a bid or a tile of Texas 42, in words: only what is certain for the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.reasons import Message
from capicua.core.tile import BIT, BIT_OF, DOUBLES, count_bits, position_of, tile_text
from capicua.games.texas_42.auction import AUCTION, BID, NAME, NAMING
from capicua.games.texas_42.hints import higher
from capicua.games.texas_42.suits import (
    FULL_SET,
    HONOUR,
    MODES,
    NELLO,
    TRUMPS,
    follows,
    strength,
)

if TYPE_CHECKING:
    from capicua.games.texas_42.round import TexasRound

MOST: Final = 3
LONG: Final = 4
"""Trumps that are worth a word."""


def reasons(state: TexasRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    if state.phase == AUCTION:
        return _for_bid(state) if action >= BID else []
    if state.phase == NAMING:
        return _for_trump(state, action - NAME)
    found = _for_lead(state, action) if state.laid == 0 else _for_tile(state, action)
    return found[:MOST]


def _for_bid(state: TexasRound) -> list[Message]:
    """The longest trumps that could be named, and the doubles."""
    best: list[Message] = []
    most = LONG - 1
    for mode in range(MODES):
        if state.rules.modes >> mode & 1 and TRUMPS[mode]:
            count = int(count_bits(state.hands[state.turn] & TRUMPS[mode]))
            if count > most:
                most = count
                best = _for_trump(state, mode)
    return best


def _for_trump(state: TexasRound, mode: int) -> list[Message]:
    """How many trumps the hand has, and how many of them nobody can beat."""
    hand = state.hands[state.turn]
    if mode == NELLO or not TRUMPS[mode]:
        count = int(count_bits(hand & DOUBLES[0]))
        return [Message("why-doubles", {"count": count})] if count and mode != NELLO else []
    count = int(count_bits(hand & TRUMPS[mode]))
    if count < LONG:
        return []
    found = [Message("why-trumps", {"count": count, "tiles": _tiles(hand & TRUMPS[mode])})]
    sure = [
        tile
        for tile in range(28)
        if hand & TRUMPS[mode] & BIT[tile] and higher(FULL_SET & ~hand, mode, tile) == 0
    ]
    if sure:
        found.append(Message("why-top-trumps", {"tiles": [tile_text(tile) for tile in sure]}))
    return found


def _unseen(state: TexasRound) -> int:
    return int(FULL_SET & ~state.seen & ~state.hands[state.turn])


def _for_lead(state: TexasRound, tile: int) -> list[Message]:
    others = _unseen(state)
    trumps = int(others & TRUMPS[state.mode])
    if state.mode == NELLO:
        return []
    above = int(higher(others, state.mode, tile))
    if TRUMPS[state.mode] & BIT_OF[tile]:
        if above == 0 and trumps:
            out = {"count": int(count_bits(trumps))}
            return [Message("why-draws-trumps", {"tile": tile_text(tile), **out})]
        return []
    if above == 0 and not trumps:
        return [Message("why-sure", {"tile": tile_text(tile)})]
    return [Message("why-highest", {"tile": tile_text(tile)})] if above == 0 else []


def _for_tile(state: TexasRound, tile: int) -> list[Message]:
    power = strength(state.mode, state.led, tile)
    stake = int(state.worth + HONOUR[tile]) + 1
    last = state.laid == state.size - 1
    is_partner = state.winner == state.turn ^ 2
    if state.mode == NELLO:
        if state.turn == state.bidder and power < state.best:
            return [Message("why-ducks")]
        return []
    if power > state.best:
        if last or not _can_be_beaten(state, int(power)):
            return [Message("why-takes", {"points": stake})]
        return []
    if is_partner and HONOUR[tile] and (last or not _can_be_beaten(state, int(state.best))):
        return [Message("why-gives", {"points": int(HONOUR[tile]), "partner": int(state.winner)})]
    if not is_partner and not HONOUR[tile] and _holds_honour(state):
        return [Message("why-saves")]
    return []


def _can_be_beaten(state: TexasRound, power: int) -> bool:
    """Whether some unseen tile is stronger in this trick."""
    others = _unseen(state)
    return any(
        [strength(state.mode, state.led, tile) > power for tile in range(28) if others >> tile & 1]
    )


def _holds_honour(state: TexasRound) -> bool:
    """Whether an honour could be played instead."""
    hand = state.hands[state.turn]
    same = hand & follows(state.mode, state.led)
    rest = same if same else hand
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        if HONOUR[position_of(bit)]:
            return True
    return False


def _tiles(hand: int) -> list[str]:
    return [tile_text(tile) for tile in range(28) if hand >> tile & 1]
