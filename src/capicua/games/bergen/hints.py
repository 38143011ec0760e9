"""Heuristic scores for Bergen: the terms of the line family, and headers made and left.

``points`` counts the points of a play. ``gives`` is 1 if an unseen tile could then make both ends
equal, or cover equal ends with their double; ``keeps`` is 1 if this hand holds that tile.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.tiles.tile import BIT_OF, WORD_OF, position_of, tile_of
from capicua.families.line.hints import FURTHER, LINE_TERMS, LineHints
from capicua.games.bergen.rules import BergenRound

POINTS: Final = FURTHER
GIVES: Final = FURTHER + 1
KEEPS: Final = FURTHER + 2


class BergenHints(LineHints[BergenRound]):
    """Heuristic scores of plays in Bergen."""

    terms: ClassVar[tuple[str, ...]] = (*LINE_TERMS, "points", "gives", "keeps")

    def heuristic_score(self, state: BergenRound, action: i64) -> i64:
        """Return the line family's score, plus that of the points."""
        value = super().heuristic_score(state, action)
        if action >= state.draw:
            return value
        return value + self.weights[POINTS] * state.points_after(action)

    def score_of_play(self, state: BergenRound, tile: i64, numbers: i64) -> i64:
        """Return the line family's score, plus that of the header that could follow."""
        value = super().score_of_play(state, tile, numbers)
        first = numbers & -numbers
        other = numbers ^ first
        last = first if other == 0 else other & -other
        header = tile_of(position_of(first), position_of(last))
        word = WORD_OF[header]
        if header != tile:
            if state.unseen(word) & BIT_OF[header]:
                value += self.weights[GIVES]
            elif state.hands.bits[state.turn * state.hands.width + word] & BIT_OF[header]:
                value += self.weights[KEEPS]
        return value
