"""The house rules and presets of Texas 42.

Not compiled, because the options class inspects its own annotations.
"""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Options, Rule, options


@options
class TexasOptions(Options):
    """The house rules of Texas 42."""

    scoring: Annotated[Literal["points", "marks"], Rule("T42-6", "T42-7", "T42-22")] = "points"
    target: Annotated[Literal["auto"] | int, Between(1), Rule("T42-23")] = "auto"
    """``auto`` is 250 points or 7 marks."""
    auction: Annotated[Literal["continuous", "single_round"], Rule("T42-8")] = "continuous"
    all_pass: Annotated[Literal["redeal_next", "redeal_same", "dealer_30"], Rule("T42-9")] = (
        "redeal_next"
    )
    passout_limit: Annotated[int, Between(0), Rule("T42-9")] = 3
    """0 for no limit."""
    allow_doubles_trump: Annotated[bool, Rule("T42-11")] = True
    allow_no_trump: Annotated[bool, Rule("T42-11")] = True
    no_trump_doubles: Annotated[Literal["high", "bidder_chooses"], Rule("T42-11", "T42-15")] = (
        "high"
    )
    opening_limit: Annotated[Literal[42, 84], Rule("T42-7")] = 42
    set_side_keeps_points: Annotated[bool, Rule("T42-22")] = False
    early_stop: Annotated[bool, Rule("T42-20")] = True
    """Applies to marks only; with points, every trick counts and all are played."""
    special_contracts: Annotated[
        frozenset[Literal["nello", "plunge"]], Rule("T42-6", "T42-11", "T42-22")
    ] = frozenset()
    """Applies to marks only."""


_MARKS = TexasOptions(scoring="marks", target=7, auction="single_round", opening_limit=84)

PRESETS = {
    "four_hand_texas": TexasOptions(),
    "one_bid_each": TexasOptions(auction="single_round"),
    "marks": _MARKS,
    "marks_forced_bid": _MARKS.changed(all_pass="dealer_30"),
}
