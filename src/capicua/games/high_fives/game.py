"""High Fives as a game: the hands of a round, the bonus, the end of a match.

A round uses the whole set, dealt in several successive hands.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.match import Match
from capicua.core.messages import BadOption, Message
from capicua.core.options import Options, Presets
from capicua.core.setup import Setup
from capicua.core.tiles.tile import ALL_TILES
from capicua.families.melds.game import MeldsGame
from capicua.games.high_fives.actions import DECLINE
from capicua.games.high_fives.options import PRESETS, HighFivesOptions
from capicua.games.high_fives.tiles import WORTH


def hands_dealt(players: int, pool: int, to_pool: bool) -> list[int]:
    """Return the number of tiles each player gets in each hand of a round (HIF-3)."""
    full = 5 if players <= 4 else 4
    each = (ALL_TILES - pool) // players
    if players == 7:
        fours = each - 15
        return [4] * fours + [3] * (5 - fours)
    hands = [full] * (each // full)
    if each % full and not to_pool:
        hands.append(each % full)
    return hands


@final
class HighFives(MeldsGame):
    """The game: the hands of a round, the bonus, the sequence of rounds."""

    id: ClassVar[str] = "high_fives"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    genre: ClassVar[str] = "fishing"
    seats_rule: ClassVar[str] = "HIF-3"
    temper: ClassVar[int] = 5
    whims: ClassVar[int] = 20

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, HighFivesOptions)
        self.effort = 1000
        self.horizon = 5 * players
        to_pool = options.short_round == "to_pool"
        if to_pool and players == 7:
            raise BadOption(Message("bad-pool-seven"), "HIF-3")
        self.must_take: bool = options.missed_pair == "forced"
        self.has_claims: bool = options.missed_pair == "next_player"
        self.has_pairs: bool = options.missed_pair == "any_pair"
        self.pool_size: i64 = options.pool_size
        self.sizes: vec[i64] = vec[i64](hands_dealt(players, options.pool_size, to_pool))
        self.bonus: i64 = options.most_tiles_bonus
        self.tie: str = options.most_tiles_tie
        self.match_hands: int = options.match_hands

    @property
    def action_count(self) -> int:
        """The number of actions: plays, claims, pairs, and declining."""
        return DECLINE + 1

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the size of the first hands; later ones come from the boneyard."""
        return [int(self.sizes[0])] * int(self.players)

    def shared_bonus(self, leaders: i64) -> i64:
        """Return the bonus for each of ``leaders`` seats tied for most tiles (HIF-12)."""
        if leaders == 1 or self.tie == "each":
            return self.bonus
        return self.bonus // leaders if self.tie == "split" else 0

    def points_limit(self) -> int:
        """Return the points of all tiles, and the bonus (HIF-10, HIF-12)."""
        return sum([int(points) for points in WORTH]) + int(self.bonus)

    def totals_limit(self) -> int:
        """Return the bound of the points of all rounds (HIF-13)."""
        return self.match_hands * self.points_limit()

    def match_is_over(self, match: Match) -> bool:
        """Return whether all rounds have been played (HIF-13)."""
        return match.number > self.match_hands
