"""Halcon: tricks without trumps, in which tiles with five or ten pips score.

All rules except the value of tiles and the end of a match come from the family;
docs/families/tricks.md lists what a game may override.
"""

from __future__ import annotations

from typing import ClassVar, Final

from capicua.core.match import Match
from capicua.core.options import Options, Presets
from capicua.core.tiles.tile import PIPS, set_size
from capicua.families.tricks.game import TrickGame
from capicua.families.tricks.suits import plain_suits
from halcon.options import PRESETS, HalconOptions

SET: Final = 6
HAND: Final = 6
FIVE: Final = 5


class Halcon(TrickGame):
    """The game; its rounds are plain rounds of the family."""

    id: ClassVar[str] = "halcon"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "HAL-1"
    follow_rule: ClassVar[str] = "HAL-2"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, HalconOptions)
        pips = [int(PIPS[tile]) for tile in range(set_size(SET))]
        counts = [each if options.fives and each % FIVE == 0 else 0 for each in pips]
        super().__init__(options, players, plain_suits(SET, counts), SET, HAND)
        self.pairs = options.partners
        self.rounds_played: int = options.rounds

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Three or four players; with partners, four (HAL-1)."""
        assert isinstance(options, HalconOptions)
        return (4 if options.partners else 3), 4

    def match_is_over(self, match: Match) -> bool:
        """Return whether all rounds have been played (HAL-5)."""
        return match.number > self.rounds_played
