"""Reasons for a play in Mexican Train: only facts that are certain for the seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.face import Reasons
from capicua.core.reasons import Message
from capicua.core.tile import (
    BIT,
    BIT_OF,
    FITS,
    HIGH,
    PIPS,
    WORD,
    WORD_OF,
    is_double,
    other_half,
    tile_text,
    tiles_in,
)
from capicua.games.mexican_train.chains import hand_without, longest_chain
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.turns import PLAY

MOST: Final = 3
HEAVY: Final = 12
"""Minimum number of pips of a heavy tile."""
LOOKS: Final = 2000
"""Maximum number of tiles tried in a search for the longest chain."""


class MexicanReasons(Reasons[MexicanRound]):
    """Reasons from a play's effect on the train, the hand and its longest chain."""

    def reasons(self, state: MexicanRound, action: int) -> list[Message]:
        """Return the reasons for a play of the seat to act, the most important first."""
        if action < PLAY:
            return []
        seat = int(state.turn)
        tile, train = state.game.tile_of(action), state.game.arm_of(action)
        count = state.hands.counts[seat]
        if count == 1 and not is_double(tile):
            return [Message("why-out")]
        own = train == seat
        rest = hand_without(state.hands, seat, tile)
        found: list[Message] = []
        end = state.trains.ends[seat]
        if own:
            end = other_half(tile, end)
            if state.marked & BIT[seat]:
                found.append(Message("why-unmarks"))
        covers = _covers(rest, int(HIGH[tile])) if is_double(tile) and count > 1 else []
        if covers:
            cover = max(covers, key=lambda tile: int(PIPS[tile]))
            found.append(Message("why-covered", {"tile": tile_text(cover)}))
        chain = int(longest_chain(rest, end, vec[i64]([LOOKS])))
        if own and chain > 1:
            found.append(Message("why-chain", {"count": chain}))
        elif not own and chain > 1:
            rest[WORD_OF[tile]] |= BIT_OF[tile]
            if chain == longest_chain(rest, end, vec[i64]([LOOKS])):
                found.append(Message("why-keeps-chain", {"count": chain}))
        plays = [state.game.tile_of(each) for each in state.legal_actions() if each >= PLAY]
        others = [int(PIPS[other]) for other in plays if other != tile]
        pips = int(PIPS[tile])
        if pips >= HEAVY and others and pips > max(others):
            found.append(Message("why-heavy", {"pips": pips}))
        return found[:MOST]


def _covers(hand: vec[i64], number: int) -> list[int]:
    """Return the tiles of a hand that cover a double, ascending."""
    found: list[int] = []
    for word in range(3):
        found += tiles_in(hand[word] & FITS[number * 3 + word], word * WORD)
    return found
