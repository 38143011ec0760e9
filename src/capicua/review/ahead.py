"""Results of playouts: the lead and whether the round is won.

Rounds are played on by the game's hints, with a random choice now and then. Tricks are played
as well as can be, with all hands of the imagined round open: with few left to the last point,
before that for the goal alone (in the interpreted build by the hints until few are left).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from capicua.bots.player import is_compiled
from capicua.bots.playing_on import PlayingOn
from capicua.bots.solving.tricks import TrickSolver
from capicua.core.chance import Rng
from capicua.core.state import State
from capicua.core.tricks import Tricks

SENSE: Final = 90 if is_compiled() else 5
"""Of a hundred choices, how many follow the hints when a round is played on.

The hints are slow in the interpreted build, so that there it is mostly chance.
"""
NEAR_TRICKS: Final = 4
"""With so many tricks left their points are counted exactly."""


@dataclass(frozen=True)
class End:
    """How a round ended for a side."""

    lead: float
    """By how much it scored more than the others on average, or less where few points are
    good; alone the score itself."""
    won: float
    """1 if nobody did better; among so many equals a part of it, and ½ where nothing counts."""


class Ahead:
    """Play rounds of one game out."""

    def __init__(self, state: State, sense: int = SENSE) -> None:
        self.game = state.game
        self.sides = list(state.game.sides)
        self.order = sorted(set(self.sides))
        """The sides in the order in which ends are given."""
        self._scratch = state.clone()
        self._playing_on = PlayingOn(sense)
        self._tricks = TrickSolver()
        self._bounds: dict[tuple[int, ...], tuple[int, int]] = {}
        """For each moment of tricks the fewest and the most points that may come of it."""
        self._loaded: tuple[int, ...] = ()
        """The moment that the solver knows best."""
        self._steps = 0

    @property
    def work(self) -> int:
        """What has been done so far, as ``bots.search.Budget`` counts it."""
        return int(self._playing_on.work + self._tricks.nodes) + self._steps

    def after_each(
        self, world: State, actions: Sequence[int], seeds: Sequence[int]
    ) -> list[list[list[End]]]:
        """How a round ends after each of some actions: for each a line of ends for each seed.

        Where all that is left are tricks, the seeds make no difference, and what the solver
        has found out for one tile serves the next.
        """
        tricks = world.trick_play()
        if tricks is None or not _is_solved(tricks):
            return [[self.after(world, action, seed) for seed in seeds] for action in actions]
        self._tricks.load(tricks)
        self._loaded = ()
        near = _most_tiles(tricks) <= NEAR_TRICKS
        found = []
        for action in actions:
            if near:
                points = int(self._tricks.points_after(action))
            else:
                points = int(tricks.goal) - (not self._tricks.makes(action))
            found.append([self._ends_of_tricks(tricks, points)] * len(seeds))
        return found

    def after(self, world: State, action: int | None, seed: int) -> list[End]:
        """How a round ends for each side once an action is taken, with chance from a seed."""
        state = self._scratch
        state.copy_public(world)
        state.copy_hidden(world)
        state.viewer = world.viewer
        if action is not None:
            state.advance(action)
        rng = Rng(seed)
        while state.game.keys.has_tricks and not state.is_over:
            tricks = state.trick_play()
            if tricks is not None and _is_solved(tricks):
                return self._ends_of_tricks(tricks, self._points(tricks))
            self._steps += 1
            state.advance(sensible(state, rng))
        self._playing_on.finish(state, rng)
        return [end_of(state, side) for side in self.order]

    def _ends_of_tricks(self, tricks: Tricks, points: int) -> list[End]:
        """The ends where so many points are counted; the makers' side first, then turned round."""
        gain = float(tricks.payoff[points])
        ends = []
        for side in self.order:
            lead = gain if int(tricks.makers) >> self.sides.index(side) & 1 else -gain
            ends.append(End(lead, 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5))
        return ends

    def _points(self, tricks: Tricks) -> int:
        """Return the points counted; from far, only whether the goal is reached or just missed.

        Bids that lead to the same trumps differ in their goal alone, so what one of them has
        shown bounds the others.
        """
        key = _moment(tricks)
        low, high = self._bounds.get(key, (0, len(tricks.payoff)))
        goal, near = int(tricks.goal), _most_tiles(tricks) <= NEAR_TRICKS
        if low < high if near else low < goal <= high:
            if key == self._loaded:
                self._tricks.tricks = tricks
            else:
                self._tricks.load(tricks)
                self._loaded = key
            if near:
                low = high = int(self._tricks.points())
            elif self._tricks.is_made():
                low = goal
            else:
                high = goal - 1
            self._bounds[key] = low, high
        return low if near else goal - (low < goal)


def _moment(tricks: Tricks) -> tuple[int, ...]:
    """Return all that the points still to be taken depend on."""
    return (
        *(int(hand) for hand in tricks.hands),
        *(int(suit) for suit in tricks.leads),
        *(int(tricks.turn), int(tricks.laid), int(tricks.led), int(tricks.best)),
        *(int(tricks.winner), int(tricks.stake), int(tricks.taken)),
        *(int(tricks.makers), int(tricks.counted)),
    )


def _is_solved(tricks: Tricks) -> bool:
    """Whether tricks are worth solving here: the interpreted build waits for the last ones."""
    return is_compiled() or _most_tiles(tricks) <= NEAR_TRICKS


def _most_tiles(tricks: Tricks) -> int:
    """Return how many tricks are left to be begun or ended."""
    return max(int(hand).bit_count() for hand in tricks.hands)


def sensible(state: State, rng: Rng) -> int:
    """Return the action that looks best to the seat to act; ties by chance."""
    legal = state.legal_actions()
    merits = [int(state.merit(action)) for action in legal] if len(legal) > 1 else [0]
    best = [action for action, merit in zip(legal, merits, strict=True) if merit == max(merits)]
    return best[rng.below(len(best))]


def end_of(state: State, side: int) -> End:
    """Return the end of a finished round for a side."""
    game, sides = state.game, state.game.sides
    points = state.scores()
    sign = -1 if game.low_is_good else 1
    if game.players == 1:
        return End(float(points[0]), float(game.is_won(points[0])))
    if state.is_void:
        return End(0.0, 0.5)
    by_side = {each: sign * points[sides.index(each)] for each in sides}
    mine = by_side.pop(side)
    best = max(by_side.values())
    lead = mine - sum(by_side.values()) / len(by_side)
    if mine < best:
        return End(lead, 0.0)
    return End(lead, 1.0 / (1 + sum(other == mine for other in by_side.values())))
