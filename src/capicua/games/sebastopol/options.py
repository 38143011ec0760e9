"""The house rules of Sebastopol: six options; the game fixes the others."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Options, Rule, options
from capicua.families.line.options import PointsOptions


@options
class SebastopolOptions(PointsOptions):
    """The options are direction, blocked_scoring, target, match_end_check, max_hands and teams."""

    set: Annotated[Literal[6], Rule("SEB-1")] = 6
    hand_size: Annotated[Literal[7], Rule("SEB-1")] = 7
    first_lead: Annotated[Literal["highest_double"], Rule("SEB-2")] = "highest_double"
    next_lead: Annotated[Literal["highest_double"], Rule("SEB-2")] = "highest_double"
    no_double: Annotated[Literal["redeal"], Rule("SEB-2")] = "redeal"
    spinner: Annotated[Literal["all_first"], Rule("SEB-3")] = "all_first"
    draw_per_turn: Annotated[Literal[0], Rule("SEB-5")] = 0
    draw_when_able: Annotated[Literal[False], Rule("SEB-5")] = False
    boneyard_reserve: Annotated[Literal[0], Rule("SEB-1")] = 0
    dead_layout: Annotated[Literal["stop"], Rule("SEB-1")] = "stop"


PRESETS: dict[str, Options] = {
    "twenty_games": SebastopolOptions(),
    "classic": SebastopolOptions(blocked_scoring="winner_net", target=60),
}
