"""The score sheet of a trick game: each side's tricks, and the points of their tiles."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import Answer, Ending, Question, Report, ScoreSheet, number
from capicua.families.tricks.game import TrickGame
from capicua.families.tricks.rules import TrickRound

FINISHED: Final = "finished"


class TrickSheet(ScoreSheet):
    """The facts from which a round is scored, by side: partners combine their tricks."""

    honours: str = "honours"
    """The id of the question for the points of the tiles in the tricks."""

    def __init__(self, game: TrickGame, setup: Setup) -> None:
        super().__init__(game, setup)
        self.endings = (Ending(id=FINISHED),)
        most = {"tricks": int(game.hand_size)}
        if sum(game.suits.worth):
            most[self.honours] = sum(game.suits.worth)
        self.questions = tuple(
            [
                Question(id=id, asks="number", of="sides", high=high, together=high)
                for id, high in most.items()
            ]
        )
        if setup.starter == NOBODY:
            self.questions = (Question(id="starter", asks="seat"), *self.questions)

    def counts(self, state: Any) -> dict[str, vec[i64]]:
        """Return the reported numbers by seat, under the ids of their questions."""
        return {"tricks": state.tricks, self.honours: state.honours}

    def fill(self, state: Any, report: Report) -> None:
        """End the round as reported."""
        state.is_over = True
        state.opener = self.seat_told(report, "starter")
        for id, by_seat in self.counts(state).items():
            for seat, count in enumerate(report.answers.get(id, [])):
                by_seat[seat] = number(count)
        state.count_points()

    def report(self, state: Any, as_sums: bool = False) -> Report:
        """Return the leader, and what every side took."""
        answers: dict[str, list[Answer]] = {"starter": [int(state.opener)]}
        for id, by_seat in self.counts(state).items():
            answers[id] = self.by_side(by_seat)
        return Report(FINISHED, NOBODY, answers)

    def by_side(self, counts: vec[i64]) -> list[Answer]:
        """Return numbers by seat as sums by side."""
        assert isinstance(self.game, TrickGame)
        return [sum([int(counts[seat]) for seat in seats]) for seats in self.game.seats_of_sides()]

    def explain(self, state: TrickRound) -> list[Message]:
        """Return how the points of all sides are computed."""
        return state.ending()
