"""Simple bots, and the base class: bots receive a view and return an action."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """The base class of bots; the same view and state of ``rng`` must give the same action."""

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of ``view.legal``."""
        raise NotImplementedError


@final
class Random(Bot):
    """Plays uniformly random legal actions."""

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of ``view.legal``."""
        legal = view.legal
        return legal[rng.below(len(legal))]


Chance = Random
"""The former name of ``Random``."""


@final
class Greedy(Bot):
    """Plays what the game plans or scores highest; ties are broken at random."""

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of ``view.legal``."""
        return sensible(view.known, view.legal, rng)


def by_heuristic(state: State, actions: list[int]) -> list[int]:
    """Return actions, the planned one first, then those with the highest heuristic scores."""
    planned = int(state.planned_action())
    return sorted(
        actions,
        key=lambda action: (action != planned, -int(state.heuristic_score(action)), action),
    )


def sensible(state: State, legal: list[int], rng: Rng) -> int:
    """Return the planned action, else the one with the highest heuristic score.

    Ties are broken at random.
    """
    planned = int(state.planned_action())
    if planned in legal:
        return planned
    best: list[int] = []
    top = 0
    for action in legal:
        heuristic_score = int(state.heuristic_score(action)) if len(legal) > 1 else 0
        if not best or heuristic_score > top:
            best = [action]
            top = heuristic_score
        elif heuristic_score == top:
            best.append(action)
    return best[rng.below(len(best))]
