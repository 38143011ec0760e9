"""A game of trains: its set, its hands, and the numbering of its plays.

The first actions are the game's own: drawing, passing, stopping. From ``first_play`` on, there is
one for every tile on every arm: ``first_play + arm × tiles of the set + tile``.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.messages import BadText, Message
from capicua.core.options import Options
from capicua.core.setup import Setup
from capicua.core.tiles.tile import set_size


@mypyc_attr(allow_interpreted_subclasses=True)
class TrainsGame(Game):
    """A game in which players lay tiles on arms that grow from one double."""

    genre: ClassVar[str] = "trains"
    arm_names: ClassVar[tuple[str, ...]] = ()
    """The names of all arms in notation, by number. Every game."""
    unknown_arm: ClassVar[str] = "text-arm"
    """The message for a text that does not name an arm."""

    def __init__(self, options: Options, players: int, set_max: int, first_play: int) -> None:
        super().__init__(options, players)
        self.top: i64 = set_max
        """The highest double of the set."""
        self.tiles: i64 = set_size(self.top)
        """The number of tiles in the set."""
        self.first_play: i64 = first_play
        self.hand: i64 = 0
        """The number of tiles dealt to each player. Every game."""

    @property
    def high(self) -> int:
        """The highest double of the set."""
        return self.top

    @property
    def action_count(self) -> int:
        """The number of the game's own actions and of plays of every tile on every arm."""
        return self.first_play + len(self.arm_names) * self.tiles

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the size of the hands, the same for all."""
        return [int(self.hand)] * int(self.players)

    def tile_of(self, action: i64) -> i64:
        """Return the tile that a play lays."""
        return (action - self.first_play) % self.tiles

    def arm_of(self, action: i64) -> i64:
        """Return the arm that a play extends."""
        return (action - self.first_play) // self.tiles

    def play_of(self, tile: i64, arm: i64) -> int:
        """Return the action that lays a tile on an arm."""
        return self.first_play + arm * self.tiles + tile

    def parse_arm(self, text: str) -> int:
        """Return the arm with this name; raises ``BadText``."""
        name = text.strip().upper()
        if name not in self.arm_names:
            raise BadText(Message(self.unknown_arm, {"text": text.strip()}))
        return self.arm_names.index(name)
