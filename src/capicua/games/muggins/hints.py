"""Heuristic scores for Muggins: the line family's terms, and points made and left.

``points`` counts the points of a play, in fives. ``count`` is the sum of the ends it leaves.
``threat`` adds up what the unseen tiles could score on those ends, in fives, and ``chance`` what
the other tiles of the hand could. Both look at each end alone.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.tiles.tile import BIT_OF, HIGH, LOW, NO_TILE, WORD_OF, tile_of
from capicua.families.line.hints import FURTHER, LINE_TERMS, LineHints
from capicua.families.line.layout import CLOSED, E, Line, S
from capicua.games.muggins.rules import MugginsRound

POINTS: Final = FURTHER
COUNT: Final = FURTHER + 1
THREAT: Final = FURTHER + 2
CHANCE: Final = FURTHER + 3
RIGHT: Final = 100
"""The score of a correct claim or call; a wrong one has its negative."""


class MugginsHints(LineHints[MugginsRound]):
    """Heuristic scores of plays, claims and calls in Muggins."""

    terms: ClassVar[tuple[str, ...]] = (*LINE_TERMS, "points", "count", "threat", "chance")

    def heuristic_score(self, state: MugginsRound, action: i64) -> i64:
        """Score the points of a play, a correct claim or a correct call."""
        game = state.game
        if action >= game.let_go:
            return 0
        if action > game.first_call:
            return RIGHT if (action - game.first_call) * 5 == state.score() else -RIGHT
        if action >= game.further:
            value = (action - game.further) * 5
            if value == 0:
                return 0
            return RIGHT if value == state.score() else -RIGHT
        value = super().heuristic_score(state, action)
        if action >= game.draw:
            return value
        weights = self.weights
        line = state.line_after(action)
        count = line.count()
        value += weights[COUNT] * count
        if count % 5 == 0:
            value += weights[POINTS] * (count // 5)
        tile = action - state.first_lead if action >= state.first_lead else action // 4
        return value + self._next(state, line, count, tile)

    def _next(self, state: MugginsRound, line: Line, count: i64, laid: i64) -> i64:
        """Return the terms of the tiles that could score on the line's ends."""
        hands = state.hands
        threat: i64 = 0
        chance: i64 = 0
        for arm in range(i64(E), S + 1):
            number = line.ends[arm]
            if number < CLOSED:
                tip = line.tips[arm]
                covered: i64 = 0
                if tip != NO_TILE:
                    covered = 2 * number if HIGH[tip] == LOW[tip] else number
                for half in range(state.game.pips + 1):
                    shown = count - covered + (2 * half if half == number else half)
                    if shown > 0 and shown % 5 == 0:
                        tile = tile_of(number, half)
                        word = WORD_OF[tile]
                        if state.unseen(word) & BIT_OF[tile]:
                            if tile != laid:
                                threat += shown // 5
                        elif tile != laid:
                            own = hands.bits[state.turn * hands.width + word]
                            if own & BIT_OF[tile]:
                                chance += shown // 5
        return self.weights[THREAT] * threat + self.weights[CHANCE] * chance
