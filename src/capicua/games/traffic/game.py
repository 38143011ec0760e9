"""Traffic as a game: its sets, its presets, and the numbering of its actions.

Actions are the tiles of the set (take), then the spots of ``grid.py`` (lay the tile that
was taken), then ``confirm`` and ``concede``.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from capicua.core.options import Options, Presets
from capicua.families.patience.game import Patience
from capicua.games.traffic.grid import SPOTS
from capicua.games.traffic.options import PRESETS, TrafficOptions
from capicua.games.traffic.play_search import PlaySearch
from capicua.games.traffic.step_search import StepSearch


class Traffic(Patience):
    """The game: its set and its presets."""

    id: ClassVar[str] = "traffic"
    version: ClassVar[int] = 2
    rule_sets: ClassVar[Presets] = PRESETS
    reads_from: ClassVar[int] = 1
    sense: ClassVar[int] = 0
    player_sense: ClassVar[int] = 0  # its heuristic takes up to seconds near the end
    seats_rule: ClassVar[str] = "TRA-4"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, TrafficOptions)
        super().__init__(options, players, options.set_max)
        self.effort = {6: 5, 9: 2, 12: 1}[options.set_max]
        self.pool_size: i64 = options.pool_tiles
        self.in_sequence: bool = options.line_limit == "sequence"
        self.one_half_is_enough: bool = options.one_tile_quad == "any"
        limits = self.set_max, self.in_sequence, self.one_half_is_enough
        self.plays: PlaySearch = PlaySearch(*limits)
        self.steps: StepSearch = StepSearch(*limits)
        self.first_spot: i64 = self.tiles
        self.confirm: i64 = self.tiles + SPOTS
        self.concede = self.confirm + 1

    @classmethod
    def weights_row(cls, options: Options, players: int) -> str:
        """Return the name of the fitted weights to use: the highest double of the set."""
        assert isinstance(options, TrafficOptions)
        return str(options.set_max)

    @property
    def action_count(self) -> int:
        """The number of tiles, spots, ``confirm`` and ``concede``."""
        return self.concede + 1
