"""The settings shared by solitaires: one seat, a double set, and a match of one deal."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.options import Options
from capicua.core.setup import Setup
from capicua.core.tiles.tile import set_size


@mypyc_attr(allow_interpreted_subclasses=True)
class Patience(Game):
    """A single-player game with free takebacks; tiles are dealt from a shuffled order."""

    family: ClassVar[str] = "patience"
    genre: ClassVar[str] = "solitaire"
    undo: ClassVar[str] = "free"
    low_is_good: ClassVar[bool] = True

    def __init__(self, options: Options, players: int, set_max: int) -> None:
        super().__init__(options, players)
        self.set_max: i64 = set_max
        self.tiles: i64 = set_size(set_max)
        """The tiles of the whole set."""

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return exactly one player."""
        return 1, 1

    @property
    def high(self) -> int:
        """The highest number of the set, which is an option."""
        return self.set_max

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return zero: the player holds no tiles."""
        return [0]

    def points_limit(self) -> int:
        """Return the number of tiles: the points are those left, or those brought home."""
        return int(self.tiles)

    def totals_limit(self) -> int:
        """Return the bound of the points: a match is one deal."""
        return self.points_limit()

    def is_won(self, points: int) -> bool:
        """Return whether a deal that ended with these points is won: no tile is left."""
        return points == 0

    def match_winners(self, match: Match) -> list[int]:
        """Return the player if the deal is won."""
        return [0] if self.is_won(match.totals[0]) else []
