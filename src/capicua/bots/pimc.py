"""Perfect-information Monte Carlo for trick games: sampled deals are solved with open hands.

For each sampled deal, the exact solver determines which tiles make the contract, or set it for
the defenders. Playouts decide between tiles that are equally good. Known weakness: in sampled
deals all players see all hands, so nobody ever has to guess (Long, Sturtevant, Buro, Furtak,
"Understanding the Success of Perfect Information Monte Carlo Sampling", 2010).
"""

from __future__ import annotations

import time
from typing import final

from capicua.bots.search import ActionStatistics, FlatMonteCarlo, Search
from capicua.bots.solver.tricks import TrickSolver
from capicua.core.tiles.tile import BIT


@final
class Pimc(Search):
    """Solves the tricks of sampled deals; outside trick play, runs the flat search."""

    def look(self, actions: list[int]) -> ActionStatistics:
        """Try tiles of the seat to act."""
        policy = self.policy
        flat = FlatMonteCarlo(self.known, self.worlds, policy, self.budget, self.rng)
        if self.worlds[0].trick_play() is None:
            return flat.look(actions)
        found = ActionStatistics(actions)
        solver = TrickSolver()
        seat = self.known.turn
        deadline = self.budget.deadline()
        first_work = policy.work
        for world in self.worlds:
            tricks = world.trick_play()
            assert tricks is not None
            solver.load(tricks)
            makes = tricks.makers & BIT[seat] != 0
            nodes = solver.nodes
            for index in range(len(found.actions)):
                made = solver.makes(found.actions[index])
                found.add(index, 1.0 if made == makes else 0.0)
            policy.work += solver.nodes - nodes
            if policy.work - first_work >= self.budget.work:
                break
            if deadline > 0.0 and time.perf_counter() >= deadline:
                break
        tied = _best_of(found)
        if len(tied) == 1:
            return found
        # Playouts decide between equals; the others keep the solver's result.
        closer = flat.look(tied)
        chosen = closer.actions[closer.best()]
        for index in range(len(found.actions)):
            if found.actions[index] == chosen:
                found.tries[index] += 1
                found.sums[index] += found.sums[index] / float(found.tries[index] - 1)
        return found


def _best_of(found: ActionStatistics) -> list[int]:
    """Return the actions with the highest mean."""
    means = [found.mean(index) for index in range(len(found.actions))]
    top = max(means)
    return [int(found.actions[index]) for index in range(len(means)) if means[index] >= top]
