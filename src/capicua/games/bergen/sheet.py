"""The score sheet of Bergen: the points made in play, and the tiles of a blocked round.

Only a blocked round compares hands. Doubles decide there, so the sheet asks for tiles (BRG-7).
"""

from __future__ import annotations

from typing import ClassVar

from capicua.core.sheet import BLOCKED, Question
from capicua.families.line.sheet import LineSheet


class BergenSheet(LineSheet):
    """The facts from which a round is scored."""

    has_made: ClassVar[bool] = True
    takes_sums: ClassVar[bool] = False

    def own_questions(self) -> tuple[Question, ...]:
        """Return the points made, then the tiles left if nobody went out."""
        return (self.made(), self.left(after=(BLOCKED,), sums=False))
