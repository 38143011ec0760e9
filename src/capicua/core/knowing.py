"""What bots and solvers ask a game: which actions look good, where hidden tiles may be.

A game that has something to say derives from these and names its classes in its ``Face``.
They are asked in the middle of a search, so a game compiles them with its rules.
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
    """What a good action looks like. Every game with choices should have some."""

    def merit(self, state: S, action: i64) -> i64:
        """Return how good a legal action looks to the seat to act: more is better.

        It may read only what that seat knows. The value compares the legal actions of one
        turn with each other and means nothing else. Without an opinion all are equal.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief(Generic[S]):
    """Where hidden tiles may be. Every game with hidden tiles."""

    def unknowns(self, state: S) -> Unknowns:
        """Return the hidden tiles and where they may be, from what the state's viewer knows.

        A place is a hand, a heap, the boneyard: wherever tiles are that the viewer does not see.
        ``Unknowns(tiles, rooms, allowed)`` says how many tiles each place takes and, for every
        tile, a bit mask of the places where it may be. What was seen bars places: a pass, a void.
        """
        raise NotImplementedError

    def fill_in(self, state: S, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile of the unknowns in its place; ``viewer`` is still the knower.

        ``places[k]`` is the place of ``tiles[k]``, as ``unknowns`` numbered them. Counts are
        right already (``hands.imagine``); what has an order is filled in random order
        (``stock.imagine``).
        """
        raise NotImplementedError

    def dealt(self, state: S) -> vec[i64]:
        """Return a deal from which this whole round came by the actions of its log.

        It may read only what lies where now and what everybody has seen, so that a bot can
        go through an imagined round once more from the start. Empty where it cannot be told.
        """
        return vec[i64]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Keys(Generic[S]):
    """What exact solvers need of a game. A game without any is solved by search alone."""

    has_tricks: ClassVar[bool] = False
    """Whether the round comes down to tricks: then ``trick_play`` returns some at the end."""

    def position_key(self, state: S) -> i64:
        """Return a number for all that the rest of the round depends on.

        Within one deal two states with the same key have the same actions, now and later,
        and the same points still to come. 0 where a game has no such number. See ``mix``.
        """
        return 0

    def trick_play(self, state: S) -> Tricks | None:
        """Return the tricks as an exact solver reads them, with all hands open."""
        return None
