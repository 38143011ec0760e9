"""Routes of puzzles, lessons and drills: lists, the puzzle of the day, and attempts."""

from __future__ import annotations

import datetime

from litestar import Response, get, post
from litestar.params import JSONBody

from capicua.api.study import lessons
from capicua.api.study.drills import DrillAsked, DrillSeries, drill_query
from capicua.api.study.lessons import LessonList, LessonPage, LessonTried
from capicua.api.study.positions import Tap, Try
from capicua.api.study.puzzles import (
    DailyPuzzle,
    PuzzleList,
    PuzzlePage,
    PuzzleQuery,
    Tried,
    daily,
    listed,
    page_of,
    touched,
)
from capicua.render.language import matching
from capicua.server.http.responses import told, unchanging
from capicua.server.http.routes.parameters import Day, Lang, PathId, PuzzleId, ServerRequest
from capicua.table.frames.protocol import Problem


@get("/api/puzzles", sync_to_thread=True, **told(PuzzleList))
def puzzle_list(request: ServerRequest) -> Response[bytes]:
    """Return every puzzle with its game, theme and difficulty."""
    return unchanging(request, listed(), "application/json")


@get("/api/puzzles/daily", sync_to_thread=True)
def daily_puzzle(day: Day = "") -> DailyPuzzle:
    """Return the puzzle of a day, for example ``2026-11-23``; default: today (UTC)."""
    return daily(day or datetime.datetime.now(datetime.UTC).date().isoformat())


@get("/api/puzzles/{puzzle:str}", **told(PuzzlePage))
async def puzzle_page(request: ServerRequest, puzzle: PuzzleId) -> Response[bytes]:
    """Return a puzzle as its player sees it, without the solution."""
    request.admit_work()
    page = await request.threads.do(page_of, puzzle)
    return unchanging(request, page, "application/json")


@post("/api/puzzles/{puzzle:str}/try", **told(Tried))
async def puzzle_try(
    request: ServerRequest, puzzle: PuzzleId, data: JSONBody[Try]
) -> Response[bytes]:
    """Try an action, and return whether it is right, what a wrong one costs, and why."""
    request.admit_work()
    return await request.answer(PuzzleQuery(puzzle, data.action))


@post("/api/puzzles/{puzzle:str}/solution", **told(Tried))
async def puzzle_solution(request: ServerRequest, puzzle: PuzzleId) -> Response[bytes]:
    """Return the solution, for a player who gives up."""
    request.admit_work()
    return await request.answer(PuzzleQuery(puzzle, None))


@post("/api/puzzles/{puzzle:str}/why", status_code=200)
async def puzzle_why(request: ServerRequest, puzzle: PuzzleId, data: JSONBody[Tap]) -> Problem:
    """Return why touching these things does nothing, with the rule id."""
    request.admit_work()
    return await request.threads.do(touched, puzzle, data.touch)


@get("/api/lessons", sync_to_thread=True, **told(LessonList))
def lesson_list(request: ServerRequest) -> Response[bytes]:
    """Return every game with a lesson, and the number of its steps."""
    return unchanging(request, lessons.listed(), "application/json")


@get("/api/lessons/{game:str}", **told(LessonPage))
async def lesson_page(request: ServerRequest, game: PathId, lang: Lang = "en") -> Response[bytes]:
    """Return the lesson of a game, each step as the learner sees it."""
    request.admit_work()
    page = await request.threads.do(lessons.page_of, game, matching(lang))
    return unchanging(request, page, "application/json")


@post("/api/lessons/{game:str}/{step:str}/try", status_code=200)
async def lesson_try(
    request: ServerRequest, game: PathId, step: PathId, data: JSONBody[Try], lang: Lang = "en"
) -> LessonTried:
    """Try an action at a step, and return whether it is allowed and fulfils the task."""
    request.admit_work()
    return await request.threads.do(lessons.tried, game, step, data.action, matching(lang))


@post("/api/lessons/{game:str}/{step:str}/why", status_code=200)
async def lesson_why(
    request: ServerRequest, game: PathId, step: PathId, data: JSONBody[Tap]
) -> Problem:
    """Return why touching these things at a step does nothing, with the rule id."""
    request.admit_work()
    return await request.threads.do(lessons.touched, game, step, data.touch)


@post("/api/drills", **told(DrillSeries))
async def drill_series(request: ServerRequest, data: JSONBody[DrillAsked]) -> Response[bytes]:
    """Return a series of exercises of a drill, with their answers."""
    request.admit_work()
    return await request.answer(drill_query(data))
