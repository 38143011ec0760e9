"""The score sheet of Super Dominos: who went out, what the others have left (SUP-29, SUP-30).

A blocked hand is compared by tiles and then by pips, or the other way round (SUP-28), so
that needs the tiles themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.seats import NOBODY
from capicua.core.sheet import (
    BLOCKED,
    OUT,
    Question,
    Report,
    ScoreSheet,
    most_pips,
    number,
    tiles_of,
)
from capicua.core.tile import BIT_OF, PIPS, WORD_OF
from capicua.games.super_dominos import scoring, words

if TYPE_CHECKING:
    from capicua.core.reasons import Message
    from capicua.core.setup import Setup
    from capicua.core.sheet import Answer
    from capicua.games.super_dominos.round import SuperRound
    from capicua.games.super_dominos.rules import SuperDominos


class SuperSheet(ScoreSheet):
    """What a hand is scored from."""

    def __init__(self, game: SuperDominos, setup: Setup, rotates: bool) -> None:
        super().__init__(game, setup)
        self.rules = game
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
            # The next first player may be the one after this hand's (SUP-2).
            after = () if rotates else (BLOCKED,)
            self.questions = (Question(id="starter", asks="seat", after=after), *self.questions)

    def fill(self, state: SuperRound, report: Report) -> None:
        """Ends the hand as reported."""
        state.first = max(0, self.seat_told(report, "starter"))
        if report.ending == BLOCKED:
            for seat, answer in enumerate(report.answers["hand"]):
                self._give(state, seat, answer)
            scoring.finish(state, scoring.blocked_winner(state), True)
            return
        state.is_over = True
        state.winner = report.seat
        for seat, answer in enumerate(report.answers[self.remains]):
            if seat != report.seat:
                self._give(state, seat, answer)
                state.points[report.seat] += self._weight(answer)

    def _give(self, state: SuperRound, seat: int, answer: Answer) -> None:
        """Puts tiles that were told into a hand."""
        if isinstance(answer, list):
            for tile in tiles_of(answer, self.game.high):
                state.hands[seat * state.words + WORD_OF[tile]] |= BIT_OF[tile]
                state.counts[seat] += 1

    def _weight(self, answer: Answer) -> int:
        """What somebody's tiles count, told as tiles or as that number."""
        if not isinstance(answer, list):
            return number(answer)
        if not self.rules.counts_pips:
            return len(answer)
        return sum(int(PIPS[tile]) for tile in tiles_of(answer, self.game.high))

    def explain(self, state: SuperRound) -> list[Message]:
        """Who won the hand, the tiles that were told, and the points."""
        return words.ending(state)
