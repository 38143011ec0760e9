"""The settings shared by games of the family: a double-15 set, two to eight players."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from capicua.core.game import Game
from capicua.core.options import Options
from capicua.core.tiles.tile import MAX_PIP


@mypyc_attr(allow_interpreted_subclasses=True)
class MeldsGame(Game):
    """A game with a boneyard, always played with a double-15 set."""

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return two to eight players."""
        return 2, 8

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Return two players."""
        return 2

    @property
    def high(self) -> int:
        """The highest number of the set: 15."""
        return MAX_PIP
