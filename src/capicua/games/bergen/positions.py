"""Positions of Bergen: those of the line, with points during the round."""

from __future__ import annotations

from typing import ClassVar

from capicua.families.line.positions import LinePositions
from capicua.families.line.rules import LineRound


class BergenPositions(LinePositions[LineRound]):
    """A position of the line in which equal ends have scored."""

    scores_in_play: ClassVar[bool] = True
