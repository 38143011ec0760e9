"""The house rules of Gorrion: those of the cross, plus a stake."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options
from capicua.families.cross.options import CrossOptions


@options
class GorrionOptions(CrossOptions):
    """Options of the cross and those of Gorrion."""

    starter_rotation: Annotated[Literal["rotate", "winner"], Rule("GOR-2")] = "rotate"
    spare_tiles: Annotated[Literal["draw"], Rule("GOR-1")] = "draw"
    stake: Annotated[int, Between(0, 9), Rule("GOR-5")] = 2


PRESETS: dict[str, Options] = {
    "house": GorrionOptions(max_deals=6, target_score=0),
    "pips": GorrionOptions(stake=0),
}
