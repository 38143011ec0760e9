"""Double Takes: follow the suit called, or take the trick with a double of another suit.

One shuffle of the double-15 set lasts for the whole match. ``DealPreview.order`` of a round is
that shuffle, rotated so that the hands of the round come first, then the tiles still to be
dealt, then those that earlier rounds have used up; their number follows from ``Setup.number``.
In the first round ``DealPreview.lot`` leads (DTK-3).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.messages import Argument, BadOption, Message
from capicua.core.options import Options
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import ALL_TILES, MAX_PIP
from capicua.families.tricks.game import TrickGame
from capicua.families.tricks.rules import TrickRound
from capicua.games.double_takes.options import PRESETS, TakesOptions
from capicua.games.double_takes.suits import ACTIONS, CALLED

PENALTY: Final = 5
"""The points that a revoke found out later costs (DTK-14)."""


@final
class DoubleTakes(TrickGame):
    """The game: its options as attributes for the rounds, and the sequence of rounds."""

    id = "double_takes"
    version = 1
    rule_sets = PRESETS
    seats_rule = "DTK-2"
    follow_rule = "DTK-6"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, TakesOptions)
        hand_size = 15 if players == 3 else 17
        super().__init__(options, players, CALLED, MAX_PIP, hand_size)
        self.effort = 200
        self.round_size: i64 = self.hand_size * self.players
        """The number of tiles that a round uses up."""
        self.round_count: i64 = ALL_TILES // self.round_size
        self.pairs = options.partners
        self.must_follow = options.revoke == "enforced"
        """Whether players must follow suit; otherwise a revoke costs points (DTK-14)."""
        self.most_doubles: bool = options.tie_break == "most_doubles"
        self.show_leftover: bool = options.show_leftover

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range of seats: two to four, or four with partners (DTK-2, DTK-13)."""
        assert isinstance(options, TakesOptions)
        if options.partners:
            return 4, 4
        if options.table_for == "any":
            return 2, 4
        return options.table_for, options.table_for

    @property
    def action_count(self) -> int:
        """Tiles that follow, tiles led with a call, corrections, and letting a tile stand."""
        return ACTIONS

    def blank(self, setup: Setup) -> State:
        """Return a round with nothing dealt; raises ``BadOption`` once the set is used up."""
        if not 1 <= setup.number <= self.round_count:
            found: dict[str, Argument] = {"number": setup.number, "rounds": int(self.round_count)}
            raise BadOption(Message("bad-round", found), "DTK-2")
        return super().blank(setup)

    def tiles_before(self, number: i64) -> i64:
        """Return the number of tiles used up by the rounds before this one."""
        return (number - 1) * self.round_size

    def undealt(self, setup: Setup) -> i64:
        """Return the number of tiles neither dealt nor used up once a round is dealt."""
        return ALL_TILES - setup.number * self.round_size

    def has_leftover(self, number: i64) -> bool:
        """Return whether one tile remains for the winner of the last trick (DTK-11)."""
        return ALL_TILES - number * self.round_size == 1

    def points_limit(self) -> int:
        """Return all points of a round, or the cost of a revoke in every trick (DTK-14)."""
        gains = super().points_limit()
        partners = 2 if self.pairs else 1
        return gains if self.must_follow else max(gains, PENALTY * int(self.hand_size) * partners)

    def totals_limit(self) -> int:
        """Return the bound of the points of all rounds (DTK-2)."""
        return int(self.round_count) * self.points_limit()

    # -- the match ---------------------------------------------------------------------------

    def tiles_gone(self, match: Match) -> list[int]:
        """Return the tiles of all finished rounds: the set is shuffled once (DTK-2)."""
        if not match.rounds:
            return []
        last = match.last
        order = [int(tile) for tile in last.order]
        before = len(order) - int(self.tiles_before(last.setup.number))
        return order[before:] + order[: int(self.round_size)]

    def match_is_over(self, match: Match) -> bool:
        """Return whether all two, three or four rounds have been played (DTK-2)."""
        return match.number > self.round_count

    def match_winners(self, match: Match) -> list[int]:
        """Return the seats with the highest total; ties are shared, or doubles decide (DTK-12)."""
        best = max(match.totals)
        tied = [seat for seat in range(self.players) if match.totals[seat] == best]
        if not self.most_doubles:
            return tied
        sides = self.sides
        doubles = [0] * int(self.players)
        for state in match.rounds:
            assert isinstance(state, TrickRound)
            for seat in range(self.players):
                doubles[sides[seat]] += int(state.honours[seat])
        most = max([doubles[sides[seat]] for seat in tied])
        return [seat for seat in tied if doubles[sides[seat]] == most]
