"""A player that thinks: imagines worlds, searches them, and takes what went best."""

from __future__ import annotations

from typing import Final, final

from capicua.bots.belief import believed, worlds_of
from capicua.bots.open_hands import OpenHands
from capicua.bots.playing_on import PlayingOn
from capicua.bots.search import Budget, Findings, Flat, Search, first_impression
from capicua.bots.simple import Bot
from capicua.bots.tree import Tree
from capicua.core.chance import Rng
from capicua.core.state import State
from capicua.core.view import View

MANY: Final = 24
"""As many actions are looked at where a turn offers more."""
DOUBT: Final = 1.5
"""Standard errors by which something must be better than what looks best at a glance."""
METHODS: Final[dict[str, type[Search]]] = {"flat": Flat, "tree": Tree, "open_hands": OpenHands}
"""The ways to search, by the name a game calls them."""


@final
class Thinker(Bot):
    """Searches worlds that agree with its view; the same view and ``rng``, the same action.

    ``worlds`` is how many ways the hidden tiles may lie it imagines, ``infers`` whether it
    weighs them by what the others did, ``budget`` how long it looks. A search by
    milliseconds is not reproducible. ``method`` and ``sense`` stand in for what the game
    says of itself.
    """

    def __init__(
        self,
        worlds: int,
        budget: Budget,
        infers: bool = False,
        method: str | None = None,
        sense: int | None = None,
    ) -> None:
        self.worlds: int = worlds
        self.budget: Budget = budget
        self.infers: bool = infers
        self.method: str | None = method
        self.sense: int | None = sense

    def choose(self, view: View, rng: Rng) -> int:
        """One of ``view.legal``."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        found = self.ponder(view, rng)
        best = found.best()
        glance = first_impression(view.known, found)
        # Two that the search cannot tell apart are told apart by the hints.
        return int(found.actions[best if found.leads(best, glance, DOUBT) else glance])

    def ponder(self, view: View, rng: Rng) -> Findings:
        """What a search of the actions of ``view.legal`` finds out."""
        known = view.known
        sense = known.game.sense if self.sense is None else self.sense
        worlds = (
            believed(known, self.worlds, rng) if self.infers else worlds_of(known, self.worlds, rng)
        )
        search = METHODS[known.game.method if self.method is None else self.method]()
        actions = candidates(known, view.legal)
        budget = self.budget.scaled(known.game.effort)
        playing_on = PlayingOn(sense, known.game.horizon)
        return search.look(known, actions, worlds, playing_on, budget, rng)


def candidates(known: State, legal: list[int]) -> list[int]:
    """The actions worth a look: all, or where they are many, the best and a spread of the rest."""
    if len(legal) <= MANY:
        return legal
    ranked = sorted(legal, key=lambda action: (-int(known.merit(action)), action))
    rest = ranked[MANY // 2 :]
    spread = [rest[k * len(rest) // (MANY // 2)] for k in range(MANY // 2)]
    return ranked[: MANY // 2] + spread
