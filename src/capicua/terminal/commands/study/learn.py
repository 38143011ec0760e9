"""The ``learn`` command: an interactive lesson, step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from capicua.catalogue import kind
from capicua.core.messages import Message, Refused
from capicua.learn import LessonStep, LessonTry, LessonWords, games_with_lessons, lesson_of
from capicua.learn.lesson import Lesson
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.terminal.application import Lang, Plain, app
from capicua.terminal.completion import complete_lessons
from capicua.terminal.input_parser import read_action, read_command
from capicua.terminal.reports.output import print_grid
from capicua.terminal.screen import Screen
from capicua.terminal.table.session import Quit
from capicua.terminal.usage_errors import Command

REQUESTS = ("help", "hint", "skip", "quit")
"""Commands available instead of a move."""


@app.command("learn", cls=Command, help="help-learn")
def learn_game(
    game: Annotated[str, typer.Argument(show_default=False, autocompletion=complete_lessons)] = "",
    step: Annotated[str, typer.Option("--step", show_default=False)] = "",
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Run the lesson of a game, or list the games with lessons."""
    if not game:
        _list(Language(lang), plain)
        return
    lesson = lesson_of(game)
    first = lesson.steps.index(lesson.step(step)) if step else 0
    LessonSession(lesson, lang, plain).run(first)


def _list(language: Language, plain: bool) -> None:
    heads = [language.text(f"learn-{head}") for head in ("id", "game", "steps")]
    rows = [
        [game, Language(language.code, game).text("name"), str(len(lesson_of(game).steps))]
        for game in games_with_lessons()
    ]
    screen = Screen(language, plain)
    print_grid(heads, rows, screen)
    screen.say(Message("learn-how"))


class LessonSession:
    """Runs a lesson in the terminal."""

    def __init__(self, lesson: Lesson, code: str, plain: bool) -> None:
        self.lesson = lesson
        self.language = Language(code, kind(lesson.game))
        self.screen = Screen(self.language, plain)

    def run(self, first: int = 0) -> None:
        """Run the steps from index ``first`` until the last, or until the person quits."""
        for number, step in enumerate(self.lesson.steps[first:], first + 1):
            try:
                self._sit(step)
                self._show(step, number)
                if step.task:
                    self._ask(step)
                elif number < len(self.lesson.steps):
                    self._wait()
            except (Quit, EOFError, KeyboardInterrupt):
                game = self.lesson.game
                self.screen.say(Message("learn-left", {"game": game, "step": str(number)}))
                return
        self.screen.heading(self.language.text("learn-end"))
        self.screen.say(Message("learn-next", {"game": self.lesson.game}))

    def _sit(self, step: LessonStep) -> None:
        """Name the learner's seat “you”; other seats keep their letters."""
        names = [""] * int(step.view.known.players)
        names[step.seat] = self.language.text("player-you")
        self.language = self.screen.language = self.language.with_names(names)

    def _show(self, step: LessonStep, number: int) -> None:
        words = step.words(self.language.code)
        heading = self.language.text(
            "learn-heading",
            name=self.language.text("name"),
            number=number,
            count=len(self.lesson.steps),
            title=words.title,
        )
        self.screen.heading(heading)
        self.screen.paragraph(words.text)
        self.screen.table(draw(step.view, self.language, self.screen.pen, False))
        if words.task:
            self.screen.lines([""])
            self.screen.paragraph(words.task, "bold")

    def _ask(self, step: LessonStep) -> None:
        """Ask until the task is solved."""
        words = step.words(self.language.code)
        view = step.view
        notation = [view.text(action) for action in view.legal]
        while True:
            text = self.screen.ask(self.language.text("learn-prompt"), notation)
            command = read_command(text, self.language, REQUESTS)
            if command == "quit":
                raise Quit
            if command in ("hint", "skip"):
                text = step.task[0]
                if command == "hint":
                    label = self.language.say(view.label(view.known.parse(text)), step.seat)
                    self.screen.say(Message("learn-hint", {"label": label, "text": text}))
                    continue
            if command == "help":
                self._offer(step)
            elif text and self._try(step, text, words):
                return

    def _try(self, step: LessonStep, text: str, words: LessonWords) -> bool:
        """Return whether the typed move solves the task, and print the outcome."""
        try:
            action = read_action(text, step.view, self.language)
        except Refused as refused:
            self.screen.refuse(refused, step.view.known.game, step.seat)
            return False
        tried = step.attempt(action)
        if not tried.is_done:
            self.screen.paragraph(words.other)
            return False
        self._follow(step, tried)
        self.screen.paragraph(words.done, "bold green")
        return True

    def _follow(self, step: LessonStep, tried: LessonTry) -> None:
        """Print the move, the other players' replies, and the table after them."""
        for told in tried.told:
            for message in told:
                self.screen.say(message, step.seat)
        after = tried.states[-1].view(step.seat)
        self.screen.table(draw(after, self.language, self.screen.pen, False))
        self.screen.lines([""])

    def _offer(self, step: LessonStep) -> None:
        """Print the legal moves and the available commands."""
        view = step.view
        entries = [
            (self.language.say(view.label(action), step.seat), view.text(action))
            for action in view.legal
        ]
        self.screen.menu(entries)
        self.screen.say(Message("learn-help"))

    def _wait(self) -> None:
        """Wait for Enter after a step without a task."""
        text = self.screen.ask(self.language.text("learn-continue"))
        if read_command(text, self.language, ("quit",)):
            raise Quit
