"""The house rules of Muggins: those of all line games, plus claims and calls."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from capicua.core.options import Between, ByPlayers, Options, Rule, options
from capicua.families.line.options import (
    POOL,
    DrawWhenAble,
    FirstLead,
    MatchEndCheck,
    NextLead,
    PointsOptions,
)


@options
class MugginsOptions(PointsOptions):
    """The shared house rules with Muggins' defaults, and Muggins' own options."""

    former: ClassVar[frozenset[str]] = POOL

    first_lead: FirstLead = "highest_double"
    next_lead: NextLead = "highest_double"
    spinner: Annotated[Literal["four", "none"], Rule("MUG-3")] = "four"
    draw_when_able: DrawWhenAble = True
    match_end_check: MatchEndCheck = "immediate"
    scoring_claims: Annotated[Literal["claim", "auto"], Rule("MUG-6", "MUG-9")] = "claim"
    wrong_claim: Annotated[Literal["void", "to_next_player"], Rule("MUG-6")] = "void"
    false_call_penalty: Annotated[int, Between(0, 25), Rule("MUG-7")] = 0
    hand_end_rounding: Annotated[Literal["none", "nearest5"], Rule("MUG-10", "MUG-11")] = "none"


PRESETS: dict[str, Options] = {
    "twenty_games": MugginsOptions(hand_size=7),
    "twenty_games_auto": MugginsOptions(hand_size=7, scoring_claims="auto"),
    "twenty_games_large": MugginsOptions(set=9),
    "all_fives": MugginsOptions(
        hand_size=ByPlayers({2: 7, 3: 5, 4: 5}),
        scoring_claims="auto",
        next_lead="hand_winner",
        blocked_scoring="winner_net",
        hand_end_rounding="nearest5",
    ),
}
