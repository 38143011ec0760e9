"""Interfaces for bots and solvers: heuristic scores, and the places of hidden tiles.

A game derives its own classes from these and lists them in its ``Face``. They are called inside the
search, so they are compiled with the rules.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Rng
from capicua.core.tricks import Tricks
from capicua.core.worlds import Unknowns

S = TypeVar("S")
"""The state of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """Heuristic scores of actions. Every game with choices should have them."""

    def merit(self, state: S, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act: higher is better.

        May read only what that seat knows. The score compares the legal actions of one turn
        with one another and has no other meaning. The default scores all actions alike.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """Where hidden tiles may be. Every game with hidden tiles."""

    def unknowns(self, state: S) -> Unknowns:
        """Return the hidden tiles and their possible places, as the viewer knows them. Every game.

        A place is any group of tiles that the viewer does not see: a hand, a heap, the boneyard.
        ``Unknowns(tiles, rooms, allowed)`` gives the number of tiles in each place and, for every
        tile, a bit mask of the places where it may be. Observations bar places: a pass, a void.
        """
        raise NotImplementedError

    def fill_in(self, state: S, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile of the unknowns in its place; ``viewer`` is not changed.

        ``places[k]`` is the place of ``tiles[k]``, as numbered by ``unknowns``. Counts already
        include these tiles (``hands.imagine``); ordered places are filled in random order
        (``stock.imagine``).
        """
        raise NotImplementedError

    def dealt(self, state: S) -> vec[i64]:
        """Return a deal that leads to this whole round by the actions of its log.

        May read only where the tiles are now and public information, so that a bot can replay a
        sampled round from the start. Empty if no deal can be determined.
        """
        return vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Keys(Generic[S]):
    """What exact solvers need from a game. A game without it is played by search alone."""

    has_tricks: ClassVar[bool] = False
    """Whether a round ends in tricks, so that ``trick_play`` eventually returns them."""

    def position_key(self, state: S) -> i64:
        """Return a key for everything that the rest of the round depends on.

        Within one deal, two states with the same key have the same actions, now and later,
        and the same points still to come. 0 if a game has no such key. See ``mix``.
        """
        return 0

    def trick_play(self, state: S) -> Tricks | None:
        """Return the tricks for an exact solver, with all hands open."""
        return None
