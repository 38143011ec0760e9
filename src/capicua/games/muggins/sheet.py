"""The score sheet of Muggins: that of the line games, plus the points made in play.

The points are reported for the whole round, claims, calls and penalties together.
"""

from __future__ import annotations

from typing import ClassVar

from capicua.core.sheet import Question
from capicua.families.line.sheet import LineSheet
from capicua.games.muggins.rules import Muggins


class MugginsSheet(LineSheet):
    """The facts from which a round is scored."""

    game: Muggins
    has_made: ClassVar[bool] = True

    def own_questions(self) -> tuple[Question, ...]:
        """Return the points made; a penalty never exceeds a side's total (MUG-7)."""
        penalty = int(self.game.penalty) if self.game.claims else 0
        least = -max(self.setup.totals, default=0) if penalty else 0
        step = 1 if penalty % 5 else 5
        return (self.made(step=step, low=least), *super().own_questions())
