"""The ``drill`` command: short questions about real positions, at three levels."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Annotated

import typer

from capicua.core.messages import Argument, Message, Refused
from capicua.learn.drills import DRILLS, LEVELS, SERIES, Exercise, exercises
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.terminal.application import Lang, Plain, app
from capicua.terminal.reports.output import print_grid
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command

MOST_SEED = 999_999_999


@app.command("drill", cls=Command, help="help-drill")
def drill(
    name: Annotated[str, typer.Argument(show_default=False)] = "",
    level: Annotated[int, typer.Option("--level", min=LEVELS[0], max=LEVELS[-1])] = 1,
    count: Annotated[int, typer.Option("--count", min=1, max=100)] = SERIES,
    seed: Annotated[int | None, typer.Option("--seed", min=0, show_default=False)] = None,
    timed: Annotated[bool, typer.Option("--timed")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Ask a series of questions; without a name, list the drills."""
    language = Language(lang)
    screen = Screen(language, plain)
    if not name:
        heads = [language.text(f"drill-{head}") for head in ("name", "what")]
        rows = [[each, language.text(f"drill-name-{each}-help")] for each in DRILLS]
        print_grid(heads, rows, screen)
        return
    chosen = random.randrange(MOST_SEED) if seed is None else seed
    DrillSession(exercises(name, level, chosen, count), timed, plain, lang).run()


@dataclass(frozen=True)
class DrillSession:
    """Asks the exercises of a series, one after the other."""

    series: list[Exercise]
    is_timed: bool
    plain: bool
    lang: str

    def run(self) -> None:
        """Ask all questions, or until the person stops, and print the result."""
        right = asked = 0
        for number, exercise in enumerate(self.series, 1):
            language = Language(self.lang, exercise.state.game)
            screen = Screen(language, self.plain)
            total = len(self.series)
            screen.heading(language.text("drill-heading", number=number, count=total))
            try:
                is_right = self._ask(exercise, screen, language)
            except (EOFError, KeyboardInterrupt):
                break
            asked += 1
            right += is_right
        language = Language(self.lang)
        told: dict[str, Argument] = {"right": right, "count": asked}
        Screen(language, self.plain).say(Message("drill-result", told))

    def _ask(self, exercise: Exercise, screen: Screen, language: Language) -> bool:
        view = exercise.state.view(exercise.seat)
        if exercise.is_from_memory:
            screen.lines(language.say(move, exercise.seat) for move in exercise.moves)
            screen.ask(language.text("drill-remember"), [])
            screen.hide()
        else:
            screen.lines(draw(view, language, screen.pen))
        screen.say(exercise.question, reader=exercise.seat)
        labels = [language.say(answer.label, exercise.seat) for answer in exercise.answers]
        if _are_numbers(labels):
            screen.lines([", ".join(labels)])
        else:
            screen.lines(f"{place}. {label}" for place, label in enumerate(labels, 1))
        begun = time.monotonic()
        place = self._answer(labels, screen, language)
        is_late = self.is_timed and time.monotonic() - begun > exercise.seconds
        is_right = exercise.answers[place].is_right and not is_late
        verdict = "late" if is_late else "right" if is_right else "wrong"
        style = "bold green" if is_right else "bold red"
        screen.say(Message(f"drill-{verdict}", {"seconds": exercise.seconds}), style=style)
        screen.say(exercise.explanation, reader=exercise.seat)
        return is_right

    def _answer(self, labels: list[str], screen: Screen, language: Language) -> int:
        """Return the place of the answer that the person gives, by its number or its words."""
        while True:
            text = screen.ask(language.text("drill-prompt"), labels).strip()
            words = [label.casefold() for label in labels]
            if text.casefold() in words:
                return words.index(text.casefold())
            number = text.removeprefix("#")
            if not _are_numbers(labels) and number.isdecimal() and 1 <= int(number) <= len(labels):
                return int(number) - 1
            screen.refuse(Refused(Message("drill-which", {"count": len(labels)})))


def _are_numbers(labels: list[str]) -> bool:
    """Return whether answers are numbers, which are typed as they are."""
    return all(label.isdecimal() for label in labels)
