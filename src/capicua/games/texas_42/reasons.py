"""Reasons for a bid or a tile in Texas 42: only facts that are certain for the seat."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import BIT, DOUBLES, count_bits, tile_text, tiles_in
from capicua.games.texas_42.auction import AUCTION, BID, NAME, NAMING
from capicua.games.texas_42.hand_estimate import higher
from capicua.games.texas_42.hints import stands, unseen
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import FULL_SET, HONOUR, MODES, NELLO, TRUMPS

MOST: Final = 3
LONG: Final = 4
"""Minimum number of trumps worth mentioning."""


class TexasReasons(Reasons[TexasRound]):
    """Reasons: long trumps, certain tricks, honours given to a partner or saved."""

    def reasons(self, state: TexasRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if state.phase == AUCTION:
            return _for_bid(state) if action >= BID else []
        if state.phase == NAMING:
            return _for_trump(state, action - NAME)
        found = _for_lead(state, action) if state.laid == 0 else _for_tile(state, action)
        return found[:MOST]


def _for_bid(state: TexasRound) -> list[Message]:
    """Return the longest trumps that could be named, and the doubles."""
    hand = state.hands.bits[state.turn]
    modes = [mode for mode in range(MODES) if state.game.modes >> mode & 1 and TRUMPS[mode]]
    return _for_trump(state, max(modes, key=lambda mode: int(count_bits(hand & TRUMPS[mode]))))


def _for_trump(state: TexasRound, mode: int) -> list[Message]:
    """Return the number of trumps in the hand, and of unbeatable ones."""
    hand = state.hands.bits[state.turn]
    if mode == NELLO or not TRUMPS[mode]:
        count = int(count_bits(hand & DOUBLES[0]))
        return [Message("why-doubles", {"count": count})] if count and mode != NELLO else []
    trumps = tiles_in(hand & TRUMPS[mode])
    if len(trumps) < LONG:
        return []
    names = [tile_text(tile) for tile in trumps]
    found = [Message("why-trumps", {"count": len(trumps), "tiles": names})]
    others = FULL_SET & ~hand
    sure = [tile_text(tile) for tile in trumps if higher(others, mode, tile) == 0]
    if sure:
        found.append(Message("why-top-trumps", {"tiles": sure}))
    return found


def _for_lead(state: TexasRound, tile: int) -> list[Message]:
    others = unseen(state)
    trumps = int(others & TRUMPS[state.mode])
    if state.mode == NELLO:
        return []
    above = int(higher(others, state.mode, tile))
    if TRUMPS[state.mode] & BIT[tile]:
        if above == 0 and trumps:
            out = {"count": int(count_bits(trumps))}
            return [Message("why-draws-trumps", {"tile": tile_text(tile), **out})]
        return []
    if above == 0 and not trumps:
        return [Message("why-sure", {"tile": tile_text(tile)})]
    return [Message("why-highest", {"tile": tile_text(tile)})] if above == 0 else []


def _for_tile(state: TexasRound, tile: int) -> list[Message]:
    power = state.suits.power(state.led, tile)
    stake = int(state.worth + HONOUR[tile]) + 1
    last = state.laid == state.size - 1
    is_partner = state.winner == state.turn ^ 2
    if state.mode == NELLO:
        if state.turn == state.bidder and power < state.best:
            return [Message("why-ducks")]
        return []
    if power > state.best:
        if last or stands(state, power):
            return [Message("why-takes", {"points": stake})]
        return []
    if is_partner and HONOUR[tile] and (last or stands(state, state.best)):
        return [Message("why-gives", {"points": int(HONOUR[tile]), "partner": int(state.winner)})]
    honours = [other for other in tiles_in(state.playable()) if HONOUR[other]]
    if not is_partner and not HONOUR[tile] and honours:
        return [Message("why-saves")]
    return []
