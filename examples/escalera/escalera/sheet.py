"""The score sheet: the player who went out, and the tiles left to the others."""

from __future__ import annotations

from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.sheet import OUT, Ending, Report, ScoreSheet, pips_told
from escalera.rules import EscaleraRound


class EscaleraSheet(ScoreSheet):
    """The data from which a round with real tiles is scored (ESC-4)."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.endings = (Ending(id=OUT, names_seat=True),)
        self.questions = (self.left(),)

    def fill(self, state: EscaleraRound, report: Report) -> None:
        """End the round as reported."""
        left = report.answers["left"]
        others = [answer for seat, answer in enumerate(left) if seat != report.seat]
        state.go_out(report.seat, sum([pips_told(answer, 6) for answer in others]))

    def report(self, state: EscaleraRound, as_sums: bool = False) -> Report:
        """Return the player who went out and the tiles left."""
        winner = [int(count) for count in state.hands.counts].index(0)
        return Report(OUT, winner, {"left": self.left_in(state.hands, as_sums)})
