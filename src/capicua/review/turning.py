"""After a lost solitaire: whether it could have been won, and the move that lost it.

What could be won at one moment could be won at every moment before it, since the moves made lead
there. So two bisections find the first moment shown to be lost, and the last shown to be won.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from capicua.bots.player import is_compiled
from capicua.bots.solving.alone import LOST, WON, Alone
from capicua.core.reasons import BadOption, Message
from capicua.core.state import State
from capicua.notation import Move, Record, write
from capicua.review.deals import HOPELESS, UNSETTLED, WINNABLE, How, check_offered
from capicua.review.review import rounds_of

NODES: Final = 100_000 if is_compiled() else 3_000
"""Actions that the solver tries at each moment it looks at."""


@dataclass(frozen=True)
class Turning:
    """What the solver found out about a deal that was not won, with the stock known."""

    how: How
    move: int = 0
    """The move after which nothing shows that it could still be won, counted from 1."""
    is_exact: bool = False
    """Whether the deal is shown to be lost after that move; else it may be lost later."""
    way: tuple[int, ...] = ()
    """From just before it the actions that would have won."""


def turning_of(record: Record, nodes: int = NODES) -> Turning:
    """Return where a record's solitaire was lost; raises ``BadOption`` where it was not."""
    return turning_in(rounds_of(record, None)[0].moments, nodes)


def turning_in(moments: list[State], nodes: int = NODES) -> Turning:
    """Return the same from the deal and the position after each move, the stock known.

    ``nodes`` bounds the actions tried at each of some twenty moments.
    """
    last = moments[-1]
    check_offered(last.game)
    if not last.is_over or last.game.is_won(last.points[0]):
        raise BadOption(Message("turning-not-lost"))
    solver = _Solver(moments, nodes)
    lost = solver.first_lost()
    won = solver.last_won(lost)
    if won < 0:
        return Turning(UNSETTLED if lost else HOPELESS)
    return Turning(WINNABLE, won + 1, lost == won + 1, tuple(solver.ways[won]))


def played_label(turning: Turning, moments: list[State]) -> Message:
    """Return the move that lost the deal, in words."""
    before, after = moments[turning.move - 1], moments[turning.move]
    return before.label(int(after.log[len(after.log) - 1]))


def way_labels(turning: Turning, moments: list[State]) -> list[Message]:
    """Return the moves that would have won, in words."""
    state, labels = moments[turning.move - 1].clone(), []
    for action in turning.way:
        labels.append(state.label(action))
        state.advance(action)
    return labels


def won_instead(record: Record, turning: Turning) -> str:
    """Return the record of the same deal, won from the turning move on."""
    only = record.rounds[0]
    state = rounds_of(record, None)[0].moments[turning.move - 1].clone()
    moves = only.moves[: turning.move - 1]
    for action in turning.way:
        moves.append(Move(state.text(action)))
        state.advance(action)
    instead = replace(only, moves=moves, scores=None)
    return write(replace(record, rounds=[instead], totals=None, winners=None))


class _Solver:
    """Looks at each moment once at most."""

    def __init__(self, moments: list[State], nodes: int) -> None:
        self.moments = moments
        self.nodes = nodes
        self.ways: dict[int, list[int]] = {}
        """The way to win from each moment that was shown to be won."""
        self._known: dict[int, int] = {len(moments) - 1: LOST}

    def first_lost(self) -> int:
        """Return the first moment shown to be lost."""
        low, high = 0, len(self.moments) - 1
        while low < high:
            middle = (low + high) // 2
            if self._outcome(middle) == LOST:
                high = middle
            else:
                low = middle + 1
        return high

    def last_won(self, lost: int) -> int:
        """Return the last moment before a lost one that is shown to be won; -1 if none is."""
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
            solver = Alone(self.moments[at], self.nodes)
            self._known[at] = solver.outcome(self.moments[at])
            self.ways[at] = [int(action) for action in solver.line]
        return self._known[at]
