"""Lessons that teach a game at the table, in five to ten steps.

A step is a position, a task, and its result. A lesson is in the folder of its game:
``lesson.txt`` contains the positions and tasks, in the format of worked examples, and
``lesson.<lang>.ftl`` the texts. ``docs/lessons.md`` describes both.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from capicua.catalogue import catalogue, kind
from capicua.core.messages import BadOption, BadText, Message, Refusal, closest_name, name_game
from capicua.core.state import State
from capicua.core.view import View
from capicua.render.examples import Example, Setting, Step, WrongExample, at_line, read_examples
from capicua.render.language import file_text, packages_of, sentences

PARTS: Final = ("title", "text", "task", "done", "other")
"""Texts of a step; a step without a task has only the first two."""


@dataclass(frozen=True)
class LessonWords:
    """The texts of a step in one language; missing texts are empty."""

    title: str
    text: str
    """The situation and the aim."""
    task: str = ""
    done: str = ""
    """Why the task was a good move; shown once it is solved."""
    other: str = ""
    """Why other legal moves are not the solution."""


@dataclass(frozen=True)
class LessonTry:
    """The outcome of a try: illegal, legal but not the solution, or solved."""

    action: str
    refusal: Refusal | None = None
    """Why the action is illegal."""
    states: tuple[State, ...] = ()
    """If solved, the positions after the action and after each reply."""
    told: tuple[tuple[Message, ...], ...] = ()
    """The messages shown with each of these positions."""

    @property
    def is_done(self) -> bool:
        """Whether the action solves the step."""
        return bool(self.states)

    @property
    def part(self) -> str:
        """Name of the text that answers the try; empty for illegal actions."""
        return "" if self.refusal is not None else "done" if self.is_done else "other"


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson."""

    id: str
    """Unique within the lesson, in snake_case."""
    game: str
    task: tuple[str, ...]
    """Actions that solve the step; empty in a step without a task."""
    then: tuple[str, ...]
    """Actions of other seats that follow the learner's."""
    example: Example = field(repr=False)
    """Lines that set up the step and check which actions are refused."""
    effects: tuple[Step, ...] = field(repr=False)
    """Lines that check the position after the task, including ``then``."""
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
        """Return the position with all hands open; raise ``WrongExample`` if it is invalid."""
        return self._moment.clone()

    @property
    def seat(self) -> int:
        """The learner's seat, which is to act."""
        return 0 if self._moment.is_over else int(self._moment.turn)

    @property
    def view(self) -> View:
        """The learner's view."""
        return self._moment.view(self.seat)

    @property
    def refused(self) -> tuple[str, ...]:
        """Tempting illegal actions whose refusal is instructive."""
        lines = [line for line in self.example.steps if line.key == "refused"]
        return tuple(line.text.rpartition(" ")[0] for line in lines)

    def words(self, language: str) -> LessonWords:
        """Return the texts of the step in a language, for example ``es``."""
        found = sentences(language, packages_of(kind(self.game))[:1], "lesson")
        ids = {part: f"{self.id}-{part}" for part in PARTS}
        said = {part: found.write(id, "", {}) for part, id in ids.items() if found.has(id)}
        return LessonWords(**{"title": self.id, "text": "", **said})

    def attempt(self, action: int | str) -> LessonTry:
        """Try an action, given as a number or in notation, and return the outcome.

        Raises ``BadText`` for invalid text, unless a rule explains what is wrong with it, and
        ``BadOption`` in a step without a task.
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
        """Yield the learner's messages about an action between two positions."""
        said = before.narrate(after.log[-1], after)
        ending = after.ending() if after.is_over else []
        yield from (each for each in [*said, *ending] if each.only in (None, self.seat))


@dataclass(frozen=True)
class Lesson:
    """The lesson of a game."""

    game: str
    steps: tuple[LessonStep, ...]

    def step(self, name: str) -> LessonStep:
        """Return a step by id or by number, from 1; raise ``BadOption`` if there is none."""
        for number, step in enumerate(self.steps, 1):
            if name in (step.id, str(number)):
                return step
        allowed = [step.id for step in self.steps]
        given = {"high": len(self.steps), "allowed": allowed, **closest_name(name, allowed)}
        raise BadOption(Message("unknown-step", {"step": name, **given}))


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game.

    Raises ``BadOption`` if there is none, and ``WrongExample`` if it has an invalid line.

    >>> [step.id for step in lesson_of("block").steps][:2]
    ['goal', 'turn']
    """
    id = kind(game).id
    text = _lesson_text(id)
    if text is None:
        error = BadOption(Message("no-lesson", {"game": id, "games": games_with_lessons()}))
        name_game(error, id)
        raise error
    return read_lesson(text, id)


def games_with_lessons() -> list[str]:
    """Return the ids of games with a lesson, in alphabetical order."""
    return [game for game in catalogue() if _lesson_text(game) is not None]


def _lesson_text(game: str) -> str | None:
    return file_text(packages_of(kind(game))[0], "lesson.txt")


def read_lesson(text: str, game: str) -> Lesson:
    """Parse a lesson; raise ``WrongExample`` with the place of the first invalid line."""
    examples = read_examples(text, f"{game}/lesson.txt")
    rules: list[Step] = []
    steps: list[LessonStep] = []
    for example in examples:
        if example.id in [step.id for step in steps]:
            raise _wrong(example, None, "duplicate step id")
        step = _read_step(example, game, rules)
        rules = [line for line in step.example.steps if line.key == "game"][-1:]
        steps.append(step)
    return Lesson(game, tuple(steps))


def _read_step(example: Example, game: str, rules: list[Step]) -> LessonStep:
    """Return the step of an example; ``rules`` is the ``game:`` line of the previous step."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", example.id):
        raise _wrong(example, None, "expected a name in snake_case, for example open_train")
    if set(example.titles) != {"en"} or example.titles["en"]:
        raise _wrong(example, None, "titles belong in lesson.en.ftl and lesson.es.ftl")
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
    """Return an error message if a line is misplaced or not allowed; else an empty text."""
    if line.key == "|":
        return "expected 'key: text'; lessons cannot contain tables"
    if line.key in ("task", "then") and not all(_actions(line)):
        return f"expected '{line.key}: action, action'"
    if line.key in said:
        return f"duplicate {line.key}"
    if line.key == "then" and ("task" not in said or len(_actions(said["task"])) != 1):
        return "expected a task of one action first"
    if "task" in said and line.key in ("game", "position", "deal", "again", "play", "refused"):
        return f"{line.key} must precede the task"
    return ""


def _wrong(example: Example, line: Step | None, said: str) -> WrongExample:
    number = example.line if line is None else line.line
    return WrongExample(f"{example.file}:{number}: {example.id}: {said}")
