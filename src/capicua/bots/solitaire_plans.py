"""Solitaires played out by plans: what can be done before the next hidden tile comes.

Until a hidden tile comes, nothing is left to chance, so a player compares where the actions can
lead. A playout does the same at each stage: it tries several plans in a few random orders of the
hidden tiles, which it knows as little as the player does, and follows the best. Once no tile is
hidden, the rest is solved exactly.
"""

from __future__ import annotations

from typing import Final

from capicua.bots.solver.solitaire import WON, SolitaireSolver
from capicua.core.state import State
from capicua.core.tiles.random import Rng

NEAR: Final = 21
"""Maximum number of hidden tiles; with more, a playout would take too long."""
PLANS: Final = 6
"""Maximum number of plans compared in a playout."""
ORDERS: Final = 3
"""Number of random orders in which a playout tries each plan."""
PLANS_FIRST: Final = 40
"""Maximum number of plans compared after an action that is evaluated."""
ORDERS_FIRST: Final = 24
"""Number of random orders in which these are tried."""
NODES: Final = 400
"""Maximum number of actions tried to solve the rest; what is not solved counts as lost."""
STEP: Final = 6
"""Cost of an action taken or of a copy made here, in the units of ``bots.search.Budget``."""
NODE: Final = 4
"""Cost of an action tried by the solver."""


class SolitairePlans:
    """Plays rounds of one solitaire to the end by plans."""

    def __init__(self, known: State) -> None:
        self.work = 0
        """Work done so far, in the units of ``bots.search.Budget``."""
        self._solver = SolitaireSolver(known.clone(), 1)
        self._solved: dict[int, tuple[float, bool]] = {}
        """Final points and whether the deal is won, by position without hidden tiles."""

    def finish(self, state: State, rng: Rng) -> tuple[float, bool]:
        """Play a round to the end; return the points, and whether it is won."""
        while not state.is_over and hidden(state):
            legal = state.legal_actions()
            plan = legal if len(legal) == 1 else self.best_plan(state, PLANS, ORDERS, rng)
            for action in plan:
                self._advance(state, action)
        return self._end(state)

    def best_plan(self, state: State, most: int, orders: int, rng: Rng) -> list[int]:
        """Return the actions up to the next hidden tile that lead to most wins.

        Up to ``most`` plans are tried in several orders of the hidden tiles; of equally good ones,
        the one that leads to the best score is returned.
        """
        found = self.plans(state, most)
        if len(found) == 1:
            return found[0]
        lucks = [int(rng.bits()) for _ in range(orders)]
        sign = 1 if state.game.low_is_good else -1

        def loss(plan: list[int]) -> tuple[float, float]:
            ends = [self._try(state, plan, luck) for luck in lucks]
            return -sum(won for _, won in ends), sign * sum(points for points, _ in ends)

        return min(found, key=loss)

    def plans(self, state: State, most: int) -> list[list[int]]:
        """Return up to ``most`` plans: one for each position before the next hidden tile.

        A plan ends with the action that reveals it, or with the end of the round.
        """
        count = hidden(state)
        found: list[list[int]] = []
        seen: set[int] = set()
        waiting: list[tuple[State, list[int]]] = [(state, [])]
        while waiting and len(found) < most:
            before, line = waiting.pop()
            leaves = False
            for action in before.legal_actions():
                if action == before.game.concede:
                    continue
                after = before.clone()
                self._advance(after, action)
                key = after.position_key()
                if hidden(after) != count:
                    leaves = True
                    revealing = action
                elif key not in seen:
                    seen.add(key)
                    if after.is_over:
                        found.append([*line, action])
                    else:
                        waiting.append((after, [*line, action]))
            if leaves:
                found.append([*line, revealing])
        return found

    def _try(self, state: State, plan: list[int], luck: int) -> tuple[float, bool]:
        """Return the end of a round after a plan, at random until no tile is hidden."""
        world = state.clone()
        rng = Rng(luck)
        tiles = world.unknowns().tiles
        world.fill_in(tiles, [0] * len(tiles), rng)
        for action in plan:
            self._advance(world, action)
        while not world.is_over and hidden(world):
            legal = world.legal_actions()
            self._advance(world, legal[int(rng.below(len(legal)))])
        return self._end(world)

    def _advance(self, state: State, action: int) -> None:
        state.advance(action)
        self.work += STEP

    def _end(self, state: State) -> tuple[float, bool]:
        """Return the final points and whether the deal is won, with no tile hidden."""
        if state.is_over:
            points = int(state.scores()[0])
            return float(points), state.game.is_won(points)
        key = int(state.position_key())
        found = self._solved.get(key)
        if found is None:
            solver = self._solver
            before = int(solver.nodes)
            solver.budget = before + NODES
            solver.has_ended = False
            won = solver.outcome(state) == WON
            self.work += (int(solver.nodes) - before) * NODE
            found = self._solved[key] = float(solver.best), won
        return found


def hidden(state: State) -> int:
    """Return the number of hidden tiles."""
    return len(state.unknowns().tiles)


def are_compared(known: State) -> bool:
    """Return whether plans are compared: positions need keys, and few hidden tiles."""
    return known.players == 1 and known.position_key() != 0 and hidden(known) <= NEAR
