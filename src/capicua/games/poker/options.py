"""The house rules and presets of Domino Poker.

Not compiled, because the options class inspects its own annotations.
"""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class PokerOptions(Options):
    """The house rules."""

    starting_stack: Annotated[int, Between(1, 10_000), Rule("POK-2", "POK-29")] = 100
    """At most 10,000, because every level up to all chips may be an action."""
    ante: Annotated[int, Between(0), Rule("POK-3")] = 1
    unit: Annotated[int, Between(1), Rule("POK-5", "POK-10")] = 2
    betting: Annotated[
        Literal["fixed_limit", "pot_limit", "no_limit"], Rule("POK-9", "POK-10", "POK-11")
    ] = "fixed_limit"
    max_raises: Annotated[int, Between(0), Rule("POK-10")] = 3
    """Applies to fixed-limit betting only."""
    draws: Annotated[Literal[0, 1], Rule("POK-14", "POK-15")] = 0
    max_draw: Annotated[int, Between(1, 5), Rule("POK-14")] = 3
    straights: Annotated[
        Literal["examples", "suit"], Rule("POK-20", "POK-22", "POK-24", "POK-26")
    ] = "examples"
    high_order: Annotated[Literal["doubles_first", "pips"], Rule("POK-28")] = "doubles_first"
    match_hands: Annotated[int, Between(0), Rule("POK-29")] = 12
    """0 for no limit."""
    ante_doubles_every: Annotated[int, Between(0), Rule("POK-3", "POK-5")] = 0
    """0 for never."""


PRESETS = {
    "straight_poker": PokerOptions(),
    "five_tile_draw": PokerOptions(draws=1),
    "traditional_ranks": PokerOptions(straights="suit"),
    "freezeout": PokerOptions(betting="no_limit", match_hands=0, ante_doubles_every=10),
}
