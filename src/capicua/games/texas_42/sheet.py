"""The score sheet of Texas 42: who bid what, and the points taken or whether it was made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.reasons import Message
from capicua.core.seats import NOBODY
from capicua.core.sheet import Ending, Question, Report, ScoreSheet, number
from capicua.core.tile import BIT
from capicua.games.texas_42 import words
from capicua.games.texas_42.auction import ALL_POINTS, BID_VALUE, MARKS, bid_of

if TYPE_CHECKING:
    from capicua.core.setup import Setup
    from capicua.games.texas_42.round import TexasRound
    from capicua.games.texas_42.rules import Texas42

BID: Final = "bid"
PASSED: Final = "passed"


class TexasSheet(ScoreSheet):
    """What a hand is scored from: the points taken, or under marks only whether it was made."""

    def __init__(self, game: Texas42, setup: Setup) -> None:
        super().__init__(game, setup)
        self.rules = game
        self.endings = (Ending(id=BID, names_seat=True),)
        dealer_must_bid = game.dealer_bids or 0 < game.passout_limit <= setup.streak
        if not dealer_must_bid:  # T42-9
            self.endings = (*self.endings, Ending(id=PASSED))
        result = Question(id="taken", asks="number", high=ALL_POINTS, after=(BID,))
        if game.by_marks:
            result = Question(id="contract", asks="word", words=("made", "set"), after=(BID,))
        bid = Question(id="bid", asks="word", words=tuple(self._bids()), after=(BID,))
        self.questions = (bid, result)
        if setup.starter == NOBODY:
            self.questions = (Question(id="dealer", asks="seat"), *self.questions)

    def _bids(self) -> list[str]:
        """Every bid that can win an auction here (T42-6, T42-7)."""
        heard = 0
        for mask in self.rules.raises:
            heard |= mask
        return [str(value) for bid, value in enumerate(BID_VALUE) if heard & BIT[bid]]

    @property
    def opening(self) -> Message:
        """Who deals, and who speaks first (T42-3, T42-5)."""
        speaker = self.setup.starter
        if speaker == NOBODY:
            return Message("sheet-opens-lot")
        return Message("sheet-opens-auction", {"player": speaker, "other": (speaker + 3) % 4})

    def fill(self, state: TexasRound, report: Report) -> None:
        """Ends the hand as reported."""
        speaker = self.setup.starter
        state.clear((speaker + 3) % 4 if speaker != NOBODY else self.seat_told(report, "dealer"))
        if report.ending == PASSED:
            state.end_passed_out()
            return
        state.bidder = report.seat
        state.standing = bid_of(int(str(report.answers["bid"][0])))
        if self.rules.by_marks:
            state.made = report.answers["contract"][0] == "made"
            state.award()
            return
        side = report.seat % 2
        state.taken[side] = number(report.answers["taken"][0])
        state.taken[1 - side] = ALL_POINTS - state.taken[side]
        state.score()

    def explain(self, state: TexasRound) -> list[Message]:
        """The line of T42-22 that applied, or the marks."""
        if state.is_void or not self.rules.by_marks:
            return words.ending(state)
        seat = int(state.bidder) if state.made else int(state.next_seat(state.bidder))
        marks = int(MARKS[state.standing])
        return [Message("sheet-marks", {"player": seat, "partner": seat ^ 2, "marks": marks})]
