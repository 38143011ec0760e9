"""What the games of the family share as games: the double-15 set, two to eight players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from capicua.core.game import Game
from capicua.core.tile import MAX_PIP

if TYPE_CHECKING:
    from capicua.core.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldsGame(Game):
    """A game with a boneyard, which does not scale down from double-15."""

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Two to eight."""
        return 2, 8

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Two."""
        return 2

    @property
    def high(self) -> int:
        """A double-15 set."""
        return MAX_PIP
