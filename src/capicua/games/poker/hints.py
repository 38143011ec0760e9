"""Heuristic scores: what a bet is expected to win, term by term, times fitted weights.

The chance of a hand against one opponent is the share of all hands that it beats; against
several it must beat them all. Bets, raises and calls by others suggest hands above average,
so the chance is then raised to a higher power, *doubted*.

============  =====================================================================================
term          what it counts, in thousandths; a fold has none
============  =====================================================================================
expected      chips of the pot times the doubted chance of winning it
hoped         the same with the chance before it is doubted
cost          chips that the action costs
idle          chips beyond what another seat can match, which only come back, counted whole
call          1 for a call of a bet
bet           1 for a bet or raise
bet_strength  the chance against one opponent, for a bet or raise
bet_rivals    opponents, for a bet or raise
bet_raises    bets and raises before it, for a raise
============  =====================================================================================

Draws keep a made hand and every double, and discard other tiles.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations
from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import DOUBLES, count_bits, pips_in
from capicua.games.poker.actions import CALL, DRAWING, FOLD, LEVELS, level_of
from capicua.games.poker.hand_ranks import FLUSH, FOURS, THREES, row_of, strength
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import HAND, IN_PLAY

EXPECTED: Final = 0
HOPED: Final = 1
COST: Final = 2
IDLE: Final = 3
CALLS: Final = 4
BET: Final = 5
BET_STRENGTH: Final = 6
BET_RIVALS: Final = 7
BET_RAISES: Final = 8

SCALE: Final = 1000.0
RAISED: Final = 0.3
"""The increase of the exponent for each full bet or raise of the round, per opponent."""

_WORTHS: dict[tuple[bool, bool], list[int]] = {}


class PokerHints(Hints[PokerRound]):
    """Heuristic scores of bets, calls and draws."""

    terms: ClassVar[tuple[str, ...]] = (
        "expected",
        "hoped",
        "cost",
        "idle",
        "call",
        "bet",
        "bet_strength",
        "bet_rivals",
        "bet_raises",
    )

    def heuristic_score(self, state: PokerRound, action: i64) -> i64:
        """Return the weighted sum of the terms of a bet or call; draws are scored apart."""
        if state.phase == DRAWING:
            return _draw(state, state.thrown(action))
        if action == FOLD:
            return 0
        weights = self.weights
        chance = beaten(state.hands.bits[state.turn], state.game.by_suit, state.game.by_pips)
        pot = float(state.pot())
        rivals = count_bits(state.live) - 1
        doubt = 1.0 + RAISED * float(state.raises)
        cost = 0.0
        score: i64 = 0
        if action == CALL:
            cost = float(min(state.level - state.bets[state.turn], state.stack(state.turn)))
            score += 1000 * weights[CALLS]
        elif action >= LEVELS:
            level = level_of(action)
            useful = min(level, _deepest(state))
            score += weights[IDLE] * (level - useful)
            cost = float(useful - state.bets[state.turn])
            more = float(useful - state.level)
            doubt += more / (pot + cost)
            pot += more * float(state.able() - 1)
            score += 100 * (weights[BET] + weights[BET_RIVALS] * rivals)
            score += weights[BET_STRENGTH] * int(SCALE * chance)
            score += 1000 * weights[BET_RAISES] * state.raises
        won = SCALE * (pot + cost)
        score += weights[EXPECTED] * int(chance ** (float(rivals) * doubt) * won)
        if weights[HOPED] != 0:
            score += weights[HOPED] * int(chance ** float(rivals) * won)
        return score + weights[COST] * int(SCALE * cost)


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
