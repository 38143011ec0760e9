"""The house rules of High Fives: missed pairs, pool and hands, the bonus for most tiles."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.messages import BadOption, Message
from capicua.core.options import Between, Options, Rule, options


@options
class HighFivesOptions(Options):
    """The house rules."""

    missed_pair: Annotated[Literal["next_player", "forced", "any_pair"], Rule("HIF-6", "HIF-8")] = (
        "next_player"
    )
    pool_size: Annotated[Literal[5, 15], Rule("HIF-1", "HIF-3")] = 5
    short_round: Annotated[Literal["last", "to_pool"], Rule("HIF-3", "HIF-4")] = "last"
    most_tiles_bonus: Annotated[int, Between(0), Rule("HIF-12")] = 5
    most_tiles_tie: Annotated[Literal["none", "each", "split"], Rule("HIF-12")] = "none"
    match_hands: Annotated[int, Between(1), Rule("HIF-2", "HIF-13")] = 1

    def __post_init__(self) -> None:
        """Reject contradictory options."""
        super().__post_init__()
        if self.short_round == "to_pool" and self.pool_size == 15:
            raise BadOption(Message("bad-pool-fifteen"), "HIF-3")


PRESETS: dict[str, Options] = {
    "high_fives": HighFivesOptions(),
    "always_take": HighFivesOptions(missed_pair="forced"),
    "even_deal": HighFivesOptions(pool_size=15),
    "open_pairs": HighFivesOptions(missed_pair="any_pair"),
}
