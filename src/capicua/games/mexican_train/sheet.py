"""The score sheet of Mexican Train: who went out, and the tiles the others hold (CMT-27).

A sum is the value of the hand, including the extra value of the double blank.
"""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import BLOCKED, OUT, Question, Report, ScoreSheet, pips_told, tiles_of
from capicua.core.tiles.tile import double_of, tile_text
from capicua.games.mexican_train.game import MexicanTrain
from capicua.games.mexican_train.rules import MexicanRound


class MexicanSheet(ScoreSheet):
    """The facts from which a round is scored."""

    game: MexicanTrain

    def __init__(self, game: MexicanTrain, setup: Setup) -> None:
        super().__init__(game, setup)
        left = self.left(more=int(game.blank_score))
        self.questions = (left,)
        if game.last_out_starts:
            # In a blocked round the lowest score starts the next one, from the opener on (BMT-5).
            opener = Question(id="opener", asks="seat", after=(BLOCKED,))
            self.questions = (opener, left)
        elif setup.starter == NOBODY:
            self.questions = (Question(id="starter", asks="seat"), left)

    @property
    def opening(self) -> Message:
        """The question for the starter, with the station of a descending match (BMT-1, CMT-T1)."""
        if not self.game.descends:
            return super().opening
        station = tile_text(double_of(self.game.station_number(self.setup.number)))
        if self.setup.starter == NOBODY:
            return Message("sheet-opens-station-lot", {"tile": station})
        return Message("sheet-opens-station", {"player": self.setup.starter, "tile": station})

    def fill(self, state: MexicanRound, report: Report) -> None:
        """End the round as reported."""
        state.is_over = True
        state.out = report.seat
        state.starter = max(0, self.seat_told(report, "starter"))
        state.opener = max(0, self.seat_told(report, "opener"))
        for seat, answer in enumerate(report.answers["left"]):
            if seat == report.seat:
                continue
            if isinstance(answer, list):
                for tile in tiles_of(answer, self.game.high):
                    state.hands.give(seat, tile)
            state.points[seat] = pips_told(answer, self.game.high, int(self.game.blank_score))

    def report(self, state: MexicanRound, as_sums: bool = False) -> Report:
        """Return the starter, the seat that went out, and the tiles the others hold."""
        return Report(
            BLOCKED if state.out == NOBODY else OUT,
            int(state.out),
            {
                "starter": [int(state.starter)],
                "opener": [int(state.opener)],
                "left": self.left_in(state.hands, as_sums, int(self.game.blank_score)),
            },
        )
