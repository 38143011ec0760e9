"""The game side of the cross: options as switches, how hands follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import is_double
from capicua.families.cross.options import CrossOptions
from capicua.families.cross.plays import (
    FIRST_TIE,
    PLAY,
    SEAT_TILES,
    SET_TILES,
    SHARED_TIE,
    VOID_TIE,
)
from capicua.families.cross.rules import CrossRound
from capicua.families.cross.sheet import CrossSheet

if TYPE_CHECKING:
    from capicua.core.chance import Deal
    from capicua.core.match import Match
    from capicua.core.options import Options
    from capicua.core.sheet import ScoreSheet


@mypyc_attr(allow_interpreted_subclasses=True)
class CrossGame(Game):
    """What the games of the cross have in common; a game sets the switches it needs."""

    family = "cross"
    genre = "trains"
    seats_rule = "GAR-1"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, CrossOptions)
        self.clockwise: bool = options.direction == "clockwise"
        self.owner_closes: bool = options.train_recloses == "on_owner_play"
        self.tie: i64 = VOID_TIE
        if options.blocked_tie == "share":
            self.tie = SHARED_TIE
        elif options.blocked_tie == "first_in_turn":
            self.tie = FIRST_TIE
        self.winner_starts: bool = options.starter_rotation == "winner"
        deals = options.max_deals
        self.most_deals: int = 3 * players if deals == "auto" else deals
        self.target: int = options.target_score
        self.deal_cap: int = options.deal_cap
        self.compulsory: bool = True
        """Whether a tile that fits somebody's open train must be played (GAR-19)."""
        self.by_stake: bool = False
        self.stake: i64 = 1
        self.factor: i64 = 1
        """What an exchange multiplies a loss by (GAR-30)."""
        self.before_lead: bool = False
        self.after_lead: bool = False
        self.on_first_turn: bool = False
        self.most_exchanges: i64 = 0
        self.draws: bool = False
        """Whether the spare tiles are a boneyard (COR-6)."""
        self.draws_to_lead: bool = False

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Two to four (GAR-1)."""
        return 2, 4

    @property
    def high(self) -> int:
        """A double-6 set."""
        return 6

    @property
    def action_count(self) -> int:
        """Words, leads, and every tile on every train."""
        return PLAY + SET_TILES * int(self.players)

    def blank(self, setup: Setup) -> State:
        """A state with nothing dealt."""
        return CrossRound(self, setup)

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Seven tiles each (GAR-1)."""
        return [SEAT_TILES] * int(self.players)

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """A first hand needs a double in some hand (GAR-4, COR-4)."""
        dealt = deal.order[: SEAT_TILES * int(self.players)]
        return setup.number == 1 and not any([is_double(tile) for tile in dealt])

    def next_setup(self, match: Match) -> Setup:
        """Who starts next (GAR-5); a void hand is dealt again for the same starter (GAR-7)."""
        if not match.rounds:
            return Setup(match.number, NOBODY, match.totals)
        last = match.last
        assert isinstance(last, CrossRound)
        if last.is_void:  # GAR-7
            return Setup(match.number, last.setup.starter, match.totals, match.streak)
        if self.winner_starts and last.winner != NOBODY:
            return Setup(match.number, int(last.winner), match.totals)
        return Setup(match.number, int(last.next_seat(last.starter)), match.totals)

    def points_to_win(self) -> int:
        """The target, if there is one (GAR-33)."""
        return self.target

    def match_is_over(self, match: Match) -> bool:
        """The target, or the number of hands (GAR-33)."""
        scored = match.number - 1
        if self.target > 0 and max(match.totals) >= self.target:
            return True
        return scored >= self.deal_cap or (self.most_deals > 0 and scored >= self.most_deals)

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """See ``sheet``."""
        return CrossSheet(self, setup)
