"""The scorekeeper at the terminal: questions after each round, and the score sheet."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message, Refused
from capicua.render.language import Language
from capicua.render.rules import rules_page
from capicua.table.scorekeeper import Scorekeeper
from capicua.terminal.input_parser import read_command, words_of
from capicua.terminal.score.answers import read_numbered, read_seat
from capicua.terminal.score.score_questions import ScoreQuestions, TakenBackError
from capicua.terminal.score.sheet_files import ScoreFile
from capicua.terminal.screen import Screen
from capicua.terminal.table.score_sheet import sheet_lines
from capicua.terminal.table.session import Quit

COMMANDS: Final = ("help", "score", "table", "rules", "undo", "save", "quit")


class Correction(Exception):
    """Raised to correct the round with this number."""

    def __init__(self, number: int) -> None:
        self.number = number


class ScoreSession:
    """Runs a score sheet in the terminal until the person quits."""

    def __init__(
        self, keeper: Scorekeeper, screen: Screen, file: ScoreFile, language: Language
    ) -> None:
        self.keeper = keeper
        self.screen = screen
        self.file = file
        self.language = language.with_names(keeper.names)
        screen.language = self.language
        self.interview = ScoreQuestions(
            screen, self.language, self._typed, self._show, self._refuse
        )
        file.open_csv(keeper, self.language)

    def run(self) -> None:
        """Ask for rounds until the person quits; each round is saved immediately."""
        names = self.language.join(self.keeper.names)
        self.screen.heading(self._text("keeper-begins", game=self._text("name"), names=names))
        if self.keeper.reports:
            self._show()
        try:
            while True:
                self._step()
        except (EOFError, KeyboardInterrupt, Quit):
            self._leave()

    def _leave(self) -> None:
        """Save the sheet, unless it is empty and no file was given."""
        self.screen.lines([""])
        if not (self.keeper.reports or self.file.is_wanted):
            return
        self._save()
        self.screen.lines([self._text("keeper-saved", path=str(self.file.path))])
        if self.file.csv is not None:
            self.screen.lines([self._text("keeper-exported", path=str(self.file.csv))])
        if not self.keeper.is_over:
            self.screen.lines([self._text("keeper-resume-hint")])

    # -- one round ---------------------------------------------------------------------------

    def _step(self) -> None:
        keeper = self.keeper
        try:
            if keeper.is_over:
                self._wait_at_the_end()
            else:
                sheet = keeper.next_sheet
                number = len(keeper.reports) + 1
                self.screen.lines([""])
                self.screen.say(sheet.opening)
                keeper.add(self.interview.report(sheet, number))
                self._written(number)
        except TakenBackError:
            self._undo()
        except Correction as correction:
            self._correct(correction.number)

    def _correct(self, number: int) -> None:
        try:
            sheet = self.keeper.sheet_of(number)
            self.keeper.correct(number, self.interview.report(sheet, number))
        except TakenBackError:
            self.screen.lines([self._text("keeper-unchanged", number=number)])
        except Correction as correction:
            self._correct(correction.number)
        except Refused as refused:
            self._refuse(refused)
        else:
            self._written(number)

    def _undo(self) -> None:
        try:
            self.keeper.undo()
        except Refused as refused:
            self._refuse(refused)
            return
        self.screen.lines([self._text("keeper-undone", number=len(self.keeper.reports) + 1)])
        self._save()
        self._show()

    def _written(self, number: int) -> None:
        """Explain the points, show the sheet and save it."""
        self.screen.lines([""])
        for message in self.keeper.explain(number):
            self.screen.say(message)
        self._show()
        self._save()

    def _wait_at_the_end(self) -> None:
        names = [self.language.name(seat) for seat in self.keeper.winners]
        self.screen.lines([""])
        self.screen.say(Message("match-winners", {"count": len(names), "names": names}))
        if self.keeper.finished:
            self.screen.lines([self._series()])
        self.screen.lines([self._text("keeper-next-hint")])
        text = self._typed(self._text("keeper-end-prompt"))
        if not text:
            raise Quit
        if read_command(text, self.language, ("rematch",)):
            self.keeper.begin_match()
            self._save()

    def _series(self) -> str:
        """Return a line with the matches won by each player."""
        won = [
            f"{self.language.name(seat)} {count}" for seat, count in enumerate(self.keeper.series)
        ]
        return self._text("keeper-series", won=self.language.join(won))

    # -- the keyboard ------------------------------------------------------------------------

    def _typed(self, prompt: str) -> str:
        """Return a line that is not a command; run commands; raise for ``undo`` and ``correct``."""
        while True:
            text = self.screen.ask(prompt, self._words())
            if not text or self._is_name(text):
                return text
            number = read_numbered(text, self._text("word-correct"))
            if number is not None:
                raise Correction(number)
            command = read_command(text, self.language, COMMANDS)
            if command == "undo":
                raise TakenBackError
            if command == "quit":
                raise Quit
            if command == "help":
                self.screen.lines([self._text(f"keeper-help-{n}") for n in range(1, 7)])
            elif command in ("score", "table"):
                self._show()
            elif command == "rules":
                self.screen.markdown(rules_page(self.keeper.game, self.language))
            elif command == "save":
                self._save()
                self.screen.lines([self._text("keeper-saved", path=str(self.file.path))])
            else:
                return text

    def _words(self) -> list[str]:
        """Return the words for Tab completion: names and commands."""
        commands = [f"command-{name}" for name in COMMANDS]
        return self.keeper.names + words_of(self.language, *commands, "word-correct")

    def _is_name(self, text: str) -> bool:
        try:
            read_seat(text, self.language)
        except Refused:
            return False
        return True

    # -- output --------------------------------------------------------------------------------

    def _show(self) -> None:
        lines: list[tuple[str, list[int] | str]] = []
        for row in self.keeper.rows:
            if not row.counts:
                lines.append((self._text("keeper-after", number=row.number), "–"))
            else:
                void = self._text("sheet-void")
                lines.append((str(row.number), void if row.points is None else row.points))
        sheet = sheet_lines(lines, self.keeper.totals, self.language, self.screen.pen)
        self.screen.lines(["", *sheet])

    def _save(self) -> None:
        try:
            self.file.save(self.keeper, self.language)
        except Refused as refused:
            self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        self.screen.refuse(refused)
        if isinstance(refused.__cause__, Refused):
            self.screen.say(refused.__cause__.message, style="red")

    def _text(self, id: str, **arguments: str | int) -> str:
        return self.language.text(id, **arguments)
