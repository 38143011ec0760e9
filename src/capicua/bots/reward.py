"""The reward of a round: its contribution to winning the match.

In a race to a target, it is the probability of winning the match afterwards, as the totals suggest
it: points are worth more the nearer the target is, and nothing once the match is decided. In a
match with a fixed number of rounds, the reward is the lead: half over the best opponent, half over
the opponents' average. A solitaire is won or lost; how close it came only distinguishes losses.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.state import State

NEAR: Final = 0.2
"""Maximum reward of a lost solitaire; a win has 1."""
LUCK_TO_COME: Final = 0.03
"""Share of the target, times the share that the leader still needs, whose square root is the luck
of the rounds to come; see ``Reward.spread``. Fitted to matches of greedy (``match_chances.py``)."""
LUCK_OF_ROUND: Final = 0.15
"""Share of the target that a single round may turn round; fitted with it."""


@final
class Reward:
    """Rewards of a finished round by seat; higher is better."""

    def __init__(self, state: State) -> None:
        game = state.game
        self.players: i64 = state.players
        totals = state.setup.totals
        self.before: vec[i64] = vec[i64](totals or [0] * int(self.players))
        self.is_under_way: bool = any([total != 0 for total in totals])
        """Whether a side has points from earlier rounds."""
        self.sides: vec[i64] = vec[i64](game.sides)
        self.first: vec[i64] = vec[i64](
            [game.sides.index(game.sides[seat]) for seat in range(self.players)]
        )
        """For each seat, the first seat of its side."""
        self.rivals: i64 = len(set(game.sides)) - 1
        self.target: i64 = game.points_to_win()
        self.sign: i64 = -1 if game.low_is_good else 1
        self.tiles: float = float(game.tile_count)
        self.is_race: bool = self.target > 0 and self.rivals > 0 and not game.low_is_good
        """Whether the match is won by reaching a target."""
        self.chances_before: vec[float] = vec[float]([0.0] * int(self.players))
        """For each seat, its side's chance of winning the race before the round."""
        self.chance_of_point: float = 0.0
        """What one more point for a side gains in its chance, if all totals are equal."""
        if self.is_race:
            nothing = vec[i64]([0] * int(self.players))
            for seat in range(self.players):
                self.chances_before[seat] = self.chance(nothing, seat)
            share = 1.0 / float(self.rivals + 1)
            self.chance_of_point = share * (1.0 - share) / self.spread(max(totals or [0]))

    def reward(self, state: State, seat: i64) -> float:
        """Return the reward of a finished round for a seat; comparable only within one decision."""
        if self.rivals == 0:
            return self._alone(state)
        if self.is_race:
            return self.chance(state.points, seat, state.ends_match)
        mine = self.before[seat] + state.points[seat]
        best: i64 = 0
        total: i64 = 0
        first = True
        side = self.sides[seat]
        for other in range(self.players):
            # Partners are counted once, at the first of their seats.
            if self.sides[other] != side and self.first[other] == other:
                points = self.before[other] + state.points[other]
                total += points
                if first or (points - best) * self.sign > 0:
                    best = points
                    first = False
        average = float(total) / float(self.rivals)
        return (float(mine) - (float(best) + average) / 2.0) * float(self.sign)

    def rewards(self, state: State, found: vec[float]) -> None:
        """Write the rewards of all seats into ``found``; partners share one."""
        for seat in range(self.players):
            mate = self.first[seat]
            found[seat] = found[mate] if mate < seat else self.reward(state, seat)

    def chance(self, points: vec[i64], seat: i64, ends_match: bool = False) -> float:
        """Return the probability that a seat's side wins a race after a round with these points.

        If no total reaches the target, sides win in proportion to exp(total / spread).
        """
        best = self.before[0] + points[0]
        for other in range(self.players):
            best = max(best, self.before[other] + points[other])
        mine = self.before[seat] + points[seat]
        weights: float = 0.0
        if best >= self.target or ends_match:
            for other in range(self.players):
                if self.first[other] == other and self.before[other] + points[other] == best:
                    weights += 1.0
            return 1.0 / weights if mine == best else 0.0
        spread = self.spread(best)
        for other in range(self.players):
            if self.first[other] == other:
                weights += math.exp(float(self.before[other] + points[other] - best) / spread)
        return math.exp(float(mine - best) / spread) / weights

    def spread(self, best: i64) -> float:
        """Return the lead, in points, that makes one of two sides e times as likely to win.

        ``best`` is the highest total so far.
        """
        target = float(self.target)
        needed = max(0.0, target - float(best))
        return math.sqrt(LUCK_TO_COME * target * needed) + LUCK_OF_ROUND * target

    def race_points(self, points: vec[i64], seat: i64, ends_match: bool = False) -> float:
        """Return the points of a round as far as they help a seat's side to win a race.

        That is the gain in the probability of winning, as a multiple of what one more point gains
        at equal totals.
        """
        gained = self.chance(points, seat, ends_match) - self.chances_before[seat]
        return gained / self.chance_of_point

    def _alone(self, state: State) -> float:
        points = state.points[0]
        if state.game.is_won(points):
            return 1.0
        share = float(points) / self.tiles
        return NEAR * (1.0 - share if self.sign < 0 else share)
