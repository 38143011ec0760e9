"""The score sheet of the cross: the winner or a block, pips left, exchanges."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import (
    BLOCKED,
    OUT,
    VOID,
    Answer,
    Ending,
    Question,
    Report,
    ScoreSheet,
    number,
    pips_told,
)
from capicua.families.cross.actions import SEAT_TILES, SET_TILES
from capicua.families.cross.game import CrossGame
from capicua.families.cross.rules import CrossRound
from capicua.families.cross.scoring import score_blocked, score_out
from capicua.families.cross.words import account


class CrossSheet(ScoreSheet):
    """The facts from which a round of the cross is scored."""

    def __init__(self, game: CrossGame, setup: Setup) -> None:
        super().__init__(game, setup)
        if setup.number > 1:  # GAR-7: a first round always has a double in some hand (GAR-4)
            self.endings = (*self.endings, Ending(id=VOID))
        self.questions = tuple(self._questions(game))

    def _questions(self, game: CrossGame) -> list[Question]:
        counted = (OUT, BLOCKED)
        found = []
        if self.setup.starter == NOBODY:
            found.append(Question(id="starter", asks="seat", after=counted))
        found.append(self.left((BLOCKED,) if game.by_stake else counted))
        heaps = SET_TILES // SEAT_TILES - int(game.players)
        times = min(int(game.most_exchanges), heaps)
        if times > 0:  # GAR-20, GAR-23
            found.append(
                Question(
                    id="exchanges",
                    asks="times",
                    of="seats",
                    high=times,
                    together=heaps,
                    usual=0,
                    after=counted,
                )
            )
        return found

    @property
    def opening(self) -> Message:
        """The question for the opening double of a first round (GAR-4), or a seat (GAR-5)."""
        return Message("sheet-opens-double") if self.setup.number == 1 else super().opening

    def report(self, state: CrossRound, as_sums: bool = False) -> Report:
        """Return the starter, the tiles left, and each seat's number of exchanges."""
        if state.is_void:
            return Report(VOID)
        answers: dict[str, list[Answer]] = {
            "starter": [int(state.starter)],
            "left": self.left_in(state.hands, as_sums),
            "exchanges": [int(times) for times in state.exchanges],
        }
        if state.ended_blocked():
            return Report(BLOCKED, NOBODY, answers)
        return Report(OUT, int(state.winner), answers)

    def fill(self, state: CrossRound, report: Report) -> None:
        """End the round as reported."""
        state.starter = max(0, self.seat_told(report, "starter"))
        if report.ending == VOID:
            state.end_void()
            return
        for seat, answer in enumerate(report.answers.get("left", [])):
            if seat != report.seat:
                state.left[seat] = pips_told(answer, self.game.high)
        for seat, times in enumerate(report.answers.get("exchanges", [])):
            state.exchanges[seat] = number(times)
        for seat in range(int(state.players)):
            state.hands.counts[seat] = 0 if seat == report.seat else 1
        if report.ending == OUT:
            score_out(state, report.seat)
        else:
            score_blocked(state)

    def explain(self, state: CrossRound) -> list[Message]:
        """Return the sum of each loser's loss, and the winner's score."""
        return [Message("end-void")] if state.is_void else account(state)
