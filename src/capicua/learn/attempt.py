"""An attempt at a puzzle: what the player sees, whether a move is right, and why."""

from __future__ import annotations

from dataclasses import dataclass

from capicua.bots.player import is_compiled
from capicua.core.reasons import IllegalAction, Message
from capicua.core.state import State
from capicua.core.view import View
from capicua.learn.puzzle import Puzzle
from capicua.review.judging import Decision, Moment, compared
from capicua.review.weighing import Effort

EFFORT = Effort(worlds=320 if is_compiled() else 24)
"""The effort of measuring the cost of a wrong try."""


@dataclass(frozen=True)
class Verdict:
    """The result of a try."""

    is_right: bool
    decision: Decision
    """The try compared with the solution: its cost, and the reasons for both."""

    @property
    def reasons(self) -> list[Message]:
        """Reasons for the solution that do not hold for the try."""
        return self.decision.reasons


class Attempt:
    """A puzzle being solved. Shows only the view of the seat to act."""

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
        """Try an action; raises ``IllegalAction`` if it is not legal.

        A wrong try is compared with the solution, a right one with the best other action.
        """
        refusal = self._state.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        self.tries.append(action)
        is_right = action == self.solution
        other = self._state.parse(self.puzzle.other) if is_right else action
        moment = Moment(0, len(self._state.log) + 1, self._state, other)
        return Verdict(is_right, compared(moment, EFFORT, self.solution))

    def aftermath(self) -> State:
        """Return the round after the solution, with the original deal, all hands open."""
        state = self._state.clone()
        state.apply(self.solution)
        return state
