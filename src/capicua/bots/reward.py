"""The reward of a round: its contribution to winning the match.

In a race to a target, points are worth more the nearer the target is, and nothing once the match
is decided. In a match with a fixed number of rounds, the reward is the lead: half over the best
opponent, half over the opponents' average. A solitaire is won or lost; how close it came only
distinguishes losses.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.state import State

NEAR: Final = 0.2
"""Maximum reward of a lost solitaire; a win has 1."""
SURE: Final = 0.45
"""Maximum distance from one half of the reward in an undecided match."""


@final
class Reward:
    """Rewards of a finished round by seat; higher is better."""

    def __init__(self, state: State) -> None:
        game = state.game
        self.players: i64 = state.players
        totals = state.setup.totals
        self.before: vec[i64] = vec[i64](totals or [0] * int(self.players))
        self.sides: vec[i64] = vec[i64](game.sides)
        self.first: vec[i64] = vec[i64](
            [game.sides.index(game.sides[seat]) for seat in range(self.players)]
        )
        """For each seat, the first seat of its side."""
        self.rivals: i64 = len(set(game.sides)) - 1
        self.target: i64 = game.points_to_win()
        self.sign: i64 = -1 if game.low_is_good else 1
        self.tiles: float = float(game.tile_count)

    def reward(self, state: State, seat: i64) -> float:
        """Return the reward of a finished round for a seat; comparable only within one decision."""
        if self.rivals == 0:
            return self._alone(state)
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
        lead = (float(mine) - (float(best) + average) / 2.0) * float(self.sign)
        if self.target <= 0:
            return lead
        if mine >= self.target or best >= self.target:
            return 1.0 if mine > best else 0.0 if mine < best else 0.5
        ahead = mine if mine > best else best
        scale = float(self.target - ahead) * 0.5 + float(self.target) * 0.1
        size = lead if lead >= 0.0 else -lead
        return 0.5 + SURE * lead / (size + scale)

    def rewards(self, state: State, found: vec[float]) -> None:
        """Write the rewards of all seats into ``found``; partners share one."""
        for seat in range(self.players):
            mate = self.first[seat]
            found[seat] = found[mate] if mate < seat else self.reward(state, seat)

    def _alone(self, state: State) -> float:
        points = state.points[0]
        if state.game.is_won(points):
            return 1.0
        share = float(points) / self.tiles
        return NEAR * (1.0 - share if self.sign < 0 else share)
