"""The house rules of Tiddle-a-Wink: those of all line games, sharing out, and the bonus."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, ByPlayers, Rule, options
from capicua.core.reasons import Argument, BadOption, Message
from capicua.families.line.options import LARGEST_HAND, FirstLead, LineOptions, NextLead

MOST_SEATS = 12
POOL_SEATS = (6, 9)


@options
class TiddleAWinkOptions(LineOptions):
    """The shared house rules with what Tiddle-a-Wink sets, and its own."""

    set: Annotated[Literal[6, 9, 12, 15], Rule("TAW-6", "TAW-8")] = 9
    # No other line game shares the whole set out.
    hand_size: Annotated[
        Literal["share"] | ByPlayers | int, Between(3, LARGEST_HAND), Rule("TAW-6", "TAW-8")
    ] = "share"  # type: ignore[assignment]
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
        """The pool is for six players at least with a double-6 set (TAW-8)."""
        super().__post_init__()
        if self.stakes != "pool":
            return
        if self.set != 6:
            raise BadOption(Message("bad-pool-set", {"high": self.set}), "TAW-8")
        size = self.hand_size
        if isinstance(size, int) and size * POOL_SEATS[0] > 28:
            arguments: dict[str, Argument] = {
                "size": size,
                "players": POOL_SEATS[0],
                "tiles": 28,
            }
            raise BadOption(Message("bad-hand-size", arguments), "TAW-8")

    def most_seats(self) -> int:
        """Twelve with any set that has tiles enough."""
        return MOST_SEATS


def presets() -> dict[str, TiddleAWinkOptions]:
    """The rule sets people know; those that share out a set name hands for fewer seats."""
    return {
        "twenty_games": TiddleAWinkOptions(),
        "share_out_55": TiddleAWinkOptions(hand_size=shares(55, 4, 12)),
        "share_out_91": TiddleAWinkOptions(set=12, hand_size=shares(91, 5, 12)),
        "share_out_28": TiddleAWinkOptions(set=6, hand_size=shares(28, 3, 6)),
        "pool_28": TiddleAWinkOptions(set=6, hand_size=3, spinner="single", stakes="pool"),
    }


def shares(tiles: int, fewest: int, most: int) -> ByPlayers:
    """The hands of a set shared out among so many players (TAW-6)."""
    return ByPlayers({players: tiles // players for players in range(fewest, most + 1)})
