"""Puzzles for the browser: the list, the position of each, and what becomes of a try.

Nobody is sent the deal or the solution before it is found or asked for. What a try costs takes
some tenths of a second of a processor; it is worked out in a process of its own, once for all who
try the same.
"""

from __future__ import annotations

import datetime
from functools import cache, lru_cache
from typing import Final, NamedTuple

from msgspec import Struct, json

from capicua.core.reasons import Message, Refused
from capicua.learn import Attempt, Puzzle, games_with_puzzles, of_the_day, puzzle_of, puzzles_of
from capicua.server.answering import Answering, answered
from capicua.server.positions import MoveMade, Position, played, position_of, refusal_of
from capicua.server.scheduling import Kind
from capicua.server.thinking import Thinkers
from capicua.table.protocol import Problem, Text

KEPT: Final = 2000
"""Tries whose answer is kept, some 3 kB each."""
FIRST_DAY: Final = datetime.date(2026, 1, 1)
LAST_DAY: Final = datetime.date(2099, 12, 31)
"""Days that have a puzzle."""


class PuzzleLine(Struct):
    """A puzzle in the list."""

    id: str
    game: str
    theme: str
    """Its words are ``puzzle-theme-<theme>``."""
    difficulty: int
    """1 to 5."""


class PuzzleList(Struct):
    """Every puzzle there is, those of a game together, its easiest first."""

    puzzles: list[PuzzleLine]


class DailyPuzzle(Struct):
    """The puzzle of a day, the same for everybody."""

    day: str
    puzzle: PuzzleLine


class PuzzlePage(Struct):
    """A puzzle to be solved."""

    puzzle: PuzzleLine
    position: Position


class Solution(Struct):
    """The solution of a puzzle, and why it is one."""

    best: Text
    other: Text
    """The best of all other actions."""
    chance: float
    """The chance of winning the round with the solution, from 0 to 1."""
    next: float
    """The chance with the best other action."""
    reasons: list[Text]
    """What speaks for the solution; ``instead`` in their values is to be the other action."""
    after: MoveMade


class Tried(Struct):
    """What became of a try."""

    right: bool
    label: Text
    """What was tried."""
    reasons: list[Text]
    """Of a wrong try: what speaks for the solution, without naming it."""
    lost: float
    """By how much less often a wrong try wins the round, from 0 to 1."""
    solution: Solution | None = None


class Wish(NamedTuple):
    """A try at a puzzle; without an action the solution is asked for."""

    id: str
    action: int | None


class Tries(Answering[Wish]):
    """Tries that were made, each worked out once."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__(thinkers, tried, Kind.REVIEW, KEPT)


@cache
def listed() -> bytes:
    """Return the list of puzzles as JSON."""
    found = [line_of(puzzle) for game in games_with_puzzles() for puzzle in puzzles_of(game)]
    return json.encode(PuzzleList(found))


def line_of(puzzle: Puzzle) -> PuzzleLine:
    """Return what the list says of a puzzle."""
    return PuzzleLine(puzzle.id, puzzle.game, puzzle.theme, puzzle.difficulty)


def daily(text: str) -> DailyPuzzle:
    """Return the puzzle of a day given as ``2026-11-23``; raises ``Refused``."""
    day = day_of(text)
    return DailyPuzzle(day.isoformat(), line_of(of_the_day(day)))


def day_of(text: str) -> datetime.date:
    """Return a day that has a puzzle and deals, given as ``2026-11-23``; raises ``Refused``."""
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
    """Return a puzzle to be solved, as JSON; raises ``Refused``."""
    puzzle = puzzle_of(id)
    state = puzzle.moment()
    return json.encode(PuzzlePage(line_of(puzzle), position_of(state, int(state.turn))))


def touched(id: str, things: list[str]) -> Problem:
    """Return why touching some things at a puzzle does nothing; raises ``Refused``."""
    return refusal_of(Attempt(puzzle_of(id)).view, things)


def tried(wish: Wish) -> bytes | Problem:
    """Return what became of a try, as JSON; or why nothing did."""
    return answered(_tried, wish)


def _tried(id: str, action: int | None) -> Tried:
    attempt = Attempt(puzzle_of(id))
    action = attempt.solution if action is None else action
    verdict = attempt.attempt(action)
    reasons = [Text.of(reason) for reason in verdict.reasons]
    label = Text.of(attempt.view.label(action))
    if verdict.is_right:
        return Tried(True, label, [], 0.0, _solution(attempt, label, reasons))
    # One reason is a hint that does not name the solution, as at the terminal.
    return Tried(False, label, reasons[:1], round(max(0.0, verdict.decision.chance.value), 3))


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
