"""Heuristic scores for trick games: take valuable sure tricks, else play the lowest tile."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.tile import BIT_OF, PIPS, WORD_OF
from capicua.families.tricks.rules import R, TrickRound

SURE: Final = 100
"""The score of a sure trick, above everything else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickHints(Hints[R], Generic[R]):
    """Scores from the hand of the seat to act and from public knowledge."""

    def heuristic_score(self, state: R, action: i64) -> i64:
        """Prefer sure tricks by value, then giving points to a partner, then giving away little."""
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
    """Return whether a tile unseen by the seat to act would beat this strength."""
    suits = state.suits
    bits = state.hands.bits
    base = state.turn * suits.width
    for tile in range(suits.tiles):
        word = WORD_OF[tile]
        seen = state.gone[word] | bits[base + word]
        if suits.power(suit, tile) > power and seen & BIT_OF[tile] == 0:
            return True
    return False
