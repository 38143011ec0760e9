"""The score sheet of Bergen: the points made in play, and the tiles of a blocked hand.

Only a blocked hand is compared, and by its doubles too, so that needs tiles (BRG-7).
"""

from __future__ import annotations

from typing import ClassVar

from capicua.core.sheet import BLOCKED, Question
from capicua.families.line.sheet import LineSheet


class BergenSheet(LineSheet):
    """What a hand is scored from."""

    has_made: ClassVar[bool] = True
    takes_sums: ClassVar[bool] = False

    def own_questions(self) -> tuple[Question, ...]:
        """Return the points made, then what is left where nobody is out."""
        return (self.made(), self.left(after=(BLOCKED,), sums=False))
