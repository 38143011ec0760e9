"""The house rules of every game of the cross."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class CrossOptions(Options):
    """Options common to Garrafina and Correlativa; each adds the use of the spare tiles."""

    direction: Annotated[Literal["anticlockwise", "clockwise"], Rule("GAR-2")] = "anticlockwise"
    train_recloses: Annotated[
        Literal["on_number_change", "on_owner_play"], Rule("GAR-14", "GAR-15")
    ] = "on_number_change"
    blocked_tie: Annotated[Literal["void", "share", "first_in_turn"], Rule("GAR-32")] = "void"
    starter_rotation: Annotated[Literal["rotate", "winner"], Rule("GAR-5")] = "rotate"
    max_deals: Annotated[int | Literal["auto"], Between(0, 99), Rule("GAR-33")] = "auto"
    target_score: Annotated[int, Between(0), Rule("GAR-33")] = 100
    deal_cap: Annotated[int, Between(1), Rule("GAR-33")] = 200
