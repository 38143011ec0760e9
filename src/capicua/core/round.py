"""One round of a game as its rules see it: the fields, the deal, the effect of an action.

A game writes ``deal``, ``collect`` and ``advance``, which are the rules, and extends
``copy_public``, ``copy_seat`` and ``copy_hidden`` for every field that it adds. They run in a
search: for speed they work on machine words and allocate nothing. Everything else is built on
them once: presentation in ``capicua.core.shown``, queries in ``capicua.core.state``, whose
``State`` a game derives from.

    class CariocaRound(State[Carioca]):
        def __init__(self, game: Carioca, setup: Setup) -> None:
            super().__init__(game, setup)
            self.hands = Hands(self.players, 1)

        def deal(self, order: vec[i64], lot: i64) -> None:
            self.restart(order, lot)
            self.hands.clear()
            size = self.game.hand_size
            for seat in range(self.players):
                self.hands.deal(seat, order, seat * size, (seat + 1) * size)

Secrecy is enforced in one place. ``copy_public`` copies public knowledge, ``copy_seat`` what
one seat knows besides, ``copy_hidden`` the rest. The knowledge of a seat (``State.seen_by``)
starts empty and is filled with the first two; views, bots and ``resample`` start from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.actions import Actions
from capicua.core.game import Game
from capicua.core.generics import TypeVar
from capicua.core.seats import EVERYTHING, NOBODY
from capicua.core.setup import Setup

if TYPE_CHECKING:
    from capicua.core.state import State

LOG_ROOM: Final[i64] = 48
"""Space reserved for the actions of a round at its deal; longer rounds allocate more."""

G = TypeVar("G", bound=Game, covariant=True, default=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Generic[G]):
    """The rules' side of a round: the methods a game implements, and the fields of all games.

    A round object is reused many times, so ``__init__`` creates all fields, and ``deal`` resets
    every one of them.
    """

    def __init__(self, game: G, setup: Setup) -> None:
        self.game: G = game
        """The game with its options; its fields are read as ``self.game.x``."""
        self.setup: Setup = setup
        """The round's place in the match: its number, who starts, the totals."""
        self.players: i64 = game.players
        self.viewer: i64 = EVERYTHING
        """Whose knowledge this is: a seat, ``SPECTATOR``, or ``EVERYTHING`` in a real round."""
        self.turn: i64 = 0
        """The seat to act."""
        self.is_over: bool = False
        """Whether the round has ended; ``advance`` sets it, with the points."""
        self.is_void: bool = False
        """Whether the round ended without a result, to be redealt or counted as dead."""
        self.ends_match: bool = False
        """Whether the match ends with this round, regardless of the totals."""
        self.points: vec[i64] = vec[i64]([0] * game.players)
        """Points of the round so far, by seat; final when ``is_over``."""
        self.log: vec[i64] = vec[i64]()
        """The actions so far."""
        self.order: vec[i64] = vec[i64]()
        """The deal; empty in a seat's view, and in a position set up by hand."""
        self.lot: i64 = 0
        """A seat drawn by lot with the deal, for games in which the lot decides something."""

    # -- implemented by every game: the fast part ----------------------------------------

    def deal(self, order: vec[i64], lot: i64) -> None:
        """Start the round afresh. Every game; calls ``restart`` first.

        ``order`` has every tile in play once: the hands in seat order, with the sizes of
        ``Game.hand_sizes``, and then the stock, its next tile first. ``lot`` is a seat. Sets
        ``turn`` and every field the game adds; these may still hold values of another round.
        """
        raise NotImplementedError

    def collect(self, actions: Actions) -> None:
        """Add the legal actions of ``turn``, ascending. Every game.

        Actions are numbers from 0 to ``Game.action_count``, exclusive. There is at least one while
        the round is not over: a seat that can do nothing else may pass, or ``advance`` skips it.
        Reads only what the seat to act knows. Not called when the round is over.
        """
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Take a legal action, unchecked. Every game; calls ``record`` first.

        Sets ``turn`` to the next seat to act or, when the round ends, ``is_over`` and the final
        ``points`` of every seat.
        """
        raise NotImplementedError

    def copy_public(self, other: State) -> None:
        """Copy public knowledge from ``other``. Every game; calls this one first.

        That includes counts of hidden tiles, and all hands once they are face up. ``other`` is a
        round of the same class; vectors are copied (``other.row[:]``), not shared.
        """
        self.turn = other.turn
        self.is_over = other.is_over
        self.is_void = other.is_void
        self.ends_match = other.ends_match
        self.points = other.points[:]
        self.log = other.log[:]
        self.lot = other.lot

    def copy_seat(self, other: State, seat: i64) -> None:
        """Copy from ``other`` what only ``seat`` knows. Every game with hidden tiles."""

    def copy_hidden(self, other: State) -> None:
        """Copy from ``other`` everything that is hidden from someone.

        Every game with hidden tiles; calls this one first.
        """
        self.order = other.order

    def next_starter(self) -> i64:
        """Return the seat that starts the match's next round, after this finished one.

        ``NOBODY``: the game's own rule or the lot decides. Every game with matches of rounds.
        """
        return NOBODY

    # -- for use by the games ---------------------------------------------------------------

    def restart(self, order: vec[i64], lot: i64) -> None:
        """Reset the round for a new deal: turn 0, no points, no log."""
        self.order = order
        self.lot = lot
        self.turn = 0
        self.is_over = False
        self.is_void = False
        self.ends_match = False
        self.log = vec[i64](capacity=LOG_ROOM)
        for seat in range(self.players):
            self.points[seat] = 0

    def record(self, action: i64) -> None:
        """Append an action to the log."""
        self.log = append(self.log, action)

    def next_seat(self, seat: i64) -> i64:
        """Return the seat that follows ``seat``, the first one after the last."""
        following: i64 = seat + 1
        if following == self.players:
            following = 0
        return following
