"""Heuristic scores: bet by the strength of the hand, and draw towards doubles.

The chance of a hand against one opponent is the share of all hands that it beats; against
several it must beat them all. Bets, raises and calls by others suggest hands above average,
so the chance is then raised to a higher power. The score of an action is that chance times
the expected pot, less the cost of the action.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import DOUBLES, count_bits, pips_in
from capicua.games.poker.actions import CALL, DRAWING, FOLD, LEVELS, level_of
from capicua.games.poker.hand_ranks import FLUSH, FOURS, THREES, row_of, strength
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import HAND, IN_PLAY

SCALE: Final = 1000.0
RAISED: Final = 0.3
"""The increase of the exponent for each full bet or raise of the round, per opponent."""

_WORTHS: dict[tuple[bool, bool], list[int]] = {}


class PokerHints(Hints[PokerRound]):
    """Heuristic scores of bets, calls and draws."""

    def heuristic_score(self, state: PokerRound, action: i64) -> i64:
        """Return the heuristic score of a legal action."""
        if state.phase == DRAWING:
            return _draw(state, state.thrown(action))
        if action == FOLD:
            return 0
        chance = beaten(state.hands.bits[state.turn], state.game.by_suit, state.game.by_pips)
        pot = float(state.pot())
        rivals = float(count_bits(state.live) - 1)
        doubt = 1.0 + RAISED * float(state.raises)
        cost = 0.0
        idle = 0.0
        if action == CALL:
            cost = float(min(state.level - state.bets[state.turn], state.stack(state.turn)))
        elif action >= LEVELS:
            level = level_of(action)
            useful = min(level, _deepest(state))
            idle = float(level - useful)
            cost = float(useful - state.bets[state.turn])
            more = float(useful - state.level)
            doubt += more / (pot + cost)
            pot += more * float(state.able() - 1)
        return int(SCALE * (chance ** (rivals * doubt) * (pot + cost) - cost) - idle)


def _deepest(state: PokerRound) -> i64:
    """Return the highest level that another seat can match.

    Chips beyond it only come back.
    """
    deepest: i64 = 0
    for seat in range(state.players):
        if seat != state.turn and state.can_bet(seat):
            deepest = max(deepest, state.bets[seat] + state.stack(seat))
    return deepest


def beaten(hand: i64, by_suit: bool, by_pips: bool) -> float:
    """Return the share of all hands that a hand beats."""
    worths = _WORTHS.get((by_suit, by_pips))
    if worths is None:
        tiles = [2**tile for tile in IN_PLAY]
        worths = sorted(
            [int(strength(sum(held), by_suit, by_pips)) for held in combinations(tiles, HAND)]
        )
        _WORTHS[(by_suit, by_pips)] = worths
    return bisect_left(worths, int(strength(hand, by_suit, by_pips))) / len(worths)


def _draw(state: PokerRound, thrown: i64) -> i64:
    """Score a draw: keep a made hand and every double; discard other tiles, low ones first."""
    row = row_of(state.game.worth(state.hands.bits[state.turn]))
    if row >= FLUSH and row not in (THREES, FOURS):
        return 100 - count_bits(thrown)
    return 40 * count_bits(thrown) - 400 * count_bits(thrown & DOUBLES[0]) - pips_in(thrown)
