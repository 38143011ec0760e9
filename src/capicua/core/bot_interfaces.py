"""What a game gives to bots and solvers: heuristic scores, places of hidden tiles, position keys.

A game derives its own classes from ``Hints``, ``Belief`` and ``Keys`` and lists them in its
``Presentation``. They are called inside the search, so they are compiled with the rules.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.inference.sampling import Unknowns
from capicua.core.tiles.random import Rng

S = TypeVar("S")
"""The state of the game."""

NO_PLAN: Final[i64] = -1
SEATS: Final[i64] = 4
"""The highest number of seats of a trick game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """Heuristic scores of actions. Every game with choices should have them.

    A score may be a sum of named ``terms``, each multiplied by a weight. The weights are fitted by
    self-play (``training/``) and stored in the ``weights.json`` of the game's folder, or of its
    family's: a game has hints with those for its number of players (``core.weights``).
    """

    terms: ClassVar[tuple[str, ...]] = ()
    """The names of the weighted terms, in the order of the weights."""

    def __init__(self, weights: list[int] | None = None) -> None:
        self.weights: vec[i64] = vec[i64](weights or [0] * len(self.terms))

    def with_weights(self, weights: list[int]) -> Hints[S]:
        """Return hints of the same class with other weights, in the order of ``terms``."""
        return type(self)(weights)

    def heuristic_score(self, state: S, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act: higher is better.

        May read only what that seat knows. The score compares the legal actions of one turn
        with one another and has no other meaning. The default scores all actions alike.
        """
        return 0

    def planned_action(self, state: S) -> i64:
        """Return the next action of an exact plan for the rest of the turn; ``NO_PLAN``: none.

        For turns of several actions that depend only on the seat's own tiles. May read only what
        that seat knows. Bots try it first, and playouts carry it out after each first action.
        """
        return NO_PLAN


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


@final
class Tricks:
    """A moment of a trick game with all hands open; tiles are bits of one word (up to double-9).

    A trick game fills it in (``State.trick_play``), so solvers need not know the game. The points
    of the tricks taken by some seats are *counted*. The *makers* play for at least ``goal`` of
    them, all other seats against it.
    """

    def __init__(self, tiles: i64) -> None:
        self.tiles: i64 = tiles
        """Tiles in the set; the tables below have one row of this length for each suit."""
        self.hands: vec[i64] = vec[i64]([0] * SEATS)
        """The hand of every seat; empty for a seat that sits out."""
        self.after: vec[i64] = vec[i64]([0] * SEATS)
        """The seat that plays after each seat."""
        self.size: i64 = SEATS
        """Tiles in a trick."""
        self.follow: vec[i64] = vec[i64]()
        """The tiles of every suit."""
        self.leads: vec[i64] = vec[i64]()
        """The suit that each tile calls for when it is led."""
        self.strength: vec[i64] = vec[i64]()
        """``strength[suit * tiles + tile]``: the highest wins the trick; 0 cannot win."""
        self.worth: vec[i64] = vec[i64]()
        """The points of each tile, besides the trick itself."""
        self.trick_points: i64 = 1
        """The points of a trick, besides its tiles."""
        self.counted: i64 = 0
        """A bit for each seat whose tricks are counted."""
        self.makers: i64 = 0
        """A bit for each seat that plays for as many counted points as possible."""
        self.taken: i64 = 0
        """The points counted so far."""
        self.goal: i64 = 0
        """The points that the makers need."""
        self.makers_points: vec[i64] = vec[i64]()
        """The makers' points of the round, by the points counted."""
        self.others_points: vec[i64] = vec[i64]()
        """The other side's points of the round, by the points counted."""
        self.turn: i64 = 0
        """The seat to play."""
        self.laid: i64 = 0
        """Tiles in the current trick."""
        self.led: i64 = 0
        """The suit led to it."""
        self.best: i64 = 0
        """The strength that is winning the trick."""
        self.winner: i64 = 0
        """The seat that is winning the trick."""
        self.stake: i64 = 0
        """The points of the tiles in the trick."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Keys(Generic[S]):
    """What exact solvers need from a game. A game without it is played by search alone."""

    has_tricks: ClassVar[bool] = False
    """Whether a round ends in tricks, so that ``trick_play`` eventually returns them."""

    def position_key(self, state: S) -> i64:
        """Return a key for everything that the rest of the round depends on.

        Within one deal, two states with the same key have the same actions, now and later,
        and the same points still to come. 0 if a game has no such key. See ``tiles.keys``.
        """
        return 0

    def trick_play(self, state: S) -> Tricks | None:
        """Return the tricks for an exact solver, with all hands open."""
        return None
