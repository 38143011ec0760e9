"""Domino Poker: five of twenty tiles each, and bets in play chips.

``Setup.totals`` has the chips won or lost, so a seat holds ``starting_stack`` plus its
total. A seat without chips is out; it stays at the table but is dealt no tiles (POK-29).
``Setup.starter`` is the dealer; in the first hand it is drawn by lot (POK-2). The points of a
round are the chips a seat wins or loses in it.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.options import Options, Presets
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.games.poker.actions import DRAWS, LEVELS
from capicua.games.poker.hand_ranks import strength
from capicua.games.poker.options import PRESETS, PokerOptions
from capicua.games.poker.tiles import HAND, IN_PLAY, TILES

LONGEST: Final = 200
"""The number of hands after which an unlimited match without a winner is stopped."""


@final
class Poker(Game):
    """The game: its options as attributes for the hands, and the sequence of hands."""

    id: ClassVar[str] = "poker"
    rule_sets: ClassVar[Presets] = PRESETS
    genre: ClassVar[str] = "betting"
    sense: ClassVar[int] = 100  # a random fold would make every raise look good
    player_sense: ClassVar[int] = 100
    seats_rule: ClassVar[str] = "POK-4"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, PokerOptions)
        self.starting_stack: i64 = options.starting_stack
        self.usual_ante: int = options.ante
        self.usual_unit: int = options.unit
        self.doubles_every: int = options.ante_doubles_every
        self.fixed_limit: bool = options.betting == "fixed_limit"
        self.pot_limit: bool = options.betting == "pot_limit"
        self.most_bets: i64 = 1 + options.max_raises
        self.has_draw: bool = options.draws == 1
        self.max_draw: i64 = options.max_draw
        self.by_suit: bool = options.straights == "suit"
        self.by_pips: bool = options.high_order == "pips"
        self.match_hands: i64 = options.match_hands or LONGEST
        self.all_chips: i64 = options.starting_stack * players
        self.draws_at: i64 = LEVELS + 2 * (self.all_chips + 1)
        """The first action of the draw."""

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range of seats: two to four; two or three with a draw (POK-4, POK-15)."""
        assert isinstance(options, PokerOptions)
        return 2, TILES // HAND - options.draws

    @property
    def high(self) -> int:
        """The highest number of the set: 6, although only twenty tiles are in play."""
        return 6

    @property
    def tiles_in_play(self) -> list[int]:
        """Twenty tiles: no blanks and no 1-1 (POK-1)."""
        return list(IN_PLAY)

    @property
    def action_count(self) -> int:
        """Fold, check, call, a bet and a raise to each level, and the draw if there is one."""
        return int(self.draws_at) + (DRAWS if self.has_draw else 0)

    def points_limit(self) -> int:
        """Return the most chips that a seat can win in a round: all of them."""
        return int(self.all_chips)

    def totals_limit(self) -> int:
        """Return the most chips that a seat can win in a match: all of them."""
        return int(self.all_chips)

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the hand sizes: five tiles for each seat that has chips (POK-3)."""
        return [HAND if chips > 0 else 0 for chips in self.stacks(setup)]

    def stacks(self, setup: Setup) -> list[int]:
        """Return the chips of each seat before a hand; none below zero."""
        totals = setup.totals or [0] * int(self.players)
        return [max(0, int(self.starting_stack) + total) for total in totals]

    def doubled(self, amount: int, number: int) -> int:
        """Return an ante or unit, doubled every few hands until no player could pay it."""
        every = self.doubles_every
        times = (number - 1) // every if every else 0
        while times > 0 and 0 < amount <= self.all_chips:
            amount *= 2
            times -= 1
        return amount

    def worth(self, hand: i64) -> i64:
        """Return the value of a hand under the table's options."""
        return strength(hand, self.by_suit, self.by_pips)

    def next_setup(self, match: Match) -> Setup:
        """Return the next setup: the deal passes left, skipping seats without chips (POK-2)."""
        setup = super().next_setup(match)
        stacks = self.stacks(setup)
        while setup.starter != NOBODY and stacks[setup.starter] == 0:
            setup.starter = (setup.starter + 1) % int(self.players)
        return setup

    def match_is_over(self, match: Match) -> bool:
        """Return whether one seat holds all chips, or all hands have been played (POK-29)."""
        stacks = self.stacks(Setup(match.number, NOBODY, match.totals))
        return stacks.count(0) == self.players - 1 or match.number > self.match_hands
