"""The score sheet: how the round ended, and the tiles left."""

from __future__ import annotations

from capicua.core.game import Game
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import BLOCKED, OUT, Answer, Question, Report, ScoreSheet, pips_told
from tucan.rules import TucanRound


class TucanSheet(ScoreSheet):
    """The data from which a round with real tiles is scored (TUC-5)."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.questions = (self.left(),)
        if setup.starter == NOBODY:
            self.questions = (Question(id="starter", asks="seat"), self.left())

    def fill(self, state: TucanRound, report: Report) -> None:
        """End the round as reported."""
        state.is_over = True
        state.starter = self.seat_told(report, "starter")
        for seat, answer in enumerate(report.answers["left"]):
            if seat != report.seat:
                state.points[seat] = pips_told(answer, self.game.high)

    def report(self, state: TucanRound, as_sums: bool = False) -> Report:
        """Return the starter, the player who went out, and the tiles left."""
        answers: dict[str, list[Answer]] = {
            "starter": [int(state.starter)],
            "left": self.left_in(state.hands, as_sums),
        }
        counts = [int(count) for count in state.hands.counts]
        if 0 in counts:
            return Report(OUT, counts.index(0), answers)
        return Report(BLOCKED, answers=answers)
