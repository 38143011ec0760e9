"""The score sheet: who went out or that nobody could play, and what is left."""

from __future__ import annotations

from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.sheet import BLOCKED, OUT, Report, ScoreSheet, pips_told
from tucan.rules import TucanRound


class TucanSheet(ScoreSheet):
    """What a round with real tiles is scored from (TUC-5)."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.questions = (self.left(),)

    def fill(self, state: TucanRound, report: Report) -> None:
        """End the round as reported."""
        state.is_over = True
        state.starter = max(0, self.setup.starter)
        for seat, answer in enumerate(report.answers["left"]):
            if seat != report.seat:
                state.points[seat] = pips_told(answer, self.game.high)

    def report(self, state: TucanRound, as_sums: bool = False) -> Report:
        """Return who went out, and what is left."""
        left = {"left": self.left_in(state.hands, as_sums)}
        counts = [int(count) for count in state.hands.counts]
        return Report(OUT, counts.index(0), left) if 0 in counts else Report(BLOCKED, answers=left)
