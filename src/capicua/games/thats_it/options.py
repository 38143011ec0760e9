"""The house rules of That's It!: hand size, doubled scores, the length of a round."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class ThatsItOptions(Options):
    """The house rules."""

    hand_size: Annotated[Literal[7, 10], Rule("TSI-1", "TSI-5")] = 7
    target: Annotated[int, Between(1), Rule("TSI-18")] = 25
    doubles_are_suit: Annotated[bool, Rule("TSI-15")] = False
    same_suit_ten: Annotated[Literal["all", "any_two"], Rule("TSI-15")] = "all"
    redump_taken: Annotated[bool, Rule("TSI-9")] = False
    take_chain_limit: Annotated[int, Between(1), Rule("TSI-12")] = 10
    dead_hand_limit: Annotated[int, Between(1), Rule("TSI-11")] = 10


PRESETS: dict[str, Options] = {
    "seven_tiles": ThatsItOptions(),
    "ten_tiles": ThatsItOptions(hand_size=10),
}
