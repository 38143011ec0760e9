"""Sebastopol: four players, and a cross to be completed before anything else.

All 28 tiles are dealt (SEB-1) and 6-6 leads every hand (SEB-2). Until its four edges carry
a tile nothing else may be played on (SEB-3); then the four arms grow freely (SEB-4). The
family's layout knows all that as ``all_first``; the rest is as in Block (SEB-5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from capicua.core.options import Options
from capicua.core.reasons import Refusal
from capicua.core.setup import Setup
from capicua.families.line.game import LineGame
from capicua.families.line.round import LineRound
from capicua.games.sebastopol import options as house
from capicua.games.sebastopol import words

if TYPE_CHECKING:
    from capicua.core.zones import Zone


@final
class Sebastopol(LineGame):
    """The game: always four seats and a double-6 set."""

    id = "sebastopol"
    version = 1
    seats_rule = "SEB-1"

    @classmethod
    def presets(cls) -> dict[str, Options]:
        """See ``options``."""
        return dict(house.presets())

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Four (SEB-1)."""
        return 4, 4

    def blank(self, setup: Setup) -> LineRound:
        """A round with nothing dealt."""
        return SebastopolRound(self, setup)


@final
class SebastopolRound(LineRound):
    """A round of the line family that says how far the cross has come."""

    def arms_begun(self) -> int:
        """How many of the four arms carry a tile; all four once the cross is complete."""
        return len([arm for arm in range(4) if self.line.tips[arm] >= 0])

    def refuse(self, action: i64) -> Refusal:
        """See ``words``."""
        return words.refuse(self, action)

    def own_zones(self) -> list[Zone]:
        """See ``words``."""
        return words.own_zones(self)


GAME = Sebastopol
