"""A line game: its sizes, its deal, and the sequence of rounds in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.options import ByPlayers, Options
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Dealer
from capicua.core.tiles.tile import WORD, is_double, set_size, set_words
from capicua.families.line.layout import SPINNERS
from capicua.families.line.options import LineOptions
from capicua.families.line.scoring import BLOCKED_SCORINGS

if TYPE_CHECKING:
    from capicua.core.match import Match

BASE_HANDS: Final = {6: 0, 9: 2, 12: 5, 15: 8}
"""Additional tiles per hand for sets larger than double-6 (LIN-4)."""
TARGETS: Final = {6: 100, 9: 250, 12: 500, 15: 750}
REDEALS: Final = 50
UNLIMITED: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class LineGame(Game):
    """The base class of line games; a game sets its id, its presets and what it changes."""

    family: ClassVar[str] = "line"
    genre: ClassVar[str] = "line"
    seats_rule: ClassVar[str] = "LIN-4"
    pairs_rule: ClassVar[str] = "LIN-44"
    """The id of the rule for the four seats of partnerships."""
    temper: ClassVar[int] = 10
    whims: ClassVar[int] = 30
    own_actions: ClassVar[int] = 0
    """How many actions a game adds, numbered from ``further``."""
    base_hand: ClassVar[int] = 7
    """Tiles in a hand on double-6 (LIN-4)."""

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, LineOptions)
        self.pips: i64 = options.set
        self.tiles: i64 = set_size(self.pips)
        self.width: i64 = set_words(self.pips)
        """Machine words for a set of its tiles."""
        tiles = 2 ** int(self.tiles) - 1
        self.set_masks: vec[i64] = vec[i64](
            [tiles >> (word * WORD) & (2**WORD - 1) for word in range(3)]
        )
        """The tiles of the set, word by word."""
        self.size: i64 = self.tiles_each()
        step = 1 if options.direction == "clockwise" else players - 1
        self.after: vec[i64] = vec[i64]([(seat + step) % players for seat in range(players)])
        """The next seat in turn order, by seat (LIN-2)."""
        self.pairs: bool = options.teams == "pairs"
        self.side_count: i64 = 2 if self.pairs else players
        self.spinner: i64 = SPINNERS[options.spinner]
        limit = options.draw_per_turn
        self.draw_limit: i64 = UNLIMITED if limit == "unlimited" else int(limit)
        self.draw_when_able: bool = options.draw_when_able
        self.reserve: i64 = options.boneyard_reserve
        self.stops_dead: bool = options.dead_layout == "stop"
        self.seeks_double: bool = options.no_double == "draw_for_double"
        self.redeals_for_double: bool = options.no_double == "redeal"
        self.opens_with_double: bool = options.first_lead == "highest_double"
        self.next_lead: str = options.next_lead
        self.blocked_scoring: i64 = BLOCKED_SCORINGS.index(options.blocked_scoring)
        self.target: i64 = self.points_to_win()
        self.ends_at_once: bool = options.match_end_check == "immediate"
        self.max_hands: i64 = options.max_hands
        self.counts_ends: bool = False
        """Whether a play scores by the tiles at the ends, so that position keys include them."""
        self.pool: bool = options.stakes == "pool"
        self.stake: i64 = options.stake
        self.bankroll: i64 = options.bankroll
        self.chips: i64 = options.bankroll * players
        """The chips of all players together, in a match for the pool."""
        self.last_pool_hand: i64 = options.pool_hands
        if 0 < self.max_hands < self.last_pool_hand:
            self.last_pool_hand = self.max_hands
        self.carries_over: bool = options.blocked_pool == "carry_over"
        self.first_lead: i64 = 4 * self.tiles
        """Actions below this lay tile × 4 + arm; from here on, they lead a tile."""
        self.draw: i64 = 5 * self.tiles
        self.passing: i64 = self.draw + 1
        self.further: i64 = self.draw + 2
        """The first action added by a game of the family."""

    def tiles_each(self) -> int:
        """Return the number of tiles each seat takes (LIN-4, LIN-5); raises ``BadOption``."""
        options = self.options
        assert isinstance(options, LineOptions)
        size, players = options.hand_size, int(self.players)
        if isinstance(size, ByPlayers):
            return size.of("hand_size", players, "LIN-5")
        if isinstance(size, int):
            return size
        if options.set == 6 and players <= 4:
            return self.base_hand
        spare = (int(self.tiles) - players) // players
        return min(self.base_hand + BASE_HANDS[options.set], spare)

    def points_limit(self) -> int:
        """Return all chips of a match for the pool (LIN-50); otherwise the usual bound."""
        return int(self.chips) if self.pool else super().points_limit()

    def totals_limit(self) -> int:
        """Return all chips of a match for the pool (LIN-50); otherwise the usual bound."""
        return int(self.chips) if self.pool else super().totals_limit()

    def points_to_win(self) -> int:
        """Return the target of the match (LIN-45)."""
        options = self.options
        assert isinstance(options, LineOptions)
        target = options.target
        return target if isinstance(target, int) else TARGETS[options.set]

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range that the hands allow (LIN-4, LIN-5); four with partners (LIN-44)."""
        assert isinstance(options, LineOptions)
        low, high = options.seat_range()
        size = options.hand_size
        if isinstance(size, ByPlayers):
            dealt = [players for players in size if low <= players <= high]
            return min(dealt), max(dealt)
        if isinstance(size, int):
            high = min(high, int(set_size(options.set)) // size)
        return low, high

    @classmethod
    def rule_of_seats(cls, options: Options) -> str:
        """Return the rule of partnerships, else that of the set and the hands."""
        assert isinstance(options, LineOptions)
        return cls.pairs_rule if options.teams == "pairs" else cls.seats_rule

    @classmethod
    def weights_row(cls, options: Options, players: int) -> str:
        """Return ``pairs`` in partnerships, which play otherwise than four alone."""
        assert isinstance(options, LineOptions)
        return "pairs" if options.teams == "pairs" else super().weights_row(options, players)

    @property
    def high(self) -> int:
        """The highest number of the set."""
        return int(self.pips)

    @property
    def action_count(self) -> int:
        """The number of plays, leads, draw and pass, and the game's own actions."""
        return int(self.further) + self.own_actions

    @property
    def sides(self) -> list[int]:
        """In partnerships, A and C play B and D (LIN-44)."""
        return [seat % int(self.side_count) for seat in range(self.players)]

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the same size for every seat (LIN-3)."""
        return [int(self.size)] * int(self.players)

    # -- the deal --------------------------------------------------------------------------

    def is_lead_forced(self, number: int) -> bool:
        """Return whether the highest double leads round ``number`` (LIN-6, LIN-7)."""
        return self.opens_with_double if number == 1 else self.next_lead == "highest_double"

    def double_leads(self, setup: Setup) -> bool:
        """Return whether the highest double leads a round, which may depend on the match so far."""
        return self.is_lead_forced(setup.number)

    def draw_deal(self, setup: Setup, dealer: Dealer) -> Deal:
        """Return a deal, with a double in some hand if required; at most 50 redeals (LIN-8)."""
        deal = dealer.deal(self.tile_count, int(self.players))
        for _ in range(REDEALS):
            if not self.calls_for_redeal(setup, deal):
                break
            again = dealer.deal(self.tile_count, int(self.players))
            again.instead_of = deal
            deal = again
        return deal

    def redeals(self, setup: Setup) -> bool:
        """Return whether a deal without a double in any hand is redealt (LIN-8)."""
        return self.redeals_for_double and self.double_leads(setup)

    def calls_for_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether a double must lead, no seat holds one, and the option is ``redeal``.

        A deal given by hand is played anyway: the heaviest tile leads it (LIN-8).
        """
        if not self.redeals(setup):
            return False
        dealt = int(self.size * self.players)
        for place in range(dealt):  # the first few tiles nearly always decide
            if is_double(deal.order[place]):
                return False
        return True

    # -- the match ---------------------------------------------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """Return the setup with the next leader (LIN-6); its pot is the chips no player holds.

        In a game for the pool, totals are chips won and lost: a seat's chips are its total plus
        the bankroll, and the pool is what all seats together lack (LIN-52).
        """
        setup = super().next_setup(match)
        if self.pool:
            setup.pot = -sum(match.totals)
        return setup

    def match_is_over(self, match: Match) -> bool:
        """Return whether the last round (LIN-46, LIN-52), or the totals after it, end the match."""
        if match.last.ends_match or self.pool:
            return match.last.ends_match
        return self.ends_match(match.totals, match.number - 1)

    def ends_match(self, totals: list[int], rounds: int) -> bool:
        """Return whether a number of rounds, or these totals, end a match (LIN-46, LIN-47)."""
        if 0 < self.max_hands <= rounds:
            return True
        sides = [totals[seat] for seat in range(int(self.side_count))]
        best = max(sides)
        return best >= self.target and sides.count(best) == 1
