"""The score sheet of the line games: who went out, and the tiles left to the others.

The leader is asked if the setup does not name one and it matters: for the next lead (LIN-6), or for
the odd chips of a pool (LIN-51).
"""

from __future__ import annotations

from typing import ClassVar, Final

from capicua.core.messages import Message, Refused
from capicua.core.seats import NOBODY
from capicua.core.setup import Setup
from capicua.core.sheet import (
    BLOCKED,
    OUT,
    Answer,
    Ending,
    Question,
    Report,
    ScoreSheet,
    number,
    tiles_of,
)
from capicua.families.line import phases
from capicua.families.line.game import LineGame
from capicua.families.line.rules import LineRound

TARGET: Final = "target"
"""The ending in which a side reached the target by points scored in play (LIN-46)."""
ENDED: Final = {BLOCKED: phases.BLOCKED, TARGET: phases.TARGET}
"""How the round ended if nobody went out."""


class LineSheet(ScoreSheet):
    """The facts from which a round of the line is scored; a game adds points scored in play."""

    game: LineGame
    has_made: ClassVar[bool] = False
    """Whether points are scored in play, which may end the match immediately."""
    takes_sums: ClassVar[bool] = True
    """Whether the sum of the tiles left is enough."""

    def __init__(self, game: LineGame, setup: Setup) -> None:
        super().__init__(game, setup)
        self.is_forced = game.double_leads(setup)
        leader = (Question(id="leader", asks="seat"),) if self.needs_leader() else ()
        self.questions = (*leader, *self.own_questions())
        if game.ends_at_once and self.pays_in_play():
            self.endings = (*self.endings, Ending(id=TARGET, names_seat=True))

    def own_questions(self) -> tuple[Question, ...]:
        """Return all questions except the leader; games with points in play extend them."""
        return (self.left(after=(OUT, BLOCKED)),)

    def made(self, step: int = 1, low: int = 0, high: int = 9_999) -> Question:
        """Return the question for the points each side scored in play."""
        return Question(
            id="made", asks="number", of="sides", low=low, high=high, step=step, usual=0
        )

    def pays_in_play(self) -> bool:
        """Return whether points can be scored in play."""
        return self.has_made

    def needs_leader(self) -> bool:
        """Return whether the setup does not name the leader, and it matters."""
        matters = self.game.pool or not self.game.is_lead_forced(self.setup.number + 1)
        return matters and (self.is_forced or self.setup.starter == NOBODY)

    @property
    def opening(self) -> Message:
        """The question for the leader: the highest double, or a seat (LIN-6, LIN-7)."""
        return Message("sheet-opens-double") if self.is_forced else super().opening

    def fill(self, state: LineRound, report: Report) -> None:
        """End the round as reported."""
        state.leader = max(0, self.seat_told(report, "leader"))
        state.turn = state.leader if report.seat == NOBODY else report.seat
        if self.game.pool:
            state.pay_stakes()
        for side, points in enumerate(report.answers.get("made", [])):
            state.add_points(side, number(points))
        if report.ending == TARGET:
            self._reach_target(state)
        elif report.ending in (OUT, BLOCKED):
            self._leave(state, report)
        self.close(state, report)
        state.count_sides()
        state.settle(ENDED.get(report.ending, phases.DOMINO))

    def close(self, state: LineRound, report: Report) -> None:
        """Set what else the score depends on, for example how the last tile was played."""

    def _leave(self, state: LineRound, report: Report) -> None:
        for seat, answer in enumerate(report.answers.get("left", [])):
            if seat == report.seat:
                continue
            if isinstance(answer, list):
                for tile in tiles_of(answer, self.game.high):
                    state.hands.give(seat, tile)
                state.left[seat] = state.hands.pips(seat)
            else:
                state.left[seat] = number(answer)

    def _reach_target(self, state: LineRound) -> None:
        seat = int(state.turn)
        if not state.reaches_target(seat):
            total = int(state.before[seat] + state.points[seat])
            values = {"player": seat, "total": total, "target": int(self.game.target)}
            raise Refused(Message("sheet-target", dict(values)), "LIN-46")
        state.winner = seat

    def report(self, state: LineRound, as_sums: bool = False) -> Report:
        """Return the report: the leader, the tiles left, the points scored in play."""
        answers: dict[str, list[Answer]] = {
            "leader": [int(state.leader)],
            "left": self.left_in(state.hands, as_sums and self.takes_sums),
        }
        if self.has_made:
            at_end = state.ended != phases.TARGET
            answers["made"] = [
                int(state.points[side] - (state.hand_points(side) if at_end else 0))
                for side in range(self.game.side_count)
            ]
        if state.ended == phases.BLOCKED:
            return Report(BLOCKED, NOBODY, answers)
        return Report(OUT if state.ended == phases.DOMINO else TARGET, int(state.winner), answers)

    def explain(self, state: LineRound) -> list[Message]:
        """Return how the scores are computed, or what happened to the pool."""
        if state.ended == phases.TARGET:
            return state.ending()
        found: list[Message] = self.game.presentation.words.explain(state)
        return found
