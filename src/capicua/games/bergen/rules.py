"""Bergen: one line with two ends, and points for making them equal.

Hands of six (BRG-1), the highest double leads and scores (BRG-2), two ends (BRG-3), free
drawing (BRG-4). Equal ends are a double header, or a triple header with a double at one
of them (BRG-5). Going out (BRG-6) and the best hand of a blocked round (BRG-7) score a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from capicua.core.options import ByPlayers, Presets
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.tiles.tile import NO_TILE, is_double
from capicua.families.line.game import LineGame
from capicua.families.line.layout import E, Line, W
from capicua.families.line.phases import BLOCKED, DOMINO
from capicua.families.line.rules import LineRound
from capicua.games.bergen.options import PRESETS, BergenOptions
from capicua.games.bergen.scoring import best_hand

if TYPE_CHECKING:
    from capicua.core.options import Options

DOUBLE_HEADER: Final = 2
TRIPLE_HEADER: Final = 3


@final
class Bergen(LineGame):
    """The game: smaller hands and a low target."""

    id: ClassVar[str] = "bergen"
    rule_sets: ClassVar[Presets] = PRESETS
    base_hand: ClassVar[int] = 6
    temper: ClassVar[int] = 5

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, BergenOptions)
        self.counts_ends = True
        self.triple_by_double: bool = options.triple_by_double
        self.compares_doubles: bool = options.all_doubles_compare == "with_doubles"
        self.domino_points: i64 = options.domino_points
        self.blocked_points: i64 = options.blocked_points
        self.lead_points: i64 = options.lead_points

    def points_to_win(self) -> int:
        """Return the target, which may depend on the number of players (BRG-8)."""
        options = self.options
        assert isinstance(options, BergenOptions)
        target = options.target
        if isinstance(target, ByPlayers):
            return target.of("target", int(self.players), "BRG-8")
        return int(target)

    def blank(self, setup: Setup) -> BergenRound:
        """Return a round with nothing dealt."""
        return BergenRound(self, setup)


@final
class BergenRound(LineRound[Bergen]):
    """A round of the line family that scores the lead, equal ends and the winner."""

    def after_play(self) -> None:
        """Score the play before anything else (LIN-22)."""
        self.make_points(self.turn, self.worth(self.line))
        if not self.is_over:
            self.end_play()

    def worth(self, line: Line) -> i64:
        """Return the points for the last play on a line (BRG-2, BRG-5)."""
        last = line.tile(line.length - 1)
        if line.length == 1:
            return self.game.lead_points if is_double(last) else 0
        if line.ends[E] != line.ends[W]:
            return 0
        if is_double(last):
            return TRIPLE_HEADER if self.game.triple_by_double else DOUBLE_HEADER
        if is_double(tip(line, E)) or is_double(tip(line, W)):
            return TRIPLE_HEADER
        return DOUBLE_HEADER

    def points_after(self, action: i64) -> i64:
        """Return the points a play or lead would score (BRG-2, BRG-5)."""
        return self.worth(self.line_after(action))

    def score_hand(self) -> None:
        """Score the round, comparing the hands only once."""
        best = self.hand_winner()
        if best != NOBODY:
            self.add_points(best, self._prize())

    def hand_points(self, side: i64) -> i64:
        """Return a side's points for going out (BRG-6) or the best blocked hand (BRG-7)."""
        return self._prize() if self.hand_winner() == side else 0

    def _prize(self) -> i64:
        return self.game.domino_points if self.ended == DOMINO else self.game.blocked_points

    def hand_winner(self) -> i64:
        """Return the seat that went out or has the best blocked hand, or ``NOBODY``."""
        if self.ended == BLOCKED:
            return best_hand(self.hands, self.game.compares_doubles)
        return self.winner


def tip(line: Line, arm: i64) -> i64:
    """Return the tile at an end: the last of the arm, or the root if its side is bare."""
    return line.root if line.tips[arm] == NO_TILE else line.tips[arm]
