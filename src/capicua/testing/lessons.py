"""Execution of lessons: checks that every task is legal and has the stated effects."""

from __future__ import annotations

import re
from collections.abc import Iterator

from capicua.catalogue import kind
from capicua.core.messages import Refused
from capicua.core.tiles.tile import parse_tile
from capicua.learn.lesson import PARTS, Lesson, LessonStep, lesson_of
from capicua.render.examples import WrongExample, at_line
from capicua.render.language import LANGUAGES, file_text, packages_of, sentences
from capicua.testing import examples

FEWEST, MOST = 5, 10
"""The minimum and maximum number of steps in a lesson."""
TELLING = 2
"""The maximum number of steps without a task."""


def wrong_lessons(game: str) -> list[str]:
    """Return the first error in each step of a game's lesson, or else the errors in its texts.

    Raises ``BadOption`` if the game has no lesson.
    """
    try:
        lesson = lesson_of(game)
    except WrongExample as problem:
        return [str(problem)]
    found = [*_numbers(lesson)]
    for step in lesson.steps:
        try:
            run(step)
        except WrongExample as problem:
            found.append(str(problem))
    return found or [*_words(lesson)]


def run(step: LessonStep) -> None:
    """Run a step; raises ``WrongExample`` naming the line that fails."""
    setting = examples.run(step.example, step.game)
    state = setting.standing()
    if step.asked is None:
        return
    legal = [state.text(action) for action in state.legal_actions()]
    for action in step.task:
        with at_line(step.example, step.asked, setting):
            if action not in legal:
                raise ValueError(f"task: {action}, expected some of {', '.join(legal)}")
        setting.state = state.clone()
        setting.play(action)
        for line in step.effects:
            with at_line(step.example, line, setting):
                examples.check(setting, "play" if line.key == "then" else line.key, line.text)


def wanted(step: LessonStep) -> tuple[str, ...]:
    """Return the sentences that a step needs; ``other`` only if other actions are legal."""
    if not step.task:
        return PARTS[:2]
    others = {step.view.text(action) for action in step.view.legal} - set(step.task)
    return PARTS if others else PARTS[:4]


def _numbers(lesson: Lesson) -> Iterator[str]:
    file = f"{lesson.game}/lesson.txt"
    if not FEWEST <= len(lesson.steps) <= MOST:
        yield f"{file}: {len(lesson.steps)} steps, expected {FEWEST} to {MOST}"
    telling = [step.id for step in lesson.steps if not step.task]
    if len(telling) > TELLING:
        yield f"{file}: no task in {', '.join(telling)}, expected at most {TELLING} such steps"


def _words(lesson: Lesson) -> Iterator[str]:
    """Yield the errors in the texts of each language."""
    package = packages_of(kind(lesson.game))[0]
    needed = [f"{step.id}-{part}" for step in lesson.steps for part in wanted(step)]
    for code in LANGUAGES:
        name = f"lesson.{code}.ftl"
        if file_text(package, name) is None:
            yield f"{lesson.game}/{name}: missing"
            continue
        said = sentences(code, (package,), "lesson")
        yield from (f"{lesson.game}/{name}: no {id}" for id in needed if not said.has(id))
        unused = [id for id in said.ids() if id not in needed]
        yield from (f"{lesson.game}/{name}: {id} is never said" for id in unused)
        for step in lesson.steps:
            high = step.moment().game.high
            for part in wanted(step):
                text = getattr(step.words(code), part)
                for tile in re.findall(r"\b\d+-\d+\b", text):
                    try:
                        parse_tile(tile, high)
                    except Refused as refused:
                        yield f"{lesson.game}/{name}: {step.id}-{part}: {refused}"
