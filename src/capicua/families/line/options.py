"""The house rules shared by all line games; each game sets its own defaults."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from capicua.core.messages import Argument, BadOption, Message
from capicua.core.options import Between, ByPlayers, Only, Options, Rule, options

LARGEST_HAND = 68
"""Half of the double-15 set, so that there are always enough tiles for two hands."""

MOST_SEATS = {6: 6, 9: 8, 12: 10, 15: 10}
"""The highest number of players for each set (LIN-4)."""

HandSize = Annotated[
    str | ByPlayers | int,
    Only(Literal["auto"] | ByPlayers | int),
    Between(1, LARGEST_HAND),
    Rule("LIN-4", "LIN-5"),
]
Target = Annotated[str | ByPlayers | int, Only(Literal["auto"] | int), Between(1), Rule("LIN-45")]
FirstLead = Annotated[Literal["lot", "highest_double"], Rule("LIN-6")]
NextLead = Annotated[
    Literal["same_leader", "rotate", "hand_winner", "highest_double"], Rule("LIN-6")
]
Spinner = Annotated[Literal["none", "four", "all_first", "single"], Rule("LIN-13")]
DrawPerTurn = Annotated[Literal["unlimited"] | int, Between(0, 3), Rule("LIN-20", "LIN-21")]
DrawWhenAble = Annotated[bool, Rule("LIN-20", "LIN-21")]
BlockedScoring = Annotated[
    Literal["ladder", "winner_difference", "winner_net", "winner_all"], Rule("LIN-42", "LIN-43")
]
MatchEndCheck = Annotated[Literal["end_of_hand", "immediate"], Rule("LIN-46")]
NoPool = Annotated[Literal["none"], Rule("LIN-50")]


@options
class LineOptions(Options):
    """The shared house rules, with the most common defaults."""

    set: Annotated[Literal[6, 9, 12, 15], Rule("LIN-1")] = 6
    direction: Annotated[Literal["clockwise", "counterclockwise"], Rule("LIN-2")] = "clockwise"
    hand_size: HandSize = "auto"
    first_lead: FirstLead = "lot"
    next_lead: NextLead = "same_leader"
    no_double: Annotated[Literal["redeal", "heaviest_tile", "draw_for_double"], Rule("LIN-8")] = (
        "redeal"
    )
    spinner: Spinner = "none"
    draw_per_turn: DrawPerTurn = "unlimited"
    draw_when_able: DrawWhenAble = False
    boneyard_reserve: Annotated[int, Between(0, 2), Rule("LIN-20")] = 0
    dead_layout: Annotated[Literal["stop", "play_on"], Rule("LIN-31")] = "stop"
    blocked_scoring: BlockedScoring = "ladder"
    target: Target = "auto"
    match_end_check: MatchEndCheck = "end_of_hand"
    max_hands: Annotated[int, Between(0, 500), Rule("LIN-47")] = 200
    teams: Annotated[Literal["none", "pairs"], Rule("LIN-44")] = "none"
    stakes: Annotated[Literal["none", "pool"], Rule("LIN-50")] = "none"
    stake: Annotated[int, Between(1, 10), Rule("LIN-50")] = 1
    bankroll: Annotated[int, Between(5, 500), Rule("LIN-50", "LIN-52")] = 20
    pool_hands: Annotated[int, Between(1, 100), Rule("LIN-52")] = 10
    blocked_pool: Annotated[Literal["lowest", "carry_over"], Rule("LIN-51")] = "lowest"

    def __post_init__(self) -> None:
        """Reject options that contradict each other."""
        super().__post_init__()
        if self.stakes == "pool" and self.teams == "pairs":
            raise refusal("bad-pool-pairs", "LIN-50")
        if self.stakes == "pool" and self.bankroll < self.stake:
            raise refusal("bad-bankroll", "LIN-50", stake=self.stake, bankroll=self.bankroll)
        self._check_hands()

    def _check_hands(self) -> None:
        tiles = (self.set + 1) * (self.set + 2) // 2
        low, high = self.seat_range()
        most, rule = self.most_seats(), self.hands_rule()
        size = self.hand_size
        sizes = size if isinstance(size, ByPlayers) else {low: size}
        for players, each in sizes.items():
            if not 2 <= players <= most:
                raise refusal("bad-hand-seats", rule, seats=players, most=most)
            if isinstance(each, int) and players * each > tiles:
                raise refusal("bad-hand-size", rule, size=each, players=players, tiles=tiles)
        if not any(low <= players <= high for players in sizes):
            allowed = ", ".join(str(players) for players in sorted(sizes))
            raise refusal(
                "bad-seats-for-option", rule, option="hand_size", seats=low, allowed=allowed
            )

    def most_seats(self) -> int:
        """Return the highest number of players for the set."""
        return MOST_SEATS[self.set]

    def seat_range(self) -> tuple[int, int]:
        """Return the minimum and maximum number of players, for any hand size (LIN-4, LIN-44)."""
        return (4, 4) if self.teams == "pairs" else (2, self.most_seats())

    def hands_rule(self) -> str:
        """Return the rule id for the size of the hands."""
        return "LIN-5"


@options
class PointsOptions(LineOptions):
    """The house rules of a game without a pool (LIN-50)."""

    stakes: NoPool = "none"
    stake: Annotated[Literal[1], Rule("LIN-50")] = 1
    bankroll: Annotated[Literal[20], Rule("LIN-50")] = 20
    pool_hands: Annotated[Literal[10], Rule("LIN-52")] = 10
    blocked_pool: Annotated[Literal["lowest"], Rule("LIN-51")] = "lowest"


POOL = frozenset(["stake", "bankroll", "pool_hands", "blocked_pool"])
"""The options of a match for the pool (LIN-50 to LIN-52)."""

CLASSIC: dict[str, Any] = {
    "hand_size": ByPlayers({2: 7, 3: 5, 4: 5, 5: 4, 6: 3}),
    "boneyard_reserve": 2,
    "next_lead": "rotate",
    "blocked_scoring": "winner_net",
}
"""The values of the preset ``classic`` that games share."""


def refusal(id: str, rule: str, **arguments: Argument) -> BadOption:
    """Return the error for options that contradict each other."""
    return BadOption(Message(id, dict(arguments)), rule)
