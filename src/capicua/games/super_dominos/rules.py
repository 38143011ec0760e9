"""Super Dominos: six legs from a start double, and numbers that have powers.

``Setup.starter`` is the hand's first player, who opens if they can (SUP-2, SUP-4). Only
the winner of a hand scores, for what the others are left with; the highest total wins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.options import Options
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import DOUBLES, FITS, MAX_PIP, set_size
from capicua.games.super_dominos.legs import LEGS
from capicua.games.super_dominos.options import MOST_SEATS, PRESETS, SuperOptions
from capicua.games.super_dominos.round import SuperRound
from capicua.games.super_dominos.sheet import SuperSheet
from capicua.games.super_dominos.turns import OPEN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from capicua.core.sheet import ScoreSheet

REVERSE: Final = 3
"""Leaving this number turns the direction of play round on every set (SUP-15)."""


@final
class SuperDominos(Game):
    """The game: its options as the hands read them, and how hands follow each other."""

    id = "super_dominos"
    version = 1
    genre = "trains"
    seats_rule = "SUP-1"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, SuperOptions)
        self.effort = 500
        self.top: i64 = options.set_max
        self.tiles: i64 = set_size(self.top)
        self.hand: i64 = options.tiles_each
        self.draws: i64 = self.top
        """The number that makes the others draw (SUP-14): 15 on the double-15 set."""
        self.again: i64 = self.top - 1
        """The number that allows another tile (SUP-16): 14."""
        self.spell: i64 = self.top - 2
        """The number that casts a spell and takes any double (SUP-9, SUP-17): 13."""
        self.reverse: i64 = REVERSE
        self.fits: vec[i64] = vec[i64](_fits(options.set_max - 2))
        self.first_play: i64 = OPEN + self.top + 1
        self.may_draw: bool = options.voluntary_draw == "any"
        self.may_draw_spellbound: bool = options.voluntary_draw != "none"
        self.exempts: bool = options.caster_exempt
        self.spell_skips: bool = options.double_spell_skips
        self.start_skips: bool = options.start_double_skips
        self.final_draw: bool = options.final_draw
        self.lapses: bool = options.spell_stuck == "lapse"
        self.pips_first: bool = options.blocked_winner == "fewest_pips"
        self.counts_pips: bool = options.scoring == "super"
        self.difference: bool = options.blocked_points == "difference"

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """The named rule sets, the default first."""
        return PRESETS

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """As many as the set is for, if its boneyard begins with a tile for each (SUP-1)."""
        assert isinstance(options, SuperOptions)
        return 2, min(MOST_SEATS[options.set_max], options.tiles // (options.tiles_each + 1))

    @property
    def high(self) -> int:
        """The highest double of the set."""
        return self.top

    @property
    def action_count(self) -> int:
        """Draw, end of the turn, pass, every start double, every tile on every leg."""
        return self.first_play + LEGS * self.tiles

    def hand_sizes(self, setup: Setup) -> list[int]:
        """The same for all (SUP-1)."""
        return [int(self.hand)] * int(self.players)

    def blank(self, setup: Setup) -> State:
        """A hand with nothing dealt."""
        return SuperRound(self, setup)

    def score_sheet(self, setup: Setup) -> ScoreSheet:
        """See ``sheet``."""
        options = self.options
        assert isinstance(options, SuperOptions)
        return SuperSheet(self, setup, options.next_first == "rotate")

    # -- the match -------------------------------------------------------------------------

    def next_setup(self, match: Match) -> Setup:
        """The first player: by lot, then as the last hand and the options say (SUP-2)."""
        if not match.rounds:
            return Setup(match.number, NOBODY, match.totals)
        last = match.last
        options = self.options
        assert isinstance(last, SuperRound)
        assert isinstance(options, SuperOptions)
        seat = last.next_seat(last.first)
        if last.winner != NOBODY and options.next_first == "winner":
            seat = last.winner
        elif last.winner != NOBODY and options.next_first == "left_of_winner":
            seat = last.next_seat(last.winner)
        return Setup(match.number, int(seat), match.totals)

    def points_to_win(self) -> int:
        """The target, if there is one (SUP-32)."""
        options = self.options
        assert isinstance(options, SuperOptions)
        return 0 if options.match_end == "hands" else options.points_wanted

    def match_is_over(self, match: Match) -> bool:
        """After the agreed number of hands, or when somebody reaches the target (SUP-32)."""
        options = self.options
        assert isinstance(options, SuperOptions)
        if options.match_end == "hands":
            return match.number > options.hands
        return max(match.totals) >= options.points_wanted


def _fits(spell: int) -> list[int]:
    """For every number, the words of the tiles its end takes: all doubles on the spell's."""
    return [
        int(FITS[number * 3 + word]) | (int(DOUBLES[word]) if number == spell else 0)
        for number in range(MAX_PIP + 1)
        for word in range(3)
    ]


GAME = SuperDominos
