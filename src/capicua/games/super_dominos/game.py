"""Super Dominos: six legs from a start double, and numbers with powers.

``Setup.starter`` is the first player of the round, who opens if possible (SUP-2, SUP-4). Only
the winner of a round scores, for the tiles the others hold; the highest total wins.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.options import ByPlayers, Options, Presets
from capicua.core.tiles.tile import DOUBLES, FITS, double_of
from capicua.families.trains.game import TrainsGame
from capicua.games.super_dominos.actions import OPEN
from capicua.games.super_dominos.legs import NAMES, NO_LEG
from capicua.games.super_dominos.options import MOST_SEATS, PRESETS, SuperOptions

REVERSE: Final = 3
"""Leaving this number reverses the direction of play, on every set (SUP-15)."""


@final
class SuperDominos(TrainsGame):
    """The game: its options as attributes for the rounds, and the end of a match."""

    id: ClassVar[str] = "super_dominos"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "SUP-1"
    arm_names: ClassVar[tuple[str, ...]] = NAMES
    unknown_arm: ClassVar[str] = "text-leg"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, SuperOptions)
        super().__init__(options, players, options.set_max, OPEN + options.set_max + 1)
        self.effort = 500
        self.hand = options.tiles_each(players)
        self.draws: i64 = self.top
        """The number that makes the others draw (SUP-14); 15 on the double-15 set."""
        self.again: i64 = self.top - 1
        """The number that allows another tile (SUP-16); 14 on the double-15 set."""
        self.spell: i64 = self.top - 2
        """The number that casts a spell and takes any double (SUP-9, SUP-17); 13 on double-15."""
        self.reverse: i64 = REVERSE
        self.fits: vec[i64] = FITS[:]
        """The tiles that each end takes, in the format of ``FITS``; a spell takes all doubles."""
        for word in range(i64(3)):
            self.fits[self.spell * 3 + word] |= DOUBLES[word]
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
        self.next_first: str = options.next_first
        self.hand_count: int = options.hands if options.match_end == "hands" else 0
        """The number of rounds in a match; 0 if a target ends it (SUP-32)."""
        self.target: int = 0 if self.hand_count else options.points_wanted
        """The total that ends a match; 0 if a number of rounds ends it."""

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range of seats that leaves a boneyard tile for each (SUP-1)."""
        assert isinstance(options, SuperOptions)
        if isinstance(options.hand_size, ByPlayers):
            return min(options.hand_size), max(options.hand_size)
        return 2, min(MOST_SEATS[options.set_max], options.tiles // (options.tiles_each(2) + 1))

    def tile_of(self, action: i64) -> i64:
        """Return the tile of a placement or of an opening."""
        return super().tile_of(action) if action >= self.first_play else double_of(action - OPEN)

    def arm_of(self, action: i64) -> i64:
        """Return the leg of a placement; ``NO_LEG`` for an opening."""
        return super().arm_of(action) if action >= self.first_play else NO_LEG

    def points_to_win(self) -> int:
        """Return the target, if there is one (SUP-32)."""
        return self.target

    def points_limit(self) -> int:
        """Return the pips or the number of all tiles (SUP-29, SUP-30)."""
        return self.pips_in_play() if self.counts_pips else int(self.tile_count)

    def totals_limit(self) -> int:
        """Return the bound of the points of all rounds, or twice the target (SUP-32)."""
        return self.hand_count * self.points_limit() or super().totals_limit()

    def match_is_over(self, match: Match) -> bool:
        """Return whether all rounds have been played or a seat has the target (SUP-32)."""
        if self.hand_count:
            return match.number > self.hand_count
        return max(match.totals) >= self.target
