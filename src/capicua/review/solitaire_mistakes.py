"""Analysis of lost solitaires: whether they could be won, and which move lost them.

If a position could be won, so could all earlier ones, because the moves made lead from them to
it. So two bisections find the first position proved lost and the last proved winnable.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from typing import Final

from capicua.bots.solver.solitaire import LOST, WON, SolitaireSolver
from capicua.core.messages import BadOption, Message
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.notation import Move, Record, write
from capicua.review.review import rounds_of
from capicua.review.solitaire_deals import HOPELESS, UNSETTLED, WINNABLE, How, check_offered

NODES: Final = 100_000 if is_compiled() else 3_000
"""Maximum number of actions tried per position."""


@dataclass(frozen=True)
class SolitaireMistake:
    """The solver's findings about a lost deal, with the stock known."""

    how: How
    move: int = 0
    """Number of the first move after which the deal is not known to be winnable, from 1."""
    is_exact: bool = False
    """Whether the deal is proved lost after that move; otherwise a later move may have lost it."""
    way: tuple[int, ...] = ()
    """A winning sequence of actions from just before that move."""


def mistake_in(moments: list[State], nodes: int = NODES) -> SolitaireMistake:
    """Find the move that lost a solitaire, given its positions after the deal and after each move.

    ``nodes`` limits the actions tried per position; about twenty positions are examined. Raises
    ``BadOption`` if the solitaire was not lost.
    """
    last = moments[-1]
    check_offered(last.game)
    if not last.is_over or last.game.is_won(last.points[0]):
        raise BadOption(Message("turning-not-lost"))
    solver = _Solver(moments, nodes)
    lost = solver.first_lost()
    won = solver.last_won(lost)
    if won < 0:
        return SolitaireMistake(UNSETTLED if lost else HOPELESS)
    return SolitaireMistake(WINNABLE, won + 1, lost == won + 1, tuple(solver.ways[won]))


def played_label(turning: SolitaireMistake, moments: list[State]) -> Message:
    """Return the label of the losing move."""
    before, after = moments[turning.move - 1], moments[turning.move]
    return before.label(int(after.log[len(after.log) - 1]))


def way_labels(turning: SolitaireMistake, moments: list[State]) -> list[Message]:
    """Return the labels of the moves that would have won."""
    state, labels = moments[turning.move - 1].clone(), []
    for action in turning.way:
        labels.append(state.label(action))
        state.advance(action)
    return labels


def won_instead(record: Record, turning: SolitaireMistake) -> str:
    """Return the record of the same deal, won from the losing move on."""
    only = record.rounds[0]
    state = rounds_of(record, None)[0].moments[turning.move - 1].clone()
    moves = only.moves[: turning.move - 1]
    for action in turning.way:
        moves.append(Move(state.text(action)))
        state.advance(action)
    instead = replace(only, moves=moves, scores=None)
    return write(replace(record, rounds=[instead], totals=None, winners=None))


class _Solver:
    """Solves positions of a round, each at most once."""

    def __init__(self, moments: list[State], nodes: int) -> None:
        self.moments = moments
        self.nodes = nodes
        self.ways: dict[int, list[int]] = {}
        """Winning sequences, by index of the position."""
        self._known: dict[int, int] = {len(moments) - 1: LOST}

    def first_lost(self) -> int:
        """Return the index of the first position proved lost."""
        earlier = range(len(self.moments) - 1)
        return bisect_left(earlier, True, key=lambda at: self._outcome(at) == LOST)

    def last_won(self, lost: int) -> int:
        """Return the index of the last position before ``lost`` proved winnable; -1 if none is."""
        low, high = -1, lost - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self._outcome(middle) == WON:
                low = middle
            else:
                high = middle - 1
        return low

    def _outcome(self, at: int) -> int:
        if at not in self._known:
            solver = SolitaireSolver(self.moments[at], self.nodes)
            self._known[at] = solver.outcome(self.moments[at])
            self.ways[at] = [int(action) for action in solver.line]
        return self._known[at]
