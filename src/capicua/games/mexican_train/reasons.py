"""Reasons for a play in Mexican Train: only facts that are certain for the seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import (
    BIT,
    BIT_OF,
    HIGH,
    PIPS,
    WORD_OF,
    is_double,
    other_half,
    shows,
    tile_text,
)
from capicua.families.trains.longest_train import longest_train
from capicua.games.mexican_train.actions import PLAY
from capicua.games.mexican_train.chains import hand_without, longest_chain
from capicua.games.mexican_train.rules import MexicanRound

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
        if is_double(tile):
            others = [other for other in state.hands.tiles(seat) if other != tile]
            covers = [other for other in others if shows(other, HIGH[tile])]
            if covers:
                cover = max(covers, key=lambda tile: int(PIPS[tile]))
                found.append(Message("why-covered", {"tile": tile_text(cover)}))
        chain = int(longest_chain(rest, end, vec[i64]([LOOKS])))
        if own and action == state.planned_action():
            hand = [int(other) for other in state.hands.tiles(seat)]
            train_tiles = longest_train(hand, int(state.trains.ends[seat])).tiles
            found.append(Message("why-plan", {"count": len(train_tiles)}))
        elif own and chain > 1:
            found.append(Message("why-chain", {"count": chain}))
        elif not own and chain > 1:
            rest[WORD_OF[tile]] |= BIT_OF[tile]
            if chain == longest_chain(rest, end, vec[i64]([LOOKS])):
                found.append(Message("why-keeps-chain", {"count": chain}))
        plays = [state.game.tile_of(each) for each in state.legal_actions() if each >= PLAY]
        lighter = [int(PIPS[other]) for other in plays if other != tile]
        pips = int(PIPS[tile])
        if pips >= HEAVY and lighter and pips > max(lighter):
            found.append(Message("why-heavy", {"pips": pips}))
        return found[:MOST]
