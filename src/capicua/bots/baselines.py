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
    """Plays the action with the highest heuristic score; ties are broken at random."""

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of ``view.legal``."""
        return sensible(view.known, view.legal, rng)


def sensible(state: State, legal: list[int], rng: Rng) -> int:
    """Return the action with the highest heuristic score; ties are broken at random."""
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
