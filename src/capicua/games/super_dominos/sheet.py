"""The score sheet of Super Dominos: who went out, and the tiles left (SUP-29, SUP-30).

Blocked rounds compare tiles and then pips, or vice versa (SUP-28), so the sheet asks for the
tiles themselves.
"""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import (
    BLOCKED,
    OUT,
    Answer,
    Question,
    Report,
    ScoreSheet,
    most_pips,
    number,
    tiles_of,
)
from capicua.games.super_dominos.game import SuperDominos
from capicua.games.super_dominos.rules import SuperRound
from capicua.games.super_dominos.scoring import blocked_winner, weight


class SuperSheet(ScoreSheet):
    """The facts from which a round is scored."""

    game: SuperDominos

    def __init__(self, game: SuperDominos, setup: Setup) -> None:
        super().__init__(game, setup)
        pips = game.counts_pips
        most = most_pips(game.tiles_in_play) if pips else game.tile_count
        self.remains = "left" if pips else "tiles_left"
        self.questions = (
            Question(
                id=self.remains, asks="tiles", of="seats", low=0 if pips else 1, high=most,
                after=(OUT,), spares=True,
            ),
            Question(id="hand", asks="tiles", of="seats", sums=False, after=(BLOCKED,)),
        )  # fmt: skip
        if setup.starter == NOBODY:
            # The next first player may depend on this round's (SUP-2).
            after = () if game.next_first == "rotate" else (BLOCKED,)
            self.questions = (Question(id="starter", asks="seat", after=after), *self.questions)

    def fill(self, state: SuperRound, report: Report) -> None:
        """End the round as reported."""
        state.starter = max(0, self.seat_told(report, "starter"))
        if report.ending == BLOCKED:
            for seat, answer in enumerate(report.answers["hand"]):
                self._give(state, seat, answer)
            state.finish(blocked_winner(state), True)
            return
        state.is_over = True
        state.winner = report.seat
        for seat, answer in enumerate(report.answers[self.remains]):
            if seat != report.seat:
                self._give(state, seat, answer)
                told = weight(state, seat) if isinstance(answer, list) else number(answer)
                state.points[report.seat] += told

    def report(self, state: SuperRound, as_sums: bool = False) -> Report:
        """Return the starter, the seat that went out, and the tiles the others hold."""
        tiles = self.left_in(state.hands, as_sums=False)
        starter: list[Answer] = [int(state.starter)]
        winner = int(state.winner)
        if winner == NOBODY or state.hands.counts[winner] > 0:
            return Report(BLOCKED, answers={"starter": starter, "hand": tiles})
        if self.game.counts_pips:
            tiles = self.left_in(state.hands, as_sums)
        elif as_sums:
            tiles = [int(count) for count in state.hands.counts]
        return Report(OUT, winner, {"starter": starter, self.remains: tiles})

    def explain(self, state: SuperRound) -> list[Message]:
        """Return the winner of the round, the reported tiles, and the points."""
        return state.ending()

    def _give(self, state: SuperRound, seat: int, answer: Answer) -> None:
        """Put reported tiles into a hand."""
        if isinstance(answer, list):
            for tile in tiles_of(answer, self.game.high):
                state.hands.give(seat, tile)
