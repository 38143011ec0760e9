"""The house rules of Colibri: those of all line games, and a bonus."""

from __future__ import annotations

from typing import Annotated

from capicua.core.options import Between, Options, Rule, options
from capicua.families.line.options import DrawPerTurn, PointsOptions


@options
class ColibriOptions(PointsOptions):
    """The shared house rules with what Colibri sets (COL-1) and adds (COL-2)."""

    draw_per_turn: DrawPerTurn = 0
    out_bonus: Annotated[int, Between(0, 100), Rule("COL-2")] = 10


PRESETS: dict[str, Options] = {
    "house": ColibriOptions(),
    "partners": ColibriOptions(hand_size=7, teams="pairs", next_lead="rotate"),
}
