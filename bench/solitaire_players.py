"""The simple players of the solitaires that the rule sheets give figures for.

They choose from a view. Those that plan decide on a whole turn when it begins, or in Squeeze
on all removals before a deal; what will come from the stock they know only from worlds
drawn from the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.games.traffic.board import NONE
from capicua.games.traffic.plane import QUAD, SPOTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from capicua.core.chance import Rng
    from capicua.core.view import View
    from capicua.games.good_neighbors.rules import NeighborsRound
    from capicua.games.squeeze.rules import SqueezeRound
    from capicua.games.traffic.rules import TrafficRound

WON = 1000
"""What it is worth to win, where a tile that is left costs 1."""


class Stubborn:
    """Plays any legal action, all equally likely, but some at once or only if there is no other."""

    def __init__(self, never: list[str], first: list[str]) -> None:
        self.never = never
        self.first = first

    def choose(self, view: View, rng: Rng) -> int:
        """One of the legal actions of the view."""
        legal = [action for action in view.legal if view.text(action) not in self.never]
        legal = [action for action in legal if view.text(action) in self.first] or legal
        return legal[rng.below(len(legal))] if legal else view.legal[0]


class Planner:
    """Decides on several actions at once and then plays them; for one deal only."""

    def __init__(self) -> None:
        self.plan: list[int] = []
        """What the log of the round will be when all has been played."""

    def choose(self, view: View, rng: Rng) -> int:
        """The next action of the plan, or the first one of a new plan."""
        done = [int(action) for action in view.known.log]
        if len(done) >= len(self.plan):
            self.plan = done + self.turn(view.world(rng), rng)
        return self.plan[len(done)]

    def turn(self, world, rng: Rng) -> list[int]:
        """What to play from here, in a world whose order of the stock is but a guess."""
        raise NotImplementedError


def any_of_best(turns: list, values: list[float], rng: Rng):
    """One of the turns with the highest value, all equally likely."""
    most = max(values)
    best = [turn for turn, value in zip(turns, values, strict=True) if value == most]
    return best[rng.below(len(best))]


def after(state, actions: list[int]):
    """The state that some actions lead to."""
    later = state.clone()
    for action in actions:
        later.advance(action)
    return later


# Good Neighbors.


class Coin:
    """Removes any pair, and ends the turn after each with probability 1/2."""

    def choose(self, view: View, rng: Rng) -> int:
        """One of the pairs, or ``fill_in``."""
        pairs = [action for action in view.legal if view.text(action) != "fill_in"]
        may_end = len(pairs) < len(view.legal)
        if not pairs or (may_end and rng.below(2)):
            return view.legal[-1]
        return pairs[rng.below(len(pairs))]


def pairs_in_gaps(state: NeighborsRound) -> int:
    """The pairs that could still be removed in this turn."""
    return max(len(state.legal_actions()) - 1, 0)


def pairs_closed_up(state: NeighborsRound) -> int:
    """The pairs that touch once the gaps are closed, before new tiles come."""
    if state.is_over:
        return 0
    closed = state.clone()
    closed.set_stock(vec[i64]())
    closed.advance(state.game.fill_action)
    return len(closed.legal_actions())


def best_end(state: NeighborsRound, found: dict) -> tuple[int, list[int]]:
    """The fewest tiles that can be left where no stock is, and the actions that lead there."""
    key = (int(state.pairs > 0), *state.layout)
    if key not in found:
        ends = [(state.scores()[0], [])]
        for action in state.legal_actions():
            left, further = best_end(after(state, [action]), found)
            ends.append((left, [action, *further]))
        found[key] = min(ends, key=lambda end: end[0])
    return found[key]


class Pairs(Planner):
    """Chooses the pairs of a turn; the end of the game, when the stock is empty, is exact."""

    def __init__(self, plays_end: bool = True) -> None:
        super().__init__()
        self.plays_end = plays_end

    def turn(self, world: NeighborsRound, rng: Rng) -> list[int]:
        """Pairs and ``fill_in``, or all that is left of the game."""
        if world.stock.left == 0 and self.plays_end:
            return best_end(world, {})[1]
        sets = self.sets(world)
        pairs = any_of_best(sets, self.values(world, sets, rng), rng)
        return [*pairs, world.game.fill_action]

    def sets(self, world: NeighborsRound) -> list[list[int]]:
        """Every set of pairs that may be removed, each in ascending order."""
        found: list[list[int]] = [[]]
        for pairs in found:
            for action in after(world, pairs).legal_actions():
                if action != world.game.fill_action and action > max(pairs, default=-1):
                    found.append([*pairs, action])
        return found[1:] or [[]]

    def values(self, world: NeighborsRound, sets: list[list[int]], rng: Rng) -> list[float]:
        """What each set of pairs is worth."""
        raise NotImplementedError


class MostPairs(Pairs):
    """Removes as many pairs as possible; of such sets one that leaves the most pairs."""

    def values(self, world, sets, rng):
        """Pairs removed, then pairs left. Before closing up there are none left."""
        return [WON * len(pairs) + pairs_closed_up(after(world, pairs)) for pairs in sets]


class OnePair(Pairs):
    """Removes one pair a turn, one that leaves the most pairs."""

    def __init__(self, pairs_left: Callable[[NeighborsRound], int] = pairs_closed_up) -> None:
        super().__init__()
        self.pairs_left = pairs_left

    def sets(self, world):
        """The single pairs."""
        return [[action] for action in world.legal_actions()]

    def values(self, world, sets, rng):
        """Pairs left."""
        return [self.pairs_left(after(world, pairs)) for pairs in sets]


class SampledPairs(Pairs):
    """Tries every set of pairs in some worlds, each played on to its end with one pair a turn."""

    def __init__(self, worlds: int = 10) -> None:
        super().__init__()
        self.worlds = worlds

    def values(self, world, sets, rng):
        """Won or not, and if not how few tiles are left."""
        worlds = world.worlds(0, self.worlds, rng)
        return [sum(self.value(each, pairs) for each in worlds) for pairs in sets]

    def value(self, world: NeighborsRound, pairs: list[int]) -> int:
        """What comes of a set of pairs in one world."""
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
    """The fewest tiles that the row can have before the next deal."""
    key = tuple(state.row[: state.count])
    if key not in found:
        removals = [a for a in state.legal_actions() if a != state.game.deal_action]
        left = [fewest(after(state, [action]), found) for action in removals]
        found[key] = min(left, default=len(key))
    return found[key]


class FewestTiles(Planner):
    """Leaves as few tiles as it can before each deal, whatever comes then."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[tuple[int, ...], int] = {}

    def turn(self, world: SqueezeRound, rng: Rng) -> list[int]:
        """The removals that lead to one of the best rows, and the deal."""
        rows = self.rows(world)
        removals = any_of_best(rows, self.values(world, rows, rng), rng)
        return [*removals, world.game.deal_action]

    def rows(self, world: SqueezeRound) -> list[list[int]]:
        """How to come to each row on which tiles may be dealt, or which ends the game."""
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
        """The tiles left in each row, as a loss."""
        return [-after(world, way).count for way in rows]


class SampledRows(FewestTiles):
    """Keeps the row of which the fewest tiles will be left after the next deal, in some worlds."""

    def __init__(self, worlds: int = 10) -> None:
        super().__init__()
        self.worlds = worlds

    def values(self, world, rows, rng):
        """The tiles left before the deal after the next, as a loss."""
        if world.stock.left == 0:
            return super().values(world, rows, rng)
        worlds, deal = world.worlds(0, self.worlds, rng), world.game.deal_action
        return [
            -sum(fewest(after(each, [*way, deal]), self.found) for each in worlds) for way in rows
        ]


# Traffic.


class AnyPlay(Planner):
    """Makes any play, all equally likely."""

    def turn(self, world: TrafficRound, rng: Rng) -> list[int]:
        """The steps of a play."""
        return self.steps(world, rng.below(len(world.plays) // QUAD))

    def steps(self, world: TrafficRound, number: int) -> list[int]:
        """Taking and laying each tile of a play, and ``confirm``."""
        game, steps = world.game, []
        for item in world.plays[number * QUAD : number * QUAD + QUAD]:
            if item != NONE:
                steps += [item // SPOTS, game.first_spot + item % SPOTS]
        return [*steps, game.confirm]


class SampledPlays(AnyPlay):
    """Tries some plays in some worlds, each played on at random (flat Monte Carlo)."""

    def __init__(self, plays: int = 80, worlds: int = 16) -> None:
        super().__init__()
        self.plays = plays
        self.worlds = worlds

    def turn(self, world: TrafficRound, rng: Rng) -> list[int]:
        """The play after which the fewest tiles were left."""
        numbers = vec[i64](range(len(world.plays) // QUAD))
        rng.shuffle(numbers)
        tried = [self.steps(world, number) for number in numbers[: self.plays]]
        worlds = world.worlds(0, self.worlds, rng)
        values = [-sum(self.tiles_left(each, steps, rng) for each in worlds) for steps in tried]
        return any_of_best(tried, values, rng)

    def tiles_left(self, world: TrafficRound, steps: list[int], rng: Rng) -> int:
        """What random play leaves after this play."""
        later = after(world, steps)
        while not later.is_over:
            for step in super().turn(later, rng):
                later.advance(step)
        return later.scores()[0]
