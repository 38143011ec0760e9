"""Heuristics for a plain trick game: take valuable sure tricks, else play the least tile."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.knowing import Hints
from capicua.core.tile import BIT_OF, PIPS, WORD_OF
from capicua.families.tricks.rules import R, TrickRound

SURE: Final = 100
"""A trick that cannot be lost any more comes before everything else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickHints(Hints[R], Generic[R]):
    """Reads the hand of the seat to act and what everybody has seen."""

    def merit(self, state: R, action: i64) -> i64:
        """Prefer to take for certain what is worth most, then to give a partner, or little."""
        tile = state.laid_tile(action)
        suits = state.suits
        suit = suits.leads[tile] if state.laid == 0 else state.led
        power = suits.power(suit, tile)
        worth = suits.worth[tile]
        cost = 2 * worth + PIPS[tile]
        is_last = state.laid == state.size - 1
        if power > state.best and (is_last or not is_beatable(state, suit, power)):
            return SURE * (1 + state.worth + worth) - power
        is_partner = state.game.pairs and state.laid > 0 and state.winner == state.turn ^ 2
        if is_partner and (is_last or not is_beatable(state, suit, state.best)):
            return 2 * worth - PIPS[tile]
        return -cost - power


def is_beatable(state: TrickRound, suit: i64, power: i64) -> bool:
    """Return whether a tile that the seat to act does not see would beat a strength."""
    suits = state.suits
    bits = state.hands.bits
    base = state.turn * suits.width
    tile: i64 = 0
    while tile < suits.tiles:
        word = WORD_OF[tile]
        seen = state.gone[word] | bits[base + word]
        if suits.power(suit, tile) > power and seen & BIT_OF[tile] == 0:
            return True
        tile += 1
    return False
