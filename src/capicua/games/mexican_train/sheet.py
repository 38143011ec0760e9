"""The score sheet of Mexican Train: who went out, what the others have left (CMT-27).

A sum is what the hand counts, the double blank included where that counts more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.core.sheet import BLOCKED, Question, Report, ScoreSheet, number, tiles_of
from capicua.core.tile import BIT_OF, WORD_OF, double_of, tile_text

if TYPE_CHECKING:
    from capicua.core.setup import Setup
    from capicua.games.mexican_train.round import TrainRound
    from capicua.games.mexican_train.rules import MexicanTrain


class TrainSheet(ScoreSheet):
    """What a round is scored from."""

    def __init__(self, game: MexicanTrain, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules = game
        left = self.left(more=int(game.blank_score))
        self.questions = (left,)
        if game.last_out_starts:
            # Of a blocked round the lowest score starts the next, from the opener on (BMT-5).
            opener = Question(id="opener", asks="seat", after=(BLOCKED,))
            self.questions = (opener, left)
        elif setup.starter == NOBODY:
            self.questions = (Question(id="starter", asks="seat"), left)

    @property
    def opening(self) -> Message:
        """Who starts; in a descending match also the station double (BMT-1, CMT-T1)."""
        if not self.rules.descends:
            return super().opening
        station = tile_text(double_of(self.rules.station_number(self.setup.number)))
        if self.setup.starter == NOBODY:
            return Message("sheet-opens-station-lot", {"tile": station})
        return Message("sheet-opens-station", {"player": self.setup.starter, "tile": station})

    def fill(self, state: TrainRound, report: Report) -> None:
        """Ends the round as reported."""
        state.is_over = True
        state.out = report.seat
        state.starter = max(0, self.seat_told(report, "starter"))
        state.opener = max(0, self.seat_told(report, "opener"))
        for seat, answer in enumerate(report.answers["left"]):
            if seat == report.seat:
                continue
            if isinstance(answer, list):
                for tile in tiles_of(answer, self.game.high):
                    state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
                state.points[seat] = state.hand_score(seat)
            else:
                state.points[seat] = number(answer)
