"""Routes of the pictures of positions: those that messengers show next to a link, and on paper."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter, RawBody

from capicua.api.bot_jobs import bot_job
from capicua.api.models import WholeReplay
from capicua.api.pictures import (
    DealPreview,
    LinkPreview,
    PaperPicture,
    PuzzlePreview,
    ReplayPreview,
    TablePicture,
)
from capicua.api.replays import ALL_HANDS, finished_of
from capicua.core.messages import Message, Refused
from capicua.render.language import matching
from capicua.server.http.access import cookie_token
from capicua.server.http.open_graph import LAST_STEP
from capicua.server.http.responses import unchanging
from capicua.server.http.routes.parameters import (
    LONGEST_RECORD,
    Lang,
    PathId,
    PathNumber,
    Point,
    PuzzleId,
    RoundNumber,
    ServerRequest,
    StepNumber,
    record_text,
)
from capicua.server.http.routes.replays import finished
from capicua.table.frames.protocol import HouseRules
from capicua.table.play.seats import STAND_IN
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

SVG: Final = "image/svg+xml"
HIGHEST_DEAL: Final = 999_999_999
Step = Annotated[int, QueryParameter(name="step", ge=0, le=LAST_STEP)]
DealNumber = Annotated[int, PathParameter(ge=1, le=HIGHEST_DEAL)]
MAX_AGE: Final = 86_400
"""How long clients and proxies cache a picture, in seconds; pictures never change."""
NOT_OPTIONS: Final = frozenset({"game", "preset", "seats", "deal", "lang"})
"""Query parameters of a deal that are not options."""


@get("/api/tables/{table:str}/replay/{round:int}/picture.png", media_type="image/png")
async def replay_picture(
    request: ServerRequest,
    table: PathId,
    round: PathNumber,
    step: Step = 0,
    point: Point = ALL_HANDS,
    lang: Lang = "en",
) -> Response[bytes]:
    """Return a picture of a finished round, after ``step`` moves or at its end."""
    request.admit_work()
    # Only the people at a table may see some rounds, so no cache may keep what a cookie admits to.
    max_age = MAX_AGE if cookie_token(request, table) is None else 0
    text = await finished(request, table, _record_of)
    moment = ReplayPreview(text, round, step, point, matching(lang))
    return await _png(request, moment, max_age)


@get("/api/tables/{table:str}/picture.svg", media_type=SVG)
async def table_picture(
    request: ServerRequest, table: PathId, lang: Lang = "en"
) -> Response[bytes]:
    """Return a picture of a listed table in play as anybody who watches sees it.

    It shows no hands: during a round, spectators see none.
    """
    request.admit_work()
    room = (await request.registry.get(table)).room
    if not (room.plan.listed and room.watch_by_address):
        raise Refused(Message("visit-no-watching"))
    if not room.deals or isinstance(room, RetiredTable):
        raise Refused(Message("not-begun"))
    job = bot_job(STAND_IN, 0, room.bot_rng(), room.round)
    names = tuple(sitting.name for sitting in room.sittings)
    found = await request.find(TablePicture(job, names, matching(lang)))
    return unchanging(request, found, SVG)


@get("/api/games/{game:str}/deals/{number:int}/picture.png", media_type="image/png")
async def deal_picture(
    request: ServerRequest, game: PathId, number: DealNumber, lang: Lang = "en"
) -> Response[bytes]:
    """Return a picture of a numbered deal of a solitaire, before the first move.

    The query holds the preset, and every changed option under its name.
    """
    request.admit_work()
    rules = asked_rules(request, game)
    options = tuple(sorted(rules.options.items()))
    return await _png(
        request, DealPreview(rules.game, rules.preset, options, number, matching(lang))
    )


@get("/api/puzzles/{puzzle:str}/picture.png", media_type="image/png")
async def puzzle_picture(
    request: ServerRequest, puzzle: PuzzleId, lang: Lang = "en"
) -> Response[bytes]:
    """Return a picture of a puzzle as its player sees it, without the solution."""
    request.admit_work()
    return await _png(request, PuzzlePreview(puzzle, matching(lang)))


@get("/api/puzzles/{puzzle:str}/paper.svg", media_type=SVG)
async def puzzle_paper(
    request: ServerRequest, puzzle: PuzzleId, lang: Lang = "en"
) -> Response[bytes]:
    """Return a picture of a puzzle to print, without the solution."""
    request.admit_work()
    found = await request.find(PaperPicture(PuzzlePreview(puzzle, matching(lang))))
    return unchanging(request, found, SVG, MAX_AGE)


@post("/api/replay/paper", request_max_body_size=LONGEST_RECORD, media_type=SVG)
async def replay_paper(
    request: ServerRequest,
    body: RawBody,
    number: RoundNumber = 1,
    step: StepNumber = 0,
    lang: Lang = "en",
) -> Response[bytes]:
    """Return a picture to print of a round of a record, which is the body, with all hands.

    ``round`` counts from 1, ``step`` is the number of moves made.
    """
    request.admit_work()
    moment = ReplayPreview(record_text(body), number, step, ALL_HANDS, matching(lang))
    return Response(await request.find(PaperPicture(moment)), media_type=SVG, status_code=200)


def asked_rules(request: ServerRequest, game: str) -> HouseRules:
    """Return the house rules in a query. Raise ``Refused`` if they are invalid."""
    query = dict(request.query_params)
    options = {name: value for name, value in query.items() if name not in NOT_OPTIONS}
    asked = {"game": game, "preset": query.get("preset", ""), "options": options}
    try:
        return msgspec.convert(asked, HouseRules)
    except msgspec.ValidationError as error:
        raise Refused(Message("bad-request", {"detail": str(error)[:300]})) from None


def _record_of(room: Room) -> str:
    found = finished_of(room)
    if isinstance(found, WholeReplay):  # its rounds are stored as zones, which cannot be drawn
        raise Refused(Message("replay-other-version", {"version": room.edition.version}))
    return found


async def _png(
    request: ServerRequest, picture: LinkPreview, max_age: int = MAX_AGE
) -> Response[bytes]:
    return unchanging(request, await request.find(picture), "image/png", max_age)
