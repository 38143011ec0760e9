"""The games of the cross: their options as switches, their sizes, the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.tiles.tile import is_double
from capicua.families.cross.actions import PLAY, SEAT_TILES, SET_TILES, TIES
from capicua.families.cross.options import CrossOptions

if TYPE_CHECKING:
    from capicua.core.match import Match
    from capicua.core.options import Options
    from capicua.core.tiles.random import Deal


@mypyc_attr(allow_interpreted_subclasses=True)
class CrossGame(Game):
    """The base class of the games of the cross; a game sets the switches it needs."""

    family: ClassVar[str] = "cross"
    genre: ClassVar[str] = "trains"
    seats_rule: ClassVar[str] = "GAR-1"
    temper: ClassVar[int] = 5
    whims: ClassVar[int] = 30

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, CrossOptions)
        self.clockwise: bool = options.direction == "clockwise"
        self.owner_closes: bool = options.train_recloses == "on_owner_play"
        self.tie: i64 = TIES.index(options.blocked_tie)
        self.winner_starts: bool = options.starter_rotation == "winner"
        deals = options.max_deals
        self.most_deals: int = 3 * players if deals == "auto" else deals
        self.target: int = options.target_score
        self.deal_cap: int = options.deal_cap
        self.compulsory: bool = True
        """Whether a tile that fits another player's open train must be played (GAR-19)."""
        self.by_stake: bool = False
        self.stake: i64 = 1
        self.factor: i64 = 1
        """The factor by which an exchange multiplies a loss (GAR-30)."""
        self.before_lead: bool = False
        self.after_lead: bool = False
        self.on_first_turn: bool = False
        self.most_exchanges: i64 = 0
        self.draws: bool = False
        """Whether the spare tiles are a boneyard (COR-6)."""
        self.draws_to_lead: bool = False

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return two to four players (GAR-1)."""
        return 2, 4

    @property
    def high(self) -> int:
        """The highest number of the set: 6."""
        return 6

    @property
    def action_count(self) -> int:
        """The number of keywords, leads, and plays of every tile on every train."""
        return PLAY + SET_TILES * int(self.players)

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return seven tiles for each seat (GAR-1)."""
        return [SEAT_TILES] * int(self.players)

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether a first round has no double in any hand (GAR-4, COR-4)."""
        dealt = deal.order[: SEAT_TILES * int(self.players)]
        return setup.number == 1 and not any([is_double(tile) for tile in dealt])

    def points_to_win(self) -> int:
        """Return the target score, if any (GAR-33)."""
        return self.target

    def points_limit(self) -> int:
        """Return the most that all others can lose to one seat, exchanges included (GAR-30)."""
        base = int(self.stake) * (int(self.players) - 1) if self.by_stake else self.pips_in_play()
        heaps = SET_TILES // SEAT_TILES - int(self.players)
        for _exchange in range(min(int(self.most_exchanges), heaps)):
            base *= int(self.factor)
        return base

    def totals_limit(self) -> int:
        """Return the most that the others can have won from one seat; totals sum to zero."""
        if self.target > 0:
            return (int(self.players) - 1) * self.target
        return (self.most_deals or self.deal_cap) * self.points_limit()

    def match_is_over(self, match: Match) -> bool:
        """Return whether the target or the number of rounds is reached (GAR-33)."""
        scored = match.number - 1
        if self.target > 0 and max(match.totals) >= self.target:
            return True
        return scored >= self.deal_cap or (self.most_deals > 0 and scored >= self.most_deals)
