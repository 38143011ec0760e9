"""An attempt at a puzzle: the player's view, and verdicts on the moves tried."""

from __future__ import annotations

from dataclasses import dataclass

from capicua.bots.paired_comparison import Effort
from capicua.core.messages import IllegalAction, Message
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.view import View
from capicua.learn.puzzle import Puzzle
from capicua.review.decisions import Decision, DecisionPoint, compared

EFFORT = Effort(worlds=320 if is_compiled() else 24)
"""Search effort for measuring the cost of a wrong move."""


@dataclass(frozen=True)
class Verdict:
    """The verdict on a move."""

    is_right: bool
    decision: Decision
    """The move compared with the solution: its cost, and reasons for both."""

    @property
    def reasons(self) -> list[Message]:
        """Reasons for the solution that do not apply to the move."""
        return self.decision.reasons


class Attempt:
    """A puzzle being solved; exposes only the view of the seat to act."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._state = puzzle.moment()
        self.seat = int(self._state.turn)
        self.solution = self._state.parse(puzzle.solution)
        self.tries: list[int] = []

    @property
    def view(self) -> View:
        """The player's view."""
        return self._state.view(self.seat)

    @property
    def is_solved(self) -> bool:
        """Whether the solution has been found."""
        return self.solution in self.tries

    def attempt(self, action: int) -> Verdict:
        """Try an action; raise ``IllegalAction`` if it is illegal.

        A wrong move is compared with the solution, the solution with the best other action.
        """
        refusal = self._state.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        self.tries.append(action)
        is_right = action == self.solution
        other = self._state.parse(self.puzzle.other) if is_right else action
        moment = DecisionPoint(0, len(self._state.log) + 1, self._state, other)
        return Verdict(is_right, compared(moment, EFFORT, self.solution))

    def aftermath(self) -> State:
        """Return the position after the solution, in the original deal with all hands open."""
        state = self._state.clone()
        state.apply(self.solution)
        return state
