"""The house rules of Tiddle-a-Wink: those of all line games, equal shares, and the bonus."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, ByPlayers, Options, Rule, options
from capicua.families.line.options import LARGEST_HAND, FirstLead, LineOptions, NextLead, refusal

FEWEST_SEATS = 3
MOST_SEATS = 12
POOL_SEATS = (6, 9)
SMALLEST_HAND = 3


@options
class TiddleAWinkOptions(LineOptions):
    """The shared house rules with Tiddle-a-Wink's defaults, and its own options."""

    set: Annotated[Literal[6, 9, 12, 15], Rule("TAW-6", "TAW-8")] = 9
    # No other line game deals out the whole set.
    hand_size: Annotated[
        Literal["share"] | ByPlayers | int,
        Between(SMALLEST_HAND, LARGEST_HAND),
        Rule("TAW-6", "TAW-8"),
    ] = "share"
    first_lead: FirstLead = "highest_double"
    next_lead: NextLead = "highest_double"
    spinner: Annotated[Literal["none", "four", "single"], Rule("TAW-7", "TAW-9")] = "none"
    draw_per_turn: Annotated[Literal[0], Rule("TAW-2")] = 0
    draw_when_able: Annotated[Literal[False], Rule("TAW-2")] = False
    teams: Annotated[Literal["none"], Rule("LIN-44")] = "none"
    double_bonus: Annotated[Literal["none", "one", "chain"], Rule("TAW-3")] = "chain"
    bonus_on_lead: Annotated[bool, Rule("TAW-3")] = True
    bonus_compulsory: Annotated[bool, Rule("TAW-3")] = False

    def __post_init__(self) -> None:
        """Reject a pool with any set other than double-6 (TAW-8)."""
        super().__post_init__()
        if self.stakes == "pool" and self.set != 6:
            raise refusal("bad-pool-set", "TAW-8", high=self.set)

    def most_seats(self) -> int:
        """Return the maximum number of players: twelve, if the set has enough tiles."""
        return MOST_SEATS

    def seat_range(self) -> tuple[int, int]:
        """Return the range of seats: three to twelve (TAW-6), six to nine for a pool (TAW-8)."""
        return POOL_SEATS if self.stakes == "pool" else (FEWEST_SEATS, self.most_seats())

    def hands_rule(self) -> str:
        """Return the rule id for the number of seats and the size of the hands."""
        return "TAW-8" if self.stakes == "pool" else "TAW-6"


def shares(tiles: int, fewest: int, most: int) -> ByPlayers:
    """Return the hand size of a fully dealt set, for each number of players (TAW-6)."""
    return ByPlayers({players: tiles // players for players in range(fewest, most + 1)})


PRESETS: dict[str, Options] = {
    "twenty_games": TiddleAWinkOptions(),
    "share_out_55": TiddleAWinkOptions(hand_size=shares(55, 4, 12)),
    "share_out_91": TiddleAWinkOptions(set=12, hand_size=shares(91, 5, 12)),
    "share_out_28": TiddleAWinkOptions(set=6, hand_size=shares(28, 3, 6)),
    "pool_28": TiddleAWinkOptions(set=6, hand_size=3, spinner="single", stakes="pool"),
}
