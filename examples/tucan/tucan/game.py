"""Tucan as a game: its sizes, its trains, and the sequence of rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.core.tiles.tile import double_of
from capicua.families.trains.game import TrainsGame
from tucan.options import PRESETS, TucanOptions

DRAW: Final = 0
PASS: Final = 1
FIRST_PLAY: Final = 2
TRAINS: Final = ("TA", "TB", "TC", "TD", "T")
"""A train for each seat, and a common one."""
COMMON: Final = 4


class Tucan(TrainsGame):
    """The game: each player has a train, and one is common."""

    id: ClassVar[str] = "tucan"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    low_is_good: ClassVar[bool] = True
    seats_rule: ClassVar[str] = "TUC-1"
    arm_names: ClassVar[tuple[str, ...]] = TRAINS

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, TucanOptions)
        super().__init__(options, players, options.set_max, FIRST_PLAY)
        self.hand = options.hand_size
        self.rounds_played: i64 = options.rounds

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Two to four players (TUC-1)."""
        return 2, 4

    def removed_tile(self, setup: Setup) -> int:
        """Return the highest double, which is placed in the middle (TUC-1)."""
        return int(double_of(self.top))

    def match_is_over(self, match: Match) -> bool:
        """Return whether all rounds have been played (TUC-6)."""
        return match.number > self.rounds_played
