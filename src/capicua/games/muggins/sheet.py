"""The score sheet of Muggins: that of the line games, and the points made in play.

They are told for the whole hand, claims, calls and penalties together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from capicua.core.sheet import Question
from capicua.families.line.sheet import LineSheet

if TYPE_CHECKING:
    from capicua.core.setup import Setup
    from capicua.games.muggins.rules import Muggins


class MugginsSheet(LineSheet):
    """What a hand is scored from."""

    has_made: ClassVar[bool] = True

    def __init__(self, game: Muggins, setup: Setup) -> None:
        self.penalty = int(game.penalty) if game.claims else 0
        super().__init__(game, setup)

    def own_questions(self) -> tuple[Question, ...]:
        """The points made; a penalty takes at most what a side has (MUG-7)."""
        least = -max(self.setup.totals, default=0) if self.penalty else 0
        step = 1 if self.penalty % 5 else 5
        return (self.made(step=step, low=least), *super().own_questions())
