"""The house rules of Bergen: those of all line games, and the points it awards."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, ByPlayers, Options, Rule, options
from capicua.families.line.options import (
    DrawWhenAble,
    FirstLead,
    MatchEndCheck,
    NextLead,
    PointsOptions,
)

Few = Between(0, 3)


@options
class BergenOptions(PointsOptions):
    """The shared house rules with Bergen's defaults, and Bergen's own options."""

    first_lead: FirstLead = "highest_double"
    next_lead: NextLead = "highest_double"
    spinner: Annotated[Literal["none"], Rule("BRG-3")] = "none"
    draw_when_able: DrawWhenAble = True
    blocked_scoring: Annotated[Literal["ladder"], Rule("BRG-7")] = "ladder"
    # Some sources play to 15 or 10, depending on the number of players.
    target: Annotated[ByPlayers | int, Between(1), Rule("BRG-8")] = 15
    match_end_check: MatchEndCheck = "immediate"
    teams: Annotated[Literal["none"], Rule("BRG-7")] = "none"
    triple_by_double: Annotated[bool, Rule("BRG-5")] = True
    all_doubles_compare: Annotated[Literal["without_doubles", "with_doubles"], Rule("BRG-7")] = (
        "without_doubles"
    )
    domino_points: Annotated[int, Few, Rule("BRG-6")] = 1
    blocked_points: Annotated[int, Few, Rule("BRG-7")] = 1
    lead_points: Annotated[int, Few, Rule("BRG-2")] = 2


PRESETS: dict[str, Options] = {
    "twenty_games": BergenOptions(hand_size=6),
    "twenty_games_large": BergenOptions(set=9),
    "classic": BergenOptions(
        hand_size=ByPlayers({2: 6, 3: 6, 4: 5}),
        boneyard_reserve=2,
        domino_points=2,
        blocked_points=2,
        target=ByPlayers({2: 15, 3: 10, 4: 10}),
    ),
}
