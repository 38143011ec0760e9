"""Rewards of a finished round by seat; partners share them, and low scores are negated."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.state import State

LEAD: Final = 0
"""The side's points less the average of the other sides; the sum over sides is 0."""
WIN: Final = 1
"""−1 for losers; winners share one point for each losing side; 0 if all sides tie."""
POINTS: Final = 2
"""The points of the round, negated in games where low scores win."""


@final
class Rewards:
    """Rewards of finished rounds of one game; void rounds are worth 0 to all seats.

    In a solitaire, ``LEAD`` equals ``POINTS``, and ``WIN`` is 1 or 0.
    """

    def __init__(self, state: State, kind: i64) -> None:
        game = state.game
        sides = game.sides
        self.kind: i64 = kind
        self.players: i64 = game.players
        self.first: vec[i64] = vec[i64]([sides.index(side) for side in sides])
        """For each seat, the first seat of its side, which represents the side."""
        self.sides: i64 = len(set(sides))
        self.sign: float = -1.0 if game.low_is_good else 1.0

    def fill(self, state: State, found: vec[float], at: i64) -> None:
        """Write the rewards into ``found``, in seat order from index ``at`` on."""
        if state.is_void:
            for seat in range(self.players):
                found[at + seat] = 0.0
            return
        if self.kind == WIN:
            self._fill_won(state, found, at)
            return
        total: i64 = 0
        for seat in range(self.players):
            if self.first[seat] == seat:
                total += state.points[seat]
        others = float(self.sides - 1)
        for seat in range(self.players):
            mine = state.points[self.first[seat]]
            worth = float(mine)
            if self.kind == LEAD and self.sides > 1:
                worth -= float(total - mine) / others
            found[at + seat] = worth * self.sign

    def _fill_won(self, state: State, found: vec[float], at: i64) -> None:
        if self.sides == 1:
            found[at] = 1.0 if state.game.is_won(state.points[0]) else 0.0
            return
        best: float = 0.0
        winners: i64 = 0
        for seat in range(self.players):
            if self.first[seat] == seat:
                mine = float(state.points[seat]) * self.sign
                if winners == 0 or mine > best:
                    best = mine
                    winners = 1
                elif mine == best:
                    winners += 1
        losers = self.sides - winners
        for seat in range(self.players):
            has_won = float(state.points[self.first[seat]]) * self.sign == best
            if losers == 0:
                found[at + seat] = 0.0
            elif has_won:
                found[at + seat] = float(losers) / float(winners)
            else:
                found[at + seat] = -1.0

    def of(self, state: State) -> list[float]:
        """Return the reward of each seat, in seat order."""
        found = vec[float]([0.0] * int(self.players))
        self.fill(state, found, 0)
        return list(found)
