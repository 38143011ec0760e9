"""Sebastopol: four players, and a cross to complete before any arm grows.

All 28 tiles are dealt (SEB-1) and 6-6 leads every round (SEB-2). Until each of its four
edges has a tile, no other end is open (SEB-3); then the four arms grow freely (SEB-4). The
family's layout implements this as ``all_first``; the rest is as in Block (SEB-5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from capicua.core.options import Presets
from capicua.core.tiles.tile import NO_TILE
from capicua.families.line.game import LineGame
from capicua.families.line.layout import Line
from capicua.games.sebastopol.options import PRESETS

if TYPE_CHECKING:
    from capicua.core.options import Options

ARMS: Final = 4


@final
class Sebastopol(LineGame):
    """The game: always four seats and a double-6 set; its rounds are those of the family."""

    id: ClassVar[str] = "sebastopol"
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "SEB-1"
    pairs_rule: ClassVar[str] = "SEB-1"

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range of seats: exactly four (SEB-1)."""
        return 4, 4


def arms_begun(line: Line) -> int:
    """Return the number of arms that have a tile."""
    return len([arm for arm in range(ARMS) if line.tips[arm] != NO_TILE])
