"""A seat's knowledge as arrays, for learning programs. Games have a default observer.

An observer names each array, describes it and gives its values in one call
(``capicua.core.observation.arrays``):

    class CariocaObserver(Observer[CariocaRound]):
        needs_view: ClassVar[bool] = False

        def show(self, state: CariocaRound, seat: i64, out: Observation) -> None:
            out.hand(state.hands)
            out.number("stock", "Tiles left in the boneyard", state.stock.left, 0, out.tiles)

The calls must be the same, in the same order, in every state of the round.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.game import Game
from capicua.core.observation.arrays import LARGE, Observation
from capicua.core.state import State
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.stock import Stock

S = TypeVar("S")
"""The state of the game."""

HISTORY: Final = 16
"""The default number of past actions in an observation."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[S]):
    """A seat's knowledge as arrays: the hand, the counts and the boneyard of any game."""

    needs_view: ClassVar[bool] = True
    """Whether ``show`` needs the seat's view instead of the whole round.

    Creating a view costs a microsecond or more. An observer that sets this to ``False`` must read
    only what the seat knows; the log counts as public. The test suite compares both at every turn
    (``capicua.testing.observations``).
    """

    version: ClassVar[int] = 2
    """Grows when the arrays change, so that a trained model can detect it."""
    parts_vary: ClassVar[bool] = False
    """Whether the parts of one action number can change over time.

    If not, its notation is computed once for all rounds of a game (``State.text``).
    """

    def show(self, state: S, seat: i64, out: Observation) -> None:
        """Write what the seat knows of the table: the same arrays in every round of a game."""
        hands = getattr(state, "hands", None)
        if isinstance(hands, Hands):
            out.hand(hands)
        stock = getattr(state, "stock", None)
        if isinstance(stock, Stock):
            out.number("stock", "Tiles left in the boneyard", stock.left, 0, out.tiles)


def observe(
    observer: Observer[object], state: State, seat: i64, history: i64, out: Observation
) -> None:
    """Write the whole observation of a seat: the common arrays and the game's own."""
    out.seat = seat
    out.number("seat", "The viewer's seat, from 0", seat, 0, out.players - 1)
    out.who(
        "turn", "The seat to act; −1 once the round is over", -1 if state.is_over else state.turn
    )
    out.within("points", "Points of this round so far", state.points, out.points_limit)
    out.latest(
        "history",
        "Past actions, newest first",
        state.log,
        history,
        state.game.action_count - 1,
    )
    observer.show(state, seat, out)


def observe_setup(state: State, options: vec[i64], seat: i64, out: Observation) -> None:
    """Write what is constant during a round: the match so far and the house rules."""
    setup = state.setup
    players = out.players
    out.seat = seat
    out.number("round", "Number of the round in the match, from 1", setup.number, 1, LARGE)
    totals = vec[i64](setup.totals or [0] * int(players))
    out.within("totals", "Points of the match before this round", totals, out.totals_limit)
    out.numbers("options", "The game's options, in declaration order", options, -LARGE, LARGE)


def observation_of(game: Game) -> Observation:
    """Return an observation of a game in which nothing is declared yet."""
    tiles = game.tiles_in_play
    return Observation(
        game.players, tiles[len(tiles) - 1] + 1, game.points_limit(), game.totals_limit()
    )
