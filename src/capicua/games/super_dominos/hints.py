"""Heuristic scores: what a placement does, term by term, times fitted weights.

=================  ================================================================================
term               what it counts
=================  ================================================================================
pips               pips of the tile, if they count for the score
double             1 for a double
choices            other tiles of the hand that fit some end afterwards
stuck              1 if there are none, although tiles are left
exposed            unseen tiles that fit the number it leaves
draws              other players, if the number makes them draw
again              1 if the number gives another turn that the hand can use
spell              1 for casting a spell
answers            tiles of the hand that could break that spell later
skip               1 for a double that makes a player lose a turn; 2 for the only opponent
danger             1 for any of those powers if the next player has at most three tiles
opens              1 for the double of a new leg
=================  ================================================================================

Voluntary draws come last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import BIT_OF, HIGH, LOW, PIPS, WORD_OF, count_bits, double_of
from capicua.families.trains.arms import left_by
from capicua.games.super_dominos.actions import DRAW, OPEN
from capicua.games.super_dominos.legs import LEGS, NO_LEG
from capicua.games.super_dominos.rules import SuperRound

PIPS_SHED: Final = 0
DOUBLE: Final = 1
CHOICES: Final = 2
STUCK: Final = 3
EXPOSED: Final = 4
DRAWS: Final = 5
AGAIN: Final = 6
SPELL: Final = 7
ANSWERS: Final = 8
SKIP: Final = 9
DANGER: Final = 10
OPENS: Final = 11

NEARLY_OUT: Final = 3
"""The number of tiles of the next player at which powers become urgent."""


class SuperHints(Hints[SuperRound]):
    """Heuristic scores of placements; voluntary draws come last."""

    terms: ClassVar[tuple[str, ...]] = (
        "pips",
        "double",
        "choices",
        "stuck",
        "exposed",
        "draws",
        "again",
        "spell",
        "answers",
        "skip",
        "danger",
        "opens",
    )

    def heuristic_score(self, state: SuperRound, action: i64) -> i64:
        """Return the weighted sum of the terms of a placement."""
        if action < OPEN:
            return -1_000_000 if action == DRAW else 0
        weights = self.weights
        game = state.game
        leg: i64 = NO_LEG
        value: i64 = 0
        if action >= game.first_play:
            number = action - game.first_play
            leg = number // game.tiles
            tile = number - leg * game.tiles
            left = left_by(tile, state.legs.ends[leg])
        else:
            left = action - OPEN
            tile = double_of(left)
            value += weights[OPENS]
        choices = _choices(state, tile, leg, left)
        value += weights[CHOICES] * choices
        if game.counts_pips:
            value += weights[PIPS_SHED] * PIPS[tile]
        if HIGH[tile] == LOW[tile]:
            value += weights[DOUBLE]
        if choices == 0 and state.hands.counts[state.turn] > 1:
            value += weights[STUCK]
        if weights[EXPOSED] != 0:
            value += weights[EXPOSED] * _exposed(state, left)
        return value + self._power(state, tile, leg, left, choices)

    def _power(self, state: SuperRound, tile: i64, leg: i64, left: i64, choices: i64) -> i64:
        """Return the terms of the effect of the number left."""
        weights = self.weights
        game = state.game
        value: i64 = 0
        has_power = False
        if left == game.draws:
            value += weights[DRAWS] * (state.players - 1)
            has_power = True
        elif left == game.again and choices > 0:
            value += weights[AGAIN]
            has_power = True
        elif left == game.spell and leg != NO_LEG:
            answers = _choices(state, tile, NO_LEG, left)
            value += weights[SPELL] + weights[ANSWERS] * answers
            has_power = True
        if HIGH[tile] == LOW[tile] and leg != NO_LEG and left != game.spell:
            value += 2 * weights[SKIP] if state.players == 2 else weights[SKIP]
            has_power = True
        if has_power and state.hands.counts[state.next_seat(state.turn)] <= NEARLY_OUT:
            value += weights[DANGER]
        return value


def _exposed(state: SuperRound, left: i64) -> i64:
    """Return the number of unseen tiles that fit a number."""
    takes = state.game.fits
    hands = state.hands
    legs = state.legs
    total: i64 = 0
    for word in range(hands.width):
        own = hands.bits[state.turn * hands.width + word]
        total += count_bits(takes[left * 3 + word] & ~own)
    for index in range(legs.laid_count):
        tile = legs.laid[index] & 255
        if takes[left * 3 + WORD_OF[tile]] & BIT_OF[tile]:
            total -= 1
    return total


def _choices(state: SuperRound, tile: i64, leg: i64, left: i64) -> i64:
    """Return the number of other tiles in the hand that fit some end after the placement.

    With ``NO_LEG``, only the number left counts.
    """
    takes = state.game.fits
    legs = state.legs
    hands = state.hands
    total: i64 = 0
    for word in range(hands.width):
        fits = takes[left * 3 + word]
        if leg != NO_LEG:
            for other in range(min(legs.started + 1, LEGS)):
                if other != leg:
                    fits |= takes[legs.ends[other] * 3 + word]
        if word == WORD_OF[tile]:
            fits &= ~BIT_OF[tile]
        total += count_bits(hands.bits[state.turn * hands.width + word] & fits)
    return total
