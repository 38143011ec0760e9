"""The score sheet of Double Takes: tricks and doubles, and what revokes cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.core.sheet import Ending, Question, Report, ScoreSheet, number
from capicua.core.tile import MAX_PIP
from capicua.games.double_takes import words

if TYPE_CHECKING:
    from capicua.core.setup import Setup
    from capicua.games.double_takes.round import TakesRound
    from capicua.games.double_takes.rules import DoubleTakes

FINISHED: Final = "finished"


class TakesSheet(ScoreSheet):
    """What a round is scored from, by side: partners put their tricks together (DTK-13)."""

    def __init__(self, game: DoubleTakes, setup: Setup) -> None:
        super().__init__(game, setup)
        self.endings = (Ending(id=FINISHED),)
        tricks = int(game.hand_size)
        most = {"tricks": tricks, "doubles": MAX_PIP + 1}
        self.questions = tuple(
            [
                Question(id=id, asks="number", of="sides", high=high, together=high)
                for id, high in most.items()
            ]
        )
        if game.penalised:  # DTK-14
            fines = [
                Question(id=id, asks="number", of="sides", high=2 * tricks, usual=0)
                for id in ("corrected", "revokes")
            ]
            self.questions = (*self.questions, *fines)
        if setup.starter == NOBODY:
            self.questions = (Question(id="starter", asks="seat"), *self.questions)

    def fill(self, state: TakesRound, report: Report) -> None:
        """Ends the round as reported."""
        state.is_over = True
        state.opener = self.seat_told(report, "starter")
        counts = {
            "tricks": state.tricks,
            "doubles": state.doubles,
            "corrected": state.corrected,
            "revokes": state.revokes,
        }
        for id, by_seat in counts.items():
            for side, count in enumerate(report.answers.get(id, [])):
                by_seat[side] = number(count)
        state.count_points()

    def explain(self, state: TakesRound) -> list[Message]:
        """How everybody's points come about."""
        return words.ending(state)
