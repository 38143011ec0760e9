"""Puzzles for the browser: the list, the position of each, and the outcome of an attempt.

The deal and the solution are not sent before the solution is found or asked for. The cost of an
attempt takes some tenths of a second of CPU time. It is computed in a worker process, once for all
who try the same.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct, json

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.study.positions import MoveMade, Position, played, position_of, refusal_of
from capicua.core.messages import Message, Refused
from capicua.learn import Attempt, Puzzle, games_with_puzzles, of_the_day, puzzle_of, puzzles_of
from capicua.table.frames.protocol import Problem, Text

FIRST_DAY: Final = datetime.date(2026, 1, 1)
LAST_DAY: Final = datetime.date(2099, 12, 31)
"""The first and last day that have a puzzle."""


class PuzzleLine(Struct):
    """A puzzle in the list."""

    id: str
    game: str
    theme: str
    """Its label is ``puzzle-theme-<theme>``."""
    difficulty: int
    """1 to 5."""


class PuzzleList(Struct):
    """All puzzles, grouped by game, easiest first."""

    puzzles: list[PuzzleLine]


class DailyPuzzle(Struct):
    """The puzzle of a day, the same for everybody."""

    day: str
    puzzle: PuzzleLine


class PuzzlePage(Struct):
    """A puzzle and its position."""

    puzzle: PuzzleLine
    position: Position


class Solution(Struct):
    """The solution of a puzzle, and the reasons for it."""

    best: Text
    other: Text
    """The second-best action."""
    chance: float
    """The chance of winning the round with the solution, from 0 to 1."""
    next: float
    """The chance of winning with the second-best action."""
    reasons: list[Text]
    """Arguments for the solution; clients replace ``instead`` with the other action."""
    after: MoveMade


class Tried(Struct):
    """The outcome of an attempt."""

    right: bool
    label: Text
    """The attempted action."""
    reasons: list[Text]
    """For a wrong attempt: arguments for the solution that do not name it."""
    lost: float
    """The chance of winning that a wrong attempt gives away, from 0 to 1."""
    solution: Solution | None = None


@dataclass(frozen=True)
class PuzzleQuery(Query):
    """An attempt at a puzzle; without an action, a request for the solution.

    It is a job like a hint: somebody waits for it, and it should not stand behind whole reviews.
    """

    shelf = AnswerCache("attempts", JobKind.HINT, kept=2000)  # some 3 kB each

    id: str
    action: int | None

    def answer(self) -> Tried:
        """Return the outcome. Raise ``Refused``."""
        attempt = Attempt(puzzle_of(self.id))
        action = attempt.solution if self.action is None else self.action
        verdict = attempt.attempt(action)
        reasons = [Text.of(reason) for reason in verdict.reasons]
        label = Text.of(attempt.view.label(action))
        if verdict.is_right:
            return Tried(True, label, [], 0.0, _solution(attempt, label, reasons))
        # One reason serves as a hint that does not name the solution, as at the terminal.
        return Tried(False, label, reasons[:1], round(max(0.0, verdict.decision.chance.value), 3))


@cache
def listed() -> bytes:
    """Return the list of puzzles as JSON."""
    found = [line_of(puzzle) for game in games_with_puzzles() for puzzle in puzzles_of(game)]
    return json.encode(PuzzleList(found))


def line_of(puzzle: Puzzle) -> PuzzleLine:
    """Return the entry of a puzzle in the list."""
    return PuzzleLine(puzzle.id, puzzle.game, puzzle.theme, puzzle.difficulty)


def daily(text: str) -> DailyPuzzle:
    """Return the puzzle of a day given as ``2026-11-23``. Raise ``Refused``."""
    day = day_of(text)
    return DailyPuzzle(day.isoformat(), line_of(of_the_day(day)))


def day_of(text: str) -> datetime.date:
    """Parse a day given as ``2026-11-23``. Raise ``Refused`` if it has no puzzle and deals."""
    try:
        day = datetime.date.fromisoformat(text)
    except ValueError:
        day = datetime.date.min
    if not FIRST_DAY <= day <= LAST_DAY:
        first, last = str(FIRST_DAY), str(LAST_DAY)
        raise Refused(Message("puzzle-day", {"day": text, "first": first, "last": last}))
    return day


@lru_cache(maxsize=200)
def page_of(id: str) -> bytes:
    """Return a puzzle and its position as JSON. Raise ``Refused``."""
    puzzle = puzzle_of(id)
    state = puzzle.moment()
    return json.encode(PuzzlePage(line_of(puzzle), position_of(state, int(state.turn))))


def touched(id: str, things: list[str]) -> Problem:
    """Return why touching these things at a puzzle does nothing. Raise ``Refused``."""
    return refusal_of(Attempt(puzzle_of(id)).view, things)


def _solution(attempt: Attempt, best: Text, reasons: list[Text]) -> Solution:
    puzzle, before, after = attempt.puzzle, attempt.puzzle.moment(), attempt.aftermath()
    said = [*before.narrate(attempt.solution, after), *(after.ending() if after.is_over else ())]
    return Solution(
        best=best,
        other=Text.of(attempt.view.label(before.parse(puzzle.other))),
        chance=puzzle.chance,
        next=puzzle.next,
        reasons=reasons,
        after=played(before, after, said, attempt.seat),
    )
