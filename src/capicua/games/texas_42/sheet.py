"""The score sheet of Texas 42: the bid, and the points taken or its result."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import Answer, Ending, Question, Report, ScoreSheet, number
from capicua.core.tiles.tile import BIT
from capicua.games.texas_42.auction import ALL_POINTS, BID_VALUE, MARKS, bid_of
from capicua.games.texas_42.game import Texas42
from capicua.games.texas_42.rules import TexasRound

BID: Final = "bid"
PASSED: Final = "passed"


class TexasSheet(ScoreSheet):
    """The facts from which a round is scored: points, or with marks the result of the bid."""

    def __init__(self, game: Texas42, setup: Setup) -> None:
        super().__init__(game, setup)
        self.by_marks = game.by_marks
        self.endings = (Ending(id=BID, names_seat=True),)
        if not game.must_bid(setup.streak):
            self.endings = (*self.endings, Ending(id=PASSED))
        result = Question(id="taken", asks="number", high=ALL_POINTS, after=(BID,))
        if game.by_marks:
            result = Question(id="contract", asks="word", words=("made", "set"), after=(BID,))
        bid = Question(id="bid", asks="word", words=_bids(game), after=(BID,))
        self.questions = (bid, result)
        if setup.starter == NOBODY:
            self.questions = (Question(id="dealer", asks="seat"), *self.questions)

    @property
    def opening(self) -> Message:
        """The question for the dealer and the first bidder (T42-3, T42-5)."""
        speaker = self.setup.starter
        if speaker == NOBODY:
            return Message("sheet-opens-lot")
        return Message("sheet-opens-auction", {"player": speaker, "other": (speaker + 3) % 4})

    def fill(self, state: TexasRound, report: Report) -> None:
        """End the round as reported."""
        speaker = self.setup.starter
        dealer = self.seat_told(report, "dealer") if speaker == NOBODY else (speaker + 3) % 4
        state.begin_auction(dealer)
        if report.ending == PASSED:
            state.end_passed_out()
            return
        state.bidder = report.seat
        state.standing = bid_of(int(str(report.answers["bid"][0])))
        if self.by_marks:
            state.made = report.answers["contract"][0] == "made"
            state.award()
            return
        side = report.seat % 2
        state.honours[side] = number(report.answers["taken"][0])
        state.honours[1 - side] = ALL_POINTS - state.honours[side]
        state.score()

    def report(self, state: TexasRound, as_sums: bool = False) -> Report:
        """Return the dealer, the bid, and its result."""
        dealer: list[Answer] = [int(state.dealer)]
        if state.is_void:
            return Report(PASSED, NOBODY, {"dealer": dealer})
        answers: dict[str, list[Answer]] = {
            "dealer": dealer,
            "bid": [str(BID_VALUE[state.standing])],
            "taken": [int(state.taken(state.bidder & 1))],
            "contract": ["made" if state.made else "set"],
        }
        return Report(BID, int(state.bidder), answers)

    def explain(self, state: TexasRound) -> list[Message]:
        """Return the applicable line of T42-22, or the marks."""
        if state.is_void or not self.by_marks:
            return state.ending()
        seat = int(state.bidder) if state.made else int(state.next_seat(state.bidder))
        marks = int(MARKS[state.standing])
        return [Message("sheet-marks", {"player": seat, "partner": seat ^ 2, "marks": marks})]


def _bids(game: Texas42) -> tuple[str, ...]:
    """Return every bid that can win an auction under these options (T42-6, T42-7)."""
    heard = 0
    for mask in game.raises:
        heard |= mask
    return tuple([str(value) for bid, value in enumerate(BID_VALUE) if heard & BIT[bid]])
