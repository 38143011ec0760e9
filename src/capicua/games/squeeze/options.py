"""The house rules of Squeeze."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class SqueezeOptions(Options):
    """The options of the solitaire."""

    set_max: Annotated[Literal[6, 9, 12], Rule("SQZ-1")] = 12
    row_size: Annotated[int, Between(3), Rule("SQZ-1")] = 7
    deal_size: Annotated[int, Between(1), Rule("SQZ-8")] = 7
    deal_when: Annotated[Literal["no_moves", "any_time"], Rule("SQZ-8")] = "no_moves"
    close_win_max: Annotated[int, Between(0), Rule("SQZ-10")] = 2


PRESETS: dict[str, Options] = {
    "squeeze_12": SqueezeOptions(),
    "squeeze_9": SqueezeOptions(set_max=9),
    "squeeze_6": SqueezeOptions(set_max=6),
    "squeeze_12_free": SqueezeOptions(deal_when="any_time"),
    "squeeze_9_free": SqueezeOptions(set_max=9, deal_when="any_time"),
    "squeeze_6_free": SqueezeOptions(set_max=6, deal_when="any_time"),
}
