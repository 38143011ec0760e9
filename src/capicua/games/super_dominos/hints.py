"""What looks good to a seat: shed weight, stay able to play, use the powers, go on.

A play is worth a tile, its pips where they count, what the rest of the hand could still
do on the table it leaves, and what its number brings about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.tile import (
    BIT_OF,
    HIGH,
    LOW,
    PIPS,
    WORD_OF,
    count_bits,
    double_of,
)
from capicua.games.super_dominos.legs import LEGS, NO_LEG, left_by
from capicua.games.super_dominos.turns import DRAW, OPEN

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound

TILE: Final = 20
"""What getting rid of a tile is worth."""
CHOICE: Final = 3
"""What each other tile is worth that can be placed afterwards."""
DRAWS: Final = 6
"""What each tile is worth that somebody else has to take."""
AGAIN: Final = 15
"""What another tile in the same turn is worth."""
SPELL: Final = 8
"""What it is worth that the others have to break a spell."""
ANSWER: Final = 2
"""What each tile is worth that could break it when it comes round."""
SKIP: Final = 6
"""What it is worth that somebody loses a turn; double if it is one's only opponent."""


def merit(state: SuperRound, action: i64) -> i64:
    """How good an action looks to the seat to act; drawing by choice comes last."""
    if action < OPEN:
        return -1000 if action == DRAW else 0
    leg: i64 = NO_LEG
    if action >= state.rules.first_play:
        number = action - state.rules.first_play
        leg = number // state.tiles
        tile = number - leg * state.tiles
        left = left_by(tile, state.legs.ends[leg])
    else:
        left = action - OPEN
        tile = double_of(left)
    choices = _choices(state, tile, leg, left)
    value: i64 = TILE + CHOICE * choices + _power(state, tile, leg, left, choices)
    if state.rules.counts_pips:
        value += PIPS[tile]
    return value


def _power(state: SuperRound, tile: i64, leg: i64, left: i64, choices: i64) -> i64:
    """What the number that is left brings about."""
    rules = state.rules
    value: i64 = 0
    if left == rules.draws:
        value += DRAWS * (state.players - 1)
    elif left == rules.again and choices > 0:
        value += AGAIN
    elif left == rules.spell and leg != NO_LEG:
        value += SPELL + ANSWER * _answers(state, tile)
    if HIGH[tile] == LOW[tile] and leg != NO_LEG and left != rules.spell:
        value += 2 * SKIP if state.players == 2 else SKIP
    return value


def _choices(state: SuperRound, tile: i64, leg: i64, left: i64) -> i64:
    """How many other tiles of the hand fit some end once the tile lies there."""
    total: i64 = 0
    word: i64 = 0
    while word < state.words:
        held = state.hands[state.turn * state.words + word]
        if word == WORD_OF[tile]:
            held &= ~BIT_OF[tile]
        fits = state.rules.fits[left * 3 + word]
        if leg != NO_LEG:
            other: i64 = 0
            while other < LEGS and other <= state.legs.started:
                if other != leg:
                    fits |= state.rules.fits[state.legs.ends[other] * 3 + word]
                other += 1
        total += count_bits(held & fits)
        word += 1
    return total


def _answers(state: SuperRound, tile: i64) -> i64:
    """How many other tiles of the hand could break a spell."""
    total: i64 = 0
    word: i64 = 0
    while word < state.words:
        held = state.hands[state.turn * state.words + word]
        if word == WORD_OF[tile]:
            held &= ~BIT_OF[tile]
        total += count_bits(held & state.rules.fits[state.rules.spell * 3 + word])
        word += 1
    return total
