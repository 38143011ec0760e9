"""The house rules and presets of Super Dominos."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from capicua.core.messages import BadOption, Message
from capicua.core.options import Between, ByPlayers, Options, Rule, options

MOST_SEATS: Final = {15: 10, 12: 6, 9: 4}
"""The highest number of players for each set."""
HANDS: Final = {15: 9, 12: 9, 9: 7}
"""The default size of the hands (SUP-1)."""
TARGETS: Final = {"simple": 50, "super": 500}
"""The default target of a match (SUP-32)."""


@options
class SuperOptions(Options):
    """The house rules."""

    scoring: Annotated[Literal["simple", "super"], Rule("SUP-29", "SUP-30")] = "simple"
    set_max: Annotated[Literal[15, 12, 9], Rule("SUP-1")] = 15
    hand_size: Annotated[Literal["auto"] | ByPlayers | int, Between(1, 67), Rule("SUP-1")] = "auto"
    voluntary_draw: Annotated[
        Literal["none", "spell", "any"], Rule("SUP-10", "SUP-11", "SUP-20")
    ] = "none"
    caster_exempt: Annotated[bool, Rule("SUP-20")] = False
    double_spell_skips: Annotated[bool, Rule("SUP-18")] = False
    start_double_skips: Annotated[bool, Rule("SUP-26")] = False
    final_draw: Annotated[bool, Rule("SUP-14")] = True
    spell_stuck: Annotated[Literal["block", "lapse"], Rule("SUP-28")] = "block"
    blocked_winner: Annotated[Literal["fewest_tiles", "fewest_pips"], Rule("SUP-28")] = (
        "fewest_tiles"
    )
    blocked_points: Annotated[Literal["opponents", "difference"], Rule("SUP-31")] = "opponents"
    next_first: Annotated[Literal["left_of_winner", "rotate", "winner"], Rule("SUP-2")] = (
        "left_of_winner"
    )
    match_end: Annotated[Literal["hands", "target"], Rule("SUP-32")] = "hands"
    hands: Annotated[int, Between(1, 60), Rule("SUP-32")] = 5
    target: Annotated[Literal["auto"] | int, Between(1), Rule("SUP-32")] = "auto"

    def __post_init__(self) -> None:
        """Reject hand sizes that leave no boneyard tile for each player (SUP-1)."""
        super().__post_init__()
        most = self.tiles // 2 - 1
        if isinstance(self.hand_size, ByPlayers):
            seats = MOST_SEATS[self.set_max]
            self.hand_size.check_hands(seats, lambda players: self.tiles - players, "SUP-1")
        elif self.tiles_each(2) > most:
            value = str(self.hand_size)
            allowed = f"auto, 1–{most}, 2:7,3:5…"
            raise BadOption(
                Message("bad-option", {"option": "hand_size", "value": value, "allowed": allowed})
            )

    @property
    def tiles(self) -> int:
        """The number of tiles in the set."""
        return (self.set_max + 1) * (self.set_max + 2) // 2

    def tiles_each(self, players: int) -> int:
        """Return the size of the hands; raises ``BadOption`` if a table lacks the players."""
        if isinstance(self.hand_size, ByPlayers):
            return self.hand_size.of("hand_size", players, "SUP-1")
        return HANDS[self.set_max] if self.hand_size == "auto" else self.hand_size

    @property
    def points_wanted(self) -> int:
        """The target of a match played to points."""
        return TARGETS[self.scoring] if self.target == "auto" else int(self.target)


PRESETS: dict[str, Options] = {
    "super_dominos": SuperOptions(),
    "super_dominos_super": SuperOptions(scoring="super"),
    "super_dominos_exempt": SuperOptions(caster_exempt=True),
}
