"""The house rules and presets of Mexican Train."""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.messages import BadOption, Message
from capicua.core.options import Between, ByPlayers, Options, Rule, options
from capicua.games.mexican_train.hand_sizes import MOST_PLAYERS


@options
class TrainOptions(Options):
    """The house rules; the defaults are the Cardinal rules."""

    set_max: Annotated[Literal[6, 9, 12, 15], Rule("CMT-1", "CMT-2")] = 12
    hand_table: Annotated[Literal["cardinal", "barney", "parsons"], Rule("CMT-1", "CMT-2")] = (
        "cardinal"
    )
    hand_size: Annotated[
        Literal["table"] | ByPlayers | int, Between(1, 67), Rule("CMT-1", "CMT-2")
    ] = "table"
    engine: Annotated[
        Literal["highest_in_hand", "highest_dealt", "descending_draw", "descending_set_aside"],
        Rule("CMT-4", "CMT-5"),
    ] = "highest_in_hand"
    starter_rule: Annotated[Literal["rotate", "last_out"], Rule("CMT-3")] = "rotate"
    series: Annotated[
        Literal["none", "start_turn", "first_turn"], Rule("CMT-13", "CMT-14", "CMT-24")
    ] = "start_turn"
    series_forced: Annotated[bool, Rule("CMT-13", "CMT-14", "CMT-24")] = False
    mexican_trains: Annotated[Literal["unlimited"] | int, Between(1, 16), Rule("CMT-8")] = (
        "unlimited"
    )
    own_train_first: Annotated[bool, Rule("CMT-11", "CMT-19")] = False
    voluntary_draw: Annotated[bool, Rule("CMT-12")] = False
    drawn_must_play: Annotated[bool, Rule("CMT-15", "CMT-18", "CMT-19")] = True
    pass_when_able_empty: Annotated[bool, Rule("CMT-16")] = False
    double_followup: Annotated[Literal["on_double", "anywhere"], Rule("CMT-18")] = "on_double"
    forced_double: Annotated[bool, Rule("CMT-19")] = True
    double_order: Annotated[Literal["any", "oldest_first", "newest_first"], Rule("CMT-19")] = "any"
    mark_during_double: Annotated[bool, Rule("CMT-19")] = True
    mark_unstarted: Annotated[bool, Rule("CMT-10", "CMT-15")] = False
    unmark_with: Annotated[Literal["any_tile", "double_only"], Rule("CMT-17")] = "any_tile"
    unmark_double_exempt: Annotated[bool, Rule("CMT-22")] = True
    out_on_double: Annotated[Literal["allowed", "not_last"], Rule("CMT-23")] = "allowed"
    rounds: Annotated[Literal["players", "all_doubles"] | int, Between(1, 60), Rule("CMT-28")] = (
        "players"
    )
    double_blank_score: Annotated[Literal[0, 25, 50], Rule("CMT-27")] = 0

    def __post_init__(self) -> None:
        """Reject hand sizes that leave no tile, and more rounds than a descending match allows."""
        super().__post_init__()
        self._check_hands()
        doubles = self.set_max + 1
        if self.is_descending and isinstance(self.rounds, int) and self.rounds > doubles:
            raise self._refused("rounds", f"players, all_doubles, 1–{doubles}")

    def _check_hands(self) -> None:
        """Reject hands that leave no tile for the boneyard (CMT-2)."""
        spare = self.tiles_dealt_from - 1
        if isinstance(self.hand_size, ByPlayers):
            self.hand_size.check_hands(MOST_PLAYERS, lambda _players: spare, "CMT-2")
        elif self.hand_size != "table" and self.hand_size > spare // 2:
            raise self._refused("hand_size", f"table, 1–{spare // 2}, 2:7,3:5…")

    @property
    def is_descending(self) -> bool:
        """Whether every round has its own station double, from the highest down."""
        return self.engine in ("descending_draw", "descending_set_aside")

    @property
    def tiles_dealt_from(self) -> int:
        """The number of tiles shuffled: all, or all but the station double (CMT-T1)."""
        tiles = (self.set_max + 1) * (self.set_max + 2) // 2
        return tiles - 1 if self.engine == "descending_set_aside" else tiles

    def _refused(self, name: str, allowed: str) -> BadOption:
        value = str(getattr(self, name))
        return BadOption(
            Message("bad-option", {"option": name, "value": value, "allowed": allowed})
        )


_CARDINAL = TrainOptions()
_BARNEY = TrainOptions(
    hand_table="barney",
    engine="descending_draw",
    starter_rule="last_out",
    series="none",
    mexican_trains=1,
    voluntary_draw=True,
    drawn_must_play=False,
    double_followup="anywhere",
    mark_during_double=False,
    mark_unstarted=True,
    unmark_double_exempt=False,
    out_on_double="not_last",
    rounds="all_doubles",
)
_TOURNAMENT = TrainOptions(
    hand_table="parsons",
    engine="descending_set_aside",
    series="none",
    mexican_trains=1,
    double_followup="anywhere",
    double_order="oldest_first",
    mark_unstarted=True,
    unmark_double_exempt=False,
    rounds="all_doubles",
)

PRESETS: dict[str, Options] = {
    "cardinal": _CARDINAL,
    "cardinal_9": _CARDINAL.changed(set_max=9),
    "cardinal_6": _CARDINAL.changed(set_max=6),
    "barney": _BARNEY,
    "barney_15": _BARNEY.changed(set_max=15),
    "barney_6": _BARNEY.changed(set_max=6),
    "tournament": _TOURNAMENT,
}
