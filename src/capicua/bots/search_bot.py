"""The searching bot: samples deals, searches them, and plays the best action."""

from __future__ import annotations

from typing import Final, final

from capicua.bots.baselines import Bot, by_heuristic
from capicua.bots.belief import believed, worlds_of
from capicua.bots.ismcts import Ismcts
from capicua.bots.pimc import Pimc
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.bots.search import ActionStatistics, Budget, FlatMonteCarlo, Search, first_impression
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.view import View

MANY: Final = 24
"""Maximum number of actions searched in one turn."""
DOUBT: Final = 1.5
"""Standard errors by which an action must beat the heuristic's choice to be played."""
METHODS: Final[dict[str, type[Search]]] = {
    "flat": FlatMonteCarlo,
    "tree": Ismcts,
    "open_hands": Pimc,
}
"""Search methods by the names that games use."""


@final
class SearchBot(Bot):
    """Searches sampled deals; the same view and ``rng`` give the same action.

    ``worlds`` is the number of sampled deals, ``infers`` whether they are weighted by the other
    players' actions, ``budget`` the limit of the search. A search limited by time is not
    reproducible. ``method`` and ``sense`` override the game's own settings. ``doubt`` is the number
    of standard errors by which an action must beat the heuristic's choice.
    """

    def __init__(
        self,
        worlds: int,
        budget: Budget,
        infers: bool = True,
        method: str | None = None,
        sense: int | None = None,
        doubt: float = DOUBT,
    ) -> None:
        self.worlds: int = worlds
        self.budget: Budget = budget
        self.infers: bool = infers
        self.method: str | None = method
        self.sense: int | None = sense
        self.doubt: float = doubt

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of ``view.legal``."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        return decision(view.known, self.ponder(view, rng), self.doubt)

    def ponder(self, view: View, rng: Rng) -> ActionStatistics:
        """Search the actions of ``view.legal``, and return the statistics of each."""
        known = view.known
        sense = known.game.sense if self.sense is None else self.sense
        draw = believed if self.infers else worlds_of
        worlds = draw(known, self.worlds, rng)
        method = METHODS[known.game.method if self.method is None else self.method]
        budget = self.budget.scaled(known.game.effort)
        search = method(known, worlds, RolloutPolicy(sense, known.game.horizon), budget, rng)
        return search.look(candidates(known, view.legal))


def decision(known: State, found: ActionStatistics, doubt: float = DOUBT) -> int:
    """Return the best action, or the heuristic's choice if the search cannot distinguish them."""
    best = found.best()
    glance = first_impression(known, found)
    return int(found.actions[best if found.leads(best, glance, doubt) else glance])


def candidates(known: State, legal: list[int]) -> list[int]:
    """Return the actions to search; if there are many, the best and a sample of the rest."""
    if len(legal) <= MANY:
        return legal
    ranked = by_heuristic(known, legal)
    rest = ranked[MANY // 2 :]
    spread = [rest[k * len(rest) // (MANY // 2)] for k in range(MANY // 2)]
    return ranked[: MANY // 2] + spread
