"""The ``study`` command: reads a study, chapter by chapter, and checks what it claims."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capicua.core.messages import Message, Refused
from capicua.core.seats import EVERYTHING, seat_letter
from capicua.core.state import State
from capicua.core.view import View
from capicua.learn.claims import wrong_claim
from capicua.learn.study import (
    ORDER,
    Chapter,
    Study,
    StudyMove,
    StudyTask,
    check_study,
    in_language,
    study_from,
    study_of,
)
from capicua.render.language import Language
from capicua.render.text import draw
from capicua.review.continuation import after, possible_actions
from capicua.terminal.application import Lang, Plain, app
from capicua.terminal.completion import complete_studies
from capicua.terminal.files import file_bytes
from capicua.terminal.input_parser import read_action, read_command
from capicua.terminal.reports.output import print_grid
from capicua.terminal.screen import Screen
from capicua.terminal.table.session import Quit
from capicua.terminal.usage_errors import Command

REQUESTS = ("help", "hint", "skip", "quit")
"""Commands available instead of a move."""


@app.command("study", cls=Command, help="help-study")
def read_one(
    study: Annotated[
        str, typer.Argument(metavar="study", show_default=False, autocompletion=complete_studies)
    ] = "",
    chapter: Annotated[int, typer.Option("--chapter", min=1, metavar="number")] = 1,
    check: Annotated[bool, typer.Option("--check", help="help-study-check")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> int:
    """Read a study of the package or of a file, or list those of the package."""
    language = Language(lang)
    if not study:
        _list(language, plain)
        return 0
    file = Path(study)
    found = study_of(study) if study in ORDER or not file.exists() else study_from(file_bytes(file))
    check_study(found)
    if check:
        return _check(found, Screen(language, plain))
    if chapter > len(found.chapters):
        raise Refused(
            Message("study-no-chapter", {"chapter": chapter, "high": len(found.chapters)})
        )
    StudySession(found, study, lang, plain).run(chapter)
    return 0


def _list(language: Language, plain: bool) -> None:
    heads = [language.text(f"study-{head}") for head in ("id", "title", "count")]
    rows = []
    for id in ORDER:
        study = study_of(id)
        title = in_language(study.head.title, language.code)
        rows.append([id, title, str(len(study.chapters))])
    screen = Screen(language, plain)
    print_grid(heads, rows, screen)
    screen.say(Message("study-how"))


def _check(study: Study, screen: Screen) -> int:
    """Print every claim that does not hold, and return the exit code."""
    wrong = count = 0
    for number, chapter in enumerate(study.chapters, 1):
        start = chapter.start()
        for claim in chapter.claims:
            count += 1
            problem = wrong_claim(start, claim)
            if problem:
                wrong += 1
                screen.say(
                    Message(
                        "study-claim",
                        {"chapter": number, "claim": str(claim), "problem": problem},
                    )
                )
    screen.say(Message("study-checked", {"count": count, "wrong": wrong}))
    return 1 if wrong else 0


class StudySession:
    """Shows a study in the terminal."""

    def __init__(self, study: Study, name: str, code: str, plain: bool) -> None:
        self.study = study
        self.name = name
        self.language = Language(code)
        self.screen = Screen(self.language, plain)

    def run(self, first: int = 1) -> None:
        """Show the chapters from number ``first`` until the last, or until the person quits."""
        chapters = self.study.chapters
        for number, chapter in enumerate(chapters[first - 1 :], first):
            try:
                self._show(chapter, number)
                if number < len(chapters):
                    self._wait()
            except (Quit, EOFError, KeyboardInterrupt):
                self.screen.say(Message("study-left", {"study": self.name, "chapter": str(number)}))
                return
        self.screen.heading(self.language.text("study-end"))

    def _show(self, chapter: Chapter, number: int) -> None:
        state = chapter.start()
        letters = [seat_letter(seat) for seat in range(int(state.players))]
        self.language = Language(self.language.code, state.game.id).with_names(letters)
        self.screen.language = self.language
        title = self.language.text(
            "study-heading",
            number=number,
            count=len(self.study.chapters),
            title=in_language(chapter.title, self.language.code),
        )
        self.screen.heading(title)
        self._paragraph(in_language(chapter.text, self.language.code))
        self._table(state, chapter)
        if chapter.task is not None:
            self._ask(state, chapter.task)
        for move in chapter.moves:
            self._wait()
            state = self._follow(state, move, chapter)

    def _table(self, state: State, chapter: Chapter) -> None:
        self.screen.table(draw(_view(state, chapter), self.language, self.screen.pen, False))

    def _follow(self, state: State, move: StudyMove, chapter: Chapter) -> State:
        """Print a move, what else was possible, and the table after it."""
        step = after(state, move.action)
        for message in step.said:
            self.screen.say(message)
        self._paragraph(in_language(move.comment, self.language.code))
        for variation in move.variations:
            line = "; ".join(each.action for each in variation.moves)
            said = [in_language(variation.comment, self.language.code)]
            said += [in_language(each.comment, self.language.code) for each in variation.moves]
            text = self.language.text("study-instead", moves=line)
            self._paragraph(" ".join([text, *filter(None, said)]))
        self._table(step.state, chapter)
        return step.state

    def _ask(self, state: State, task: StudyTask) -> None:
        """Ask until the task is solved, or skipped."""
        code = self.language.code
        wanted = in_language(task.text, code)
        self.screen.lines([""])
        player = self.language.name(int(state.turn))
        self.screen.paragraph(wanted or self.language.text("study-task", player=player), "bold")
        notation = list(possible_actions(state))
        view = state.view(int(state.turn)) if state.viewer == EVERYTHING else state.view()
        while True:
            text = self.screen.ask(self.language.text("learn-prompt"), notation)
            command = read_command(text, self.language, REQUESTS)
            if command == "quit":
                raise Quit
            if command == "hint":
                first = task.accepted[0]
                label = self.language.say(state.label(state.parse(first)))
                self.screen.say(Message("learn-hint", {"label": label, "text": first}))
            elif command == "help":
                labels = possible_actions(state)
                self.screen.menu([(self.language.say(labels[each]), each) for each in notation])
                self.screen.say(Message("learn-help"))
            elif command == "skip" or (text and self._solves(text, view, task)):
                break
        self.screen.paragraph(in_language(task.done, code), "bold green")

    def _solves(self, text: str, view: View, task: StudyTask) -> bool:
        """Return whether a typed move solves the task, and answer one that does not."""
        try:
            action = view.text(read_action(text, view, self.language))
        except Refused as refused:
            self.screen.refuse(refused, view.known.game, view.seat)
            return False
        if action in task.accepted:
            return True
        said = in_language(task.other, self.language.code)
        self.screen.paragraph(said or self.language.text("study-other"))
        return False

    def _paragraph(self, text: str) -> None:
        for part in text.split("\n"):
            if part.strip():
                self.screen.paragraph(part)

    def _wait(self) -> None:
        text = self.screen.ask(self.language.text("learn-continue"))
        if read_command(text, self.language, ("quit",)):
            raise Quit


def _view(state: State, chapter: Chapter) -> View:
    """Return what the reader of a chapter sees of a position."""
    if chapter.hands == "all" or state.is_over or state.viewer != EVERYTHING:
        return state.view()
    return state.view(int(state.turn))
