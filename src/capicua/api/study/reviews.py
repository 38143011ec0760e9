"""Reviews of rounds for the browser: every decision, the chances, the players' accuracy.

A round takes about a second of CPU time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec import Struct

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.replays import check_round
from capicua.core.messages import Message, Refused
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.learn.themes import keyword, theme_of
from capicua.notation import game_of, read, write_position
from capicua.review import Effort, Review, review
from capicua.review.decisions import Decision
from capicua.review.review import RoundReview, lost_chances
from capicua.table.frames.protocol import Text

MOST_MOVES: Final = 600
"""Maximum number of moves in a round that is reviewed."""
EFFORT: Final = Effort(worlds=160) if is_compiled() else Effort(worlds=24, ms=300)


class ReviewedDecision(Struct, omit_defaults=True):
    """A player's choice, and the best choice given what the player could know."""

    move: int
    """Counted from 1: the step of the replay that the decision leads to."""
    seat: int
    played: Text
    best: Text
    points: list[float]
    """By how many points the best action was better: the estimate and its 95% interval."""
    before: float
    """The chance of winning the round with the best action, from 0 to 1."""
    after: float
    """The chance after the action that was played."""
    grade: str = ""
    """``inaccuracy``, ``mistake`` or ``blunder``; empty if nothing was given away."""
    reasons: list[Text] = []
    """Arguments for the best action; clients replace ``instead`` with the played one."""
    merits: list[Text] = []
    """Arguments for the played action; clients replace ``instead`` with the best one."""
    touches: list[str] = []
    """The best action's places on the table."""
    played_touches: list[str] = []
    """The played action's places on the table."""
    position: str = ""
    """The position as text, as the player knew it; only of mistakes, to be practised."""
    right: list[str] = []
    """The actions in notation that are not clearly worse than the best; only of mistakes."""
    theme: str = ""
    """The theme of the mistake, one of those of puzzles; only of mistakes."""


class ReviewedPlayer(Struct):
    """How well a player played the round."""

    decisions: int
    best: int
    """Number of decisions in which the best action was chosen."""
    accuracy: float | None
    """From 0 to 100; null without decisions."""
    lost_chance: float
    """Chances of winning the round that mistakes gave away; accuracy follows from each of them."""
    lost: float
    """Points given away, the sum of all mistakes; in a solitaire, chances of winning."""


class ReviewedRound(Struct):
    """The review of a round."""

    number: int
    rounds: int
    sides: list[int]
    decisions: list[ReviewedDecision]
    chances: list[list[float]]
    """Each side's chance to win the round with all hands known, after the deal and each move."""
    players: list[ReviewedPlayer]


@dataclass(frozen=True)
class ReviewQuery(Query):
    """The round of a record to review."""

    shelf = AnswerCache("reviews", JobKind.REVIEW, kept=200)  # some 10 kB each

    text: str
    number: int
    """Counted from 1, in the record's order."""

    def answer(self) -> ReviewedRound:
        """Return the review. Raise ``Refused``."""
        return round_of(self.text, self.number)


def round_of(text: str, number: int) -> ReviewedRound:
    """Return the review of one round of a record. Raise ``Refused``."""
    record = read(text)
    count = len(record.rounds)
    check_round(number, count)
    if len(record.rounds[number - 1].moves) > MOST_MOVES:
        raise Refused(Message("too-long"))
    found = review(record, EFFORT, place=number - 1)
    [only] = found.rounds
    return ReviewedRound(
        number=number,
        rounds=count,
        sides=[int(side) for side in found.game.sides],
        decisions=[_decision(found, decision) for decision in only.decisions],
        chances=[[round(chance, 3) for chance in each] for each in only.chances],
        players=[_player(found, only, seat) for seat in range(int(found.game.players))],
    )


class RoundQuestion(NamedTuple):
    """A round of a record, counted from 1."""

    text: str
    number: int
    effort: Effort = EFFORT


def lost_in_round(question: RoundQuestion) -> list[list[float]]:
    """Return, by seat, the winning chance that each decision of a round lost, as fractions.

    Rounds longer than those that are reviewed have no decisions. Raise ``Refused``.
    """
    record = read(question.text)
    if len(record.rounds[question.number - 1].moves) > MOST_MOVES:
        return [[] for _ in range(int(game_of(record).players))]
    return lost_chances(record, question.number - 1, question.effort)


def _player(found: Review, only: RoundReview, seat: int) -> ReviewedPlayer:
    own = [decision for decision in only.decisions if decision.moment.seat == seat]
    return ReviewedPlayer(
        decisions=len(own),
        best=sum(decision.is_best for decision in own),
        accuracy=found.accuracy(seat),
        lost_chance=round(found.lost_chance(seat), 3),
        lost=round(found.total(seat).value, 2),
    )


def _decision(found: Review, decision: Decision) -> ReviewedDecision:
    state, action = decision.moment.state, decision.moment.action
    after = next(each.chance.value for each in decision.choices if each.action == action)
    cost = decision.cost(found.is_alone)
    return ReviewedDecision(
        move=decision.moment.move,
        seat=decision.moment.seat,
        played=Text.of(state.label(action)),
        best=Text.of(state.label(decision.best)),
        points=[round(value, 2) for value in (cost.value, cost.low, cost.high)],
        before=round(min(1.0, max(0.0, after + decision.chance.value)), 3),
        after=round(after, 3),
        grade=decision.grade,
        reasons=[Text.of(reason) for reason in decision.reasons],
        merits=[Text.of(heuristic_score) for heuristic_score in decision.merits],
        touches=_touches(state, decision.best),
        played_touches=_touches(state, action),
        **(_exercise(decision) if decision.is_mistake else {}),
    )


def _exercise(decision: Decision) -> dict[str, Any]:
    """Return what a player needs to meet the same decision again."""
    state = decision.moment.state
    best, played = (keyword(state, each) for each in (decision.best, decision.moment.action))
    return {
        "position": write_position(state.seen_by(decision.moment.seat)),
        "right": [state.text(action) for action in decision.as_good],
        "theme": theme_of(decision.reasons, best, played),
    }


def _touches(state: State, action: int) -> list[str]:
    return [touch for part in state.parts(action) if (touch := part.touch)]
