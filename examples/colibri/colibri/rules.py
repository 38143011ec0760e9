"""Colibri: a line game without drawing, in which going out earns a bonus.

All rules except the bonus (COL-2) come from the family; docs/families/line.md lists what a game may
override.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.families.line.game import LineGame
from capicua.families.line.rules import LineRound
from colibri.options import PRESETS, ColibriOptions


class Colibri(LineGame):
    """The game: its presets and its bonus."""

    id: ClassVar[str] = "colibri"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, ColibriOptions)
        super().__init__(options, players)
        self.out_bonus: i64 = options.out_bonus

    def blank(self, setup: Setup) -> ColibriRound:
        """Return a round with nothing dealt."""
        return ColibriRound(self, setup)


class ColibriRound(LineRound[Colibri]):
    """A round of the family with a bonus."""

    def hand_points(self, side: i64) -> i64:
        """Return a side's points at the end of the hand (COL-2)."""
        points = super().hand_points(side)
        if side == self.out_side():
            points += self.game.out_bonus
        return points
