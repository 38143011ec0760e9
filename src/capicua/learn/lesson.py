"""Lessons: a game learnt on the table, in five to ten steps.

A step is a position, one task, and what comes of it. A lesson lies in the folder of its game:
``lesson.txt`` holds the positions and the tasks, in the lines of worked examples, and
``lesson.<lang>.ftl`` the sentences. ``docs/lessons.md`` describes both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from capicua.catalogue import catalogue, kind
from capicua.core.reasons import BadOption, BadText, Message, Refusal, meant, said_by
from capicua.core.state import State
from capicua.core.view import View
from capicua.render.examples import Example, Setting, Step, WrongExample, at_line, read_examples
from capicua.render.language import file_text, packages_of, sentences

PARTS: Final = ("title", "text", "task", "done", "other")
"""The sentences of a step; one that only tells something has the first two."""


@dataclass(frozen=True)
class LessonWords:
    """What a step says in one language; a sentence that it does not need is empty."""

    title: str
    text: str
    """What is going on, and what one wants."""
    task: str = ""
    done: str = ""
    """Why the task was a good idea, once it is done."""
    other: str = ""
    """Why another legal action is not what is asked for."""


@dataclass(frozen=True)
class LessonTry:
    """What came of an action tried in a step: refused, legal but not asked for, or done."""

    action: str
    refusal: Refusal | None = None
    """Why the game refuses the action, and by which rule."""
    states: tuple[State, ...] = ()
    """Where the task is done: the round after the action, and after each that the others take."""
    told: tuple[tuple[Message, ...], ...] = ()
    """What the learner is told with each of these rounds."""

    @property
    def is_done(self) -> bool:
        """Whether the action solves the step."""
        return bool(self.states)

    @property
    def part(self) -> str:
        """Which sentence of the step answers the try; none where the game refuses it."""
        return "" if self.refusal is not None else "done" if self.is_done else "other"


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson."""

    id: str
    """Unique in the lesson, in snake_case."""
    game: str
    task: tuple[str, ...]
    """Any of these actions solves the step; a step without any only tells something."""
    then: tuple[str, ...]
    """What the other seats do after the learner's action."""
    example: Example = field(repr=False)
    """The lines that set the step up, and that say what is refused and so at that moment."""
    effects: tuple[Step, ...] = field(repr=False)
    """The lines that say how the round stands after the task, with ``then`` among them."""
    asked: Step | None = field(repr=False)
    """The line of the task."""

    @cached_property
    def _moment(self) -> State:
        setting = Setting(self.game)
        for line in self.example.steps:
            with at_line(self.example, line, setting):
                if not setting.take(line) and line.key == "play":
                    setting.play(line.text)
        return setting.standing()

    def moment(self) -> State:
        """Return the round when the learner is to act, all hands open; raises ``WrongExample``."""
        return self._moment.clone()

    @property
    def seat(self) -> int:
        """The learner's seat: the one to act."""
        return 0 if self._moment.is_over else int(self._moment.turn)

    @property
    def view(self) -> View:
        """What the learner sees at the moment."""
        return self._moment.view(self.seat)

    @property
    def refused(self) -> tuple[str, ...]:
        """Tempting actions that the game refuses, for the sake of what it says."""
        lines = [line for line in self.example.steps if line.key == "refused"]
        return tuple(line.text.rpartition(" ")[0] for line in lines)

    def words(self, language: str) -> LessonWords:
        """Return what the step says in a language, such as ``es``."""
        found = sentences(language, packages_of(kind(self.game))[:1], "lesson")
        ids = {part: f"{self.id}-{part}" for part in PARTS}
        said = {part: found.write(id, "", {}) for part, id in ids.items() if found.has(id)}
        return LessonWords(**{"title": self.id, "text": "", **said})

    def attempt(self, action: int | str) -> LessonTry:
        """Return what comes of an action, given as its number or in notation.

        Raises ``BadText`` for what cannot be read, unless a rule says why, and ``BadOption`` in a
        step without a task.
        """
        if not self.task:
            raise BadOption(Message("lesson-no-task", {"step": self.id}))
        known = self.view.known
        try:
            number = known.parse(action) if isinstance(action, str) else action
        except BadText as unreadable:
            if not unreadable.rule:
                raise
            return LessonTry(str(action), Refusal(unreadable.rule, unreadable.message))
        refusal = known.why_not(number)
        text = known.text(number) if refusal is None else str(action)
        if refusal is not None or text not in self.task:
            return LessonTry(text, refusal)
        states = []
        told = []
        state = self.moment()
        for part in (text, *self.then):
            before, state = state, state.clone()
            state.do(part)
            states.append(state)
            told.append(tuple(self._told(before, state)))
        return LessonTry(text, None, tuple(states), tuple(told))

    def _told(self, before: State, after: State) -> Iterator[Message]:
        """What the learner is told when an action has led from one round to the next."""
        said = before.narrate(after.log[-1], after)
        ending = after.ending() if after.is_over else []
        yield from (each for each in [*said, *ending] if each.only in (None, self.seat))


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game."""

    game: str
    steps: tuple[LessonStep, ...]

    def step(self, name: str) -> LessonStep:
        """Return a step by its id or by its number, from 1; raises ``BadOption``."""
        for number, step in enumerate(self.steps, 1):
            if name in (step.id, str(number)):
                return step
        allowed = [step.id for step in self.steps]
        given = {"high": len(self.steps), "allowed": allowed, **meant(name, allowed)}
        raise BadOption(Message("unknown-step", {"step": name, **given}))


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game.

    Raises ``BadOption`` where there is none, and ``WrongExample`` for a line of it that makes no
    sense.

    >>> [step.id for step in lesson_of("block").steps][:2]
    ['goal', 'turn']
    """
    id = kind(game).id
    text = _lesson_text(id)
    if text is None:
        error = BadOption(Message("no-lesson", {"game": id, "games": games_with_lessons()}))
        said_by(error, id)
        raise error
    return read_lesson(text, id)


def games_with_lessons() -> list[str]:
    """Return the games that have a lesson, in alphabetical order."""
    return [game for game in catalogue() if _lesson_text(game) is not None]


def _lesson_text(game: str) -> str | None:
    return file_text(packages_of(kind(game))[0], "lesson.txt")


def read_lesson(text: str, game: str) -> Lesson:
    """Return the lesson in a text; raises ``WrongExample`` naming the line that makes no sense."""
    examples = read_examples(text, f"{game}/lesson.txt")
    rules: list[Step] = []
    steps: list[LessonStep] = []
    for example in examples:
        if example.id in [step.id for step in steps]:
            raise _wrong(example, None, "there is a step of this name already")
        step = _read_step(example, game, rules)
        rules = [line for line in step.example.steps if line.key == "game"][-1:]
        steps.append(step)
    return Lesson(game, tuple(steps))


def _read_step(example: Example, game: str, rules: list[Step]) -> LessonStep:
    """The step that an example describes; ``rules`` is the ``game:`` line of the one before."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", example.id):
        raise _wrong(example, None, "expected a name in snake_case, such as open_train")
    if set(example.titles) != {"en"} or example.titles["en"]:
        raise _wrong(example, None, "titles stand in lesson.en.ftl and lesson.es.ftl")
    before: list[Step] = []
    after: list[Step] = []
    said: dict[str, Step] = {}
    for line in example.steps:
        if problem := _misplaced(line, said):
            raise _wrong(example, line, problem)
        if line.key in ("task", "then"):
            said[line.key] = line
        if line.key != "task":
            (after if "task" in said else before).append(line)
    if not any(line.key in ("position", "deal") for line in before):
        raise _wrong(example, None, "expected a position or a deal")
    if not any(line.key == "game" for line in before):
        before = [*rules, *before]
    lines = Example(example.id, {}, before, example.file, example.line)
    task, then = (_actions(said[key]) if key in said else () for key in ("task", "then"))
    return LessonStep(example.id, game, task, then, lines, tuple(after), said.get("task"))


def _actions(line: Step) -> tuple[str, ...]:
    return tuple(part.strip() for part in line.text.split(","))


def _misplaced(line: Step, said: dict[str, Step]) -> str:
    """Return what is wrong with where a line stands, or that it stands in a lesson at all."""
    if line.key == "|":
        return "expected 'key: text'; there are no tables in lessons"
    if line.key in ("task", "then") and not all(_actions(line)):
        return f"expected '{line.key}: action, action'"
    if line.key in said:
        return f"there is a {line.key} already"
    if line.key == "then" and ("task" not in said or len(_actions(said["task"])) != 1):
        return "expected a task of one action first"
    if "task" in said and line.key in ("game", "position", "deal", "again", "play", "refused"):
        return f"{line.key} stands before the task"
    return ""


def _wrong(example: Example, line: Step | None, said: str) -> WrongExample:
    number = example.line if line is None else line.line
    return WrongExample(f"{example.file}:{number}: {example.id}: {said}")
