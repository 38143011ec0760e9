"""The house rules of Matador: those of Draw, and matadors laid across."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import ByPlayers, Options, Rule, options
from capicua.families.line.options import CLASSIC, PointsOptions


@options
class MatadorOptions(PointsOptions):
    """The shared house rules with Matador's defaults, and Matador's own options."""

    spinner: Annotated[Literal["none"], Rule("MTD-2")] = "none"
    matador_crosswise: Annotated[bool, Rule("MTD-5")] = False


PRESETS: dict[str, Options] = {
    "twenty_games": MatadorOptions(hand_size=7),
    "twenty_games_large": MatadorOptions(set=9),
    "classic": MatadorOptions(
        **{**CLASSIC, "hand_size": ByPlayers({2: 7, 3: 6, 4: 5}), "next_lead": "highest_double"},
        first_lead="highest_double",
        draw_when_able=True,
    ),
}
