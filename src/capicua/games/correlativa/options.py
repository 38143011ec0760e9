"""The house rules of Correlativa."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Rule, options
from capicua.families.cross.options import CrossOptions


@options
class CorrelativaOptions(CrossOptions):
    """The cross with a boneyard; the defaults are the Mexican rules."""

    blocked_tie: Annotated[Literal["first_in_turn", "void", "share"], Rule("GAR-32", "COR-10")] = (
        "first_in_turn"
    )
    starter_rotation: Annotated[Literal["winner", "rotate"], Rule("COR-5")] = "winner"
    max_deals: Annotated[int | Literal["auto"], Between(0, 99), Rule("GAR-33", "COR-11")] = 0
    spare_tiles: Annotated[Literal["draw"], Rule("COR-1", "COR-6")] = "draw"
    start_without_double: Annotated[Literal["draw", "pass"], Rule("COR-5")] = "draw"


PRESETS = {
    "mexican": CorrelativaOptions(),
    "mexican_200": CorrelativaOptions(target_score=200),
    "pagat": CorrelativaOptions(max_deals="auto", blocked_tie="void", starter_rotation="rotate"),
}
