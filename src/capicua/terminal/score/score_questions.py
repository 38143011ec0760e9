"""Questions about a round with real tiles, repeated until the answers form a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from capicua.core.messages import BadText, Message, Refused
from capicua.core.seats import NOBODY
from capicua.core.sheet import Answer, Question, Report, ScoreSheet
from capicua.core.tiles.tile import parse_tiles
from capicua.render.language import Language
from capicua.terminal.input_parser import words_of
from capicua.terminal.score.answers import read_answer, read_ending, read_times
from capicua.terminal.screen import Screen

Told = Answer | list[Answer]
"""An answer, or everybody's answers to a question asked once for the whole table."""


class TakenBackError(Exception):
    """Raised by ``undo`` as an answer; leaves the interview at the first question."""


@dataclass(frozen=True)
class ScoreQuestions:
    """Asks for the facts of a round."""

    screen: Screen
    language: Language
    typed: Callable[[str], str]
    """Reads a line that is not a command; may raise ``TakenBackError``."""
    show: Callable[[], None]
    """Displays the sheet."""
    refuse: Callable[[Refused], None]
    """Explains why an answer is invalid."""

    def report(self, sheet: ScoreSheet, number: int) -> Report:
        """Ask the questions of a round and return the report; ``undo`` goes back one question."""
        one_way = len(sheet.endings) == 1 and not sheet.endings[0].names_seat
        ending = self._ask_ending(sheet, number)
        answers: list[Told] = []
        while True:
            steps = [
                (question, seat)
                for question in sheet.asked(ending[0])
                for seat in sheet.respondents(question, ending[1])
            ]
            try:
                if len(answers) < len(steps):
                    question, seat = steps[len(answers)]
                    same = sum([step[0] is question for step in steps[: len(answers)]])
                    earlier = answers[len(answers) - same :]
                    answers.append(self._ask(sheet, question, seat, answers, earlier))
                    continue
                report = _report(sheet, ending, steps, answers)
                sheet.round(report)
                return report
            except TakenBackError:
                if answers:
                    answers.pop()
                elif one_way:
                    raise
                else:
                    ending = self._ask_ending(sheet, number)
            except Refused as refused:
                self.refuse(refused)
                if not answers:
                    ending = self._ask_ending(sheet, number)
                answers = answers[:-1]

    def _ask_ending(self, sheet: ScoreSheet, number: int) -> tuple[str, int]:
        first, *others = sheet.endings
        if not others and not first.names_seat:
            self.screen.lines([self._text("keeper-round", number=number)])
            return first.id, NOBODY
        words = [
            words_of(self.language, f"ending-{ending.id}")[0]
            + (f" {self._text('keeper-name')}" if ending.names_seat else "")
            for ending in others
        ]
        question = self._text(f"ask-ending-{first.id}")
        choices = self.language.join([self._text("keeper-name"), *words])
        prompt = self._text("keeper-prompt", number=number, question=question, choices=choices)
        while True:
            text = self.typed(prompt)
            if not text:
                self.show()
                continue
            try:
                return read_ending(text, sheet, self.language)
            except Refused:
                self.refuse(BadText(Message("ending-wanted", {"text": text, "choices": choices})))

    def _ask(
        self,
        sheet: ScoreSheet,
        question: Question,
        seat: int,
        answers: Sequence[Told],
        earlier: Sequence[Told],
    ) -> Told:
        """Ask until the answer fits ``answers`` and the ``earlier`` ones to this question."""
        prompt = self._prompt(sheet, question, seat)
        while True:
            text = self.typed(prompt)
            try:
                if question.asks == "times":
                    times = read_times(text, self.language)
                    for answer in times:
                        sheet.check_answer(question, answer)
                    sheet.check_together(question, times)
                    return times
                answer = read_answer(text, question, sheet, self.language)
                sheet.check_answer(question, answer, _tiles(answers, sheet))
                sheet.check_together(question, [*earlier, answer])  # type: ignore[list-item]
                return answer
            except Refused as refused:
                self.refuse(refused)

    def _prompt(self, sheet: ScoreSheet, question: Question, seat: int) -> str:
        sides = sheet.game.sides
        mates = [other for other, side in enumerate(sides) if side == sides[seat]]
        names = [self.language.name(other) for other in mates]
        text = self._text(
            f"ask-{question.id}",
            player=seat,
            side=self.language.join(names) if question.of == "sides" else "",
            count=question.count,
            words=_span(question.words),
        )
        return f"  {text}"

    def _text(self, id: str, **arguments: str | int) -> str:
        return self.language.text(id, **arguments)


def _tiles(answers: Sequence[Told], sheet: ScoreSheet) -> list[int]:
    """Return the tiles entered so far."""
    texts = [str(tile) for answer in answers if isinstance(answer, list) for tile in answer]
    return parse_tiles(" ".join([text for text in texts if "-" in text]), sheet.game.high)


def _report(
    sheet: ScoreSheet,
    ending: tuple[str, int],
    steps: Sequence[tuple[Question, int]],
    answers: Sequence[Told],
) -> Report:
    """Return the answers in the order of seats or sides, with 0 for a seat not asked."""
    found: dict[str, list[Answer]] = {}
    for (question, _), answer in zip(steps, answers, strict=True):
        if question.asks == "times":
            assert isinstance(answer, list)
            found[question.id] = list(answer)
        else:
            found.setdefault(question.id, []).append(answer)  # type: ignore[arg-type]
    for question in sheet.asked(ending[0]):
        if question.spares and ending[1] != NOBODY:
            found[question.id].insert(ending[1], 0)
    return Report(ending[0], ending[1], found)


def _span(words: Sequence[str]) -> str:
    """Return words as a list, with runs of consecutive numbers as ``30–42``."""
    parts: list[list[str]] = []
    for word in words:
        last = parts[-1][-1] if parts else ""
        if word.isdecimal() and last.isdecimal() and int(word) == int(last) + 1:
            parts[-1].append(word)
        else:
            parts.append([word])
    return ", ".join(
        f"{part[0]}–{part[-1]}" if len(part) > 2 else ", ".join(part) for part in parts
    )
