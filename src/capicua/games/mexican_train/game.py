"""Mexican Train: trains grow from a station double, and players shed their tiles.

``Setup.number`` chooses the station double of the descending engines; ``Setup.starter``
is the round's starter, who opens, draws first or takes the first turn, depending on the engine.
Points are the pips left in the hands; the lowest total wins the match (CMT-28).
"""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.messages import Argument, BadOption, Message
from capicua.core.options import ByPlayers, Options, Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import NO_TILE, double_of
from capicua.families.trains.game import TrainsGame
from capicua.games.mexican_train.actions import PLAY
from capicua.games.mexican_train.hand_sizes import MOST_PLAYERS, hand_size, most_players
from capicua.games.mexican_train.options import PRESETS, TrainOptions
from capicua.games.mexican_train.trains import NAMES, SIDINGS


@final
class MexicanTrain(TrainsGame):
    """The game: its options as attributes for the rounds, and the sequence of rounds."""

    id: ClassVar[str] = "mexican_train"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "CMT-2"
    low_is_good: ClassVar[bool] = True  # CMT-28, BMT-23
    arm_names: ClassVar[tuple[str, ...]] = NAMES
    unknown_arm: ClassVar[str] = "text-train"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, TrainOptions)
        super().__init__(options, players, options.set_max, PLAY)
        self.effort = 300
        self.hand = _tiles_each(options, players)
        self.dealt_opens: bool = options.engine == "highest_dealt"
        self.sets_aside: bool = options.engine == "descending_set_aside"
        self.descends: bool = options.is_descending
        self.last_out_starts: bool = options.starter_rule == "last_out"
        self.series_any_turn: bool = options.series == "start_turn"
        self.series_first_turn: bool = options.series == "first_turn"
        self.series_forced: bool = options.series_forced
        self.most_sidings: i64 = (
            SIDINGS if options.mexican_trains == "unlimited" else int(options.mexican_trains)
        )
        self.own_first: bool = options.own_train_first
        self.may_draw: bool = options.voluntary_draw
        self.must_play_drawn: bool = options.drawn_must_play
        self.may_pass: bool = options.voluntary_draw and options.pass_when_able_empty
        self.on_double: bool = options.double_followup == "on_double"
        self.binds: bool = options.forced_double
        self.oldest_first: bool = options.double_order == "oldest_first"
        self.newest_first: bool = options.double_order == "newest_first"
        self.marks_bound: bool = options.mark_during_double
        self.marks_unstarted: bool = options.mark_unstarted
        self.doubles_unmark: bool = options.unmark_with == "double_only"
        self.exempts: bool = options.unmark_double_exempt
        self.not_last: bool = options.out_on_double == "not_last"
        self.blank_score: i64 = options.double_blank_score
        self.round_count: i64 = _round_count(options, players)
        """The number of rounds in a match (CMT-28)."""

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the range of seats that the hand table or the agreed hand size allows (CMT-2)."""
        assert isinstance(options, TrainOptions)
        if options.hand_size == "table":
            return 2, most_players(options.hand_table, options.set_max)
        if isinstance(options.hand_size, ByPlayers):
            return min(options.hand_size), max(options.hand_size)
        return 2, min(MOST_PLAYERS, (options.tiles_dealt_from - 1) // int(options.hand_size))

    def station_number(self, number: int) -> int:
        """Return the station's number in the ``number``-th round of a descending match (BMT-1)."""
        return max(0, int(self.top) + 1 - number)

    def blank(self, setup: Setup) -> State:
        """Return a round with nothing dealt; a descending match ends with 0-0 (BMT-1, CMT-T1)."""
        if self.descends and setup.number > self.top + 1:
            value: dict[str, Argument] = {"name": "number", "value": setup.number}
            allowed: dict[str, Argument] = {"low": 1, "high": int(self.top) + 1}
            raise BadOption(Message("bad-setup", {**value, **allowed}), "BMT-1")
        return super().blank(setup)

    def removed_tile(self, setup: Setup) -> int:
        """Return the station double if it is taken out before the shuffle (CMT-T1)."""
        return int(double_of(self.station_number(setup.number))) if self.sets_aside else NO_TILE

    def points_limit(self) -> int:
        """Return the points of all tiles in one hand (CMT-26, CMT-27)."""
        return self.pips_in_play() + int(self.blank_score)

    def totals_limit(self) -> int:
        """Return the bound of the points of all rounds (CMT-28)."""
        return self.round_count * self.points_limit()

    def match_is_over(self, match: Match) -> bool:
        """Return whether the agreed number of rounds has been played (CMT-28, BMT-1)."""
        return match.number > self.round_count


def _tiles_each(options: TrainOptions, players: int) -> int:
    if options.hand_size == "table":
        return hand_size(options.hand_table, options.set_max, players)
    if isinstance(options.hand_size, ByPlayers):
        return options.hand_size.of("hand_size", players, "CMT-2")
    return options.hand_size


def _round_count(options: TrainOptions, players: int) -> int:
    doubles = options.set_max + 1
    if options.rounds == "players":
        return min(players, doubles) if options.is_descending else players
    return doubles if options.rounds == "all_doubles" else int(options.rounds)
