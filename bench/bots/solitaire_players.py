"""Simple solitaire players for which the rule sheets give figures.

They choose from a view. Planners decide on a whole turn when it starts, or in Squeeze on all
removals before a deal. They know what will come from the stock only from deals sampled from the
view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.games.traffic.board import NONE
from capicua.games.traffic.grid import QUAD, SPOTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from capicua.core.tiles.random import Rng
    from capicua.core.view import View
    from capicua.games.good_neighbors.rules import NeighborsRound
    from capicua.games.squeeze.rules import SqueezeRound
    from capicua.games.traffic.rules import TrafficRound

WON = 1000
"""Value of a win; each tile left costs 1."""


class Stubborn:
    """Plays a random legal action, one of ``first`` if possible and of ``never`` only if forced."""

    def __init__(self, never: list[str], first: list[str]) -> None:
        self.never = never
        self.first = first

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of the view's legal actions."""
        legal = [action for action in view.legal if view.text(action) not in self.never]
        legal = [action for action in legal if view.text(action) in self.first] or legal
        return legal[rng.below(len(legal))] if legal else view.legal[0]


class Planner:
    """Plans several actions at once and then plays them; valid for one deal."""

    def __init__(self) -> None:
        self.plan: list[int] = []
        """Expected log of the round after the plan is played."""

    def choose(self, view: View, rng: Rng) -> int:
        """Return the next action of the plan, or the first of a new plan."""
        done = [int(action) for action in view.known.log]
        if len(done) >= len(self.plan):
            self.plan = done + self.turn(view.world(rng), rng)
        return self.plan[len(done)]

    def turn(self, world, rng: Rng) -> list[int]:
        """Return a plan from here; the order of the stock in ``world`` is a guess."""
        raise NotImplementedError


def any_of_best(turns: list, values: list[float], rng: Rng):
    """Return a random one of the turns with the highest value."""
    most = max(values)
    best = [turn for turn, value in zip(turns, values, strict=True) if value == most]
    return best[rng.below(len(best))]


def after(state, actions: list[int]):
    """Return the state after these actions."""
    later = state.clone()
    for action in actions:
        later.advance(action)
    return later


# Good Neighbors.


class Coin:
    """Removes a random pair and ends the turn after each with probability 1/2."""

    def choose(self, view: View, rng: Rng) -> int:
        """Return a pair or ``fill_in``."""
        pairs = [action for action in view.legal if view.text(action) != "fill_in"]
        may_end = len(pairs) < len(view.legal)
        if not pairs or (may_end and rng.below(2)):
            return view.legal[-1]
        return pairs[rng.below(len(pairs))]


def pairs_in_gaps(state: NeighborsRound) -> int:
    """Return the number of pairs that can still be removed in this turn."""
    return max(len(state.legal_actions()) - 1, 0)


def pairs_closed_up(state: NeighborsRound) -> int:
    """Return the number of pairs that touch once gaps are closed, before new tiles are dealt."""
    if state.is_over:
        return 0
    closed = state.clone()
    closed.set_stock(vec[i64]())
    closed.advance(state.game.fill_action)
    return len(closed.legal_actions())


def best_end(state: NeighborsRound, found: dict) -> tuple[int, list[int]]:
    """Return the minimum number of tiles left with an empty stock, and the actions to reach it."""
    key = (int(state.pairs > 0), *state.layout)
    if key not in found:
        ends = [(state.scores()[0], [])]
        for action in state.legal_actions():
            left, further = best_end(after(state, [action]), found)
            ends.append((left, [action, *further]))
        found[key] = min(ends, key=lambda end: end[0])
    return found[key]


class Pairs(Planner):
    """Plans the pairs of a turn; plays the endgame with an empty stock optimally."""

    def __init__(self, plays_end: bool = True) -> None:
        super().__init__()
        self.plays_end = plays_end

    def turn(self, world: NeighborsRound, rng: Rng) -> list[int]:
        """Return pairs and ``fill_in``, or all remaining actions of the game."""
        if world.stock.left == 0 and self.plays_end:
            return best_end(world, {})[1]
        sets = self.sets(world)
        pairs = any_of_best(sets, self.values(world, sets, rng), rng)
        return [*pairs, world.game.fill_action]

    def sets(self, world: NeighborsRound) -> list[list[int]]:
        """Return every set of pairs that may be removed, each in ascending order."""
        found: list[list[int]] = [[]]
        for pairs in found:
            for action in after(world, pairs).legal_actions():
                if action != world.game.fill_action and action > max(pairs, default=-1):
                    found.append([*pairs, action])
        return found[1:] or [[]]

    def values(self, world: NeighborsRound, sets: list[list[int]], rng: Rng) -> list[float]:
        """Return the value of each set of pairs."""
        raise NotImplementedError


class MostPairs(Pairs):
    """Removes as many pairs as possible; ties go to the set that leaves the most pairs."""

    def values(self, world, sets, rng):
        """Return pairs removed, then pairs left after closing up."""
        return [WON * len(pairs) + pairs_closed_up(after(world, pairs)) for pairs in sets]


class OnePair(Pairs):
    """Removes one pair per turn, one that leaves the most pairs."""

    def __init__(self, pairs_left: Callable[[NeighborsRound], int] = pairs_closed_up) -> None:
        super().__init__()
        self.pairs_left = pairs_left

    def sets(self, world):
        """Return the single pairs."""
        return [[action] for action in world.legal_actions()]

    def values(self, world, sets, rng):
        """Return pairs left."""
        return [self.pairs_left(after(world, pairs)) for pairs in sets]


class SampledPairs(Pairs):
    """Evaluates every set of pairs by playouts of several sampled deals, one pair per turn."""

    def __init__(self, worlds: int = 10) -> None:
        super().__init__()
        self.worlds = worlds

    def values(self, world, sets, rng):
        """Return the mean value over the sampled deals: won or not, and tiles left."""
        worlds = world.worlds(0, self.worlds, rng)
        return [sum(self.value(each, pairs) for each in worlds) for pairs in sets]

    def value(self, world: NeighborsRound, pairs: list[int]) -> int:
        """Return the value of a set of pairs in one sampled deal."""
        later = after(world, pairs)
        while not later.is_over:
            if later.pairs > 0:
                later.advance(world.game.fill_action)
            else:
                legal = later.legal_actions()
                later.advance(max(legal, key=lambda pair: pairs_closed_up(after(later, [pair]))))
        left = later.scores()[0]
        return WON if world.game.is_won(left) else -left


# Squeeze.


def fewest(state: SqueezeRound, found: dict[tuple[int, ...], int]) -> int:
    """Return the minimum number of tiles in the row before the next deal."""
    key = tuple(state.row[: state.count])
    if key not in found:
        removals = [a for a in state.legal_actions() if a != state.game.deal_action]
        left = [fewest(after(state, [action]), found) for action in removals]
        found[key] = min(left, default=len(key))
    return found[key]


class FewestTiles(Planner):
    """Leaves as few tiles as possible before each deal, regardless of the tiles to come."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[tuple[int, ...], int] = {}

    def turn(self, world: SqueezeRound, rng: Rng) -> list[int]:
        """Return the removals that lead to one of the best rows, and the deal."""
        rows = self.rows(world)
        removals = any_of_best(rows, self.values(world, rows, rng), rng)
        return [*removals, world.game.deal_action]

    def rows(self, world: SqueezeRound) -> list[list[int]]:
        """Return the actions that lead to each row that can be dealt to or ends the game."""
        deal = world.game.deal_action
        ways: list[list[int]] = [[]]
        seen, stops = set(), []
        for way in ways:
            state = after(world, way)
            row = tuple(state.row[: state.count])
            if row in seen:
                continue
            seen.add(row)
            legal = state.legal_actions()
            if deal in legal or not legal:
                stops.append(way)
            ways += [[*way, action] for action in legal if action != deal]
        return stops

    def values(self, world: SqueezeRound, rows: list[list[int]], rng: Rng) -> list[float]:
        """Return the negated number of tiles left in each row."""
        return [-after(world, way).count for way in rows]


class SampledRows(FewestTiles):
    """Keeps the row with the fewest tiles after the next deal, over several sampled deals."""

    def __init__(self, worlds: int = 10) -> None:
        super().__init__()
        self.worlds = worlds

    def values(self, world, rows, rng):
        """Return the negated mean number of tiles left before the deal after the next."""
        if world.stock.left == 0:
            return super().values(world, rows, rng)
        worlds, deal = world.worlds(0, self.worlds, rng), world.game.deal_action
        return [
            -sum(fewest(after(each, [*way, deal]), self.found) for each in worlds) for way in rows
        ]


# Traffic.


class AnyPlay(Planner):
    """Makes a uniformly random play."""

    def turn(self, world: TrafficRound, rng: Rng) -> list[int]:
        """Return the steps of a play."""
        return self.steps(world, rng.below(len(world.plays) // QUAD))

    def steps(self, world: TrafficRound, number: int) -> list[int]:
        """Return the steps that take and lay each tile of a play, and ``confirm``."""
        game, steps = world.game, []
        for item in world.plays[number * QUAD : number * QUAD + QUAD]:
            if item != NONE:
                steps += [item // SPOTS, game.first_spot + item % SPOTS]
        return [*steps, game.confirm]


class SampledPlays(AnyPlay):
    """Evaluates several plays by random playouts of sampled deals (flat Monte Carlo)."""

    def __init__(self, plays: int = 80, worlds: int = 16) -> None:
        super().__init__()
        self.plays = plays
        self.worlds = worlds

    def turn(self, world: TrafficRound, rng: Rng) -> list[int]:
        """Return the play with the fewest tiles left on average."""
        numbers = vec[i64](range(len(world.plays) // QUAD))
        rng.shuffle(numbers)
        tried = [self.steps(world, number) for number in numbers[: self.plays]]
        worlds = world.worlds(0, self.worlds, rng)
        values = [-sum(self.tiles_left(each, steps, rng) for each in worlds) for steps in tried]
        return any_of_best(tried, values, rng)

    def tiles_left(self, world: TrafficRound, steps: list[int], rng: Rng) -> int:
        """Return the number of tiles that a random playout leaves after this play."""
        later = after(world, steps)
        while not later.is_over:
            for step in super().turn(later, rng):
                later.advance(step)
        return later.scores()[0]
