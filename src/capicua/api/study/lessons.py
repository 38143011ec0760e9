"""Lessons for the browser: the list, the steps of each, and the outcome of an attempt.

Learners receive only what their seat sees; the other players' moves after a task are sent once the
task is done.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct, json

from capicua.api.study.positions import MoveMade, Position, played, position_of, refusal_of
from capicua.learn import Lesson, LessonStep, games_with_lessons, games_with_puzzles, lesson_of
from capicua.table.frames.protocol import Problem, Text


class LessonLine(Struct):
    """A game with a lesson, and the number of its steps."""

    game: str
    steps: int


class LessonList(Struct):
    """All lessons."""

    lessons: list[LessonLine]


class StepToLearn(Struct):
    """A step of a lesson, in the requested language."""

    id: str
    title: str
    text: str
    task: str
    """Empty if the step is only for reading."""
    position: Position


class LessonPage(Struct):
    """The lesson of a game."""

    game: str
    has_puzzles: bool
    """Whether there are puzzles of the game to continue with."""
    steps: list[StepToLearn]


class LessonTried(Struct):
    """The outcome of an attempt at a step: refused, allowed but not the task, or done."""

    refusal: Problem | None
    """Why the game refuses the action, and by which rule."""
    said: str
    """The step's comment on the action, in the requested language; empty if refused."""
    played: list[MoveMade]
    """If the task is done: the action, and the other players' moves after it."""


@cache
def listed() -> bytes:
    """Return the list of lessons as JSON."""
    lines = [LessonLine(game, len(lesson(game).steps)) for game in games_with_lessons()]
    return json.encode(LessonList(lines))


@lru_cache(maxsize=100)
def lesson(game: str) -> Lesson:
    """Return the lesson of a game, cached. Raise ``Refused`` if there is none."""
    return lesson_of(game)


@lru_cache(maxsize=200)
def page_of(game: str, code: str) -> bytes:
    """Return the lesson of a game in a language, as JSON. Raise ``Refused``."""
    found = lesson(game)
    steps = [_shown(step, code) for step in found.steps]
    return json.encode(LessonPage(found.game, found.game in games_with_puzzles(), steps))


def tried(game: str, id: str, action: int, code: str) -> LessonTried:
    """Return the outcome of an action at a step. Raise ``Refused`` if the step has no task."""
    step = lesson(game).step(id)
    found = step.attempt(action)
    if found.refusal is not None:
        refusal = Problem(Text.of(found.refusal.message), found.refusal.rule)
        return LessonTried(refusal, "", [])
    befores = [step.moment(), *found.states]
    moves = zip(befores, found.states, found.told, strict=False)
    made = [played(before, after, told, step.seat) for before, after, told in moves]
    return LessonTried(None, getattr(step.words(code), found.part), made)


def touched(game: str, id: str, things: list[str]) -> Problem:
    """Return why touching these things at a step does nothing. Raise ``Refused``."""
    return refusal_of(lesson(game).step(id).view, things)


def _shown(step: LessonStep, code: str) -> StepToLearn:
    words = step.words(code)
    position = position_of(step.moment(), step.seat, may_act=bool(step.task))
    return StepToLearn(step.id, words.title, words.text, words.task, position)
