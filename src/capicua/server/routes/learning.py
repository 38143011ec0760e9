"""Routes of puzzles and lessons: the lists, the puzzle of the day, and attempts."""

from __future__ import annotations

import datetime
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from capicua.render.language import matching
from capicua.server import lessons
from capicua.server.answers import Sent, described, unchanging
from capicua.server.backroom import Backroom
from capicua.server.door import Door
from capicua.server.lessons import LessonList, LessonPage, LessonTried
from capicua.server.positions import Tap, Try
from capicua.server.puzzling import (
    DailyPuzzle,
    PuzzleList,
    PuzzlePage,
    Tried,
    Tries,
    Wish,
    daily,
    listed,
    page_of,
    touched,
)
from capicua.server.routes.asked import Day, Lang, PathId, PuzzleId
from capicua.table.protocol import Problem

Anyone = Request[Any, Any, Any]


@get("/api/puzzles", responses=described(PuzzleList), sync_to_thread=True)
def puzzle_list(request: Anyone) -> Response[bytes]:
    """Return every puzzle with its game, theme and difficulty."""
    return unchanging(request, listed(), "application/json")


@get("/api/puzzles/daily", sync_to_thread=True)
def daily_puzzle(day: Day = "") -> DailyPuzzle:
    """Return the puzzle of a day, for example ``2026-11-23``; default: today (UTC)."""
    return daily(day or datetime.datetime.now(datetime.UTC).date().isoformat())


@get("/api/puzzles/{puzzle:str}", responses=described(PuzzlePage))
async def puzzle_page(
    request: Anyone,
    puzzle: PuzzleId,
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Response[bytes]:
    """Return a puzzle as its player sees it, without the solution."""
    door.admit_work(request)
    return unchanging(request, await backroom.do(page_of, puzzle), "application/json")


@post("/api/puzzles/{puzzle:str}/try", status_code=200, responses=described(Tried))
async def puzzle_try(
    request: Anyone,
    puzzle: PuzzleId,
    data: JSONBody[Try],
    door: NamedDependency[Door],
    tries: NamedDependency[Tries],
) -> Response[bytes]:
    """Try an action, and return whether it is right, what a wrong one costs, and why."""
    door.admit_work(request)
    return Sent(await tries.find(Wish(puzzle, data.action), door.address_of(request)), False)


@post("/api/puzzles/{puzzle:str}/solution", status_code=200, responses=described(Tried))
async def puzzle_solution(
    request: Anyone,
    puzzle: PuzzleId,
    door: NamedDependency[Door],
    tries: NamedDependency[Tries],
) -> Response[bytes]:
    """Return the solution, for a player who gives up."""
    door.admit_work(request)
    return Sent(await tries.find(Wish(puzzle, None), door.address_of(request)), False)


@post("/api/puzzles/{puzzle:str}/why", status_code=200)
async def puzzle_why(
    request: Anyone,
    puzzle: PuzzleId,
    data: JSONBody[Tap],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Problem:
    """Return why touching these things does nothing, with the rule id."""
    door.admit_work(request)
    return await backroom.do(touched, puzzle, data.touch)


@get("/api/lessons", responses=described(LessonList), sync_to_thread=True)
def lesson_list(request: Anyone) -> Response[bytes]:
    """Return every game with a lesson, and the number of its steps."""
    return unchanging(request, lessons.listed(), "application/json")


@get("/api/lessons/{game:str}", responses=described(LessonPage))
async def lesson_page(
    request: Anyone,
    game: PathId,
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
    lang: Lang = "en",
) -> Response[bytes]:
    """Return the lesson of a game, each step as the learner sees it."""
    door.admit_work(request)
    page = await backroom.do(lessons.page_of, game, matching(lang))
    return unchanging(request, page, "application/json")


@post("/api/lessons/{game:str}/{step:str}/try", status_code=200)
async def lesson_try(
    request: Anyone,
    game: PathId,
    step: PathId,
    data: JSONBody[Try],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
    lang: Lang = "en",
) -> LessonTried:
    """Try an action at a step, and return whether it is allowed and fulfils the task."""
    door.admit_work(request)
    return await backroom.do(lessons.tried, game, step, data.action, matching(lang))


@post("/api/lessons/{game:str}/{step:str}/why", status_code=200)
async def lesson_why(
    request: Anyone,
    game: PathId,
    step: PathId,
    data: JSONBody[Tap],
    door: NamedDependency[Door],
    backroom: NamedDependency[Backroom],
) -> Problem:
    """Return why touching these things at a step does nothing, with the rule id."""
    door.admit_work(request)
    return await backroom.do(lessons.touched, game, step, data.touch)


HANDLERS: Final = [
    puzzle_list,
    daily_puzzle,
    puzzle_page,
    puzzle_try,
    puzzle_solution,
    puzzle_why,
    lesson_list,
    lesson_page,
    lesson_try,
    lesson_why,
]
"""Routes of puzzles and lessons."""
