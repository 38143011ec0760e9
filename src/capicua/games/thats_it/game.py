"""That's It! as a game: rounds with hands of seven or ten, their scoring, the match."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.families.melds.game import MeldsGame
from capicua.games.thats_it.actions import UNSEEN
from capicua.games.thats_it.melds import Counting
from capicua.games.thats_it.options import PRESETS, ThatsItOptions

MANY: Final = 1_000_000


@final
class ThatsIt(MeldsGame):
    """The game: hands, scoring, the sequence of rounds."""

    id: ClassVar[str] = "thats_it"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    genre: ClassVar[str] = "melds"
    seats_rule: ClassVar[str] = "TSI-1"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, ThatsItOptions)
        self.effort = 400 if options.hand_size == 7 else 90
        self.hand_size: i64 = options.hand_size
        self.redump_taken: bool = options.redump_taken
        self.take_chain_limit: i64 = min(options.take_chain_limit, MANY)
        self.target: int = options.target
        self.dead_hand_limit: int = options.dead_hand_limit
        any_two = options.hand_size == 10 and options.same_suit_ten == "any_two"
        self.counting: Counting = Counting(options.doubles_are_suit, any_two)

    @property
    def action_count(self) -> int:
        """The number of actions: take, draw, discards, declarations, and ``UNSEEN``."""
        return UNSEEN + 1

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the hand sizes, the same for all seats (TSI-1)."""
        return [int(self.hand_size)] * int(self.players)

    def points_limit(self) -> int:
        """Return the highest score of a hand (TSI-17)."""
        return 32 if self.hand_size == 7 else 46

    def points_to_win(self) -> int:
        """Return the target (TSI-18)."""
        return self.target

    def match_is_over(self, match: Match) -> bool:
        """Return whether the target (TSI-18) or the limit of dead rounds (TSI-11) is reached."""
        return max(match.totals) >= self.target or match.streak >= self.dead_hand_limit
