"""The settings shared by trick-taking games: suits, hands, partners, the next leader."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.options import Options
from capicua.core.setup import Setup
from capicua.core.tiles.tile import set_size, set_words
from capicua.families.tricks.suits import Suits


@mypyc_attr(allow_interpreted_subclasses=True)
class TrickGame(Game):
    """A game in which each player lays a tile and the strongest one takes the trick.

    By default there are no trumps: a player who holds a tile of the suit led must play one, every
    trick counts 1, and its tiles count their own values. A game defines its suits and overrides
    what differs.
    """

    genre: ClassVar[str] = "tricks"
    family: ClassVar[str] = "tricks"
    follow_rule: ClassVar[str] = ""
    """The id of the rule that players must follow suit if they can."""

    def __init__(
        self, options: Options, players: int, suits: Suits, set_max: int, hand_size: int
    ) -> None:
        super().__init__(options, players)
        self.suits: Suits = suits
        """The suits at the start of a round."""
        self.tile_points: i64 = sum([int(points) for points in suits.worth])
        """The points of all tiles, besides the tricks themselves."""
        self.set_max: i64 = set_max
        self.width: i64 = set_words(set_max)
        self.hand_size: i64 = hand_size
        """The number of tiles in each hand, and of tricks in a round."""
        self.pairs: bool = False
        """Whether seats 0 and 2 play against 1 and 3."""
        self.must_follow: bool = True
        """Whether a player who can follow suit must do so."""

    @property
    def high(self) -> int:
        """The highest number of the set."""
        return self.set_max

    @property
    def action_count(self) -> int:
        """The number of tiles; games with other actions number them from here on."""
        return set_size(self.set_max)

    @property
    def sides(self) -> list[int]:
        """Every seat for itself, or two against two."""
        return [0, 1, 0, 1] if self.pairs else list(range(self.players))

    def seats_of_sides(self) -> list[list[int]]:
        """Return the seats of each side, by side."""
        sides = self.sides
        return [
            [seat for seat in range(self.players) if sides[seat] == side]
            for side in range(max(sides) + 1)
        ]

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the same size for every seat."""
        return [int(self.hand_size)] * int(self.players)

    def points_limit(self) -> int:
        """Return the points of all tricks and all tiles."""
        return int(self.hand_size + self.tile_points)

    def undealt(self, setup: Setup) -> i64:
        """Return the number of tiles left undealt."""
        return set_size(self.set_max) - self.hand_size * self.players
