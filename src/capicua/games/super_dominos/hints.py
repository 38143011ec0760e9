"""Heuristic scores: shed weight, stay able to play, use powers, play again.

A play is scored by its tile, its pips if they count, the tiles of the hand that can follow,
and the effect of its number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import BIT_OF, HIGH, LOW, PIPS, WORD_OF, count_bits, double_of
from capicua.families.trains.arms import left_by
from capicua.games.super_dominos.actions import DRAW, OPEN
from capicua.games.super_dominos.legs import LEGS, NO_LEG
from capicua.games.super_dominos.rules import SuperRound

TILE: Final = 20
"""The value of shedding a tile."""
CHOICE: Final = 3
"""The value of each other tile that can be placed afterwards."""
DRAWS: Final = 6
"""The value of each tile another player has to take."""
AGAIN: Final = 15
"""The value of another tile in the same turn."""
SPELL: Final = 8
"""The value of making the others break a spell."""
ANSWER: Final = 2
"""The value of each held tile that could break the spell when the turn returns."""
SKIP: Final = 6
"""The value of a player losing a turn; doubled for the only opponent."""


class SuperHints(Hints[SuperRound]):
    """Heuristic scores of placements; voluntary draws come last."""

    def heuristic_score(self, state: SuperRound, action: i64) -> i64:
        """Return the value of the tile, of the remaining hand, and of the power."""
        if action < OPEN:
            return -1000 if action == DRAW else 0
        game = state.game
        leg: i64 = NO_LEG
        if action >= game.first_play:
            number = action - game.first_play
            leg = number // game.tiles
            tile = number - leg * game.tiles
            left = left_by(tile, state.legs.ends[leg])
        else:
            left = action - OPEN
            tile = double_of(left)
        choices = _choices(state, tile, leg, left)
        value: i64 = TILE + CHOICE * choices + _power(state, tile, leg, left, choices)
        if game.counts_pips:
            value += PIPS[tile]
        return value


def _power(state: SuperRound, tile: i64, leg: i64, left: i64, choices: i64) -> i64:
    """Return the value of the effect of the number left."""
    game = state.game
    value: i64 = 0
    if left == game.draws:
        value += DRAWS * (state.players - 1)
    elif left == game.again and choices > 0:
        value += AGAIN
    elif left == game.spell and leg != NO_LEG:
        answers = _choices(state, tile, NO_LEG, left)
        value += SPELL + ANSWER * answers
    if HIGH[tile] == LOW[tile] and leg != NO_LEG and left != game.spell:
        value += 2 * SKIP if state.players == 2 else SKIP
    return value


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
