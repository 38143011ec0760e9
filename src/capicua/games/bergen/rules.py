"""Bergen: one line of two ends, and points for making them equal.

Hands of six (BRG-1), the highest double leads and scores (BRG-2), two ends (BRG-3), free
drawing (BRG-4). Equal ends are a double header, or a triple header with a double at one
of them (BRG-5). Going out (BRG-6) and the best hand of a block (BRG-7) make a point.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from capicua.core.options import ByPlayers, Options
from capicua.core.reasons import BadOption, Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import ScoreSheet
from capicua.core.tile import NO_TILE, is_double
from capicua.families.line import key
from capicua.families.line.game import LineGame
from capicua.families.line.layout import E, Line, W
from capicua.families.line.phases import BLOCKED, DOMINO
from capicua.families.line.round import LineRound
from capicua.families.line.scoring import add_to_side
from capicua.games.bergen import hints, scoring, why, words
from capicua.games.bergen import options as house
from capicua.games.bergen.options import BergenOptions
from capicua.games.bergen.sheet import BergenSheet

DOUBLE_HEADER: Final = 2
TRIPLE_HEADER: Final = 3


@final
class Bergen(LineGame):
    """The game: smaller hands, and a target of few points."""

    id = "bergen"
    version = 1
    base_hand = 6

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, BergenOptions)
        self.triple_by_double: bool = options.triple_by_double
        self.compares_doubles: bool = options.all_doubles_compare == "with_doubles"
        self.domino_points: i64 = options.domino_points
        self.blocked_points: i64 = options.blocked_points
        self.lead_points: i64 = options.lead_points

    @classmethod
    def presets(cls) -> dict[str, Options]:
        """See ``options``."""
        return dict(house.presets())

    def points_to_win(self) -> int:
        """The target, which may depend on the number of players (BRG-8)."""
        options = self.options
        assert isinstance(options, BergenOptions)
        target = options.target
        if not isinstance(target, ByPlayers):
            return int(target)
        seats = int(self.players)
        if seats not in target:
            allowed = ", ".join([str(number) for number in sorted(target)])
            raise BadOption(
                Message("bad-seats-for-target", {"seats": seats, "allowed": allowed}), "BRG-8"
            )
        return target[seats]

    def blank(self, setup: Setup) -> LineRound:
        """A round with nothing dealt."""
        return BergenRound(self, setup)

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """See ``sheet``."""
        return BergenSheet(self, setup)


@final
class BergenRound(LineRound):
    """A round of the line family that scores leads, equal ends, and who is best at its end."""

    def __init__(self, game: Bergen, setup: Setup) -> None:
        super().__init__(game, setup)
        self.house: Bergen = game

    def after_play(self) -> None:
        """The points of the play come before everything else (LIN-22)."""
        self.make_points(self.turn, self.worth(self.line))
        if not self.is_over:
            self.end_play()

    def worth(self, line: Line) -> i64:
        """What the last play on a line makes (BRG-2, BRG-5)."""
        last = line.tile(line.length - 1)
        if line.length == 1:
            return self.house.lead_points if is_double(last) else 0
        if line.ends[E] != line.ends[W]:
            return 0
        if is_double(last):
            return TRIPLE_HEADER if self.house.triple_by_double else DOUBLE_HEADER
        if is_double(tip(line, E)) or is_double(tip(line, W)):
            return TRIPLE_HEADER
        return DOUBLE_HEADER

    def score_hand(self) -> None:
        """Going out (BRG-6), or the best hand of a blocked one (BRG-7)."""
        if self.ended == DOMINO:
            add_to_side(self, self.turn, self.house.domino_points)
            return
        best = scoring.best_hand(self)
        if best != NOBODY:
            add_to_side(self, best, self.house.blocked_points)

    def hand_winner(self) -> i64:
        """Who went out, or was best in a blocked hand; or nobody."""
        return scoring.best_hand(self) if self.ended == BLOCKED else self.winner

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    def position_key(self) -> i64:
        """The ends count (BRG-5)."""
        return key.key_of(self, True, self.rules.ends_at_once)

    # -- words and pictures ----------------------------------------------------------------------

    def merit(self, action: i64) -> i64:
        """See ``hints``."""
        return hints.merit(self, action)

    def label(self, action: i64) -> Message:
        """See ``words``."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """See ``words``."""
        return words.narrate(self, action)

    def explain_score(self) -> list[Message]:
        """See ``words``."""
        return words.explain_score(self)

    def arm_notes(self, arm: i64) -> list[Message]:
        """Whether the end is a double, and the headers the reader may make there (BRG-5)."""
        doubles = [Message("note-double")] if is_double(tip(self.line, arm)) else []
        return doubles + words.headers_at(self, arm)


def tip(line: Line, arm: i64) -> i64:
    """The tile at an end: the last of the arm, or the root where its side is bare."""
    return line.root if line.tips[arm] == NO_TILE else line.tips[arm]


GAME = Bergen
