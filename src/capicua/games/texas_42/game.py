"""Texas 42 for four: bid for the trump, then play for 42 points in seven tricks.

Partners are seats 0 and 2 against 1 and 3. ``Setup.starter`` is the seat that bids first,
left of the dealer; at the start of a match ``DealPreview.lot`` is the dealer (T42-3). Points are
counted by seat: each partner has the points of the side.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.options import Options
from capicua.core.tiles.tile import BIT
from capicua.families.tricks.game import TrickGame
from capicua.games.texas_42.auction import ALL_POINTS, HIGHEST_BID, MOST_MARKS, NAME, ladder
from capicua.games.texas_42.options import PRESETS, TexasOptions
from capicua.games.texas_42.suits import (
    DOUBLES_TRUMP,
    HAND,
    MODES,
    NO_TRUMP,
    NO_TRUMP_LOW,
    NO_TRUMP_OWN,
    SUITS_IN,
)

POINTS_TARGET: Final = 250
MARKS_TARGET: Final = 7


@final
class Texas42(TrickGame):
    """The game: its options as attributes for the rounds, and the sequence of rounds."""

    id = "texas_42"
    version = 1
    rule_sets = PRESETS
    seats_rule = "T42-1"
    follow_rule = "T42-18"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, TexasOptions)
        super().__init__(options, players, SUITS_IN[NO_TRUMP], 6, HAND)
        self.pairs = True
        self.by_marks: bool = options.scoring == "marks"
        usual = MARKS_TARGET if self.by_marks else POINTS_TARGET
        self.target: i64 = usual if options.target == "auto" else int(options.target)
        self.single_round: bool = options.auction == "single_round"
        self.same_dealer: bool = options.all_pass == "redeal_same"
        self.dealer_bids: bool = options.all_pass == "dealer_30"
        self.passout_limit: i64 = options.passout_limit
        self.keeps_points: bool = options.set_side_keeps_points
        self.early_stop: bool = self.by_marks and options.early_stop
        special: frozenset[str] = options.special_contracts if self.by_marks else frozenset()
        self.nello: bool = "nello" in special
        self.plunge: bool = "plunge" in special
        self.chooses_doubles: bool = options.no_trump_doubles == "bidder_chooses"
        self.modes: i64 = _modes(options)
        self.raises: vec[i64] = ladder(self.by_marks, options.opening_limit, self.plunge)

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range of seats: exactly four (T42-1)."""
        return 4, 4

    @property
    def action_count(self) -> int:
        """The number of actions: tiles, pass, bids, plunge, and modes."""
        return NAME + MODES

    def must_bid(self, streak: i64) -> bool:
        """Return whether the dealer must bid after the others have passed (T42-9)."""
        return self.dealer_bids or 0 < self.passout_limit <= streak

    def points_limit(self) -> int:
        """Return the highest bid, and with points all that the other side can take (T42-22)."""
        return MOST_MARKS if self.by_marks else HIGHEST_BID + int(ALL_POINTS)

    def points_to_win(self) -> int:
        """Return the target (T42-23)."""
        return int(self.target)

    def match_is_over(self, match: Match) -> bool:
        """Return whether a side has reached the target (T42-23)."""
        return max(match.totals) >= self.target

    def match_winners(self, match: Match) -> list[int]:
        """Return the side that reached the target; if both did, the bidder's (T42-23, T42-24)."""
        side = 0 if match.totals[0] >= self.target else 1
        if match.totals[1 - side] >= self.target:
            last: Any = match.last  # a TexasRound, whose module imports this class
            side = int(last.bidder & 1)
        return [side, side + 2]


def _modes(options: TexasOptions) -> i64:
    """Return a bit for each mode a bidder may name, except nello (T42-11)."""
    modes: i64 = 127
    if options.allow_doubles_trump:
        modes |= BIT[DOUBLES_TRUMP]
    if options.allow_no_trump:
        modes |= BIT[NO_TRUMP]
        if options.no_trump_doubles == "bidder_chooses":
            modes |= BIT[NO_TRUMP_LOW] | BIT[NO_TRUMP_OWN]
    return modes
