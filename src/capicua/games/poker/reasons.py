"""Reasons for betting actions and draws: the share of hands beaten, and the price.

Shares are of all hands from the fifteen unseen tiles, so they are exact against a single
opponent about whom nothing else is known.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from capicua.core.messages import Argument, Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import BIT, DOUBLES, count_bits
from capicua.games.poker.actions import CALL, CHECK, DRAWING, FOLD
from capicua.games.poker.hand_ranks import strength
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import HAND, IN_PLAY
from capicua.games.poker.words import rank_values, texts

HALF: Final = 50
"""Minimum percentage of hands beaten by a strong hand."""


class PokerReasons(Reasons[PokerRound]):
    """Reasons: the hands beaten, the price of a call, the chance that a draw helps."""

    def reasons(self, state: PokerRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if state.phase == DRAWING:
            return _for_draw(state, int(state.thrown(action)))
        hand = int(state.hands.bits[state.turn])
        beats, loses = shares(hand, state.game.by_suit, state.game.by_pips)
        if action == CHECK:
            return [Message("why-free"), *(_weak(state, beats) if beats < HALF else [])]
        rivals = int(count_bits(state.live)) - 1
        if action in (FOLD, CALL):
            needed = _needed(state)
            pays = (beats / 100) ** rivals * 100 >= needed
            price = _price(state, needed) if needed else []
            if action == FOLD:
                return (_weak(state, beats) if beats < HALF else []) + ([] if pays else price)
            return (_strong(state, beats, loses)) + (price if pays else [])
        return _strong(state, beats, loses)


@lru_cache(maxsize=256)
def shares(hand: int, by_suit: bool, by_pips: bool) -> tuple[int, int]:
    """Return the percentage of possible hands that a hand beats, and the number that beat it.

    Possible hands are all hands from the other fifteen tiles.
    """
    own = int(strength(hand, by_suit, by_pips))
    others = [int(strength(each, by_suit, by_pips)) for each in _sets(hand, HAND)]
    return sum(worth < own for worth in others) * 100 // len(others), sum(
        worth > own for worth in others
    )


@lru_cache(maxsize=256)
def improved(hand: int, thrown: int, by_suit: bool, by_pips: bool) -> int:
    """Return the percentage of possible replacements that improve the hand."""
    own = int(strength(hand, by_suit, by_pips))
    kept = hand & ~thrown
    drawn = [
        int(strength(kept | each, by_suit, by_pips)) for each in _sets(hand, thrown.bit_count())
    ]
    return sum(worth > own for worth in drawn) * 100 // len(drawn)


def _sets(hand: int, size: int) -> list[int]:
    """Return all sets of ``size`` tiles outside a hand, as words."""
    others = [int(BIT[tile]) for tile in IN_PLAY if not hand & BIT[tile]]
    return [sum(chosen) for chosen in combinations(others, size)]


def _strong(state: PokerRound, beats: int, loses: int) -> list[Message]:
    if loses == 0:
        return [Message("why-best", _rank(state))]
    if beats < HALF:
        return []
    return [Message("why-strong", {**_rank(state), "percent": beats})]


def _weak(state: PokerRound, beats: int) -> list[Message]:
    return [Message("why-weak", {**_rank(state), "percent": beats})]


def _rank(state: PokerRound) -> dict[str, Argument]:
    return rank_values(state, state.hands.bits[state.turn])


def _needed(state: PokerRound) -> int:
    """Return the percentage of hands a call must win to break even.

    Return 0 if the seat cannot pay the whole call.
    """
    cost = int(state.level - state.bets[state.turn])
    if cost > state.stack(state.turn):
        return 0
    return -(-100 * cost // (int(state.pot()) + cost))


def _price(state: PokerRound, needed: int) -> list[Message]:
    cost = int(state.level - state.bets[state.turn])
    return [Message("why-price", {"chips": cost, "pot": int(state.pot()), "percent": needed})]


def _for_draw(state: PokerRound, thrown: int) -> list[Message]:
    """Return the tiles kept, and the chance that the new hand is better."""
    hand = int(state.hands.bits[state.turn])
    by_suit, by_pips = bool(state.game.by_suit), bool(state.game.by_pips)
    if not thrown:
        return _strong(state, *shares(hand, by_suit, by_pips))
    found: list[Message] = []
    kept = hand & ~thrown & int(DOUBLES[0])
    if kept:
        found.append(Message("why-keeps", {"tiles": texts(kept), "count": kept.bit_count()}))
    percent = improved(hand, thrown, by_suit, by_pips)
    if percent:
        found.append(Message("why-improves", {"percent": percent}))
    return found
