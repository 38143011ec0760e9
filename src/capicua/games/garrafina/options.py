"""The house rules of Garrafina."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Between, Rule, options
from capicua.families.cross.options import CrossOptions


@options
class GarrafinaOptions(CrossOptions):
    """The cross with an exchange of hands."""

    spare_tiles: Annotated[Literal["exchange", "unused"], Rule("GAR-35")] = "exchange"
    exchange_before_lead: Annotated[bool, Rule("GAR-20")] = True
    exchange_after_lead: Annotated[bool, Rule("GAR-21")] = True
    exchange_on_first_turn: Annotated[bool, Rule("GAR-22")] = True
    max_exchanges_per_player: Annotated[int, Between(1, 2), Rule("GAR-23")] = 2
    exchange_factor: Annotated[int, Between(1, 4), Rule("GAR-30")] = 2
    opponent_train_play: Annotated[Literal["compulsory", "voluntary"], Rule("GAR-19")] = (
        "compulsory"
    )
    hand_scoring: Annotated[Literal["pips", "stake"], Rule("GAR-30")] = "pips"
    stake: Annotated[int, Between(1), Rule("GAR-30")] = 1


PRESETS = {
    "pagat": GarrafinaOptions(),
    "ludoteka": GarrafinaOptions(blocked_tie="share"),
    "mexican": GarrafinaOptions(
        max_deals=0, blocked_tie="first_in_turn", starter_rotation="winner"
    ),
    "mexican_200": GarrafinaOptions(
        max_deals=0, target_score=200, blocked_tie="first_in_turn", starter_rotation="winner"
    ),
    "domino_games_online": GarrafinaOptions(
        direction="clockwise",
        max_deals=10,
        target_score=0,
        max_exchanges_per_player=1,
        train_recloses="on_owner_play",
    ),
    "la_garrafina": GarrafinaOptions(
        target_score=0,
        exchange_before_lead=False,
        max_exchanges_per_player=1,
        opponent_train_play="voluntary",
        hand_scoring="stake",
    ),
}
