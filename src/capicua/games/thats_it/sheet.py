"""The score sheet of That's It!: who declared and with which tiles, or a dead round."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message, Refused
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import OUT, Ending, Question, Report, ScoreSheet, number, tiles_of
from capicua.families.melds.tiles import texts
from capicua.games.thats_it.game import ThatsIt
from capicua.games.thats_it.rules import ThatsItRound

DEAD: Final = "dead"
MOST_POINTS: Final = {7: 2 * (9 + 7), 10: 2 * (9 + 7 + 7)}
"""Maximum score by hand size: melds in sequence, doubled (TSI-14, TSI-15)."""


class ThatsItSheet(ScoreSheet):
    """The facts from which a round is scored: the winner's tiles, or their points."""

    def __init__(self, game: ThatsIt, setup: Setup) -> None:
        super().__init__(game, setup)
        size = int(game.hand_size)
        self.endings = (Ending(id=OUT, names_seat=True), Ending(id=DEAD))
        melds = Question(
            id="melds", asks="tiles", count=size, low=2, high=MOST_POINTS[size], after=(OUT,)
        )
        self.questions = (melds,)
        if setup.starter == NOBODY:
            self.questions = (Question(id="starter", asks="seat", after=(DEAD,)), melds)

    def report(self, state: ThatsItRound, as_sums: bool = False) -> Report:
        """Return who declared, with the tiles or points; or the starter of a dead round."""
        if state.is_void:
            return Report(DEAD, NOBODY, {"starter": [int(state.starter)]})
        seat = int(state.winner)
        points, tiles = int(state.points[seat]), texts(state.hands.tiles(seat))
        return Report(OUT, seat, {"melds": [points if as_sums else tiles]})

    def fill(self, state: ThatsItRound, report: Report) -> None:
        """End the round as reported."""
        state.is_over = True
        state.starter = max(0, self.seat_told(report, "starter"))
        if report.ending == DEAD:
            state.is_void = True
            return
        seat = report.seat
        state.turn = seat
        state.winner = seat
        answer = report.answers["melds"][0]
        if not isinstance(answer, list):
            state.points[seat] = number(answer)
            return
        for tile in tiles_of(answer, self.game.high):
            state.hands.give(seat, tile)
        state.points[seat] = state.best_split(seat).score
        if state.points[seat] == 0:
            raise Refused(Message("sheet-no-melds", {"tiles": answer}), "TSI-5")

    def explain(self, state: ThatsItRound) -> list[Message]:
        """Return the score meld by meld if the tiles were reported, otherwise the total."""
        if state.is_void or state.hands.tiles(state.winner):
            return state.ending()
        points = int(state.points[state.winner])
        return [Message("end-won", {"player": int(state.winner), "points": points})]
