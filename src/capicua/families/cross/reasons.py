"""Reasons for an action of the cross: only facts that are certain for the seat to act."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import (
    BIT,
    BIT_OF,
    FITS,
    PIPS,
    count_bits,
    double_of,
    is_double,
    other_half,
    tile_text,
)
from capicua.families.cross.actions import LEAD, PLAY, tile_played, train_played
from capicua.families.cross.rules import CrossRound

MOST: Final = 3
HEAVY: Final = 8
"""The fewest pips for a tile to count as heavy."""


class CrossReasons(Reasons[CrossRound]):
    """Reasons about continuing a train and shedding weight."""

    def reasons(self, state: CrossRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        seat = state.turn
        if action < LEAD:
            return []
        if state.hands.counts[seat] == 1 and action >= PLAY:
            return [Message("why-out")]
        if action < PLAY:
            tile = int(double_of(action - LEAD))
            return _going_on(state, tile, action - LEAD)
        tile, train = int(tile_played(action)), int(train_played(action))
        found: list[Message] = []
        if train == seat:
            end = int(other_half(tile, state.ends[seat]))
            found += _going_on(state, tile, end)
            if state.open & BIT[seat] and state.closes(tile, train):
                found.append(Message("why-closes"))
        else:
            rest = state.hands.bits[seat] & ~BIT_OF[tile]
            kept = int(count_bits(rest & FITS[state.ends[seat] * 3]))
            if kept:
                found.append(Message("why-keeps-own", {"count": kept}))
        return (found + _weight(state, tile))[:MOST]


def _going_on(state: CrossRound, tile: int, end: int) -> list[Message]:
    rest = state.hands.bits[state.turn] & ~BIT_OF[tile] & FITS[end * 3]
    count = int(count_bits(rest))
    return [Message("why-goes-on", {"count": count, "number": end})] if count else []


def _weight(state: CrossRound, tile: int) -> list[Message]:
    """Return reasons for doubles and heavy tiles if something lighter could be played."""
    found: list[Message] = []
    others = [
        int(tile_played(each))
        for each in state.legal_actions()
        if each >= PLAY and int(tile_played(each)) != tile
    ]
    if others and is_double(tile):
        found.append(Message("why-double", {"tile": tile_text(tile)}))
    pips = int(PIPS[tile])
    if pips >= HEAVY and others and pips > max([int(PIPS[other]) for other in others]):
        found.append(Message("why-heavy", {"pips": pips}))
    return found
