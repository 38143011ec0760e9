"""The house rules of Colibri: those of line games, plus a bonus."""

from __future__ import annotations

from typing import Annotated

from capicua.core.options import Between, Options, Rule, options
from capicua.families.line.options import DrawPerTurn, PointsOptions


@options
class ColibriOptions(PointsOptions):
    """Shared options with new defaults (COL-1) and the bonus (COL-2)."""

    draw_per_turn: DrawPerTurn = 0
    out_bonus: Annotated[int, Between(0, 100), Rule("COL-2")] = 10


PRESETS: dict[str, Options] = {
    "house": ColibriOptions(),
    "partners": ColibriOptions(hand_size=7, teams="pairs", next_lead="rotate"),
}
