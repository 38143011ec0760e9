"""Drills for the browser: a series of exercises, each with what is seen and what is right.

The answers are sent with the questions: results stay on the device, and there is nothing to win.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.study.positions import Position, position_of
from capicua.learn.drills import LEVELS, Exercise, exercises
from capicua.table.frames.protocol import Text


class DrillAsked(Struct):
    """A series of a drill."""

    drill: Annotated[str, Meta(max_length=16)]
    level: Annotated[int, Meta(ge=LEVELS[0], le=LEVELS[-1])] = 1
    seed: Annotated[int, Meta(ge=0, le=999_999_999)] = 1


class DrillAnswer(Struct):
    """An answer that is offered."""

    label: Text
    right: bool


class DrillExercise(Struct):
    """A question about a position."""

    position: Position
    question: Text
    answers: list[DrillAnswer]
    explanation: Text
    seconds: int
    """Time for an answer, for those who want a limit."""
    moves: list[Text]
    """Moves to be remembered; while they are asked about, they and the table are hidden."""


class DrillSeries(Struct):
    """A series of exercises; the same seed gives the same series."""

    exercises: list[DrillExercise]


@dataclass(frozen=True)
class DrillQuery(Query):
    """A series of a drill."""

    shelf = AnswerCache("drills", JobKind.HINT, kept=50)  # some 30 kB each

    drill: str
    level: int
    seed: int

    def answer(self) -> DrillSeries:
        """Return the series. Raise ``BadOption`` for an unknown drill."""
        found = exercises(self.drill, self.level, self.seed)
        return DrillSeries([_page(exercise) for exercise in found])


def drill_query(asked: DrillAsked) -> DrillQuery:
    """Return the question for a series."""
    return DrillQuery(asked.drill, asked.level, asked.seed)


def _page(exercise: Exercise) -> DrillExercise:
    return DrillExercise(
        position=position_of(exercise.state, exercise.seat, may_act=False),
        question=Text.of(exercise.question),
        answers=[DrillAnswer(Text.of(each.label), each.is_right) for each in exercise.answers],
        explanation=Text.of(exercise.explanation),
        seconds=exercise.seconds,
        moves=[Text.of(move) for move in exercise.moves],
    )
